"""Many games stepped together, for whoever trains a policy on them: docs/environments.md."""

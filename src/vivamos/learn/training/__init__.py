"""Policies that learn from self-play, with PyTorch: docs/training.md. No machine code of ours is here."""

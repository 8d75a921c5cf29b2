"""Our games for the tools of others, an extra each: Gymnasium, PettingZoo, OpenSpiel (docs/environments.md)."""

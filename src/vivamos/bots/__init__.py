"""Bots: they choose a move from what one seat may know, and from nothing else."""

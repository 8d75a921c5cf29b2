"""The coach: what a decision cost, and why; luck and play; hints."""

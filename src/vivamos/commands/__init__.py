"""The commands of `vivamos …`, a file for each kind: their arguments, and what they print. Others do the work."""

"""Lessons: a few steps at a real table, by the real rules, that teach a game in three minutes."""

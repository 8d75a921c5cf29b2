"""The advice of a game that has none: all moves are rated alike. And, compiled, what a game's advice may leave out."""

from __future__ import annotations

from vivamos.engine.compiled import inner
from vivamos.engine.state import Number, State, Vector


@inner
def rate_move(s: State, action: Number) -> Number:
    return 0


@inner
def never_made(s: State, action: Number) -> bool:
    return False


@inner
def foreseen(s: State, winning: Number, out: Vector) -> bool:
    return False

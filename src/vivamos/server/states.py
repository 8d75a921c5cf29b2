"""What a table is doing, and how far its game is."""

from __future__ import annotations

from typing import Final, NamedTuple

from vivamos.engine.table import Table

WAITING: Final = "waiting"
PLAYING: Final = "playing"
OVER: Final = "over"
UNFINISHED = (WAITING, PLAYING)
AWAY = "away"  # unfinished, but in no list until somebody comes


class Standing(NamedTuple):
    """How far a game is, for lists."""

    to_move: int | None
    round: int | None

    @classmethod
    def of(cls, table: Table | None) -> Standing:
        return cls(None, None) if table is None else cls(table.seat, table.now().rounds + (not table.over))

"""The game told to people: lines of the log, and what a seat is asked for."""

from __future__ import annotations

from typing import Any

from vivamos.engine.state import State
from vivamos.engine.words import Event, Line

SHOUTS: tuple[str, ...] = ()


def tell(before: State | None, action: int | None, after: State, happened: list[Event], seat: int) -> list[Line]:
    """What a decision (None: the first deal) brought about, as a seat (-1: a spectator) may know it."""
    if before is None:
        return [{"kind": "deal", "text": "The cards were dealt"}]
    return [{"kind": "play", "text": f"{{s:{int(before.seat)}}} moved"}]


def prompt(s: State) -> str:
    """What the seat to move is asked for."""
    return "move"


def tries(s: State) -> list[str]:
    """The moves the seat to move may want to try, legal or not."""
    return []


def preview(s: State) -> dict[str, Any]:
    """What a move would lead to, for the seat to move."""
    return {}

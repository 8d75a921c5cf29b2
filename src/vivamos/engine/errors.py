"""What can go wrong through a user's input. Each message is one sentence a person can act on."""

from __future__ import annotations

import reprlib
from typing import Any

__all__ = ["DataError", "IllegalMove", "RecordError", "UsageError", "VivamosError", "shown"]


class VivamosError(Exception):
    """Anything a user of Vivamos can mend."""


class UsageError(VivamosError):
    """Something was asked for that does not exist: a game, a number of players, an option."""


class DataError(VivamosError):
    """A file or record does not hold what it should: a deck, a record."""


class IllegalMove(VivamosError):  # noqa: N818  (the name is part of the API, as in python-chess)
    """A move the rules refuse. `rule` is the rule's id, or None when the text is not a move at all."""

    def __init__(self, rule: str | None, reason: str) -> None:
        super().__init__(f"{reason} ({rule})" if rule else reason)
        self.rule = rule
        self.reason = reason


class RecordError(DataError):
    """A record that is broken; `event` is the number of the event at fault, counted from 1, if it is one."""

    def __init__(self, reason: str, event: int | None = None) -> None:
        super().__init__(f"event {event}: {reason}" if event is not None else reason)
        self.reason = reason
        self.event = event


class _Short(reprlib.Repr):
    """Never the whole of something large: nobody reads it, and writing it out may cost more than refusing it."""

    def __init__(self) -> None:
        super().__init__()
        self.maxlevel, self.maxlist, self.maxdict, self.maxstring, self.maxother = 2, 6, 4, 40, 40

    def repr_int(self, value: int, level: int) -> str:
        return repr(value) if abs(value) < 10**30 else "a huge number"


_SHORT = _Short()
MOST_SHOWN = 80


def shown(value: Any) -> str:
    """Something a user gave, for a message: as Python writes it, and short whatever it is."""
    text = _SHORT.repr(value)
    return text if len(text) <= MOST_SHOWN else text[: MOST_SHOWN - 1] + "…"

"""Who sits at a table, and what they are called."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

import vivamos
from vivamos.bots.levels import levels_of
from vivamos.engine.errors import UsageError, shown
from vivamos.server import frames
from vivamos.server.names import looks

HUMAN: Final = "human"
BOT: Final = "bot"
FREE: Final = "free"
BOT_NAMES = ("Inés", "Teo", "Cato", "Suzu", "Ren", "Noor", "Hana", "Kai", "Luz", "Beat", "Ada", "Omar")


@dataclass
class Seat:
    """One seat. `level` is that of a bot, or of the bot that stands in for a human who has left."""

    seat: int
    kind: frames.Kind = FREE
    name: str | None = None
    level: str | None = None
    token: str | None = None  # its hash
    host: bool = False
    invited: bool = True  # came by the host's link, not through the list of open tables

    @classmethod
    def of(cls, row: dict[str, Any]) -> Seat:
        """The seat that a row of the store tells of."""
        return cls(*(row[key] for key in ("seat", "kind", "name", "level", "token", "host", "invited")))

    @property
    def bot(self) -> str | None:
        """The level of the bot that moves for this seat, if one does."""
        return self.level

    def shown(self, here: bool) -> frames.Seat:
        """What everybody may know of it."""
        return frames.Seat(
            seat=self.seat,
            kind=self.kind,
            name=self.name,
            level=self.level if self.kind == BOT else None,
            here=here or self.kind == BOT,
            host=self.host,
            stand_in=self.level if self.kind == HUMAN else None,
        )

    def row(self, table_id: str) -> dict[str, Any]:
        return {
            "table_id": table_id,
            "seat": self.seat,
            "kind": self.kind,
            "name": self.name,
            "level": self.level,
            "token": self.token,
            "host": self.host,
            "invited": self.invited,
            # Who it is, is found out when it is stored that they sit down; a bot and a free seat are nobody.
            **({} if self.kind == HUMAN else {"person": None}),
        }


def check_level(level: str, *games: str) -> str:
    """A level that one of the games has, at least."""
    known = max((levels_of(vivamos.game(game)) for game in games), key=len)
    if level not in known:
        raise UsageError("no-such-level", field="level", given=shown(level), known=known)
    return level


def seat_people(wanted: list[str], game: str, players: int, name: str, token: str) -> list[Seat]:
    """Seats from `you`, `free` and `bot:LEVEL`, one a player."""
    if len(wanted) != players:
        raise UsageError("wrong-number-of-seats", field="seats", players=players, described=len(wanted))
    if wanted.count("you") != 1:
        raise UsageError("one-seat-is-you", field="seats")
    found = []
    for number, text in enumerate(wanted):
        kind, _, level = text.partition(":")
        if kind == "you":
            found.append(Seat(number, HUMAN, name, token=token, host=True))
        elif kind == BOT:
            found.append(Seat(number, BOT, None, check_level(level or "regular", game)))
        elif text == FREE:
            found.append(Seat(number))
        else:
            raise UsageError("no-such-occupant", field="seats", given=shown(text))
    name_bots(found)
    return found


def name_bots(seats: list[Seat]) -> None:
    """Give every bot without a name one that looks like nobody's at the table."""
    taken = {looks(seat.name) for seat in seats if seat.name is not None}
    names = (name for name in BOT_NAMES if looks(name) not in taken)
    for seat in seats:
        if seat.kind == BOT and seat.name is None:
            seat.name = next(names)

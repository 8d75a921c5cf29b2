"""What the people of a club night are told, as structs. `web/club.d.ts` is made from them."""

from __future__ import annotations

from typing import Any, Final, Literal

from msgspec import Struct

HOST: Final = "host"
COHOST: Final = "cohost"
GUEST: Final = "guest"
Role = Literal["host", "cohost", "guest"]

HERE: Final = "here"
RESTING: Final = "resting"
LEFT: Final = "left"
REMOVED: Final = "removed"
Attendance = Literal["here", "resting", "left", "removed"]

OPEN: Final = "open"
OVER: Final = "over"
PLACES: Final = "places"
BOTS: Final = "bots"


class NightGame(Struct):
    game: str
    players: int
    """How many should sit at a table of it."""


class NightPerson(Struct):
    number: int
    """What they are called by in requests."""
    name: str
    avatar: str
    role: Role
    state: Attendance
    me: bool


class NightSeat(Struct):
    number: int | None
    """Of a person; None: a bot, or somebody who was forgotten."""
    name: str | None
    level: str | None
    """Of a bot."""
    team: int
    score: int | None
    """As far as it is known here; at the end that of the result."""
    place: int | None


class NightTable(Struct):
    round: int
    board: int
    game: str
    players: int
    id: str | None
    """Of the table; None as long as it is only drawn."""
    state: Literal["drawn", "waiting", "playing", "over", "gone"]
    options: dict[str, Any] | None
    deal: int | None
    """The round of the game itself that is played."""
    to_move: int | None
    seats: list[NightSeat]
    mine: int | None
    """One's own seat."""
    place: bool
    """Whether one may sit down in the place of a bot."""


class StandingRow(Struct):
    number: int
    place: int
    games: int
    points: int
    luck: float | None
    """In points, from the coach's reviews of these games; None if there are none. It is not counted."""
    reviewed: int
    """How many of the games have a review."""


class Night(Struct):
    id: str
    name: str
    state: Literal["open", "over"]
    created: str
    role: Role
    """One's own."""
    code: str | None
    """None: it is too old, or the night is over."""
    games: list[NightGame]
    points: Literal["places", "scores"]
    odd: Literal["bots", "shorter"]
    level: str
    people: list[NightPerson]
    tables: list[NightTable]
    """Those that were made, the last round first."""
    next: list[NightTable]
    """Those that are drawn."""
    standing: list[StandingRow]


class NightRow(Struct):
    """A night in the list of one's own."""

    id: str
    name: str
    state: Literal["open", "over"]
    created: str
    people: int
    games: int
    winners: list[str]


class NightCode(Struct):
    code: str
    link: str
    qr: str
    """The link as a picture, the address of an image."""

"""What somebody is told about themselves, as structs: who they are, how they have played, their games one by one."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from vivamos.engine.facts import Fact

Pool = Literal["people", "practice"]


class Device(Struct):
    id: str
    kind: str
    since: str
    seen: str
    this: bool


class Tally(Struct):
    """Games played to the end, without those that a bot finished for one."""

    games: int
    won: int
    share: float
    """Of the wins; a win that three share counts a third."""
    even: float
    """What everybody gets on average at such tables."""
    low: float
    high: float
    """Between these the share may lie by chance alone (95 %)."""


class Habit(Struct):
    move: str
    card: str
    times: int


class GameTally(Tally):
    game: str
    score: float
    """On average."""
    best: int
    """The highest score; where few points are good, it says little."""
    habits: list[Habit]
    """The cards played most often, each with the move that it was."""


class Rating(Struct):
    game: str
    pool: Pool
    games: int
    low_level: str
    high_level: str
    """Somebody plays like bots between these levels."""
    points: int | None
    margin: int | None
    """None until the rating is certain."""
    curve: list[int]
    """The last ratings, oldest first; empty until it is certain."""


class Me(Struct):
    name: str
    avatar: str
    avatars: list[str]
    since: str
    lasting_code: bool
    devices: list[Device]
    all: Tally
    games: list[GameTally]
    ratings: list[Rating]


class PlayedSeat(Struct):
    seat: int
    name: str | None
    """None: somebody who was forgotten."""
    level: str | None
    human: bool
    team: int
    score: int
    place: int | None
    me: bool


class Played(Struct):
    id: str
    """The address of the game: `/game/<id>`."""
    game: str
    version: int
    players: int
    rounds: int
    whole: bool
    hints: bool
    rated: bool
    private: bool
    finished: str
    seat: int
    seats: list[PlayedSeat]
    reviewed: bool
    accuracy: float | None
    """Of one's own moves, by the review."""


class Example(Struct):
    """A moment to look at: `/game/<game>?at=<at>&as=<seat>`."""

    game: str
    at: int
    seat: int
    cost: float


class Work(Struct):
    """Something that cost points again and again."""

    game: str
    habit: Fact
    times: int
    cost: float
    """In all, in what the game counts."""
    examples: list[Example]
    """The costliest ones."""
    step: int | None
    """The step of the game's lesson that is about it, from 1 on."""


class Practice(Struct):
    games: int
    """So many of the last games were reviewed; at most 20 are looked at."""
    work: list[Work]


class PlayedGames(Struct):
    games: list[Played]
    more: bool
    """There are older ones: ask for those before the last id."""


class Pairing(Struct):
    code: str
    link: str
    qr: str
    """The link as a picture, the address of an image."""
    seconds: float

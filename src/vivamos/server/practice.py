"""What somebody may work on: what cost them something again and again, as the reviews of their last games tell."""

from __future__ import annotations

import asyncio
import zlib
from collections import OrderedDict
from collections.abc import Callable, Iterable, Iterator
from typing import Any, TypeVar

import msgspec
import sqlalchemy as sa
from msgspec import Struct

import vivamos
from vivamos.coach.titles import habit_of
from vivamos.engine.facts import Fact
from vivamos.server.profile import Example, Practice, Work
from vivamos.server.schema import result_seats, reviews
from vivamos.server.store import Store
from vivamos.teach.lesson import lesson_of

GAMES = 20  # that are looked at
HABIT = 3  # times, from when on it is one
MOST_ITEMS = 3
MOST_EXAMPLES = 4
MOST_KEPT = 500  # people whose games are not read again
_seats = result_seats.c
Key = tuple[tuple[Any, ...], ...]  # of reviews
T = TypeVar("T")


class Decided(Struct):
    """What is read of a decision: far from all that a review tells of it."""

    number: int
    seat: int
    cost: float
    costly: bool
    why: Fact | None = None


class Seat(Struct):
    seat: int
    accuracy: float | None


class Look(Struct):
    """What is read of a review."""

    decisions: list[Decided]
    seats: list[Seat]


class Scores(Struct):
    """What is read of a review for a list of games."""

    seats: list[Seat]


class Reviewed(Struct):
    """A game of somebody's with its review as it is stored."""

    game: str
    id: str
    seat: int
    review: bytes


class Practising:
    """What to work on, as it was found lately: it is read anew when there are other reviews than before."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._found: OrderedDict[Key, Practice] = OrderedDict()

    async def of(self, who: Callable[[sa.Connection], str]) -> Practice:
        """That of a person."""

        def look(connection: sa.Connection) -> tuple[Key, Practice | None, list[Reviewed]]:
            person = who(connection)
            key = _reviews_of(connection, person)
            known = self._found.get(key)
            return key, known, [] if known is not None else last_reviewed(connection, person)

        key, found, games = await self.store.read(look)
        if found is None:
            found = await asyncio.to_thread(practice, games)
        self._found[key] = found
        self._found.move_to_end(key)
        if len(self._found) > MOST_KEPT:
            self._found.popitem(last=False)
        return found


def _reviews_of(connection: sa.Connection, person: str) -> Key:
    """Which they are, without what is in them."""
    return tuple(tuple(row) for row in connection.execute(_last(person, _seats.result, _seats.seat, reviews.c.made)))


def last_reviewed(connection: sa.Connection, person: str) -> list[Reviewed]:
    """The last games that were reviewed, the last first."""
    query = _last(person, _seats.game, _seats.result, _seats.seat, reviews.c.review)
    return [Reviewed(row.game, row.result, row.seat, bytes(row.review)) for row in connection.execute(query)]


def _last(person: str, *columns: sa.ColumnElement[Any]) -> sa.Select[Any]:
    query = sa.select(*columns).join(reviews, reviews.c.id == _seats.result)
    mine = query.where(_seats.person == person, _seats.level.is_(None))
    return mine.order_by(_seats.finished.desc(), _seats.result.desc()).limit(GAMES)


def practice(found: Iterable[Reviewed]) -> Practice:
    """What came again and again, the costliest first."""
    games, by_habit = 0, dict[tuple[str, str, str], list[Example]]()
    habits: dict[tuple[str, str, str], Fact] = {}
    for one in found:
        look = _read(one.review, Look)
        if look is None or one.game not in vivamos.catalogue():
            continue
        games += 1
        for decided, habit in _costly(look, one.seat):
            key = (one.game, habit["fact"], habit["args"]["who"])
            habits[key] = habit
            by_habit.setdefault(key, []).append(Example(one.id, decided.number, one.seat, decided.cost))
    often = [key for key, examples in by_habit.items() if len(examples) >= HABIT]
    often.sort(key=lambda key: (-sum(each.cost for each in by_habit[key]), key))
    return Practice(games, [_work(key[0], habits[key], by_habit[key]) for key in often[:MOST_ITEMS]])


def accuracy(review: bytes, seat: int) -> float | None:
    """How much a seat had of what better moves could bring; None where that cannot be said."""
    look = _read(review, Scores)
    return next((each.accuracy for each in look.seats if each.seat == seat), None) if look else None


def _costly(look: Look, seat: int) -> Iterator[tuple[Decided, Fact]]:
    for decided in look.decisions:
        if decided.seat == seat and decided.costly and (habit := habit_of(decided)) is not None:
            yield decided, habit


def _work(game: str, habit: Fact, examples: list[Example]) -> Work:
    costliest = sorted(examples, key=lambda each: (-each.cost, each.game, each.at))
    return Work(
        game=game,
        habit=habit,
        times=len(examples),
        cost=sum(each.cost for each in examples),
        examples=costliest[:MOST_EXAMPLES],
        step=_step(game, habit),
    )


def _step(game: str, habit: Fact) -> int | None:
    """The step of the game's lesson that is about it, from 1 on."""
    lesson = lesson_of(vivamos.game(game))
    about = habit["fact"].removeprefix("coach-habit-")
    return next((n for n, step in enumerate(lesson.steps, 1) if about in step.habits), None) if lesson else None


def _read(review: bytes, kind: type[T]) -> T | None:
    """None for a review that another version wrote."""
    try:
        return msgspec.json.decode(zlib.decompress(review), type=kind)
    except (msgspec.DecodeError, zlib.error):
        return None

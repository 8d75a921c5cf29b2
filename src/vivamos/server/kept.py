"""Finished games as they were seen, kept with them: they can be looked at when their rules have changed since.

A record is played again by today's rules. One of older rules is shown from here: for every step what all saw, what each
seat saw, and what each was told. It is JSON, a line a step, made small. It is written once, some time after the end of
a game, when the server has little else to do.
"""

from __future__ import annotations

import lzma
from collections.abc import Collection, Iterator
from typing import Any

import msgspec
import sqlalchemy as sa
from msgspec import Struct

import vivamos
from vivamos.engine.facts import Fact
from vivamos.engine.table import Table
from vivamos.engine.telling import facts_for
from vivamos.server import frames
from vivamos.server.replays import Marks, Perspective, PlayedAgain, Replay, Stage, alone_each
from vivamos.server.schema import results, views

PRESET = 1  # as small as it gets is a seventh smaller, and takes ten times as long


class Seen(Struct):
    """A position as all viewers were shown it: lists by seat, the last for spectators."""

    public: dict[str, Any]
    own: list[dict[str, Any]]
    facts: list[list[Fact]]  # `view: true` in one says that this position rested


class SeenStep(Struct):
    mover: int | None
    stages: list[Seen]


_line = msgspec.json.Encoder().encode
_read_step = msgspec.json.Decoder(SeenStep).decode
_read_marks = msgspec.json.Decoder(Marks).decode


def lines_of(replay: PlayedAgain) -> Iterator[bytes]:
    """What is kept of a game, step by step: whoever writes it can rest between two of them."""
    yield _line(replay.marks())
    for number in range(replay.steps + 1):
        stages = [_seen(replay.table, alone.after, alone) for alone in alone_each(replay.table.step(number))]
        yield _line(SeenStep(replay.mover(number), stages))


def _seen(table: Table, position: Any, alone: Any) -> Seen:
    viewers = [*range(table.players), None]
    told = list(facts_for(table, viewers, alone).values())
    for each in (one for facts in told for one in facts):
        if "view" in each:
            each["view"] = True
    return Seen(table.public_at(position), [table.own_at(position, seat) for seat in viewers], told)


def packed(lines: list[bytes]) -> bytes:
    return lzma.compress(b"\n".join(lines), preset=PRESET)


class Kept(Replay):
    """Shown as it was seen then. What was asked is not kept, and nobody can play on from it."""

    def __init__(self, table: frames.Table, record: dict[str, Any], body: bytes, late: Collection[int] = ()) -> None:
        super().__init__(table, record, late)
        first, *self._lines = lzma.decompress(body).split(b"\n")
        self._marks = _read_marks(first)

    @property
    def steps(self) -> int:
        return len(self._lines) - 1

    def stages(self, number: int, seen: Perspective) -> list[Stage]:
        at = -1 if seen.seat is None else seen.seat
        found = []
        for stage in self._step(number).stages:
            view = {**stage.public, **stage.own[at]}
            if seen.open:
                view["open"] = stage.own[:-1]
            facts = [{**each, "view": view} if "view" in each else each for each in stage.facts[at]]
            found.append(Stage(view, facts))
        return found

    def mover(self, number: int) -> int | None:
        return self._step(number).mover

    def marks(self) -> Marks:
        return self._marks

    def _step(self, number: int) -> SeenStep:
        return _read_step(self._lines[number])


# --- in the store ---


def body_of(connection: sa.Connection, game_id: str) -> bytes | None:
    found = connection.execute(sa.select(views.c.body).where(views.c.id == game_id)).scalar()
    return None if found is None else bytes(found)


def without(connection: sa.Connection, most: int) -> list[str]:
    """Finished games that nothing is kept of yet, though today's rules could still tell of them; the oldest first."""
    today = [(results.c.game == game.id) & (results.c.version == game.version) for game in vivamos.catalogue().values()]
    query = sa.select(results.c.id).outerjoin(views, views.c.id == results.c.id).where(views.c.id.is_(None))
    return list(connection.execute(query.where(sa.or_(*today)).order_by(results.c.finished).limit(most)).scalars())


def keep(connection: sa.Connection, game_id: str, body: bytes) -> None:
    if body_of(connection, game_id) is None:
        connection.execute(views.insert().values(id=game_id, body=body))

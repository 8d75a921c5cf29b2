"""Random evenings: whatever happens at a table, one that is loaded again is in the same situation as the living one."""

from __future__ import annotations

import asyncio
import random
import sqlite3
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from vivamos.engine.errors import VivamosError
from vivamos.engine.table import Table
from vivamos.server.events import Stored
from vivamos.server.fold import Situation, loaded
from vivamos.server.frames import TableEvent, TalkEvent
from vivamos.server.house import House
from vivamos.server.limits import Limits
from vivamos.server.room import Room
from vivamos.server.settings import Settings, database_url
from vivamos.server.store import Store, StoreError
from vivamos.server.tokens import hash_of, new_token
from vivamos.server.viewer import Viewer

from serving import PATIENCE

TABLES = [
    ("slambo", ["you", "free", "free", "bot:newcomer"]),
    ("vamos-dia", ["you", "free", "free"]),
    ("vamos-dia", ["you", "free", "bot:newcomer", "free"]),
]
OPTIONS = {"slambo": {"start": 0}, "vamos-dia": {}}
ACTS = 120  # in an evening
WANTED = {
    "start seat", "move seat", "talk text", "rematch table", "seats facts", "seats back", "undo agreed", "undo done",
    "undo refused_by", "vote agreed", "vote done", "vote here", "vote refused_by",
}  # fmt: skip
AT_ONCE = "1e-6"  # seconds: whoever is away or silent counts as that at once
LIMITS = Limits.read([f"grace={AT_ONCE}", "silence=0", "host_absence=1000"], none=True)


async def opened(folder: Path) -> House:
    url = database_url(str(folder / "tables.sqlite3"))
    return House(Settings(url, bot_delay=(0.0, 0.0), limits=LIMITS, seed=1), await Store.open(url))


class Evening:
    """People at a table who do something at random, sensible or not."""

    def __init__(self, house: House, room: Room, seed: str) -> None:
        self.house, self.room = house, room
        self.rng = random.Random(seed)
        self.streams: dict[int, Viewer] = {}
        self.acts = 0
        self.done = 0
        self.sent: list[tuple[Callable[..., Awaitable[int]], Viewer, str, tuple[Any, ...]]] = []

    @classmethod
    async def of(cls, house: House, game: str, seats: list[str], seed: str) -> Evening:
        made, _ = await house.create(
            game=game, players=len(seats), options=OPTIONS[game], deck=None, seats=seats, is_open=False, clock=None,
            name="P0", token=new_token(),
        )  # fmt: skip
        room = await house.room(made)
        await room.enter(Viewer(None), None)  # somebody watches, so that no table rests
        evening = cls(house, room, seed)
        for number, kind in enumerate(seats):
            if kind == "free":
                await room.chairs.sit_down(f"P{number}", hash_of(new_token()), None)
        await until(lambda: room.state != "waiting")
        for seat in evening.people:
            await evening.come(seat)
        return evening

    @property
    def people(self) -> list[int]:
        return [seat.seat for seat in self.room.seats if seat.kind == "human"]

    async def something(self) -> None:
        """One act; what the rules or the house refuse has not happened."""
        self.acts += 1
        wild = self.rng.choice([self._move] * 6 + [self._undo] * 3 + [self._vote] * 2 + [self._back, self._talk] + [
            self._come_or_go, self._bot, self._again, self._rematch])  # fmt: skip
        try:
            await wild()
            self.done += 1
        except VivamosError:
            pass

    async def _do(self, act: Callable[..., Awaitable[int]], seat: int, *body: Any) -> None:
        stream = self.streams.get(seat) or Viewer(seat, token=self.room.seats[seat].token)
        self.sent.append((act, stream, f"a{self.acts}", body))
        await act(stream, f"a{self.acts}", *body)

    async def _move(self) -> None:
        async with self.room.ready():
            table = self.room.table
            seat, moves = (None, []) if table is None else (table.seat, table.moves())
        if seat in self.people:
            await self.move_of(seat, self.rng.choice(moves))

    async def move_of(self, seat: int, move: str) -> None:
        await self._do(self.room.actions.move, seat, move)

    async def _undo(self) -> None:
        asked = self.room.situation.undo
        last = getattr(self.room.log[self.room.last_decision()], "seat", None)
        asking = last if asked is None and last in self.people else self.rng.choice(self.people)
        await self._do(self.room.actions.undo, asking, self.rng.random() < 0.8)

    async def _vote(self) -> None:
        asked = self.room.situation.vote
        wish = self.rng.choice([asked.for_, "no"] if asked else ["bot", "bot", "end"])
        if wish != "end" or self.acts > ACTS * 0.7:  # let them play
            await self._do(self.room.actions.vote, self.rng.choice(self.people), wish)

    async def _back(self) -> None:
        wanted = [seat for seat in self.people if seat in (*self.room.situation.voted_out, self.room.to_move)]
        await self._do(self.room.actions.back, self.rng.choice(wanted or self.people))

    async def _talk(self) -> None:
        await self._do(self.room.actions.talk, self.rng.choice(self.people), "¡olé!")

    async def _rematch(self) -> None:
        await self._do(self.room.actions.rematch, self.rng.choice(self.people))

    async def _again(self) -> None:
        """What was sent before is sent once more."""
        if self.sent:
            act, stream, client, body = self.rng.choice(self.sent)
            await act(stream, client, *body)

    async def _come_or_go(self) -> None:
        seat = self.rng.choice(self.people)
        if seat in self.streams:
            self.room.leave(self.streams.pop(seat))
        else:
            await self.come(seat)

    async def come(self, seat: int) -> None:
        self.streams[seat] = Viewer(seat, token=self.room.seats[seat].token)
        await self.room.enter(self.streams[seat], None)

    async def _bot(self) -> None:
        """The host lets a bot play for somebody who is away, mostly for the one that a vote is about."""
        asked = self.room.situation.vote
        seat = asked.about if asked else self.rng.choice(self.people)
        if self.rng.random() < 0.7:
            await self.room.chairs.put_bot(0, seat, "newcomer")
        else:
            await self.room.chairs.clear_seat(0, seat)


async def until(holds: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < end, "it does not go on"
        await asyncio.sleep(0.01)


def plain(situation: Situation) -> dict[str, Any]:
    """All of a situation as data that can be compared."""
    row = {
        key: value for key, value in situation.row.items() if key not in ("created", "active")
    }  # SQLite has no zones
    parts = ("seats", "turn", "log", "decisions", "undo", "vote", "voted_out", "spared", "answered")
    return {"row": row, **{part: getattr(situation, part) for part in parts}, "table": told(situation.table)}


def told(table: Table | None) -> Any:
    if table is None:
        return None
    views = [table.view(seat) for seat in (None, *range(table.players))]
    return table.seat, table.decisions, table.events, views, table.step(table.decisions).happened


def kinds(log: list[TableEvent]) -> set[str]:
    """What has happened at a table: each kind of event with each of its fields."""
    bodies = [msgspec.to_builtins(event) for event in log]
    return {f"{body['what']} {key}" for body in bodies for key in body}


def test_a_table_that_is_loaded_again_is_in_the_situation_it_was_in(tmp_path: Path) -> None:
    async def play() -> set[str]:
        house, seen = await opened(tmp_path), set()
        for number, (game, seats) in enumerate(TABLES * 4):
            evening = await Evening.of(house, game, seats, str(number))
            room = evening.room
            for _ in range(ACTS):
                await evening.something()
                async with room.ready():
                    stored = await house.store.load(room.id)
                    assert stored is not None
                    assert plain(loaded(*stored)) == plain(room.situation)
            seen |= kinds(room.log)
        await house.close()
        return seen

    assert WANTED - asyncio.run(play()) == set(), "the evenings were too quiet to tell"


def test_what_was_said_before_talk_was_called_so_is_still_read() -> None:
    row = {"number": 7, "what": "say", "body": {"from": "Mara", "seat": 0, "text": "hola"}, "seat": 0, "client": "1"}
    stored = Stored.of(row, started=True)
    assert stored.event == TalkEvent(number=7, from_="Mara", seat=0, text="hola")
    assert stored.row("table")["what"] == "talk"


def test_an_event_that_cannot_be_read_is_said_in_words() -> None:
    row = {"number": 7, "what": "undo", "body": {"agreed": "all"}, "seat": 0, "client": None}
    with pytest.raises(StoreError, match="event 7"):
        Stored.of(row, started=True)


def test_nothing_goes_on_by_itself_while_a_move_is_not_stored_yet(tmp_path: Path) -> None:
    """The table has made the move, the store has not: to whoever does not hold the lock it has not happened."""

    async def play() -> None:
        house = await opened(tmp_path)
        evening = await Evening.of(house, "slambo", ["you", "bot:newcomer"], "0")
        room = evening.room
        await until(lambda: room.to_move == 0 and not room.turn.busy)
        async with room.ready():
            assert room.table is not None
            move, number = room.table.moves()[0], room.number
        other = sqlite3.connect(tmp_path / "tables.sqlite3", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")  # another program writes: the store waits
        moving = asyncio.create_task(evening.move_of(0, move))
        await until(lambda: room.situation.table is not None and room.situation.table.seat != 0)
        assert (room.number, room.to_move) == (number, 0)
        room.wake()
        assert not room.turn.busy, "the bot thinks about a move that may never be"
        other.execute("ROLLBACK")
        other.close()
        await moving
        await until(lambda: room.number > number + 1)
        await house.close()

    asyncio.run(play())

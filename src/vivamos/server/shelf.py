"""Replays that somebody looks at: finished games and shared records from the store, and records that people bring."""

from __future__ import annotations

import asyncio
import re
from collections import OrderedDict
from collections.abc import AsyncIterable
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct

import vivamos
from vivamos.server import frames, kept, results, sharing
from vivamos.server.bringing import Bringing, id_of, read_record
from vivamos.server.lists import shown_table
from vivamos.server.refusals import NotNow, NotThere
from vivamos.server.replays import Ended, Marks, Perspective, PlayedAgain, Replay
from vivamos.server.seating import BOT, HUMAN, Seat
from vivamos.server.states import OVER
from vivamos.server.store import FinishedGame, Row, now
from vivamos.server.tokens import ID, new_id

if TYPE_CHECKING:
    from vivamos.server.house import House

IN_ONE_GO = timedelta(hours=4)  # a game that took longer was put aside meanwhile
BROUGHT = re.compile(r"r[0-9a-f]{40}")  # the id of a record that is not in the store


class NoSuchReplay(NotThere):
    """There is no finished game of this id, and nobody has brought such a record lately."""

    def __init__(self) -> None:
        super().__init__("no-such-replay")


class Overview(Struct):
    """What there is to know about a replay before anything of it is shown."""

    id: str
    table: frames.Table
    steps: int
    marks: Marks
    shared: bool
    """Whether its link opens it for others."""
    playable: bool
    """Whether a table can go on from one of its positions."""
    mine: int | None
    """The seat of who asks, whatever device they played on; null if they were not there, or do not say who they are."""
    places: list[int | None]
    """Of the seats, from 1 on, shared by equals; null where a game was not played to its end, and all for a record."""
    sides: int
    """How many play against each other: partners are one."""
    minutes: int | None
    """From the first deal to the end, as long as its table is stored and it was played in one go."""


class Shelf:
    """The last replays that were looked at, in memory. Making one takes a while: it is done aside, one at a time."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._there: OrderedDict[str, Replay] = OrderedDict()
        self._making = asyncio.Lock()
        self._bringing = Bringing()
        self._one_brought = asyncio.Lock()  # so that what is stored waits for one of them at most
        self._telling = asyncio.Lock()

    async def find(self, replay_id: str) -> Replay:
        """A finished game, or a record that was brought."""
        found = self._take(replay_id)
        if found is not None:
            return found
        if not ID.fullmatch(replay_id):
            raise NoSuchReplay
        async with self._making:
            return self._take(replay_id) or self._put(replay_id, await self._stored(replay_id))

    async def bring(self, parts: AsyncIterable[bytes]) -> Replay:
        """A record, checked by playing it again, one at a time; it is not stored."""
        async with self._bringing.read(parts) as text:
            replay_id = await asyncio.to_thread(id_of, text)
            async with self._one_brought:
                found = self._take(replay_id)
                if found is not None:
                    return found
                record = await asyncio.to_thread(read_record, text, self.house.settings.limits.replay_moves)
                async with self._making:
                    return self._put(replay_id, await asyncio.to_thread(brought, replay_id, record))

    async def share(self, replay: Replay) -> str:
        """Store a record that was brought, so that others can look at it; the id of its link."""
        if not BROUGHT.fullmatch(replay.shown.id):
            return replay.shown.id
        made, text = new_id(), msgspec.json.encode(replay.record)
        await self.house.store.write(lambda connection: sharing.share(connection, made, text, now()))
        return made

    async def tell(self, replay: Replay, seen: Perspective, first: int, last: int) -> bytes:
        """Some steps as JSON, as the stream would have told them. One at a time: live tables come first."""
        steps = range(replay.check_step(first), min(last, replay.steps) + 1)
        async with self._telling:
            return await asyncio.to_thread(_told, replay, seen, steps)

    async def overview(self, replay: Replay, key: str | None = None) -> Overview:
        """What a page needs before it shows anything; `key` is of whoever looks."""
        game, mine = replay.shown.id, None
        if key is not None and ID.fullmatch(game):
            mine = await self.house.store.read(lambda connection: results.seat_of(connection, game, key))
        return Overview(
            id=replay.shown.id,
            table=replay.shown,
            steps=replay.steps,
            marks=await asyncio.to_thread(replay.marks),
            shared=not BROUGHT.fullmatch(replay.shown.id),
            playable=isinstance(replay, PlayedAgain),
            mine=mine,
            places=replay.ended.places or [None] * replay.shown.players,
            sides=replay.ended.sides or replay.shown.players,
            minutes=replay.ended.minutes,
        )

    async def forget(self, replay_id: str) -> None:
        """It is not in the store any more, or not as it was: also one that is being made of what was there before."""
        async with self._making:
            self._there.pop(replay_id, None)

    def _take(self, replay_id: str) -> Replay | None:
        if replay_id in self._there:
            self._there.move_to_end(replay_id)
        return self._there.get(replay_id)

    def _put(self, replay_id: str, made: Replay) -> Replay:
        self._there[replay_id] = made
        while len(self._there) > max(1, self.house.settings.limits.replays):
            self._there.popitem(last=False)
        return made

    async def _stored(self, replay_id: str) -> Replay:
        store = self.house.store
        finished = await store.finished_game(replay_id)
        if finished is None:
            return await self._shared(replay_id) or await self._without_result(replay_id)
        table = await store.load(replay_id)
        late = _late(table[2]) if table else set()
        shown = _shown(finished, table[0] if table else {})
        record = msgspec.json.decode(finished.record)
        if finished.result["version"] != vivamos.game(shown.game).version:
            body = await store.read(lambda connection: kept.body_of(connection, replay_id))
            if body is not None:
                return _with_end(await asyncio.to_thread(kept.Kept, shown, record, body, late), finished, table)
        return _with_end(await asyncio.to_thread(_played_again, shown, record, late), finished, table)

    async def _shared(self, replay_id: str) -> Replay | None:
        found = await self.house.store.read(lambda connection: sharing.shared_record(connection, replay_id))
        if found is None:
            return None
        text, since = found
        record = msgspec.json.decode(text)
        return await asyncio.to_thread(brought, replay_id, record, since)

    async def _without_result(self, table_id: str) -> Replay:
        """A game of a time before there were results gets one when its table is loaded; else it is still played."""
        found = await self.house.store.listed([table_id])
        if not found:
            raise NoSuchReplay
        if found[0]["state"] != OVER:
            raise NotNow("replay-when-over")
        await self.house.room(table_id)
        if not await self.house.store.has_result(table_id):
            raise NoSuchReplay
        return await self._stored(table_id)


def brought(replay_id: str, record: dict[str, Any], since: datetime | None = None) -> PlayedAgain:
    """A record as a replay, every move checked again. Nobody's names are in one."""
    played = vivamos.replay(_by_todays_rules(record) if since else record)
    people = [Seat(seat, HUMAN) for seat in range(played.players)]
    row = {
        "id": replay_id,
        "game": played.game.id,
        "players": played.players,
        "options": played.options,
        "created": since or now(),
    }
    return PlayedAgain(_table(row, people, "deck" in record), record, played)


def _told(replay: Replay, seen: Perspective, steps: range) -> bytes:
    return msgspec.json.encode([replay.event(number, seen) for number in steps])


def _played_again(shown: frames.Table, record: dict[str, Any], late: set[int]) -> PlayedAgain:
    return PlayedAgain(shown, record, vivamos.replay(_by_todays_rules(record)), late)


def _by_todays_rules(record: dict[str, Any]) -> dict[str, Any]:
    """A record of older rules, as far as today's allow every move in it and come to the same result."""
    return record | {"version": vivamos.game(record["game"]).version}


def _shown(finished: FinishedGame, table: Row) -> frames.Table:
    """What everybody may know of a finished game, also when its table is no more."""
    people = [Seat(one["seat"], HUMAN if one["human"] else BOT, one["name"], one["level"]) for one in finished.seats]
    row = finished.result | {"created": finished.result["finished"]}
    return _table(row | {"clock": table.get("clock"), "rematch": table.get("rematch")}, people, row["own_deck"])


def _with_end(replay: Replay, finished: FinishedGame, table: tuple[Row, list[Row], list[Row]] | None) -> Replay:
    """A replay that knows how it ended, and how long it took."""
    replay.ended = Ended(
        places=[seat["place"] for seat in finished.seats],
        sides=len({seat["team"] for seat in finished.seats}),
        minutes=_minutes(table[2], finished.result["finished"]) if table else None,
    )
    return replay


def _minutes(events: list[Row], end: datetime) -> int | None:
    """None for a game that somebody came back to later: it says nothing then."""
    dealt = next((event["at"] for event in events if event["what"] == "start"), None)
    if dealt is None or end - dealt > IN_ONE_GO:
        return None
    minutes: int = round((end - dealt) / timedelta(minutes=1))
    return max(1, minutes)


def _table(row: Row, people: list[Seat], own_deck: bool) -> frames.Table:
    usual = {"state": OVER, "open": False, "clock": None, "rematch": None, "hints": False}
    return shown_table(usual | row, [seat.shown(True) for seat in people], own_deck)


def _late(events: list[Row]) -> set[int]:
    """The steps that the clock made."""
    made: list[bool] = []
    for event in events:
        if event["what"] in ("start", "move"):
            made.append(event["body"].get("by") == "clock")
        elif event["what"] == "undo" and event["body"].get("done"):
            del made[-event["body"].get("taken", 1) :]
    return {step for step, late in enumerate(made) if late}

"""All tables: made, loaded when somebody comes, and put away when nobody is there."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from datetime import timedelta
from typing import Any

import vivamos
from vivamos.engine.errors import UsageError, VivamosError
from vivamos.engine.table import Table
from vivamos.server.addresses import Buckets, Places, TooOften
from vivamos.server.bot_pool import BotPool
from vivamos.server.clock import Clock
from vivamos.server.fold import Situation, loaded
from vivamos.server.lists import Lists
from vivamos.server.readiness import Readiness
from vivamos.server.refusals import NotThere
from vivamos.server.room import Room
from vivamos.server.seating import FREE, Seat, seat_people
from vivamos.server.settings import Settings
from vivamos.server.states import AWAY, PLAYING, WAITING, Standing
from vivamos.server.store import Change, Row, Store, StoreError, now
from vivamos.server.tokens import ID, hash_of, new_id

RETRY = 5.0  # seconds before the store is asked again after a start
IDLE = 300.0  # seconds after which a table nobody looks at leaves the memory
SHORT = 10.0  # the same, when too many are there: whoever has just asked for one gets to it
AT_ONCE = 8  # tables that are loaded at the same time
LONG = 100  # events whose replay takes so long that others are answered meanwhile
MOST_RESUMED = 100_000  # tables, however the limits are set
PUT_AWAY_EVERY = 3600.0  # seconds
PUT_AWAY_AT_ONCE, PAUSE = 500, 0.05  # tables, and seconds between that the store has for others
LONGEST = 1e9  # seconds, some thirty years: a time for which others cannot be reckoned with
LEAST_CLOCK, MOST_CLOCK = 5, 24 * 3600

log = logging.getLogger("vivamos.server")


class NoSuchTable(NotThere):
    """There is no table of this id."""

    def __init__(self) -> None:
        super().__init__("no-such-table")


class House:
    """The rooms in memory, and what they share."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.clock = Clock()
        self.bots = BotPool(settings.limits)
        self.readiness = Readiness()
        limits = settings.limits
        self.tables = Buckets(limits.tables, limits.tables_a_minute / 60)  # made, by address
        self.frames = Buckets(limits.all_frames, limits.all_frames_a_second)
        self.streams = Places(limits.streams)
        self.rooms: dict[str, Room] = {}
        self.lists = Lists(self)
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._loads = asyncio.Semaphore(AT_ONCE)
        self._dealt = 0
        background = (self.clock.tick(), self._resume(), self._tidy(), self._put_away())
        self._tasks = [asyncio.create_task(work) for work in background]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        for room in self.rooms.values():
            room.stop()
        self.readiness.stop()
        self.bots.stop()
        await self.store.close()

    # --- making tables ---

    async def create(
        self,
        *,
        game: str,
        players: int | None,
        options: dict[str, Any],
        deck: dict[str, Any] | None,
        seats: list[str],
        is_open: bool,
        clock: int | None,
        name: str,
        token: str,
    ) -> tuple[str, int]:
        """A new table; its id and the seat of the one who made it."""
        chosen = vivamos.game(game)
        count = chosen.check_players(players)
        settled = chosen.settle_options(options, count)
        if clock is not None and not LEAST_CLOCK <= clock <= MOST_CLOCK:
            raise UsageError("clock-out-of-range", field="clock", least=LEAST_CLOCK, most=MOST_CLOCK)
        people = seat_people(seats, count, name, hash_of(token))
        # A table that cannot be dealt is refused now, not when the last friend sits down.
        await asyncio.to_thread(lambda: chosen.set_up(count, settled, chosen.read_deck(deck)))
        row = self._row(chosen.id, chosen.version, count, settled, deck, is_open, clock)
        await self.store.save(_opening(row, people))
        await self.room(row["id"])  # its game starts by itself, if no seat is free
        return row["id"], next(seat.seat for seat in people if seat.host)

    @contextmanager
    def one_more_table(self, address: str) -> Iterator[None]:
        """Around what makes a table for somebody; if it fails, it does not count."""
        bucket = self.tables.of(address)
        if not bucket.take():
            raise TooOften("too-many-tables-made", bucket.wait())
        try:
            yield
        except BaseException:
            bucket.give_back()
            raise

    def rematch_of(self, room: Room) -> tuple[str, Change]:
        """The same game with the same people, who keep their tokens."""
        old = room.row
        row = self._row(
            old["game"], old["version"], old["players"], old["options"], old["deck"], old["open"], old["clock"]
        )
        return row["id"], _opening(row, room.seats)

    def _row(
        self, game: str, version: int, players: int, options: Row, deck: Row | None, is_open: bool, clock: int | None
    ) -> Row:
        return {
            "id": new_id(),
            "game": game,
            "version": version,
            "players": players,
            "options": options,
            "deck": deck,
            "open": is_open,
            "clock": clock,
            "state": WAITING,
            "rematch": None,
            "created": (at := now()),
            "to_move": None,
            "round": None,
            "active": at,
            "bot_due": False,
        }

    def deal(self, row: Row) -> Table:
        """The first cards of a table."""
        self._dealt += 1
        seed = None if self.settings.seed is None else self.settings.seed + self._dealt - 1
        table = vivamos.deal(row["game"], row["players"], seed=seed, options=row["options"], deck=row["deck"])
        table.seed = None  # not in the record: whoever knows it knows the cards; a demonstration still goes by it
        return table

    # --- finding tables ---

    async def room(self, table_id: str) -> Room:
        """The room of a table, loaded if need be."""
        return await asyncio.shield(self._start_loading(table_id))

    def _start_loading(self, table_id: str) -> asyncio.Future[Room]:
        """The room, or the promise of it; two who come at once get the same."""
        if table_id in self.rooms:
            there: asyncio.Future[Room] = asyncio.get_running_loop().create_future()
            there.set_result(self.rooms[table_id])
            return there
        if not ID.fullmatch(table_id):
            raise NoSuchTable
        if table_id not in self._loading:
            self._loading[table_id] = asyncio.create_task(self._load(table_id))
            self._loading[table_id].add_done_callback(lambda _: self._loading.pop(table_id, None))
        return self._loading[table_id]

    async def _load(self, table_id: str) -> Room:
        async with self._loads:
            found = await self.store.load(table_id)
        if found is None:
            raise NoSuchTable
        row, seats, events = found
        if any(event["what"] == "start" for event in events):
            await self.readiness.wait_for(vivamos.game(row["game"]).id)
        async with self._loads:
            room = Room(self, await _situation(row, seats, events))
        await self._take_out(room)
        room.set_clock()
        self.rooms[table_id] = room
        room.wake()
        return room

    async def _take_out(self, room: Room) -> None:
        """What lists tell of a table that was put away, or is of a time before they told it."""
        row = room.row
        at = {}
        if row["state"] == AWAY:
            row["state"], at = WAITING if room.table is None else PLAYING, {"active": now()}
        told = room.listed(Change(), Standing.of(room.table)) | at
        if at or any(row[key] != value for key, value in told.items()):
            row |= told
            with suppress(StoreError):  # it is stored with the next event
                await self.store.save(Change(table=told))

    async def refresh(self, room: Room) -> None:
        """Bring a room to what the store holds, and tell its viewers if that is something else."""
        found = await self.store.load(room.id)
        assert found is not None
        known, moving = room.number, room.moving()
        room.situation = await _situation(*found)
        if room.moving() != moving:
            room.set_clock()  # a store that failed in vain gives nobody more time
        room.stale = False
        room.hang_up_on_strangers()
        if room.number != known:
            room.telling.welcome_all()
            room.presence.was_told()

    # --- in the background ---

    async def _resume(self) -> None:
        """After a restart, bots that were due shortly before go on; all other tables rest until somebody comes."""
        limits = self.settings.limits
        while True:
            try:
                due = await self.store.due(min(limits.resume, LONGEST), int(min(limits.resumed, MOST_RESUMED)))
            except StoreError as error:
                log.warning("the tables cannot be looked through yet: %s", error)
                await asyncio.sleep(RETRY)
            else:
                break
        games: dict[str, list[str]] = {}  # one may have to wait for the compiler
        for row in due:
            games.setdefault(row["game"], []).append(row["id"])
        await asyncio.gather(*(self._resume_each(ids) for ids in games.values()))

    async def _resume_each(self, ids: list[str]) -> None:
        """One after the other: whoever comes meanwhile does not wait for all of them."""
        for table_id in ids:
            try:
                await self.room(table_id)
            except VivamosError as error:  # one that cannot be read must not hide the others
                log.warning("table %s cannot be loaded: %s", table_id, error)

    async def _put_away(self) -> None:
        """Now and then, unfinished tables that everybody has forgotten leave the lists."""
        while True:
            before = now() - timedelta(seconds=min(86400 * self.settings.limits.put_away_days, LONGEST))
            try:
                while ids := await self.store.forgotten(before, PUT_AWAY_AT_ONCE):
                    if not (rest := [one for one in ids if one not in self.rooms]):  # somebody looks at these
                        break
                    await self.store.save(Change(put_away=rest, before=before))
                    await asyncio.sleep(PAUSE)
            except StoreError as error:
                log.warning("old tables cannot be put away now: %s", error)
            await asyncio.sleep(PUT_AWAY_EVERY)

    async def _tidy(self) -> None:
        """Tables nobody looks at leave the memory after a while, and soon if there are too many."""
        while True:
            await asyncio.sleep(IDLE / 10)
            time = self.clock.now()
            resting = [room for room in self.rooms.values() if not room.viewers and not room.turn.busy]
            resting.sort(key=lambda room: room.used)
            too_many = len(self.rooms) - self.settings.limits.rooms
            for number, room in enumerate(resting):
                if room.used < time - (SHORT if number < too_many else IDLE):
                    room.stop()
                    del self.rooms[room.id]


def _opening(row: Row, people: list[Seat]) -> Change:
    row["bot_due"] = all(seat.kind != FREE for seat in people)  # it starts by itself
    return Change(new_tables=[row], new_seats=[seat.row(row["id"]) for seat in people])


async def _situation(row: Row, seats: list[Row], events: list[Row]) -> Situation:
    """What is stored of a table."""
    if len(events) > LONG:
        return await asyncio.to_thread(loaded, row, seats, events)
    return loaded(row, seats, events)

"""All tables: made, loaded when somebody comes, and put away when nobody is there."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from datetime import timedelta
from typing import Any

import vivamos
from vivamos.engine.errors import UsageError, VivamosError
from vivamos.engine.table import Table
from vivamos.server import logs
from vivamos.server.allowances import Allowances, TooOften
from vivamos.server.bot_pool import BotPool
from vivamos.server.clock import Clock
from vivamos.server.evening import Nights
from vivamos.server.fold import Situation, loaded
from vivamos.server.forgetting import Forgetting
from vivamos.server.health import Health
from vivamos.server.identities import Identities
from vivamos.server.keeping import keep_views
from vivamos.server.lists import Lists
from vivamos.server.names import is_of_the_pages
from vivamos.server.night_reviews import keep_reviewing
from vivamos.server.ordered import keep_orders
from vivamos.server.owning import NoSuchTable, Owning
from vivamos.server.png import Painter
from vivamos.server.practice import Practising
from vivamos.server.readiness import Readiness
from vivamos.server.replays import PlayedAgain
from vivamos.server.results import finished_game
from vivamos.server.retention import keep_no_longer
from vivamos.server.reviewing import Reviews
from vivamos.server.room import Room
from vivamos.server.seating import FREE, HUMAN, Seat, seat_people
from vivamos.server.settings import Settings
from vivamos.server.shelf import Shelf
from vivamos.server.states import AWAY, OVER, PLAYING, WAITING, Standing
from vivamos.server.store import Change, Row, Sitting, Store, StoreError, now
from vivamos.server.times import Times
from vivamos.server.tokens import ID, hash_of, new_id

RETRY = 5.0  # seconds before the store is asked again after a start
IDLE = 300.0  # seconds after which a table nobody looks at leaves the memory
SHORT = 10.0  # the same, when too many are there: whoever has just asked for one gets to it
HAND_OVER_WITHIN = 5.0  # seconds for what is being written
AT_ONCE = 8  # tables that are loaded at the same time
LONG = 100  # events whose replay takes so long that others are answered meanwhile
MOST_RESUMED = 100_000  # tables, however the limits are set
PUT_AWAY_EVERY = 3600.0  # seconds
PUT_AWAY_AT_ONCE, PAUSE = 500, 0.05  # tables, and seconds between that the store has for others
LONGEST = 1e9  # seconds, some thirty years: a time for which others cannot be reckoned with
LEAST_CLOCK, MOST_CLOCK = 5, 24 * 3600


class House:
    """The rooms in memory, and what they share."""

    def __init__(self, settings: Settings, store: Store, allowances: Allowances | None = None) -> None:
        self.settings = settings
        self.store = store
        self.allowances = allowances or Allowances()
        self.clock = Clock()
        self.bots = BotPool(settings.limits)
        self.readiness = Readiness(self._game_is_ready)
        limits = settings.limits
        buckets = self.allowances.buckets
        self.tables = buckets("tables", limits.tables, limits.tables_a_minute / 60)  # made, by address
        self.frames = buckets("all_frames", limits.all_frames, limits.all_frames_a_second)
        self.streams = self.allowances.places("streams", limits.streams)
        self.rooms: dict[str, Room] = {}
        self.owning = Owning(self)
        self.closing = False
        self.lists = Lists(self)
        self.identities = Identities(store, limits, self.allowances)
        self.practising = Practising(store)
        self.nights = Nights(self)
        self.shelf = Shelf(self)
        self.forgetting = Forgetting(self)
        self.painter = Painter()
        self.reviews = Reviews(self)
        self.health = Health(self)
        self.answers = Times()  # how long whoever plays waits for one
        self._hints = buckets("hints", limits.hints, limits.hints_a_minute / 60)
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._loads = asyncio.Semaphore(AT_ONCE)
        self._dealt = 0
        background = [self.clock.tick(), self._tidy(), self._put_away(), keep_views(self)]
        background += [keep_orders(self), keep_no_longer(self), self.forgetting.keep_looking()]
        background += [keep_reviewing(self)]
        # Where a balancer sends people, not we, decides which process goes on with a table.
        shared = self.owning.shared
        background += [self.owning.take_tables(), self.owning.keep_tables()] if shared else [self._resume()]
        self._tasks = [asyncio.create_task(work) for work in background]

    async def hand_over(self) -> None:
        """Nothing begins any more: what is being written is stored, all are told to come back, others may go on."""
        self.closing = True
        try:
            async with asyncio.timeout(HAND_OVER_WITHIN):
                await self.owning.hand_over(list(self.rooms.values()))
                await self.owning.leave()
        except TimeoutError:
            logs.warning("the tables could not be handed over in time")

    async def close(self) -> None:
        if not self.closing:
            await self.hand_over()
        for task in self._tasks:
            task.cancel()
        await self.owning.stop()
        for room in self.rooms.values():
            room.stop()
        self.readiness.stop()
        self.bots.stop()
        self.reviews.stop()
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
        hints: bool = False,
        key: str | None = None,
    ) -> tuple[str, int]:
        """A new table; its id and the seat of the one who made it, whose key has the hash `key`."""
        chosen = vivamos.game(game)
        count = chosen.check_players(players)
        settled = chosen.settle_options(options, count)
        if clock is not None and not LEAST_CLOCK <= clock <= MOST_CLOCK:
            raise UsageError("clock-out-of-range", field="clock", least=LEAST_CLOCK, most=MOST_CLOCK)
        if is_of_the_pages(name):
            raise UsageError("name-is-taken", field="name")
        people = seat_people(seats, chosen.id, count, name, hash_of(token))
        # A table that cannot be dealt is refused now, not when the last friend sits down.
        await asyncio.to_thread(lambda: chosen.set_up(count, settled, chosen.read_deck(deck)))
        row = self._row(chosen.id, chosen.version, count, settled, deck, is_open, clock) | {"hints": hints}
        change, own = _opening(row, people), next(seat.seat for seat in people if seat.host)
        change.sitting.append(Sitting(row["id"], own, key))
        await self.store.save(change)
        await self.begin(row["id"])
        return row["id"], own

    async def begin(self, table_id: str) -> None:
        """A table was made: its game starts by itself, if no seat is free. With several processes it starts where
        people come to, which is perhaps not here."""
        if not self.owning.shared:
            await self.room(table_id)

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

    def may_ask_coach(self, address: str) -> None:
        """Count what somebody asks the coach; refuse what is too much."""
        bucket = self._hints.of(address)
        if not bucket.take():
            raise TooOften("too-many-hints", bucket.wait())

    def rematch_of(self, room: Room) -> tuple[str, Change]:
        """The same game with the same people, who keep their tokens."""
        old = room.row
        row = self._row(
            old["game"], old["version"], old["players"], old["options"], old["deck"], old["open"], old["clock"]
        )
        # With several humans the coach is what they agreed on; alone one may ask anyway, and then it counts.
        row["hints"] = old["hints"] and sum(seat.kind == HUMAN for seat in room.seats) > 1
        change = _opening(row, room.seats)
        change.same_people = room.id, row["id"]
        return row["id"], change

    def row_for(self, game: str, players: int) -> Row:
        """An ordinary table that no list shows."""
        chosen = vivamos.game(game)
        return self._row(chosen.id, chosen.version, players, chosen.settle_options({}, players), None, False, None)

    def continued_row(self, replay: PlayedAgain) -> Row:
        """A table for the game of a replay: no rating comes of it, for its cards may be known."""
        table = replay.table
        deck = None if table.deck is table.game.deck else dict(table.deck.source)
        return self._row(table.game.id, table.game.version, table.players, table.options, deck, False, None) | {
            "rated": False
        }

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
            "hints": False,
            "rated": True,
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
        if self.closing:
            raise StoreError("server-stops")
        if table_id not in self._loading:
            self._loading[table_id] = asyncio.create_task(self._load(table_id))
            self._loading[table_id].add_done_callback(lambda _: self._loading.pop(table_id, None))
        return self._loading[table_id]

    def has_in_memory(self, table_id: str) -> bool:
        """Whether the room is there, or is being loaded."""
        return table_id in self.rooms or table_id in self._loading

    async def _load(self, table_id: str) -> Room:
        fence = await self.owning.take(table_id)
        try:
            room = await self._loaded(table_id)
        except BaseException:
            self.owning.let_go(fence)
            raise
        self.rooms[table_id] = room
        room.wake()
        return room

    async def _loaded(self, table_id: str) -> Room:
        async with self._loads:
            found = await self.store.load(table_id)
        if found is None:
            raise NoSuchTable
        row, seats, events = found
        async with self._loads:
            room = Room(self, await _situation(row, seats, events))
            room.whispers.loaded(await self.store.whispers(table_id))
        await self._take_out(room)
        room.set_clock()
        return room

    def drop(self, room: Room) -> None:
        """Forget a room, as another process may have its table: whoever is there comes back to the right one."""
        room.gone = True
        room.stop()
        if self.rooms.get(room.id) is room:
            del self.rooms[room.id]
        self.owning.let_go(room.fence)

    async def _take_out(self, room: Room) -> None:
        """What lists tell of a table that was put away, or is of a time before they told it."""
        row = room.row
        at = {}
        if row["state"] == AWAY:
            row["state"], at = WAITING if room.table is None else PLAYING, {"active": now()}
        told = room.listed(Change(), Standing.of(room.table)) | at
        change = Change(table=told)
        if row["state"] == OVER and room.table is not None and not await self.store.has_result(room.id):
            change.finished = finished_game(row, room.seats, room.table)  # of a time before there were results
            change.finished.at(row["active"])
        if at or change.finished or any(row[key] != value for key, value in told.items()):
            row |= told
            with suppress(StoreError):  # it is stored with the next event, or when the table is loaded again
                await room.save(change)

    async def refresh(self, room: Room) -> None:
        """Bring a room to what the store holds, and tell its viewers if that is something else."""
        found = await self.store.load(room.id)
        if found is None:  # the host has deleted it
            self.drop(room)
            raise NoSuchTable
        known, moving = room.number, room.moving()
        room.situation = await _situation(*found)
        room.whispers.loaded(await self.store.whispers(room.id))
        if room.moving() != moving:
            room.set_clock()  # a store that failed in vain gives nobody more time
        room.stale = False
        room.hang_up_on_strangers()
        if room.number != known:
            room.telling.welcome_all()
            room.presence.was_told()

    # --- in the background ---

    def _game_is_ready(self, game: str) -> None:
        """From the next decision on bots play at their own level."""
        for room in self.rooms.values():
            if room.row["game"] == game:
                room.telling.remark()

    async def _resume(self) -> None:
        """After a restart, bots that were due shortly before go on; all other tables rest until somebody comes."""
        limits = self.settings.limits
        while True:
            try:
                due = await self.store.due(min(limits.resume, LONGEST), int(min(limits.resumed, MOST_RESUMED)))
            except StoreError as error:
                logs.warning("the tables cannot be looked through yet", error=error)
                await asyncio.sleep(RETRY)
            else:
                break
        for row in due:  # one after the other: whoever comes meanwhile does not wait for all of them
            table_id = row["id"]
            try:
                await self.room(table_id)
            except VivamosError as error:  # one that cannot be read must not hide the others
                logs.warning("a table cannot be loaded", table=table_id, error=error)

    async def _put_away(self) -> None:
        """Now and then, unfinished tables that everybody has forgotten leave the lists."""
        while True:
            before = now() - timedelta(seconds=min(86400 * self.settings.limits.put_away_days, LONGEST))
            try:
                while self.owning.is_first and (ids := await self.store.forgotten(before, PUT_AWAY_AT_ONCE)):
                    if not (rest := [one for one in ids if one not in self.rooms]):  # somebody looks at these
                        break
                    await self.store.save(Change(put_away=rest, before=before))
                    await asyncio.sleep(PAUSE)
            except StoreError as error:
                logs.warning("old tables cannot be put away now", error=error)
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
                    self.drop(room)


def _opening(row: Row, people: list[Seat]) -> Change:
    row["bot_due"] = all(seat.kind != FREE for seat in people)  # it starts by itself
    return Change(new_tables=[row], new_seats=[seat.row(row["id"]) for seat in people])


async def _situation(row: Row, seats: list[Row], events: list[Row]) -> Situation:
    """What is stored of a table."""
    if len(events) > LONG:
        return await asyncio.to_thread(loaded, row, seats, events)
    return loaded(row, seats, events)

"""The store: what must survive a crash. Nothing is told to anybody before it is in here."""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from typing import Any, TypeVar

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError, InterfaceError, OperationalError

from vivamos.engine.errors import UsageError, VivamosError
from vivamos.engine.facts import Fact, fact
from vivamos.server import leases
from vivamos.server.database import CommitLost, Database, database_at
from vivamos.server.leases import Fence
from vivamos.server.migrating import migrate
from vivamos.server.noting import note
from vivamos.server.prepared import insert_all, update_all
from vivamos.server.results import Finished, write_result
from vivamos.server.schema import devices, events, records, result_seats, results, seats, tables, whispers
from vivamos.server.states import AWAY, OVER, UNFINISHED
from vivamos.server.times import Times

T = TypeVar("T")
Row = dict[str, Any]
MOST_AT_ONCE = 200  # changes written in one transaction
CLOSE_WITHIN = 5.0  # seconds for what is being written or read
COUNT_FOR = 60.0  # seconds before all tables are counted again
LOOK_AGAIN = (0.0, 0.1, 0.4, 1.0, 1.5)  # seconds before each look for what may have been stored
GATHER, LONGEST = 0.01, 0.05  # seconds between transactions for each change beyond the first, and at most

# All that lists tell: no deck, which may be long, and no events.
_LISTED = sa.select(
    *(column for column in tables.c if column.name not in ("deck", "version", "bot_due")),
    tables.c.deck.is_not(sa.null()).label("own_deck"),
).order_by(tables.c.active.desc(), tables.c.id)
_SEATS = sa.select(*(seats.c[name] for name in ("table_id", "seat", "kind", "name", "level", "host")))


class StoreError(VivamosError):
    """Nothing was stored, and nothing has changed."""


class StoreDownError(StoreError):
    """Whatever the change is: the store takes none."""


class UnknownOutcome(StoreDownError):  # noqa: N818  (it reads as what it says)
    """The store went away before it said whether the change is stored."""


class Elsewhere(StoreError):  # noqa: N818
    """Another process has the table, or takes it: nothing of this one is stored there any more."""

    def __init__(self) -> None:
        super().__init__("table-is-elsewhere")


@dataclass
class Sitting:
    """A seat, and the hash of the key of whoever sits down there; None: nobody we know."""

    table_id: str
    seat: int
    key: str | None


@dataclass
class Change:
    """Rows that are stored together or not at all."""

    fence: Fence | None = None  # of the table that all of it is about, where several processes share a store
    new_tables: list[Row] = field(default_factory=list)
    table: Row | None = None  # columns to change, with the `id`; `active` is set when events are stored with them
    new_seats: list[Row] = field(default_factory=list)
    seats: list[Row] = field(default_factory=list)  # with `table_id` and `seat`
    sitting: list[Sitting] = field(default_factory=list)
    same_people: tuple[str, str] | None = None  # who sat at the first table sits at the second
    events: list[Row] = field(default_factory=list)  # `at` is set when they are stored
    whispers: list[Row] = field(default_factory=list)  # with the hash of the `key` of whoever said it, or None
    finished: Finished | None = None  # the game is over with these events
    put_away: Sequence[str] = ()  # unfinished tables that no list shows any more, unless something has happened
    before: datetime | None = None  # since then
    beside: Callable[[sa.Connection], None] | None = None  # what else is stored; what it raises undoes all of it


@dataclass(frozen=True)
class FinishedGame:
    """What is kept of a game that is over."""

    id: str
    record: str  # as JSON
    private: bool  # only for whoever has the link
    names: list[str | None]  # of the seats; None: somebody who was forgotten
    result: Row
    seats: list[Row]


class Store:
    """One database. Changes that arrive while another is written share a transaction."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.shared = database.shared
        self.times = Times()
        self._alone = asyncio.Lock()  # a transaction that touches many leases, at a time
        self._waiting: list[tuple[Change, asyncio.Future[None]]] = []
        self._wake = asyncio.Event()
        self._closing = False
        self._reading: set[asyncio.Task[Any]] = set()
        self._count, self._count_at = 0, 0.0
        self._writer = asyncio.create_task(self._write())

    @classmethod
    async def open(cls, url: str, lease: float = 6.0) -> Store:
        """Connect, and bring the database to the newest form. No transaction rests for longer than a lease."""
        try:
            address = sa.make_url(url)
            database = database_at(address, lease, patient=False)
            migrating = database_at(address, lease) if database.shared else database  # that may take its time
        except Exception as error:  # an address that is none, a driver that is not installed, a folder that cannot be
            raise UsageError("that-database-cannot-be-used", reason=why(error)) from None
        try:
            await migrating.write(migrate)
        except Exception as error:  # drivers have exceptions of their own
            await database.close()
            raise UsageError("database-cannot-be-used", address=repr(address), reason=why(error)) from None
        finally:
            if migrating is not database:
                await migrating.close()
        return cls(database)

    async def close(self) -> None:
        """What is being written or read comes to its end: a driver that is interrupted may wait for ever."""
        self._closing = True
        self._wake.set()
        await asyncio.wait({self._writer, *self._reading}, timeout=CLOSE_WITHIN)
        self._writer.cancel()
        await self.database.close()

    # --- writing ---

    async def save(self, change: Change) -> None:
        """Returns when the change is stored; raises StoreError, or what its own work raises, if it is not."""
        if self._closing:
            raise StoreError("server-stops")
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((change, done))
        self._wake.set()
        await done

    async def _write(self) -> None:
        while not self._closing:
            await self._wake.wait()
            self._wake.clear()
            while self._waiting:
                began = asyncio.get_running_loop().time()
                batch, self._waiting = self._waiting[:MOST_AT_ONCE], self._waiting[MOST_AT_ONCE:]
                error = await self._try([change for change, _ in batch])
                self.times.took(asyncio.get_running_loop().time() - began)
                if (
                    error and len(batch) > 1 and not isinstance(error, StoreDownError)
                ):  # one bad change must not spoil the others
                    for change, done in batch:
                        _settle(done, self.times.count([change], await self._try([change])))
                else:
                    self.times.count([change for change, _ in batch], error)
                    for _, done in batch:
                        _settle(done, error)
                # A transaction costs as much as many changes: the thicker they come, the longer we gather.
                pause = min(LONGEST, GATHER * (len(batch) - 1))
                await asyncio.sleep(max(0.0, began + pause - asyncio.get_running_loop().time()))

    async def _try(self, changes: Sequence[Change]) -> VivamosError | None:
        at = now()
        for change in changes:
            for event in change.events:
                event["at"] = at
            if change.table and change.events:
                change.table["active"] = at
            if change.finished:
                change.finished.at(at)
        try:
            async with self._alone:
                await self.database.write(lambda connection: _apply(connection, changes))
        except CommitLost as error:
            if (unknown := await self._look(changes, error)) is not None:
                return unknown
        except Exception as error:  # drivers have exceptions of their own, and the writer must live on
            return _wrong(error)
        self._count += sum(len(change.new_tables) for change in changes)
        return None

    async def _look(self, changes: Sequence[Change], lost: CommitLost) -> VivamosError | None:
        """The answer to a commit was lost: look whether it was done. None if it was."""
        for pause in LOOK_AGAIN:
            await asyncio.sleep(pause)
            try:
                stored = await self.database.read(lambda connection: _is_stored(connection, changes))
            except Exception:  # it is not back yet
                continue
            return None if stored else _wrong(lost.reason)
        return UnknownOutcome("not-saved", reason=why(lost.reason))

    async def alone(self, work: Callable[[sa.Connection], T]) -> T:
        """The same as `write`, while no other change is written: for work on the leases of many tables."""
        async with self._alone:
            return await self.write(work)

    async def write(self, work: Callable[[sa.Connection], T]) -> T:
        """A change that is about no table, in a transaction of its own. What it raises itself has changed nothing."""
        if self._closing:
            raise StoreError("server-stops")
        try:
            return await self.database.write(work)
        except VivamosError:
            raise
        except CommitLost as error:
            raise _wrong(error.reason) from None
        except Exception as error:
            raise _wrong(error) from None

    # --- reading ---

    async def load(self, table_id: str) -> tuple[Row, list[Row], list[Row]] | None:
        """A table with its seats and events, or None."""
        table, its_seats, its_events = await self._answers(
            sa.select(tables).where(tables.c.id == table_id),
            sa.select(seats).where(seats.c.table_id == table_id).order_by(seats.c.seat),
            sa.select(events).where(events.c.table_id == table_id).order_by(events.c.number),
        )
        return (table[0], its_seats, its_events) if table else None

    async def whispers(self, table_id: str) -> list[Row]:
        """What the spectators of a table have said."""
        return await self._rows(sa.select(whispers).where(whispers.c.table_id == table_id).order_by(whispers.c.number))

    async def recent(self, *, state: str, since: datetime, most: int) -> list[str]:
        """Open tables in a state where something has happened since then, the last first."""
        query = sa.select(tables.c.id).where(tables.c.state == state, tables.c.open, tables.c.active >= since)
        found = await self._rows(query.order_by(tables.c.active.desc()).limit(most))
        return [row["id"] for row in found]

    async def listed(self, ids: Sequence[str]) -> list[Row]:
        """What lists tell of tables, with their `seats`, the last active first."""
        return await self._with_seats(_LISTED.where(tables.c.id.in_(list(ids))), seats.c.table_id.in_(list(ids)))

    async def of_tokens(self, hashes: Sequence[str]) -> list[Row]:
        """The same for the unfinished tables where these tokens sit, with the seat as `you`."""
        mine = seats.alias("mine")
        held = mine.c.token.in_(list(hashes))
        # By what they are not: a database that looks for the states first goes through all tables.
        going_on = tables.c.state.not_in((OVER, AWAY))
        query = _LISTED.add_columns(mine.c.seat.label("you")).join(mine, mine.c.table_id == tables.c.id)
        return await self._with_seats(
            query.where(held, going_on), seats.c.table_id.in_(sa.select(mine.c.table_id).where(held))
        )

    async def _with_seats(self, query: sa.Select[Any], at_them: sa.ColumnElement[bool]) -> list[Row]:
        rows, their_seats = await self._answers(query, _SEATS.where(at_them).order_by(seats.c.seat))
        found = {row["id"]: {**row, "seats": []} for row in rows}  # who has two seats finds it once
        for seat in their_seats:
            if seat["table_id"] in found:
                found[seat["table_id"]]["seats"].append(seat)
        return list(found.values())

    async def due(self, within: float, most: int) -> list[Row]:
        """Id and game of tables that go on by themselves and were active so shortly before anything last happened."""
        newest = (await self._rows(sa.select(sa.func.max(tables.c.active).label("at"))))[0]["at"]
        if newest is None:
            return []
        lately = (tables.c.active >= newest - timedelta(seconds=within), tables.c.bot_due)
        query = sa.select(tables.c.id, tables.c.game).where(*lately)
        return await self._rows(query.order_by(tables.c.active.desc()).limit(most))

    async def forgotten(self, before: datetime, most: int) -> list[str]:
        """Unfinished tables where nothing has happened since then."""
        query = sa.select(tables.c.id).where(
            # All that the index has, so that it is used.
            tables.c.state.in_(UNFINISHED), tables.c.open.in_([True, False]), tables.c.active < before
        )  # fmt: skip
        return [row["id"] for row in await self._rows(query.limit(most))]

    async def check(self) -> None:
        """Raises if the store cannot be read."""
        await self._rows(sa.select(tables.c.id).limit(1))

    async def count(self) -> int:
        """How many tables there are. Counting many takes time: it is done now and then, and new ones are added."""
        time = asyncio.get_running_loop().time()
        if time >= self._count_at:
            self._count, self._count_at = await self._count_all(), time + COUNT_FOR
        return self._count

    @property
    def counted(self) -> int:
        """The same, without counting."""
        return self._count

    async def _count_all(self) -> int:
        found = await self._rows(sa.select(sa.func.count().label("n")).select_from(tables))
        return int(found[0]["n"])

    async def has_result(self, table_id: str) -> bool:
        """Whether a finished game has left its result already."""
        return bool(await self._rows(sa.select(results.c.id).where(results.c.id == table_id)))

    async def finished_game(self, game_id: str) -> FinishedGame | None:
        """A finished game by its id, which is that of its table; None if there is none, or it is still played."""
        query = sa.select(results, records.c.record).join(records, records.c.result == results.c.id)
        its_seats = sa.select(result_seats).where(result_seats.c.result == game_id).order_by(result_seats.c.seat)
        found, people = await self._answers(query.where(results.c.id == game_id), its_seats)
        if not found:
            return None
        record = zlib.decompress(found[0].pop("record")).decode()
        return FinishedGame(game_id, record, found[0]["private"], [row["name"] for row in people], found[0], people)

    async def read(self, work: Callable[[sa.Connection], T]) -> T:
        """Several queries at one moment, for what is no table."""
        try:
            return await self._to_its_end(self.database.read(work))
        except VivamosError:
            raise
        except Exception as error:
            raise StoreError("store-not-read", reason=why(error)) from None

    async def _rows(self, query: sa.Select[Any]) -> list[Row]:
        """What a query finds."""
        return (await self._answers(query))[0]

    async def _answers(self, *queries: sa.Select[Any]) -> list[list[Row]]:
        """What several queries find at one moment."""
        return await self._to_its_end(self._read(queries))

    async def _to_its_end(self, work: Coroutine[Any, Any, T]) -> T:
        """What is read comes to its end even if who asks does not wait for it."""
        reading = asyncio.create_task(work)
        self._reading.add(reading)
        reading.add_done_callback(self._reading.discard)
        return await asyncio.shield(reading)

    async def _read(self, queries: Sequence[sa.Select[Any]]) -> list[list[Row]]:
        try:
            return await self.database.read(
                lambda connection: [_rows_of(connection.execute(query)) for query in queries]
            )
        except Exception as error:  # drivers have exceptions of their own
            raise StoreError("store-not-read", reason=why(error)) from None


def _rows_of(found: sa.CursorResult[Any]) -> list[Row]:
    names = list(found.keys())
    return [dict(zip(names, row, strict=True)) for row in found]  # half the time of `mappings()`


def now() -> datetime:
    return datetime.now(UTC)


def _wrong(error: Exception) -> VivamosError:
    if isinstance(error, VivamosError):
        return error
    if isinstance(error, IntegrityError):
        return StoreError("table-has-changed")
    down = isinstance(error, OperationalError | InterfaceError | OSError)
    return (StoreDownError if down else StoreError)("not-saved", reason=why(error))


def _settle(done: asyncio.Future[None], error: VivamosError | None) -> None:
    if done.cancelled():
        return
    if error:
        done.set_exception(error)
    else:
        done.set_result(None)


def _apply(connection: sa.Connection, changes: Sequence[Change]) -> None:
    fences = list({change.fence for change in changes if change.fence is not None})
    if fences and not leases.holds(connection, fences):
        raise Elsewhere
    insert_all(connection, tables, [row for change in changes for row in change.new_tables])
    insert_all(connection, seats, [row for change in changes for row in change.new_seats])
    insert_all(connection, events, [row for change in changes for row in change.events])
    insert_all(connection, whispers, [_with_person(connection, row) for change in changes for row in change.whispers])
    update_all(connection, tables, "id", [change.table for change in changes if change.table])
    for change in changes:
        if change.put_away:
            still = (tables.c.id.in_(change.put_away), tables.c.state.in_(UNFINISHED))
            gone = tables.update().where(*still, tables.c.active < change.before)
            connection.execute(gone.values(state=AWAY, bot_due=False))
    forgotten: list[str] = []
    for change in changes:
        for row in change.seats:
            of_seat = (seats.c.table_id == row["table_id"]) & (seats.c.seat == row["seat"])
            connection.execute(seats.update().where(of_seat).values(row))
        _seat_people(connection, change)
        if change.finished and write_result(connection, change.finished):
            forgotten.append(change.finished.result["id"])
        if change.beside:
            change.beside(connection)
    note(connection, forgotten)


def _is_stored(connection: sa.Connection, changes: Sequence[Change]) -> bool:
    """Whether a transaction was done: all of it was if any row is there that only it can have made."""
    for change in changes:
        for row in change.events:
            same = (events.c.number == row["number"], events.c.at == row["at"])
            query = sa.select(events.c.number).where(events.c.table_id == row["table_id"], *same)
            return connection.execute(query).first() is not None
        for row in change.new_tables:
            return connection.execute(sa.select(tables.c.id).where(tables.c.id == row["id"])).first() is not None
    return False  # columns of tables: who cares for them writes them again


def _with_person(connection: sa.Connection, row: Row) -> Row:
    """Something that was said, with whose key it is in the place of the key."""
    person = connection.execute(sa.select(devices.c.person).where(devices.c.key == row["key"])).scalar()
    return {key: value for key, value in row.items() if key != "key"} | {"person": person}


def _seat_people(connection: sa.Connection, change: Change) -> None:
    """Who sits where: asked for here, for between two transactions a person may become another, or nobody."""
    for sitting in change.sitting:
        person = sa.select(devices.c.person).where(devices.c.key == sitting.key).scalar_subquery()
        one = (seats.c.table_id == sitting.table_id, seats.c.seat == sitting.seat)
        connection.execute(seats.update().where(*one).values(person=person))
    if change.same_people:
        old, new = change.same_people
        before = seats.alias("before")
        same = sa.select(before.c.person).where(before.c.table_id == old, before.c.seat == seats.c.seat)
        connection.execute(seats.update().where(seats.c.table_id == new).values(person=same.scalar_subquery()))


def why(error: Exception) -> Fact:
    """What the database says, without the statement and its values: they may hold cards."""
    cause = getattr(error, "orig", None) or error
    text = str(cause).strip().split("\n")[0][:200].rstrip(".")
    if "locked" in text:
        return fact("database-is-locked")
    if "full" in text or "No space" in text:
        return fact("disk-is-full")
    if "disk I/O" in text:
        return fact("disk-takes-nothing")
    return fact("database-said", text=text or type(cause).__name__)

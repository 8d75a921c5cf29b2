"""The store: what must survive a crash. Nothing is told to anybody before it is in here."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import alembic.command
import alembic.config
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError, InterfaceError, OperationalError

from vivamos.engine.errors import UsageError, VivamosError
from vivamos.engine.facts import Fact, fact
from vivamos.server.database import Database, database_at
from vivamos.server.prepared import insert_all, update_all
from vivamos.server.schema import events, seats, tables
from vivamos.server.states import AWAY, OVER, UNFINISHED

Row = dict[str, Any]
MOST_AT_ONCE = 200  # changes written in one transaction
CLOSE_WITHIN = 5.0  # seconds for what is being written or read
COUNT_FOR = 60.0  # seconds before all tables are counted again
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


@dataclass
class Change:
    """Rows that are stored together or not at all."""

    new_tables: list[Row] = field(default_factory=list)
    table: Row | None = None  # columns to change, with the `id`; `active` is set when events are stored with them
    new_seats: list[Row] = field(default_factory=list)
    seats: list[Row] = field(default_factory=list)  # with `table_id` and `seat`
    events: list[Row] = field(default_factory=list)  # `at` is set when they are stored
    put_away: Sequence[str] = ()  # unfinished tables that no list shows any more, unless something has happened
    before: datetime | None = None  # since then


class Store:
    """One database. Changes that arrive while another is written share a transaction."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._waiting: list[tuple[Change, asyncio.Future[None]]] = []
        self._wake = asyncio.Event()
        self._closing = False
        self._reading: set[asyncio.Task[list[list[Row]]]] = set()
        self._count, self._count_at = 0, 0.0
        self._writer = asyncio.create_task(self._write())

    @classmethod
    async def open(cls, url: str) -> Store:
        """Connect, and bring the database to the newest form."""
        try:
            address = sa.make_url(url)
            database = database_at(address)
        except Exception as error:  # an address that is none, a driver that is not installed, a folder that cannot be
            raise UsageError("that-database-cannot-be-used", reason=_why(error)) from None
        try:
            await database.write(_migrate)
        except Exception as error:  # drivers have exceptions of their own
            await database.close()
            raise UsageError("database-cannot-be-used", address=repr(address), reason=_why(error)) from None
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
        """Returns when the change is stored; raises StoreError if it is not."""
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
                if (
                    error and len(batch) > 1 and not isinstance(error, StoreDownError)
                ):  # one bad change must not spoil the others
                    for change, done in batch:
                        _settle(done, await self._try([change]))
                else:
                    for _, done in batch:
                        _settle(done, error)
                # A transaction costs as much as many changes: the thicker they come, the longer we gather.
                pause = min(LONGEST, GATHER * (len(batch) - 1))
                await asyncio.sleep(max(0.0, began + pause - asyncio.get_running_loop().time()))

    async def _try(self, changes: Sequence[Change]) -> StoreError | None:
        at = now()
        for change in changes:
            for event in change.events:
                event["at"] = at
            if change.table and change.events:
                change.table["active"] = at
        try:
            await self.database.write(lambda connection: _apply(connection, changes))
        except IntegrityError:
            return StoreError("table-has-changed")
        except Exception as error:  # drivers have exceptions of their own, and the writer must live on
            down = isinstance(error, OperationalError | InterfaceError | OSError)
            wrong = StoreDownError if down else StoreError
            return wrong("not-saved", reason=_why(error))
        self._count += sum(len(change.new_tables) for change in changes)
        return None

    # --- reading ---

    async def load(self, table_id: str) -> tuple[Row, list[Row], list[Row]] | None:
        """A table with its seats and events, or None."""
        table, its_seats, its_events = await self._answers(
            sa.select(tables).where(tables.c.id == table_id),
            sa.select(seats).where(seats.c.table_id == table_id).order_by(seats.c.seat),
            sa.select(events).where(events.c.table_id == table_id).order_by(events.c.number),
        )
        return (table[0], its_seats, its_events) if table else None

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

    async def _count_all(self) -> int:
        found = await self._rows(sa.select(sa.func.count().label("n")).select_from(tables))
        return int(found[0]["n"])

    async def _rows(self, query: sa.Select[Any]) -> list[Row]:
        """What a query finds."""
        return (await self._answers(query))[0]

    async def _answers(self, *queries: sa.Select[Any]) -> list[list[Row]]:
        """What several queries find at one moment. It comes to its end even if who asks does not wait for it."""
        reading = asyncio.create_task(self._read(queries))
        self._reading.add(reading)
        reading.add_done_callback(self._reading.discard)
        return await asyncio.shield(reading)

    async def _read(self, queries: Sequence[sa.Select[Any]]) -> list[list[Row]]:
        try:
            return await self.database.read(
                lambda connection: [_rows_of(connection.execute(query)) for query in queries]
            )
        except Exception as error:  # drivers have exceptions of their own
            raise StoreError("store-not-read", reason=_why(error)) from None


def _rows_of(found: sa.CursorResult[Any]) -> list[Row]:
    names = list(found.keys())
    return [dict(zip(names, row, strict=True)) for row in found]  # half the time of `mappings()`


def now() -> datetime:
    return datetime.now(UTC)


def _settle(done: asyncio.Future[None], error: StoreError | None) -> None:
    if done.cancelled():
        return
    if error:
        done.set_exception(error)
    else:
        done.set_result(None)


def _apply(connection: sa.Connection, changes: Sequence[Change]) -> None:
    insert_all(connection, tables, [row for change in changes for row in change.new_tables])
    insert_all(connection, seats, [row for change in changes for row in change.new_seats])
    insert_all(connection, events, [row for change in changes for row in change.events])
    update_all(connection, tables, "id", [change.table for change in changes if change.table])
    for change in changes:
        if change.put_away:
            still = (tables.c.id.in_(change.put_away), tables.c.state.in_(UNFINISHED))
            gone = tables.update().where(*still, tables.c.active < change.before)
            connection.execute(gone.values(state=AWAY, bot_due=False))
    for change in changes:
        for row in change.seats:
            of_seat = (seats.c.table_id == row["table_id"]) & (seats.c.seat == row["seat"])
            connection.execute(seats.update().where(of_seat).values(row))


def _migrate(connection: sa.Connection) -> None:
    config = alembic.config.Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    alembic.command.upgrade(config, "head")


def _why(error: Exception) -> Fact:
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

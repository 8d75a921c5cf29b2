"""A database off the event loop: a piece of work gets a connection, and all it does there is one transaction."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Protocol, TypeVar

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

STATEMENT_WITHIN, CONNECTED_WITHIN = 15.0, 5.0  # seconds for an answer, of a server that people wait for
LOOK_EVERY = 1.0  # seconds between two looks whether a connection that is kept has broken
ANSWERS_WITHIN = 5.0  # seconds, else it has
READERS = 4  # threads, each with a connection
T = TypeVar("T")
Work = Callable[[sa.Connection], T]


class CommitLost(Exception):  # noqa: N818  (it reads as what it says)
    """The work was done, but nobody knows whether it was kept: the answer did not come."""

    def __init__(self, reason: Exception) -> None:
        super().__init__(str(reason))
        self.reason = reason


class Database(Protocol):
    """Work that raises has changed nothing, but for `CommitLost`."""

    engine: sa.Engine
    shared: bool  # by several processes

    async def read(self, work: Work[T]) -> T: ...

    async def write(self, work: Work[T]) -> T: ...

    async def close(self) -> None: ...


def database_at(address: sa.URL, longest_rest: float, patient: bool = True) -> Database:
    """The database of an address; raises if there is no driver for it.

    Of a process that stands still in the middle of a transaction, the database ends it after `longest_rest` seconds.
    Who is not `patient` gives up a statement that is not answered: the way to the database may be broken, and nobody
    tells.
    """
    if address.get_backend_name() == "sqlite":
        return Sqlite(sa.create_engine(address, **_JSON))
    if address.get_backend_name() != "postgresql":
        return Server(create_async_engine(address, pool_pre_ping=True, **_JSON))
    rest = {"idle_in_transaction_session_timeout": str(max(1000, round(1000 * min(longest_rest, 3600))))}
    arguments: dict[str, Any] = {"server_settings": rest}
    if not patient:
        arguments |= {"command_timeout": STATEMENT_WITHIN, "timeout": CONNECTED_WITHIN}
    return Postgres(create_async_engine(address, pool_pre_ping=True, connect_args=arguments, **_JSON))


class Sqlite:
    """A file. Its driver waits for the disk, so it works in threads: a whole transaction in one, for going there and
    back costs more than most statements."""

    shared = False

    def __init__(self, engine: sa.Engine) -> None:
        self.engine = engine
        sa.event.listen(engine, "connect", _set_up_sqlite)
        sa.event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN"))
        self._writer = self._readers = ThreadPoolExecutor(1, "writer")
        if engine.url.database not in (None, "", ":memory:"):  # those are there for one thread alone
            Path(engine.url.database).parent.mkdir(parents=True, exist_ok=True)
            self._readers = ThreadPoolExecutor(READERS, "reader")

    async def read(self, work: Work[T]) -> T:
        return await self._do(self._readers, work)

    async def write(self, work: Work[T]) -> T:
        return await self._do(self._writer, work)

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._writer, self.engine.dispose)
        self._writer.shutdown(wait=False)
        self._readers.shutdown(wait=False)

    async def _do(self, threads: ThreadPoolExecutor, work: Work[T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(threads, self._transaction, work)

    def _transaction(self, work: Work[T]) -> T:
        with self.engine.begin() as connection:
            return work(connection)


class Server:
    """A server elsewhere, with a driver for the event loop."""

    shared = False

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self.engine = engine.sync_engine

    async def read(self, work: Work[T]) -> T:
        return await self.write(work)

    async def write(self, work: Work[T]) -> T:
        async with self._engine.connect() as connection:
            done = await connection.run_sync(work)
            try:
                await connection.commit()
            except Exception as error:
                raise CommitLost(error) from error
            return done

    async def close(self) -> None:
        await self._engine.dispose()


class Postgres(Server):
    """A server that several processes share (leases.py)."""

    shared = True

    async def hold(self, statement: str, held: Callable[[], None]) -> None:
        """Do something on a connection of its own, say when it is done, and keep the connection until it breaks."""
        async with self._engine.connect() as connection:
            try:
                await connection.execution_options(isolation_level="AUTOCOMMIT")
                await connection.exec_driver_sql(statement)
                held()
                while True:
                    await asyncio.sleep(LOOK_EVERY)
                    async with asyncio.timeout(ANSWERS_WITHIN):
                        await connection.exec_driver_sql("SELECT 1")
            finally:
                await connection.invalidate()  # so that nobody else gets it with what was done there


def _to_json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


_JSON: dict[str, Any] = {"json_serializer": _to_json, "json_deserializer": msgspec.json.decode}


def _set_up_sqlite(connection: Any, _: Any) -> None:
    """Readers beside one writer; a commit is on the disk when it returns; wait a while for another process."""
    connection.isolation_level = None  # transactions begin where SQLAlchemy says, so that migrations are whole too
    cursor = connection.cursor()
    for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", "busy_timeout = 3000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()

"""All that is stored, from a database into a file and back, also into one of the other kind."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import islice
from pathlib import Path
from typing import IO, Any

import sqlalchemy as sa

from vivamos.engine.errors import UsageError, VivamosError
from vivamos.server import leases
from vivamos.server.backup_file import KINDS, BackupError, Reader, Section, Writer
from vivamos.server.database import Database, database_at
from vivamos.server.migrating import alone, form_of, forms, migrate
from vivamos.server.only_server import file_of, only_server
from vivamos.server.prepared import insert_all
from vivamos.server.schema import forgotten, metadata, orders, processes, reviewing
from vivamos.server.schema import leases as leases_table
from vivamos.server.store import why

Advance = Callable[[int], None]
OF_PROCESSES = (leases_table, processes, reviewing, orders, forgotten)  # what only running processes have something of
COPIED = [table for table in metadata.sorted_tables if table not in OF_PROCESSES]
AT_ONCE = 1000  # rows that are read or written together
LONG = 3600.0  # seconds that a transaction may rest: it is we who read a file meanwhile


async def copy(url: str, file: IO[bytes], advance: Advance) -> dict[str, int]:
    """Write all of a database into a file, as it is at one moment; how many rows of each table."""
    database = open_database(url)
    try:
        with _in_words(url):
            return await database.read(lambda connection: _copy(connection, file, advance))
    finally:
        await database.close()


def _copy(connection: sa.Connection, file: IO[bytes], advance: Advance) -> dict[str, int]:
    if leases.is_shared(connection):  # SQLite has one moment for a whole transaction anyway
        connection = connection.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
    check_form(connection)
    writer = Writer(file, forms()[0])
    for table in COPIED:
        for count in writer.table(table, _rows(connection, table)):
            advance(count)
    return writer.end()


def _rows(connection: sa.Connection, table: sa.Table) -> Iterator[tuple[Any, ...]]:
    """In the order of the key, the same for every database."""
    key = [
        sa.collate(column, "C") if leases.is_shared(connection) and isinstance(column.type, sa.String) else column
        for column in table.primary_key
    ]
    found = connection.execute(
        sa.select(table).order_by(*key), execution_options={"stream_results": True, "yield_per": AT_ONCE}
    )
    for row in found:
        yield tuple(row)


async def count_rows(url: str) -> int:
    """About how many rows there are, for a progress bar."""
    database = open_database(url)
    try:
        with _in_words(url):
            return await database.read(_count)
    finally:
        await database.close()


def _count(connection: sa.Connection) -> int:
    check_form(connection)
    counts = [sa.select(sa.func.count()).select_from(table).scalar_subquery() for table in COPIED]
    return sum(int(one) for one in connection.execute(sa.select(*counts)).one())


# --- back ---


async def restore(url: str, path: Path, advance: Advance) -> dict[str, int]:
    """Fill an empty database from a file, all of it or nothing; how many rows of each table."""
    file = file_of(url)
    new = file is not None and not file.exists()
    done = False
    with only_server(url):
        database = database_of(url)
        try:
            with _in_words(url):
                counts = await database.write(lambda connection: _restore(connection, path, advance))
            done = True
            return counts
        finally:
            await database.close()
            if new and not done and file is not None:
                for end in ("", "-wal", "-shm"):
                    Path(f"{file}{end}").unlink(missing_ok=True)


def _restore(connection: sa.Connection, path: Path, advance: Advance) -> dict[str, int]:
    with Reader(path) as reader:
        check_head(reader)
        alone(connection)
        _make_empty(connection)
        migrate(connection, reader.head.form)
        for section, rows in reader.sections():
            table = _table(connection, section)
            while batch := list(islice(rows, AT_ONCE)):
                insert_all(connection, table, batch)
                advance(len(batch))
        migrate(connection)
        return reader.counts


def check_head(reader: Reader) -> None:
    """A backup of a newer Vivamos has what this one knows nothing of."""
    if reader.head.form not in forms():
        raise BackupError("backup-of-newer", file=str(reader.path), by=reader.head.by)


def _make_empty(connection: sa.Connection) -> None:
    """A database with our tables and nothing in them is as good as one without: it gets the form of the backup."""
    there = set(sa.inspect(connection).get_table_names()) & metadata.tables.keys()
    if not there:
        return
    form = form_of(connection)
    if form not in forms() or any(_has_rows(connection, metadata.tables[name]) for name in there):
        raise UsageError("database-is-not-empty", address=repr(connection.engine.url))
    metadata.drop_all(connection)
    connection.exec_driver_sql("DROP TABLE alembic_version")


def _has_rows(connection: sa.Connection, table: sa.Table) -> bool:
    return connection.execute(sa.select(sa.literal(1)).select_from(table).limit(1)).first() is not None


def _table(connection: sa.Connection, section: Section) -> sa.Table:
    """The table of a section, with the columns that it had when the backup was made."""
    known = (
        {column["name"] for column in sa.inspect(connection).get_columns(section.table)}
        if (sa.inspect(connection).has_table(section.table))
        else set()
    )
    if section.table not in metadata.tables or not set(section.columns) <= known:
        raise BackupError("backup-lacks-form", table=section.table)
    columns = [sa.Column(name, KINDS[kind][1]) for name, kind in section.columns.items()]
    return sa.Table(section.table, sa.MetaData(), *columns)


# --- databases ---


def open_database(url: str) -> Database:
    """A database that is there; nothing is made by looking for it."""
    file = file_of(url)
    if file is not None and not file.is_file():
        raise UsageError("no-database-there", file=str(file))
    return database_of(url)


def database_of(url: str) -> Database:
    try:
        return database_at(sa.make_url(url), LONG)
    except Exception as error:  # an address that is none, a driver that is not installed
        raise UsageError("that-database-cannot-be-used", reason=why(error)) from None


def check_form(connection: sa.Connection) -> None:
    """What reads or changes a database beside a server must know its form."""
    form = form_of(connection)
    if form is None:
        raise UsageError("database-holds-nothing", address=repr(connection.engine.url))
    if form != forms()[0]:
        raise UsageError("database-of-other-form", address=repr(connection.engine.url), form=form, known=forms()[0])


@contextmanager
def _in_words(url: str) -> Iterator[None]:
    """What goes wrong with a database is said with its address, without the password; drivers have their own words."""
    try:
        yield
    except VivamosError:
        raise
    except Exception as error:
        raise UsageError("database-cannot-be-used", address=repr(sa.make_url(url)), reason=why(error)) from None

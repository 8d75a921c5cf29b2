"""A file of SQLite has one server at a time. The others are refused before they change anything."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from pathlib import Path

import sqlalchemy as sa

from vivamos.engine.errors import UsageError

BESIDE = ".serving"  # the file that is locked; there is nothing in it


@contextmanager
def only_server(url: str) -> Iterator[None]:
    """While the block runs, no other server can use this database, if it is a file.

    The lock is one of SQLite on a file beside it: SQLite knows how to lock files on every system, the system takes the
    lock away from a process that dies, and whoever only reads the database does not meet it.
    """
    path = file_of(url)
    if path is None or not _has_folder(path):
        yield
        return
    with ExitStack() as held:
        try:
            lock = held.enter_context(closing(sqlite3.connect(f"{path}{BESIDE}", timeout=0, isolation_level=None)))
            lock.execute("PRAGMA journal_mode = MEMORY")  # no third file
            lock.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            if "locked" in str(error):
                raise UsageError("database-is-served", file=str(path)) from None
            # A folder that takes no file, for one: the store says it in better words.
        yield


def file_of(url: str) -> Path | None:
    """The file of a database that is one."""
    try:
        address = sa.make_url(url)
    except (sa.exc.ArgumentError, ValueError):
        return None  # the store says what is wrong
    name = address.database
    if address.get_backend_name() != "sqlite" or name in (None, "", ":memory:"):
        return None
    return Path(str(name)).resolve()


def _has_folder(path: Path) -> bool:
    """Whether there is a folder for a file, made if need be. If there is none, the store says what is wrong."""
    with suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
    return path.parent.is_dir()

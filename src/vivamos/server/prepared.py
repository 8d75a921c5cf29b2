"""Statements for many rows, prepared once: SQLAlchemy alone takes longer for a row than the database does."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

Row = dict[str, Any]


def insert_all(connection: sa.Connection, table: sa.Table, rows: Iterable[Row]) -> None:
    """Add rows to a table."""
    for columns, alike in _alike(rows):
        _insert(connection.dialect, table, columns).execute(connection, alike)


def insert_or_change(connection: sa.Connection, table: sa.Table, rows: Iterable[Row], change: Change) -> None:
    """Add rows to a table; where there is one of that key, also one that another process adds just now, change it."""
    for columns, alike in _alike(rows):
        _insert_or_change(connection.dialect, table, columns, change).execute(connection, alike)


def update_all(connection: sa.Connection, table: sa.Table, key: str, rows: Iterable[Row]) -> None:
    """Change the columns that each row has beside its key."""
    for columns, alike in _alike(rows):
        _update(connection.dialect, table, key, columns).execute(connection, alike)


class Change(NamedTuple):
    """What becomes of a row that is there already: all other columns stay as they are."""

    replaced: tuple[str, ...] = ()
    added: tuple[str, ...] = ()  # numbers to which the new ones are added


class Prepared:
    """A statement in the words of a database. Its parameters are named after columns."""

    def __init__(self, dialect: sa.Dialect, statement: sa.Insert | sa.Update) -> None:
        compiled = statement.compile(dialect=dialect)
        self._text = str(compiled)
        self._values = [
            (name.removeprefix(NEW), _to_sql(dialect, compiled.binds[name].type)) for name in compiled.positiontup or ()
        ]

    def execute(self, connection: sa.Connection, rows: list[Row]) -> None:
        values = [
            tuple([row[name] if to_sql is None else to_sql(row[name]) for name, to_sql in self._values]) for row in rows
        ]
        connection.exec_driver_sql(self._text, values)


def _to_sql(dialect: sa.Dialect, kind: sa.types.TypeEngine[Any]) -> Callable[[Any], Any] | None:
    """How a value is written for the database; None if it goes there as it is."""
    written = kind.dialect_impl(dialect).bind_processor(dialect)
    if written is not None and isinstance(kind, sa.DateTime):
        return lru_cache(maxsize=1)(written)  # all rows of a transaction have the same time
    return written


NEW = "new_"  # SQLAlchemy wants the names of columns for itself


@lru_cache(maxsize=256)
def _insert(dialect: sa.Dialect, table: sa.Table, columns: tuple[str, ...]) -> Prepared:
    return Prepared(dialect, table.insert().values({name: sa.bindparam(NEW + name) for name in columns}))


@lru_cache(maxsize=256)
def _insert_or_change(dialect: sa.Dialect, table: sa.Table, columns: tuple[str, ...], change: Change) -> Prepared:
    insert = postgresql.insert if dialect.name == "postgresql" else sqlite.insert
    new = insert(table).values({name: sa.bindparam(NEW + name) for name in columns})
    changed: Row = {name: new.excluded[name] for name in change.replaced}
    changed |= {name: table.c[name] + new.excluded[name] for name in change.added}
    key = list(table.primary_key)
    if not changed:
        return Prepared(dialect, new.on_conflict_do_nothing(index_elements=key))
    return Prepared(dialect, new.on_conflict_do_update(index_elements=key, set_=changed))


@lru_cache(maxsize=256)
def _update(dialect: sa.Dialect, table: sa.Table, key: str, columns: tuple[str, ...]) -> Prepared:
    values: Row = {name: sa.bindparam(NEW + name) for name in columns if name != key}
    return Prepared(dialect, table.update().where(table.c[key] == sa.bindparam(NEW + key)).values(values))


def _alike(rows: Iterable[Row]) -> Iterable[tuple[tuple[str, ...], list[Row]]]:
    """Rows with the same columns, as moves have, go together."""
    found: dict[tuple[str, ...], list[Row]] = {}
    for row in rows:
        found.setdefault(tuple(row), []).append(row)
    return found.items()

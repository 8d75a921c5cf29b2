"""Prepared statements write what SQLAlchemy itself would write, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from vivamos.server.prepared import insert_all, update_all
from vivamos.server.schema import events, metadata, seats, tables

Row = dict[str, Any]
AT = datetime(2026, 2, 3, 4, 5, 6, tzinfo=UTC)


@pytest.fixture
def connection() -> Iterator[sa.Connection]:
    engine = sa.create_engine("sqlite://")
    with engine.connect() as made:
        metadata.create_all(made)
        yield made
    engine.dispose()


def a_table(name: str, **more: Any) -> Row:
    return {
        "id": name, "game": "viva", "version": 1, "players": 2, "options": {"rounds": 2}, "deck": None, "open": True,
        "clock": None, "state": "playing", "rematch": None, "created": AT, "to_move": 0, "round": 1, "active": AT,
        "bot_due": False, **more,
    }  # fmt: skip


def an_event(number: int, **more: Any) -> Row:
    body = {"move": "place R on 1", "chance": [{"draw": ["RO"], "seat": 1}]}
    return {
        "table_id": "one", "number": number, "what": "move", "body": body, "seat": 1, "client": "m1", "at": AT, **more,
    }  # fmt: skip


def rows_of(connection: sa.Connection, table: sa.Table) -> list[Row]:
    return [dict(row) for row in connection.execute(sa.select(table)).mappings()]


def raw(connection: sa.Connection, table: sa.Table) -> list[tuple[Any, ...]]:
    """As it stands in the file, before SQLAlchemy reads it."""
    return [tuple(row) for row in connection.exec_driver_sql(f"select * from {table.name}")]


ROWS: list[tuple[sa.Table, list[Row]]] = [
    (tables, [a_table("one"), a_table("two", deck={"total": 3}, clock=60, open=False, to_move=None)]),
    (tables, [a_table("one", active=AT + timedelta(seconds=i), id=f"t{i}") for i in range(5)]),
    (events, [an_event(1), an_event(2, seat=None, client=None, body={"text": "'; drop table events; -- ¡Olé! 札"})]),
    (seats, [
        {"table_id": "one", "seat": 0, "kind": "human", "name": "O'Hara ?", "level": None, "token": "0" * 64,
         "host": True, "invited": False},
        {"table_id": "one", "seat": 1, "kind": "free", "host": False},  # the other columns have what is usual
    ]),
]  # fmt: skip


@pytest.mark.parametrize(("table", "rows"), ROWS)
def test_rows_are_added_as_sqlalchemy_does(connection: sa.Connection, table: sa.Table, rows: list[Row]) -> None:
    for row in rows:
        connection.execute(table.insert().values(row))
    wanted = rows_of(connection, table), raw(connection, table)
    connection.execute(table.delete())
    insert_all(connection, table, rows)
    assert (rows_of(connection, table), raw(connection, table)) == wanted
    assert len(wanted[0]) == len(rows)


def test_rows_are_changed_as_sqlalchemy_does(connection: sa.Connection) -> None:
    """Each row its own columns, and no other row."""
    later = AT + timedelta(minutes=1)
    changes: list[Row] = [
        {"id": "one", "to_move": 1, "round": 2, "active": later},
        {"id": "two", "to_move": None, "round": 3, "active": later + timedelta(seconds=1)},
        {"id": "three", "state": "over", "rematch": "four", "options": {"rounds": 9}, "bot_due": True},
        {"id": "nobody", "to_move": 1, "round": 2, "active": later},
        {"id": "one", "to_move": 0, "round": 2, "active": later},  # again: the later one counts
    ]
    start = [a_table(name) for name in ("one", "two", "three", "four")]
    insert_all(connection, tables, start)
    for row in changes:
        connection.execute(tables.update().where(tables.c.id == row["id"]).values(row))
    wanted = raw(connection, tables)
    connection.execute(tables.delete())
    insert_all(connection, tables, start)
    update_all(connection, tables, "id", changes)
    assert raw(connection, tables) == wanted
    assert raw(connection, tables)[-1] == raw_of(connection, "four")
    assert len({row["active"] for row in rows_of(connection, tables)}) == 3


def raw_of(connection: sa.Connection, name: str) -> tuple[Any, ...]:
    """What a table that nobody changed reads."""
    connection.execute(tables.delete().where(tables.c.id == name))
    insert_all(connection, tables, [a_table(name)])
    return raw(connection, tables)[-1]


def test_the_order_of_columns_does_not_matter(connection: sa.Connection) -> None:
    """Statements are kept by the columns of a row: another order must not put values into wrong places."""
    forward = a_table("one", to_move=1, round=5)
    backward = dict(reversed(a_table("two", to_move=2, round=6).items()))
    insert_all(connection, tables, [forward, backward])
    update_all(connection, tables, "id", [{"id": "one", "round": 7}, {"round": 8, "id": "two"}])
    found = {row["id"]: (row["to_move"], row["round"]) for row in rows_of(connection, tables)}
    assert found == {"one": (1, 7), "two": (2, 8)}


def test_what_cannot_be_added_is_an_integrity_error(connection: sa.Connection) -> None:
    """By which the store knows that it was another server, and not the disk."""
    insert_all(connection, events, [an_event(1)])
    with pytest.raises(IntegrityError):
        insert_all(connection, events, [an_event(2), an_event(1)])


def test_nothing_is_asked_of_the_database_for_no_rows() -> None:
    engine = sa.create_engine("sqlite://")  # there is not even a table
    with engine.connect() as connection:
        insert_all(connection, tables, [])
        update_all(connection, tables, "id", [])
    engine.dispose()

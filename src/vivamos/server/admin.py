"""What a host may look at, beside a server that runs: tables and people. No hand, no token, no code, no key is read."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Any, TypeVar

import sqlalchemy as sa

from vivamos.engine.errors import UsageError, VivamosError, shown
from vivamos.server import leases as leasing
from vivamos.server import persons
from vivamos.server.backup import check_form, open_database
from vivamos.server.lists import iso
from vivamos.server.logs import log_name
from vivamos.server.old_texts import TALK
from vivamos.server.owning import NoSuchTable
from vivamos.server.prepared import Row
from vivamos.server.schema import (
    devices,
    events,
    leases,
    people,
    processes,
    ratings,
    result_seats,
    results,
    seats,
    shared,
    tables,
    whispers,
)
from vivamos.server.store import StoreError, now, why

T = TypeVar("T")
_TABLE = [
    tables.c[name] for name in ("id", "game", "players", "state", "open", "round", "to_move", "created", "active")
]
_SEAT = [seats.c[name] for name in ("table_id", "seat", "kind", "name", "level", "host", "person")]


async def ask(url: str, work: Callable[[sa.Connection], T]) -> T:
    """What a database says, whether a server runs on it or not."""
    database = open_database(url)

    def checked(connection: sa.Connection) -> T:
        check_form(connection)
        return work(connection)

    try:
        return await database.write(checked)
    except VivamosError:
        raise
    except Exception as error:
        raise StoreError("store-not-read", reason=why(error)) from None
    finally:
        await database.close()


# --- tables ---


def find_tables(
    connection: sa.Connection, *, state: str | None, game: str | None, name: str | None, days: float | None, most: int
) -> list[Row]:
    """Tables, the last active first. `days`: nothing has happened there for so long."""
    query = sa.select(*_TABLE).order_by(tables.c.active.desc(), tables.c.id).limit(most)
    if state is not None:
        query = query.where(tables.c.state == state)
    if game is not None:
        query = query.where(tables.c.game == game)
    if days is not None:
        query = query.where(tables.c.active < now() - timedelta(days=days))
    if name is not None:
        query = query.where(tables.c.id.in_(sa.select(seats.c.table_id).where(_is_called(seats.c.name, name))))
    return _with_seats(connection, [dict(row) for row in connection.execute(query).mappings()])


def one_table(connection: sa.Connection, wanted: str) -> Row:
    """All there is to say of a table, by its id or by its name in the log."""
    table_id = id_of_table(connection, wanted)
    columns = [tables.c[name] for name in ("version", "options", "clock", "hints", "rated", "rematch")]
    row = dict(connection.execute(sa.select(*_TABLE, *columns).where(tables.c.id == table_id)).mappings().one())
    row["own_deck"] = _counted(connection, tables, tables.c.id == table_id, tables.c.deck.is_not(sa.null())) == 1
    of_table = events.c.table_id == table_id
    row["events"] = _counted(connection, events, of_table)
    row["moves"] = _counted(connection, events, of_table, events.c.what == "move")
    row["texts"] = _counted(connection, events, of_table, events.c.what.in_(TALK))
    row["whispers"] = _counted(connection, whispers, whispers.c.table_id == table_id)
    row["has_result"] = _counted(connection, results, results.c.id == table_id) == 1
    row["process"] = _process(connection, table_id)
    return _with_seats(connection, [row])[0]


def said_at(connection: sa.Connection, wanted: str) -> list[Row]:
    """What everybody at a table could read. What its spectators say among themselves is not shown."""
    query = sa.select(events.c.number, events.c.at, events.c.seat, events.c.body)
    query = query.where(events.c.table_id == id_of_table(connection, wanted), events.c.what.in_(TALK))
    return [
        {"number": row.number, "at": iso(row.at), "seat": row.seat, **{key: row.body[key] for key in ("from", "text")}}
        for row in connection.execute(query.order_by(events.c.number))
    ]


def id_of_table(connection: sa.Connection, wanted: str) -> str:
    """The id of a table by itself, or by its name in the log."""
    if connection.execute(sa.select(tables.c.id).where(tables.c.id == wanted)).first() is not None:
        return wanted
    return _by_log_name(connection, tables.c.id, wanted)


def id_of_game(connection: sa.Connection, wanted: str) -> str:
    """The same, for a game that is over and whose table may be gone, and for a record that was shared."""
    for one in (results, shared):
        if connection.execute(sa.select(one.c.id).where(one.c.id == wanted)).first() is not None:
            return wanted
    try:
        return id_of_table(connection, wanted)
    except NoSuchTable:
        return _by_log_name(connection, results.c.id, wanted)


def _by_log_name(connection: sa.Connection, ids: sa.Column[str], wanted: str) -> str:
    for found in connection.execute(sa.select(ids), execution_options={"yield_per": 1000}).scalars():
        if log_name(found) == wanted:
            return str(found)
    raise NoSuchTable


def _with_seats(connection: sa.Connection, rows: list[Row]) -> list[Row]:
    there = {row["id"]: {**_told(row), "log": log_name(row["id"]), "seats": []} for row in rows}
    query = sa.select(*_SEAT).where(seats.c.table_id.in_(list(there))).order_by(seats.c.seat)
    here = _here(connection, list(there))
    for seat in connection.execute(query).mappings():
        told = {key: value for key, value in seat.items() if key != "table_id"}
        if here is not None:
            told["here"] = bool(here.get(seat["table_id"], 0) >> seat["seat"] & 1)
        there[seat["table_id"]]["seats"].append(told)
    return list(there.values())


def _here(connection: sa.Connection, ids: list[str]) -> dict[str, int] | None:
    """Which seats have somebody connected; with SQLite only the server itself knows."""
    return leasing.who_is_here(connection, ids) if leasing.is_shared(connection) else None


def _process(connection: sa.Connection, table_id: str) -> str | None:
    """Where the process listens that has a table in memory; with SQLite there is one at most."""
    if not leasing.is_shared(connection):
        return None
    query = sa.select(processes.c.address).join(leases, leases.c.process == processes.c.id)
    held = query.where(leases.c.table_id == table_id, leases.c.until > sa.func.clock_timestamp())
    found: str | None = connection.execute(held).scalar()
    return found


# --- people ---


def find_people(connection: sa.Connection, *, name: str | None, most: int) -> list[Row]:
    """People, those who were here last first."""
    seen = sa.select(sa.func.max(devices.c.seen)).where(devices.c.person == people.c.id).scalar_subquery()
    browsers = sa.select(sa.func.count()).where(devices.c.person == people.c.id).scalar_subquery()
    games = sa.select(sa.func.count()).where(result_seats.c.person == people.c.id).scalar_subquery()
    query = sa.select(
        people.c.id, people.c.name, people.c.since, seen.label("seen"), browsers.label("devices"), games.label("games")
    )
    if name is not None:
        query = query.where(_is_called(people.c.name, name))
    query = query.order_by(sa.nulls_last(seen.desc()), people.c.id).limit(most)
    return [_told(dict(row)) for row in connection.execute(query).mappings()]


def one_person(connection: sa.Connection, wanted: str) -> Row:
    """Somebody with what the server knows of them: their browsers, ratings, tables and last games."""
    person = id_of_person(connection, wanted)
    row = connection.execute(sa.select(people.c.id, people.c.name, people.c.since).where(people.c.id == person))
    mine = result_seats.c.person == person
    rated = sa.select(ratings.c.game, ratings.c.pool, ratings.c.mu, ratings.c.sigma, ratings.c.games)
    sits = sa.select(tables.c.id, tables.c.game, tables.c.state, tables.c.active).join(seats)
    last = sa.select(result_seats.c.result, result_seats.c.game, result_seats.c.place, result_seats.c.finished)
    return {
        **_told(dict(row.mappings().one())),
        "devices": [_told(one) for one in persons.devices_of(connection, person)],
        "games": _counted(connection, result_seats, mine),
        "ratings": _rows(connection, rated.where(ratings.c.person == person)),
        "tables": _rows(connection, sits.where(seats.c.person == person).order_by(tables.c.active.desc()).limit(20)),
        "last": _rows(connection, last.where(mine).order_by(result_seats.c.finished.desc()).limit(20)),
    }


def id_of_person(connection: sa.Connection, wanted: str) -> str:
    """The id of somebody by itself, or by a name that nobody else has."""
    if persons.name_of(connection, wanted) is not None:
        return wanted
    found = list(connection.execute(sa.select(people.c.id).where(_is(people.c.name, wanted)).limit(10)).scalars())
    if not found:
        raise persons.NoSuchPerson
    if len(found) > 1:
        raise UsageError("several-people", given=shown(wanted), ids=found)
    return str(found[0])


# --- inside ---


def _is_called(column: sa.Column[str], name: str) -> sa.ColumnElement[bool]:
    """Whether this is a part of a name."""
    return sa.func.lower(column).contains(name.lower(), autoescape=True)


def _is(column: sa.Column[str], name: str) -> sa.ColumnElement[bool]:
    return sa.func.lower(column) == name.lower()


def _counted(connection: sa.Connection, table: sa.Table, *where: sa.ColumnElement[bool]) -> int:
    return int(connection.execute(sa.select(sa.func.count()).select_from(table).where(*where)).scalar() or 0)


def _rows(connection: sa.Connection, query: sa.Select[Any]) -> list[Row]:
    return [_told(dict(row)) for row in connection.execute(query).mappings()]


def _told(row: Row) -> Row:
    """The same with its times as texts."""
    return {key: iso(value) if isinstance(value, datetime) else value for key, value in row.items()}

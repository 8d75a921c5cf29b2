"""Leases in PostgreSQL: of several processes that share a database, one has a table at a time.

A lease has a number that grows whenever the table is taken, the epoch. What is written at a table carries its epoch,
and is refused when another process has taken the table since. Time is that of the database: no two clocks need agree.
All of this is SQL on a connection; `owning.py` says when it is done.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import sqlalchemy as sa

from vivamos.server.allowances import Used

NOW = "clock_timestamp()"
SIGNS = 8401  # the class of the locks that processes hold as long as they live; any number that nobody else takes
NOTHING: Used = {}
LONG_GONE = "1 hour"  # after which nothing tells of a process any more

# Processes that held their lock when they said last that they live, and hold it no more. $3 is the length of a lease:
# if PostgreSQL was restarted since then, nobody could hold it.
DEAD = f"""
    SELECT id FROM processes
    WHERE sign IS NOT NULL AND until > pg_postmaster_start_time() + $3 * interval '1 second' AND NOT EXISTS (
      SELECT FROM pg_locks
      WHERE locktype = 'advisory' AND classid = {SIGNS} AND objid = processes.sign::oid AND objsubid = 2
        AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
    )
"""


@dataclass(frozen=True)
class Fence:
    """What a write at a table carries."""

    table_id: str
    epoch: int


def is_shared(connection: sa.Connection) -> bool:
    """Whether several processes may use this database."""
    return connection.dialect.name == "postgresql"


def holds(connection: sa.Connection, fences: Sequence[Fence]) -> bool:
    """Whether all of these are the newest. They stay so until this transaction ends: whoever takes one waits for it."""
    query = """
        SELECT leases.table_id FROM leases
        JOIN unnest($1::text[], $2::int[]) AS mine (id, epoch)
          ON leases.table_id = mine.id AND leases.epoch = mine.epoch
        FOR SHARE OF leases
    """
    found = connection.exec_driver_sql(query, _columns(fences))
    return len(found.all()) == len(fences)


@dataclass(frozen=True)
class Taken:
    """What became of tables that a process wants."""

    epochs: dict[str, int]  # these it has now
    given_up: set[str]  # … and of them these, which another has just given up
    unknown: list[str]  # these there are not


def take(connection: sa.Connection, process: str, ids: Sequence[str], seconds: float) -> Taken:
    """Take the tables whose lease has run out, or whose process is dead; ask who has one of the others to hand it over.

    Nothing here waits for another: what is being written at, or taken by somebody else, is left for the next time.
    """
    wanted = sorted(ids)
    connection.exec_driver_sql(
        """
        INSERT INTO leases (table_id, process, epoch, until, here)
        SELECT id, '', 0, 'epoch', 0 FROM tables WHERE id = ANY ($1::text[]) ORDER BY id
        ON CONFLICT DO NOTHING
        """,
        (wanted,),
    )
    taken = connection.exec_driver_sql(
        f"""
        WITH dead AS ({DEAD}), free AS (
          SELECT table_id, wanted = $2 AND until = 'epoch' AS given_up FROM leases
          WHERE table_id = ANY ($1::text[])
            AND (until < {NOW} OR process = $2 OR process IN (SELECT id FROM dead))
          FOR NO KEY UPDATE SKIP LOCKED
        )
        UPDATE leases
        SET process = $2, epoch = epoch + 1, until = {NOW} + $3 * interval '1 second', here = 0, wanted = NULL
        FROM free WHERE leases.table_id = free.table_id
        RETURNING leases.table_id, leases.epoch, free.given_up
        """,
        (wanted, process, seconds),
    ).all()
    epochs = {str(table_id): int(epoch) for table_id, epoch, _ in taken}
    given_up = {str(table_id) for table_id, _, was_given_up in taken if was_given_up}
    rest = [one for one in wanted if one not in epochs]
    if not rest:
        return Taken(epochs, given_up, [])
    connection.exec_driver_sql(
        f"""
        WITH held AS (
          SELECT table_id FROM leases
          WHERE table_id = ANY ($1::text[]) AND until >= {NOW} AND process <> $2 AND wanted IS DISTINCT FROM $2
          FOR NO KEY UPDATE SKIP LOCKED
        )
        UPDATE leases SET wanted = $2 FROM held WHERE leases.table_id = held.table_id
        """,
        (rest, process),
    )
    there = set(
        connection.exec_driver_sql("SELECT table_id FROM leases WHERE table_id = ANY ($1::text[])", (rest,)).scalars()
    )
    return Taken(epochs, given_up, [one for one in rest if one not in there])


def renew(
    connection: sa.Connection, here: Mapping[Fence, int], seconds: float, scores: Mapping[str, Sequence[int]]
) -> dict[str, str | None]:
    """Have these for longer, and say who is there; those we still have, each with the process that wants it.

    What the tables of a night stand at is told too: its page may be asked for elsewhere.
    """
    kept = connection.exec_driver_sql(
        f"""
        UPDATE leases
        SET until = {NOW} + $4 * interval '1 second', here = mine.here, scores = CASE
          WHEN EXISTS (SELECT FROM night_tables WHERE night_tables.table_id = mine.id)
          THEN coalesce(mine.scores::json, leases.scores)
        END
        FROM unnest($1::text[], $2::int[], $3::int[], $5::text[]) AS mine (id, epoch, here, scores)
        WHERE leases.table_id = mine.id AND leases.epoch = mine.epoch
        RETURNING leases.table_id, leases.wanted
        """,
        (
            *_columns(list(here)),
            list(here.values()),
            seconds,
            [json.dumps(scores[one.table_id]) if one.table_id in scores else None for one in here],
        ),
    )
    return {str(table_id): wanted for table_id, wanted in kept}


def give_up(connection: sa.Connection, fences: Sequence[Fence]) -> None:
    """Others may have these at once."""
    connection.exec_driver_sql(
        """
        UPDATE leases SET until = 'epoch', here = 0
        FROM unnest($1::text[], $2::int[]) AS mine (id, epoch)
        WHERE leases.table_id = mine.id AND leases.epoch = mine.epoch
        """,
        _columns(fences),
    )


def sign_of_life(number: int) -> str:
    """What takes the lock of a process, also while a connection holds it that PostgreSQL does not know to be broken."""
    return f"SELECT pg_advisory_lock_shared({SIGNS}, {number})"


@dataclass(frozen=True)
class Alive:
    """The processes that are there: what each has told, in the order of their coming."""

    used: list[Used]  # of the others
    before: int  # so many of them came before this one

    @property
    def is_first(self) -> bool:
        return not self.before


def note_alive(
    connection: sa.Connection, process: str, address: str, seconds: float, sign: int | None = None, used: Used = NOTHING
) -> Alive:
    """This process is there, with its sign of life, and addresses have used so much of its limits; who else is."""
    connection.exec_driver_sql(
        f"""
        INSERT INTO processes (id, address, since, until, sign, used)
        VALUES ($1, $2, {NOW}, {NOW} + $3 * interval '1 second', $4, $5::json)
        ON CONFLICT (id) DO UPDATE SET until = excluded.until, sign = excluded.sign, used = excluded.used
        """,
        (process, address, seconds, sign, json.dumps(used)),
    )
    connection.exec_driver_sql(f"DELETE FROM processes WHERE until < {NOW} - interval '{LONG_GONE}'")
    there = connection.exec_driver_sql(
        f"""
        WITH dead AS ({DEAD.replace("$3", "$1")})
        SELECT id, used::text, id IN (SELECT id FROM dead) FROM processes WHERE until > {NOW} ORDER BY since, id
        """,
        (seconds,),
    ).all()
    # What a dead one's visitors had used they have not any more: they come back to the others.
    told = [(str(id_), {} if is_dead or told is None else json.loads(told)) for id_, told, is_dead in there]
    return Alive([used for id_, used in told if id_ != process], [id_ for id_, _ in told].index(process))


def inherit(connection: sa.Connection, process: str, address: str) -> None:
    """Whoever listened at this address before is dead, since this process does now: its tables are free at once."""
    connection.exec_driver_sql(
        f"""
        WITH dead AS (DELETE FROM processes WHERE address = $2 AND id <> $1 RETURNING id)
        UPDATE leases SET until = {NOW} - interval '1 second', here = 0
        FROM dead WHERE leases.process = dead.id AND leases.until > {NOW}
        """,
        (process, address),
    )


def note_goodbye(connection: sa.Connection, process: str) -> None:
    connection.exec_driver_sql("DELETE FROM processes WHERE id = $1", (process,))


def who_is_here(connection: sa.Connection, ids: Sequence[str]) -> dict[str, int]:
    """Which seats' players are connected, at the tables of this list that any process has."""
    query = f"SELECT table_id, here FROM leases WHERE table_id = ANY ($1::text[]) AND here <> 0 AND until > {NOW}"
    return {str(table_id): int(here) for table_id, here in connection.exec_driver_sql(query, (list(ids),))}


def scores_of(connection: sa.Connection, ids: Sequence[str]) -> dict[str, list[int]]:
    """What tables of a night stood at when their processes said last that they have them."""
    query = "SELECT table_id, scores::text FROM leases WHERE table_id = ANY ($1::text[]) AND scores IS NOT NULL"
    return {str(table_id): json.loads(scores) for table_id, scores in connection.exec_driver_sql(query, (list(ids),))}


def with_players(connection: sa.Connection, state: str, most: int) -> list[str]:
    """Open tables where a player is connected, those with the last event first."""
    query = f"""
        SELECT tables.id FROM leases JOIN tables ON tables.id = leases.table_id
        WHERE leases.here <> 0 AND leases.until > {NOW} AND tables.open AND tables.state = $1
        ORDER BY tables.active DESC LIMIT $2
    """
    return [str(one) for one in connection.exec_driver_sql(query, (state, most)).scalars()]


def _columns(fences: Sequence[Fence]) -> tuple[list[str], list[int]]:
    return [one.table_id for one in fences], [one.epoch for one in fences]

"""Notes of games that must not stay in any memory as they were: with a name that is forgotten, or deleted by the host.

Written in the same transaction as what they are about, and read by every process (forgetting.py).
"""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, datetime, timedelta

import sqlalchemy as sa

from vivamos.server import leases
from vivamos.server.prepared import insert_all
from vivamos.server.schema import forgotten

ONE_AT_A_TIME = 8402  # the lock of whoever notes something; any number that nobody else takes
KEPT = timedelta(days=1)  # no process is without its store for longer


def note(connection: sa.Connection, games: Iterable[str]) -> None:
    """These games are not in the store any more, or not as they were.

    The last that a transaction does. Whoever comes next waits for its end: so notes are seen in their order, and a
    process that knows the newest has missed none.
    """
    at = datetime.now(UTC)
    rows = [{"game": game, "at": at} for game in sorted(set(games))]
    if not rows:
        return
    if leases.is_shared(connection):
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({ONE_AT_A_TIME})")
    connection.execute(forgotten.delete().where(forgotten.c.at < at - KEPT))
    insert_all(connection, forgotten, rows)


def noted(connection: sa.Connection, after: int) -> tuple[int, list[str]]:
    """The games of all notes after one, and the number of the last."""
    found = connection.execute(sa.select(forgotten.c.number, forgotten.c.game).where(forgotten.c.number > after)).all()
    return max((row.number for row in found), default=after), sorted({row.game for row in found})

"""What a host wants done, in the store: `vivamos admin` writes it down, and the process that serves does it.

So nothing has to be stopped, a table changes only where it is in memory, and whoever sits there is told.
"""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Final

import sqlalchemy as sa

from vivamos.engine.facts import Fact
from vivamos.server.persons import aware
from vivamos.server.prepared import Row, insert_all
from vivamos.server.schema import orders, processes, results, reviews, shared, tables
from vivamos.server.tokens import new_id

END_TABLE: Final = "end-table"
FORGET_TABLE: Final = "forget-table"  # what happened there; a result stays
FORGET_GAME: Final = "forget-game"  # the result too
FORGET_PERSON: Final = "forget-person"
TOO_OLD = timedelta(minutes=10)  # whoever wanted it does not wait for it any more


def put(connection: sa.Connection, what: str, about: str, at: datetime) -> str:
    """Write an order down; its id. Old ones that nobody has fetched go."""
    made = new_id()
    connection.execute(orders.delete().where(orders.c.at < at - TOO_OLD))
    insert_all(connection, orders, [{"id": made, "what": what, "about": about, "at": at}])
    return made


def pending(connection: sa.Connection, at: datetime) -> list[Row]:
    """The orders that nobody has seen to, the oldest first, but for those that nobody waits for any more."""
    query = sa.select(orders).where(orders.c.outcome.is_(sa.null())).order_by(orders.c.at)
    found = [dict(row) for row in connection.execute(query).mappings()]
    return [row for row in found if aware(row["at"]) > at - TOO_OLD]


def answer(connection: sa.Connection, order: str, outcome: Fact) -> None:
    connection.execute(orders.update().where(orders.c.id == order).values(outcome=outcome))


def fetch(connection: sa.Connection, order: str) -> Fact | None:
    """What came of an order, if somebody has seen to it; then it is gone."""
    mine = orders.c.id == order
    found: Fact | None = connection.execute(sa.select(orders.c.outcome).where(mine)).scalar()
    if found is not None:
        connection.execute(orders.delete().where(mine))
    return found


def withdraw(connection: sa.Connection, order: str) -> None:
    connection.execute(orders.delete().where(orders.c.id == order))


def somebody_serves(connection: sa.Connection) -> bool:
    """Whether a process is there that shares this database; of a file only the lock beside it tells."""
    alive = sa.select(processes.c.id).where(processes.c.until > sa.func.clock_timestamp())
    return connection.execute(alive.limit(1)).first() is not None


# --- what is done, inside somebody's transaction ---


def forget_table(connection: sa.Connection, table_id: str) -> None:
    """Its seats, its events and what was said go with it."""
    connection.execute(tables.delete().where(tables.c.id == table_id))


def forget_result(connection: sa.Connection, game_id: str) -> bool:
    """A finished game with its record, or a record that was shared, and all that was made of it; whether there was one.
    Ratings stay as they are."""
    connection.execute(reviews.delete().where(reviews.c.id == game_id))
    deleted = [connection.execute(one.delete().where(one.c.id == game_id)).rowcount for one in (results, shared)]
    return any(deleted)

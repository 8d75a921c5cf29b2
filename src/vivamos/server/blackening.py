"""What is left of somebody's name and words when nobody shall know any more who it was: their places, blackened.

Events are numbered without a gap, so none is deleted. All of it inside somebody else's transaction.
"""

from __future__ import annotations

from collections.abc import Mapping

import sqlalchemy as sa

from vivamos.server.old_texts import TALK
from vivamos.server.prepared import Row
from vivamos.server.schema import events, seats, whispers

NOTHING = "…"  # in the place of what was forgotten


def blacken(connection: sa.Connection, chairs: Mapping[tuple[str, int], str | None]) -> None:
    """The names go from these seats (table and number), and with them what was said from there.

    The games of these tables are over: nobody plays on under a name.
    """
    if not chairs:
        return
    names: dict[str, set[str | None]] = {}
    for (table_id, _), name in chairs.items():
        names.setdefault(table_id, set()).add(name)
    told = sa.select(events.c.table_id, events.c.number, events.c.seat, events.c.body).where(
        events.c.table_id.in_(list(names)), events.c.what.in_((*TALK, "seats"))
    )
    changed = []
    for row in connection.execute(told):
        mine = (row.table_id, row.seat) in chairs and "text" in row.body
        body = blackened(row.body) if mine else _without(row.body, names[row.table_id])
        changed.append({"of": row.table_id, "which": row.number, "told": body})
    if changed:
        one = (events.c.table_id == sa.bindparam("of"), events.c.number == sa.bindparam("which"))
        connection.execute(events.update().where(*one).values(body=sa.bindparam("told")), changed)
    chair = (seats.c.table_id == sa.bindparam("of"), seats.c.seat == sa.bindparam("which"))
    gone = [{"of": table_id, "which": seat} for table_id, seat in chairs]
    connection.execute(seats.update().where(*chair).values(name=None), gone)


def blacken_whispers(connection: sa.Connection, person: str) -> set[str]:
    """What somebody said as a spectator, wherever that was; the tables. Nobody plays on under that name."""
    mine = whispers.c.person == person
    found = set(connection.execute(sa.select(whispers.c.table_id).where(mine)).scalars())
    connection.execute(whispers.update().where(mine).values(name="", text=NOTHING, person=None))
    return found


def blackened(body: Row) -> Row:
    """Something that was said, without what it was and who said it."""
    return {**body, "from": "", "text": NOTHING}


def _without(body: Row, names: set[str | None]) -> Row:
    """The same event of the seats without these names."""
    facts = [
        {**told, "args": {key: NOTHING if value in names else value for key, value in told["args"].items()}}
        if "name" in told.get("args", {})
        else told
        for told in body.get("facts", [])
    ]
    return {**body, "facts": facts} if facts else body

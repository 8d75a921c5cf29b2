"""How long things are kept, as the host has set it: what is older is deleted now and then, in small pieces.

A table that is in memory, here or in another process, is left alone: it is nobody's forgotten one.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection
from datetime import datetime, timedelta
from functools import partial
from typing import TYPE_CHECKING, Any

import sqlalchemy as sa

from vivamos.server import leases as leasing
from vivamos.server import logs, orders, persons
from vivamos.server.blackening import blackened
from vivamos.server.noting import note
from vivamos.server.old_texts import TALK
from vivamos.server.schema import devices, events, leases, people, results, reviews, seats, shared, tables, whispers
from vivamos.server.states import AWAY, OVER, UNFINISHED
from vivamos.server.store import StoreError, now

if TYPE_CHECKING:
    from vivamos.server.house import House

EVERY = 3600.0  # seconds
AT_ONCE = 20  # tables, games or people in one transaction: moves wait for it
PAUSE = 0.05  # seconds between, that the store has for others
LONGEST = 1e9  # seconds, some thirty years
Delete = Callable[[sa.Connection, datetime, Collection[str]], int]


async def keep_no_longer(house: House) -> None:
    """For as long as the server runs. Of several processes one does it."""
    while True:
        if house.owning.is_first:
            try:
                await delete_old(house)
            except StoreError as error:
                logs.warning("what is old cannot be deleted now", error=error)
        await asyncio.sleep(EVERY)


async def delete_old(house: House) -> None:
    """All that is older than the host wants it to be."""
    for name, delete in DELETE.items():
        days: float = getattr(house.settings.limits, name)
        if 86400 * days >= LONGEST:
            continue
        before, count = now() - timedelta(days=days), 0
        while deleted := await house.store.write(partial(_deleted, delete, before, list(house.rooms))):
            count += deleted
            await asyncio.sleep(PAUSE)
        if count:
            await house.forgetting.look()
            logs.info("what was old is deleted", setting=name, count=count)


def _deleted(delete: Delete, before: datetime, present: Collection[str], connection: sa.Connection) -> int:
    return delete(connection, before, present)


def unfinished(connection: sa.Connection, before: datetime, present: Collection[str]) -> int:
    """Tables whose game has not ended, and where nothing has happened."""
    old = (tables.c.state.in_((*UNFINISHED, AWAY)), tables.c.active < before, *_at_rest(connection, present))
    return _delete(connection, tables, tables.c.id, sa.select(tables.c.id).where(*old))


def private(connection: sa.Connection, before: datetime, present: Collection[str]) -> int:
    """Finished games that only those with the link could see: the table and the result."""
    old = sa.select(results.c.id).outerjoin(tables, tables.c.id == results.c.id)
    old = old.where(results.c.private, results.c.finished < before, *_at_rest(connection, present, results.c.id))
    found = list(connection.execute(old.limit(AT_ONCE)).scalars())
    for game_id in found:
        orders.forget_table(connection, game_id)
        orders.forget_result(connection, game_id)
    note(connection, found)
    return len(found)


def talk(connection: sa.Connection, before: datetime, present: Collection[str]) -> int:
    """What was said at tables that nobody plays at: blackened, for events are numbered without a gap."""
    over = (tables.c.state.in_((OVER, AWAY)), *_at_rest(connection, present))
    said = sa.select(events.c.table_id, events.c.number, events.c.body).join(tables, tables.c.id == events.c.table_id)
    said = said.where(
        events.c.what.in_([sa.literal_column(f"'{what}'") for what in TALK]),  # as the index has it
        events.c.client.is_not(sa.null()),
        events.c.at < before,
        *over,
    )
    found = connection.execute(said.limit(10 * AT_ONCE)).all()
    for row in found:
        one = (events.c.table_id == row.table_id, events.c.number == row.number)
        connection.execute(events.update().where(*one).values(body=blackened(row.body), client=None))
    last = sa.func.max(whispers.c.at) < before
    silent = sa.select(whispers.c.table_id).join(tables, tables.c.id == whispers.c.table_id).where(*over)
    silent = silent.group_by(whispers.c.table_id).having(last)
    return len(found) + _delete(connection, whispers, whispers.c.table_id, silent)


def old_reviews(connection: sa.Connection, before: datetime, present: Collection[str]) -> int:
    """Reviews; who asks for one again gets the same."""
    return _delete(connection, reviews, reviews.c.id, sa.select(reviews.c.id).where(reviews.c.made < before))


def old_shared(connection: sa.Connection, before: datetime, present: Collection[str]) -> int:
    """Records that somebody brought and gave a link, with their reviews."""
    old = sa.select(shared.c.id).where(shared.c.since < before).limit(AT_ONCE)
    found = list(connection.execute(old).scalars())
    for shared_id in found:
        orders.forget_result(connection, shared_id)
    note(connection, found)
    return len(found)


def strangers(connection: sa.Connection, before: datetime, present: Collection[str]) -> int:
    """People of whom no browser was here since then, and who sit at no table that is played."""
    here = sa.select(devices.c.id).where(devices.c.person == people.c.id, devices.c.seen >= before)
    plays = sa.select(seats.c.seat).join(tables, tables.c.id == seats.c.table_id)
    plays = plays.where(seats.c.person == people.c.id, tables.c.state.in_(UNFINISHED))
    last = sa.func.coalesce(people.c.signed_off, people.c.since)
    gone = sa.select(people.c.id).where(last < before, ~here.exists(), ~plays.exists())
    found = list(connection.execute(gone.limit(AT_ONCE)).scalars())
    note(connection, [game for person in found for game in persons.forget(connection, person)])
    return len(found)


DELETE: dict[str, Delete] = {
    "keep_unfinished_days": unfinished,
    "keep_private_days": private,
    "keep_talk_days": talk,
    "keep_reviews_days": old_reviews,
    "keep_shared_days": old_shared,
    "keep_people_days": strangers,
}


def _at_rest(
    connection: sa.Connection, present: Collection[str], table_id: sa.ColumnElement[str] = tables.c.id
) -> list[sa.ColumnElement[bool]]:
    """That a table is in the memory of no process."""
    there: list[sa.ColumnElement[bool]] = [table_id.not_in(list(present))] if present else []
    if leasing.is_shared(connection):
        held = sa.select(leases.c.table_id).where(
            leases.c.table_id == table_id, leases.c.until > sa.func.clock_timestamp()
        )
        there.append(~held.exists())
    return there


def _delete(connection: sa.Connection, table: sa.Table, key: sa.ColumnElement[str], which: sa.Select[Any]) -> int:
    found = list(connection.execute(which.limit(AT_ONCE)).scalars())
    if found:
        connection.execute(table.delete().where(key.in_(found)))
    return len(found)

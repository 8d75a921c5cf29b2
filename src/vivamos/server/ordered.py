"""The process that serves does what a host has ordered: at the table itself, so that whoever sits there is told."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TYPE_CHECKING

import sqlalchemy as sa

from vivamos.engine.errors import VivamosError
from vivamos.engine.facts import fact
from vivamos.server import logs, orders, persons
from vivamos.server.frames import VoteEvent
from vivamos.server.noting import note
from vivamos.server.owning import NoSuchTable
from vivamos.server.prepared import Row
from vivamos.server.refusals import NotNow
from vivamos.server.shelf import NoSuchReplay
from vivamos.server.states import OVER
from vivamos.server.store import Change, Elsewhere, StoreDownError, StoreError, now

if TYPE_CHECKING:
    from vivamos.server.house import House

LOOK_EVERY = 1.0  # seconds


async def keep_orders(house: House) -> None:
    """For as long as the server runs. Of several processes one looks."""
    while True:
        if house.owning.is_first:
            try:
                for order in await house.store.read(lambda connection: orders.pending(connection, now())):
                    await _see_to(house, order)
            except StoreError as error:
                logs.warning("orders of the host cannot be looked for now", error=error)
        await asyncio.sleep(LOOK_EVERY)


async def _see_to(house: House, order: Row) -> None:
    carry_out = CAN_BE_DONE.get(order["what"])
    try:
        if carry_out is not None:
            await carry_out(house, order["about"])
        outcome = fact("order-done")
    except (Elsewhere, StoreDownError):
        raise  # it is tried again
    except VivamosError as error:
        outcome = error.fact
    await house.store.write(partial(orders.answer, order=order["id"], outcome=outcome))
    logs.info("an order of the host was seen to", order=order["what"], outcome=outcome["fact"])


async def end_table(house: House, table_id: str) -> None:
    """The game ends as it does when its players end it: with a result, and without winners."""
    room = await house.room(table_id)
    async with room.ready():
        if room.state == OVER:
            raise NotNow("over-already")
        room.playing()
        event = VoteEvent(number=room.number + 1, about=room.to_move or 0, for_="end")
        event.done, event.facts = True, [fact("host-ended-game") | {"kind": "over"}]
        await room.store(event, change=room.the_end())
        room.set_clock()
        room.telling.each(event)
    room.wake()


async def forget_table(house: House, table_id: str) -> None:
    """Whoever is there is sent away, and finds nothing when they come back."""
    work = partial(orders.forget_table, table_id=table_id)
    try:
        room = await house.room(table_id)
    except (NoSuchTable, Elsewhere):
        raise
    except VivamosError:  # one that nobody can play again
        await house.store.write(work)
        return
    async with room.ready():
        await room.save(Change(beside=work))
        house.drop(room)


async def forget_game(house: House, game_id: str) -> None:
    """The table, if it is still there, and the result."""
    there = True
    try:
        await forget_table(house, game_id)
    except NoSuchTable:
        there = False

    def work(connection: sa.Connection) -> bool:
        found = orders.forget_result(connection, game_id)
        note(connection, [game_id])
        return found

    found = await house.store.write(work)
    await house.forgetting.look()
    if not found and not there:
        raise NoSuchReplay


async def forget_person(house: House, person: str) -> None:
    def work(connection: sa.Connection) -> None:
        if persons.name_of(connection, person) is None:
            raise persons.NoSuchPerson
        note(connection, persons.forget(connection, person))

    await house.store.write(work)
    await house.forgetting.look()


CAN_BE_DONE: dict[str, Callable[[House, str], Awaitable[None]]] = {
    orders.END_TABLE: end_table,
    orders.FORGET_TABLE: forget_table,
    orders.FORGET_GAME: forget_game,
    orders.FORGET_PERSON: forget_person,
}

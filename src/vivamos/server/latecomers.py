"""Whoever comes late to a club night, or sat out, and plays nowhere: they may take the place of a bot.

Only while the first round of a game goes on: so nobody chooses a bot that is winning.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import TYPE_CHECKING

import sqlalchemy as sa

from vivamos.server import nights
from vivamos.server.club import HERE, OPEN
from vivamos.server.prepared import Row
from vivamos.server.refusals import NotAllowed, NotNow, NotThere
from vivamos.server.schema import night_seats
from vivamos.server.states import UNFINISHED
from vivamos.server.tokens import hash_of, new_token

if TYPE_CHECKING:
    from vivamos.server.evening import Nights


def has_place(table: Row, seats: Iterable[Row]) -> bool:
    """Whether a table of a night, as lists know it, has a bot that gives way."""
    early = table["round"] is None or table["round"] <= 1
    return table["state"] in UNFINISHED and early and any(map(is_bot, seats))


def is_bot(seat: Row) -> bool:
    """Whether a seat of a night was drawn for a bot, and not for somebody who was forgotten."""
    return seat["person"] is None and seat["level"] is not None


async def take_place(evenings: Nights, night: str, key: str, table: str) -> tuple[int, str]:
    """Sit down at a table of the night in the place of a bot; the seat, and its token."""

    def look(connection: sa.Connection, row: Row, me: Row) -> Row:
        return _may_sit_down(connection, row, me, table)

    me = await evenings.as_guest(night, key, look, write=False)
    token = new_token()
    room = await evenings.house.room(table)
    seat = await room.chairs.take_bots_place(me["name"], hash_of(token), key, partial(_note, row=me, table=table))
    return seat, token


def _may_sit_down(connection: sa.Connection, night: Row, me: Row, table: str) -> Row:
    """The row of somebody among the people of the night, if they have no table there, and this one is of the night."""
    if night["state"] != OPEN:
        raise NotNow("night-is-over")
    own = next((one for one in nights.people_of(connection, night["id"]) if one["person"] == me["id"]), None)
    if own is None or own["state"] not in nights.IN:
        raise NotAllowed("night-not-in")
    boards = nights.tables_of(connection, night["id"])
    if all(one["table_id"] != table for one in boards):
        raise NotThere("no-such-table")
    played = nights.running(connection, night["id"])
    if any(one["table_id"] in played and any(seat["person"] == me["id"] for seat in one["seats"]) for one in boards):
        raise NotNow("night-you-play-already")
    return own


def _note(connection: sa.Connection, *, seat: int, row: Row, table: str) -> None:
    """With the seat at the table: who sits there for the night. Whoever had sat out is here from now on."""
    night = row["night"]
    nights.lock(connection, night)
    found = nights.night_of(connection, night)
    if found is None:
        raise NotThere("no-such-night")
    own = _may_sit_down(connection, found, {"id": row["person"]}, table)
    board = next(one for one in nights.tables_of(connection, night) if one["table_id"] == table)
    if not any(one["seat"] == seat and is_bot(one) for one in board["seats"]):
        raise NotNow("no-place-of-a-bot")
    place = [night_seats.c[key] == board[key] for key in ("night", "round", "board")]
    connection.execute(
        night_seats.update().where(*place, night_seats.c.seat == seat).values(person=row["person"], level=None)
    )
    if own["state"] != HERE:
        nights.change_person(connection, night, own["number"], state=HERE)
        nights.undraw(connection, night)

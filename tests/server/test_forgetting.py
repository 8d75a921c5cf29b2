"""Who is forgotten at one process is forgotten at all of them: in rooms and replays that others have in memory, too."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
import sqlalchemy as sa
from postgres import cluster
from test_leases import LEASE, enter, house_at, new_table, until, url

from vivamos.server import ordered
from vivamos.server.frames import WhisperAction, encode
from vivamos.server.house import House
from vivamos.server.noting import note, noted
from vivamos.server.owning import NoSuchTable
from vivamos.server.shelf import NoSuchReplay
from vivamos.server.store import Store
from vivamos.server.tokens import hash_of, new_token
from vivamos.server.viewer import Viewer

__all__ = ["cluster", "url"]  # fixtures
NAME = "Xochitl"


@asynccontextmanager
async def two_houses(url: str) -> AsyncIterator[tuple[House, House]]:
    """One that has the tables, and one where somebody is forgotten."""
    async with house_at(url) as has_it, house_at(url) as asked:
        yield has_it, asked


async def a_game(house: House, name: str = NAME) -> tuple[str, str]:
    """A table where somebody plays with Mara; its id, and their key."""
    key, table = new_token(), await new_table(house)
    await house.identities.sit(hash_of(key), name, "computer", "here")
    room = await house.room(table)
    await room.chairs.sit_down(name, hash_of(new_token()), None, key=hash_of(key))
    await until(lambda: room.table is not None)
    return table, key


async def whisper(house: House, table: str, text: str, key: str) -> None:
    room = await house.room(table)
    await room.whispers.add(Viewer(None), WhisperAction(id="w", name="Teo", text=text, key=key))


async def forget(house: House, key: str) -> None:
    """What `POST /api/me/forget` does."""
    await house.identities.forget(hash_of(key))
    await house.forgetting.look()


async def told(house: House, table: str) -> str:
    """All names that a process tells of a finished game: at its table, and in its replay."""
    room, replay = await house.room(table), await house.shelf.find(table)
    return f"{[seat.name for seat in room.seats]} {encode(replay.shown)!r}"


@pytest.mark.parametrize("where", ["elsewhere", "here"])
def test_a_name_goes_from_rooms_and_replays_of_every_process(url: str, where: str) -> None:
    async def run() -> None:
        async with two_houses(url) as (has_it, other):
            table, key = await a_game(has_it)
            await ordered.end_table(has_it, table)
            viewer = await enter(await has_it.room(table))
            assert NAME in encode((await other.shelf.find(table)).shown).decode()
            assert (await told(has_it, table)).count(NAME) == 2
            await forget(other if where == "elsewhere" else has_it, key)
            await until(lambda: viewer.closed and table not in has_it.rooms)
            assert NAME not in await told(has_it, table)
            await until(lambda: table not in other.shelf._there)
            assert NAME not in encode((await other.shelf.find(table)).shown).decode()

    asyncio.run(run())


def test_what_was_whispered_goes_from_a_table_that_is_played_elsewhere(url: str) -> None:
    """The others play on: they are not sent away, and the table stays where it is."""

    async def run() -> None:
        async with two_houses(url) as (has_it, other):
            (table, _), key = await a_game(has_it), new_token()
            room = await has_it.room(table)
            viewer = await enter(room)
            await has_it.identities.sit(hash_of(key), "Teo", "computer", "here")
            await whisper(has_it, table, "Teo was here", key)
            await forget(other, key)
            await until(lambda: [said.text for said in room.whispers.for_seat(None) or []] == ["…"])
            assert not viewer.closed
            assert has_it.rooms[table] is room

    asyncio.run(run())


def test_a_room_that_is_being_loaded_is_read_again(url: str) -> None:
    """Its names were read before they went, and it was not there yet when they did."""

    async def run() -> None:
        async with two_houses(url) as (has_it, other):
            table, key = await a_game(has_it)
            await ordered.end_table(has_it, table)
            has_it.drop(has_it.rooms[table])
            read, go_on = asyncio.Event(), asyncio.Event()
            load = has_it.store.load

            async def slowly(table_id: str) -> object:
                found = await load(table_id)
                read.set()
                await go_on.wait()
                return found

            has_it.store.load = slowly  # type: ignore[method-assign, assignment]
            coming = asyncio.create_task(has_it.room(table))
            await read.wait()
            await forget(other, key)
            await asyncio.sleep(2 * LEASE / 3)  # a look
            go_on.set()
            await coming
            await until(lambda: table not in has_it.rooms)
            assert [seat.name for seat in (await has_it.room(table)).seats] == ["Mara", None]

    asyncio.run(run())


def test_a_replay_that_the_host_deletes_is_gone_everywhere(url: str) -> None:
    async def run() -> None:
        async with two_houses(url) as (has_it, other):
            table, _ = await a_game(has_it)
            await ordered.end_table(has_it, table)
            await other.shelf.find(table)
            await ordered.forget_game(has_it, table)
            await until(lambda: table not in other.shelf._there)
            with pytest.raises((NoSuchReplay, NoSuchTable)):
                await other.shelf.find(table)

    asyncio.run(run())


def test_no_note_is_seen_before_an_earlier_one(url: str) -> None:
    """Else the earlier one, whose transaction ends later, would be missed for good."""

    async def run() -> None:
        one, two = await Store.open(url), await Store.open(url)
        try:
            first = asyncio.Event()

            def slow(connection: sa.Connection) -> None:
                note(connection, ["first"])
                first.set()
                connection.exec_driver_sql("SELECT pg_sleep(0.5)")

            writing = asyncio.create_task(one.write(slow))
            await first.wait()
            await two.write(lambda connection: note(connection, ["second"]))
            last, games = await two.read(lambda connection: noted(connection, 0))
            assert games == ["first", "second"]
            await writing
            assert await two.read(lambda connection: noted(connection, last)) == (last, [])
        finally:
            await one.close()
            await two.close()

    asyncio.run(run())

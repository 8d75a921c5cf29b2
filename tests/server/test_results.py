"""Results: what two processes store at the same moment is there in full."""

from __future__ import annotations

import asyncio
from typing import Any

import sqlalchemy as sa
from postgres import cluster, url

from vivamos.server.persons import make_person
from vivamos.server.results import Finished, finished_game, write_result
from vivamos.server.schema import habits, ratings, seats, tables
from vivamos.server.seating import BOT, HUMAN, Seat
from vivamos.server.store import Store, now

from replaying import finished

__all__ = ["cluster", "url"]  # fixtures
SLOW = 0.5  # seconds until a transaction is committed, in which another one comes


def test_two_first_games_of_somebody_end_at_the_same_moment(url: str) -> None:
    told = asyncio.run(both_at_once(url))
    assert told["games"] == [2]
    assert sorted(told["times"]) == sorted(2 * times for times in told["once"])


async def both_at_once(url: str) -> dict[str, list[int]]:
    opened = [await Store.open(url), await Store.open(url)]
    stores = list(opened)
    try:
        games = await stores[0].write(a_person_at_two_tables)

        def end(number: int) -> Any:
            def work(connection: sa.Connection) -> None:
                write_result(connection, games[number])
                if connection.dialect.name == "postgresql":
                    connection.execute(sa.select(sa.func.pg_sleep(SLOW)))

            return work

        if not stores[0].shared:  # a file has one server, which writes one after the other
            stores[1] = stores[0]
        await asyncio.gather(*(store.write(end(number)) for number, store in enumerate(stores)))

        def found(connection: sa.Connection) -> dict[str, list[int]]:
            return {
                "games": list(connection.execute(sa.select(ratings.c.games)).scalars()),
                "times": list(connection.execute(sa.select(habits.c.times)).scalars()),
            }

        return await stores[0].read(found) | {"once": list(games[0].moves[0].values())}
    finally:
        for store in opened:
            await store.close()


def a_person_at_two_tables(connection: sa.Connection) -> list[Finished]:
    """Two games alike, which are over and not stored yet."""
    person, played, found = make_person(connection, "Mara", now()), finished("slambo", seed=4), []
    for table_id in ("abcdefghjk", "kjhgfedcba"):
        row = {
            "id": table_id, "game": "slambo", "version": played.game.version, "players": 2, "options": {}, "deck": None,
            "open": False, "state": "over", "created": now(), "active": now(), "hints": False, "rated": True,
        }  # fmt: skip
        chairs = [Seat(0, HUMAN, "Mara"), Seat(1, BOT, level="newcomer")]
        connection.execute(tables.insert(), [row])
        sits = [
            {"table_id": table_id, "seat": one.seat, "kind": one.kind, "host": not one.seat, "level": one.level}
            for one in chairs
        ]
        connection.execute(seats.insert(), sits)
        sitting = (seats.c.table_id == table_id, seats.c.seat == 0)
        connection.execute(seats.update().where(*sitting).values(person=person, name="Mara"))
        found.append(finished_game(row, chairs, played))
        found[-1].at(now())
    return found

"""What is older than the host wants is deleted, in small pieces, and nothing else."""

from __future__ import annotations

import asyncio
import dataclasses
from datetime import timedelta
from typing import Any

import pytest
import sqlalchemy as sa
from postgres import cluster, url

from vivamos.server import retention
from vivamos.server.blackening import NOTHING
from vivamos.server.house import House
from vivamos.server.limits import Limits
from vivamos.server.persons import add_device, change_person, make_person
from vivamos.server.schema import events, people, result_seats, results, reviews, seats, shared, tables, whispers
from vivamos.server.settings import Settings
from vivamos.server.store import Store, now

__all__ = ["cluster", "url"]  # fixtures
OLD, NEW = timedelta(days=100), timedelta(days=5)
MANY = 2 * retention.AT_ONCE + 3  # more than fit into two pieces


def a_table(number: int, state: str, age: timedelta) -> dict[str, Any]:
    at = now() - age
    return {
        "id": f"t{number}", "game": "slambo", "version": 1, "players": 2, "options": {}, "open": False,
        "state": state, "created": at, "active": at,
    }  # fmt: skip


def a_result(number: int, private: bool, age: timedelta) -> dict[str, Any]:
    return {
        "id": f"t{number}", "game": "slambo", "version": 1, "players": 2, "options": {}, "own_deck": False,
        "private": private, "hints": False, "rated": True, "whole": True, "rounds": 1, "decisions": 1,
        "finished": now() - age,
    }  # fmt: skip


def said(table: int, number: int, age: timedelta) -> dict[str, Any]:
    body = {"from": "Mara", "seat": 0, "text": "hola"}
    row = {"table_id": f"t{table}", "number": number, "what": "say", "body": body, "seat": 0, "client": f"c{number}"}
    return {**row, "at": now() - age}


async def kept(url: str, fill: Any, **days: float) -> sa.Connection | Any:
    """What is there after a server with these settings has looked, in pieces, once."""
    settings = Settings(url, limits=dataclasses.replace(Limits(put_away_days=1e9), **days))
    house = House(settings, await Store.open(url))
    try:
        for task in house._tasks:
            task.cancel()
        await house.store.write(fill)
        pieces = 0
        write = house.store.write

        async def counted(work: Any) -> Any:
            nonlocal pieces
            done = await write(work)
            pieces += bool(done)
            assert done <= 11 * retention.AT_ONCE
            return done

        house.store.write = counted  # type: ignore[method-assign]
        await retention.delete_old(house)
        house.store.write = write  # type: ignore[method-assign]

        def all_of(connection: sa.Connection) -> dict[str, Any]:
            found = {one.name: connection.execute(sa.select(one)).mappings().all() for one in (
                tables, events, whispers, results, result_seats, reviews, shared, people, seats
            )}  # fmt: skip
            return {**found, "pieces": pieces}

        return await house.store.read(all_of)
    finally:
        await house.close()


def ids(rows: Any) -> set[str]:
    return {row["id"] for row in rows}


def test_nothing_is_deleted_by_itself(url: str) -> None:
    def fill(connection: sa.Connection) -> None:
        connection.execute(tables.insert(), [a_table(1, "over", OLD), a_table(2, "playing", OLD)])
        connection.execute(results.insert(), [a_result(1, True, OLD)])
        connection.execute(events.insert(), [said(1, 1, OLD)])
        connection.execute(reviews.insert(), [{"id": "t1", "review": b"", "made": now() - OLD}])
        connection.execute(shared.insert(), [{"id": "s1", "record": b"", "since": now() - OLD}])
        make_person(connection, "Mara", now() - OLD)

    found = asyncio.run(kept(url, fill))
    names = ("tables", "results", "events", "reviews", "shared", "people")
    assert [len(found[name]) for name in names] == [2, 1, 1, 1, 1, 1]
    assert found["pieces"] == 0


def test_unfinished_tables_go_in_small_pieces(url: str) -> None:
    def fill(connection: sa.Connection) -> None:
        old = [a_table(number, ("waiting", "playing", "away")[number % 3], OLD) for number in range(MANY)]
        new = [a_table(1000, "playing", NEW), a_table(1001, "over", OLD)]
        connection.execute(tables.insert(), [*old, *new])
        connection.execute(events.insert(), [said(number, 1, OLD) for number in (*range(MANY), 1000)])

    found = asyncio.run(kept(url, fill, keep_unfinished_days=30))
    assert ids(found["tables"]) == {"t1000", "t1001"}
    assert [row["table_id"] for row in found["events"]] == ["t1000"]
    assert found["pieces"] == 3


def test_private_games_go_with_their_tables_and_reviews(url: str) -> None:
    def fill(connection: sa.Connection) -> None:
        connection.execute(tables.insert(), [a_table(1, "over", OLD), a_table(2, "over", OLD)])
        shown = [a_result(1, True, OLD), a_result(2, False, OLD), a_result(3, True, NEW), a_result(4, True, OLD)]
        connection.execute(results.insert(), shown)
        connection.execute(reviews.insert(), [{"id": f"t{n}", "review": b"", "made": now()} for n in (1, 2)])

    found = asyncio.run(kept(url, fill, keep_private_days=30))
    assert ids(found["results"]) == {"t2", "t3"}
    assert ids(found["tables"]) == {"t2"}
    assert ids(found["reviews"]) == {"t2"}


def test_shared_records_go_with_their_reviews(url: str) -> None:
    def fill(connection: sa.Connection) -> None:
        ages = {"new": NEW, **{f"s{number}": OLD for number in range(MANY)}}
        connection.execute(
            shared.insert(), [{"id": one, "record": b"", "since": now() - age} for one, age in ages.items()]
        )
        connection.execute(reviews.insert(), [{"id": one, "review": b"", "made": now()} for one in ("s1", "new")])

    found = asyncio.run(kept(url, fill, keep_shared_days=30))
    assert ids(found["shared"]) == ids(found["reviews"]) == {"new"}
    assert found["pieces"] == 3


def test_talk_is_blackened_where_nobody_plays(url: str) -> None:
    """Events keep their numbers; at a table that is played nothing changes."""

    def fill(connection: sa.Connection) -> None:
        connection.execute(tables.insert(), [a_table(1, "over", OLD), a_table(2, "playing", OLD)])
        connection.execute(events.insert(), [said(1, n, OLD) for n in range(1, 12 * retention.AT_ONCE)])
        connection.execute(events.insert(), [said(1, 1000, NEW), said(2, 1, OLD)])
        text = {"number": 1, "name": "Nora", "text": "psst", "client": "w", "at": now() - OLD}
        connection.execute(whispers.insert(), [{**text, "table_id": "t1"}, {**text, "table_id": "t2"}])

    found = asyncio.run(kept(url, fill, keep_talk_days=30))
    texts = {(row["table_id"], row["number"]): row["body"] for row in found["events"]}
    assert len(texts) == 12 * retention.AT_ONCE + 1
    black = {key for key, body in texts.items() if (body["text"], body["from"]) == (NOTHING, "")}
    assert set(texts) - black == {("t1", 1000), ("t2", 1)}
    assert [row["table_id"] for row in found["whispers"]] == ["t2"]


def test_reviews_go(url: str) -> None:
    def fill(connection: sa.Connection) -> None:
        made = [{"id": f"t{n}", "review": b"", "made": now() - (OLD if n else NEW)} for n in range(MANY)]
        connection.execute(reviews.insert(), made)

    assert ids(asyncio.run(kept(url, fill, keep_reviews_days=30))["reviews"]) == {"t0"}


def test_people_who_do_not_come_back_are_forgotten(url: str) -> None:
    """Not those with a browser that was here lately, or was signed off lately, nor those at a table that is played."""

    def fill(connection: sa.Connection) -> None:
        for name, seen in (("gone", OLD), ("here", NEW), ("plays", OLD), ("new", NEW), ("left", NEW)):
            person = make_person(connection, name, now() - (NEW if name == "new" else OLD))
            if name == "left":
                change_person(connection, person, signed_off=now() - seen)
            elif name != "new":
                add_device(connection, person, name, "phone", now() - seen)
            connection.execute(tables.insert(), [{**a_table(0, "over", NEW), "id": name}])
            if name == "plays":
                connection.execute(tables.update().where(tables.c.id == name).values(state="playing"))
            seat = {"table_id": name, "seat": 0, "kind": "human", "name": name, "host": True, "person": person}
            connection.execute(seats.insert(), [seat])
            connection.execute(results.insert(), [{**a_result(0, False, NEW), "id": name}])
            played = {"result": name, "seat": 0, "person": person, "name": name, "human": True, "team": 0, "score": 1}
            more = {"decisions": 1, "game": "slambo", "players": 2, "finished": now()}
            connection.execute(result_seats.insert(), [{**played, **more}])

    found = asyncio.run(kept(url, fill, keep_people_days=30))
    assert {row["name"] for row in found["people"]} == {"here", "plays", "new", "left"}
    assert {row["result"]: row["name"] for row in found["result_seats"]}["gone"] is None
    assert {row["table_id"]: row["name"] for row in found["seats"]}["gone"] is None


def test_a_table_that_somebody_looks_at_is_kept(url: str) -> None:
    """It is in memory, here or in another process."""

    async def run() -> None:
        settings = Settings(url, limits=Limits(put_away_days=1e9, keep_unfinished_days=30))
        house = House(settings, await Store.open(url))
        other = House(settings, await Store.open(url))
        try:
            made, _ = await house.create(
                game="slambo", players=2, options={}, deck=None, seats=["you", "free"], is_open=True, clock=None,
                name="Mara", token="0" * 32,
            )  # fmt: skip
            await house.room(made)
            long_ago = sa.update(tables).values(active=now() - OLD)
            await house.store.write(lambda connection: connection.execute(long_ago) and None)
            await retention.delete_old(other if house.owning.shared else house)
            assert await house.store.load(made) is not None
            house.drop(house.rooms[made])
            await asyncio.sleep(0.5)  # until its lease is given up
            await retention.delete_old(house)
            assert await house.store.load(made) is None
        finally:
            await other.close()
            await house.close()

    asyncio.run(run())


@pytest.fixture(autouse=True)
def _no_pause(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(retention, "PAUSE", 0.0)

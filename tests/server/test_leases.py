"""Several processes on one PostgreSQL: a table has one owner, and whoever is it no more writes nothing there."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path

import pytest
import sqlalchemy as sa
from bad_line import BadLine
from postgres import Cluster, cluster
from sqlalchemy.util import await_only

from vivamos.engine.errors import VivamosError
from vivamos.server import leases
from vivamos.server.club import NightGame
from vivamos.server.frames import WhisperAction
from vivamos.server.house import House
from vivamos.server.leases import Fence
from vivamos.server.limits import Limits
from vivamos.server.owning import NoSuchTable
from vivamos.server.room import Room
from vivamos.server.schema import events, tables
from vivamos.server.settings import Settings, database_url
from vivamos.server.store import Change, Elsewhere, Store, StoreDownError, StoreError, UnknownOutcome
from vivamos.server.tokens import hash_of, new_id, new_token
from vivamos.server.viewer import Viewer

from serving import PATIENCE, Server

__all__ = ["cluster"]  # a fixture
LEASE = 0.6
TOKEN = new_token()


@pytest.fixture
def url(cluster: Cluster) -> str:
    return database_url(cluster.make_database())


@asynccontextmanager
async def house_at(url: str, lease: float = LEASE, place: str | None = None) -> AsyncIterator[House]:
    """A process, as far as leases go."""
    settings = Settings(url, bot_delay=(0.0, 0.0), limits=Limits(lease=lease), place=place or new_id())
    house = House(settings, await Store.open(url, lease))
    try:
        yield house
    finally:
        await house.close()


async def new_table(house: House) -> str:
    """Mara waits for somebody."""
    made, _ = await house.create(
        game="slambo", players=2, options={}, deck=None, seats=["you", "free"], is_open=True, clock=None,
        name="Mara", token=TOKEN,
    )  # fmt: skip
    return made


async def enter(room: Room) -> Viewer:
    viewer = Viewer(0, token=hash_of(TOKEN))
    await room.enter(viewer, None)
    return viewer


def freeze(house: House) -> None:
    """Nothing is renewed any more, as with a process that is stopped; it still believes to have its tables."""
    for task in house._tasks:
        task.cancel()


async def until(holds: Callable[[], Awaitable[bool]] | Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while True:
            found = holds()
            if found if isinstance(found, bool) else await found:
                return
            await asyncio.sleep(0.02)


async def texts(house: House, table: str) -> list[str]:
    """What was said at a table, as it is stored."""
    found = await house.store.load(table)
    assert found is not None
    assert [row["number"] for row in found[2]] == list(range(1, len(found[2]) + 1))
    return [row["body"]["text"] for row in found[2] if row["what"] == "talk"]


def test_a_frozen_owner_writes_nothing_when_it_wakes_up(url: str) -> None:
    async def run() -> None:
        async with house_at(url) as old, house_at(url) as new:
            table = await new_table(old)
            room = await old.room(table)
            viewer = await enter(room)
            await room.actions.talk(viewer, "1", "before")
            freeze(old)
            after = await new.room(table)
            assert after.fence == Fence(table, 2)
            there = await enter(after)
            with pytest.raises(Elsewhere):
                await room.actions.talk(viewer, "2", "from the grave")
            assert viewer.closed, "they come back, to the new owner"
            assert table not in old.rooms
            await after.actions.talk(there, "3", "after")
            assert await texts(new, table) == ["before", "after"]
            with pytest.raises(Elsewhere):
                await room.chairs.sit_down("Inés", hash_of(new_token()), None)

    asyncio.run(run())


def test_every_kind_of_write_is_fenced(url: str) -> None:
    """Not events alone: what spectators say, and columns of the table."""

    async def run() -> None:
        async with house_at(url) as old, house_at(url) as new:
            writes: list[Callable[[Room], Awaitable[object]]] = [
                lambda room: room.whispers.add(Viewer(None), WhisperAction(id="w", name="Teo", text="psst")),
                lambda room: room.hinting.mark(),
                lambda room: room.rate_no_more(),
                lambda room: room.chairs.sit_down("Inés", hash_of(new_token()), None),
            ]
            made = [await new_table(old) for _ in writes]
            rooms = [await old.room(table) for table in made]
            freeze(old)
            for table in made:
                await new.room(table)
            before = await asyncio.gather(*(new.store.load(table) for table in made))
            for write, room in zip(writes, rooms, strict=True):
                with pytest.raises(Elsewhere):
                    await write(room)
            assert await asyncio.gather(*(new.store.load(table) for table in made)) == before
            assert await new.store.whispers(made[0]) == []

    asyncio.run(run())


def test_one_stale_table_spoils_no_other_in_its_transaction(url: str) -> None:
    async def run() -> None:
        async with house_at(url) as old, house_at(url) as new:
            lost, kept = await old.room(await new_table(old)), await old.room(await new_table(old))
            people = {room: await enter(room) for room in (lost, kept)}
            ended = sa.text("update leases set until = 'epoch' where table_id = :id").bindparams(id=lost.id)
            await old.store.write(lambda connection: connection.execute(ended))
            freeze(old)
            await new.room(lost.id)
            said = await asyncio.gather(
                *(room.actions.talk(viewer, "1", "hola") for room, viewer in people.items()), return_exceptions=True
            )
            assert isinstance(said[0], Elsewhere)
            assert said[1] == 1
            assert await texts(new, lost.id) == []
            assert await texts(new, kept.id) == ["hola"]

    asyncio.run(run())


def test_a_living_owner_hands_over_what_people_want_elsewhere(url: str) -> None:
    async def run() -> None:
        async with house_at(url) as old, house_at(url) as new:
            table = await new_table(old)
            room = await old.room(table)
            viewer = await enter(room)
            await room.actions.talk(viewer, "1", "before")
            after = await new.room(table)
            assert viewer.closed
            there = await enter(after)
            assert await after.actions.talk(there, "1", "sent again") == 1, "it is known what was done before"
            assert await texts(new, table) == ["before"]

    asyncio.run(run())


def test_a_table_that_is_stuck_keeps_no_other_from_being_renewed(url: str) -> None:
    lease = 3.0

    async def run() -> None:
        async with house_at(url, lease) as old, house_at(url, lease) as new:
            stuck, other = await old.room(await new_table(old)), await old.room(await new_table(old))
            await stuck.lock.acquire()
            coming = asyncio.create_task(new.room(stuck.id))
            await asyncio.sleep(1.6 * lease)
            assert not old.owning.is_silent
            assert (await new.store.read(partial(leases.take, process="p", ids=[other.id], seconds=1.0))).epochs == {}
            stuck.lock.release()
            await asyncio.wait({coming})
            assert (await new.room(stuck.id)).fence == Fence(stuck.id, 2)

    asyncio.run(run())


def test_a_table_with_players_moves_soon_but_not_back_again_at_once(url: str) -> None:
    """Its owner took it from nobody: the balancer knows better. Then it was handed over: it stays for a lease."""
    lease = 3.0

    async def waited(table: str, old: House, new: House, *, with_player: bool) -> float:
        room = await old.room(table)
        await (enter(room) if with_player else room.enter(Viewer(None), None))
        began = asyncio.get_running_loop().time()
        await new.room(table)
        return asyncio.get_running_loop().time() - began

    async def run() -> None:
        async with house_at(url, lease) as old, house_at(url, lease) as new:
            empty, played = await new_table(old), await new_table(old)
            await asyncio.gather(waited(empty, old, new, with_player=False), waited(played, old, new, with_player=True))
            there, back = await asyncio.gather(
                waited(empty, new, old, with_player=False), waited(played, new, old, with_player=True)
            )
            assert there < 0.8 * lease < lease - 0.1 < back, (there, back)
            third = await new_table(old)
            assert await waited(third, old, new, with_player=True) < lease - 0.1

    asyncio.run(run())


def test_a_process_has_the_tables_of_the_dead_one_that_listened_where_it_does(url: str) -> None:
    async def run() -> None:
        async with house_at(url, 600, "here:8401") as dead, house_at(url, 600, "there:8401") as other:
            table, kept = await new_table(dead), await new_table(other)
            await asyncio.gather(dead.room(table), other.room(kept))
            freeze(dead)
            async with house_at(url, 600, "here:8401") as new, asyncio.timeout(PATIENCE):
                assert (await new.room(table)).fence == Fence(table, 2)
                assert (await other.room(kept)).fence == Fence(kept, 1), "whoever listens elsewhere keeps its own"

    asyncio.run(run())


HOLDING = """
import asyncio, sys
from test_leases import house_at, until

async def main():
    async with house_at(sys.argv[1], lease=600) as house:
        await house.room(sys.argv[2])
        await until(lambda: house.owning.living.sign is not None)
        await house.owning._renew()
        print("has it", flush=True)
        await asyncio.sleep(600)

asyncio.run(main())
"""


def signs(connection: sa.Connection) -> list[int]:
    """Those that are shown."""
    query = "SELECT objid FROM pg_locks WHERE locktype = 'advisory' AND classid = 8401"
    return [int(one) for one in connection.exec_driver_sql(query).scalars()]


def test_the_tables_of_a_process_that_was_killed_are_free_at_once(url: str) -> None:
    """Of one that is frozen they are not: perhaps it wakes up in a moment."""

    async def run() -> None:
        async with house_at(url, lease=600) as new:
            table = await new_table(new)
            with subprocess.Popen(
                [sys.executable, "-c", HOLDING, url, table],
                env=os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)},
                stdout=subprocess.PIPE,
            ) as held:
                assert held.stdout is not None
                assert await asyncio.to_thread(held.stdout.readline) == b"has it\n"
                held.send_signal(signal.SIGSTOP)
                with pytest.raises(TimeoutError):
                    async with asyncio.timeout(1.0):
                        await new.room(table)
                held.kill()
                await asyncio.to_thread(held.wait)
                async with asyncio.timeout(5.0):
                    assert (await new.room(table)).fence == Fence(table, 2)

    asyncio.run(run())


def test_a_process_whose_connection_breaks_shows_again_that_it_lives(url: str) -> None:
    async def run() -> None:
        async with house_at(url) as house, house_at(url) as other:
            shown = partial(house.store.read, signs)

            async def both_show_it() -> bool:
                return len(await shown()) == 2

            await until(both_show_it)
            broken = "select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and classid = 8401"
            await other.store.read(lambda c: c.exec_driver_sql(broken).all())
            await until(both_show_it)

    asyncio.run(run())


def test_after_a_restart_of_the_database_nobody_is_taken_for_dead(url: str) -> None:
    """Until they have said anew that they live, leases alone count."""

    async def run() -> None:
        async with house_at(url, lease=600) as house:
            table = await new_table(house)
            dead = ("update leases set process = 'dead', until = clock_timestamp() + interval '600 s'",)
            await house.room(table)
            said = "insert into processes (id, address, since, until, sign) values ('dead', '', now(), {}, 1)"
            before = "pg_postmaster_start_time() + interval '599 s'"
            for statement in (*dead, said.format(before)):
                await house.store.write(lambda c, text=statement: c.exec_driver_sql(text))  # type: ignore[misc]
            take = partial(leases.take, process="other", ids=[table], seconds=600.0)
            assert not (await house.store.write(take)).epochs
            await house.store.write(lambda c: c.exec_driver_sql("update processes set until = until + interval '2 s'"))
            assert (await house.store.write(take)).epochs == {table: 2}

    asyncio.run(run())


def test_a_process_that_stops_hands_over_at_once(url: str) -> None:
    async def run() -> None:
        async with house_at(url, lease=600) as new:
            async with house_at(url, lease=600) as old:
                table = await new_table(old)
                viewer = await enter(await old.room(table))
                said = asyncio.create_task((await old.room(table)).actions.talk(viewer, "1", "at the last moment"))
                await asyncio.sleep(0)
                await old.hand_over()
                assert await said == 1
                assert viewer.closed
                with pytest.raises(VivamosError):
                    await old.room(table)
                await new.room(table)
            assert await texts(new, table) == ["at the last moment"]
            count = await new.store.read(lambda c: c.execute(sa.text("select count(*) from processes")).scalar())
            assert count == 1

    asyncio.run(run())


def test_two_claimers_at_once(url: str) -> None:
    async def run() -> None:
        stores = [await Store.open(url) for _ in range(4)]
        ids = [new_id() for _ in range(20)]
        async with house_at(url) as house:
            row = house._row("slambo", 1, 2, {}, None, False, None)
            await house.store.save(Change(new_tables=[{**row, "id": one} for one in ids]))
        epochs: dict[str, int] = dict.fromkeys(ids, 0)
        for turn in range(15):
            claims = [
                store.write(lambda c, name=f"p{number}": leases.take(c, name, ids, 600.0))  # type: ignore[misc]
                for number, store in enumerate(stores)
            ]
            taken = [found.epochs for found in await asyncio.gather(*claims)]
            for one in ids:
                got = [each[one] for each in taken if one in each]
                assert len(got) <= 1, "one of them, or none if they looked at the same moment"
                if got:
                    assert got[0] > epochs[one], "the number grows"
                    epochs[one] = got[0]
            assert any(taken), turn
            await stores[0].write(lambda c: c.execute(sa.text("update leases set until = 'epoch'")))
        for store in stores:
            await store.close()

    asyncio.run(run())


def test_a_table_that_is_not_there(url: str) -> None:
    async def run() -> None:
        async with house_at(url) as house:
            with pytest.raises(NoSuchTable):
                await house.room(new_id())

    asyncio.run(run())


def test_lists_tell_who_is_connected_to_other_processes(url: str) -> None:
    async def run() -> None:
        async with house_at(url) as one, house_at(url) as two:
            table = await new_table(one)
            await enter(await one.room(table))

            async def told() -> bool:
                found = await two.lists.one(table)
                assert found is not None
                return found.seats[0].here

            await until(told)
            assert await two.owning.with_players("waiting", 10) == [table]
            assert [one.owning.is_first, two.owning.is_first].count(True) == 1

    asyncio.run(run())


def test_the_page_of_a_night_shows_what_stands_at_tables_of_other_processes(url: str) -> None:
    settings = {"name": "Monday", "games": [NightGame("slambo", 2)], "points": "places", "odd": "bots"}
    host, guest = hash_of(new_token()), hash_of(new_token())

    async def run() -> None:
        async with house_at(url) as one, house_at(url) as two:
            night = await one.nights.make({**settings, "level": "newcomer"}, "Mara", host, "", "a", "en")
            await one.nights.join(await one.nights.code(night, host), "Inés", guest, "", "a")
            await one.nights.draw(night, host, None)
            await one.nights.start(night, host, "a", False)
            table = (await one.nights.look(night, host)).tables[0]
            assert table.id is not None
            room = await two.room(table.id)
            await until(lambda: room.table is not None)
            assert room.table is not None
            stands = room.table.scores()

            async def told() -> bool:
                seats = (await one.nights.look(night, guest)).tables[0].seats
                return [seat.score for seat in seats] == stands

            await until(told)
            other = await two.room(await new_table(two))
            await two.owning._renew()
            query = "select table_id from leases where scores is not null"
            assert await two.store.read(lambda c: c.exec_driver_sql(query).scalars().all()) == [table.id]
            assert other.id in two.rooms

    asyncio.run(run())


@pytest.mark.parametrize("loses", ["answer", "commit"])
def test_a_commit_whose_answer_is_lost_is_looked_up(cluster: Cluster, url: str, loses: str) -> None:
    async def run() -> None:
        async with BadLine(cluster.port) as line, house_at(url.replace(str(cluster.port), str(line.port)), 60) as house:
            room = await house.room(await new_table(house))
            viewer = await enter(room)
            line.loses = loses
            if loses == "answer":
                assert await room.actions.talk(viewer, "1", "hola") == 1, "it is stored, and so it is told"
            else:
                with pytest.raises(VivamosError) as refused:
                    await room.actions.talk(viewer, "1", "hola")
                assert not isinstance(refused.value, UnknownOutcome)
                assert await texts(house, room.id) == []
            assert await room.actions.talk(viewer, "1", "hola") == 1
            assert await texts(house, room.id) == ["hola"]
            assert not viewer.closed

    asyncio.run(run())


def test_who_cannot_know_whether_it_was_stored_begins_anew(
    cluster: Cluster, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The database does not come back soon: nobody is told that nothing has changed."""
    monkeypatch.setattr("vivamos.server.store.LOOK_AGAIN", ())

    async def run() -> None:
        async with BadLine(cluster.port) as line, house_at(url.replace(str(cluster.port), str(line.port)), 60) as house:
            room = await house.room(await new_table(house))
            viewer = await enter(room)
            line.loses = "answer"
            with pytest.raises(UnknownOutcome):
                await room.actions.talk(viewer, "1", "hola")
            assert viewer.closed
            again = await house.room(room.id)
            assert again is not room
            assert await again.actions.talk(await enter(again), "1", "hola") == 1
            assert await texts(house, room.id) == ["hola"]

    asyncio.run(run())


def test_a_database_that_answers_nothing_any_more_blocks_nobody_for_long(
    cluster: Cluster, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The line is broken, and nobody is told, as when a router loses power."""
    monkeypatch.setattr("vivamos.server.database.STATEMENT_WITHIN", 0.5)
    monkeypatch.setattr("vivamos.server.database.CONNECTED_WITHIN", 0.5)

    async def run() -> None:
        async with BadLine(cluster.port) as line, house_at(url.replace(str(cluster.port), str(line.port)), 60) as house:
            await house.room(await new_table(house))
            line.silent = True
            async with asyncio.timeout(10.0):
                with pytest.raises(StoreDownError):
                    await house.owning._renew()
            line.silent = False
            await house.owning._renew()

    asyncio.run(run())


def test_rows_of_a_table_that_is_deleted_go_with_it(url: str) -> None:
    async def run() -> None:
        async with house_at(url) as house:
            room = await house.room(await new_table(house))
            viewer = await enter(room)
            await house.store.write(lambda c: c.execute(tables.delete().where(tables.c.id == room.id)))
            with pytest.raises(Elsewhere):
                await room.actions.talk(viewer, "1", "hola")
            assert await house.store.read(lambda c: c.execute(sa.select(events)).all()) == []

    asyncio.run(run())


def test_health_is_refused_with_the_reason_when_leases_are_not_renewed(url: str) -> None:
    async def run() -> None:
        async with house_at(url) as house:
            await until(lambda: house.owning.is_first)
            await house.health.check()
            freeze(house)
            await asyncio.sleep(LEASE * 1.5)
            with pytest.raises(StoreError) as refused:
                await house.health.check()
            assert refused.value.fact["fact"] == "leases-not-renewed"

    asyncio.run(run())


def test_health_does_not_wait_until_all_tables_are_counted(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        async with house_at(url, lease=60.0) as house:
            await new_table(house)
            assert await house.health.check() == 1
            released = asyncio.Event()
            count_all = house.store._count_all

            async def slowly() -> int:
                await released.wait()
                return await count_all()

            monkeypatch.setattr(house.store, "_count_all", slowly)
            house.store._count_at = 0.0
            async with asyncio.timeout(PATIENCE):
                assert await house.health.check() == 1
            released.set()

    asyncio.run(run())


def test_health_does_not_wait_for_a_store_that_does_not_answer(url: str) -> None:
    async def run() -> None:
        async with house_at(url, lease=60.0) as house, house_at(url, lease=60.0) as other:
            async with asyncio.timeout(PATIENCE):
                hold, free = asyncio.Event(), asyncio.Event()
                loop = asyncio.get_running_loop()

                def block(connection: sa.Connection) -> None:
                    connection.exec_driver_sql("LOCK TABLE tables IN ACCESS EXCLUSIVE MODE")
                    loop.call_soon(hold.set)
                    await_only(free.wait())

                blocking = asyncio.create_task(other.store.write(block))
                await hold.wait()
                for _ in range(2):
                    with pytest.raises(StoreError) as refused:
                        await house.health.check()
                    assert refused.value.fact["fact"] == "store-does-not-answer"
                free.set()
                await blocking
                await house.health.check()
                house.closing = True
                with pytest.raises(StoreError, match="The server stops"):
                    await house.health.check()
                house.closing = False

    asyncio.run(run())


# --- SQLite: one server ---


def test_a_second_server_on_the_same_file_is_refused_in_a_sentence(tmp_path: Path) -> None:
    first = Server(tmp_path)
    first.start()
    folder = tmp_path / "second"
    folder.mkdir()
    second = Server(folder, database=first.database)
    try:
        made = first.make_table("slambo", ["you", "free"])
        with pytest.raises(RuntimeError, match="did not start"):
            second.start()
        assert second.process is not None
        assert second.process.returncode == 2
        told = second.log().strip().splitlines()
        assert len(told) == 1
        assert "Another server uses" in told[0]
        assert first.ask("GET", f"/api/tables/{made['id']}").status_code == 200
    finally:
        first.kill()  # as a power cut would
    second.start()
    second.kill()

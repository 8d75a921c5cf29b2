"""Bots think in a fair queue, answer quickly when it is long, and rest while nobody looks."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing

import pytest

import vivamos
from vivamos.bots.seat_view import SeatView
from vivamos.server.bot_pool import BotPool
from vivamos.server.fair_queue import HALF_LIFE, FairQueue
from vivamos.server.limits import Limits

from serving import PATIENCE, Frame, Server, Stream

GREEDY, MODEST = "127.0.0.2", "127.0.0.3"  # two addresses of this machine
TABLES = 16
ANSWERS = 5
STILL = 1.0  # seconds without an event at a table where bots take a twentieth of one


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose bots wait for their turn however long it takes, and tables that rest at once."""
    limits = ["grace=0", "bot_patience=1000", "bot_queue=1000"]
    more = [part for limit in limits for part in ("--limit", limit)]
    server = Server(tmp_path_factory.mktemp("bots"), "--no-limits", *more)
    server.start()
    for game in ("muertos", "slambo"):
        server.wait_until_ready(game)
    yield server
    server.kill()
    assert "Traceback" not in server.log()


def bots_only(server: Server, game: str, players: int, level: str, address: str = GREEDY) -> tuple[Frame, Stream]:
    """A table that plays by itself, and the stream of somebody who watches it."""
    made = server.make_table(game, ["you"] + [f"bot:{level}"] * (players - 1))
    watching = Stream(server, made["id"], address=address)
    answer = server.ask("POST", f"/api/tables/{made['id']}/seats/0/bot", {"level": level}, token=made["token"])
    assert answer.status_code == 200, answer.text
    return made, watching


def catch_up(streams: list[Stream]) -> int:
    """Read all that has come; how many moves are made at these tables."""
    for stream in streams:
        try:
            while True:
                stream.next(within=0)
        except TimeoutError:
            pass
    return sum(frame.get("what") == "move" for stream in streams for frame in stream.frames)


@pytest.mark.parametrize("level", ["newcomer", "expert"])
def test_who_plays_little_does_not_wait_for_the_masters_of_another_address(patient: Server, level: str) -> None:
    greedy = [bots_only(patient, "muertos", 4, "master")[1] for _ in range(TABLES)]
    while catch_up(greedy) < TABLES:
        time.sleep(0.05)
    made = patient.make_table("slambo", ["you", f"bot:{level}"], options={"start": 0})
    stream = Stream(patient, made["id"], made["token"], address=MODEST)
    others = answers = 0
    while answers < ANSWERS and (asked := stream.until_asked()):
        before = catch_up(greedy)
        stream.act("move", f"{stream.number}", move=asked["moves"][0])
        if stream.view is not None and stream.view["to_move"] == 1:
            stream.until("event", what="move", seat=1)
            answers += 1
            others += catch_up(greedy) - before
    assert answers
    # In a single queue all of those tables would have moved before every answer.
    assert others < answers * TABLES / 2
    for one in [*greedy, stream]:
        one.close()


def test_a_table_that_nobody_looks_at_stands_still_until_somebody_comes(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    server = Server(tmp_path_factory.mktemp("rest"), "--no-limits", "--limit", "grace=0", "--bot-delay", "0.05")
    try:
        server.start()
        server.wait_until_ready("slambo")
        made, watching = bots_only(server, "slambo", 4, "newcomer")
        watching.until("event", what="move")
        watching.close()
        number = stands_still_at(server, made["id"])
        assert server.ask("GET", f"/api/tables/{made['id']}").json()["state"] == "playing"
        again = Stream(server, made["id"])
        assert again.number == number
        again.until("event", what="move", state="over")
    finally:
        server.kill()
    assert "Traceback" not in server.log()


def stands_still_at(server: Server, table: str) -> int:
    """The number of events, when no more come."""
    end = time.monotonic() + PATIENCE
    known, since = -1, time.monotonic()
    while time.monotonic() < since + STILL:
        assert time.monotonic() < end, "it goes on and on"
        with closing(sqlite3.connect(server.database)) as store:
            number = int(store.execute("select count(*) from events where table_id = ?", (table,)).fetchone()[0])
        if number != known:
            known, since = number, time.monotonic()
        time.sleep(0.05)
    return known


def a_hard_question() -> SeatView:
    """One that a master thinks about for a tenth of a second, with all code loaded."""
    table = vivamos.deal("muertos", seed=1)
    while len(table.moves()) < 5:
        table.play(table.moves()[0])
    view = SeatView.of(table)
    for level in ("casual", "regular"):
        vivamos.bot(level).choose(view)
    return view


def test_who_has_waited_long_enough_takes_a_quick_answer() -> None:
    async def think() -> None:
        view, pool = a_hard_question(), BotPool(Limits(bot_patience=0))
        masters = [asyncio.create_task(pool.choose("master", view, GREEDY)) for _ in range(pool.at_once)]
        await asyncio.sleep(0)  # now all threads think
        for level in ("regular", "casual"):
            assert await pool.choose(level, view, MODEST) in view.moves()
            assert not masters[0].done()
        for move in await asyncio.gather(*masters):
            assert move in view.moves()
        pool.stop()

    asyncio.run(think())


def test_a_queue_has_an_end_and_who_stops_waiting_leaves_it() -> None:
    async def think() -> None:
        view, pool = a_hard_question(), BotPool(Limits(bot_patience=PATIENCE, bot_queue=1))
        masters = [asyncio.create_task(pool.choose("master", view, GREEDY)) for _ in range(pool.at_once + 1)]
        await asyncio.sleep(0)
        assert await pool.choose("master", view, MODEST) in view.moves()  # there is no place to wait
        assert not any(master.done() for master in masters)
        masters[-1].cancel()
        await asyncio.gather(masters[-1], return_exceptions=True)
        assert len(pool._queue) == 0
        await asyncio.gather(*masters[:-1])
        pool.stop()

    asyncio.run(think())


def test_thoughts_whose_time_ends_while_a_thread_gets_free_disturb_nobody() -> None:
    async def think() -> list[str]:
        wrong: list[str] = []
        asyncio.get_running_loop().set_exception_handler(lambda _, context: wrong.append(context["message"]))
        view = a_hard_question()
        for waiting in range(60):
            pool = BotPool(Limits(bot_patience=waiting / 10_000))
            moves = await asyncio.gather(*(pool.choose("regular", view, GREEDY) for _ in range(20)))
            assert set(moves) <= set(view.moves())
            pool.stop()
        return wrong

    assert asyncio.run(think()) == []


def test_whoever_had_the_least_of_late_is_next() -> None:
    queue: FairQueue[str] = FairQueue()
    for wish in ("a1", "a2", "a3", "b1", "b2", "c1"):
        queue.put(wish[0], wish)
    assert queue.take(0) == "a1"
    queue.charge("a", 2.0, 0)
    assert queue.take(0) == "b1"
    queue.charge("b", 1.0, 0)
    assert queue.take(0) == "c1"
    queue.charge("c", 1.5, 0)
    assert queue.take(0) == "b2"  # b had less than a
    queue.drop("a", "a2")
    assert queue.take(0) == "a3"
    assert len(queue) == 0
    assert queue.had("a", HALF_LIFE) == pytest.approx(1.0)


def test_two_threads_are_not_both_for_one_address() -> None:
    queue: FairQueue[str] = FairQueue()
    for wish in ("a1", "a2", "b1"):
        queue.put(wish[0], wish)
    assert [queue.take(0), queue.take(0), queue.take(0)] == ["a1", "b1", "a2"]

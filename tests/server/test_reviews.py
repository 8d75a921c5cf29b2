"""Reviews of finished games: made once, in the background, kept; and costly moments played again."""

from __future__ import annotations

import asyncio
import random
import sqlite3
import time
import zlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

import vivamos
from vivamos.coach.again import Again
from vivamos.coach.budget import full
from vivamos.coach.review import from_json, review
from vivamos.server.house import House
from vivamos.server.limits import Limits
from vivamos.server.replays import PlayedAgain
from vivamos.server.review_process import MOST_WORLDS, budget_for
from vivamos.server.reviewing import Wanted
from vivamos.server.settings import Settings, database_url
from vivamos.server.store import Store

from serving import Server

REVIEWED_WITHIN = 300.0  # seconds, on a busy machine


def finished(game: str, seed: int, players: int | None = None) -> vivamos.Table:
    """A game of moves at random: some of them are costly."""
    table, chooser = vivamos.deal(game, players, seed=seed), random.Random(seed)
    while not table.over:
        table.play(chooser.choice(table.moves()))
    return table


def shared(server: Server, table: vivamos.Table) -> str:
    """The path of the record of a game that was brought and shared."""
    brought = server.ask("POST", "/api/replays", table.record()).json()["id"]
    made = server.ask("POST", f"/api/replays/{brought}/share", {})
    assert made.status_code == 201, made.text
    return f"/api/replays/{made.json()['id']}"


def reviewed(server: Server, path: str) -> dict[str, Any]:
    """The review of a game, asked for as a page does it; and that it was told how far it is."""
    asked = server.ask("POST", f"{path}/review")
    assert asked.status_code == 202, asked.text
    until, far = time.monotonic() + REVIEWED_WITHIN, []
    while True:
        standing = server.ask("GET", f"{path}/review").json()
        if standing["state"] == "ready":
            assert far == sorted(far)
            found: dict[str, Any] = standing["review"]
            return found
        assert standing["state"] in ("waiting", "working"), standing
        assert standing["review"] is None
        far.append(standing["done"])
        assert time.monotonic() < until
        time.sleep(0.05)


@pytest.fixture(scope="module")
def game() -> vivamos.Table:
    return finished("slambo", 3, 2)


@pytest.fixture(scope="module")
def path(server: Server, game: vivamos.Table) -> str:
    made = shared(server, game)
    reviewed(server, made)
    return made


def test_a_review_is_what_the_coach_makes_of_the_record(server: Server, path: str, game: vivamos.Table) -> None:
    told = server.ask("GET", f"{path}/review").json()["review"]
    own = review(game, budget_for(game))
    assert [each["number"] for each in told["moments"]] == own.moments
    assert told["graph"] == own.graph
    assert own.moments, "a game at random without a costly move shows nothing"
    for seat in told["seats"]:
        account = seat["points"]
        parts = sum(account[part] for part in ("fair", "luck", "own", "rest"))
        assert round(parts, 1) == account["result"]
    decision = server.ask("GET", f"{path}/review/decisions/{own.moments[0]}").json()
    assert (decision["best"], decision["played"]) == (
        own.decision(own.moments[0]).best,
        own.decision(own.moments[0]).played,
    )


def test_a_long_game_has_fewer_worlds_and_there_is_no_cliff() -> None:
    """A game of five hundred decisions is looked at a little less closely than one of three hundred."""
    worlds = {}
    for game, seed, players in (("slambo", 3, 2), ("viva", 2, 4), ("viva", 5, 4)):
        table, bots = vivamos.deal(game, players, seed=seed), [vivamos.bot("random", seed=one) for one in range(4)]
        while not table.over:
            table.play(bots[table.seat or 0].choose(table))
        budget = budget_for(table)
        assert budget == budget_for(vivamos.replay(table.record())) == replace(full(table.game), worlds=budget.worlds)
        worlds[table.decisions] = budget.worlds
    (short, least), (middle, some), (long, few) = sorted(worlds.items())
    assert (short < 50, 200 < middle < 500, long > 1000) == (True, True, True)
    assert least == full(vivamos.game("slambo")).worlds
    assert some > few > 1000, "each decision of a long game is looked at closely enough to say something"
    assert few * long < 2 * MOST_WORLDS, "and the whole takes minutes, not hours"


def test_what_was_better_is_not_told_before_it_is_asked_for(server: Server, path: str) -> None:
    told = server.ask("GET", f"{path}/review").json()["review"]
    for moment in told["moments"]:
        assert set(moment) == {"number", "seat", "round", "played", "cost", "title"}
    assert "decisions" not in told
    assert "best" not in server.ask("GET", f"{path}/review").text


def test_a_costly_moment_is_played_again(server: Server, path: str) -> None:
    """The best move is accepted; the one that was played is answered by what follows, and not by the best."""
    told = server.ask("GET", f"{path}/review").json()["review"]
    moment = max(told["moments"], key=lambda each: each["cost"])
    there = f"{path}/review/decisions/{moment['number']}"
    decision = server.ask("GET", there).json()

    again = server.ask("POST", f"{there}/tries", {"move": moment["played"]})
    assert again.status_code == 200, again.text
    wrong = again.json()
    assert set(wrong) == set(Again.__struct_fields__)
    assert not wrong["accepted"]
    assert wrong["why"]
    assert wrong["move"]["move"] == moment["played"]
    assert decision["best"] not in str(wrong["why"])

    right = server.ask("POST", f"{there}/tries", {"move": decision["best"]}).json()
    assert right["accepted"]
    assert right["why"] is None


def test_a_try_that_cannot_be_is_refused(server: Server, path: str, game: vivamos.Table) -> None:
    number = server.ask("GET", f"{path}/review").json()["review"]["moments"][0]["number"]
    for move, status in (("play +99", 422), ("", 422), ("x" * 81, 422)):
        answer = server.ask("POST", f"{path}/review/decisions/{number}/tries", {"move": move})
        assert (answer.status_code, "Traceback" in answer.text) == (status, False)
    for wrong in (0, game.decisions + 1):
        answer = server.ask("POST", f"{path}/review/decisions/{wrong}/tries", {"move": "play +1"})
        assert (answer.status_code, answer.json()["fact"]["fact"]) == (422, "no-such-decision")
        assert server.ask("GET", f"{path}/review/decisions/{wrong}").status_code == 422


def test_only_games_that_are_over_are_reviewed(server: Server) -> None:
    made = server.make_table(seats=["you", "free"])
    answer = server.ask("POST", f"/api/replays/{made['id']}/review")
    assert (answer.status_code, answer.json()["fact"]["fact"]) == (409, "replay-when-over")
    table = vivamos.deal("slambo", 2, seed=1)
    table.play(table.moves()[0])
    brought = server.ask("POST", "/api/replays", table.record()).json()["id"]
    answer = server.ask("POST", f"/api/replays/{brought}/review")
    assert (answer.status_code, answer.json()["fact"]["fact"]) == (422, "review-of-unfinished-game")
    assert server.ask("GET", f"/api/replays/{brought}/review").json()["state"] == "none"
    answer = server.ask("GET", f"/api/replays/{brought}/review/decisions/1")
    assert (answer.status_code, answer.json()["fact"]["fact"]) == (409, "review-not-there")


def test_a_review_is_kept_and_too_many_are_refused(tmp_path: Path, game: vivamos.Table) -> None:
    """A server is killed after a review: the next one has it. With no place in the queue nothing is begun.

    The cluster that was to make the review is not there: it is made here, and the log says so.
    """
    server = Server(tmp_path, "--no-limits", "--review-cluster", "127.0.0.1:1")
    server.start()
    server.wait_until_ready("slambo")
    there = shared(server, game)
    made = reviewed(server, there)
    assert "made on this machine (reason=The cluster '127.0.0.1:1' does not answer" in server.log()
    server.kill()

    server = Server(tmp_path, "--limit", "review_queue=0", "--limit", "review_decisions=3")
    server.start()
    server.wait_until_ready("slambo")
    standing = server.ask("GET", f"{there}/review").json()
    assert (standing["state"], standing["review"]) == ("ready", made)
    assert server.ask("POST", f"{there}/review").json()["state"] == "ready"  # nothing is made twice
    answer = server.ask("POST", f"{shared(server, finished('slambo', 4, 2))}/review")
    assert (answer.status_code, answer.json()["fact"]["fact"]) == (422, "review-too-long")
    server.kill()

    server = Server(tmp_path, "--limit", "review_queue=0")
    server.start()
    server.wait_until_ready("slambo")
    other = shared(server, finished("slambo", 4, 2))
    answer = server.ask("POST", f"{other}/review")
    assert (answer.status_code, answer.json()["fact"]["fact"]) == (429, "too-many-reviews")
    assert int(answer.headers["retry-after"]) > 0
    assert server.ask("GET", f"{other}/review").json()["state"] == "none"
    server.kill()
    assert "Traceback" not in server.log()


def test_a_review_reads_back_as_it_was_written(game: vivamos.Table) -> None:
    from vivamos.coach.budget import QUICK
    from vivamos.coach.review import to_json

    made = review(game, QUICK)
    assert to_json(from_json(to_json(made))) == to_json(made)


def test_a_review_of_another_form_is_made_anew(server: Server) -> None:
    there = shared(server, finished("slambo", 11, 2))
    with sqlite3.connect(server.database) as store:
        old = (there.rpartition("/")[2], zlib.compress(b'{"format": "vivamos-review 0"}'))
        store.execute("INSERT INTO reviews (id, review, made) VALUES (?, ?, '2026-01-01')", old)
    assert server.ask("GET", f"{there}/review").json()["state"] == "none"
    assert reviewed(server, there)["seats"]


async def sent(body: bytes) -> AsyncIterator[bytes]:
    """A body as it comes in, in pieces."""
    for at in range(0, len(body), 1000):
        yield body[at : at + 1000]


def test_a_process_that_cannot_be_started_fails_one_review_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The system is out of processes for a moment: the next game in the queue is reviewed."""
    begin, tries = asyncio.create_subprocess_exec, []

    async def busy(*command: Any, **more: Any) -> asyncio.subprocess.Process:
        tries.append(command)
        if len(tries) == 1:
            raise BlockingIOError("no more processes")
        return await begin(*command, **more)

    monkeypatch.setattr(asyncio, "create_subprocess_exec", busy)

    async def run() -> list[str]:
        url = database_url(str(tmp_path / "tables.sqlite3"))
        house = House(Settings(url), await Store.open(url))
        try:
            games = [
                await house.shelf.bring(sent(msgspec.json.encode(finished("slambo", seed, 2).record())))
                for seed in (21, 22)
            ]
            for game in games:
                await house.reviews.want(game, "here")
            async with asyncio.timeout(REVIEWED_WITHIN):
                while (states := [(await house.reviews.standing(game)).state for game in games])[1] != "ready":
                    await asyncio.sleep(0.1)
            return states
        finally:
            await house.close()

    assert asyncio.run(run()) == ["failed", "ready"]


def test_a_review_that_nobody_waits_for_gives_way(tmp_path: Path) -> None:
    """It is no failure: it is made later. When somebody asks for that game, it gives way no more."""

    async def run() -> list[str]:
        url = database_url(str(tmp_path / "tables.sqlite3"))
        house = House(Settings(url, limits=Limits(review_nice=0)), await Store.open(url))
        try:
            unasked, asked = [
                await house.shelf.bring(sent(msgspec.json.encode(finished("slambo", seed, 2).record())))
                for seed in (21, 22)
            ]
            assert isinstance(unasked, PlayedAgain)
            wanted = Wanted(unasked, asked=False)
            house.reviews._put_last(unasked.shown.id, wanted)
            async with asyncio.timeout(REVIEWED_WITHIN):
                while wanted.process is None:
                    await asyncio.sleep(0.01)
                assert (await house.reviews.want(asked, "here")).state == "waiting"
                states = []
                for _ in range(2):
                    while house.reviews.is_busy:
                        await asyncio.sleep(0.05)
                    states += [(await house.reviews.standing(game)).state for game in (unasked, asked)]
                    house.reviews._put_last(unasked.shown.id, again := Wanted(unasked, asked=False))
                    await house.reviews.want(unasked, "here")
                    again.give_way()
            return states
        finally:
            await house.close()

    assert asyncio.run(run()) == ["none", "ready", "ready", "ready"]

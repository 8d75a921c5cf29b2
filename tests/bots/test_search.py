"""The search itself: exact where it says so, repeatable, and honest about what it looked at."""

from __future__ import annotations

import gc
import subprocess
import sys

import numpy as np
import pytest

import vivamos
from vivamos.bots.endgame import TOO_LONG, room_for, solve
from vivamos.bots.results import MOST_SEATS, result
from vivamos.bots.searcher import FlatBot, SearchBot, SearchTree, Style, warm_up
from vivamos.bots.seat_view import SeatView
from vivamos.engine.game import Game
from vivamos.engine.table import Table

from building import dealt, short_deck

GAMES = list(vivamos.catalogue().values())


def best_by_hand(table: Table) -> list[float]:
    """max^n over a table with all cards open, written with the table's own moves."""
    rounds = int(table.position()[0].rounds)
    mover = table.seat
    best: list[float] | None = None
    for move in table.moves():
        table.play(move)
        if table.over or int(table.position()[0].rounds) != rounds:
            worth = np.zeros(MOST_SEATS)
            result(table.position()[0], 0.0, worth)
            values = worth.tolist()
        else:
            values = best_by_hand(table)
        table.undo()
        if best is None or values[mover] > best[mover]:
            best = values
    assert best is not None
    return best


def solved(table: Table, budget: int) -> tuple[int, list[float]]:
    plies, moves, numbers, tried, values = room_for(table.game)
    plies[0] = table.position()[0]
    return solve(plies, moves, numbers, tried, values, 0.0, budget), values[0].tolist()


@pytest.mark.parametrize("seed", range(8))
def test_the_exact_search_is_exact(seed: int) -> None:
    table = vivamos.deal("vamos-dia", 3, seed=seed, deck=short_deck("vamos-dia", p3=3))
    made, values = solved(table, 100_000)
    assert made > 0
    assert values == best_by_hand(table)


def test_the_exact_search_gives_up_in_time() -> None:
    made, _ = solved(vivamos.deal("vamos-dia", 4, seed=1), 500)
    assert made == TOO_LONG


def test_a_won_last_trick_is_found() -> None:
    """The last to play takes three stars rather than leave them: Y18 is the lowest card of the trick."""
    table = dealt("vamos-dia", "Y19 B1", "Y18 B2", "Y20 P36", deck=short_deck("vamos-dia", p3=2))
    for move in ("play Y19", "play Y18"):
        table.play(move)
    assert table.moves() == ["play Y20"]
    table = dealt("vamos-dia", "R29 B1", "R28 B2", "R30 R21", deck=short_deck("vamos-dia", p3=2))
    for move in ("play R29", "play R28"):
        table.play(move)
    for bot in (SearchBot(300), SearchBot(300, Style(exact=2000)), FlatBot(30)):
        assert bot.choose(table) == "play R30"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_threads_and_seeds_give_the_same_choice_again(game: Game) -> None:
    table = vivamos.deal(game.id, seed=9)
    while len(table.moves()) == 1:
        table.play(table.moves()[0])
    for threads in (1, 2):
        first = SearchBot(200, threads=threads, seed=5).think(table)
        assert first == SearchBot(200, threads=threads, seed=5).think(table)
        assert sum(candidate.visits for candidate in first) == 200


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_thoughts_are_moves_with_a_line_of_play(game: Game) -> None:
    table = vivamos.deal(game.id, seed=2)
    for bot in (vivamos.bot("search:300"), vivamos.bot("flat:5"), vivamos.bot("expert"), vivamos.bot("greedy")):
        thoughts = bot.think(SeatView.of(table))
        assert thoughts[0].move == bot.choose(table)
        for thought in thoughts:
            assert thought.move in table.moves()
            assert thought.continuation[0] == thought.move
        assert thoughts[0].visits == max(thought.visits for thought in thoughts)


def test_a_full_tree_is_no_error() -> None:
    """When the memory is used up the search goes on in the tree it has."""
    bot = SearchBot(500)
    bot._trees_for(vivamos.game("slambo"))
    for tree in bot._trees["slambo"]:
        tree.tree = tree.tree[:20].copy()
    table = vivamos.deal("slambo", 2, seed=1)
    assert bot.choose(table) in table.moves()


def test_a_time_limit_cuts_the_search_short() -> None:
    table = vivamos.deal("vamos-dia", 4, seed=3)
    thoughts = vivamos.bot("search:10000000", seconds=0.05).think(table)
    assert 0 < sum(thought.visits for thought in thoughts) < 10_000_000


@pytest.mark.parametrize("milliseconds", [0.01, 2.5, 9.0])
def test_a_limit_holds_however_long_a_world_takes(monkeypatch: pytest.MonkeyPatch, milliseconds: float) -> None:
    """A clock that stands still but for the search, and worlds that are easy or hard to find."""
    now = 0.0

    def run(tree: SearchTree, root: object, iterations: int, word: object) -> None:
        nonlocal now
        now += iterations * milliseconds / 1000

    monkeypatch.setattr(SearchTree, "run", run)
    monkeypatch.setattr("vivamos.bots.searcher.time.perf_counter", lambda: now)
    bot = SearchBot(10_000_000, seconds=0.05)
    bot._run(SearchTree(GAMES[0], 8), None, bot.iterations, np.uint64(1))
    assert 0.05 <= now <= 0.06


def test_the_garbage_collector_is_left_as_it_was() -> None:
    """What a program has made is its own business: no bot hides it from the collector, which goes on working."""
    before = gc.get_freeze_count()
    warm_up.__wrapped__(GAMES[0])
    vivamos.bot("regular", seconds=1).choose(vivamos.deal(GAMES[0].id, seed=1))
    assert gc.get_freeze_count() == before
    assert gc.isenabled()


NOTHING_LEFT_TO_COMPILE = """
import vivamos
from numba.core import event
from vivamos.bots.searcher import warm_up
table = vivamos.deal("slambo", seed=1)
warm_up(table.game)
with event.install_recorder("numba:compiler_lock") as seen:
    for name in ("casual", "regular"):
        vivamos.bot(name, seconds=1).choose(table)
print(len(seen.buffer))
"""


def test_after_warming_up_nothing_is_left_to_compile_or_to_load() -> None:
    """In a process of its own: in this one, other tests may have called what is missing."""
    done = subprocess.run([sys.executable, "-c", NOTHING_LEFT_TO_COMPILE], capture_output=True, text=True)
    assert (done.stdout, done.stderr) == ("0\n", "")

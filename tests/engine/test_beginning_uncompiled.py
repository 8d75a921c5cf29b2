"""A game that begins in plain Python and goes over to compiled rules is the same game, to every viewer."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import vivamos
from vivamos.engine import rng
from vivamos.engine.compiled import PLAIN_PYTHON, compiled
from vivamos.engine.telling import ask, can_be_undone, facts_of
from vivamos.engine.uncompiled import begin_in_python, compiling

pytestmark = pytest.mark.skipif(PLAIN_PYTHON, reason="nothing is compiled")
GAMES = list(vivamos.catalogue().values())
each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
DECISIONS = 40


@pytest.fixture
def in_python() -> Iterator[None]:
    begin_in_python()
    yield
    begin_in_python(False)


def told(table: vivamos.Table) -> list[Any]:
    """Everything that anybody is shown of the last decision."""
    viewers = [None, *range(table.players)]
    shown = [(table.view(seat), facts_of(table, seat, table.decisions), table.log(seat)) for seat in viewers]
    plain: list[Any] = json.loads(json.dumps([shown, ask(table), can_be_undone(table), table.scores()]))
    return plain


def played(game: vivamos.Game, seed: int, compiled_from: int) -> list[Any]:
    """A game, as everybody saw it, and its record. Bots by rule of thumb; compiled from one of its decisions on."""
    begin_in_python(compiled_from > 0)
    table = vivamos.deal(game.id, game.players[seed % len(game.players)], seed)
    levels = [vivamos.bot(name, seed=seed) for name in ("newcomer", "casual")]
    shown = [told(table)]
    while not table.over and table.decisions < DECISIONS:
        if table.decisions == compiled_from:
            begin_in_python(False)
        table.play(levels[table.decisions % 2].choose(table))
        shown.append(told(table))
    record = table.record()
    assert vivamos.replay(record).record() == record
    return [record, table.position().tobytes().hex(), shown]


PLAY = """
import json, sys, warnings
import vivamos
from test_beginning_uncompiled import played
game, seed, compiled_from = vivamos.game(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3])
print(json.dumps(played(game, seed, compiled_from)))
"""


@each_game
def test_a_game_that_begins_uncompiled_is_the_same(game: vivamos.Game) -> None:
    """In a fresh process, for here everything may be loaded; nothing that NumPy warns about happens there."""
    seed = random.Random(game.id).randrange(1000)
    compiled_from = random.Random(f"{game.id} goes over").randrange(5, DECISIONS - 5)
    paths = [str(Path(__file__).parent), *filter(None, [os.environ.get("PYTHONPATH")])]
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", PLAY, game.id, str(seed), str(compiled_from)],
        capture_output=True,
        text=True,
        env=os.environ | {"PYTHONPATH": os.pathsep.join(paths)},
    )
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == played(game, seed, compiled_from=0)


def test_only_who_compiles_waits_for_the_compiler(in_python: None) -> None:
    @compiled
    def doubled(number: int) -> int:
        return 2 * number

    def compile_it() -> None:
        with compiling():
            found.append(doubled(4))

    found = [doubled(3)]
    assert not doubled.overloads  # type: ignore[attr-defined]
    thread = threading.Thread(target=compile_it)
    thread.start()
    thread.join()
    assert len(doubled.overloads) == 1  # type: ignore[attr-defined]
    assert [*found, doubled(5)] == [6, 8, 10]


def test_overflow_is_wanted_in_random_numbers(in_python: None) -> None:
    """And NumPy, which would warn of it, is not asked: warnings are errors here."""

    @compiled
    def two_words(seed: int) -> Any:
        return rng.mixed(rng.following(np.uint64(seed))), rng.stream(np.uint64(seed), np.uint64(1))

    uncompiled = [two_words(seed) for seed in range(100)]
    with compiling():
        assert uncompiled == [two_words(seed) for seed in range(100)]

"""Our own way of linking compiled functions is only a shorter way: without it the same games are played."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import vivamos
from vivamos.engine import compiled
from vivamos.engine.batch import Games, play_games, workspace
from vivamos.engine.linking import SWITCH

HERE = Path(__file__).parent
pytestmark = pytest.mark.skipif(compiled.PLAIN_PYTHON, reason="nothing is compiled")

# A Numba that lacks what we need, one in which it is something else, and one that no longer calls what we override.
OTHERS = {
    "missing": "del numba.core.codegen.JITCodeLibrary",
    "different": "numba.core.codegen.JITCodeLibrary = type('JITCodeLibrary', (), {})",
    "renamed": "numba.core.compiler.Compiler.__init_subclass__ = classmethod(lambda it: delattr(it, 'compile_extra'))",
}
SMALL = """
import logging
import numba.core.codegen, numba.core.compiler
{plant}
logging.basicConfig(level=logging.INFO, format="%(name)s: %(message)s")
from vivamos.engine import compiled

@compiled.inner
def doubled(number):
    return 2 * number

@compiled.compiled
def doubled_and_more(number):
    return doubled(number) + 1

print(compiled.LINKING is None, doubled_and_more(3), doubled(4))
"""


def played() -> dict[str, Any]:
    """Whole games, compiled from end to end, and one with moves as texts."""
    game = vivamos.game("slambo")
    blank = game.set_up(3, game.settle_options(None, 3), game.deck)
    results = Games.blank(200, 3)
    play_games(*workspace(game, blank), np.uint64(7), 0, results.scores, results.winners, results.lengths)
    table = vivamos.deal("slambo", players=3, seed=7)
    choose = random.Random(7).choice
    while not table.over:
        table.play(choose(table.moves()))
    return {
        "scores": results.scores.tolist(),
        "winners": results.winners.tolist(),
        "lengths": results.lengths.tolist(),
        "record": json.loads(json.dumps(table.record())),
    }


def run(*what: str, **settings: str) -> subprocess.CompletedProcess[str]:
    done = subprocess.run([sys.executable, *what], capture_output=True, text=True, env=os.environ | settings)
    assert done.returncode == 0, done.stderr
    return done


def small(folder: Path, plant: str = "") -> subprocess.CompletedProcess[str]:
    """Two functions in a process and a cache of their own, after something was done to Numba."""
    (folder / "small.py").write_text(SMALL.format(plant=plant), encoding="utf-8")
    return run(str(folder / "small.py"), VIVAMOS_CACHE_DIR=str(folder), **{SWITCH: "0"})


def test_plain_numba_plays_the_same_games() -> None:
    """With the usual cache, in which each way has a folder of its own: it is compiled once a machine."""
    code = f"""
import json, sys
sys.path.insert(0, {str(HERE)!r})
from test_linking import compiled, played
print(json.dumps([compiled.LINKING is None, compiled.cache_folder().name, played()]))
"""
    done = run("-c", code, **{SWITCH: "1"})
    plain, folder, games = json.loads(done.stdout)
    assert plain
    assert done.stderr == ""
    assert folder == compiled.sources_digest(linking=False) != compiled.sources_digest(linking=True)
    assert games == played()


@pytest.mark.parametrize("plant", OTHERS.values(), ids=OTHERS)
def test_another_numba_is_left_to_itself(plant: str, tmp_path: Path) -> None:
    done = small(tmp_path, plant)
    assert done.stdout == "True 7 8\n"
    (line,) = done.stderr.splitlines()
    assert line.startswith("vivamos: Numba ")
    assert list(tmp_path.rglob(compiled.LINKING_WORKS)) == []


def test_the_numba_we_know_is_tried_once(tmp_path: Path) -> None:
    done = small(tmp_path)
    assert (done.stdout, done.stderr) == ("False 7 8\n", "")
    assert [path.parent.name for path in tmp_path.rglob(compiled.LINKING_WORKS)] == [
        compiled.sources_digest(linking=True)
    ]
    done = small(tmp_path, "import vivamos.engine.linking as linking; linking.probe = None")
    assert (done.stdout, done.stderr) == ("False 7 8\n", "")

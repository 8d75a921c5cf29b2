"""Compiled code is kept on disk, and an edited rule is never served from there."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import numba
import pytest
from numba import types

import vivamos
from vivamos.engine import compiled

PLAY = """
import numpy as np, vivamos
from vivamos.engine.batch import play_games, workspace, Games
game = vivamos.game("slambo")
blank = game.set_up(2, game.settle_options(None, 2), game.deck)
results = Games.blank(50, 2)
play_games(*workspace(game, blank), np.uint64(1), 0, results.scores, results.winners, results.lengths)
print(sum(play_games.stats.cache_hits.values()), int(results.lengths.sum()), vivamos.__file__)
"""


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A copy of the package that a test may edit, without bytecode: Python would not see an edit of the same time."""
    no_bytecode = shutil.ignore_patterns("__pycache__")
    shutil.copytree(Path(vivamos.__file__).parent, tmp_path / "src" / "vivamos", ignore=no_bytecode)
    return tmp_path / "src" / "vivamos"


def play(package: Path) -> tuple[int, int]:
    """Play some games with this copy; returns the cache hits and the decisions made."""
    folders = {"PYTHONPATH": str(package.parent), "VIVAMOS_CACHE_DIR": str(package.parents[1] / "cache")}
    done = subprocess.run([sys.executable, "-B", "-c", PLAY], capture_output=True, text=True, env=os.environ | folders)
    assert done.returncode == 0, done.stderr
    hits, decisions, file = done.stdout.split()
    assert Path(file).parent == package
    return int(hits), int(decisions)


def test_an_edited_rule_is_compiled_again(package: Path) -> None:
    """The function that is cached, `play_games`, lies in another file than the rule that changes."""
    assert play(package)[0] == 0
    hits, decisions = play(package)
    assert hits == 1, "the second process finds the compiled code"
    rules = package / "games" / "slambo" / "rules.py"
    text = rules.read_text(encoding="utf-8")
    assert "SHAME_TO_LOSE = 3" in text
    times = rules.stat()
    rules.write_text(text.replace("SHAME_TO_LOSE = 3", "SHAME_TO_LOSE = 6"), encoding="utf-8")
    os.utime(rules, (times.st_atime, times.st_mtime))  # not even a changed time gives it away
    hits, longer = play(package)
    assert hits == 0
    assert longer > 1.5 * decisions


def test_an_unwritable_cache_costs_only_time(package: Path) -> None:
    (package.parents[1] / "cache").write_text("a file where the folder should be", encoding="utf-8")
    hits, decisions = play(package)
    assert hits == 0
    assert decisions > 0


def test_folders_of_other_sources_go_after_a_month(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VIVAMOS_CACHE_DIR", str(tmp_path))
    old, recent, other = tmp_path / ("a" * 16), tmp_path / ("b" * 16), tmp_path / "not-ours"
    for folder in (old, recent, other):
        folder.mkdir()
    long_ago = time.time() - 40 * 86400
    os.utime(old, (long_ago, long_ago))
    os.utime(other, (long_ago, long_ago))
    made = compiled.cache_folder()
    assert made.is_dir()
    assert [folder.exists() for folder in (old, recent, other)] == [False, True, True]


@compiled.compiled
def more(number: int) -> int:
    return number + 1


@pytest.mark.skipif(compiled.LINKING is None, reason="Numba is left to itself")
def test_a_function_is_compiled_once_for_all_signed_integers() -> None:
    """A constant, an int8 of a state and an int64 make one signature: each takes a tenth of a second to compile."""
    for kind in (types.int8, types.int64, types.literal(3)):
        more.get_call_template((kind,), {})  # what Numba asks of it where compiled code calls it
    assert len(more.signatures) == 1


@pytest.mark.skipif(compiled.PLAIN_PYTHON, reason="nothing is compiled")
def test_threads_do_not_mix_up_where_compiled_code_is_kept() -> None:
    """It would then lie in the folder that the program was started in."""
    before = numba.config.CACHE_DIR
    often = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        with ThreadPoolExecutor(4) as threads:
            made = list(threads.map(lambda _: compiled.compiled(more.py_func), range(200)))
    finally:
        sys.setswitchinterval(often)
    assert {Path(one.stats.cache_path).parent for one in made} == {compiled.cache_folder()}
    assert before == numba.config.CACHE_DIR


@compiled.inner
def doubled(number: int) -> int:
    return 2 * number


@compiled.compiled
def doubled_and_more(number: int) -> int:
    return doubled(number) + 1


@pytest.mark.skipif(compiled.LINKING is None, reason="nothing is linked")
def test_an_inner_function_has_no_entry_from_python_until_it_is_called_there() -> None:
    """Without that care a call from Python would jump to an address that is not there."""
    doubled_and_more._cache.flush()  # what an earlier run has compiled says nothing about `doubled`
    assert doubled_and_more(3) == 7
    (made,) = doubled.overloads.values()
    assert "cpython" not in made.library.get_llvm_str()
    assert [doubled(3), doubled(4)] == [6, 8]
    assert doubled(1.5) == 3.0
    assert doubled_and_more(3) == 7
    assert len(doubled.overloads) == 1, "compiled code still calls the form without an entry"


def test_no_machine_code_is_left_out_of_the_name_of_its_folder() -> None:
    for path in (compiled.PACKAGE / "learn" / compiled.TRAINING).rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        assert not re.search(r"engine\.compiled|import numba\b|from numba\b", text), path
    assert (compiled.PACKAGE / "learn" / compiled.TRAINING / "ppo.py").is_file()

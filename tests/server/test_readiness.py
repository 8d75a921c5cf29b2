"""Games are got ready while the server answers, and what the compiler leaves behind costs nobody a pause later."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import vivamos

WARM = """
import asyncio, gc
from vivamos.server.readiness import Readiness

async def main():
    readiness = Readiness()
    await readiness.wait_for("slambo")
    readiness.stop()
    print(gc.get_freeze_count() > 10_000)

asyncio.run(main())
"""


def test_the_compiler_leaves_nothing_to_look_through() -> None:
    """A search for garbage among all that Numba keeps would take as long as a quick bot has for a move."""
    done = subprocess.run([sys.executable, "-c", WARM], capture_output=True, text=True)
    assert (done.stdout, done.stderr) == ("True\n", "")


MARKED = """
import sys
from vivamos.coach.ready import mark_as_compiled, was_compiled

if sys.argv[1] == "mark":
    mark_as_compiled("slambo")
print(was_compiled("slambo"), was_compiled("viva"))
"""


def test_another_copy_of_the_same_sources_compiles_for_itself(tmp_path: Path) -> None:
    """Numba keeps code by the path and the time of each file: that of another checkout would not be loaded."""
    here = Path(vivamos.__file__).parent
    elsewhere = shutil.copytree(here, tmp_path / "elsewhere" / here.name, ignore=shutil.ignore_patterns("__pycache__"))

    def marked(package: Path, word: str) -> str:
        places = {"PYTHONPATH": str(package.parent), "VIVAMOS_CACHE_DIR": str(tmp_path / "cache")}
        done = subprocess.run(
            [sys.executable, "-c", MARKED, word], env=os.environ | places, capture_output=True, text=True
        )
        assert not done.stderr
        return done.stdout.strip()

    assert marked(here, "mark") == "True False"
    assert marked(here, "ask") == "True False"
    assert marked(elsewhere, "ask") == "False False"
    assert marked(elsewhere, "mark") == "True False"
    os.utime(elsewhere / "engine" / "rng.py")
    assert marked(elsewhere, "ask") == "False False", "Numba compiles it anew"

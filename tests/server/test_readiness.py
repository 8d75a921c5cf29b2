"""Games are got ready while the server answers, and what the compiler leaves behind costs nobody a pause later."""

from __future__ import annotations

import subprocess
import sys

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

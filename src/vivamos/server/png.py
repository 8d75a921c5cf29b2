"""Pictures as PNG, for pages that show where a link leads. A process of its own draws them: it takes a while, and the
library lets nothing else run meanwhile."""

from __future__ import annotations

import asyncio
import sys
from collections import OrderedDict
from pathlib import Path

from vivamos.server.refusals import NotNow

MOST_KEPT = 100  # pictures, each some 50 kB
WITHIN = 20.0  # seconds
DRAW = (sys.executable, "-P", str(Path(__file__).with_name("draw_png.py")))


class Painter:
    """One picture at a time; the last ones are kept, for a link is often shown more than once."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, bytes] = OrderedDict()
        self._painting = asyncio.Lock()

    async def png(self, svg: str) -> bytes:
        async with self._painting:
            if svg not in self._kept:
                self._kept[svg] = await _drawn(svg)
            self._kept.move_to_end(svg)
            while len(self._kept) > MOST_KEPT:
                self._kept.popitem(last=False)
            return self._kept[svg]


async def _drawn(svg: str) -> bytes:
    pipe = asyncio.subprocess.PIPE
    try:
        process = await asyncio.create_subprocess_exec(*DRAW, stdin=pipe, stdout=pipe)
    except OSError:  # the system starts no more processes
        raise NotNow("picture-not-drawn") from None
    try:
        png, _ = await asyncio.wait_for(process.communicate(svg.encode()), WITHIN)
    except BaseException as error:
        process.kill()
        if isinstance(error, TimeoutError):
            raise NotNow("picture-not-drawn") from None
        raise
    if process.returncode:
        raise NotNow("picture-not-drawn")
    return png

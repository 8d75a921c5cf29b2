"""The time of the house. It stands still while the server is suspended: no sleep counts against players."""

from __future__ import annotations

import asyncio
import time

TICK = 1.0  # seconds between two looks at the clock, at most
NOTICED = 3.0  # seconds without a look that no busy server explains: it was suspended


class Clock:
    """Seconds since some moment, without those that the server slept.

    A laptop is closed, a process is stopped or a machine moved elsewhere: nobody could move meanwhile. Whoever looks
    first afterwards finds that the last look was too long ago, and takes the gap away.
    """

    def __init__(self) -> None:
        self._looked = time.monotonic()
        self._slept = 0.0

    def now(self) -> float:
        looked = time.monotonic()
        gap = looked - self._looked
        if gap > NOTICED:
            self._slept += gap - TICK
        self._looked = looked
        return looked - self._slept

    async def tick(self) -> None:
        """Look often enough to notice a sleep."""
        while True:
            self.now()
            await asyncio.sleep(TICK)

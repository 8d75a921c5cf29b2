"""Whether this process can serve, for a balancer and for whoever watches: raises with the reason if it cannot."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING

from vivamos.server.store import StoreError

if TYPE_CHECKING:
    from vivamos.server.house import House

WITHIN = 1.2  # seconds for the answer of the store: a balancer waits twice as long (deploy/haproxy.cfg)


class Health:
    def __init__(self, house: House) -> None:
        self.house = house
        self._asking: asyncio.Task[None] | None = None
        self._counting: asyncio.Task[int] | None = None

    async def check(self) -> int:
        """It does not stop, its store answers, and it has its tables. How many there are, as they were counted last."""
        if self.house.closing:
            raise StoreError("server-stops")
        if self.house.owning.is_silent:
            raise StoreError("leases-not-renewed")
        until = asyncio.get_running_loop().time() + WITHIN
        try:
            async with asyncio.timeout_at(until):
                await asyncio.shield(self._asked())
        except TimeoutError:
            raise StoreError("store-does-not-answer") from None
        with suppress(TimeoutError):  # counting many takes long, and does not matter
            async with asyncio.timeout_at(until):
                await asyncio.shield(self._counted())
        return self.house.store.counted

    def _asked(self) -> asyncio.Task[None]:
        """One question at a time: a store that does not answer is not asked again and again."""
        if self._asking is None or self._asking.done():
            self._asking = asyncio.create_task(self.house.store.check())
            self._asking.add_done_callback(lambda asked: asked.cancelled() or asked.exception())  # perhaps nobody waits
        return self._asking

    def _counted(self) -> asyncio.Task[int]:
        if self._counting is None or self._counting.done():
            self._counting = asyncio.create_task(self.house.store.count())
            self._counting.add_done_callback(lambda counted: counted.cancelled() or counted.exception())
        return self._counting

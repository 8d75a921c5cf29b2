"""Whether this process can serve, for a balancer and for whoever watches: raises with the reason if it cannot."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from vivamos.server.store import StoreError

if TYPE_CHECKING:
    from vivamos.server.house import House

WITHIN = 1.2  # seconds for the answer of the store: a balancer waits little longer (deploy/haproxy.cfg)


class Health:
    def __init__(self, house: House) -> None:
        self.house = house
        self._asking: asyncio.Task[None] | None = None

    async def check(self) -> None:
        """It does not stop, its store answers, and it has its tables."""
        if self.house.closing:
            raise StoreError("server-stops")
        if self.house.owning.is_silent:
            raise StoreError("leases-not-renewed")
        try:
            async with asyncio.timeout(WITHIN):
                await asyncio.shield(self._asked())
        except TimeoutError:
            raise StoreError("store-does-not-answer") from None

    def _asked(self) -> asyncio.Task[None]:
        """One question at a time: a store that does not answer is not asked again and again."""
        if self._asking is None or self._asking.done():
            self._asking = asyncio.create_task(self.house.store.check())
            self._asking.add_done_callback(lambda asked: asked.cancelled() or asked.exception())  # perhaps nobody waits
        return self._asking

"""A sign of life: a lock that a process holds on a connection of its own, for as long as both of them last.

When a process dies, its connection breaks, and PostgreSQL lets go of the lock in that moment: the others need not wait
until a lease runs out. One that is frozen, or on a machine that cannot be reached any more, keeps its connection and
goes by its lease. If the connection breaks and the process lives, it makes another one. That others believe for a
moment that it is dead does no harm: what it still writes is refused when they have taken a table.
"""

from __future__ import annotations

import asyncio
import secrets

from vivamos.server import logs
from vivamos.server.database import Postgres
from vivamos.server.leases import sign_of_life

AGAIN_AFTER, AT_MOST = 0.1, 2.0  # seconds before a connection is made anew, at first and if that fails


class Living:
    """The sign of this process."""

    def __init__(self, database: Postgres) -> None:
        self._database = database
        self._number = secrets.randbelow(1 << 31)
        self._shown = False
        self._task = asyncio.create_task(self._show())

    @property
    def sign(self) -> int | None:
        """By which others can see whether we live; None as long as we do not show it."""
        return self._number if self._shown else None

    async def stop(self) -> None:
        self._task.cancel()
        await asyncio.wait({self._task})

    async def _show(self) -> None:
        pause = AGAIN_AFTER
        while True:
            try:
                await self._database.hold(sign_of_life(self._number), self._is_shown)
            except Exception as error:  # drivers have exceptions of their own
                if not self._shown:
                    logs.warning("others cannot see at once whether this process lives", error=error)
            pause = AGAIN_AFTER if self._shown else min(AT_MOST, 2 * pause)
            self._shown = False
            await asyncio.sleep(pause)

    def _is_shown(self) -> None:
        self._shown = True

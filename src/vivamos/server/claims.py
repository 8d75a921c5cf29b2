"""Which process makes a review: of several that share a database, one does, and the others wait for it.

A claim holds for as long as a lease and is renewed meanwhile, with how far the review is. It ends with the review, or
with the process; then whoever still wants it claims it.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from typing import TYPE_CHECKING

import sqlalchemy as sa

from vivamos.server import logs
from vivamos.server.leases import DEAD, LONG_GONE, NOW
from vivamos.server.store import StoreError

if TYPE_CHECKING:
    from vivamos.server.owning import Owning

Progress = tuple[int, int]  # decisions, of so many


class Claims:
    """What this process makes, and what others do. With a store of its own nothing is claimed."""

    def __init__(self, owning: Owning) -> None:
        self._owning = owning
        self._store = owning.house.store

    @asynccontextmanager
    async def one(self, game: str, progress: Callable[[], Progress]) -> AsyncIterator[bool]:
        """Whether this process makes the review of a game; the claim is kept for as long as the block runs."""
        if not self._owning.shared:
            yield True
            return
        process, seconds = self._owning.process, self._owning.lease
        if not await self._store.write(partial(_take, game=game, process=process, seconds=seconds)):
            yield False
            return
        keeping = asyncio.create_task(self._keep(game, progress))
        try:
            yield True
        finally:
            keeping.cancel()
            if not self._owning.house.closing:  # what a process claimed that has said goodbye is free
                try:
                    await self._store.write(partial(_give_back, game=game, process=process))
                except StoreError as error:
                    logs.warning("others wait a while for a review that nobody makes", game=game, error=error)

    async def elsewhere(self, game: str) -> Progress | None:
        """How far another process is with a review; None if none makes it."""
        if not self._owning.shared:
            return None
        return await self._store.read(partial(_progress, game=game, seconds=self._owning.lease))

    async def _keep(self, game: str, progress: Callable[[], Progress]) -> None:
        process, seconds = self._owning.process, self._owning.lease
        while True:
            await asyncio.sleep(self._owning.renews_every)
            try:
                await self._store.write(
                    partial(_renew, game=game, process=process, seconds=seconds, progress=progress())
                )
            except StoreError as error:
                logs.warning("others may make a review that is made here", game=game, error=error)


# Claims that hold; $3 is the length of a lease.
HOLDS = f"""
    until > {NOW} AND process NOT IN (SELECT id FROM dead) AND process IN (SELECT id FROM processes)
"""


def _take(connection: sa.Connection, game: str, process: str, seconds: float) -> bool:
    connection.exec_driver_sql(f"DELETE FROM reviewing WHERE until < {NOW} - interval '{LONG_GONE}'")
    taken = connection.exec_driver_sql(
        f"""
        WITH dead AS ({DEAD}), held AS (SELECT game FROM reviewing WHERE {HOLDS} AND process <> $2)
        INSERT INTO reviewing (game, process, until, done, total)
        VALUES ($1, $2, {NOW} + $3 * interval '1 second', 0, 0)
        ON CONFLICT (game) DO UPDATE SET process = excluded.process, until = excluded.until, done = 0, total = 0
        WHERE reviewing.game NOT IN (SELECT game FROM held)
        RETURNING game
        """,
        (game, process, seconds),
    )
    return taken.first() is not None


def _renew(connection: sa.Connection, game: str, process: str, seconds: float, progress: Progress) -> None:
    connection.exec_driver_sql(
        f"""
        UPDATE reviewing SET until = {NOW} + $3 * interval '1 second', done = $4, total = $5
        WHERE game = $1 AND process = $2
        """,
        (game, process, seconds, *progress),
    )


def _give_back(connection: sa.Connection, game: str, process: str) -> None:
    connection.exec_driver_sql("DELETE FROM reviewing WHERE game = $1 AND process = $2", (game, process))


def _progress(connection: sa.Connection, game: str, seconds: float) -> Progress | None:
    query = f"""
        WITH dead AS ({DEAD.replace("$3", "$2")})
        SELECT done, total FROM reviewing WHERE game = $1 AND {HOLDS}
    """
    found = connection.exec_driver_sql(query, (game, seconds)).first()
    return None if found is None else (int(found[0]), int(found[1]))

"""Compiling the games ahead, in another process, so that the server answers meanwhile."""

from __future__ import annotations

import asyncio
import sys
from contextlib import suppress

import vivamos
from vivamos.bots.searcher import warm_up
from vivamos.engine.compiled import cache_folder


class Warm:
    """Which games can be dealt at once. A game somebody waits for comes first."""

    NOTE = "Shuffling: the cards and the bots are getting ready. This takes a few seconds the first time."

    def __init__(self) -> None:
        self._ready = {game: asyncio.Event() for game in vivamos.catalogue()}
        self._wanted: list[str] = []
        self._work = asyncio.create_task(self._warm_all())

    def is_ready(self, game: str) -> bool:
        return self._ready[game].is_set()

    @property
    def all_ready(self) -> bool:
        return all(event.is_set() for event in self._ready.values())

    async def wait_for(self, game: str) -> None:
        self._wanted.append(game)
        await self._ready[game].wait()

    def stop(self) -> None:
        self._work.cancel()

    async def _warm_all(self) -> None:
        left = list(self._ready)
        while left:
            game = next((wanted for wanted in self._wanted if wanted in left), left[0])
            left.remove(game)
            mark = cache_folder() / f"{game}.warm"  # it was compiled before, so it is only to be loaded
            if not mark.exists():
                await _compile_elsewhere(game)
            await asyncio.to_thread(_load, game)
            with suppress(OSError):
                mark.touch()
            self._ready[game].set()


async def _compile_elsewhere(game: str) -> None:
    """Fills the cache. If that fails we compile here, which only takes longer."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "vivamos", "warmup", game,
        stdin=asyncio.subprocess.DEVNULL, stdout=asyncio.subprocess.DEVNULL, stderr=asyncio.subprocess.DEVNULL,
    )  # fmt: skip
    try:
        await process.wait()
    finally:
        if process.returncode is None:
            process.kill()


def _load(game: str) -> None:
    """Everything the first table will need, out of the cache."""
    from vivamos.engine.telling import ask, lines

    table = vivamos.deal(game, seed=1)
    table.view(None)
    lines(table, None)
    ask(table)
    table.play(vivamos.bot("casual").choose(table))
    warm_up(table.game)

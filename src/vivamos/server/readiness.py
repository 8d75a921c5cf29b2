"""Compiling the games ahead, in another process, so that the server answers meanwhile."""

from __future__ import annotations

import asyncio
import gc
import logging
import sys
from contextlib import suppress

import vivamos
from vivamos.bots.searcher import warm_up
from vivamos.engine.compiled import cache_folder
from vivamos.engine.facts import fact
from vivamos.engine.game import Game
from vivamos.engine.telling import ask, can_be_undone, facts_of

A_GAME, A_FEW = 200, 4  # decisions that are played to get ready

log = logging.getLogger("vivamos.server")


class Readiness:
    """Which games can be dealt at once. A game somebody waits for comes first."""

    NOTE = fact("getting-ready")

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
        if not self.is_ready(game):
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
            try:
                await asyncio.to_thread(_load, vivamos.game(game))
            except Exception as error:  # a game that is being written must not keep the others from their players
                log.error("%s cannot be played: %r", game, error)
                continue
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


def _load(game: Game) -> None:
    """What the compiler leaves behind stays as long as the server does: it is looked through for garbage once, not
    again and again while people play. Only a server may do that: other programs have objects of their own.
    """
    make_ready(game, A_FEW)
    gc.collect()
    gc.freeze()


def make_ready(game: Game, decisions: int = A_GAME) -> None:
    """Compile, or load out of the cache, what a table of a game needs: rules, words and bots.

    Some of it is called only in rare positions, so nearly whole games are played. What is compiled stays in the
    memory: a server lets another process do that first, and then loads what the first moves need.
    """
    warm_up(game)
    bot = vivamos.bot("casual")
    for players in {game.players[0], game.usual_players}:
        table = vivamos.deal(game.id, players, seed=players)
        while not table.over and table.decisions < decisions:
            ask(table)
            table.play(bot.choose(table))
            can_be_undone(table)
            for seat in (None, 0):
                table.view(seat)
                facts_of(table, seat, table.decisions)

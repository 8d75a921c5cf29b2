"""Compiling the games ahead, in another process, so that the server answers meanwhile.

Nobody waits for it: what is not there yet runs as plain Python (engine/uncompiled.py).
"""

from __future__ import annotations

import asyncio
import gc
import os
import sys
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass

import vivamos
from vivamos.bots.searcher import warm_up
from vivamos.bots.seat_view import SeatView
from vivamos.coach.budget import Budget
from vivamos.coach.hints import hints_for
from vivamos.coach.ready import mark_as_compiled, was_compiled
from vivamos.engine.facts import fact
from vivamos.engine.game import Game
from vivamos.engine.telling import ask, can_be_undone, facts_of
from vivamos.engine.uncompiled import begin_in_python, compiling
from vivamos.server import logs

NICENESS = 5  # how far the compiler stands back behind those who play, of 19
A_GAME, A_FEW = 200, 4  # decisions that are played to get ready
A_GLANCE = Budget(worlds=8, to_the_end=0, glance=2, moves=2)


class Readiness:
    """Which games are compiled and loaded. A game somebody plays comes first."""

    NOTE = fact("bots-warming-up")

    def __init__(self, tell: Callable[[str], None] = lambda game: None) -> None:
        """`tell` is called with each game that has become ready."""
        self._tell = tell
        self._ready = {game: asyncio.Event() for game in vivamos.catalogue()}
        self._compiled = {game for game in self._ready if was_compiled(game)}
        self._wanted: list[str] = []
        self._compiler: Compiler | None = None
        begin_in_python()
        self._work = asyncio.create_task(self._warm_all())

    def is_ready(self, game: str) -> bool:
        return self._ready[game].is_set()

    @property
    def all_ready(self) -> bool:
        return all(event.is_set() for event in self._ready.values())

    def is_near(self, game: str) -> bool:
        """Whether it is worth waiting for: what is compiled is loaded in a second."""
        return game in self._compiled

    def want(self, game: str) -> None:
        """Somebody plays it: it comes before the others."""
        if game in self._wanted or self.is_ready(game):
            return
        if self._compiler is not None and self._compiler.game not in (game, *self._wanted):
            self._compiler.give_up()  # what it has done is in the cache
        self._wanted.append(game)

    async def wait_for(self, game: str) -> None:
        self.want(game)
        await self._ready[game].wait()

    def stop(self) -> None:
        self._work.cancel()
        begin_in_python(False)

    async def _warm_all(self) -> None:
        left = list(self._ready)
        await asyncio.to_thread(_deal_each, [game for game in left if game not in self._compiled])
        while left:
            game = next((wanted for wanted in self._wanted if wanted in left), left[0])
            if game not in self._compiled and not await self._compile(game):
                continue
            left.remove(game)
            try:
                await asyncio.to_thread(_load, vivamos.game(game))
            except Exception as error:  # a game that is being written must not keep the others from their players
                logs.error("a game cannot be played", rules=game, error=error)
                continue
            self._ready[game].set()
            self._tell(game)
        begin_in_python(False)

    async def _compile(self, game: str) -> bool:
        """Fill the cache in another process; whether it came to its end. If it failed we compile here, more slowly."""
        self._compiler = await Compiler.start(game)
        try:
            await self._compiler.process.wait()
            if was_compiled(game):
                self._compiled.add(game)
            return not self._compiler.given_up
        finally:
            self._compiler.give_up()
            self._compiler = None


@dataclass
class Compiler:
    """A process that compiles a game."""

    game: str
    process: asyncio.subprocess.Process
    given_up: bool = False

    @classmethod
    async def start(cls, game: str) -> Compiler:
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "vivamos", "warmup", game,
            stdin=asyncio.subprocess.DEVNULL, stdout=asyncio.subprocess.DEVNULL, stderr=asyncio.subprocess.DEVNULL,
        )  # fmt: skip
        if sys.platform == "linux":
            with suppress(OSError):  # it has ended already
                os.setpriority(os.PRIO_PROCESS, process.pid, NICENESS)
        return cls(game, process)

    def give_up(self) -> None:
        if self.process.returncode is None:
            self.given_up = True
            self.process.kill()


def compile_ahead(game: Game) -> None:
    """Fill the cache with a game, and leave a mark there."""
    make_ready(game)
    mark_as_compiled(game.id)


def _deal_each(games: list[str]) -> None:
    """In plain Python: the first who plays one of them does not wait until its files are read."""
    for game in games:
        with suppress(Exception):  # one that is being written: it is told when it is compiled
            ask(vivamos.deal(game, seed=1))


def _load(game: Game) -> None:
    """What the compiler leaves behind stays as long as the server does: it is looked through for garbage once, not
    again and again while people play. Only a server may do that: other programs have objects of their own.
    """
    with compiling():
        make_ready(game, A_FEW)
    gc.collect()
    gc.freeze()


def make_ready(game: Game, decisions: int = A_GAME) -> None:
    """Compile, or load out of the cache, what a table of a game needs: rules, words, bots and coach.

    Some of it is called only in rare positions, so nearly whole games are played. What is compiled stays in the
    memory: a server lets another process do that first, and then loads what the first moves need.
    """
    warm_up(game)
    bot = vivamos.bot("casual")
    for players in {game.players[0], game.usual_players}:
        table = vivamos.deal(game.id, players, seed=players)
        hints_for(SeatView.of(table), A_GLANCE)
        while not table.over and table.decisions < decisions:
            ask(table)
            table.play(bot.choose(table))
            can_be_undone(table)
            for seat in (None, 0):
                table.view(seat)
                facts_of(table, seat, table.decisions)

"""A game that begins at once, while its bots are compiled or loaded aside."""

from __future__ import annotations

import subprocess
import sys
import threading
from collections.abc import Sequence

import vivamos
from vivamos.bots.bot import Bot
from vivamos.bots.levels import LevelBot
from vivamos.bots.policy import PolicyBot
from vivamos.bots.searcher import FlatBot, SearchBot
from vivamos.bots.seat_view import SeatView
from vivamos.coach.ready import was_compiled
from vivamos.engine.game import Game
from vivamos.engine.uncompiled import begin_in_python, compiling

QUICK_LEVEL = "casual"  # the best of those that need no search


class Warming:
    """What goes on aside; it is over soon if the game was compiled before. Nothing waits for it."""

    def __init__(self, game: Game, names: Sequence[str]) -> None:
        self.game = game
        self.names = names
        self.is_near = was_compiled(game.id)
        self.ready = threading.Event()
        self._stopped = False
        self._compiler: subprocess.Popen[bytes] | None = None
        begin_in_python()
        self._thread = threading.Thread(target=self._get_ready, daemon=True)

    def start(self) -> None:
        if not self.is_near:  # in a process of its own: this one draws meanwhile
            self._compiler = subprocess.Popen(
                [sys.executable, "-m", "vivamos", "warmup", self.game.id],
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
            )
        self._thread.start()

    def stop(self) -> None:
        """The player leaves. What is compiled by then is in the cache."""
        self._stopped = True
        if self._compiler is not None and self._compiler.poll() is None:
            self._compiler.kill()
        if self._thread.is_alive():
            self._thread.join()
        begin_in_python(False)

    def for_seat(self, bot: Bot) -> Bot:
        """The bot, with somebody who plays for it until it is ready, if it looks ahead."""
        if isinstance(bot, LevelBot):
            looks_ahead = bot.level.looks_ahead
        else:
            looks_ahead = isinstance(bot, SearchBot | FlatBot | PolicyBot)
        return Substituted(bot, self) if looks_ahead else bot

    def substitutes(self, bots: Sequence[Bot]) -> bool:
        """Whether somebody plays for one of them now, and for longer than one would notice."""
        return not self.is_near and not self.ready.is_set() and any(isinstance(bot, Substituted) for bot in bots)

    def _get_ready(self) -> None:
        if self._compiler is not None:
            self._compiler.wait()
        if not self._stopped:
            with compiling():
                practice = vivamos.deal(self.game.id, seed=1)
                for name in dict.fromkeys(self.names):
                    vivamos.bot(name).choose(practice)
        begin_in_python(False)
        self.ready.set()


class Substituted(Bot):
    """A bot by rule of thumb in the place of one that is being compiled. For one that is only loaded we wait."""

    def __init__(self, bot: Bot, warming: Warming) -> None:
        super().__init__(bot.seed)
        self.bot = bot
        self.quick = vivamos.bot(QUICK_LEVEL)
        self.warming = warming

    def pick(self, view: SeatView, seed: int) -> int | str:
        if self.warming.is_near:
            self.warming.ready.wait()
        return (self.bot if self.warming.ready.is_set() else self.quick).pick(view, seed)

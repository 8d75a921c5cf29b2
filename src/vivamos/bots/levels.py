"""Levels from newcomer to master, and every other bot by name.

A level is a bot with a budget in iterations, so it plays the same move again for the same seed. The lower levels do
not play at random: they follow the game's rule of thumb, but overlook some of their moves, as beginners do.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

from vivamos.bots.bot import Bot, Candidate, GreedyBot, RandomBot, seat_view
from vivamos.bots.rule_of_thumb import CERTAIN, happens
from vivamos.bots.searcher import FlatBot, SearchBot, Style
from vivamos.bots.seat_view import SeatView
from vivamos.engine.errors import UsageError, shown
from vivamos.engine.game import Game
from vivamos.engine.table import Table


@dataclass(frozen=True)
class Level:
    """How a level plays. A game's advice.py may have other `ITERATIONS` for the three levels that search."""

    name: str
    iterations: int  # of tree search; 0: by rule of thumb
    notice: float  # the chance to notice each of its own moves (rule of thumb only)
    attention: float  # the chance to see what is easily missed, such as another's forbidden card


LEVELS = {
    level.name: level
    for level in (
        Level("newcomer", iterations=0, notice=0.35, attention=0.2),
        Level("casual", iterations=0, notice=0.9, attention=0.4),
        Level("regular", iterations=40, notice=1.0, attention=0.7),
        Level("expert", iterations=300, notice=1.0, attention=0.9),
        Level("master", iterations=5_000, notice=1.0, attention=1.0),
    )
}
FLAT_WORLDS = 50
SEARCH_ITERATIONS = 1_000


def iterations(level: Level, game: Game) -> int:
    """The budget of a level that searches, in this game."""
    searching = [name for name, one in LEVELS.items() if one.iterations]
    own = game.advice.ITERATIONS
    return own[searching.index(level.name)] if own else level.iterations


class LevelBot(Bot):
    """A level: the bot it stands for is made when the game is known."""

    def __init__(self, level: Level, seconds: float | None = None, threads: int = 1, seed: int = 0) -> None:
        super().__init__(seed)
        self.level = level
        self.seconds = seconds
        self.threads = threads
        self._bots: dict[str, Bot] = {}

    def pick(self, view: SeatView) -> int | str:
        picked = self._bot(view).decide(view)
        if not self._misses(view, picked):
            return picked
        return next((action for action in view.actions() if action != picked), picked)

    def think(self, table: Table | SeatView) -> list[Candidate]:
        view = seat_view(table)
        return self._bot(view).think(view)

    def _misses(self, view: SeatView, action: int) -> bool:
        if not view.game.advice.easily_missed(view.position()[0], action):
            return False
        return not happens(view.word(self.seed + 1), round(self.level.attention * CERTAIN))

    def _bot(self, view: SeatView) -> Bot:
        game = view.game
        if game.id not in self._bots:
            level = self.level
            self._bots[game.id] = (
                SearchBot(iterations(level, game), Style(), self.seconds, self.threads)
                if level.iterations
                else GreedyBot(level.notice)
            )
        bot = self._bots[game.id]
        bot.seed = self.seed
        return bot


OTHERS: dict[str, Callable[[int | None, float | None, int], Bot]] = {
    "random": lambda number, seconds, threads: RandomBot(),
    "greedy": lambda number, seconds, threads: GreedyBot(),
    "flat": lambda number, seconds, threads: FlatBot(number or FLAT_WORLDS),
    "search": lambda number, seconds, threads: SearchBot(number or SEARCH_ITERATIONS, None, seconds, threads),
}


NUMBER = re.compile("[0-9]{1,8}")


def bot(name: str, seconds: float | None = None, threads: int = 1, seed: int = 0) -> Bot:
    """A bot by its name: a level, `random`, `greedy`, `flat:50` (worlds) or `search:1000` (iterations)."""
    kind, colon, digits = name.strip().lower().partition(":")
    if seconds is not None and seconds <= 0:
        raise UsageError("wrong-bot-time", given=shown(seconds))
    if threads < 1:
        raise UsageError("wrong-bot-threads", given=shown(threads))
    if kind in LEVELS and not colon:
        return LevelBot(LEVELS[kind], seconds, threads, seed)
    takes_number = kind in ("flat", "search")
    if kind not in OTHERS or (
        colon and not (takes_number and NUMBER.fullmatch(digits) and 0 < int(digits) <= 10_000_000)
    ):
        known = [*LEVELS, "random", "greedy", "flat:WORLDS", "search:ITERATIONS"]
        raise UsageError("no-such-bot", given=shown(name), known=known)
    made = OTHERS[kind](int(digits) if digits else None, seconds, threads)
    made.seed = seed
    return made

"""Levels from newcomer to champion, and every other bot by name.

A level is a bot with a budget in iterations, so it plays the same move again for the same seed. The lower levels do
not play at random: they follow the game's rule of thumb, but overlook some of their moves, as beginners do. The
champion plays by a learned policy: only games that come with one have that level.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from vivamos.bots.bot import Bot, Candidate, GreedyBot, RandomBot, seat_view
from vivamos.bots.policy import ChampionBot, PolicyBot, policy_file, policy_of
from vivamos.bots.rule_of_thumb import CERTAIN, happens
from vivamos.bots.searcher import FlatBot, SearchBot, Style
from vivamos.bots.seat_view import SeatView
from vivamos.engine.errors import UsageError, shown
from vivamos.engine.game import Game
from vivamos.engine.table import Table


@dataclass(frozen=True)
class Level:
    """How a level plays. A game's advice.py may have other `ITERATIONS` for the three levels that search, and another
    `NOTICE` for the two that do not."""

    name: str
    iterations: int  # of tree search; 0: by rule of thumb
    notice: float  # the chance to notice each of its own moves (rule of thumb only)
    attention: float  # the chance to see what is easily missed, such as another's forbidden card
    learned: bool = False  # it plays by the game's policy

    @property
    def looks_ahead(self) -> bool:
        """Whether it takes its time; a rule of thumb takes next to none."""
        return self.iterations > 0 or self.learned


LEVELS = {
    level.name: level
    for level in (
        Level("newcomer", iterations=0, notice=0.35, attention=0.2),
        Level("casual", iterations=0, notice=0.9, attention=0.4),
        Level("regular", iterations=40, notice=1.0, attention=0.7),
        Level("expert", iterations=300, notice=1.0, attention=0.9),
        Level("master", iterations=5_000, notice=1.0, attention=1.0),
        Level("champion", iterations=0, notice=1.0, attention=1.0, learned=True),
    )
}
FLAT_WORLDS = 50
SEARCH_ITERATIONS = 1_000


def levels_of(game: Game) -> list[str]:
    """The levels that a game has."""
    return [name for name, level in LEVELS.items() if not level.learned or policy_file(game) is not None]


def level_in(game: Game, name: str) -> str:
    """A level, or the best that the game has below it."""
    known = levels_of(game)
    return name if name in known else known[-1]


def iterations(level: Level, game: Game) -> int:
    """The budget of a level that searches, in this game."""
    searching = [name for name, one in LEVELS.items() if one.iterations]
    own = game.advice.ITERATIONS
    return own[searching.index(level.name)] if own else level.iterations


def notice(level: Level, game: Game) -> float:
    """The chance of a level that follows the rule of thumb to notice each of its moves, in this game."""
    overlooking = [name for name, one in LEVELS.items() if one.notice < 1.0]
    own = game.advice.NOTICE
    return own[overlooking.index(level.name)] if own and level.name in overlooking else level.notice


class LevelBot(Bot):
    """A level: the bot it stands for is made when the game is known."""

    def __init__(self, level: Level, seconds: float | None = None, threads: int = 1, seed: int = 0) -> None:
        super().__init__(seed)
        self.level = level
        self.seconds = seconds
        self.threads = threads
        self._bots: dict[str, Bot] = {}

    def pick(self, view: SeatView, seed: int) -> int | str:
        picked = self._bot(view).decide(view, seed)
        if not self._misses(view, picked, seed):
            return picked
        return next((action for action in view.actions() if action != picked), picked)

    def think(self, table: Table | SeatView, seed: int | None = None) -> list[Candidate]:
        view = seat_view(table)
        return self._bot(view).think(view, self.seed if seed is None else seed)

    def _misses(self, view: SeatView, action: int, seed: int) -> bool:
        if not view.game.advice.easily_missed(view.position()[0], action):
            return False
        return not happens(view.word(seed + 1), round(self.level.attention * CERTAIN))

    def _bot(self, view: SeatView) -> Bot:
        game = view.game
        if game.id not in self._bots:
            self._bots[game.id] = self._made(self.level, game)
        return self._bots[game.id]

    def _made(self, level: Level, game: Game) -> Bot:
        if level.learned:
            return ChampionBot(seconds=self.seconds)
        if level.iterations:
            return SearchBot(iterations(level, game), Style(), self.seconds, self.threads)
        return GreedyBot(notice(level, game))


OTHERS: dict[str, Callable[[int | None, float | None, int, int], Bot]] = {
    "random": lambda number, seconds, threads, seed: RandomBot(seed),
    "greedy": lambda number, seconds, threads, seed: GreedyBot(seed=seed),
    "flat": lambda number, seconds, threads, seed: FlatBot(number or FLAT_WORLDS, seed=seed),
    "search": lambda number, seconds, threads, seed: SearchBot(
        number or SEARCH_ITERATIONS, None, seconds, threads, seed
    ),
}


# Those that play by the policy in a file.
BY_FILE: dict[str, Callable[[Path, float | None, int], Bot]] = {
    "champion": lambda file, seconds, seed: ChampionBot(file, seconds=seconds, seed=seed),
    "policy": lambda file, seconds, seed: PolicyBot(file, seed=seed),
}
NUMBER = re.compile("[0-9]{1,8}")


def plays_by_file(name: str) -> bool:
    """Whether a bot of this name needs a file of this machine."""
    return name.strip().lower().partition(":")[0] in BY_FILE and ":" in name


def bot_for(game: Game, name: str, seed: int = 0) -> Bot:
    """A bot by its name; refuses one that the game does not have before anything is played."""
    made = bot(name, seed=seed)
    if isinstance(made, PolicyBot):
        made.network(game)
    elif isinstance(made, LevelBot) and made.level.learned:
        policy_of(game)
    return made


def bot(name: str, seconds: float | None = None, threads: int = 1, seed: int = 0) -> Bot:
    """A bot by its name: a level, `random`, `greedy`, `flat:50` (worlds) or `search:1000` (iterations).

    `champion:FILE` and `policy:FILE` play by the policy in a file, with playouts and without.
    """
    kind, colon, digits = name.strip().lower().partition(":")
    if seconds is not None and seconds <= 0:
        raise UsageError("wrong-bot-time", given=shown(seconds))
    if threads < 1:
        raise UsageError("wrong-bot-threads", given=shown(threads))
    if kind in LEVELS and not colon:
        return LevelBot(LEVELS[kind], seconds, threads, seed)
    if kind in BY_FILE and digits:
        return BY_FILE[kind](Path(name.strip().partition(":")[2]), seconds, seed)
    takes_number = kind in ("flat", "search")
    if kind not in OTHERS or (
        colon and not (takes_number and NUMBER.fullmatch(digits) and 0 < int(digits) <= 10_000_000)
    ):
        known = [*LEVELS, "random", "greedy", "flat:WORLDS", "search:ITERATIONS", "champion:FILE", "policy:FILE"]
        raise UsageError("no-such-bot", given=shown(name), known=known)
    return OTHERS[kind](int(digits) if digits else None, seconds, threads, seed)

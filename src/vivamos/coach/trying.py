"""What the moves of a decision bring, each tried in the same worlds that the seat to move cannot rule out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

import numpy as np

from vivamos.bots.paired import NO_ACTION, deal_worlds, try_move
from vivamos.bots.results import MOST_SEATS
from vivamos.bots.search import MOST_DEPTH, NODE
from vivamos.bots.searcher import Style
from vivamos.bots.seat_view import SeatView
from vivamos.coach.budget import Budget
from vivamos.engine.dispatch import NEVER
from vivamos.engine.game import Game

FOLLOWED = 16  # actions kept of a playout
CONTINUATION = 4  # moves of a continuation that is told
LEAST_SEEN = 0.1  # after the first answer a continuation is told as far as this share of the playouts went that way
LEARNING = 4  # the first quarter of the playouts goes into the tree and not into the values
SURE = 2.0  # errors that a difference must be wide to count
STYLE = Style(winning=0.0)  # utility alone: that is what the ledger adds up


@dataclass(frozen=True)
class Tried:
    """A move, and what came of it in each world. The arrays have an entry for every world, the same for every move."""

    action: int
    points: Any  # what the mover gains from here to the end of the round, in points above the table's average
    gained: Any  # what its score went up by
    shares: Any  # its share of the win, in the first worlds
    followed: Any  # the first actions after it

    @property
    def value(self) -> float:
        return float(np.mean(self._settled(self.points)))

    @property
    def error(self) -> float:
        return standard_error(self._settled(self.points))

    @property
    def share(self) -> float | None:
        return float(np.mean(self.shares)) if len(self.shares) else None

    def better_than(self, other: Tried) -> tuple[float, float]:
        """By how much this move is better, world by world, and the error of that."""
        difference = self._settled(self.points) - self._settled(other.points)
        return float(np.mean(difference)), standard_error(difference)

    def continuation(self) -> list[int]:
        """How it went on most often."""
        rows = self.followed
        actions: list[int] = []
        for ply in range(CONTINUATION):
            number: Counter[int] = Counter(rows[:, ply].tolist())
            number.pop(NO_ACTION, None)
            if not number:
                break
            action, seen = max(number.items(), key=lambda each: (each[1], -each[0]))
            if actions and seen < LEAST_SEEN * len(self.followed):
                break
            actions.append(action)
            rows = rows[rows[:, ply] == action]
        return actions

    def _settled(self, values: Any) -> Any:
        return values[len(values) // LEARNING :]


def standard_error(values: Any) -> float:
    return float(np.std(values, ddof=1) / np.sqrt(len(values))) if len(values) > 1 else 0.0


class Trier:
    """Tries moves. Its memory is used again for every decision: one for each thread."""

    def __init__(self, game: Game, budget: Budget) -> None:
        rules = game.rules
        self.game = game
        self.budget = budget
        self.worlds = np.zeros(budget.worlds, rules.STATE)
        self._states = np.zeros(1, rules.STATE)
        self._tree = np.zeros(budget.worlds + 2, NODE)
        self._moves = np.zeros(rules.MOST_MOVES, np.int16)
        self._slots = np.zeros(rules.ACTIONS, np.int32)
        self._path = np.zeros(MOST_DEPTH, np.int32)
        self._worth = np.zeros(MOST_SEATS)
        self._scores = np.zeros((2, MOST_SEATS), np.int16)
        self._had = 0.0  # utility of the seat to move, before it moves

    def deal(self, view: SeatView, word: Any) -> None:
        """Deal the worlds in which moves are compared."""
        position = view.position()
        self.game.rules.utility(position[0], self._worth)
        self._had = float(self._worth[view.seat])
        deal_worlds(position, self._states, self.worlds, view.seat, word)

    def decide(self, view: SeatView, played: int | None, word: Any) -> list[Tried]:
        """The moves worth a close look, and the one that was played, best first."""
        budget = self.budget
        self.deal(view, word)
        wanted = self._of_good_will(view)
        if played is not None and played not in wanted:
            wanted.append(played)
        if len(wanted) > budget.moves:
            glance = [self.try_one(action, word, self.worlds[: budget.glance], 0) for action in wanted]
            best = sorted(glance, key=lambda each: (-float(np.mean(each.points)), each.action))[: budget.moves]
            kept = {played, *(each.action for each in best)}
            wanted = [action for action in wanted if action in kept]
        return self.compare(wanted, word)

    def compare(self, actions: Iterable[int], word: Any) -> list[Tried]:
        """Some moves in the worlds dealt last, best first."""
        tried = [self.try_one(action, word, self.worlds, self.budget.to_the_end) for action in actions]
        return sorted(tried, key=lambda each: (-each.value, each.action))

    def in_fact(self, position: Any, actions: Iterable[int], word: Any) -> list[Tried]:
        """The same with the cards as they really lie: for what is told after the game, apart."""
        self.worlds[:] = position[0]
        self.worlds["rng"] = np.random.default_rng(int(word)).integers(1 << 63, size=len(self.worlds), dtype=np.uint64)
        self.worlds["given"] = 0
        return [self.try_one(action, word, self.worlds, 0) for action in actions]

    def _of_good_will(self, view: SeatView) -> list[int]:
        """Without moves that nobody makes, such as a forbidden card in honour play, unless there are no others."""
        s, actions = view.position()[0], view.actions()
        kept = [action for action in actions if self.game.advice.rate_move(s, action) > NEVER]
        return kept or actions

    def try_one(self, action: int, word: Any, worlds: Any, to_the_end: int) -> Tried:
        number = len(worlds)
        to_the_end = min(to_the_end, number)
        points, gained, shares = np.zeros(number), np.zeros(number), np.zeros(number)
        followed = np.zeros((number, FOLLOWED), np.int16)
        self._tree[0] = np.zeros(1, NODE)[0]
        try_move(
            worlds, self._states, self._tree, STYLE.laid_out(0), self._moves, self._slots, self._path, self._worth,
            self._scores[0], self._scores[1], action, word, to_the_end, points, gained, shares, followed,
        )  # fmt: skip
        return Tried(action, self.game.coach["points"] * (points - self._had), gained, shares[:to_the_end], followed)

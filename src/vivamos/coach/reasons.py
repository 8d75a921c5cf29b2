"""Why a move is better than another, as facts: told from what the playouts found.

The facts of the log say what happened in each playout. A game names those that settle something (`outcomes` in its
facts.py): who takes the trick, who tips the balance. The outcome that one move brings about more often than the other,
and that comes with a worse or better result, is the reason.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from typing import Any

import numpy as np

from vivamos.bots.paired import NO_ACTION
from vivamos.coach.trying import SURE, Tried, Trier
from vivamos.engine.facts import Fact, fact
from vivamos.engine.game import Game
from vivamos.engine.state import OVER, position_in, position_of
from vivamos.engine.table import go_through

BROUGHT_ABOUT = 1.2
LEAST_OFTENER = 12  # of 100, for an outcome to be a reason


class Outcomes:
    """What each of some playouts of a move led to first."""

    def __init__(self, trier: Trier, tried: Tried, seat: int) -> None:
        number = min(trier.budget.reasons, len(trier.worlds))
        chosen = range(len(trier.worlds) - number, len(trier.worlds))  # the last ones: the tree knew most by then
        self.facts: dict[str, Fact] = {}
        self.found: list[set[str]] = []
        for k in chosen:
            told = first_outcomes(trier.game, trier.worlds[k : k + 1], tried, k, seat)
            named = {json.dumps(each, sort_keys=True): each for each in told}
            self.facts |= named
            self.found.append(set(named))
        self.points = tried.points[len(tried.points) - number :]
        self.often: Counter[str] = Counter(key for found in self.found for key in found)

    def in_100(self, key: str) -> int:
        return round(100 * self.often[key] / len(self.found))

    def points_by(self, key: str) -> tuple[list[float], list[float]]:
        """The points of the playouts with an outcome, and of those without it."""
        apart: tuple[list[float], list[float]] = [], []
        for points, found in zip(self.points.tolist(), self.found, strict=True):
            apart[key not in found].append(points)
        return apart


def mean(points: list[float]) -> float:
    return sum(points) / len(points) if points else 0.0


def first_outcomes(game: Game, world: Any, tried: Tried, k: int, seat: int) -> list[Fact]:
    """The first thing of the log that settles something, in one playout: told more and less exactly."""
    states = world.copy()
    rounds = int(states[0].rounds)
    for action in [tried.action, *tried.followed[k].tolist()]:
        if action == NO_ACTION or states[0].seat == OVER or states[0].rounds != rounds:
            return []
        before = position_of(states)
        between = [position_in(kept, states.dtype) for kept in go_through(game, states, action)]
        made: int | None = int(action)
        for after in [*between, position_of(states)]:
            if after.rounds != rounds and before.rounds != rounds:
                return []  # the next round has begun
            for told in game.facts.tell(before, made, after, [], seat):
                outcomes = game.facts.outcomes(told, after)
                if outcomes:
                    return outcomes
            before, made = after, None
    return []


def why_costly(trier: Trier, played: Tried, best: Tried, seat: int) -> Fact:
    """Why the played move cost something: what it brings about, or prevents, more often than the best one."""
    here, there = Outcomes(trier, played, seat), Outcomes(trier, best, seat)
    reason = _reason(here, there)
    if reason is not None:
        told = (here.facts | there.facts)[reason]
        return fact("coach-why", outcome=told, often=here.in_100(reason), instead=there.in_100(reason))
    difference = best.points - played.points
    more, less = (round(100 * float(np.mean(each))) for each in (difference > 0, difference < 0))
    return fact("coach-why-plain", more=more, less=less)


def _reason(here: Outcomes, there: Outcomes) -> str | None:
    """The outcome that explains most of the difference between two moves."""
    worth: dict[str, float] = {}
    for key in sorted(here.often.keys() | there.often.keys()):
        oftener = here.in_100(key) - there.in_100(key)
        (with_it, without), (with_it_there, without_there) = here.points_by(key), there.points_by(key)
        loss = oftener * (mean(without + without_there) - mean(with_it + with_it_there))
        if oftener > 0:  # what a move brings about is sooner understood than what it prevents
            loss *= BROUGHT_ABOUT
        if abs(oftener) >= LEAST_OFTENER and loss > 0:
            worth[key] = loss
    return max(worth, key=lambda key: worth[key], default=None)


def why_good(trier: Trier, chosen: Tried, others: Sequence[Tried], seat: int, *, own: bool = False) -> Fact:
    """What to expect of a move: the outcome that it brings oftener than the other candidates.

    Where there is none, how often it gains something; with `own`, sooner what it settles for the seat itself.
    """
    here = Outcomes(trier, chosen, seat)
    beside = [Outcomes(trier, other, seat) for other in others]

    def oftener(key: str) -> tuple[int, int]:
        usual = sum(each.in_100(key) for each in beside) // max(1, len(beside))
        return here.in_100(key) - usual, here.in_100(key)

    mine = [key for key in sorted(here.often) if own and is_about(here.facts[key], seat)]
    key = max(sorted(here.often), key=oftener, default=None)
    if key is None or oftener(key)[0] < LEAST_OFTENER:
        key = max(mine, key=oftener, default=None)
    if key is not None:
        return fact("coach-expect", outcome=here.facts[key], often=here.in_100(key))
    return fact("coach-expect-plain", often=round(100 * float(np.mean(chosen.points > 0))))


def is_about(told: Fact, seat: int) -> bool:
    args = told.get("args", {})
    return args.get("seat") == seat or seat in args.get("seats", [])


def in_fact(trier: Trier, position: Any, played: int, best: int, word: Any) -> Fact:
    """What would have come of the best move with the cards as they really lay."""
    mine, other = trier.in_fact(position, [played, best], word)
    gain, error = other.better_than(mine)
    if abs(gain) <= SURE * error:
        return fact("coach-in-fact-even")
    return fact("coach-in-fact-more" if gain > 0 else "coach-in-fact-less")

"""A round for two on a deck so small that it can be solved: all deals, all ways to play, by the rules themselves.

The tree is walked with the game's own `legal` and `apply`. A decision point is what a seat knows: its hand and all
moves since the deal, in their order (perfect recall). CFR+ (Tammelin, 2014) then finds a strategy for both seats, and a
best response against it says how far it is from an equilibrium.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import combinations
from typing import Any

import numpy as np

from vivamos.bots.playing import Setting
from vivamos.bots.seat_view import SeatView
from vivamos.engine.compiled import compiled
from vivamos.engine.dispatch import apply, legal, utility
from vivamos.engine.state import OVER

TWO = 2
ENDED = -1


@dataclass
class Tree:
    """Every position that can come about, each behind the one it comes from."""

    points: Any  # the decision point of each position, or ENDED
    children: Any  # the first of its followers; they lie side by side, a move each
    chance: Any  # of the deal, for a first position; else 0
    worth: Any  # what the first seat has, where the round has ended
    seats: Any  # of each decision point: who decides
    sizes: Any  # of each decision point: how many moves there are
    offsets: Any  # of each decision point: where its moves begin in a strategy
    depths: Any  # of each decision point: how many moves have been made
    known: list[tuple[int, tuple[int, ...]]] = field(default_factory=list)  # of each decision point: hand, and moves
    deals: list[Any] = field(default_factory=list)  # the first positions
    views: list[Any] = field(default_factory=list)  # of each decision point: a position in which it comes up
    actions: list[list[int]] = field(default_factory=list)  # of each decision point: its moves

    @property
    def even(self) -> Any:
        """The strategy to which all moves are alike."""
        return np.repeat(1.0 / self.sizes, self.sizes)


def grow(setting: Setting, start: Any | None = None) -> Tree:
    """The tree of the first round, or of the rest of one: of its `hands` each seat knows its own alone."""
    states = setting.dealt(0) if start is None else start.copy()
    first = states[0]
    unseen = [card for card in range(int(first.cards)) if not (int(first.seen) >> card) & 1]
    sizes = [int(first.hands[seat]).bit_count() for seat in range(TWO)]
    grown = _Grown(setting, int(first.rounds))
    for own in combinations(unseen, sizes[0]):
        rest = [card for card in unseen if card not in own]
        for other in combinations(rest, sizes[1]):
            states[0].hands[0] = sum(1 << card for card in own)
            states[0].hands[1] = sum(1 << card for card in other)
            grown.roots.append((states.copy(), ()))
    return grown.tree()


class _Grown:
    """A tree while it grows, a move deeper at a time."""

    def __init__(self, setting: Setting, rounds: int) -> None:
        self.setting, self.rounds = setting, rounds
        self.roots: list[tuple[Any, tuple[int, ...]]] = []
        self.moves = np.zeros(setting.game.rules.MOST_MOVES, np.int16)
        self.worth = np.zeros(TWO)

    def tree(self) -> Tree:
        begun = self._value(self.roots[0][0])
        points: list[int] = []
        children: list[int] = []
        worth: list[float] = []
        known: dict[tuple[int, tuple[int, ...]], int] = {}
        found: list[tuple[int, int, int]] = []  # seat, moves, depth of each decision point
        views: list[Any] = []
        actions: list[list[int]] = []
        waiting = self.roots
        count = len(waiting)
        while waiting:
            later: list[tuple[Any, tuple[int, ...]]] = []
            for states, made in waiting:
                s = states[0]
                if s.seat == OVER or s.rounds != self.rounds:
                    points.append(ENDED)
                    children.append(0)
                    worth.append(self._value(states) - begun)
                    continue
                n = legal(s, self.moves)
                key = (int(s.hands[s.seat]), made)
                if key not in known:
                    known[key] = len(known)
                    found.append((int(s.seat), n, len(made)))
                    views.append(states)
                    actions.append([int(move) for move in self.moves[:n]])
                points.append(known[key])
                children.append(count + len(later))
                worth.append(0.0)
                for action in actions[known[key]]:
                    after = states.copy()
                    apply(after[0], action)
                    later.append((after, (*made, action)))
            waiting = later
            count += len(later)
        seats, sizes, depths = (np.array(column, np.int64) for column in zip(*found, strict=True))
        chance = np.zeros(len(points))
        chance[: len(self.roots)] = 1.0 / len(self.roots)
        return Tree(
            np.array(points), np.array(children), chance, np.array(worth), seats, sizes,
            np.concatenate([[0], np.cumsum(sizes)[:-1]]), depths, list(known), [states for states, _ in self.roots],
            views, actions,
        )  # fmt: skip

    def _value(self, states: Any) -> float:
        """What the first seat has won or lost."""
        utility(states[0], self.worth)
        return float(self.worth[0])


@dataclass
class Solved:
    """A strategy for both seats, what it brings the first, and by how much a best response to it gains."""

    strategy: Any
    value: float
    exploitability: float  # the mean of what the best response of either seat brings beyond the value


def solve(tree: Tree, iterations: int, until: float = 0.0, tell: Callable[[int, float], None] | None = None) -> Solved:
    """CFR+ with linear averaging, the seats in turn; it ends sooner once the exploitability is as low as `until`."""
    regrets, total = np.zeros(int(tree.sizes.sum())), np.zeros(int(tree.sizes.sum()))
    done = 0
    solved = judged(tree, tree.even)
    while done < iterations and solved.exploitability > until:
        step = min(max(10, done // 4), iterations - done)
        for number in range(done, done + step):
            for seat in range(TWO):
                strategy = _matched(tree, regrets)
                _improve(tree, strategy, seat, regrets)
                regrets = np.maximum(regrets, 0.0)
                _add_up(tree, strategy, seat, float(number + 1), total)
        done += step
        solved = judged(tree, _normal(tree, total))
        if tell is not None:
            tell(done, solved.exploitability)
    return solved


def judged(tree: Tree, strategy: Any) -> Solved:
    """What a strategy is worth, and how far from an equilibrium it is."""
    value = expected(tree, strategy)
    gains = best_response(tree, strategy, 0) - value, best_response(tree, strategy, 1) + value
    return Solved(strategy, value, sum(gains) / TWO)


def expected(tree: Tree, strategy: Any) -> float:
    """What the first seat may expect when both play a strategy."""
    values = _values(tree, strategy)
    return float((values * tree.chance).sum())


def best_response(tree: Tree, strategy: Any, seat: int) -> float:
    """What a seat may expect that does its best against the strategy of the other."""
    best = strategy.copy()
    reach = _reach(tree, strategy, seat)
    sign = 1.0 if seat == 0 else -1.0
    for depth in range(int(tree.depths.max()), -1, -1):
        values = _values(tree, best)
        gains = _gains(tree, values * sign, reach, seat, depth)
        for point in np.flatnonzero((tree.depths == depth) & (tree.seats == seat)):
            moves = slice(tree.offsets[point], tree.offsets[point] + tree.sizes[point])
            best[moves] = 0.0
            best[tree.offsets[point] + int(np.argmax(gains[moves]))] = 1.0
    return sign * expected(tree, best)


def gains_at(tree: Tree, strategy: Any, seat: int) -> Any:
    """What each first move of a seat brings it when both play a strategy, given its hand."""
    sign = 1.0 if seat == 0 else -1.0
    reach = _reach(tree, strategy, seat)
    gains = _gains(tree, _values(tree, strategy) * sign, reach, seat, 0)
    likely = np.zeros(len(tree.sizes))
    first = np.flatnonzero(tree.chance)
    np.add.at(likely, tree.points[first], tree.chance[first])
    return gains / np.repeat(np.where(likely > 0, likely, 1.0), tree.sizes)


def strategy_of(tree: Tree, setting: Setting, choose: Callable[[SeatView], int]) -> Any:
    """The strategy of somebody who always decides alike in the same place."""
    strategy = np.zeros(int(tree.sizes.sum()))
    for point, states in enumerate(tree.views):
        strategy[tree.offsets[point] + tree.actions[point].index(choose(setting.view(states)))] = 1.0
    return strategy


def _matched(tree: Tree, regrets: Any) -> Any:
    """Regret matching: each move as often as it is regretted."""
    return _normal(tree, np.maximum(regrets, 0.0))


def _normal(tree: Tree, weights: Any) -> Any:
    sums = np.add.reduceat(weights, tree.offsets)
    own = np.repeat(sums, tree.sizes)
    return np.where(own > 0, weights / np.where(own > 0, own, 1.0), tree.even)


def _values(tree: Tree, strategy: Any) -> Any:
    values = tree.worth.copy()
    _back_up(tree.points, tree.children, tree.sizes, tree.offsets, strategy, values)
    return values


def _reach(tree: Tree, strategy: Any, seat: int) -> Any:
    """How likely chance and the other seat let each position come about."""
    reach = tree.chance.copy()
    _go_down(tree.points, tree.children, tree.seats, tree.sizes, tree.offsets, strategy, seat, reach)
    return reach


def _gains(tree: Tree, values: Any, reach: Any, seat: int, depth: int) -> Any:
    gains = np.zeros(int(tree.sizes.sum()))
    _sum_up(
        tree.points, tree.children, tree.seats, tree.sizes, tree.offsets, tree.depths, seat, depth, values, reach, gains
    )
    return gains


def _improve(tree: Tree, strategy: Any, seat: int, regrets: Any) -> None:
    """Add what each move of a seat would have brought beyond the strategy."""
    sign = 1.0 if seat == 0 else -1.0
    gains = _gains(tree, _values(tree, strategy) * sign, _reach(tree, strategy, seat), seat, ENDED)
    played = np.repeat(np.add.reduceat(gains * strategy, tree.offsets), tree.sizes)
    regrets += np.where(np.repeat(tree.seats, tree.sizes) == seat, gains - played, 0.0)


def _add_up(tree: Tree, strategy: Any, seat: int, weight: float, total: Any) -> None:
    """The average counts a strategy by how likely its own seat makes it matter."""
    own = np.zeros(len(tree.sizes))
    reach = (tree.chance > 0).astype(np.float64)
    _go_down(tree.points, tree.children, tree.seats, tree.sizes, tree.offsets, strategy, 1 - seat, reach)
    inside = tree.points >= 0
    own[tree.points[inside]] = reach[inside]  # alike in all positions of a decision point
    total += np.where(np.repeat(tree.seats, tree.sizes) == seat, weight * np.repeat(own, tree.sizes) * strategy, 0.0)


@compiled
def _back_up(points: Any, children: Any, sizes: Any, offsets: Any, strategy: Any, values: Any) -> None:
    """The value of each position, from the last to the first."""
    for i in range(len(points) - 1, -1, -1):
        point = points[i]
        if point >= 0:
            value = 0.0
            for k in range(sizes[point]):
                value += strategy[offsets[point] + k] * values[children[i] + k]
            values[i] = value


@compiled
def _go_down(
    points: Any, children: Any, seats: Any, sizes: Any, offsets: Any, strategy: Any, without: Any, reach: Any
) -> None:
    """How likely each position is, if the seat `without` does all it can to come there."""
    for i in range(len(points)):
        point = points[i]
        if point >= 0:
            for k in range(sizes[point]):
                own = 1.0 if seats[point] == without else strategy[offsets[point] + k]
                reach[children[i] + k] = reach[i] * own


@compiled
def _sum_up(
    points: Any, children: Any, seats: Any, sizes: Any, offsets: Any, depths: Any, seat: Any, depth: Any, values: Any,
    reach: Any, gains: Any,
) -> None:  # fmt: skip
    """What each move of a seat brings, over all positions of its decision point: at one depth, or at all (-1)."""
    for i in range(len(points)):
        point = points[i]
        if point >= 0 and seats[point] == seat and (depth < 0 or depths[point] == depth):
            for k in range(sizes[point]):
                gains[offsets[point] + k] += reach[i] * values[children[i] + k]

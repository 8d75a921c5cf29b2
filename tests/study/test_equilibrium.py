"""A bout on a small deck, solved: against a best response that is found in quite another way."""

from __future__ import annotations

import runpy
from collections import defaultdict
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import vivamos
from vivamos.bots.playing import Setting
from vivamos.engine.dispatch import apply, legal
from vivamos.study.equilibrium import Tree, best_response, grow, judged, solve, strategy_of

pytestmark = pytest.mark.xdist_group("equilibrium")  # one tree is enough
EXAMPLE = Path(__file__).parents[2] / "examples" / "slambo_for_two.py"
setting = runpy.run_path(str(EXAMPLE))["setting"]
FIVE = (1, 3, 5, -2, -4)


@pytest.fixture(scope="module")
def played() -> Setting:
    made: Setting = setting(FIVE, 2)
    return made


@pytest.fixture(scope="module")
def tree(played: Setting) -> Tree:
    return grow(played)


def response(tree: Tree, strategy: Any, seat: int) -> float:
    """What a seat may expect that does its best: by all the worlds that it cannot tell apart, hand by hand."""
    points = {key: point for point, key in enumerate(tree.known)}
    sign = 1 - 2 * seat

    def best(worlds: list[tuple[Any, float]], made: tuple[int, ...]) -> float:
        going = [(states, chance) for states, chance in worlds if states[0].rounds == 0]
        ended = [(states[0].shame, chance) for states, chance in worlds if states[0].rounds > 0]
        won = sum(sign * chance * (int(shame[1]) - int(shame[0])) / 3 for shame, chance in ended)
        if not going:
            return won
        mover = int(going[0][0][0].seat)
        follow: dict[int, list[tuple[Any, float]]] = defaultdict(list)
        for states, chance in going:
            moves = np.zeros(40, np.int16)
            first = tree.offsets[points[int(states[0].hands[mover]), made]]
            for k in range(legal(states[0], moves)):
                after = states.copy()
                apply(after[0], int(moves[k]))
                share = 1.0 if mover == seat else float(strategy[first + k])
                follow[int(moves[k])].append((after, chance * share))
        found = [best(then, (*made, action)) for action, then in follow.items()]
        return won + (max(found) if mover == seat else sum(found))

    hands: dict[int, list[tuple[Any, float]]] = defaultdict(list)
    for deal in tree.deals:
        hands[int(deal[0].hands[seat])].append((deal, 1 / len(tree.deals)))
    return sum(best(worlds, ()) for worlds in hands.values())


@pytest.mark.rule("SL-6")
def test_a_small_deck_is_solved(tree: Tree) -> None:
    solved = solve(tree, 2_000, until=1e-6)
    assert solved.exploitability <= 1e-6
    for seat, value in enumerate((solved.value, -solved.value)):
        assert response(tree, solved.strategy, seat) == pytest.approx(value, abs=1e-5)


def test_a_best_response_is_the_best_there_is(tree: Tree) -> None:
    """Against a strategy at random, so that much can be gained."""
    weights = np.random.default_rng(1).random(len(tree.even))
    sums = np.repeat(np.add.reduceat(weights, tree.offsets), tree.sizes)
    strategy = weights / sums
    for seat in (0, 1):
        assert best_response(tree, strategy, seat) == pytest.approx(response(tree, strategy, seat))
    assert judged(tree, strategy).exploitability > 0.02


def test_a_bot_can_be_exploited(tree: Tree, played: Setting) -> None:
    found = judged(tree, strategy_of(tree, played, vivamos.bot("newcomer", seed=1).decide))
    assert 0.0 < found.exploitability < 0.34
    assert set(found.strategy) == {0.0, 1.0}


def test_the_tree_has_each_deal_and_ends_with_the_bout(tree: Tree) -> None:
    assert tree.chance.sum() == pytest.approx(1.0)
    assert np.count_nonzero(tree.chance) == 30  # two of five cards, then two of three
    assert set(np.unique(np.round(3 * tree.worth, 9))) == {-1.0, 0.0, 1.0}

"""The generator and the shuffle: the same everywhere, and fair."""

from __future__ import annotations

import itertools
from collections import Counter

import numpy as np
import pytest

import vivamos
from vivamos.engine.bits import bit, count, first_cards, has, lowest, nth, without_lowest
from vivamos.engine.chance import draw_card, draw_kind, pick, shuffle
from vivamos.engine.kinds import several
from vivamos.engine.rng import below, first_counter, following, mixed
from vivamos.engine.state import state_dtype


def test_the_generator_is_splitmix64() -> None:
    """The published sequence for seed 1234567."""
    counter, words = np.uint64(1234567), []
    for _ in range(5):
        counter = np.uint64(following(counter))
        words.append(int(mixed(counter)))
    assert words == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


def test_a_state_that_cannot_work_is_refused() -> None:
    with pytest.raises(TypeError, match="at most 127 outcomes, not 128"):
        state_dtype([("hands", np.uint64, (2,))], outcomes=128)
    with pytest.raises(TypeError, match="may not be called 'round'"):
        state_dtype([("round", np.int8)], outcomes=1)


def test_bits() -> None:
    cards = np.uint64(0b1011_0010)
    assert count(cards) == 4
    assert lowest(cards) == 1
    assert int(without_lowest(cards)) == 0b1011_0000
    assert [nth(cards, i) for i in range(4)] == [1, 4, 5, 7]
    assert has(cards, 4)
    assert not has(cards, 3)
    assert int(bit(63)) == 1 << 63
    assert int(first_cards(63)) == (1 << 63) - 1


def chi_square(found: Counter, ways: int) -> float:
    """How far counts are from even, in standard deviations of what chance does."""
    total = sum(found.values())
    square = sum((n - total / ways) ** 2 for n in found.values()) * ways / total
    square += (ways - len(found)) * total / ways
    return (square - (ways - 1)) / (2 * (ways - 1)) ** 0.5


@pytest.mark.parametrize("cards", [2, 3, 4, 5])
def test_every_order_is_equally_likely(cards: int) -> None:
    orders = list(itertools.permutations(range(cards)))
    outcomes = np.zeros(8, np.int8)
    found: Counter = Counter()
    for i in range(200 * len(orders)):
        shuffle(outcomes, 0, cards, np.uint64(first_counter(np.uint64(i))))
        found[tuple(outcomes[:cards].tolist())] += 1
    assert set(found) == set(orders)
    assert chi_square(found, len(orders)) < 5


def test_every_card_comes_to_every_place() -> None:
    outcomes = np.zeros(36, np.int8)
    found: Counter = Counter()
    for i in range(20_000):
        shuffle(outcomes, 0, 36, np.uint64(first_counter(np.uint64(i))))
        found.update(enumerate(outcomes.tolist()))
    assert chi_square(found, 36 * 36) < 5


def test_below_reaches_every_number_evenly() -> None:
    found = Counter(int(below(np.uint64(mixed(np.uint64(i))), 7)) for i in range(70_000))
    assert chi_square(found, 7) < 5


def test_draws_are_fair_and_written_down() -> None:
    state = vivamos.deal("slambo", 2, seed=1)._state
    cards, kinds, picks = Counter(), Counter(), Counter()
    one_and_three = several(1, 1) + several(2, 3)
    for _ in range(8_000):
        state.drawn = 0
        picks[pick(state, 5)] += 1
        cards[draw_card(state, np.uint64(0b1010_1000))] += 1
        kinds[draw_kind(state, one_and_three, 4)] += 1
        assert state.drawn == 3
    assert set(cards) == {3, 5, 7}
    assert chi_square(cards, 3) < 5
    assert chi_square(picks, 5) < 5
    assert set(kinds) == {1, 2}
    assert abs(kinds[2] / 8_000 - 0.75) < 0.03

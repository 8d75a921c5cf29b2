"""Sets of cards with copies."""

from __future__ import annotations

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from vivamos.engine.kinds import MOST_KINDS, is_single, kind_at, lowest_kind, several

copies = st.lists(st.integers(0, 6), min_size=MOST_KINDS, max_size=MOST_KINDS).filter(any)


def in_a_row(numbers: list[int]) -> list[int]:
    return [kind for kind, number in enumerate(numbers) for _ in range(number)]


def as_set(numbers: list[int]) -> np.uint64:
    return np.uint64(sum(int(several(kind, number)) for kind, number in enumerate(numbers)))


@given(copies)
def test_every_place_has_its_kind(numbers: list[int]) -> None:
    cards, row = as_set(numbers), in_a_row(numbers)
    assert [kind_at(cards, place) for place in range(len(row))] == row
    assert lowest_kind(cards) == row[0]


@given(copies)
def test_a_single_card_is_told_from_more(numbers: list[int]) -> None:
    assert is_single(as_set(numbers)) == (sum(numbers) == 1)
    assert is_single(several(numbers[0], 1))
    assert not is_single(several(numbers[0], 2))


def test_the_fullest_set() -> None:
    numbers = [6] * MOST_KINDS
    assert [kind_at(as_set(numbers), place) for place in range(6 * MOST_KINDS)] == in_a_row(numbers)

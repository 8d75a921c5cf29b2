"""Hidden cards dealt afresh: all worlds that can be are found, and equally often.

The positions are made up, and their worlds are listed by brute force.
"""

from __future__ import annotations

import itertools
import math
import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from vivamos.engine.bits import EMPTY, count
from vivamos.engine.compiled import PLAIN_PYTHON, compiled, inner
from vivamos.engine.hidden import redeal_hands
from vivamos.engine.rng import following, mixed
from vivamos.engine.state import state_dtype

pytestmark = pytest.mark.skipif(PLAIN_PYTHON, reason="a million worlds take too long uncompiled")

CARDS, PLACES = 9, 4
STATE = state_dtype(
    [
        ("hands", np.uint64, (PLACES,)),
        ("may", np.uint64, (PLACES,)),  # the cards that may lie in each
        ("shown", np.int8, (PLACES,)),  # the colours that do
        ("colours", np.uint64, (4,)),
    ],
    outcomes=1,
)


@inner
def known(s: Any, seat: Any, place: Any) -> Any:
    return 0 if place == seat else count(s.hands[place]), s.may[place], np.int64(s.shown[place])


@inner
def lay(s: Any, place: Any, cards: Any) -> None:
    s.hands[place] = cards


@compiled
def sample(states: Any, seat: Any, hidden: Any, word: Any, out: Any) -> None:
    """As many worlds as `out` has rows: the hands, and what is left out."""
    s = states[0]
    for i in range(len(out)):
        word = following(word)
        s.rng = mixed(word)
        out[i, PLACES] = redeal_hands(s, seat, hidden, PLACES, known, lay)
        for place in range(PLACES):
            out[i, place] = s.hands[place]


def cards_in(cards: int) -> list[int]:
    return [card for card in range(64) if int(cards) >> card & 1]


def set_of(cards: Any) -> int:
    return sum(1 << card for card in cards)


def position(chooser: random.Random, *, all_dealt: bool, colours_shown: bool) -> tuple[Any, int, int]:
    """Some cards in places, and what is known of them; the seat that looks, and the cards it does not see."""
    states = np.zeros(1, STATE)
    s = states[0]
    for card in range(CARDS):
        s.colours[card % 3] |= np.uint64(1 << card)  # the fourth colour has none
    places = range(PLACES if all_dealt else PLACES + 1)  # the last: left out
    there = [chooser.choice(places) for _ in range(CARDS)]
    seat = chooser.choice([-1, 0])
    for place in range(PLACES):
        cards = set_of(card for card in range(CARDS) if there[card] == place)
        s.hands[place] = cards
        others = chooser.choice([0, chooser.getrandbits(CARDS), (1 << 64) - 1])
        s.may[place] = cards | others
        if colours_shown:
            held = [colour for colour in range(4) if cards & int(s.colours[colour])]
            s.shown[place] = set_of(colour for colour in held if chooser.random() < 0.5)
    hidden = set_of(card for card in range(CARDS) if there[card] != seat)
    return states, seat, hidden


def all_worlds(s: Any, seat: int, hidden: int) -> Iterator[tuple[int, ...]]:
    """Every way to lay the hidden cards that agrees with what is known; what is left out stands last."""

    def fill(place: int, left: int) -> Iterator[tuple[int, ...]]:
        if place == PLACES:
            yield (left,)
            return
        choices = (set_of(cards) for cards in itertools.combinations(cards_in(left), int(s.hands[place]).bit_count()))
        for cards in [int(s.hands[place])] if place == seat else choices:
            shown = all(cards & int(s.colours[colour]) for colour in cards_in(int(s.shown[place])))
            if place == seat or (cards & ~int(s.may[place]) == 0 and shown):
                for rest in fill(place + 1, left & ~cards):
                    yield (cards, *rest)

    return fill(0, hidden)


@pytest.mark.parametrize("colours_shown", [False, True])
@pytest.mark.parametrize("all_dealt", [False, True])
def test_every_world_is_found_and_equally_often(all_dealt: bool, colours_shown: bool) -> None:
    chooser = random.Random(f"{all_dealt} {colours_shown}")
    seen, excess, freedom = 0, 0.0, 0
    while seen < 40:
        states, seat, hidden = position(chooser, all_dealt=all_dealt, colours_shown=colours_shown)
        worlds = list(all_worlds(states[0], seat, hidden))
        if not 1 < len(worlds) <= 300:
            continue
        each = 100
        out = np.zeros((each * len(worlds), PLACES + 1), np.uint64)
        sample(states, seat, np.uint64(hidden), np.uint64(chooser.getrandbits(64)), out)
        found = Counter(map(tuple, out.tolist()))
        assert set(found) == set(worlds)
        chi_square = sum((found[world] - each) ** 2 / each for world in worlds)
        degrees = len(worlds) - 1
        assert chi_square < degrees + 5 * math.sqrt(2 * degrees) + 10
        excess, freedom, seen = excess + chi_square - degrees, freedom + degrees, seen + 1
    assert abs(excess) < 4 * math.sqrt(2 * freedom)  # all positions together


def test_what_cannot_be_comes_to_an_end() -> None:
    """A game that says what cannot be has a fault, and its tests find it: they do not wait for ever."""
    states = np.zeros(1, STATE)
    states[0].hands[:2] = 1, 2
    states[0].may[:2] = 1, 1
    out = np.zeros((1, PLACES + 1), np.uint64)
    sample(states, -1, np.uint64(3), np.uint64(1), out)
    assert int(out[0, 1]) & ~1  # not a world that can be: no more is promised


def test_nothing_hidden_is_nothing_dealt() -> None:
    states = np.zeros(1, STATE)
    out = np.zeros((1, PLACES + 1), np.uint64)
    sample(states, -1, EMPTY, np.uint64(1), out)
    assert not out.any()

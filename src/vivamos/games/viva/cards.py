"""The cards of VIVA, and the ways to lay them on the houses. Sets of cards are those of engine/kinds.py."""

from __future__ import annotations

from itertools import combinations, combinations_with_replacement

import numpy as np

from vivamos.engine.compiled import inner
from vivamos.engine.kinds import EVERY_KIND, how_many, kind_at
from vivamos.engine.rng import below
from vivamos.engine.state import Cards, Number

COLOUR_LETTERS = "ROYGBP"
KIND_NAMES = tuple(COLOUR_LETTERS) + tuple("".join(pair) for pair in combinations(COLOUR_LETTERS, 2))  # VI-1
KINDS = len(KIND_NAMES)
MOST_COPIES = 6
HOUSES = 3
MOST_SEATS = 6
NOTHING = -1

# The ways to lay 1 to 6 cards on three houses, fewest first: "2", "1 1 3".
WAYS_TO_LAY = tuple(
    way for cards in range(1, MOST_COPIES + 1) for way in combinations_with_replacement(range(HOUSES), cards)
)
WAYS = len(WAYS_TO_LAY)

# For compiled code: how many cards a way lays on each house, and in all; and the houses, as bits.
ON_HOUSE = np.array([[way.count(house) for house in range(HOUSES)] for way in WAYS_TO_LAY], np.int16)
CARDS_LAID = np.array([len(way) for way in WAYS_TO_LAY], np.int16)
HOUSES_USED = np.array([sum(1 << house for house in set(way)) for way in WAYS_TO_LAY], np.int16)

# For each set of open houses (bits): how many ways use only these and lay at most so many cards; and those ways, four
# in a word, a byte each. In honour play (HONOUR + bits) a single card may be laid on any house (VI-17).
HONOUR = 1 << HOUSES


def _is_open(way: tuple[int, ...], houses: int) -> bool:
    return (houses >= HONOUR and len(way) == 1) or all(houses >> house & 1 for house in way)


_WAYS_ON = [[w for w, way in enumerate(WAYS_TO_LAY) if _is_open(way, houses)] for houses in range(2 * HONOUR)]
WAYS_UP_TO = np.array(
    [[sum(len(WAYS_TO_LAY[w]) <= most for w in ways) for most in range(MOST_COPIES + 2)] for ways in _WAYS_ON], np.int8
)
FOUR_WAYS = np.array(
    [[sum(w << 8 * i for i, w in enumerate(ways[at : at + 4])) for at in range(0, 128, 4)] for ways in _WAYS_ON],
    np.uint32,
)  # more columns than needed: a power of two is quicker to look up

# The colours of a kind as bits, and the kinds that share one with it. Both begin with NOTHING, so kind `k` is at k + 1:
# nothing has no colour, and any card may be laid on it (VI-5).
_COLOURS = [sum(1 << COLOUR_LETTERS.index(letter) for letter in name) for name in KIND_NAMES]
COLOURS = np.array([0, *_COLOURS], np.int8)
SHARING = np.array(
    [EVERY_KIND, *(sum(1 << 3 * k for k, others in enumerate(_COLOURS) if mine & others) for mine in _COLOURS)],
    np.uint64,
)


@inner
def kind_placed(action: Number) -> Number:
    """The kind of which a placement lays cards. (Sixteen bits, without a sign: a cheap division.)"""
    return np.int64(np.uint64(np.uint16(action)) // np.uint64(WAYS))


@inner
def way_placed(action: Number) -> Number:
    """The way in which a placement lays them."""
    return np.int64(np.uint64(np.uint16(action)) % np.uint64(WAYS))


@inner
def colours_of(kind: Number) -> Number:
    """As bits; none for NOTHING."""
    return COLOURS[np.uint64(kind + 1)]


@inner
def sharing(kind: Number) -> Number:
    """The kinds that share a colour with a kind; all for NOTHING."""
    return SHARING[np.uint64(kind + 1)]


@inner
def share_a_colour(kind: Number, other: Number) -> bool:
    """The golden rule (VI-6, VI-14)."""
    return bool(colours_of(kind) & colours_of(other) != 0)


@inner
def random_kind(cards: Cards, word: Number) -> Number:
    """The kind of a random card of a set that is not empty, every card equally likely."""
    return kind_at(cards, below(word, how_many(cards)))

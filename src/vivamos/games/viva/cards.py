"""The cards of VIVA, and sets of them with copies: three bits a kind in one `uint64`.

Kind `k` has its count in bits 3k … 3k+2, so adding cards to a set is adding numbers, and a hand is one word. A
set of kinds (without copies) has bit 3k for kind `k`.
"""

from __future__ import annotations

from itertools import combinations, combinations_with_replacement

import numpy as np

from vivamos.engine.bits import EMPTY, ONE, count
from vivamos.engine.compiled import compiled
from vivamos.engine.rng import below
from vivamos.engine.state import Cards, Number, State

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

# For each set of houses (bits): the ways that use only these, and how many of them lay at most so many cards.
_WAYS_ON = [[w for w, way in enumerate(WAYS_TO_LAY) if all(open_ >> h & 1 for h in way)] for open_ in range(8)]
WAYS_ON = np.array([ways + [0] * (WAYS - len(ways)) for ways in _WAYS_ON], np.int16)
WAYS_UP_TO = np.array(
    [[sum(len(WAYS_TO_LAY[w]) <= most for w in ways) for most in range(MOST_COPIES + 1)] for ways in _WAYS_ON], np.int16
)

COLOURS = np.array([sum(1 << COLOUR_LETTERS.index(letter) for letter in name) for name in KIND_NAMES], np.int16)
EVERY_KIND = np.uint64(sum(1 << 3 * kind for kind in range(KINDS)))
SHARING = np.array(  # the kinds that share a colour with each kind
    [sum(1 << 3 * other for other in range(KINDS) if COLOURS[kind] & COLOURS[other]) for kind in range(KINDS)],
    np.uint64,
)

_2, _3, _7 = np.uint64(2), np.uint64(3), np.uint64(7)


@compiled
def one(kind: Number) -> Cards:
    """The set of one card of this kind."""
    return ONE << np.uint64(3 * kind)


@compiled
def several(kind: Number, copies: Number) -> Cards:
    """The set of so many cards of this kind."""
    return np.uint64(copies) << np.uint64(3 * kind)


@compiled
def copies_of(cards: Cards, kind: Number) -> Number:
    """How many cards of this kind are in the set."""
    return np.int64((cards >> np.uint64(3 * kind)) & _7)


@compiled
def kinds_of(cards: Cards) -> Cards:
    """The kinds of which at least one card is in the set."""
    return (cards | cards >> ONE | cards >> _2) & EVERY_KIND


@compiled
def how_many(cards: Cards) -> Number:
    """All cards of a set."""
    return count(cards & EVERY_KIND) + 2 * count((cards >> ONE) & EVERY_KIND) + 4 * count((cards >> _2) & EVERY_KIND)


@compiled
def share_a_colour(kind: Number, other: Number) -> bool:
    """The golden rule (VI-6, VI-14)."""
    return bool(COLOURS[kind] & COLOURS[other] != 0)


@compiled
def random_kind(cards: Cards, word: Number) -> Number:
    """The kind of a random card of a set that is not empty, every card equally likely."""
    place = below(word, how_many(cards))
    kind = 0
    while place >= copies_of(cards, kind):
        place -= copies_of(cards, kind)
        kind += 1
    return kind


@compiled
def in_both(cards: Cards, others: Cards) -> Cards:
    """Of each kind the smaller number of the two sets."""
    found = EMPTY
    for kind in range(KINDS):
        found += several(kind, min(copies_of(cards, kind), copies_of(others, kind)))
    return found


@compiled
def lay_out_pile(s: State, cards: Cards) -> None:
    """Make these cards the draw pile."""
    for kind in range(KINDS):
        s.pile[kind] = copies_of(cards, kind)
    s.pile_size = how_many(cards)


@compiled
def cards_in_pile(s: State) -> Cards:
    found = EMPTY
    for kind in range(KINDS):
        found += several(kind, s.pile[kind])
    return found

"""Sets of cards with copies: how many of each kind, three bits a kind, in one `uint64`.

Kind `k` (0 … 20) has its number (at most 7) in bits 3k … 3k+2, so adding cards to a set is adding numbers, and a
hand is one word. A set of kinds (without copies) has bit 3k for kind `k`.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from vivamos.engine.bits import EMPTY, ONE, count, lowest, without_lowest
from vivamos.engine.compiled import compiled, inner

__all__ = ["EVERY_KIND", "copies_of", "how_many", "is_single", "kind_at", "kinds_of", "lowest_kind", "one", "several"]

MOST_KINDS = 21
EVERY_KIND = np.uint64(sum(1 << 3 * kind for kind in range(MOST_KINDS)))

_2, _7 = np.uint64(2), np.uint64(7)


@inner
def one(kind: Any) -> Any:
    """The set of one card of this kind."""
    return ONE << np.uint64(3 * kind)


@compiled
def several(kind: Any, copies: Any) -> Any:
    """The set of so many cards of this kind."""
    return np.uint64(copies) << np.uint64(3 * kind)


@inner
def copies_of(cards: Any, kind: Any) -> Any:
    """How many cards of this kind are in the set."""
    return np.int64((cards >> np.uint64(3 * kind)) & _7)


@inner
def kinds_of(cards: Any) -> Any:
    """The kinds of which at least one card is in the set."""
    return (cards | cards >> ONE | cards >> _2) & EVERY_KIND


@inner
def how_many(cards: Any) -> Any:
    """All cards of a set."""
    return count(cards & EVERY_KIND) + 2 * count((cards >> ONE) & EVERY_KIND) + 4 * count((cards >> _2) & EVERY_KIND)


@inner
def lowest_kind(cards: Any) -> Any:
    """The lowest kind of a set of cards or of kinds that is not empty."""
    return lowest(cards) * 43 >> 7  # a third of it, rounded down: right up to 62, and cheaper than a division


@inner
def is_single(cards: Any) -> bool:
    """Whether it is a set of just one card."""
    return bool(cards != EMPTY and without_lowest(cards) == EMPTY and cards & EVERY_KIND != EMPTY)


# For `kind_at`: sums of cards side by side in one word, first of four kinds each, twelve bits a sum …
_3, _6, _12, _24, _48 = np.uint64(3), np.uint64(6), np.uint64(12), np.uint64(24), np.uint64(48)
_EVERY_SECOND = np.uint64(sum(7 << 6 * pair for pair in range(10)))
_EVERY_FOURTH = np.uint64(sum(63 << 12 * four for four in range(5)))
_FOURS = np.uint64(sum(1 << 12 * four for four in range(5)))
_FOURS_SIGNS = np.uint64(sum(1 << 12 * four + 11 for four in range(5)))
_LOW_12, _LOW_60 = np.uint64((1 << 12) - 1), np.uint64((1 << 60) - 1)
# … then of single kinds, eight bits a sum.
_5, _8, _10, _16 = np.uint64(5), np.uint64(8), np.uint64(10), np.uint64(16)
_SECOND, _THIRD = np.uint64(0o70), np.uint64(0o700)
_SINGLES, _SINGLES_SIGNS, _LOW_24 = np.uint64(0x010101), np.uint64(0x808080), np.uint64(0xFFFFFF)


@inner
def kind_at(cards: Any, place: Any) -> Any:
    """The kind of the card at a place, when all cards lie in a row, lowest kind first.

    Without a search: all sums of kinds 0 … 3, 0 … 7, … are made and compared with the place side by side in one word,
    then those within the four kinds where it lies. (Half as long as a binary search, and the same way for all.)
    """
    cards, place = np.uint64(cards), np.uint64(place)
    sums = (cards & _EVERY_SECOND) + ((cards >> _3) & _EVERY_SECOND)
    sums = (sums & _EVERY_FOURTH) + ((sums >> _6) & _EVERY_FOURTH)
    sums += (sums << _12) & _LOW_60
    sums += (sums << _24) & _LOW_60
    sums += (sums << _48) & _LOW_60
    fours = count((place * _FOURS + _FOURS_SIGNS - sums) & _FOURS_SIGNS)  # a sign stays where the sum is not above
    if fours > 0:
        place -= (sums >> np.uint64(12 * (fours - 1))) & _LOW_12
    four = cards >> np.uint64(12 * fours)
    sums = (four & _7) | (four & _SECOND) << _5 | (four & _THIRD) << _10
    sums += sums << _8
    sums += sums << _16
    return 4 * fours + count((place * _SINGLES + _SINGLES_SIGNS - (sums & _LOW_24)) & _SINGLES_SIGNS)

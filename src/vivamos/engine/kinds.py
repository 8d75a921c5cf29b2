"""Sets of cards with copies: how many of each kind, three bits a kind, in one `uint64`.

Kind `k` (0 … 20) has its number (at most 7) in bits 3k … 3k+2, so adding cards to a set is adding numbers, and a
hand is one word. A set of kinds (without copies) has bit 3k for kind `k`.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from vivamos.engine.bits import ONE, count
from vivamos.engine.compiled import compiled

MOST_KINDS = 21
EVERY_KIND = np.uint64(sum(1 << 3 * kind for kind in range(MOST_KINDS)))

_2, _7 = np.uint64(2), np.uint64(7)


@compiled
def one(kind: Any) -> Any:
    """The set of one card of this kind."""
    return ONE << np.uint64(3 * kind)


@compiled
def several(kind: Any, copies: Any) -> Any:
    """The set of so many cards of this kind."""
    return np.uint64(copies) << np.uint64(3 * kind)


@compiled
def copies_of(cards: Any, kind: Any) -> Any:
    """How many cards of this kind are in the set."""
    return np.int64((cards >> np.uint64(3 * kind)) & _7)


@compiled
def kinds_of(cards: Any) -> Any:
    """The kinds of which at least one card is in the set."""
    return (cards | cards >> ONE | cards >> _2) & EVERY_KIND


@compiled
def how_many(cards: Any) -> Any:
    """All cards of a set."""
    return count(cards & EVERY_KIND) + 2 * count((cards >> ONE) & EVERY_KIND) + 4 * count((cards >> _2) & EVERY_KIND)


@compiled
def kind_at(cards: Any, place: Any) -> Any:
    """The kind of the card at a place, when all cards lie in a row, lowest kind first. A binary search."""
    kind = 0
    half = 16
    while half > 0:
        before = how_many(cards & (one(half) - ONE))
        if place >= before:
            place -= before
            kind += half
            cards = cards >> np.uint64(3 * half)
        half >>= 1
    return kind

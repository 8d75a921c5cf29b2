"""Sets of cards as the bits of a `uint64`: card `i` is bit `i`.

The counting helpers are single machine instructions on the CPU and on the GPU. Where Numba is switched
off they have plain Python twins, chosen once here.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import types
from numba.extending import intrinsic

from vivamos.engine import sets
from vivamos.engine.compiled import PLAIN_PYTHON, compiled, inner
from vivamos.engine.uncompiled import set_twin

__all__ = [
    "EMPTY",
    "ONE",
    "bit",
    "count",
    "first_cards",
    "has",
    "lowest",
    "nth",
    "without_lowest",
    "write_moves",
]

EMPTY = np.uint64(0)
ONE = np.uint64(1)


def _without_lowest(cards: Any) -> Any:
    """The set less its lowest card; an empty one stays empty."""
    whole = int(cards)
    return np.uint64(whole & (whole - 1) if whole else 0)


if PLAIN_PYTHON:
    count = sets.count
    lowest = sets.lowest
    without_lowest = _without_lowest

else:

    @intrinsic  # type: ignore[untyped-decorator]
    def _count_bits(typing: Any, cards: Any) -> Any:
        def code(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            return builder.ctpop(arguments[0])

        return types.int64(types.uint64), code

    @intrinsic  # type: ignore[untyped-decorator]
    def _trailing_zeros(typing: Any, cards: Any) -> Any:
        def code(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            return builder.cttz(arguments[0], context.get_constant(types.boolean, True))

        return types.int64(types.uint64), code

    @compiled
    def count(cards: Any) -> int:
        """How many cards are in the set."""
        found: int = _count_bits(np.uint64(cards))
        return found

    @compiled
    def lowest(cards: Any) -> int:
        """The lowest card of a set that is not empty."""
        found: int = _trailing_zeros(np.uint64(cards))
        return found

    @compiled
    def without_lowest(cards: Any) -> Any:
        """The set less its lowest card; an empty one stays empty."""
        return cards & (cards - ONE)

    set_twin(count, sets.count)
    set_twin(lowest, sets.lowest)
    set_twin(without_lowest, _without_lowest)


@compiled
def bit(card: Any) -> Any:
    """The set that holds just this card."""
    return ONE << np.uint64(card)


@inner
def has(cards: Any, card: Any) -> bool:
    """Whether the card is in the set."""
    return bool((cards >> np.uint64(card)) & ONE != EMPTY)


@compiled
def first_cards(n: Any) -> Any:
    """The set of the cards 0 … n-1 (n at most 63)."""
    return (ONE << np.uint64(n)) - ONE


@inner
def nth(cards: Any, n: Any) -> Any:
    """The card with `n` lower ones below it in the set."""
    for _ in range(n):
        cards = without_lowest(cards)
    return lowest(cards)


@inner
def write_moves(cards: Any, first: Any, out: Any, n: Any) -> Any:
    """Write `first + card` for every card of the set to `out[n]`, `out[n + 1]`, …; returns how many are there then."""
    while cards != EMPTY:
        out[n] = first + lowest(cards)
        cards = without_lowest(cards)
        n += 1
    return n

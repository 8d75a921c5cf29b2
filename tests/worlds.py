"""Worlds that `redeal` deals, each different one once: to name all its cards costs far more than to deal it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

import numpy as np

from vivamos.engine.table import Table


def redealt(table: Table, seat: int, words: Iterable[int]) -> list[tuple[Any, int]]:
    """The states that a seat (-1: a spectator) cannot tell from this one, dealt from these random words, and how often
    each came. What they have of the generator is left out.
    """
    redeal, found = table.game.knowledge.redeal, Counter[bytes]()
    for word in words:
        states = table.position()
        redeal(states[0], seat, np.uint64(word))
        states["rng"] = 0
        found[states.tobytes()] += 1
    kind = table.position().dtype
    return [(np.frombuffer(state, kind).copy()[0], number) for state, number in found.items()]

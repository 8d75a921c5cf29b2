"""Results that many games share: who has most, and how far one is above the table."""

from __future__ import annotations

import numpy as np

from vivamos.engine.compiled import compiled, inner
from vivamos.engine.state import Number, Vector

__all__ = ["above_average", "seats_with_most"]


@compiled
def seats_with_most(values: Vector, players: Number) -> Number:
    """The seats with the highest value, as bits; more than one on a tie."""
    most, found = np.int64(values[0]), 0
    for seat in range(len(values)):  # not range(players): for a GPU that would be unrolled a hundredfold
        value = np.int64(values[seat])
        if seat < players and value > most:
            most, found = value, 0
        if seat < players and value == most:
            found |= 1 << seat
    return found


@inner
def above_average(values: Vector, players: Number, out: Vector) -> None:
    """By how much each seat is above the average of all; adds up to zero."""
    average = 0.0
    for seat in range(players):
        average += values[seat] / players
    for seat in range(players):
        out[seat] = values[seat] - average

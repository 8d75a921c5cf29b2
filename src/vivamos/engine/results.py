"""Results that many games share: who has most, and how far one is above the table."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from vivamos.engine.compiled import compiled, inner, taking_functions
from vivamos.engine.state import Number, State, Vector

__all__ = ["above_average", "seats_with_best", "seats_with_most", "total_scores"]


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


@taking_functions
def seats_with_best(s: State, worth: Callable[[State, Number], Number]) -> Number:
    """The seats for which `worth(s, seat)` is highest, as bits; more than one on a tie."""
    best, found = worth(s, 0), 0
    for seat in range(s.players):
        here = worth(s, seat)
        if here > best:
            best, found = here, 0
        if here == best:
            found |= 1 << seat
    return found


@compiled
def total_scores(s: State, out: Vector) -> None:
    """The `scores` of a game that keeps them in a field `totals`."""
    for seat in range(s.players):
        out[seat] = s.totals[seat]


@inner
def above_average(values: Vector, players: Number, out: Vector) -> None:
    """By how much each seat is above the average of all; adds up to zero."""
    average = 0.0
    for seat in range(players):
        average += values[seat] / players
    for seat in range(players):
        out[seat] = values[seat] - average

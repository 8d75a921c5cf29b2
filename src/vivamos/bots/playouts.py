"""Moves played on by a learned policy, compiled: many playouts go on together, a decision at a time.

The same worlds are dealt for every move that is tried, so that the moves compare in pairs.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from vivamos.bots.results import result
from vivamos.bots.rule_of_thumb import action_id, without_never
from vivamos.engine.compiled import compiled, inner
from vivamos.engine.dispatch import apply, legal, observe, redeal, utility
from vivamos.engine.rng import following, mixed
from vivamos.engine.state import OVER

_11 = np.uint64(11)


@inner
def share_of(word: Any) -> Any:
    """A number from 0 up to 1, from a random word."""
    return np.float64(word >> _11) / 9007199254740992.0  # 2^53


@inner
def weights_of(logits: Any, moves: Any, n: Any, weights: Any) -> Any:
    """How likely each of the legal moves is to be made, and what these weights add up to (softmax)."""
    most = logits[moves[0]]
    for k in range(n):
        most = max(most, logits[moves[k]])
    total = 0.0
    for k in range(n):
        weights[k] = np.exp(np.float64(logits[moves[k]] - most))
        total += weights[k]
    return total


@inner
def drawn(weights: Any, n: Any, total: Any, word: Any) -> Any:
    """The number of a move drawn by its weight."""
    left = share_of(word) * total
    for k in range(n - 1):
        left -= weights[k]
        if left < 0.0:
            return k
    return n - 1


@compiled
def likely_moves(s: Any, logits: Any, moves: Any, weights: Any) -> Any:
    """The legal moves that somebody of good will makes, and the chance of each; returns how many there are."""
    n = without_never(s, moves, legal(s, moves))
    total = weights_of(logits, moves, n, weights)
    for k in range(n):
        weights[k] /= total
    return n


@compiled
def begin_playouts(
    root: Any, states: Any, playing: Any, counters: Any, worlds: Any, tried: Any, mover: Any, counter: Any
) -> Any:
    """Deal so many worlds, each once for every move that is tried: playout `move * worlds + world`."""
    for k in range(worlds):
        counter = following(counter)
        states[k] = root[0]
        redeal(states[k], mover, mixed(counter))
        counters[k] = mixed(~counter)
        for move in range(1, tried):
            states[move * worlds + k] = states[k]
            counters[move * worlds + k] = counters[k]
    for row in range(worlds * tried):
        playing[row] = row
    return counter


@compiled
def go_on(
    states: Any, playing: Any, n: Any, first: Any, said: Any, scale: Any, ending: Any, moves: Any, counts: Any,
    counters: Any, weights: Any, observations: Any, mover: Any, rounds: Any, winning: Any, worth: Any, values: Any,
) -> Any:  # fmt: skip
    """One decision in each of the `n` playouts that go on, whose rows are in `playing`; returns how many still do.

    The decision is the one in `first`, if that has any, else drawn by what the policy has said. `values` has what the
    mover got in those that ended: with the round, or, when it is time for `ending`, where the mover is to decide again,
    by what the policy expects there.
    """
    kept = 0
    for i in range(n):
        row = playing[i]
        s = states[row]
        if len(first) > 0:
            action = action_id(first[row])
        elif ending and s.seat == mover:
            utility(s, worth)
            values[row] = worth[mover] + scale * said[i, said.shape[1] - 1]
            continue
        else:
            counters[row] = following(counters[row])
            total = weights_of(said[i], moves[i], counts[i], weights)
            action = action_id(moves[i, drawn(weights, counts[i], total, mixed(counters[row]))])
        apply(s, action)
        if s.seat == OVER or s.rounds != rounds:
            result(s, winning, worth)
            values[row] = worth[mover]
            continue
        playing[kept] = row
        seat: Any = np.int64(s.seat)
        observe(s, seat, observations[kept])
        counts[kept] = legal(s, moves[kept])
        kept += 1
    return kept

"""Compiled ways to choose a move without looking ahead: at random, or by a game's rule of thumb (its `advice.py`)."""

from __future__ import annotations

from typing import Any

import numpy as np

from vivamos.engine.compiled import compiled, inner
from vivamos.engine.dispatch import apply, legal, never_made, rate_move
from vivamos.engine.rng import below, following, mixed
from vivamos.engine.state import OVER

CERTAIN = 1 << 16  # chances are counted in 65,536ths


@inner
def action_id(number: Any) -> Any:
    """A number of a small type as an action id: compiled code has one type for all of them."""
    return np.int64(number)


@compiled
def happens(counter: Any, chance: Any) -> bool:
    """Whether something with this chance (of CERTAIN) comes about."""
    return bool(below(mixed(counter), CERTAIN) < chance)


@inner
def without_never(s: Any, moves: Any, n: Any) -> Any:
    """Take the moves out of a list that nobody makes, unless there are no others; returns how many are left."""
    kept = 0
    for i in range(n):
        if not never_made(s, action_id(moves[i])):
            moves[kept] = moves[i]
            kept += 1
    return kept if kept > 0 else n


@inner
def best_by_rule(s: Any, moves: Any, n: Any, notice: Any, counter: Any) -> Any:
    """The best rated of the moves that are noticed (each with the chance `notice`); one of the best at random."""
    best = np.int64(-(1 << 40))
    found = action_id(moves[0])
    alike = 0
    for i in range(n):
        counter = following(counter)
        if notice < CERTAIN and not happens(counter, notice):
            continue
        value = np.int64(rate_move(s, action_id(moves[i])))
        if value > best:
            best, found, alike = value, action_id(moves[i]), 1
        elif value == best:
            alike += 1
            if below(mixed(counter ^ np.uint64(alike)), alike) == 0:
                found = action_id(moves[i])
    if alike == 0:  # nothing was noticed
        return action_id(moves[below(mixed(counter), n)])
    return found


@inner
def play_on(s: Any, moves: Any, rule_of_thumb: Any, counter: Any) -> Any:
    """Play to the end of the round: by rule of thumb with that chance, else at random. Returns the counter."""
    rounds = s.rounds
    while s.seat != OVER and s.rounds == rounds:
        counter = following(counter)
        apply(s, some_move(s, moves, legal(s, moves), rule_of_thumb, counter))
    return counter


@inner
def some_move(s: Any, moves: Any, n: Any, rule_of_thumb: Any, counter: Any) -> Any:
    """A move of a playout: by rule of thumb with the chance `rule_of_thumb`, else at random."""
    action = action_id(moves[below(mixed(~counter), n)])
    if n > 1 and rule_of_thumb > 0 and (happens(counter, rule_of_thumb) or never_made(s, action)):
        return best_by_rule(s, moves, n, CERTAIN, counter)
    return action


@compiled
def choose_by_rule(s: Any, moves: Any, notice: Any, counter: Any) -> Any:
    """One decision by rule of thumb."""
    n = without_never(s, moves, legal(s, moves))
    return best_by_rule(s, moves, n, notice, counter)

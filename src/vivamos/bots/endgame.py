"""Exact search of the end of a round in one world: all cards are open, every seat does its best (max^n)."""

from __future__ import annotations

from typing import Any

import numpy as np

from vivamos.bots.results import MOST_SEATS, result
from vivamos.bots.rule_of_thumb import action_id
from vivamos.engine.compiled import compiled, inner
from vivamos.engine.dispatch import apply, legal
from vivamos.engine.game import Game
from vivamos.engine.state import OVER

MOST_PLIES = 24  # decisions that are looked ahead
TOO_LONG = -1


def room_for(game: Game) -> tuple[Any, ...]:
    """The rows that `solve` works on."""
    rules, plies = game.rules, MOST_PLIES + 1
    return (
        np.zeros(plies, rules.STATE),
        np.zeros((plies, rules.MOST_MOVES), np.int16),
        np.zeros(plies, np.int64),
        np.zeros(plies, np.int64),
        np.zeros((plies, MOST_SEATS)),
    )


@compiled
def solve(plies: Any, moves: Any, numbers: Any, tried: Any, values: Any, winning: Any, budget: Any) -> Any:
    """Solve the round from `plies[0]`: what each seat gets is in `values[0]`. Returns the moves made, or TOO_LONG.

    `plies`, `moves`, `numbers`, `tried` and `values` have a row for each ply.
    """
    rounds = plies[0].rounds
    made = 0
    depth = 0
    numbers[0] = legal(plies[0], moves[0])
    tried[0] = 0
    while True:
        if tried[depth] == numbers[depth]:
            if depth == 0:
                return made
            depth -= 1
            offer(plies[depth], tried[depth] == 0, values[depth], values[depth + 1])
            tried[depth] += 1
            continue
        made += 1
        if made > budget or depth == MOST_PLIES - 1:
            return TOO_LONG
        plies[depth + 1] = plies[depth]
        after = plies[depth + 1]
        apply(after, action_id(moves[depth, tried[depth]]))
        depth += 1
        if after.seat == OVER or after.rounds != rounds:
            result(after, winning, values[depth])
            tried[depth] = 0
            numbers[depth] = 0
        else:
            numbers[depth] = legal(after, moves[depth])
            tried[depth] = 0


@inner
def offer(s: Any, is_first: Any, best: Any, worth: Any) -> None:
    """The seat to move takes the better outcome for itself."""
    if is_first or worth[s.seat] > best[s.seat]:
        for seat in range(s.players):
            best[seat] = worth[seat]

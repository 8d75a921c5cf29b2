"""The compiled loops of a batch on the CPU: each goes through some rows, a row being a game.

One pass does it all while a state is in the processor's cache: the decision, what follows from it, the new game where
one has ended, and the observation and the legal moves of whoever decides next.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from vivamos.bots.results import result
from vivamos.bots.rule_of_thumb import action_id, best_by_rule, without_never
from vivamos.engine.compiled import compiled, inner
from vivamos.engine.dispatch import apply, legal, observe, scores, start, utility, winners
from vivamos.engine.rng import below, first_counter, following, game_seed, mixed, stream
from vivamos.engine.state import OVER

ALL_LEGAL = -1
_32 = np.uint64(32)


@inner
def seed_of_row(seed: Any, row: Any, number: Any) -> Any:
    """The seed of the `number`-th game in a row: the first is game `row` of a simulation under the same seed."""
    return game_seed(seed, np.uint64(row) | np.uint64(number) << _32)


@inner
def new_game(states: Any, i: Any, blanks: Any, kinds: Any, numbers: Any, seed: Any, worth: Any) -> None:
    """Deal the next game of a row."""
    states[i] = blanks[kinds[i]]
    s = states[i]
    s.rng = first_counter(seed_of_row(seed, i, numbers[i]))
    start(s)
    utility(s, worth[i])


@inner
def show(s: Any, i: Any, seats: Any, observations: Any, mask: Any, moves: Any, counts: Any) -> None:
    """What the seat to move knows, and what it may do."""
    seats[i] = s.seat
    mover: Any = np.int64(s.seat)
    observe(s, mover, observations[i])
    may = mask[i]
    listed = moves[i]
    for k in range(counts[i]):  # those of the last decision: far fewer than there are actions
        may[listed[k]] = False
    n = legal(s, listed)
    for k in range(n):
        may[listed[k]] = True
    counts[i] = n


@compiled
def find_illegal(first: Any, last: Any, actions: Any, moves: Any, counts: Any) -> Any:
    """The first row whose action is not among its legal moves, or ALL_LEGAL."""
    for i in range(first, last):
        action = np.int64(actions[i])
        found = False
        for k in range(counts[i]):
            if np.int64(moves[i, k]) == action:
                found = True
                break
        if not found:
            return i
    return ALL_LEGAL


@compiled
def step_rows(
    first: Any, last: Any, beginning: Any, seed: Any, winning: Any, actions: Any, states: Any, blanks: Any, kinds: Any,
    numbers: Any, worth: Any, after: Any, decisions: Any, seats: Any, observations: Any, mask: Any, moves: Any,
    counts: Any, rewards: Any, done: Any, final: Any, won: Any, lengths: Any,
) -> None:  # fmt: skip
    """One decision in each of the rows `first` … `last - 1`, or, at the `beginning`, their first games.

    `after` is room for a number a seat. (One function for both, so that the rules are compiled into it just once.)
    """
    for i in range(first, last):
        s = states[i]
        over = beginning
        if not beginning:
            apply(s, action_id(actions[i]))
            result(s, winning, after)
            for seat in range(s.players):
                rewards[i, seat] = after[seat] - worth[i, seat]
                worth[i, seat] = after[seat]
            decisions[i] += 1
            over = s.seat == OVER
            done[i] = over
            if over:
                scores(s, final[i])
                won[i] = winners(s)
                lengths[i] = decisions[i]
                decisions[i] = 0
                numbers[i] += 1
        if over:
            new_game(states, i, blanks, kinds, numbers, seed, worth)
        show(s, i, seats, observations, mask, moves, counts)


@compiled
def pick_at_random(first: Any, last: Any, seed: Any, step: Any, moves: Any, counts: Any, actions: Any) -> None:
    """A legal action for each row, all equally likely: the same for the same seed, row and step."""
    word = stream(seed, step)
    for i in range(first, last):
        counter = following(word ^ mixed(np.uint64(i)))
        actions[i] = moves[i, below(mixed(counter), counts[i])]


@compiled
def observe_all_rows(first: Any, last: Any, states: Any, out: Any) -> None:
    """What every seat knows, for each row: the seat to move first, then the others clockwise."""
    for i in range(first, last):
        s = states[i]
        seat: Any = np.int64(s.seat)
        for ahead in range(s.players):
            observe(s, (seat + ahead) % s.players, out[i, ahead])


@compiled
def follow_thumb_rows(
    first: Any, last: Any, seed: Any, step: Any, notice: Any, states: Any, moves: Any, counts: Any, room: Any,
    actions: Any,
) -> None:  # fmt: skip
    """The move by rule of thumb for the rows whose `notice` is above 0; `room` is for a list of moves."""
    word = stream(~seed, step)
    for i in range(first, last):
        if notice[i] > 0:
            for k in range(counts[i]):
                room[k] = moves[i, k]
            n = without_never(states[i], room, np.int64(counts[i]))
            counter = following(word ^ mixed(np.uint64(i)))
            actions[i] = best_by_rule(states[i], room, n, np.int64(notice[i]), counter)

"""The CUDA kernels of a batch: one thread a row. Imported only where a GPU (or Numba's simulator of one) is wanted.

They do what `stepping.py` does on the CPU, with the very functions of a game's `rules.py` and `knowledge.py`.
"""

from __future__ import annotations

from collections.abc import Callable
from types import FunctionType
from typing import Any, NamedTuple

import numpy as np
from numba import cuda, float64, int16

from vivamos.bots import rule_of_thumb
from vivamos.bots.results import MOST_SEATS, add_win
from vivamos.engine.game import Game
from vivamos.engine.rng import below, first_counter, following, game_seed, mixed, stream
from vivamos.engine.state import OVER

_32 = np.uint64(32)


class Kernels(NamedTuple):
    """What is run on the GPU, for one game."""

    begin: Any
    step: Any
    find_illegal: Any
    pick: Any
    observe_all: Any
    follow_thumb: Any


def _for_gpu(function: Any, **own: Any) -> Callable[..., Any]:
    """A generic function for the GPU, with a game's own functions for those of `engine.dispatch`, which is for CPUs."""
    source = getattr(function, "py_func", function)
    bound = FunctionType(source.__code__, {**source.__globals__, **own}, source.__name__)
    made: Callable[..., Any] = cuda.jit(device=True)(bound)
    return made


def build(game: Game) -> Kernels:
    """The kernels of a game. (Closures are fine here: nothing is cached on disk for a GPU.)"""
    rules, observe = game.rules, game.knowledge.observe
    state, most_moves, actions_of_game = rules.STATE, rules.MOST_MOVES, rules.ACTIONS
    start, legal, act, advance = rules.start, rules.legal, rules.act, rules.advance
    scores, winners, utility = rules.scores, rules.winners, rules.utility

    without_never = _for_gpu(rule_of_thumb.without_never, rate_move=game.advice.rate_move)
    best_by_rule = _for_gpu(rule_of_thumb.best_by_rule, rate_move=game.advice.rate_move)

    @cuda.jit  # type: ignore[untyped-decorator]
    def begin(
        seed: Any, states: Any, blanks: Any, kinds: Any, numbers: Any, worth: Any, decisions: Any, seats: Any,
        observations: Any, mask: Any,
    ) -> None:  # fmt: skip
        own = cuda.local.array(1, state)
        moves = cuda.local.array(most_moves, int16)
        s = own[0]
        for i in range(cuda.grid(1), seats.size, cuda.gridsize(1)):
            own[0] = blanks[kinds[i]]
            numbers[i] = 0
            decisions[i] = 0
            s.rng = first_counter(game_seed(seed, np.uint64(i)))
            start(s)
            utility(s, worth[i])
            seats[i] = s.seat
            observe(s, np.int64(s.seat), observations[i])
            for action in range(actions_of_game):
                mask[i, action] = False
            n = legal(s, moves)
            for k in range(n):
                mask[i, moves[k]] = True
            states[i] = own[0]

    @cuda.jit  # type: ignore[untyped-decorator]
    def step(
        seed: Any, winning: Any, actions: Any, states: Any, blanks: Any, kinds: Any, numbers: Any, worth: Any,
        decisions: Any, seats: Any, observations: Any, mask: Any, rewards: Any, done: Any, final: Any, won: Any,
        lengths: Any,
    ) -> None:  # fmt: skip
        own = cuda.local.array(1, state)
        moves = cuda.local.array(most_moves, int16)
        after = cuda.local.array(MOST_SEATS, float64)
        s = own[0]
        for i in range(cuda.grid(1), seats.size, cuda.gridsize(1)):
            own[0] = states[i]
            n = legal(s, moves)
            for k in range(n):  # far fewer than there are actions
                mask[i, moves[k]] = False
            s.drawn = 0
            act(s, np.int64(actions[i]))
            while s.pending != 0:
                advance(s)
            over = s.seat == OVER
            utility(s, after)
            if over:
                add_win(np.int64(s.players), np.int64(winners(s)), winning, after)
            for seat in range(s.players):
                rewards[i, seat] = after[seat] - worth[i, seat]
                worth[i, seat] = after[seat]
            decisions[i] += 1
            done[i] = over
            if over:
                scores(s, final[i])
                won[i] = winners(s)
                lengths[i] = decisions[i]
                decisions[i] = 0
                numbers[i] += 1
                own[0] = blanks[kinds[i]]
                s.rng = first_counter(game_seed(seed, np.uint64(i) | np.uint64(numbers[i]) << _32))
                start(s)
                utility(s, worth[i])
            seats[i] = s.seat
            observe(s, np.int64(s.seat), observations[i])
            n = legal(s, moves)
            for k in range(n):
                mask[i, moves[k]] = True
            states[i] = own[0]

    @cuda.jit  # type: ignore[untyped-decorator]
    def find_illegal(actions: Any, mask: Any, found: Any) -> None:
        for i in range(cuda.grid(1), actions.size, cuda.gridsize(1)):
            action = np.int64(actions[i])
            if action < 0 or action >= actions_of_game or not mask[i, action]:
                cuda.atomic.min(found, 0, i)

    @cuda.jit  # type: ignore[untyped-decorator]
    def pick(seed: Any, number: Any, states: Any, actions: Any) -> None:
        own = cuda.local.array(1, state)
        moves = cuda.local.array(most_moves, int16)
        s = own[0]
        word = stream(seed, number)
        for i in range(cuda.grid(1), actions.size, cuda.gridsize(1)):
            own[0] = states[i]
            n = legal(s, moves)
            actions[i] = moves[below(mixed(following(word ^ mixed(np.uint64(i)))), n)]

    @cuda.jit  # type: ignore[untyped-decorator]
    def observe_all(states: Any, out: Any) -> None:
        own = cuda.local.array(1, state)
        s = own[0]
        for i in range(cuda.grid(1), out.shape[0], cuda.gridsize(1)):
            own[0] = states[i]
            for ahead in range(s.players):
                observe(s, (np.int64(s.seat) + ahead) % s.players, out[i, ahead])

    @cuda.jit  # type: ignore[untyped-decorator]
    def follow_thumb(seed: Any, number: Any, notice: Any, states: Any, actions: Any) -> None:
        own = cuda.local.array(1, state)
        moves = cuda.local.array(most_moves, int16)
        s = own[0]
        word = stream(~seed, number)
        for i in range(cuda.grid(1), notice.size, cuda.gridsize(1)):
            if notice[i] > 0:
                own[0] = states[i]
                n = without_never(s, moves, np.int64(legal(s, moves)))
                counter = following(word ^ mixed(np.uint64(i)))
                actions[i] = best_by_rule(s, moves, n, np.int64(notice[i]), counter)

    return Kernels(begin, step, find_illegal, pick, observe_all, follow_thumb)

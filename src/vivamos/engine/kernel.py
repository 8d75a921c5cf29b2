"""The CUDA kernel. Imported only where a GPU (or Numba's simulator of one) is wanted: see engine/cuda.py.

It calls the very functions of a game's `rules.py`; nothing of a rule is written here.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import config, cuda, int16

from vivamos.engine.batch import MOST_DECISIONS
from vivamos.engine.contract import Rules
from vivamos.engine.dispatch import MISPLACED
from vivamos.engine.rng import below, first_counter, following, game_seed, mixed, player_counter
from vivamos.engine.state import OVER


def build(rules: Rules, checked: bool) -> Any:
    """A kernel that plays one game a thread. (A closure is fine here: nothing is cached on disk for a GPU.)

    With `checked` all invariants are looked at after every decision; the first that does not hold ends the game and is
    its result in place of the winners.
    """
    state, most_moves = rules.STATE, rules.MOST_MOVES
    start, legal, act, advance, check = rules.start, rules.legal, rules.act, rules.advance, rules.check
    scores, winners, is_misplaced = rules.scores, rules.winners, rules.is_misplaced
    # Fewer registers let more games run at once; for the larger games they would spill (measured on an H200).
    small = rules.STATE.itemsize <= 256 and not config.ENABLE_CUDASIM
    limits = {"max_registers": 96} if small else {}

    @cuda.jit(**limits)  # type: ignore[untyped-decorator]
    def play(blank: Any, seed: Any, first: Any, out: Any, result: Any, lengths: Any) -> None:
        # Local memory: three times as fast as a state left in global memory.
        states = cuda.local.array(1, state)
        moves = cuda.local.array(most_moves, int16)
        s = states[0]
        # A grid-stride loop, though the grid is as large as the batch: a fifth faster for short games than an `if`.
        for i in range(cuda.grid(1), lengths.size, cuda.gridsize(1)):
            states[0] = blank[0]
            own_seed = game_seed(seed, first + i)
            s.rng = first_counter(own_seed)
            start(s)
            random_players = player_counter(own_seed)
            decisions = 0
            broken = 0
            if checked:
                broken = MISPLACED if is_misplaced(s) else check(s)
            while s.seat != OVER and decisions < MOST_DECISIONS and broken == 0:
                n = legal(s, moves)
                random_players = following(random_players)
                s.drawn = 0
                act(s, np.int64(moves[below(mixed(random_players), n)]))
                while s.pending != 0:
                    advance(s)
                decisions += 1
                if checked:
                    broken = MISPLACED if is_misplaced(s) else check(s)
            scores(s, out[i])
            result[i] = broken if checked else winners(s)
            lengths[i] = decisions

    return play

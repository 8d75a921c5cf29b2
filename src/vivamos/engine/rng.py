"""The generator: splitmix64, one 64-bit counter and a mixing function.

The same seed gives the same numbers compiled, uncompiled and on a GPU, bit for bit.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from vivamos.engine.compiled import PLAIN_PYTHON, compiled, inner
from vivamos.engine.uncompiled import set_twin

__all__ = ["below"]

STEP = 0x9E3779B97F4A7C15
MIX_1 = 0xBF58476D1CE4E5B9
MIX_2 = 0x94D049BB133111EB
WORD = (1 << 64) - 1

_STEP, _MIX_1, _MIX_2 = np.uint64(STEP), np.uint64(MIX_1), np.uint64(MIX_2)
_30, _27, _31, _32 = np.uint64(30), np.uint64(27), np.uint64(31), np.uint64(32)


# In Python with whole numbers: NumPy would warn at every wanted overflow.


def _following(counter: Any) -> Any:
    """The counter after this one."""
    return np.uint64((int(counter) + STEP) & WORD)


def _mixed(counter: Any) -> Any:
    """The random word that belongs to a counter."""
    z = int(counter)
    z = ((z ^ (z >> 30)) * MIX_1) & WORD
    z = ((z ^ (z >> 27)) * MIX_2) & WORD
    return np.uint64(z ^ (z >> 31))


if PLAIN_PYTHON:
    following, mixed = _following, _mixed

else:

    @compiled
    def following(counter: Any) -> Any:
        """The counter after this one."""
        return np.uint64(counter) + _STEP

    @compiled
    def mixed(counter: Any) -> Any:
        """The random word that belongs to a counter."""
        z = np.uint64(counter)
        z = (z ^ (z >> _30)) * _MIX_1
        z = (z ^ (z >> _27)) * _MIX_2
        return z ^ (z >> _31)

    set_twin(following, _following)
    set_twin(mixed, _mixed)


@inner
def below(word: Any, n: Any) -> Any:
    """A number 0 … n-1 from the upper half of a random word (off from even by less than n in 2^32)."""
    return np.int64(((word >> _32) * np.uint64(n)) >> _32)


@compiled
def stream(seed: Any, index: Any) -> Any:
    """The first counter of the `index`-th of many independent streams under one seed."""
    return mixed(mixed(np.uint64(seed)) ^ mixed(following(np.uint64(index))))


@compiled
def game_seed(seed: Any, index: Any) -> Any:
    """The seed of the `index`-th game of a run under one seed; small enough for every JSON reader."""
    return stream(seed, index) >> np.uint64(11)


@compiled
def first_counter(seed: Any) -> Any:
    """Where a game's own generator begins."""
    return mixed(np.uint64(seed))


@compiled
def player_counter(seed: Any) -> Any:
    """Where the random players of a game begin: a stream of their own, so that they never touch the deal."""
    return stream(seed, 1)

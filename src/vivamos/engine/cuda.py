"""Many games of random players at once on an NVIDIA GPU: one thread a game, its record in local memory.

It plays the same games as `engine/batch.py` under the same seed.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import numpy as np

from vivamos.engine.batch import Games, chunks
from vivamos.engine.errors import UsageError
from vivamos.engine.game import Game

LAUNCH = 1 << 20  # games of one launch
THREADS = 64  # games of one block; 128 and 256 were measured a little slower on an H200


@cache
def _numba_cuda() -> Any:
    """Numba's CUDA target; a UsageError says what is missing."""
    if not hasattr(np, "row_stack"):
        vars(np)["row_stack"] = np.vstack  # numba-cuda 0.30 wants it, NumPy 2.5 has it no more
    try:
        from numba import cuda
    except ImportError:
        cuda = None
    if cuda is None or not cuda.is_available():
        raise UsageError(
            "there is no CUDA device here: it needs an NVIDIA GPU, its driver and `pip install vivamos[cuda]`."
        )
    return cuda


def available() -> bool:
    """Whether games can be played on a GPU here."""
    try:
        return bool(_numba_cuda())
    except UsageError:
        return False


def device_name() -> str:
    """The GPU, in words."""
    name = _numba_cuda().get_current_device().name
    return name.decode() if isinstance(name, bytes) else str(name)


@cache
def _kernel(rules: Any) -> Any:
    _numba_cuda()
    from vivamos.engine.kernel import build

    return build(rules)


def simulate(game: Game, blank: Any, games: int, seed: int, launch: int = LAUNCH) -> Iterator[Games]:
    """Play `games` games on the GPU; yields the results piece by piece, in order."""
    cuda = _numba_cuda()
    kernel = _kernel(game.rules)
    players = int(blank[0].players)
    on_device = cuda.to_device(blank)
    for first, number in chunks(games, launch):
        out = cuda.device_array((number, players), np.int16)
        won = cuda.device_array(number, np.uint8)
        lengths = cuda.device_array(number, np.int32)
        kernel[(number + THREADS - 1) // THREADS, THREADS](on_device, np.uint64(seed), first, out, won, lengths)
        yield Games(out.copy_to_host(), won.copy_to_host(), lengths.copy_to_host())


def measure(game: Game, blank: Any, games: int, seed: int) -> tuple[int, float]:
    """Decisions made and seconds taken by `games` games in one launch, results left on the GPU."""
    cuda = _numba_cuda()
    kernel = _kernel(game.rules)
    players = int(blank[0].players)
    on_device = cuda.to_device(blank)
    out = cuda.device_array((games, players), np.int16)
    won = cuda.device_array(games, np.uint8)
    lengths = cuda.device_array(games, np.int32)
    begin, end = cuda.event(), cuda.event()
    begin.record()
    kernel[(games + THREADS - 1) // THREADS, THREADS](on_device, np.uint64(seed), 0, out, won, lengths)
    end.record()
    end.synchronize()
    return int(lengths.copy_to_host().sum(dtype=np.int64)), cuda.event_elapsed_time(begin, end) / 1000

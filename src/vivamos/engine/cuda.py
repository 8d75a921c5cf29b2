"""Many games of random players at once on an NVIDIA GPU: one thread a game, its state in local memory.

It plays the same games as `engine/batch.py` under the same seed.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from functools import cache
from typing import Any

import numpy as np

from vivamos.engine.batch import Games, broken_invariant, chunks
from vivamos.engine.errors import UsageError
from vivamos.engine.game import Game

LAUNCH = 1 << 20  # games of one launch
THREADS = 64  # games of one block; 128 and 256 were measured a little slower on an H200


@cache
def numba_cuda() -> Any:
    """Numba's CUDA target; a UsageError says what is missing."""
    if not hasattr(np, "row_stack"):
        vars(np)["row_stack"] = np.vstack  # numba-cuda 0.30 wants it, NumPy 2.5 has it no more
    try:
        from numba import cuda
    except ImportError:
        cuda = None
    if cuda is None or not cuda.is_available():
        raise UsageError("no-cuda-device")
    cuda.config.CUDA_LOW_OCCUPANCY_WARNINGS = 0  # a small batch is no mistake
    return cuda


def available() -> bool:
    """Whether games can be played on a GPU here."""
    try:
        return bool(numba_cuda())
    except UsageError:
        return False


def device_name() -> str:
    """The GPU, in words."""
    name = numba_cuda().get_current_device().name
    return name.decode() if isinstance(name, bytes) else str(name)


@cache
def _kernel(game: Game, checked: bool) -> Any:
    numba_cuda()
    from vivamos.engine.kernel import build

    return build(game.rules, checked)


def simulate(game: Game, blank: Any, games: int, seed: int) -> Iterator[Games]:
    """Play `games` games on the GPU; yields the results piece by piece, in order."""
    for first, number in chunks(games, LAUNCH):
        out, won, lengths, _ = _launch(game, blank, first, number, seed)
        yield Games(out.copy_to_host(), won.copy_to_host(), lengths.copy_to_host())


def check_invariants(game: Game, blank: Any, games: int, seed: int) -> Iterator[int]:
    """Play with `check` called at every decision; yields how many games are done."""
    for first, number in chunks(games, LAUNCH):
        _, broken, lengths, _ = _launch(game, blank, first, number, seed, checked=True)
        found = broken.copy_to_host()
        if found.any():
            at = int(found.argmax())
            raise broken_invariant(game, int(found[at]), seed, first + at, int(lengths.copy_to_host()[at]))
        yield number


def measure(game: Game, blank: Any, games: int, seed: int) -> tuple[int, float]:
    """Decisions made and seconds taken by `games` games in one launch, results left on the GPU."""
    _, _, lengths, seconds = _launch(game, blank, 0, games, seed)
    return int(lengths.copy_to_host().sum(dtype=np.int64)), seconds


def _launch(
    game: Game, blank: Any, first: int, games: int, seed: int, checked: bool = False
) -> tuple[Any, Any, Any, float]:
    """Play games `first`, `first + 1`, … of a run; scores, winners (or broken invariants), lengths, and seconds."""
    cuda = numba_cuda()
    kernel = _kernel(game, checked)
    out = cuda.device_array((games, int(blank[0].players)), np.int16)
    result = cuda.device_array(games, np.uint8)
    lengths = cuda.device_array(games, np.int32)
    on_device = cuda.to_device(blank)
    cuda.synchronize()
    began = time.perf_counter()
    blocks = (games + THREADS - 1) // THREADS
    kernel[blocks, THREADS](on_device, np.uint64(seed), first, out, result, lengths)
    cuda.synchronize()
    return out, result, lengths, time.perf_counter() - began

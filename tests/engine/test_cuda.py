"""The GPU plays the same games as the CPU. On a machine without one, Numba's simulator plays a few."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import Any

import numpy as np
import pytest

import vivamos
from vivamos.engine import batch, cuda
from vivamos.engine.game import Game

from building import blank_states, name_of, variants

GAMES = list(vivamos.catalogue().values())

SIMULATED = """
import sys
import vivamos
from vivamos.engine import batch, cuda
game = vivamos.game(sys.argv[1])
players = game.players[0]
blank = game.set_up(players, game.settle_options(None, players), game.deck)
here = next(batch.simulate(game, blank, 2, seed=3, threads=1))
there = next(cuda.simulate(game, blank, 2, seed=3))
assert sum(cuda.check_invariants(game, blank, 2, seed=3)) == 2
for part in ("scores", "winners", "lengths"):
    assert (getattr(here, part) == getattr(there, part)).all(), part
print("same")
"""


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_kernel_plays_the_same_games_in_the_simulator(game: Game) -> None:
    done = subprocess.run(
        [sys.executable, "-c", SIMULATED, game.id],
        capture_output=True,
        text=True,
        env=os.environ | {"NUMBA_ENABLE_CUDASIM": "1", "NUMBA_DISABLE_JIT": "1"},
    )
    assert done.stdout == "same\n", done.stderr


@pytest.mark.skipif(not cuda.available(), reason="there is no GPU here")
@pytest.mark.parametrize(
    ("game", "variant"),
    [(game, variant) for game in GAMES for variant in variants(game)],
    ids=[f"{game.id} {name_of(variant)}" for game in GAMES for variant in variants(game)],
)
def test_a_gpu_plays_the_same_games_as_the_cpu(game: Game, variant: Any) -> None:
    blank = blank_states(game, variant)
    games = 100_000
    here = list(batch.simulate(game, blank, games, seed=3))
    there = list(cuda.simulate(game, blank, games, seed=3))
    for part in ("scores", "winners", "lengths"):
        cpu, gpu = (np.concatenate([getattr(piece, part) for piece in pieces]) for pieces in (here, there))
        assert (cpu == gpu).all()

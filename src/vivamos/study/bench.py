"""How fast a game is: uncompiled, compiled on one core, on all cores, and on a GPU if there is one."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from vivamos.bots.playing import Setting
from vivamos.engine import batch, cuda
from vivamos.engine.errors import VivamosError

SECONDS = 0.4  # of one measurement
REPEATS = 3  # the best counts: these machines are noisy
GPU_MOVES = 1 << 30  # about so many in one launch, …
GPU_GAMES = 1 << 23  # … but never more games


@dataclass
class Speed:
    """Decisions a second, deals and everything else included, and how many decisions a game has."""

    moves_per_s: float
    moves_per_game: float

    @property
    def games_per_s(self) -> float:
        return self.moves_per_s / self.moves_per_game


def best(measure: Callable[[], Speed]) -> Speed:
    return max((measure() for _ in range(REPEATS)), key=lambda speed: speed.moves_per_s)


def one_core(setting: Setting, seconds: float = SECONDS) -> Speed:
    """Whole games in one thread, results written as in a simulation."""
    work = batch.workspace(setting.game, setting.blank)

    def play(games: int) -> tuple[int, float]:
        results = batch.Games.blank(games, setting.players)
        began = time.perf_counter()
        moves = batch.play_games(*work, np.uint64(1), 0, results.scores, results.winners, results.lengths)
        return moves, time.perf_counter() - began

    play(1)  # compiles
    return best(lambda: _for_about(play, seconds))


def all_cores(setting: Setting, seconds: float = SECONDS) -> Speed:
    def play(games: int) -> tuple[int, float]:
        began = time.perf_counter()
        moves = sum(int(piece.lengths.sum()) for piece in batch.simulate(setting.game, setting.blank, games, seed=1))
        return moves, time.perf_counter() - began

    play(1)
    return best(lambda: _for_about(play, seconds, least=16 * batch.CHUNK * batch.cores()))


def gpu(setting: Setting) -> Speed | None:
    if not cuda.available():
        return None
    games = 1 << 12
    moves, _ = cuda.measure(setting.game, setting.blank, games, seed=1)  # compiles
    games = min(GPU_GAMES, GPU_MOVES * games // moves)

    def play() -> Speed:
        moves, seconds = cuda.measure(setting.game, setting.blank, games, seed=1)
        return Speed(moves / seconds, moves / games)

    return best(play)


def uncompiled(setting: Setting) -> Speed:
    """The same functions in a process of their own where Numba is switched off."""
    done = subprocess.run(
        [sys.executable, "-m", "vivamos.study.bench", setting.game.package, str(setting.players)],
        capture_output=True,
        encoding="utf-8",
        env=os.environ | {"NUMBA_DISABLE_JIT": "1"},
    )
    if done.returncode:
        raise VivamosError("uncompiled-run-failed", why=done.stderr.strip().splitlines()[-1])
    return Speed(**json.loads(done.stdout))


def _for_about(play: Callable[[int], tuple[int, float]], seconds: float, least: int = 1) -> Speed:
    """Play so many games that it takes about this long."""
    games = least
    while True:
        moves, took = play(games)
        if took >= seconds / 2:
            return Speed(moves / took, moves / games)
        games = int(games * max(2.0, min(20.0, seconds / max(took, 1e-6))))


def _main(package: str, players: str) -> None:
    from vivamos.engine.game import load_game

    game = load_game(package)
    seats = int(players)
    setting = Setting(game, seats, game.settle_options(None, seats), game.deck)
    speed: Any = one_core(setting)
    print(json.dumps({"moves_per_s": speed.moves_per_s, "moves_per_game": speed.moves_per_game}))


if __name__ == "__main__":
    _main(*sys.argv[1:])

"""On a machine with an NVIDIA GPU: are its games those of the CPU, and how many moves a second does it make?

    python benchmarks/gpu.py [GAMES]

Plays GAMES (default: 200,000) of every game and number of players on both and compares scores, winners and
lengths of each; then measures the GPU alone. Exits with 1 if any game differs.
"""

from __future__ import annotations

import sys

import numpy as np

import vivamos
from vivamos.engine import batch, cuda
from vivamos.study import bench
from vivamos.study.simulation import Setting


def same_games(setting: Setting, games: int) -> bool:
    on_cpu = list(batch.simulate(setting.game, setting.blank, games, seed=3))
    on_gpu = list(cuda.simulate(setting.game, setting.blank, games, seed=3))
    return all(
        np.array_equal(*(np.concatenate([getattr(piece, part) for piece in pieces]) for pieces in (on_cpu, on_gpu)))
        for part in ("scores", "winners", "lengths")
    )


def main() -> int:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 200_000
    print(f"{cuda.device_name()}; {games:,} games of each kind compared")
    print("game        players  same as CPU  G moves/s  M games/s")
    all_same = True
    for game in vivamos.catalogue().values():
        for players in game.players:
            setting = Setting(game, players, game.settle_options(None, players), game.deck)
            same = same_games(setting, games)
            all_same &= same
            speed = bench.gpu(setting)
            assert speed is not None
            print(
                f"{game.id:<12}{players:>7}  {'yes' if same else 'NO':>11}"
                f"  {speed.moves_per_s / 1e9:>9.2f}  {speed.games_per_s / 1e6:>9.1f}",
                flush=True,
            )
    return 0 if all_same else 1


if __name__ == "__main__":
    sys.exit(main())

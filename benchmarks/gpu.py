"""On a machine with an NVIDIA GPU: are its games those of the CPU, do all invariants hold, and how fast is it?

    python benchmarks/gpu.py [GAMES [GAME …]]

For every game, or those named, and every combination of players and options, GAMES games (default: 100,000) are played
with all invariants checked at every decision. For every number of players as many are compared with the CPU's, score
by score, and the GPU alone is measured. Exits with 1 if anything is wrong.
"""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np

import vivamos
from vivamos.bots.playing import Setting
from vivamos.engine import batch, cuda
from vivamos.engine.game import Game
from vivamos.study import bench

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))
from building import combinations, name_of


def same_games(setting: Setting, games: int) -> bool:
    on_cpu = list(batch.simulate(setting.game, setting.blank, games, seed=3))
    on_gpu = list(cuda.simulate(setting.game, setting.blank, games, seed=3))
    return all(
        np.array_equal(*(np.concatenate([getattr(piece, part) for piece in pieces]) for pieces in (on_cpu, on_gpu)))
        for part in ("scores", "winners", "lengths")
    )


def invariants_hold(catalogue: list[Game], games: int) -> bool:
    all_hold = True
    for game in catalogue:
        checked = 0
        for players, options in combinations(game):
            try:
                blank = game.set_up(players, game.settle_options(options, players), game.deck)
            except vivamos.UsageError:
                continue  # a combination the game itself refuses
            try:
                sum(cuda.check_invariants(game, blank, games, seed=2))
                checked += 1
            except batch.BrokenInvariantError as error:
                print(f"{name_of((players, options))}: {error}", flush=True)
                all_hold = False
        print(f"{game.id}: invariants held in {games:,} games of each of {checked} combinations", flush=True)
    return all_hold


def main() -> int:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 100_000
    catalogue = [vivamos.game(name) for name in sys.argv[2:]] or list(vivamos.catalogue().values())
    print(f"{cuda.device_name()}; {games:,} games of each kind compared")
    print("game        players  same as CPU  G moves/s  M games/s")
    good = True
    for game in catalogue:
        for players in game.players:
            setting = Setting(game, players, game.settle_options(None, players), game.deck)
            same = same_games(setting, games)
            good &= same
            speed = bench.gpu(setting)
            assert speed is not None
            print(
                f"{game.id:<12}{players:>7}  {'yes' if same else 'NO':>11}"
                f"  {speed.moves_per_s / 1e9:>9.2f}  {speed.games_per_s / 1e6:>9.1f}",
                flush=True,
            )
    return 0 if good & invariants_hold(catalogue, games) else 1


if __name__ == "__main__":
    sys.exit(main())

"""Bots at work for a long time: no crash, no illegal move, no time limit passed by more than a fifth.

    python benchmarks/soak.py [DECISIONS] [GAME …]

For every game and level, DECISIONS decisions (default: 10,000) in games of all numbers of players and with every
option, the level in one seat and casual bots in the others. Then a search without end under a limit of 50 ms: how long
it took at the worst. Exits with 1 if anything is wrong.
"""

from __future__ import annotations

import sys
import time
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

import vivamos
from vivamos.bots.levels import LEVELS
from vivamos.engine.batch import cores

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))
from scripts import combinations

LIMIT = 0.05
TIMED = 400


def soak(job: tuple[str, str, int]) -> tuple[str, str, int, float, float, float]:
    """Decisions made, and the median, 95th percentile and longest time of one, in milliseconds."""
    game_id, level, wanted = job
    game = vivamos.game(game_id)
    settings = list(combinations(game))
    times: list[float] = []
    seed = 0
    while len(times) < wanted:
        players, options = settings[seed % len(settings)]
        seed += 1
        try:
            table = vivamos.deal(game_id, players, seed=seed, options=options)
        except vivamos.UsageError:
            continue  # a combination the game itself refuses
        bots = [vivamos.bot("casual", seed=seed + seat) for seat in range(players)]
        chosen = seed % players
        bots[chosen] = vivamos.bot(level, seed=seed)
        while not table.over and len(times) < wanted:
            seat = table.seat
            assert seat is not None
            began = time.perf_counter()
            move = bots[seat].choose(table)
            if seat == chosen:
                times.append(1000 * (time.perf_counter() - began))
            table.play(move)  # raises if it is illegal
    times.sort()
    return game_id, level, len(times), times[len(times) // 2], times[int(0.95 * len(times))], times[-1]


def timed(game_id: str) -> tuple[float, int, int]:
    """The longest decision under the limit (as a multiple of it), how many were above 1.2, and of how many."""
    bot = vivamos.bot("search:10000000", seconds=LIMIT)
    bot.choose(vivamos.deal(game_id, seed=0))  # the limit holds once all is compiled
    ratios: list[float] = []
    seed = 0
    while len(ratios) < TIMED:
        seed += 1
        table = vivamos.deal(game_id, seed=seed)
        others = vivamos.bot("casual", seed=seed)
        while not table.over and len(ratios) < TIMED:
            if table.seat == 0 and len(table.moves()) > 1:
                began = time.perf_counter()
                move = bot.choose(table)
                ratios.append((time.perf_counter() - began) / LIMIT)
                table.play(move)
            else:
                table.play(others.choose(table))
    return max(ratios), sum(ratio > 1.2 for ratio in ratios), len(ratios)


def main() -> int:
    wanted = int(sys.argv[1]) if len(sys.argv) > 1 else 10_000
    games = sys.argv[2:] or list(vivamos.catalogue())
    jobs: list[tuple[str, str, int]] = [(game, level, wanted) for game in games for level in LEVELS]
    print("game        level      decisions  median ms  95th  longest")
    with ProcessPoolExecutor(cores()) as pool:
        done: Any
        for done in pool.map(soak, jobs):
            print("{:<12}{:<11}{:>9,}  {:>9.2f}  {:>6.2f}  {:>7.1f}".format(*done), flush=True)
    late = 0
    for game in games:
        worst, above, number = timed(game)
        late += above
        said = f"at the worst x {worst:.2f}; {above} of {number} above x 1.2"
        print(f"{game:<12}limit of {1000 * LIMIT:.0f} ms: {said}", flush=True)
    return 1 if late else 0


if __name__ == "__main__":
    sys.exit(main())

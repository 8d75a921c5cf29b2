"""Bots at work for a long time: no crash, no illegal move, no time limit passed by more than a fifth.

    python benchmarks/soak.py [DECISIONS] [GAME …]

For every game and level, DECISIONS decisions (default: 10,000) in games of all numbers of players and with every
option, the level in one seat and casual bots in the others, on all cores. Then a search without end under a limit of
50 ms: how long it took at the worst. Exits with 1 if anything is wrong.
"""

from __future__ import annotations

import sys
import time
from concurrent.futures import ProcessPoolExecutor
from itertools import count, groupby
from pathlib import Path

import numpy as np

import vivamos
from vivamos.bots.levels import LEVELS
from vivamos.bots.searcher import warm_up
from vivamos.engine.batch import chunks, cores

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))
from building import combinations

PIECE = 250  # decisions that a process makes at a time
LIMIT = 0.05
TIMED = 400


def warm(game_id: str) -> None:
    warm_up(vivamos.game(game_id))


def soak(job: tuple[str, str, int, int, int]) -> tuple[str, str, list[float]]:
    """The milliseconds of so many decisions, in every `step`-th game from the game number `first` on."""
    game_id, level, wanted, first, step = job
    game = vivamos.game(game_id)
    settings = list(combinations(game))
    times: list[float] = []
    for seed in count(first, step):
        if len(times) == wanted:
            break
        players, options = settings[seed % len(settings)]
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
    return game_id, level, times


def timed(game_id: str) -> tuple[float, int, int]:
    """The longest decision under the limit (as a multiple of it), how many were above 1.2, and of how many."""
    bot = vivamos.bot("search:10000000", seconds=LIMIT)
    warm(game_id)  # the limit holds once all is compiled
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
    pieces = list(chunks(wanted, PIECE))
    jobs = [
        (game, level, size, number, len(pieces))
        for level in reversed(LEVELS)  # the slow ones first
        for game in games
        for number, (_, size) in enumerate(pieces)
    ]
    print("game        level      decisions  median ms    mean    95th  longest", flush=True)
    with ProcessPoolExecutor(cores()) as pool:
        list(pool.map(warm, games))
        done = pool.map(soak, jobs)
        for (game, level), pieces_of_level in groupby(done, key=lambda one: one[:2]):
            found = np.concatenate([times for _, _, times in pieces_of_level])
            middle, high, most = np.quantile(found, (0.5, 0.95, 1.0))
            print(f"{game:<12}{level:<11}{len(found):>9,}  {middle:>9.2f}", end="")
            print(f"  {found.mean():>6.2f}  {high:>6.2f}  {most:>7.1f}", flush=True)
    late = 0
    with ProcessPoolExecutor(max(1, cores() // 4)) as pool:
        for game, (worst, above, number) in zip(games, pool.map(timed, games), strict=True):
            late += above
            said = f"at the worst x {worst:.2f}; {above} of {number} above x 1.2"
            print(f"{game:<12}limit of {1000 * LIMIT:.0f} ms: {said}", flush=True)
    return 1 if late else 0


if __name__ == "__main__":
    sys.exit(main())

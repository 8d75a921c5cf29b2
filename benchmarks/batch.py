"""Many games stepped together, beside the card environments of PettingZoo and RLCard, in one run.

    python benchmarks/batch.py [SECONDS]

All of them make random legal decisions, and all make the observation and the mask of legal actions for each. One core:
ours runs on one thread. Needs the extra `bench`.
"""

from __future__ import annotations

import sys
import time
import warnings
from collections.abc import Callable
from typing import Any

import numpy as np

import vivamos

ROWS = 4096
REPEATS = 3


def ours(game: str) -> Callable[[], int]:
    games = vivamos.batch(game, None, ROWS, seed=1, threads=1)

    def play() -> int:
        games.step(games.random_actions())
        return ROWS

    return play


def pettingzoo(name: str) -> Callable[[], int]:
    from importlib import import_module

    table = import_module(f"pettingzoo.classic.{name}").env()
    chance = np.random.default_rng(1)

    def play() -> int:
        table.reset(seed=int(chance.integers(1 << 30)))
        decisions = 0
        for _ in table.agent_iter():
            observation, _, ended, cut, _ = table.last()
            if ended or cut:
                table.step(None)
                continue
            table.step(int(chance.choice(np.flatnonzero(observation["action_mask"]))))
            decisions += 1
        return decisions

    return play


def rlcard(name: str) -> Callable[[], int]:
    import rlcard as library

    table = library.make(name, config={"seed": 1})
    chance = np.random.default_rng(1)

    def play() -> int:
        state, _ = table.reset()
        decisions = 0
        while not table.is_over():
            state, _ = table.step(int(chance.choice(list(state["legal_actions"]))))
            decisions += 1
        return decisions

    return play


def pace(play: Callable[[], int], seconds: float) -> tuple[float, float]:
    """Decisions a second of the clock, and of the processor: on a busy machine the second says more."""
    play()
    best = 0.0, 0.0
    for _ in range(REPEATS):
        began, used, decisions = time.perf_counter(), time.process_time(), 0
        while time.perf_counter() - began < seconds:
            decisions += play()
        found = decisions / (time.perf_counter() - began), decisions / (time.process_time() - used)
        best = max(best[0], found[0]), max(best[1], found[1])
    return best


def main() -> None:
    warnings.simplefilter("ignore")
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 1.0
    kinds: list[tuple[str, Callable[[str], Callable[[], int]], Any]] = [
        ("vivamos.batch", ours, list(vivamos.catalogue())),
        ("PettingZoo", pettingzoo, ["leduc_holdem_v4", "texas_holdem_v4", "texas_holdem_no_limit_v6"]),
        ("RLCard", rlcard, ["uno", "gin-rummy", "doudizhu"]),
    ]
    for library, make, names in kinds:
        found = []
        for name in names:
            found.append(pace(make(name), seconds))
            print(f"{library:<14}{name:<26}{found[-1][0]:>14,.0f}{found[-1][1]:>14,.0f}", flush=True)
        print(f"{library:<14}{'mean':<26}{np.mean(found, axis=0)[0]:>14,.0f}{np.mean(found, axis=0)[1]:>14,.0f}")


if __name__ == "__main__":
    main()

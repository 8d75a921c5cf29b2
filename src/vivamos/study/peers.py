"""The projects we measure beside us, each by random play through its own Python interface.

They come with the extra `bench`. Decisions of players are counted, as with our own games; the deals that lie
between them are not counted but take their time, here as there.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any

from vivamos.engine.errors import UsageError

SECONDS = 1.0
REPEATS = 3

Play = Callable[[random.Random], int]


def openspiel_hearts(quick_deal: bool = False) -> Play:
    """One game of OpenSpiel's hearts; chance drawn by its probabilities, as in OpenSpiel's own example.

    With `quick_deal` the probabilities are not looked at, since the deal of hearts happens to be even: the best case
    from Python.
    """
    game = _needed("pyspiel", "open_spiel").load_game("hearts")

    def play(chooser: random.Random) -> int:
        state, moves = game.new_initial_state(), 0
        while not state.is_terminal():
            if not state.is_chance_node():
                state.apply_action(chooser.choice(state.legal_actions()))
                moves += 1
            elif quick_deal:
                state.apply_action(chooser.choice(state.chance_outcomes())[0])
            else:
                outcomes, probabilities = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chooser.choices(outcomes, probabilities)[0])
        return moves

    return play


def rlcard_uno() -> Play:
    """One game of RLCard's UNO, driven through its environment's `reset` and `step`."""
    environment = _needed("rlcard", "rlcard").make("uno", config={"seed": 1})

    def play(chooser: random.Random) -> int:
        state, _ = environment.reset()
        moves = 0
        while not environment.is_over():
            state, _ = environment.step(chooser.choice(list(state["legal_actions"])))
            moves += 1
        return moves

    return play


PEERS: dict[str, Callable[[], Play]] = {
    "OpenSpiel hearts": openspiel_hearts,
    "OpenSpiel hearts, quick deal": lambda: openspiel_hearts(quick_deal=True),
    "RLCard UNO": rlcard_uno,
}


def measure(peer: str) -> float:
    """Moves a second of a peer, the best of some runs."""
    play = PEERS[peer]()
    chooser = random.Random(1)
    play(chooser)
    return max(_moves_per_second(play, chooser) for _ in range(REPEATS))


def _moves_per_second(play: Play, chooser: random.Random) -> float:
    began, moves = time.perf_counter(), 0
    while (took := time.perf_counter() - began) < SECONDS:
        moves += play(chooser)
    return moves / took


def _needed(module: str, package: str) -> Any:
    try:
        return __import__(module)
    except ImportError:
        raise UsageError("peer-not-installed", package=package) from None

"""How fast the tree search is on one core, beside OpenSpiel's IS-MCTS (C++) in the same run.

    python benchmarks/search.py

By processor time, so that other programs on the machine matter less. Ours: iterations a second from the first decision
of a game, at random and by rule of thumb, with playouts as its bots make them (to the end of the round, or as long as
the game's `PLAYOUT` says). OpenSpiel's: simulations a second at the start of trick play in hearts, with random rollouts
to the end of the deal (extra `bench`; left out where it is not installed).
"""

from __future__ import annotations

import time
from collections.abc import Callable

import numpy as np

import vivamos
from vivamos.bots.searcher import SearchTree, Style, warm_up
from vivamos.bots.seat_view import SeatView
from vivamos.engine.game import Game

SECONDS = 2.0
ITERATIONS = 20_000  # of one search: as many as a master makes at most for a move
FIRST_CARD = 1 + 52 + 12  # direction of the pass, deal, cards passed


def speed(run: Callable[[int], None]) -> float:
    """Iterations a second: the best of several searches of ITERATIONS."""
    run(1000)
    best, began = 0.0, time.thread_time()
    while time.thread_time() - began < SECONDS:
        start = time.thread_time()
        run(ITERATIONS)
        best = max(best, ITERATIONS / (time.thread_time() - start))
    return best


def ours(game: Game, rule_of_thumb: float) -> float:
    warm_up(game)
    table = vivamos.deal(game.id, seed=7)
    while len(table.moves()) == 1:
        table.play(table.moves()[0])
    view = SeatView.of(table)
    root = view.position()
    tree = SearchTree(game, 1 << 20)

    def run(iterations: int) -> None:
        tree.begin(Style(rule_of_thumb=rule_of_thumb), view.seat)
        tree.run(root, iterations, np.uint64(5))

    return speed(run)


def openspiel_hearts() -> float | None:
    try:
        import pyspiel
    except ImportError:
        return None
    state = pyspiel.load_game("hearts").new_initial_state()
    chooser = np.random.default_rng(1)
    while len(state.history()) < FIRST_CARD or len(state.legal_actions()) == 1:  # a forced card is not searched
        outcomes = (
            [action for action, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        )
        state.apply_action(int(chooser.choice(outcomes)))

    def run(simulations: int) -> None:
        evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
        pyspiel.ISMCTSBot(
            1, evaluator, 1.0, simulations, -1, pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT, False, True
        ).step(state)

    return speed(run)


def main() -> None:
    peer = openspiel_hearts()
    if peer is not None:
        print(f"OpenSpiel IS-MCTS, hearts   {peer:>10,.0f} simulations/s")
    print("Ours, iterations/s")
    print(f"game        players  random playouts  by rule of thumb{'  times OpenSpiel' if peer else ''}")
    for game in vivamos.catalogue().values():
        at_random, by_rule = ours(game, 0.0), ours(game, 1.0)
        times = f"  {at_random / peer:>15.1f}" if peer else ""
        print(f"{game.id:<12}{game.usual_players:>7}  {at_random:>15,.0f}  {by_rule:>16,.0f}{times}", flush=True)


if __name__ == "__main__":
    main()

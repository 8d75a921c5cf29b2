"""Our master against OpenSpiel's own IS-MCTS, which plays our games through the adapter, at the same time a move.

    python benchmarks/openspiel_match.py [--games 40] [--first-deal 0] [GAME …]

Needs the extra `openspiel`. The two have every second seat, and every deal is played in both seatings. OpenSpiel's
search (the Python one: its C++ search cannot run games that are registered from Python) gets for each of its moves as
much processor time as the master has taken for its own so far on average, and never less than it takes to try every
legal move once. It plays random games to their end and explores by what utilities differ in them.
"""

from __future__ import annotations

import argparse
import sys
import time
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import vivamos
import vivamos.adapters.openspiel  # registers our games
from vivamos.study.tournament import Estimate

GAMES = {"slambo": 2, "vamos-dia": 4, "iyadosu": 4, "muertos": 4, "viva": 4}
OPTIONS = {"viva": "rounds:1"}  # a whole game takes its random rollouts minutes
SAMPLES = 60  # random games, to see how far utilities differ
WINNING = 3.0


class OutOfTimeError(Exception):
    """The search has had its time."""


@dataclass
class Clock:
    """What the master has taken for its moves."""

    seconds: float = 0.0
    moves: int = 0
    tries: list[int] = field(default_factory=list)  # simulations of OpenSpiel's search, a number a move

    @property
    def mean(self) -> float:
        return self.seconds / max(1, self.moves)


class TimedSearch(ismcts.ISMCTSBot):  # type: ignore[misc]
    """OpenSpiel's IS-MCTS with a clock in the place of a number of simulations."""

    def __init__(self, game: Any, explore: float, clock: Clock, seed: int) -> None:
        chance = np.random.RandomState(seed)
        super().__init__(game, mcts.RandomRolloutEvaluator(1, chance), explore, 1_000_000, random_state=chance)
        self.clock = clock

    def run_search(self, state: Any) -> Any:
        self.least, self.made = len(state.legal_actions()) + 1, 0  # the first one makes the root
        self.until = time.thread_time() + self.clock.mean
        try:
            return super().run_search(state)
        except OutOfTimeError:
            self.clock.tries.append(self.made)
            return self.get_final_policy(state, self._root_node)

    def sample_root_state(self, state: Any) -> Any:
        if self.made >= self.least and time.thread_time() >= self.until:
            raise OutOfTimeError
        self.made += 1
        return super().sample_root_state(state)


def explored(game: Any) -> float:
    """The exploration of UCT: the usual root of 2, in the measure of what utilities differ."""
    chance = np.random.RandomState(7)
    found = []
    for deal in range(SAMPLES):
        state = game.new_initial_state()
        state.apply_action(deal)
        while not state.is_terminal():
            state.apply_action(int(chance.choice(state.legal_actions())))
        found += state.returns()
    return float(2**0.5 * np.std(found))


def play(game: Any, deal: int, masters: range, explore: float, clock: Clock) -> list[float]:
    """One game; the share of the win of each seat."""
    master = vivamos.bot("master")
    others = TimedSearch(game, explore, clock, deal)
    state = game.new_initial_state()
    state.apply_action(deal)
    while not state.is_terminal():
        actions = state.legal_actions()
        if len(actions) == 1:
            action = actions[0]
        elif state.current_player() in masters:
            began = time.thread_time()
            action = master.decide(state.play.view(), deal)
            clock.seconds += time.thread_time() - began
            clock.moves += 1
        else:
            action = int(others.step(state))
        state.apply_action(action)
    won = int(state.shared.setting.game.rules.winners(state.play.states[0]))
    return [(won >> seat & 1) / won.bit_count() for seat in range(game.num_players())]


def match(name: str, players: int, games: int, first_deal: int) -> None:
    """Print what the masters have won, and meanwhile how it went in each deal."""
    options = OPTIONS.get(name, "")
    game = pyspiel.load_game(f"vivamos(game={name},players={players},winning={WINNING},options={options})")
    explore, clock = explored(game), Clock()
    master = vivamos.bot("master")
    for deal in range(3):  # compiles or loads, and sets the clock
        state = game.new_initial_state()
        state.apply_action(SAMPLES + deal)
        while len(state.legal_actions()) == 1:
            state.apply_action(state.legal_actions()[0])
        for timed in (False, True):
            began = time.thread_time()
            master.decide(state.play.view(), deal)
            if timed:
                clock.seconds += time.thread_time() - began
                clock.moves += 1
    shares = []
    for deal in range(first_deal, first_deal + games // 2):
        of_deal = [
            sum(play(game, deal, range(first, players, 2), explore, clock)[first::2]) for first in range(2)
        ]  # partners sit opposite each other
        shares.append(float(np.mean(of_deal)))
        so_far = f"{1000 * clock.mean:.1f} ms, {np.mean(clock.tries):.0f} simulations a move"
        print(f"{name} deal {deal}: {100 * shares[-1]:.0f} %, {so_far}", file=sys.stderr, flush=True)
    found = Estimate.of(shares)
    won = f"{100 * found.value:.1f} ± {100 * found.margin:.1f} % of the wins"
    took = f"{1000 * clock.mean:.1f} ms a move; IS-MCTS {np.mean(clock.tries):.0f} simulations a move"
    print(f"{name:<10} {players} players, {2 * len(shares)} games: master {won}, {took}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=str(__doc__).partition("\n")[0])
    parser.add_argument("games", nargs="*", metavar="GAME", help="the games' ids (all)")
    parser.add_argument("--games", dest="number", type=int, default=40, help="games of each (40)")
    parser.add_argument("--first-deal", type=int, default=0, help="number of the first deal (0)")
    chosen = parser.parse_args()
    for name in chosen.games or GAMES:
        match(name, GAMES[name], chosen.number, chosen.first_deal)


if __name__ == "__main__":
    main()

"""How far luck lets a bot come: a search that sees all cards, among rule-of-thumb bots.

    python benchmarks/ceiling.py [GAMES [GAME …]]

The budget is that of the master. Such a bot cheats, so it lives here and not in the package: it is handed the true
position in place of a seat's knowledge.
"""

from __future__ import annotations

import sys
from typing import Any

import numpy as np

import vivamos
from vivamos.bots.bot import GreedyBot, Policy
from vivamos.bots.levels import LEVELS, iterations
from vivamos.bots.playing import Setting, play_game
from vivamos.bots.search import SEES_ALL
from vivamos.bots.searcher import SearchBot
from vivamos.bots.seat_view import SeatView
from vivamos.engine.rng import game_seed
from vivamos.engine.workers import Threads
from vivamos.study.tournament import Estimate


class OpenHanded(SearchBot):
    """Looks into every hand."""

    def _observer(self, view: SeatView) -> int:
        return SEES_ALL


def share(setting: Setting, seed: int, seat: int) -> float:
    """The share of the win of the one that sees all, in this seat."""
    bots: list[Policy] = [GreedyBot() for _ in range(setting.players)]
    bots[seat] = OpenHanded(iterations(LEVELS["master"], setting.game))
    seeds = [seed if other == seat else seed + other for other in range(setting.players)]
    states = setting.dealt(seed)

    def see(setting: Setting, states: Any) -> SeatView:
        view = setting.view(states)
        if view.seat == seat:
            view._states[:] = states
        return view

    for _ in play_game(setting, states, bots, seeds, see):
        pass
    won = int(setting.game.rules.winners(states[0]))
    return (won >> seat & 1) / won.bit_count()


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 40
    for name in sys.argv[2:] or vivamos.catalogue():
        game = vivamos.game(name)
        players = game.usual_players
        setting = Setting(game, players, game.settle_options(None, players), game.deck)

        def play(deal: int, setting: Setting = setting, players: int = players) -> float:
            seed = int(game_seed(np.uint64(1), np.uint64(deal // players)))
            return share(setting, seed, deal % players)

        found = list(Threads().in_order(play, range(games)))
        by_deal = [float(np.mean(found[i : i + players])) for i in range(0, len(found), players)]
        estimate = Estimate.of(by_deal)
        print(
            f"{game.id:<12}sees all, against {players - 1} greedy: {estimate.value:.1%} ± {estimate.margin:.1%}"
            f" of the wins (even: {1 / players:.1%})",
            flush=True,
        )


if __name__ == "__main__":
    main()

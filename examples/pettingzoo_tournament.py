"""A tournament in PettingZoo: a bot of ours, in each seat in turn, against players that choose at random.

    python examples/pettingzoo_tournament.py [GAME [GAMES]]

Needs `pip install vivamos[pettingzoo]`.
"""

from __future__ import annotations

import sys

import numpy as np

import vivamos
from vivamos.adapters.pettingzoo import env


def main(game: str = "slambo", games: int = 40) -> float:
    """Play, and tell what the bot has won on average."""
    table = env(game)
    bot = vivamos.bot("casual")
    chance = np.random.default_rng(1)
    total = 0.0
    for number in range(games):
        table.reset(seed=number)
        ours = table.possible_agents[number % len(table.possible_agents)]
        for agent in table.agent_iter():
            seen, reward, over, cut, _ = table.last()
            total += reward if agent == ours else 0.0
            if over or cut:
                table.step(None)
            elif agent == ours:
                table.step(bot.decide(table.view(), seed=number))
            else:
                table.step(int(chance.choice(np.flatnonzero(seen["action_mask"]))))
    print(f"{game}: {total / games:+.2f} a game for the bot, in {games} games")
    return total / games


if __name__ == "__main__":
    main(*sys.argv[1:2], *map(int, sys.argv[2:3]))

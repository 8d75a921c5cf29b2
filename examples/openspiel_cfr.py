"""OpenSpiel's counterfactual regret minimisation on SLAMBO! with five cards: it finds an equilibrium.

    python examples/openspiel_cfr.py [ITERATIONS]

Needs `pip install vivamos[openspiel]`. Only blue cards: every bout ends with a SLAMBO, so the game stays small. Hands
of two, one card lies aside, and few deals of a whole game are all the chance there is.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

import pyspiel
from open_spiel.python.algorithms import cfr, exploitability

import vivamos.adapters.openspiel  # by this the game is known  # noqa: F401

DECK = """
[deck]
total = { 2 = 5, 3 = 5, 4 = 5 }
hands = { 2 = 2, 3 = 1, 4 = 1 }

[[deck.cards]]
type = "number"
number = [1, 2, 3, 4, 5]
"""


def main(iterations: int = 40, deals: int = 4) -> list[float]:
    """Solve the game; tell by how much its strategy can be exploited on the way."""
    with tempfile.TemporaryDirectory() as folder:
        deck = Path(folder) / "five.toml"
        deck.write_text(DECK, encoding="utf-8")
        named = {"game": "slambo", "players": 2, "options": "start:0", "deck": str(deck), "deals": deals}
        game = pyspiel.load_game("vivamos", named)
        solver = cfr.CFRPlusSolver(game)
        found = []
        for number in range(iterations):
            solver.evaluate_and_update_policy()
            if number in (0, iterations // 2, iterations - 1):
                found.append(exploitability.exploitability(game, solver.average_policy()))
                print(f"after {number + 1} iterations: exploitability {found[-1]:.5f}")
    return found


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))

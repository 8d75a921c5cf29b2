"""The examples run."""

from __future__ import annotations

import runpy
from pathlib import Path

EXAMPLES = Path(__file__).parents[1] / "examples"


def test_a_bot_wins_the_pettingzoo_tournament() -> None:
    main = runpy.run_path(str(EXAMPLES / "pettingzoo_tournament.py"))["main"]
    assert main("slambo", 20) > 0.2


def test_openspiel_finds_an_equilibrium_of_a_small_deck() -> None:
    main = runpy.run_path(str(EXAMPLES / "openspiel_cfr.py"))["main"]
    first, _, last = main(iterations=12, deals=1)
    assert last < first / 4

"""The examples run."""

from __future__ import annotations

import os
import runpy
from importlib.util import find_spec
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[1] / "examples"


def test_a_bot_wins_the_pettingzoo_tournament() -> None:
    main = runpy.run_path(str(EXAMPLES / "pettingzoo_tournament.py"))["main"]
    assert main("slambo", 20) > 0.2


def test_openspiel_finds_an_equilibrium_of_a_small_deck() -> None:
    main = runpy.run_path(str(EXAMPLES / "openspiel_cfr.py"))["main"]
    first, _, last = main(iterations=12, deals=1)
    assert last < first / 4


def test_a_policy_learns_from_playing_itself() -> None:
    if find_spec("torch") is None:
        assert not os.environ.get("VIVAMOS_CI"), (
            "There is no PyTorch here, and examples/ppo.py must be tried (make learn)."
        )
        pytest.skip("*** There is no PyTorch here: examples/ppo.py is not tried (make learn). ***")
    names = runpy.run_path(str(EXAMPLES / "ppo.py"), run_name="ppo")
    settings = names["Settings"](updates=8, games=256, steps=32, hidden=64, look_every=100, look_games=400)
    agent = names["train"](settings)
    assert names["win_share"](agent, settings, "random") > 0.75
    again = names["train"](settings)
    for name, weights in agent.state_dict().items():
        assert weights.equal(again.state_dict()[name]), "the same seed gives the same policy"

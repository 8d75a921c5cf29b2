"""The tools of others accept our games: their own conformance tests, for all games and every number of players."""

from __future__ import annotations

import sys
import warnings
from typing import Any

import numpy as np
import pytest

import vivamos
from vivamos.engine.game import Game

GAMES = list(vivamos.catalogue().values())
SEATED = [(game, players) for game in GAMES for players in game.players]
each_table = pytest.mark.parametrize(("game", "players"), SEATED, ids=[f"{g.id}-{p}" for g, p in SEATED])
SHORT = {"viva": {"rounds": 1}}


@each_table
def test_pettingzoo_accepts_it(game: Game, players: int, capsys: pytest.CaptureFixture[str]) -> None:
    from vivamos.adapters.pettingzoo import env

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # PettingZoo warns of its own imports
        from pettingzoo.test import api_test, seed_test

        api_test(env(game.id, players, SHORT.get(game.id)), num_cycles=60)
        seed_test(lambda: env(game.id, players, SHORT.get(game.id)), num_cycles=30)


@each_table
def test_gymnasium_accepts_it(game: Game, players: int) -> None:
    import gymnasium
    from gymnasium.utils.env_checker import check_env

    from vivamos.adapters.gymnasium import name_of

    made = gymnasium.make(name_of(game), players=players, bots="random", illegal_reward=-1.0)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(made.unwrapped, skip_render_check=True)


@each_table
def test_openspiel_accepts_it(game: Game, players: int) -> None:
    import pyspiel

    import vivamos.adapters.openspiel  # noqa: F401

    options = "".join(f",options={key}:{value}" for key, value in SHORT.get(game.id, {}).items())
    loaded = pyspiel.load_game(f"vivamos(game={game.id},players={players},deals=5{options})")
    assert (loaded.num_players(), loaded.num_distinct_actions()) == (players, game.rules.ACTIONS)
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=True, verbose=False)


def test_a_resampled_state_looks_the_same_to_its_player_and_not_to_the_others() -> None:
    import pyspiel

    import vivamos.adapters.openspiel  # noqa: F401

    game = pyspiel.load_game("vivamos(game=vamos-dia,players=4)")
    state = game.new_initial_state()
    state.apply_action(3)
    for _ in range(9):
        state.apply_action(state.legal_actions()[0])
    me = state.current_player()
    sampler = iter([0.1, 0.7])
    others = [state.resample_from_infostate(me, lambda: next(sampler)) for _ in range(2)]
    for other in others:
        assert other.information_state_string(me) == state.information_state_string(me)
        assert other.legal_actions() == state.legal_actions()
        assert other.information_state_string((me + 1) % 4) != state.information_state_string((me + 1) % 4)
    assert str(others[0]) != str(others[1])


def test_openspiels_own_search_plays_our_games() -> None:
    import pyspiel
    from open_spiel.python.algorithms import ismcts, mcts

    import vivamos.adapters.openspiel  # noqa: F401

    game = pyspiel.load_game("vivamos(game=slambo,players=2)")
    state = game.new_initial_state()
    state.apply_action(0)
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(game, evaluator, 2.0, 10, random_state=np.random.RandomState(1))
    assert bot.step(state) in state.legal_actions()


def test_whoever_decides_illegally_is_told_the_rule() -> None:
    import gymnasium

    from vivamos.adapters.gymnasium import Seat
    from vivamos.adapters.pettingzoo import env

    seat = gymnasium.make("vivamos/Slambo-v0", bots=[vivamos.bot("casual")]).unwrapped
    assert isinstance(seat, Seat)
    _, info = seat.reset(seed=1)
    wrong = int(np.flatnonzero(info["action_mask"] == 0)[0])
    with pytest.raises(vivamos.IllegalMove, match=r"\(SL-5\)"):
        seat.step(wrong)
    table = env("slambo", 2)
    table.reset(seed=1)
    with pytest.raises(vivamos.IllegalMove, match="There is no action 99"):
        table.step(99)
    with pytest.raises(vivamos.UsageError, match="There are 3 bots for 1"):
        Seat("slambo", 2, bots=["casual"] * 3)


def test_the_vector_environment_plays_the_batch() -> None:
    from vivamos.adapters.gymnasium import VectorTables

    tables = VectorTables("slambo", 20, [2, 3] * 10, seed=3)
    batch = vivamos.batch("slambo", [2, 3] * 10, 20, seed=3)
    observations, infos = tables.reset(seed=3)
    assert tables.observation_space.contains(observations)
    for _ in range(30):
        movers, actions = batch.seat.copy(), batch.random_actions()
        assert (infos["action_mask"] == batch.legal_mask()).all()
        observations, rewards, ended, _, infos = tables.step(actions)
        all_rewards, done = batch.step(actions)
        assert (observations == batch.observe()).all()
        assert (ended == done).all()
        assert np.allclose(rewards, all_rewards[np.arange(20), movers])


@pytest.mark.parametrize(
    ("adapter", "lacking", "package"),
    [
        ("gymnasium", "gymnasium", "Gymnasium"),
        ("pettingzoo", "pettingzoo", "PettingZoo"),
        ("openspiel", "pyspiel", "OpenSpiel"),
    ],
)
def test_without_its_extra_an_adapter_says_what_to_install(
    adapter: str, lacking: str, package: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    from importlib import import_module

    hidden: Any = None
    monkeypatch.setitem(sys.modules, lacking, hidden)
    monkeypatch.delitem(sys.modules, f"vivamos.adapters.{adapter}", raising=False)
    with pytest.raises(vivamos.UsageError) as refused:
        import_module(f"vivamos.adapters.{adapter}")
    assert str(refused.value) == f"{package} is not installed here: “pip install vivamos[{adapter}]” brings it."

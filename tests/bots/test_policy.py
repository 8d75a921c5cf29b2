"""Bots that play by a learned policy. What they learned is of no matter here: their weights are random numbers."""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import vivamos
from vivamos.bots.levels import LEVELS, bot_for, level_in, levels_of
from vivamos.bots.network import Network, save_network
from vivamos.bots.policy import OWN_POLICIES, ChampionBot, Playing, PolicyBot
from vivamos.bots.seat_view import SeatView
from vivamos.engine.dispatch import NEVER, rate_move
from vivamos.engine.errors import DataError, UsageError
from vivamos.engine.game import Game
from vivamos.engine.table import Table

from networks import random_network

GAMES = list(vivamos.catalogue().values())
SLAMBO = vivamos.game("slambo")
FEW = Playing(least=0.0, worlds=4, times=2)


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a policy for each game."""
    folder = tmp_path_factory.mktemp("policies")
    for game in GAMES:
        save_network(folder / f"{game.id}.weights", random_network(game, (24, 16)))
    return folder


def exchanged(table: Table, word: int) -> Table:
    """The same table with everything hidden from the seat to move dealt anew."""
    states = table.position()
    table.game.knowledge.redeal(states[0], int(states[0].seat), np.uint64(word))
    return Table.at(table.game, table.players, table.options, table.deck, states)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_policy_plays_what_it_finds_likeliest(game: Game, files: Path) -> None:
    table, bot = vivamos.deal(game.id, seed=2), PolicyBot(files / f"{game.id}.weights")
    for _ in range(40):
        if table.over:
            break
        view = SeatView.of(table)
        likely = bot.likely(view)
        wanted = [each for each in view.actions() if rate_move(view.position()[0], each) > NEVER]
        assert sorted(one.action for one in likely) == sorted(wanted)
        assert sum(one.chance for one in likely) == pytest.approx(1.0)
        assert bot.decide(view) == likely[0].action == max(likely, key=lambda one: one.chance).action
        table.play(view.texts[likely[-1].action])


def test_a_sampled_policy_makes_each_move_as_often_as_it_is_likely(files: Path) -> None:
    view = SeatView.of(vivamos.deal("slambo", 2, seed=5))
    bot = PolicyBot(files / "slambo.weights", sampled=True)
    made = Counter(bot.decide(view, seed) for seed in range(2000))
    for one in bot.likely(view):
        assert made[one.action] / 2000 == pytest.approx(one.chance, abs=0.04)


@pytest.mark.parametrize("players", SLAMBO.players)
def test_a_champion_knows_no_more_than_its_seat_and_can_be_repeated(files: Path, players: int) -> None:
    table, bot = vivamos.deal("slambo", players, seed=3), ChampionBot(files / "slambo.weights", FEW)
    for number in range(14):
        move = bot.choose(table, 7)
        assert move == ChampionBot(files / "slambo.weights", FEW).choose(exchanged(table, number + 1), 7)
        table.play(move)


def test_a_champion_sees_what_loses_at_once(files: Path) -> None:
    """Where a single card stays in the ring, it plays that one, whatever its policy has learned."""
    bot = ChampionBot(files / "slambo.weights", Playing(candidates=7, least=0.0, worlds=8, times=1))
    alone = PolicyBot(files / "slambo.weights")
    chooser = random.Random(1)
    safe_moves, chosen, without = 0, 0, 0
    while safe_moves < 20:
        table = vivamos.deal("slambo", 2, seed=chooser.getrandbits(32))
        for _ in range(4):
            balance = int(table.position()[0].balance)
            safe = [move for move in table.moves() if balance + int(move.split()[1]) in range(11)]
            if len(safe) == 1 and len(table.moves()) > 3:
                safe_moves += 1
                chosen += bot.choose(table, 1) == safe[0]
                without += alone.choose(table) == safe[0]
            table.play(chooser.choice(safe or table.moves()))
    assert chosen >= safe_moves - 2 > without


def test_playouts_may_end_by_what_the_policy_expects(files: Path) -> None:
    """A policy that expects the same everywhere, and so much that nothing else counts."""
    network = random_network(SLAMBO, (8,))
    (first, last) = network.layers
    last[0][:, -1], last[1][-1] = 0.0, 1.0
    file = files / "sure.weights"
    save_network(file, Network("slambo", network.rules, network.observation, network.actions, (first, last), 50.0, {}))
    table = vivamos.deal("slambo", 2, seed=9)
    thought = ChampionBot(file, Playing(least=0.0, worlds=4, times=1, plies=1)).think(table)
    assert max(one.value for one in thought) > 20.0
    thought = ChampionBot(file, Playing(least=0.0, worlds=4, times=1)).think(table)
    assert max(abs(one.value) for one in thought) <= 4.0


def test_a_champion_thinks_first_of_what_it_plays(files: Path) -> None:
    table = vivamos.deal("slambo", 2, seed=4)
    bot = ChampionBot(files / "slambo.weights", FEW)
    thought = bot.think(table, 3)
    assert thought[0].move == bot.choose(table, 3)
    assert len(thought) == FEW.candidates
    assert {one.visits for one in thought} <= {FEW.worlds, FEW.worlds * FEW.times}


def test_a_policy_of_ones_own_gives_a_game_its_champion(files: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(OWN_POLICIES, str(files))
    assert levels_of(SLAMBO) == list(LEVELS)
    assert level_in(SLAMBO, "champion") == "champion"
    table = vivamos.deal("slambo", 2, seed=6)
    named = vivamos.bot(f"champion:{files / 'slambo.weights'}").choose(table)
    assert bot_for(SLAMBO, "champion").choose(table) == named
    monkeypatch.setenv(OWN_POLICIES, str(files / "none"))
    assert level_in(SLAMBO, "champion") == levels_of(SLAMBO)[-1]


@pytest.mark.parametrize("kind", ["champion", "policy"])
def test_a_file_for_another_game_is_refused_before_anything_is_played(files: Path, kind: str) -> None:
    name = f"{kind}:{files / 'viva.weights'}"
    with pytest.raises(DataError, match="was trained for the game viva, not for SLAMBO!"):
        bot_for(SLAMBO, name)
    assert bot_for(vivamos.game("viva"), name)


@pytest.mark.parametrize("name", ["champion:", "policy:", "policy"])
def test_a_policy_needs_a_file(name: str) -> None:
    with pytest.raises(UsageError, match="policy:FILE"):
        vivamos.bot(name)


def test_a_champion_with_little_time_answers_all_the_same(files: Path) -> None:
    view: Any = SeatView.of(vivamos.deal("slambo", 2, seed=4))
    bot = ChampionBot(files / "slambo.weights", FEW, seconds=1e-9)
    assert bot.decide(view) in view.actions()
    assert {visits for _, visits, _ in bot._look_ahead(view, 0)} == {FEW.worlds}

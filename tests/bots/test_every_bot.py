"""What must hold for every bot in every game."""

from __future__ import annotations

import itertools
import random
from typing import Any

import numpy as np
import pytest

import vivamos
from vivamos.bots.levels import levels_of
from vivamos.bots.seat_view import SeatView
from vivamos.engine.dispatch import NEVER, rate_move
from vivamos.engine.game import Game
from vivamos.engine.table import Table

from building import name_of, variants

GAMES = list(vivamos.catalogue().values())
VARIANTS = [(game, variant) for game in GAMES for variant in variants(game)]
each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
each_variant = pytest.mark.parametrize(
    ("game", "variant"), VARIANTS, ids=[f"{game.id} {name_of(variant)}" for game, variant in VARIANTS]
)
LEVELS = [(game, name) for game in GAMES for name in levels_of(game)]
# Small budgets: what is tested here does not depend on the budget.
EVERY_BOT = ["random", "greedy", "newcomer", "casual", "regular", "flat:3", "search:40"]


def positions(game: Game, players: int, options: dict[str, Any], number: int) -> list[Table]:
    """Tables at random decisions of random games."""
    chooser = random.Random(players)
    found = []
    for seed in itertools.count():
        table = vivamos.deal(game.id, players, seed=seed, options=options)
        for _ in range(chooser.randrange(120)):
            if table.over:
                break
            table.play(chooser.choice(table.moves()))
        if not table.over:
            found.append(table)
        if len(found) == number:
            return found
    raise AssertionError("there is always another game")


def exchanged(table: Table, word: int) -> Table:
    """The same table with everything hidden from the seat to move dealt anew."""
    states = table.position()
    table.game.knowledge.redeal(states[0], int(states[0].seat), np.uint64(word))
    return Table.at(table.game, table.players, table.options, table.deck, states)


def fields_that_differ(one: Any, other: Any) -> list[str]:
    """Field by field: the bytes between fields mean nothing."""
    return [name for name in one.dtype.names if one[name].tobytes() != other[name].tobytes()]


@each_variant
def test_a_view_holds_nothing_the_seat_does_not_know(game: Game, variant: Any) -> None:
    """Bit for bit the same, whatever the hidden cards are."""
    for number, table in enumerate(positions(game, *variant, 25)):
        true, other = SeatView.of(table).position(), SeatView.of(exchanged(table, 77 + number)).position()
        assert fields_that_differ(true, other) == []


@each_game
@pytest.mark.parametrize("name", EVERY_BOT)
def test_a_bot_makes_the_same_move_when_hidden_cards_are_exchanged(game: Game, name: str) -> None:
    for number, table in enumerate(positions(game, game.usual_players, {}, 8)):
        move = vivamos.bot(name, seed=3).choose(table)
        assert move in table.moves()
        assert vivamos.bot(name, seed=3).choose(exchanged(table, number + 1)) == move


@each_variant
def test_the_rule_of_thumb_sees_only_what_the_seat_knows(game: Game, variant: Any) -> None:
    for number, table in enumerate(positions(game, *variant, 15)):
        states = table.position()
        other = exchanged(table, number).position()
        for action in SeatView.of(table).actions():
            assert rate_move(states[0], action) == rate_move(other[0], action)
        assert fields_that_differ(states, table.position()) == [], "it may not change the position"


@each_variant
def test_some_move_is_always_one_a_player_makes(game: Game, variant: Any) -> None:
    for table in positions(game, *variant, 15):
        state = table.position()[0]
        rated = {action: rate_move(state, action) for action in SeatView.of(table).actions()}
        assert any(rating > NEVER for rating in rated.values())
        advice = SeatView.of(table).game.advice
        assert {action for action in rated if advice.never_made(state, action)} == {
            action for action, rating in rated.items() if rating <= NEVER
        }


@pytest.mark.parametrize(("game", "name"), LEVELS, ids=[f"{game.id}-{name}" for game, name in LEVELS])
def test_whole_games_of_every_level(game: Game, name: str) -> None:
    """No crash and no illegal move; a time limit cuts the budgets of the higher levels."""
    players = game.players[-1]
    table = vivamos.deal(game.id, players, seed=4)
    bots = [vivamos.bot(name, seconds=0.001), *(vivamos.bot("casual", seed=seat) for seat in range(1, players))]
    for _ in range(3000):
        if table.over:
            break
        table.play(bots[table.seat].choose(table))
    assert table.over
    assert vivamos.replay(table.record()).scores() == table.scores()

"""Without a seed every decision takes new random bits: what chance did tells nothing of what it will do."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import vivamos
from vivamos.bots.seat_view import SeatView
from vivamos.engine.table import Table

GAMES = list(vivamos.catalogue())


def continued(table: Table) -> Table:
    """A table that goes on from another's whole position, generator and all: who knows that can do no more."""
    return Table.at(table.game, table.players, table.options, table.deck, table.position())


def later_chance(one: Table, other: Table) -> Iterator[tuple[Any, Any]]:
    """Make the same random moves at two tables; what chance did at both, as long as it was the same."""
    chooser = random.Random(5)
    while not one.over:
        move = chooser.choice(one.moves())
        one.play(move)
        other.play(move)
        happened = one.step(one.decisions).happened, other.step(other.decisions).happened
        if any(happened):
            yield happened
        if happened[0] != happened[1]:
            return


def foretold(one: Table, other: Table) -> bool:
    """Whether all that chance does at a table later is what it does at the other."""
    found = [mine == others for mine, others in later_chance(one, other)]
    assert found, "chance had no say"
    return all(found)


@pytest.mark.parametrize("game", GAMES)
def test_no_later_card_can_be_computed_from_the_first_deal(game: str) -> None:
    table = vivamos.deal(game)
    assert not foretold(table, continued(table))


@pytest.mark.parametrize("game", GAMES)
def test_with_a_seed_every_later_card_is_the_same_again(game: str) -> None:
    table = vivamos.deal(game, seed=8)
    assert foretold(table, vivamos.deal(game, seed=8))
    table, again = (vivamos.deal(game, seed=8) for _ in range(2))
    assert foretold(table, vivamos.replay(again.record())), "a record with its seed goes on as the game did"
    demonstration = vivamos.deal(game, seed=8)
    demonstration.seed = None  # as the server does, so that no record has it
    assert foretold(demonstration, vivamos.deal(game, seed=8))


@pytest.mark.parametrize("game", GAMES)
def test_a_game_from_a_record_without_a_seed_goes_on_with_new_chance(game: str) -> None:
    record = vivamos.deal(game).record()
    table = vivamos.replay(record)
    assert not foretold(table, continued(table))
    assert not foretold(vivamos.replay(record), vivamos.replay(record))


def test_a_move_that_is_taken_back_does_not_keep_what_chance_did() -> None:
    table = vivamos.deal("viva", 4)
    chooser = random.Random(1)
    while not table.decisions or not table.step(table.decisions).happened:
        table.play(chooser.choice(table.moves()))
    move = next(event["move"] for event in reversed(table.events) if "move" in event)
    seen = set()
    for _ in range(40):
        seen.add(str(table.step(table.decisions).happened))
        table.undo()
        table.play(move)
    assert len(seen) > 1


@pytest.mark.parametrize("game", GAMES)
def test_what_a_bot_is_given_does_not_depend_on_the_generator(game: str) -> None:
    table, chooser = vivamos.deal(game), random.Random(2)
    for _ in range(15):
        if table.over:
            break
        states = table.position()
        views = []
        for counter in (1, 2):
            states[0].rng = np.uint64(counter)
            one = SeatView(table.game, table.players, table.options, table.deck, states).position()
            views.append([one[name].tobytes() for name in one.dtype.names])
        assert views[0] == views[1]
        table.play(chooser.choice(table.moves()))

"""The table: what people program against."""

from __future__ import annotations

import random
from typing import Any

import pytest

import vivamos


def test_a_game_from_deal_to_winners() -> None:
    table = vivamos.deal("slambo", seed=1)
    assert table.game.name == "SLAMBO!"
    assert table.players == 2, "the usual number"
    chooser = random.Random(1)
    while not table.over:
        assert table.winners() == []
        table.play(chooser.choice(table.moves()))
    assert table.seat is None
    assert len(table.winners()) == 1
    assert table.record()["winners"] == table.winners()


def test_a_seed_repeats_the_deal_and_no_seed_does_not() -> None:
    first, again, other = (vivamos.deal("vamos-dia", 4, seed=seed).events for seed in (7, 7, 8))
    assert first == again != other
    assert len({str(vivamos.deal("vamos-dia", 4).events) for _ in range(5)}) == 5


def test_a_move_for_another_seat_is_refused() -> None:
    table = vivamos.deal("slambo", 2, seed=1, options={"start": 0})
    move = table.moves()[0]
    with pytest.raises(vivamos.IllegalMove, match=r"It is the turn of Seat 0, not of Seat 1. \(SL-5\)"):
        table.play(move, seat=1)
    table.play(move, seat=0)


def test_events_and_records_are_copies() -> None:
    table = vivamos.deal("slambo", 2, seed=1)
    table.record()["events"].clear()
    table.log(0).clear()
    table.view(0)["hand"].clear()
    assert len(table.events) == 2
    assert table.view(0)["hand"]


def test_a_seat_that_does_not_exist_is_said_in_words() -> None:
    table = vivamos.deal("slambo", 2, seed=1)
    with pytest.raises(vivamos.UsageError, match="There is no seat 5 at this table"):
        table.view(5)
    with pytest.raises(vivamos.UsageError, match="There is no seat -1 at this table"):
        table.log(-1)
    with pytest.raises(vivamos.IllegalMove, match="There is no move to take back"):
        table.undo()


def test_names_of_games_are_read_kindly() -> None:
    assert vivamos.game("VAMOS dia") is vivamos.game("vamos_dia") is vivamos.game("vamos-dia")


def test_a_deck_file_replaces_the_deck_and_is_in_the_record() -> None:
    deck = {
        "total": 6,
        "hands": 1,
        "cards": [{"type": "number", "number": [1, 2, 3, -1, -2, -3]}],
    }
    table = vivamos.deal("slambo", 4, seed=2, deck=deck)
    assert table.view(None)["cards"] == [1, 1, 1, 1]
    assert table.record()["deck"] == deck
    assert vivamos.replay(table.record()).moves() == table.moves()


def test_what_a_table_gives_away_is_not_its_own() -> None:
    deck = dict(vivamos.game("slambo").deck.source)
    table = vivamos.deal("slambo", 2, seed=1, deck=deck)
    table.play(table.moves()[0])
    given = [table.record, lambda: table.log(0), lambda: table.view(0), lambda: table.view(None)]
    before = [str(give()) for give in given]
    for give in given:
        spoil(give())
    assert [str(give()) for give in given] == before


def spoil(data: Any) -> None:
    """Change all of it, down to the innermost lists."""
    for each in data.values() if isinstance(data, dict) else data if isinstance(data, list) else ():
        spoil(each)
    if isinstance(data, dict | list):
        data.clear()

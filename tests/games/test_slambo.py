"""SLAMBO!, rule by rule."""

from __future__ import annotations

import copy
import itertools
import random
from collections import Counter
from typing import Any

import numpy as np
import pytest

import vivamos
from vivamos.engine.table import Table

from building import dealt, play, short_deck

NUMBERS = [*(f"+{n}" for n in range(1, 9)), *(f"-{n}" for n in range(1, 8))]
SPECIALS = ["r+2", "r-2", "copy", "copy", "e3", "e5"]


def table_of(*hands: str, start: int = 0, **options: Any) -> Table:
    """A table whose players hold just these cards in the first bout."""
    sizes = {f"p{len(hands)}": len(hands[0].split())}
    return dealt("slambo", *hands, start=start, deck=short_deck("slambo", **sizes), **options)


def balance(table: Table) -> int:
    return table.view(None)["balance"]


@pytest.mark.rule("SL-1")
def test_two_players_have_one_of_each_number() -> None:
    seen: set[str] = set()
    for seed in range(20):
        deal = vivamos.deal("slambo", 2, seed=seed).events[1]["deal"]
        cards = [card for hand in deal for card in hand]
        assert len(set(cards)) == 14
        seen |= set(cards)
    assert seen == set(NUMBERS)


@pytest.mark.rule("SL-2")
def test_three_players_have_six_special_cards_too() -> None:
    deal = vivamos.deal("slambo", 3, seed=1).events[1]["deal"]
    assert Counter(card for hand in deal for card in hand) == Counter(NUMBERS + SPECIALS)


@pytest.mark.rule("SL-3")
@pytest.mark.parametrize(("players", "size"), [(2, 7), (3, 7), (4, 5)])
def test_hands_by_number_of_players(players: int, size: int) -> None:
    table = vivamos.deal("slambo", players, seed=1)
    assert table.view(None)["cards"] == [size] * players
    left_over = (15 if players == 2 else 21) - size * players
    dealt_cards = Counter(card for hand in table.events[1]["deal"] for card in hand)
    assert sum((Counter(NUMBERS + (SPECIALS if players > 2 else [])) - dealt_cards).values()) == left_over


@pytest.mark.rule("SL-4")
def test_a_bout_starts_at_5_with_one_shame_card() -> None:
    view = vivamos.deal("slambo", 2, seed=1).view(None)
    assert (view["balance"], view["middle"], view["ring"], view["top"]) == (5, 1, [0, 10], None)


@pytest.mark.rule("SL-5")
def test_the_balance_moves_and_nobody_can_pass() -> None:
    table = table_of("+4 -5", "-7 +8", start=0)
    play(table, "play +4")
    assert balance(table) == 9
    play(table, "play -7")
    assert balance(table) == 2
    assert table.moves() == ["play -5"], "it loses, but there is no pass"
    assert table.why_not("play +1").rule == "SL-5"


@pytest.mark.rule("SL-6", "SL-13")
@pytest.mark.parametrize(("first", "second"), [("play +5", "play +1"), ("play -5", "play -1")])
def test_above_10_or_below_0_loses_the_bout(first: str, second: str) -> None:
    table = table_of("+5 -5", "+1 -1")
    play(table, first)
    assert balance(table) in (0, 10), "the edge is still in the ring"
    play(table, second)
    view = table.view(None)
    assert view["shame"] == [0, 1]
    assert view["middle"] == 1
    assert view["lost_last_bout"] == 1
    assert balance(table) == 5, "the next bout is dealt"


@pytest.mark.rule("SL-7")
def test_the_expert_ring_is_1_to_9() -> None:
    table = table_of("+4 +5", "-1 -2", expert=True)
    assert table.view(0)["ring"] == [1, 9]
    play(table, "play +4")
    assert table.view(0)["shame"] == [0, 0]
    table = table_of("+4 +5", "-1 -2", expert=True)
    play(table, "play +5")
    assert table.view(0)["shame"] == [1, 0]


@pytest.mark.rule("SL-8", "SL-11")
def test_a_break_adds_shame_and_the_second_player_begins() -> None:
    table = table_of("+1", "-1", start=1)
    play(table, "play -1, play +1")
    view = table.view(None)
    assert (view["shame"], view["middle"]) == ([0, 0], 2)
    assert table.seat == 0
    assert view["lost_last_bout"] is None


@pytest.mark.rule("SL-9")
def test_who_has_no_cards_is_skipped() -> None:
    table = table_of("r+2 +1", "r-2 -1", "-2 -3")
    play(table, "play r+2")  # 7, now counter-clockwise: seat 2
    play(table, "play -2")  # 5: seat 1
    play(table, "play r-2")  # 3, clockwise again: seat 2
    play(table, "play -3")  # 0: seat 2 has no cards left
    play(table, "play +1")  # 1: seat 0 has none left either: seat 1
    assert table.seat == 1
    play(table, "play -1")
    assert table.view(None)["middle"] == 2, "everyone has run out: a break"


@pytest.mark.rule("SL-10")
def test_only_the_top_card_is_shown() -> None:
    table = table_of("+4 -1 +1", "-7 +2 -2")
    play(table, "play +4, play -7, play +1")
    for seat in (0, 1, None):
        view = table.view(seat)
        assert view["top"] == "+1"
        assert view["pile"] == 3
    assert "-7" not in str(table.view(0))
    assert [event["move"] for event in table.log(None)[2:]] == ["play", "play", "play +1"]
    assert [event["move"] for event in table.log(1)[2:]] == ["play", "play -7", "play +1"]


@pytest.mark.rule("SL-11")
def test_the_loser_of_a_bout_begins_the_next() -> None:
    table = table_of("+5 -5", "+1 -1")
    play(table, "play +5, play +1")
    assert table.seat == 1
    assert {vivamos.deal("slambo", 4, seed=seed).seat for seed in range(40)} == {0, 1, 2, 3}


@pytest.mark.rule("SL-11")
def test_after_a_break_with_a_reverse_the_second_to_play_begins() -> None:
    table = table_of("r+2", "-1", "-3", start=0)
    play(table, "play r+2, play -3, play -1")
    assert table.seat == 2, "not the left neighbour of the first"


@pytest.mark.rule("SL-12")
def test_every_bout_is_dealt_afresh_and_goes_clockwise() -> None:
    table = table_of("r+2", "-1", "-3", start=0)
    play(table, "play r+2, play -3, play -1")
    assert "deal" in table.events[-1]
    assert table.view(None)["direction"] == "clockwise"
    assert table.view(None)["cards"] == [1, 1, 1]


@pytest.mark.rule("SL-14")
def test_an_either_card_counts_as_its_player_says() -> None:
    table = table_of("e3 +1", "-1 -2", "+2 +4")
    assert {"play e3 +", "play e3 -"} <= set(table.moves())
    play(table, "play e3 +")
    assert balance(table) == 8
    table.undo()
    play(table, "play e3 -")
    assert balance(table) == 2


@pytest.mark.rule("SL-15")
def test_a_reverse_turns_the_order_of_play() -> None:
    table = table_of("r+2 +1", "-1 -2", "+2 +4")
    play(table, "play r+2")
    assert (balance(table), table.seat) == (7, 2)
    assert table.view(None)["direction"] == "counter-clockwise"


@pytest.mark.rule("SL-15")
def test_a_reverse_that_is_a_slambo_only_loses() -> None:
    table = table_of("+4 +1", "r+2 -2", "+2 -4")
    play(table, "play +4, play r+2")
    assert table.view(None)["shame"] == [0, 1, 0]
    assert (table.seat, table.view(None)["direction"]) == (1, "clockwise")


@pytest.mark.rule("SL-16")
def test_a_copy_does_what_the_card_before_did() -> None:
    table = table_of("e3 +1", "copy -2", "copy +4")
    play(table, "play e3 -, play copy")
    assert table.view(None)["shame"] == [0, 1, 0], "5 - 3 - 3 is below 0"
    table = table_of("-2 +1", "copy -3", "copy +4")
    play(table, "play -2, play copy")
    assert balance(table) == 1
    table = table_of("+2 +1", "copy -3", "copy +4")
    play(table, "play +2, play copy")
    assert balance(table) == 9
    table = table_of("-1 +1", "copy -3", "copy +4")
    play(table, "play -1, play copy, play copy")
    assert balance(table) == 2, "a copied copy counts as what it copied"


@pytest.mark.rule("SL-16")
def test_a_copied_either_counts_as_its_player_chose() -> None:
    table = table_of("-5 +1", "e3 -3", "copy +4")
    play(table, "play -5, play e3 +, play copy")
    assert balance(table) == 6


@pytest.mark.rule("SL-16")
def test_a_copied_reverse_reverses_again() -> None:
    table = table_of("r-2 +1", "+2 -3", "copy +4")
    play(table, "play r-2, play copy")
    assert (balance(table), table.seat, table.view(None)["direction"]) == (1, 0, "clockwise")


@pytest.mark.rule("SL-16")
def test_a_copy_as_the_first_card_moves_nothing() -> None:
    table = table_of("copy +1", "+2 -3", "copy +4")
    play(table, "play copy")
    assert (balance(table), table.seat) == (5, 1)


@pytest.mark.rule("SL-2", "SL-16")
def test_two_copies_in_one_hand_are_one_move() -> None:
    table = table_of("copy copy", "+2 -3", "+1 +4")
    assert table.moves() == ["play copy"]
    play(table, "play copy")
    assert table.view(0)["hand"] == ["copy"]


@pytest.mark.rule("SL-8", "SL-17")
def test_three_shame_cards_lose_the_game_and_all_others_win() -> None:
    table = table_of("+1", "-1", "+2")
    play(table, "play +1, play -1, play +2")  # a break: 2 in the middle
    assert table.view(None)["middle"] == 2
    chooser = random.Random(1)
    while not table.over:
        table.play(chooser.choice(table.moves()))
    view = table.view(None)
    loser = [seat for seat in range(3) if view["shame"][seat] >= 3]
    assert len(loser) == 1
    assert table.winners() == [seat for seat in range(3) if seat != loser[0]]
    assert table.scores() == [-shame for shame in view["shame"]]


def own_deck(*rows: dict[str, Any], total: int) -> dict[str, Any]:
    deck = copy.deepcopy(vivamos.game("slambo").deck.source)
    deck["cards"] += rows
    deck["total"] = {"2": total, "3": total + 6, "4": total + 6}
    return deck


def test_a_deck_with_twins_and_more_cards_plays_and_replays() -> None:
    deck = own_deck({"type": "number", "number": [1, 2, -1]}, {"type": "either", "number": 2}, total=19)
    for seed in range(5):
        table = vivamos.deal("slambo", 4, seed=seed, deck=deck)
        chooser = random.Random(seed)
        while not table.over:
            moves = table.moves()
            assert len(moves) == len(set(moves))
            table.play(chooser.choice(moves))
        assert (vivamos.replay(table.record())._states == table._states).all()


@pytest.mark.parametrize(
    ("row", "sentence"),
    [
        ({"type": "number", "number": 0}, "its number cannot be 0"),
        ({"type": "either", "number": -3}, "an either card is 1 or more"),
        ({"type": "copy", "number": 2}, "A copy card has no number"),
        ({"type": "number", "number": 4, "copies": 2}, "at most two identical cards"),
        ({"type": "numbr", "number": 4}, "The value “type” is 'numbr', but must be one of"),
        ({"type": "number", "number": 40}, "“number” is 40, but must be a whole number -10 to 10"),
    ],
)
def test_a_wrong_deck_is_refused_in_words(row: dict[str, Any], sentence: str) -> None:
    with pytest.raises(vivamos.DataError, match=sentence):
        vivamos.deal("slambo", 2, deck=own_deck(row, total=15 + row.get("copies", 1)))


# --- redeal, checked by code that knows nothing of it ---


def known_cards(table: Table, seat: int) -> Counter[str]:
    """Own cards and all cards played in this bout, from the events alone."""
    start = max(i for i, event in enumerate(table.events) if "deal" in event)
    seen = Counter(table.events[start]["deal"][seat])
    for event in table.events[start + 1 :]:
        if event["seat"] != seat:
            seen[event["move"].split()[1]] += 1
    return seen


def hands_of(table: Table, state: Any) -> list[tuple[str, ...]]:
    view = table.game.view
    return [tuple(sorted(view.card_names(state, state.hands[seat]))) for seat in range(table.players)]


def test_every_world_is_sampled_and_equally_often() -> None:
    """All ways to deal what is unseen to the other hands, on late positions, copies counted as they weigh."""
    redeal = vivamos.game("slambo").knowledge.redeal
    chooser = random.Random(4)
    tried = 0
    for seed in range(400):
        players = chooser.choice([2, 3, 4])
        table = vivamos.deal("slambo", players, seed=seed)
        while not table.over and tried < 12:
            table.play(chooser.choice(table.moves()))
            if table.over:
                break
            seat = chooser.randrange(players)
            deck = Counter(NUMBERS + (SPECIALS if players > 2 else []))
            hidden = list((deck - known_cards(table, seat)).elements())
            sizes = [0 if p == seat else size for p, size in enumerate(table.view(None)["cards"])]
            weights: Counter[Any] = Counter()
            if len(hidden) > 7:
                continue
            for order in itertools.permutations(hidden):
                at, hands = 0, []
                for size in sizes:
                    hands.append(tuple(sorted(order[at : at + size])))
                    at += size
                weights[tuple(hands)] += 1
            if not 6 <= len(weights) <= 120:
                continue
            tried += 1
            total = sum(weights.values())
            samples = 40 * len(weights)
            found: Counter[Any] = Counter()
            for _ in range(samples):
                states = table._states.copy()
                redeal(states[0], seat, np.uint64(chooser.getrandbits(64)))
                hands = hands_of(table, states[0])
                assert hands[seat] == hands_of(table, table._state)[seat]
                hands[seat] = ()
                found[tuple(hands)] += 1
            assert set(found) <= set(weights)
            expected = {way: samples * weight / total for way, weight in weights.items()}
            square = sum((found[way] - number) ** 2 / number for way, number in expected.items())
            freedom = len(weights) - 1
            assert abs(square - freedom) < 5 * (2 * freedom) ** 0.5 + 10
    assert tried == 12

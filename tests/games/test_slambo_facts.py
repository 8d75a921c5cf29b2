"""SLAMBO! in the log: what is told, to whom, in which words, and what may no longer be looked up."""

from __future__ import annotations

import random
from typing import Any

import pytest

import vivamos
from vivamos.engine import telling
from vivamos.engine.facts import Fact
from vivamos.engine.table import Table
from vivamos.games.slambo import facts

from building import dealt, ids, reader, short_deck, told

Facts = list[Fact]
texts = reader("slambo")


def table_of(*hands: str, start: int = 0, **options: Any) -> Table:
    sizes = {f"p{len(hands)}": len(hands[0].split())}
    return dealt("slambo", *hands, start=start, deck=short_deck("slambo", **sizes), **options)


def test_the_first_deal() -> None:
    table = vivamos.deal("slambo", 2, seed=1, options={"start": 1})
    found = telling.facts_of(table, 0, 0)
    assert [(each["fact"], each["args"], each["kind"]) for each in found] == [
        ("bout-begins", {"bout": 1, "stake": 1}, "heading"),
        ("cards-dealt", {"each": 7, "balance": 5}, "deal"),
        ("goes-first", {"seat": 1}, "start"),
    ]
    assert texts(found, me=0) == ["Bout 1", "7 cards each, the balance is 5", "Seat 1 goes first"]
    assert texts(found, me=1)[-1] == "You go first"


@pytest.mark.rule("SL-5")
def test_a_card_is_played_and_the_total_shouted() -> None:
    (found,) = told(table_of("+4 -5", "-7 +8"), "play +4")
    assert (found["fact"], found["args"]) == ("card-played", {"seat": 0, "card": "+4", "balance": 9})
    assert (found["kind"], found["seat"]) == ("play", 0)
    assert texts([found]) == ["Seat 0 played +4 and shouted nine!"]
    assert texts([found], me=0) == ["You played +4 and shouted nine!"]


@pytest.mark.rule("SL-10")
def test_the_next_card_covers_the_one_before() -> None:
    table = table_of("+4 -5", "-7 +8")
    first = told(table, "play +4", seat=1)[0]
    second = told(table, "play -7", seat=1)[0]
    assert [first["fade"]] == second["fades"]
    assert "fades" not in first
    assert first["faded"] == {"fact": "card-covered", "args": {"seat": 0}}
    assert second["faded"] == {"fact": "own-card-covered", "args": {"seat": 1, "card": "-7"}}, "not the balance"
    assert texts([first["faded"], second["faded"]], me=1) == ["Seat 0 played a card", "You played -7"]


@pytest.mark.rule("SL-10")
def test_a_covered_card_leaves_no_balance_behind() -> None:
    """From two totals one could reckon the card between them."""
    for viewer in (-1, 0, 1):
        found = told(table_of("+4 -5", "-7 +8"), "play +4", seat=viewer)[0]
        assert "balance" not in found["faded"]["args"]
        assert not {"balance", "shout", "view"} & set(found), "a field would stay when the words fade"


@pytest.mark.rule("SL-10")
def test_after_the_bout_its_cards_are_told_in_full_again() -> None:
    table = table_of("+4 -5 +2", "-7 +8 +3")
    for move in ("play +4", "play -7", "play -5"):
        assert not table.over
        table.play(move)
        read = telling.as_known_now(telling.facts_so_far(table, None))
        if move == "play -7":
            assert texts(read[3:]) == ["Seat 0 played a card", "Seat 1 played -7 and shouted two!"]
    assert texts(read[3:7]) == [
        "Seat 0 played +4 and shouted nine!",
        "Seat 1 played -7 and shouted two!",
        "Seat 0 played -5 and tipped the balance to −3",
        "SLAMBO! Seat 0 takes 1 shame card, and goes first",
    ]


@pytest.mark.rule("SL-6", "SL-13")
def test_a_slambo_and_the_next_bout() -> None:
    table = table_of("+5 -5", "+1 -1")
    told(table, "play +5")
    found = told(table, "play +1", seat=0)
    assert texts(found, me=0) == [
        "Seat 1 played +1 and tipped the balance to 11",
        "SLAMBO! Seat 1 takes 1 shame card, and goes first",
        "The pile held +1 +5",
        "Bout 2",
        "2 cards each, the balance is 5",
    ]
    assert found[0]["fact"] == "card-tipped"
    assert found[0]["args"] == {"seat": 1, "card": "+1", "balance": 11, "side": "above"}
    bout, pile = found[1:3]
    assert (bout["fact"], bout["args"], bout["rule"]) == ("slambo", {"seat": 1, "took": 1}, "SL-6")
    assert (bout["kind"], bout["tone"], bout["shout"], bout["seat"]) == ("round", "event", "SLAMBO!", 1)
    assert bout["bout"] == 1
    assert (pile["fact"], pile["args"]) == ("pile-held", {"cards": ["+1", "+5"]})


def test_the_end_of_a_bout_lies_there_as_each_seat_may_see_it() -> None:
    for viewer, hand in ((0, ["-5"]), (1, ["-1"]), (-1, [])):
        table = table_of("+5 -5", "+1 -1")
        told(table, "play +5")
        seen = told(table, "play +1", seat=viewer)[1]["view"]
        assert (seen["balance"], seen["top"], seen["moved"], seen["pile"]) == (11, "+1", 1, 2)
        assert (seen["cards"], seen["hand"], seen["to_move"]) == ([1, 1], hand, None)
        assert (seen["shame"], seen["middle"], seen["bout"]) == ([0, 1], 0, 1)


@pytest.mark.rule("SL-6")
def test_the_loser_is_spoken_to() -> None:
    table = table_of("-5 +5", "-1 +1")
    told(table, "play -5")
    found = told(table, "play -1", seat=1)
    assert found[0]["args"]["side"] == "below"
    assert texts(found[:2], me=1) == [
        "You played -1 and tipped the balance to −1",
        "SLAMBO! You take 1 shame card, and go first",
    ]


@pytest.mark.rule("SL-7")
def test_the_balance_is_tipped_to_0_out_of_the_expert_ring() -> None:
    table = table_of("-5 +5", "-1 +1", expert=True)
    assert texts(told(table, "play -5"))[0] == "Seat 0 played -5 and tipped the balance to 0"


@pytest.mark.rule("SL-8", "SL-11")
def test_a_break() -> None:
    table = table_of("+1", "-1", start=1)
    told(table, "play -1")
    found = told(table, "play +1")
    assert texts(found) == [
        "Seat 0 played +1 and shouted five!",
        "A break: nobody was pushed out. One more shame card lies in the middle",
        "The pile held +1 -1",
        "Bout 2 · 2 shame cards",
        "1 card each, the balance is 5",
        "Seat 0 goes first",
    ]
    bout = found[1]
    assert (bout["fact"], bout["rule"], bout["kind"], bout["bout"]) == ("bout-broken", "SL-8", "round", 1)
    assert not {"seat", "shout", "args"} & set(bout), "nobody has lost it"
    assert (bout["view"]["balance"], bout["view"]["middle"]) == (5, 2)


@pytest.mark.rule("SL-9")
def test_who_is_passed_over_is_named() -> None:
    chooser, skips = random.Random(3), 0
    for seed in range(40):
        table = vivamos.deal("slambo", 3, seed=seed)
        while not table.over:
            safe = [move for move, seen in facts.preview(table.position()[0]).items() if not seen["slambo"]]
            for each in told(table, chooser.choice(safe or table.moves()), seat=0):
                if each["fact"] == "passed-over":
                    skips += 1
                    seat = each["seat"]
                    assert (each["args"], each["kind"]) == ({"seat": seat}, "skip")
                    assert table.view(None)["cards"][seat] == 0
                    assert texts([each]) == [f"Seat {seat} has no cards left"]
                    assert texts([each], me=seat) == ["You have no cards left"]
    assert skips > 5


@pytest.mark.rule("SL-14", "SL-15", "SL-16")
def test_special_cards() -> None:
    table = table_of("e3 +1 copy", "copy -2 +4", "r-2 -1 +2")
    assert texts(told(table, "play e3 -")) == ["Seat 0 played e3 - and shouted two!"]
    table = table_of("e3 +1 copy", "copy -2 +4", "r-2 -1 +2")
    first = told(table, "play copy")
    assert (first[0]["fact"], first[0]["args"]) == ("copy-of-nothing", {"seat": 0, "card": "copy", "balance": 5})
    assert texts(first) == ["Seat 0 played copy with nothing to copy and shouted five!"]
    told(table, "play -2")
    turned = told(table, "play r-2")
    assert (turned[0]["fact"], turned[0]["args"]) == ("card-reversed", {"seat": 2, "card": "r-2", "balance": 1})
    assert texts(turned) == ["Seat 2 played r-2, shouted one! and turned the order round"]
    assert table.seat == 1
    (tipped, *_) = told(table, "play copy")
    expected = {"seat": 1, "card": "copy", "balance": -1, "side": "below", "step": -2}
    assert (tipped["fact"], tipped["args"]) == ("copy-tipped", expected)
    assert texts([tipped]) == ["Seat 1 played copy (−2) and tipped the balance to −1"]


@pytest.mark.rule("SL-16")
def test_copies_of_a_number_and_of_a_reverse() -> None:
    table = table_of("+2 +1", "copy -3", "copy +4")
    told(table, "play +2")
    (copied,) = told(table, "play copy")
    assert (copied["fact"], copied["args"]["step"]) == ("copy-played", 2)
    assert texts([copied], me=1) == ["You played copy (+2) and shouted nine!"]
    table = table_of("r-2 +1", "+2 -3", "copy +4")
    told(table, "play r-2")
    (turned,) = told(table, "play copy")
    assert (turned["fact"], turned["args"]["step"]) == ("copy-reversed", -2)
    assert texts([turned]) == ["Seat 2 played copy (−2), shouted one! and turned the order round"]


def lost(players: int) -> tuple[Table, Facts]:
    """A game whose players lose as fast as they can, and what its last card brought about."""
    table = table_of(*["+1", "-1", "+2"][:players])
    for move in ["play +1", "play -1", "play +2"][:players]:  # a break: two shame cards
        told(table, move)
    found: Facts = []
    while not table.over:
        shown = facts.preview(table.position()[0])
        found = told(table, max(shown, key=lambda text: (shown[text]["slambo"], shown[text]["loses"])), seat=0)
    return table, found


@pytest.mark.rule("SL-17")
@pytest.mark.parametrize("players", [2, 3])
def test_three_shame_cards_end_the_game(players: int) -> None:
    table, found = lost(players)
    assert ids(found)[-3:] == ["slambo-taken", "pile-held", "game-lost"], "nobody begins a bout that is not played"
    over, winners = found[-1], table.winners()
    loser = over["seat"]
    shame = table.view(None)["shame"][loser]
    assert over["args"] == {"seat": loser, "shame": shame, "winner_seats": winners}
    assert (over["kind"], over["tone"], over["rule"]) == ("over", "event", "SL-17")
    names = " and ".join(f"Seat {seat}" for seat in winners)
    win = "win" if len(winners) > 1 else "wins"
    assert texts([over], me=loser) == [f"You have {shame} shame cards and lose the game: {names} {win}"]
    assert texts([over]) == [f"Seat {loser} has {shame} shame cards and loses the game: {names} {win}"]
    names = names.replace(f"Seat {winners[0]}", "you")
    assert texts([over], winners[0]) == [f"Seat {loser} has {shame} shame cards and loses the game: {names} win"]


@pytest.mark.rule("SL-17")
def test_the_last_slambo_lies_there_before_the_game_is_over() -> None:
    table, found = lost(3)
    last = found[-3]
    loser, took = last["args"]["seat"], last["args"]["took"]
    assert texts([last])[0].startswith(f"SLAMBO! Seat {loser} takes {took} shame card")
    seen, now = last["view"], table.view(0)
    assert (seen["to_move"], seen["winners"], seen["middle"]) == (None, [], 0)
    assert seen["shame"][loser] >= 3
    assert [seen[key] for key in ("bout", "balance", "top", "pile", "shame")] == [
        now[key] for key in ("bout", "balance", "top", "pile", "shame")
    ]


def test_what_is_asked_and_where_each_card_leads() -> None:
    table = table_of("+4 e5 r-2 +6", "copy -2 +8 -6", "-1 -3 +2 -7")
    state = table.position()[0]
    assert facts.prompt(state) == {"fact": "ask-keep-in-ring", "args": {"low": 0, "high": 10}}
    assert texts([facts.prompt(state)]) == ["keep it between 0 and 10"]
    assert facts.moves_to_explain(state) == []
    shown = facts.preview(state)
    assert list(shown) == table.moves()
    assert {move: seen["balance"] for move, seen in shown.items()} == {
        "play +4": 9,
        "play +6": 11,
        "play r-2": 3,
        "play e5 +": 10,
        "play e5 -": 0,
    }
    assert [move for move, seen in shown.items() if seen["slambo"]] == ["play +6"]
    assert [move for move, seen in shown.items() if seen["turns"]] == ["play r-2"]
    table.play("play r-2")
    assert facts.preview(table.position()[0])["play +2"]["turns"] is False
    table.play("play +2")
    assert facts.preview(table.position()[0])["play copy"] == {
        "balance": 7,
        "slambo": False,
        "loses": False,
        "turns": False,
    }


@pytest.mark.rule("SL-7")
def test_the_expert_ring_is_asked_for() -> None:
    table = table_of("+4 +5", "-1 -2", expert=True)
    assert facts.prompt(table.position()[0])["args"] == {"low": 1, "high": 9}
    assert facts.preview(table.position()[0])["play +5"]["slambo"]


@pytest.mark.rule("SL-5")
def test_a_card_that_is_not_held_is_refused() -> None:
    refusal = table_of("+4 -5", "-7 +8").why_not("play -7")
    assert refusal is not None
    assert refusal.fact == {"fact": "no-card-in-hand", "args": {"card": "-7"}, "rule": "SL-5"}
    assert str(refusal) == "You do not hold -7. (SL-5)"

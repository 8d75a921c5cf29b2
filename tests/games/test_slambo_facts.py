"""SLAMBO! in the log: what is told, to whom, and what may no longer be looked up."""

from __future__ import annotations

import random
from typing import Any

import pytest

import vivamos
from vivamos.engine import telling
from vivamos.engine.table import Table
from vivamos.games.slambo import facts

from scripts import dealt, short_deck, told

Lines = list[dict[str, Any]]


def table_of(*hands: str, start: int = 0, **options: Any) -> Table:
    sizes = {f"p{len(hands)}": len(hands[0].split())}
    return dealt("slambo", *hands, start=start, deck=short_deck("slambo", **sizes), **options)


def texts(lines: Lines) -> list[str]:
    return [line["text"] for line in lines]


def test_the_first_deal() -> None:
    table = vivamos.deal("slambo", 2, seed=1, options={"start": 1})
    state = table.position()[0]
    assert texts(facts.tell(None, None, state, table.events, 0)) == [
        "Bout 1",
        "Seven cards each, the balance is 5",
        "{s:1} goes first",
    ]
    assert texts(facts.tell(None, None, state, table.events, 1))[-1] == "{s:1} go first", "reads: You go first"


@pytest.mark.rule("SL-5")
def test_a_card_is_played_and_the_total_shouted() -> None:
    (line,) = told(table_of("+4 -5", "-7 +8"), "play +4")
    assert line["text"] == "{s:0} played {c:+4} and shouted nine!"
    assert (line["kind"], line["seat"]) == ("play", 0)


@pytest.mark.rule("SL-10")
def test_the_next_card_covers_the_one_before() -> None:
    table = table_of("+4 -5", "-7 +8")
    first = told(table, "play +4", seat=1)[0]
    second = told(table, "play -7", seat=1)[0]
    assert first["fade"] == second["fades"]
    assert first["short"] == "{s:0} played a card"
    assert second["short"] == "{s:1} played {c:-7}", "the own card may be looked up, the balance may not"
    assert "fades" not in first


@pytest.mark.rule("SL-10")
def test_a_covered_card_leaves_no_balance_behind() -> None:
    """From two totals one could reckon the card between them."""
    for viewer in (-1, 0, 1):
        line = told(table_of("+4 -5", "-7 +8"), "play +4", seat=viewer)[0]
        assert "nine" not in line["short"]
        assert not {"balance", "shout", "view"} & set(line), "a field would stay when the text fades"


@pytest.mark.rule("SL-10")
def test_after_the_bout_its_cards_are_told_in_full_again() -> None:
    table = table_of("+4 -5 +2", "-7 +8 +3")
    for move in ("play +4", "play -7", "play -5"):
        assert not table.over
        table.play(move)
        read = texts(telling.looked_up(telling.lines(table, None)))
        if move == "play -7":
            assert read[3:] == ["{s:0} played a card", "{s:1} played {c:-7} and shouted two!"]
    assert read[3:7] == [
        "{s:0} played {c:+4} and shouted nine!",
        "{s:1} played {c:-7} and shouted two!",
        "{s:0} played {c:-5} and tipped the balance to minus three",
        "SLAMBO! {s:0} takes one shame card, and goes first",
    ]


@pytest.mark.rule("SL-6", "SL-13")
def test_a_slambo_and_the_next_bout() -> None:
    table = table_of("+5 -5", "+1 -1")
    told(table, "play +5")
    lines = told(table, "play +1", seat=0)
    assert texts(lines) == [
        "{s:1} played {c:+1} and tipped the balance to eleven",
        "SLAMBO! {s:1} takes one shame card, and goes first",
        "The pile held {c:+1} {c:+5}",
        "Bout 2",
        "Two cards each, the balance is 5",
    ]
    bout = lines[1]
    assert (bout["kind"], bout["tone"], bout["shout"], bout["loser"], bout["took"]) == (
        "round",
        "event",
        "SLAMBO!",
        1,
        1,
    )
    assert (bout["bout"], bout["shame"]) == (1, [0, 1])


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
    lines = told(table, "play -1", seat=1)
    assert lines[0]["text"] == "{s:1} played {c:-1} and tipped the balance to minus one"
    assert lines[1]["text"] == "SLAMBO! {s:1} take one shame card, and go first"


@pytest.mark.rule("SL-8", "SL-11")
def test_a_break() -> None:
    table = table_of("+1", "-1", start=1)
    told(table, "play -1")
    lines = told(table, "play +1")
    assert texts(lines) == [
        "{s:0} played {c:+1} and shouted five!",
        "A break: nobody was pushed out. One more shame card lies in the middle",
        "The pile held {c:+1} {c:-1}",
        "Bout 2 · two shame cards",
        "One card each, the balance is 5",
        "{s:0} goes first",
    ]
    seen = lines[1]["view"]
    assert (lines[1]["loser"], lines[1]["took"], seen["balance"], seen["middle"]) == (None, 0, 5, 2)


@pytest.mark.rule("SL-9")
def test_who_is_passed_over_is_named() -> None:
    chooser, skips = random.Random(3), 0
    for seed in range(40):
        table = vivamos.deal("slambo", 3, seed=seed)
        while not table.over:
            safe = [move for move, seen in facts.preview(table.position()[0]).items() if not seen["slambo"]]
            lines = told(table, chooser.choice(safe or table.moves()), seat=0)
            for line in lines:
                if line["kind"] == "skip":
                    skips += 1
                    assert table.view(None)["cards"][line["seat"]] == 0
                    verb = "have" if line["seat"] == 0 else "has"
                    assert line["text"] == f"{{s:{line['seat']}}} {verb} no cards left"
    assert skips > 5


@pytest.mark.rule("SL-14", "SL-15", "SL-16")
def test_special_cards() -> None:
    table = table_of("e3 +1 copy", "copy -2 +4", "r-2 -1 +2")
    assert texts(told(table, "play e3 -")) == ["{s:0} played {c:e3 -} and shouted two!"]
    table = table_of("e3 +1 copy", "copy -2 +4", "r-2 -1 +2")
    assert texts(told(table, "play copy")) == ["{s:0} played {c:copy} with nothing to copy and shouted five!"]
    told(table, "play -2")
    assert texts(told(table, "play r-2")) == ["{s:2} played {c:r-2}, shouted one! and turned the order round"]
    assert table.seat == 1
    lines = told(table, "play copy")
    assert lines[0]["text"] == "{s:1} played {c:copy} (−2) and tipped the balance to minus one"


@pytest.mark.rule("SL-17")
def test_three_shame_cards_end_the_game() -> None:
    table = table_of("+1", "-1", "+2")
    for move in ("play +1", "play -1", "play +2"):
        told(table, move)
    lines: Lines = []
    while not table.over:
        shown = facts.preview(table.position()[0])
        move = max(shown, key=lambda text: (shown[text]["slambo"], shown[text]["loses"]))
        lines = told(table, move, seat=0)
    loser = lines[-1]["seat"]
    assert lines[-1]["kind"] == "over"
    assert lines[-1]["winners"] == table.winners()
    assert "shame cards and lose" in lines[-1]["text"]
    assert "first" not in lines[1]["text"], "nobody begins a bout that is not played"
    assert f"{{s:{loser}}}" in lines[-1]["text"]


def test_what_is_asked_and_where_each_card_leads() -> None:
    table = table_of("+4 e5 r-2 +6", "copy -2 +8 -6", "-1 -3 +2 -7")
    state = table.position()[0]
    assert facts.prompt(state) == "keep it between 0 and 10"
    assert facts.tries(state) == []
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
    assert facts.prompt(table.position()[0]) == "keep it between 1 and 9"
    assert facts.preview(table.position()[0])["play +5"]["slambo"]

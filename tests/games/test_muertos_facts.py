"""Dia de los Muertos told to people: every kind of line, and nothing in it that a seat may not know."""

from __future__ import annotations

import random
from typing import Any

import pytest

import vivamos
from vivamos.engine.table import FORMAT, Table
from vivamos.engine.telling import facts_of
from vivamos.games.muertos import facts

from scripts import told as told_of

GAME = vivamos.game("muertos")
TYPES = {"1": "swap", "2": "food", "3": "kill", "4": "muertos", "6": "start"}
ZEROS = ("choose", "ask", "spoiled")


def dealt(*hands: str, players: int = 4) -> Table:
    """A table with a deck of just the cards in these four hands, the dummy's last."""
    held = [hand.split() for hand in hands]
    cards: list[dict[str, Any]] = []
    for name in (name for hand in held for name in hand):
        kind = TYPES.get(name[1:], "plain")
        cards.append({"type": name, "rank": 0} if name in ZEROS else {"type": kind, "rank": int(name[1:])})
        if name not in ZEROS:
            cards[-1]["colour"] = name[0]
    record = {
        "format": FORMAT,
        "game": "muertos",
        "version": GAME.version,
        "players": players,
        "options": {},
        "deck": {"total": len(cards), "hands": len(cards) // 4, "cards": cards},
        "events": [{"deal": held}],
    }
    return vivamos.replay(record)


def told(table: Table, moves: str, seat: int = -1) -> list[dict[str, Any]]:
    """Play moves separated by commas; the lines of the last one, as a seat is told."""
    lines: list[dict[str, Any]] = []
    for move in moves.split(","):
        lines = told_of(table, move.strip(), seat=seat)
    return lines


def texts(lines: list[dict[str, Any]]) -> list[str]:
    return [line["text"] for line in lines]


def refusals(table: Table) -> list[str]:
    return [move for move in facts.tries(table._state) if move not in table.moves()]


def test_the_first_deal() -> None:
    table = dealt("P7 G4", "B5 K8", "K6 K2", "G8 K10")
    lines = facts.tell(None, None, table._state, table.events, 0)
    assert texts(lines) == ["Day one: Animals", "The cards were dealt, {s:2} held {c:K6}"]
    assert facts.prompt(table._state) == "begin with K6"
    assert refusals(table) == ["play K2"]


def test_plays_a_discard_and_a_trick_that_lies_there() -> None:
    table = dealt("K6 K2", "P7 B8", "P10 P8", "G4 G5")
    assert texts(told(table, "play K6")) == ["Trick 1", "{s:0} led {c:K6}"]
    assert facts.prompt(table._state) == "any colour"
    assert texts(told(table, "play P7")) == ["{s:1} played {c:P7}"]
    assert facts.prompt(table._state) == "nothing fits, discard a card"
    assert texts(told(table, "discard P10")) == ["{s:2} could play nothing and discarded {c:P10}"]
    assert facts.prompt(table._state) == "blue, green or black"
    line = told(table, "play G4", seat=0)[1]
    assert line["text"] == "{s:1} won {c:G4}, gifts with {s:0}"
    assert (line["place"], line["tone"], line["food"], line["muertos"]) == (1, "event", 0, 1)
    seen = line["view"]
    assert [card["card"] for card in seen["trick"]] == ["K6", "P7", "P10", "G4"]
    assert (seen["won"], seen["winning"], seen["hand"], seen["cards"]) == (1, 1, ["K2"], [1, 1, 1, 1])
    assert (seen["to_move"], seen["asked"], seen["place"], seen["muertos_won"]) == (None, None, None, [0, 0, 0, 0])
    assert (table.view(0)["won"], table.view(0)["muertos_won"]) == (None, [0, 1, 0, 1])


def test_gifts_name_their_cards_to_the_two_only() -> None:
    def lines(seat: int) -> list[str]:
        table = dealt("K6 K7 G5", "P8 G4 P5", "B7 K2 B5", "G8 K10 G10")
        drew = told(table, "play K6, play G4, play B7, play K10", seat)[2]
        gift = table.events[-1]["gift"]
        assert facts.prompt(table._state) == "give a card in return"
        gave = told(table, "give K2", seat)[0]
        return [drew["text"].replace(gift, "G8"), gave["text"]]

    for seat in (2, 3):
        assert lines(seat) == ["{s:2} drew {c:G8} from {s:3}", "{s:2} gave {s:3} {c:K2} in return"]
    for seat in (-1, 0, 1):
        assert lines(seat) == ["{s:2} drew a card from {s:3}", "{s:2} gave {s:3} a card in return"]


def test_choose_spoiled_and_a_feast() -> None:
    table = dealt("K6 K7", "choose G4", "spoiled K2", "G8 K10")
    assert texts(told(table, "play K6, play choose blue")) == ["{s:1} played {c:choose} as blue"]
    assert texts(told(table, "play spoiled")) == ["{s:2} played {c:spoiled}: no more Food in this trick"]
    assert facts.prompt(table._state) == "pink, green or black, no Food"
    assert told(table, "play G8")[1]["text"] == "{s:3} won the trick, gifts with {s:2}"
    feast = dealt("K6 K7", "P5 K2", "G4 B5", "G8 K10")
    line = told(feast, "play K6, play K2, play G4, play K10")[1]
    assert (line["shout"], line["seat"], line["text"]) == ("¡Provecho!", 3, "{s:3} won {c:K2} {c:G4}, gifts with {s:2}")


def test_choose_may_be_refused_in_some_colours() -> None:
    table = dealt("K6 K2", "P7 G4", "choose K8", "G8 K10")
    told(table, "play K6, play P7")
    assert refusals(table) == ["play choose pink", "play choose green"]


def test_a_question_and_its_answer_are_for_all() -> None:
    table = dealt("K6 K2 K7", "ask G4 G5", "B8 choose G8", "G7 K10 G10")
    assert texts(told(table, "play K6, play ask")) == ["{s:1} played {c:ask}"]
    assert (facts.prompt(table._state), facts.tries(table._state)) == ("ask your question", [])
    line = told(table, "ask 3 green any")[0]
    assert line["text"] == "{s:1} asked how many green cards {s:3} held: 2"
    for question, words in (("ask 3 any 10", "10s"), ("ask 3 green 10", "green 10s")):
        again = dealt("K6 K2 K7", "ask G4 G5", "B8 choose G8", "G7 K10 G10")
        assert words in told(again, f"play K6, play ask, {question}")[0]["text"]


def test_a_swap_is_seen_by_the_two_when_both_have_chosen() -> None:
    def lines(seat: int) -> list[dict[str, Any]]:
        table = dealt("K6 K2 K7", "P1 G4 G5", "B8 K8 G8", "G7 K10 G10")
        assert texts(told(table, "play K6, play P1")) == ["{s:1} played {c:P1} Swap with {s:3}"]
        return told(table, "swap G4", seat) + told(table, "swap G7", seat)

    assert texts(lines(1)) == ["{s:1} chose {c:G4} for {s:3}", "{s:1} passed {c:G4} to {s:3} and got {c:G7}"]
    assert texts(lines(3)) == ["{s:1} chose a card for {s:3}", "{s:1} passed {c:G4} to {s:3} and got {c:G7}"]
    assert texts(lines(0)) == ["{s:1} chose a card for {s:3}", "{s:1} and {s:3} passed each other a card"]
    last = dealt("K6", "P1", "K2", "G4")
    assert texts(told(last, "play K6, play P1")) == ["{s:1} played {c:P1} Swap: nothing to pass"]


def test_a_killed_10_is_foretold_and_told() -> None:
    table = dealt("K6 K2", "P3 G4", "B10 G5", "K8 K7")
    assert texts(told(table, "play K6, play P3")) == ["{s:1} played {c:P3} Kill 10"]
    assert texts(told(table, "play B10")) == ["{s:2} played {c:B10}, which will be removed"]
    view = table.view(0)
    assert (view["winning"], view["doomed"], view["threatened"]) == (0, [2], [])
    lines = told(table, "play K8")
    assert texts(lines)[1:] == ["Kill 10 removed {s:2's} 10", "{s:3} won the trick"]
    seen = lines[2]["view"]
    assert seen["trick"][2] == {"place": 2, "card": "B10", "removed": True}
    assert (seen["won"], seen["doomed"], seen["threatened"]) == (3, [], [])


def test_of_two_10s_the_killer_says_which() -> None:
    table = dealt("K6 K10 K2", "P3 G4 P5", "B10 G5 B5", "K8 K7 G8")
    told(table, "play K6, play P5, play B5, play K8, play K7, play K10, play P3")
    assert table.view(0)["doomed"] == [0]
    told(table, "play B10")
    view = table.view(None)
    assert (view["asked"], view["threatened"], view["doomed"]) == ("kill", [0, 2], [])
    assert facts.prompt(table._state) == "say whose 10 goes"
    lines = told(table, "kill 0")
    assert texts(lines) == ["{s:1} removed {s:0's} 10 with the Kill 10", "{s:2} won the trick"]


def test_a_day_and_the_game_end() -> None:
    table = dealt("K6", "G4", "K2", "K10")
    lines = told(table, "play K6, play G4, play K2, play K10")
    assert [line["kind"] for line in lines] == ["play", "trick", "round", "heading", "deal"]
    assert lines[1]["text"] == "{s:3} won {c:K2} {c:G4}"
    assert lines[2]["text"] == "Day 1 ended: {s:0} and {s:2} 0 pairs, {s:1} and {s:3} 1 pair"
    assert (lines[2]["food"], lines[2]["muertos"], lines[2]["pairs"]) == ([0, 1, 0, 1], [0, 1, 0, 1], [0, 1, 0, 1])
    assert lines[3]["text"] == "Day two: Children"
    trick, seen = lines[1]["view"], lines[2]["view"]
    assert (trick["won"], trick["scores"], trick["day_over"]) == (3, [0, 0, 0, 0], False)
    assert (seen["day"], seen["day_over"], seen["won"], seen["scores"]) == (1, True, None, [0, 1, 0, 1])
    assert (seen["food_won"], seen["muertos_won"]) == ([0, 1, 0, 1], [0, 1, 0, 1])
    assert (seen["trick"], seen["cards"], seen["asked"], seen["to_move"]) == ([], [0, 0, 0, 0], None, None)
    assert (table.view(None)["day"], table.view(None)["day_over"]) == (2, False), "the next day is dealt"
    while not table.over:
        lines = told(table, table.moves()[0])
    assert [line["kind"] for line in lines][-2:] == ["round", "over"]
    seen = lines[-2]["view"]
    assert (seen["day"], seen["day_over"], seen["winners"]) == (3, True, []), "the last day lies there too"
    assert (table.view(None)["day_over"], "view" in lines[-1]) == (False, False)
    assert lines[-1]["winners"] == table.winners()


def test_the_dummy_lies_open() -> None:
    table = dealt("K6 K7 G5", "P8 G4 P5", "B7 K2 B5", "G8 K10 G7", players=3)
    lines = facts.tell(None, None, table._state, table.events, 1)
    assert lines[1]["text"] == "{s:0} played with the dummy, whose cards lie open"
    told(table, "play K6, play G4")
    assert (table.seat, facts.prompt(table._state)) == (0, "for the dummy: pink, blue or black")
    assert refusals(table) == ["play G7", "play G8"]
    lines = told(table, "play K10")
    assert texts(lines) == ["The dummy played {c:K10}"]
    lines = told(table, "play B7")
    assert lines[1]["text"] == "The dummy won {c:G4}, gifts with {s:1}"
    assert (table.seat, facts.prompt(table._state)) == (1, "take a card of the dummy")
    assert facts.tries(table._state) == ["take G7", "take G8"]
    assert texts(told(table, "take G8")) == ["{s:1} took {c:G8} from the dummy"]
    assert texts(told(table, "give P5", seat=2)) == ["{s:1} gave the dummy {c:P5} in return"]


@pytest.mark.parametrize("players", [3, 4])
def test_what_passes_hidden_is_named_to_those_alone_who_may_look_it_up(players: int) -> None:
    chooser = random.Random(players)
    table = vivamos.deal("muertos", players, seed=11)
    seen = set()
    while not table.over:
        move, events = chooser.choice(table.moves()), len(table.events)
        table.play(move)
        for seat in (-1, *range(players)):
            log = table.log(None if seat < 0 else seat)
            looked_up = [event.get("gift") or event.get("move", "").removeprefix("swap ") for event in log[events:]]
            for line in facts_of(table, None if seat < 0 else seat, table.decisions):
                named = "{c:" in line["text"]
                if line["kind"] in ("offer", "swap", "give") and not table.over:
                    assert named == (" " in log[events]["move"])
                elif line["kind"] == "gift" and "drew" in line["text"] and not table.over:
                    assert named == (log[events + 1]["gift"] is not None)
                    assert not named or f"{{c:{looked_up[1]}}}" in line["text"]
                elif line["kind"] == "trick":
                    assert len(line["view"]["hand"]) == (line["view"]["cards"][seat] if seat >= 0 else 0)
                else:
                    continue
                seen.add((line["kind"], named))
    assert {("offer", True), ("offer", False), ("give", True), ("give", False), ("swap", True)} <= seen

"""VIVA told to people: every kind of line once, what stays hidden, and what a seat is asked."""

from __future__ import annotations

import random
from typing import Any

import pytest
from test_viva import deck_of, drew, viva

import vivamos
from vivamos.engine.table import Table
from vivamos.games.viva import facts, rules

from scripts import told

Line = dict[str, Any]


def first_lines(table: Table, seat: int = -1) -> list[Line]:
    return facts.tell(None, None, table._state, table.events, seat)


def texts(lines: list[Line]) -> list[str]:
    return [line["text"] for line in lines]


def told_to_all(table: Table, move: str, *chance: Any) -> dict[int, list[Line]]:
    """The same decision as every seat and a spectator are told of it."""
    record = table.record()
    return {seat: told(vivamos.replay(record), move, *chance, seat=seat) for seat in range(-1, table.players)}


def prompted(table: Table) -> str:
    return facts.prompt(table._state)


# --- rounds ---


def test_a_round_begins_with_a_heading_the_deal_and_the_blocking_card() -> None:
    lines = first_lines(viva("R O Y", "G B P", block="RY", start=1))
    assert [line["kind"] for line in lines] == ["heading", "deal", "block"]
    assert texts(lines) == [
        "Round 1 of 3",
        "{s:0} dealt three cards each, and {s:1} began",
        "{c:RY} was turned up: red and yellow are blocked",
    ]
    assert texts(first_lines(viva("R", "O", block="P")))[2] == "{c:P} was turned up: pink is blocked"


def test_going_out_rests_so_that_it_can_be_seen_and_the_next_round_follows() -> None:
    table = viva("R", "O", "B", block="RG")
    lines = told(table, "finish R", seat=1)
    assert texts(lines)[:3] == [
        "{s:0} went out with {c:R} on the blocking card {c:RG}",
        "{s:0} won round 1 and a victory card",
        "Round 2 of 3",
    ]
    round_line = lines[1]
    assert (round_line["round"], round_line["winner"], round_line["scores"]) == (1, 0, [1, 0, 0])
    seen = round_line["view"]
    assert (seen["blocking"], seen["out"]) == ("RG", {"seat": 0, "card": "R"})
    assert (seen["cards"], seen["hand"], seen["scores"]) == ([0, 1, 1], ["O"], [1, 0, 0])
    assert (seen["round"], seen["to_move"]) == (1, None)
    assert table.view(1)["out"] is None, "the next round goes on"


def test_no_hand_but_the_own_is_in_what_rests() -> None:
    for seat, hand in {-1: [], 0: [], 1: ["O"], 2: ["B"]}.items():
        assert told(viva("R", "O", "B", block="RG"), "finish R", seat=seat)[1]["view"]["hand"] == hand


def test_the_game_ends_with_its_winner() -> None:
    table = viva("R", "O", block="R", rounds=1)
    lines = told(table, "finish R")
    assert lines[1]["view"]["winners"] == [], "the last round is read before its winner is"
    assert table.view(None)["out"] == lines[1]["view"]["out"] == {"seat": 0, "card": "R"}, "the last card lies there"
    assert table.view(None)["cards"] == [0, 1]
    assert lines[-1] == {
        "kind": "over",
        "tone": "event",
        "text": "{s:0} won the game with one victory card",
        "winners": [0],
        "scores": [1, 0],
    }


def test_those_who_are_tied_play_on_alone() -> None:
    table = viva("R", "O", "B", block="RO", rounds=2)
    told(table, "finish R", {"deal": [["Y"], ["O"], ["B"]]}, {"block": "O"})
    lines = told(table, "finish O", {"deal": [["Y"], ["G"], []]}, {"block": "YG"})
    assert texts(lines)[1:4] == [
        "{s:1} won round 2 and a victory card",
        "{s:0} and {s:1} tied for most victory cards and played on",
        "Extra round 1",
    ]


def test_a_round_without_a_winner_says_so() -> None:
    table = viva("R R", "O O", block="P", deck=deck_of("R R O O P Y G B", 2), rounds=1)
    lines: list[Line] = []
    while not table.over:
        lines += told(table, "draw" if "draw" in table.moves() else "keep")
    assert "Round 1 ended after 400 turns, and nobody won it" in texts(lines)
    assert "{s:0} wanted to draw, but no card was left" in texts(lines)
    assert lines[-1]["text"] == "{s:0} and {s:1} shared the win with no victory cards each"


def test_a_round_that_ends_as_a_blocking_card_is_turned_up_tells_the_one_of_the_next() -> None:
    table = viva("GB R R", "OG G G", "YG B B")
    for move in ("place GB 1", "place OG 2", "place YG 3"):
        table.play(move)
    table._box["turns"] = rules.MOST_TURNS - 1
    lines = told(table, "block top", {"block": "RY"}, {"deal": [["R"] * 3, ["O"] * 3, ["Y"] * 3]}, {"block": "B"})
    assert texts(lines) == [
        "{s:2} turned up {c:RY}: red and yellow are blocked",
        "Round 1 ended after 400 turns, and nobody won it",
        "Round 2 of 3",
        "{s:0} dealt three cards each, and {s:1} began",
        "{c:B} was turned up: blue is blocked",
    ]
    assert (lines[1]["view"]["blocking"], lines[1]["view"]["out"]) == ("RY", None)


# --- moves ---


@pytest.mark.parametrize(
    ("move", "text"),
    [
        ("place RB 2", "{s:0} placed {c:RB} on house 2"),
        ("place RB 1 1", "{s:0} placed two {c:RB} on house 1"),
        ("place RB 1 3", "{s:0} placed two {c:RB} on houses 1 and 3"),
        ("place RB 1 1 3", "{s:0} placed three {c:RB}: two on house 1 and one on house 3"),
    ],
)
def test_a_placement_says_what_went_where(move: str, text: str) -> None:
    table = viva("RB RB RB O", "O O Y G")
    (line,) = told(table, move)
    assert line["text"] == text
    assert line["houses"] == [int(house) for house in move.split()[2:]]


def test_only_its_owner_is_told_which_card_was_drawn() -> None:
    table = viva("R R", "O Y")
    lines = told_to_all(table, "draw", drew(0, "G"))
    assert {seat: said[0]["text"] for seat, said in lines.items()} == {
        -1: "{s:0} drew a card",
        0: "{s:0} drew {c:G}",
        1: "{s:0} drew a card",
    }
    told(table, "draw", drew(0, "G"))
    lines = told_to_all(table, "keep")
    assert [lines[seat][0]["text"] for seat in (-1, 0, 1)] == [
        "{s:0} drew and kept",
        "{s:0} drew and kept {c:G}",
        "{s:0} drew and kept",
    ]
    assert told(table, "place G 3")[0]["text"] == "{s:0} drew and placed {c:G} on house 3"


def test_the_line_of_a_draw_gives_way_to_what_became_of_the_card() -> None:
    for then in ("keep", "place G 3"):
        table = viva("R R", "O Y")
        drawn = told(table, "draw", drew(0, "G"))[0]
        assert (drawn["fade"], drawn["short"]) == ("draw", "")
        assert told(table, then)[0]["fades"] == "draw"


def test_viva_rests_and_each_neighbour_is_told_of_the_own_cards() -> None:
    table = viva("GB R R", "OG G G", "YG B B")
    for move in ("place GB 1", "place OG 2"):
        told(table, move)
    lines = told_to_all(table, "place YG 3", drew(1, "R O"), drew(0, "Y"))
    line = lines[-1][1]
    assert (line["shout"], line["seat"], line["colours"]) == ("VIVA!", 2, "G")
    assert [lines[seat][1]["text"] for seat in range(-1, 3)] == [
        "VIVA! {s:2} cleared the houses in green. {s:1} drew two, {s:0} drew one",
        "VIVA! {s:2} cleared the houses in green. {s:1} drew two, {s:0} drew {c:Y}",
        "VIVA! {s:2} cleared the houses in green. {s:1} drew {c:R} and {c:O}, {s:0} drew one",
        "VIVA! {s:2} cleared the houses in green. {s:1} drew two, {s:0} drew one",
    ]
    seen = line["view"]
    assert [house["top"] for house in seen["houses"]] == ["GB", "OG", "YG"]
    assert (seen["cards"], seen["viva"], seen["hand"], seen["discard"]) == ([2, 2, 2], "G", [], [])
    assert (seen["blocking"], seen["turn"], seen["to_move"]) == ("P", 2, None)
    assert lines[2][1]["view"]["hand"] == ["B", "B"]
    assert lines[1][1]["view"]["hand"] == ["G", "G"], "nothing is drawn yet"
    told(table, "place YG 3", drew(1, "R O"), drew(0, "Y"))
    assert table.view(None)["viva"] is None, "the houses are swept"
    assert prompted(table) == "choose the blocking card"
    assert facts.tries(table._state) == ["block B"]
    assert facts.preview(table._state) == {}
    record = table.record()
    chosen = told(vivamos.replay(record), "block B")
    assert texts(chosen) == ["{s:2} made {c:B} the blocking card: blue is blocked"]
    assert texts(told(vivamos.replay(record), "block top", {"block": "RY"})) == [
        "{s:2} turned up {c:RY}: red and yellow are blocked"
    ]


def test_the_last_card_has_to_block() -> None:
    table = viva("GB R", "OG R", "YG B")
    for move in ("place GB 1", "place OG 2"):
        told(table, move)
    lines = told(table, "place YG 3", drew(1, "R O"), drew(0, "Y"), drew(2, "P"), seat=2)
    assert (lines[1]["view"]["hand"], lines[1]["view"]["blocking"]) == (["B"], "P"), "it is still in hand"
    assert lines[2]["text"] == "{s:2} had to block with the last card, {c:B}: blue is blocked. {s:2} drew {c:P}"


def test_a_new_draw_pile_is_told() -> None:
    table = viva("R O", "R O", block="P", deck=deck_of("R O R O P", 2))
    told(table, "place R 1")
    told(table, "place R 1")
    assert texts(told(table, "draw", drew(0, "R")))[1] == (
        "The draw pile ran out: the cards under the top cards of the houses became the new one"
    )


# --- honour play ---


def test_a_placement_looks_the_same_whether_forbidden_or_not() -> None:
    table = viva("R P O", "B B B", block="P", honour=True)
    assert told(table, "place P 1") == [
        {"kind": "place", "text": "{s:0} placed {c:P} on house 1", "seat": 0, "card": "P", "houses": [1]}
    ]
    assert prompted(table) == "catch it or let it pass"


def test_a_forbidden_card_is_caught_and_its_player_alone_is_told_what_was_drawn() -> None:
    table = viva("R P O", "B B B", block="P", honour=True)
    told(table, "place P 1")
    lines = told_to_all(table, "catch", drew(0, "Y Y G"))
    assert texts(lines[1]) == ["{s:1} caught {s:0}: pink is blocked. The card went back", "{s:0} drew three"]
    assert lines[0][1]["text"] == "{s:0} drew {c:Y}, {c:Y} and {c:G}"
    seen = lines[1][0]["view"]
    assert (seen["caught"], seen["placed"], seen["cards"]) == ({"seat": 0, "by": 1}, "place P 1", [2, 3])
    told(table, "catch", drew(0, "Y Y G"))
    after = table.view(None)
    assert (after["caught"], after["placed"], after["cards"]) == (None, None, [6, 3])
    table = viva("R O", "B B", block="P", honour=True)
    told(table, "place R 1")
    told(table, "let")
    told(table, "place B 1")
    assert texts(told(table, "catch", drew(1, "Y Y G")))[0].startswith(
        "{s:0} caught {s:1}: {c:B} shares no colour with {c:R}."
    )
    assert table.seat == 0


def test_what_is_let_pass_may_be_viva() -> None:
    table = viva("R R R R O", "B G Y B G", "B G Y B G", block="P", honour=True)
    told(table, "place R 1 2 3")
    first = told(table, "let")
    assert (texts(first), first[0]["fade"]) == (["{s:1} let it pass"], "let")
    lines = told(table, "catch", drew(2, "O O"), drew(1, "Y"))
    assert texts(lines) == [
        "{s:2} wanted to catch {s:0}, but the card was allowed",
        "VIVA! {s:0} cleared the houses in red. {s:2} drew two, {s:1} drew one",
    ]
    assert lines[1]["view"]["placed"] is None, "it is judged no longer"
    told(table, "block top", {"block": "P"})
    told(table, "place Y 1")
    told(table, "let")
    (line,) = told(table, "let")
    assert (line["text"], line["fades"]) == ("Nobody caught it", "let")


# --- what a seat is asked ---


def test_prompts() -> None:
    assert prompted(viva("R O", "O O")) == "place or draw"
    assert prompted(viva("P BP", "O O")) == "draw a card"
    assert prompted(viva("P", "O")) == "go out or draw"
    assert prompted(viva("R", "O")) == "draw a card"
    table = viva("R O", "O O")
    told(table, "draw", drew(0, "G"))
    assert prompted(table) == "place it or keep it"
    table = viva("R O", "O O")
    told(table, "draw", drew(0, "P"))
    assert prompted(table) == "keep the card"


def test_every_card_may_be_tried_on_every_house() -> None:
    table = viva("R BP", "O O")
    assert facts.tries(table._state) == [f"place {card} {house}" for card in ("R", "BP") for house in (1, 2, 3)]
    assert facts.tries(viva("R", "O")._state) == ["finish R", "place R 1", "place R 2", "place R 3"]
    table = viva("R BP", "O O", honour=True)
    told(table, "place R 1")
    assert facts.tries(table._state) == ["place O 1", "place O 2", "place O 3"], "the judge's cards"


def test_the_preview_names_the_moves_that_would_be_viva() -> None:
    table = viva("R RB RB B G", "RG G G G G")
    told(table, "place R 1")
    told(table, "place RG 2")
    viva_moves = facts.preview(table._state)["viva"]
    assert viva_moves["place RB 3"] == "R"
    assert viva_moves["place RB 1 3"] == "R"
    assert "place RB 1" not in viva_moves
    assert "place B 3" not in viva_moves


def test_in_honour_play_the_preview_says_what_would_be_forbidden() -> None:
    table = viva("R P O", "B B B", block="P", honour=True)
    assert facts.preview(table._state)["forbidden"] == dict.fromkeys(
        ["place P 1", "place P 2", "place P 3"], "pink is blocked"
    )
    told(table, "place R 1")
    told(table, "let")
    assert facts.preview(table._state)["forbidden"] == {"place B 1": "B shares no colour with R"}
    assert "forbidden" not in facts.preview(viva("R P", "B B")._state)


@pytest.mark.parametrize("players", [2, 3, 6])
@pytest.mark.parametrize("honour", [False, True])
def test_the_preview_is_what_then_happens(players: int, honour: bool) -> None:
    """Whole games at random: a line of VIVA is told exactly when the preview said so and nobody caught it."""
    chooser = random.Random(players)
    table = vivamos.deal("viva", players, seed=players, options={"honour": honour, "rounds": 1})
    for _ in range(400):
        if table.over:
            break
        would_be = facts.preview(table._state).get("viva", {})
        move = chooser.choice(list(would_be) or table.moves())
        placed = move.startswith("place")
        lines = told(table, move)
        while placed and honour and table.view(None)["asked"] == "judge":
            lines = told(table, "let")
        if placed:
            assert any(line["kind"] == "viva" for line in lines) == (move in would_be)
        assert lines
        assert all(line["text"][0].isupper() or line["text"][0] == "{" for line in lines)

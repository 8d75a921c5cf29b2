"""VIVA in facts for people: every kind once, what stays hidden, and what a seat is asked."""

from __future__ import annotations

import random
from typing import Any

import pytest
from test_viva import deck_of, drew, viva

import vivamos
from vivamos.engine.facts import Fact
from vivamos.engine.table import Table
from vivamos.engine.telling import as_known_now, as_known_now_in_parts, facts_of, facts_so_far
from vivamos.games.viva import facts, rules

from building import asked, bare, reader, told

texts = reader("viva")
RED_AND_YELLOW = {"fact": "two-colours", "args": {"first_colour": "R", "second_colour": "Y"}}


def one_colour(letter: str) -> Fact:
    return {"fact": "one-colour", "args": {"colour": letter}}


def told_to_all(table: Table, move: str, *chance: Any) -> dict[int, list[Fact]]:
    """The same decision as every seat and a spectator are told of it."""
    record = table.record()
    return {seat: told(vivamos.replay(record), move, *chance, seat=seat) for seat in range(-1, table.players)}


def read_by(found: dict[int, list[Fact]], seat: int) -> list[str]:
    return texts(found[seat], me=None if seat < 0 else seat)


# --- rounds ---


def test_a_round_begins_with_a_heading_the_deal_and_the_blocking_card() -> None:
    first = facts_of(viva("R O Y", "G B P", "R O Y", block="RY", start=1), None, 0)
    assert [each["kind"] for each in first] == ["heading", "deal", "block"]
    assert bare(first) == [
        ("round-begins", {"round": 1, "rounds": 3}),
        ("cards-dealt", {"dealer_seat": 0, "seat": 1, "hand_size": 3}),
        ("first-block", {"card": "RY", "number": 2, "colours": RED_AND_YELLOW}),
    ]
    assert texts(first) == [
        "Round 1 of 3",
        "Seat 0 dealt 3 cards each, and Seat 1 began",
        "RY was turned up: red and yellow are blocked",
    ]
    assert texts(first, me=0)[1] == "You dealt 3 cards each, and Seat 1 began"
    assert texts(first, me=1)[1] == "Seat 0 dealt 3 cards each, and you began"
    small = facts_of(viva("R", "O", block="P"), None, 0)
    assert texts(small)[1:] == ["Seat 1 dealt 1 card each, and Seat 0 began", "P was turned up: pink is blocked"]


def test_going_out_rests_so_that_it_can_be_seen_and_the_next_round_follows() -> None:
    table = viva("R", "O", "B", block="RG")
    found = told(table, "finish R", seat=1)
    assert bare(found)[:3] == [
        ("went-out", {"seat": 0, "card": "R", "block_card": "RG"}),
        ("round-won", {"seat": 0, "round": 1}),
        ("round-begins", {"round": 2, "rounds": 3}),
    ]
    assert texts(found, me=1)[:2] == [
        "Seat 0 went out with R on the blocking card RG",
        "Seat 0 won round 1 and a victory card",
    ]
    assert texts(found, me=0)[:2] == [
        "You went out with R on the blocking card RG",
        "You won round 1 and a victory card",
    ]
    seen = found[1]["view"]
    assert (seen["blocking"], seen["out"]) == ("RG", {"seat": 0, "card": "R"})
    assert (seen["cards"], seen["hand"], seen["scores"]) == ([0, 1, 1], ["O"], [1, 0, 0])
    assert (seen["round"], seen["to_move"]) == (1, None)
    assert table.view(1)["out"] is None, "the next round goes on"


def test_no_hand_but_the_own_is_in_what_rests() -> None:
    for seat, hand in {-1: [], 0: [], 1: ["O"], 2: ["B"]}.items():
        assert told(viva("R", "O", "B", block="RG"), "finish R", seat=seat)[1]["view"]["hand"] == hand


def test_the_game_ends_with_its_winner() -> None:
    table = viva("R", "O", block="R", rounds=1)
    found = told(table, "finish R")
    assert found[1]["view"]["winners"] == [], "the last round is read before its winner is"
    assert table.view(None)["out"] == found[1]["view"]["out"] == {"seat": 0, "card": "R"}, "the last card lies there"
    assert table.view(None)["cards"] == [0, 1]
    end = {"fact": "game-won", "args": {"seats": [0], "victories": 1}, "rule": "VI-18", "kind": "over", "tone": "event"}
    assert found[-1] == end
    assert (texts([end]), texts([end], me=0)) == (
        ["Seat 0 won the game with 1 victory card"],
        ["You won the game with 1 victory card"],
    )


def test_those_who_are_tied_play_on_alone() -> None:
    table = viva("R", "O", "B", block="RO", rounds=2)
    told(table, "finish R", {"deal": [["Y"], ["O"], ["B"]]}, {"block": "O"})
    found = told(table, "finish O", {"deal": [["Y"], ["G"], []]}, {"block": "YG"})
    assert bare(found)[1:4] == [
        ("round-won", {"seat": 1, "round": 2}),
        ("lead-shared", {"seats": [0, 1]}),
        ("extra-round-begins", {"number": 1}),
    ]
    assert texts(found, me=1)[2:4] == ["The lead was shared by Seat 0 and you, who played on", "Extra round 1"]


def test_a_round_without_a_winner_says_so() -> None:
    table = viva("R R", "O O", block="P", deck=deck_of("R R O O P Y G B", 2), rounds=1)
    found: list[Fact] = []
    while not table.over:
        found += told(table, "draw" if "draw" in table.moves() else "keep")
    assert ("round-not-won", {"round": 1, "turns": 400}) in bare(found)
    read = texts(found)
    assert "Round 1 ended after 400 turns, and nobody won it" in read
    assert "Seat 0 wanted to draw, but no card was left" in read
    assert "You wanted to draw, but no card was left" in texts(found, me=0)
    assert read[-1] == "The win is shared by Seat 0 and Seat 1, with 0 victory cards each"


def test_a_round_that_ends_as_a_blocking_card_is_turned_up_tells_the_one_of_the_next() -> None:
    table = viva("GB R R", "OG G G", "YG B B")
    for move in ("place GB 1", "place OG 2", "place YG 3"):
        table.play(move)
    table._states["turns"] = rules.MOST_TURNS - 1
    found = told(table, "block top", {"block": "RY"}, {"deal": [["R"] * 3, ["O"] * 3, ["Y"] * 3]}, {"block": "B"})
    assert texts(found) == [
        "Seat 2 turned up RY: red and yellow are blocked",
        "Round 1 ended after 400 turns, and nobody won it",
        "Round 2 of 3",
        "Seat 0 dealt 3 cards each, and Seat 1 began",
        "B was turned up: blue is blocked",
    ]
    assert (found[1]["view"]["blocking"], found[1]["view"]["out"]) == ("RY", None)


# --- moves ---


@pytest.mark.parametrize(
    ("move", "name", "where", "text"),
    [
        ("place RB 2", "card-placed", {"house": 2}, "Seat 0 placed RB on house 2"),
        ("place RB 1 1", "cards-placed", {"number": 2, "house": 1}, "Seat 0 placed 2 RB on house 1"),
        (
            "place RB 1 3",
            "cards-placed-on-two",
            {"number": 2, "first_house": 1, "second_house": 3},
            "Seat 0 placed 2 RB on houses 1 and 3",
        ),
        ("place RB 1 2 3", "cards-placed-on-each", {"number": 3}, "Seat 0 placed 3 RB, one on each house"),
        (
            "place RB 1 1 3",
            "cards-placed-apart",
            {
                "number": 3,
                "places": [
                    {"fact": "number-on-house", "args": {"number": 2, "house": 1}},
                    {"fact": "number-on-house", "args": {"number": 1, "house": 3}},
                ],
            },
            "Seat 0 placed 3 RB: 2 on house 1, 1 on house 3",
        ),
    ],
)
def test_a_placement_says_what_went_where(move: str, name: str, where: dict[str, Any], text: str) -> None:
    found = told(viva("RB RB RB O", "O O Y G"), move)[:1]
    assert bare(found) == [(name, {"seat": 0, "card": "RB"} | where)]
    assert texts(found) == [text]
    assert texts(found, me=0) == [text.replace("Seat 0", "You")]
    assert found[0]["houses"] == [int(house) for house in move.split()[2:]]


def test_only_its_owner_is_told_which_card_was_drawn() -> None:
    table = viva("R R", "O Y")
    found = told_to_all(table, "draw", drew(0, "G"))
    assert bare(found[-1]) == bare(found[1]) == [("card-drawn", {"seat": 0})]
    assert bare(found[0]) == [("own-card-drawn", {"seat": 0, "card": "G"})]
    assert [read_by(found, seat) for seat in (-1, 0, 1)] == [
        ["Seat 0 drew a card"],
        ["You drew G"],
        ["Seat 0 drew a card"],
    ]
    told(table, "draw", drew(0, "G"))
    found = told_to_all(table, "keep")
    assert bare(found[-1]) == bare(found[1]) == [("card-kept", {"seat": 0})]
    assert [read_by(found, seat) for seat in (-1, 0, 1)] == [
        ["Seat 0 drew a card and kept it"],
        ["You drew and kept G"],
        ["Seat 0 drew a card and kept it"],
    ]
    placed = told(table, "place G 3")
    assert bare(placed) == [("drawn-card-placed", {"seat": 0, "card": "G", "house": 3})]
    assert (texts(placed), texts(placed, me=0)) == (
        ["Seat 0 drew and placed G on house 3"],
        ["You drew and placed G on house 3"],
    )


def test_a_draw_gives_way_to_what_became_of_the_card() -> None:
    for then in ("keep", "place G 3"):
        table = viva("R R", "O Y")
        drawn = told(table, "draw", drew(0, "G"))[0]
        assert (drawn["fade"], drawn["faded"]) == ("draw", None)
        assert as_known_now(facts_so_far(table, 1))[-1]["fact"] == "card-drawn", "it is all that is known yet"
        last = told(table, then)
        assert last[0]["fades"] == ["draw"]
        log = as_known_now(facts_so_far(table, None))
        assert ["card-drawn" in each["fact"] for each in log] == [False] * 4
        missed = [facts_of(table, None, decision) for decision in (1, 2)]
        assert as_known_now_in_parts(missed) == [[], last], "each decision keeps its own"


def test_viva_rests_and_each_neighbour_is_told_of_the_own_cards() -> None:
    table = viva("GB R R", "OG G G", "YG B B")
    for move in ("place GB 1", "place OG 2"):
        told(table, move)
    found = told_to_all(table, "place YG 3", drew(1, "R O"), drew(0, "Y"))
    called = found[-1][1]
    assert (called["fact"], called["args"]) == ("viva-called", {"seat": 2, "colours": one_colour("G")})
    assert (called["shout"], called["seat"]) == ("VIVA!", 2)
    own = ("own-cards-drawn", {"seat": 1, "cards": ["R", "O"]})
    assert bare(found[1])[2:] == [own, ("cards-drawn", {"seat": 0, "number": 1})]
    assert [read_by(found, seat)[1:] for seat in range(-1, 3)] == [
        ["VIVA! Seat 2 cleared the houses in green", "Seat 1 drew 2 cards", "Seat 0 drew 1 card"],
        ["VIVA! Seat 2 cleared the houses in green", "Seat 1 drew 2 cards", "You drew Y"],
        ["VIVA! Seat 2 cleared the houses in green", "You drew R O", "Seat 0 drew 1 card"],
        ["VIVA! You cleared the houses in green", "Seat 1 drew 2 cards", "Seat 0 drew 1 card"],
    ]
    seen = called["view"]
    assert [house["top"] for house in seen["houses"]] == ["GB", "OG", "YG"]
    assert (seen["cards"], seen["viva"], seen["hand"], seen["discard"]) == ([2, 2, 2], "G", [], [])
    assert (seen["blocking"], seen["turn"], seen["to_move"]) == ("P", 2, None)
    assert found[2][1]["view"]["hand"] == ["B", "B"]
    assert found[1][1]["view"]["hand"] == ["G", "G"], "nothing is drawn yet"
    told(table, "place YG 3", drew(1, "R O"), drew(0, "Y"))
    assert table.view(None)["viva"] is None, "the houses are swept"
    assert asked(table) == "choose the blocking card"
    assert facts.moves_to_explain(table._state) == ["block B"]
    assert facts.preview(table._state) == {}
    record = table.record()
    chosen = told(vivamos.replay(record), "block B")
    assert bare(chosen) == [("block-chosen", {"seat": 2, "card": "B", "number": 1, "colours": one_colour("B")})]
    assert texts(chosen) == ["Seat 2 made B the blocking card: blue is blocked"]
    turned_up = told(vivamos.replay(record), "block top", {"block": "RY"})
    assert bare(turned_up) == [("block-turned-up", {"seat": 2, "card": "RY", "number": 2, "colours": RED_AND_YELLOW})]
    assert texts(turned_up, me=2) == ["You turned up RY: red and yellow are blocked"]


def test_the_last_card_has_to_block() -> None:
    table = viva("GB R", "OG R", "YG B")
    for move in ("place GB 1", "place OG 2"):
        told(table, move)
    found = told(table, "place YG 3", drew(1, "R O"), drew(0, "Y"), drew(2, "P"), seat=2)
    assert (found[1]["view"]["hand"], found[1]["view"]["blocking"]) == (["B"], "P"), "it is still in hand"
    assert [each["rule"] for each in found[2:]] == ["VI-13", "VI-11", "VI-11", "VI-13"]
    assert texts(found, me=2)[2:] == [
        "You had to block with your last card, B: blue is blocked",
        "Seat 1 drew 2 cards",
        "Seat 0 drew 1 card",
        "You drew P",
    ]
    assert texts(found)[2] == "Seat 2 had to block with the last card, B: blue is blocked"


def test_a_new_draw_pile_is_told() -> None:
    table = viva("R O", "R O", block="P", deck=deck_of("R O R O P", 2))
    told(table, "place R 1")
    told(table, "place R 1")
    found = told(table, "draw", drew(0, "R"))
    assert bare(found)[1] == ("pile-from-houses", {})
    assert texts(found)[1] == "The draw pile ran out: the cards under the top cards of the houses became the new one"


# --- honour play ---


def test_a_placement_looks_the_same_whether_forbidden_or_not() -> None:
    table = viva("R P O", "B B B", block="P", honour=True)
    placed = {"fact": "card-placed", "args": {"seat": 0, "card": "P", "house": 1}, "rule": "VI-5"}
    assert told(table, "place P 1") == [placed | {"kind": "place", "seat": 0, "houses": [1]}]
    assert asked(table) == "catch it or let it pass"


def test_a_forbidden_card_is_caught_and_its_player_alone_is_told_what_was_drawn() -> None:
    table = viva("R P O", "B B B", block="P", honour=True)
    told(table, "place P 1")
    found = told_to_all(table, "catch", drew(0, "Y Y G"))
    pink = {"fact": "colours-blocked", "args": {"number": 1, "colours": one_colour("P")}}
    assert bare(found[1]) == [
        ("card-caught", {"by_seat": 1, "seat": 0, "reason": pink}),
        ("cards-drawn", {"seat": 0, "number": 3}),
    ]
    assert read_by(found, -1) == ["Seat 1 caught Seat 0: pink is blocked. The card went back", "Seat 0 drew 3 cards"]
    assert read_by(found, 0) == ["Seat 1 caught you: pink is blocked. The card went back", "You drew Y Y G"]
    assert read_by(found, 1)[0] == "You caught Seat 0: pink is blocked. The card went back"
    seen = found[1][0]["view"]
    assert (seen["caught"], seen["placed"], seen["cards"]) == ({"seat": 0, "by": 1}, "place P 1", [2, 3])
    told(table, "catch", drew(0, "Y Y G"))
    after = table.view(None)
    assert (after["caught"], after["placed"], after["cards"]) == (None, None, [6, 3])
    table = viva("R O", "B B", block="P", honour=True)
    told(table, "place R 1")
    told(table, "let")
    told(table, "place B 1")
    found_now = told(table, "catch", drew(1, "Y Y G"))
    assert texts(found_now)[0] == "Seat 0 caught Seat 1: B shares no colour with R. The card went back"
    assert table.seat == 0


def test_what_is_let_pass_may_be_viva() -> None:
    table = viva("R R R R O", "B G Y B G", "B G Y B G", block="P", honour=True)
    told(table, "place R 1 2 3")
    first = told(table, "let")
    assert (bare(first), first[0]["fade"], first[0]["faded"]) == ([("let-pass", {"seat": 1})], "let", None)
    assert (texts(first), texts(first, me=1)) == (["Seat 1 let it pass"], ["You let it pass"])
    found = told(table, "catch", drew(2, "O O"), drew(1, "Y"))
    assert bare(found)[0] == ("wrongly-caught", {"by_seat": 2, "seat": 0})
    assert texts(found) == [
        "Seat 2 wanted to catch Seat 0, but the card was allowed",
        "VIVA! Seat 0 cleared the houses in red",
        "Seat 2 drew 2 cards",
        "Seat 1 drew 1 card",
    ]
    assert [texts(found, me=seat)[0] for seat in (2, 0)] == [
        "You wanted to catch Seat 0, but the card was allowed",
        "Seat 2 wanted to catch you, but the card was allowed",
    ]
    assert found[1]["view"]["placed"] is None, "it is judged no longer"
    told(table, "block top", {"block": "P"})
    told(table, "place Y 1")
    told(table, "let")
    last = told(table, "let")
    assert (texts(last), last[0]["fades"]) == (["Nobody caught it"], ["let"])
    assert "let-pass" not in [each["fact"] for each in as_known_now(facts_so_far(table, None))]


# --- what a seat is asked ---


def test_prompts() -> None:
    assert asked(viva("R O", "O O")) == "place or draw"
    assert asked(viva("P BP", "O O")) == "draw a card"
    assert asked(viva("P", "O")) == "go out or draw"
    assert asked(viva("R", "O")) == "draw a card"
    table = viva("R O", "O O")
    told(table, "draw", drew(0, "G"))
    assert asked(table) == "place it or keep it"
    table = viva("R O", "O O")
    told(table, "draw", drew(0, "P"))
    assert asked(table) == "keep the card"


def test_every_card_may_be_tried_on_every_house() -> None:
    table = viva("R BP", "O O")
    assert facts.moves_to_explain(table._state) == [
        f"place {card} {house}" for card in ("R", "BP") for house in (1, 2, 3)
    ]
    assert facts.moves_to_explain(viva("R", "O")._state) == ["finish R", "place R 1", "place R 2", "place R 3"]
    table = viva("R BP", "O O", honour=True)
    told(table, "place R 1")
    assert facts.moves_to_explain(table._state) == ["place O 1", "place O 2", "place O 3"], "the judge's cards"


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
    pink = {"fact": "colours-blocked", "args": {"number": 1, "colours": one_colour("P")}}
    assert facts.preview(table._state)["forbidden"] == dict.fromkeys(["place P 1", "place P 2", "place P 3"], pink)
    told(table, "place R 1")
    told(table, "let")
    assert facts.preview(table._state)["forbidden"] == {
        "place B 1": {"fact": "no-colour-shared", "args": {"card": "B", "top_card": "R"}}
    }
    assert "forbidden" not in facts.preview(viva("R P", "B B")._state)


@pytest.mark.parametrize("players", [2, 3, 6])
@pytest.mark.parametrize("honour", [False, True])
def test_the_preview_is_what_then_happens(players: int, honour: bool) -> None:
    """Whole games at random: a fact of VIVA is told exactly when the preview said so and nobody caught it."""
    chooser = random.Random(players)
    table = vivamos.deal("viva", players, seed=players, options={"honour": honour, "rounds": 1})
    called = 0
    for _ in range(400):
        if table.over:
            break
        would_be = facts.preview(table._state).get("viva", {})
        move = chooser.choice(list(would_be) or table.moves())
        placed = move.startswith("place")
        found = told(table, move)
        while placed and honour and table.view(None)["asked"] == "judge":
            found = told(table, "let")
        if placed:
            assert any(each["kind"] == "viva" for each in found) == (move in would_be)
            called += move in would_be
        assert all(texts(found))
        assert found
    assert called > 0

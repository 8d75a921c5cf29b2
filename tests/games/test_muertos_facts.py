"""Dia de los Muertos told to people, as facts: each kind once, and nothing in them that a seat may not know."""

from __future__ import annotations

import random
from typing import Any

import pytest

import vivamos
from vivamos.engine.facts import Fact, fact
from vivamos.engine.table import FORMAT, Table
from vivamos.engine.telling import facts_of
from vivamos.games.muertos import facts

from building import asked, bare, reader
from building import told as told_of

GAME = vivamos.game("muertos")
texts = reader("muertos")
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


def told(table: Table, moves: str, seat: int = -1) -> list[Fact]:
    """Play moves separated by commas; the facts of the last one, as a seat is told."""
    found: list[Fact] = []
    for move in moves.split(","):
        found = told_of(table, move.strip(), seat=seat)
    return found


def refusals(table: Table) -> list[str]:
    return [move for move in facts.moves_to_explain(table.now()) if move not in table.moves()]


def test_the_first_deal() -> None:
    table = dealt("P7 G4", "B5 K8", "K6 K2", "G8 K10")
    first = facts_of(table, 0, 0)
    assert bare(first) == [("day-begins", {"day": 1}), ("cards-dealt", {"seat": 2, "card": "K6"})]
    assert texts(first) == ["Day one: Animals", "The cards were dealt, Seat 2 held K6"]
    assert texts(first, me=2)[1] == "The cards were dealt, you held K6"
    assert asked(table) == "begin with K6"
    assert refusals(table) == ["play K2"]


def test_plays_a_discard_and_a_trick_that_lies_there() -> None:
    table = dealt("K6 K2", "P7 B8", "P10 P8", "G4 G5")
    led = told(table, "play K6")
    assert bare(led) == [("trick-begins", {"trick": 1}), ("card-led", {"seat": 0, "card": "K6"})]
    assert (texts(led), texts(led, me=0)[1]) == (["Trick 1", "Seat 0 led K6"], "You led K6")
    assert asked(table) == "any colour"
    assert bare(told(table, "play P7")) == [("card-played", {"seat": 1, "card": "P7"})]
    assert asked(table) == "nothing fits, discard a card"
    discarded = told(table, "discard P10")
    assert bare(discarded) == [("card-discarded", {"seat": 2, "card": "P10"})]
    assert texts(discarded) == ["Seat 2 could play nothing and discarded P10"]
    wanted = {"colour": "B", "other_colour": "G", "food": True}
    assert facts.prompt(table.now()) == {"fact": "ask-two-colours", "args": wanted}
    assert asked(table) == "blue, green or black"
    trick = told(table, "play G4", seat=0)[1]
    assert bare([trick]) == [("trick-won-gifts", {"seat": 1, "cards": ["G4"], "gifts_seat": 0})]
    assert (texts([trick]), texts([trick], me=0)) == (
        ["Seat 1 won G4, gifts with Seat 0"],
        ["Seat 1 won G4, gifts with you"],
    )
    assert (trick["kind"], trick["tone"]) == ("trick", "event")
    seen = trick["view"]
    assert [card["card"] for card in seen["trick"]] == ["K6", "P7", "P10", "G4"]
    assert (seen["won"], seen["winning"], seen["hand"], seen["cards"]) == (1, 1, ["K2"], [1, 1, 1, 1])
    assert (seen["to_move"], seen["asked"], seen["place"], seen["muertos_won"]) == (None, None, None, [0, 0, 0, 0])
    assert (table.view(0)["won"], table.view(0)["muertos_won"]) == (None, [0, 1, 0, 1])


def test_a_scoring_card_that_is_discarded_is_out_of_the_game() -> None:
    table = dealt("K6 K2", "G7 B8", "G4 G8", "K10 G5")
    found = told(table, "play K6, play G7, discard G4")
    assert bare(found) == [("card-discarded-for-good", {"seat": 2, "card": "G4"})]
    assert texts(found, me=2) == ["You could play nothing and discarded G4, which is out of the game"]


def test_gifts_name_their_cards_to_the_two_only() -> None:
    def gifts(seat: int) -> list[Fact]:
        table = dealt("K6 K7 G5", "P8 G4 P5", "B7 K2 B5", "G8 K10 G10")
        drew = told(table, "play K6, play G4, play B7, play K10", seat)[2]
        gift = table.events[-1]["gift"]
        assert drew["args"]["card"] in (None, gift)
        assert asked(table) == "give a card in return"
        gave = told(table, "give K2", seat)[0]
        assert ((drew["from"], drew["to"]), (gave["from"], gave["to"])) == ((3, 2), (2, 3))
        known = drew["args"]["card"] is not None
        return [drew | {"args": drew["args"] | {"card": "G8" if known else None}}, gave]

    for seat in (2, 3):
        assert bare(gifts(seat)) == [
            ("card-drawn", {"seat": 2, "from_seat": 3, "card": "G8"}),
            ("card-given", {"seat": 2, "to_seat": 3, "card": "K2"}),
        ]
    assert texts(gifts(2), me=2) == ["You drew G8 from Seat 3", "You gave Seat 3 K2 in return"]
    assert texts(gifts(3), me=3) == ["Seat 2 drew G8 from you", "Seat 2 gave you K2 in return"]
    for seat in (-1, 0, 1):
        assert [each["args"]["card"] for each in gifts(seat)] == [None, None]
        assert texts(gifts(seat)) == ["Seat 2 drew a card from Seat 3", "Seat 2 gave Seat 3 a card in return"]


def test_choose_spoiled_and_a_feast() -> None:
    table = dealt("K6 K7", "choose G4", "spoiled K2", "G8 K10")
    chosen = told(table, "play K6, play choose blue")
    does = fact("does-choose", rule="DM-11", colour="B")
    assert bare(chosen) == [("card-played-does", {"seat": 1, "card": "choose", "does": does})]
    assert texts(chosen) == ["Seat 1 played choose: it counts as blue"]
    assert texts(told(table, "play spoiled")) == ["Seat 2 played spoiled: no more Food in this trick"]
    assert asked(table) == "pink, green or black, no Food"
    trick = told(table, "play G8")[1]
    assert bare([trick]) == [("trick-won-gifts", {"seat": 3, "cards": [], "gifts_seat": 2})]
    assert texts([trick], me=3) == ["You won the trick, gifts with Seat 2"]
    feast = dealt("K6 K7", "P5 K2", "G4 B5", "G8 K10")
    trick = told(feast, "play K6, play K2, play G4, play K10")[1]
    assert (trick["shout"], trick["seat"], trick["args"]["cards"]) == ("¡Provecho!", 3, ["K2", "G4"])


def test_choose_may_be_refused_in_some_colours() -> None:
    table = dealt("K6 K2", "P7 G4", "choose K8", "G8 K10")
    told(table, "play K6, play P7")
    assert refusals(table) == ["play choose pink", "play choose green"]


@pytest.mark.parametrize(
    ("question", "colour", "rank", "words"),
    [
        ("green any", "G", None, "green cards Seat 3 held: 2"),
        ("any 10", None, 10, "10s Seat 3 held: 2"),
        ("green 10", "G", 10, "green 10s Seat 3 held: 1"),
    ],
)
def test_a_question_and_its_answer_are_for_all(question: str, colour: str, rank: int, words: str) -> None:
    table = dealt("K6 K2 K7", "ask G4 G5", "B8 choose G8", "G7 K10 G10")
    assert bare(told(table, "play K6, play ask")) == [("card-played", {"seat": 1, "card": "ask"})]
    assert (asked(table), facts.moves_to_explain(table.now())) == ("ask your question", [])
    found = told(table, f"ask 3 {question}")[:1]
    wanted = {"colour": colour, "rank": rank, "answer": int(words[-1])}
    assert bare(found) == [("question-asked", {"seat": 1, "about_seat": 3, **wanted})]
    assert texts(found) == [f"Seat 1 asked how many {words}"]
    assert texts(found, me=3) == [f"Seat 1 asked how many {words.replace('Seat 3', 'you')}"]


def test_a_swap_is_seen_by_the_two_when_both_have_chosen() -> None:
    def swap(seat: int) -> list[Fact]:
        table = dealt("K6 K2 K7", "P1 G4 G5", "B8 K8 G8", "G7 K10 G10")
        played = told(table, "play K6, play P1")
        assert played[0]["args"]["does"] == fact("does-swap", rule="DM-14", seat=3)
        assert texts(played, me=3) == ["Seat 1 played P1: Swap with you"]
        assert asked(table) == "pass your partner a card"
        return told(table, "swap G4", seat) + told(table, "swap G7", seat)

    offered = {"seat": 1, "to_seat": 3}
    swapped = ("cards-swapped", {"seat": 1, "to_seat": 3, "card": "G4", "back_card": "G7"})
    assert bare(swap(1)) == [("card-offered", offered | {"card": "G4"}), swapped]
    assert bare(swap(3)) == [("card-offered", offered | {"card": None}), swapped]
    for seat in (-1, 0, 2):
        assert bare(swap(seat)) == [
            ("card-offered", offered | {"card": None}),
            ("some-cards-swapped", {"seats": [1, 3]}),
        ]
    assert swap(0)[1]["between"] == [1, 3]
    assert texts(swap(1), me=1) == ["You chose G4 for Seat 3", "You passed G4 to Seat 3 and got G7"]
    assert texts(swap(3), me=3) == ["Seat 1 chose a card for you", "Seat 1 passed G4 to you and got G7"]
    assert texts(swap(0), me=0) == ["Seat 1 chose a card for Seat 3", "Seat 1 and Seat 3 passed each other a card"]
    last = told(dealt("K6", "P1", "K2", "G4"), "play K6, play P1")
    assert texts(last) == ["Seat 1 played P1: Swap, but there is nothing to pass"]


def test_a_killed_10_is_foretold_and_told() -> None:
    table = dealt("K6 K2", "P3 G4", "B10 G5", "K8 K7")
    assert texts(told(table, "play K6, play P3")) == ["Seat 1 played P3: Kill 10"]
    doomed = told(table, "play B10")
    assert doomed[0]["args"]["does"] == fact("does-go", rule="DM-15")
    assert texts(doomed) == ["Seat 2 played B10: this 10 will be removed"]
    view = table.view(0)
    assert (view["winning"], view["doomed"], view["threatened"]) == (0, [2], [])
    found = told(table, "play K8")
    assert bare(found)[1:] == [("ten-removed", {"of_seat": 2}), ("trick-won", {"seat": 3, "cards": []})]
    assert texts(found, me=2)[1:] == ["Kill 10 removed your 10", "Seat 3 won the trick"]
    seen = found[2]["view"]
    assert seen["trick"][2] == {"place": 2, "card": "B10", "removed": True}
    assert (seen["won"], seen["doomed"], seen["threatened"]) == (3, [], [])


def test_of_two_10s_the_killer_says_which() -> None:
    table = dealt("K6 K10 K2", "P3 G4 P5", "B10 G5 B5", "K8 K7 G8")
    killing = told(table, "play K6, play P5, play B5, play K8, play K7, play K10, play P3")
    assert killing[0]["args"]["does"] == fact("does-kill", rule="DM-15", of_seat=0)
    assert texts(killing, me=0) == ["Seat 1 played P3: Kill 10, your 10 will be removed"]
    assert table.view(0)["doomed"] == [0]
    told(table, "play B10")
    view = table.view(None)
    assert (view["asked"], view["threatened"], view["doomed"]) == ("kill", [0, 2], [])
    assert asked(table) == "say whose 10 goes"
    found = told(table, "kill 0")
    assert bare(found)[0] == ("ten-removed-by-choice", {"seat": 1, "of_seat": 0})
    assert texts(found) == ["Seat 1 removed Seat 0’s 10 with the Kill 10", "Seat 2 won the trick"]


def test_a_day_and_the_game_end() -> None:
    table = dealt("K6", "G4", "K2", "K10")
    found = told(table, "play K6, play G4, play K2, play K10")
    assert [each["kind"] for each in found] == ["play", "trick", "round", "heading", "deal"]
    assert bare(found)[1] == ("trick-won", {"seat": 3, "cards": ["K2", "G4"]})
    day = found[2]
    results = [fact("pairs-so-far", seats=[0, 2], pairs=0), fact("pairs-so-far", seats=[1, 3], pairs=1)]
    assert bare([day]) == [("day-ended", {"day": 1, "results": results})]
    assert texts([day], me=0) == ["Day 1 ended: you and Seat 2 0 pairs, Seat 1 and Seat 3 1 pair"]
    assert (day["food"], day["muertos"]) == ([0, 1, 0, 1], [0, 1, 0, 1])
    assert texts(found)[3] == "Day two: Children"
    trick, seen = found[1]["view"], day["view"]
    assert (trick["won"], trick["scores"], trick["day_over"]) == (3, [0, 0, 0, 0], False)
    assert (seen["day"], seen["day_over"], seen["won"], seen["scores"]) == (1, True, None, [0, 1, 0, 1])
    assert (seen["food_won"], seen["muertos_won"]) == ([0, 1, 0, 1], [0, 1, 0, 1])
    assert (seen["trick"], seen["cards"], seen["asked"], seen["to_move"]) == ([], [0, 0, 0, 0], None, None)
    assert (table.view(None)["day"], table.view(None)["day_over"]) == (2, False), "the next day is dealt"
    while not table.over:
        found = told(table, table.moves()[0])
    assert [each["kind"] for each in found][-2:] == ["round", "over"]
    seen = found[-2]["view"]
    assert (seen["day"], seen["day_over"], seen["winners"]) == (3, True, []), "the last day lies there too"
    assert (table.view(None)["day_over"], "view" in found[-1]) == (False, False)
    assert found[-1]["args"]["seats"] == table.winners()


@pytest.mark.parametrize(
    ("won", "me", "text"),
    [
        (fact("game-won", seats=[0, 2], pairs=1), None, "Seat 0 and Seat 2 won the game with 1 pair"),
        (fact("game-won", seats=[0, 2], pairs=3), 2, "Your team won the game with 3 pairs"),
        (fact("game-won", seats=[1], pairs=3), 1, "You won the game with 3 pairs"),
        (fact("game-shared", seats=[0, 1], pairs=2), 1, "The win is shared by Seat 0 and you, with 2 pairs"),
    ],
)
def test_a_win_in_words(won: Fact, me: int | None, text: str) -> None:
    assert texts([won], me) == [text]


def test_the_dummy_lies_open_and_has_no_seat() -> None:
    table = dealt("K6 K7 G5", "P8 G4 P5", "B7 K2 B5", "G8 K10 G7", players=3)
    first = facts_of(table, 1, 0)
    assert bare(first)[1] == ("dummy-has-partner", {"seat": 0})
    assert texts(first, me=0)[1] == "You played with the dummy, whose cards lie open"
    told(table, "play K6, play G4")
    wanted = {"colour": "P", "other_colour": "B", "food": True}
    prompt = {"fact": "ask-for-dummy", "args": {"prompt": {"fact": "ask-two-colours", "args": wanted}}}
    assert (table.seat, facts.prompt(table.now())) == (0, prompt)
    assert asked(table) == "for the dummy: pink, blue or black"
    assert refusals(table) == ["play G7", "play G8"]
    found = told(table, "play K10")
    assert bare(found) == [("card-played", {"seat": None, "card": "K10"})]
    assert texts(found) == ["The dummy played K10"]
    found = told(table, "play B7")[1:]
    assert texts(found) == ["The dummy won G4, gifts with Seat 1"]
    assert (table.seat, asked(table)) == (1, "take a card of the dummy")
    assert facts.moves_to_explain(table.now()) == ["take G7", "take G8"]
    found = told(table, "take G8")
    assert bare(found) == [("card-taken", {"seat": 1, "card": "G8"})]
    assert (texts(found), found[0]["from"], found[0]["to"]) == (["Seat 1 took G8 from the dummy"], 3, 1)
    found = told(table, "give P5", seat=2)
    assert bare(found)[0] == ("card-given", {"seat": 1, "to_seat": None, "card": "P5"})
    assert texts(found)[0] == "Seat 1 gave the dummy P5 in return"


@pytest.mark.parametrize("players", [3, 4])
def test_whole_games_are_told(players: int) -> None:
    """Every decision has a fact and every fact its words, for the dummy too."""
    for seed in range(3):
        chooser = random.Random(seed)
        table = vivamos.deal("muertos", players, seed=seed)
        while not table.over:
            assert asked(table)
            assert all(texts(told_of(table, chooser.choice(table.moves()), seat=0), me=0))


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
            for each in facts_of(table, None if seat < 0 else seat, table.decisions):
                card = each.get("args", {}).get("card")
                if each["kind"] in ("offer", "swap", "give") and not table.over:
                    assert (card is not None) == (" " in log[events]["move"])
                elif each["fact"] == "card-drawn" and not table.over:
                    assert card == log[events + 1]["gift"]
                elif each["kind"] == "trick":
                    assert len(each["view"]["hand"]) == (each["view"]["cards"][seat] if seat >= 0 else 0)
                else:
                    continue
                seen.add((each["kind"], card is not None))
    assert {("offer", True), ("offer", False), ("give", True), ("give", False), ("swap", True)} <= seen

"""VAMOS dia told: which facts reach whom, and their English words."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import vivamos
from vivamos.engine.facts import Fact, fact
from vivamos.engine.table import Table
from vivamos.games.vamos_dia import facts

from building import dealt, ids, play, short_deck, told

WORDS = vivamos.game("vamos-dia").words()
NAMES = ["Inés", "Teo", "Cato", "Mara"]


def three(*hands: str, start: int = 0) -> Table:
    size = len(hands[0].split())
    return dealt("vamos-dia", *hands, start=start, deck=short_deck("vamos-dia", p3=size))


def words(view: dict[str, Any]) -> str:
    """A view without the deck, which names every card."""
    return str(view | {"values": None})


def said(each: Fact) -> tuple[str, dict[str, Any]]:
    """A fact without what only the page needs."""
    return each["fact"], each.get("args", {})


def english(told_facts: Iterable[Fact], me: int | None = None) -> list[str]:
    return [WORDS.text(each, NAMES.__getitem__, me) for each in told_facts]


def test_the_first_deal() -> None:
    table = dealt("vamos-dia", "B1", "B2", "B3", start=1)
    deal = facts.tell(None, None, table.position()[0], table.events, -1)
    assert [said(each) for each in deal] == [
        ("round-begins", {"number": 1}),
        ("cards-dealt", {"each": 9, "out": 9}),
        ("first-lead-drawn", {"seat": 1}),
        ("trick-begins", {"number": 1}),
    ]
    assert english(deal) == [
        "Round 1",
        "Everyone got 9 cards, 9 cards stayed out",
        "Teo drew the first lead",
        "Trick 1",
    ]
    assert english(deal, me=1)[2] == "You drew the first lead"


def test_with_four_all_cards_are_dealt() -> None:
    table = dealt("vamos-dia", "B1", "B2", "B3", "B4", start=1)
    deal = facts.tell(None, None, table.position()[0], table.events, 2)
    assert said(deal[1]) == ("all-cards-dealt", {"each": 9})
    assert english(deal)[1] == "Everyone got 9 cards"


def test_an_agreed_first_lead_is_not_drawn() -> None:
    table = vivamos.deal("vamos-dia", 3, seed=1, options={"start": 2})
    deal = facts.tell(None, None, table.position()[0], table.events, -1)
    assert said(deal[2]) == ("first-lead", {"seat": 2})
    assert english(deal)[2] == "Cato got the first lead"


def test_a_trick_rests_with_all_its_cards() -> None:
    table = three("Y12 B1", "Y18 R21", "B9 P31")
    assert [said(each) for each in told(table, "play Y12")] == [("card-led", {"seat": 0, "card": "Y12"})]
    assert [said(each) for each in told(table, "play Y18")] == [("card-played", {"seat": 1, "card": "Y18"})]
    trick = told(table, "play B9", seat=0)
    assert [said(each) for each in trick] == [
        ("card-played", {"seat": 2, "card": "B9"}),
        ("trick-won", {"seat": 1, "card": "B9"}),
        ("trick-begins", {"number": 2}),
    ]
    assert english(trick) == ["Cato played B9", "Teo won and took B9", "Trick 2"]
    assert english(trick, me=1)[1] == "You won and took B9"
    seen = trick[1]["view"]
    assert (seen["trick"], seen["winning"], seen["finished"], seen["taken"]) == (["Y12", "Y18", "B9"], 1, True, "B9")
    assert (seen["hand"], seen["cards"], seen["to_move"]) == (["B1"], [1, 1, 1], None)
    assert seen["piles"] == [[], [], []], "nothing is taken yet"


def test_the_last_card_of_a_trick_has_left_its_own_hand() -> None:
    table = play(three("Y12 B1", "Y18 R21", "B9 P31"), "play Y12, play Y18")
    assert told(table, "play B9", seat=2)[1]["view"]["hand"] == ["P31"]


def test_vamos_is_shouted_once_and_counts_once() -> None:
    table = three("B5 B1 B2", "R25 R21 R22", "Y15 P31 P32")
    first, second = told(table, "play B5"), told(table, "play R25")
    assert ids(first) == ["card-led", "vamos-called"]
    assert english(first) == ["Inés led B5", "VAMOS! Everyone will lay one card face down"]
    called = first[1]
    assert (called["shout"], called["tone"], called["seat"], called["card"]) == ("VAMOS!", "event", 0, "B5")
    assert ids(second) == ["card-played", "vamos-again"]
    assert english(second)[1] == "VAMOS again! It counts once"
    assert not any("shout" in each for each in second)
    trick = told(table, "play Y15")
    assert said(trick[-1]) == ("vamos-trick-won", {"seat": 0})
    assert english(trick)[-1] == "Inés won: everyone lays one card face down for Inés"
    assert english(trick, me=0)[-1] == "You won: everyone lays one card face down for you"
    seen = trick[-1]["view"]
    assert (seen["finished"], seen["taken"], seen["vamos_on"], seen["asked"]) == (True, None, True, "play")


def test_a_face_down_card_is_named_to_nobody_else() -> None:
    table = play(three("Y15 B1 B2", "Y18 R21 R22", "Y10 P31 P32"), "play Y15, play Y18, play Y10")
    own = told(table, "down R21", seat=1)
    assert [said(each) for each in own] == [("card-laid-down", {"seat": 1, "card": "R21"})]
    assert english(own, me=1) == ["You laid R21 face down"]
    assert [said(each) for each in told(table, "down P31", seat=1)] == [("hidden-card-laid-down", {"seat": 2})]
    gifts = told(table, "down B1", seat=2)
    assert [said(each) for each in gifts] == [
        ("hidden-card-laid-down", {"seat": 0}),
        ("gifts-won", {"seat": 1, "count": 3}),
        ("trick-begins", {"number": 2}),
    ]
    assert english(gifts) == ["Inés laid a card face down", "Teo won 3 cards face down", "Trick 2"]
    seen = gifts[1]["view"]
    assert "'B1'" not in words(seen)
    assert (seen["laid"], seen["down_taken"]) == ([True, True, True], [0, 0, 0])
    assert seen["down_own"] == [{"card": "P31", "to": 1}]


def test_who_lays_the_last_card_face_down_still_knows_it() -> None:
    table = play(three("Y15 B1 B2", "Y18 R21 R22", "Y10 P31 P32"), "play Y15, play Y18, play Y10, down R21, down P31")
    assert told(table, "down B1", seat=0)[1]["view"]["down_own"] == [{"card": "B1", "to": 1}]


def test_vamos_in_the_last_trick_does_nothing() -> None:
    table = play(three("Y10 B1", "Y18 R21", "Y11 Y15"), "play Y10, play Y18, play Y11, play R21")
    last = told(table, "play Y15")
    assert ids(last)[:2] == ["card-played", "vamos-in-last-trick"]
    assert english(last)[1] == "In the last trick VAMOS does nothing"
    assert not any("shout" in each for each in last)


def test_a_round_turns_the_gifts_over_and_scores() -> None:
    table = play(three("Y15 B1", "Y18 R21", "Y10 P31"), "play Y15, play Y18, play Y10, down R21, down P31")
    end = told(table, "down B1")
    assert [said(each) for each in end[2:4]] == [
        ("gifts-turned-over", {"seat": 1, "cards": ["B1", "R21", "P31"]}),
        ("round-scored", {"number": 1, "scores": [0, -2, 0]}),
    ]
    assert english(end[2:4]) == ["Teo turned over B1 R21 P31", "Round 1: Inés 0, Teo −2, Cato 0"]
    assert english(end[2:4], me=1) == ["You turned over B1 R21 P31", "Round 1: Inés 0, you −2, Cato 0"]
    seen = end[3]["view"]
    assert seen["scores"] == [0, -2, 0]
    assert seen["scored"] == {"points": [0, -2, 0], "turned": [[], ["B1", "R21", "P31"], []]}
    assert (seen["trick"], seen["cards"], seen["hand"]) == ([None] * 3, [0] * 3, [])
    assert (seen["round"], seen["to_move"]) == (1, None)
    assert table.view(None)["scored"] is None, "the next round goes on"
    assert [said(each) for each in end[4:]] == [
        ("round-begins", {"number": 2}),
        ("cards-dealt", {"each": 2, "out": 30}),
        ("first-lead", {"seat": 1}),
        ("trick-begins", {"number": 1}),
    ]


def played_out(seed: int) -> tuple[Table, list[Fact]]:
    """A whole game of one card each, and what its last move brought about."""
    table = vivamos.deal("vamos-dia", 3, seed=seed, deck=short_deck("vamos-dia", p3=1))
    last: list[Fact] = []
    while not table.over:
        last = told(table, table.moves()[0])
    return table, last


def test_the_game_ends_with_its_winners() -> None:
    games = [played_out(seed) for seed in range(20)]
    for table, last in games:
        over, seats, best = last[-1], table.winners(), max(table.scores())
        one = ("game-won", {"seat": seats[0], "total": best})
        assert said(over) == (one if len(seats) == 1 else ("game-shared", {"seats": seats, "total": best}))
        assert (over["kind"], over["tone"]) == ("over", "event")
        result = last[-2]
        assert result["fact"] == "round-scored"
        assert result["view"]["winners"] == [], "the last round is read before the winners are"
        assert result["view"]["scored"] == table.view(None)["scored"]
    assert {last[-1]["fact"] for _, last in games} == {"game-won", "game-shared"}


def test_the_winners_in_words() -> None:
    alone, shared = fact("game-won", seat=1, total=7), fact("game-shared", seats=[0, 1], total=-2)
    assert english([alone, shared]) == ["Teo won the game with +7", "Inés and Teo shared the win with −2"]
    assert english([alone, shared], me=1) == [
        "You won the game with +7",
        "The win is shared by Inés and you with −2",
    ]


def test_gifts_are_turned_over_only_once_the_round_is_scored() -> None:
    table = play(three("Y15 B1", "Y18 R21", "Y10 P31"), "play Y15, play Y18, play Y10, down R21, down P31")
    for viewer, names in ((-1, set()), (0, {"B1"}), (1, {"R21"}), (2, {"P31"})):
        views = [each["view"] for each in told(table, "down B1", seat=viewer) if "view" in each]
        table.undo()
        gifts, scored = [{name for name in ("B1", "R21", "P31") if f"'{name}'" in words(view)} for view in views]
        assert (gifts, scored) == (names, {"B1", "R21", "P31"})


def test_what_a_seat_is_asked_for() -> None:
    table = three("Y15 B1 B2", "Y18 R21 R22", "P36 P31 P32")
    asked = [facts.prompt(table.position()[0])]
    table.play("play Y15")
    asked.append(facts.prompt(table.position()[0]))
    assert facts.moves_to_explain(table.position()[0]) == ["play Y18", "play R21", "play R22"]
    table.play("play Y18")
    asked.append(facts.prompt(table.position()[0]))
    table.play("play P36")
    asked.append(facts.prompt(table.position()[0]))
    assert facts.moves_to_explain(table.position()[0]) == ["down R21", "down R22"]
    assert [said(each) for each in asked] == [
        ("ask-lead", {}),
        ("ask-follow", {"colour": "Y"}),
        ("ask-any-card", {"colour": "Y"}),
        ("ask-lay-down", {}),
    ]
    assert english(asked) == ["lead any card", "follow yellow", "any card, you hold no yellow", "lay a card face down"]


def test_a_card_is_read_aloud_with_its_symbols() -> None:
    plain = {"colour": "B", "number": "3", "symbol": "skull", "count": 2}
    assert WORDS.text("card-spoken", **plain) == "Blue 3, 2 skulls"
    assert WORDS.text("card-spoken-vamos", colour="Y", number="15", symbol="star", count=1) == (
        "Yellow 15, 1 star, VAMOS card"
    )

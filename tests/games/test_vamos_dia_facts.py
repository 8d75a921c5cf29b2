"""VAMOS dia told: what the log says to whom."""

from __future__ import annotations

from typing import Any

from vivamos.engine.table import Table
from vivamos.games.vamos_dia import facts

from scripts import dealt, play, short_deck, told


def three(*hands: str, start: int = 0) -> Table:
    size = len(hands[0].split())
    return dealt("vamos-dia", *hands, start=start, deck=short_deck("vamos-dia", p3=size))


def words(view: dict[str, Any]) -> str:
    """A view without the deck, which names every card."""
    return str(view | {"values": None})


def texts(lines: list[dict[str, Any]]) -> list[str]:
    return [line["text"] for line in lines]


def test_the_first_deal() -> None:
    table = dealt("vamos-dia", "B1", "B2", "B3", start=1)
    lines = facts.tell(None, None, table.position()[0], table.events, -1)
    assert texts(lines) == [
        "Round 1",
        "Everyone got nine cards, nine cards stayed out",
        "{s:1} drew the first lead",
        "Trick 1",
    ]


def test_with_four_all_cards_are_dealt() -> None:
    table = dealt("vamos-dia", "B1", "B2", "B3", "B4", start=1)
    assert "Everyone got nine cards" in texts(facts.tell(None, None, table.position()[0], table.events, 2))


def test_a_trick_rests_with_all_its_cards() -> None:
    table = three("Y12 B1", "Y18 R21", "B9 P31")
    assert texts(told(table, "play Y12")) == ["{s:0} led {c:Y12}"]
    assert texts(told(table, "play Y18")) == ["{s:1} played {c:Y18}"]
    lines = told(table, "play B9", seat=0)
    assert texts(lines) == ["{s:2} played {c:B9}", "{s:1} won and took {c:B9}", "Trick 2"]
    seen = lines[1]["view"]
    assert (seen["trick"], seen["winning"], seen["finished"], seen["taken"]) == (["Y12", "Y18", "B9"], 1, True, "B9")
    assert (seen["hand"], seen["cards"], seen["to_move"]) == (["B1"], [1, 1, 1], None)
    assert seen["piles"] == [[], [], []], "nothing is taken yet"


def test_the_last_card_of_a_trick_has_left_its_own_hand() -> None:
    table = play(three("Y12 B1", "Y18 R21", "B9 P31"), "play Y12, play Y18")
    assert told(table, "play B9", seat=2)[1]["view"]["hand"] == ["P31"]


def test_vamos_is_shouted_once_and_counts_once() -> None:
    table = three("B5 B1 B2", "R25 R21 R22", "Y15 P31 P32")
    first, second = told(table, "play B5")[0], told(table, "play R25")[0]
    assert first["text"] == "{s:0} led {c:B5}\nVAMOS! Everyone will lay one card face down"
    assert (first["shout"], first["tone"], first["seat"]) == ("VAMOS!", "event", 0)
    assert second["text"] == "{s:1} played {c:R25}\nVAMOS again! It counts once"
    lines = told(table, "play Y15")
    assert lines[-1]["text"] == "{s:0} won: everyone lays one card face down for {s:0}"
    seen = lines[-1]["view"]
    assert (seen["finished"], seen["taken"], seen["vamos_on"], seen["asked"]) == (True, None, True, "play")


def test_a_face_down_card_is_named_to_nobody_else() -> None:
    table = play(three("Y15 B1 B2", "Y18 R21 R22", "Y10 P31 P32"), "play Y15, play Y18, play Y10")
    assert texts(told(table, "down R21", seat=1)) == ["{s:1} laid {c:R21} face down"]
    assert texts(told(table, "down P31", seat=1)) == ["{s:2} laid a card face down"]
    lines = told(table, "down B1", seat=2)
    assert texts(lines) == ["{s:0} laid a card face down", "{s:1} won three cards face down", "Trick 2"]
    assert not any("B1" in text for text in texts(lines))
    seen = lines[1]["view"]
    assert "'B1'" not in words(seen)
    assert (seen["laid"], seen["down_taken"]) == ([True, True, True], [0, 0, 0])
    assert seen["down_own"] == [{"card": "P31", "to": 1}]


def test_who_lays_the_last_card_face_down_still_knows_it() -> None:
    table = play(three("Y15 B1 B2", "Y18 R21 R22", "Y10 P31 P32"), "play Y15, play Y18, play Y10, down R21, down P31")
    assert told(table, "down B1", seat=0)[1]["view"]["down_own"] == [{"card": "B1", "to": 1}]


def test_vamos_in_the_last_trick_does_nothing() -> None:
    table = play(three("Y10 B1", "Y18 R21", "Y11 Y15"), "play Y10, play Y18, play Y11, play R21")
    line = told(table, "play Y15")[0]
    assert line["text"] == "{s:2} played {c:Y15}\nIn the last trick VAMOS does nothing"
    assert "shout" not in line


def test_a_round_turns_the_gifts_over_and_scores() -> None:
    table = play(three("Y15 B1", "Y18 R21", "Y10 P31"), "play Y15, play Y18, play Y10, down R21, down P31")
    lines = told(table, "down B1")
    assert texts(lines)[:4] == [
        "{s:0} laid a card face down",
        "{s:1} won three cards face down",
        "{s:1} turned over {c:B1} {c:R21} {c:P31}",
        "Round 1: {s:0} 0, {s:1} −2, {s:2} 0",
    ]
    seen = lines[3]["view"]
    assert (lines[3]["points"], seen["scores"]) == ([0, -2, 0], [0, -2, 0])
    assert seen["scored"] == {"points": [0, -2, 0], "turned": [[], ["B1", "R21", "P31"], []]}
    assert (seen["trick"], seen["cards"], seen["hand"]) == ([None] * 3, [0] * 3, [])
    assert (seen["round"], seen["to_move"]) == (1, None)
    assert table.view(None)["scored"] is None, "the next round goes on"
    assert texts(lines)[4:] == [
        "Round 2",
        "Everyone got two cards, 30 cards stayed out",
        "{s:1} got the first lead",
        "Trick 1",
    ]


def test_the_game_ends_with_its_winners() -> None:
    table = dealt("vamos-dia", "B1", "B2", "Y20", start=0, deck=short_deck("vamos-dia", p3=1))
    lines: list[dict[str, Any]] = []
    while not table.over:
        lines = told(table, table.moves()[0])
    assert lines[-1]["kind"] == "over"
    best = facts.signed(max(table.scores()))
    names = [f"{{s:{seat}}}" for seat in table.winners()]
    assert lines[-1]["text"] == (
        f"{names[0]} won the game with {best}"
        if len(names) == 1
        else f"{', '.join(names[:-1])} and {names[-1]} shared the win with {best}"
    )
    assert lines[-1]["seats"] == table.winners()
    result = lines[-2]
    assert (result["kind"], result["view"]["winners"]) == ("round", []), "the last round is read before the winners are"
    assert result["view"]["scored"] == table.view(None)["scored"]


def test_gifts_are_turned_over_only_once_the_round_is_scored() -> None:
    table = play(three("Y15 B1", "Y18 R21", "Y10 P31"), "play Y15, play Y18, play Y10, down R21, down P31")
    for viewer, names in ((-1, set()), (0, {"B1"}), (1, {"R21"}), (2, {"P31"})):
        views = [line["view"] for line in told(table, "down B1", seat=viewer) if "view" in line]
        table.undo()
        gifts, scored = [{name for name in ("B1", "R21", "P31") if f"'{name}'" in words(view)} for view in views]
        assert (gifts, scored) == (names, {"B1", "R21", "P31"})


def test_what_a_seat_is_asked_for() -> None:
    table = three("Y15 B1 B2", "Y18 R21 R22", "P36 P31 P32")
    assert facts.prompt(table.position()[0]) == "lead any card"
    table.play("play Y15")
    assert facts.prompt(table.position()[0]) == "follow yellow"
    assert facts.tries(table.position()[0]) == ["play Y18", "play R21", "play R22"]
    table.play("play Y18")
    assert facts.prompt(table.position()[0]) == "any card, you hold no yellow"
    table.play("play P36")
    assert facts.prompt(table.position()[0]) == "lay a card face down"
    assert facts.tries(table.position()[0]) == ["down R21", "down R22"]

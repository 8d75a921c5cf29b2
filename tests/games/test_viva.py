"""VIVA, rule by rule; then what a seat may know."""

from __future__ import annotations

import copy
import itertools
import math
import random
from bisect import bisect_right
from collections import Counter
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import vivamos
from vivamos.engine.kinds import copies_of
from vivamos.engine.table import FORMAT, Table
from vivamos.games.viva import advice, knowledge, rules, view
from vivamos.games.viva.cards import COLOUR_LETTERS, KIND_NAMES
from vivamos.games.viva.memory import MOST_REMEMBERED, memory_fits
from vivamos.games.viva.moves import BLOCK

from building import play
from worlds import redealt

COLOURS = "ROYGBP"
KINDS = [*COLOURS, *(a + b for a, b in itertools.combinations(COLOURS, 2))]


def deck_of(cards: str, size: int = 1) -> dict[str, Any]:
    """A deck of just these cards, `"R R RB"`, for two players with hands of `size`, or three if there are enough."""
    names = cards.split()
    hands = {str(players): size if players * size < len(names) else 1 for players in range(2, 7)}
    filler = {"kind": ["RP", "OP", "YP", "GP", "BP", "YB"], "from_players": 4}
    totals = {str(players): len(names) + (6 if players >= 4 else 0) for players in range(2, 7)}
    return {"total": totals, "hands": hands, "cards": [{"kind": names}, filler]}


def hands_of(size: int) -> dict[str, Any]:
    """The regular deck, with smaller hands."""
    deck = copy.deepcopy(vivamos.game("viva").deck.source)
    return deck | {"hands": size}


def viva(*hands: str, block: str = "P", start: int = 0, deck: dict[str, Any] | None = None, **options: Any) -> Table:
    """A table where the seats hold these cards, all the same number, and this blocking card is turned up."""
    held = [hand.split() for hand in hands]
    chosen = deck or hands_of(len(held[0]))
    events: list[Any] = [{"start": start}, {"deal": held}, {"block": block}]
    return vivamos.replay(record(len(hands), events, chosen, options))


def record(players: int, events: list[Any], deck: dict[str, Any], options: dict[str, Any]) -> dict[str, Any]:
    return {
        "format": FORMAT,
        "game": "viva",
        "version": 1,
        "players": players,
        "options": options,
        "deck": deck,
        "events": events,
    }


def then(table: Table, move: str, *chance: Any) -> Table:
    """A move, and what chance does after it."""
    table.replay_move(move, table.seat, list(chance))
    return table


def drew(seat: int, cards: str) -> dict[str, Any]:
    return {"draw": cards.split(), "seat": seat}


def houses(table: Table) -> list[str | None]:
    return [house["top"] for house in table.view(None)["houses"]]


def hand(table: Table, seat: int) -> list[str]:
    return table.view(seat)["hand"]


def refused(table: Table, move: str) -> tuple[str | None, str]:
    refusal = table.why_not(move)
    assert refusal is not None
    return refusal.rule, refusal.reason


# --- deck and options ---


@pytest.mark.rule("VI-1")
@pytest.mark.parametrize(("box", "copies"), [("regular", 6), ("pocket", 4)])
def test_a_box_has_the_same_number_of_every_kind(box: str, copies: int) -> None:
    table = vivamos.deal("viva", 2, seed=1, options={"box": box})
    deal, block = table.events[1]["deal"], table.events[2]["block"]
    seen = Counter(card for dealt in deal for card in dealt) + Counter([block])
    pile = {name: copies_of(table._state.pile, kind) for kind, name in enumerate(KINDS)}
    assert len(KINDS) == 21
    assert {kind: seen[kind] + pile[kind] for kind in KINDS} == dict.fromkeys(KINDS, copies)


@pytest.mark.rule("VI-2")
def test_there_are_no_more_rounds_than_victory_cards() -> None:
    assert vivamos.deal("viva", 2, seed=1).view(None)["rounds"] == 3
    assert vivamos.deal("viva", 2, seed=1, options={"rounds": 12}).view(None)["rounds"] == 12
    assert vivamos.deal("viva", 2, seed=1, options={"rounds": 8, "box": "pocket"}).view(None)["rounds"] == 8
    with pytest.raises(vivamos.UsageError) as wrong:
        vivamos.deal("viva", 2, seed=1, options={"rounds": 9, "box": "pocket"})
    assert wrong.value.reason == "The pocket box has only 8 victory cards, too few for 9 rounds."
    assert (wrong.value.rule, wrong.value.field) == ("VI-2", "options.rounds")
    with pytest.raises(vivamos.UsageError, match="“rounds” cannot be 13: it is 1 to 12"):
        vivamos.deal("viva", 2, seed=1, options={"rounds": 13})
    with pytest.raises(vivamos.UsageError, match="regular, pocket"):
        vivamos.deal("viva", 2, seed=1, options={"box": "huge"})


@pytest.mark.rule("VI-1", "VI-3")
def test_a_deck_that_cannot_be_played_is_refused_in_words() -> None:
    seven = deck_of("R R R R R R R O Y G")
    with pytest.raises(vivamos.DataError, match=r"Deck: There may be at most 6 identical cards\. \(VI-1\)"):
        vivamos.deal("viva", 2, seed=1, deck=seven)
    with pytest.raises(vivamos.DataError, match="No card is left for the blocking card after 6 of 6 are dealt"):
        vivamos.deal("viva", 2, seed=1, deck={"total": 6, "hands": 1, "cards": [{"kind": list("ROYGBP")}]})
    with pytest.raises(vivamos.DataError, match="At most 30 cards are dealt"):
        vivamos.deal("viva", 2, seed=1, deck=hands_of(6))
    with pytest.raises(vivamos.DataError, match="“kind” is 'RR'"):
        vivamos.deal("viva", 2, seed=1, deck=deck_of("RR O Y G"))


@pytest.mark.rule("VI-3")
def test_five_cards_each_a_blocking_card_and_empty_houses() -> None:
    view = vivamos.deal("viva", 4, seed=1).view(None)
    assert view["cards"] == [5] * 4
    assert view["pile"] == 126 - 20 - 1
    assert view["blocking"] in KINDS
    assert view["houses"] == [{"top": None, "cards": 0}] * 3


@pytest.mark.rule("VI-4")
def test_the_left_neighbour_of_the_dealer_begins_and_the_deal_moves_left() -> None:
    table = vivamos.deal("viva", 3, seed=1, options={"dealer": 2})
    assert (table.view(None)["dealer"], table.seat) == (2, 0)
    assert table.events[0] == {"start": 0}
    assert {vivamos.deal("viva", 3, seed=seed).view(None)["dealer"] for seed in range(20)} == {0, 1, 2}
    table = viva("R", "O", "Y", block="RO", start=1)
    assert table.why_not("draw", seat=0).rule == "VI-4"
    play(table, "finish O")
    assert (table.view(None)["dealer"], table.seat) == (1, 2)


def test_a_record_with_a_wrong_deal_is_refused() -> None:
    def wrong(events: list[Any], reason: str) -> None:
        with pytest.raises(vivamos.RecordError, match=reason):
            vivamos.replay(record(2, events, hands_of(2), {}))

    two = [["R", "O"], ["Y", "G"]]
    wrong([{"start": 2}, {"deal": two}, {"block": "P"}], "There is no seat 2")
    wrong([{"start": 0}, {"deal": [["R", "O"], ["Y"]]}, {"block": "P"}], r"Seat 1 is dealt 1 card, but must get 2\.")
    wrong([{"start": 0}, {"deal": [["R", "O"]]}, {"block": "P"}], "a list of 2 hands")
    wrong([{"start": 0}, {"deal": two}, {"block": "X"}], "no card 'X'")
    wrong([{"start": 0}, {"deal": [2, 3]}, {"block": "P"}], "2 is not a list of cards")
    wrong([{"start": 0}, {"deal": two}, {"gift": "P"}], "'gift' is not an event of chance")
    wrong([{"start": 0}, {"deal": two}], "missing")


# --- a turn ---


@pytest.mark.rule("VI-5")
def test_an_empty_house_takes_any_card_that_is_not_blocked() -> None:
    table = viva("R OY B", "O Y G")
    assert table.moves() == [f"place {card} {house}" for card in ("R", "B", "OY") for house in (1, 2, 3)] + ["draw"]
    play(table, "place OY 2")
    assert houses(table) == [None, "OY", None]
    assert hand(table, 0) == ["R", "B"]
    assert refused(table, "place R 1") == ("VI-5", "R is not in your hand.")


@pytest.mark.rule("VI-6")
def test_a_house_takes_only_a_card_with_a_colour_of_its_top() -> None:
    table = play(viva("RO R", "OY B"), "place RO 1")
    assert "place OY 1" in table.moves()
    assert refused(table, "place B 1") == ("VI-6", "B shares no colour with RO, the top card of house 1.")
    play(table, "place OY 1")
    assert table.view(None)["houses"][0] == {"top": "OY", "cards": 2}
    assert table.view(None)["covered"] == ["RO"]


@pytest.mark.rule("VI-7")
def test_identical_cards_may_be_laid_together() -> None:
    table = viva("RB RB RB O", "O O Y G")
    play(table, "place RB 1 1 3")
    assert table.view(None)["houses"] == [
        {"top": "RB", "cards": 2},
        {"top": None, "cards": 0},
        {"top": "RB", "cards": 1},
    ]
    assert hand(table, 0) == ["O"]
    assert "place O 2 2" in table.moves()
    assert refused(table, "place O 2 2 2") == ("VI-7", "You would need 3 cards O, but hold 2.")
    assert refused(table, "place O 1 2")[0] == "VI-6", "every house must be legal"


@pytest.mark.rule("VI-8")
def test_a_drawn_card_may_be_placed_at_once_or_kept() -> None:
    table = then(viva("R R", "O Y"), "draw", drew(0, "R"))
    assert table.seat == 0
    assert table.view(0)["drawn"] == "R"
    assert table.view(1)["drawn"] is None
    assert table.moves() == ["place R 1", "place R 2", "place R 3", "keep"], "only that one card"
    for move in ("place R 1 2", "draw", "place O 1", "finish R"):
        assert refused(table, move) == ("VI-8", "You have drawn R: place that one card on a house, or keep it.")
    play(table, "place R 1")
    assert (hand(table, 0), table.seat) == (["R", "R"], 1)
    assert refused(table, "keep")[0] == "VI-8"


@pytest.mark.rule("VI-8")
def test_the_seat_is_asked_even_if_it_can_only_keep() -> None:
    table = then(viva("R R", "O Y"), "draw", drew(0, "P"))
    assert table.moves() == ["keep"]
    assert refused(table, "place P 1")[0] == "VI-9"
    play(table, "keep")
    assert (hand(table, 0), table.seat) == (["R", "R", "P"], 1)
    table = then(play(viva("R R", "O Y"), "place R 1"), "draw", drew(1, "G"))
    assert refused(table, "place G 1")[0] == "VI-6"


@pytest.mark.rule("VI-9")
def test_a_blocked_colour_goes_to_no_house() -> None:
    table = viva("R RB GP Y", "O O O O", block="BP")
    assert table.moves() == ["place R 1", "place R 2", "place R 3", "place Y 1", "place Y 2", "place Y 3", "draw"]
    assert refused(table, "place RB 2") == ("VI-9", "The blocking card BP forbids blue, so RB goes to no house.")
    assert refused(table, "place GP 1") == ("VI-9", "The blocking card BP forbids pink, so GP goes to no house.")


@pytest.mark.rule("VI-10")
def test_the_last_card_never_goes_to_a_house() -> None:
    table = viva("R", "O")
    assert table.moves() == ["draw"]
    assert refused(table, "place R 1") == (
        "VI-10",
        "Your last card never goes to a house: it must go on the blocking card.",
    )
    table = viva("R R R", "O O O")
    assert "place R 1 2" in table.moves()
    assert refused(table, "place R 1 2 3")[0] == "VI-10"
    table = then(viva("R", "O"), "draw", drew(0, "R"))
    assert "place R 1" in table.moves(), "one card stays"


# --- VIVA ---


def one_short_of_viva(*others: str, mine: str) -> Table:
    """Houses R, RO, and seat 0 to move again, with `mine` and the cards of the others as given."""
    table = viva(f"R {mine}", *(f"RO {other}" for other in others))
    play(table, "place R 1, place RO 2")
    for seat in range(2, len(others) + 1):
        then(table, "draw", drew(seat, "P"))
        play(table, "keep")
    return table


@pytest.mark.rule("VI-11")
def test_viva_sweeps_the_houses_and_the_neighbours_draw() -> None:
    table = one_short_of_viva("G G G", "G G G", "B B B", mine="RY Y Y")
    then(table, "place RY 3", drew(3, "B Y"), drew(1, "O"))
    view = table.view(None)
    assert houses(table) == [None, None, None]
    assert Counter(view["discard"]) == Counter(["R", "RO", "RY", "P"])
    assert view["blocking"] is None
    assert (hand(table, 1), hand(table, 3)) == (["O", "G", "G", "G"], ["Y", "B", "B", "B", "B", "P", "RO"])
    assert view["cards"] == [2, 4, 5, 7]
    assert (table.seat, view["asked"]) == (0, "block")


@pytest.mark.rule("VI-11")
def test_with_two_players_the_other_draws_two() -> None:
    table = one_short_of_viva("G G G", mine="RY Y Y")
    then(table, "place RY 3", drew(1, "B Y"))
    assert table.view(None)["cards"] == [2, 5]


@pytest.mark.rule("VI-11")
def test_three_houses_without_a_common_colour_are_no_viva() -> None:
    table = one_short_of_viva("G G G", mine="OY Y Y")
    play(table, "place OY 3")
    assert houses(table) == ["R", "RO", "OY"]
    assert table.seat == 1


@pytest.mark.rule("VI-12")
def test_the_caller_chooses_the_blocking_card() -> None:
    table = one_short_of_viva("G G G", mine="RY Y B")
    then(table, "place RY 3", drew(1, "B Y"))
    assert table.moves() == ["block Y", "block B", "block top"]
    assert refused(table, "block G") == ("VI-12", "G is not in your hand.")
    for move in ("draw", "place Y 1", "finish Y", "keep"):
        assert refused(table, move)[0] == "VI-12"
    play(table, "block B")
    assert (table.view(None)["blocking"], hand(table, 0), table.seat) == ("B", ["Y"], 1)
    for move in ("block G", "block top"):
        assert refused(table, move)[0] == "VI-12"
    table.undo()
    then(table, "block top", {"block": "GP"})
    assert (table.view(None)["blocking"], hand(table, 0), table.seat) == ("GP", ["Y", "B"], 1)


@pytest.mark.rule("VI-13")
def test_a_caller_with_one_card_must_block_with_it_and_draws() -> None:
    table = one_short_of_viva("G G", mine="RY Y")
    then(table, "place RY 3", drew(1, "B Y"), drew(0, "OG"))
    assert (table.view(None)["blocking"], hand(table, 0), table.seat) == ("Y", ["OG"], 1)


# --- going out ---


@pytest.mark.rule("VI-14")
def test_the_last_card_goes_out_on_the_blocking_card() -> None:
    table = viva("RP", "O", block="P")
    assert table.moves() == ["finish RP", "draw"]
    play(table, "finish RP")
    assert table.scores() == [1, 0]
    assert table.view(None)["round"] == 2
    assert "deal" in table.events[-2]


@pytest.mark.rule("VI-14")
def test_what_does_not_go_out() -> None:
    table = viva("R", "O", block="P")
    assert refused(table, "finish R") == ("VI-14", "R shares no colour with the blocking card P.")
    assert refused(table, "finish O") == ("VI-14", "O is not in your hand.")
    table = viva("P P", "O O", block="P")
    assert refused(table, "finish P") == ("VI-14", "Only your last card can finish, and you hold 2.")


@pytest.mark.rule("VI-15")
def test_an_empty_pile_is_renewed_from_the_discard_pile_then_from_under_the_houses() -> None:
    table = viva("R G", "O G", deck=deck_of("R O RO G G G P R", 2), block="P")
    play(table, "place R 1")
    then(table, "draw", drew(1, "RO"))
    play(table, "place RO 1")
    then(table, "draw", drew(0, "R"))
    play(table, "place R 1")
    then(table, "draw", drew(1, "G"))
    play(table, "keep")
    assert table.view(None)["pile"] == 0
    assert table.view(None)["discard"] == []
    assert table.view(None)["covered"] == ["R", "RO"]
    then(table, "draw", drew(0, "RO"))
    assert table.view(None)["pile"] == 1
    assert table.view(None)["covered"] == []
    assert table.view(None)["houses"][0] == {"top": "R", "cards": 1}
    play(table, "keep")
    then(table, "draw", drew(1, "R"))
    play(table, "keep, draw")
    assert table.seat == 1, "nothing left: the draw takes nothing and the turn is over"
    assert table.view(None)["cards"] == [2, 4]


@pytest.mark.rule("VI-15")
def test_the_discard_pile_comes_first() -> None:
    table = viva("R RY Y Y", "RO G G G", deck=deck_of("R RY Y Y RO G G G P B B B B", 4), block="P")
    play(table, "place R 1, place RO 2")
    then(table, "place RY 3", drew(1, "B B"))
    assert (table.view(None)["pile"], len(table.view(None)["discard"])) == (2, 4)
    play(table, "block Y")
    then(table, "draw", drew(1, "B"))
    then(play(table, "keep"), "draw", drew(0, "B"))
    then(play(table, "keep"), "draw", drew(1, "RO"))
    assert (table.view(None)["pile"], table.view(None)["discard"]) == (3, [])


@pytest.mark.rule("VI-16")
def test_a_round_of_400_turns_has_no_winner() -> None:
    table = viva("R", "O", deck=deck_of("R O G B"), block="B", rounds=1)
    for turn in range(rules.MOST_TURNS):
        assert table.view(None)["turns"] == turn
        assert table.view(None)["round"] == 1
        play(table, "draw")
        if "keep" in table.moves():
            play(table, "keep")
    assert table.scores() == [0, 0]
    assert table.view(None)["round"] == 2


# --- honour play ---


@pytest.mark.rule("VI-17")
def test_a_forbidden_card_may_be_tried_and_stays_if_all_let_it_pass() -> None:
    table = viva("R P", "O B", "Y G", block="P", honour=True)
    play(table, "place R 1")
    assert (table.seat, table.moves()) == (1, ["catch", "let"])
    assert refused(table, "draw")[0] == "VI-17"
    assert table.view(2)["placed"] == "place R 1"
    play(table, "let, let")
    assert table.seat == 1
    assert refused(table, "catch") == ("VI-17", "Nobody else has just placed a card.")
    play(table, "place B 1")
    assert table.view(0)["placed_over"] == "R"
    play(table, "let, let")
    assert houses(table)[0] == "B"


@pytest.mark.rule("VI-17")
def test_a_caught_card_goes_back_and_costs_three() -> None:
    table = play(viva("R P", "O B", "Y G", block="P", honour=True), "place R 1, let, let, place B 1, let")
    then(table, "catch", drew(1, "G G Y"))
    assert hand(table, 1) == ["O", "Y", "G", "G", "B"]
    assert houses(table) == ["R", None, None]
    assert table.view(None)["covered"] == []
    assert table.view(None)["known"] == [[], ["B"], []]
    assert table.seat == 2, "the turn passes"


@pytest.mark.rule("VI-17")
def test_catching_a_legal_placement_does_nothing() -> None:
    table = play(viva("R R P", "O B B", "Y G G", block="P", honour=True), "place R 1 2, catch")
    assert table.seat == 2
    play(table, "catch")
    assert (houses(table), table.seat) == (["R", "R", None], 1)
    assert table.view(None)["cards"] == [1, 3, 3]


@pytest.mark.rule("VI-17")
def test_viva_is_looked_at_after_the_judges_and_may_come_from_a_forbidden_card() -> None:
    table = viva("R RP Y Y", "RO G G G", block="P", honour=True)
    play(table, "place R 1, let, place RO 2, let, place RP 3")
    assert houses(table) == ["R", "RO", "RP"]
    then(table, "let", drew(1, "B B"))
    assert table.view(None)["asked"] == "block"


@pytest.mark.rule("VI-17")
def test_only_single_cards_cheat_and_never_the_last() -> None:
    table = viva("P P R", "O O O", block="P", honour=True)
    assert refused(table, "place P 1 2")[0] == "VI-9"
    assert "place P 1" in table.moves()
    table = viva("R", "O", block="P", honour=True)
    assert table.moves() == ["draw"]
    then(table, "draw", drew(0, "P"))
    assert table.moves() == ["place P 1", "place P 2", "place P 3", "keep"]
    play(table, "place P 1")
    then(table, "catch", drew(0, "G G G"))
    assert hand(table, 0) == ["R", "G", "G", "G", "P"]


@pytest.mark.rule("VI-17")
def test_nothing_is_caught_without_the_option() -> None:
    table = viva("R P", "O B", block="P")
    assert refused(table, "catch") == ("VI-17", "Cards are caught only in honour play.")
    assert refused(table, "place P 1")[0] == "VI-9"


# --- the end ---


@pytest.mark.rule("VI-18")
def test_most_victory_cards_win() -> None:
    table = viva("RP", "O", block="P", rounds=1)
    play(table, "finish RP")
    assert (table.over, table.scores(), table.winners()) == (True, [1, 0], [0])
    assert table.why_not("draw").rule == "VI-18"


def finished_by(*seats: int, players: int) -> Table:
    """Rounds of one card each, won by these seats; all agreed rounds but no extra one."""
    table = viva(*["RP"] * players, block="P", rounds=len(seats))
    for number, seat in enumerate(seats):
        deal_next = [{"deal": [["RP"]] * players}, {"block": "P"}] if number + 1 < len(seats) else []
        while table.seat != seat:
            then(table, "draw", drew(table.seat, "P"))
            play(table, "keep")
        if deal_next:
            then(table, "finish RP", {"deal": [["RP"]] * players}, {"block": "P"})
        else:
            play(table, "finish RP")
    return table


@pytest.mark.rule("VI-18")
def test_tied_players_alone_play_on() -> None:
    table = finished_by(0, 2, players=4)
    view = table.view(None)
    assert not table.over
    assert view["playing"] == [0, 2]
    assert view["cards"] == [1, 0, 1, 0]
    assert table.events[-2]["deal"][1] == []
    first = table.seat
    other = 2 - first
    then(table, "draw", drew(first, "O"))
    play(table, "keep")
    assert table.seat == other, "neighbours are those who still play"


@pytest.mark.rule("VI-18")
def test_the_tie_ends_with_the_next_victory() -> None:
    table = finished_by(0, 2, players=4)
    chooser = random.Random(3)
    while not table.over:
        finishing = [move for move in table.moves() if move.startswith("finish")]
        table.play(finishing[0] if finishing else chooser.choice(table.moves()))
    assert sum(table.scores()) == 3
    assert table.winners() in ([0], [2])
    assert table.scores()[table.winners()[0]] == 2


@pytest.mark.rule("VI-18")
def test_after_ten_extra_rounds_the_win_is_shared() -> None:
    table = viva("R", "O", deck=deck_of("R O G B"), block="B", rounds=1)
    while not table.over:
        play(table, "keep" if "keep" in table.moves() else "draw")  # no two cards share a colour: nobody can finish
    assert table.view(None)["round"] == 11
    assert table.winners() == [0, 1]


# --- what a seat knows: an independent memory of a round, and the worlds it allows ---

ALWAYS = 10**9


class Memory:
    """What one seat (None: a spectator) has seen of the present round, rebuilt from the events of a table.

    Hidden cards come from piles: pile 0 is the whole deck, each renewal (VI-15) makes another, whose content all
    have seen. Of every other seat it is known when it took a hidden card and from which pile (`gains`), and when it
    showed a card that must have been one of those (`losses`).
    """

    def __init__(self, table: Table, seat: int | None) -> None:
        events = table.events
        start = max(i for i, event in enumerate(events) if "deal" in event)
        self.seat = seat
        self.others = [other for other in range(table.players) if other != seat]
        self.playing = [other for other in range(table.players) if events[start]["deal"][other]]
        self.piles = [Counter(view.card_names(table._state.deck))]
        self.left = self.piles[0].total()  # cards in the draw pile
        self.gains: dict[int, list[tuple[int, int]]] = {other: [] for other in self.others}
        self.losses: dict[int, list[tuple[int, str]]] = {other: [] for other in self.others}
        self.known: dict[int, Counter[str]] = {other: Counter() for other in range(table.players)}
        self.tops: list[str | None] = [None] * 3
        self.covered: Counter[str] = Counter()
        self.discard: Counter[str] = Counter()
        self.block: str | None = None
        self.own: Counter[str] = Counter()
        self.truth: dict[int, Counter[str]] = {other: Counter() for other in range(table.players)}
        self.caller: int | None = None  # who chooses the next blocking card
        self.fresh: int | None = None  # who has just drawn a card and not yet said what becomes of it
        self.placed: tuple[int, str, list[int], list[str | None], bool] | None = None
        self.time = 0
        for i in range(start, len(events)):
            self.time += 1
            self.see(events[i], events[i + 1] if i + 1 < len(events) else {})

    def see(self, event: dict[str, Any], following: dict[str, Any]) -> None:
        if "deal" in event:
            for seat, cards in enumerate(event["deal"]):
                self.draw(seat, cards)
        elif "block" in event:
            self.turn_up(event["block"])
        elif "draw" in event:
            self.draw(event["seat"], event["draw"])
        else:
            self.move(event["seat"], event["move"].split(), following)

    def renew_if_empty(self) -> None:
        if self.left == 0:
            self.piles.append(self.discard if self.discard else self.covered)
            if self.discard:
                self.discard = Counter()
            else:
                self.covered = Counter()
            self.left = self.piles[-1].total()
            self.piles[-1] = Counter(self.piles[-1])

    def draw(self, seat: int, cards: list[str]) -> None:
        if seat == self.caller:  # VI-13: the last card was laid as blocking card, for all to see
            (self.block,) = self.truth[seat].elements()
            self.lose(seat, self.block)
            self.caller = None
        for card in cards:
            self.renew_if_empty()
            self.left -= 1
            self.truth[seat][card] += 1
            if seat == self.seat:
                self.own[card] += 1
                self.piles[-1][card] -= 1
            else:
                self.gains[seat].append((self.time, len(self.piles) - 1))

    def turn_up(self, card: str) -> None:
        self.caller = None
        self.renew_if_empty()
        self.left -= 1
        self.piles[-1][card] -= 1
        self.block = card

    def move(self, seat: int, words: list[str], following: dict[str, Any]) -> None:
        if words[0] == "place":
            self.place(seat, words[1], [int(house) - 1 for house in words[2:]])
        elif words[0] == "block" and words[1] != "top":
            self.lose(seat, words[1])
            self.block = words[1]
            self.caller = None
        elif words[0] == "catch" and self.placed is not None and self.placed[-1]:
            self.take_back()
        if words[0] in ("draw", "keep"):
            self.fresh = seat if words[0] == "draw" and "draw" in following else None

    def place(self, seat: int, card: str, on: list[int]) -> None:
        before = [self.tops[house] for house in on]
        free = not set(card) & set(self.block or "")
        legal = free and all(top is None or set(top) & set(card) for top in before)
        for house in on:
            if self.tops[house]:
                self.covered[self.tops[house] or ""] += 1
            self.tops[house] = card
        for _ in on:
            if self.fresh == seat and seat != self.seat:
                _, pile = self.gains[seat].pop()  # the card just drawn: all see what it was
                self.piles[pile][card] -= 1
                self.truth[seat][card] -= 1
            else:
                self.lose(seat, card)
        self.fresh = None
        self.placed = (seat, card, on, before, not legal)
        self.sweep_if_viva(seat)

    def sweep_if_viva(self, seat: int) -> None:
        """Right away; in honour play a catch undoes it."""
        self.swept = None
        if all(self.tops) and set.intersection(*(set(top or "") for top in self.tops)):
            self.swept = (self.tops, self.covered, self.discard, self.block)
            self.discard = self.discard + self.covered + Counter(top or "" for top in self.tops)
            self.discard[self.block or ""] += 1
            self.covered = Counter()
            self.tops = [None] * 3
            self.caller = seat

    def take_back(self) -> None:
        assert self.placed is not None
        seat, card, on, before, _ = self.placed
        if self.swept:
            self.tops, self.covered, self.discard, self.block = self.swept
        self.caller = None
        self.truth[seat][card] += 1
        self.tops = list(self.tops)
        self.tops[on[0]] = before[0]
        self.covered = self.covered - Counter(top for top in before if top)
        if seat == self.seat:
            self.own[card] += 1
        else:
            self.known[seat][card] += 1

    def lose(self, seat: int, card: str) -> None:
        self.truth[seat][card] -= 1
        if seat == self.seat:
            self.own[card] -= 1
        elif self.known[seat][card]:
            self.known[seat][card] -= 1
        else:
            self.losses[seat].append((self.time, card))

    # --- may a world be? ---

    def rules_out(self, hands: dict[int, Counter[str]], pile: Counter[str], latest: int = 6) -> str | None:
        """Why the other hands and the draw pile cannot be these; None if nothing speaks against them."""
        shown = {other: list(self.losses[other]) for other in self.others}
        for other in self.others:
            if self.known[other] - hands[other]:
                return f"seat {other} must hold {self.known[other]}"
            unknown = hands[other] - self.known[other]
            shown[other] += [(ALWAYS, card) for card in unknown.elements()]
            if len(shown[other]) != len(self.gains[other]):
                return f"seat {other} has a wrong number of cards"
        if pile - self.piles[-1]:
            return f"{pile - self.piles[-1]} cannot be in the draw pile"
        everything = sum((Counter(card for _, card in items) for items in shown.values()), Counter(pile))
        if everything != +sum(self.piles, Counter()):
            return "cards lost or added"
        for first in range(max(1, len(self.piles) - latest), len(self.piles)):
            supply = sum(self.piles[first:], Counter()) - pile
            if not self.can_be_shared_out(shown, supply, first):
                return f"nobody could have drawn this since pile {first}"
        return None

    def can_be_shared_out(self, shown: dict[int, list[tuple[int, str]]], supply: Counter[str], first: int) -> bool:
        """Whether the cards of the piles from `first` on can be exactly what was drawn from these piles.

        A matching: each such card is given to a shown (or still held) card of its kind, whose seat must have drawn one
        before that moment.
        """
        drawn = {other: [time for time, pile in self.gains[other] if pile >= first] for other in self.others}
        places = [(other, time, card) for other in self.others for time, card in sorted(shown[other])]
        slots = [(other, time) for other in self.others for time in drawn[other]]
        holders = [other for other, _, _ in places]
        times = {other: [time for holder, time, _ in places if holder == other] for other in self.others}
        ends = {other: holders.index(other) + len(times[other]) if times[other] else 0 for other in self.others}
        fitting = [  # the places of this seat that are later
            range(ends[other] - len(times[other]) + bisect_right(times[other], time), ends[other])
            for other, time in slots
        ]
        taken: dict[int, int] = {}  # place -> slot; a slot is matched with a place that is matched with a card
        # Kinds are a constraint of their own: so many places of a kind, no more. Search for augmenting paths over
        # slots -> places, and over places of one kind exchanged for others.
        used: Counter[str] = Counter()

        def place_for(slot: int, seen: set[int]) -> bool:
            for place in fitting[slot]:
                if place in seen:
                    continue
                card = places[place][2]
                if place in taken:
                    seen.add(place)
                    if place_for(taken[place], seen):
                        taken[place] = slot
                        return True
                elif used[card] < supply[card]:
                    seen.add(place)
                    used[card] += 1
                    taken[place] = slot
                    return True
                else:
                    seen.add(place)
                    for rival in [p for p in taken if places[p][2] == card and p not in seen]:
                        seen.add(rival)
                        if place_for(taken[rival], seen):
                            del taken[rival]
                            taken[place] = slot
                            return True
            return False

        return all(place_for(slot, set()) for slot in range(len(slots)))


def other_hands(state: Any, memory: Memory) -> dict[int, Counter[str]]:
    return {other: Counter(view.card_names(state.hands[other])) for other in memory.others}


def pile_of(state: Any) -> Counter[str]:
    return +Counter({name: copies_of(state.pile, kind) for kind, name in enumerate(KINDS)})


def positions(players: int, chooser: random.Random, share: float, **options: Any) -> Iterator[Table]:
    """Random games, stopping at a share of their decisions; players who draw more than they should."""
    while True:
        table = vivamos.deal("viva", players, seed=chooser.getrandbits(32), options=options)
        while not table.over and table.view(None)["round"] == 1:
            table.play(chooser.choice(table.moves()))
            if not table.over and chooser.random() < share:
                yield table


def check_worlds(wanted: int, seed: int) -> Counter[int]:
    """Check so many sampled worlds against the memory of their seat; how many there were after so many renewals."""
    chooser = random.Random(seed)
    found: Counter[int] = Counter()
    tables = itertools.cycle(
        positions(players, chooser, 0.04, box="pocket", honour=honour)
        for players, honour in [(2, False), (3, False), (4, False), (6, False), (3, True), (5, True)]
    )
    for stream in tables:
        table = next(stream)
        seat = chooser.choice([None, *range(table.players)])
        memory = Memory(table, seat)
        assert memory.rules_out(other_hands(table._state, memory), pile_of(table._state)) is None, "the truth"
        for _ in range(4):
            states = table._states.copy()
            knowledge.redeal(states[0], -1 if seat is None else seat, np.uint64(chooser.getrandbits(64)))
            assert memory.rules_out(other_hands(states[0], memory), pile_of(states[0])) is None
            found[len(memory.piles) - 1] += 1
        if found.total() >= wanted:
            return found
    return found


def test_no_sampled_world_contradicts_what_a_seat_has_seen() -> None:
    found = check_worlds(400, seed=1)
    assert found[0] > 50
    assert found.total() - found[0] > 50


@pytest.mark.slow
def test_no_sampled_world_contradicts_what_a_seat_has_seen_in_very_many() -> None:
    check_worlds(4_000, seed=2)


# --- no world is missed ---

World = tuple[tuple[str, ...], ...]  # each hand, then the draw pile, as sorted cards


def possible_worlds(memory: Memory, most: int = 20_000) -> Counter[World]:
    """All worlds that can have come about, by going through the round with every card anybody may have drawn.

    Nothing if on the way there were more than can be listed. Single cards count: a draw is as likely as there are
    such cards in the pile, and each card of a hand is as likely to be shown as any other.
    """
    seats = memory.others
    seen = [(time, 1, seat, pile) for seat in seats for time, pile in memory.gains[seat]]
    seen += [(time, 0, seat, card) for seat in seats for time, card in memory.losses[seat]]
    hands: World = ((),) * len(seats)
    ways = Counter({(hands, tuple(tuple(sorted((+pile).elements())) for pile in memory.piles)): 1})
    for _, draws, seat, what in sorted(seen, key=lambda event: event[:2]):  # of one moment, what was shown comes first
        before, ways, at = ways, Counter(), seats.index(seat)
        for (hands, piles), number in before.items():
            source = piles[what] if draws else hands[at]
            for card in set(source) if draws else {what} & set(source):  # copies of a card are as many ways
                hand, left = list(hands[at]), list(source)
                left.remove(card)
                if draws:
                    hand.append(card)
                    hand.sort()
                after = (*hands[:at], tuple(hand if draws else left), *hands[at + 1 :])
                piled = (*piles[:what], tuple(left), *piles[what + 1 :]) if draws else piles
                ways[after, piled] += number * source.count(card)
            if len(ways) > most:
                return Counter()
    found: Counter[World] = Counter()
    for (hands, piles), number in ways.items():
        full = [sorted([*hand, *memory.known[seat].elements()]) for seat, hand in zip(seats, hands, strict=True)]
        found[(*map(tuple, full), piles[-1])] += number
    return found


def sampled_worlds(table: Table, memory: Memory, number: int) -> Counter[World]:
    found: Counter[World] = Counter()
    chooser = random.Random(number)
    seat = -1 if memory.seat is None else memory.seat
    for state, times in redealt(table, seat, [chooser.getrandbits(64) for _ in range(number)]):
        places = [*other_hands(state, memory).values(), pile_of(state)]
        found[tuple(tuple(sorted(cards.elements())) for cards in places)] += times
    return found


def assert_as_likely(found: Counter[World], ways: Counter[World]) -> None:
    """A chi-square test, with a bound that a right sampler passes in all but one of a million runs."""
    assert set(found) <= set(ways)
    samples, total = found.total(), ways.total()
    off = sum((found[world] - samples * n / total) ** 2 / (samples * n / total) for world, n in ways.items())
    free = len(ways) - 1
    assert off < free + 5 * math.sqrt(2 * free) + 12


SMALL = "R R R O O RO RO Y G GP B"


@pytest.mark.parametrize("seat", [0, 1, None])
def test_before_a_renewal_every_way_to_deal_is_equally_likely(seat: int | None) -> None:
    table = viva("R O", "R RO", "O Y", deck=deck_of(SMALL, 2), block="GP")
    play(table, "place R 1, place R 1")
    then(table, "draw", drew(2, "B"))
    if seat is not None:
        memory = Memory(table, seat)
        assert_as_likely(sampled_worlds(table, memory, 20_000), possible_worlds(memory))
    play(table, "keep")
    memory = Memory(table, seat)
    assert_as_likely(sampled_worlds(table, memory, 20_000), possible_worlds(memory))


def test_a_card_seen_going_back_is_always_there() -> None:
    table = viva("R O", "R RO", "O Y", deck=deck_of(SMALL + " R R", 2), block="GP", honour=True)
    play(table, "place R 1, let, let, place RO 2, let, let, place Y 1")
    then(table, "catch", drew(2, "B R G"))
    memory = Memory(table, 0)
    assert memory.known[2] == Counter("Y")
    worlds = possible_worlds(memory)
    assert all("Y" in hands[1] for hands in worlds)
    assert_as_likely(sampled_worlds(table, memory, 20_000), worlds)


def test_the_card_just_drawn_is_any_of_the_unseen() -> None:
    table = then(viva("R O", "R RO", deck=deck_of("R R O RO Y Y Y G B P", 2), block="P"), "draw", drew(0, "Y"))
    fresh: Counter[World] = Counter()
    for word in range(20_000):
        states = table._states.copy()
        knowledge.redeal(states[0], 1, np.uint64(word * 7919))
        fresh[(KINDS[states[0].fresh],),] += 1
        assert KINDS[states[0].fresh] in view.card_names(states[0].hands[0])
    assert_as_likely(
        fresh, Counter({((kind,),): n for kind, n in Counter(["R", "O", "Y", "Y", "Y", "G", "B"]).items()})
    )


def renewed_positions(seed: int) -> Iterator[tuple[Table, Memory]]:
    """Small positions after a draw pile was renewed."""
    chooser = random.Random(seed)
    while True:
        players = chooser.choice([2, 3, 3, 4])
        deck = deck_of(SMALL + (" O RO Y G" if players == 4 else " O RO"), 2)
        honour = chooser.random() < 0.3
        table = vivamos.deal("viva", players, seed=chooser.getrandbits(32), deck=deck, options={"honour": honour})
        last = chooser.choice([1, 1, 2, 3, 5, 100])  # renewals, after which this game is of no more interest
        while not table.over and table.view(None)["round"] == 1:
            if table._state.renewed and chooser.random() < 0.1:
                memory = Memory(table, chooser.choice([None, *range(players)]))
                if len(memory.piles) - 1 > last:
                    break
                yield table, memory
            table.play(chooser.choice(table.moves()))


def check_no_world_is_missed(number: int, seed: int) -> Counter[int]:
    """How many positions there were, by renewals of the pile."""
    checked: Counter[int] = Counter()
    for table, memory in renewed_positions(seed):
        worlds = possible_worlds(memory)
        if not 1 < len(worlds) < 300:
            continue
        samples = 60 * len(worlds) + 2000
        found = sampled_worlds(table, memory, samples)
        assert set(found) <= set(worlds)
        likely = {world: ways / worlds.total() for world, ways in worlds.items()}
        assert all(found[world] > 0 for world in worlds if likely[world] * samples > 30)
        # Close to even: what is off is chance, and a little more.
        off = sum(abs(found[world] / samples - likely[world]) for world in worlds) / 2
        by_chance = sum(math.sqrt(likely[world] / samples) for world in worlds) / 2
        renewals = len(memory.piles) - 1
        assert off < by_chance + (0.1 if renewals <= 4 else 0.35)
        checked[renewals] += 1
        if checked.total() == number:
            break
    return checked


def test_after_renewals_no_world_is_missed() -> None:
    checked = check_no_world_is_missed(30, seed=4)
    assert checked[1] > 3
    assert checked.total() - checked[1] > 10


@pytest.mark.slow
def test_after_renewals_no_world_is_missed_in_many_positions() -> None:
    checked = check_no_world_is_missed(150, seed=5)
    assert sum(number for renewals, number in checked.items() if renewals > 10) > 10


def test_a_try_rarely_fails() -> None:
    """Where cards that were shown came from is guessed at random: dead ends are few."""
    chooser = random.Random(5)
    tried = 0
    for table in itertools.islice(positions(6, chooser, 0.05, box="pocket"), 150):
        states = table._states.copy()
        states[0].rng = np.uint64(chooser.getrandbits(64))
        if table._state.renewed:
            succeeded = 0
            for _ in range(100):
                knowledge.set_aside_own(states[0], -1)
                succeeded += knowledge.explain_all(states[0], -1)
                knowledge.put_back(states[0])
            assert succeeded > 10
            tried += 1
    assert tried > 20


def test_a_full_memory_settles_what_was_shown_first() -> None:
    """The hands stay what the memory says, and no world comes out that the whole round rules out."""
    chooser = random.Random(6)
    before = settled = 0
    for table in positions(4, chooser, 1.0, box="pocket"):
        state = table._state
        assert all(memory_fits(state, seat) for seat in range(4)) or not state.renewed
        if before == MOST_REMEMBERED and 0 < state.remembered < before:
            settled += 1
            memory = Memory(table, chooser.randrange(4))
            for _ in range(3):
                states = table._states.copy()
                knowledge.redeal(states[0], memory.seat, np.uint64(chooser.getrandbits(64)))
                assert all(memory_fits(states[0], seat) for seat in range(4))
                assert memory.rules_out(other_hands(states[0], memory), pile_of(states[0])) is None
        before = state.remembered
        if settled == 5:
            break


# --- the rule of thumb ---


def test_the_rule_of_thumb_blocks_with_a_card_that_another_can_go_out_on() -> None:
    """R and RO can go out on each other (VI-14), G can on neither: it looks at the colours of these very cards."""
    table = one_short_of_viva("G G G G", mine="RY R RO G")
    then(table, "place RY 3", drew(1, "B Y"))
    assert table.moves() == ["block R", "block G", "block RO", "block top"]
    rated = {name: advice.rate_move(table.position()[0], BLOCK + KIND_NAMES.index(name)) for name in ("R", "RO", "G")}
    assert rated["R"] == rated["RO"] > rated["G"]


@pytest.mark.parametrize("letter", COLOUR_LETTERS)
def test_the_rule_of_thumb_knows_the_kinds_with_a_colour(letter: str) -> None:
    kinds = int(advice.SHOWING[1 << COLOUR_LETTERS.index(letter)])
    assert {name for kind, name in enumerate(KIND_NAMES) if kinds >> 3 * kind & 1} == {
        n for n in KIND_NAMES if letter in n
    }

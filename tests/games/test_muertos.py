"""Dia de los Muertos, rule by rule, and what a seat can know."""

from __future__ import annotations

import copy
import itertools
import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import vivamos
from vivamos.engine.errors import DataError, RecordError, UsageError
from vivamos.engine.table import FORMAT, Table
from vivamos.games.muertos import view
from vivamos.games.muertos.knowledge import SEE_ASKED
from vivamos.games.muertos.state import DISCARD, EVERYONE, PLAY, VERBS, chair_of

from building import play
from worlds import redealt

GAME = vivamos.game("muertos")
COLOURS = {"black": "K", "pink": "P", "blue": "B", "green": "G"}


# --- builders ---


def deck_of(cards: list[str]) -> dict[str, Any]:
    """A deck of just these cards, four equal hands."""
    types = {"1": "swap", "2": "food", "3": "kill", "4": "muertos", "6": "start"}
    rows = []
    for name in cards:
        if name in ("choose", "ask", "spoiled"):
            rows.append({"type": name, "rank": 0})
        else:
            rows.append({"type": types.get(name[1:], "plain"), "colour": name[0], "rank": int(name[1:])})
    return {"total": len(cards), "hands": len(cards) // 4, "cards": rows}


def dealt(*hands: str, players: int = 4) -> Table:
    """A table with a deck of just the cards in these four hands, the dummy's last; one hand of it."""
    held = [hand.split() for hand in hands]
    deal: dict[str, Any] = {"deal": held}
    if players == 3:
        deal["dummy_partner"] = 0
    record = {
        "format": FORMAT,
        "game": "muertos",
        "version": GAME.version,
        "players": players,
        "options": {},
        "deck": deck_of([name for hand in held for name in hand]),
        "events": [deal],
    }
    return vivamos.replay(record)


def drawing(table: Table, move: str, card: str) -> Table:
    """Play a move after which chance draws this card as a gift."""
    trial = vivamos.replay(table.record())
    trial.play(move)
    gift = trial.events[-1]
    assert "gift" in gift
    record = table.record()
    record["events"] += [{"seat": table.seat, "move": move}, gift | {"gift": card}]
    return vivamos.replay(record)


def reason(table: Table, move: str) -> tuple[str | None, str]:
    refusal = table.why_not(move)
    assert refusal is not None
    return refusal.rule, refusal.reason


def random_game(players: int, seed: int) -> Table:
    table = vivamos.deal("muertos", players, seed=seed)
    chooser = random.Random(seed)
    while not table.over:
        table.play(chooser.choice(table.moves()))
    return table


# --- the deck ---


@pytest.mark.rule("DM-1")
def test_25_cards_are_in_every_hand() -> None:
    names = view.deck_names(vivamos.deal("muertos", seed=1)._state)
    always = [name for name in names if name not in ("K2", "G4")]
    assert len(always) == len(set(always)) == 25
    assert Counter(name[1:] for name in always if name[0] in "KPBG") == Counter(
        {"1": 3, "3": 3, "5": 3, "6": 1, "7": 4, "8": 4, "10": 4}
    )
    assert {"choose", "ask", "spoiled", "K6"} <= set(always)


@pytest.mark.rule("DM-2")
@pytest.mark.parametrize("players", [3, 4])
def test_each_day_has_its_own_dead(players: int) -> None:
    deals = [event["deal"] for event in random_game(players, 5).events if "deal" in event]
    assert len(deals) == 3
    for deal, dead in zip(deals, ("G4", "P4", "B4"), strict=True):
        held = Counter(name for hand in deal for name in hand)
        assert [len(hand) for hand in deal] == [8, 8, 8, 8]
        assert held["K2"] == 3
        assert held[dead] == 4
        assert sum(name[1:] == "4" for name in held) == 1


@pytest.mark.rule("DM-2")
def test_the_dead_of_another_day_are_no_cards_of_this_hand() -> None:
    table = vivamos.deal("muertos", seed=1)
    assert reason(table, "play P4") == ("DM-2", "The Muertos cards of this hand are G4, not P4.")


@pytest.mark.rule("DM-3")
def test_captured_cards_stay_and_the_others_return() -> None:
    table = vivamos.deal("muertos", seed=3)
    chooser = random.Random(3)
    always = sorted({name for name in view.deck_names(table._state) if name not in ("K2", "G4")})
    food = [0, 0, 0, 0]
    while not table.over:
        table.play(chooser.choice(table.moves()))
        won = table.view(None)["food_won"]
        assert all(after >= before for before, after in zip(food, won, strict=True))
        food = won
        if "deal" in table.events[-1]:
            dealt_now = [name for hand in table.events[-1]["deal"] for name in hand]
            assert sorted(name for name in dealt_now if name != "K2" and name[1:] != "4") == always
    assert sum(food) > 0


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda deck: deck["cards"].append({"rank": 9}) or deck.update(total=33), "four hands of at most 8"),
        (lambda deck: deck.update(hands=7), "four hands of at most 8"),
        (lambda deck: deck["cards"][4].update(type="plain"), "one start card"),
        (lambda deck: deck["cards"][0].update(type=["choose", "ask", "ask"]), "only one card of the type “ask”"),
        (lambda deck: deck["cards"][3].update(type="swap"), "at most 4 Swap cards"),
        (lambda deck: deck["cards"][6].update(type="plain"), "There must be Food cards"),
        (lambda deck: deck["cards"][7].update(rank=5), "no other card may have it"),
        (lambda deck: deck["cards"][6].update(copies=1, rank=[2, 9, 10]), "All Food cards must be alike"),
        (lambda deck: deck["cards"][5].update(rank=[7, 8, 8]), "several P8"),
        (lambda deck: deck["cards"][6].update(rank=6), "several K6"),
    ],
)
@pytest.mark.rule("DM-1", "DM-2")
def test_a_deck_that_cannot_be_is_refused_in_words(change: Any, words: str) -> None:
    deck = copy.deepcopy(GAME.deck.source)
    change(deck)
    with pytest.raises(DataError, match=words):
        vivamos.deal("muertos", deck=deck)


def test_there_are_no_options() -> None:
    with pytest.raises(UsageError, match="no option 'start'"):
        vivamos.deal("muertos", options={"start": 1})


# --- a hand ---

PLAIN = ("K6 K2", "P7 G4", "B5 K8", "G8 K10")


@pytest.mark.rule("DM-4", "DM-9")
def test_partners_capture_together() -> None:
    table = play(dealt(*PLAIN), "play K6, play G4, play B5, play K10")
    assert table.view(None)["muertos_won"] == [0, 1, 0, 1]
    assert table.view(None)["turned_up"] == ["B5", "K6", "K10"]


@pytest.mark.rule("DM-5")
def test_the_6_start_opens_and_the_winner_leads() -> None:
    table = dealt("P7 G4", "B5 K8", "K6 K2", "G8 K10")
    assert table.seat == 2
    assert table.moves() == ["play K6"]
    assert reason(table, "play K2") == ("DM-5", "A hand begins with the start card: K6.")
    assert reason(table, "play P7") == ("DM-5", "You do not hold P7.")
    assert reason(table, "give K2") == ("DM-5", "A card is to be played now.")
    assert reason(table, "kill 0")[0] == "DM-5"
    assert reason(table, "discard K2")[0] == "DM-5"
    seats = []
    for move in ("play K6", "play G8", "play P7", "play K8"):
        seats.append(table.seat)
        table.play(move)
    assert seats == [2, 3, 0, 1]
    assert table.seat == 3  # G8 won


@pytest.mark.rule("DM-5")
def test_a_hand_has_eight_tricks() -> None:
    table = random_game(4, 8)
    deals = [number for number, event in enumerate(table.events) if "deal" in event]
    first = table.events[: deals[1]]
    laid = [event for event in first if event.get("move", "").startswith(("play", "discard"))]
    assert len(laid) == 32


@pytest.mark.rule("DM-6")
def test_one_card_of_each_colour_but_any_number_of_black() -> None:
    table = play(dealt("K6 K2", "P7 G4", "P5 K8", "K7 P10"), "play K6, play P7")
    assert table.moves() == ["play K8"]
    assert reason(table, "play P5") == ("DM-6", "A pink card was played to this trick, and there may be only one.")
    play(table, "play K8")
    assert table.moves() == ["play K7"]


@pytest.mark.rule("DM-7")
def test_who_cannot_play_discards_and_it_counts_for_nothing() -> None:
    table = play(dealt("K6 K2", "P7 B8", "P10 P8", "G4 G5"), "play K6, play P7")
    assert table.moves() == ["discard P8", "discard P10"]
    assert reason(table, "play P10") == ("DM-6", "A pink card was played to this trick, and there may be only one.")
    assert reason(table, "swap P10") == ("DM-7", "Nothing can be played: discard a card.")
    assert reason(table, "discard K7")[0] is None
    assert reason(table, "discard B8") == ("DM-7", "You do not hold B8.")
    play(table, "discard P10")
    assert table.view(None)["turned_up"] == ["P10"]
    assert table.view(0)["trick"][-1] == {"place": 2, "card": "P10", "discarded": True}
    assert reason(table, "discard G5") == ("DM-7", "Who can play a card must play one, and may not discard.")
    play(table, "play G5")
    assert table.seat == 1  # P7, not the discarded P10


@pytest.mark.rule("DM-7")
def test_only_the_seat_to_move_knows_that_it_must_discard() -> None:
    """The others look at it as at a seat that may play, and cannot rule out that it is one."""
    table = play(dealt("K6 K2", "P7 B8", "P10 P8", "G4 G5"), "play K6, play P7")
    assert all(table.view(seat)["asked"] == "play" for seat in (None, 0, 1, 2, 3))
    for seat in range(4):
        seen = np.zeros(len(GAME.knowledge.OBSERVATION), np.float32)
        GAME.knowledge.observe(table._state, seat, seen)
        assert np.flatnonzero(seen[SEE_ASKED : SEE_ASKED + VERBS]).tolist() == [DISCARD if seat == 2 else PLAY]
        verbs = set()
        for word in range(50):
            states = table.position()
            GAME.knowledge.redeal(states[0], seat, np.uint64(word))
            verbs |= {move.split()[0] for move in table_at(table, states).moves()}
        assert verbs == ({"discard"} if seat == 2 else {"play", "discard"})


def table_at(table: Table, states: Any) -> Table:
    return Table.at(table.game, table.players, table.options, table.deck, states)


@pytest.mark.rule("DM-5")
def test_nobody_doubts_who_holds_the_start_card() -> None:
    table = dealt("K6 K2", "P7 B8", "P10 P8", "G4 G5")
    for seat, word in itertools.product((-1, 1, 2, 3), range(20)):
        states = table.position()
        GAME.knowledge.redeal(states[0], seat, np.uint64(word))
        assert table_at(table, states).moves() == ["play K6"]
        assert "K6" in table_at(table, states).view(0)["hand"]


@pytest.mark.rule("DM-7")
def test_a_discarded_scoring_card_leaves_the_game() -> None:
    table = play(dealt("K6 K2", "G7 B8", "G4 G5", "K8 K10"), "play K6, play G7, discard G4, play K8")
    view = table.view(None)
    assert view["muertos_won"] == [0, 0, 0, 0]
    assert view["turned_up"] == ["K6", "G7", "K8"]
    assert table.seat == 3
    assert view["asked"] == "play"  # nothing captured, no gifts


@pytest.mark.rule("DM-8")
def test_highest_rank_wins_and_of_equals_the_first() -> None:
    table = play(dealt("K6 K2", "P8 G4", "B8 K7", "G8 K10"), "play K6, play P8, play B8, play G8")
    assert table.seat == 1


@pytest.mark.rule("DM-9")
def test_the_turned_up_cards_are_sorted_and_the_trick_is_apart() -> None:
    table = play(dealt("K6 K7", "P8 G4", "B1 K2", "G5 K10"), "play K6, play P8, play K2")
    assert table.view(3)["turned_up"] == []
    assert [card["card"] for card in table.view(3)["trick"]] == ["K6", "P8", "K2"]
    play(table, "play G5")
    assert table.view(3)["turned_up"] == ["G5", "K6", "P8"]
    assert table.view(3)["food_won"] == [0, 1, 0, 1]


@pytest.mark.rule("DM-10")
def test_who_captures_exchanges_gifts_with_the_opponent_on_the_right() -> None:
    table = play(dealt("K6 K7 G5", "P8 G4 P5", "B7 K2 B5", "G8 K10 G7"), "play K6, play G4, play B7")
    table = drawing(table, "play K10", "G7")
    assert table.events[-1] == {"gift": "G7", "from": 3, "to": 2}
    assert table.seat == 2
    assert table.view(2)["asked"] == "give"
    assert table.view(2)["drawn"] == "G7"
    assert table.moves() == ["give K2", "give B5", "give G7"]
    assert reason(table, "give K6") == ("DM-10", "You do not hold K6.")
    assert reason(table, "play K2") == ("DM-10", "A gift is due to Seat 3 now: give a card.")
    play(table, "give K2")
    assert table.view(3)["hand"] == ["K2", "G8"]
    assert table.view(2)["hand"] == ["B5", "G7"]
    assert table.seat == 3
    for seat in (2, 3):
        assert [entry["card"] for entry in table.view(seat)["passed"]] == ["G7", "K2"]
        assert table.log(seat)[-2:] == table.events[-2:]
    for seat in (0, 1, None):
        assert table.view(seat)["passed"] == [
            {"how": "draw", "from": 3, "to": 2, "card": None},
            {"how": "give", "from": 2, "to": 3, "card": None},
        ]
        assert table.log(seat)[-2:] == [{"gift": None, "from": 3, "to": 2}, {"seat": 2, "move": "give"}]


@pytest.mark.rule("DM-10")
def test_the_drawn_card_may_go_straight_back() -> None:
    table = play(dealt("K6 K7 G5", "P8 G4 P5", "B7 K2 B5", "G8 K10 G7"), "play K6, play G4, play B7")
    table = play(drawing(table, "play K10", "G8"), "give G8")
    assert table.view(3)["hand"] == ["G7", "G8"]


@pytest.mark.rule("DM-10")
def test_no_gifts_without_a_scoring_card_or_without_a_hand() -> None:
    table = play(dealt("K6 K2", "P8 P5", "B7 G4", "G8 K10"), "play K6, play P8, play B7, play K10")
    assert table.view(None)["asked"] == "play"
    play(table, "play G8, play K2, play P5, discard G4")
    assert table.view(None)["food_won"] == [0, 1, 0, 1]
    assert "deal" in table.events[-1]


@pytest.mark.rule("DM-11")
def test_choose_takes_a_free_colour_that_is_not_that_of_the_dead() -> None:
    table = play(dealt("K6 K2", "P7 G4", "choose K8", "G8 K10"), "play K6, play P7")
    assert table.moves() == ["play choose black", "play choose blue", "play K8"]
    assert reason(table, "play choose green") == (
        "DM-11",
        "Choose cannot be green: that is the colour of the Muertos cards in this hand.",
    )
    assert reason(table, "play choose pink") == (
        "DM-11",
        "Choose cannot be pink: a pink card was played to this trick.",
    )
    play(table, "play choose blue")
    assert table.view(3)["trick"][-1] == {"place": 2, "card": "choose", "colour": "blue"}
    assert reason(table, "play choose black") == ("DM-5", "You do not hold choose.")


@pytest.mark.rule("DM-11")
def test_choose_uses_up_the_colour_it_is_given() -> None:
    table = play(dealt("K6 K2", "choose G4", "B8 K8", "G8 K10"), "play K6, play choose blue")
    assert table.moves() == ["play K8"]
    again = play(dealt("K6 choose", "K2 G4", "B8 K8", "G8 K10"), "play K6")
    assert reason(again, "play choose black") == ("DM-5", "You do not hold choose.")
    start = dealt("K6 choose", "K2 G4", "B8 K8", "G8 K10")
    assert reason(start, "play choose black") == ("DM-5", "A hand begins with the start card: K6.")


@pytest.mark.rule("DM-12")
def test_ask_is_answered_truthfully_for_all_to_hear() -> None:
    table = play(dealt("K6 K2 K7", "ask G4 G5", "B8 choose G8", "G7 K10 G10"), "play K6, play ask")
    assert table.seat == 1
    assert len(table.moves()) == 3 * (5 * (len({0, 2, 4, 5, 6, 7, 8, 10}) + 1) - 1)
    assert "ask 2 any any" not in table.moves()
    assert reason(table, "ask 1 green any") == ("DM-12", "Ask about another hand, not about this one.")
    assert reason(table, "play G5") == ("DM-12", "The Ask was played: put a question now.")
    assert reason(table, "ask 2 any 9")[0] is None  # no such rank in this deck
    play(table, "ask 3 green any")
    for seat in (0, 1, 2, 3, None):
        assert table.view(seat)["questions"] == [{"about": 3, "colour": "green", "rank": "any", "answer": 2}]


@pytest.mark.rule("DM-12")
@pytest.mark.parametrize(
    ("question", "answer"),
    [
        ("ask 2 any 0", 1),
        ("ask 2 black any", 0),  # Choose has no colour in hand
        ("ask 2 green 8", 1),
        ("ask 0 black 2", 2),
        ("ask 3 any 10", 1),
        ("ask 3 any 0", 0),
    ],
)
def test_questions_count_colour_and_rank(question: str, answer: int) -> None:
    table = play(dealt("K6 K2 K2", "ask G4 G5", "B8 choose G8", "G7 K10 B7"), "play K6, play ask")
    play(table, question)
    assert table.view(None)["questions"][0]["answer"] == answer


@pytest.mark.rule("DM-13")
def test_no_food_after_the_spoiled_and_gifts_for_who_takes_it() -> None:
    table = play(dealt("K6 K7 P5", "spoiled G4 G5", "B8 K2 G8", "G7 K10 B7"), "play K6, play spoiled")
    assert table.moves() == ["play B8", "play G8"]
    assert reason(table, "play K2") == ("DM-13", "After the Spoiled no Food may be played to the trick.")
    play(table, "play B8, play G7")
    assert table.events[-1] | {"gift": None} == {"gift": None, "from": 2, "to": 1}
    assert table.view(None)["asked"] == "give"
    assert table.view(None)["food_won"] == [0, 0, 0, 0]


@pytest.mark.rule("DM-13")
def test_food_before_the_spoiled_stays() -> None:
    table = play(dealt("K6 K7", "K2 G4", "spoiled K8", "K5 K2"), "play K6, play K2, play spoiled")
    assert table.moves() == ["play K5"]


SWAPS = ("K6 K7 P5", "P1 G4 G5", "B8 K2 G8", "G7 K10 B7")


@pytest.mark.rule("DM-14", "DM-16")
def test_swap_passes_a_card_both_ways_before_the_next_plays() -> None:
    table = play(dealt(*SWAPS), "play K6, play P1")
    assert table.seat == 1
    assert table.moves() == ["swap G5", "swap G4"]
    assert reason(table, "swap P1") == ("DM-14", "You do not hold P1.")
    assert reason(table, "play G5") == ("DM-14", "A Swap was played: choose the card to pass.")
    play(table, "swap G4")
    assert table.seat == 3
    assert table.view(1)["offered"] == "G4"
    assert table.view(1)["hand"] == ["G4", "G5"]
    for seat in (0, 2, 3, None):
        assert table.view(seat)["offered"] is None
        assert table.log(seat)[-1] == {"seat": 1, "move": "swap"}
    assert table.moves() == ["swap B7", "swap G7", "swap K10"]  # G4 is not there yet
    play(table, "swap K10")
    assert table.view(1)["hand"] == ["G5", "K10"]
    assert table.view(3)["hand"] == ["G4", "B7", "G7"]
    assert table.seat == 2
    for seat in (1, 3):
        assert [entry["card"] for entry in table.view(seat)["passed"]] == ["G4", "K10"]
        assert table.log(seat)[-2:] == table.events[-2:]
    for seat in (0, 2, None):
        assert [entry["card"] for entry in table.view(seat)["passed"]] == [None, None]
        assert [event["move"] for event in table.log(seat)[-2:]] == ["swap", "swap"]


@pytest.mark.rule("DM-14")
def test_swap_does_nothing_in_the_last_trick() -> None:
    table = play(dealt("K6 K2", "P1 K7", "B8 G4", "G7 K10"), "play K6, play K7, play B8, play K10")
    play(table, "play G7, play K2, play P1")
    assert table.moves() == ["discard G4"]
    assert table.seat == 2


TENS = ("K6 K2", "P3 G4", "K10 K8", "B5 K7")


@pytest.mark.rule("DM-15")
def test_kill_10_removes_an_opponents_10_even_a_later_one() -> None:
    table = play(dealt(*TENS), "play K6, play P3, play K10, play K7")
    assert table.seat == 3  # K7 wins: K10 was removed
    assert "K10" in table.view(None)["turned_up"]


@pytest.mark.rule("DM-15")
def test_a_partners_10_is_safe() -> None:
    table = play(dealt("K6 K2", "P3 G4", "K7 K8", "K10 B5"), "play K6, play P3, play K7, play K10")
    assert table.seat == 3


@pytest.mark.rule("DM-15")
def test_with_two_10s_the_player_of_the_3_says_which() -> None:
    table = play(dealt("K6 P10 K2", "P5 B3 G4", "P8 K10 K8", "K7 G8 B7"), "play K6, play P5, play K8, play K7")
    assert table.seat == 2
    play(table, "play K10, play G8, play P10, play B3")
    assert table.seat == 1
    assert table.moves() == ["kill 0", "kill 2"]
    assert reason(table, "kill 3") == ("DM-15", "A Kill 10 removes an opponent’s 10 only.")
    assert reason(table, "play G4")[0] == "DM-15"
    play(table, "kill 2")
    assert table.seat == 0  # P10 wins


@pytest.mark.rule("DM-15")
def test_several_3s_act_in_order_each_on_a_10_still_there() -> None:
    table = play(dealt("K6 P10 K2", "P5 B3 G4", "P8 K10 K8", "K7 G3 B7"), "play K6, play P5, play K8, play K7")
    play(table, "play K10, play G3, play P10, play B3")
    assert table.seat == 3  # the 3 played first
    play(table, "kill 2")
    assert table.view(None)["turned_up"][-2:] == ["K10", "P10"]
    assert table.seat == 3  # both 10s are gone, and of the 3s the first wins


@pytest.mark.rule("DM-15")
def test_nothing_to_kill_is_refused_by_name() -> None:
    table = play(dealt("K6 P10 K2", "P5 B3 G4", "P8 K10 K8", "K7 G3 B7"), "play K6, play P5, play K8, play K7")
    assert reason(table, "kill 1") == ("DM-5", "A card is to be played now.")


@pytest.mark.rule("DM-16")
def test_effects_come_before_the_next_player_and_discards_have_none() -> None:
    table = play(dealt("K6 K7 K8", "P8 K2 G5", "P1 P5 P10", "G7 K10 G4"), "play K6, play P8")
    assert table.moves() == ["discard P1", "discard P5", "discard P10"]
    play(table, "discard P1")
    assert table.seat == 3
    assert table.view(3)["asked"] == "play"


# --- the score ---


def finished(*won: tuple[int, int], players: int = 4) -> Table:
    """A game over with this many Food and Muertos cards won by each seat."""
    table = random_game(players, 1)
    for seat, (food, dead) in enumerate(won):
        table._state.food_won[seat] = food
        table._state.muertos_won[seat] = dead
    return table


@pytest.mark.rule("DM-17")
@pytest.mark.parametrize(
    ("one", "other", "winners"),
    [
        ((5, 3), (4, 4), [1, 3]),  # more pairs
        ((4, 3), (3, 6), [0, 2]),  # more Food
        ((3, 6), (3, 4), [0, 2]),  # more Muertos
        ((4, 6), (4, 6), [0, 1, 2, 3]),
    ],
)
def test_pairs_then_food_then_muertos(one: tuple[int, int], other: tuple[int, int], winners: list[int]) -> None:
    table = finished(one, other, one, other)
    assert table.scores() == [min(one), min(other)] * 2
    assert table.winners() == winners


# --- three players ---

DUMMY = ("K6 K7 P5", "P8 G5 G10", "B8 K2 G8", "G7 K10 G4")  # the dummy's last


@pytest.mark.rule("DM-18", "DM-19")
def test_the_dummy_sits_opposite_and_is_open() -> None:
    table = dealt(*DUMMY, players=3)
    assert table.view(None)["clockwise"] == [0, 1, 3, 2]
    for seat in (0, 1, 2, None):
        assert table.view(seat)["dummy"] == ["G4", "G7", "K10"]
        assert table.log(seat)[0]["deal"][3] == ["G7", "K10", "G4"]
    seats, places = [], []
    for move in ("play K6", "play P8", "play K10", "play G8"):
        seats.append(table.seat)
        places.append(table.view(None)["place"])
        table.play(move)
    assert places == [0, 1, 3, 2]
    assert seats == [0, 1, 0, 2]  # DM-19
    assert reason(table, "play K7") == ("DM-5", "The dummy does not hold K7.")
    assert table.view(0)["hand"] == ["P5", "K7"]


@pytest.mark.rule("DM-18")
def test_each_hand_has_another_partner() -> None:
    table = vivamos.deal("muertos", 3, seed=4)
    chooser = random.Random(4)
    found = {}
    while not table.over:
        view = table.view(None)
        found[view["day"]] = view["clockwise"]
        table.play(chooser.choice(table.moves()))
    assert found == {1: [0, 1, 3, 2], 2: [1, 2, 3, 0], 3: [2, 0, 3, 1]}
    assert [event["dummy_partner"] for event in table.events if "deal" in event] == [0, 1, 2]


@pytest.mark.rule("DM-18", "DM-19", "DM-10")
def test_the_dummys_gifts_are_open_and_its_partner_gives() -> None:
    table = play(dealt("K6 K7 P5", "P8 G5 G10", "B10 K2 G8", "G7 K8 G4", players=3), "play K6, play P8, play G4")
    table = drawing(table, "play B10", "G8")
    assert table.events[-1] == {"gift": "G8", "from": 2, "to": 3}
    assert table.seat == 0
    assert table.moves() == ["give G7", "give K8", "give G8"]
    assert reason(table, "give K7") == ("DM-10", "The dummy does not hold K7.")
    play(table, "give G7")
    for seat in (0, 1, 2, None):
        assert [entry["card"] for entry in table.view(seat)["passed"]] == ["G8", "G7"]
        assert table.log(seat)[1:] == table.events[1:]


@pytest.mark.rule("DM-18", "DM-14")
def test_a_swap_with_the_dummy_is_open_once_both_have_chosen() -> None:
    table = play(dealt("K6 P1 P5", "P8 G5 G10", "B8 K2 G8", "G7 K10 G4", players=3), "play K6, play P8, play K10")
    play(table, "play B8, play G7, play K2, play P1")  # the dummy won
    assert table.seat == 0
    play(table, "swap P5")
    assert table.view(0)["offered"] == "P5"
    assert table.view(1)["offered"] is None
    assert table.log(1)[-1]["move"] == "swap"
    assert table.seat == 0
    assert reason(table, "swap P5") == ("DM-14", "The dummy does not hold P5.")
    play(table, "swap G4")
    for seat in (0, 1, 2, None):
        assert [entry["card"] for entry in table.view(seat)["passed"]] == ["P5", "G4"]
        assert table.log(seat)[1:] == table.events[1:]


@pytest.mark.rule("DM-19", "DM-12")
def test_the_partner_asks_for_the_dummy() -> None:
    table = play(dealt("K6 K7 P5", "P8 G5 G10", "B8 K2 G8", "ask K10 G4", players=3), "play K6, play P8, play ask")
    assert table.seat == 0
    assert reason(table, "ask 3 any 10")[0] == "DM-12"
    play(table, "ask 0 any 7")
    assert table.view(2)["questions"][0]["answer"] == 1


@pytest.mark.rule("DM-20")
def test_who_exchanges_with_a_winning_dummy_takes_a_card_of_choice() -> None:
    table = play(dealt(*DUMMY, players=3), "play K6, play P8, play K10, play K2")
    assert table.seat == 1  # on the dummy's right
    assert table.moves() == ["take G7", "take G4"]
    assert reason(table, "take G8") == ("DM-20", "The dummy does not hold G8.")
    assert reason(table, "give G5") == ("DM-20", "The dummy has won the trick: take a card of its hand.")
    play(table, "take G4")
    assert table.seat == 1
    assert table.view(2)["drawn"] == "G4"
    assert table.moves() == ["give G5", "give G10", "give G4"]
    play(table, "give G10")
    assert table.view(None)["dummy"] == ["G7", "G10"]
    assert table.log(2)[1:] == table.events[1:]
    assert table.seat == 0


@pytest.mark.rule("DM-21")
def test_each_player_keeps_a_count_of_their_own() -> None:
    table = play(dealt(*DUMMY, players=3), "play K6, play P8, play K10, play K2")
    assert table.view(None)["food_won"] == [1, 0, 0]  # with the dummy
    table = play(
        dealt("K6 K2 P5", "P8 G5 G10", "K10 K2 G8", "G7 B8 G4", players=3), "play K6, play P8, play G4, play K10"
    )
    assert table.view(None)["muertos_won"] == [0, 1, 1]
    table = finished((4, 4), (5, 4), (5, 3), players=3)
    assert table.scores() == [4, 4, 3]
    assert table.winners() == [1]


# --- records ---


def test_chance_that_cannot_be_is_refused() -> None:
    table = play(dealt("K6 K7 G5", "P8 G4 P5", "B7 K2 B5", "G8 K10 G7"), "play K6, play G4, play B7, play K10")
    for gift, words in (
        ({"gift": "K6", "from": 3, "to": 2}, "not possible"),
        ({"gift": "K9", "from": 3, "to": 2}, "no card 'K9'"),
        ({"gift": "G8", "from": 2, "to": 3}, "should be a “gift”"),
        ({"gift": "G8", "colour": "G"}, "should be a “gift”"),
        ({"present": "G8"}, "not an event of chance"),
    ):
        record = table.record()
        record["events"][-1] = gift
        with pytest.raises(RecordError, match=words):
            vivamos.replay(record)


def test_a_record_written_by_hand_may_leave_out_between_whom_a_gift_was() -> None:
    table = play(dealt("K6 K7 G5", "P8 G4 P5", "B7 K2 B5", "G8 K10 G7"), "play K6, play G4, play B7, play K10")
    record = table.record()
    record["events"][-1] = {"gift": "G7"}
    assert vivamos.replay(record).events[-1] == {"gift": "G7", "from": 3, "to": 2}


# --- what a seat knows: written again here, from the events alone and without the code of redeal ---


class Story:
    """What happened in the current hand, step by step and with the real cards, read from a table's events."""

    def __init__(self, table: Table) -> None:
        self.players = table.players
        last = max(number for number, event in enumerate(table.events) if "deal" in event)
        deal = table.events[last]
        day = sum("deal" in event for event in table.events) - 1
        self.dead = "GPB"[day]
        partner = deal.get("dummy_partner")
        self.dummy = None if partner is None else 3
        self.order = [0, 1, 2, 3] if partner is None else [partner, (partner + 1) % 3, 3, (partner + 2) % 3]
        self.first = [Counter(hand) for hand in deal["deal"]]
        self.hands = [Counter(hand) for hand in deal["deal"]]
        self.steps: list[tuple[Any, ...]] = []
        self.offer: int | None = None
        self._read(table.events[last + 1 :])

    def colour(self, name: str) -> str:
        return {"choose": "-", "ask": "K", "spoiled": "K"}.get(name, name[0])

    def rank(self, name: str) -> str:
        return name[1:] if name[0] in "KPBG" else "0"

    def playable(self, name: str, used: frozenset[str]) -> bool:
        return self.colour(name) not in used and not (name == "K2" and "spoiled" in used)

    def _read(self, events: list[dict[str, Any]]) -> None:
        turn = next(i for i, place in enumerate(self.order) if self.hands[place]["K6"])
        trick: list[tuple[int, str]] = []  # (turn, card) of the cards played
        laid, used, kills = 0, frozenset[str](), list[int]()
        swap: list[tuple[int, str]] = []
        for event in events:
            verb, *words = event.get("move", "gift").split()
            if laid == 4 and verb not in ("ask", "swap", "kill"):
                turn = self._winner(trick, kills)
                trick, laid, used, kills = [], 0, frozenset(), []
            if verb in ("play", "discard"):
                place, card = self.order[turn], words[0]
                self.hands[place][card] -= 1
                self.steps.append((verb, place, card, used))
                if verb == "play":
                    trick.append((turn, card))
                    colour = COLOURS[words[1]] if card == "choose" else self.colour(card)
                    used |= {colour} - {"K"} | ({"spoiled"} if card == "spoiled" else set())
                laid += 1
                turn = (turn + 1) % 4
            elif verb == "ask":
                about = int(words[0])
                holds = sum(self.matches(name, words[1], words[2]) for name in self.hands[about].elements())
                self.steps.append(("ask", about, (words[1], words[2]), holds))
            elif verb == "swap":
                swap.append((self.order[(trick[-1][0] + 2 * len(swap)) % 4], words[0]))
                if len(swap) == 2:
                    self._swap(*swap)
                    swap = []
            elif verb == "kill":
                kills.append(self.order.index(int(words[0])))
            elif verb in ("gift", "take"):
                self._pass(self.order[turn], self.order[turn - 1], event["gift"] if verb == "gift" else words[0])
            else:
                self._pass(self.order[turn - 1], self.order[turn], words[0])
        self.offer = swap[0][0] if swap else None

    def _winner(self, trick: list[tuple[int, str]], kills: list[int]) -> int:
        gone: list[int] = []
        for turn, card in trick:
            if card[1:] == "3":
                tens = [t for t, other in trick if other[1:] == "10" and (t - turn) % 2 and t not in gone]
                gone += [kills.pop(0)] if len(tens) == 2 else tens
        standing = [(int(self.rank(card)), -number, turn) for number, (turn, card) in enumerate(trick)]
        return max(entry for entry in standing if entry[2] not in gone)[2]

    def matches(self, name: str, colour: str, rank: str) -> bool:
        return colour in ("any", {v: k for k, v in COLOURS.items()}.get(self.colour(name))) and rank in (
            "any",
            self.rank(name),
        )

    def _pass(self, giver: int, taker: int, card: str) -> None:
        self.hands[giver][card] -= 1
        self.hands[taker][card] += 1
        self.steps.append(("pass", giver, taker, card))

    def _swap(self, one: tuple[int, str], other: tuple[int, str]) -> None:
        (a, x), (b, y) = one, other
        for giver, taker, card in ((a, b, x), (b, a, y)):
            self.hands[giver][card] -= 1
            self.hands[taker][card] += 1
        self.steps.append(("swap", a, b, x, y))

    def knows(self, seat: int | None, one: int, other: int) -> bool:
        return seat in (one, other) or (self.dummy is not None and self.dummy in (one, other))

    def knows_hand(self, seat: int | None, place: int) -> bool:
        return place in (seat, self.dummy) and place is not None

    def passes(self) -> list[tuple[int, int, str]]:
        """Everything that passed: (giver, taker, card)."""
        found = []
        for what, *step in self.steps:
            if what == "pass":
                found.append((step[0], step[1], step[2]))
            elif what == "swap":
                found += [(step[0], step[1], step[2]), (step[1], step[0], step[3])]
        return found


def world_of(state: Any) -> tuple[list[Counter[str]], list[tuple[int, int, str]]]:
    """The hands of a sampled state by place, and all that passed in it."""
    hands = [Counter(view.card_names(state, state.hands[chair_of(state, place)])) for place in range(4)]
    return hands, [(entry["from"], entry["to"], entry["card"]) for entry in view.passed(state, EVERYONE)]


def contradiction(story: Story, seat: int | None, state: Any) -> str | None:
    """What a sampled world says that `seat` knows to be false."""
    hands, passes = world_of(state)
    for place in range(4):
        if story.knows_hand(seat, place) and hands[place] != +story.hands[place]:
            return f"the hand of {place}"
        if hands[place].total() != story.hands[place].total():
            return f"the size of the hand of {place}"
    if sum(hands, Counter()) != sum((+hand for hand in story.hands), Counter()):
        return "the cards that are left"
    for (giver, taker, card), (g, t, real) in zip(passes, story.passes(), strict=True):
        if (giver, taker) != (g, t) or (story.knows(seat, g, t) and card != real):
            return f"what passed from {g} to {t}"
    back = list(passes)
    for what, *step in reversed(story.steps):
        if what in ("play", "discard"):
            place, card, used = step
            hands[place][card] += 1
            if what == "discard" and any(story.playable(name, used) for name in hands[place].elements()):
                return f"{place} could have played"
        elif what == "ask":
            about, (colour, rank), holds = step
            if sum(story.matches(name, colour, rank) for name in hands[about].elements()) != holds:
                return "an answer"
        else:
            undone = [back.pop() for _ in range(2 if what == "swap" else 1)]
            for _, taker, card in undone:
                if hands[taker][card] < 1:
                    return f"{taker} never had {card}"
                hands[taker][card] -= 1
            for giver, _, card in undone:
                hands[giver][card] += 1
    if any(hands[p] != story.first[p] for p in range(4) if story.knows_hand(seat, p)):
        return "the hand dealt"
    return None


def decisions(players: int, seed: int, share: float, deck: dict[str, Any] | None = None) -> Iterator[Table]:
    """A share of the decisions of a random game."""
    table = vivamos.deal("muertos", players, seed=seed, deck=deck)
    chooser = random.Random(seed)
    while not table.over:
        if chooser.random() < share:
            yield table
        table.play(chooser.choice(table.moves()))


def check_worlds(games: range, share: float, worlds: int) -> int:
    checked = 0
    for seed in games:
        for table in decisions(3 + seed % 2, seed, share):
            story = Story(table)
            assert [+hand for hand in story.hands] == world_of(table._state)[0], "the story is read rightly"
            for seat in (None, *range(table.players)):
                for number in range(worlds):
                    states = table._states.copy()
                    GAME.knowledge.redeal(states[0], -1 if seat is None else seat, np.uint64(seed * 1000 + number))
                    assert contradiction(story, seat, states[0]) is None
                    checked += 1
    return checked


@pytest.mark.rule("DM-7", "DM-10", "DM-12", "DM-14", "DM-18")
def test_no_sampled_world_contradicts_what_a_seat_knows() -> None:
    assert check_worlds(range(4), 0.08, 2) > 200


@pytest.mark.slow
def test_no_sampled_world_contradicts_what_a_seat_knows_very_often() -> None:
    assert check_worlds(range(100, 160), 0.15, 3) > 10_000


def stories(story: Story, seat: int | None) -> Counter[Any]:
    """How many stories of single cards lead to each world that `seat` cannot rule out: every one is told here."""
    single = [f"{name}/{copy}" for name, number in sum(story.first, Counter()).items() for copy in range(number)]
    found: Counter[Any] = Counter()
    fixed: list[frozenset[str] | None] = [None] * 4
    for place in range(4):
        if story.knows_hand(seat, place):
            own: list[str] = []
            for name in story.first[place].elements():
                own.append(next(card for card in single if card.split("/")[0] == name))
                single.remove(own[-1])
            fixed[place] = frozenset(own)
    size = story.first[0].total()
    for hands in deals(single, fixed, size):
        tell(story, seat, list(hands), 0, (), found)
    return found


def deals(cards: list[str], fixed: list[frozenset[str] | None], size: int) -> Iterator[list[frozenset[str]]]:
    """All ways to fill the hands that are not fixed."""
    if None not in fixed:
        yield [hand for hand in fixed if hand is not None]
        return
    place = fixed.index(None)
    for hand in itertools.combinations(cards, size):
        left = [card for card in cards if card not in hand]
        yield from deals(left, [*fixed[:place], frozenset(hand), *fixed[place + 1 :]], size)


def tell(
    story: Story, seat: int | None, hands: list[frozenset[str]], at: int, passed: tuple[str, ...], found: Counter[Any]
) -> None:
    """Go on with a story from step `at`, in every way in which it agrees with what `seat` knows."""

    def kind(card: str) -> str:
        return card.split("/")[0]

    def copies(place: int, name: str) -> list[str]:
        return [card for card in hands[place] if kind(card) == name]

    if at == len(story.steps):
        now = tuple(tuple(sorted(map(kind, hand))) for hand in hands)
        offers = [None] if story.offer is None or seat_of(story, story.offer) == seat else hands[story.offer]
        for offer in offers:
            found[now, passed, offer and kind(offer)] += 1
        return
    what, *step = story.steps[at]
    if what in ("play", "discard"):
        place, name, used = step
        if what == "discard" and any(story.playable(kind(card), used) for card in hands[place]):
            return
        for card in copies(place, name):
            tell(story, seat, replaced(hands, {place: hands[place] - {card}}), at + 1, passed, found)
    elif what == "ask":
        about, (colour, rank), holds = step
        if sum(story.matches(kind(card), colour, rank) for card in hands[about]) == holds:
            tell(story, seat, hands, at + 1, passed, found)
    elif what == "pass":
        giver, taker, name = step
        for card in copies(giver, name) if story.knows(seat, giver, taker) else hands[giver]:
            after = replaced(hands, {giver: hands[giver] - {card}, taker: hands[taker] | {card}})
            tell(story, seat, after, at + 1, (*passed, kind(card)), found)
    else:
        one, other, x, y = step
        known = story.knows(seat, one, other)
        for card in copies(one, x) if known else hands[one]:
            for back in copies(other, y) if known else hands[other]:
                after = replaced(hands, {one: hands[one] - {card} | {back}, other: hands[other] - {back} | {card}})
                tell(story, seat, after, at + 1, (*passed, kind(card), kind(back)), found)


def replaced(hands: list[frozenset[str]], new: dict[int, frozenset[str]]) -> list[frozenset[str]]:
    return [new.get(place, hand) for place, hand in enumerate(hands)]


def seat_of(story: Story, place: int) -> int:
    return story.order[0] if place == story.dummy else place


def sampled(table: Table, story: Story, seat: int | None, number: int) -> Counter[Any]:
    """The worlds that redeal finds, written like those of `stories`."""
    found: Counter[Any] = Counter()
    words = (word * 7919 + 1 for word in range(number))
    for state, times in redealt(table, -1 if seat is None else seat, words):
        hands, passes = world_of(state)
        offer = None
        if story.offer is not None and seat_of(story, story.offer) != seat:
            offer = view.card_name(state, int(state.offered))
        now = tuple(tuple(sorted(hand.elements())) for hand in hands)
        found[now, tuple(card for _, _, card in passes), offer] += times
    return found


# Three cards each: few worlds, but with copies, gifts, a Swap, a question and discards.
SMALL = ["K6", "ask", "P1", "K2", "K2", "G4", "G4", "B3", "B10", "K7", "G8", "P5"]


def check_all_worlds(games: range, share: float, samples: int) -> int:
    """Compare what redeal finds with all worlds there are; returns how many positions had more than one."""
    compared = 0
    for seed in games:
        for table in decisions(3 + seed % 2, seed, share, deck_of(SMALL)):
            story = Story(table)
            for seat in (*range(table.players), *([None] if table.players == 3 else [])):  # else there are too many
                if len(story.steps) < 4:
                    continue
                worlds = stories(story, seat)
                if not 1 < len(worlds) <= samples // 20:
                    continue
                compared += 1
                found = sampled(table, story, seat, samples)
                assert set(found) <= set(worlds)
                expected = {world: samples * number / worlds.total() for world, number in worlds.items()}
                distance = sum((found[world] - wanted) ** 2 / wanted for world, wanted in expected.items())
                freedom = len(worlds) - 1
                assert distance < freedom + 6 * (2 * freedom) ** 0.5 + 10
    return compared


@pytest.mark.rule("DM-7", "DM-10", "DM-12", "DM-14", "DM-18")
def test_every_world_is_found_equally_often() -> None:
    assert check_all_worlds(range(3), 0.08, 2000) > 5


@pytest.mark.slow
def test_every_world_is_found_equally_often_in_many_positions() -> None:
    assert check_all_worlds(range(100, 103), 0.15, 4000) > 12

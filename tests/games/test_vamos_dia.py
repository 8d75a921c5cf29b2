"""VAMOS dia, rule by rule."""

from __future__ import annotations

import copy
import itertools
import math
import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import vivamos
from vivamos.engine.table import Table

from building import dealt, play, short_deck
from worlds import redealt

COLOURS = {"B": range(1, 10), "Y": range(10, 21), "R": range(21, 31), "P": range(31, 37)}
DECK = [f"{colour}{number}" for colour, numbers in COLOURS.items() for number in numbers]


def three(*hands: str, start: int = 0) -> Table:
    """Three players with hands of just these cards."""
    size = len(hands[0].split())
    return dealt("vamos-dia", *hands, start=start, deck=short_deck("vamos-dia", p3=size))


def own_deck(**changes: Any) -> dict[str, Any]:
    """The deck with an exception added for some cards."""
    deck = copy.deepcopy(vivamos.game("vamos-dia").deck.source)
    deck["exceptions"].append(changes)
    return deck


@pytest.mark.rule("VD-1")
def test_the_deck_has_36_different_cards_in_four_colours() -> None:
    table = vivamos.deal("vamos-dia", 4, seed=1)
    assert sorted(card for hand in table.events[1]["deal"] for card in hand) == sorted(DECK)


@pytest.mark.rule("VD-2")
def test_blue_5_yellow_15_and_red_25_are_vamos_cards() -> None:
    assert vivamos.deal("vamos-dia", 4, seed=1).view(None)["vamos"] == ["B5", "Y15", "R25"]


@pytest.mark.rule("VD-3")
def test_symbols_are_those_of_the_deck() -> None:
    values = vivamos.deal("vamos-dia", 4, seed=1).view(None)["values"]
    assert [values[card] for card in ("B3", "B4", "Y13", "Y14", "Y20", "R21", "R27", "R30", "P32", "P34", "P36")] == [
        *(-2, -1, 1, 2, 3),
        *(2, 3, 4, -2, -3, -4),
    ]
    assert sum(values.values()) == -12 + 21 + 29 - 18


@pytest.mark.rule("VD-3")
def test_a_table_can_bring_its_own_symbols() -> None:
    deck = own_deck(where={"colour": "B"}, set={"skulls": 0, "stars": 5})
    table = vivamos.deal("vamos-dia", 3, seed=1, deck=deck)
    assert table.view(None)["values"]["B1"] == 5
    assert vivamos.replay(table.record()).view(None)["values"]["B1"] == 5


@pytest.mark.rule("VD-4")
@pytest.mark.parametrize(("players", "size"), [(3, 9), (4, 9), (5, 7)])
def test_hands_by_number_of_players(players: int, size: int) -> None:
    table = vivamos.deal("vamos-dia", players, seed=1)
    deal = table.events[1]["deal"]
    assert [len(hand) for hand in deal] == [size] * players
    assert table.view(None)["cards"] == [size] * players
    left_out = set(DECK) - {card for hand in deal for card in hand}
    assert len(left_out) == 36 - players * size
    for seat in [None, *range(players)]:
        shown = {**table.view(seat), "values": None, "vamos": None}
        assert not any(f"'{card}'" in str(shown) for card in left_out)


@pytest.mark.rule("VD-5")
def test_the_leader_plays_any_card_and_the_others_follow_clockwise() -> None:
    table = three("B1 Y10", "B2 R21", "B3 P31", start=2)
    assert table.moves() == ["play B3", "play P31"]
    play(table, "play B3")
    assert table.seat == 0
    play(table, "play B1")
    assert table.seat == 1


@pytest.mark.rule("VD-6")
def test_who_holds_the_colour_led_must_follow() -> None:
    table = three("Y10 B1", "Y11 R21", "R22 P31")
    play(table, "play Y10")
    assert table.moves() == ["play Y11"]
    refusal = table.why_not("play R21")
    assert (refusal.rule, refusal.reason) == ("VD-6", "Yellow was led and you hold yellow.")
    assert (refusal.fact["fact"], refusal.fact["args"]) == ("must-follow", {"colour": "Y"})
    play(table, "play Y11")
    assert table.moves() == ["play R22", "play P31"]


@pytest.mark.rule("VD-7")
def test_only_the_colour_led_wins() -> None:
    table = three("Y12 B1", "Y11 R21", "P36 P31")
    play(table, "play Y12, play Y11, play P36")
    assert table.seat == 0


@pytest.mark.rule("VD-8", "VD-9")
def test_the_winner_keeps_the_lowest_card_of_any_colour_and_leads() -> None:
    table = three("Y12 B1", "Y18 R21", "B9 P31")
    play(table, "play Y12, play Y18, play B9")
    assert table.view(None)["piles"] == [[], ["B9"], []]
    assert table.seat == 1
    assert table.view(0)["played"] == ["B9", "Y12", "Y18"]


@pytest.mark.rule("VD-10", "VD-14")
def test_vamos_asks_everyone_for_a_face_down_card_the_winner_first() -> None:
    table = three("Y15 B1 B2", "Y18 R21 R22", "Y10 P31 P32")
    play(table, "play Y15, play Y18, play Y10")
    assert table.seat == 1
    assert table.moves() == ["down R21", "down R22"]
    play(table, "down R21")
    assert table.seat == 2
    play(table, "down P31, down B1")
    view = table.view(None)
    assert view["piles"] == [[], [], []], "the lowest face-up card is discarded too"
    assert view["down_taken"] == [0, 3, 0]
    assert table.seat == 1, "the winner leads"


@pytest.mark.rule("VD-10")
def test_a_card_is_not_played_face_up_when_it_must_be_laid_face_down() -> None:
    table = three("Y15 B1", "Y18 R21", "Y10 P31")
    refusals = [table.why_not("down Y15")]
    play(table, "play Y15, play Y18, play Y10")
    refusals += [table.why_not("play R21"), table.why_not("down P31")]
    assert [(refusal.fact["fact"], refusal.rule, refusal.reason) for refusal in refusals] == [
        ("no-vamos", "VD-10", "Cards are laid face down only after a trick with a VAMOS card."),
        ("must-lay-down", "VD-10", "VAMOS! Everyone lays a card face down now."),
        ("no-such-card-in-hand", "VD-5", "P31 is not in your hand."),
    ]


@pytest.mark.rule("VD-11")
def test_two_vamos_cards_in_a_trick_count_as_one() -> None:
    table = three("B5 B1 B2", "R25 R21 R22", "Y15 P31 P32")
    play(table, "play B5, play R25, play Y15, down B1, down R21, down P31")
    assert table.view(None)["down_taken"] == [3, 0, 0]
    assert table.view(0)["asked"] == "play"


@pytest.mark.rule("VD-12")
def test_vamos_in_the_last_trick_does_nothing() -> None:
    table = three("Y15", "Y18", "B9")
    play(table, "play Y15, play Y18, play B9")
    assert table.scores() == [0, -1, 0], "seat 1 keeps B9, the lowest"


@pytest.mark.rule("VD-13")
def test_nobody_sees_the_face_down_cards_of_others() -> None:
    table = three("Y15 B1 B2", "Y18 R21 R22", "Y10 P31 P32")
    play(table, "play Y15, play Y18, play Y10, down R21")
    for seat in (0, 2, None):
        assert "R21" not in str({**table.view(seat), "values": None})
        assert "R21" not in str(table.log(seat)[2:])
    play(table, "down P31, down B1")
    assert table.view(2)["down_own"] == [{"card": "P31", "to": 1}]
    assert table.view(1)["down_own"] == [{"card": "R21", "to": 1}]
    for seat, hidden in ((0, "P31"), (1, "P31"), (None, "B1"), (2, "B1")):
        assert hidden not in str({**table.view(seat), "values": None, "hand": None})
        assert hidden not in str(table.log(seat)[2:])


@pytest.mark.rule("VD-13")
def test_a_vamos_card_laid_face_down_counts_only_its_symbols() -> None:
    table = three("Y15 B5", "Y18 R25", "Y10 P31")
    play(table, "play Y15, play Y18, play Y10, down R25, down P31, down B5")
    assert table.scores() == [0, 3 - 2 - 1, 0]


@pytest.mark.rule("VD-15")
def test_a_round_scores_stars_minus_skulls_face_down_cards_turned_over() -> None:
    table = three("Y15 B1 R30", "Y18 R29 R22", "Y10 P36 R21")
    play(table, "play Y15, play Y18, play Y10, down R29, down P36, down B1, play R22, play R21, play R30")
    assert table.scores() == [2, 4 - 4 - 2, 0]
    moves = [event["move"] for event in table.log(0) if "move" in event]
    assert moves[3:6] == ["down R29", "down P36", "down B1"], "open once scored"


@pytest.mark.rule("VD-16")
def test_a_round_a_player_with_the_first_lead_moving_left() -> None:
    chooser = random.Random(3)
    for players in (3, 4, 5):
        table = vivamos.deal("vamos-dia", players, seed=players, options={"start": 1})
        leaders = [table.seat]
        while not table.over:
            deals = len([event for event in table.events if "deal" in event])
            table.play(chooser.choice(table.moves()))
            if len([event for event in table.events if "deal" in event]) > deals:
                leaders.append(table.seat)
        assert leaders == [(1 + i) % players for i in range(players)]


@pytest.mark.rule("VD-16")
def test_the_start_seat_is_drawn_or_agreed() -> None:
    drawn = {vivamos.deal("vamos-dia", 4, seed=seed).events[0]["start"] for seed in range(40)}
    assert drawn == {0, 1, 2, 3}
    assert vivamos.deal("vamos-dia", 4, seed=1, options={"start": 3}).seat == 3


@pytest.mark.rule("VD-17")
def test_the_highest_total_wins_even_below_zero_and_ties_are_shared() -> None:
    worst = own_deck(where={"colour": ["Y", "R"]}, set={"stars": 0, "skulls": 1})
    winners: Counter[int] = Counter()
    chooser = random.Random(1)
    for seed in range(30):
        table = vivamos.deal("vamos-dia", 3, seed=seed, deck=worst)
        while not table.over:
            table.play(chooser.choice(table.moves()))
        scores = table.scores()
        assert max(scores) < 0
        assert table.winners() == [seat for seat in range(3) if scores[seat] == max(scores)]
        winners[len(table.winners())] += 1
    assert winners[1] > 0
    assert winners[2] > 0


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"where": {"number": [1]}, "set": {"number": 2}}, "The numbers must be 1 to 36, each once"),
        ({"where": {"number": [1]}, "set": {"vamos": True}}, "at most 3 VAMOS cards"),
        ({"where": {"number": [1]}, "set": {"skuls": 2}}, "The key 'skuls' is unknown"),
        ({"where": {"number": [1]}, "set": {"colour": "G"}}, "“colour” is 'G', but must be one of B, Y, R, P"),
        ({"where": {"number": [99]}, "set": {"colour": "B"}}, "“number” is 99, but must be a whole number 1 to 36"),
        ({"where": {"number": [1], "colour": "P"}, "set": {"colour": "B"}}, "matches no card"),
    ],
)
def test_a_wrong_deck_is_refused_in_words(change: dict[str, Any], sentence: str) -> None:
    with pytest.raises(vivamos.DataError, match=sentence):
        vivamos.deal("vamos-dia", 4, deck=own_deck(**change))


def test_a_deck_with_large_hands_is_refused() -> None:
    deck = short_deck("vamos-dia", p3=10)
    with pytest.raises(vivamos.DataError, match=r"^Deck: A hand has at most 9 cards\. \(VD-4\)$"):
        vivamos.deal("vamos-dia", 3, deck=deck)


# --- redeal, checked by code that knows nothing of it ---


def knowledge(table: Table, seat: int) -> tuple[set[str], list[tuple[str, int, set[str]]]]:
    """What `seat` knows of the running round, from the events alone.

    Returns the cards it has seen, and for every hidden place (name, cards in it, colours that cannot be there).
    """
    start = max(i for i, event in enumerate(table.events) if "deal" in event)
    players, size = table.players, len(table.events[start]["deal"][0])
    seen = set(table.events[start]["deal"][seat]) if seat >= 0 else set()
    voids: list[set[str]] = [set() for _ in range(players)]
    left, places, trick, vamos, led = [size] * players, [], 0, 0, ""
    for event in table.events[start + 1 :]:
        who, (verb, card) = event["seat"], event["move"].split()
        left[who] -= 1
        if verb == "play":
            seen.add(card)
            led = card[0] if trick == 0 else led
            if card[0] != led:
                voids[who].add(led)
            trick = (trick + 1) % players
        else:
            if who != seat:
                places.append((f"down {vamos // players} {who}", 1, set(voids[who])))
            vamos += 1
    places += [(f"hand {who}", left[who], voids[who]) for who in range(players) if who != seat]
    return seen, places


def world(state: Any, places: list[tuple[str, int, set[str]]]) -> dict[str, frozenset[str]]:
    """The hidden cards of a state by place, named as `knowledge` names them."""
    found = {}
    for name, _, _ in places:
        kind, *numbers = name.split()
        if kind == "hand":
            mask = int(state.hands[int(numbers[0])])
            found[name] = frozenset(DECK[i] for i in range(36) if mask >> i & 1)
        else:
            found[name] = frozenset([DECK[int(state.down[int(numbers[0]), int(numbers[1])])]])
    return found


def positions(players: int, games: int, share: float, seed: int) -> Any:
    chooser = random.Random(seed)
    for game in range(games):
        table = vivamos.deal("vamos-dia", players, seed=seed * 1000 + game)
        while not table.over:
            if chooser.random() < share:
                yield table, chooser
            table.play(chooser.choice(table.moves()))


def check_worlds(players: int, games: int, share: float, worlds: int) -> int:
    """Sample worlds at random decisions and hold each against what is known; returns how many were sampled."""
    sampled = 0
    redeal = vivamos.game("vamos-dia").knowledge.redeal
    for table, chooser in positions(players, games, share, seed=players):
        seat = chooser.randrange(-1, players)
        seen, places = knowledge(table, seat)
        for _ in range(worlds):
            states = table._states.copy()
            redeal(states[0], seat, np.uint64(chooser.getrandbits(64)))
            cards: list[str] = []
            laid = world(states[0], places)
            for name, size, voids in places:
                there = laid[name]
                assert len(there) == size, name
                assert not {card[0] for card in there} & voids, name
                cards += there
            assert len(set(cards)) == len(cards)
            assert not set(cards) & seen
            sampled += 1
    return sampled


@pytest.mark.rule("VD-4", "VD-6", "VD-13")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_sampled_worlds_contradict_nothing_a_seat_knows(players: int) -> None:
    assert check_worlds(players, games=2, share=0.2, worlds=5) > 100


@pytest.mark.slow
@pytest.mark.parametrize("players", [3, 4, 5])
def test_ten_thousand_sampled_worlds_contradict_nothing(players: int) -> None:
    assert check_worlds(players, games=40, share=0.2, worlds=10) > 5_000


def all_worlds(hidden: list[str], places: list[tuple[str, int, set[str]]]) -> Iterator[frozenset[Any]]:
    """Every way to lay the hidden cards into the places that the voids allow; the rest is left out of the round."""
    if not places:
        yield frozenset()
        return
    (name, size, voids), *others = places
    for choice in itertools.combinations([card for card in hidden if card[0] not in voids], size):
        laid = frozenset(choice)
        rest = [card for card in hidden if card not in laid]
        yield from (way | {(name, laid)} for way in all_worlds(rest, others))


def number_of_ways(cards: int, sizes: list[int]) -> int:
    """An upper bound, voids forgotten: what would have to be listed."""
    ways = 1
    for size in sizes:
        ways *= math.comb(cards, size)
        cards -= size
    return ways


@pytest.mark.parametrize("players", [3, 4, 5])
def test_every_world_is_sampled_and_equally_often(players: int) -> None:
    """On late positions where all worlds can be listed; chi-square far from what chance would do."""
    tried = 0
    for table, chooser in positions(players, games=60, share=0.3, seed=players + 50):
        seat = chooser.randrange(players)
        seen, places = knowledge(table, seat)
        hidden = [card for card in DECK if card not in seen]
        voided = sum(bool(voids) for _, size, voids in places if size)
        if voided < 2 or number_of_ways(len(hidden), [size for _, size, _ in places]) > 20_000:
            continue
        ways = list(itertools.islice(all_worlds(hidden, [place for place in places if place[1]]), 301))
        if not 6 <= len(ways) <= 300:
            continue
        samples = 40 * len(ways)
        found: Counter[Any] = Counter()
        for state, times in redealt(table, seat, [chooser.getrandbits(64) for _ in range(samples)]):
            found[frozenset((name, cards) for name, cards in world(state, places).items() if cards)] += times
        assert set(found) == set(ways)
        square = sum((found[way] - 40) ** 2 / 40 for way in ways)
        freedom = len(ways) - 1
        assert abs(square - freedom) < 5 * (2 * freedom) ** 0.5 + 10
        tried += 1
        if tried == 8:
            break
    assert tried >= 4

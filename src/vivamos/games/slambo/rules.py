"""SLAMBO!: every card moves the shared balance; who tips it out of the ring takes the shame.

Rule ids (SL-…) are those of docs/games/slambo.md. Cards 0 … kinds-1 are one of each kind, the either
cards last; behind them lie the second copies of those kinds that have one (neighbours among the kinds). A set
of cards is the bits of a uint64. Actions: `kind` plays a card of that kind (an either card counted plus),
`kind + eithers` an either card counted minus.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

import numpy as np

from vivamos.engine.bits import EMPTY, bit, count, first_cards, has, lowest, without_lowest
from vivamos.engine.chance import deal_hands, pick_seat, seat_or_random
from vivamos.engine.compiled import compiled, inner
from vivamos.engine.deck import Deck
from vivamos.engine.errors import DataError
from vivamos.engine.places import Places
from vivamos.engine.state import OVER, Cards, Moves, Number, State, Vector, left_of, right_of, state_dtype

MOST_SEATS = 4
MOST_CARDS = 32
MOST_HAND = 10
ACTIONS = 2 * MOST_CARDS
MOST_MOVES = 2 * MOST_HAND + 3  # with room for what `legal` writes past the end
TYPES = ("number", "reverse", "copy", "either")
NUMBER, REVERSE, COPY, EITHER = range(4)

BALANCE = 5  # where every bout starts
SHAME_TO_LOSE = 3
NOTHING = -1
TIPPED, BREAK, NEXT_BOUT = 1, 2, 3  # what comes next by itself

STATE = state_dtype(
    [
        ("hands", np.uint64, (MOST_SEATS,)),
        ("seen", np.uint64),  # cards played this bout
        ("either_kinds", np.uint64),  # deck, as are all fields down to `number`
        ("twin_kinds", np.uint64),  # kinds of which there are two
        ("to_twin", np.int8),  # from the first card of such a kind to the second
        ("cards", np.int8),
        ("kinds", np.int8),
        ("eithers", np.int8),  # how many kinds of either card
        ("hand_size", np.int8),
        ("kind_type", np.int8, (MOST_CARDS,)),
        ("number", np.int8, (MOST_CARDS,)),
        ("low", np.int8),  # the ring: a balance below `low` …
        ("high", np.int8),  # … or above `high` is a SLAMBO
        ("start_seat", np.int8),  # option, or RANDOM
        ("shame", np.int8, (MOST_SEATS,)),
        ("middle", np.int8),  # shame cards in the middle
        ("balance", np.int8),
        ("direction", np.int8),  # 1 clockwise, -1 after a reverse
        ("played", np.int8),  # cards on the pile
        ("second", np.int8),  # who played the second card of the bout
        ("top", np.int8),  # the action that lies on top of the pile, or NOTHING
        ("moved", np.int8),  # by how much it moved the balance
        ("turned", np.int8),  # whether it counted as a reverse
        ("last_loser", np.int8),  # who lost the bout before, NOTHING after a break or at the start
    ],
    outcomes=1 + MOST_CARDS,
)

CARD_PLACES = Places("hands", "seen")


def set_up(s: State, deck: Deck, options: Mapping[str, Any]) -> None:
    """Lay the deck and the options into a blank state. A DataError says what is wrong with a deck."""
    if len(deck.cards) > MOST_CARDS:
        raise DataError("deck-at-most", most=MOST_CARDS)
    if deck.hand_size > MOST_HAND:
        raise DataError("hand-at-most", most=MOST_HAND)
    copies = Counter((TYPES.index(card["type"]), card["number"]) for card in deck.cards)
    for (kind_type, number), there_are in copies.items():
        if kind_type == EITHER and number < 1:
            raise DataError("either-needs-number", rule="SL-14")
        if kind_type == COPY and number != 0:
            raise DataError("copy-has-no-number", rule="SL-16")
        if kind_type == NUMBER and number == 0:
            raise DataError("number-is-not-0", rule="SL-5")
        if there_are > 2:
            raise DataError("two-alike-at-most")
    kinds = sorted(copies, key=lambda kind: _order(kind, copies[kind] == 2))
    twins = [kind for kind in range(len(kinds)) if copies[kinds[kind]] == 2]
    for kind, (kind_type, number) in enumerate(kinds):
        s.kind_type[kind] = kind_type
        s.number[kind] = number
        if kind_type == EITHER:
            s.either_kinds |= bit(kind)
            s.eithers += 1
    for kind in twins:
        s.twin_kinds |= bit(kind)
    s.to_twin = len(kinds) - twins[0] if twins else 0
    s.cards = len(deck.cards)
    s.kinds = len(kinds)
    s.hand_size = deck.hand_size
    s.low, s.high = (1, 9) if options["expert"] else (0, 10)  # SL-6, SL-7
    s.start_seat = seat_or_random(options["start"])


def _order(kind: tuple[int, int], twin: bool) -> tuple[Any, ...]:
    """Either cards last and twins together; then by type, plus before minus, small before large."""
    kind_type, number = kind
    either = kind_type == EITHER
    return either, twin != either, kind_type, number < 0, abs(number)


@compiled
def start(s: State) -> None:
    """SL-11: the first bout."""
    s.middle = 1  # SL-4
    s.last_loser = NOTHING
    deal(s, pick_seat(s, s.start_seat))


@inner
def deal(s: State, first: Number) -> None:
    """SL-3, SL-4, SL-12: a new bout, all cards shuffled, clockwise."""
    deal_hands(s, s.cards, s.hand_size)
    if s.twin_kinds != EMPTY:
        number_twins(s)
    s.seen = EMPTY
    s.balance = BALANCE
    s.direction = 1
    s.played = 0
    s.second = NOTHING
    s.top = NOTHING
    s.moved = 0
    s.turned = 0
    s.seat = first


@inner
def number_twins(s: State) -> None:
    """Of identical cards the one dealt first is the first copy, so that no trace is left of which it was."""
    to_twin = np.uint64(s.to_twin)
    twins = s.twin_kinds | s.twin_kinds << to_twin
    given = EMPTY
    for seat in range(s.players):
        hand = s.hands[seat]
        one, other = hand & s.twin_kinds, (hand >> to_twin) & s.twin_kinds
        first = (one | other) & ~given | one & other
        second = (one | other) & given | one & other
        given |= first
        s.hands[seat] = hand & ~twins | first | second << to_twin


@inner
def kinds_held(s: State, cards: Cards) -> Cards:
    """The kinds of which a set holds at least one card."""
    return (cards & first_cards(s.kinds)) | ((cards >> np.uint64(s.to_twin)) & s.twin_kinds)


@compiled
def legal(s: State, out: Moves) -> Number:
    """SL-5: any card in hand, even one that loses; an either card both ways (SL-14)."""
    held = kinds_held(s, s.hands[s.seat])
    actions = held | (held & s.either_kinds) << np.uint64(s.eithers)
    n = count(actions)
    for i in range(0, n, 4):  # four at a time, the last maybe past the end: fewer branches to guess wrong
        for j in range(4):
            out[i + j] = lowest(actions)
            actions = without_lowest(actions)
    return n


@inner
def kind_of_action(s: State, action: Number) -> Number:
    return action if action < s.kinds else action - s.eithers


@compiled
def act(s: State, action: Number) -> None:
    """One card onto the pile."""
    seat = np.int64(s.seat)
    kind = kind_of_action(s, action)
    card = card_in_hand(s, s.hands[seat], kind)
    s.hands[seat] ^= bit(card)
    s.seen |= bit(card)
    s.moved = step_of(s, action, kind)
    s.turned = counts_as_reverse(s, kind)
    s.balance += s.moved
    s.top = action
    s.played += 1
    if s.played == 2:
        s.second = seat
    if not in_ring(s, s.balance):
        s.pending = TIPPED
        return
    if s.turned:
        s.direction = -s.direction
    pass_turn(s, seat)


@compiled
def advance(s: State) -> None:
    """The end of a bout, then the next one or the end of the game."""
    if s.pending == TIPPED:
        slambo(s)
    elif s.pending == BREAK:
        call_break(s)
    else:
        next_bout(s)


@inner
def step_of(s: State, action: Number, kind: Number) -> Number:
    """By how much a move shifts the balance: SL-16 a copy like the card before, SL-14 an either card as it is said."""
    if s.kind_type[kind] == COPY:
        return np.int64(s.moved)
    number = np.int64(s.number[kind])
    return -number if action >= s.kinds else number


@inner
def counts_as_reverse(s: State, kind: Number) -> bool:
    """SL-15: a reverse card turns the order of play; SL-16: a copy does what the card before it did."""
    kind_type = s.kind_type[kind]
    return bool(s.turned) if kind_type == COPY else bool(kind_type == REVERSE)


@inner
def in_ring(s: State, balance: Number) -> bool:
    """SL-6: beyond its edges is a SLAMBO."""
    return bool(s.low <= balance <= s.high)


@inner
def card_in_hand(s: State, hand: Cards, kind: Number) -> Number:
    """A card of a kind in a hand that holds one: the second copy if it can be."""
    if has(s.twin_kinds, kind) and has(hand, kind + s.to_twin):
        return kind + s.to_twin
    return kind


@inner
def kind_of(s: State, card: Number) -> Number:
    return card if card < s.kinds else card - s.to_twin


@inner
def pass_turn(s: State, seat: Number) -> None:
    """The next seat in turn that still holds a card (SL-9), or the break (SL-8)."""
    for _ in range(s.players):
        seat = next_in_turn(s, seat)
        if s.hands[seat] != EMPTY:
            s.seat = seat
            return
    s.pending = BREAK


@inner
def next_in_turn(s: State, seat: Number) -> Number:
    """SL-12: clockwise, SL-15: until a reverse turns the order of play."""
    players = np.int64(s.players)
    return left_of(seat, players) if s.direction > 0 else right_of(seat, players)


@inner
def slambo(s: State) -> None:
    """SL-6: the seat that tipped it loses the bout and takes the middle."""
    s.shame[s.seat] = shame_with_middle(s)
    s.middle = 0
    s.last_loser = s.seat
    s.rounds += 1
    s.pending = NEXT_BOUT


@inner
def shame_with_middle(s: State) -> Number:
    """SL-6: what a SLAMBO leaves the seat to move with."""
    return np.int64(s.shame[s.seat]) + s.middle


@inner
def has_lost(shame: Number) -> bool:
    """SL-17: with three shame cards or more."""
    return bool(shame >= SHAME_TO_LOSE)


@inner
def call_break(s: State) -> None:
    """SL-8: nobody was pushed out, and the stake grows."""
    s.middle += 1
    s.last_loser = NOTHING
    s.rounds += 1
    s.pending = NEXT_BOUT


@inner
def next_bout(s: State) -> None:
    """SL-11: the loser goes first, after a break who played the second card. SL-13: a new stake; SL-17: or the end."""
    s.pending = 0
    first = np.int64(s.second)
    if s.last_loser != NOTHING:
        first = np.int64(s.last_loser)
        if has_lost(s.shame[first]):
            s.seat = OVER
            return
        s.middle = 1
    deal(s, first)


@compiled
def scores(s: State, out: Vector) -> None:
    """SL-17: shame counts against a player."""
    for seat in range(s.players):
        out[seat] = -s.shame[seat]


@compiled
def winners(s: State) -> Number:
    """SL-17: everyone but the player with three shame cards or more, as a set of seats."""
    found = 0
    for seat in range(s.players):
        if not has_lost(s.shame[seat]):
            found |= 1 << seat
    return found


@compiled
def utility(s: State, out: Vector) -> None:
    """At the end the loser pays 1 to the others together; before it, a third for each shame card."""
    others = s.players - 1
    for seat in range(s.players):
        out[seat] = 0.0
    for seat in range(s.players):
        paid = min(s.shame[seat], SHAME_TO_LOSE) / SHAME_TO_LOSE
        if s.seat == OVER and paid < 1.0:
            paid = 0.0
        for other in range(s.players):
            out[other] += -paid if other == seat else paid / others


@compiled
def check(s: State) -> Number:
    """Invariants: 0 if all hold, else the number of the first that does not."""
    if count(s.seen) != s.played:
        return 1  # the pile does not hold what was played
    losers = 0
    for seat in range(s.players):
        losers += has_lost(s.shame[seat])
    if s.seat == OVER:
        return 0 if losers == 1 else 2
    if losers > 0:
        return 3  # the game should be over
    if s.balance < s.low or s.balance > s.high:
        return 4  # outside the ring, and the bout goes on
    if s.hands[s.seat] == EMPTY:
        return 5  # asked for a card without having one
    if s.middle < 1:
        return 6  # no shame in the middle
    return 0

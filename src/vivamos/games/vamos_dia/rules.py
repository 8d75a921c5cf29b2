"""VAMOS dia: win a trick to get its lowest card; three VAMOS cards turn it into a blind gift.

Rule ids (VD-…) are those of docs/games/vamos-dia.md. Cards are 0 … 35 for the numbers 1 … 36; a set of
cards is the bits of a uint64. Actions: `card` plays it face up, `CARDS + card` lays it face down.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from vivamos.engine.bits import EMPTY, bit, count, has, write_moves
from vivamos.engine.chance import deal_hands, pick_seat, seat_or_random
from vivamos.engine.colours import cards_of_colours, colour_of, mark, marks_of
from vivamos.engine.compiled import compiled, inner
from vivamos.engine.deck import Deck
from vivamos.engine.errors import DataError
from vivamos.engine.places import Places
from vivamos.engine.results import above_average, seats_with_most, total_scores
from vivamos.engine.state import OVER, Cards, Moves, Number, State, Vector, left_of, state_dtype
from vivamos.engine.tricks import cards_to_follow, wins_so_far

CARDS = 36
COLOUR_LETTERS = "BYRP"
COLOURS = 4
MOST_SEATS = 5
MOST_TRICKS = 9
MOST_VAMOS = 3
ACTIONS = 2 * CARDS
MOST_MOVES = MOST_TRICKS  # never more choices than cards in a hand

FACE_UP, FACE_DOWN = 0, 1  # what the seat to move is asked for
NOTHING = -1
TAKE_LOWEST, VAMOS, TAKE_GIFTS, SCORE, NEXT_ROUND = 1, 2, 3, 4, 5  # what comes next by itself

STATE = state_dtype(
    [
        ("hands", np.uint64, (MOST_SEATS,)),
        ("colours", np.uint64, (COLOURS,)),  # deck: the cards of each colour
        ("vamos", np.uint64),  # deck: the VAMOS cards
        ("seen", np.uint64),  # cards played face up this round
        ("voids", np.int32),  # colours a seat has shown not to hold: see engine/colours.py
        ("down_voids", np.int32, (MOST_VAMOS,)),  # the same, as it was at each VAMOS of the round
        ("totals", np.int16, (MOST_SEATS,)),
        ("points", np.int16, (MOST_SEATS,)),  # of the last round scored
        ("value", np.int8, (CARDS,)),  # deck: stars minus skulls
        ("trick", np.int8, (MOST_SEATS,)),  # the card each seat has played to this trick
        ("kept", np.int8, (MOST_TRICKS,)),  # the round's kept cards, in order …
        ("kept_by", np.int8, (MOST_TRICKS,)),  # … and who keeps them
        ("down", np.int8, (MOST_VAMOS, MOST_SEATS)),  # the card each seat laid face down at each VAMOS, or NOTHING
        ("down_to", np.int8, (MOST_VAMOS,)),  # who took them
        ("start_seat", np.int8),  # option: the first leader of the game, or RANDOM
        ("hand_size", np.int8),
        ("asked", np.int8),  # FACE_UP or FACE_DOWN
        ("first", np.int8),  # first leader of this round
        ("leader", np.int8),
        ("led", np.int8),  # colour led to this trick
        ("best", np.int8),  # highest card of that colour so far …
        ("winner", np.int8),  # … and who played it
        ("low", np.int8),  # lowest card of the trick
        ("vamos_on", np.int8),  # 1: after this trick everyone lays a card face down
        ("laid", np.int8),  # cards laid to this trick, or to this VAMOS
        ("keeps", np.int8),  # kept cards this round
        ("downs", np.int8),  # VAMOS of this round that are complete
    ],
    outcomes=1 + CARDS,
)

CARD_PLACES = Places("hands", "seen", "down")


def set_up(s: State, deck: Deck, options: Mapping[str, Any]) -> None:
    """Lay the deck and the options into a blank state. A DataError says what is wrong with a deck."""
    if sorted(card["number"] for card in deck.cards) != list(range(1, CARDS + 1)):
        raise DataError("deck-numbers", rule="VD-1", most=CARDS)
    if sum(card["vamos"] for card in deck.cards) > MOST_VAMOS:
        raise DataError("deck-vamos-cards", rule="VD-2", most=MOST_VAMOS)
    if deck.hand_size > MOST_TRICKS:
        raise DataError("deck-hand-size", rule="VD-4", most=MOST_TRICKS)
    for attributes in deck.cards:
        card = attributes["number"] - 1
        s.colours[COLOUR_LETTERS.index(attributes["colour"])] |= bit(card)
        s.value[card] = attributes["stars"] - attributes["skulls"]
        if attributes["vamos"]:
            s.vamos |= bit(card)
    s.hand_size = deck.hand_size
    s.down[:] = NOTHING
    s.start_seat = seat_or_random(options["start"])


@compiled
def start(s: State) -> None:
    """The first deal of a game."""
    s.first = pick_seat(s, s.start_seat)
    deal(s)


@inner
def deal(s: State) -> None:
    """VD-4: everyone gets `hand_size` cards of the whole deck; the rest stays out of the round."""
    deal_hands(s, CARDS, s.hand_size)
    s.seen = EMPTY
    s.voids = 0
    s.keeps = 0
    for vamos in range(s.downs):
        for seat in range(MOST_SEATS):
            s.down[vamos, seat] = NOTHING
    s.downs = 0
    open_trick(s, s.first)


@inner
def open_trick(s: State, leader: Number) -> None:
    """VD-5, VD-9: the leader may play any card."""
    s.asked = FACE_UP
    s.leader = leader
    s.seat = leader
    s.led = NOTHING
    s.low = CARDS
    s.vamos_on = 0
    s.laid = 0
    for seat in range(MOST_SEATS):  # a fixed number takes two stores, `players` a call of memset
        s.trick[seat] = NOTHING


@inner
def playable(s: State) -> Cards:
    """VD-6: who holds the colour led must follow it. A face-down card is free (VD-10)."""
    hand = s.hands[s.seat]
    return cards_to_follow(s, hand) if s.asked == FACE_UP else hand


@compiled
def legal(s: State, out: Moves) -> Number:
    """Write the legal actions of the seat to move; return how many there are."""
    return write_moves(playable(s), CARDS if s.asked == FACE_DOWN else 0, out, 0)


@compiled
def act(s: State, action: Number) -> None:
    """One card, face up into the trick or face down for its winner."""
    seat = np.int64(s.seat)
    if action < CARDS:
        s.hands[seat] ^= bit(action)
        s.seen |= bit(action)
        s.trick[seat] = action
        compare(s, seat, action)
        if has(s.vamos, action) and s.hands[seat] != EMPTY:  # VD-10, VD-11; not in the last trick (VD-12)
            s.vamos_on = 1
    else:
        s.hands[seat] ^= bit(action - CARDS)
        s.down[s.downs, seat] = action - CARDS
    s.laid += 1
    if s.laid < s.players:
        s.seat = left_of(seat, s.players)
    elif s.asked == FACE_DOWN:
        s.pending = TAKE_GIFTS
    else:
        s.pending = VAMOS if s.vamos_on else TAKE_LOWEST


@inner
def compare(s: State, seat: Number, card: Number) -> None:
    """VD-7: who wins so far, VD-8: with which card to keep. Who does not follow has shown a void (VD-6)."""
    if s.led == NOTHING:
        s.led = colour_of(s, card)
        s.best = NOTHING
    elif not has(s.colours[s.led], card):
        s.voids |= mark(seat, s.led)
    wins_so_far(s, seat, card, s.colours[s.led])
    if card < s.low:
        s.low = card


@compiled
def advance(s: State) -> None:
    """What follows a full trick, the last face-down card, or the last trick of a round."""
    if s.pending == TAKE_LOWEST or s.pending == TAKE_GIFTS:
        take(s)
    elif s.pending == VAMOS:
        call_vamos(s)
    elif s.pending == SCORE:
        score(s)
    else:
        next_round(s)


@inner
def call_vamos(s: State) -> None:
    """VD-10, VD-14: everyone lays a card face down, the winner first."""
    s.pending = 0
    s.asked = FACE_DOWN
    s.seat = s.winner
    s.laid = 0
    s.down_to[s.downs] = s.winner
    s.down_voids[s.downs] = s.voids


@inner
def lies_down(s: State, vamos: Number, seat: Number) -> bool:
    """Whether a seat has laid its card face down at the first, second or third VAMOS of the round (VD-14)."""
    return bool(s.down[vamos][seat] != NOTHING)  # (a Position has lists)


@inner
def take(s: State) -> None:
    """The winner takes the lowest card (VD-8), after a VAMOS the face-down ones instead (VD-10), and leads (VD-9)."""
    if s.pending == TAKE_LOWEST:
        s.kept[s.keeps] = s.low
        s.kept_by[s.keeps] = s.winner
        s.keeps += 1
    else:
        s.downs += 1
    open_trick(s, s.winner)
    s.pending = SCORE if s.hands[s.winner] == EMPTY else 0


@inner
def score(s: State) -> None:
    """VD-15: stars minus skulls on the cards everyone took, face-down ones turned over."""
    for seat in range(s.players):
        s.points[seat] = 0
    add_kept(s, s.points)
    for i in range(s.downs):
        for seat in range(s.players):
            s.points[s.down_to[i]] += s.value[s.down[i, seat]]
    for seat in range(s.players):
        s.totals[seat] += s.points[seat]
    s.rounds += 1
    s.pending = NEXT_ROUND


@inner
def add_kept(s: State, points: Vector) -> None:
    """VD-15: what the cards everyone keeps face up count."""
    for i in range(s.keeps):
        points[s.kept_by[i]] += s.value[s.kept[i]]


@inner
def next_round(s: State) -> None:
    """VD-16: as many rounds as players, each with the next first leader."""
    s.pending = 0
    if s.rounds == s.players:
        s.seat = OVER
    else:
        s.first = left_of(s.first, s.players)
        deal(s)


scores = total_scores  # VD-15: of the rounds so far


@compiled
def winners(s: State) -> Number:
    """VD-17: the highest total wins, as a set of seats; a tie is shared."""
    return seats_with_most(s.totals, s.players)


@compiled
def utility(s: State, out: Vector) -> None:
    """Points above the table's average."""
    above_average(s.totals, s.players, out)


@compiled
def check(s: State) -> Number:
    """Invariants: 0 if all hold, else the number of the first that does not."""
    players = np.int64(s.players)
    for seat in range(players):
        if s.seat != OVER and s.hands[seat] & cards_of_colours(s, marks_of(s.voids, seat)) != EMPTY:
            return 1  # a colour in a hand that has shown a void
    if s.seat == OVER:
        return 0 if s.rounds == players else 2
    if s.hands[s.seat] == EMPTY:
        return 3  # asked for a card without having one
    most = count(s.hands[s.seat])
    for seat in range(players):
        behind = most - count(s.hands[seat])
        if behind < 0 or behind > 1:
            return 4  # hands differ by more than the card just played
    return 0

"""What a seat of SLAMBO! knows: its hand and, with a good memory, all that was played in the bout (SL-10)."""

from __future__ import annotations

import numpy as np

from vivamos.engine.bits import EMPTY, count, first_cards, lowest, without_lowest
from vivamos.engine.chance import random_cards
from vivamos.engine.compiled import compiled, inner
from vivamos.engine.observation import Layout
from vivamos.engine.state import OVER, Cards, Number, State, Vector, left_of, seats_ahead
from vivamos.games.slambo.rules import MOST_CARDS, MOST_HAND, MOST_SEATS, SHAME_TO_LOSE, kind_of


@compiled
def redeal(s: State, seat: Number, word: Number) -> None:
    """Deal the cards `seat` has not seen this bout afresh to the other hands; all worlds equally likely."""
    s.rng = word
    hidden = first_cards(s.cards) & ~s.seen
    if seat >= 0:
        hidden &= ~s.hands[seat]
    for other in range(s.players):
        if other != seat:
            s.hands[other] = random_cards(s, hidden, count(s.hands[other]))
            hidden ^= s.hands[other]


# The observation vector, part by part; seats are counted from the observer on, clockwise.
OBSERVATION = Layout()
SEE_HAND = OBSERVATION.part("cards of each kind in the own hand", MOST_CARDS)
SEE_PLAYED = OBSERVATION.part(
    "cards of each kind played in this bout, as a player with a good memory knows them", MOST_CARDS
)
SEE_MOVED = OBSERVATION.part(
    "by how much the last card moved the balance, in tenths; whether it counted as a reverse", 2
)
SEE_RING = OBSERVATION.part("balance, lower and upper edge of the ring, in tenths", 3)
SEE_SIZES = OBSERVATION.part("cards in each hand, in tenths", MOST_SEATS)
SEE_SHAME = OBSERVATION.part("shame of each seat, in thirds", MOST_SEATS)
SEE_MIDDLE = OBSERVATION.part("shame in the middle, in thirds", 1)
SEE_DIRECTION = OBSERVATION.part("direction, 1 or −1", 1)
SEE_TO_MOVE = OBSERVATION.part("which seat is to move", MOST_SEATS)
SEE_PLAYERS = OBSERVATION.part("number of players, one place set", MOST_SEATS)


@compiled
def observe(s: State, seat: Number, out: Vector) -> None:
    """The seat's knowledge as numbers."""
    out[:] = 0.0
    players = np.int64(s.players)
    see_kinds(s, s.hands[seat], out, SEE_HAND)
    see_kinds(s, s.seen, out, SEE_PLAYED)
    out[SEE_MOVED] = s.moved / 10.0
    out[SEE_MOVED + 1] = s.turned
    out[SEE_RING] = s.balance / 10.0
    out[SEE_RING + 1] = s.low / 10.0
    out[SEE_RING + 2] = s.high / 10.0
    other = np.int64(seat)
    for ahead in range(players):
        out[SEE_SIZES + ahead] = count(s.hands[other]) / MOST_HAND
        out[SEE_SHAME + ahead] = s.shame[other] / SHAME_TO_LOSE
        other = left_of(other, players)
    out[SEE_MIDDLE] = s.middle / SHAME_TO_LOSE
    out[SEE_DIRECTION] = s.direction
    if s.seat != OVER:
        out[SEE_TO_MOVE + seats_ahead(seat, s.seat, players)] = 1.0
    out[SEE_PLAYERS + players - 1] = 1.0


@inner
def see_kinds(s: State, cards: Cards, out: Vector, at: Number) -> None:
    """The number of cards of each kind."""
    while cards != EMPTY:
        out[at + kind_of(s, lowest(cards))] += 1.0
        cards = without_lowest(cards)

"""What a seat of SLAMBO! knows: its hand and, with a good memory, all that was played in the bout (SL-10)."""

from __future__ import annotations

import numpy as np

from vivamos.engine.bits import EMPTY, bit, count, first_cards, has, nth
from vivamos.engine.chance import random_word
from vivamos.engine.compiled import compiled
from vivamos.engine.rng import below
from vivamos.engine.state import OVER, Number, State, Vector, seats_ahead
from vivamos.games.slambo.rules import MOST_CARDS, MOST_HAND, MOST_SEATS, SHAME_TO_LOSE, kind_of


@compiled
def redeal(s: State, seat: Number, word: Number) -> None:
    """Deal the cards `seat` has not seen this bout afresh to the other hands; all worlds equally likely."""
    s.rng = word
    hidden = first_cards(s.cards) & ~s.seen
    if seat >= 0:
        hidden &= ~s.hands[seat]
    for other in range(s.players):
        if other == seat:
            continue
        hand = EMPTY
        for _ in range(count(s.hands[other])):
            card = nth(hidden, below(random_word(s), count(hidden)))
            hidden ^= bit(card)
            hand |= bit(card)
        s.hands[other] = hand


# The observation vector, part by part; seats are counted from the observer on, clockwise.
SEE_HAND = 0  # cards of each kind in hand
SEE_PLAYED = SEE_HAND + MOST_CARDS  # cards of each kind played this bout
SEE_MOVED = SEE_PLAYED + MOST_CARDS
SEE_RING = SEE_MOVED + 2
SEE_SIZES = SEE_RING + 3
SEE_SHAME = SEE_SIZES + MOST_SEATS
SEE_MIDDLE = SEE_SHAME + MOST_SEATS
SEE_DIRECTION = SEE_MIDDLE + 1
SEE_TO_MOVE = SEE_DIRECTION + 1
SEE_PLAYERS = SEE_TO_MOVE + MOST_SEATS
OBSERVATION = SEE_PLAYERS + MOST_SEATS


@compiled
def observe(s: State, seat: Number, out: Vector) -> None:
    """The seat's knowledge as OBSERVATION numbers; docs/games/slambo.md lists them."""
    out[:OBSERVATION] = 0.0
    players = np.int64(s.players)
    for card in range(s.cards):
        out[SEE_HAND + kind_of(s, card)] += has(s.hands[seat], card)
        out[SEE_PLAYED + kind_of(s, card)] += has(s.seen, card)
    out[SEE_MOVED] = s.moved / 10.0
    out[SEE_MOVED + 1] = s.turned
    out[SEE_RING] = s.balance / 10.0
    out[SEE_RING + 1] = s.low / 10.0
    out[SEE_RING + 2] = s.high / 10.0
    for ahead in range(players):
        other = (seat + ahead) % players
        out[SEE_SIZES + ahead] = count(s.hands[other]) / MOST_HAND
        out[SEE_SHAME + ahead] = s.shame[other] / SHAME_TO_LOSE
    out[SEE_MIDDLE] = s.middle / SHAME_TO_LOSE
    out[SEE_DIRECTION] = s.direction
    if s.seat != OVER:
        out[SEE_TO_MOVE + seats_ahead(seat, s.seat, players)] = 1.0
    out[SEE_PLAYERS + players - 1] = 1.0

"""What a seat of VAMOS dia knows, and the worlds it cannot rule out.

Hidden from a seat are the other hands, the cards others laid face down this round (VD-13), and the cards left out
(VD-4). Each is a place for cards: first the hands, then one place for each seat and VAMOS. A seat
that did not follow has shown a void, so such a colour cannot be in its hand, nor among the cards it laid face down
after that.
"""

from __future__ import annotations

import numpy as np

from vivamos.engine.bits import EMPTY, bit, count, first_cards, lowest
from vivamos.engine.colours import cards_of_colours, marks_of
from vivamos.engine.compiled import compiled, inner
from vivamos.engine.hidden import redeal_hands
from vivamos.engine.observation import Layout, see_set
from vivamos.engine.state import OVER, Cards, Number, State, Vector, left_of, seats_ahead
from vivamos.games.vamos_dia.rules import (
    CARDS,
    COLOURS,
    MOST_SEATS,
    MOST_TRICKS,
    MOST_VAMOS,
    NOTHING,
    lies_down,
)

PLACES = MOST_SEATS * (1 + MOST_VAMOS)


@inner
def known(s: State, seat: Number, place: Number) -> tuple[Number, Cards, Number]:
    """How many cards `seat` does not see in a place, and which may lie there."""
    vamos, owner = place // MOST_SEATS - 1, place % MOST_SEATS
    if owner == seat or owner >= s.players:
        return 0, EMPTY, 0
    if vamos < 0:
        return count(s.hands[owner]), ~cards_of_colours(s, marks_of(s.voids, owner)), 0
    return np.int64(lies_down(s, vamos, owner)), ~cards_of_colours(s, marks_of(s.down_voids[vamos], owner)), 0


@inner
def lay(s: State, place: Number, cards: Cards) -> None:
    if place < MOST_SEATS:
        s.hands[place] = cards
    else:
        s.down[place // MOST_SEATS - 1, place % MOST_SEATS] = lowest(cards)


@inner
def hidden_cards(s: State, seat: Number) -> Cards:
    """All cards `seat` (-1: a spectator) has not seen this round."""
    hidden = first_cards(CARDS) & ~s.seen
    if seat >= 0:
        hidden &= ~s.hands[seat]
        for vamos in range(MOST_VAMOS):
            if lies_down(s, vamos, seat):
                hidden &= ~bit(s.down[vamos, seat])
    return hidden


@compiled
def redeal(s: State, seat: Number, word: Number) -> None:
    """Exchange all that `seat` does not know for a random world it cannot rule out, all equally likely."""
    s.rng = word
    if s.seat != OVER:  # VD-15: then all has been turned over
        redeal_hands(s, seat, hidden_cards(s, seat), PLACES, known, lay)


# The observation vector, part by part; seats are counted from the observer on, clockwise.
OBSERVATION = Layout()
SEE_HAND = OBSERVATION.part("cards in the own hand", CARDS)
SEE_PLAYED = OBSERVATION.part("cards played face up in this round", CARDS)
SEE_OWN_DOWN = OBSERVATION.part("cards one laid face down oneself in this round", CARDS)
SEE_TRICK = OBSERVATION.part("the card each seat has played to this trick", MOST_SEATS, CARDS)
SEE_KEPT = OBSERVATION.part("the cards each seat has kept in this round", MOST_SEATS, CARDS)
SEE_DOWN = OBSERVATION.part("face-down cards each seat has taken, in fifths", MOST_SEATS)
SEE_VOIDS = OBSERVATION.part("colours each seat has shown not to hold (B, Y, R, P)", MOST_SEATS, COLOURS)
SEE_SIZES = OBSERVATION.part("cards in each hand, in ninths", MOST_SEATS)
SEE_TOTALS = OBSERVATION.part("totals of the rounds scored, in twentieths", MOST_SEATS)
SEE_LEADER = OBSERVATION.part("who leads this trick", MOST_SEATS)
SEE_LED = OBSERVATION.part("the colour led", COLOURS)
SEE_ASKED = OBSERVATION.part("1 when a face-down card is asked for", 1)
SEE_ROUNDS = OBSERVATION.part("share of the rounds that are over", 1)
SEE_PLAYERS = OBSERVATION.part("number of players, one place set", MOST_SEATS)


@compiled
def observe(s: State, seat: Number, out: Vector) -> None:
    """The seat's knowledge as numbers."""
    out[:] = 0.0
    players = np.int64(s.players)
    see_set(s.hands[seat], out, SEE_HAND)
    see_set(s.seen, out, SEE_PLAYED)
    for vamos in range(MOST_VAMOS):
        if lies_down(s, vamos, seat):
            out[SEE_OWN_DOWN + s.down[vamos, seat]] = 1.0
        if vamos < s.downs:
            out[SEE_DOWN + seats_ahead(seat, s.down_to[vamos], players)] += players / MOST_SEATS
    for i in range(s.keeps):
        out[SEE_KEPT + seats_ahead(seat, s.kept_by[i], players) * CARDS + s.kept[i]] = 1.0
    other = np.int64(seat)
    for ahead in range(players):
        if s.trick[other] != NOTHING:
            out[SEE_TRICK + ahead * CARDS + s.trick[other]] = 1.0
        for colour in range(COLOURS):
            out[SEE_VOIDS + ahead * COLOURS + colour] = (marks_of(s.voids, other) >> colour) & 1
        out[SEE_SIZES + ahead] = count(s.hands[other]) / MOST_TRICKS
        out[SEE_TOTALS + ahead] = s.totals[other] / 20.0
        other = left_of(other, players)
    out[SEE_LEADER + seats_ahead(seat, s.leader, players)] = 1.0
    if s.led != NOTHING:
        out[SEE_LED + s.led] = 1.0
    out[SEE_ASKED] = s.asked
    out[SEE_ROUNDS] = s.rounds / players
    out[SEE_PLAYERS + players - 1] = 1.0

"""What a seat of VAMOS dia knows, and the worlds it cannot rule out.

Hidden from a seat are the other hands, the cards others laid face down this round (VD-13), and the cards left out
(VD-4). Each is a place for cards: places 0 … players-1 are the hands, then one place for each face-down card. A seat
that did not follow has shown a void, so such a colour cannot be in its hand, nor among the cards it laid face down
after that.
"""

from __future__ import annotations

import numpy as np

from vivamos.engine.bits import EMPTY, bit, count, first_cards, lowest
from vivamos.engine.chance import random_cards, random_share
from vivamos.engine.colours import cards_of_colours, marks_of
from vivamos.engine.compiled import compiled, inner
from vivamos.engine.observation import Layout, see_set
from vivamos.engine.state import OVER, Cards, Number, State, Vector, seats_ahead
from vivamos.games.vamos_dia.rules import (
    CARDS,
    COLOURS,
    MOST_SEATS,
    MOST_TRICKS,
    MOST_VAMOS,
    NOTHING,
    lies_down,
)


@inner
def places(s: State) -> Number:
    return np.int64(s.players) * (1 + MOST_VAMOS)


@inner
def cards_in_place(s: State, place: Number) -> Number:
    """How many cards lie there."""
    players = np.int64(s.players)
    if place < players:
        return count(s.hands[place])
    return np.int64(lies_down(s, place // players - 1, place % players))


@inner
def voids_of_place(s: State, place: Number) -> Number:
    """The colours that cannot lie there, as 4 bits."""
    players = np.int64(s.players)
    marks = s.voids if place < players else s.down_voids[place // players - 1]
    return marks_of(marks, place % players)


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
    if s.seat == OVER:
        return  # VD-15: all has been turned over
    hidden = hidden_cards(s, seat)
    # The true world can always be found, so this ends. Measured over 1.4 million positions of random games: 1.2 tries
    # on average, 20 or fewer in 999 of 1000, never more than 1114.
    while not try_redeal(s, seat, hidden):
        pass


@inner
def try_redeal(s: State, seat: Number, hidden: Cards) -> bool:
    """Fill the places, those with most voids first, and accept so that every world is equally likely.

    A world is reached with probability 1 / product of (ways to draw at each step); the acceptance makes up
    for the steps at which fewer cards were left to draw from than there could have been.
    """
    left = hidden
    acceptance = 1.0
    for rank in range(COLOURS, -1, -1):
        for voids in range(1 << COLOURS):
            if count(np.uint64(voids)) != rank:
                continue
            wanted = cards_under_voids(s, seat, voids, True)
            if wanted == 0:
                continue
            barred = cards_of_colours(s, voids)
            allowed = count(left & ~barred)
            most = count(hidden & ~barred) - (cards_under_voids(s, seat, voids, False) - wanted)
            most = min(most, count(left))
            if allowed < wanted:
                return False
            for i in range(wanted):
                acceptance *= (allowed - i) / (most - i)
            left = fill_places(s, seat, voids, left, barred)
    return bool(random_share(s) < acceptance)


@inner
def cards_under_voids(s: State, seat: Number, voids: Number, exactly: bool) -> Number:
    """How many hidden cards lie in places with exactly these voids, or with at least these."""
    found = 0
    for place in range(places(s)):
        if place % s.players != seat:
            there = voids_of_place(s, place)
            if there == voids or (not exactly and there & voids == voids):
                found += cards_in_place(s, place)
    return found


@inner
def fill_places(s: State, seat: Number, voids: Number, left: Cards, barred: Cards) -> Cards:
    """Fill every hidden place that has just these voids from `left`; return what is left then."""
    players = np.int64(s.players)
    for place in range(places(s)):
        if place % players == seat or voids_of_place(s, place) != voids:
            continue
        cards = random_cards(s, left & ~barred, cards_in_place(s, place))
        left ^= cards
        if place < players:
            s.hands[place] = cards
        elif cards != EMPTY:
            s.down[place // players - 1, place % players] = lowest(cards)
    return left


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
    see_set(s.hands[seat], CARDS, out, SEE_HAND)
    see_set(s.seen, CARDS, out, SEE_PLAYED)
    for vamos in range(MOST_VAMOS):
        if lies_down(s, vamos, seat):
            out[SEE_OWN_DOWN + s.down[vamos, seat]] = 1.0
        if vamos < s.downs:
            out[SEE_DOWN + seats_ahead(seat, s.down_to[vamos], players)] += players / MOST_SEATS
    for i in range(s.keeps):
        out[SEE_KEPT + seats_ahead(seat, s.kept_by[i], players) * CARDS + s.kept[i]] = 1.0
    for ahead in range(players):
        other = (seat + ahead) % players
        if s.trick[other] != NOTHING:
            out[SEE_TRICK + ahead * CARDS + s.trick[other]] = 1.0
        for colour in range(COLOURS):
            out[SEE_VOIDS + ahead * COLOURS + colour] = (voids_of_place(s, other) >> colour) & 1
        out[SEE_SIZES + ahead] = count(s.hands[other]) / MOST_TRICKS
        out[SEE_TOTALS + ahead] = s.totals[other] / 20.0
    out[SEE_LEADER + seats_ahead(seat, s.leader, players)] = 1.0
    if s.led != NOTHING:
        out[SEE_LED + s.led] = 1.0
    out[SEE_ASKED] = s.asked
    out[SEE_ROUNDS] = s.rounds / players
    out[SEE_PLAYERS + players - 1] = 1.0

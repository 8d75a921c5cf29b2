"""What the players of Iyadosu know of each other's cards, and random worlds that agree with it.

Everyone remembers every card played this round and from which side it came. Moves tell more:

- a normal card off the lead colour shows that its player's normal side holds none of that colour (IY-8);
- a refuse card shows that the normal side holds at least one card of the lead colour (IY-7), which stays true until
  a normal card of that colour is played from there.

Cards never change sides (IY-4), so both hold for what is still hidden. About refuse sides nothing is ever shown.
"""

from __future__ import annotations

import numpy as np

from vivamos.engine.bits import EMPTY, count, first_cards
from vivamos.engine.chance import lay_shuffled
from vivamos.engine.colours import cards_of_colours, mark, marks_of
from vivamos.engine.compiled import compiled, inner
from vivamos.engine.hidden import redeal_hands
from vivamos.engine.observation import Layout, see_set
from vivamos.engine.state import OVER, Cards, Number, State, Vector, left_of, seats_ahead
from vivamos.games.iyadosu.state import (
    COLOURS,
    INSERT,
    MOST_CARDS,
    MOST_HAND,
    MOST_REFUSE,
    MOST_SEATS,
    NOTHING,
    REFUSE,
)

# --- what moves show ---


@inner
def learn_from_normal_card(s: State, seat: Number, colour: Number) -> None:
    """A normal card of this colour was played, to a lead of colour `s.led` (maybe its own)."""
    s.holds &= ~mark(seat, colour)
    if colour != s.led:
        s.voids |= mark(seat, s.led)


@inner
def learn_from_refusal(s: State, seat: Number) -> None:
    s.holds |= mark(seat, s.led)


@inner
def hidden_cards(s: State, seat: Number) -> Cards:
    """All cards `seat` (-1: a spectator) has not seen this round."""
    hidden = first_cards(s.cards)
    for other in range(s.players):
        hidden &= ~s.played[other]
    if seat >= 0:
        hidden &= ~(s.hands[seat] | s.refuse[seat])
    return hidden


# --- a random world ---


PLACES = 2 * MOST_SEATS  # the normal sides, then the refuse sides


@inner
def known(s: State, seat: Number, place: Number) -> tuple[Number, Cards, Number]:
    """How many cards `seat` does not see in a place, which may lie there, and colours that lie there for sure."""
    owner = place if place < MOST_SEATS else place - MOST_SEATS
    if owner == seat:
        return 0, EMPTY, 0
    if place >= MOST_SEATS:
        return count(s.refuse[owner]), ~EMPTY, 0
    return count(s.hands[owner]), ~cards_of_colours(s, marks_of(s.voids, owner)), marks_of(s.holds, owner)


@inner
def lay(s: State, place: Number, cards: Cards) -> None:
    if place < MOST_SEATS:
        s.hands[place] = cards
    else:
        s.refuse[place - MOST_SEATS] = cards


@compiled
def redeal(s: State, seat: Number, word: Number) -> None:
    """Exchange all that `seat` does not know for a random world it cannot rule out, all equally likely."""
    s.rng = word
    redeal_hands(s, seat, hidden_cards(s, seat), PLACES, known, lay)
    for other in range(s.players):
        if other != seat and s.declared[other] == 0:
            lay_shuffled(s, s.hands[other], s.order, s.hand_size * np.int64(other))  # IY-2: before the cut, any order


# --- as numbers ---

# The observation vector, part by part; seats are counted from the observer on, clockwise.
OBSERVATION = Layout()
SEE_DEALT = OBSERVATION.part(
    "before the own cut: the place of each own card in the hand as dealt, 1 to 12, in twelfths", MOST_CARDS
)
SEE_NORMAL = OBSERVATION.part("own normal cards, once the hand is divided", MOST_CARDS)
SEE_REFUSE = OBSERVATION.part("own refuse cards", MOST_CARDS)
SEE_PLAYED = OBSERVATION.part(
    "cards each seat has played this round, as a player with a good memory knows them", MOST_SEATS, MOST_CARDS
)
SEE_TRICK = OBSERVATION.part("the card each seat has played to this trick", MOST_SEATS, MOST_CARDS)
SEE_REFUSED = OBSERVATION.part("whether that is a refuse card", MOST_SEATS)
SEE_VOIDS = OBSERVATION.part("colours each seat's normal side has shown not to hold", MOST_SEATS, COLOURS)
SEE_HOLDS = OBSERVATION.part("colours each seat's normal side has shown to hold still", MOST_SEATS, COLOURS)
SEE_NORMAL_LEFT = OBSERVATION.part("normal cards left, in twelfths (before the cut: the whole hand)", MOST_SEATS)
SEE_REFUSE_LEFT = OBSERVATION.part("refuse cards left, in sevenths", MOST_SEATS)
SEE_DECLARED = OBSERVATION.part("number declared, in sevenths", MOST_SEATS)
SEE_WON = OBSERVATION.part("tricks won this round, in twelfths", MOST_SEATS)
SEE_PLACE = OBSERVATION.part("place of the Insert card in the stack from below, in fifths; 0 if not there", MOST_SEATS)
SEE_OUT = OBSERVATION.part("who is eliminated", MOST_SEATS)
SEE_TOTALS = OBSERVATION.part("totals, in twentieths", MOST_SEATS)
SEE_START = OBSERVATION.part("start player of the round", MOST_SEATS)
SEE_LEADER = OBSERVATION.part("leader of the trick", MOST_SEATS)
SEE_TO_MOVE = OBSERVATION.part("which seat is to move", MOST_SEATS)
SEE_LED = OBSERVATION.part("colour led", COLOURS)
SEE_DIVIDING = OBSERVATION.part("1 while hands are being divided", 1)
SEE_ROUNDS = OBSERVATION.part("rounds finished, as a share of all", 1)
SEE_OPTIONS = OBSERVATION.part("options `last_round_bonus` and `instant_win`", 2)
SEE_PLAYERS = OBSERVATION.part("number of players, one place set", MOST_SEATS)


@compiled
def observe(s: State, seat: Number, out: Vector) -> None:
    """The seat's knowledge as numbers."""
    out[:] = 0.0
    players = np.int64(s.players)
    observe_own_cards(s, seat, out)
    other = np.int64(seat)
    for ahead in range(players):
        observe_seat(s, other, ahead, out)
        other = left_of(other, players)
    out[SEE_START + seats_ahead(seat, s.first, players)] = 1.0
    out[SEE_LEADER + seats_ahead(seat, s.leader, players)] = 1.0
    if s.seat != OVER:
        out[SEE_TO_MOVE + seats_ahead(seat, s.seat, players)] = 1.0
    if s.led != NOTHING:
        out[SEE_LED + s.led] = 1.0
    out[SEE_DIVIDING] = s.dividing
    out[SEE_ROUNDS] = s.rounds / players
    out[SEE_OPTIONS] = s.last_round_bonus
    out[SEE_OPTIONS + 1] = s.instant_win
    out[SEE_PLAYERS + players - 1] = 1.0


@inner
def observe_own_cards(s: State, seat: Number, out: Vector) -> None:
    if s.declared[seat] == 0:
        for i in range(s.hand_size):
            out[SEE_DEALT + s.order[seat * np.int64(s.hand_size) + i]] = (i + 1) / MOST_HAND
        return
    see_set(s.hands[seat], out, SEE_NORMAL)
    see_set(s.refuse[seat], out, SEE_REFUSE)


@inner
def observe_seat(s: State, other: Number, ahead: Number, out: Vector) -> None:
    """What everyone knows of a seat that sits so many places ahead of the observer."""
    see_set(s.played[other], out, SEE_PLAYED + ahead * MOST_CARDS)
    done = np.int64(s.trick[other]) if s.laid > 0 else NOTHING
    if done != NOTHING and done != INSERT:
        out[SEE_TRICK + ahead * MOST_CARDS + card_of(done)] = 1.0
        out[SEE_REFUSED + ahead] = done >= REFUSE
    for colour in range(COLOURS):
        out[SEE_VOIDS + ahead * COLOURS + colour] = (marks_of(s.voids, other) >> colour) & 1
        out[SEE_HOLDS + ahead * COLOURS + colour] = (marks_of(s.holds, other) >> colour) & 1
    out[SEE_NORMAL_LEFT + ahead] = count(s.hands[other]) / MOST_HAND
    out[SEE_REFUSE_LEFT + ahead] = count(s.refuse[other]) / MOST_REFUSE
    out[SEE_DECLARED + ahead] = s.declared[other] / MOST_REFUSE
    out[SEE_WON + ahead] = s.won[other] / MOST_HAND
    out[SEE_PLACE + ahead] = s.place[other] / MOST_SEATS
    out[SEE_OUT + ahead] = (s.out >> other) & 1
    out[SEE_TOTALS + ahead] = s.totals[other] / 20.0


@inner
def card_of(action: Number) -> Number:
    """The card of an action that plays one."""
    return action - REFUSE if action >= REFUSE else action

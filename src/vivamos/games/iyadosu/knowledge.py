"""What the players of Iyadosu know of each other's cards, and random worlds that agree with it.

Everyone remembers every card played this round and from which side it came. Moves tell more:

- a normal card off the lead colour shows that its player's normal side holds none of that colour (IY-8);
- a refuse card shows that the normal side holds at least one card of the lead colour (IY-7), which stays true until
  a normal card of that colour is played from there.

Cards never change sides (IY-4), so both hold for what is still hidden. About refuse sides nothing is ever shown.
"""

from __future__ import annotations

import numpy as np

from vivamos.engine.bits import EMPTY, bit, count, first_cards
from vivamos.engine.chance import random_card, random_cards, random_share
from vivamos.engine.colours import cards_of_colours, mark, marks_of
from vivamos.engine.compiled import compiled, inner
from vivamos.engine.observation import Layout, see_set
from vivamos.engine.state import OVER, Cards, Number, State, Vector, seats_ahead
from vivamos.games.iyadosu.record import (
    COLOURS,
    INSERT,
    MOST_CARDS,
    MOST_HAND,
    MOST_REFUSE,
    MOST_SEATS,
    NOTHING,
    REFUSE,
)

MOST_TRIES = 1_000_000  # on average 1 to 3 are needed, rarely hundreds; tests/games/test_iyadosu.py counts them
SEAT_BITS = 3  # of a queue of seats, see tightest_first


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


@compiled
def redeal(s: State, seat: Number, word: Number) -> None:
    """Exchange all that `seat` does not know for a random world it cannot rule out, all equally likely."""
    s.rng = word
    hidden = hidden_cards(s, seat)
    left = hidden
    queue = tightest_first(s, seat, hidden)
    if queue != 0:
        for _ in range(MOST_TRIES):
            accepted, left = try_normal_sides(s, queue, hidden)
            if accepted:
                break
    for other in range(s.players):
        if other != seat:
            left = fill_freely(s, other, left)


@inner
def restricted(s: State, other: Number) -> bool:
    """Whether something is known about the normal side of `other`, beside its size."""
    return bool(s.hands[other] != EMPTY and marks_of(s.voids | s.holds, other) != 0)


@inner
def able_to_hold(s: State, other: Number, hidden: Cards) -> Cards:
    """The hidden cards that can be on the normal side of `other`: no voids, and only colours held if those fill it."""
    holds = marks_of(s.holds, other)
    if count(np.uint64(holds)) == count(s.hands[other]):
        return hidden & cards_of_colours(s, holds)
    return hidden & ~cards_of_colours(s, marks_of(s.voids, other))


@inner
def tightest_first(s: State, seat: Number, hidden: Cards) -> Number:
    """The other seats with a restricted normal side, in the order in which these are best filled.

    A queue of seats is a number with three bits for each seat, seat + 1, the first lowest; 0 is the empty queue.
    """
    queue = 0
    place = 0
    queued = 0
    for _ in range(s.players):
        tightest = -1
        least = 64 * (COLOURS + 1)
        for other in range(s.players):
            if other != seat and restricted(s, other) and (queued >> other) & 1 == 0:
                loose = looseness(s, seat, other, hidden)
                if loose < least:
                    least = loose
                    tightest = other
        if tightest < 0:
            break
        queued |= 1 << tightest
        queue |= (tightest + 1) << place
        place += SEAT_BITS
    return queue


@inner
def looseness(s: State, seat: Number, other: Number, hidden: Cards) -> Number:
    """First the colours `other` can hold; then the cards beyond those that it and all with no wider choice need."""
    able = able_to_hold(s, other, hidden)
    spare = count(able)
    for rival in range(s.players):
        if rival != seat and restricted(s, rival) and able_to_hold(s, rival, hidden) & ~able == EMPTY:
            spare -= count(s.hands[rival])
    for colour in range(COLOURS):
        if able & s.colours[colour] != EMPTY:
            spare += 64
    return spare


@inner
def try_normal_sides(s: State, queue: Number, hidden: Cards) -> tuple[bool, Cards]:
    """Fill the normal sides of which something is known; return whether that may stand, and what is left.

    A world that is reached with probability q is accepted in proportion to 1 / q: the product over all draws of
    the cards there were to draw from, divided by the most there can ever be. That makes all worlds equally likely.
    """
    left = hidden
    limit = random_share(s)
    acceptance = 1.0
    place = 0
    while queue >> place != 0:
        share, left = fill_normal_side(s, queue, place, hidden, left)
        acceptance *= share
        if acceptance <= limit:  # it can only become less
            return False, left
        place += SEAT_BITS
    return True, left


@inner
def seat_in(queue: Number, place: Number) -> Number:
    return ((queue >> place) & 7) - 1


@inner
def fill_normal_side(s: State, queue: Number, place: Number, hidden: Cards, left: Cards) -> tuple[float, Cards]:
    """Draw one normal side; return its factor of the acceptance (0: it contradicts what is known) and what is left.

    A colour known to be there, and not likely to come by chance, gets a card first. A side with k cards of that
    colour can come about in k ways then, so it is accepted one time in k.
    """
    other = seat_in(queue, place)
    able = able_to_hold(s, other, hidden)
    holds = marks_of(s.holds, other)
    size = count(s.hands[other])
    acceptance = 1.0
    side = EMPTY
    for colour in range(COLOURS):
        if (holds >> colour) & 1 and gets_card_first(s, able, size, colour):
            there = left & s.colours[colour]
            if there == EMPTY:
                return 0.0, left
            side |= bit(random_card(s, there))
            acceptance *= count(there) / most_left(s, queue, place, hidden, hidden & s.colours[colour])
    first = count(side)
    choices = count(left & able) - first
    most = most_left(s, queue, place, hidden, able) - first
    if choices < size - first:
        return 0.0, left
    for i in range(size - first):
        side |= bit(random_card(s, left & able & ~side))
        acceptance *= (choices - i) / (most - i)
    for colour in range(COLOURS):
        if (holds >> colour) & 1:
            held = count(side & s.colours[colour])
            if held == 0:
                return 0.0, left
            if gets_card_first(s, able, size, colour):
                acceptance /= held
    s.hands[other] = side
    return acceptance, left & ~side


@inner
def gets_card_first(s: State, able: Cards, size: Number, colour: Number) -> bool:
    """Whether fewer than one card of the colour is to be expected in a side of `size` cards."""
    return bool(size * count(able & s.colours[colour]) < count(able))


@inner
def most_left(s: State, queue: Number, place: Number, hidden: Cards, cards: Cards) -> Number:
    """How many of `cards` (all hidden ones of some colours) there can be when the seat at a place of the queue draws.

    The seats before it have surely taken as many as each for itself must, and as many as all of them together
    cannot have found elsewhere.
    """
    each = 0
    together = 0
    for at in range(0, place, SEAT_BITS):
        before = seat_in(queue, at)
        size = count(s.hands[before])
        together += size
        each += max(shown_in(s, before, cards), size - count(able_to_hold(s, before, hidden) & ~cards))
    for colour in range(COLOURS):
        elsewhere = hidden & ~cards & s.colours[colour]
        if elsewhere != EMPTY:
            room = 0
            for at in range(0, place, SEAT_BITS):
                before = seat_in(queue, at)
                if able_to_hold(s, before, hidden) & elsewhere != EMPTY:
                    room += count(s.hands[before]) - shown_in(s, before, cards)
            together -= min(count(elsewhere), room)
    return count(cards) - max(each, together)


@inner
def shown_in(s: State, before: Number, cards: Cards) -> Number:
    """How many colours of `cards` a normal side has shown to hold."""
    shown = 0
    for colour in range(COLOURS):
        if (marks_of(s.holds, before) >> colour) & 1 and s.colours[colour] & cards != EMPTY:
            shown += 1
    return shown


@inner
def fill_freely(s: State, other: Number, left: Cards) -> Cards:
    """The sides of a seat of which only the size is known; before the cut, its hand in a random order (IY-2)."""
    if not restricted(s, other):
        size = count(s.hands[other])
        s.hands[other] = EMPTY
        for i in range(size):
            card = random_card(s, left)
            left ^= bit(card)
            s.hands[other] |= bit(card)
            if s.declared[other] == 0:
                s.order[s.hand_size * np.int64(other) + i] = card
    size = count(s.refuse[other])
    if size == count(left):
        s.refuse[other] = left
        return EMPTY
    s.refuse[other] = random_cards(s, left, size)
    return left ^ s.refuse[other]


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
    for ahead in range(players):
        observe_seat(s, (seat + ahead) % players, ahead, out)
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
    see_set(s.hands[seat], s.cards, out, SEE_NORMAL)
    see_set(s.refuse[seat], s.cards, out, SEE_REFUSE)


@inner
def observe_seat(s: State, other: Number, ahead: Number, out: Vector) -> None:
    """What everyone knows of a seat that sits so many places ahead of the observer."""
    see_set(s.played[other], s.cards, out, SEE_PLAYED + ahead * MOST_CARDS)
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

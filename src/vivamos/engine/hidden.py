"""Hidden cards, dealt afresh to the places where they may lie: what `redeal` of a trick-taking game is made of.

A place is whatever holds cards that a seat may not see: a hand, a side of one, a card face down. The game numbers its
places from 0 on and says what a seat knows of each, in one small function:

    known(s, seat, place) -> how many cards lie there that the seat does not see,
                             the cards that may lie there (others that are not hidden may be among them),
                             the colours (`s.colours`, as bits) of which one lies there for sure; mostly 0

It may depend on how many cards lie somewhere, not on which.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

import numpy as np

from vivamos.engine.bits import EMPTY, bit, count, lowest, without_lowest
from vivamos.engine.chance import random_card, random_cards, random_share
from vivamos.engine.colours import cards_of_colours
from vivamos.engine.compiled import inner, taking_functions
from vivamos.engine.state import Cards, Number, State

__all__ = ["redeal_hands"]

Known: TypeAlias = Callable[[State, Number, Number], tuple[Number, Cards, Number]]
Lay: TypeAlias = Callable[[State, Number, Cards], None]

MOST_TRIES = 1_000_000  # one or two mostly; who says what cannot be finds it in the tests, and does not wait for ever


@taking_functions
def redeal_hands(s: State, seat: Number, hidden: Cards, places: Number, known: Known, lay: Lay) -> Cards:
    """Lay hidden cards into all places (at most 64) that `seat` does not see, every possible world equally likely.

    `lay(s, place, cards)` puts them there in place of what was there. Returns the cards that are left out.
    """
    certain, filled = certain_cards(s, seat, hidden, places, known)
    free = hidden & ~certain
    tight = tight_places(s, seat, certain, free, filled, known)
    left = free
    if tight != EMPTY:
        for _ in range(MOST_TRIES):
            accepted, left = fill_tight_places(s, seat, certain, free, tight, known, lay)
            if accepted:
                break
    loose = filled & ~tight
    while loose != EMPTY:  # of these nothing is known but how many cards there are
        place = lowest(loose)
        loose = without_lowest(loose)
        size, may, _ = known(s, seat, place)
        cards = random_cards(s, left, size - count(certain & may))
        lay(s, place, cards | certain & may)
        left ^= cards
    return left


@taking_functions
def certain_cards(s: State, seat: Number, hidden: Cards, places: Number, known: Known) -> tuple[Cards, Cards]:
    """The cards that can lie in one place only, unless cards are left out; and the places to fill, as bits."""
    once, twice, filled = EMPTY, EMPTY, EMPTY
    cards: Number = 0
    for place in range(places):
        size, may, _ = known(s, seat, place)
        if size > 0:
            filled |= bit(place)
            cards += size
            twice |= once & may
            once |= may
    return hidden & once & ~twice if cards == count(hidden) else EMPTY, filled


@taking_functions
def lacking(
    s: State, seat: Number, place: Number, certain: Cards, free: Cards, known: Known
) -> tuple[Number, Cards, Number]:
    """What is known of a place beside its certain cards: how many it lacks, which may come, colours still to come."""
    size, may, shown = known(s, seat, place)
    size -= count(certain & may)
    able = free & may
    if shown != 0:
        for colour in range(len(s.colours)):
            if s.colours[colour] & certain & may != EMPTY:
                shown &= ~(1 << colour)
        if count(np.uint64(shown)) == size:
            able &= cards_of_colours(s, shown)
    return size, able, shown


@taking_functions
def tight_places(s: State, seat: Number, certain: Cards, free: Cards, filled: Cards, known: Known) -> Cards:
    """The places of which more is known than how many cards lie there, as bits."""
    tight = EMPTY
    while filled != EMPTY:
        place = lowest(filled)
        filled = without_lowest(filled)
        _, able, shown = lacking(s, seat, place, certain, free, known)
        if able != free or shown != 0:
            tight |= bit(place)
    return tight


@taking_functions
def fill_tight_places(
    s: State, seat: Number, certain: Cards, free: Cards, tight: Cards, known: Known, lay: Lay
) -> tuple[bool, Cards]:
    """Fill the places of which something is known; whether that may stand, and which cards are left.

    A world that comes about with probability q is accepted in proportion to 1 / q: the product over all draws of the
    cards there were to draw from, divided by the most there can ever be. That makes all worlds equally likely.
    """
    left = free
    limit = random_share(s)
    acceptance = 1.0
    filled = EMPTY
    while filled != tight:
        place = tightest(s, seat, certain, free, tight & ~filled, known)
        share, cards = draw(s, seat, place, certain, free, left, filled, known)
        acceptance *= share
        if acceptance <= limit:  # it can only become less
            return False, left
        lay(s, place, cards | certain & known(s, seat, place)[1])
        left ^= cards
        filled |= bit(place)
    return True, left


@taking_functions
def tightest(s: State, seat: Number, certain: Cards, free: Cards, waiting: Cards, known: Known) -> Number:
    """Of some places the one with the fewest cards that may lie there: filled first, it has its choice of them."""
    found, fewest = 0, 65
    while waiting != EMPTY:
        place = lowest(waiting)
        waiting = without_lowest(waiting)
        choices = count(lacking(s, seat, place, certain, free, known)[1])
        if choices < fewest:
            found, fewest = place, choices
    return found


@taking_functions
def draw(
    s: State, seat: Number, place: Number, certain: Cards, free: Cards, left: Cards, filled: Cards, known: Known
) -> tuple[float, Cards]:
    """Draw what a place lacks; returns its factor of the acceptance (0: it cannot be), and the cards.

    A colour that lies there for sure, and is not likely to come by chance, gets a card first. Cards with k of that
    colour can come about in k ways then, so they are accepted one time in k.
    """
    size, able, shown = lacking(s, seat, place, certain, free, known)
    share = 1.0
    cards = EMPTY
    if shown != 0:
        for colour in range(len(s.colours)):
            if (shown >> colour) & 1 and comes_first(s, able, size, colour):
                there = left & able & s.colours[colour]
                if there == EMPTY:
                    return 0.0, EMPTY
                cards |= bit(random_card(s, there))
                share *= count(there) / most_left(s, seat, able & s.colours[colour], certain, free, filled, known)
    first = count(cards)
    choices = count(left & able) - first
    if choices < size - first:
        return 0.0, EMPTY
    most = most_left(s, seat, able, certain, free, filled, known) - first
    if choices < most:
        for i in range(size - first):
            share *= (choices - i) / (most - i)
    cards |= random_cards(s, left & able & ~cards, size - first)
    if shown != 0:
        for colour in range(len(s.colours)):
            if (shown >> colour) & 1:
                held = count(cards & s.colours[colour])
                if held == 0:
                    return 0.0, EMPTY
                if comes_first(s, able, size, colour):
                    share /= held
    return share, cards


@inner
def comes_first(s: State, able: Cards, size: Number, colour: Number) -> bool:
    """Whether less than one card of the colour is to be expected among `size` cards."""
    return bool(size * count(able & s.colours[colour]) < count(able))


@taking_functions
def most_left(s: State, seat: Number, cards: Cards, certain: Cards, free: Cards, filled: Cards, known: Known) -> Number:
    """How many of `cards` there can be at most after some places were filled.

    These have surely taken as many as each for itself must, and as many as all together cannot have found elsewhere.
    """
    each: Number = 0
    together: Number = 0
    elsewhere = EMPTY
    while filled != EMPTY:
        size, able, shown = lacking(s, seat, lowest(filled), certain, free, known)
        filled = without_lowest(filled)
        must = size - count(able & ~cards)
        if shown != 0:
            must = max(must, shown_among(s, cards, able, shown))
        each += max(0, must)
        together += size
        elsewhere |= able & ~cards
    return count(cards) - max(each, together - count(elsewhere))


@inner
def shown_among(s: State, cards: Cards, able: Cards, shown: Number) -> Number:
    """How many of the colours that lie in a place for sure must have come from these cards."""
    found = 0
    for colour in range(len(s.colours)):
        if (shown >> colour) & 1 and able & s.colours[colour] & ~cards == EMPTY:
            found += 1
    return found

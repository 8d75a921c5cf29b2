"""Rules of thumb for VIVA: count the turns a hand still needs, and leave no VIVA to the left neighbour."""

from __future__ import annotations

import numpy as np

from vivamos.engine.bits import EMPTY, count, lowest, without_lowest
from vivamos.engine.compiled import compiled, inner
from vivamos.engine.dispatch import NEVER
from vivamos.engine.kinds import how_many, kinds_of, one, several
from vivamos.engine.state import Cards, Number, State
from vivamos.games.viva.cards import (
    CARDS_LAID,
    COLOUR_LETTERS,
    COLOURS,
    HOUSES_USED,
    KINDS,
    NOTHING,
    WAYS,
    colours_of,
    sharing,
)
from vivamos.games.viva.chances import foreseen as foreseen
from vivamos.games.viva.moves import BLOCK, BLOCK_TOP, CATCH, DRAW, FINISH, KEEP, is_forbidden
from vivamos.games.viva.rules import is_caught

ITERATIONS = (200, 1_200, 8_000)  # of a regular, an expert and a master
NOTICE = (0.25, 0.7)  # of a newcomer and a casual player: the rule of thumb alone plays as well as a search of 200
PLAYOUT = 30  # decisions of a playout; a whole round has some 50
LAST_RESORT = -1_000
GO_OUT = 1_000

# What stands between a hand and its end, tuned in some hundred thousand rounds.
KIND_TO_LAY = 3  # identical cards go in one move (VI-7), so kinds count, not cards
KIND_WITHOUT_HOUSE = 6  # more for a kind that no house takes
NO_CARD_TO_GO_OUT = 7  # the last card must match the blocking card (VI-14)
BLOCKED_TOO_MANY = 20  # each further blocked card waits for another blocking card (VI-9)
UNKNOWN_BLOCK = 50  # a blocking card off the pile sheds no card
VIVA_WITH_ONE = 3  # each kind that makes a VIVA for the next player: it is we who draw two cards (VI-11)
VIVA_WITH_TWO = 1  # each kind of which it takes two cards

ALL_COPIES = np.uint64(7)  # times a set of kinds: all cards of these kinds
SHOWING = np.array(  # for each set of colours (bits): the kinds with one of them
    [
        sum(1 << 3 * kind for kind in range(KINDS) if COLOURS[kind + 1] & colours)
        for colours in range(1 << len(COLOUR_LETTERS))
    ],
    np.uint64,
)


@compiled
def rate_move(s: State, action: Number) -> Number:
    """How good the rule of thumb finds a legal move of the seat to move: an integer, higher is better."""
    if never_made(s, action):
        return NEVER
    hand = s.hands[s.seat]
    if action < DRAW:
        return rating_of_placement(s, hand, action // WAYS, action % WAYS)
    if action == DRAW:
        return LAST_RESORT
    if action == KEEP:
        return outlook(hand, s.block, s.tops[0], s.tops[1], s.tops[2])
    if action >= FINISH:
        return GO_OUT
    if action >= BLOCK:
        return outlook_with_block(hand, action - BLOCK)
    if action == BLOCK_TOP:
        return -UNKNOWN_BLOCK
    return 1 if action == CATCH else 0


@compiled
def never_made(s: State, action: Number) -> bool:
    """VI-17: we do not cheat; and everyone sees what was laid on what, so nobody accuses without reason."""
    if action < DRAW:
        return bool(s.honour and is_forbidden(s, action // WAYS, action % WAYS))
    return bool(action == CATCH and not is_caught(s, CATCH))


@inner
def rating_of_placement(s: State, hand: Cards, kind: Number, way: Number) -> Number:
    """Lay what leaves the better hand and the safer houses."""
    used = HOUSES_USED[way]
    first = np.int64(kind if used & 1 else s.tops[0])
    second = np.int64(kind if used & 2 else s.tops[1])
    third = np.int64(kind if used & 4 else s.tops[2])
    left = hand - several(kind, CARDS_LAID[way])
    if colours_of(first) & colours_of(second) & colours_of(third):
        return outlook_after_viva(left)
    return outlook(left, s.block, first, second, third)


@inner
def outlook_after_viva(hand: Cards) -> Number:
    """A VIVA is worth as much as the best blocking card that the hand has for it (VI-12, VI-13)."""
    best: Number = LAST_RESORT
    kinds = kinds_of(hand)
    while kinds != EMPTY:
        best = max(best, outlook_with_block(hand, lowest(kinds) // 3))
        kinds = without_lowest(kinds)
    return best


@inner
def outlook_with_block(hand: Cards, kind: Number) -> Number:
    """Block with a card that lets one other go out on it, and does not stand in the way of the rest."""
    return outlook(hand - one(kind), kind, NOTHING, NOTHING, NOTHING)


@inner
def outlook(hand: Cards, block: Number, first: Number, second: Number, third: Number) -> Number:
    """What a hand is worth under a blocking card and the top cards of the houses: less for each turn it still needs."""
    blocked = sharing(block)
    takes_first, takes_second, takes_third = sharing(first), sharing(second), sharing(third)  # VI-5, VI-6
    on_first, on_second, on_third = colours_of(first), colours_of(second), colours_of(third)
    free = kinds_of(hand) & ~blocked
    without_house = free & ~(takes_first | takes_second | takes_third)
    with_one = (
        takes_first & SHOWING[on_second & on_third]
        | takes_second & SHOWING[on_first & on_third]
        | takes_third & SHOWING[on_first & on_second]
    )
    with_two = (
        takes_second & takes_third & SHOWING[on_first]
        | takes_first & takes_third & SHOWING[on_second]
        | takes_first & takes_second & SHOWING[on_third]
    )
    return (
        rating_of_blocked(how_many(hand & blocked * ALL_COPIES))
        - KIND_TO_LAY * count(free)
        - KIND_WITHOUT_HOUSE * count(without_house)
        - VIVA_WITH_ONE * count(with_one & ~blocked)
        - VIVA_WITH_TWO * count(with_two & ~blocked)
    )


@inner
def rating_of_blocked(cards: Number) -> Number:
    """Keep one card of a blocked colour to go out with, and no more."""
    return -NO_CARD_TO_GO_OUT if cards == 0 else BLOCKED_TOO_MANY * (1 - cards)


@compiled
def easily_missed(s: State, action: Number) -> bool:
    """VI-17: that a card was forbidden, one must see in time."""
    return bool(action == CATCH)

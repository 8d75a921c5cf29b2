"""The moves of VIVA: their action ids, and which of them a seat may make.

Actions: `kind * WAYS + way` lays cards of a kind on houses, then come DRAW, KEEP, BLOCK_TOP, CATCH, LET, and for
each kind BLOCK + kind and FINISH + kind.
"""

from __future__ import annotations

import numpy as np

from vivamos.engine.bits import EMPTY, has, lowest, without_lowest
from vivamos.engine.compiled import compiled
from vivamos.engine.kinds import EVERY_KIND, copies_of, how_many, kinds_of, one
from vivamos.engine.state import Moves, Number, State
from vivamos.games.viva.cards import (
    HONOUR,
    HOUSES,
    HOUSES_USED,
    KINDS,
    NOTHING,
    SHARING,
    WAYS,
    WAYS_ON,
    WAYS_UP_TO,
    share_a_colour,
)

DRAW = KINDS * WAYS
KEEP = DRAW + 1
BLOCK_TOP = KEEP + 1
CATCH = BLOCK_TOP + 1
LET = CATCH + 1
BLOCK = LET + 1
FINISH = BLOCK + KINDS
ACTIONS = FINISH + KINDS
MOST_MOVES = DRAW + 1

# What the seat to move is asked.
TURN = 0  # place, draw or finish
DRAWN = 1  # place the card just drawn, or keep it
NEW_BLOCK = 2  # after VIVA
JUDGE = 3  # honour play: catch what another has placed, or let it pass

A_SINGLE_CARD = 1


# --- what a rule allows ---


@compiled
def house_takes(s: State, house: Number) -> Number:
    """The kinds a house takes: any on an empty one (VI-5), else those that share a colour with its top (VI-6)."""
    return EVERY_KIND if s.tops[house] == NOTHING else SHARING[s.tops[house]]


@compiled
def blocked(s: State) -> Number:
    """VI-9: the kinds with a colour of the blocking card."""
    return SHARING[s.block]


@compiled
def open_houses(s: State, kind: Number) -> Number:
    """The houses on which a kind may be laid, as bits (VI-5, VI-6, VI-9)."""
    if has(blocked(s), 3 * kind):
        return 0
    found = 0
    for house in range(HOUSES):
        found |= has(house_takes(s, house), 3 * kind) << house
    return found


@compiled
def most_to_place(s: State, kind: Number) -> Number:
    """VI-7, VI-10: as many as the seat holds, but never its last card."""
    hand = s.hands[s.turn]
    return min(copies_of(hand, kind), how_many(hand) - 1)


@compiled
def can_finish(s: State, kind: Number) -> bool:
    """VI-14: it is the last card, and it shares a colour with the blocking card."""
    return bool(s.hands[s.turn] == one(kind) and share_a_colour(kind, s.block))


@compiled
def is_forbidden(s: State, kind: Number, way: Number) -> bool:
    """VI-17: whether a placement breaks the golden rule or lays a blocked colour."""
    return bool(HOUSES_USED[way] & ~open_houses(s, kind))


# --- all that may be done ---


@compiled
def legal(s: State, out: Moves) -> Number:
    """Write the legal actions of the seat to move; return how many there are."""
    if s.asked == TURN:
        return legal_in_turn(s, out)
    if s.asked == DRAWN:
        return legal_with_fresh_card(s, out)
    if s.asked == NEW_BLOCK:
        return legal_blocks(s, out)
    out[0] = CATCH
    out[1] = LET
    return 2


@compiled
def legal_in_turn(s: State, out: Moves) -> Number:
    hand = s.hands[s.turn]
    n = 0
    if how_many(hand) == 1:  # VI-10
        kind = lowest(hand) // 3
        if can_finish(s, kind):
            out[0] = FINISH + kind
            n = 1
    else:
        n = legal_placements(s, out)
    out[n] = DRAW
    return n + 1


@compiled
def legal_placements(s: State, out: Moves) -> Number:
    """VI-5 to VI-10, for a hand of at least two cards; VI-17: in honour play any single card on any house."""
    hand = s.hands[s.turn]
    held = kinds_of(hand)
    free = held & ~blocked(s)
    first, second, third = free & house_takes(s, 0), free & house_takes(s, 1), free & house_takes(s, 2)
    kinds = held if s.honour else first | second | third
    most = how_many(hand) - 1  # VI-10
    houses, ways, way, action, n = 0, np.int64(0), 0, 0, 0
    # One loop over all ways of all kinds, not two: on a GPU games side by side then wait less for each other.
    while way < ways or kinds != EMPTY:
        if way == ways:
            at = lowest(kinds)
            kinds = without_lowest(kinds)
            houses = has(first, at) | has(second, at) << 1 | has(third, at) << 2 | HONOUR * s.honour
            way, ways = 0, np.int64(WAYS_UP_TO[houses, min(copies_of(hand, at // 3), most)])
            action = at // 3 * WAYS
        out[n] = action + WAYS_ON[houses, way]
        n += 1
        way += 1
    return n


@compiled
def legal_with_fresh_card(s: State, out: Moves) -> Number:
    """VI-8: the card just drawn on a house, or keep it; VI-17: in honour play on any house."""
    kind = np.int64(s.fresh)
    houses = open_houses(s, kind) | HONOUR * np.int64(s.honour)
    n = np.int64(WAYS_UP_TO[houses, A_SINGLE_CARD])
    for way in range(n):
        out[way] = kind * WAYS + WAYS_ON[houses, way]
    out[n] = KEEP
    return n + 1


@compiled
def legal_blocks(s: State, out: Moves) -> Number:
    """VI-12: any card in hand, or the top of the draw pile."""
    kinds = kinds_of(s.hands[s.turn])
    n = 0
    while kinds != EMPTY:
        out[n] = BLOCK + lowest(kinds) // 3
        kinds = without_lowest(kinds)
        n += 1
    out[n] = BLOCK_TOP
    return n + 1

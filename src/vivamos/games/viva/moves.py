"""The moves of VIVA: their action ids, and which of them a seat may make.

Actions: `kind * WAYS + way` lays cards of a kind on houses, then come DRAW, KEEP, BLOCK_TOP, CATCH, LET, and for
each kind BLOCK + kind and FINISH + kind.
"""

from __future__ import annotations

import numpy as np

from vivamos.engine.bits import EMPTY, ONE, lowest, without_lowest
from vivamos.engine.compiled import compiled, inner
from vivamos.engine.kinds import EVERY_KIND, copies_of, how_many, kinds_of, lowest_kind, one
from vivamos.engine.state import Cards, Moves, Number, State
from vivamos.games.viva.cards import (
    FOUR_WAYS,
    HONOUR,
    HOUSES_USED,
    KINDS,
    WAYS,
    WAYS_UP_TO,
    share_a_colour,
    sharing,
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

_2, _7, _8, _FF = np.uint64(2), np.uint64(7), np.uint64(8), np.uint64(0xFF)


# --- what a rule allows ---


@inner
def all_open_houses(s: State) -> Cards:
    """The houses on which each kind may be laid: three bits a kind, like the copies in a set of cards.

    Any on an empty house (VI-5), else those that share a colour with its top (VI-6); none of a blocked colour (VI-9).
    """
    open_to = sharing(s.tops[0]) | sharing(s.tops[1]) << ONE | sharing(s.tops[2]) << _2
    return open_to & ~(_7 * sharing(s.block))


@inner
def open_houses(s: State, kind: Number) -> Number:
    """The houses on which a kind may be laid, as bits."""
    return copies_of(all_open_houses(s), kind)


@inner
def most_to_place(s: State, kind: Number) -> Number:
    """VI-7, VI-10: as many as the seat holds, but never its last card."""
    hand = s.hands[s.turn]
    return min(copies_of(hand, kind), how_many(hand) - 1)


@inner
def can_finish(s: State, kind: Number) -> bool:
    """VI-14: it is the last card, and it shares a colour with the blocking card."""
    return bool(s.hands[s.turn] == one(kind) and share_a_colour(kind, s.block))


@inner
def is_forbidden(s: State, kind: Number, way: Number) -> bool:
    """VI-17: whether a placement breaks the golden rule or lays a blocked colour."""
    return bool(HOUSES_USED[way] & ~open_houses(s, kind))


# --- all that may be done ---


@compiled
def legal(s: State, out: Moves) -> Number:
    """Write the legal actions of the seat to move; return how many there are."""
    if s.asked == JUDGE:
        out[0] = CATCH
        out[1] = LET
        return 2
    if s.asked == NEW_BLOCK:
        return legal_blocks(s, out)
    drawn = s.asked == DRAWN
    n = legal_placements(s, one(s.fresh) if drawn else cards_to_place(s), out)
    last = lowest_kind(s.hands[s.turn])
    if n == 0 and can_finish(s, last):
        out[0] = FINISH + last
        n = 1
    out[np.uint64(n)] = KEEP if drawn else DRAW  # VI-8
    return n + 1


@inner
def cards_to_place(s: State) -> Cards:
    """VI-10: the hand, but of identical cards one must stay."""
    hand = s.hands[s.turn]
    kinds = kinds_of(hand)
    return hand - kinds if without_lowest(kinds) == EMPTY else hand


@inner
def legal_placements(s: State, cards: Cards, out: Moves) -> Number:
    """VI-5 to VI-9, for all of these cards; VI-17: in honour play any single card on any house."""
    houses_open = all_open_houses(s)
    honour = np.uint64(s.honour)
    kinds = kinds_of(cards) & (kinds_of(houses_open) | honour * EVERY_KIND)
    n: Number = 0
    way = 0
    # One loop for all ways of all kinds, always the same steps: games that a GPU plays side by side then wait less for
    # each other. Four ways at a time, the last maybe past the end: MOST_MOVES has room, for some kinds are always
    # blocked. (`uint64` as an index: nobody asks whether it is negative.)
    while kinds != EMPTY:
        at = np.uint64(lowest(kinds))
        houses = (houses_open >> at & _7) + honour * np.uint64(HONOUR)
        ways = np.int64(WAYS_UP_TO[houses, cards >> at & _7])
        four = np.uint64(FOUR_WAYS[houses, np.uint64(way >> 2)])
        action = lowest_kind(kinds) * WAYS
        for i in range(4):
            out[np.uint64(n + way + i)] = action + np.int64(four & _FF)
            four = four >> _8
        way += 4
        if way >= ways:
            kinds = without_lowest(kinds)
            n += ways
            way = 0
    return n


@inner
def legal_blocks(s: State, out: Moves) -> Number:
    """VI-12: any card in hand, or the top of the draw pile."""
    kinds = kinds_of(s.hands[s.turn])
    n = 0
    while kinds != EMPTY:
        kind = lowest_kind(kinds)
        out[np.uint64(n)] = BLOCK + kind
        kinds -= one(kind)
        n += 1
    out[np.uint64(n)] = BLOCK_TOP
    return n + 1

"""Rules of thumb for SLAMBO!: leave the next player few safe cards, and yourself a way back.

Weights were tuned by matches between such players. Rule ids (SL-…) are those of docs/games/slambo.md.
"""

from __future__ import annotations

import numpy as np

from vivamos.engine.bits import EMPTY, bit, first_cards, lowest, without_lowest
from vivamos.engine.compiled import compiled, inner
from vivamos.engine.state import Cards, Number, State
from vivamos.games.slambo.rules import BALANCE, COPY, EITHER, card_in_hand, in_ring, kind_of, kind_of_action, step_of

ITERATIONS = (20, 150, 2_500)  # of a regular, an expert and a master
SLAMBO = -100_000  # not NEVER: it may be that every card loses (SL-5)
NONE = 11  # a step no balance can bear
BIG_CARD = 5
REPLY = 200  # for all unseen cards
MIDDLE = 10
OWN_SIDE = 3
KEEP_EITHER = 60
SMALL_STEPS = 3


@compiled
def rate_move(s: State, action: Number) -> Number:
    """How good the rule of thumb finds a legal move of the seat to move: an integer, higher is better."""
    kind = kind_of_action(s, action)
    step = step_of(s, action, kind)
    balance = np.int64(s.balance) + step
    if not in_ring(s, balance):
        return SLAMBO  # SL-6
    hand = s.hands[s.seat]
    up, down, raising = way_back(s, hand ^ bit(card_in_hand(s, hand, kind)))
    value = BIG_CARD * abs(step)  # play the big ones while there is room for them
    value -= SMALL_STEPS * (up + down)  # one small card each way gets out of almost anything
    value -= replies(s, step, balance, up, down)
    value -= MIDDLE * abs(balance - BALANCE)  # near an edge, nobody's cards last long
    value += OWN_SIDE * raising * (balance - BALANCE)  # with raising cards leave it high: others must bring it down
    if s.kind_type[kind] == EITHER:
        value -= KEEP_EITHER  # SL-14: it gets you out of trouble on both sides
    return value


@inner
def way_back(s: State, hand: Cards) -> tuple[Number, Number, Number]:
    """The smallest steps up and down that a hand can make, and how many more of its cards raise than lower."""
    up: Number = NONE
    down: Number = NONE
    raising: Number = 0
    while hand != EMPTY:
        kind = kind_of(s, lowest(hand))
        hand = without_lowest(hand)
        number = np.int64(s.number[kind])
        if number > 0:
            up = min(up, number)
            raising += 1
        if number < 0 or s.kind_type[kind] == EITHER:
            down = min(down, abs(number))
            raising -= 1
    return up, down, raising


@inner
def replies(s: State, step: Number, balance: Number, up: Number, down: Number) -> Number:
    """What the unseen cards that are safe next count, as a share of REPLY; those that leave no way back count twice."""
    unseen = first_cards(s.cards) & ~s.seen & ~s.hands[s.seat]
    there_are: Number = 0
    found: Number = 0
    while unseen != EMPTY:
        kind = kind_of(s, lowest(unseen))
        unseen = without_lowest(unseen)
        there_are += 1
        number = step if s.kind_type[kind] == COPY else np.int64(s.number[kind])
        after = balance + number
        if in_ring(s, after):
            stuck = not in_ring(s, after + up) and not in_ring(s, after - down)
            found += 2 if stuck else 1
        elif s.kind_type[kind] == EITHER:
            found += in_ring(s, balance - number)
    return REPLY * found // max(1, there_are)

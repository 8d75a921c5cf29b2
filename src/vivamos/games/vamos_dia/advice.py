"""Rules of thumb for VAMOS dia: what a teacher would tell a beginner. Rule ids (VD-…) are those of the docs page."""

from __future__ import annotations

import numpy as np

from vivamos.engine.bits import EMPTY, count, first_cards, has
from vivamos.engine.colours import colour_of
from vivamos.engine.compiled import compiled, inner
from vivamos.engine.state import Number, State
from vivamos.engine.tricks import beats
from vivamos.games.vamos_dia.rules import CARDS, FACE_DOWN, NOTHING

POINT = 60  # what a point for oneself is worth; a point for another counts against it, shared among the others
GIFT = -2  # what the winner may expect of a VAMOS (VD-10): the others lay down skulls
NEXT_ONE_SPOILS = 40  # what each player behind may be expected to take off a trick that one wins


@compiled
def rate_move(s: State, action: Number) -> Number:
    """How good the rule of thumb finds a legal move of the seat to move; higher is better."""
    if s.asked == FACE_DOWN:
        return lay_down(s, action - CARDS)
    if s.led == NOTHING:
        return lead(s, action)
    if beats(s, action, s.colours[s.led]):
        return win_the_trick(s, action)
    return leave_the_trick(s, action)


@inner
def lay_down(s: State, card: Number) -> Number:
    """VD-10: stars for your own pile, skulls for another's."""
    value = np.int64(s.value[card]) * POINT
    return value if s.seat == s.winner else -value


@inner
def lead(s: State, card: Number) -> Number:
    """Lead a card that you will hardly win with if it is bad to win, and one that holds if it is good."""
    chance = chance_to_hold(s, card, colour_of(s, card))
    prize = GIFT if has(s.vamos, card) else np.int64(s.value[card])
    mine = prize * POINT - NEXT_ONE_SPOILS * (np.int64(s.players) - 1)
    return expected(s, chance, mine, prize)


@inner
def win_the_trick(s: State, card: Number) -> Number:
    """Win when the lowest card (VD-8) is worth it, and most gladly as the last to play."""
    prize = prize_with(s, card)
    behind = np.int64(s.players) - 1 - s.laid
    if behind == 0:
        return prize * POINT
    return expected(s, chance_to_hold(s, card, np.int64(s.led)), prize * POINT - NEXT_ONE_SPOILS * behind, prize)


@inner
def leave_the_trick(s: State, card: Number) -> Number:
    """Another wins: let the lowest card be a bad one, and get rid of what you would not want to win with later."""
    return expected(s, 0, 0, prize_with(s, card)) - np.int64(s.value[card])


@inner
def prize_with(s: State, card: Number) -> Number:
    """What the winner gets if this card is the trick's last: its lowest card, or the gift of a VAMOS."""
    is_last_trick = count(s.hands[s.seat]) == 1
    if not is_last_trick and (has(s.vamos, card) or s.vamos_on):
        return GIFT
    return np.int64(s.value[min(card, np.int64(s.low))])


@inner
def chance_to_hold(s: State, card: Number, colour: Number) -> Number:
    """Roughly, in hundredths: every higher card of the colour that is still out makes it less likely."""
    out = s.colours[colour] & ~s.seen & ~s.hands[s.seat]
    higher = count(out & ~first_cards(card + 1))
    if out == EMPTY or higher == 0:
        return 100
    return 100 // (1 + higher)


@inner
def expected(s: State, chance: Number, mine: Number, prize: Number) -> Number:
    """Mine with a chance (in hundredths); else another's, which costs a share of it."""
    others = prize * POINT // (np.int64(s.players) - 1)
    return (chance * mine - (100 - chance) * others) // 100

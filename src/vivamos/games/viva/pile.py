"""The draw pile of VIVA, and the draws that are due.

What a move brings about says who is to draw how many cards; they are drawn one card after the other, in one place
(`advance`). The draws due are a row in one word, a byte each, the next one lowest: who (a seat, or
BLOCKING: a new blocking card is turned up) in the lower three bits, and how many cards.
"""

from __future__ import annotations

import numpy as np

from vivamos.engine.bits import EMPTY
from vivamos.engine.chance import draw_kind
from vivamos.engine.compiled import inner
from vivamos.engine.kinds import how_many, one
from vivamos.engine.state import Cards, Number, State
from vivamos.games.viva.cards import HOUSES, MOST_SEATS
from vivamos.games.viva.memory import remember_draw, remember_new_pile

BLOCKING = MOST_SEATS  # in place of a seat

# --- what is due ---

NO_DRAWS = EMPTY
_ONE_CARD, _ONE_DRAW = np.uint64(8), np.uint64(8)
_WHO, _CARDS = np.uint64(7), np.uint64(0xF8)


@inner
def draws_of(who: Number, cards: Number) -> Number:
    """Draws due: so many cards (at most 31) for one seat, or for BLOCKING."""
    return np.uint64(cards) * _ONE_CARD + np.uint64(who)


@inner
def followed_by(draw: Number, draws: Number) -> Number:
    """A draw (of one seat), and after it those that were due."""
    return draw | draws << _ONE_DRAW


@inner
def less_one_card(draws: Number) -> Number:
    draws -= _ONE_CARD
    return draws if draws & _CARDS != EMPTY else draws >> _ONE_DRAW


# --- the cards ---


@inner
def lay_out_pile(s: State, cards: Cards) -> None:
    s.pile = cards
    s.pile_size = how_many(cards)


@inner
def can_renew_pile(s: State) -> bool:
    """VI-15: there is a discard pile, or a card under the tops of the houses."""
    return bool(s.discard != EMPTY or s.covered != EMPTY)


@inner
def renew_pile(s: State) -> None:
    """VI-15: from the discard pile, or else from under the tops of the houses."""
    if s.discard != EMPTY:
        lay_out_pile(s, s.discard)
        s.discard = EMPTY
    else:
        lay_out_pile(s, s.covered)
        s.covered = EMPTY
        for house in range(HOUSES):
            s.house_size[house] = min(s.house_size[house], 1)
    remember_new_pile(s)


@inner
def draw_next(s: State, draws: Number) -> Number:
    """The next card of the draws due goes where it belongs; the pile is not empty. Returns its kind."""
    kind = draw_kind(s, s.pile, s.pile_size)
    s.pile -= one(kind)
    s.pile_size -= 1
    who = draws & _WHO
    if who == BLOCKING:
        s.block = kind
    else:
        s.hands[who] += one(kind)
        remember_draw(s, who, kind)
    return kind

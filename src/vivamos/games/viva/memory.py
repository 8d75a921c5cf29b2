"""What everyone has seen of hidden cards in a round of VIVA: who took a card from which draw pile, and who showed what.

Until the draw pile is renewed (VI-15) all hidden cards are one lot, and nothing has to be remembered. From then on
`s.memory` is a row of `s.remembered` entries in the order of time, one number each:

- a card was *taken* into a hand: seat and kind (the kind is known to that seat only);
- a card was *shown*: seat and kind. It had been taken by that seat at some time before; nobody else knows when;
- the draw pile was renewed (NEW_PILE). Everyone saw which cards went into it: what is taken between two such entries
  is one *lot*. The first lot are the cards that were in hand when the pile was renewed for the first time.

Cards that everyone knows to be in a hand (`s.known`, VI-17) are not among the taken ones. So for every seat

    hand = known + taken - shown.
"""

from __future__ import annotations

import numpy as np

from vivamos.engine.bits import EMPTY
from vivamos.engine.compiled import inner
from vivamos.engine.kinds import copies_of, lowest_kind, one
from vivamos.engine.state import Cards, Number, State
from vivamos.games.viva.cards import KINDS, MOST_SEATS

MOST_REMEMBERED = 256
SETTLED_AT_ONCE = 8  # cards, when the memory is full

SHOWN = KINDS * MOST_SEATS  # entries below are taken cards
NEW_PILE = 2 * SHOWN
SETTLED = NEW_PILE + 1


@inner
def taken(seat: Number, kind: Number) -> Number:
    return seat * KINDS + kind


@inner
def shown(seat: Number, kind: Number) -> Number:
    return SHOWN + seat * KINDS + kind


@inner
def seat_of(entry: Number) -> Number:
    """Of a taken or shown card. (Without a sign: a cheap division.)"""
    return np.int64(np.uint64(entry) // np.uint64(KINDS) % np.uint64(MOST_SEATS))


@inner
def kind_of(entry: Number) -> Number:
    return np.int64(np.uint64(entry) % np.uint64(KINDS))


# --- as the game goes on ---


@inner
def forget_round(s: State) -> None:
    """All cards are shuffled together (VI-3)."""
    for seat in range(MOST_SEATS):
        s.known[seat] = EMPTY
    s.renewed = 0
    forget_from(s, 0)


@inner
def forget_from(s: State, kept: Number) -> None:
    """Only so many entries are kept; nothing is left of the others, for a copy of `s` may be given away."""
    for at in range(kept, s.remembered):
        s.memory[at] = 0
    s.remembered = kept


@inner
def remember_draw(s: State, seat: Number, kind: Number) -> None:
    if s.renewed:
        remember(s, taken(np.int64(seat), np.int64(kind)))


@inner
def remember_placed_at_once(s: State) -> None:
    """VI-8: the card just drawn, for all to see; so it was never hidden."""
    if s.renewed:
        forget_from(s, s.remembered - 1)


@inner
def remember_laid(s: State, seat: Number, kind: Number) -> None:
    """A card has left the hand. Of identical ones it was the one that is known."""
    if copies_of(s.known[seat], kind) > 0:
        s.known[seat] -= one(kind)
    elif s.renewed:
        remember(s, shown(np.int64(seat), np.int64(kind)))


@inner
def remember_new_pile(s: State) -> None:
    """VI-15. A lot of which no hidden card is left is not worth an entry."""
    if not s.renewed:
        s.renewed = 1
        for seat in range(MOST_SEATS):
            cards = s.hands[seat] - s.known[seat]
            while cards != EMPTY:
                kind = lowest_kind(cards)
                cards -= one(kind)
                remember(s, taken(seat, kind))
    at = np.int64(s.remembered) - 1
    while at >= 0 and s.memory[at] != NEW_PILE:
        if s.memory[at] < SHOWN:
            remember(s, NEW_PILE)
            return
        at -= 1


@inner
def remember(s: State, entry: Number) -> None:
    if s.remembered == MOST_REMEMBERED:
        settle_first_shown(s)
    s.memory[s.remembered] = entry
    s.remembered += 1


# --- when the memory is full ---


@inner
def settle_first_shown(s: State) -> None:
    """Say of the cards shown first when they were taken (of identical ones: the first), and forget both.

    There is always one: no more than 126 cards can be in hands, and every lot has one of them.
    """
    at = 0
    for _ in range(SETTLED_AT_ONCE):
        while at < s.remembered and (s.memory[at] < SHOWN or s.memory[at] == NEW_PILE or s.memory[at] == SETTLED):
            at += 1
        if at == s.remembered:
            break
        was = np.int64(s.memory[at]) - SHOWN
        s.memory[at] = SETTLED
        earlier = 0
        while s.memory[earlier] != was:
            earlier += 1
        s.memory[earlier] = SETTLED
    close_gaps(s)


@inner
def close_gaps(s: State) -> None:
    """Without what is settled, and without the ends of lots of which nothing is left."""
    kept, of_lot = 0, 0
    for at in range(s.remembered):
        entry = np.int64(s.memory[at])
        if entry == SETTLED or (entry == NEW_PILE and of_lot == 0):
            continue
        of_lot = 0 if entry == NEW_PILE else of_lot + int(entry < SHOWN)
        s.memory[kept] = entry
        kept += 1
    forget_from(s, kept)


@inner
def memory_fits(s: State, seat: Number) -> bool:
    """Whether hand = known + taken - shown, and every card shown was taken before."""
    hand: Cards = s.hands[seat] - s.known[seat]
    took, showed = taken(np.int64(seat), 0), shown(np.int64(seat), 0)
    for back in range(s.remembered):
        entry = np.int64(s.memory[s.remembered - 1 - back])
        if showed <= entry < showed + KINDS:
            hand += one(entry - showed)
        elif took <= entry < took + KINDS:
            if copies_of(hand, entry - took) == 0:
                return False
            hand -= one(entry - took)
    return bool(hand == EMPTY)

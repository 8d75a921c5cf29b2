"""Rules of thumb for Iyadosu: declare what the hand is worth, refuse in time, and win the tricks late.

Weights were tuned by matches between such players. Rule ids (IY-…) are those of docs/games/iyadosu.md.
"""

from __future__ import annotations

import numpy as np

from vivamos.engine.bits import EMPTY, count, first_cards
from vivamos.engine.colours import colour_of
from vivamos.engine.compiled import compiled, inner
from vivamos.engine.state import Number, State
from vivamos.games.iyadosu.knowledge import card_of, hidden_cards
from vivamos.games.iyadosu.rules import would_win
from vivamos.games.iyadosu.state import BLACK, DIVIDE, INSERT, MOST_CARDS, NOTHING, REFUSE

ITERATIONS = (60, 450, 7_500)  # of a regular, an expert and a master
TOP = 16  # the rank of the highest card of a colour; the lowest has 0
TRICK = 160  # what a sure trick counts when the hand is cut
SURE = 64  # the chance of a card that nobody can beat any more

# The rank of a card by how many its colour has and how many of them are lower: a table is quicker than a division.
RANKS = np.array(
    [[TOP * lower // max(1, cards - 1) for lower in range(MOST_CARDS + 1)] for cards in range(MOST_CARDS + 1)], np.int16
)


@compiled
def rate_move(s: State, action: Number) -> Number:
    """How good the rule of thumb finds a legal move of the seat to move: an integer, higher is better."""
    if s.dividing:
        refuse = action - DIVIDE
        return -abs(worth_of_hand(s, refuse) - TRICK * refuse)  # IY-3: declare as many tricks as the hand is worth
    if action == INSERT:
        return 0  # IY-9: the only move
    card = card_of(action)
    colour = colour_of(s, card)
    value = joy_of_winning(s, card, colour)
    if action >= REFUSE:
        return value + urge_to_refuse(s)
    if s.refuse[s.seat] != EMPTY:
        value -= pity_for_normal_card(s, card, colour)
    return value


@inner
def rank(s: State, card: Number, colour: Number) -> Number:
    """From 0 for the lowest card of the colour to TOP for the highest."""
    of_colour = s.colours[colour]
    return np.int64(RANKS[np.uint64(count(of_colour)), np.uint64(count(of_colour & first_cards(card)))])


@inner
def worth_of_hand(s: State, refuse: Number) -> Number:
    """The tricks a hand cut like this should win: by high cards, by black, most of all by black refuse cards (IY-7)."""
    size = np.int64(s.hand_size)
    at = size * np.int64(s.seat)
    worth: Number = 0
    for i in range(size):
        card = np.int64(s.order[at + i])
        colour = colour_of(s, card)
        if colour == BLACK:
            worth += 6 * rank(s, card, colour) + (75 if i >= size - refuse else 40)
        else:
            worth += 10 * max(0, rank(s, card, colour) - 9)
    return worth


@inner
def joy_of_winning(s: State, card: Number, colour: Number) -> Number:
    """Win what was declared, but late: who wins must lead, and a leader cannot refuse (IY-6). Then win no more."""
    seat = np.int64(s.seat)
    chance = chance_to_win(s, card, colour)
    missing = np.int64(s.declared[seat]) - s.won[seat]
    if missing <= 0:
        return -20 * chance
    still_to_play = count(s.hands[seat]) + count(s.refuse[seat])
    waste = strength(s, card, colour) // 5  # a cheaper card may win as well
    return (6 + 7 * missing - 4 * still_to_play - waste) * chance


@inner
def strength(s: State, card: Number, colour: Number) -> Number:
    return rank(s, card, colour) + (12 if colour == BLACK else 0)


@inner
def chance_to_win(s: State, card: Number, colour: Number) -> Number:
    """From 0 to SURE: none if the card is beaten already, less for each unseen card that beats it (IY-11)."""
    if s.led != NOTHING and not would_win(s, card):
        return 0
    others = np.int64(s.to_come) - 1
    if others == 0:
        return SURE
    return SURE * 16 // (16 + others * danger(s, card, colour))


@inner
def danger(s: State, card: Number, colour: Number) -> Number:
    unseen = hidden_cards(s, np.int64(s.seat))
    higher = count(unseen & s.colours[colour] & ~first_cards(card))
    return 3 * higher if colour == BLACK else 5 * higher + 3 * count(unseen & s.colours[BLACK])


@inner
def urge_to_refuse(s: State) -> Number:
    """Refuse while normal cards last (IY-9), but let the others submit before your last refuse card (IY-14)."""
    seat = np.int64(s.seat)
    normal, refuse = count(s.hands[seat]), count(s.refuse[seat])
    urge = 140 + 300 * (2 * refuse - normal)
    if refuse == 1 and s.inserts < s.players - 1:
        urge -= 360 * min(4, normal - 1)
    return urge


@inner
def pity_for_normal_card(s: State, card: Number, colour: Number) -> Number:
    """Play low ones, and keep one of each colour: only who can follow may refuse (IY-7, IY-8)."""
    last_of_colour = count(s.hands[s.seat] & s.colours[colour]) == 1
    return 28 * strength(s, card, colour) + (500 if last_of_colour else 0)

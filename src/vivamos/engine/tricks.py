"""Tricks where the colour led must be followed, and the highest card of some colours wins.

The state has the fields `colours` (see colours.py), `led` (the colour led, or -1), `best` (the card that wins the trick
so far, or -1) and `winner` (who played it). Of the cards that can win, the one with the highest number does.
"""

from __future__ import annotations

from vivamos.engine.bits import EMPTY, has
from vivamos.engine.compiled import inner
from vivamos.engine.state import Cards, Number, State

__all__ = ["beats", "cards_to_follow", "wins_so_far"]


@inner
def cards_to_follow(s: State, hand: Cards) -> Cards:
    """The cards of a hand that follow the colour led; the whole hand if none does, or if nothing was led."""
    if s.led < 0:
        return hand
    found = hand & s.colours[s.led]
    return found if found != EMPTY else hand


@inner
def beats(s: State, card: Number, able: Cards) -> bool:
    """Whether a card would win the trick as it stands; `able` are all cards that can win one."""
    return bool(card > s.best and has(able, card))


@inner
def wins_so_far(s: State, seat: Number, card: Number, able: Cards) -> None:
    """A card was played: if it beats those before, it is the best one now, and its player the winner."""
    if beats(s, card, able):
        s.best = card
        s.winner = seat

"""What a position at the end of a round is worth to each seat."""

from __future__ import annotations

from typing import Any

import numpy as np

from vivamos.engine.compiled import inner
from vivamos.engine.dispatch import utility, winners
from vivamos.engine.state import OVER

MOST_SEATS = 8


@inner
def result(s: Any, winning: Any, worth: Any) -> None:
    """What each seat has: the game's utility, and at the end of the game what winning it is worth beside."""
    utility(s, worth)
    if s.seat == OVER and winning > 0.0:
        add_win(np.int64(s.players), np.int64(winners(s)), winning, worth)


@inner
def add_win(players: Any, won: Any, winning: Any, worth: Any) -> None:
    """What the win is worth, shared by the winners, less what each would have if all shared it; it adds up to 0."""
    number: Any = 0
    for seat in range(players):
        number += (won >> seat) & 1
    for seat in range(players):
        worth[seat] += winning * (((won >> seat) & 1) / number - 1.0 / players)

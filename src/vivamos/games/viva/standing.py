"""How the seats of VIVA stand in the middle of a round: what the chance of each to win it is read from.

It is read from three tables: each seat finds one number in each of them, by what it holds and how soon its turn comes.
All hands are seen: it is for worlds that are sampled. chances.py has the numbers, and makes chances of them.
"""

from __future__ import annotations

import numpy as np

from vivamos.engine.bits import count
from vivamos.engine.compiled import compiled, inner
from vivamos.engine.kinds import how_many, kinds_of
from vivamos.engine.state import Number, State
from vivamos.games.viva.cards import sharing
from vivamos.games.viva.moves import TURN
from vivamos.games.viva.rules import next_playing as next_playing

TURNS, CARDS, BLOCKED, FREE, HOMELESS = 6, 13, 4, 9, 5  # how far each is counted, 0 included
BY_CARDS = 0
BY_KINDS = BY_CARDS + TURNS * BLOCKED * CARDS
BY_HOUSES = BY_KINDS + TURNS * BLOCKED * FREE
NUMBERS = BY_HOUSES + BLOCKED * HOMELESS * CARDS
ALL_COPIES = np.uint64(7)


@inner
def places(s: State, seat: Number, ahead: Number) -> tuple[Number, Number, Number]:
    """Where a seat whose turn is `ahead` turns away finds its numbers: the rules VI-5 to VI-10 and VI-14 matter."""
    hand = s.hands[seat]
    blocked = sharing(s.block)
    taken = sharing(s.tops[0]) | sharing(s.tops[1]) | sharing(s.tops[2])
    free = kinds_of(hand) & ~blocked
    cards = min(how_many(hand), CARDS - 1)
    waits = min(how_many(hand & blocked * ALL_COPIES), BLOCKED - 1)
    turn = min(ahead, TURNS - 1) * BLOCKED + waits
    return (
        BY_CARDS + turn * CARDS + cards,
        BY_KINDS + turn * FREE + min(count(free), FREE - 1),
        BY_HOUSES + (waits * HOMELESS + min(count(free & ~taken), HOMELESS - 1)) * CARDS + cards,
    )


@compiled
def can_be_judged(s: State) -> bool:
    """Between two turns only: then no card has just been drawn, and there is a blocking card."""
    return bool(s.asked == TURN)

"""Hints: two or three moves for the seat to move, with what to expect and why, from what that seat knows."""

from __future__ import annotations

import msgspec

from vivamos.bots.seat_view import SeatView
from vivamos.coach.budget import HINT, Budget
from vivamos.coach.reasons import why_good
from vivamos.coach.review import Move, told
from vivamos.coach.trying import Trier
from vivamos.engine.errors import UsageError
from vivamos.engine.facts import Fact
from vivamos.engine.table import Table

MOST_HINTS = 3


class Hint(msgspec.Struct, kw_only=True):
    """A move that may be made."""

    move: Move
    equal: bool  # to the first one, as far as the coach can tell
    why: Fact


def hints(table: Table, seat: int, budget: Budget = HINT, seed: int = 1) -> list[Hint]:
    """The best moves of the seat to move, best first; one if there is no other."""
    if table.seat is None or seat != table.seat:
        raise UsageError("hint-not-your-turn")
    return hints_for(SeatView.of(table), budget, seed)


def hints_for(view: SeatView, budget: Budget = HINT, seed: int = 1) -> list[Hint]:
    """The same for what a seat knows: nothing else is there to go by."""
    trier = Trier(view.game, budget)
    best = trier.decide(view, None, view.word(seed))[:MOST_HINTS]
    found = []
    for each in best:
        move = told(each, best[0], view.texts)
        why = why_good(trier, each, [other for other in best if other is not each], view.seat, own=True)
        found.append(Hint(move=move, equal=move.is_equal, why=why))
    return found

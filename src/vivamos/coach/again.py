"""A costly moment played again: any move within the error of the best will do; another is answered by what follows."""

from __future__ import annotations

import msgspec

from vivamos.bots.seat_view import SeatView
from vivamos.coach.reasons import why_costly
from vivamos.coach.review import Move, Review, digest_of, told, word_of
from vivamos.coach.trying import Trier
from vivamos.engine.errors import IllegalMove, UsageError
from vivamos.engine.facts import Fact
from vivamos.engine.state import changeable
from vivamos.engine.table import Table


class Again(msgspec.Struct, kw_only=True):
    """What came of another try."""

    accepted: bool  # it is the best move, or cannot be told apart from it
    move: Move  # with `continuation`, the refutation: how it goes on most often
    why: Fact | None  # what speaks against it; None if it was accepted


def try_again(table: Table, review: Review, number: int, move: str) -> Again:
    """Try a move in the place of decision `number`. Raises IllegalMove if the rules refuse it there.

    The worlds are those of the review, so a move that it has looked at closely is judged as it was there.
    """
    if review.record != digest_of(table):
        raise UsageError("review-of-another-game")
    decision = review.decision(number)
    position = changeable(table.step(number).before)
    view = SeatView(table.game, table.players, table.options, table.deck, position)
    then = Table.at(table.game, table.players, table.options, table.deck, position)
    refusal = then.why_not(move)
    if refusal is not None:
        raise IllegalMove(refusal.fact, table.game.folder)
    action, best = view.action(move), view.action(decision.best)
    trier = Trier(table.game, review.budget)
    trier.deal(view, word_of(review.seed, number))
    tried = {each.action: each for each in trier.compare({action, best}, word_of(review.seed, number))}
    mine = told(tried[action], tried[best], view.texts)
    accepted = mine.is_equal
    why = None if accepted else why_costly(trier, tried[action], tried[best], view.seat)
    return Again(accepted=accepted, move=mine, why=why)

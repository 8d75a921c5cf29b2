"""A lesson played: the table as it lies at a step, and what becomes of a try. Nothing is remembered in between."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, NamedTuple

import numpy as np
from msgspec import Struct

from vivamos.bots.seat_view import SeatView
from vivamos.coach.budget import Budget
from vivamos.coach.trying import Trier
from vivamos.engine.errors import IllegalMove, UsageError
from vivamos.engine.facts import Fact, fact
from vivamos.engine.game import Game
from vivamos.engine.table import Table
from vivamos.teach.lesson import SEED, Beginning, Expected, Lesson, Moves, Step

Done = Sequence[str | None]  # the move by which each step was done; None: as the lesson shows it
A_LOOK = Budget(worlds=400, to_the_end=0, moves=99)
WORD = np.uint64(1)  # the coach looks into the same worlds every time


class Verdict(Struct):
    """What became of a try."""

    kind: Literal["right", "wrong", "refused"]
    why: Fact | None = None
    """Why the rules refuse it, or why it is not what this step wants."""


class Place(NamedTuple):
    """Where somebody is in a lesson."""

    step: int  # as many as there are: the lesson is over
    table: Table
    verdict: Verdict | None
    over: bool = False  # whether the table is done with: another one is laid for the step


def play_lesson(game: Game, lesson: Lesson, done: Done, tried: str | None = None) -> Place:
    """The place after some steps were done, and after a try at the next one."""
    if len(done) > len(lesson.steps):
        raise UsageError("teach-fewer-steps", most=len(lesson.steps))
    table = _table_after(game, lesson, done)
    here = len(done)
    if tried is None:
        return Place(here, table, None)
    if here == len(lesson.steps):
        raise UsageError("teach-is-over")
    step = lesson.steps[here]
    verdict = judge(table, step, lesson.learner, tried)
    if verdict.kind != "right":
        return Place(here, table, verdict)
    _do(table, step, tried)
    over = here + 1 < len(lesson.steps) and lesson.steps[here + 1].table is not None
    return Place(here + 1, table, verdict, over)


def judge(table: Table, step: Step, learner: int, move: str) -> Verdict:
    """Whether a move is what a step wants. The table stays as it is."""
    if step.expect is None:
        raise UsageError("teach-nothing-to-play")
    refusal = table.why_not(move, learner)
    if refusal is not None:
        return Verdict("refused", refusal.fact)
    if _is_wanted(table, step.expect, learner, move):
        return Verdict("right")
    return Verdict("wrong", fact(step.wrong_words(move), rule=step.rules[0]))


def _is_wanted(table: Table, expect: Expected, learner: int, move: str) -> bool:
    if expect.condition:
        return _holds_after(table, expect.condition, learner, move)
    if expect.cost is not None:
        return cost_of(table, move) <= expect.cost
    wanted = [expect.move] if expect.move is not None else expect.any_of
    return move.casefold() in [each.casefold() for each in wanted]


def _holds_after(table: Table, condition: dict[str, Any], learner: int, move: str) -> bool:
    """Whether the learner's view is as it should be right after the move, before anything follows from it."""
    table.play(move)
    view = table.view_at(table.step(table.decisions).stages[0], learner)
    table.undo()
    return all(_at(view, path) == value for path, value in condition.items())


def _at(view: Any, path: str) -> Any:
    for key in path.split("."):
        view = view[int(key)] if isinstance(view, list) else view[key]
    return view


def cost_of(table: Table, move: str) -> float:
    """By how much a move is worse than the best, in the coach's points, from what the seat to move knows."""
    view = SeatView.of(table)
    trier = Trier(table.game, A_LOOK)
    trier.deal(view, WORD)
    tried = trier.compare(view.actions(), WORD)
    return next(tried[0].value - each.value for each in tried if view.texts[each.action].casefold() == move.casefold())


# --- the table ---


def begin(game: Game, beginning: Beginning) -> Table:
    """The table as it is laid."""
    events = beginning.events
    dealt = [event for event in events[: _next_move(events, 0)] if isinstance(event, dict)]
    options = game.settle_options(beginning.options, beginning.players)
    table = Table(game, beginning.players, options, game.read_deck(beginning.deck), SEED, dealt)
    _play_on(table, events[len(dealt) :])
    return table


def laid_for(lesson: Lesson, number: int) -> int:
    """The step for which the table was laid that lies there at a step."""
    return max(i for i, step in enumerate(lesson.steps[: number + 1]) if step.table is not None)


def _table_after(game: Game, lesson: Lesson, done: Done) -> Table:
    """The table when these steps are done; the last one that was laid is enough."""
    first = laid_for(lesson, len(done))
    table = begin(game, lesson.tables[lesson.steps[first].table or ""])
    for step, move in zip(lesson.steps[first:], done[first:], strict=False):
        if step.expect is not None and move is not None and judge(table, step, lesson.learner, move).kind != "right":
            raise UsageError("teach-not-done-so")
        _do(table, step, move)
    return table


def _do(table: Table, step: Step, move: str | None) -> None:
    """Make a step's move, and let the others answer."""
    if step.expect is None:
        _play_on(table, step.answers_to(None))
    else:
        made = step.shown(table) if move is None else move
        _play_on(table, [made, *step.answers_to(made)])


def _play_on(table: Table, moves: Moves) -> None:
    """Moves of whoever is to move, each with what chance did after it where the lesson says it."""
    at = 0
    while at < len(moves):
        move = moves[at]
        following = _next_move(moves, at + 1)
        chance = [event for event in moves[at + 1 : following] if isinstance(event, dict)]
        if not isinstance(move, str):
            raise IllegalMove(fact("move-is-no-text", given=str(move)))
        if chance:
            table.replay_move(move, table.seat, chance)
        else:
            table.play(move)
        at = following


def _next_move(moves: Moves, at: int) -> int:
    return next((i for i in range(at, len(moves)) if isinstance(moves[i], str)), len(moves))

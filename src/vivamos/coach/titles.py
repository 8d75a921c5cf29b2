"""A costly decision in a few words: what it led to. Never what would have been better: one may want to try it first."""

from __future__ import annotations

from typing import Any, Protocol

from vivamos.coach.reasons import is_about
from vivamos.coach.review import Decision
from vivamos.engine.facts import Fact, fact
from vivamos.engine.state import OVER
from vivamos.engine.table import Table


class Decided(Protocol):
    """What is needed of a decision here."""

    seat: int
    why: Fact | None


def title_of(table: Table, decision: Decision) -> Fact | None:
    """What came of it, told as exactly as the reason of its cost tells it."""
    came = came_of(table, decision.number)
    reason = _outcome(decision)
    told = next((each for each in came if each == reason), came[0] if came else None)
    return told and fact(f"coach-did-{_short(told)}", who=_who(told, decision.seat), **told.get("args", {}))


def habit_of(decision: Decided) -> Fact | None:
    """What a reason is about, as something that may cost points again and again: without cards and names."""
    reason = _outcome(decision)
    return reason and fact(f"coach-habit-{_short(reason)}", who=_who(reason, decision.seat))


def came_of(table: Table, number: int) -> list[Fact]:
    """The first thing that was settled after a decision, in the game as it went: told more and less exactly."""
    decided = table.step(number).before
    for later in range(number, table.decisions + 1):
        step = table.step(later)
        before, made = step.before, step.action
        for after in step.stages:
            if before.rounds != decided.rounds or before.seat == OVER:
                return []
            for told in table.game.facts.tell(before, made, after, step.happened, int(decided.seat)):
                if outcomes := table.game.facts.outcomes(told, after):
                    return outcomes
            before, made = after, None
    return []


def _outcome(decision: Decided) -> Fact | None:
    args: dict[str, Any] = (decision.why or {}).get("args", {})
    outcome: Fact | None = args.get("outcome")
    return outcome


def _short(outcome: Fact) -> str:
    return str(outcome["fact"]).removeprefix("coach-")


def _who(outcome: Fact, seat: int) -> str:
    """Whether it is about whoever decided."""
    return "self" if is_about(outcome, seat) else "other"

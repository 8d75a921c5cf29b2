"""What happened, cut where people look at the table: a full trick lies there before it is taken."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from vivamos.engine.facts import Fact
from vivamos.engine.table import Table
from vivamos.engine.telling import facts_for


@dataclass(frozen=True)
class Beat:
    """Some facts, and the table as it lies then; `rest`: how many times as long as a trick it is looked at."""

    view: dict[str, Any]
    facts: list[Fact]
    rest: float = 0.0


def beats_in(facts: Iterable[Fact], view: dict[str, Any]) -> list[Beat]:
    """Facts that led to a view, cut after each that has a view of its own."""
    beats: list[Beat] = []
    told: list[Fact] = []
    for each in facts:
        told.append(each)
        if "view" in each:
            beats.append(Beat(each["view"], told, float(each.get("rest", 1))))
            told = []
    return [*beats, Beat(view, told)]


def beats_of(table: Table, seat: int | None, number: int) -> list[Beat]:
    """What one decision of a table brought about, for a seat or a spectator."""
    step = table.step(number)
    view = table.public_at(step.after) | table.own_at(step.after, seat)
    return beats_in(facts_for(table, (seat,), step)[seat], view)

"""A table told to people: what happened, as one viewer may know it, and what a seat is asked for."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterable
from typing import Any

import numpy as np

from vivamos.engine.facts import Fact
from vivamos.engine.game import Game
from vivamos.engine.rng import mixed
from vivamos.engine.state import SPECTATOR, changeable, position_in, position_of
from vivamos.engine.table import Step, Table, go_through


def facts_so_far(table: Table, seat: int | None) -> list[Fact]:
    """What has happened, for a seat or `None`, a spectator."""
    told: list[Fact] = []
    for number in range(table.decisions + 1):  # 0: the first deal
        told += facts_of(table, seat, number)
    return told


def facts_of(table: Table, seat: int | None, number: int) -> list[Fact]:
    """What one decision brought about, for a seat or `None`, a spectator."""
    return facts_for(table, (seat,), table.step(number))[seat]


def facts_for(
    table: Table, seats: Iterable[int | None], step: Step, view_at: Callable[[Any, int | None], Any] | None = None
) -> dict[int | None, list[Fact]]:
    """What a decision brought about, for several viewers. Those who are told the same share it: it must not change.

    `view_at` makes the view of a position that rests for people to read; plain data if it is left out.
    """
    facts, view_at = table.game.facts, view_at or table.view_at
    before, action = step.before, step.action
    told: dict[int | None, list[Fact]] = {seat: [] for seat in seats}
    for after in step.stages:
        apart = facts.told_apart(before, action, after)
        common: list[Fact] | None = None
        for seat, heard in told.items():
            if seat is not None and (apart is None or seat in apart):
                new = facts.tell(before, action, after, step.happened, seat)
            else:
                if common is None:
                    common = facts.tell(before, action, after, step.happened, SPECTATOR)
                new = common
            if after.pending:
                new = [each | {"view": view_at(after, seat)} if "rest" in each else each for each in new]
            heard += new
        before, action = after, None
    return told


def as_known_now(told: Iterable[Fact]) -> list[Fact]:
    """The facts as they may be looked up now: nothing rests, and what a later fact makes fade reads as `faded` says.

    A fact that unfades gives it back: what is no secret any more reads in full.
    """
    return [each for each in _one_by_one(told) if each is not None]


def as_known_now_in_parts(parts: list[list[Fact]]) -> list[list[Fact]]:
    """The same for the facts of several decisions, each on its own."""
    shown = iter(_one_by_one(each for part in parts for each in part))
    return [[each for each in itertools.islice(shown, len(part)) if each is not None] for part in parts]


def _one_by_one(told: Iterable[Fact]) -> list[Fact | None]:
    """What each fact reads now; None for one that has left the log."""
    shown: list[Fact | None] = []
    fading: dict[str, list[int]] = {}
    gone: dict[str, list[tuple[int, Fact | None]]] = {}
    for each in told:
        for key in each.get("fades", ()):
            for index in fading.pop(key, []):
                full = shown[index]
                gone.setdefault(key, []).append((index, full))
                shown[index] = {"kind": full["kind"], **full["faded"]} if full and full["faded"] else None
        for key in each.get("unfades", ()):
            for index, full in gone.pop(key, []):
                shown[index] = full
        if "fade" in each:
            fading.setdefault(each["fade"], []).append(len(shown))
        shown.append({key: value for key, value in each.items() if key != "view"})
    return shown


def ask(table: Table) -> dict[str, Any] | None:
    """What the seat to move is asked: its moves, why others are refused, and what a move leads to."""
    if table.over:
        return None
    position = table.now()
    facts = table.game.facts
    return {
        "prompt": facts.prompt(position),
        "moves": table.moves(),
        "refused": table.refused(facts.moves_to_explain(position)),
        "preview": facts.preview(position),
    }


WORLDS = 20  # in which a move is tried before it is taken back


def can_be_undone(table: Table) -> bool:
    """Whether the last decision gave nothing away: then it may be taken back.

    Who moved must not have learnt anything by it, else one could try one move after the other. And nobody else may
    have been shown more than the move itself: a card that has come into a hand is known there for good. So the move is
    made in other worlds that its player could not rule out before it, and whatever it changes there in what any viewer
    sees must be the same as here. The true world is among those compared: one that is too rare to be met gives next to
    nothing away by being ruled out. What chance decided is not taken back, nor the end, which opens the whole log.
    """
    if not table.decisions or table.over:
        return False
    step = table.step(table.decisions)
    if step.happened:
        return False
    shown = _shown_by(table, step)
    for number in range(WORLDS):
        other = _elsewhere(table.game, step, number)
        if other.after.drawn or _shown_by(table, other) != shown:
            return False
    return True


def _elsewhere(game: Game, step: Step, number: int) -> Step:
    """The same decision in a world that its player cannot tell from this one."""
    states = changeable(step.before)
    game.knowledge.redeal(states[0], step.before.seat, np.uint64(mixed(np.uint64(number))))
    before = position_of(states)
    assert step.action is not None  # the first deal is nobody's decision
    between = [position_in(kept, states.dtype) for kept in go_through(game, states, step.action)]
    return Step(before, step.action, [*between, position_of(states)], [])


def _shown_by(table: Table, step: Step) -> list[Any]:
    """What a decision shows to everybody, tells its player, and changes in what each seat sees alone."""
    shown: list[Any] = [table.public_at(stage) for stage in step.stages]
    for seat in range(table.players):
        before, *after = (table.own_at(position, seat) for position in (step.before, *step.stages))
        shown += [{key: own[key] for key in own if own[key] != before[key]} for own in after]
    mover = step.before.seat
    return [*shown, facts_for(table, (mover,), step)[mover]]

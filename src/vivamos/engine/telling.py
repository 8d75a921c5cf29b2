"""A table told to people: the lines of the log as one viewer may read them, and what a seat is asked for."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from vivamos.engine.state import seat_or_spectator
from vivamos.engine.table import Step, Table
from vivamos.engine.words import Line


def lines(table: Table, seat: int | None) -> list[Line]:
    """What has happened, for a seat or `None`, a spectator."""
    told: list[Line] = []
    for number in range(table.decisions + 1):  # 0: the first deal
        told += lines_of(table, seat, number)
    return told


def lines_of(table: Table, seat: int | None, number: int, step: Step | None = None) -> list[Line]:
    """What one decision brought about. The step itself can be given, if several viewers are told of it."""
    told: list[Line] = table.game.story.tell(*(step or table.step(number)), seat_or_spectator(seat))
    return told


def looked_up(told: Iterable[Line]) -> list[Line]:
    """The lines as they may be looked up now: nothing stands still, and what a later line makes fade reads short.

    A line that unfades gives it back: what is no secret any more reads in full.
    """
    shown: list[Line] = []
    fading: dict[str, list[int]] = {}
    faded: dict[str, list[tuple[int, Line]]] = {}
    for line in told:
        for key in _keys(line, "fades"):
            for index in fading.pop(key, []):
                faded.setdefault(key, []).append((index, shown[index]))
                shown[index] = {"kind": shown[index]["kind"], "text": shown[index]["short"]}
        for key in _keys(line, "unfades"):
            for index, full in faded.pop(key, []):
                shown[index] = full
        if "fade" in line:
            fading.setdefault(line["fade"], []).append(len(shown))
        shown.append({key: value for key, value in line.items() if key != "still"})
    return shown


def _keys(line: Line, what: str) -> list[str]:
    found = line.get(what, [])
    return [found] if isinstance(found, str) else found


def ask(table: Table) -> dict[str, Any] | None:
    """What the seat to move is asked: its moves, why others are refused, and what a move leads to."""
    if table.over:
        return None
    position = table.now()
    story = table.game.story
    moves = table.moves()
    refused = {}
    for move in story.tries(position):
        refusal = None if move in moves else table.why_not(move)
        if refusal:
            refused[move] = [refusal.rule, refusal.reason]
    return {"prompt": story.prompt(position), "moves": moves, "refused": refused, "preview": story.preview(position)}


def can_be_undone(table: Table) -> bool:
    """Whether the last decision showed nobody anything hidden: then it may be taken back."""
    if not table.decisions:
        return False
    if table.step(table.decisions).happened:
        return False
    return not any(line.get("reveals") for line in lines_of(table, None, table.decisions))

"""`vivamos analyse`: records from a file, reviewed, and told in the terminal."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.markup import escape
from rich.table import Table as Grid

from vivamos.coach.figures import figure, percent
from vivamos.coach.review import Review, Seat
from vivamos.engine.errors import DataError, VivamosError, why_not_opened
from vivamos.engine.game import Game
from vivamos.engine.records import MOST_LINE, read_lines
from vivamos.engine.words import Words

FIGURES = ("score", "luck", "own", "rest", "result", "share", "lost", "accuracy")  # of a seat
MOST_FILE = 64 << 20  # bytes of a file with several records


def records_in(path: Path) -> Iterator[tuple[int | None, Any]]:
    """The records of a file with their line numbers: JSON Lines, or one JSON object over several lines (None)."""
    try:
        with path.open("rb") as file:
            text = file.read(MOST_FILE + 1)
    except OSError as error:
        raise DataError("file-not-readable", file=str(path), reason=why_not_opened(error)) from None
    if len(text) > MOST_FILE:
        raise DataError("line-too-long", megabytes=MOST_FILE >> 20)
    if len(text) <= MOST_LINE and _is_one_object(text):
        yield None, json.loads(text)
        return
    for number, record in read_lines(text.splitlines()):
        if isinstance(record, DataError):
            raise in_line(number, record)
        yield number, record


def _is_one_object(text: bytes) -> bool:
    try:
        return isinstance(json.loads(text), dict)
    except (ValueError, RecursionError):
        return False


def in_line(number: int | None, error: VivamosError) -> VivamosError:
    """What is wrong with a record, and in which line it stands if the file has several."""
    if number is None:
        return error
    wrong = DataError("line-of-file", number=number, reason=error.fact)
    wrong.game_folder = error.game_folder
    return wrong


def show(game: Game, review: Review, console: Console, language: str) -> None:
    """Luck and play, and the costly moments."""
    words = game.words(language)
    console.print(f"[bold]{escape(words.text('report-title', game=game.name))}[/bold]")
    console.print(escape(words.text("report-unit", unit={"fact": "coach-unit"})), style="dim")
    console.print(_ledger(review, words, language))
    if not review.moments:
        console.print(escape(words.text("report-no-moments")))
        return
    console.print(_moments(review, words, language))
    console.print(escape(words.text("report-seen")), style="dim")


def _ledger(review: Review, words: Words, language: str) -> Grid:
    """A line for each figure and a column for each seat: so it fits into 80 columns in every language."""
    grid = Grid(box=None, padding=(0, 2, 0, 0))
    grid.add_column(words.text("report-seat"), no_wrap=True)
    for seat in review.seats:
        grid.add_column(words.seat_name(seat.seat), justify="right", no_wrap=True)
    columns = [_figures(seat, language) for seat in review.seats]
    for name, *figures in zip(FIGURES, *columns, strict=True):
        grid.add_row(words.text(f"report-{name}"), *figures)
    return grid


def _figures(seat: Seat, language: str) -> list[str]:
    parts = (seat.points.luck, seat.points.own, seat.points.rest, seat.points.result)
    return [
        figure(seat.score, language, 0),
        *(figure(part, language) for part in parts),
        percent(seat.share.result, language),
        figure(seat.lost_per_decision, language, 2, sign=False),
        "–" if seat.accuracy is None else percent(seat.accuracy, language),
    ]


def _moments(review: Review, words: Words, language: str) -> Grid:
    title = words.text("report-moments")
    grid = Grid(box=None, padding=(0, 2, 0, 0), title=f"\n{title}", title_justify="left", title_style="bold")
    for name in ("move", "seat", "played", "coach", "cost", "why"):
        grid.add_column(words.text(f"report-{name}"), justify="right" if name in ("move", "cost") else "left")
    for number in review.moments:
        each = review.decision(number)
        why = words.text(each.why) if each.why else ""
        cost = figure(each.cost, language, sign=False)
        grid.add_row(str(number), words.seat_name(each.seat), each.played, each.best, cost, escape(why))
    return grid

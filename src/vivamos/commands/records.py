"""Games that were played: `vivamos replay`, `analyse`."""

from __future__ import annotations

import sys
from collections.abc import Callable
from contextlib import ExitStack
from functools import partial
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Any

import vivamos
from vivamos.commands.common import (
    Command,
    add_language,
    add_workers,
    new_console,
    open_file,
    progress,
    whole,
    workers_of,
)
from vivamos.engine.errors import DataError, UsageError, VivamosError

if TYPE_CHECKING:
    from vivamos.coach.budget import Budget
    from vivamos.coach.review import Review
    from vivamos.engine.table import Table
    from vivamos.engine.workers import Workers


def add_replay(command: Command) -> None:
    replay = command("replay", run_replay, "check game records move by move")
    replay.add_argument("file", metavar="FILE", help="a file with one record a line; - reads standard input")
    replay.add_argument("--view", action="store_true", help="look at a record in this terminal, step by step")
    replay.add_argument("--record", type=whole(1), default=1, metavar="N", help="which record to look at (default: 1)")
    add_language(replay)


def add_analyse(command: Command) -> None:
    analyse = command(
        "analyse",
        run_analyse,
        "review finished games: what each decision cost, luck and play",
        "The same record, seed and number of worlds give the same review.",
    )
    analyse.add_argument("file", metavar="FILE", type=Path, help="a record, or a file with one a line")
    analyse.add_argument("--html", type=Path, metavar="OUT", help="write a page that needs nothing else")
    analyse.add_argument("--json", type=Path, metavar="OUT", help="write the reviews, one a line")
    analyse.add_argument("--seed", type=whole(0, 2**64 - 1), default=1, help="of the coach (default: 1)")
    analyse.add_argument(
        "--worlds", type=whole(8, 1_000_000), help="deals of the hidden cards in which each move is tried"
    )
    add_workers(analyse)
    add_language(analyse)


def run_replay(chosen: Any) -> int:
    from vivamos.engine.records import lines_of, read_lines

    if chosen.view:
        return _view_record(chosen)
    right = wrong = 0
    with open_file(chosen.file) as file:
        for number, record in read_lines(lines_of(file)):
            try:
                if isinstance(record, DataError):
                    raise record
                vivamos.replay(record)
                right += 1
            except DataError as error:
                wrong += 1
                print(f"line {number}: {error}", file=sys.stderr)
    if right + wrong == 0:
        raise DataError("no-record-in-file", file=None if chosen.file == "-" else chosen.file)
    print(f"{right} of {right + wrong} records are right.")
    return 1 if wrong else 0


def _view_record(chosen: Any) -> int:
    from vivamos.engine.records import lines_of, read_lines
    from vivamos.terminal.terminals import can_be_drawn_on

    if not can_be_drawn_on():
        raise UsageError("view-needs-terminal")
    with open_file(chosen.file) as file:
        records = [record for _, record in islice(read_lines(lines_of(file)), chosen.record)]
    if not records:
        raise DataError("no-record-in-file", file=chosen.file)
    if len(records) < chosen.record:
        raise UsageError("no-such-record", file=chosen.file, found=len(records), number=chosen.record)
    record = records[-1]
    if isinstance(record, DataError):
        raise record
    from vivamos.terminal.replaying import ReplayApp

    ReplayApp(vivamos.replay(record), chosen.language).run()
    return 0


def run_analyse(chosen: Any) -> int:
    from vivamos.coach.page import page
    from vivamos.coach.review import to_json
    from vivamos.engine.files import whole_file
    from vivamos.terminal.analyse import show

    with ExitStack() as files:  # a path that cannot be written is found out before the work, not after it
        json_file = files.enter_context(whole_file(chosen.json)) if chosen.json else None
        html_file = files.enter_context(whole_file(chosen.html)) if chosen.html else None
        found = _reviews(chosen)
        if json_file:
            json_file.writelines(f"{to_json(review).decode()}\n" for _, review in found)
        if html_file:
            html_file.write(page(found, chosen.language))
    for table, review in found:
        show(table.game, review, new_console(), chosen.language)
    return 0


def _reviews(chosen: Any) -> list[tuple[Table, Review]]:
    """The games of a file, each reviewed. All records are checked before the first is."""
    from vivamos.coach.budget import Budget
    from vivamos.coach.review import check_over, review_record
    from vivamos.terminal.analyse import in_line, records_in

    tables = []
    for number, record in records_in(chosen.file):
        try:
            tables.append(check_over(vivamos.replay(record)))
        except VivamosError as error:
            raise in_line(number, error) from None
    if not tables:
        raise DataError("no-record-in-file", file=str(chosen.file))
    budget = Budget(worlds=chosen.worlds) if chosen.worlds else None
    total = sum(table.decisions + 1 for table in tables)
    with workers_of(chosen) as workers, progress("reviewing", total) as advance:
        if chosen.cluster and len(tables) > 1:  # many workers are idle at the end of a game: one has all of it
            reviews = workers.in_order(partial(review_record, budget, chosen.seed), (one.record() for one in tables))
            return [(table, _done(review, advance)) for table, review in zip(tables, reviews, strict=True)]
        return [(table, _review(table, budget, chosen.seed, workers, advance)) for table in tables]


def _done(review: Review, advance: Callable[[int], None]) -> Review:
    advance(len(review.decisions) + 1)
    return review


def _review(table: Table, budget: Budget | None, seed: int, workers: Workers, advance: Callable[[int], None]) -> Review:
    """The bar moves on with each step of a review."""
    from vivamos.coach.review import Progress, review

    done = 0

    def show(step: Progress) -> None:
        nonlocal done
        advance(step.done - done)
        done = step.done

    return review(table, budget, seed, workers, show)

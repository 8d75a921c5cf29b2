"""The coach in a process of its own: reads a record, writes how far it is, line by line, and at last the review.

Whoever starts it lets it stand back behind everything else on the machine: who plays now comes first. With a cluster it
only hands the work out, and does it itself while that one does not answer.
"""

from __future__ import annotations

import sys
from contextlib import ExitStack
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

import vivamos
from vivamos.bots.seat_view import SeatView
from vivamos.coach.budget import Budget, full
from vivamos.coach.review import Review, reviewing
from vivamos.engine.cluster import Cluster
from vivamos.engine.errors import VivamosError
from vivamos.engine.state import changeable
from vivamos.engine.table import Table
from vivamos.engine.workers import Threads, Workers

MOST_WORLDS = 2_000_000  # of all decisions together: three to five minutes of one core in VIVA
LEAST_WORLDS = 300  # of a decision, however many there are: with fewer hardly a cost is told apart from none


class Asked(Struct):
    """What the process is given, as one line."""

    record: dict[str, Any]
    threads: int
    cluster: str = ""  # the address of one that does the work


class Told(Struct, omit_defaults=True):
    """A line of what it writes."""

    done: int = 0
    total: int = 0
    review: Review | None = None
    warning: str = ""  # for the log


def budget_for(table: Table) -> Budget:
    """It depends on the game alone, so that a review can be repeated. Long games have fewer worlds a decision."""
    wanted, steps = full(table.game), (table.step(number).before for number in range(1, table.decisions + 1))
    views = (SeatView(table.game, table.players, table.options, table.deck, changeable(before)) for before in steps)
    unforced = sum(len(view.actions()) > 1 for view in views)
    return replace(wanted, worlds=min(wanted.worlds, max(LEAST_WORLDS, MOST_WORLDS // max(1, unforced))))


def main() -> None:
    asked = msgspec.json.decode(sys.stdin.buffer.readline(), type=Asked)
    table = vivamos.replay(asked.record)
    with ExitStack() as cluster:
        _review(table, _workers(asked, cluster))


def _workers(asked: Asked, cluster: ExitStack) -> Workers:
    if asked.cluster:
        try:
            return cluster.enter_context(Cluster(asked.cluster))
        except VivamosError as error:
            _tell(Told(warning=error.reason))
    return Threads(asked.threads)


def _review(table: Table, workers: Workers) -> None:
    work = reviewing(table, budget_for(table), workers=workers)
    while True:
        try:
            far = next(work)
        except StopIteration as end:
            _tell(Told(review=end.value))
            return
        _tell(Told(done=far.done, total=far.total))


def _tell(told: Told) -> None:
    sys.stdout.buffer.write(msgspec.json.encode(told, order="sorted") + b"\n")
    sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()

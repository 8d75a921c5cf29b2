"""What the events of a table have led to. One function folds an event in, while a table lives and when it is loaded."""

from __future__ import annotations

from dataclasses import dataclass, field

from msgspec import UNSET

import vivamos
from vivamos.engine.table import FORMAT, Table
from vivamos.server.events import Chance, Dealt, Moved, Stored
from vivamos.server.frames import SeatsEvent, TableEvent, UndoAsked, UndoEvent, VoteAsked, VoteEvent
from vivamos.server.seating import Seat
from vivamos.server.store import Change, Row


@dataclass
class Situation:
    """Plain data, and the table. All of it is stored: a table that is loaded again is in the same situation."""

    row: Row
    seats: list[Seat]
    table: Table | None = None
    turn: int | None = None  # the seat to move by the rules; a move that is not stored yet does not count
    log: list[TableEvent] = field(default_factory=list)
    decisions: list[int] = field(default_factory=list)  # where in the log the deal is, and each move that stands
    undo: UndoAsked | None = None
    vote: VoteAsked | None = None
    voted_out: set[int] = field(default_factory=set)  # a vote has put a bot there: coming back is not enough
    spared: int | None = None  # how many decisions there were when the silent one asked for patience
    answered: dict[tuple[int | None, str], int] = field(default_factory=dict)  # the event that an action led to


def loaded(row: Row, seats: list[Row], events: list[Row]) -> Situation:
    """The situation of a table in the store."""
    situation = Situation(row, [Seat.of(seat) for seat in seats])
    for event in events:
        fold(situation, Stored.of(event, started=situation.table is not None))
    return situation


def settle(situation: Situation, change: Change) -> None:
    """The rows of the table and its seats are stored as they are, not as events: here they are changed."""
    situation.row |= change.table or {}
    situation.seats = seats_after(situation.seats, change)


def seats_after(seats: list[Seat], change: Change) -> list[Seat]:
    if not change.seats:  # as with every move
        return seats
    after = {row["seat"]: Seat.of(row) for row in change.seats}
    return [after.get(seat.seat, seat) for seat in seats]


def fold(situation: Situation, stored: Stored, made: Table | None = None) -> None:
    """One more event has happened.

    `made` is the table with a deal or a move on it already: while a table lives, only the table can tell what chance
    brings, so it comes before the event is stored. Else the stored cards are dealt.
    """
    now, event = situation, stored.event
    now.log.append(stored.told())
    if stored.client is not None:
        now.answered[stored.seat, stored.client] = event.number
    match event:
        case Dealt():
            now.table = made or _dealt(now.row, event.chance)
            _decided(now)
        case Moved():
            assert now.table is not None
            if made is None:
                now.table.replay_move(event.move, stored.seat, event.chance)
            _decided(now)
        case UndoEvent():
            _undo(now, event)
        case VoteEvent():
            _vote(now, event)
        case SeatsEvent():
            _seats(now, event)


def _decided(now: Situation) -> None:
    assert now.table is not None
    now.decisions.append(len(now.log) - 1)
    now.turn = now.table.seat
    now.undo = now.vote = None


def _undo(now: Situation, event: UndoEvent) -> None:
    now.undo = None if event.agreed is UNSET else UndoAsked(event.asked_by, event.agreed)
    if event.done is True:
        assert now.table is not None
        for _ in range(event.taken or 1):
            now.decisions.pop()
            now.table.undo()
        now.turn = now.table.seat
        now.vote = None


def _vote(now: Situation, event: VoteEvent) -> None:
    now.vote = None
    if event.here is True:
        now.spared = len(now.decisions)
    elif event.done is True and event.for_ == "bot":
        now.voted_out.add(event.about)
    elif event.done is True:
        now.undo = None
    elif event.agreed is not UNSET and event.for_ is not UNSET:
        now.vote = VoteAsked(event.about, event.for_, event.agreed)


def _seats(now: Situation, event: SeatsEvent) -> None:
    if event.back is not UNSET:
        now.voted_out.discard(event.back)
    for told in event.facts or []:
        # The seat that was voted about is waited for no more.
        if now.vote is not None and told["fact"] == "bot-stands-in" and told["args"]["seat"] == now.vote.about:
            now.vote = None


def _dealt(row: Row, chance: Chance) -> Table:
    """The table with the first cards that were stored."""
    record = {
        "format": FORMAT,
        "game": row["game"],
        "version": row["version"],
        "players": row["players"],
        "options": row["options"],
        "events": chance,
    }
    return vivamos.replay(record if row["deck"] is None else record | {"deck": row["deck"]})

"""A table told to those who are connected: each viewer gets what that viewer may know, as frames of the stream."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from msgspec import UNSET, Raw
from msgspec.structs import replace

from vivamos.engine.facts import Fact, fact
from vivamos.engine.state import Position
from vivamos.engine.table import Step
from vivamos.engine.telling import as_known_now, as_known_now_in_parts, ask, facts_for, facts_of, facts_so_far
from vivamos.server.frames import (
    Ask,
    Frame,
    MoveEvent,
    Note,
    Said,
    SeatsEvent,
    ShowingEvent,
    StartEvent,
    State,
    TableEvent,
    TalkEvent,
    UndoEvent,
    Welcome,
    encode,
)  # fmt: skip

if TYPE_CHECKING:
    from vivamos.server.room import Room
    from vivamos.server.viewer import Viewer

Showing = TypeVar("Showing", bound=ShowingEvent)
MOST_SAID = 100  # texts a newcomer is shown
MOST_MISSED = 300  # events told one by one to somebody who comes back; after more, everything is told anew


class Telling:
    """All of this with the room's lock held, but for what is no event."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self._public: tuple[Position | None, State, bytes] = None, "waiting", b""

    # --- to somebody who comes ---

    def welcome(self, viewer: Viewer, since: int | None) -> list[bytes]:
        """The frames for somebody who connects: all of it, or what they missed."""
        room = self.room
        known = since is not None and max(0, room.number - MOST_MISSED) <= since <= room.number
        missed = room.log[since:] if known else None
        fresh = missed is None or any(isinstance(event, UndoEvent) and event.done is True for event in missed)
        frame = Welcome(
            you=viewer.seat,
            number=room.number,
            fresh=fresh,
            table=room.shown(),
            view=self._view(viewer.seat),
            ask=self._ask(viewer.seat),
            deadline=room.seconds_left(),
            undo=room.situation.undo,
            vote=room.situation.vote,
            people=room.people.now(),
            watching=room.watchers(),
            whispers=room.whispers.for_seat(viewer.seat),
            invitation=None if viewer.seat is None else room.hosting.invitation(viewer.seat),
        )
        if fresh or missed is None:
            frame.facts = [] if room.table is None else as_known_now(facts_so_far(room.table, viewer.seat))
            frame.talk = self._talk()
            return [encode(frame)]
        return [encode(frame), *self._missed(viewer.seat, missed)]

    def welcome_all(self) -> None:
        """Tell everybody all of it anew."""
        for viewer in self.room.viewers:
            for frame in self.welcome(viewer, None):
                viewer.send(frame)

    def _talk(self) -> list[Said]:
        said = [event for event in self.room.log if isinstance(event, TalkEvent)]
        return [Said(event.number, event.from_, event.seat, event.text) for event in said[-MOST_SAID:]]

    def _missed(self, seat: int | None, missed: list[TableEvent]) -> list[bytes]:
        """Events of the past: only the last has a view; facts that have faded meanwhile read as what is left."""
        room = self.room
        first = room.number - len(missed)
        made = {at: number for number, at in enumerate(room.situation.decisions) if at >= first}
        told: list[list[Fact]] = []
        if room.table is not None and made:
            told = as_known_now_in_parts([facts_of(room.table, seat, decision) for decision in made.values()])
        facts = dict(zip(made, told, strict=True))
        frames = []
        for at, event in enumerate(missed, first):
            if isinstance(event, SeatsEvent):
                event = replace(event, seats=room.seats_shown())
            elif isinstance(event, StartEvent | MoveEvent):
                event = replace(event, facts=_late(event) + facts[at])
                if event.number == room.number:
                    event = self._timed(event)
                    event.view, event.ask = self._view(seat), self._ask(seat)
            frames.append(encode(event))
        return frames

    # --- what has happened ---

    def all(self, frame: Frame) -> None:
        """What is the same for everybody."""
        self.everybody(encode(frame))

    def everybody(self, text: bytes) -> None:
        for viewer in self.room.viewers:
            viewer.send(text)

    def note(self, told: Fact | None) -> None:
        """A passing remark, not an event."""
        self.all(Note(fact=told))

    def remark(self) -> None:
        """What there is to remark now, or that nothing is any more."""
        self.note(self.room.house.readiness.NOTE if self.room.bots_warm_up() else None)

    def decision(self, step: Step) -> None:
        """The deal or the move that has just happened."""
        event, table = self.room.log[-1], self.room.playing()
        assert isinstance(event, StartEvent | MoveEvent)
        facts = facts_for(table, self._seats(), step, self._view_at)
        if late := _late(event):
            facts = {seat: late + told for seat, told in facts.items()}
        self.each(event, facts)

    def anew(self, event: UndoEvent) -> None:
        """A move was taken back: everybody gets all the facts that are left."""
        table = self.room.playing()
        facts = {seat: as_known_now(facts_so_far(table, seat)) for seat in self._seats()}
        self.each(replace(event, rewritten=True), facts)

    def each(self, event: ShowingEvent, facts: dict[int | None, list[Fact]] | None = None) -> None:
        """An event after which somebody else is asked: each viewer gets the view and the question with it."""
        made, texts = self._timed(event), {}
        for viewer in self.room.viewers:
            seat = viewer.seat
            if seat not in texts:
                made.view = self._view(seat)
                made.ask = self._ask(seat)
                if facts is not None:
                    made.facts = facts[seat]
                texts[seat] = encode(made)
            viewer.send(texts[seat])

    def _seats(self) -> set[int | None]:
        """For whom something is told."""
        return {viewer.seat for viewer in self.room.viewers}

    # --- the position ---

    def _timed(self, event: Showing) -> Showing:
        """A copy of an event that says how the game stands."""
        return replace(event, deadline=self.room.seconds_left(), state=self.room.state)

    def _ask(self, seat: int | None) -> Ask | None:
        room = self.room
        table = room.table
        if seat is None or table is None or seat != table.seat or not room.plays(seat):
            return None
        asked = ask(table)
        return None if asked is None else Ask(**asked)

    def _view(self, seat: int | None) -> Raw | None:
        table = self.room.table
        return None if table is None else self._view_at(table.now(), seat)

    def _view_at(self, position: Position, seat: int | None) -> Raw:
        """A view as JSON."""
        assert self.room.table is not None
        return Raw(self._public_part(position) + encode(self.room.table.own_at(position, seat))[1:])

    def _public_part(self, position: Position) -> bytes:
        """What all may see of a position: it is written once."""
        room = self.room
        if self._public[0] is not position or self._public[1] != room.state:
            assert room.table is not None
            public = room.table.public_at(position)
            # In a game that its players have ended nobody is to move, whatever its rules say.
            text = encode({**public, "to_move": None} if room.is_ended() else public)
            self._public = position, room.state, text[:-1] + b","
        return self._public[2]


def _late(event: StartEvent | MoveEvent) -> list[Fact]:
    """Who moved, if it was not the player."""
    late = event.seat is not None and event.by is not UNSET
    return [fact("moved-by-clock", seat=event.seat) | {"kind": "clock"}] if late else []

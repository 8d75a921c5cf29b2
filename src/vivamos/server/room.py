"""One table with its people: every change is stored first, then told to each viewer as that viewer may know it."""

from __future__ import annotations

import asyncio
import math
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

import orjson

from vivamos.engine.errors import UsageError, VivamosError
from vivamos.engine.facts import Fact, fact
from vivamos.engine.table import Table
from vivamos.engine.telling import ask, facts_of, facts_so_far, looked_up, looked_up_in_parts
from vivamos.server.actions import Actions
from vivamos.server.chairs import Chairs
from vivamos.server.hosting import Hosting
from vivamos.server.limits import Limits
from vivamos.server.lists import shown_table
from vivamos.server.people import People
from vivamos.server.presence import Presence
from vivamos.server.seating import FREE, HUMAN, Seat
from vivamos.server.states import OVER, PLAYING, WAITING, Standing
from vivamos.server.store import Change, Row
from vivamos.server.tokens import opens
from vivamos.server.turn import Turn
from vivamos.server.undo import Undo
from vivamos.server.viewer import Viewer, to_text
from vivamos.server.voting import Vote
from vivamos.server.watching import Watching

if TYPE_CHECKING:
    from vivamos.server.house import House

MOST_SAID = 100  # texts a newcomer is shown
MOST_MISSED = 300  # events told one by one to somebody who comes back; after more, everything is told anew


@dataclass(frozen=True)
class Happened:
    """An event of a table. A move is kept as the number of its decision, anything else as it is told."""

    what: str
    body: dict[str, Any]
    decision: int | None = None
    seat: int | None = None


def told_by(body: dict[str, Any], seat: int | None) -> list[dict[str, Any]]:
    """Who moved, if it was not the player."""
    late = fact("moved-by-clock", seat=seat) | {"kind": "clock"}
    return [late] if body.get("by") == "clock" else []


class NotYours(VivamosError):  # noqa: N818  (it reads as what it says)
    """The seat has somebody else now, or nobody."""

    def __init__(self) -> None:
        super().__init__("seat-not-yours-any-more")


class Room:
    """A table in memory. All changes go through `self.lock`, one at a time."""

    def __init__(self, house: House, row: Row) -> None:
        self.house = house
        self.id: str = row["id"]
        self.row = row
        self.seats: list[Seat] = []
        self.table: Table | None = None
        self.log: list[Happened] = []
        self.answered: dict[tuple[int | None, str], int] = {}
        self.viewers: set[Viewer] = set()
        self.lock = asyncio.Lock()
        self.stale = False  # the store may hold more than we know: load again
        self.actions = Actions(self)
        self.chairs = Chairs(self)
        self.hosting = Hosting(self)
        self.people = People(self)
        self.undo = Undo(self)
        self.vote = Vote(self)
        self.turn = Turn(self)
        self.deadline: float | None = None  # by the table's own time
        self.used = self.time()
        self.loaded_at = self.used
        self.left_at: dict[int, float] = {}  # when the last connection of a seat ended
        self.watching = Watching(self)
        self.turn_began = self.watching.table_time()
        self.presence = Presence(self)
        self._public: tuple[dict[str, Any] | None, bytes] = None, b""

    @property
    def limits(self) -> Limits:
        return self.house.settings.limits

    # --- what it looks like ---

    @property
    def number(self) -> int:
        return len(self.log)

    @property
    def state(self) -> str:
        return str(self.row["state"])

    def here(self, seat: int) -> bool:
        return any(viewer.seat == seat for viewer in self.viewers)

    def watchers(self) -> int:
        return sum(viewer.seat is None for viewer in self.viewers)

    def away_for(self, seat: int) -> float:
        """Seconds since somebody was here for a seat, as far as we know: since the table was loaded at the most."""
        return 0.0 if self.here(seat) else self.time() - self.left_at.get(seat, self.loaded_at)

    def seats_shown(self) -> list[dict[str, Any]]:
        return [seat.shown(self.here(seat.seat)) for seat in self.seats]

    def shown(self) -> dict[str, Any]:
        """What everybody may know about the table."""
        return shown_table(self.row, self.seats_shown(), self.row["deck"] is not None)

    def seat_of(self, token: str) -> int | None:
        """The seat this token opens."""
        found = [seat.seat for seat in self.seats if opens(token, seat.token)]
        return found[0] if found else None

    def is_ended(self) -> bool:
        """Whether the players ended the game before its end."""
        return self.state == OVER and self.table is not None and not self.table.over

    def is_full(self) -> bool:
        return not any(seat.kind == FREE for seat in self.seats)

    def humans(self, patience: float = math.inf) -> list[int]:
        """The humans who play: not those for whom a bot stands in, nor those who were away for longer."""
        playing = [seat.seat for seat in self.seats if seat.kind == HUMAN and seat.level is None]
        return [seat for seat in playing if self.away_for(seat) < patience]

    def plays(self, seat: int) -> bool:
        """Whether a seat's player moves: the game goes on, and no bot stands in."""
        return self.state == PLAYING and self.seats[seat].level is None

    def waited(self) -> float:
        """Seconds since the seat to move was asked, or since the table was loaded."""
        return self.watching.table_time() - self.turn_began

    def view_and_ask(self, seat: int | None) -> dict[str, Any]:
        if self.table is None:
            return {"view": None, "ask": None}
        moving = seat is not None and seat == self.table.seat and self.plays(seat)
        return {"view": self._view(seat), "ask": ask(self.table) if moving else None}

    def _view(self, seat: int | None) -> orjson.Fragment:
        """A view as JSON: what all may see is written once for a position."""
        assert self.table is not None
        public = self.table.public()
        if self._public[0] is not public:
            # In a game that its players have ended nobody is to move, whatever its rules say.
            self._public = public, orjson.dumps({**public, "to_move": None} if self.is_ended() else public)
        return orjson.Fragment(self._public[1][:-1] + b"," + orjson.dumps(self.table.own(seat))[1:])

    def time_left(self) -> float | None:
        """Seconds for the move that is being thought about, if there is a clock."""
        return None if self.deadline is None else max(0.0, self.deadline - self.watching.table_time())

    def seconds_left(self) -> float | None:
        left = self.time_left()
        return None if left is None else round(left, 1)

    def welcome(self, viewer: Viewer, since: int | None) -> list[str]:
        """The frames for somebody who connects: all of it, or what they missed."""
        known = since is not None and max(0, self.number - MOST_MISSED) <= since <= self.number
        missed = self.log[since:] if known else None
        fresh = missed is None or any(event.what == "undo" and "done" in event.body for event in missed)
        frame = {
            "type": "welcome",
            "you": viewer.seat,
            "number": self.number,
            "fresh": fresh,
            "table": self.shown(),
            "deadline": self.seconds_left(),
            "undo": self.undo.asked,
            "vote": self.vote.asked,
            "people": self.people.now(),
            "invitation": None if viewer.seat is None else self.hosting.invitation(viewer.seat),
            **self.view_and_ask(viewer.seat),
        }
        if fresh or missed is None:
            frame["facts"] = [] if self.table is None else looked_up(facts_so_far(self.table, viewer.seat))
            frame["talk"] = self.talk()
            return [to_text(frame)]
        return [to_text(frame), *self._missed(viewer.seat, missed)]

    def welcome_all(self) -> None:
        """Tell everybody all of it anew."""
        for viewer in self.viewers:
            for frame in self.welcome(viewer, None):
                viewer.send(frame)

    def talk(self) -> list[dict[str, Any]]:
        said = [{"number": i, **event.body} for i, event in enumerate(self.log, 1) if event.what == "say"]
        return said[-MOST_SAID:]

    def _missed(self, seat: int | None, missed: list[Happened]) -> list[str]:
        """Events of the past: only the last has a view; lines that have faded meanwhile read short."""
        first = self.number - len(missed)
        decisions = [event.decision for event in missed if event.decision is not None]
        told: list[list[dict[str, Any]]] = []
        if self.table is not None and decisions:
            each = [facts_of(self.table, seat, decision) for decision in decisions]
            told = looked_up_in_parts(each)
        frames = []
        for number, event in enumerate(missed, first + 1):
            frame = {"type": "event", "number": number, "what": event.what, **event.body}
            if event.what == "seats":
                frame["seats"] = self.seats_shown()
            if event.decision is not None:
                frame |= {"seat": event.seat, "facts": told_by(event.body, event.seat) + told.pop(0)}
            if number == self.number and event.decision is not None:
                frame |= {**self.view_and_ask(seat), "deadline": self.seconds_left(), "state": self.state}
            frames.append(to_text(frame))
        return frames

    # --- people come and go ---

    async def enter(self, viewer: Viewer, since: int | None) -> None:
        """Connect somebody; a player who was away gets the seat back from the bot that stood in."""
        async with self.ready():
            if not self.has_seat(viewer):
                raise NotYours
            self.watching.somebody_is_here()
            if viewer.seat is not None:
                await self.chairs.came(viewer.seat)
            self.viewers.add(viewer)
            viewer.welcome(self.welcome(viewer, since))
            if self.state == WAITING and not self.house.warm.is_ready(self.row["game"]):
                viewer.send(to_text({"type": "note", "fact": self.house.warm.NOTE}))
            self.presence.somebody_came(viewer)
        self.wake()

    def leave(self, viewer: Viewer) -> None:
        """Somebody's connection has ended."""
        if viewer not in self.viewers:
            return
        self.watching.somebody_is_here()
        self.viewers.discard(viewer)
        self.used = self.time()
        if viewer.seat is not None:
            self.left_at[viewer.seat] = self.used
            self.people.look()
        self.presence.somebody_left(viewer)

    def has_seat(self, viewer: Viewer) -> bool:
        """Whether somebody still has the seat they opened; who only watches has none to lose."""
        return viewer.seat is None or self.seats[viewer.seat].token == viewer.token

    def hang_up_on_strangers(self) -> None:
        """Whoever lost the seat sees and does nothing more; they may come back and watch."""
        for viewer in [one for one in self.viewers if not self.has_seat(one)]:
            self.watching.somebody_is_here()
            viewer.close()
            self.viewers.discard(viewer)

    # --- inside: all of this with the lock held ---

    def time(self) -> float:
        return self.house.clock.now()

    def ready(self) -> _Ready:
        return _Ready(self)

    def acting(self, viewer: Viewer) -> _Acting:
        """The same for what somebody at a seat does: gives the seat, if it is still theirs."""
        return _Acting(self, viewer)

    def playing(self) -> Table:
        if self.table is None:
            raise UsageError("game-not-started")
        if self.is_ended():
            raise UsageError("game-was-ended")
        return self.table

    async def play(self, seat: int, move: str, client: str | None, by: str | None = None) -> int:
        table = self.playing()
        table.play(move, seat=seat)
        step = table.step(table.decisions)
        moved = table.events[len(table.events) - len(step.happened) - 1]
        stored = {"move": moved["move"], "chance": step.happened, "by": by}
        change = Change(table={"id": self.id, "state": OVER}) if table.over else None
        try:
            await self.store(
                "move", stored, seat=seat, client=client, change=change, told={"by": by} if by else {},
                decision=table.decisions,
            )  # fmt: skip
        except BaseException:
            table.undo()
            raise
        self.undo.asked = self.vote.asked = None
        self._tell_decision("move", seat, {"by": by} if by else {})
        return self.number

    async def start(self) -> None:
        """Deal, once all seats are taken."""
        async with self.ready():
            if self.table is not None or not self.is_full():
                return
            table = self.house.deal(self.row)
            change = Change(table={"id": self.id, "state": PLAYING})
            chance, standing = {"chance": table.events}, Standing.of(table)
            await self.store("start", chance, change=change, told={}, decision=0, standing=standing)
            self.table = table
            self._tell_decision("start", None, {})
        self.wake()

    def end(self) -> None:
        """The players have ended the game (and that is stored)."""
        self.undo.asked = None
        self._public = None, b""
        self.set_clock()

    def last_decision(self) -> int:
        """The index of the last move in the log."""
        return next(i for i in reversed(range(self.number)) if self.log[i].decision is not None)

    def take_back(self, body: dict[str, Any]) -> None:
        """The last move is undone (and that is stored): tell everybody the table anew."""
        table = self.playing()
        gone = self.last_decision()
        table.undo()
        self.vote.asked = None
        self.log[gone] = replace(self.log[gone], decision=None, body={"undone": True})
        self.set_clock()
        for seat, frame in self._frames("undo", body):
            self._send(seat, frame | {"rewritten": True, "facts": looked_up(facts_so_far(table, seat))})

    async def store(
        self,
        what: str,
        body: dict[str, Any],
        *,
        seat: int | None = None,
        client: str | None = None,
        change: Change | None = None,
        told: dict[str, Any] | None = None,
        decision: int | None = None,
        standing: Standing | None = None,
    ) -> None:
        """Store one event, with whatever else changes; only then it has happened.

        What lists tell is stored with it: the `standing` if the event changes it, else that of the table as it is.
        """
        change = change or Change()
        change.table = self.listed(change, standing or Standing.of(self.table))
        change.events.append(
            {
                "table_id": self.id,
                "number": self.number + 1,
                "what": what,
                "body": body,
                "seat": seat,
                "client": client,
            }
        )
        try:
            await self.house.store.save(change)
        except BaseException:
            self.stale = True  # perhaps it was stored after all
            raise
        self.row |= change.table
        self.log.append(Happened(what, body if told is None else told, decision, seat))
        if client is not None:
            self.answered[seat, client] = self.number

    def listed(self, change: Change, standing: Standing) -> Row:
        """The columns of the table's row that lists are made of, as they are after a change."""
        row = {"id": self.id, "state": self.state, **(change.table or {})}
        to_move = standing.to_move if row["state"] == PLAYING else None
        after = {seat.seat: (seat.kind, seat.level) for seat in self.seats}
        after |= {seat["seat"]: (seat["kind"], seat["level"]) for seat in change.seats}
        starts = row["state"] == WAITING and all(kind != FREE for kind, _ in after.values())
        moves = to_move is not None and after[to_move][1] is not None
        return row | {"to_move": to_move, "round": standing.round, "bot_due": starts or moves}

    # --- telling ---

    def tell_all(self, what: str, body: dict[str, Any]) -> None:
        frame = to_text({"type": "event", "number": self.number, "what": what, **body})
        for viewer in self.viewers:
            viewer.send(frame)

    def _tell_decision(self, what: str, seat: int | None, more: dict[str, Any]) -> None:
        table = self.playing()
        self.set_clock()
        step, late = table.step(table.decisions), told_by(more, seat)
        for seat_of, made in self._frames(what, {"seat": seat, **more}):
            made["facts"] = late + facts_of(table, seat_of, table.decisions, step)
            self._send(seat_of, made)

    def tell_each(self, what: str, body: dict[str, Any]) -> None:
        """An event after which somebody else is asked: each viewer gets the view and the question with it."""
        for seat, frame in self._frames(what, body):
            self._send(seat, frame)

    def _frames(self, what: str, body: dict[str, Any]) -> list[tuple[int | None, dict[str, Any]]]:
        """An event for each kind of viewer that is connected."""
        common = {"deadline": self.seconds_left(), "state": self.state}
        frame = {"type": "event", "number": self.number, "what": what, **body, **common}
        kinds = {viewer.seat for viewer in self.viewers}
        return [(seat, {**frame, **self.view_and_ask(seat)}) for seat in kinds]

    def _send(self, seat: int | None, frame: dict[str, Any]) -> None:
        text = to_text(frame)
        for viewer in self.viewers:
            if viewer.seat == seat:
                viewer.send(text)

    def note(self, told: Fact | None) -> None:
        """A passing remark, not an event."""
        frame = to_text({"type": "note", "fact": told})
        for viewer in self.viewers:
            viewer.send(frame)

    # --- whose turn it is ---

    def set_clock(self) -> None:
        """The time of the seat to move begins now."""
        self.turn_began = self.watching.table_time()
        table, clock = self.table, self.row["clock"]
        seat = table.seat if table is not None and self.state == PLAYING else None
        human = seat is not None and self.seats[seat].bot is None
        self.deadline = self.watching.table_time() + clock if clock and human else None

    def moving(self) -> tuple[int, bool] | None:
        """Which position waits for a move, and whether a bot makes it."""
        if self.table is None or self.table.seat is None or self.state != PLAYING:
            return None
        return self.last_decision(), self.seats[self.table.seat].bot is not None

    def wake(self) -> None:
        """Let things go on by themselves. Called right behind a change, before anything else can run."""
        self.used = self.time()
        self.turn.wake()
        self.people.look()

    def stop(self) -> None:
        """Nothing happens here any more."""
        self.turn.stop()
        self.people.stop()
        for viewer in self.viewers:
            viewer.close()


class _Ready:
    """Holds a room's lock, after the room was loaded again if it had to be."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.refreshed = False

    async def __aenter__(self) -> None:
        await self.room.lock.acquire()
        try:
            if self.room.stale:
                await self.room.house.refresh(self.room)
                self.refreshed = True
        except BaseException:
            self.room.lock.release()
            raise

    async def __aexit__(self, *_: object) -> None:
        self.room.lock.release()
        if self.refreshed and not self.room.turn.is_current:
            self.room.wake()  # perhaps it is another one's turn than we knew


class _Acting:
    """The same for an action: whoever lost the seat while somebody else held the lock does nothing more."""

    def __init__(self, room: Room, viewer: Viewer) -> None:
        self.room = room
        self.viewer = viewer
        self.ready = room.ready()

    async def __aenter__(self) -> int:
        await self.ready.__aenter__()
        seat = self.viewer.seat
        if seat is None or self.viewer.closed or not self.room.has_seat(self.viewer):
            await self.ready.__aexit__()
            raise NotYours
        return seat

    async def __aexit__(self, *_: object) -> None:
        await self.ready.__aexit__()

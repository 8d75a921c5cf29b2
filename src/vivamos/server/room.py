"""One table with its people: every change is stored first, then told to each viewer as that viewer may know it."""

from __future__ import annotations

import asyncio
import math
from typing import TYPE_CHECKING, Literal

from vivamos.bots.levels import LEVELS
from vivamos.engine.errors import UsageError, VivamosError
from vivamos.engine.table import Table
from vivamos.server import frames
from vivamos.server.actions import Actions
from vivamos.server.chairs import Chairs
from vivamos.server.events import Dealt, Event, Moved, Stored
from vivamos.server.fold import Situation, fold, seats_after, settle
from vivamos.server.hinting import Hinting
from vivamos.server.hosting import Hosting
from vivamos.server.limits import Limits
from vivamos.server.lists import shown_table
from vivamos.server.people import People
from vivamos.server.presence import Presence
from vivamos.server.results import finished_game
from vivamos.server.seating import FREE, HUMAN, Seat
from vivamos.server.states import OVER, PLAYING, WAITING, Standing
from vivamos.server.store import Change, Elsewhere, Row, UnknownOutcome
from vivamos.server.telling import Telling
from vivamos.server.tokens import opens
from vivamos.server.turn import Turn
from vivamos.server.undo import Undo
from vivamos.server.viewer import Viewer
from vivamos.server.voting import Vote
from vivamos.server.watching import Watching
from vivamos.server.whispers import Whispers

if TYPE_CHECKING:
    from vivamos.server.house import House


class NotYours(VivamosError):  # noqa: N818  (it reads as what it says)
    """The seat has somebody else now, or nobody."""

    def __init__(self) -> None:
        super().__init__("seat-not-yours-any-more")


class Room:
    """A table in memory. All changes go through `self.lock`, one at a time."""

    def __init__(self, house: House, situation: Situation) -> None:
        self.house = house
        self.id: str = situation.row["id"]
        self.situation = situation
        self.viewers: set[Viewer] = set()
        self.lock = asyncio.Lock()
        self.fence = house.owning.fence(self.id)  # None: no other process can have the table
        self.gone = False  # another process may have it
        self.stale = False  # the store may hold more than we know: load again
        self.actions = Actions(self)
        self.chairs = Chairs(self)
        self.hinting = Hinting(self)
        self.hosting = Hosting(self)
        self.people = People(self)
        self.telling = Telling(self)
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
        self.whispers = Whispers(self)

    @property
    def limits(self) -> Limits:
        return self.house.settings.limits

    # --- what it looks like ---

    @property
    def row(self) -> Row:
        return self.situation.row

    @property
    def seats(self) -> list[Seat]:
        return self.situation.seats

    @property
    def table(self) -> Table | None:
        """Only with the lock held: who has it may be in the middle of a move."""
        return self.situation.table

    @property
    def log(self) -> list[frames.TableEvent]:
        return self.situation.log

    @property
    def number(self) -> int:
        """That of the last event."""
        return len(self.situation.log)

    @property
    def state(self) -> frames.State:
        return self.situation.row["state"]  # type: ignore[no-any-return]  # asked many times a move

    @property
    def to_move(self) -> int | None:
        """The seat that is waited for, while a game is played; as it is stored, so also without the lock."""
        situation = self.situation
        return situation.turn if situation.row["state"] == PLAYING else None

    def here(self, seat: int) -> bool:
        return any(viewer.seat == seat for viewer in self.viewers)

    def watchers(self) -> int:
        return sum(viewer.seat is None for viewer in self.viewers)

    def pace(self) -> float:
        """How many times as long as usual bots seem to think: as whoever plays here and wants it slowest wishes."""
        return max((viewer.pace for viewer in self.viewers if viewer.seat is not None), default=1.0)

    def away_for(self, seat: int) -> float:
        """Seconds since somebody was here for a seat, as far as we know: since the table was loaded at the most."""
        return 0.0 if self.here(seat) else self.time() - self.left_at.get(seat, self.loaded_at)

    def seats_shown(self) -> list[frames.Seat]:
        return [seat.shown(self.here(seat.seat)) for seat in self.seats]

    def shown(self) -> frames.Table:
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

    def is_alone(self, seat: int) -> bool:
        """Whether all others are bots, and always were."""
        return [one.seat for one in self.seats if one.kind == HUMAN] == [seat]

    def plays(self, seat: int) -> bool:
        """Whether a seat's player moves: the game goes on, and no bot stands in."""
        return self.state == PLAYING and self.seats[seat].level is None

    def bots_warm_up(self) -> bool:
        """Whether bots play by rule of thumb that will look ahead as soon as their game is compiled."""
        if self.state != PLAYING or self.house.readiness.is_ready(self.row["game"]):
            return False
        return any(seat.bot is not None and LEVELS[seat.bot].looks_ahead for seat in self.seats)

    def waited(self) -> float:
        """Seconds since the seat to move was asked, or since the table was loaded."""
        return self.watching.table_time() - self.turn_began

    def time_left(self) -> float | None:
        """Seconds for the move that is being thought about, if there is a clock."""
        return None if self.deadline is None else max(0.0, self.deadline - self.watching.table_time())

    def seconds_left(self) -> float | None:
        left = self.time_left()
        return None if left is None else round(left, 1)

    # --- people come and go ---

    async def enter(self, viewer: Viewer, since: int | None) -> None:
        """Connect somebody; a player who was away gets the seat back from the bot that stood in."""
        async with self.ready():
            if not self.has_seat(viewer):
                raise NotYours
            self.watching.somebody_is_here()
            self.house.readiness.want(self.row["game"])
            if viewer.seat is not None:
                await self.chairs.came(viewer.seat)
            self.viewers.add(viewer)
            viewer.welcome(self.telling.welcome(viewer, since))
            if self.bots_warm_up():
                viewer.send(frames.encode(frames.Note(fact=self.house.readiness.NOTE)))
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

    async def play(self, seat: int, move: str, client: str | None, by: Literal["clock"] | None = None) -> None:
        table = self.playing()
        table.play(move, seat=seat)
        step = table.step(table.decisions)
        text = table.events[len(table.events) - len(step.happened) - 1]["move"]
        event = Moved(number=self.number + 1, move=text, chance=step.happened, by=by)
        try:
            change = self.the_end() if table.over else None
            await self.store(event, seat=seat, client=client, change=change, made=table)
        except BaseException:
            table.undo()
            raise
        self.set_clock()
        self.telling.decision(step)

    async def start(self) -> None:
        """Deal, once all seats are taken."""
        async with self.ready():
            if self.table is not None or not self.is_full():
                return
            table = self.house.deal(self.row)
            change = Change(table={"id": self.id, "state": PLAYING})
            event = Dealt(number=self.number + 1, chance=table.events)
            await self.store(event, change=change, made=table)
            self.set_clock()
            self.telling.decision(table.step(0))
            if self.bots_warm_up():
                self.telling.remark()
        self.wake()

    async def rate_no_more(self) -> None:
        """A bot plays below its level. Stored before it does: no restart makes a rated game of it."""
        if self.row["rated"]:
            await self.save(Change(table={"id": self.id, "rated": False}))
            self.row["rated"] = False

    def the_end(self) -> Change:
        """The game is over: its result is stored with the last event."""
        assert self.table is not None
        return Change(table={"id": self.id, "state": OVER}, finished=finished_game(self.row, self.seats, self.table))

    def last_decision(self) -> int:
        """The index of the last move in the log."""
        return self.situation.decisions[-1]

    async def store(
        self,
        event: Event,
        *,
        seat: int | None = None,
        client: str | None = None,
        change: Change | None = None,
        made: Table | None = None,
        standing: Standing | None = None,
    ) -> None:
        """Store one event, with whatever else changes; only then it has happened.

        `made` is the table with it, if it is a deal or a move. What lists tell is stored with it: the `standing`, if
        the event changes that of the table as it is.
        """
        change, stored = change or Change(), Stored(event, seat, client)
        change.table = self.listed(change, standing or Standing.of(made or self.table))
        change.events.append(stored.row(self.id))
        try:
            await self.save(change)
        except BaseException:
            self.stale = True  # perhaps it was stored after all
            raise
        settle(self.situation, change)
        fold(self.situation, stored, made)

    async def save(self, change: Change) -> None:
        """Store a change of this table, if it is still ours. If not, or if nobody knows, all begin anew."""
        change.fence = self.fence
        try:
            await self.house.store.save(change)
        except Elsewhere:
            self.house.owning.lost(self)
            raise
        except UnknownOutcome:
            if self.fence is not None:
                self.house.drop(self)
            raise

    def listed(self, change: Change, standing: Standing) -> Row:
        """The columns of the table's row that lists are made of, as they are after a change."""
        row = {"id": self.id, "state": self.state, **(change.table or {})}
        to_move = standing.to_move if row["state"] == PLAYING else None
        seats = seats_after(self.seats, change)
        starts = row["state"] == WAITING and all(seat.kind != FREE for seat in seats)
        moves = to_move is not None and seats[to_move].bot is not None
        return row | {"to_move": to_move, "round": standing.round, "bot_due": starts or moves}

    # --- whose turn it is ---

    def set_clock(self) -> None:
        """The time of the seat to move begins now."""
        self.turn_began = self.watching.table_time()
        seat, clock = self.to_move, self.row["clock"]
        human = seat is not None and self.seats[seat].bot is None
        self.deadline = self.turn_began + clock if clock and human else None

    def moving(self) -> tuple[int, bool] | None:
        """Which position waits for a move, and whether a bot makes it."""
        return None if self.to_move is None else (self.last_decision(), self.seats[self.to_move].bot is not None)

    def wake(self, after_move: bool = False) -> None:
        """Let things go on by themselves. Called right behind a change, before anything else can run."""
        if self.gone:
            return
        self.used = self.time()
        self.whispers.end()
        self.turn.wake()
        if after_move:
            self.people.look_after_move()
        else:
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
            if self.room.gone:
                raise Elsewhere
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

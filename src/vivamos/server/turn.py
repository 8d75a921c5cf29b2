"""What goes on at a table by itself: the start, the moves of bots, the clock."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from vivamos.bots.levels import LEVELS
from vivamos.bots.seat_view import SeatView
from vivamos.server.bot_pool import QUICK_LEVEL
from vivamos.server.states import WAITING
from vivamos.server.store import StoreError

if TYPE_CHECKING:
    from vivamos.server.room import Room

CLOCK_LEVEL = "casual"  # the bot that moves for a player whose time is over
UNDO_PATIENCE = 20  # seconds a bot waits while somebody asks to take a move back
RETRIES = (1, 2, 5, 10, 30)  # seconds between tries while the store is out of order
LOOK = 10.0  # seconds after which a clock looks whether the table rests meanwhile


@dataclass(frozen=True)
class Question:
    """What a bot is asked: the move of a seat in one position."""

    seat: int
    position: int  # the index of the event that led to it: no other position of the table has the same
    view: SeatView


class Turn:
    """At most one thing at a time: a task that ends when somebody else is to do something."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self._task: asyncio.Task[None] | None = None
        self._about: object = None  # what the task depends on
        self._paced = asyncio.Event()

    def wake(self) -> None:
        """Start the game, let a bot think, or watch the clock.

        It is called right behind a change, before anything else can run: so no task it cancels holds the room's lock.
        """
        step, about = self._next_step()
        if self.busy and self._task is not asyncio.current_task():
            if about == self._about:
                return
            self.stop()
        self._task, self._about = None, about
        if step is not None:
            self._task = asyncio.create_task(self._kept(step))

    @property
    def busy(self) -> bool:
        return self._task is not None and not self._task.done()

    @property
    def is_current(self) -> bool:
        """Whether it is the task itself that asks."""
        return self._task is not None and self._task is asyncio.current_task()

    def thinks_for(self, seat: int) -> bool:
        """Whether a bot is about to move for a seat."""
        return self.busy and self.room.to_move == seat and self.room.seats[seat].bot is not None

    def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()

    def _next_step(self) -> tuple[Callable[[], Awaitable[None]] | None, object]:
        """What goes on by itself now, and what that depends on. The table is not asked: it may be in the middle of a
        move that is not stored."""
        room = self.room
        if room.watching.rests():
            return None, None
        if room.state == WAITING:
            return (room.start, "start") if room.is_full() else (None, None)
        if room.to_move is None:
            return None, None
        level = room.seats[room.to_move].bot
        if level is not None:
            return self._bots_play, (room.last_decision(), level, room.situation.undo is not None)
        return (self._watch_clock, room.deadline) if room.deadline is not None else (None, None)

    async def _kept(self, step: Callable[[], Awaitable[None]]) -> None:
        """Do a step; while the store is out of order, try again."""
        tries = 0
        while True:
            try:
                await step()
                if tries:
                    self.room.telling.remark()
                return
            except StoreError as error:
                self.room.telling.note(error.fact)
                await asyncio.sleep(RETRIES[min(tries, len(RETRIES) - 1)])
                tries += 1

    async def _bots_play(self) -> None:
        """The bot of the seat to move thinks and moves; then the next one, if it is a bot as well."""
        room, bots = self.room, self.room.house.bots
        while not room.watching.rests():
            if room.chairs.returning:
                async with room.ready():
                    await room.chairs.move_is_made()
            began = room.time()
            if room.situation.undo is not None:
                await asyncio.sleep(UNDO_PATIENCE)
            question = await self._question()
            level = None if question is None else room.seats[question.seat].bot
            if question is None or level is None:
                break
            playing = await self._level_now(level)
            move = await bots.choose(playing, question.view, room.watching.address())
            await self._seem_to_think(began)
            async with room.ready():
                if self._stands(question) and room.seats[question.seat].bot is not None and not room.watching.rests():
                    if playing != level:
                        await room.rate_no_more()
                    await room.play(question.seat, move, None)
        room.wake()

    async def _seem_to_think(self, began: float) -> None:
        """Nobody can follow a bot that moves at once. Whoever waits may want another pace meanwhile."""
        room, length = self.room, self._length_of_thought()
        while (left := length * room.pace() - (room.time() - began)) > 0:
            self._paced.clear()
            try:
                await asyncio.wait_for(self._paced.wait(), left)
            except TimeoutError:
                return

    def pace_changed(self) -> None:
        self._paced.set()

    def _length_of_thought(self) -> float:
        """Seconds. At the beginning bots share the time of one: nobody waits long for the first decision of a game."""
        room = self.room
        beginning = len(room.situation.decisions) <= len(room.seats)  # the deal is one of them
        at_once = sum(seat.bot is not None for seat in room.seats) if beginning else 1
        return random.uniform(*room.house.settings.bot_delay) / max(1, at_once)

    async def _level_now(self, level: str) -> str:
        """The level that plays: until the game is compiled, one that does not look ahead."""
        readiness, game = self.room.house.readiness, self.room.row["game"]
        if not LEVELS[level].looks_ahead or readiness.is_ready(game):
            return level
        if readiness.is_near(game):
            await readiness.wait_for(game)
            return level
        readiness.want(game)
        return QUICK_LEVEL

    async def _watch_clock(self) -> None:
        """When a player's time is over, a bot moves once for them."""
        room = self.room
        while not room.watching.rests() and (left := room.time_left()) is not None:
            if left > 0:  # the server may sleep for longer than that: look again
                await asyncio.sleep(min(left, LOOK))
                continue
            question = await self._question()
            if question is None:
                break
            move = await room.house.bots.choose(CLOCK_LEVEL, question.view, room.watching.address())
            async with room.ready():
                if self._stands(question) and room.time_left() == 0:
                    await room.play(question.seat, move, None, by="clock")
            break
        room.wake()

    async def _question(self) -> Question | None:
        """Who is to move, and from what. Only with the lock held: who has it may be in the middle of a move."""
        async with self.room.ready():
            room = self.room
            if room.table is None or room.to_move is None:
                return None
            return Question(room.to_move, room.last_decision(), SeatView.of(room.table))

    def _stands(self, question: Question) -> bool:
        """Whether it is still the same seat's turn in the same position: then its answer can be played."""
        return self.room.to_move == question.seat and self.room.last_decision() == question.position

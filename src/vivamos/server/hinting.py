"""Hints at a live table: what the coach would do, for the seat to move, from what that seat knows."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from vivamos.bots.seat_view import SeatView
from vivamos.coach.hints import Hint, hints_for
from vivamos.server.frames import CoachFrame
from vivamos.server.refusals import NotAllowed, NotNow
from vivamos.server.store import Change

if TYPE_CHECKING:
    from vivamos.server.room import Room


class Hinting:
    """The hints of a table: thought about once for each position."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self._last: tuple[int, list[Hint]] | None = None  # for which position

    def allowed(self, seat: int) -> bool:
        """Where nobody else minds, or where all who sat down knew that there are hints."""
        return bool(self.room.row["hints"]) or self.room.is_alone(seat)

    async def ask(self, seat: int, address: str) -> list[Hint]:
        """The moves worth thinking about. From then on the result of this game changes no rating."""
        room = self.room
        async with room.ready():
            table = room.playing()
            if not self.allowed(seat):
                raise NotAllowed("hints-are-off")
            if room.to_move != seat or not room.plays(seat):
                raise NotNow("hint-not-your-turn")
            position = room.last_decision()
            if self._last is not None and self._last[0] == position:
                return self._last[1]
            if not room.house.readiness.is_ready(table.game.id):
                room.house.readiness.want(table.game.id)
                raise NotNow("coach-warms-up")
            view = SeatView.of(table)
            room.house.may_ask_coach(address)
        found = await room.house.bots.compute(partial(hints_for, view), address)
        async with room.ready():
            if room.to_move != seat or room.last_decision() != position:
                raise NotNow("hint-not-your-turn")
            await self.mark()
        self._last = position, found
        return found

    async def mark(self) -> None:
        """Who plays on had help, and everybody sees it. Stored before anything is told: no restart makes a rated game
        of it."""
        room = self.room
        if not room.row["hints"]:
            await room.save(Change(table={"id": room.id, "hints": True}))
            room.row["hints"] = True
            room.telling.all(CoachFrame())

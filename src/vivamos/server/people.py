"""Who is there, who has been away or silent for too long, and who hosts: told when time changes it, too."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING

from vivamos.server import frames
from vivamos.server.seating import HUMAN
from vivamos.server.states import PLAYING, WAITING
from vivamos.server.store import StoreError

if TYPE_CHECKING:
    from vivamos.server.room import Room

TICK = 0.01  # seconds: a timer may be a little early


class People:
    """What the pages need to know about the people at a table. One timer looks when the next patience ends."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self._told: frames.People | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._task: asyncio.Task[None] | None = None

    def now(self) -> frames.People:
        return frames.People(self.room.hosting.holder(), self.away(), self.room.vote.silent())

    def away(self) -> list[int]:
        """Whose absence counts: a bot may stand in. Before the start: somebody else may have the chair."""
        room = self.room
        waiting = room.state == WAITING
        patience = room.limits.chair if waiting else room.limits.grace
        people = [one.seat for one in room.seats if one.kind == HUMAN and not (waiting and one.host)]
        return [seat for seat in people if room.away_for(seat) >= patience]

    def look(self) -> None:
        """Tell what has changed, and look again when the next patience ends."""
        now = self.now()
        if now != self._told:
            self._told = now
            self.room.telling.all(frames.PeopleFrame(now.host, now.away, now.silent))
        self.stop()
        wait = self._next_change()
        if wait is not None and self.room.viewers:  # nobody there, nobody to tell
            self._timer = asyncio.get_running_loop().call_later(wait + TICK, self._later)

    def look_after_move(self) -> None:
        """A move changes nothing here but a player's silence, which begins anew: the timer is early now, not late."""
        nobody_silent = self._told is not None and self._told.silent is None
        if not nobody_silent or self._timer is None or self.room.state != PLAYING:
            self.look()

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _next_change(self) -> float | None:
        room, limits = self.room, self.room.limits
        patience = limits.chair if room.state == WAITING else limits.grace
        left = []
        for seat in room.seats:
            if seat.kind == HUMAN and not room.here(seat.seat):
                away = room.away_for(seat.seat)
                left += [patience - away, limits.silence - away, limits.host_absence - away]
        if room.state == PLAYING:
            left.append(limits.silence - room.waited())
        return min((one for one in left if one > 0), default=None)

    def _later(self) -> None:
        self._timer = None
        self.look()
        if self.room.situation.undo or self.room.situation.vote:  # somebody's answer may no longer be waited for
            self._task = asyncio.create_task(self._settle())

    async def _settle(self) -> None:
        room = self.room
        with suppress(StoreError):  # whoever is here can answer once more
            async with room.ready():
                await room.undo.look_again()
                await room.vote.look_again()
            room.wake()

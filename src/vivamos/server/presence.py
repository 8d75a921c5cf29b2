"""Who is at the table and how many watch, told to everybody there: seldom, and only when somebody came or went."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from vivamos.server.frames import Here, WatchingFrame
from vivamos.server.seating import BOT
from vivamos.server.viewer import Viewer

if TYPE_CHECKING:
    from vivamos.server.room import Room

NOT_SOONER = 0.25  # seconds in which comings and goings are told together
SPECTATORS_NOT_SOONER = 1.0  # the same for who only watches: hundreds may come and go


class Presence:
    """What viewers were told last: who of the players is here, and how many watch."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self._told: list[bool] | None = None
        self._soon: asyncio.TimerHandle | None = None
        self._count_soon: asyncio.TimerHandle | None = None

    def somebody_came(self, viewer: Viewer) -> None:
        """They were welcomed with how it is now."""
        if self._soon is not None:
            self._told = None  # the welcome told what nobody else knows yet: tell all, even if it changes back
        self._changed(viewer)

    def somebody_left(self, viewer: Viewer) -> None:
        self._changed(viewer)

    def was_told(self) -> None:
        """By an event that has all seats."""
        self._told = self._now()

    def _now(self) -> list[bool]:
        return [seat.kind == BOT or self.room.here(seat.seat) for seat in self.room.seats]

    def _changed(self, viewer: Viewer) -> None:
        if viewer.seat is not None:
            self._tell_soon()
        elif self._count_soon is None:
            self._count_soon = asyncio.get_running_loop().call_later(SPECTATORS_NOT_SOONER, self._tell_count)

    def _tell_count(self) -> None:
        """Even if it is as before: somebody who came meanwhile was welcomed with another number."""
        self._count_soon = None
        self.room.telling.all(WatchingFrame(watching=self.room.watchers()))

    def _tell_soon(self) -> None:
        if self._soon is None:
            self._soon = asyncio.get_running_loop().call_later(NOT_SOONER, self._tell)

    def _tell(self) -> None:
        self._soon = None
        now = self._now()
        if now != self._told:
            self._told = now
            self.room.telling.all(Here(here=now))

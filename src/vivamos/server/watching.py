"""Whether anybody looks at a table: if nobody does it rests, and its own time stands still."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vivamos.server.viewer import Viewer

if TYPE_CHECKING:
    from vivamos.server.room import Room


class Watching:
    """When somebody was here last, and who. A table that was just loaded counts as looked at."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self._last = room.time()
        self._last_address = ""
        self._rested = 0.0  # seconds, without the rest that goes on

    def somebody_is_here(self) -> None:
        """Somebody comes, or goes now."""
        self._last_address = self.address()
        now = self.room.time()
        self._rested = now - self.table_time()
        self._last = now

    def unwatched_for(self) -> float:
        """Seconds since anybody was here at all."""
        return 0.0 if self.room.viewers else self.room.time() - self._last

    def rests(self) -> bool:
        """A table that nobody looks at stands still: no bot thinks, no clock runs, until somebody comes."""
        return self.unwatched_for() > self.room.house.settings.limits.grace

    def table_time(self) -> float:
        """A time that stands still while the table rests: clocks go by it."""
        resting = max(0.0, self.unwatched_for() - self.room.house.settings.limits.grace)
        return self.room.time() - self._rested - resting

    def address(self) -> str:
        """On whose behalf bots think here: the host, anybody else who sits here, who watches, or who did last."""
        return max(self.room.viewers, key=self._closeness).address if self.room.viewers else self._last_address

    def _closeness(self, viewer: Viewer) -> int:
        return 0 if viewer.seat is None else 2 if self.room.seats[viewer.seat].host else 1

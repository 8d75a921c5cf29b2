"""Somebody at the other end of a connection, and the frames on their way there."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Any

import orjson


def to_text(frame: dict[str, Any]) -> str:
    return orjson.dumps(frame).decode()


class Viewer:
    """Somebody who is connected: a seat, or None for a spectator. Frames wait here until the connection takes them."""

    MOST_WAITING = 1000

    def __init__(self, seat: int | None, address: str = "") -> None:
        self.seat = seat
        self.address = address
        self.closed = False
        self._frames: deque[str] = deque()
        self._came: asyncio.Future[None] | None = None

    def send(self, frame: str) -> None:
        if len(self._frames) >= self.MOST_WAITING:  # too slow: it may come back and ask for what it missed
            self.close()
        elif not self.closed:
            self._frames.append(frame)
            self._wake()

    def close(self) -> None:
        self.closed = True
        self._wake()

    async def next_frame(self) -> str | None:
        """The next frame to send; None when there will be no more."""
        while not self._frames:
            if self.closed:
                return None
            self._came = asyncio.get_running_loop().create_future()
            await self._came
        return self._frames.popleft()

    def _wake(self) -> None:
        if self._came is not None and not self._came.done():
            self._came.set_result(None)

"""Somebody at the other end of a connection, and the frames on their way there."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Any

import orjson


def to_text(frame: dict[str, Any]) -> str:
    return orjson.dumps(frame).decode()


class Viewer:
    """Somebody who is connected: a seat, or None for a spectator. Frames wait here until the connection takes them.

    `token` is the hash of the token that opened the seat: when the seat has another one, this viewer sits there no
    more. `hang_up` ends the connection soon, whether the other side listens or not.
    """

    def __init__(
        self,
        seat: int | None,
        address: str = "",
        token: str | None = None,
        most_waiting: float = 256 * 1024,
        hang_up: Callable[[], None] | None = None,
    ) -> None:
        self.seat = seat
        self.address = address
        self.token = token
        self.closed = False
        self._most_waiting = most_waiting
        self._hang_up = hang_up
        self._frames: deque[str] = deque()
        self._waiting = 0  # characters
        self._came: asyncio.Future[None] | None = None

    def welcome(self, frames: list[str]) -> None:
        """The first frames: however long they are, nothing has waited before them."""
        self._frames.extend(frames)
        self._waiting += sum(map(len, frames))
        self._wake()

    def send(self, frame: str) -> None:
        if self.closed:
            return
        if self._frames and self._waiting + len(frame) > self._most_waiting:
            self._frames.clear()  # too slow: it may come back and ask for what it missed
            self.close()
            return
        self._frames.append(frame)
        self._waiting += len(frame)
        self._wake()

    def close(self) -> None:
        """There will be no more frames, and nothing that this viewer asks for is done."""
        if not self.closed:
            self.closed = True
            self._wake()
            if self._hang_up is not None:
                self._hang_up()

    async def next_frame(self) -> str | None:
        """The next frame to send; None when there will be no more."""
        while not self._frames:
            if self.closed:
                return None
            self._came = asyncio.get_running_loop().create_future()
            await self._came
        frame = self._frames.popleft()
        self._waiting -= len(frame)
        return frame

    def _wake(self) -> None:
        if self._came is not None and not self._came.done():
            self._came.set_result(None)

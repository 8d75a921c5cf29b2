"""Somebody at the other end of a connection, and the frames on their way there."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Protocol


class Line(Protocol):
    """The connection of a viewer."""

    def write(self, text: bytes) -> bool:
        """Send a frame now; False if the other side has not taken those before."""

    def hang_up(self) -> None:
        """End it soon, whether the other side listens or not."""


class Viewer:
    """Somebody who is connected: a seat, or None for a spectator. Frames wait here until the connection takes them.

    `token` is the hash of the token that opened the seat: when the seat has another one, this viewer sits there no
    more.
    """

    def __init__(
        self,
        seat: int | None,
        address: str = "",
        token: str | None = None,
        most_waiting: float = 256 * 1024,
        line: Line | None = None,
    ) -> None:
        self.seat = seat
        self.address = address
        self.token = token
        self.closed = False
        self._most_waiting = most_waiting
        self._line = line
        self._frames: deque[bytes] = deque()
        self._waiting = 0  # bytes
        self._sending = False  # one is on its way that waits here no more
        self._came: asyncio.Future[None] | None = None

    def welcome(self, frames: list[bytes]) -> None:
        """The first frames: however long they are, nothing has waited before them."""
        for frame in frames:
            if not self._sent_now(frame):
                self._wait(frame)

    def send(self, frame: bytes) -> None:
        if self.closed or self._sent_now(frame):
            return
        if self._frames and self._waiting + len(frame) > self._most_waiting:
            self._frames.clear()  # too slow: it may come back and ask for what it missed
            self.close()
            return
        self._wait(frame)

    def close(self) -> None:
        """There will be no more frames, and nothing that this viewer asks for is done."""
        if not self.closed:
            self.closed = True
            self._wake()
            if self._line is not None:
                self._line.hang_up()

    async def next_frame(self) -> bytes | None:
        """The next frame to send, when the one before was sent; None when there will be no more."""
        self._sending = False
        while not self._frames:
            if self.closed:
                return None
            self._came = asyncio.get_running_loop().create_future()
            await self._came
        frame = self._frames.popleft()
        self._waiting -= len(frame)
        self._sending = True
        return frame

    def _sent_now(self, frame: bytes) -> bool:
        """Nearly always nothing waits before it, and a task that sends it would cost more than sending."""
        return not self._frames and not self._sending and self._line is not None and self._line.write(frame)

    def _wait(self, frame: bytes) -> None:
        self._frames.append(frame)
        self._waiting += len(frame)
        self._wake()

    def _wake(self) -> None:
        if self._came is not None and not self._came.done():
            self._came.set_result(None)

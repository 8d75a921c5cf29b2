"""Somebody at the other end of a connection, and the frames on their way there."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Protocol


class Connection(Protocol):
    """The connection of a viewer."""

    def write(self, *texts: bytes) -> bool:
        """Send frames now, in one piece; False if the other side has not taken those before."""

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
        connection: Connection | None = None,
    ) -> None:
        self.seat = seat
        self.address = address
        self.token = token
        self.closed = False
        self.pace = 1.0  # how many times as long as usual bots shall seem to think
        self._most_waiting = most_waiting
        self._connection = connection
        self._frames: deque[bytes] = deque()
        self._waiting = 0  # bytes
        self._sending = False  # one is on its way that waits here no more
        self._came: asyncio.Future[None] | None = None
        self._answered: list[bytes] | None = None  # while an action is being done: what it has brought so far

    def welcome(self, frames: list[bytes]) -> None:
        """The first frames: however long they are, nothing has waited before them."""
        for frame in frames:
            if not self._sent_now(frame):
                self._wait(frame)

    def await_answer(self) -> None:
        """An action of this viewer is being done: what it brings them goes out in one piece with the answer, since
        every piece costs the server as much as a view. Nothing waits longer than this turn of the event loop."""
        self._answered = []

    def answer(self, frame: bytes) -> None:
        """The last frame that an action brings."""
        before, self._answered = self._answered, None
        if not before:
            self.send(frame)
        elif self.closed or not self._sent_now(*before, frame):
            for each in (*before, frame):
                self.send(each)

    def send(self, frame: bytes) -> None:
        if self._answered is not None and not self.closed:
            if not self._answered:
                asyncio.get_running_loop().call_soon(self._send_answered)
            self._answered.append(frame)
            return
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
            self._send_answered()
            self.closed = True
            self._wake()
            if self._connection is not None:
                self._connection.hang_up()

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

    def _send_answered(self) -> None:
        """The answer itself comes later: nothing else waits for it."""
        before, self._answered = self._answered, None
        for frame in before or ():
            self.send(frame)
        self._answered = None if before is None else []

    def _sent_now(self, *frames: bytes) -> bool:
        """Nearly always nothing waits before it, and a task that sends it would cost more than sending."""
        connection = self._connection
        return not self._frames and not self._sending and connection is not None and connection.write(*frames)

    def _wait(self, frame: bytes) -> None:
        self._frames.append(frame)
        self._waiting += len(frame)
        self._wake()

    def _wake(self) -> None:
        if self._came is not None and not self._came.done():
            self._came.set_result(None)

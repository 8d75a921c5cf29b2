"""The stream of a table, from the terminal: it comes back by itself, asks only for what it missed, hands events on in
order and once, and says again what was not answered."""

from __future__ import annotations

import asyncio
import json
import random
import uuid
from contextlib import suppress
from typing import Any, Protocol

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from vivamos.engine.facts import Fact
from vivamos.terminal.links import Link, printable

FIRST_WAIT, LONGEST_WAIT = 0.5, 10.0  # seconds
OPENING, CLOSING = 15.0, 2.0
NO_USE_TO_COME_BACK = {4400, 4401, 4404}
MOST_FRAME = 8 << 20

Frame = dict[str, Any]


class Listener(Protocol):
    """Who wants to know."""

    def welcomed(self, frame: Frame) -> None: ...

    def happened(self, frame: Frame) -> None:
        """An event, the next one."""

    def answered(self, frame: Frame, action: Frame) -> None: ...

    def heard(self, frame: Frame) -> None:
        """Anything else: who is here, a note."""

    def lost(self) -> None: ...

    def gone(self, code: int, told: Fact | None) -> None:
        """There is nothing to come back to."""


class Connection:
    """A seat's stream, for as long as `run` runs."""

    def __init__(self, link: Link, token: str | None, listener: Listener) -> None:
        self.link = link
        self.token = token
        self.listener = listener
        self.number: int | None = None
        self.open: dict[str, Frame] = {}  # sent and not answered
        self._stream: ClientConnection | None = None  # once the server has said welcome
        self._connected: ClientConnection | None = None

    async def close(self) -> None:
        """Hang up; `run` is to be cancelled first."""
        if self._connected is not None:
            await self._connected.close()

    async def run(self) -> None:
        wait = FIRST_WAIT
        while True:
            told: list[Fact] = []  # why the server is about to hang up
            try:
                opening = connect(self.link.stream, open_timeout=OPENING, close_timeout=CLOSING, max_size=MOST_FRAME)
                async with opening as stream:
                    self._connected = stream
                    await self._send(stream, {"type": "hello", "token": self.token, "since": self.number})
                    async for text in stream:
                        frame = printable(json.loads(text))
                        if frame["type"] == "welcome":
                            wait = FIRST_WAIT
                        await self._hear(stream, frame, told)
                code = stream.close_code or 1006
            except ConnectionClosed as end:
                code = end.rcvd.code if end.rcvd else 1006
            except (OSError, TimeoutError, InvalidHandshake, InvalidMessage, ValueError, KeyError, TypeError):
                code = 1006  # KeyError, TypeError: frames that are none of ours
            self._stream = None
            if code in NO_USE_TO_COME_BACK:
                self.listener.gone(code, told[-1] if told else None)
                return
            self.listener.lost()
            await asyncio.sleep(wait * random.uniform(0.8, 1.2))
            wait = min(wait * 2, LONGEST_WAIT)

    async def act(self, kind: str, **body: Any) -> None:
        """Do something; it is done once, however often the connection breaks meanwhile."""
        action = {"type": kind, "id": uuid.uuid4().hex, **body}
        self.open[action["id"]] = action
        if self._stream is not None:
            with suppress(ConnectionClosed):  # it is said again on the next one
                await self._send(self._stream, action)

    async def _send(self, stream: ClientConnection, frame: Frame) -> None:
        await stream.send(json.dumps(frame))

    async def _hear(self, stream: ClientConnection, frame: Frame, told: list[Fact]) -> None:
        kind = frame["type"]
        if kind == "welcome":
            if frame["fresh"] or self.number is None:
                self.number = frame["number"]
            self.listener.welcomed(frame)
            self._stream = stream
            for action in list(self.open.values()):
                await self._send(stream, action)
        elif kind == "event":
            last = frame["number"] - 1 if self.number is None else self.number
            if frame["number"] > last + 1:  # something is missing: ask for it on a new connection
                await stream.close()
            elif frame["number"] > last:
                self.number = frame["number"]
                self.listener.happened(frame)
        elif kind in ("done", "refused"):
            action = self.open.pop(frame["id"] or "", {})
            if action:
                self.listener.answered(frame, action)
        elif kind == "error":
            told.append(frame["fact"])
        else:
            self.listener.heard(frame)

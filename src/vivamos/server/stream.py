"""The WebSocket of a table: frames to one viewer, actions from one seat.

It is plain ASGI: every layer in between would cost every frame time.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import orjson
from starlette.types import Receive, Scope, Send

from vivamos.engine.errors import UsageError, VivamosError
from vivamos.server.actions import Actions
from vivamos.server.addresses import Bucket, address_of
from vivamos.server.connections import EXTENSION
from vivamos.server.house import House, NoSuchTable
from vivamos.server.room import NotYours, Room
from vivamos.server.tokens import TOKEN
from vivamos.server.viewer import Line, Viewer, to_text

MALFORMED, BAD_TOKEN, NO_TABLE, TOO_FAST, FULL = 4400, 4401, 4404, 4429, 4503
MOST_ID = 64
# What an action's frame holds beside its id, of what type, and what does it.
KINDS: dict[str, tuple[str | None, type | None, Callable[..., Awaitable[int]]]] = {
    "move": ("move", str, Actions.move),
    "say": ("text", str, Actions.say),
    "undo": ("agree", bool, Actions.undo),
    "vote": ("for", str, Actions.vote),
    "back": (None, None, Actions.back),
    "rematch": (None, None, Actions.rematch),
}
PONG = to_text({"type": "pong"})


class Refusal(Exception):  # noqa: N818  (a reason to end the connection, not an error of ours)
    def __init__(self, code: int, error: VivamosError) -> None:
        super().__init__(error)
        self.code = code
        self.error = error


class Gone(Exception):  # noqa: N818  (that happens)
    """The other side has hung up."""


class Socket:
    """A connection, as ASGI gives it."""

    def __init__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self._receive = receive
        self._send = send
        self.address = address_of(scope)
        self.line: Line = scope["extensions"][EXTENSION]

    async def accept(self) -> None:
        await self._receive()
        await self._put({"type": "websocket.accept"})

    async def receive(self) -> dict[str, Any]:
        """The next frame."""
        message = await self._receive()
        if message["type"] == "websocket.disconnect":
            raise Gone
        try:
            frame = orjson.loads(message.get("text") or "")
        except orjson.JSONDecodeError:
            frame = None
        if not isinstance(frame, dict):
            raise Refusal(MALFORMED, UsageError("frame-is-no-object"))
        return frame

    async def send(self, text: str) -> None:
        await self._put({"type": "websocket.send", "text": text})

    async def end(self, refusal: Refusal) -> None:
        """Say why, and hang up."""
        self.line.hang_up()  # whether they listen or not
        with suppress(Gone):
            await self.send(to_text({"type": "error", "fact": refusal.error.fact}))
            await self.close(refusal.code, refusal.error.fact["fact"])

    async def close(self, code: int, reason: str) -> None:
        await self._put({"type": "websocket.close", "code": code, "reason": reason[:100]})

    async def _put(self, message: dict[str, Any]) -> None:
        try:
            await self._send(message)
        except (OSError, RuntimeError):
            raise Gone from None


async def stream(scope: Scope, receive: Receive, send: Send, table_id: str) -> None:
    """Serve one connection until it ends."""
    house: House = scope["app"].state.house
    socket = Socket(scope, receive, send)
    with suppress(Gone), house.streams.one(socket.address) as there:
        await socket.accept()
        try:
            if not there:
                raise Refusal(FULL, UsageError("too-many-streams"))
            await _serve(socket, house, table_id)
        except Refusal as refusal:
            await socket.end(refusal)
        except NotYours as error:
            await socket.end(Refusal(BAD_TOKEN, error))
        except VivamosError as error:
            await socket.end(Refusal(1011, error))


async def _serve(socket: Socket, house: House, table_id: str) -> None:
    room, viewer, since = await _hello(socket, house, table_id)
    sender = asyncio.create_task(_send_all(socket, viewer))
    try:
        await room.enter(viewer, since)
        await _receive_all(socket, house, room, viewer)
    finally:
        room.leave(viewer)
        sender.cancel()


async def _hello(socket: Socket, house: House, table_id: str) -> tuple[Room, Viewer, int | None]:
    limits = house.settings.limits
    try:
        frame = await asyncio.wait_for(socket.receive(), limits.hello)
    except TimeoutError:
        raise Refusal(MALFORMED, UsageError("no-hello")) from None
    token, since = frame.get("token"), frame.get("since")
    right_since = since is None or (isinstance(since, int) and not isinstance(since, bool))
    if frame.get("type") != "hello" or not isinstance(token, str | None) or not right_since:
        raise Refusal(MALFORMED, UsageError("malformed-hello"))
    try:
        room = await house.room(table_id)
    except NoSuchTable as error:
        raise Refusal(NO_TABLE, error) from None
    except VivamosError as error:
        raise Refusal(1011, error) from None
    seat = room.seat_of(token) if token is not None and TOKEN.fullmatch(token) else None
    if token is not None and seat is None:
        raise Refusal(BAD_TOKEN, UsageError("seat-not-yours"))
    if seat is None and room.watchers() >= limits.watchers:
        raise Refusal(FULL, UsageError("too-many-watchers"))
    opened = None if seat is None else room.seats[seat].token
    return room, Viewer(seat, socket.address, opened, limits.waiting * 1000, socket.line), since


async def _send_all(socket: Socket, viewer: Viewer) -> None:
    with suppress(Gone):  # the other side of the handler notices it too
        while (frame := await viewer.next_frame()) is not None:
            await socket.send(frame)
        await socket.close(1012, "come-back")


async def _receive_all(socket: Socket, house: House, room: Room, viewer: Viewer) -> None:
    limits = house.settings.limits
    bucket = Bucket(limits.frames, limits.frames_a_second)
    while True:
        frame = await socket.receive()
        if viewer.closed:  # what was sent before the goodbye arrived
            return
        if not bucket.take() or not house.frames.take(viewer.address):
            raise Refusal(TOO_FAST, UsageError("too-fast"))
        if frame.get("type") == "ping":
            viewer.send(PONG)
        else:
            viewer.send(to_text(await _act(room, viewer, frame)))


async def _act(room: Room, viewer: Viewer, frame: dict[str, Any]) -> dict[str, Any]:
    """Do what a frame asks for; the answer."""
    client = frame.get("id")
    if not isinstance(client, str) or not 0 < len(client) <= MOST_ID or not client.isprintable():
        return _refused(None, UsageError("action-needs-id", most=MOST_ID))
    kind = frame.get("type")
    if not isinstance(kind, str) or kind not in KINDS:
        return _refused(client, UsageError("no-such-action", known=list(KINDS)))
    key, wanted, act = KINDS[kind]
    if key is not None and wanted is not None and not isinstance(frame.get(key), wanted):
        return _refused(client, UsageError("action-lacks", key=key))
    if viewer.seat is None:
        return _refused(client, UsageError("you-are-watching"))
    try:
        number = await act(room.actions, viewer, client, *([frame[key]] if key else []))
    except VivamosError as error:
        return _refused(client, error)
    return {"type": "done", "id": client, "number": number}


def _refused(client: str | None, error: VivamosError) -> dict[str, Any]:
    return {"type": "refused", "id": client, "fact": error.fact}

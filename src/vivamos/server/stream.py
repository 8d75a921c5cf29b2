"""The WebSocket of a table: frames to one viewer, actions from one seat.

It is plain ASGI: every layer in between would cost every frame time.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from time import perf_counter
from typing import Any

from starlette.types import Receive, Scope, Send

from vivamos.engine.errors import UsageError, VivamosError
from vivamos.server import frames, logs
from vivamos.server.addresses import address_of
from vivamos.server.allowances import Bucket
from vivamos.server.connections import EXTENSION
from vivamos.server.house import House
from vivamos.server.owning import NoSuchTable
from vivamos.server.room import NotYours, Room
from vivamos.server.store import Elsewhere
from vivamos.server.tokens import TOKEN
from vivamos.server.viewer import Connection, Viewer

MALFORMED, BAD_TOKEN, NO_TABLE, TOO_FAST, FULL = 4400, 4401, 4404, 4429, 4503
COME_BACK = 1012
PONG = frames.encode(frames.Pong())


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
        self.connection: Connection = scope["extensions"][EXTENSION]
        self.code: int | None = None  # what we have hung up with
        self.viewer: Viewer | None = None

    async def accept(self) -> None:
        await self._receive()
        await self._put({"type": "websocket.accept"})

    async def receive(self) -> str:
        """The text of the next frame."""
        message = await self._receive()
        if message["type"] == "websocket.disconnect":
            raise Gone
        return message.get("text") or ""

    async def send(self, text: bytes) -> None:
        await self._put({"type": "websocket.send", "text": text.decode()})

    async def end(self, refusal: Refusal) -> None:
        """Say why, and hang up."""
        self.connection.hang_up()  # whether they listen or not
        with suppress(Gone):
            await self.send(frames.encode(frames.ErrorFrame(fact=refusal.error.fact)))
            await self.close(refusal.code, refusal.error.fact["fact"])

    async def close(self, code: int, reason: str) -> None:
        self.code = code
        await self._put({"type": "websocket.close", "code": code, "reason": reason[:100]})

    def send_away(self) -> None:
        """Its address has more streams than it may have, with those at other processes. Who comes back is told so."""
        if self.viewer is not None:
            self.viewer.close()
        self.connection.hang_up()

    async def _put(self, message: dict[str, Any]) -> None:
        try:
            await self._send(message)
        except (OSError, RuntimeError):
            raise Gone from None


async def stream(scope: Scope, receive: Receive, send: Send, table_id: str) -> None:
    """Serve one connection until it ends."""
    house: House = scope["app"].state.house
    socket = Socket(scope, receive, send)
    with _logged(socket, table_id), suppress(Gone), house.streams.one(socket.address, socket.send_away) as there:
        await socket.accept()
        try:
            if not there:
                raise Refusal(FULL, UsageError("too-many-streams"))
            await _serve(socket, house, table_id)
        except Refusal as refusal:
            await socket.end(refusal)
        except frames.NotAFrame as error:
            await socket.end(Refusal(MALFORMED, error))
        except NotYours as error:
            await socket.end(Refusal(BAD_TOKEN, error))
        except Elsewhere as error:
            await socket.end(Refusal(COME_BACK, error))
        except VivamosError as error:
            await socket.end(Refusal(1011, error))


@contextmanager
def _logged(socket: Socket, table_id: str) -> Iterator[None]:
    began = perf_counter()
    logs.info("stream opened", table=table_id)
    try:
        yield
    finally:
        logs.info("stream ended", table=table_id, code=socket.code, seconds=round(perf_counter() - began, 1))


async def _serve(socket: Socket, house: House, table_id: str) -> None:
    room, viewer, since = await _hello(socket, house, table_id)
    socket.viewer = viewer
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
        text = await asyncio.wait_for(socket.receive(), limits.hello)
    except TimeoutError:
        raise Refusal(MALFORMED, UsageError("no-hello")) from None
    hello = frames.read_hello(text)
    token = hello.token
    try:
        room = await house.room(table_id)
    except NoSuchTable as error:
        raise Refusal(NO_TABLE, error) from None
    except Elsewhere as error:
        raise Refusal(COME_BACK, error) from None
    except VivamosError as error:
        raise Refusal(1011, error) from None
    seat = room.seat_of(token) if token is not None and TOKEN.fullmatch(token) else None
    if token is not None and seat is None:
        raise Refusal(BAD_TOKEN, UsageError("seat-not-yours"))
    if seat is None and room.watchers() >= limits.watchers:
        raise Refusal(FULL, UsageError("too-many-watchers"))
    opened = None if seat is None else room.seats[seat].token
    return room, Viewer(seat, socket.address, opened, limits.waiting * 1000, socket.connection), hello.since


async def _send_all(socket: Socket, viewer: Viewer) -> None:
    with suppress(Gone):  # the other side of the handler notices it too
        while (frame := await viewer.next_frame()) is not None:
            await socket.send(frame)
        await socket.close(COME_BACK, "come-back")


async def _receive_all(socket: Socket, house: House, room: Room, viewer: Viewer) -> None:
    limits = house.settings.limits
    bucket = Bucket(limits.frames, limits.frames_a_second)
    while True:
        text = await socket.receive()
        if viewer.closed:  # what was sent before the goodbye arrived
            return
        if not bucket.take() or not house.frames.take(viewer.address):
            raise Refusal(TOO_FAST, UsageError("too-fast"))
        viewer.await_answer()
        viewer.answer(await _answer(room, viewer, text))


async def _answer(room: Room, viewer: Viewer, text: str) -> bytes:
    """Do what a frame asks for; the answer."""
    try:
        action = frames.read_action(text)
    except frames.NotAnAction as error:
        return frames.encode(frames.Refused(id=error.id, fact=error.fact))
    if isinstance(action, frames.Ping):
        return PONG
    began = perf_counter()
    answer: frames.Done | frames.Refused
    try:
        if viewer.seat is None and not isinstance(action, frames.WhisperAction):
            raise UsageError("you-are-watching")
        answer = frames.Done(id=action.id, number=await _act(room, viewer, action))
    except VivamosError as error:
        answer = frames.Refused(id=action.id, fact=error.fact)
    _count(room, action, answer, perf_counter() - began)
    return frames.encode(answer)


def _count(room: Room, action: frames.Action, answer: frames.Done | frames.Refused, seconds: float) -> None:
    room.house.answers.took(seconds)
    if logs.listens():
        outcome = "done" if isinstance(answer, frames.Done) else answer.fact["fact"]
        kind = str(action.__struct_config__.tag)
        logs.info("action", table=room.id, action=kind, outcome=outcome, ms=round(1000 * seconds, 1))


async def _act(room: Room, viewer: Viewer, action: frames.Action) -> int:
    actions = room.actions
    match action:
        case frames.WhisperAction():
            return await room.whispers.add(viewer, action)
        case frames.MoveAction():
            return await actions.move(viewer, action.id, action.move)
        case frames.TalkAction():
            return await actions.talk(viewer, action.id, action.text)
        case frames.UndoAction():
            return await actions.undo(viewer, action.id, action.agree)
        case frames.VoteAction():
            return await actions.vote(viewer, action.id, action.for_)
        case frames.BackAction():
            return await actions.back(viewer, action.id)
        case frames.RematchAction():
            return await actions.rematch(viewer, action.id)
        case frames.PaceAction():
            return actions.pace(viewer, action.pace)

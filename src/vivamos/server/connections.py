"""The connections of the server: so many from one address, and none that keeps us waiting.

uvicorn serves them; here is what it leaves open. It knows no limit for one address, waits for ever for the rest of a
request, and closes a connection only when the other side has taken all that was sent, which may be never.
"""

from __future__ import annotations

import asyncio
import math
from struct import pack
from typing import Any, cast

import h11
import uvicorn
from starlette.types import ASGIApp
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

from vivamos.server.addresses import Network, among, plain, whose
from vivamos.server.allowances import Allowances, Bucket
from vivamos.server.limits import Limits

MOST_FRAME = 4096
LOOK_EVERY = 0.5  # seconds between two looks at all connections
WHOLE_TEXT = 0x81  # the first byte of a frame that holds a whole text
EXTENSION = "vivamos.connection"  # where a stream finds its connection in the scope


class Held:
    """One connection: until when it must have done what we wait for."""

    __slots__ = ("address", "closing", "counted", "due", "stuck_at", "transport")

    def __init__(self, transport: asyncio.Transport, address: str, counted: bool, closing: float) -> None:
        self.transport = transport
        self.address = address
        self.counted = counted
        self.closing = closing
        self.due = math.inf
        self.stuck_at = math.inf  # since when what was sent has not been taken

    def wait(self, seconds: float) -> None:
        """Hang up if what we wait for now takes longer; infinity waits for nothing."""
        self.due = asyncio.get_running_loop().time() + seconds

    def hang_up(self) -> None:
        """End it soon: after a goodbye, if the other side takes one."""
        self.due = min(self.due, asyncio.get_running_loop().time() + self.closing)


class Connections:
    """All of them, looked at twice a second."""

    def __init__(self, limits: Limits, proxies: list[Network], allowances: Allowances) -> None:
        self.limits = limits
        self._proxies = proxies
        self._places = allowances.places("connections", limits.connections)
        self._held: dict[asyncio.Transport, Held] = {}
        self._looking = False

    def take(self, transport: asyncio.Transport) -> Held | None:
        """A new connection; None if its address has too many. A proxy has those of many people."""
        host = peer_of(transport)
        counted = not among(host, self._proxies)
        if counted and not self._places.take(whose(host)):
            return None
        held = self._held[transport] = Held(transport, whose(host), counted, self.limits.closing)
        if not self._looking:
            self._looking = True
            self._look()
        return held

    def of(self, transport: asyncio.Transport) -> Held:
        return self._held[transport]

    def leave(self, transport: asyncio.Transport) -> None:
        held = self._held.pop(transport, None)
        if held is not None and held.counted:
            self._places.leave(held.address)

    def _look(self) -> None:
        loop = asyncio.get_running_loop()
        now = loop.time()
        for held in list(self._held.values()):
            transport = held.transport
            if transport.is_closing():
                held.hang_up()  # closing waits until all is sent: for ever, if nobody reads
            if not transport.get_write_buffer_size():
                held.stuck_at = math.inf
            elif held.stuck_at == math.inf:
                held.stuck_at = now
            if now > held.due or now - held.stuck_at > self.limits.pong:
                transport.abort()
        self._looking = bool(self._held)
        if self._looking:
            loop.call_later(LOOK_EVERY, self._look)


class Config(uvicorn.Config):
    """uvicorn with our connections. Where a request comes from is believed to nobody but to `proxies`."""

    def __init__(
        self,
        app: ASGIApp,
        limits: Limits,
        proxies: list[Network],
        allowances: Allowances | None = None,
        quiet: bool = False,
    ) -> None:
        """`quiet`: somebody else sets up what is logged."""
        more: dict[str, Any] = {"log_config": None} if quiet else {}
        super().__init__(
            cast(Any, app),
            **more,
            http=RequestConnection,
            ws=StreamConnection,
            log_level="error",  # warnings are about malformed requests: anybody could fill the disk with them
            access_log=False,
            server_header=False,
            proxy_headers=bool(proxies),
            forwarded_allow_ips=[str(proxy) for proxy in proxies],
            timeout_keep_alive=cast(int, limits.idle),  # it may have a fraction
            ws_max_size=MOST_FRAME,
            ws_per_message_deflate=False,
            ws_ping_interval=limits.ping,
            ws_ping_timeout=limits.pong,
            timeout_graceful_shutdown=2,
        )
        self.limits = limits
        self.held = Connections(limits, proxies, allowances or Allowances())


class RequestConnection(H11Protocol):
    """HTTP: a request must be told in time, its head and its body; then we answer."""

    config: Config
    held: Held | None
    waiting: str | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        self.held = self.config.held.take(transport)
        if self.held is None:
            self.transport = transport
            transport.abort()
            return
        super().connection_made(transport)
        self.client = client_of(transport)
        self._wait_for("head", self.config.limits.header)

    def connection_lost(self, exc: Exception | None) -> None:
        self.config.held.leave(self.transport)
        if self.held is not None:
            super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.held is not None:
            super().data_received(data)

    def handle_events(self) -> None:
        super().handle_events()
        state = self.conn.their_state
        if self.transport.get_protocol() is not self:  # a stream now
            self._wait_for(None, math.inf)
        elif state is h11.SEND_BODY:
            self._wait_for("body", self.config.limits.body)
        elif state is h11.IDLE and self.timeout_keep_alive_task is None:  # in the middle of a head
            self._wait_for("head", self.config.limits.header)
        else:
            self._wait_for(None, math.inf)

    def _wait_for(self, what: str | None, seconds: float) -> None:
        """A byte now and then is no progress: only the end of what we wait for is."""
        if what != self.waiting:
            self.waiting = what
            assert self.held is not None
            self.held.wait(seconds)


class StreamConnection(WebSocketsSansIOProtocol):
    """A WebSocket: whoever does not take what is sent, and so does not answer a ping, is not there any more."""

    config: Config

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        limits = self.config.limits
        self._control = Bucket(limits.frames, limits.frames_a_second)
        self._heard_at = -math.inf  # when anything came from the other side

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.client = client_of(self.transport)
        self.held = self.config.held.of(self.transport)

    def connection_lost(self, exc: Exception | None) -> None:
        self.config.held.leave(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """In pieces: one read may hold thousands of frames, and the first few may be too many."""
        self._heard_at = self.loop.time()
        for start in range(0, len(data), MOST_FRAME):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + MOST_FRAME])

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][EXTENSION] = cast(Any, self)

    def write(self, *texts: bytes) -> bool:
        """Send frames now, past all layers: events are most of what a server does. False if it cannot be, because
        the other side has not taken what was sent before, or has hung up: then ASGI waits, or tells it."""
        if not self.writable.is_set() or self.close_sent or self.transport.is_closing():
            return False
        self.transport.write(text_frame(*texts) if len(texts) == 1 else b"".join(map(text_frame, texts)))
        return True

    def hang_up(self) -> None:
        """End it soon: after a goodbye, if the other side takes one."""
        self.held.hang_up()

    def handle_cont(self, event: Frame) -> None:
        self._count()
        super().handle_cont(event)

    def handle_ping(self) -> None:
        self._count()
        super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        self._count()
        super().handle_pong(event)

    def _count(self) -> None:
        """Frames that the table never sees. No browser sends many."""
        if not self._control.take():
            self.transport.abort()

    def send_receive_event_to_app(self) -> None:
        data = b"".join(self.frames)
        if self.curr_msg_data_type == "text" and not data.isascii():
            try:
                data.decode()
            except UnicodeDecodeError:  # uvicorn would write a page into the log
                self.frames = []
                self.conn.fail(1007, "That is no text.")
                self.handle_parser_exception()
                return
        super().send_receive_event_to_app()

    def send_keepalive_ping(self) -> None:
        """Who has said something needs no ping until they have been silent for as long as from one to the next."""
        silent = self.loop.time() - self._heard_at
        if silent < self.config.limits.ping:
            self.ping_timer = self.loop.call_later(self.config.limits.ping - silent, self.send_keepalive_ping)
        else:
            super().send_keepalive_ping()

    def keepalive_timeout(self) -> None:
        if self.read_paused:  # it is us who have not listened
            self.pong_timer = self.loop.call_later(self.config.limits.pong, self.keepalive_timeout)
        else:
            self.transport.abort()


def text_frame(text: bytes) -> bytes:
    """A text as a server sends it (RFC 6455, 5.2): in one piece, not masked, not compressed."""
    size = len(text)
    if size < 126:
        return bytes((WHOLE_TEXT, size)) + text
    return (pack("!BBH", WHOLE_TEXT, 126, size) if size < 1 << 16 else pack("!BBQ", WHOLE_TEXT, 127, size)) + text


def peer_of(transport: asyncio.Transport) -> str:
    peer = transport.get_extra_info("peername")
    return plain(str(peer[0])) if peer else ""


def client_of(transport: asyncio.Transport) -> tuple[str, int] | None:
    peer = transport.get_extra_info("peername")
    return (plain(str(peer[0])), int(peer[1])) if peer else None

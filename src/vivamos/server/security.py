"""What stands before every request: who may ask, how much and how often, and what a browser may do with the answer."""

from __future__ import annotations

import math
import re
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from vivamos.server.limits import Limits

MOST_BODY = 128 * 1024  # a deck of one's own is the largest thing anybody sends
STREAM = re.compile(r"/api/tables/([^/]*)/stream")
Stream = Callable[[Scope, Receive, Send, str], Awaitable[None]]
SAFE = ("GET", "HEAD", "OPTIONS")
CSP = (
    "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
HEADERS = {
    "Content-Security-Policy": CSP,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}


class Bucket:
    """So many at once, and so many a second after that."""

    def __init__(self, burst: float, a_second: float) -> None:
        self.burst = burst
        self.a_second = a_second
        self.left = burst
        self.at = time.monotonic()

    def take(self) -> bool:
        if self.burst == math.inf:
            return True
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.at) * self.a_second)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Buckets:
    """A bucket for each address; those not seen for the longest time are forgotten."""

    MOST = 10_000

    def __init__(self, burst: float, a_second: float) -> None:
        self.burst = burst
        self.a_second = a_second
        self._of: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        bucket = self._of.pop(address, None) or Bucket(self.burst, self.a_second)
        self._of[address] = bucket
        if len(self._of) > self.MOST:
            self._of.popitem(last=False)
        return bucket.take()


def from_our_pages(headers: Headers) -> bool:
    """A browser says where a page came from; other programs say nothing."""
    origin = headers.get("origin")
    try:
        return origin is None or urlsplit(origin).netloc == headers.get("host")
    except ValueError:  # no address at all
        return False


class Guard:
    """Checks before, headers after; plain ASGI, for it is in the way of everything. Streams go past all the rest."""

    def __init__(self, app: ASGIApp, limits: Limits, stream: Stream) -> None:
        self.app = app
        self.stream = stream
        self.changes = Buckets(limits.changes, limits.changes_a_second)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            table = STREAM.fullmatch(scope["path"])
            if table and from_our_pages(Headers(scope=scope)):
                await self.stream(scope, receive, send, table.group(1))
            else:
                await receive()
                await send({"type": "websocket.close", "code": 4403, "reason": "There is nothing for you here."})
            return
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        refusal = self._refusal(scope)

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        if refusal is not None:
            await refusal(scope, receive, with_headers)
        else:
            await self.app(scope, _no_more_than(MOST_BODY, receive), with_headers)

    def _refusal(self, scope: Scope) -> JSONResponse | None:
        headers = Headers(scope=scope)
        if scope["method"] in SAFE:
            return None
        if not from_our_pages(headers):
            return _refused(403, "This was asked by a page of another site.")
        length = headers.get("content-length", "0")
        if not length.isdecimal() or int(length) > MOST_BODY:
            return _refused(413, f"That is too much: at most {MOST_BODY // 1024} kB are taken.")
        if not self.changes.take(address_of(scope)):
            return _refused(429, "That was too often; wait a few seconds and try again.")
        return None


def address_of(scope: Scope) -> str:
    """Where a request comes from."""
    return str((scope.get("client") or ("", 0))[0])


def _refused(status: int, reason: str) -> JSONResponse:
    return JSONResponse({"detail": reason}, status)


def _no_more_than(most: int, receive: Receive) -> Receive:
    """For bodies whose length was not told: the rest of a too long one is not read."""
    seen = 0

    async def counted() -> Message:
        nonlocal seen
        message = await receive()
        seen += len(message.get("body", b""))
        return message if seen <= most else {"type": "http.disconnect"}

    return counted

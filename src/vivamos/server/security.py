"""What stands before every request: who may ask, how much and how often, and what a browser may do with the answer."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from time import perf_counter
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from vivamos.engine.errors import UsageError
from vivamos.engine.records import MOST_LINE
from vivamos.server import logs
from vivamos.server.addresses import address_of
from vivamos.server.allowances import Allowances, Buckets, TooOften
from vivamos.server.refusals import refused
from vivamos.server.settings import Settings

MOST_BODY = 32 * 1024  # a deck of one's own is the largest thing anybody sends, but for
RECORDS = "/api/replays"  # where records are brought
LENGTH = re.compile("[0-9]{1,9}")
STREAM = re.compile(r"/api/tables/([^/]*)/stream")
Stream = Callable[[Scope, Receive, Send, str], Awaitable[None]]
FILES = "/web/"  # where the pages' files are
READS_WITH_BODY = "/api/mine"
METHODS = ("GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE")
SAFE = ("GET", "HEAD", "OPTIONS")
CSP = (
    "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
HSTS = "max-age=31536000"  # a browser that came over TLS once comes over TLS for a year
HEADERS = {
    "Content-Security-Policy": CSP,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}


def from_our_pages(headers: Headers) -> bool:
    """A browser says where a page came from; other programs say nothing."""
    origin = headers.get("origin")
    try:
        return origin is None or urlsplit(origin).netloc == headers.get("host")
    except ValueError:  # no address at all
        return False


class Guard:
    """Checks before, headers after; plain ASGI, for it is in the way of everything.

    Streams and files go past all the rest.
    """

    def __init__(
        self, app: ASGIApp, settings: Settings, stream: Stream, files: ASGIApp, allowances: Allowances
    ) -> None:
        limits, buckets = settings.limits, allowances.buckets
        self.app = app
        self.stream = stream
        self.files = files
        self.hosts = settings.hosts
        self.changes = buckets("changes", limits.changes, limits.changes_a_second)
        self.reads = buckets("reads", limits.reads, limits.reads_a_second)
        self.records = buckets("records", limits.records, limits.records_a_minute / 60)
        self.file_reads = buckets("files", limits.files, limits.files_a_second)
        self.requests = allowances.places("requests", limits.requests)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            table = STREAM.fullmatch(scope["path"])
            headers = Headers(scope=scope)
            if table and self.hosts.knows(headers.get("host")) and from_our_pages(headers):
                await self.stream(scope, receive, send, table.group(1))
            else:
                await receive()
                await send({"type": "websocket.close", "code": 4403, "reason": "nothing-here"})
            return
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        secure = scope["scheme"] == "https"
        began = perf_counter()

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                _log(scope, message["status"], perf_counter() - began)
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if secure:
                    headers.setdefault("Strict-Transport-Security", HSTS)
            await send(message)

        with self.requests.one(address_of(scope)) as there:
            refusal = self._refusal(scope) if there else refused(TooOften("too-much-at-once", 1))
            if refusal is not None:
                await refusal(scope, receive, with_headers)
            elif scope["path"].startswith(FILES):
                await self.files(scope, receive, with_headers)
            else:
                await self.app(scope, _no_more_than(_most_body(scope["path"]), receive), with_headers)

    def _refusal(self, scope: Scope) -> JSONResponse | None:
        headers = Headers(scope=scope)
        if not self.hosts.knows(headers.get("host")):
            return refused(UsageError("strange-host"), 421)
        reading = scope["method"] in SAFE
        if not reading and not from_our_pages(headers):
            return refused(UsageError("asked-by-another-site"), 403)
        length = headers.get("content-length", "0")
        if not LENGTH.fullmatch(length) or int(length) > _most_body(scope["path"]):
            return refused(too_much(scope["path"]), 413)
        bucket = self._buckets(reading, scope["path"]).of(address_of(scope))
        if not bucket.take():
            return refused(TooOften("too-often", bucket.wait()))
        return None

    def _buckets(self, reading: bool, path: str) -> Buckets:
        if path.startswith(FILES):
            return self.file_reads
        if path == RECORDS and not reading:
            return self.records
        return self.reads if reading or path == READS_WITH_BODY else self.changes


def _log(scope: Scope, status: int, seconds: float) -> None:
    """A request by what it asks for, not by its address: that holds ids, which are keys."""
    if logs.listens() and not scope["path"].startswith(FILES):
        route = getattr(scope.get("route"), "path", None)
        method = scope["method"] if scope["method"] in METHODS else None
        logs.info("request", method=method, route=route, status=status, ms=round(1000 * seconds, 1))


def _most_body(path: str) -> int:
    return MOST_LINE if path == RECORDS else MOST_BODY


def too_much(path: str) -> UsageError:
    """What is said to a body that is too long."""
    if path == RECORDS:
        return UsageError("record-too-large", megabytes=MOST_LINE >> 20)
    return UsageError("too-much-to-read", most=MOST_BODY >> 10)


def _no_more_than(most: int, receive: Receive) -> Receive:
    """For bodies whose length was not told: the rest of a too long one is not read."""
    seen = 0

    async def counted() -> Message:
        nonlocal seen
        message = await receive()
        seen += len(message.get("body", b""))
        return message if seen <= most else {"type": "http.disconnect"}

    return counted

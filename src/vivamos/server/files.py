"""The files of the pages, kept in memory. A page has sixty of them, so each must cost next to nothing.

A browser keeps them too and asks each time whether they have changed: after an update no page is put together from old
and new ones.
"""

from __future__ import annotations

import asyncio
import hashlib
import mimetypes
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from starlette.datastructures import Headers
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from vivamos.engine.errors import UsageError
from vivamos.server.refusals import NotThere, refused

ASK_AGAIN = {"Cache-Control": "no-cache"}
TYPES = {".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml"}  # some systems know other ones


@dataclass(frozen=True)
class Kept:
    changed: int
    text: bytes
    headers: dict[str, str]


@dataclass(frozen=True)
class Source:
    """What a file is made from, and how: most are read as they are."""

    paths: Sequence[Path]
    read: Callable[[], bytes]
    slow: bool = False  # it is read aside: others are answered meanwhile

    def changed(self) -> int:
        return max(path.stat().st_mtime_ns for path in self.paths)


class Files:
    """All files below a folder that are there when the server starts, and those `made` from others by their names below
    it; one that is edited is read again."""

    def __init__(self, folder: Path, prefix: str, made: Mapping[str, Source] | None = None) -> None:
        found = [path for path in folder.rglob("*") if path.is_file()]
        there = {path.relative_to(folder).as_posix(): Source([path], path.read_bytes) for path in found}
        self._sources = {f"{prefix}{name}": source for name, source in {**there, **(made or {})}.items()}
        self._kept: dict[str, Kept] = {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        answer = await self._answer(scope)
        await answer(scope, receive, send)

    async def _answer(self, scope: Scope) -> Response:
        if scope["method"] not in ("GET", "HEAD"):
            answer = refused(UsageError("files-are-only-read"), 405)
            answer.headers["Allow"] = "GET, HEAD"
            return answer
        name = scope["path"]
        source = self._sources.get(name)
        aside = source is not None and source.slow and name not in self._kept
        file = await asyncio.to_thread(self._find, name) if aside else self._find(name)
        if file is None:
            return refused(NotThere("no-such-page-file"))
        known = Headers(scope=scope).get("if-none-match", "")
        if file.headers["ETag"] in (tag.strip().removeprefix("W/") for tag in known.split(",")):
            return Response(None, 304, {"ETag": file.headers["ETag"], **ASK_AGAIN})
        return Response(file.text, 200, file.headers)

    def _find(self, name: str) -> Kept | None:
        source = self._sources.get(name)
        try:
            changed = source.changed() if source is not None else 0
            if source is not None and (name not in self._kept or self._kept[name].changed != changed):
                self._kept[name] = _read(name, source, changed)
        except OSError:  # it was there when the server started
            return None
        return self._kept.get(name)


def _read(name: str, source: Source, changed: int) -> Kept:
    text = source.read()
    kind = TYPES.get(Path(name).suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
    charset = "; charset=utf-8" if kind.startswith("text/") else ""
    headers = {"Content-Type": kind + charset, "ETag": f'"{hashlib.sha256(text).hexdigest()[:32]}"', **ASK_AGAIN}
    return Kept(changed, text, headers)

"""The files of the pages, kept in memory. A page has sixty of them, so each must cost next to nothing.

All of them together are a version, and have addresses with its digest: `/web/<version>/main.js`. A module names the
others relative to itself, so a page never leaves the version it began with, and browsers keep files for good. Only the
page itself is asked for each time, and names the newest version.
"""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import mimetypes
import posixpath
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from starlette.datastructures import Headers
from starlette.responses import JSONResponse, RedirectResponse, Response
from starlette.types import Receive, Scope, Send

from vivamos.engine.errors import UsageError
from vivamos.server.modules import with_imports
from vivamos.server.refusals import NotThere, refused

ASK_AGAIN = {"Cache-Control": "no-cache"}
FOR_GOOD = {"Cache-Control": "public, max-age=31536000, immutable", "Vary": "Accept-Encoding"}
PAGE = "index.html"
STYLE = "style.css"  # what a module beside it loads
SHORTEST = 500  # bytes that are worth compressing
MOST_VERSIONS = 3  # of one run of the server: its files may be edited meanwhile
GONE = 410
TYPES = {".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml"}  # some systems know other ones
TEXTS = ("text/", "image/svg", "application/json")
_VERSIONED = re.compile(r"([0-9a-f]{12})/(.+)")


@dataclass(frozen=True)
class Source:
    """What a file is made from, and how: most are read as they are."""

    paths: Sequence[Path]
    read: Callable[[], bytes]
    slow: bool = False  # it is read aside: others are answered meanwhile

    def changed(self) -> int:
        return max(path.stat().st_mtime_ns for path in self.paths)


@dataclass(frozen=True)
class Kept:
    text: bytes
    short: bytes | None  # compressed, where that is worth it
    headers: dict[str, str]


@dataclass
class Version:
    """All files as they were at one moment."""

    digest: str
    changed: dict[str, int]  # when each was changed last
    kept: dict[str, Kept] = field(default_factory=dict)
    pages: dict[tuple[str, ...], str] = field(default_factory=dict)  # by the modules they begin with


class Files:
    """All files below a folder that are there when the server starts, and those `made` from others by their names below
    it; when one is edited, there is a new version."""

    def __init__(self, folder: Path, prefix: str, made: Mapping[str, Source] | None = None) -> None:
        found = [path for path in sorted(folder.rglob("*")) if path.is_file()]
        there = {path.relative_to(folder).as_posix(): Source([path], path.read_bytes) for path in found}
        self._prefix = prefix
        self._sources: dict[str, Source] = {**there, **(made or {})}
        self._versions: dict[str, Version] = {}
        self._newest = self._look()

    def version(self) -> str:
        """The digest of the newest version."""
        changed = self._changed()
        if changed != self._newest.changed:
            self._newest = self._look()
        return self._newest.digest

    def address(self, name: str) -> str:
        """Where a file of the newest version is."""
        return f"{self._prefix}{self.version()}/{name}"

    def in_version(self, text: str, version: str | None = None) -> str:
        """A page whose files are those of a version."""
        return text.replace(f'"{self._prefix}', f'"{self._prefix}{version or self.version()}/')

    def page(self, *modules: str) -> str:
        """The one page, which names the files of the newest version.

        It begins with these modules, if they are there: a browser gets them at once, with all that they import and the
        style beside them.
        """
        file = None
        while file is None:  # it is being edited
            newest = self.version()  # which may make a new one of edited files
            version = self._versions[newest]
            file = self._find(version, PAGE)
        if modules not in version.pages:
            there = [name for name in ("main.js", *modules) if name in self._sources]
            links = [
                f'  <link rel="modulepreload" href="{self._prefix}{version.digest}/{name}">\n'
                for name in with_imports(there, self.read)
            ]
            looks = [f"{posixpath.dirname(name)}/{STYLE}" for name in there]
            links += [
                f'  <link rel="preload" as="style" href="{self._prefix}{version.digest}/{name}">\n'
                for name in looks
                if name in self._sources
            ]
            version.pages[modules] = file.text.decode().replace("</head>", f"{''.join(links)}</head>")
        return version.pages[modules]

    def read(self, name: str) -> str:
        """A file as it is now."""
        return self._sources[name].read().decode()

    def names(self) -> list[str]:
        return list(self._sources)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        answer = await self._answer(scope)
        await answer(scope, receive, send)

    async def _answer(self, scope: Scope) -> Response:
        if scope["method"] not in ("GET", "HEAD"):
            answer = refused(UsageError("files-are-only-read"), 405)
            answer.headers["Allow"] = "GET, HEAD"
            return answer
        asked = scope["path"].removeprefix(self._prefix)
        if asked == "version.json":
            return JSONResponse({"version": self.version()}, headers=ASK_AGAIN)
        versioned = _VERSIONED.fullmatch(asked)
        if versioned is None:
            # Other programs need not know about versions.
            known = asked in self._sources
            return RedirectResponse(self.address(asked), 307, ASK_AGAIN) if known else _no_such_file()
        digest, name = versioned.groups()
        if digest != self._newest.digest:
            self.version()
        version = self._versions.get(digest)
        if version is None:
            return _version_is_gone()
        if name not in self._sources:
            return _no_such_file()
        aside = self._sources[name].slow and name not in version.kept
        file = await asyncio.to_thread(self._find, version, name) if aside else self._find(version, name)
        return _version_is_gone() if file is None else _told(file, Headers(scope=scope))

    def _find(self, version: Version, name: str) -> Kept | None:
        """None if it has been edited since, so that nobody knows what it was."""
        if name not in version.kept:
            source = self._sources[name]
            try:
                text = source.read()
                if source.changed() != version.changed[name]:
                    return None
            except OSError:  # it was there when the server started
                return None
            if name == PAGE:
                text = self.in_version(text.decode(), version.digest).encode()
            version.kept[name] = _kept(name, text)
        return version.kept[name]

    def _changed(self) -> dict[str, int]:
        changed = {}
        for name, source in self._sources.items():
            try:
                changed[name] = source.changed()
            except OSError:
                changed[name] = 0
        return changed

    def _look(self) -> Version:
        """The version that is there now. The digest is of what files are made from: making some takes a while."""
        changed = self._changed()
        digest = hashlib.sha256()
        for name, source in self._sources.items():
            digest.update(f"{name}\n".encode())
            if changed[name]:
                for path in source.paths:
                    digest.update(hashlib.sha256(path.read_bytes()).digest())
        made = Version(digest.hexdigest()[:12], changed)
        self._versions = {**self._versions, made.digest: made}
        for old in list(self._versions)[:-MOST_VERSIONS]:
            del self._versions[old]
        return made


def _told(file: Kept, headers: Headers) -> Response:
    known = headers.get("if-none-match", "")
    if file.headers["ETag"] in (tag.strip() for tag in known.split(",")):
        return Response(None, 304, {"ETag": file.headers["ETag"], **FOR_GOOD})
    if file.short is not None and _takes_gzip(headers.get("accept-encoding", "")):
        return Response(file.short, 200, {**file.headers, "Content-Encoding": "gzip"})
    return Response(file.text, 200, file.headers)


def _takes_gzip(accepted: str) -> bool:
    for one in accepted.lower().split(","):
        kind, _, weight = one.partition(";")
        if kind.strip() == "gzip":
            return weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False


def _no_such_file() -> Response:
    return refused(NotThere("no-such-page-file"))


def _version_is_gone() -> Response:
    answer = refused(NotThere("page-version-is-gone"), GONE)
    answer.headers["Cache-Control"] = "no-store"
    return answer


def _kept(name: str, text: bytes) -> Kept:
    kind = TYPES.get(Path(name).suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
    charset = "; charset=utf-8" if kind.startswith("text/") else ""
    short = gzip.compress(text, 9, mtime=0) if len(text) >= SHORTEST and kind.startswith(TEXTS) else None
    tag = f'W/"{hashlib.sha256(text).hexdigest()[:32]}"'
    return Kept(text, short, {"Content-Type": kind + charset, "ETag": tag, **FOR_GOOD})

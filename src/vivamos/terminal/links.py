"""The way to a table of a server: its link, sitting down there, and the tokens of one's own seats."""

from __future__ import annotations

import json
import os
import re
import urllib.error
import urllib.request
from contextlib import suppress
from dataclasses import dataclass
from http.client import HTTPException
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import platformdirs

from vivamos.engine.errors import UsageError, VivamosError, shown
from vivamos.engine.facts import Fact

PATIENCE = 20.0  # seconds for an answer
MOST_ANSWER = 1 << 20
MOST_SEATS = 200  # seats that are remembered
SEATS = Path(platformdirs.user_data_dir("vivamos")) / "seats.json"
LINK = re.compile(r"/t/([A-Za-z0-9]{1,40})/?")
INVITATION = re.compile(r"i=([A-Za-z0-9_-]{1,40})")


class ServerSays(VivamosError):  # noqa: N818  (it reads as what it says)
    """What a server refuses, in its own words."""

    def __init__(self, told: Fact) -> None:
        super().__init__(told["fact"])
        self.fact = told


@dataclass(frozen=True)
class Link:
    """A table of a server."""

    address: str  # http://cards.example:8400
    table: str
    invitation: str | None = None

    @property
    def stream(self) -> str:
        return f"{self.address.replace('http', 'ws', 1)}/api/tables/{self.table}/stream"

    def to(self, table: str) -> Link:
        """Another table of the same server."""
        return Link(self.address, table)


def read_link(text: str) -> Link:
    """`http://cards.example/t/ab12cd34ef#i=…`, with or without the scheme."""
    given = text.strip()
    try:
        parts = urlsplit(given if "://" in given else f"http://{given}")
        found = LINK.fullmatch(parts.path)
        host, _ = parts.hostname, parts.port  # a wrong port raises
    except ValueError:
        host, found = None, None
    if not host or not found or parts.scheme not in ("http", "https"):
        raise UsageError("no-table-link", given=shown(text))
    invited = INVITATION.search(parts.fragment)
    netloc = parts.netloc.rpartition("@")[2]
    return Link(f"{parts.scheme}://{netloc}", found[1], invited[1] if invited else None)


def ask_server(link: Link, path: str, body: dict[str, Any] | None = None) -> dict[str, Any]:
    """A request to the server; what goes wrong is said in a sentence."""
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(link.address + path, data, {"Content-Type": "application/json"})
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            return _object(answer.read(MOST_ANSWER), link)
    except urllib.error.HTTPError as error:
        told = _object(error.read(MOST_ANSWER), link).get("fact")
        if not isinstance(told, dict) or not isinstance(told.get("fact"), str):
            raise UsageError("server-is-no-room", address=link.address) from None
        raise ServerSays(told) from None
    except (OSError, HTTPException, UnicodeError) as error:  # UnicodeError: a name that cannot be one
        raise UsageError("server-not-reached", address=link.address, why=why(error)) from None


def why(error: Exception) -> str:
    """What the system says about it."""
    reason = getattr(error, "reason", error)
    return str(getattr(reason, "strerror", None) or reason or type(error).__name__)


def _object(body: bytes, link: Link) -> dict[str, Any]:
    try:
        read = printable(json.loads(body))
    except (ValueError, RecursionError):
        read = None
    if not isinstance(read, dict):
        raise UsageError("server-is-no-room", address=link.address)
    return read


def printable(data: Any) -> Any:
    """The same without what a terminal would obey: a server may be anybody's."""
    if isinstance(data, str):
        return "".join(letter for letter in data if letter.isprintable())
    if isinstance(data, list):
        return [printable(each) for each in data]
    if isinstance(data, dict):
        return {printable(key): printable(value) for key, value in data.items()}
    return data


# --- one's own seats ---


def token_of(link: Link) -> str | None:
    """The token of the seat that one has at a table, if this machine has been there."""
    found = _seats().get(_key(link))
    return found if isinstance(found, str) else None


def remember(link: Link, token: str) -> None:
    """Keep a token, so that the next `vivamos join` comes back to the seat; only this user may read it."""
    seats = _seats()
    seats.pop(_key(link), None)
    _keep(seats | {_key(link): token})


def forget(link: Link) -> None:
    """The token opens no seat any more."""
    seats = _seats()
    if seats.pop(_key(link), None) is not None:
        _keep(seats)


def _key(link: Link) -> str:
    return f"{link.address}/t/{link.table}"


def _keep(seats: dict[str, Any]) -> None:
    """Where nothing can be written, one plays all the same, and does not come back to the seat."""
    kept = dict(list(seats.items())[-MOST_SEATS:])
    with suppress(OSError):
        SEATS.parent.mkdir(parents=True, exist_ok=True)
        new = SEATS.with_suffix(".new")
        with os.fdopen(os.open(new, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w", encoding="utf-8") as file:
            json.dump(kept, file)
        new.replace(SEATS)


def _seats() -> dict[str, Any]:
    try:
        read = json.loads(SEATS.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return read if isinstance(read, dict) else {}

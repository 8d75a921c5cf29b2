"""A server as people start it, and people who talk to it over real sockets."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import ExitStack
from functools import cache
from pathlib import Path
from typing import Any

import httpx
from ports import free_port
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

import vivamos

from nursery import Child, Nursery

START_WITHIN = 120  # the first start on a machine may compile
PATIENCE = 60.0  # seconds for an answer on a busy machine

Frame = dict[str, Any]


def reason(frame: Frame, game: str = "slambo") -> str:
    """The English words of a refusal or an error."""
    return vivamos.game(game).words().text(frame["fact"])


@cache
def nursery() -> Nursery:
    return Nursery()


class Server:
    """`vivamos serve` on a port of its own, with an SQLite file in a folder or any other database."""

    program = ("-m", "vivamos")

    def __init__(self, folder: Path, *more: str, database: str | None = None) -> None:
        self.folder = folder
        self.more = more
        self.database = database or str(folder / "tables.sqlite3")
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.process: Child | subprocess.Popen[bytes] | None = None

    def start(self, from_scratch: bool = sys.platform != "linux") -> None:
        """Returns when it answers. `from_scratch`: in a new process, as people start it, which takes much longer."""
        command = ["serve", "--port", str(self.port), "--database", self.database, "--bot-delay", "0"]
        command += ["--limit", "night_reviews=inf", *self.more]  # only where it is tested
        command += ["--limit", "review_nice=0"]  # nobody else plays here, and all other tests would go first
        file = self.folder / "server.log"
        if from_scratch or self.program != Server.program:
            with file.open("ab") as log:
                self.process = subprocess.Popen(
                    [sys.executable, *self.program, *command],
                    stdout=log,
                    stderr=log,
                    env={**os.environ, "PYTHONUNBUFFERED": "1"},
                )
        else:
            self.process = nursery().start(command, file)
        until = time.monotonic() + START_WITHIN
        while not self.healthy():
            if self.process.poll() is not None or time.monotonic() > until:
                raise RuntimeError("the server did not start:\n" + self.log())
            time.sleep(0.05)

    def healthy(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.address}/api/health", timeout=2) as answer:
                return bool(answer.status == 200)
        except (urllib.error.URLError, OSError):
            return False

    def wait_until_ready(self, game: str) -> None:
        """Until a game needs no compiling any more."""
        until = time.monotonic() + 2 * START_WITHIN
        while not any(one["id"] == game and one["ready"] for one in self.ask("GET", "/api/games").json()):
            assert time.monotonic() < until, f"{game} does not get ready"
            time.sleep(0.1)

    def log(self) -> str:
        return (self.folder / "server.log").read_text(encoding="utf-8")

    def kill(self) -> None:
        """As a power cut would: no goodbye."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None

    # --- what people ask for ---

    def ask(self, method: str, path: str, body: Any = None, token: str | None = None, **headers: str) -> httpx.Response:
        if token is not None:
            headers["Authorization"] = f"Bearer {token}"
        return httpx.request(method, f"{self.address}{path}", json=body, headers=headers, timeout=PATIENCE)

    def make_table(self, game: str = "slambo", seats: list[str] | None = None, **more: Any) -> Frame:
        """A new table: its `id`, and `seat` and `token` of the host, Mara."""
        seats = seats or ["you", "bot:newcomer"]
        answer = self.ask(
            "POST", "/api/tables", {"game": game, "players": len(seats), "seats": seats, "name": "Mara", **more}
        )
        assert answer.status_code == 201, answer.text
        made: Frame = answer.json()
        return made

    def sit_down(self, table: str, name: str) -> str:
        """The token of a new player."""
        answer = self.ask("POST", f"/api/tables/{table}/seats", {"name": name})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["token"])


def running(folder: Path, *options: str, kind: type[Server] = Server) -> Iterator[Server]:
    """A server for a fixture, with the quickest game ready; at the end it must live, and have written no traceback."""
    made = kind(folder, "--no-limits", *options)
    made.start()
    made.wait_until_ready("slambo")
    yield made
    assert made.process is not None
    assert made.process.poll() is None, "the server has died"
    made.kill()
    assert "Traceback" not in made.log()


class Stream:
    """One connection to a table. Remembers the last view and question, and that no event is missed or repeated.

    On Linux all of 127.0.0.0/8 is this machine: `address` is where the connection comes from.
    """

    def __init__(
        self,
        server: Server,
        table: str,
        token: str | None = None,
        since: int | None = None,
        address: str = "127.0.0.1",
    ) -> None:
        self._open = ExitStack()
        url = f"ws://127.0.0.1:{server.port}/api/tables/{table}/stream"
        self.ws: ClientConnection = self._open.enter_context(
            connect(url, compression=None, open_timeout=PATIENCE, source_address=(address, 0))
        )
        self.send({"type": "hello", "token": token, "since": since})
        self.view: Frame | None = None
        self.ask: Frame | None = None
        self.number = since or 0
        self.frames: list[Frame] = []
        self.welcome = self.until("welcome")
        if self.welcome["fresh"]:
            self.number = self.welcome["number"]

    def send(self, frame: Frame | str) -> None:
        self.ws.send(frame if isinstance(frame, str) else json.dumps(frame))

    def next(self, within: float = PATIENCE) -> Frame:
        frame: Frame = json.loads(self.ws.recv(timeout=within))
        self.frames.append(frame)
        if frame["type"] == "event":
            assert frame["number"] == self.number + 1, "events come one by one"
            self.number = frame["number"]
        if "view" in frame:
            self.view, self.ask = frame["view"], frame["ask"]
        return frame

    def until(self, kind: str, **wanted: Any) -> Frame:
        """The next frame of a kind with these values."""
        while True:
            frame = self.next()
            if frame["type"] == kind and all(frame.get(key) == value for key, value in wanted.items()):
                return frame

    def act(self, kind: str, client: str, **body: Any) -> Frame:
        """Do something; the answer."""
        self.send({"type": kind, "id": client, **body})
        while True:
            frame = self.next()
            if frame["type"] in ("done", "refused") and frame["id"] == client:
                return frame

    def until_asked(self) -> Frame:
        """Wait for one's turn; what is asked, or an empty frame when the game is over."""
        while self.ask is None:
            if self.view is not None and self.view["to_move"] is None:
                return {}
            self.next()
        return self.ask

    def closed_with(self) -> int:
        """The code the server hangs up with."""
        try:
            while True:
                self.next()
        except ConnectionClosed as end:
            return end.rcvd.code if end.rcvd else 1006

    def close(self) -> None:
        self._open.close()

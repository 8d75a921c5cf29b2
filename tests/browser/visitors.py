"""Who comes to the pages in the tests: a server as people start it, a browser, persons with a window each."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import BrowserContext, ConsoleMessage, Page

NO_CHROMIUM = "No Chromium: the pages are not tried in a browser (`make browser` as root installs one)"
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]
START_WITHIN = 120  # the first start on a machine may compile
DEALT_WITHIN = 120_000  # ms; the first game on a machine compiles
DESKTOP = {"width": 1280, "height": 800}
PHONE = {"width": 360, "height": 740}


class Server:
    """`vivamos serve` as people start it, on a port and a database file of its own."""

    def __init__(self, folder: Path, *more: str) -> None:
        self.folder = folder
        self.more = more  # arguments of the command
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port: int = free.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        database = f"sqlite+aiosqlite:///{self.folder / 'tables.sqlite'}"
        command = [sys.executable, "-m", "vivamos.cli", "serve", "--port", str(self.port), "--database", database]
        log = (self.folder / "server.log").open("ab")
        self.process = subprocess.Popen(
            [*command, "--bot-delay", "0", *self.more],
            stdout=log,
            stderr=log,
            env={**os.environ, "PYTHONUNBUFFERED": "1"},
        )
        log.close()
        until = time.monotonic() + START_WITHIN
        while not self.healthy():
            if self.process.poll() is not None or time.monotonic() > until:
                raise RuntimeError("the server did not start:\n" + (self.folder / "server.log").read_text())
            time.sleep(0.1)

    def healthy(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.address}/api/health", timeout=2) as answer:
                return bool(answer.status == 200)
        except (urllib.error.URLError, OSError):
            return False

    def kill(self) -> None:
        """As a power cut would: no goodbye."""
        if self.process is not None:
            self.process.send_signal(signal.SIGKILL)
            self.process.wait()
            self.process = None


def find_chromium() -> str | None:
    names = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
    return next(filter(None, (os.environ.get("VIVAMOS_CHROMIUM"), *map(shutil.which, names))), None)


class Person:
    """Somebody with a browser of their own: own storage, own window. Notes whatever the console complains about."""

    def __init__(self, context: BrowserContext) -> None:
        self.context = context
        self.page: Page = context.new_page()
        self.page.set_default_timeout(20_000)
        self.complaints: list[str] = []
        self.page.on("console", self._heard)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.complaints.append(f"{message.text} ({message.location.get('url', '')})")


Visit = Callable[..., Person]


def no_sideways_scrolling(page: Page) -> None:
    wide, seen = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert wide <= seen, f"the page is {wide} px wide in a window of {seen} px"

"""A real server, a real Chromium: every test of this folder plays through both."""

from __future__ import annotations

import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parent))

NO_CHROMIUM = "No Chromium: the pages are not tried in a browser (`make browser` as root installs one)"
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]
START_WITHIN = 120  # the first start on a machine may compile
DESKTOP = {"width": 1280, "height": 800}
PHONE = {"width": 360, "height": 740}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents:
            item.add_marker(pytest.mark.slow)
            item.add_marker(pytest.mark.xdist_group(item.path.stem))  # one server and one browser a file


class Server:
    """`vivamos serve` as people start it, on a port and a database file of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
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
            [*command, "--bot-delay", "0"], stdout=log, stderr=log, env={**os.environ, "PYTHONUNBUFFERED": "1"}
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


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    made = Server(tmp_path_factory.mktemp("server"))
    made.start()
    yield made
    made.kill()


def find_chromium() -> str | None:
    names = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
    return next(filter(None, (os.environ.get("VIVAMOS_CHROMIUM"), *map(shutil.which, names))), None)


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    path = find_chromium()
    if path is None:
        if os.environ.get("VIVAMOS_CI"):
            pytest.fail(NO_CHROMIUM)
        pytest.skip(NO_CHROMIUM)
    with sync_playwright() as playwright:  # ends with its file: while it lives, no other event loop can
        made = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield made
        made.close()


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


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[Visit]:
    """`visit("/", …)` is one more person at that page; options go to the browser's window (viewport, color_scheme)."""
    people: list[Person] = []

    def make(path: str = "/", name: str | None = None, **window: Any) -> Person:
        window = {"viewport": DESKTOP, "reduced_motion": "reduce", "locale": "en-GB", **window}
        person = Person(browser.new_context(base_url=server.address, **window))
        if name:
            kept = json.dumps({"name": name})
            person.context.add_init_script(f"localStorage['vivamos.settings'] ??= {kept!r}")
        people.append(person)
        person.page.goto(path)
        person.page.wait_for_selector("body:not([aria-busy]) h1")
        return person

    yield make
    heard = [complaint for person in people for complaint in person.complaints]
    for person in people:
        person.context.close()
    assert not heard, "the browser's console complained"


@pytest.fixture
def page(visit: Visit) -> Page:
    """Somebody at a desktop who has just opened the lobby."""
    return visit("/", name="Mara").page


def no_sideways_scrolling(page: Page) -> None:
    wide, seen = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert wide <= seen, f"the page is {wide} px wide in a window of {seen} px"

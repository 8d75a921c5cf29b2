"""A real server, a real Chromium: every test of this folder plays through both."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Playwright, expect, sync_playwright

sys.path.insert(0, str(Path(__file__).parent))

from serving import Server
from visitors import DESKTOP, FLAGS, NO_CHROMIUM, Desks, Person, Visit, find_chromium, find_quick_chromium

expect.set_options(timeout=20_000)  # a busy machine is slow, not wrong


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents:
            item.add_marker(pytest.mark.slow)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    # All the tests are many evenings, and whoever leaves is soon away.
    made = Server(
        tmp_path_factory.mktemp("server"), "--limit", "tables=1000", "--limit", "records=1000", "--limit", "grace=1"
    )
    made.start()
    yield made
    made.kill()


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as made:  # while it lives, no other event loop can: no other tests run beside these
        yield made


def launched(playwright: Playwright, path: str | None) -> Iterator[Browser]:
    if path is None:
        if os.environ.get("VIVAMOS_CI"):
            pytest.fail(NO_CHROMIUM)
        pytest.skip(NO_CHROMIUM)
    made = playwright.chromium.launch(executable_path=path, args=FLAGS)
    yield made
    made.close()


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    yield from launched(playwright, find_quick_chromium())


@pytest.fixture
def whole_browser(playwright: Playwright) -> Iterator[Browser]:
    """For what only a browser with windows does, such as installing an app."""
    yield from launched(playwright, find_chromium())


@pytest.fixture(scope="session")
def desks(browser: Browser) -> Iterator[Desks]:
    made = Desks(browser)
    yield made
    made.close()


@pytest.fixture
def visit(desks: Desks, server: Server) -> Iterator[Visit]:
    """`visit("/", …)` is one more person at that page; options go to the browser's window (viewport, color_scheme)."""
    people: list[Person] = []

    def make(path: str = "/", name: str | None = None, language: str = "", **window: Any) -> Person:
        window = {
            "viewport": DESKTOP,
            "reduced_motion": "reduce",
            "locale": "en-GB",
            "service_workers": "block",
            **window,
        }
        person = Person(desks.free_one(base_url=server.address, **window), name, language)
        people.append(person)
        person.page.goto(path)
        person.page.wait_for_selector("body:not([aria-busy]) h1")
        return person

    yield make
    heard = [complaint for person in people for complaint in person.complaints]
    for person in people:
        desks.leave(person.context)
    assert not heard, "the browser's console complained"


@pytest.fixture
def page(visit: Visit) -> Page:
    """Somebody at a desktop who has just opened the lobby."""
    return visit("/", name="Mara").page

"""A real server, a real Chromium: every test of this folder plays through both."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

sys.path.insert(0, str(Path(__file__).parent))

from serving import Server
from visitors import DESKTOP, FLAGS, NO_CHROMIUM, Person, Visit, find_chromium

expect.set_options(timeout=20_000)  # a busy machine is slow, not wrong


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents:
            item.add_marker(pytest.mark.slow)
            if config.pluginmanager.hasplugin("xdist"):
                item.add_marker(pytest.mark.xdist_group(item.path.stem))  # one server and one browser a file


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    # A file of tests is many evenings, and whoever leaves is soon away.
    made = Server(tmp_path_factory.mktemp("server"), "--limit", "tables=1000", "--limit", "grace=1")
    made.start()
    yield made
    made.kill()


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


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[Visit]:
    """`visit("/", …)` is one more person at that page; options go to the browser's window (viewport, color_scheme)."""
    people: list[Person] = []

    def make(path: str = "/", name: str | None = None, language: str = "", **window: Any) -> Person:
        window = {"viewport": DESKTOP, "reduced_motion": "reduce", "locale": "en-GB", **window}
        person = Person(browser.new_context(base_url=server.address, **window))
        if name or language:
            kept = json.dumps({"name": name or "", "language": language})
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

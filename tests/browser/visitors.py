"""Who comes to the pages in the tests: a server as people start it, a browser, persons with a window each."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable

from playwright.sync_api import BrowserContext, ConsoleMessage, Page

NO_CHROMIUM = "No Chromium: the pages are not tried in a browser (`make browser` as root installs one)"
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]
DEALT_WITHIN = 120_000  # ms; the first game on a machine compiles
DESKTOP = {"width": 1280, "height": 800}
PHONE = {"width": 360, "height": 740}


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

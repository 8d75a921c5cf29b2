"""Who comes to the pages in the tests: a server as people start it, a browser, persons with a window each."""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, TimeoutError

NO_CHROMIUM = "No Chromium: the pages are not tried in a browser (`make browser` as root installs one)"
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]
DEALT_WITHIN = 120_000  # ms; the first game on a machine compiles
DESKTOP = {"width": 1280, "height": 800}
PHONE = {"width": 360, "height": 740}
AXE = {"bypass_csp": True}  # axe tries styles on the page that the policy rightly forbids
WIDTHS = [360, 390, 768, 1024, 1280, 1920]

# What is kept for a tab is new with every tab: by that it knows that nobody has been here.
FIRST_VISIT = """(() => {
  if (sessionStorage.visited) return;
  sessionStorage.visited = 1;
  localStorage.clear();
  const settings = %s;
  localStorage["vivamos.settings"] = settings;
})()"""


WITH_WINDOWS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
WITHOUT = ("chromium-headless-shell", "chrome-headless-shell")


def find_chromium() -> str | None:
    """A whole one, as people have it."""
    return next(filter(None, (os.environ.get("VIVAMOS_CHROMIUM"), *map(shutil.which, WITH_WINDOWS))), None)


def find_quick_chromium() -> str | None:
    """The same engine without the windows that a whole one draws for nobody to see: a visit takes half as long."""
    given = os.environ.get("VIVAMOS_CHROMIUM")
    return given or next(filter(None, map(shutil.which, WITHOUT)), None) or find_chromium()


class Desks:
    """Browsers with a storage of their own each. Who sits down at a used one finds the pages in its cache, which
    loads them three times as fast, but nothing else of those before.
    """

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._free: list[tuple[dict[str, Any], BrowserContext]] = []
        self._taken: dict[BrowserContext, dict[str, Any]] = {}

    def free_one(self, **window: Any) -> BrowserContext:
        found = next((each for each in self._free if each[0] == window), None)
        if found:
            self._free.remove(found)
        context = found[1] if found else self._browser.new_context(**window)
        self._taken[context] = window
        return context

    def leave(self, context: BrowserContext) -> None:
        for page in context.pages:
            page.close()
        context.clear_cookies()
        self._free.append((self._taken.pop(context), context))

    def close(self) -> None:
        for _, context in self._free:
            context.close()


class Person:
    """Somebody with a browser of their own: own storage, own window. Notes whatever the console complains about."""

    def __init__(self, context: BrowserContext, name: str | None = None, language: str = "", pace: float = 0) -> None:
        self.context = context
        self.page: Page = context.new_page()
        self.page.set_default_timeout(20_000)
        settings = json.dumps({"name": name or "", "language": language, "pace": pace})  # few tests are about time
        self.page.add_init_script(FIRST_VISIT % json.dumps(settings))
        self.complaints: list[str] = []
        self.page.on("console", self._heard)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.complaints.append(f"{message.text} ({message.location.get('url', '')})")


Visit = Callable[..., Person]
AXE_WITHIN = 90_000  # milliseconds
COLOURS = ["color-contrast", "link-in-text-block"]  # the rules of axe that ask for them
RUN_AXE = """([within, runOnly]) => Promise.race([
  axe.run({resultTypes: ["violations"], ...(runOnly && {runOnly})}),
  new Promise((_, late) => setTimeout(() => late(new Error("axe does not come to its end")), within)),
])"""


def no_sideways_scrolling(page: Page) -> None:
    with suppress(TimeoutError):  # what is drawn to measure follows a window that has just changed
        page.wait_for_function("document.documentElement.scrollWidth <= innerWidth", timeout=3000)
    wide, seen = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert wide <= seen, f"the page is {wide} px wide in a window of {seen} px"


def no_sideways_scrolling_at_any_width(page: Page) -> None:
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 740})
        no_sideways_scrolling(page)


def serious(page: Page) -> list[str]:
    """What axe finds wrong for people who use the page in another way, by day and by night."""
    page.wait_for_selector("body:not([aria-busy]) h1", state="attached")  # not between two pages
    page.emulate_media(color_scheme="dark")
    found = [f"dark: {each}" for each in complaints_of_axe(page)]
    page.emulate_media(color_scheme="light")  # the same page but for its colours (`light-dark()` in the styles)
    return found + [f"light: {each}" for each in complaints_of_axe(page, COLOURS)]


def violations(page: Page, only: list[str] | None = None) -> list[dict[str, Any]]:
    """What axe finds in the window as it is (by all its rules, or only these); it may not take for ever."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(Axe().axe_script)
    found: list[dict[str, Any]] = page.evaluate(RUN_AXE, [AXE_WITHIN, only])["violations"]
    return found


def complaints_of_axe(page: Page, only: list[str] | None = None) -> list[str]:
    """What axe finds wrong in the window as it is; menus and tips lie over all regions, beside what was pressed."""
    return [
        f"{each['id']}: {each['help']}: {[node['html'][:160] for node in each['nodes']][:3]}"
        for each in violations(page, only)
        if each["id"] != "region" or not all('class="over"' in node["html"] for node in each["nodes"])
    ]

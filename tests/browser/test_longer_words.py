# ruff: noqa: E501  (the scripts for the page are read as they are)
"""The pseudo-language walks every page and all five tables: accents on every letter and 40 % longer.

Whatever is no message of a catalogue stands out by its plain letters; whatever is too narrow is cut or pushes the page
wider than the window.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import vivamos
from vivamos.engine.words import PSEUDO
from vivamos.server.seating import BOT_NAMES

from evenings import hand_of, play_on, sit_down
from serving import Server
from visitors import DEALT_WITHIN, DESKTOP, PHONE, Visit, no_sideways_scrolling

TURNS = 3  # of each game
WINDOWS: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": DESKTOP},
    "phone": {"viewport": PHONE, "has_touch": True, "is_mobile": True},
}
each_window = pytest.mark.parametrize("window", WINDOWS)

# What people read on the page: the texts, and the labels for who hears it.
READ = """() => {
  const shown = (el) => el.checkVisibility({ opacityProperty: false, visibilityProperty: true });
  const told = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const el = node.parentElement;
    if (!el || el.closest('script, style, noscript, code, kbd, .chip, bdi, svg, [lang]:not(html)') || !shown(el)) continue;
    if (node.data.trim()) told.push(node.data.trim());
  }
  for (const el of document.querySelectorAll('[aria-label], [title], [placeholder], [data-tip]')) {
    if (el.closest('.chip') || !shown(el)) continue;
    for (const name of ['aria-label', 'title', 'placeholder', 'data-tip']) if (el.hasAttribute(name)) told.push(el.getAttribute(name));
  }
  return told;
}"""

# Texts that end before they are over: their box is narrower than they are, and hides the rest.
CUT = """() => [...document.querySelectorAll('body *')].filter((el) => {
  if (!(el instanceof HTMLElement) || el.closest('.vh, svg, .logbox, .said, select') || !el.checkVisibility()) return false;
  const own = [...el.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
  const hides = ['hidden', 'clip'].includes(getComputedStyle(el).overflowX);
  return own && hides && el.clientWidth > 2 && el.scrollWidth > el.clientWidth + 1; // what only is heard has no width
}).map((el) => `${el.className}: ${el.textContent.slice(0, 60)}`)"""

# Boxes with words of their own that lie over each other although they stand side by side.
OVERLAP = """() => {
  const found = [];
  for (const box of document.querySelectorAll('.bar, .bar .title, .banner, .tile, .tline, .field, .acts, .seat, .results, .wait, .segs, .rail')) {
    const parts = [...box.children].filter((el) => el.checkVisibility() && el.textContent.trim() && getComputedStyle(el).position !== 'absolute' && !el.closest('.vh'));
    for (const [i, one] of parts.entries()) for (const other of parts.slice(i + 1)) {
      const a = one.getBoundingClientRect(), b = other.getBoundingClientRect();
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left), high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (wide > 2 && high > 2) found.push(`${one.className} and ${other.className} in ${box.className}: ${one.textContent.slice(0, 30)} / ${other.textContent.slice(0, 30)}`);
    }
  }
  return found;
}"""


def stays() -> re.Pattern[str]:
    """Names, what a game has its players cry, rule ids and the notation of cards are the same in every language."""
    names = {game.name for game in vivamos.catalogue().values()}
    own = {"VAMOS", "SLAMBO", "VIVA", "Provecho", "Vivamos", "Mara", "Luz", "English", "Deutsch", "Español"}
    known = "|".join(map(re.escape, sorted({*BOT_NAMES, *names, *own}, key=len, reverse=True)))
    return re.compile(rf"(?<!\w)(?:{known}|[A-Z]{{2}}-\d+|[A-Z]{{1,2}}\d*|https?:\S+)(?!\w)")


STAYING = stays()


def look_at(page: Page) -> None:
    """Nothing in plain letters, nothing cut, nothing pushed out of the window."""
    no_sideways_scrolling(page)
    read = [text for text in page.evaluate(READ) if not text.startswith("{")]  # a deck as it is typed
    plain = [text for text in read if re.search("[A-Za-z]{2,}", STAYING.sub("", text))]
    assert sorted(set(plain)) == [], "English is left"
    assert page.evaluate(CUT) == [], "cut"
    assert page.evaluate(OVERLAP) == [], "overlaps"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """With the same cards every time: what does not fit once never fits."""
    made = Server(tmp_path_factory.mktemp("server"), "--limit", "tables=1000", "--seed", "5")
    made.start()
    yield made
    made.kill()


@each_window
def test_every_page_has_room_for_longer_words(visit: Visit, window: str) -> None:
    page = visit("/", name="Mara", language=PSEUDO, **WINDOWS[window]).page
    expect(page.locator(".tile")).to_have_count(len(vivamos.catalogue()))
    look_at(page)
    for game in vivamos.catalogue():
        page.goto(f"/new/{game}")
        page.wait_for_selector("body:not([aria-busy]) h1")
        for folded in page.locator("details:not([open]) > summary").all():
            folded.click()
        look_at(page)


@each_window
def test_a_club_night_has_room_for_longer_words(visit: Visit, window: str) -> None:
    page = visit("/nights", name="Mara", language=PSEUDO, **WINDOWS[window]).page
    look_at(page)
    page.locator(".making .tb.solid").click()
    page.wait_for_selector(".hero .jn img")
    page.locator(".lead .tb.solid").click()
    page.wait_for_selector(".pr .you")
    page.evaluate("for (const folded of document.querySelectorAll('details')) folded.open = true")
    look_at(page)
    page.locator(".lead .tb.solid").click()
    page.wait_for_selector(".tt.you")
    look_at(page)


@each_window
def test_a_lesson_has_room_for_longer_words(visit: Visit, window: str) -> None:
    page = visit("/learn/vamos-dia", name="Mara", language=PSEUDO, **WINDOWS[window]).page
    page.wait_for_selector(".teach", timeout=DEALT_WITHIN)
    page.locator(".go .help").click()
    look_at(page)


@each_window
def test_a_table_that_waits_has_room_for_longer_words(visit: Visit, window: str) -> None:
    page = visit("/", name="Mara", language=PSEUDO, **WINDOWS[window]).page
    sit_down(page, "slambo", players=3, seats=["you", "free", "bot:regular"])
    page.wait_for_selector(".wait")
    look_at(page)


@each_window
@pytest.mark.parametrize("game", vivamos.catalogue())
def test_every_table_has_room_for_longer_words(visit: Visit, game: str, window: str) -> None:
    page = visit("/", name="Mara", language=PSEUDO, **WINDOWS[window]).page
    sit_down(page, game)
    for _ in range(TURNS):
        play_on(page, hand_of(game), turns=1)
        look_at(page)
    page.keyboard.press("s")
    if window == "desktop":
        page.wait_for_selector("dialog.sheet")
        look_at(page)


def test_the_language_is_the_readers_own(visit: Visit) -> None:
    """Two people at one table, each in their language."""
    one = visit("/", name="Mara", language="de").page
    table = sit_down(one, "slambo", players=2, seats=["you", "free"])
    other = visit("/", name="Luz", language="ja").page
    other.goto(f"/t/{table}")
    other.locator("form.join button").click()
    for page, language in ((one, "de"), (other, "ja")):
        page.wait_for_selector(".hand, .seat", timeout=60_000)
        assert page.evaluate("document.documentElement.lang") == language
    assert one.locator(".log li").first.inner_text() != other.locator(".log li").first.inner_text()
    assert json.loads(one.evaluate("localStorage['vivamos.settings']"))["language"] == "de"

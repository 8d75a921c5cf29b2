# ruff: noqa: E501  (the scripts for the page are read as they are)
"""The pseudo-language walks every page and all five tables: accents on every letter and 40 % longer.

Whatever is no message of a catalogue stands out by its plain letters; whatever is too narrow is cut or pushes the page
wider than the window.
"""

from __future__ import annotations

import calendar
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

import vivamos
from vivamos.engine.words import PSEUDO
from vivamos.server.seating import BOT_NAMES
from vivamos.server.tokens import new_token

from evenings import hand_of, play_on, sit_down, whole_game
from serving import Server
from visitors import DEALT_WITHIN, DESKTOP, PHONE, Visit, no_sideways_scrolling

WEB = Path(vivamos.__file__).parent / "web"
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

# Texts that end before they are over: their box is narrower than they are, and hides the rest. (Names do:
# people choose them as long as they like.)
CUT = """() => [...document.querySelectorAll('body *')].filter((el) => {
  if (!(el instanceof HTMLElement) || el.closest('.vh, svg, .logbox, .said, select, .seat .nm b, .switch2 button:first-child') || !el.checkVisibility()) return false;
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
    own = {"VAMOS", "SLAMBO", "VIVA", "Provecho", "Vivamos", "Mara", "Luz", "Noor", "English", "Deutsch", "Español"}
    dates = {*calendar.day_name, *calendar.month_name[1:]}  # those are of the browser, not of a catalogue
    known = "|".join(map(re.escape, sorted({*BOT_NAMES, *names, *own, *dates}, key=len, reverse=True)))
    return re.compile(rf"(?<!\w)(?:{known}|[A-Z]{{2}}-\d+|[A-Z]{{1,2}}\d*|https?:\S+)(?!\w)")


STAYING = stays()


def look_at(page: Page) -> None:
    """Nothing in plain letters, nothing cut, nothing pushed out of the window."""
    no_sideways_scrolling(page)
    read = [text for text in page.evaluate(READ) if not text.startswith("{")]  # a deck as it is typed
    plain = [text for text in read if re.search("[A-Za-z]{2,}", STAYING.sub("", text))]
    assert not plain, f"English is left at {page.url}: {sorted(set(plain))[:12]}"
    assert page.evaluate(CUT) == [], f"cut at {page.url}"
    assert page.evaluate(OVERLAP) == [], f"overlaps at {page.url}"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """With the same cards every time: what does not fit once never fits."""
    made = Server(tmp_path_factory.mktemp("server"), "--limit", "tables=1000", "--limit", "silence=2", "--seed", "5")
    made.start()
    yield made
    made.kill()


class Walk:
    """One person in one window, from page to page; notes at which addresses somebody has looked."""

    def __init__(self, visit: Visit, server: Server, window: str) -> None:
        self.person = visit("/", name="Mara", language=PSEUDO, **WINDOWS[window])
        self.page, self.server = self.person.page, server
        self.paths: set[str] = set()
        self.record = b""  # of the game that was played

    def go(self, address: str, until: str = "h1") -> None:
        self.page.goto(address)
        self.page.wait_for_selector(f"body:not([aria-busy]) {until}", timeout=DEALT_WITHIN)

    def look(self) -> None:
        look_at(self.page)
        self.paths.add(urlsplit(self.page.url).path)


def routes() -> list[re.Pattern[str]]:
    """The addresses that web/main.js has a page for."""
    written = (WEB / "main.js").read_text(encoding="utf-8").partition("const ROUTES = [")[2].partition("\n];")[0]
    return [
        re.compile(found.replace("\\/", "/")) for found in re.findall(r"^  \[/(.+?)/, \(\) =>", written, re.MULTILINE)
    ]


@each_window
def test_every_page_has_room_for_longer_words(visit: Visit, server: Server, window: str) -> None:
    walk = Walk(visit, server, window)
    for part in (lobby, new_tables, rules, club_night, lesson, waiting_table, finished_game, brought_record, nowhere):
        part(walk)
    unseen = [route.pattern for route in routes() if not any(route.match(path) for path in walk.paths)]
    assert len(routes()) > 5
    assert unseen == [], "a page of web/main.js that nobody has looked at"


def lobby(walk: Walk) -> None:
    expect(walk.page.locator(".tile")).to_have_count(len(vivamos.catalogue()))
    walk.look()
    walk.page.locator(".menu > .tb.round[aria-expanded]").last.click()
    walk.page.wait_for_selector(".prefs")
    walk.look()


def new_tables(walk: Walk) -> None:
    for game in vivamos.catalogue():
        walk.go(f"/new/{game}")
        for folded in walk.page.locator("details:not([open]) > summary").all():
            folded.click()
        walk.look()


def rules(walk: Walk) -> None:
    """What is around the text; the text itself says in which language it is."""
    walk.go("/rules/slambo", ".prose")
    walk.look()


def club_night(walk: Walk) -> None:
    page = walk.page
    walk.go("/nights")
    walk.look()
    page.locator(".making .tb.solid").click()
    page.wait_for_selector(".hero .jn img")
    page.locator(".lead .tb.solid").click()
    page.wait_for_selector(".pr .you")
    page.evaluate("for (const folded of document.querySelectorAll('details')) folded.open = true")
    walk.look()
    page.locator(".lead .tb.solid").click()
    page.wait_for_selector(".tt.you")
    walk.look()


def lesson(walk: Walk) -> None:
    walk.go("/learn/vamos-dia", ".teach")
    walk.page.locator(".go .help").click()
    walk.look()


def waiting_table(walk: Walk) -> None:
    sit_down(walk.page, "slambo", players=3, seats=["you", "free", "bot:regular"])
    walk.page.wait_for_selector(".wait")
    walk.look()


def finished_game(walk: Walk) -> None:
    """The page of who has played a game, its replay and its report."""
    key = new_token()
    game = whole_game(walk.server, key)
    walk.page.evaluate("key => { localStorage['vivamos.key'] = JSON.stringify(key) }", key)
    walk.go("/me", ".played .ln")
    walk.page.evaluate("for (const folded of document.querySelectorAll('details')) folded.open = true")
    walk.look()
    walk.go(f"/game/{game}", ".dock")
    walk.look()
    walk.go(f"/game/{game}/report", ".lp, .cd")
    walk.look()
    answer = walk.page.request.get(f"/api/tables/{game}/record")
    assert answer.ok
    walk.record = answer.body()


def brought_record(walk: Walk) -> None:
    walk.go("/replay", ".drop-zone")
    walk.look()
    many = {"name": "game.jsonl", "mimeType": "application/json", "buffer": b"\n".join([walk.record] * 2)}
    walk.page.set_input_files("#record-file", many)
    walk.page.wait_for_selector(".records select")
    walk.look()
    walk.page.locator(".records .tb").click()
    walk.page.wait_for_selector(".dock", timeout=DEALT_WITHIN)
    walk.look()


def nowhere(walk: Walk) -> None:
    for path in ("/new/77", "/nowhere"):
        walk.go(path, ".lost")
        look_at(walk.page)
    walk.person.complaints.clear()  # the browser notes every refusal


@each_window
@pytest.mark.parametrize("game", vivamos.catalogue())
def test_every_table_has_room_for_longer_words(visit: Visit, game: str, window: str) -> None:
    page = visit("/", name="Mara", language=PSEUDO, **WINDOWS[window]).page
    sit_down(page, game)
    for _ in range(TURNS):
        play_on(page, hand_of(game), turns=1)
        look_at(page)
    page.keyboard.press("s")
    page.wait_for_selector("dialog.sheet")
    look_at(page)
    page.locator("dialog.sheet .tb.ico").click()
    if game == "slambo":  # the shortest
        play_on(page, hand_of(game))
        page.wait_for_selector(".results")
        look_at(page)


def test_a_vote_has_room_for_longer_words(visit: Visit) -> None:
    """Three people, the second with a phone: one does not move, and the others decide."""
    host = visit("/", name="Mara", language=PSEUDO).page
    table = sit_down(host, "slambo", players=3, seats=["you", "free", "free"])
    pages = [host]
    for window in ("phone", "desktop"):
        guest = visit("/", name="Luz" if window == "phone" else "Noor", language=PSEUDO, **WINDOWS[window]).page
        guest.goto(f"/t/{table}")
        guest.locator("form.join button").click()
        pages.append(guest)
    for page in pages:
        page.wait_for_selector(".hand", timeout=DEALT_WITHIN)
        page.wait_for_selector(".banner.calm")
        look_at(page)
    others = [page for page in pages if page.locator(".banner.calm .two .tb").count() == 2]
    assert len(others) == 2, "all but the silent one are asked what to do"
    others[0].locator(".banner.calm .tb.solid").click()
    expect(others[0].locator(".banner.calm .two")).to_have_count(0)  # has said what they want
    for page in pages:
        look_at(page)
    others[1].locator(".banner.calm .tb.solid").click()
    for page in others:
        expect(page.locator(".banner.calm")).to_have_count(0)
    for page in pages:  # who was silent may take their seat back
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

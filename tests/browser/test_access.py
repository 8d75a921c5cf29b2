"""Every page for everyone: axe finds nothing serious, phones scroll in one direction only."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

import vivamos

from evenings import hand_of, play_on, sit_down
from fullest import fullest, sit_down_at
from lessons import arrived
from visitors import (
    AXE,
    DEALT_WITHIN,
    PHONE,
    Visit,
    complaints_of_axe,
    no_sideways_scrolling_at_any_width,
    serious,
)

PAGES = [
    "/",
    "/me",
    "/nights",
    "/replay",
    *(f"/{kind}/{game}" for game in vivamos.catalogue() for kind in ("new", "rules")),
]


@pytest.mark.parametrize("path", PAGES)
def test_axe_finds_nothing_serious(visit: Visit, path: str) -> None:
    page = visit(path, name="Mara", **AXE).page
    assert serious(page) == []
    page.set_viewport_size(PHONE)
    assert complaints_of_axe(page) == [], "what is only a sign on a phone has a name"


@pytest.mark.parametrize("game", vivamos.catalogue())
def test_axe_finds_nothing_serious_at_a_table(visit: Visit, game: str) -> None:
    page = visit("/", name="Mara", **AXE).page
    page.locator(f".tile:has(#t-{game})").get_by_role("button", name="Play now").click()
    page.wait_for_url("**/t/*")
    page.wait_for_selector(".seat", timeout=DEALT_WITHIN)
    assert serious(page) == []
    page.set_viewport_size(PHONE)
    assert complaints_of_axe(page) == []


def test_axe_finds_nothing_serious_in_dialogs(visit: Visit) -> None:
    page = visit("/", name="Mara", **AXE).page
    sit_down(page, "slambo")
    page.wait_for_selector(".hand", timeout=DEALT_WITHIN)
    for key, title in (("?", "Keys"), ("s", "Score sheet")):
        page.keyboard.press(key)
        expect(page.get_by_role("heading", name=title)).to_be_visible()
        assert serious(page) == []
        page.keyboard.press("Escape")
    page.get_by_role("button", name="More", exact=True).click()
    assert serious(page) == []
    page.get_by_role("menuitem", name="Settings").click()
    expect(page.get_by_role("heading", name="Settings")).to_be_visible()
    assert serious(page) == []


def test_axe_finds_nothing_serious_before_and_after_a_game(visit: Visit) -> None:
    host, guest = (visit("/", name=name, **AXE).page for name in ("Mara", "Luz"))
    sit_down(host, "slambo", players=3, seats=["you", "free", "bot:newcomer"])
    guest.goto(host.url)
    expect(guest.get_by_role("button", name="Sit down")).to_be_visible()
    assert serious(guest) == []
    expect(host.get_by_role("button", name="Add a bot")).to_be_visible()
    assert serious(host) == []
    host.get_by_role("button", name="Add a bot").click()
    play_on(host, hand_of("slambo"))
    assert serious(host) == []


def test_axe_finds_nothing_serious_in_a_lesson_on_a_phone(visit: Visit) -> None:
    page = visit("/learn/viva?step=2", name="Mara", viewport=PHONE, has_touch=True, is_mobile=True, **AXE).page
    arrived(page, 1)
    page.locator(".go .help").click()
    assert serious(page) == []
    page.get_by_role("button", name="Steps of the lesson").click()
    assert serious(page) == []


def test_axe_finds_nothing_serious_where_a_question_is_put(visit: Visit) -> None:
    """Dia de los Muertos: whose hand, which colour, which rank."""
    page = visit("/", name="Mara", **AXE).page
    sit_down_at(page, next(moment for moment in fullest("muertos", 4) if moment.name == "a question"))
    expect(page.locator(".dm-ask")).to_be_visible()
    assert serious(page) == []
    page.set_viewport_size(PHONE)
    assert serious(page) == []


def test_axe_finds_nothing_serious_where_there_is_nothing(visit: Visit) -> None:
    """No such page, and no server."""
    for path in ("/nowhere", "/rules/nowhere"):
        lost = visit(path, **AXE)
        expect(lost.page.locator(".lost")).to_be_visible()
        assert serious(lost.page) == []
        lost.complaints.clear()  # the browser notes every refusal
    alone = visit("/", **AXE)
    alone.page.route(re.compile("/api/|version.json"), lambda route: route.abort())
    alone.page.get_by_role("link", name="My page").click()
    expect(alone.page.get_by_role("heading", level=1)).to_have_text("No server in reach")
    assert serious(alone.page) == []
    alone.complaints.clear()


def test_axe_finds_nothing_serious_in_open_menus(visit: Visit) -> None:
    page = visit("/", **AXE).page
    page.get_by_role("button", name="Settings").click()
    assert serious(page) == []
    page.get_by_role("button", name="Rules").click()
    assert serious(page) == []


@pytest.mark.parametrize("path", ["/", "/new/viva", "/new/muertos", "/rules/vamos-dia", "/rules/iyadosu", "/nowhere"])
def test_no_page_scrolls_sideways(visit: Visit, path: str) -> None:
    person = visit(path if path != "/nowhere" else "/rules/nowhere", name="A rather long name, yes", viewport=PHONE)
    no_sideways_scrolling_at_any_width(person.page)
    if path == "/nowhere":
        person.complaints.clear()

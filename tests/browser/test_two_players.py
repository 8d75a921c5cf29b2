"""Two people with a browser each at one table by link, a third one watching, and all of them see the same game."""

from __future__ import annotations

import time

from playwright.sync_api import Page, expect

from evenings import LOOK, PLAYED_WITHIN, hand_of
from visitors import DEALT_WITHIN, Visit


def test_two_at_a_table_by_link_and_a_third_watching(visit: Visit) -> None:
    play_turn = hand_of("slambo")
    host = visit("/new/slambo", name="Noor").page
    host.get_by_role("button", name="Open the table").click()
    host.wait_for_url("**/t/*")
    link = host.get_by_label("Link to this table").input_value()
    assert link == host.url

    guest = visit(link, name="Sam").page
    expect(guest.get_by_label("Your name")).to_have_value("Sam")
    guest.get_by_role("button", name="Sit down").click()
    for page in (host, guest):
        page.wait_for_selector(".hand", timeout=DEALT_WITHIN)
    watcher = visit(link, name="Luz").page
    watcher.wait_for_selector(".seat")
    expect(watcher.locator(".hand .hc")).to_have_count(0)  # nobody's cards are shown to who watches
    assert host.evaluate("JSON.stringify(localStorage)") != guest.evaluate("JSON.stringify(localStorage)")

    say = host.get_by_label("Say something")
    say.fill("Good luck <b>Sam</b>")
    say.press("Enter")
    for page in (guest, watcher):
        expect(page.get_by_text("Good luck <b>Sam</b>").first).to_be_visible()

    until = time.monotonic() + PLAYED_WITHIN
    while not all(look(page)["over"] for page in (host, guest, watcher)):
        assert time.monotonic() < until
        for page in (host, guest):
            if look(page)["my"]:
                play_turn(page)
        watcher.wait_for_timeout(30)
    for page in (host, guest, watcher):
        expect(page.locator(".results")).to_be_visible()
    assert host.locator(".results table").inner_text() != ""

    host.get_by_role("button", name="Play again").click()
    host.wait_for_selector(".hand")
    guest.get_by_role("link", name="To the new table").click()
    guest.wait_for_selector(".hand")
    assert guest.url == host.url != link


def look(page: Page) -> dict[str, object]:
    seen: dict[str, object] = page.evaluate(LOOK)
    return seen

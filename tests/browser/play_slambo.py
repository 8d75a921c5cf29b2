"""One turn of SLAMBO! as a person plays it: press a card that stays in the ring if there is one, press it again."""

from __future__ import annotations

from playwright.sync_api import Page, expect

LEFT_EDGE = {"x": 12, "y": 40}  # of a card that the next one may lie on


def play_turn(page: Page) -> None:
    """Make one move by clicking; the page must be waiting for it."""
    cards = page.locator(".hand:not([aria-busy]) .hc:has(.card.up, .card.sel)")
    cards.first.wait_for()
    staying = cards.filter(has=page.locator(".pv:not(.out)"))
    card = staying.first if staying.count() else cards.first
    if card.get_attribute("aria-pressed") != "true":
        card.click(position=LEFT_EDGE)
    page.locator(".hand .hc[aria-pressed=true]").click(position=LEFT_EDGE)
    signs = page.get_by_role("menuitem")  # an either card asks for its sign
    if signs.count():
        safe = signs.filter(has_not_text="SLAMBO")
        (safe.first if safe.count() else signs.first).click()
    expect(page.locator(".hand .hc[aria-pressed=true]")).to_have_count(0)

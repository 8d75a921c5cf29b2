"""One turn of Iyadosu without a mouse: Tab to the hand, arrows, Enter."""

from __future__ import annotations

from playwright.sync_api import Page

MOST_STOPS = 80  # of Tab, from anywhere on the page to the hand
MOST_CARDS = 13
SLIDER = ".iy-cut [role=slider]"
CARD = ".iy-trays .hc"
PLAYABLE = f"{CARD}:has(.card.up, .card.sel)"  # a card is raised only while its player is asked
FOCUS = "selector => document.activeElement !== null && document.activeElement.matches(selector)"


def play_turn(page: Page) -> None:
    """Cut the hand, play a card, refuse or lay the Insert card, with the keyboard alone; nothing if nobody asks."""
    if page.locator(SLIDER).count():
        reach(page, SLIDER)
        page.keyboard.press("ArrowLeft")  # one more to refuse …
        page.keyboard.press("ArrowRight")
        page.keyboard.press("ArrowRight")  # … but rather one less than the middle
        page.keyboard.press("Enter")
        page.locator(SLIDER).wait_for(state="detached")
        return
    if not page.locator(".hand:not([aria-busy]) .hc:has(.card.up)").count():
        return
    reach(page, CARD)
    for key in ["ArrowRight"] * MOST_CARDS + ["ArrowLeft"] * MOST_CARDS:
        if page.evaluate(FOCUS, PLAYABLE):
            break
        page.keyboard.press(key)
    card = page.evaluate("() => document.activeElement.dataset.card")
    page.keyboard.press("Enter")
    page.locator(f"{CARD}[data-card={card}]").wait_for(state="detached")


def reach(page: Page, selector: str) -> None:
    """Tab until the focus is there."""
    for _ in range(MOST_STOPS):
        if page.evaluate(FOCUS, selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not come to {selector}")

"""One move of VIVA, made with the mouse."""

from __future__ import annotations

from playwright.sync_api import Page, TimeoutError

CARD = ".hc:not([aria-disabled])"
# What is best comes first: go out or block, VIVA, any house that is open, a forbidden try, and else draw or keep.
TARGETS = (
    ".vt-block .vt-hit",
    ".vt-house.viva .vt-hit",
    ".vt-house.ok .vt-hit",
    ".vt-house.risk .vt-hit",
    ".vt-go.keep",
    ".vt-go.draw",
)


def play_turn(page: Page) -> None:
    """Place a card, go out, choose the blocking card, let a card pass, or draw; nothing if nobody asks."""
    asked = page.locator(".vt[data-asked]")
    if not asked.count():
        return
    try:
        what = asked.get_attribute("data-asked", timeout=1000)
        if what == "judge":
            asked.locator(".vt-go.let").click(timeout=2000)
            return
        able = asked.locator(CARD)
        if what != "drawn" and able.count() and able.first.get_attribute("aria-pressed", timeout=1000) != "true":
            able.first.click(timeout=2000)
        for target in TARGETS:
            if asked.locator(target).count():
                asked.locator(target).first.click(timeout=2000)
                return
    except TimeoutError:
        return  # what was to be pressed has just gone

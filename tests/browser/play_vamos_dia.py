"""One turn of VAMOS dia by mouse."""

from __future__ import annotations

from playwright.sync_api import Page

PLAYABLE = ".hand .hc:not([aria-disabled=true])"


def play_turn(page: Page) -> None:
    """Play the first card that may be played, face up or face down as it is asked for: one press selects, one plays."""
    card = page.locator(PLAYABLE).first
    if card.get_attribute("aria-pressed") != "true":
        card.click()
    card.click()

"""One human move at a table of Dia de los Muertos, by clicking as a person would."""

from __future__ import annotations

from playwright.sync_api import Page


def play_turn(page: Page) -> None:
    """Make the move that the table asks for: a question, a 10 to remove, or a card of one's own hand or the dummy's."""
    question = page.locator(".dm-ask")
    if question.count():
        question.locator(".about [role=radio]").first.click()
        question.locator('[data-value="green"]').click()
        question.locator("button[type=submit]").click()
        return
    target = page.locator(".dm-target")
    if target.count():
        target.first.click()
        return
    card = page.locator(".hc:has(.card.up), .hc:has(.card.sel)").first
    key = card.get_attribute("data-fly")
    page.mouse.move(1, 1)  # no tooltip in the way
    chosen = page.locator(f'.hc[data-fly="{key}"]')
    if not chosen.locator(".card.sel").count():  # the first press selects, the second plays
        chosen.click(position={"x": 12, "y": 24})
    chosen.click(position={"x": 12, "y": 24})
    colours = page.locator(".pop button")
    if colours.count():  # Choose: as which colour
        colours.first.click()

"""Iyadosu's cut: the Insert card follows the mouse, the finger and the keys, and goes only where the rules let it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from visitors import DESKTOP, PHONE, Visit


def cut(visit: Visit, **window: object) -> Page:
    """A table of Iyadosu at which it is for Mara to divide."""
    page = visit("/", name="Mara", **window).page
    page.locator(".tile:has(#t-iyadosu)").get_by_role("button", name="Play now").click()
    page.wait_for_selector(".iy-cut")
    return page


def declares(page: Page, number: int) -> None:
    """Button, plaque, ruler and the spoken words all say so, and so many cards lie on the refuse side."""
    expect(page.locator(".act")).to_have_text(f"Divide and declare {number}")
    expect(page.locator(".iy-cut .cc.rr")).to_have_count(number)
    expect(page.locator(".ruler [aria-pressed=true]")).to_have_text(str(number))
    expect(page.get_by_role("slider", name="Insert card")).to_have_attribute("aria-valuenow", str(12 - number))


def drag(page: Page, strips: int) -> None:
    """Drag the Insert card by so many cards to the right."""
    insert = page.locator(".ins").bounding_box()
    first, second = (page.locator(".cc.then.rr").nth(i).bounding_box() for i in (0, 1))
    assert insert is not None
    assert first is not None
    assert second is not None
    x, y = insert["x"] + insert["width"] / 2, insert["y"] + insert["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + strips * (second["x"] - first["x"]), y + 9, steps=10)
    page.mouse.up()


@pytest.mark.parametrize("window", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_insert_card_is_dragged_from_gap_to_gap(visit: Visit, window: dict[str, int]) -> None:
    page = cut(visit, viewport=window)
    declares(page, 4)
    drag(page, 2)
    declares(page, 2)
    drag(page, -3)
    declares(page, 5)
    drag(page, -9)  # no further than the rules let it
    declares(page, 7)
    page.locator(".act").click()
    page.wait_for_selector(".iy-trays .tray.refuse")
    expect(page.locator(".tray.refuse .hc")).to_have_count(7)


def test_the_arrows_move_it_from_anywhere_and_enter_divides(visit: Visit) -> None:
    page = cut(visit, viewport=DESKTOP)
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("ArrowLeft")
    declares(page, 5)
    expect(page.get_by_role("slider")).to_be_focused()
    page.keyboard.press("End")
    declares(page, 1)
    page.keyboard.press("ArrowRight")
    declares(page, 1)
    page.keyboard.press("Home")
    declares(page, 7)
    page.get_by_role("button", name="Declare 3 tricks").click()
    declares(page, 3)
    page.get_by_role("button", name="One refuse card fewer").click()
    declares(page, 2)
    spoken = page.get_by_role("slider").get_attribute("aria-valuetext")
    assert spoken is not None
    assert re.fullmatch(r"2 tricks, refuse cards: (\w+ \d+), (\w+ \d+)", spoken)
    page.get_by_role("slider").press("Enter")
    page.wait_for_selector(".iy-trays .tray.refuse")
    refuse = [card.get_attribute("aria-label") for card in page.locator(".tray.refuse .hc .card").all()]
    assert sorted(map(str, refuse)) == sorted(spoken.removeprefix("2 tricks, refuse cards: ").split(", "))

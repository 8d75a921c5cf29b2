"""Each game from the lobby's click to the results, played by a person with a mouse, and one by keyboard alone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

import vivamos

from evenings import hand_of, play_on, sit_down
from measuring import at_every_size
from visitors import DEALT_WITHIN, PHONE, Visit, no_sideways_scrolling, no_sideways_scrolling_at_any_width


def check_results(page: Page, table: str) -> None:
    shown = page.locator(".results")
    expect(shown).to_be_visible()
    record = page.request.get(f"/api/tables/{table}/record").json()
    again = vivamos.replay(record)
    assert again.winners() == record["winners"]
    names = [seat["name"] for seat in page.request.get(f"/api/tables/{table}").json()["seats"]]
    told = shown.locator("h2").first.aria_snapshot()
    winners = ["you" if seat == 0 else names[seat].lower() for seat in record["winners"]]
    assert all(name in told.lower() for name in winners), told
    expect(shown.get_by_role("button", name="Play again")).to_be_visible()
    expect(page.locator(".log")).not_to_contain_text("undefined")


@pytest.mark.parametrize("game", vivamos.catalogue())
def test_a_whole_game_against_bots(visit: Visit, game: str) -> None:
    play_turn = hand_of(game)
    page = visit("/", name="Mara").page
    table = sit_down(page, game)
    assert play_on(page, play_turn) > 0
    check_results(page, table)
    assert {size: found for size, found in at_every_size(page, touch=False).items() if found} == {}


@pytest.mark.parametrize("game", vivamos.catalogue())
def test_a_phone_plays_too(visit: Visit, game: str) -> None:
    play_turn = hand_of(game)
    page = visit("/", name="Mara", viewport=PHONE, has_touch=True, is_mobile=True).page
    page.locator(f".tile:has(#t-{game})").get_by_role("button", name="Play now").tap()
    page.wait_for_url("**/t/*")
    page.wait_for_selector(".seat", timeout=DEALT_WITHIN)
    for _ in range(4):
        play_on(page, play_turn, turns=1)
        no_sideways_scrolling(page)
    no_sideways_scrolling_at_any_width(page)


def by_keyboard(page: Page) -> None:
    """The arrows find the hand, Enter plays."""
    if not page.evaluate("document.activeElement.matches('.hc')"):
        page.evaluate("document.activeElement.blur()")
        page.keyboard.press("ArrowRight")
    for _ in range(12):
        if page.evaluate("document.activeElement.matches('.hc:not([aria-disabled])')"):
            break
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")


def test_a_whole_game_by_keyboard_only(visit: Visit) -> None:
    page = visit("/", name="Mara").page
    page.get_by_label("Level of the bots").select_option("newcomer")
    page.get_by_role("link", name="Invite friends").first.focus()
    slambo = page.locator(".tile:has(#t-slambo)").get_by_role("button", name="Play now")
    for _ in range(20):
        if slambo.evaluate("button => button === document.activeElement"):
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    page.wait_for_selector(".seat", timeout=120_000)
    assert play_on(page, by_keyboard) > 0
    check_results(page, page.url.rsplit("/", 1)[1])
    again = page.get_by_role("button", name="Play again")
    again.focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(".hand")

"""After a game: its results stay in reach, it does not vanish from the lobby, and what still runs comes first there."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from evenings import hand_of, play_on
from visitors import PHONE, Visit


def top_of(page: Page, selector: str) -> float:
    box = page.locator(selector).first.bounding_box()
    assert box
    return box["y"]


def test_a_finished_game_stays_in_reach(visit: Visit) -> None:
    page = visit("/", name="Mara", viewport=PHONE).page
    page.locator(".tile:has(#t-slambo)").get_by_role("button", name="Play now").click()
    page.wait_for_url("**/t/*")
    page.goto("/")
    row = page.get_by_role("list", name="Continue").get_by_role("listitem").filter(has_text="SLAMBO!")
    expect(row).to_be_visible()
    assert top_of(page, ".front .ln") < top_of(page, ".tile"), "what runs comes before what could be begun"
    expect(page.locator(".tile:has(#t-viva)").get_by_role("link", name="Rules")).to_have_attribute(
        "href", "/rules/viva"
    )

    made = page.evaluate(
        """async () => (await import("/web/api.js")).openTable(
          {game: "viva", players: 2, seats: ["you", "bot:newcomer"], options: {rounds: 1}, name: "Mara"})"""
    )
    page.goto(f"/t/{made}")
    play_on(page, hand_of("viva"))
    page.get_by_role("button", name="Look at the table").click()
    banner = page.locator(".banner", has_text="won")
    expect(banner.get_by_role("button", name="Play again")).to_be_visible()
    banner.get_by_role("button", name="Results").click()
    expect(page.locator(".results")).to_be_visible()

    page.reload()  # the card that won lies on the blocking card, and in no hand
    page.get_by_role("button", name="Look at the table").click()
    expect(page.locator(".vt-block.out .card.vv").last).to_be_visible()
    cards = page.locator(".hc").count()
    expect(page.locator(".vt-cap")).to_have_text(re.compile("won the round"))
    assert (cards == 0) == page.locator(".vt-cap", has_text="You won").is_visible()

    page.get_by_role("button", name="Talk").click()
    page.get_by_label("Say something").fill("A long message that goes from one side of the screen to the other and on")
    page.keyboard.press("Enter")
    said, cross = page.locator(".said li").first, page.get_by_role("button", name="Close", exact=True)
    expect(said).to_be_visible()
    one, other = said.bounding_box(), cross.bounding_box()
    assert one
    assert other
    assert one["y"] >= other["y"] + other["height"] - 4, "the cross lies on nothing"

    page.goto("/")
    finished = page.get_by_role("list", name="Finished lately").get_by_role("listitem")
    expect(finished).to_have_count(1)
    expect(finished).to_contain_text("VIVA with")
    finished.get_by_role("link").click()
    page.wait_for_url("**/game/*")

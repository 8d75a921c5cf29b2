"""The rules in the browser: drawn cards, every rule at its own address, found by its words."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

import vivamos

from visitors import PHONE, Visit, no_sideways_scrolling


@pytest.mark.parametrize("game", vivamos.catalogue())
def test_every_rule_has_an_address(visit: Visit, game: str) -> None:
    prefix = vivamos.game(game).rule_prefix
    page = visit(f"/rules/{game}#{prefix}-6").page
    ids = page.locator(".rule").evaluate_all("rules => rules.map(rule => rule.id)")
    assert ids == [f"{prefix}-{n}" for n in range(1, len(ids) + 1)]
    assert len(ids) > 10
    marked = page.locator(f"[id='{prefix}-6']")
    expect(marked).to_have_class(re.compile("here"))
    expect(marked).to_be_in_viewport()


def test_a_click_on_a_rule_marks_it_and_back_unmarks(visit: Visit) -> None:
    page = visit("/rules/slambo").page
    page.get_by_role("link", name="SL-10", exact=True).click()
    expect(page.locator(".here")).to_have_attribute("id", "SL-10")
    assert page.url.endswith("/rules/slambo#SL-10")
    page.get_by_role("navigation").get_by_role("link", name="Between bouts").click()
    expect(page.get_by_role("heading", name="Between bouts")).to_be_in_viewport()


@pytest.mark.parametrize(("language", "options", "house"), [
    ("de", "Optionen", "Hausregel"), ("es", "Opciones", "de la casa"), ("ja", "オプション", "ハウスルール")
])  # fmt: skip
def test_the_rules_are_in_the_readers_language(visit: Visit, language: str, options: str, house: str) -> None:
    page = visit("/rules/slambo#options", language=language).page
    expect(page.get_by_role("heading", name=options, exact=True)).to_be_in_viewport()
    expect(page.locator(".mark-w").get_by_text(house, exact=True).first).to_be_visible()
    assert page.locator("strong", has_text="[").count() == 0


def test_the_rules_are_found_by_their_words(visit: Visit) -> None:
    page = visit("/rules/slambo").page
    expect(page.get_by_role("heading", name="The goal")).to_be_visible()
    page.keyboard.press("/")
    search = page.get_by_role("searchbox")
    expect(search).to_be_focused()
    page.keyboard.type("Shame middle")
    count = page.get_by_role("status")
    expect(count).to_have_text(re.compile(r"^1 of \d+$"))
    places = int((count.text_content() or "").split()[-1])
    assert places > 1
    for text in page.locator(".prose :is(p, li):has(mark)").all_inner_texts():
        assert "shame" in text.lower()
        assert "middle" in text.lower()
    seen = []
    for key, number in [("Enter", 2), ("Shift+Enter", 1), ("Shift+Enter", places), ("Enter", 1)]:
        page.keyboard.press(key)
        expect(count).to_have_text(f"{number} of {places}")
        expect(page.locator(".spot")).to_be_in_viewport()
        seen.append(page.locator(".spot").inner_text())
    assert seen[0] != seen[1] == seen[3] != seen[2]
    search.fill("xylophone")
    expect(count).to_have_text("Nothing found")
    page.keyboard.press("Escape")
    expect(search).to_have_value("")
    expect(count).to_be_hidden()
    assert page.locator("mark, .spot").count() == 0


def test_on_a_phone_the_contents_are_folded_and_the_search_stays_in_sight(visit: Visit) -> None:
    page = visit("/rules/vamos-dia", viewport=PHONE).page
    expect(page.get_by_role("navigation")).to_be_hidden()
    page.get_by_text("Contents", exact=True).click()
    page.get_by_role("navigation").get_by_role("link", name="Scoring").click()
    expect(page.get_by_role("heading", name="Scoring")).to_be_in_viewport()
    expect(page.get_by_role("searchbox")).to_be_in_viewport()
    page.get_by_role("searchbox").fill("vamos")
    page.get_by_role("button", name="Next place").click()
    expect(page.get_by_role("status")).to_have_text(re.compile("^2 of"))
    no_sideways_scrolling(page)


@pytest.mark.rule("VD-2", "VD-3")
def test_the_cards_of_the_text_are_drawn(visit: Visit) -> None:
    """By the game's own cards, which know the usual deck without a table; their words stand beside them."""
    page = visit("/rules/vamos-dia").page
    expect(page.locator(".laid figure").first).to_be_visible()
    assert page.locator("a[href^='card:'], a[href^='move:'], a[href^='fact:']").count() == 0
    assert page.locator(".steps > li").count() == page.locator(".steps .shown svg").count() == 12
    view = vivamos.deal("vamos-dia", 4, seed=1).view(None)
    drawn = page.locator(".laid svg, .steps svg").evaluate_all(
        "all => all.map(svg => [svg.dataset.card, svg.querySelectorAll('.pips use').length, svg.matches('.vamos')])"
    )
    assert drawn == [[card, abs(view["values"][card]), card in view["vamos"]] for card, *_ in drawn]
    assert len(drawn) == 19

"""The rules in the browser: every rule at its own address, found by its words."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

import vivamos

from visitors import Visit


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
    expect(page.locator(".mark-w").first).to_have_text(house)
    assert page.locator("strong", has_text="[").count() == 0


def test_the_rules_are_found_by_their_words(visit: Visit) -> None:
    page = visit("/rules/slambo").page
    everything = page.locator(".rule:visible").count()
    page.get_by_role("searchbox").fill("shame middle")
    expect(page.get_by_role("status")).to_have_text(re.compile(r"^\d+ rules$"))
    found = page.locator(".rule:visible")
    assert 0 < found.count() < everything
    for text in found.all_inner_texts():
        assert "shame" in text.lower()
        assert "middle" in text.lower()
    page.get_by_role("searchbox").fill("xylophone")
    expect(page.get_by_role("status")).to_have_text("No rule says that")
    page.get_by_role("searchbox").fill("")
    assert page.locator(".rule:visible").count() == everything

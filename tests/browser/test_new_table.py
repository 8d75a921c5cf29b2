"""The form for a new table is built from what each game says of itself."""

from __future__ import annotations

import json
import tomllib
from importlib import resources

import pytest
from playwright.sync_api import Page, expect

import vivamos

from visitors import Visit

OPEN = "Open the table"


def made_table(page: Page) -> dict[str, object]:
    with page.expect_response(lambda answer: answer.url.endswith("/api/tables") and answer.status == 201) as made:
        page.get_by_role("button", name=OPEN).click()
    page.wait_for_url("**/t/*")
    table: dict[str, object] = page.request.get(f"/api/tables/{made.value.json()['id']}").json()
    return table


@pytest.mark.parametrize("game", vivamos.catalogue())
def test_every_option_is_there_with_its_text_and_rule(visit: Visit, game: str) -> None:
    page = visit(f"/new/{game}").page
    for option in vivamos.game(game).options:
        field = page.locator(f"[data-field='options.{option.name}']")
        expect(field).to_contain_text(vivamos.game(game).option_text(option.name))
        expect(field.get_by_role("link")).to_have_attribute("href", f"/rules/{game}#{option.rule}")
    table = made_table(page)
    assert table["game"] == game
    assert table["players"] == vivamos.game(game).usual_players
    assert table["state"] == "waiting"  # the others are friends


def test_each_kind_of_option_can_be_changed(visit: Visit) -> None:
    page = visit("/new/viva", name="Mara").page
    page.get_by_role("radio", name="3", exact=True).check(force=True)
    page.get_by_role("button", name="Only bots").click()
    page.get_by_label("Level of the bot on seat 2").select_option("newcomer")
    page.get_by_role("radio", name="Pocket").check(force=True)
    page.get_by_role("button", name="Rounds: one more").click()
    page.get_by_label("Honour").check()
    page.get_by_label("Dealer").select_option("2")
    page.get_by_role("radio", name="1 min").check(force=True)
    page.get_by_role("radio", name="Anyone in the lobby").check(force=True)
    table = made_table(page)
    assert table["options"] == {"box": "pocket", "rounds": 4, "honour": True, "dealer": 2}
    assert (table["players"], table["clock"], table["open"]) == (3, 60, True)
    levels = [(seat["name"], seat["level"]) for seat in table["seats"]]  # type: ignore[attr-defined]
    assert levels[0] == ("Mara", None)
    assert [level for _, level in levels[1:]] == ["newcomer", "regular"]


def test_it_can_be_filled_in_by_keyboard(visit: Visit) -> None:
    page = visit("/new/slambo").page
    page.get_by_role("radio", name="2", exact=True).focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Tab")
    page.keyboard.type("Kai")
    page.keyboard.press("Tab")
    page.keyboard.press("ArrowRight")  # a bot on seat 2
    page.keyboard.press("Tab")
    expect(page.get_by_label("Level of the bot on seat 2")).to_be_focused()
    page.get_by_role("button", name=OPEN).focus()
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    table = page.request.get(f"/api/tables/{page.url.rsplit('/', 1)[1]}").json()
    assert [seat["kind"] for seat in table["seats"]] == ["human", "bot", "free"]
    assert table["seats"][0]["name"] == "Kai"


def test_what_the_server_refuses_is_said_at_the_field(visit: Visit) -> None:
    person = visit("/new/viva")
    page = person.page
    page.get_by_role("button", name="Only bots").click()
    page.get_by_role("radio", name="Pocket").check(force=True)
    page.get_by_label("Rounds", exact=True).fill("9")
    page.get_by_role("button", name=OPEN).click()
    field = page.locator("[data-field='options.rounds']")
    expect(field.locator(".wrong")).to_contain_text("8")
    expect(page.get_by_label("Rounds", exact=True)).to_be_focused()
    page.get_by_label("Rounds", exact=True).fill("2")
    person.complaints.clear()  # the browser logs the refused request
    made_table(page)


def test_a_deck_of_ones_own(visit: Visit) -> None:
    person = visit("/new/slambo")
    page = person.page
    page.get_by_text("A deck of your own").click()
    deck = page.get_by_label("The deck as JSON")
    deck.fill("{")
    page.get_by_role("button", name=OPEN).click()
    expect(page.locator(".deck .wrong")).to_contain_text("This is not JSON yet")
    deck.fill('{"cards": []}')
    page.get_by_role("button", name=OPEN).click()
    expect(page.locator(".deck .wrong")).not_to_contain_text("JSON")
    expect(page.locator(".deck .wrong")).not_to_be_empty()
    person.complaints.clear()
    toml = resources.files("vivamos.games.slambo").joinpath("game.toml").read_text(encoding="utf-8")
    own = {key: part for key, part in tomllib.loads(toml)["deck"].items() if key != "attributes"}
    page.locator("#deck-f").set_input_files(
        {"name": "deck.json", "mimeType": "application/json", "buffer": json.dumps(own).encode()}
    )
    assert made_table(page)["own_deck"] is True

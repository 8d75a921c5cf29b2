"""The lobby: five games, a game against bots in a click, one's own tables, other people's tables."""

from __future__ import annotations

import json
import re
import secrets

import pytest
from playwright.sync_api import Page, expect

import vivamos

from serving import Server
from visitors import DEALT_WITHIN, Visit


def test_every_game_has_a_tile_with_its_own_words(page: Page) -> None:
    tiles = page.locator(".tile")
    expect(tiles).to_have_count(len(vivamos.catalogue()))
    for game in vivamos.catalogue().values():
        tile = tiles.filter(has=page.get_by_role("img", name=game.name, exact=True))
        expect(tile).to_contain_text(game.pitch)
        expect(tile).to_contain_text(f"{game.minutes} min")
        expect(tile.get_by_role("button", name="Play now")).to_be_visible()
        expect(tile.get_by_role("link", name="Invite friends")).to_have_attribute("href", f"/new/{game.id}")


@pytest.mark.parametrize("game", vivamos.catalogue())
def test_one_click_leads_to_a_table_with_bots(visit: Visit, game: str) -> None:
    page = visit("/").page  # nobody has asked for a name
    with page.expect_response(lambda answer: answer.url.endswith("/api/tables") and answer.status == 201) as made:
        page.locator(f".tile:has(#t-{game})").get_by_role("button", name="Play now").click()
    page.wait_for_url("**/t/*")
    page.wait_for_selector(".seat", timeout=DEALT_WITHIN)
    table = page.request.get(f"/api/tables/{made.value.json()['id']}").json()
    assert table["state"] == "playing"
    assert table["players"] == vivamos.game(game).usual_players
    assert [seat["level"] for seat in table["seats"]] == [None, *["regular"] * (table["players"] - 1)]
    assert made.value.json()["token"] not in page.url


def test_the_level_and_the_name_are_kept(page: Page) -> None:
    page.get_by_label("Level of the bots").select_option("newcomer")
    page.get_by_label("Your name").fill("Luz")
    page.get_by_label("Your name").press("Enter")
    page.reload()
    expect(page.get_by_label("Your name")).to_have_value("Luz")
    expect(page.get_by_label("Level of the bots")).to_have_value("newcomer")
    page.get_by_role("button", name="Play now").first.click()
    page.wait_for_url("**/t/*")
    seats = page.request.get(f"/api/tables/{page.url.rsplit('/', 1)[1]}").json()["seats"]
    assert (seats[0]["name"], seats[1]["level"]) == ("Luz", "newcomer")


def test_a_game_left_is_continued(page: Page) -> None:
    page.locator(".tile:has(#t-slambo)").get_by_role("button", name="Play now").click()
    page.wait_for_url("**/t/*")
    table = page.url
    page.goto("/")
    row = page.get_by_role("list", name="Continue").get_by_role("listitem").filter(has_text="SLAMBO! with")
    row.get_by_role("link").click()
    page.wait_for_url(table)


def test_a_row_says_how_far_a_game_is_and_who_is_waited_for(visit: Visit, server: Server) -> None:
    server.wait_until_ready("viva")
    guest = visit("/", name="Luz").page
    made = server.make_table("viva", ["you", "free"], options={"rounds": 3, "dealer": 0}, open=True)
    server.sit_down(made["id"], "Sam")
    row = guest.get_by_role("list", name="Open tables").get_by_role("listitem").filter(has_text="VIVA, Mara and Sam")
    expect(row).to_contain_text("Round 1 of 3, all seats taken")
    keys = json.dumps({made["id"]: {"token": made["token"], "seat": 0, "at": 1}})
    guest.evaluate("keys => localStorage.setItem('vivamos.tokens', keys)", keys)
    guest.reload()
    row = guest.get_by_role("list", name="Continue").get_by_role("listitem").filter(has_text="VIVA with Sam")
    expect(row).to_contain_text(re.compile(r"Round 1 of 3\. Waiting for Sam since \d\d:\d\d"))


def test_an_open_table_is_seen_and_joined_by_others(visit: Visit, server: Server) -> None:
    host, guest = visit("/").page, visit("/", name="Sam").page
    name = f"Noor {secrets.token_hex(3)}"  # another one at a second try
    wish = {"game": "viva", "players": 3, "seats": ["you", "free", "free"], "name": name, "open": True}
    made = host.request.post("/api/tables", data=wish).json()
    row = guest.get_by_role("list", name="Open tables").get_by_role("listitem").filter(has_text=f"{name} is waiting")
    expect(row).to_contain_text("1 of 3 seats taken")  # the list comes by itself
    row.get_by_role("button", name=re.compile("Join")).click()
    guest.wait_for_url(f"**/t/{made['id']}")
    seats = guest.request.get(f"/api/tables/{made['id']}").json()["seats"]
    assert [seat["name"] for seat in seats] == [name, "Sam", None]


def test_a_table_by_link_is_not_listed(visit: Visit) -> None:
    page = visit("/", name="Ren").page
    wish = {"game": "slambo", "players": 2, "seats": ["you", "free"], "name": "Hidden", "open": False}
    page.request.post("/api/tables", data=wish)
    page.reload()
    expect(page.get_by_role("list", name="Open tables").get_by_role("listitem").first).to_be_visible()
    expect(page.get_by_text("Hidden")).to_have_count(0)


def test_names_are_text_and_nothing_else(visit: Visit) -> None:
    page = visit("/", name="Ren").page
    wish = {"game": "slambo", "players": 2, "seats": ["you", "free"], "name": "<img src=x>", "open": True}
    page.request.post("/api/tables", data=wish)
    expect(page.get_by_text("<img src=x>")).to_be_visible()
    expect(page.locator(".ln img")).to_have_count(0)


def test_menus_open_and_close_by_keyboard(page: Page) -> None:
    rules = page.get_by_role("button", name="Rules")
    rules.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("link", name="Iyadosu")).to_be_visible()
    page.keyboard.press("Tab")
    page.keyboard.press("Escape")
    expect(page.get_by_role("link", name="Iyadosu")).to_have_count(0)
    expect(rules).to_be_focused()


def test_the_theme_is_kept(page: Page) -> None:
    page.get_by_role("button", name="Settings").click()
    page.get_by_text("Dark", exact=True).click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")


def test_the_language_is_chosen_and_kept(visit: Visit) -> None:
    page = visit("/", language="en-XA").page  # not one of the list: for those who look whether all is in the catalogues
    expect(page.get_by_text("Five card games.")).to_have_count(0)
    page.locator(".top button[aria-expanded]").last.click()
    page.locator("#pref-language").select_option(label="English")
    expect(page.get_by_text("Five card games. Sit down.")).to_be_visible()
    page.reload()
    expect(page.get_by_text("Five card games. Sit down.")).to_be_visible()
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_label("Language")).to_have_value("en")


def test_a_title_is_drawn_or_written_as_a_whole(page: Page) -> None:
    drawn = page.evaluate(
        """async () => {
          const { title } = await import("/web/draw.js");
          const titles = ["Doña Año!", "Straße", "いやどす"].map((text) => title(text, 20));
          return titles.map((made) => [made.localName, made.textContent]);
        }"""
    )
    assert drawn == [["svg", ""], ["svg", ""], ["span", "いやどす"]]


def test_the_pages_have_addresses_and_a_way_back(page: Page) -> None:
    page.get_by_role("link", name="Invite friends").first.click()
    page.wait_for_url("**/new/*")
    expect(page.locator("h1")).to_be_focused()
    expect(page).to_have_title(re.compile("New table"))
    page.go_back()
    expect(page).to_have_title("Vivamos")
    expect(page.locator(".tile")).to_have_count(len(vivamos.catalogue()))


def test_what_is_not_there_is_said_in_words(visit: Visit) -> None:
    for path, words in (
        ("/rules/chess", "There is no game “chess” here."),
        ("/new/chess", "no game"),
        ("/t/nowhere", "no"),
    ):
        person = visit(path)
        expect(person.page.get_by_role("heading", name="Nobody sits here")).to_be_visible()
        expect(person.page.get_by_role("alert")).to_contain_text(words)
        expect(person.page.get_by_role("link", name="To the lobby")).to_be_visible()
        person.complaints.clear()  # the page tells the console what it told the person

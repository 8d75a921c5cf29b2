"""What every table has in common: refused cards say why, a lost connection comes back, keys, seats by link, the end."""

from __future__ import annotations

import re
import time
from pathlib import Path

from playwright.sync_api import Page, expect

from serving import Server
from visitors import PHONE, Person, Visit, no_sideways_scrolling

SIT_DOWN = """async ([game, seats]) => {
  const body = JSON.stringify({game, players: seats.length, seats, name: "Mara"});
  const answer = await fetch("/api/tables", {method: "POST", headers: {"Content-Type": "application/json"}, body});
  const made = await answer.json();
  localStorage["vivamos.tokens"] = JSON.stringify({[made.id]: {token: made.token, seat: made.seat, at: 1}});
  return made.id;
}"""
PLAYABLE = ".hand:not([aria-busy]) .hc:has(.card.up)"
CORNER = {"x": 20, "y": 70}  # of a card that the next one may lie on


def sit_down(visit: Visit, game: str, seats: list[str], **window: object) -> Page:
    """Somebody called Mara at a new table."""
    page = visit("/", name="Mara", **window).page
    page.goto("/t/" + page.evaluate(SIT_DOWN, [game, seats]))
    return page


def my_turn(page: Page) -> None:
    expect(page).to_have_title(re.compile("^Your turn"), timeout=60_000)
    page.locator(PLAYABLE).first.wait_for()


def play_on(page: Page, wanted: str) -> None:
    """Play whatever may be played until something is there."""
    until = time.monotonic() + 120
    while not page.locator(wanted).count():
        assert time.monotonic() < until, f"{wanted} did not come"
        if page.title().startswith("Your turn") and page.locator(f"{PLAYABLE}").count():
            page.locator(PLAYABLE).first.focus()
            page.keyboard.press("Enter")
            if page.get_by_role("menuitem").count():
                page.keyboard.press("Enter")
        page.wait_for_timeout(50)


def test_a_refused_card_says_why(visit: Visit) -> None:
    page = sit_down(visit, "vamos-dia", ["you", "bot:casual", "bot:casual"])
    play_on(page, ".hc[aria-disabled=true]")
    refused = page.locator(".hc[aria-disabled=true]").first
    page.mouse.move(5, 5)
    page.locator("h1").focus()
    expect(page.locator(".tip")).to_have_count(0)
    refused.focus()
    expect(page.locator(".tip b")).to_have_text("VD-6")
    told = refused.get_attribute("aria-describedby")
    assert "VD-6" in page.locator(f"#{told}").evaluate("el => el.textContent")
    page.keyboard.press("Enter")
    expect(refused).to_be_focused()
    page.locator("h1").focus()
    expect(page.locator(".tip")).to_have_count(0)
    refused.hover(position=CORNER, force=True)
    expect(page.locator(".tip")).to_contain_text("you hold")


def test_a_forced_move_is_made_by_itself_if_wanted(visit: Visit) -> None:
    page = visit("/", name="Mara").page
    page.evaluate("""localStorage['vivamos.settings'] = '{"name": "Mara", "autoplay": true, "pace": 0}'""")
    page.goto("/t/" + page.evaluate(SIT_DOWN, ["vamos-dia", ["you", "bot:casual", "bot:casual"]]))
    second_round = page.locator(".log .sep", has_text="Round 2")
    until = time.monotonic() + 120
    while not second_round.count():  # the last card of a round is forced, and nobody presses it
        assert time.monotonic() < until, "the forced card was not played"
        if page.title().startswith("Your turn") and page.locator(PLAYABLE).count() > 1:
            page.locator(PLAYABLE).first.focus()
            page.keyboard.press("Enter")
        page.wait_for_timeout(50)


def test_a_tap_says_why(visit: Visit) -> None:
    page = sit_down(visit, "vamos-dia", ["you", "bot:casual", "bot:casual"], viewport=PHONE, has_touch=True)
    play_on(page, ".hc[aria-disabled=true]")
    page.locator(".hc[aria-disabled=true]").first.tap(position=CORNER, force=True)
    expect(page.locator(".tip b")).to_have_text("VD-6")
    expect(page.locator(".hc[aria-pressed=true]")).to_have_count(0)
    no_sideways_scrolling(page)


def test_the_line_comes_back_and_nothing_is_lost(visit: Visit, tmp_path: Path) -> None:
    server = Server(tmp_path)  # at which nobody stands in for somebody who comes back after a while
    server.start()
    try:
        line_lost_and_found(visit("/", name="Mara"), server)
    finally:
        server.kill()


def line_lost_and_found(person: Person, server: Server) -> None:
    page = person.page
    page.goto(server.address)
    page.goto(f"{server.address}/t/" + page.evaluate(SIT_DOWN, ["slambo", ["you", "bot:casual"]]))
    my_turn(page)
    page.locator(PLAYABLE).first.click(position=CORNER)
    chosen = page.locator(".hc[aria-pressed=true]").get_attribute("data-fly")
    server.kill()
    expect(page.locator(".banner")).to_contain_text("Connection lost")
    expect(page.locator(".conn")).to_have_text("Reconnecting")
    assert page.locator(".hc[aria-pressed=true]").get_attribute("data-fly") == chosen
    page.locator(".hc[aria-pressed=true]").focus()
    page.keyboard.press("Enter")  # said into a dead connection: it is said again when it is back
    if page.get_by_role("menuitem").count():
        page.keyboard.press("Enter")
    expect(page.locator(".hand")).to_have_attribute("aria-busy", "true")
    server.start()
    expect(page.locator(".banner")).to_have_count(0, timeout=60_000)
    expect(page.locator(".conn")).to_have_text("Live")
    expect(page.locator(f'.hc[data-fly="{chosen}"]')).to_have_count(0, timeout=30_000)
    mine = page.locator(".log li", has_text="You played")
    expect(mine).to_have_count(1)
    person.complaints.clear()  # the browser complains about a server that is not there


def test_keys(visit: Visit) -> None:
    page = sit_down(visit, "slambo", ["you", "bot:casual", "bot:casual"])
    my_turn(page)
    page.keyboard.press("s")
    expect(page.get_by_role("dialog", name="Score sheet")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.keyboard.press("t")
    page.keyboard.type("so, <i>slowly</i>")
    page.keyboard.press("Enter")
    expect(page.locator(".said")).to_have_text("You so, <i>slowly</i>")
    page.keyboard.press("Escape")
    expect(page.locator(".hc:focus")).to_have_count(1)
    first = page.locator(".hc:focus").get_attribute("data-fly")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    assert page.locator(".hc:focus").get_attribute("data-fly") != first
    page.keyboard.press("Space")
    expect(page.locator(".hc:focus")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    expect(page.locator(".hc[aria-pressed=true]")).to_have_count(0)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_be_visible()


def test_a_card_with_two_moves_asks_which(visit: Visit) -> None:
    for _ in range(12):
        page = sit_down(visit, "slambo", ["you", "bot:casual", "bot:casual"])
        my_turn(page)
        either = page.locator('.hc[data-card^="e"]')
        if either.count():
            break
    either.first.focus()
    page.keyboard.press("Enter")
    menu = page.get_by_role("menu")
    expect(menu.get_by_role("menuitem")).to_have_count(2)
    expect(menu.get_by_role("menuitem").first).to_be_focused()
    page.keyboard.press("Escape")
    expect(menu).to_have_count(0)
    expect(either.first).to_be_focused()
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(page.locator(".log li", has_text="You played")).to_have_count(1)
    expect(page.locator(".hc:focus, .results :focus")).to_have_count(1)  # the neighbour has the focus now


def test_friends_by_link_and_somebody_who_watches(visit: Visit) -> None:
    host = sit_down(visit, "slambo", ["you", "free", "free"])
    expect(host.get_by_role("heading", name="Waiting for players")).to_be_visible()
    link = host.get_by_label("Link to this table").input_value()
    assert "token" not in link
    friend, watcher = visit(link).page, visit(link).page
    friend.get_by_label("Your name").fill("Zoë")
    friend.get_by_role("button", name="Sit down").click()
    expect(host.locator(".chair", has_text="Zoë")).to_have_count(1)
    host.get_by_label("How strong").select_option("newcomer")
    host.get_by_role("button", name="Add a bot").click()
    for page in (host, friend, watcher):
        page.locator(".seat").first.wait_for()
    expect(friend.locator(".hand .hc")).to_have_count(7)
    expect(watcher.locator(".hand .hc")).to_have_count(0)
    expect(watcher.locator(".conn")).to_have_text("Watching")
    friend.locator(".sh").first.click()
    expect(host.locator(".said")).to_contain_text("Zoë")
    expect(watcher.get_by_role("region", name="Said at the table")).to_contain_text("Zoë")
    friend.goto("/")
    host.get_by_role("button", name="Let a bot play").click()
    expect(host.locator(".log")).to_contain_text("A bot plays for Zoë now")
    friend.goto(link)
    expect(host.locator(".log")).to_contain_text("Zoë came back")


def test_the_end_and_another_game(visit: Visit) -> None:
    page = sit_down(visit, "slambo", ["you", "bot:casual"], viewport=PHONE)
    play_on(page, ".results")
    expect(page.locator(".results h2")).to_have_count(1)
    expect(page.get_by_role("table", name="Scores")).to_be_visible()
    with page.expect_download() as saved:
        page.get_by_role("link", name="Save the record").click()
    assert saved.value.suggested_filename.startswith("slambo-")
    no_sideways_scrolling(page)
    before = page.url
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda address: address != before)
    expect(page.locator(".hand .hc")).to_have_count(7)


def test_a_table_that_is_not_there(visit: Visit) -> None:
    person = visit("/t/nosuchtable")
    expect(person.page.get_by_role("heading", level=1)).to_be_visible()
    expect(person.page.get_by_role("link", name="lobby").first).to_be_visible()
    person.complaints.clear()

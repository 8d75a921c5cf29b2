"""People with a browser each: one of them does not move, and the others decide what becomes of the game."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from evenings import hand_of
from serving import Server
from visitors import DEALT_WITHIN, PHONE, Visit, no_sideways_scrolling


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    limits = ("silence=1", "grace=1", "host_absence=2")
    made = Server(tmp_path_factory.mktemp("server"), *(part for one in limits for part in ("--limit", one)))
    made.start()
    made.wait_until_ready("slambo")
    yield made
    made.kill()


def sit(visit: Visit, *names: str) -> list[Page]:
    """The host and friends who came by the link, at one table of SLAMBO!; the second has a phone."""
    host = visit("/new/slambo", name="Noor").page
    host.get_by_role("radio", name=str(len(names) + 1), exact=True).check(force=True)
    host.get_by_role("button", name="Open the table").click()
    host.wait_for_url("**/t/*")
    link = host.get_by_label("Link to this table").input_value()
    pages = [host]
    for number, name in enumerate(names):
        guest = visit(link, name=name, **({"viewport": PHONE} if number == 0 else {})).page
        guest.get_by_role("button", name="Sit down").click()
        pages.append(guest)
    for page in pages:
        page.wait_for_selector(".hand", timeout=DEALT_WITHIN)
    return pages


def the_silent(pages: list[Page]) -> tuple[Page, list[Page]]:
    """Who is to move and does not, and the others."""
    pages[0].wait_for_selector(".seat.turn")
    (silent,) = [page for page in pages if page.locator(".seat.me.turn, .you.turn").count()]
    return silent, [page for page in pages if page is not silent]


def test_a_bot_plays_for_who_is_silent_until_they_take_their_seat_back(visit: Visit) -> None:
    pages = sit(visit, "Sam", "Luz")
    silent, (one, two) = the_silent(pages)
    expect(silent.locator(".banner")).to_contain_text("You have not moved for a while")
    expect(one.locator(".banner")).to_contain_text("has not moved for a while")
    for page in pages:
        no_sideways_scrolling(page)
    one.get_by_role("button", name="Let a bot play on").click()
    expect(one.locator(".banner")).to_contain_text("You want a bot to play for")
    expect(silent.locator(".banner")).to_contain_text("The others want a bot to play for you")
    two.get_by_role("button", name="Agree").click()
    expect(silent.locator(".banner")).to_contain_text("A bot plays for you")
    expect(one.locator(".seat", has_text="stands in")).to_have_count(1)
    silent.get_by_role("button", name="Take my seat back").click()
    expect(silent.locator(".banner", has_text="A bot plays for you")).to_have_count(0)
    expect(one.locator(".seat", has_text="stands in")).to_have_count(0)


def test_the_players_end_a_game(visit: Visit) -> None:
    silent, (one,) = the_silent(sit(visit, "Sam"))
    one.get_by_role("button", name="End the game").click()
    one.locator("dialog").get_by_role("button", name="End the game").click()
    for page in (one, silent):
        expect(page.get_by_role("heading", name="The game was ended")).to_be_visible()
        expect(page.locator(".crowned")).to_have_count(0)
        no_sideways_scrolling(page)
        page.get_by_role("button", name="Look at the table").click()
        expect(page.locator(".hand")).to_be_visible()
        expect(page.locator(".seat.turn")).to_have_count(0)


def test_who_moves_is_not_voted_about_any_more(visit: Visit) -> None:
    pages = sit(visit, "Sam", "Luz")
    silent, (one, two) = the_silent(pages)
    one.get_by_role("button", name="Let a bot play on").click()
    expect(two.get_by_role("button", name="Agree")).to_be_visible()
    hand_of("slambo")(silent)
    for page in pages:
        expect(page.get_by_role("button", name="Agree")).to_have_count(0)


def test_the_link_of_an_open_table_makes_friends_and_the_list_does_not(visit: Visit) -> None:
    host = visit("/new/slambo", name="Noor").page
    host.get_by_role("radio", name="4", exact=True).check(force=True)
    host.get_by_role("radio", name="Anyone in the lobby").check(force=True)
    host.get_by_role("button", name="Open the table").click()
    host.wait_for_url("**/t/*")
    link = host.get_by_label("Link to this table").input_value()
    assert link.startswith(f"{host.url}#i=")
    stranger = visit("/", name="Eve").page
    stranger.get_by_role("button", name="Join SLAMBO!, Noor").click()
    stranger.wait_for_url("**/t/*")
    expect(stranger.get_by_label("Link to this table")).to_have_value(host.url)
    friend = visit(link, name="Sam").page
    friend.get_by_role("button", name="Sit down").click()
    expect(friend.get_by_label("Link to this table")).to_have_value(link)
    host.close()
    expect(friend.get_by_role("button", name="Add a bot")).to_be_visible()
    expect(friend.get_by_role("button", name="Remove Eve")).to_have_count(0)
    expect(stranger.get_by_role("button", name="Add a bot")).to_have_count(0)

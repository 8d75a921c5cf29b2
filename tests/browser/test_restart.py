"""The server is killed in the middle of a game and comes back: the table comes back by itself, the selection stays."""

from __future__ import annotations

from playwright.sync_api import expect

from evenings import hand_of, play_on, sit_down
from serving import Server
from visitors import Visit


def test_the_table_comes_back_after_a_kill(visit: Visit, server: Server) -> None:
    play_turn = hand_of("slambo")
    person = visit("/", name="Mara")
    page = person.page
    sit_down(page, "slambo")
    play_on(page, play_turn, turns=1)  # no game is over after that
    page.wait_for_selector(".hand:not([aria-busy]) .card.up")
    played = page.locator(".hand .hc").evaluate_all("cards => cards.map(card => card.dataset.card)")
    page.locator(".hc:has(.card.up)").first.click(position={"x": 12, "y": 40})
    expect(page.locator(".hc[aria-pressed=true]")).to_have_count(1)

    server.kill()
    expect(page.locator(".banner")).to_be_visible()
    expect(page.locator(".hc[aria-pressed=true]")).to_have_count(1)  # the table stays readable
    server.start()
    expect(page.locator(".banner")).to_have_count(0)
    expect(page.locator(".hc[aria-pressed=true]")).to_have_count(1)
    assert page.locator(".hand .hc").evaluate_all("cards => cards.map(card => card.dataset.card)") == played
    play_on(page, play_turn)
    expect(page.locator(".results")).to_be_visible()
    person.complaints.clear()  # the browser logs every try to reach a server that is not there


def test_the_lobby_says_that_the_server_is_gone_and_comes_back(visit: Visit, server: Server) -> None:
    person = visit("/", name="Mara")
    page = person.page
    expect(page.get_by_role("list", name="Open tables").get_by_role("listitem").first).to_be_visible()
    server.kill()
    expect(page.get_by_role("alert")).to_contain_text("The server does not answer")
    server.start()
    expect(page.get_by_role("alert")).to_be_empty()
    person.complaints.clear()

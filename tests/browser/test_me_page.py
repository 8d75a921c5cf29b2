"""My page in a browser: finished games, a code that takes one to a second browser, a file with it all, and an end."""

from __future__ import annotations

import json
import sqlite3
import zlib
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from vivamos.engine.facts import fact
from vivamos.engine.words import words_of
from vivamos.server.tokens import new_token

from evenings import whole_game
from serving import Server
from visitors import DEALT_WITHIN, DESKTOP, PHONE, Person, Visit, no_sideways_scrolling, serious, violations


def at_my_page(visit: Visit, key: str, **how: Any) -> Page:
    person: Person = visit("/", **how)
    person.page.evaluate("key => { localStorage['vivamos.key'] = JSON.stringify(key) }", key)
    person.page.goto("/me")
    person.page.wait_for_selector("body:not([aria-busy]) h1")
    return person.page


def test_one_is_brought_to_a_second_browser_saved_and_forgotten(visit: Visit, server: Server, tmp_path: Path) -> None:
    key = new_token()
    game = whole_game(server, key)
    first = at_my_page(visit, key)
    expect(first.get_by_role("heading", level=1)).to_contain_text("Mara")
    line = first.locator(".played .ln")
    expect(line).to_have_count(1)
    expect(line.get_by_role("link")).to_have_attribute("href", f"/game/{game}")
    line.get_by_role("link").click()  # no token of a seat is here, and still it is one's own game
    expect(first.locator(".seat", has_text="You")).to_be_visible(timeout=DEALT_WITHIN)
    first.go_back()
    first.get_by_role("button", name="Show a code").click()
    code = " ".join(first.locator(".spelled").inner_text().replace("·", " ").split())
    expect(first.get_by_alt_text("The same code as a picture that a camera can read")).to_be_visible()

    person = visit("/me", viewport=PHONE)
    second = person.page
    expect(second.locator(".played")).to_contain_text("No finished game yet.")
    second.get_by_role("button", name="Enter a code").click()
    second.get_by_label("The code from the other device").fill("lantern wave 1")
    second.get_by_role("button", name="That is me").click()
    expect(second.locator(".code .wrong")).to_have_text(words_of("en").text("code-not-good"))
    person.complaints.clear()  # the browser notes every refusal
    second.get_by_label("The code from the other device").fill(code)
    second.get_by_role("button", name="That is me").click()
    expect(second.get_by_text("Welcome, Mara.")).to_be_visible()
    expect(second.locator(".played .ln")).to_have_count(1)
    expect(second.locator(".dev li")).to_have_count(2)
    second.goto("/")
    expect(second.get_by_label("Your name")).to_have_value("Mara")
    second.goto("/me")

    with second.expect_download() as saved:
        second.get_by_role("button", name="Save it all").click()
    saved.value.save_as(tmp_path / "mine.json")
    told = json.loads((tmp_path / "mine.json").read_text(encoding="utf-8"))
    assert (told["name"], [one["id"] for one in told["games"]]) == ("Mara", [game])

    second.get_by_role("button", name="Forget me").click()
    second.get_by_role("button", name="Forget me for good").click()
    expect(second.get_by_text("You are forgotten here.")).to_be_visible()
    expect(second.locator(".played")).to_contain_text("No finished game yet.")
    first.reload()
    expect(first.get_by_text("This browser is new here.")).to_be_visible()


def test_a_link_with_a_code_asks_first(visit: Visit, server: Server) -> None:
    key = new_token()
    whole_game(server, key)
    pairing = server.ask("POST", "/api/me/pair", {}, **{"Vivamos-Key": key}).json()
    page = visit("/me#" + pairing["link"].partition("#")[2]).page
    expect(page.get_by_label("The code from the other device")).to_have_value(pairing["code"])
    expect(page.locator(".played")).to_contain_text("No finished game yet.")
    page.get_by_role("button", name="That is me").click()
    expect(page.locator(".played .ln")).to_have_count(1)
    assert "#" not in page.url


def test_name_face_and_a_lasting_code(visit: Visit, server: Server) -> None:
    person = visit("/me")
    page = person.page
    invented = page.locator("h1").inner_text().strip()
    assert invented in words_of("en").text("invented-names").split()
    page.get_by_role("button", name="Change your name").click()
    page.get_by_role("textbox", name="Your name").fill("You")
    page.get_by_role("button", name="Save", exact=True).click()
    expect(page.get_by_role("alert").first).to_contain_text("is taken")
    person.complaints.clear()  # the browser notes every refusal
    page.get_by_role("textbox", name="Your name").fill("Luz")
    page.get_by_role("button", name="Save", exact=True).click()
    expect(page.locator("h1")).to_contain_text("Luz")
    page.get_by_text("Choose your face").click()
    face = page.get_by_role("button", name="SLAMBO!, face 2")
    face.click()
    expect(face).to_have_count(0)  # the page is drawn anew, with the faces put away
    page.get_by_text("Choose your face").click()
    expect(face).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="Print a lasting code").click()
    code = " ".join(page.locator(".spelled").inner_text().replace("·", " ").split())
    other = {"Vivamos-Key": new_token()}
    assert server.ask("POST", "/api/me/merge", {"code": code}, **other).json()["name"] == "Luz"


def test_nobody_is_called_you_by_others(visit: Visit, server: Server) -> None:
    page = visit("/").page
    with page.expect_response(lambda answer: answer.url.endswith("/api/tables") and answer.status == 201) as made:
        page.get_by_role("button", name="Play now").first.click()
    name = server.ask("GET", f"/api/tables/{made.value.json()['id']}").json()["seats"][0]["name"]
    assert name in words_of("en").text("invented-names").split()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("window", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_everybody_can_read_it(visit: Visit, server: Server, scheme: str, window: dict[str, int]) -> None:
    key = new_token()
    whole_game(server, key)
    page = at_my_page(visit, key, viewport=window, color_scheme=scheme)
    page.get_by_role("button", name="Show a code").click()
    expect(page.locator(".spelled")).to_be_visible()
    expect(page.locator(".played .ln")).to_have_count(1)
    found = violations(page)
    assert [(one["id"], [node["html"][:120] for node in one["nodes"]]) for one in found] == []
    no_sideways_scrolling(page)


def test_what_to_work_on_leads_to_moments_and_to_the_lesson(visit: Visit, server: Server) -> None:
    key = new_token()
    reviewed, other = whole_game(server, key), whole_game(server, key)
    seats = server.ask("GET", "/api/me/games", **{"Vivamos-Key": key}).json()["games"]
    seat = next(game["seat"] for game in seats if game["id"] == reviewed)
    why = fact("coach-why", outcome=fact("coach-tips", seat=seat), often=90, instead=10)
    decisions = [{"number": n, "seat": seat, "cost": n / 10, "costly": True, "why": why} for n in (1, 2, 3)]
    review = {"decisions": decisions, "seats": [{"seat": seat, "accuracy": 0.81}]}
    body = zlib.compress(json.dumps(review).encode())
    with sqlite3.connect(server.database, timeout=30) as store:
        store.execute("insert into reviews(id, review, made) values (?, ?, '2026-11-13 21:40:00')", (reviewed, body))

    page = at_my_page(visit, key)
    lines = page.locator(".played .ln")
    expect(lines).to_have_count(2)
    expect(lines.filter(has=page.locator(f"a[href='/game/{reviewed}']"))).to_contain_text("81%")
    expect(lines.filter(has=page.locator(f"a[href='/game/{other}']"))).to_contain_text("not reviewed")
    page.get_by_role("radio", name="To review").check()
    expect(lines).to_have_count(1)
    expect(lines.get_by_role("link")).to_have_attribute("href", f"/game/{other}")
    work = page.locator(".work")
    expect(work).to_contain_text("SLAMBO!: 3 times, 0.6 shame cards in all.")
    expect(work.locator(".lead-to a").first).to_have_attribute("href", f"/game/{reviewed}?at=3&as={seat}")
    assert serious(page) == []
    expect(page.get_by_role("link", name="Club")).to_have_attribute("href", "/nights")
    work.get_by_role("link", name="Lesson, step 3").click()
    expect(page.locator(".lesson[data-step='2'] .teach")).to_be_visible(timeout=DEALT_WITHIN)


def test_whoever_likes_the_coach_has_it_at_the_tables_they_open(visit: Visit) -> None:
    page = visit("/me", name="Mara").page
    page.get_by_label("Coach at tables I open").check()
    page.goto("/new/slambo")
    expect(page.get_by_role("switch", name="Hints")).to_be_checked()

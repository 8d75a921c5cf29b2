"""A club night in browsers: made, joined by its code on a phone and by typing, drawn, played, and drawn anew."""

from __future__ import annotations

import time

from play_slambo import play_turn
from playwright.sync_api import Page, expect

from vivamos.engine.words import words_of

from evenings import LOOK, PLAYED_WITHIN
from visitors import AXE, DEALT_WITHIN, PHONE, Visit, no_sideways_scrolling_at_any_width, serious


def play_out(pages: list[Page]) -> None:
    """Everybody moves when it is their turn, until all see the results."""
    until = time.monotonic() + PLAYED_WITHIN
    going = list(pages)
    while going:
        assert time.monotonic() < until, "the games do not end"
        for page in list(going):
            seen = page.evaluate(LOOK)
            if seen["over"]:
                going.remove(page)
            elif seen["my"]:
                play_turn(page)
        pages[0].wait_for_timeout(30)


def company(page: Page) -> set[frozenset[str]]:
    """Who plays whom in the games that are drawn, bots left out."""
    lines = page.locator(".pr li div span").all_inner_texts()
    return {frozenset(name for name in ("Mara", "Luz", "Teo") if name in line) for line in lines}


def test_a_night_from_the_code_on_the_wall_to_the_second_round(visit: Visit) -> None:
    mara = visit("/", name="Mara", **AXE).page
    mara.get_by_role("link", name="Make one or come in").click()
    assert serious(mara) == []
    form = mara.locator(".making")
    form.get_by_label("What it is called").fill("Monday club night")
    form.get_by_label("VAMOS dia", exact=True).uncheck()
    form.get_by_role("button", name="Make the night").click()
    expect(form.get_by_text("Choose at least one game.")).to_be_visible()
    form.get_by_label("SLAMBO!", exact=True).check()
    form.get_by_label("Level of the bots").select_option("newcomer")
    form.get_by_role("button", name="Make the night").click()
    expect(mara.get_by_role("heading", level=1, name="Monday club night")).to_be_visible()
    expect(mara.get_by_text("Mara is the host. 1 is here.")).to_be_visible()
    code = mara.locator(".hero code").inner_text()
    expect(mara.locator(".hero img")).to_be_visible()
    night = mara.url
    expect(mara.get_by_text("This address works on this computer alone.")).to_be_visible()
    mara.context.grant_permissions(["clipboard-read", "clipboard-write"])
    mara.get_by_role("button", name="Copy the link").click()
    expect(mara.get_by_role("status")).to_contain_text("The link is copied.")
    assert mara.evaluate("navigator.clipboard.readText()").endswith(f"/nights#code={code.replace(' ', '-')}")

    # Luz points her phone at the wall, Teo has the address and types the code.
    luz = visit(f"/nights#code={code.replace(' ', '-')}", viewport=PHONE, has_touch=True, is_mobile=True).page
    expect(luz.get_by_label("The code on the wall")).to_have_value(code)
    luz.locator(".come").get_by_label("Your name").fill("Luz")
    luz.get_by_role("button", name="Come in").click()
    expect(luz.get_by_role("heading", level=1, name="Monday club night")).to_be_visible()
    person = visit(night, name="Teo")
    teo = person.page
    expect(teo.get_by_text("Only those who came in by the code see this night.")).to_be_visible()
    teo.get_by_label("The code on the wall").fill("lantern wave 1")
    teo.get_by_role("button", name="Come in").click()
    expect(teo.locator(".come .wrong").first).to_have_text(words_of("en").text("night-code-not-good"))
    teo.get_by_label("The code on the wall").fill(code.upper())
    teo.get_by_role("button", name="Come in").click()
    expect(teo.get_by_text("Mara is the host. 3 are here.")).to_be_visible()
    person.complaints.clear()  # the browser notes every refusal
    expect(luz.get_by_role("button", name="Draw the next games")).to_have_count(0)

    expect(mara.get_by_text("3 are here.")).to_be_visible()
    mara.get_by_role("button", name="Draw the next games").click()
    expect(mara.locator(".pr li")).to_have_count(2)
    expect(mara.locator(".pr li").first).to_have_class("you")
    first = {pair for pair in company(mara) if len(pair) == 2}
    expect(luz.locator(".pr li")).to_have_count(2)
    assert serious(mara) == []
    mara.get_by_role("button", name="Start these games").click()
    people = [mara, luz, teo]
    for page in people:
        expect(page.get_by_role("status")).to_contain_text("Your table is ready")
        expect(page.locator(".tt").first).to_have_class("tt g-slambo you")
    assert serious(mara) == []
    no_sideways_scrolling_at_any_width(teo)
    teo.set_viewport_size({"width": 1280, "height": 800})
    for page in people:
        page.locator(".tt.you").get_by_role("button", name="Take your seat: SLAMBO!").click()
        page.wait_for_url("**/t/*")
        page.wait_for_selector(".seat", timeout=DEALT_WITHIN)
    play_out(people)
    for page in people:
        page.get_by_role("link", name="Back to the club night").click()
        expect(page.locator(".std tbody tr")).to_have_count(3)
        expect(page.locator(".std tbody tr td:nth-child(3)")).to_have_text(["1", "1", "1"])
    assert mara.url == night
    expect(mara.get_by_text("finished")).to_have_count(2)
    points = [int(text) for text in mara.locator(".std td:last-child").all_inner_texts()]
    assert points == sorted(points, reverse=True)
    assert points[0] == 4
    assert set(points) <= {0, 4}

    # The second round: others meet.
    mara.get_by_role("button", name="Draw the next games").click()
    expect(mara.locator(".pr li")).to_have_count(2)
    second = {pair for pair in company(mara) if len(pair) == 2}
    assert len(second) == 1
    assert second != first
    # Whoever sits out is not drawn: what was drawn goes, and two are left.
    luz.get_by_role("button", name="Sit out").click()
    expect(mara.get_by_text("Nothing is drawn yet.")).to_be_visible()
    mara.get_by_role("button", name="Draw the next games").click()
    expect(mara.locator(".pr li")).to_have_count(1)
    mara.get_by_text("People (3)").click()
    mara.get_by_label("What to do about Teo").click()
    mara.get_by_role("button", name="Make co-host: Teo").click()
    expect(teo.get_by_role("button", name="Draw again")).to_be_visible()
    assert serious(mara) == []

    mara.get_by_text("For the host").click()
    mara.locator(".hst").get_by_label("Game points").check()
    mara.get_by_role("button", name="Save").click()
    expect(mara.get_by_text("The points of all games are added up.")).to_be_visible()
    mara.get_by_text("End the night", exact=True).click()
    mara.get_by_role("button", name="End it now").click()
    for page in people:
        expect(page.locator(".hero").get_by_text("This night is over.")).to_be_visible()
        expect(page.locator(".hero code")).to_have_count(0)
    luz.goto("/nights")
    expect(luz.locator(".nights .ln")).to_contain_text("3 people, 2 games")


def make_night(page: Page) -> str:
    """Make a night of SLAMBO!, and start its first games; the code on the wall."""
    form = page.locator(".making")
    form.get_by_label("VAMOS dia", exact=True).uncheck()
    form.get_by_label("SLAMBO!", exact=True).check()
    form.get_by_label("Level of the bots").select_option("newcomer")
    form.get_by_role("button", name="Make the night").click()
    page.get_by_role("button", name="Draw the next games").click()
    page.get_by_role("button", name="Start these games").click()
    expect(page.get_by_role("status")).to_contain_text("Your table is ready")
    return page.locator(".hero code").inner_text()


def come_in(page: Page, name: str) -> None:
    page.locator(".come input").last.fill(name)
    page.locator(".come button").click()
    page.wait_for_selector(".night .tt")


def test_a_latecomer_sits_down_for_a_bot_and_the_next_one_is_told_when_to_play(visit: Visit) -> None:
    mara = visit("/nights", name="Mara", **AXE).page
    where = f"/nights#code={make_night(mara).replace(' ', '-')}"
    luz = visit(where, viewport=PHONE, has_touch=True, is_mobile=True).page
    come_in(luz, "Luz")
    offer = "Sit down at table 1, SLAMBO!, in the place of a bot"
    expect(luz.locator(".late")).to_contain_text("Sit down in the place of a bot")
    expect(luz.get_by_role("button", name=offer)).to_be_visible()
    expect(mara.get_by_role("button", name=offer)).to_have_count(0)
    assert serious(luz) == []
    no_sideways_scrolling_at_any_width(luz)
    luz.get_by_role("button", name=offer).click()
    luz.wait_for_url("**/t/*")
    luz.wait_for_selector(".seat", timeout=DEALT_WITHIN)
    teo = visit(where, language="de").page
    come_in(teo, "Teo")
    expect(teo.locator(".late")).to_contain_text("Ab den nächsten Partien bist du dabei")
    expect(teo.locator(".tt .tb.solid")).to_have_count(0)
    mara.locator(".tt.you").get_by_role("button", name="Take your seat: SLAMBO!").click()
    mara.wait_for_url("**/t/*")
    mara.wait_for_selector(".seat", timeout=DEALT_WITHIN)
    expect(mara.locator(".seat", has_text="Luz")).to_be_visible()
    play_out([mara, luz])
    mara.get_by_role("link", name="Back to the club night").click()
    expect(mara.locator(".std tbody tr td:nth-child(3)")).to_have_text(["1", "1", "0"])

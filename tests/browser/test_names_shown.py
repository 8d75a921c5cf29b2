"""What people call themselves and say is shown as they typed it, whatever it looks like to a page."""

from __future__ import annotations

import pytest
from playwright.sync_api import FloatRect, Page, expect

from serving import Server
from visitors import DEALT_WITHIN, DESKTOP, PHONE, Visit, no_sideways_scrolling

ARABIC = "\u0645\u0631\u064a\u0645"


def take_seat(page: Page, name: str) -> None:
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Sit down").click()


def test_braces_in_names_and_talk_are_only_braces(visit: Visit) -> None:
    host = visit("/new/slambo", name="Mara").page
    host.get_by_role("radio", name="3", exact=True).check(force=True)
    host.get_by_role("button", name="Open the table").click()
    host.wait_for_url("**/t/*")
    log = host.locator(".log li:not(.now)")
    gone = visit(host.url).page
    take_seat(gone, "{c:}")
    expect(log).to_have_text(["{c:} sat down"])
    gone.get_by_role("button", name="More").click()
    gone.get_by_role("menuitem", name="Leave the table").click()
    gone.get_by_role("button", name="Leave", exact=True).click()
    expect(log).to_have_text(["{c:} sat down", "{c:} left"])
    guest = visit(host.url).page
    take_seat(guest, "{s:0}")
    other = visit(host.url).page
    take_seat(other, "{c:Y15}")
    # Whoever sat on that seat before is still called what they were called.
    expect(log.nth(0)).to_have_text("{c:} sat down")
    expect(log.nth(2)).to_have_text("{s:0} sat down")
    for page in (host, guest, other):
        page.wait_for_selector(".hand", timeout=DEALT_WITHIN)
    assert host.locator(".seat .nm b").all_inner_texts()[:2] == ["{s:0}", "{c:Y15}"]

    say = guest.get_by_label("Say something")
    say.fill("{c:Y15} {s:0} {n}")
    say.press("Enter")
    expect(host.locator(".said li")).to_have_text("{s:0} {c:Y15} {s:0} {n}")
    expect(host.locator(".bubble")).to_have_text("{c:Y15} {s:0} {n}")
    expect(host.get_by_role("log", name="Events").locator("p").last).to_have_text("{s:0}: {c:Y15} {s:0} {n}")
    expect(host.locator(".log .chip", has_text="Y15")).to_have_count(0)


def test_a_name_from_right_to_left_does_not_turn_its_surroundings(visit: Visit, server: Server) -> None:
    made = server.make_table(seats=["you", "free", "free"], name="Noor", open=True)
    server.sit_down(made["id"], ARABIC)
    watching = visit(f"/t/{made['id']}").page
    name = watching.locator(".chair .nm b").nth(1)
    expect(name).to_have_text(f"\u2068{ARABIC}\u2069")
    lobby = visit("/").page
    row = lobby.locator(".ln b", has_text=ARABIC)
    expect(row).to_have_text(f"SLAMBO!, Noor and \u2068{ARABIC}\u2069 are waiting")


@pytest.mark.parametrize("window", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_names_as_wide_as_can_be_push_nothing_out_of_sight(
    visit: Visit, server: Server, window: dict[str, int]
) -> None:
    made = server.make_table("vamos-dia", seats=["you", "free", "free", "free"], name="W" * 24)
    server.sit_down(made["id"], "M" * 24)
    page = visit(f"/t/{made['id']}", viewport=window).page
    wide = page.get_by_role("list", name="Seats").get_by_text("M" * 24)
    for part in (wide, page.get_by_role("button", name="Sit down")):
        assert inside(part.bounding_box(), page.locator(".wait").bounding_box())
        assert inside(part.bounding_box(), {"x": 0, "y": 0, **window})
    for name in ("\ufdfd" * 24, "m" * 23 + "o"):
        server.sit_down(made["id"], name)
    page.wait_for_selector(".seat", timeout=DEALT_WITHIN)
    no_sideways_scrolling(page)
    for seat in page.locator(".seat").all():
        assert inside(seat.locator(".sc").bounding_box(), seat.bounding_box())


def inside(part: FloatRect | dict[str, int] | None, whole: FloatRect | dict[str, int] | None) -> bool:
    assert part is not None
    assert whole is not None
    return whole["x"] <= part["x"] and part["x"] + part["width"] <= whole["x"] + whole["width"] + 1

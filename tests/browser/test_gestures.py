"""Playing feels like playing: cards are pulled to their place, what rests is skipped, bots go at one's own pace."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import datetime, timedelta

import pytest
from playwright.sync_api import CDPSession, Locator, Page, expect

from evenings import hand_of, sit_down
from serving import Server
from visitors import DEALT_WITHIN, DESKTOP, PHONE, Desks, Person, Visit

THINKS = "60"  # seconds that a bot of this house thinks: whoever does not hurry it waits in vain


@pytest.fixture(scope="module")
def slow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    made = Server(tmp_path_factory.mktemp("slow"), "--no-limits", "--bot-delay", THINKS)
    made.start()
    yield made
    made.kill()


@pytest.fixture
def waiting(slow: Server, desks: Desks) -> Iterator[Page]:
    """Somebody at a table of slow bots, who leads."""
    context = desks.free_one(base_url=slow.address, viewport=DESKTOP, reduced_motion="reduce", locale="en-GB")
    person = Person(context, "Mara", pace=1)
    person.page.goto("/")
    sit_down(person.page, "vamos-dia", options={"start": 0})
    yield person.page
    desks.leave(context)
    assert not person.complaints


def my_turn(page: Page) -> None:
    expect(page).to_have_title(re.compile("^Your turn"), timeout=DEALT_WITHIN)


def test_whoever_does_not_want_to_wait_skips_to_the_next_turn(waiting: Page) -> None:
    my_turn(waiting)
    skip = waiting.get_by_role("button", name="Skip")
    expect(skip).to_have_count(0)
    hand_of("vamos-dia")(waiting)
    skip.click()
    my_turn(waiting)
    expect(skip).to_have_count(0)
    expect(waiting.locator(".hc:focus")).to_have_count(1)
    # Bots at once, for good: then nobody needs to skip.
    waiting.get_by_role("button", name="More").click()
    waiting.get_by_role("menuitem", name="Settings").click()
    waiting.get_by_text("At once").click()
    waiting.keyboard.press("Escape")
    for _ in range(2):
        my_turn(waiting)
        hand_of("vamos-dia")(waiting)
        expect(waiting).not_to_have_title(re.compile("^Your turn"))
    my_turn(waiting)


CORNER = 14  # px from the edge of a card: others may lie on the rest


def middle(el: Locator) -> tuple[float, float]:
    box = el.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def corner(el: Locator) -> tuple[float, float]:
    box = el.bounding_box()
    assert box is not None
    return box["x"] + CORNER, box["y"] + CORNER


def pull(page: Page, card: Locator, to: tuple[float, float]) -> None:
    """Take a card with the mouse and hold it over a point."""
    x, y = corner(card)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 3, y - 12)
    page.mouse.move(*to, steps=3)


def test_a_card_is_pulled_to_its_place_with_the_mouse(visit: Visit) -> None:
    page = visit("/", name="Mara").page
    sit_down(page, "vamos-dia", options={"start": 0})
    my_turn(page)
    # Arrows walk in the hand as soon as one is there; the heading has the focus.
    page.keyboard.press("ArrowRight")
    expect(page.locator(".hc:focus")).to_have_count(1)
    cards, place = page.locator(".hc"), page.locator(".vd-slot.drop-here")
    count = cards.count()
    # Elsewhere it is put back, and was not pressed.
    pull(page, cards.nth(1), (30, 300))
    expect(page.locator(".ghost.pulled")).to_have_count(1)
    expect(place).to_have_class(re.compile(r"\bmay\b"))
    page.mouse.up()
    expect(page.locator(".ghost.pulled")).to_have_count(0)
    expect(page.locator(".hc[aria-pressed=true]")).to_have_count(0)
    # So it is by Escape.
    pull(page, cards.nth(1), middle(place))
    expect(place).to_have_class(re.compile(r"\baim\b"))
    page.keyboard.press("Escape")
    page.mouse.up()
    expect(cards).to_have_count(count)
    # On its place it is played.
    pulled = cards.nth(1).get_attribute("data-card")
    pull(page, cards.nth(1), middle(place))
    page.mouse.up()
    expect(cards).to_have_count(count - 1)
    expect(page.locator(f'.hc[data-card="{pulled}"]')).to_have_count(0)
    # The place may also be pressed, once a card is chosen.
    my_turn(page)
    able = page.locator(".hc[data-moves]")
    chosen = able.first.get_attribute("data-card")
    able.first.click(position={"x": CORNER, "y": CORNER})
    expect(page.locator(".again")).to_have_count(0)  # somebody who has played knows how
    place.click()
    expect(page.locator(f'.hc[data-card="{chosen}"]')).to_have_count(0)


def test_of_several_places_that_where_it_is_dropped_is_meant(visit: Visit) -> None:
    page = visit("/", name="Mara").page
    sit_down(page, "viva", options={"rounds": 1})
    table, takes = page.locator(".vt[data-asked=turn]"), page.locator(".vt-house[data-press]")
    table.wait_for(timeout=DEALT_WITHIN)
    while True:  # until a card may go to several houses
        if table.count() and table.locator(".hc[data-moves]").count():
            page.keyboard.press("Escape")
            card = page.locator(".hc[data-moves]").first
            card.click(position={"x": CORNER, "y": CORNER})
            if takes.count() > 1:
                break
        hand_of("viva")(page)
        page.wait_for_timeout(50)
    house = takes.last
    number = house.get_attribute("aria-label")
    assert number is not None
    pull(page, card, middle(house))
    expect(house).to_have_class(re.compile(r"\baim\b"))
    page.mouse.up()
    expect(page.locator(".log")).to_contain_text(re.compile(f"You placed .* on house {number[6]}"))


def swipe(touch: CDPSession, start: tuple[float, float], end: tuple[float, float]) -> None:
    """A finger that pulls something from here to there."""
    steps = [(start[0] + (end[0] - start[0]) * i / 4, start[1] + (end[1] - start[1]) * i / 4) for i in range(5)]
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": start[0], "y": start[1]}]})
    for x, y in steps[1:]:
        touch.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [{"x": x, "y": y}]})
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_on_a_phone_a_finger_pulls_it_and_the_first_press_says_what_the_second_does(visit: Visit) -> None:
    page = visit("/", name="Mara", viewport=PHONE, has_touch=True, is_mobile=True).page
    sit_down(page, "slambo", options={"start": 0})
    my_turn(page)
    cards, ring = page.locator(".hc"), page.locator(".sl-ring .drop-here")
    count = cards.count()
    cards.nth(count - 1).tap(position={"x": CORNER, "y": 40})
    expect(page.locator(".again")).to_have_text("Press again to play")
    touch = page.context.new_cdp_session(page)
    swipe(touch, corner(cards.first), middle(page.locator(".sl-seat .seat").first))
    expect(page.locator(".ghost.pulled")).to_have_count(0)
    expect(cards).to_have_count(count)
    swipe(touch, corner(cards.first), middle(ring))
    if page.get_by_role("menuitem").count():  # plus or minus
        page.get_by_role("menuitem").first.tap()
    expect(cards).to_have_count(count - 1)


@pytest.mark.parametrize(
    ("game", "card", "place"), [("vamos-dia", "Y18", ".vd-slot.drop-here"), ("slambo", "+2", ".sl-ring .drop-here")]
)
def test_in_a_lesson_a_card_is_pulled_too(visit: Visit, game: str, card: str, place: str) -> None:
    page = visit(f"/learn/{game}", name="Mara").page
    page.locator(".lesson[data-step='0'] .teach").wait_for(timeout=DEALT_WITHIN)
    cards = page.locator(".hc")
    target = page.locator(place)
    # Elsewhere it is put back; what is no answer goes back too, and says why.
    wrong = page.locator(f".hc[data-moves]:not([data-card='{card}'])").first
    name = wrong.get_attribute("data-card")
    pull(page, wrong, (30, 300))
    expect(page.locator(".ghost.pulled")).to_have_count(1)
    page.mouse.up()
    expect(page.locator(".ghost.pulled")).to_have_count(0)
    pull(page, wrong, middle(target))
    page.mouse.up()
    expect(page.locator(".stage .tip")).to_be_visible()
    expect(page.locator(".ghost.pulled")).to_have_count(0)
    expect(page.locator(f".hc[data-card='{name}']:not(.pulled)")).to_have_count(1)
    pull(page, page.locator(f".hc[data-card='{card}']"), middle(target))
    page.mouse.up()
    expect(page.locator(f".hc[data-card='{card}']")).to_have_count(0)
    expect(page.locator(".ghost.pulled")).to_have_count(0)
    page.locator(".lesson[data-step='1'] .teach").wait_for()
    if game == "vamos-dia":  # there a press on the place lays it
        before = cards.count()
        page.locator(".hc[data-moves]").first.click(position={"x": CORNER, "y": CORNER})
        expect(page.locator(".may")).to_have_count(1)
        target.click()
        expect(page.locator(".stage .tip, .lesson[data-step='2'] .teach, .hand[aria-busy]").first).to_be_visible()
        assert cards.count() <= before


def test_against_bots_a_move_is_taken_back_at_once_and_says_why_where_it_cannot(visit: Visit) -> None:
    page = visit("/", name="Mara").page
    sit_down(page, "vamos-dia", options={"start": 0})
    my_turn(page)
    more, back = page.get_by_role("button", name="More"), page.get_by_role("menuitem", name="Take my move back")
    more.click()
    expect(back).to_have_attribute("aria-disabled", "true")
    expect(back).to_contain_text("There is no move to take back.")
    back.dispatch_event("click")
    page.keyboard.press("ArrowUp")  # from the first to the last, past what is greyed out
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowUp")
    expect(back).to_be_focused()
    page.keyboard.press("Escape")
    # Time stands still: the trick rests for ever, and what bots did afterwards waits to be shown.
    page.clock.install()
    page.clock.pause_at(datetime.now() + timedelta(seconds=10))
    cards, log = page.locator(".hc"), page.locator(".log")
    before = cards.evaluate_all("cards => cards.map((card) => card.dataset.card)")
    hand_of("vamos-dia")(page)
    expect(log).to_contain_text(" won")
    more.click()
    back.click()
    my_turn(page)
    assert cards.evaluate_all("cards => cards.map((card) => card.dataset.card)") == before
    expect(log).not_to_contain_text(" won")
    more.click()
    expect(back).to_have_attribute("aria-disabled", "true")
    page.keyboard.press("Escape")
    hand_of("vamos-dia")(page)
    expect(cards).to_have_count(len(before) - 1)

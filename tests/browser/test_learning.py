"""Lessons in the browser: every one to its end by clicks, one by keyboard, one on a phone, a newcomer's whole way."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from vivamos.engine.words import PSEUDO
from vivamos.teach.lesson import Lesson

from evenings import hand_of, play_on
from lessons import TAUGHT, arrived, the_lesson
from visitors import AXE, DEALT_WITHIN, PHONE, Visit, no_sideways_scrolling, serious

MORE_THAN_A_CARD = re.compile(r"(divide|draw|finish|place)\b|play \S+ [+-]")
MOST_KEYS = 80  # to come anywhere on the page
Press = Callable[[Page, Locator], None]


def press_on(page: Page, move: str, press: Press) -> None:
    """What a move needs beside a card that is pressed: its sign, its house, a number, a button."""
    verb, *rest = move.split()
    if verb == "divide":
        press(page, page.locator(".ruler button").get_by_text(rest[0], exact=True))
        press(page, page.locator(".iy-ctl .act"))
    elif verb == "draw":
        press(page, page.locator(".vt-go.draw"))
    elif verb == "finish":
        card = page.locator(f".hc[data-card={rest[0]}]").first
        press(page, card)
        if press is click:  # Enter on the card has already done it
            press(page, page.locator(".vt-block .vt-hit"))
    elif verb == "place":
        if len(rest) > 2:
            press(page, page.locator(".vt-many button").get_by_text(str(len(rest) - 1), exact=True))
        for house in rest[1:]:
            press(page, page.locator(".vt-house .vt-hit").nth(int(house) - 1))
    else:  # a card for either sign has a menu
        press(page, page.get_by_role("menuitem").nth(["+", "-"].index(rest[-1])))


def click(page: Page, wanted: Locator) -> None:
    wanted.click()


def play_step(page: Page, lesson: Lesson, number: int, press: Press = click) -> None:
    """Press the card that the step speaks of (twice, but for Enter); where more is needed, that too."""
    step = lesson.steps[number]
    if step.expect is None:
        press(page, page.locator("[data-on]"))
        return
    gone = page.locator(f".lesson[data-moving], .lesson:not([data-step='{number}']), .hand[aria-busy]")
    cards = [name.removeprefix("card:") for name in step.arrow if name.startswith("card:")]
    card = next((found for name in cards if (found := page.locator(f".hc[data-card='{name}']").first).count()), None)
    moves = [*step.expect.any_of, *step.show] if step.expect.move is None else [step.expect.move]
    needed = next((move for move in moves if MORE_THAN_A_CARD.match(move)), None)
    if card is not None:
        if press is not click:
            press(page, card)
        else:
            if card.get_attribute("aria-pressed") != "true":
                card.click()
            if needed is None or not needed.startswith("place"):
                card.click()
    if needed is not None:
        press_on(page, needed, press)
    gone.first.wait_for(state="attached")


def learn(page: Page, game: str) -> None:
    lesson = the_lesson(game)
    for number in range(len(lesson.steps)):
        arrived(page, number)
        play_step(page, lesson, number)
    arrived(page, len(lesson.steps))
    expect(page.locator(".teach.end")).to_be_visible()


@pytest.mark.parametrize("game", TAUGHT)
def test_every_lesson_to_its_end_by_clicks(visit: Visit, game: str) -> None:
    """With a look at accessibility on the way, in the longest language for the widths."""
    page = visit(f"/learn/{game}", name="Mara", language=PSEUDO, **AXE).page
    arrived(page, 0)
    assert serious(page) == []
    page.locator(".go .help").click()
    page.locator(".go .help").click()
    expect(page.locator(".pointer")).to_be_visible()
    learn(page, game)
    assert serious(page) == []
    page.locator(".teach.end a[href='/']").click()
    tile = page.locator(f".tile:has(#t-{game})")
    expect(tile.locator(".facts use[href$=i-check]")).to_be_visible()
    expect(tile.locator(f"a[href='/rules/{game}']")).to_be_visible()


def test_a_lesson_on_a_phone(visit: Visit) -> None:
    page = visit("/learn/vamos-dia", language="de", viewport=PHONE, has_touch=True, is_mobile=True).page
    arrived(page, 0)
    no_sideways_scrolling(page)
    learn(page, "vamos-dia")
    no_sideways_scrolling(page)
    page.get_by_role("button", name="Schritte der Lektion").click()
    page.get_by_role("button", name="Bedienen").click()
    arrived(page, 3)
    page.get_by_role("link", name="Lektion verlassen").tap()
    expect(page.locator(".tile").first).to_be_visible()


def walk_to(page: Page, wanted: Locator) -> None:
    """By Tab, and by arrows within a hand or a menu."""
    here = "el => el === document.activeElement"
    for _ in range(MOST_KEYS):
        if wanted.evaluate(here):
            return
        inside = page.evaluate(
            "document.activeElement.matches('.hc') && document.activeElement.closest('.hand') !== null"
        )
        if inside and wanted.evaluate("el => document.activeElement.closest('.hand').contains(el)"):
            behind = wanted.evaluate("el => el.compareDocumentPosition(document.activeElement) & 2")
            page.keyboard.press("ArrowRight" if behind else "ArrowLeft")
        elif wanted.get_attribute("role") == "menuitem":
            page.keyboard.press("ArrowDown")
        else:
            page.keyboard.press("Tab")
    raise AssertionError(f"no keys lead to {wanted}")


def press_by_keys(page: Page, wanted: Locator) -> None:
    walk_to(page, wanted)
    page.keyboard.press("Enter")


@pytest.mark.parametrize("game", ["vamos-dia", "slambo", "viva"])
def test_a_lesson_by_tab_arrows_and_enter_alone(visit: Visit, game: str) -> None:
    """Every step is played; nothing is focused for whoever plays."""
    page = visit(f"/learn/{game}", name="Mara").page
    lesson = the_lesson(game)
    arrived(page, 0)
    page.keyboard.press("ArrowRight")
    expect(page.locator(".hc:focus")).to_have_count(1)
    page.keyboard.press("i")
    expect(page.get_by_role("dialog").get_by_role("heading")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".hc:focus")).to_have_count(1)
    for number in range(len(lesson.steps)):
        arrived(page, number)
        play_step(page, lesson, number, press_by_keys)
    arrived(page, len(lesson.steps))
    expect(page.locator("[data-on]")).to_be_focused()


def test_wrong_tries_hints_and_the_keyboard(visit: Visit) -> None:
    """By keyboard alone: a wrong card says its rule, after two "Show me" has the focus; what is done is kept."""
    page = visit("/learn/vamos-dia", name="Mara").page
    arrived(page, 0)
    page.locator(".hc[data-card=Y10]").focus()
    page.keyboard.press("Enter")
    tip = page.locator(".stage .tip")
    expect(tip).to_contain_text("VD-7")
    expect(page.get_by_role("alert")).to_contain_text("VD-7")
    expect(page.locator(".hc[data-card=Y10]")).to_be_visible()
    page.locator(".hc[data-card=R29]").focus()
    page.keyboard.press("Enter")  # the ordinary refusal
    shown = page.get_by_role("button", name="Show me")
    expect(shown).to_be_focused()
    page.keyboard.press("Enter")
    arrived(page, 1)
    expect(page.get_by_role("alert")).to_contain_text("Step 2 of 9")
    for number, keys in enumerate((["R29"], ["B4"], ["P33"], ["B6"], ["Y10"], ["B3"], ["R22"]), 1):
        page.locator(f".hc[data-card={keys[0]}]").focus()
        page.keyboard.press("Enter")
        arrived(page, number + 1)
    expect(page.locator("[data-on]")).to_be_focused()
    page.reload()
    arrived(page, 8)
    page.get_by_role("button", name="Back").click()
    arrived(page, 7)
    page.get_by_role("button", name="I know this").click()
    arrived(page, 8)
    page.locator("[data-on]").press("Enter")
    arrived(page, 9)


def test_a_newcomers_way_from_the_lobby_to_the_first_result(visit: Visit) -> None:
    """Lobby, lesson, first game with the coach beside it, result."""
    page = visit("/", name="Mara").page
    tile = page.locator(".tile:has(#t-slambo)")
    tile.get_by_role("link", name="Learn in 3 minutes").click()
    arrived(page, 0)
    play_step(page, the_lesson("slambo"), 0)
    arrived(page, 1)
    page.get_by_role("link", name="Leave the lesson").click()
    expect(tile).to_contain_text("2 of")
    tile.get_by_role("link", name="Go on learning").click()
    lesson = the_lesson("slambo")
    for number in range(1, len(lesson.steps)):
        arrived(page, number)
        play_step(page, lesson, number)
    arrived(page, len(lesson.steps))
    page.get_by_role("button", name="Play a first game").click()
    page.wait_for_url("**/t/*")
    page.wait_for_selector(".seat", timeout=DEALT_WITHIN)
    notes: list[str] = []
    asked: list[str | None] = []
    turn = hand_of("slambo")

    def play_turn(at: Page) -> None:
        said = at.locator(".first-note").all_inner_texts()
        if said != notes[-1:]:
            notes.extend(said)
        stop = at.get_by_role("link", name="Stop here")
        if stop.is_visible():  # asked once, after the first bout: the first game is as short as one likes
            asked.append(stop.get_attribute("href"))
            at.get_by_role("button", name="Play on").click()
            expect(stop).to_have_count(0)
        turn(at)

    play_on(page, play_turn)
    expect(page.locator(".results")).to_be_visible()
    assert asked == ["/"]
    assert notes, "the coach said nothing"
    assert len(notes) == len(set(notes)), "what was said once is not said again"
    page.goto("/")
    expect(tile).to_contain_text("learnt")

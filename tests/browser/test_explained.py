"""What does this do? Special cards, tags, badges and buttons without words explain themselves."""

from __future__ import annotations

import re
import time
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

import vivamos
from vivamos.server.tokens import new_token

from building import rule_ids
from evenings import LOOK, PLAYED_WITHIN, hand_of, play_on, sit_down, whole_game
from serving import Server
from visitors import AXE, DEALT_WITHIN, PHONE, Visit, serious

TURNS = 2  # of each game, so that a trick, gifts, piles lie there
MOST = {"slambo": 4, "vamos-dia": 4, "viva": 3, "muertos": 4, "iyadosu": 4}  # with these all kinds of cards are dealt
SPECIAL = {
    "slambo": ".card.sl:is(.either, .rev, .copy)",
    "vamos-dia": ".card.vd.vamos",
    "viva": ".vt-block .card",
    "muertos": ".card.dm:is(.x, .food, .mu)",
    "iyadosu": ".card.iy.insert, .tray .card.iy.k",
}
# Where a mark of a game stands that is no tag of the shell.
BADGES = (
    ".seat .cc, .seat .sc, .vic, .dm-pt, .sl-pips, .shrow, .sl-stake, .vd-stack, .vd-lbl, .iy-place .pq .card, "
    ".dm-fate, .coach-on"
)

# Everything on the page that should explain itself, and does not.
SILENT = """([special, badges]) => {
  const aside = (el) => el.closest('[aria-hidden=true], .about, .results, .ghost');
  const shown = (el) => el.checkVisibility({visibilityProperty: true}) && !aside(el);
  const says = (el) => el.closest('[data-tip], [data-about]') !== null;
  const named = (el) => el.matches('.ico, .ic-only, .rnd, .home');
  const silent = [];
  for (const el of document.querySelectorAll(`.room :is(.tag, ${badges}, ${special})`))
    if (shown(el) && !says(el)) silent.push(el.outerHTML.slice(0, 120));
  for (const el of document.querySelectorAll('.room :is(button, a[href]):not(.vt-hit, :has(.card))'))
    if (shown(el) && !el.innerText.trim() && !says(el) && !named(el)) silent.push(el.outerHTML.slice(0, 120));
  return silent;
}"""


def my_turn_at(visit: Visit, game: str, **window: Any) -> Page:
    page = visit("/", name="Mara", **window).page
    players = MOST[game]
    until = time.monotonic() + PLAYED_WITHIN
    seen = {"my": False, "over": True}
    while not seen["my"]:
        assert time.monotonic() < until, "it is nobody's turn, and the game is not over"
        if seen["over"]:  # some games are over that soon: then there is another one
            sit_down(page, game, players=players, seats=["you", *["bot:newcomer"] * (players - 1)])
            play_on(page, hand_of(game), TURNS)
        page.wait_for_timeout(25)
        seen = page.evaluate(LOOK)
    return page


def press_long(page: Page, of: Locator) -> None:
    box = of.bounding_box()
    assert box
    at = {"x": box["x"] + min(box["width"] / 2, 14), "y": box["y"] + min(box["height"] / 2, 30)}
    touch = page.context.new_cdp_session(page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    expect(page.locator(".tip.stays")).to_be_visible()
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    touch.detach()


def leads_to(page: Page, game: str, link: Locator) -> str:
    address = link.get_attribute("href")
    assert address
    rule = address.removeprefix(f"/rules/{game}#")
    assert rule in rule_ids(vivamos.game(game)), address
    return rule


@pytest.mark.parametrize("game", vivamos.catalogue())
def test_everything_explains_itself(visit: Visit, game: str) -> None:
    page = my_turn_at(visit, game, has_touch=True, **AXE)
    assert page.evaluate(SILENT, [SPECIAL[game], BADGES]) == []
    ids = rule_ids(vivamos.game(game))
    cited = page.eval_on_selector_all("[data-tip][data-rule]", "all => all.map(el => el.dataset.rule)")
    assert set(cited) <= set(ids)
    told = page.evaluate(
        "async game => Object.values((await import(`/web/games/${game}/table.js`)).default.about.rules)", game
    )
    assert set(told) <= set(ids)

    tip = page.locator(".tip")
    page.evaluate("document.activeElement?.blur()")
    # a mark: hover, focus by the keyboard, long press; Escape sends it away
    mark = page.locator(".table [data-mark][data-tip][data-rule]:visible").first
    mark.hover(force=True)
    expect(tip).to_contain_text("Rule")
    leads_to(page, game, tip.locator("a"))
    page.mouse.move(640, 5)
    expect(tip).to_have_count(0)
    page.keyboard.press("Shift")  # the keyboard is in use: what gets the focus shows it
    mark.focus()
    expect(tip).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(mark).not_to_be_focused()
    page.keyboard.press("Escape")
    expect(tip).to_have_count(0)
    press_long(page, mark)
    page.keyboard.press("Escape")
    expect(tip).to_have_count(0)

    # a button with nothing but a drawing
    button = page.get_by_role("button", name="More", exact=True)
    button.hover()
    expect(tip).to_have_text("More")
    button.focus()
    page.mouse.move(640, 5)
    page.keyboard.press("Escape")
    press_long(page, button)
    expect(tip).to_have_text("More")
    expect(page.get_by_role("menu")).to_have_count(0)
    page.keyboard.press("Escape")

    # a card of the hand: I, long press, resting on it; a special one if there is one
    special = page.locator(".hc[data-special]")
    card = special.first if special.count() else page.locator(".hc").first
    pressed = page.locator(".hc[aria-pressed=true]").count()
    card.focus()
    page.keyboard.press("i")
    about = page.get_by_role("dialog")
    expect(about).to_be_focused()
    expect(about.get_by_role("heading")).to_be_visible()
    assert serious(page) == []
    rule = leads_to(page, game, about.get_by_role("link"))
    page.keyboard.press("Escape")
    expect(about).to_have_count(0)
    expect(card).to_be_focused()
    press_long(page, card)
    expect(about.get_by_role("heading")).to_be_visible()
    assert page.locator(".hc[aria-pressed=true]").count() == pressed, "a long press plays nothing"
    with page.context.expect_page() as opened:
        about.get_by_role("link").tap()
    expect(opened.value.locator(f"[id='{rule}']")).to_be_visible()
    opened.value.close()
    about.get_by_role("button", name="Close", exact=True).tap()
    page.mouse.move(640, 5)  # what lies under the cross may explain itself, too
    page.keyboard.press("Escape")  # and a card that has the focus and may not be played says why
    expect(tip).to_have_count(0)
    page.evaluate("document.activeElement.blur()")
    box = card.bounding_box()
    assert box
    page.mouse.move(box["x"] + 12, box["y"] + 40)
    page.mouse.move(box["x"] + 13, box["y"] + 41)
    expect(tip).to_be_visible()


# How moves and cards are written in records and terminals: K6, YP, e3, r+2, divide 3, play …
NOTATION = re.compile(
    r"(?<![\w-])([BGKOPRY]\d{1,2}|[BGOPRY]{2}|e\d|r[+−-]\d|(play|refuse|divide|place|down|discard) [A-Z\d])\b"
)
# What people read, and what is read to them: but for what they typed, and the drawn letters.
READ = """() => {
  const shown = (el) => el.checkVisibility({visibilityProperty: true}) && !el.closest('script, style, bdi, kbd, svg');
  const told = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (shown(node.parentElement) || node.parentElement.id.startsWith('tip-')) told.push(node.data);
  for (const name of ['aria-label', 'data-tip', 'aria-valuetext'])
    for (const el of document.querySelectorAll(`[${name}]`)) told.push(el.getAttribute(name));
  return told;
}"""


@pytest.mark.parametrize("game", vivamos.catalogue())
def test_nobody_reads_notation(visit: Visit, game: str) -> None:
    page = my_turn_at(visit, game)
    read = set(page.evaluate(READ))
    page.locator(".hint-lamp:visible").first.click()
    expect(page.locator(".coach.hint li").first).to_be_visible(timeout=60_000)
    read |= set(page.evaluate(READ))
    page.keyboard.press("s")
    expect(page.get_by_role("heading", name="Score sheet")).to_be_visible()
    read |= set(page.evaluate(READ))
    page.keyboard.press("Escape")
    play_on(page, hand_of(game), 3)
    read |= set(page.evaluate(READ))
    assert [text for text in read if NOTATION.search(text)] == []


# Buttons and links that show no word, whatever they are called.
SIGNS = """() => [...document.querySelectorAll('button, a[href]')].filter((el) => {
  if (!el.checkVisibility() || el.closest('.vh') || el.querySelector('.art')) return false;
  const walker = document.createTreeWalker(el, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const around = node.parentElement;
    const seen = around.clientWidth !== 1 && around.getBoundingClientRect().width > 1;
    if (node.data.trim() && seen && !around.closest('.vh, svg')) return false;
  }
  return true;
})"""


def test_signs_beside_a_table_tell_their_names(visit: Visit, server: Server) -> None:
    """The lobby, my page and a report, on a desktop and on a phone: where there is no word, there is a tip."""
    page = visit("/", name="Mara").page
    key = new_token()
    game = whole_game(server, key)
    page.evaluate("key => { localStorage['vivamos.key'] = JSON.stringify(key) }", key)
    tip = page.locator(".tip")
    for path in ("/", "/me", f"/game/{game}/report"):
        for window in ({"width": 1280, "height": 800}, PHONE):
            page.set_viewport_size(window)
            page.goto(path)
            page.wait_for_selector("body:not([aria-busy]) h1", timeout=DEALT_WITHIN)
            signs = page.evaluate_handle(SIGNS).get_properties().values()
            assert signs or path == "/"
            for sign in signs:
                drawn = sign.as_element()
                assert drawn is not None
                drawn.hover()
                expect(tip, drawn.inner_html()[:200]).to_be_visible()
                name = drawn.get_attribute("aria-label") or drawn.text_content() or ""
                expect(tip).to_have_text(name.strip())
                page.keyboard.press("Escape")
                expect(tip).to_have_count(0)
                page.mouse.move(1, 1)
    page.set_viewport_size({"width": 1280, "height": 800})
    page.goto("/")
    page.locator(".tile .facts li").first.hover()
    expect(tip).to_have_text(re.compile(r"^Players: \d"))
    page.get_by_role("link", name="My page").hover()  # which has its words
    page.wait_for_timeout(900)
    expect(tip).to_have_count(0)

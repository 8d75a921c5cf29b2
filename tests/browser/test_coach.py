"""The coach in a browser: the report after a game, costly cards in the replay, tried again; hints at a live table."""

from __future__ import annotations

import json
import random
import re
from typing import Any

import pytest
from playwright.sync_api import Page, Response, expect

import vivamos

from evenings import hand_of, play_on, sit_down
from serving import Server
from visitors import AXE, DEALT_WITHIN, PHONE, WIDTHS, Visit, no_sideways_scrolling, serious

REVIEWED_WITHIN = 300_000  # ms, on a busy machine
of_one_review = pytest.mark.xdist_group("coach")  # in one worker: its server makes the review once


def finished(seed: int = 3) -> dict[str, Any]:
    """A game of moves at random: some of them are costly."""
    table, chooser = vivamos.deal("slambo", 2, seed=seed), random.Random(seed)
    while not table.over:
        table.play(chooser.choice(table.moves()))
    return table.record()


@pytest.fixture(scope="module")
def game(server: Server) -> str:
    """The id of a game that was shared and reviewed."""
    server.wait_until_ready("slambo")
    brought = server.ask("POST", "/api/replays", finished()).json()["id"]
    return str(server.ask("POST", f"/api/replays/{brought}/share", {}).json()["id"])


def report_of(page: Page, game: str) -> None:
    page.goto(f"/game/{game}/report")
    expect(page.get_by_role("heading", name="Luck and play")).to_be_visible(timeout=REVIEWED_WITHIN)


def number_in(text: str) -> float:
    found = re.search(r"[+−]?\d+(\.\d+)?", text)
    assert found, text
    return float(found.group().replace("−", "-"))


def test_after_a_game_there_is_a_report(visit: Visit) -> None:
    """A game is played to its end; its report adds up; its replay shows the same, with other eyes too."""
    page = visit("/", name="Mara").page
    sit_down(page, "slambo")
    play_on(page, hand_of("slambo"))
    page.get_by_role("link", name="Report").click()
    expect(page.get_by_role("heading", name="Luck and play")).to_be_visible(timeout=REVIEWED_WITHIN)
    for row in page.locator(".lp tbody tr").all():
        parts = [number_in(text) for text in row.locator(".tread b").all_inner_texts()]
        assert round(sum(parts), 1) == number_in(row.locator("td.res").inner_text())
    page.get_by_role("button", name="Share").click()
    expect(page.locator(".said")).to_have_text(re.compile(f"is copied|{re.escape(page.url)}"))
    page.get_by_role("link", name="Review the game").click()
    expect(page.locator(".rail .switch2 .on")).to_contain_text("Coach", timeout=REVIEWED_WITHIN)
    page.get_by_role("button", name="Choose a seat").click()
    page.get_by_role("menuitem", name="Spectator").click()
    expect(page.locator(".hc")).to_have_count(0)


@of_one_review
def test_costly_cards_are_shown_where_they_were_played(visit: Visit, game: str) -> None:
    page = visit("/", name="Mara").page
    report_of(page, game)
    card = page.locator(".cd li").first
    cost = number_in(card.locator("header b").inner_text())
    assert cost < 0
    card.get_by_role("link", name="See it").click()
    coach = page.locator(".rail .coach")
    expect(coach.locator(".pill")).to_contain_text(f"cost {-cost:.1f}")
    expect(page.locator(".hand.judged .worth").first).to_be_visible()
    expect(page.locator(".hand .coach-tag")).to_have_count(1)
    assert page.locator(".costly path").count() > 0

    link = page.url[page.url.index("/game/") :]
    friend = visit(link, name="Luz").page  # at the same moment
    expect(friend.locator(".rail .coach .pill")).to_contain_text(f"cost {-cost:.1f}")
    friend.get_by_role("button", name="Continue from here").click()
    friend.wait_for_url("**/t/*")
    friend.wait_for_selector(".hc", timeout=DEALT_WITHIN)

    there = page.url
    page.keyboard.press("Shift+ArrowRight")
    page.wait_for_function("(was) => location.href !== was", arg=there)


LOOKED_AT = """async ({game, before, after}) => {
  const { default: module } = await import(`/web/games/${game}/table.js`);
  const seen = module.lookedAt?.(before, after) ?? before;
  return [JSON.stringify([seen.hand, seen.normal, seen.refuse, seen.dummy]), module.lying(seen), module.lying(before)];
}"""


@pytest.mark.parametrize("game", ["vamos-dia", "slambo", "viva", "muertos", "iyadosu"])
def test_a_played_card_is_seen_twice(visit: Visit, server: Server, game: str) -> None:
    """On the table, where it lies among the others, and in the hand that it came from."""
    table, chooser = vivamos.deal(game, seed=5), random.Random(5)
    while not table.over and table.decisions < 900:
        table.play(chooser.choice(table.moves()))
    brought = server.ask("POST", "/api/replays", table.record()).json()["id"]
    page = visit("/", name="Mara").page
    moves = [event["move"] for event in table.events if "move" in event]
    looked = on_table = 0
    for number in range(2, min(table.decisions, 60)):
        seat, move = int(table.step(number).before.seat), moves[number - 1]
        if not move.startswith(("play", "place", "refuse")):
            continue
        card = move.split()[1]
        path = f"/api/replays/{brought}/events?from={number - 1}&to={number}&as={seat}"
        before, after = server.ask("GET", path).json()
        rest = next((fact["view"] for fact in after["facts"] if "view" in fact), after["view"])
        hand, lies, lay = page.evaluate(LOOKED_AT, {"game": game, "before": before["view"], "after": rest})
        assert f'"{card}' in hand, (move, hand)
        looked += 1
        on_table += any(name.startswith(card) for name in lies)
        assert isinstance(lay, list)
    assert looked > 5
    assert on_table >= 0.6 * looked, "what was played lies there, unless it ended the trick and was taken away"


WHERE = """async ({game, overview, decisions}) => {
  const { default: module } = await import(`/web/games/${game}/table.js`);
  const { whereItWas } = await import("/web/coach/where.js");
  return decisions.map((decision) => whereItWas(overview, module, decision));
}"""


@pytest.mark.parametrize("game", ["vamos-dia", "muertos", "iyadosu"])
def test_where_a_card_was_played(visit: Visit, server: Server, game: str) -> None:
    """In the trick that the table told then; a cut is part of none."""
    table, chooser = vivamos.deal(game, seed=5), random.Random(5)
    while not table.over:
        table.play(chooser.choice(table.moves()))
    overview = server.ask("POST", "/api/replays", table.record()).json()
    page = visit(f"/game/{overview['id']}", name="Mara").page
    expect(page.locator(".rail")).to_be_visible(timeout=DEALT_WITHIN)
    moves = [event["move"] for event in table.events if "move" in event]
    before = [table.step(number).before for number in range(1, table.decisions + 1)]
    decisions = [
        {"number": number, "round": int(state.rounds) + 1, "played": move}
        for number, (move, state) in enumerate(zip(moves, before, strict=True), 1)
    ]
    told = page.evaluate(WHERE, {"game": game, "overview": overview, "decisions": decisions})
    cuts = 0
    for move, state, where in zip(moves, before, told, strict=True):
        cut = move.startswith("divide")
        cuts += cut
        assert where.endswith(", the cut" if cut else f", trick {table.public_at(state)['trick_number']}"), (
            move,
            where,
        )
    assert bool(cuts) == (game == "iyadosu")


@of_one_review
def test_a_costly_moment_is_tried_again(visit: Visit, server: Server, game: str) -> None:
    """The answer is not on the way to the browser before it was found or asked for."""
    report_of(visit("/", name="Mara").page, game)  # somebody has had it reviewed
    path = f"/api/replays/{game}/review"
    moments = server.ask("GET", path).json()["review"]["moments"]
    moment = max(moments, key=lambda each: each["cost"])
    decision = server.ask("GET", f"{path}/decisions/{moment['number']}").json()

    heard: list[str] = []

    def hear(answer: Response) -> None:
        if "/review" in answer.url:
            heard.append(answer.text())

    person = visit("/", name="Luz")
    page = person.page
    page.on("response", hear)
    page.goto(f"/game/{game}?try={moment['number']}")
    coach = page.locator(".rail .coach")
    expect(coach.get_by_role("heading", name="Try again")).to_be_visible(timeout=REVIEWED_WITHIN)
    play(page, moment["played"])
    expect(coach).to_contain_text("there is something better")
    assert heard
    assert not any('"best"' in text for text in heard)
    assert all(decision["best"] not in json.dumps(json.loads(text).get("why")) for text in heard)
    play(page, decision["best"])
    expect(coach).to_contain_text("as good as any")
    coach.get_by_role("button", name="See it").click()
    expect(page.locator(".hand .coach-tag")).to_have_count(1)


def play(page: Page, move: str) -> None:
    """Play a card of SLAMBO!, with its sign if it has one."""
    _, name, *sign = move.split(" ")
    card = page.locator(f".hc[data-card='{name}']").first
    card.click()
    card.click()
    if sign:
        page.get_by_role("menuitem").filter(has_text="plus" if sign[0] == "+" else "minus").first.click()


def test_a_hint_at_a_live_table(visit: Visit) -> None:
    page = visit("/", name="Mara", **AXE).page
    sit_down(page, "slambo")
    page.wait_for_selector(".hc .card.up", timeout=DEALT_WITHIN)
    expect(page.locator(".coach-on")).to_have_count(0)
    page.locator(".seat .lamp").click()
    panel = page.locator(".rail .hint")
    expect(panel.locator("li").first).to_contain_text(re.compile(r"(loses|scores) \d+ in 100"), timeout=DEALT_WITHIN)
    assert 1 <= panel.locator("li").count() <= 3
    expect(page.locator(".coach-on")).to_be_visible()
    assert serious(page) == []
    page.locator(".seat .lamp").click()
    expect(panel).to_have_count(0)


def test_hints_are_agreed_on_when_a_table_is_made(visit: Visit) -> None:
    page = visit("/new/slambo", name="Mara").page
    page.get_by_role("button", name="Only friends").click()
    page.get_by_role("switch", name="Hints").check()
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/*")
    friend = visit(page.url[page.url.index("/t/") :], name="Luz").page
    expect(friend.locator(".coach-on")).to_be_visible()


@of_one_review
def test_the_report_is_for_everyone(visit: Visit, game: str) -> None:
    page = visit("/", name="Mara", **AXE).page
    report_of(page, game)
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        assert serious(page) == []
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 740})
        no_sideways_scrolling(page)
    page.set_viewport_size({"width": 1280, "height": 800})
    page.get_by_role("link", name="See it").first.click()
    expect(page.locator(".hand.judged")).to_be_visible()
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        assert serious(page) == []
    page.set_viewport_size(PHONE)
    expect(page.locator(".coach-under .coach")).to_be_visible()
    no_sideways_scrolling(page)
    assert serious(page) == []

"""What stands beside a table or over it, at every size: results, lessons, hints, replays, dialogs."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

import vivamos
from vivamos.engine.words import PSEUDO

from evenings import await_turn, sit_down, take_seat
from fullest import before_the_end, fullest, go_on_from, sit_down_at
from lessons import TAUGHT, arrived, the_lesson
from measuring import TOUCH, at_every_size, offenders, resize
from serving import Server, Stream
from visitors import DEALT_WITHIN, Visit

PHONES = ["360x640", "844x390"]
LINES = """el => {
  const words = document.createRange();
  words.selectNodeContents(el);
  return new Set([...words.getClientRects()].map((line) => Math.round(line.top))).size;
}"""


def reader(visit: Visit, path: str = "/") -> Page:
    return visit(path, name="Mara", language=PSEUDO, **TOUCH).page


@pytest.mark.parametrize("game", vivamos.catalogue())
def test_results_fit_every_size(visit: Visit, server: Server, game: str) -> None:
    page = reader(visit)
    moment, move = before_the_end(game, max(vivamos.game(game).players))
    table, token, seat = go_on_from(page, moment)
    take_seat(page, table, token, seat)
    stream = Stream(server, table, token)
    stream.until_asked()
    assert stream.act("move", "last", move=move)["type"] == "done"
    stream.close()
    page.wait_for_selector(".results")
    wrong = at_every_size(page)
    assert {size: found for size, found in wrong.items() if found} == {}


@pytest.mark.parametrize("game", TAUGHT)
def test_lessons_fit_phones(visit: Visit, game: str) -> None:
    """The first step, and the one that points at most: the teacher's card lies over nothing that is taught."""
    lesson = the_lesson(game)
    fullest_step = max(range(1, len(lesson.steps)), key=lambda at: len(lesson.steps[at].points))
    page = reader(visit)
    wrong = {}
    for step in (0, fullest_step):
        for size in PHONES:
            resize(page, size)
            page.goto(f"/learn/{game}?step={step + 1}")
            arrived(page, step)
            found = [
                each for each in offenders(page) if "small: hand" not in each
            ]  # beside the buttons strips are narrower
            if found:
                wrong[f"step {step + 1}, {size}"] = found
    assert wrong == {}


@pytest.mark.parametrize("game", ["slambo", "muertos"])
def test_hints_fit_every_size(visit: Visit, game: str) -> None:
    """On phones the panel is a sheet, on desktops it stands in the rail: it is asked for anew."""
    page = reader(visit)
    sit_down_at(page, fullest(game, max(vivamos.game(game).players))[0])
    wrong = {}
    for sizes in (["390x844", "360x640", "844x390", "820x1180"], ["1280x800", "1024x768", "1920x1080"]):
        resize(page, sizes[0])
        page.locator(".hint-lamp:visible").first.click()
        expect(page.locator(".hint li").first).to_be_visible(timeout=DEALT_WITHIN)
        for size in sizes:
            resize(page, size)
            found = offenders(page, within=".hint")
            if found:
                wrong[size] = found
        page.locator(".hint header button").click()
    assert wrong == {}


def small(page: Page, within: str | None = None) -> Iterator[str]:
    """What is too small for a finger. Cards of a hand that lie over each other are pressed at their strips: they may be
    narrower, and test_every_size.py says by how much."""
    return (each for each in offenders(page, within=within) if each.startswith("small: ") and "small: hand" not in each)


@pytest.mark.parametrize("size", ["360x640", "844x390", "1024x768"])
def test_fingers_find_what_they_press(visit: Visit, server: Server, size: str) -> None:
    """Dialogs at a table, a replay, and the report."""
    page = reader(visit)
    resize(page, size)
    sit_down(page, "slambo")
    await_turn(page)
    wrong = {}
    for key in ("?", "s"):
        page.keyboard.press(key)
        page.wait_for_selector("dialog[open]")
        wrong[f"the dialog of {key}"] = list(small(page, "dialog[open]"))
        page.keyboard.press("Escape")
    moment, _ = before_the_end("slambo", 2)
    brought = server.ask("POST", "/api/replays", moment.record).json()["id"]
    game = server.ask("POST", f"/api/replays/{brought}/share", {}).json()["id"]
    page.goto(f"/game/{game}")
    page.wait_for_selector(".dock")
    wrong["a replay"] = list(small(page))
    lines = page.locator(".go .solid span").evaluate(LINES)
    assert lines <= 2, f"the way on from a replay takes {lines} lines"
    page.goto(f"/game/{game}/report")
    page.wait_for_selector(".lp, .cd", timeout=DEALT_WITHIN)
    wrong["a report"] = list(small(page))
    assert {where: found for where, found in wrong.items() if found} == {}

"""A game looked at again: opened, stepped through, seen with other eyes, shared and played on."""

from __future__ import annotations

import json
import random
import re
import time
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import vivamos

from evenings import hand_of, play_on, sit_down
from serving import PATIENCE
from visitors import AXE, DEALT_WITHIN, PHONE, WIDTHS, Visit, no_sideways_scrolling, serious


def finished(game: str, seed: int = 3) -> dict[str, Any]:
    table, chooser = vivamos.deal(game, seed=seed), random.Random(seed)
    while not table.over:
        table.play(chooser.choice(table.moves()))
    return table.record()


@pytest.fixture(scope="module")
def records(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    folder = tmp_path_factory.mktemp("records")
    made = {}
    for game in vivamos.catalogue():
        made[game] = folder / f"{game}.json"
        made[game].write_text(json.dumps(finished(game)), encoding="utf-8")
    return made


def open_record(page: Page, path: Path) -> None:
    page.set_input_files("#record-file", path)
    page.wait_for_selector(".dock", timeout=DEALT_WITHIN)


def cards(page: Page) -> list[str]:
    """The hand that is shown."""
    found: list[str] = page.locator(".hc").evaluate_all("cards => cards.map(card => card.dataset.card)")
    return found


def where(page: Page) -> int:
    """The step that is shown."""
    words = page.locator(".dock .where").inner_text()
    found = re.search(r"move ([\d,]+) of", words)
    assert found, words
    return int(found.group(1).replace(",", ""))


def test_a_dropped_record_is_stepped_through(visit: Visit, records: dict[str, Path]) -> None:
    page = visit("/replay", name="Mara").page
    text = records["vamos-dia"].read_text(encoding="utf-8")
    page.evaluate(
        """(text) => {
          const dataTransfer = new DataTransfer();
          dataTransfer.items.add(new File([text], "game.json", { type: "application/json" }));
          const drop = new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true });
          document.querySelector(".drop-zone").dispatchEvent(drop);
        }""",
        text,
    )
    page.wait_for_selector(".dock", timeout=DEALT_WITHIN)
    assert where(page) == 0
    page.keyboard.press("ArrowRight")
    expect(page.locator(".dock .where")).to_contain_text("move 1 of")
    page.get_by_role("button", name="One move on").click()
    expect(page.locator(".dock .where")).to_contain_text("move 2 of")
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".dock .where")).to_contain_text("move 1 of")
    page.keyboard.press("Shift+ArrowRight")
    expect(page.locator(".log")).to_contain_text("won")
    after = where(page)
    assert after > 2
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_function(
        "(was) => Number(document.querySelector('.where').textContent.match(/move (\\d+)/)[1]) > was + 1", arg=after
    )
    page.keyboard.press("O")  # the button has the focus: letters still work
    expect(page.locator(".oh").first).to_be_visible()


def test_the_graph_is_the_scrub_bar(visit: Visit, records: dict[str, Path]) -> None:
    page = visit("/replay", name="Mara").page
    open_record(page, records["viva"])
    box = page.locator(".graph").bounding_box()
    assert box
    page.mouse.move(box["x"] + 60, box["y"] + 40)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + 40, steps=5)
    page.mouse.up()
    total = sum("move" in event for event in json.loads(records["viva"].read_text(encoding="utf-8"))["events"])
    page.wait_for_function(
        "least => Number(document.querySelector('.where').textContent.match(/move ([\\d,]+)/)[1].replace(',', ''))"
        " > least",
        arg=total // 4,
    )
    slider = page.get_by_role("slider")
    halfway = -1
    while halfway != (halfway := where(page)):  # the last step that the handle was pulled over comes a little later
        page.wait_for_timeout(1500)
    assert slider.get_attribute("aria-valuetext")
    slider.focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator(".dock .where")).to_contain_text(f"move {halfway + 1:,} of")
    page.wait_for_function(  # what came before is there too
        "least => document.querySelectorAll('.log li').length > least", arg=min(20, total // 4)
    )


def test_each_seat_saw_its_own_cards(visit: Visit, records: dict[str, Path]) -> None:
    page = visit("/replay?at=10&as=0", name="Mara").page
    open_record(page, records["vamos-dia"])
    record = json.loads(records["vamos-dia"].read_text(encoding="utf-8"))
    table = vivamos.replay(record)
    hands = [set(table.own_at(table.step(10).after, seat)["hand"]) for seat in range(table.players)]

    def shown() -> set[str]:
        return set(page.locator(".hc").evaluate_all("(cards) => cards.map((card) => card.dataset.card)"))

    assert shown() == hands[0]
    page.get_by_role("button", name="Choose a seat").click()
    page.get_by_role("menuitem", name="Seat 3").click()
    expect(page.get_by_role("button", name="As Seat 3 saw it")).to_have_attribute("aria-pressed", "true")
    page.wait_for_function("(card) => document.querySelector(`[data-card='${card}']`)", arg=sorted(hands[2])[0])
    assert shown() == hands[2]
    assert page.locator(".oh").count() == 0
    page.get_by_role("button", name="All cards open").click()
    expect(page.locator(".oh")).to_have_count(table.players - 1)
    page.get_by_role("button", name="Choose a seat").click()
    page.get_by_role("menuitem", name="Spectator").click()
    expect(page.locator(".oh")).to_have_count(table.players)
    assert "as=spectator&view=open" in (page.wait_for_url("**as=spectator**") or page.url)


def test_a_finished_game_is_reviewed_shared_and_played_on(visit: Visit) -> None:
    page = visit("/", name="Mara").page
    sit_down(page, "slambo")
    play_on(page, hand_of("slambo"))
    page.get_by_role("link", name="Review").click()
    page.wait_for_selector(".dock", timeout=DEALT_WITHIN)
    expect(page.locator(".seat", has_text="You")).to_be_visible()  # who looks sat there
    for _ in range(4):
        page.get_by_role("button", name="One move on").click()
    expect(page.locator(".dock .where")).to_contain_text("move 4 of")
    page.wait_for_url("**at=4**")

    friend = visit(page.url.removeprefix(page.url.split("/game/")[0]), name="Luz").page  # the link to this moment
    friend.wait_for_selector(".dock", timeout=DEALT_WITHIN)
    assert where(friend) == 4
    until = time.monotonic() + PATIENCE
    while (seen := cards(friend)) != cards(page):  # cards may still fly
        assert time.monotonic() < until, f"{seen}, but {cards(page)}"
        friend.wait_for_timeout(50)
    assert seen
    expect(friend.locator(".seat", has_text="Mara")).to_be_visible()
    friend.get_by_role("button", name="Continue from here").click()
    friend.wait_for_url("**/t/*")
    friend.wait_for_selector(".hc", timeout=DEALT_WITHIN)
    expect(friend.locator(".log")).to_contain_text("You")
    play_on(friend, hand_of("slambo"))


def test_a_record_is_shared_when_that_is_wanted(visit: Visit, records: dict[str, Path]) -> None:
    page = visit("/replay?at=7&as=1", name="Mara").page
    open_record(page, records["slambo"])
    page.get_by_role("button", name="Link to this moment").click()
    expect(page.get_by_role("heading", name="Share this record?")).to_be_visible()
    page.get_by_role("button", name="Share it").click()
    page.wait_for_url("**/game/*?at=7&as=1")
    friend = visit(page.url[page.url.index("/game/") :], name="Luz").page
    friend.wait_for_selector(".dock", timeout=DEALT_WITHIN)
    assert where(friend) == 7


def test_what_is_wrong_with_a_record_is_told(visit: Visit, tmp_path: Path, records: dict[str, Path]) -> None:
    person = visit("/replay", name="Mara")
    broken = json.loads(records["slambo"].read_text(encoding="utf-8"))
    broken["events"][4]["move"] = "play +99"
    for text, said in ((json.dumps(broken), "Event 5"), ("{", "JSON"), ("[]", "record")):
        (tmp_path / "broken.json").write_text(text, encoding="utf-8")
        person.page.set_input_files("#record-file", [])
        person.page.set_input_files("#record-file", tmp_path / "broken.json")
        expect(person.page.get_by_role("alert")).to_contain_text(said, timeout=DEALT_WITHIN)
    lines = "\n".join(json.dumps(finished("slambo", seed)) for seed in range(3))
    (tmp_path / "many.jsonl").write_text(lines, encoding="utf-8")
    person.page.set_input_files("#record-file", tmp_path / "many.jsonl")
    person.page.get_by_label("Which game").select_option(index=2)
    person.page.get_by_role("button", name="Show it").click()
    person.page.wait_for_selector(".dock", timeout=DEALT_WITHIN)
    person.complaints.clear()  # the browser notes each refused request


@pytest.mark.parametrize("game", vivamos.catalogue())
def test_a_replay_is_for_everyone(visit: Visit, records: dict[str, Path], game: str) -> None:
    page = visit("/replay?at=20&as=1", name="Mara", **AXE).page
    assert serious(page) == []
    open_record(page, records[game])
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        for view in ("All cards open", "As Seat 2 saw it"):
            page.get_by_role("button", name=view).click()
            expect(page.get_by_role("button", name=view)).to_have_attribute("aria-pressed", "true")
            assert serious(page) == []
    page.keyboard.press("?")
    expect(page.get_by_role("heading", name="Keys")).to_be_visible()
    assert serious(page) == []
    page.keyboard.press("Escape")
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 740})
        no_sideways_scrolling(page)


def test_a_replay_on_a_phone(visit: Visit, records: dict[str, Path]) -> None:
    page = visit("/replay?at=20&as=1", name="Mara", viewport=PHONE, has_touch=True, is_mobile=True).page
    open_record(page, records["vamos-dia"])
    page.get_by_role("button", name="One move on").tap()
    expect(page.locator(".dock .where")).to_contain_text("move 21 of")
    page.get_by_role("button", name="Log").tap()
    expect(page.locator(".rail .log")).to_be_visible()
    page.get_by_role("button", name="Close").tap()
    expect(page.locator(".rail")).to_be_hidden()

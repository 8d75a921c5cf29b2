"""Two tables on one page: what somebody does at one of them is no business of the other."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

import vivamos

from visitors import DEALT_WITHIN

GAMES = Path(vivamos.__file__).parent / "web" / "games"
ABLE, SELECTED = ".hc[aria-pressed=false]", ".hc[aria-pressed=true]"

# Two new tables of VIVA at which Mara begins, side by side where the lobby was. One colour on a card: few are blocked.
SIT_DOWN_TWICE = """async () => {
  const deck = {total: 36, hands: 5, cards: [{kind: [..."ROYGBP"], copies: 6}]};
  const wish = {game: "viva", players: 2, seats: ["you", "bot:newcomer"], name: "Mara", options: {dealer: 1}, deck};
  const headers = {"Content-Type": "application/json"};
  const ask = () => fetch("/api/tables", {method: "POST", headers, body: JSON.stringify(wish)});
  const made = await Promise.all([1, 2].map(async () => (await ask()).json()));
  localStorage["vivamos.tokens"] = JSON.stringify(
    Object.fromEntries(made.map(({id, token, seat}) => [id, {token, seat, at: 1}])));
  const boxes = made.map(() => document.createElement("div"));
  for (const box of boxes) box.className = "view half";
  const page = document.getElementById("page");
  Object.assign(page.style, {display: "grid", gridTemplateColumns: "1fr 1fr"});
  page.replaceChildren(...boxes);
  const {mount} = await import("/web/table/page.js");
  await Promise.all(made.map(({id}, i) => mount(boxes[i], id)));
}"""

# Two rooms of one table, as somebody who plays and somebody who watches over a shoulder would have.
ROOMS = """const {TableRoom} = await import("/web/table/room.js");
  const stage = {redraw() {}, send() {}, bubble() {}, anchor: () => null, choose() {}, table: () => document.body};
  const rooms = [1, 2].map(() => new TableRoom({id: "t", players: 3, seats: []}, {}, {}, stage));
  const [one, other] = rooms;"""

PLANS = f"""async () => {{
  const {{chooseNumber, layOn, numbers}} = await import("/web/games/viva/plan.js");
  {ROOMS}
  for (const room of rooms) {{
    room.view = {{...room.view, asked: "turn", round: 1, turns: 0}};
    room.ask = {{moves: ["place G 1", "place G 1 2", "place G 2 2"], refused: {{}}, preview: {{}}}};
    room.selected = "G.0";
  }}
  chooseNumber(one, 2);
  layOn(one, 2);
  return rooms.map((room) => [numbers(room).chosen, numbers(room).laid]);
}}"""

QUESTIONS = f"""async () => {{
  const {{question}} = await import("/web/games/muertos/question.js");
  {ROOMS}
  for (const room of rooms) room.ask = {{moves: ["ask 1 any 3", "ask 1 green any", "ask 1 green 3"]}};
  question(one).querySelector('.colour [data-value="green"]').click();
  return rooms.map((room) => question(room).querySelector('.colour [aria-checked="true"]')?.dataset.value ?? null);
}}"""


@pytest.fixture
def tables(page: Page) -> tuple[Locator, Locator]:
    page.evaluate(SIT_DOWN_TWICE)
    one, other = page.locator(".view.half").nth(0), page.locator(".view.half").nth(1)
    for table in (one, other):
        expect(table.locator(".vt[data-asked=turn] .hc")).to_have_count(5, timeout=DEALT_WITHIN)
    return one, other


def keys(table: Locator) -> list[str]:
    found: list[str] = table.locator(".hc").evaluate_all("cards => cards.map(card => card.dataset.fly)")
    return found


def test_each_table_keeps_its_own_cards_and_selection(tables: tuple[Locator, Locator]) -> None:
    before = [keys(table) for table in tables]
    for hand in before:  # each room counts its own cards
        assert sorted(int(key.split(".")[1]) for key in hand) == list(range(5))
    for table in tables:
        table.locator(ABLE).first.press("Space")
    for table in tables:  # drawn again, after the other one was
        expect(table.locator(SELECTED)).to_have_count(1)
        table.locator(SELECTED).press("Escape")
        expect(table.locator(SELECTED)).to_have_count(0)
    assert [keys(table) for table in tables] == before


def test_a_key_is_for_the_table_that_has_the_focus(tables: tuple[Locator, Locator]) -> None:
    one, other = tables
    for table in tables:
        table.locator(ABLE).first.press("Space")
    other.locator(SELECTED).press("Escape")
    expect(other.locator(SELECTED)).to_have_count(0)
    expect(one.locator(SELECTED)).to_have_count(1)
    other.locator(".hc").first.press("t")
    expect(other.locator(".talk-text")).to_be_focused()


def test_what_is_planned_at_one_table_is_not_planned_at_the_other(page: Page) -> None:
    assert page.evaluate(PLANS) == [[2, [2]], [1, []]]


def test_a_question_at_one_table_is_not_put_at_the_other(page: Page) -> None:
    assert page.evaluate(QUESTIONS) == ["green", None]


def test_no_module_of_a_game_has_a_variable_for_all_tables() -> None:
    """What changes belongs into `room.memory`."""
    modules = sorted(GAMES.rglob("*.js"))
    assert len(modules) > 10
    assert [path.name for path in modules if re.search(r"^(export )?(let|var) ", path.read_text("utf-8"), re.M)] == []

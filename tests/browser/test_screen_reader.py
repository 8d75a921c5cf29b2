"""A whole game by what a screen reader is told: roles and names, nothing that is only seen."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from evenings import sit_down
from visitors import Visit

MOST_TURNS = 60


def read(page: Page) -> str:
    """The table as it is read out."""
    return page.get_by_role("main").aria_snapshot()


def log_of(page: Page) -> Locator:
    """What happened so far, line by line."""
    return page.get_by_role("region", name="Log").get_by_role("listitem")


def await_something(page: Page) -> str:
    """Until there is a decision to make, or the result; the table as it reads then."""
    turn = page.get_by_role("main").get_by_role("paragraph").filter(has_text="Your turn")
    over = page.get_by_role("main").get_by_role("heading", name=re.compile("won|lost|win|lose"))
    expect(turn.or_(over).first).to_be_attached()
    return read(page)


def choose(page: Page, table: str) -> str:
    """Take a card by its name and play it with the keyboard; what was said before that it leads to."""
    hand = table.split('- group "Your hand":')[1]
    names = re.findall(r"^ *- '?button \"(.+?)\"", hand, re.MULTILINE)
    assert names, f"no choices can be read: {table}"
    assert all(re.match(r"(to \d.*|SLAMBO at .+|plus.+ minus.+): \w", name) for name in names), (
        f"it leads where? {names}"
    )
    either = [name for name in names if name.startswith("plus")]
    safe = [name for name in names if "SLAMBO" not in name]
    name = (either or safe or names)[0]
    page.get_by_role("group", name="Your hand").get_by_role("button", name=name, exact=True).first.press("Enter")
    if not either:
        return name
    signs = page.get_by_role("menu").get_by_role("menuitem")  # a card for either sign asks which
    expect(signs).to_have_count(2)
    said = [sign.aria_snapshot() for sign in signs.all()]
    which = next((i for i, sign in enumerate(said) if "SLAMBO" not in sign), 0)
    signs.nth(which).press("Enter")
    return said[which]


def test_a_whole_game_is_read_and_played_by_roles_and_names_alone(visit: Visit) -> None:
    page = visit("/", name="Mara").page
    sit_down(page, "slambo", players=3, seats=["you", "bot:newcomer", "bot:newcomer"])
    for _ in range(MOST_TURNS):
        table = await_something(page)
        if '- group "Your hand"' not in table:
            break
        assert "Your turn: keep it between 0 and 10" in page.get_by_role("alert").aria_snapshot(), "it is called out"
        assert re.search(r'img "Balance -?\d+ on a scale', table), "how it stands is told"
        known = log_of(page).count()
        said = choose(page, table)
        line = log_of(page).nth(known - 1)  # in the place of "Your turn"
        expect(line).to_contain_text("You played")
        expect(line.get_by_role("img").first).to_be_visible()
        happened = line.aria_snapshot()
        assert re.search(r'img "\w+', happened), f"which card was played? {happened}"
        assert ("tipped the balance" in happened) == ("SLAMBO" in said), f"{said} led to {happened}"
    result = read(page)
    assert re.search(r'heading "(You have won|.+ (has|have) won)" ', result), result
    rows = dict(re.findall(r'row "(\S+) .*?(\d)"', result))
    assert set(rows) >= {"You", "Inés"}
    assert max(map(int, rows.values())) == 3, "who has three shame cards is read from the table of scores"
    assert re.search(r"loses? the game", log_of(page).last.aria_snapshot())
    page.get_by_role("button", name="Play again").press("Enter")
    expect(page.get_by_role("group", name="Your hand")).to_be_attached()

"""Who wins sees a small celebration of the game's own kind; nobody else does, and nobody who wants no motion."""

from __future__ import annotations

import time

from playwright.sync_api import Page, expect

from evenings import HURRY, take_seat
from serving import Server, Stream
from visitors import DEALT_WITHIN, Visit

WITHIN = 60  # seconds until a game played at once was seen, on a busy machine

# Counts the celebrations of a page, however short they are.
COUNT = """(() => {
  window.joys = 0;
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) if (node.classList?.contains("joy")) joys += 1;
  }).observe(document, { childList: true, subtree: true });
})()"""

# Every game's celebration over these results: how long it lasts, and what of it could be in the way.
ALL = """async () => {
  const { celebrate } = await import("/web/table/joy.js");
  const { loadGame } = await import("/web/games/load.js");
  const layer = document.querySelector(".over");
  const results = document.querySelector(".results");
  const seen = {};
  for (const game of ["vamos-dia", "slambo", "viva", "muertos", "iyadosu"]) {
    celebrate(layer, results, await loadGame(game), 250);
    const box = layer.querySelector(".joy");
    const moving = document.getAnimations().filter((each) => box.contains(each.effect.target));
    seen[game] = {
      hidden: box.getAttribute("aria-hidden"),
      pressed: [box, ...box.querySelectorAll("*")].some((el) => getComputedStyle(el).pointerEvents !== "none"),
      clear: results.querySelector(".acts").getBoundingClientRect().top - box.getBoundingClientRect().bottom,
      clipped: getComputedStyle(box).overflow,
      pieces: new Set(moving.map((each) => each.effect.target.closest("i"))).size,
      ends: Math.max(...moving.map((each) => each.effect.getComputedTiming().endTime)),
    };
    box.remove();
  }
  celebrate(layer, results, await loadGame("viva"), 0);
  seen.none = layer.querySelector(".joy") === null;
  celebrate(layer, results, await loadGame("viva"), 250);
  return seen;
}"""


def sit(visit: Visit, table: str, token: str, seat: int, motion: str) -> Page:
    page = visit("/", reduced_motion=motion).page
    page.add_init_script(COUNT)
    take_seat(page, table, token, seat)
    page.wait_for_selector(".hand", timeout=DEALT_WITHIN)  # whoever comes after the end has missed it
    return page


def joys(page: Page) -> int:
    until = time.monotonic() + WITHIN
    while not page.locator(".results").is_visible() and time.monotonic() < until:
        page.evaluate(HURRY)  # whoever has read enough presses on the table
        page.wait_for_timeout(30)
    expect(page.locator(".results")).to_be_visible()
    return int(page.evaluate("joys"))


def play_out(server: Server, table: str, tokens: list[str]) -> list[int]:
    """The players make any moves, as fast as they can; who has won."""
    players = [Stream(server, table, token) for token in tokens]
    while (view := players[0].view) and view["to_move"] is not None:
        mover = players[view["to_move"]]
        move = mover.until_asked()["moves"][0]
        number = mover.act("move", f"after {mover.number}", move=move)["number"]
        for player in players:
            while player.number < number:
                player.next()
    for player in players:
        player.close()
    assert view
    return list(view["winners"])


def test_a_win_of_ones_own_is_celebrated(visit: Visit, server: Server) -> None:
    made = server.make_table("slambo", ["you", "free"])
    tokens = [made["token"], server.sit_down(made["id"], "Sam")]
    lively = [sit(visit, made["id"], token, seat, "no-preference") for seat, token in enumerate(tokens)]
    calm = [sit(visit, made["id"], token, seat, "reduce") for seat, token in enumerate(tokens)]
    winners = play_out(server, made["id"], tokens)
    assert len(winners) == 1
    assert [joys(page) for page in lively] == [int(seat in winners) for seat in range(2)]
    assert [joys(page) for page in calm] == [0, 0], "who wants no motion gets none"

    page = lively[winners[0]]
    page.reload()
    assert joys(page) == 0, "a win is celebrated once"

    seen = page.evaluate(ALL)
    assert seen.pop("none"), "with the motion switched off there is none"
    for game, joy in seen.items():
        assert joy["hidden"] == "true", game
        assert not joy["pressed"], f"{game}: what flies can be pressed"
        assert joy["clear"] >= 0, f"{game}: the buttons are free"
        assert joy["clipped"] == "clip", game
        assert joy["pieces"] >= 4, game
        assert 0 < joy["ends"] < 2000, game
    expect(page.locator(".joy")).to_have_count(0)

"""Games from the first card to the results, as the tests play them: somebody's turns, and the waiting between."""

from __future__ import annotations

import importlib
import json
import time
from collections.abc import Callable

from playwright.sync_api import Page

import vivamos

from serving import Server, Stream
from visitors import DEALT_WITHIN

PLAYED_WITHIN = 400  # seconds for a whole game

# Whoever has read enough presses on the table.
HURRY = "document.querySelector('.table')?.dispatchEvent(new PointerEvent('pointerdown', {bubbles: true}))"

# The same, and a look: "my" is whether the page waits for a move of this person.
LOOK = f"""() => {{
  {HURRY};
  const my = !!document.querySelector('.log .now:not([hidden])') && !document.querySelector('.hand[aria-busy]');
  return {{over: !!document.querySelector('.results'), my, told: document.querySelectorAll('.log li').length}};
}}"""

PlayTurn = Callable[[Page], None]


def hand_of(game: str) -> PlayTurn:
    """How a person makes a move of this game by clicking."""
    played: PlayTurn = importlib.import_module(f"play_{game.replace('-', '_')}").play_turn
    return played


def sit_down(page: Page, game: str, level: str = "newcomer", **wish: object) -> str:
    """A table of the game with bots, by the shortest options; the person sits at it."""
    options = {"rounds": 1} if any(option.name == "rounds" for option in vivamos.game(game).options) else {}
    players = vivamos.game(game).usual_players
    seats = ["you", *[f"bot:{level}"] * (players - 1)]
    asked = {"game": game, "players": players, "seats": seats, "name": "Mara", "options": options, **wish}
    answer = page.request.post("/api/tables", data=asked)
    assert answer.status == 201, answer.text()
    made = answer.json()
    take_seat(page, made["id"], made["token"], made["seat"])
    return str(made["id"])


def take_seat(page: Page, table: str, token: str, seat: int) -> None:
    """Go to a table with the key to a seat in the pocket."""
    held = json.dumps({table: {"token": token, "seat": seat, "at": 0}})
    page.evaluate("held => localStorage.setItem('vivamos.tokens', held)", held)
    page.goto(f"/t/{table}")
    page.wait_for_selector(".seat, .wait", timeout=DEALT_WITHIN)


def await_turn(page: Page) -> None:
    """Until the page waits for a move."""
    page.wait_for_function(f"() => ({LOOK})().my", timeout=DEALT_WITHIN)


def play_on(page: Page, play_turn: PlayTurn, turns: int | None = None) -> int:
    """Move whenever asked, until the results are there (or for so many turns); how many turns it took."""
    until = time.monotonic() + PLAYED_WITHIN
    made = 0
    seen = page.evaluate(LOOK)
    while not seen["over"] and (turns is None or made < turns):
        assert time.monotonic() < until, (
            f"the game does not end; the log says {page.locator('.log').inner_text()[-400:]}"
        )
        if seen["my"]:
            told = seen["told"]
            play_turn(page)
            made += 1
            answered = time.monotonic() + 3  # then the helper may try again
            while time.monotonic() < answered:
                seen = page.evaluate(LOOK)
                if seen["over"] or seen["told"] != told or not seen["my"]:
                    break
                page.wait_for_timeout(15)
        else:
            page.wait_for_timeout(25)
        seen = page.evaluate(LOOK)
    return made


def whole_game(server: Server, key: str, name: str = "Mara") -> str:
    """A whole game of SLAMBO! against a bot, without a page; its id."""
    wish = {"game": "slambo", "players": 2, "seats": ["you", "bot:newcomer"], "name": name}
    made = server.ask("POST", "/api/tables", wish, **{"Vivamos-Key": key}).json()
    stream, count = Stream(server, made["id"], made["token"]), 0
    while asked := stream.until_asked():
        count, stream.ask = count + 1, None
        stream.send({"type": "move", "id": f"m{count}", "move": asked["moves"][0]})
    stream.close()
    return str(made["id"])

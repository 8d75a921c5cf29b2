"""Writes the pictures of docs/images from real games: `python tests/browser/screenshots.py [lobby slambo …]`."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))
sys.path.insert(0, str(Path(__file__).parents[1] / "terminal"))

from vivamos.server.tokens import new_token

from at_table import app_for, play_turn, sit_at
from evenings import hand_of, play_on, sit_down
from serving import Server, Stream
from visitors import DEALT_WITHIN, FLAGS, find_chromium

IMAGES = Path(__file__).parents[2] / "docs" / "images"
WINDOWS: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": {"width": 1280, "height": 800}, "color_scheme": "light"},
    "dark": {"viewport": {"width": 1280, "height": 800}, "color_scheme": "dark"},
    "phone": {"viewport": {"width": 390, "height": 844}, "color_scheme": "light", "is_mobile": True, "has_touch": True},
}
LANGUAGES = ("de", "ja")  # each in the desktop's window
# A seed whose cards make a good picture, and after how many own moves it is taken.
MOMENTS = {"vamos-dia": (3, 5), "slambo": (3, 3), "viva": (3, 3), "muertos": (3, 4), "iyadosu": (3, 4)}
ALL_PLAYABLE = {"slambo"}  # no card is ever refused there
PATIENCE = 12  # more turns at most
ABLE, REFUSED = ".hc:not([aria-disabled]):has(.card.up)", ".hc[aria-disabled]"
MOST = 250_000  # bytes of a picture
# Of these cards the one whose words lie farthest from what the table asks for.
FARTHEST = """cards => {
  const middle = (el) => (({ left, right }) => (left + right) / 2)(el.getBoundingClientRect());
  const asked = middle(document.querySelector("[data-part=prompt]"));
  const far = [...document.querySelectorAll(cards)].map((card) => Math.abs(middle(card) - asked));
  return far.indexOf(Math.max(...far));
}"""


def main(wanted: list[str]) -> None:
    if not subprocess.run(["fc-list", ":lang=ja"], capture_output=True, check=False).stdout:
        sys.exit("There is no Japanese font here (Debian has fonts-noto-cjk): pictures in Japanese would show boxes.")
    IMAGES.mkdir(parents=True, exist_ok=True)
    in_terminal = drawn_in_terminal() if not wanted or "terminal" in wanted else None
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        if not wanted or "lobby" in wanted:
            with_server(0, lambda server: lobby(browser, server))
        if not wanted or "night" in wanted:
            with_server(7, lambda server: night(browser, server))
        if not wanted or "rules" in wanted:
            with_server(0, lambda server: rules(browser, server))
        if not wanted or "lesson" in wanted:
            with_server(0, lambda server: lesson(browser, server))
        if not wanted or "review" in wanted:
            with_server(8, lambda server: review(browser, server))
        if not wanted or "hint" in wanted:
            with_server(3, lambda server: hint(browser, server))
        if in_terminal is not None:
            terminal(browser, in_terminal)
        for game, (seed, turns) in MOMENTS.items():
            if not wanted or game in wanted:
                with_server(seed, lambda server, game=game, turns=turns: table(browser, server, game, turns))  # type: ignore[misc]
        browser.close()


def with_server(seed: int, take: Any) -> None:
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder), "--seed", str(seed))
        server.start()
        try:
            take(server)
        finally:
            server.kill()


def window(browser: Browser, server: Server, kind: str) -> BrowserContext:
    """A kind of window, or a language."""
    locale = kind if kind in LANGUAGES else "en-GB"
    how = WINDOWS.get(kind, WINDOWS["desktop"])
    context = browser.new_context(base_url=server.address, reduced_motion="reduce", locale=locale, **how)
    context.add_init_script("""localStorage['vivamos.settings'] ??= '{"name": "Mara"}'""")
    return context


def take(page: Page, name: str, whole: bool = False) -> None:
    page.wait_for_timeout(1800)  # on phones a shout goes after a moment
    path = IMAGES / f"{name}.png"
    page.screenshot(path=path, full_page=whole)
    if shutil.which("pngquant"):  # 256 colours are enough for drawings
        subprocess.run(["pngquant", "--force", "--skip-if-larger", "--output", path, "256", path], check=False)
    print(f"{path.name}: {path.stat().st_size // 1000} kB")
    assert path.stat().st_size < MOST, f"{path.name} is too large (is pngquant installed?)"


def table(browser: Browser, server: Server, game: str, turns: int) -> None:
    """One game in the middle, seen in every window and language: the first one plays it."""
    context = window(browser, server, "desktop")
    page = context.new_page()
    page.goto("/")
    sit_down(page, game, level="regular", options={})
    play_on(page, hand_of(game), turns=turns)
    my_turn(page)
    for _ in range(PATIENCE):  # for a moment that shows both what may be played and what may not
        if page.locator(ABLE).count() and page.locator(REFUSED).count() and page.locator(".hc").count() > 2:
            break
        if game in ALL_PLAYABLE:
            break
        play_on(page, hand_of(game), turns=1)
        my_turn(page)
    point(page)
    take(page, f"{game}-desktop")
    seats = page.evaluate("localStorage.getItem('vivamos.tokens')")
    for kind in ("dark", "phone", *LANGUAGES):
        other = window(browser, server, kind)
        other.add_init_script(f"localStorage.setItem('vivamos.tokens', {seats!r})")
        seen = other.new_page()
        seen.goto(page.url)
        my_turn(seen)
        point(seen)
        take(seen, f"{game}-{kind}")
        other.close()
    context.close()


def begun(page: Page, table: str) -> None:
    """The first deal on a machine waits for the compiler."""
    while page.request.get(f"/api/tables/{table}").json()["state"] == "waiting":
        page.wait_for_timeout(200)


def my_turn(page: Page) -> None:
    page.locator(".log .now:not([hidden])").wait_for(state="attached")
    page.wait_for_timeout(300)


def point(page: Page) -> None:
    """As in the look's pictures: a card is selected, and a refused one says why."""
    expect(page.locator(".bubble")).to_have_count(0)
    able, refused = page.locator(ABLE), page.locator(REFUSED)
    if able.count():
        able.nth(able.count() // 2).click(position={"x": 14, "y": 60})
    if refused.count() and not page.evaluate("matchMedia('(hover: none)').matches"):
        refused.nth(page.evaluate(FARTHEST, REFUSED)).hover(position={"x": 14, "y": 60})
    else:
        page.mouse.move(5, 5)


def lobby(browser: Browser, server: Server) -> None:
    """Two tables to go on with, one to sit down at, one to watch."""
    context = window(browser, server, "desktop")
    page = context.new_page()
    page.goto("/")
    keys = {}
    for game, friends in (("iyadosu", ["Suzu", "Ren", "Kai"]), ("vamos-dia", [])):
        bots = ["bot:regular"] * (3 - len(friends))
        start = {"start": 3} if friends else {"start": 0}
        wish = {
            "game": game,
            "players": 4,
            "name": "Mara",
            "options": start,
            "seats": ["you", *["free"] * len(friends), *bots],
        }
        made = page.request.post("/api/tables", data=wish).json()
        for friend in friends:
            page.request.post(f"/api/tables/{made['id']}/seats", data={"name": friend})
        begun(page, made["id"])
        keys[made["id"]] = {"token": made["token"], "seat": made["seat"], "at": len(keys)}
    wish = {
        "game": "muertos",
        "players": 4,
        "name": "Luz",
        "seats": ["you", "free", "bot:regular", "bot:regular"],
        "open": True,
    }
    made = page.request.post("/api/tables", data=wish).json()
    page.request.post(f"/api/tables/{made['id']}/seats", data={"name": "Omar"})
    begun(page, made["id"])
    wish = {"game": "viva", "players": 4, "name": "Noor", "seats": ["you", "bot:regular", "free", "free"], "open": True}
    page.request.post("/api/tables", data={**wish, "options": {"rounds": 5}})
    held = str(keys).replace("'", '"')
    page.evaluate("held => localStorage.setItem('vivamos.tokens', held)", held)
    for kind in (*WINDOWS, *LANGUAGES):
        other = window(browser, server, kind)
        other.add_init_script(f"localStorage.setItem('vivamos.tokens', {held!r})")
        seen = other.new_page()
        seen.goto("/")
        seen.locator(".ln").nth(3).wait_for()
        seen.wait_for_timeout(1000)
        take(seen, f"lobby-{kind}", whole=True)
        other.close()
    context.close()


def night(browser: Browser, server: Server) -> None:
    """A club night: one round is over, one is played, one is drawn."""
    names = ("Luz", "Mara", "Teo", "Noor", "Omar", "Inés", "Cato", "Ada")
    keys = {name: new_token() for name in names}

    def ask(name: str, path: str, body: Any) -> Any:
        return server.ask("POST", f"/api/nights{path}", body, **{"Vivamos-Key": keys[name]}).json()

    def play(stream: Stream) -> None:
        while asked := stream.until_asked():
            stream.ask = None
            stream.send({"type": "move", "id": new_token(), "move": asked["moves"][0]})
        stream.close()

    sizes = {"vamos-dia": 4, "iyadosu": 4, "slambo": 2, "viva": 4, "muertos": 4}
    games = [{"game": game, "players": players} for game, players in sizes.items()]
    made = ask("Luz", "", {"name": "Monday club night", "own_name": "Luz", "games": games})["id"]
    code = server.ask("GET", f"/api/nights/{made}/code", **{"Vivamos-Key": keys["Luz"]}).json()["code"]
    for name in names[1:]:
        ask(name, "/join", {"code": code, "name": name})
    for drawn in (["slambo"], None):
        ask("Luz", f"/{made}/draw", {"games": drawn})
        tables = ask("Luz", f"/{made}/start", {})["tables"]
        if drawn:
            seats = [(table["id"], seat["name"]) for table in tables for seat in table["seats"]]
            tokens = [(table, ask(name, f"/{made}/tables/{table}/seat", {})["token"]) for table, name in seats]
            with ThreadPoolExecutor(len(tokens)) as people:
                list(people.map(lambda one: play(Stream(server, *one)), tokens))
    ask("Luz", f"/{made}/draw", {"games": ["muertos"]})
    for kind in ("desktop", "phone", "dark"):
        context = window(browser, server, kind)
        context.add_init_script(f"localStorage['vivamos.key'] = {json.dumps(json.dumps(keys['Mara']))}")
        page = context.new_page()
        page.goto(f"/night/{made}")
        page.wait_for_selector(".hero .jn img")
        take(page, f"night-{kind}", whole=True)
        context.close()


def rules(browser: Browser, server: Server) -> None:
    for kind in LANGUAGES:
        context = window(browser, server, kind)
        page = context.new_page()
        page.goto("/rules/vamos-dia")
        page.locator(".rule").first.wait_for()
        take(page, f"rules-{kind}")
        context.close()


def lesson(browser: Browser, server: Server) -> None:
    """A strip: what is asked, a wrong try with its rule, the arrow, and what comes of the right card."""
    context = window(browser, server, "phone")
    page = context.new_page()
    page.goto("/learn/vamos-dia")
    page.locator(".teach").wait_for(timeout=DEALT_WITHIN)
    page.mouse.move(5, 5)
    take(page, "lesson-1")
    page.locator(".hc[data-card=Y10]").press("Enter")
    page.locator(".stage .tip").wait_for()
    take(page, "lesson-2")
    for _ in range(2):
        page.locator(".go .help").click()
    take(page, "lesson-3")
    page.locator(".hc[data-card=Y18]").press("Enter")
    page.locator(".lesson[data-step='1'] .teach").wait_for()
    take(page, "lesson-4")
    context.close()


def review(browser: Browser, server: Server) -> None:
    """A game as its report and its replay tell it, at the costliest card, and one's own page after some games."""
    key, ids = new_token(), []

    def ask(method: str, path: str, body: Any = None) -> Any:
        return server.ask(method, path, body, **{"Vivamos-Key": key}).json()

    for game, players in (("slambo", 2), ("slambo", 2), ("vamos-dia", 4)):
        bots = ["bot:regular"] * (players - 1)
        made = ask("POST", "/api/tables", {"game": game, "players": players, "seats": ["you", *bots], "name": "Mara"})
        stream = Stream(server, made["id"], made["token"])
        while asked := stream.until_asked():
            stream.ask = None
            middle = asked["moves"][len(asked["moves"]) // 2]
            stream.send({"type": "move", "id": new_token(), "move": middle})
            time.sleep(0.15)  # a server refuses who is faster than people are
        stream.close()
        ids.append(made["id"])
    for game in ids[1:]:
        path = f"/api/replays/{game}/review"
        found = ask("POST", path, {})
        while (found := ask("GET", path))["state"] != "ready":
            time.sleep(1)
    seat = ask("GET", f"/api/replays/{ids[-1]}")["mine"]
    costly = found["review"]["seats"][seat]["costly"][0]
    moment = f"/game/{ids[-1]}?at={costly}&as={seat}"
    pictures = {
        "replay": (moment, ".hand.judged .worth", ("desktop", "phone")),
        "replay-open": (f"{moment}&view=open", ".hand.judged .worth", ("dark",)),
        "report": (f"/game/{ids[-1]}/report", ".cd li", ("desktop", "dark")),
        "me": ("/me", ".played .ln", ("desktop", "phone")),
    }
    for name, (path, there, kinds) in pictures.items():
        for kind in kinds:
            context = window(browser, server, kind)
            context.add_init_script(f"localStorage['vivamos.key'] = {json.dumps(json.dumps(key))}")
            page = context.new_page()
            page.goto(path)
            page.locator(there).first.wait_for(timeout=DEALT_WITHIN)
            take(page, f"{name}-{kind}", whole=name == "report" or f"{name}-{kind}" == "me-desktop")
            context.close()


def hint(browser: Browser, server: Server) -> None:
    """The lamp at a table with the coach."""
    context = window(browser, server, "desktop")
    page = context.new_page()
    page.goto("/")
    wish = {"game": "slambo", "players": 2, "seats": ["you", "bot:regular"], "name": "Mara", "hints": True}
    made = page.request.post("/api/tables", data=wish).json()
    begun(page, made["id"])
    seats = {made["id"]: {"token": made["token"], "seat": made["seat"], "at": 1}}
    page.evaluate("held => localStorage.setItem('vivamos.tokens', held)", json.dumps(seats))
    page.goto(f"/t/{made['id']}")
    my_turn(page)
    page.locator(".hint-lamp:not([aria-disabled=true])").first.click(timeout=DEALT_WITHIN)
    page.locator(".hint li").first.wait_for(timeout=DEALT_WITHIN)
    page.mouse.move(5, 5)
    take(page, "hint-desktop")
    context.close()


def drawn_in_terminal() -> str:
    """VAMOS dia in a terminal, with a card that may not be played; before Playwright, whose loop is in the way."""
    drawn: list[str] = []

    async def plot(app: Any, pilot: Any) -> None:
        while len(app.asked["refused"]) < 2 or sum(map(bool, app.view["trick"])) < 2:
            await play_turn(app, pilot)
        while app.hand_cards[app.cursor][1]:
            await pilot.press("right")
        drawn.append(app.export_screenshot())

    sit_at(app_for("vamos-dia", 4, seed=3), plot)
    return drawn[0]


def terminal(browser: Browser, drawn: str) -> None:
    page = browser.new_page(viewport={"width": 994, "height": 635}, device_scale_factor=1.5)
    page.set_content(f"<body style='margin:0'>{drawn}</body>")
    take(page, "terminal")
    page.close()


if __name__ == "__main__":
    main(sys.argv[1:])

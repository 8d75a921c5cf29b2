"""How soon can somebody use the pages, and how much goes over the wire for them?

    python benchmarks/pages.py [--visits 5] [--games slambo,viva]

Starts a server, lets all games get ready, and opens the lobby and a table of every game in Chromium, each time in a
browser that has never been here. "Usable" is when the page is drawn and its buttons answer, from the begin of the
navigation on. Exits with 1 if the lobby takes 1.5 s, a table 1 s, or its scripts and styles 250 kB, or more.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
import time
from pathlib import Path
from statistics import median
from typing import Any

import httpx
from load import free_port
from many_tables import first_answer, serve
from playwright.sync_api import Browser, sync_playwright

import vivamos

sys.path.insert(0, str(Path(__file__).parents[1] / "tests" / "browser"))

from visitors import FLAGS, NO_CHROMIUM, find_chromium

LOBBY, TABLE = 1500, 1000  # ms
MOST_BYTES = 250_000  # of scripts and styles for a table, as they come
USABLE = {"lobby": ".tile button", "table": ".table.plays button"}
# Notes when the page can be used, what Chromium says of its paints, and how long nothing else could run.
WATCH = """(() => {
  const found = {usable: null, first: null, largest: null, moved: 0, blocked: 0};
  window.measured = found;
  const look = () => {
    if (document.querySelector("%s") && !document.body.hasAttribute("aria-busy")) found.usable = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  const on = (type, note) => {
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({type, buffered: true});
  };
  on("paint", (entry) => { if (entry.name === "first-contentful-paint") found.first = entry.startTime; });
  on("largest-contentful-paint", (entry) => { found.largest = entry.startTime; });
  on("layout-shift", (entry) => { if (!entry.hadRecentInput) found.moved += entry.value; });
  on("longtask", (entry) => { found.blocked += Math.max(0, entry.duration - 50); });
})()"""
HOLD = "localStorage['vivamos.tokens'] = %s"


def visit(browser: Browser, address: str, path: str, kind: str, held: dict[str, Any]) -> dict[str, float]:
    """One visit by somebody new."""
    context = browser.new_context(base_url=address, viewport={"width": 1280, "height": 800}, service_workers="block")
    page = context.new_page()
    page.add_init_script(HOLD % json.dumps(json.dumps(held)))
    page.add_init_script(WATCH % USABLE[kind])
    came: list[Any] = []
    page.on("requestfinished", lambda request: came.append(request))
    page.goto(path)
    page.wait_for_function("() => measured.usable !== null")
    time.sleep(0.5)  # what is measured comes a little later than it happened
    found: dict[str, float] = page.evaluate("measured")
    found["files"] = len(came)
    for kind in ("script", "stylesheet"):
        found[kind] = sum(one.sizes()["responseBodySize"] for one in came if one.resource_type == kind)
    context.close()
    return found


def table_of(client: httpx.Client, game: str) -> tuple[str, dict[str, Any]]:
    """A table where somebody plays with bots: its path, and what their browser holds for it."""
    players = vivamos.game(game).usual_players
    seats = ["you", *["bot:newcomer"] * (players - 1)]
    made = client.post("/api/tables", json={"game": game, "players": players, "seats": seats, "name": "Mara"}).json()
    return f"/t/{made['id']}", {made["id"]: {"token": made["token"], "seat": made["seat"], "at": 1}}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--visits", type=int, default=5)
    parser.add_argument("--games", default=",".join(vivamos.catalogue()))
    given = parser.parse_args()
    chromium, port, fine = find_chromium(), free_port(), True
    if chromium is None:
        sys.exit(NO_CHROMIUM)
    print("| page | usable: median, longest | first paint | largest paint | moved | blocked | files | script | style |")
    print("|---|---|---|---|---|---|---|---|---|")
    with tempfile.TemporaryDirectory() as folder:
        server = serve(port, Path(folder) / "tables.sqlite3")
        try:
            with (
                httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=60) as client,
                sync_playwright() as playwright,
            ):
                first_answer(client, "/api/health", server)
                while not all(game["ready"] for game in client.get("/api/games").json()):
                    time.sleep(0.5)  # the compiler would take its share
                browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
                for name in ("lobby", *given.games.split(",")):
                    kind = "lobby" if name == "lobby" else "table"
                    visits = []
                    for _ in range(given.visits):
                        path, held = ("/", {}) if kind == "lobby" else table_of(client, name)
                        visits.append(visit(browser, str(client.base_url), path, kind, held))
                    fine = told(name, visits, LOBBY if kind == "lobby" else TABLE) and fine
                browser.close()
        finally:
            server.terminate()
            server.wait()
    sys.exit(not fine)


def told(name: str, visits: list[dict[str, float]], most: float) -> bool:
    """A line of the table; whether it is as good as it must be."""
    middle = {key: median(each[key] or 0 for each in visits) for key in visits[0]}
    longest = max(each["usable"] for each in visits)
    print(
        f"| {name} | {middle['usable']:.0f} ms, {longest:.0f} ms | {middle['first']:.0f} ms"
        f" | {middle['largest']:.0f} ms | {middle['moved']:.3f} | {middle['blocked']:.0f} ms | {middle['files']:.0f}"
        f" | {middle['script'] / 1000:.1f} kB | {middle['stylesheet'] / 1000:.1f} kB |",
        flush=True,
    )
    return middle["usable"] < most and middle["script"] + middle["stylesheet"] < MOST_BYTES


if __name__ == "__main__":
    main()

"""Tables at every size, measured by boxes: nothing off screen, cut, covered or too small for a finger.

By hand, for one game and one size, with a picture of it:

    python tests/browser/measuring.py slambo 844x390 --language de --pictures /tmp/pictures

A game's table carries, beside what docs/web.md asks for anyway (`.seat` by `room.seat`, `.hc` by `room.hand`, and
`data-fly` on every card): `data-part="prompt"` on the words that say what is wanted, `data-part="trick"` around the
cards that are played.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))

import vivamos
from vivamos.engine.words import PSEUDO

from fullest import SEED, Counts, fullest, sit_down_at
from serving import Server
from visitors import DESKTOP, FLAGS, Person, find_chromium

SIZES = ["360x640", "390x844", "844x390", "820x1180", "1024x768", "1280x800", "1920x1080"]
TOUCH: dict[str, Any] = {"has_touch": True, "is_mobile": True, "reduced_motion": "reduce", "locale": "en-GB"}
MEASURE = (Path(__file__).parent / "measuring.js").read_text(encoding="utf-8")
SETTLED = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 60))))"


def resize(page: Page, size: str) -> None:
    width, height = map(int, size.split("x"))
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate(SETTLED)


def offenders(page: Page, there: Counts | None = None, touch: bool = True, within: str | None = None) -> list[str]:
    """What does not fit on the page as it is (or `within` a part of it), or is not there: but for what goes by itself
    or by Escape."""
    found: list[str] = page.evaluate(MEASURE, [touch, there or {}, within])
    return found


def at_every_size(page: Page, there: Counts | None = None, touch: bool = True) -> dict[str, list[str]]:
    """The offenders of the same moment, size by size."""
    found = {}
    for size in SIZES:
        resize(page, size)
        found[size] = offenders(page, there, touch)
    return found


def moments(page: Page, game: str, players: int | None = None, seed: int = SEED) -> Iterator[tuple[str, Counts]]:
    """The fullest moments of a game with as many players as it can have, one after the other on the page, and how
    many things each shows.
    """
    chosen = False
    for moment in fullest(game, players or max(vivamos.game(game).players), seed):
        page.set_viewport_size(DESKTOP)
        sit_down_at(page, moment)
        yield moment.name, moment.there
        if not chosen and page.locator(".hc:has(.up)").count():
            page.set_viewport_size(DESKTOP)
            page.locator(".hc:has(.up)").first.click(position={"x": 10, "y": 20})
            page.mouse.move(1, 1)
            chosen = True
            yield f"{moment.name}, a card is chosen", moment.there
            page.keyboard.press("Escape")
            page.locator('.hc[tabindex="0"]').first.focus()
            page.keyboard.press("Home")
            page.keyboard.press("ArrowRight")
            yield f"{moment.name}, a card has the focus", moment.there
            page.evaluate("document.activeElement.blur()")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("game", choices=list(vivamos.catalogue()))
    parser.add_argument("size", nargs="*", default=[], help="such as 844x390; all, if none is named")
    parser.add_argument("--players", type=int)
    parser.add_argument("--seed", type=int, default=SEED, help="other cards")
    parser.add_argument("--language", default=PSEUDO)
    parser.add_argument("--dark", action="store_true")
    parser.add_argument("--pictures", type=Path, help="a folder for a picture of each moment and size")
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start()
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        try:
            scheme = "dark" if wanted.dark else "light"
            context = browser.new_context(base_url=server.address, color_scheme=scheme, **TOUCH)
            page = Person(context, "Mara", wanted.language).page
            page.goto("/")
            for number, (moment, there) in enumerate(moments(page, wanted.game, wanted.players, wanted.seed), 1):
                for size in wanted.size or SIZES:
                    resize(page, size)
                    if wanted.pictures:
                        wanted.pictures.mkdir(parents=True, exist_ok=True)
                        page.screenshot(path=wanted.pictures / f"{wanted.game}-{size}-{number}.png")
                    found = offenders(page, there)
                    print(f"{wanted.game} {size}, {moment}: {len(found)}", *found, sep="\n  ")
        finally:
            browser.close()
            server.kill()


if __name__ == "__main__":
    main()

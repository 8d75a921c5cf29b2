"""What other pages show of a link to a game: its title, a sentence, and a picture of that moment (Open Graph)."""

from __future__ import annotations

import re
from contextlib import suppress
from html import escape

import msgspec
from fastapi import Request
from fastapi.responses import HTMLResponse

import vivamos
from vivamos.engine.errors import VivamosError
from vivamos.engine.words import words_of
from vivamos.server.files import ASK_AGAIN
from vivamos.server.house import House
from vivamos.server.installing import language_of
from vivamos.server.pictures import HIGH, WIDE
from vivamos.server.sharing import shared_record
from vivamos.server.tokens import ID

_STEP = re.compile("[0-9]{1,6}")


async def game_page(replay: str, request: Request) -> HTMLResponse:
    """The page of a finished game, which is the same for all but for its head."""
    page = request.app.state.files.page("pages/game.js")
    head = ""
    with suppress(VivamosError):  # then the page itself says what is wrong
        head = await _head(request.app.state.house, replay, request)
    return HTMLResponse(page.replace("</head>", f"{head}</head>"), headers={**ASK_AGAIN, "Vary": "Accept-Language"})


async def _head(house: House, replay: str, request: Request) -> str:
    found = await _game_and_names(house, replay) if ID.fullmatch(replay) else None
    if found is None:
        return ""
    game, called = found
    asked = request.query_params
    at = asked.get("at", "0") if _STEP.fullmatch(asked.get("at", "0")) else "0"
    seat = int(asked["as"]) if _STEP.fullmatch(asked.get("as", "")) and int(asked["as"]) < len(called) else None
    language = language_of(request)
    words = words_of(language)
    names = [name or words.text("table-seat", number=number) for number, name in enumerate(called, 1)]
    if asked.get("view") == "open":
        text = words.text("replay-preview-open", number=int(at))
    else:
        eyes = words.text("replay-spectator") if seat is None else names[seat]
        text = words.text({"fact": "replay-preview", "args": {"number": int(at), "name": eyes}})
    query = f"at={at}" + ("" if seat is None else f"&as={seat}") + ("&view=open" if asked.get("view") == "open" else "")
    where = str(request.base_url)
    told = {
        "og:type": "article",
        "og:site_name": "Vivamos",
        "og:title": f"{vivamos.game(game).name}: {', '.join(names)}",
        "og:description": text,
        "og:url": f"{where}game/{replay}?{query}",
        "og:image": f"{where}api/replays/{replay}/picture.png?{query}&language={language}",
        "og:image:width": str(WIDE),
        "og:image:height": str(HIGH),
        "og:image:alt": text,
    }
    return meta_tags(told)


def meta_tags(told: dict[str, str]) -> str:
    """The lines for the head of a page."""
    lines = [f'  <meta property="{key}" content="{escape(value)}">\n' for key, value in told.items()]
    return "".join(lines) + '  <meta name="twitter:card" content="summary_large_image">\n'


async def _game_and_names(house: House, replay: str) -> tuple[str, list[str | None]] | None:
    """Of a finished game, or of a record that was shared."""
    finished = await house.store.finished_game(replay)
    if finished is not None:
        return finished.result["game"], finished.names
    shared = await house.store.read(lambda connection: shared_record(connection, replay))
    if shared is None:
        return None
    record = msgspec.json.decode(shared[0])
    return record["game"], [None] * record["players"]

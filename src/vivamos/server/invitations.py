"""What other pages show of a link to a table (Open Graph): the game, who sits there, which seats are free. No card."""

from __future__ import annotations

from contextlib import suppress
from html import escape

from fastapi import Request
from fastapi.responses import HTMLResponse

import vivamos
from vivamos.engine.errors import VivamosError
from vivamos.engine.words import LANGUAGES, Words, words_of
from vivamos.server.files import ASK_AGAIN
from vivamos.server.frames import ListedTable
from vivamos.server.house import House
from vivamos.server.installing import language_of
from vivamos.server.letters import written
from vivamos.server.pictures import HIGH, INK, MOST_NAME, WIDE, colours_of
from vivamos.server.previews import meta_tags
from vivamos.server.seating import BOT, FREE
from vivamos.server.tokens import ID


async def table_page(table: str, request: Request) -> HTMLResponse:
    """The page of a table, which is the same for all but for its head."""
    head, found = "", None
    with suppress(VivamosError):  # then the page itself says what is wrong
        found = await request.app.state.house.lists.one(table) if ID.fullmatch(table) else None
        head = "" if found is None else _head(found, request)
    drawn = [] if found is None else [f"games/{found.game}/table.js"]
    page = request.app.state.files.page("table/page.js", *drawn).replace("</head>", f"{head}</head>")
    return HTMLResponse(page, headers={**ASK_AGAIN, "Vary": "Accept-Language"})


def _head(table: ListedTable, request: Request) -> str:
    language = language_of(request)
    words, where = words_of(language), str(request.base_url)
    free = sum(seat.kind == FREE for seat in table.seats)
    host = next((seat.name for seat in table.seats if seat.host), None)
    text = words.text(f"invite-{table.state}", number=free)
    title = vivamos.game(table.game).name
    if host is not None:
        title = words.text({"fact": "invite-title", "args": {"name": host, "game": title}})
    told = {
        "og:type": "website",
        "og:site_name": "Vivamos",
        "og:title": title,
        "og:description": text,
        "og:url": f"{where}t/{table.id}",
        "og:image": f"{where}api/tables/{table.id}/card.png?language={language}",
        "og:image:width": str(WIDE),
        "og:image:height": str(HIGH),
        "og:image:alt": text,
    }
    return meta_tags(told)


async def title_card(house: House, table: str, language: str) -> bytes | None:
    """The picture of an invitation as PNG; None if there is no such table."""
    found = await house.lists.one(table) if ID.fullmatch(table) else None
    if found is None:
        return None
    return await house.painter.png(title_card_svg(found, words_of(language if language in LANGUAGES else "en")))


def title_card_svg(table: ListedTable, words: Words) -> str:
    """The game's name in its table's colours, and a place for each seat."""
    colours, name = colours_of(table.game), vivamos.game(table.game).name
    big = min(110.0, 1250 / len(name))
    state = words.text(f"invite-{table.state}", number=sum(seat.kind == FREE for seat in table.seats))
    parts = [
        f'<rect width="{WIDE}" height="{HIGH}" fill="{colours["table"]}"/>',
        f'<rect width="{WIDE}" height="14" fill="{colours["acc"]}"/>',
        '<g stroke="#fffdf7" stroke-width="1.6" transform="translate(556 50) scale(1.8)">'
        '<rect x="15" y="5" width="18" height="32" rx="3.5" transform="rotate(-24 24 44)" fill="#c43b2b"/>'
        '<rect x="15" y="5" width="18" height="32" rx="3.5" transform="rotate(24 24 44)" fill="#1e5aa0"/></g>',
        written(name, WIDE / 2, 280, big, colours["on-table"], "middle", bold=14),
        written(state, WIDE / 2, 350, 24, colours["on-table"], "middle", bold=9),
    ]
    gap, count = 20.0, len(table.seats)
    wide = min(300.0, (WIDE - 96 - gap * (count - 1)) / count)
    left = (WIDE - count * wide - (count - 1) * gap) / 2
    for seat in table.seats:
        x = left + seat.seat * (wide + gap)
        free = seat.kind == FREE
        look = f'fill="none" stroke="{colours["on-table"]}" stroke-width="3" stroke-dasharray="10 9"'
        look = look if free else f'fill="{colours["seat"]}"'
        parts.append(f'<rect x="{x:.1f}" y="430" width="{wide:.1f}" height="120" rx="20" {look}/>')
        said = words.text("invite-free-seat") if free else seat.name or words.text("table-seat", number=seat.seat + 1)
        said = said if len(said) <= MOST_NAME else f"{said[: MOST_NAME - 1]}…"
        size = min(24.0, (wide - 30) / (0.85 * max(len(said), 4)))
        colour = colours["on-table"]
        parts.append(written(said, x + wide / 2, 490 if seat.kind == BOT else 502, size, colour, "middle", bold=11))
        if seat.kind == BOT:
            level = words.text(f"level-{seat.level}")
            small = min(15.0, (wide - 30) / (0.85 * max(len(level), 4)))
            parts.append(written(level, x + wide / 2, 526, small, colour, "middle", bold=9))
    box = f'xmlns="http://www.w3.org/2000/svg" width="{WIDE}" height="{HIGH}" viewBox="0 0 {WIDE} {HIGH}"'
    return f'<svg {box} color="{INK}"><title>{escape(name)}</title>{"".join(parts)}</svg>'

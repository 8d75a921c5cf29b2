"""Vivamos as an app on a device: the manifest, its icons, and the service worker."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

from fastapi import APIRouter, Request, Response
from fastapi.responses import JSONResponse

import vivamos
from vivamos.engine.words import best_language, words_of
from vivamos.server.files import ASK_AGAIN, Files
from vivamos.server.pages import WEB
from vivamos.server.refusals import NotThere

WORKER = "service-worker.js"
GROUND = "#f3dfb8"  # behind the cards of the logo
PAPER = "#fbf6ec"  # of the pages, before they are there
A_DAY = {"Cache-Control": "public, max-age=86400"}
# How much of its width the logo takes. A system may cut any shape out of a maskable icon that leaves the middle 80 %.
ICONS = {"icon-192": (192, 0.84), "icon-512": (512, 0.84), "maskable-512": (512, 0.64), "apple-180": (180, 0.76)}

installing = APIRouter(include_in_schema=False)


def language_of(request: Request) -> str:
    """The language of ours that a browser likes best."""
    return best_language(re.findall("[A-Za-z-]+", request.headers.get("accept-language", "en")))


@installing.get("/manifest.webmanifest")
async def manifest(request: Request) -> JSONResponse:
    """What a system needs to know to install the pages as an app."""
    language = language_of(request)
    games = list(vivamos.catalogue().values())
    told: dict[str, Any] = {
        "id": "/",
        "name": "Vivamos",
        "short_name": "Vivamos",
        "description": words_of(language).text("app-description", games=len(games)),
        "lang": language,
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": PAPER,
        "theme_color": PAPER,
        "categories": ["games", "entertainment"],
        "icons": [
            {
                "src": f"/icons/{name}.png",
                "sizes": f"{size}x{size}",
                "type": "image/png",
                "purpose": "maskable" if name.startswith("maskable") else "any",
            }
            for name, (size, _) in ICONS.items()
        ],
        "shortcuts": [{"name": game.name, "url": f"/new/{game.id}"} for game in games],
    }
    headers = {**ASK_AGAIN, "Vary": "Accept-Language"}
    return JSONResponse(told, headers=headers, media_type="application/manifest+json")


@installing.get("/icons/{name}.png")
async def icon(name: str, request: Request) -> Response:
    """Drawn when it is first asked for."""
    if name not in ICONS:
        raise NotThere("no-such-page-file")
    return Response(await request.app.state.house.painter.png(icon_svg(name)), media_type="image/png", headers=A_DAY)


@installing.get(f"/{WORKER}")
async def service_worker(request: Request) -> Response:
    """Beside the pages, for it may only serve what lies below its own address."""
    files: Files = request.app.state.files
    return Response(files.read(WORKER), media_type="text/javascript", headers=ASK_AGAIN)


@cache
def icon_svg(name: str) -> str:
    """The logo on a ground of its own: round corners, but for systems that cut the shape themselves."""
    size, share = ICONS[name]
    logo = (WEB / "icon.svg").read_text(encoding="utf-8")
    edge = size * (1 - share) / 2
    logo = logo.replace(
        "<svg ", f'<svg x="{edge:g}" y="{edge:g}" width="{size * share:g}" height="{size * share:g}" ', 1
    )
    corner = size * 0.2 if name.startswith("icon") else 0
    ground = f'<rect width="{size}" height="{size}" rx="{corner:g}" fill="{GROUND}"/>'
    return f'<svg xmlns="http://www.w3.org/2000/svg" width="{size}" height="{size}">{ground}{logo}</svg>'

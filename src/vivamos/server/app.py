"""The server put together."""

from __future__ import annotations

import gc
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

from fastapi import FastAPI, Request
from fastapi.exception_handlers import http_exception_handler
from fastapi.exceptions import RequestValidationError
from fastapi.responses import HTMLResponse, JSONResponse
from starlette.exceptions import HTTPException
from starlette.responses import Response

import vivamos
from vivamos.engine.errors import UsageError, VivamosError
from vivamos.server.allowances import Allowances
from vivamos.server.api import api
from vivamos.server.api_page import api_page
from vivamos.server.files import ASK_AGAIN, Files
from vivamos.server.house import House
from vivamos.server.installing import installing
from vivamos.server.invitations import table_page
from vivamos.server.lesson_api import lesson_api
from vivamos.server.me import me_api
from vivamos.server.metrics import metrics_api
from vivamos.server.night_api import night_api
from vivamos.server.pages import WEB
from vivamos.server.previews import game_page
from vivamos.server.refusals import refused
from vivamos.server.replay_api import replay_api
from vivamos.server.review_api import review_api
from vivamos.server.security import FILES, Guard
from vivamos.server.settings import Settings
from vivamos.server.shell import shell_file
from vivamos.server.stream import stream
from vivamos.server.word_files import word_files

# Where each page is, and the modules it begins with.
PAGES = {
    "/": ("pages/lobby.js", *(f"games/{game}/table.js" for game in vivamos.catalogue())),
    "/new/{game}": ("pages/new.js",),
    "/rules/{game}": ("pages/rules.js",),
    "/learn/{game}": ("learn/page.js",),
    "/me": ("pages/me.js",),
    "/nights": ("pages/nights.js",),
    "/night/{night}": ("pages/night.js",),
    "/replay": ("pages/replay.js",),
    "/game/{replay}/report": ("report/page.js",),
}


def build(settings: Settings) -> FastAPI:
    """The application; its store is open, as `state.store`, when it starts."""
    allowances = Allowances()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        house = House(settings, app.state.store, allowances)
        app.state.house = house
        gc.set_threshold(50_000, 20, 20)  # tables stay for long: looking at them again and again costs every move
        try:
            yield
        finally:
            await house.close()

    app = FastAPI(
        title="Vivamos",
        version=vivamos.__version__,
        description="A card room: tables, seats, records. The stream of a table is described in docs/server.md.",
        lifespan=lifespan,
        docs_url=None,  # FastAPI's own pages load scripts from elsewhere
        redoc_url=None,
    )

    app.state.allowances = allowances
    files = Files(WEB, FILES, {**word_files(), **shell_file(WEB)})
    app.state.files = files

    async def docs() -> HTMLResponse:
        return HTMLResponse(files.in_version(api_page(app.openapi())))

    def page(*modules: str) -> Callable[[], Awaitable[HTMLResponse]]:
        """Every page is the same file; its script looks at the address."""

        async def answer() -> HTMLResponse:
            return HTMLResponse(files.page(*modules), headers=ASK_AGAIN)

        return answer

    app.add_api_route("/docs", docs, include_in_schema=False)
    app.include_router(installing)
    app.include_router(api)
    app.include_router(me_api)
    app.include_router(night_api)
    app.include_router(replay_api)
    app.include_router(review_api)
    app.include_router(lesson_api)
    app.include_router(metrics_api)
    app.add_middleware(Guard, settings=settings, stream=stream, files=files, allowances=allowances)
    app.add_exception_handler(VivamosError, _say_what_is_wrong)
    app.add_exception_handler(RequestValidationError, _say_what_is_malformed)
    app.add_exception_handler(HTTPException, _show_that_there_is_nothing)
    for path, modules in PAGES.items():
        app.add_api_route(path, page(*modules), include_in_schema=False, response_class=HTMLResponse)
    app.add_api_route("/t/{table}", table_page, include_in_schema=False, response_class=HTMLResponse)
    app.add_api_route("/game/{replay}", game_page, include_in_schema=False, response_class=HTMLResponse)
    return app


async def _say_what_is_wrong(_: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, VivamosError)
    return refused(error)


async def _say_what_is_malformed(_: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    if first["type"] == "json_invalid":
        return refused(UsageError("body-is-no-json"))
    where = ".".join(str(part)[:40] for part in first["loc"] if part != "body")
    field = str(next((part for part in first["loc"] if part not in ("body", "query", "path")), "")) or None
    return refused(UsageError("malformed-request", where=where or "body", said=first["msg"], field=field))


async def _show_that_there_is_nothing(request: Request, error: Exception) -> Response:
    """Whoever comes to an unknown address with a browser gets the page, which says so in their language."""
    assert isinstance(error, HTTPException)
    reads = request.method in ("GET", "HEAD") and "text/html" in request.headers.get("accept", "")
    if error.status_code != 404 or not reads or request.url.path.startswith("/api/"):
        return await http_exception_handler(request, error)
    return HTMLResponse(request.app.state.files.page(), 404, {**ASK_AGAIN, "Vary": "Accept"})

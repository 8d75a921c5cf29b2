"""The server put together."""

from __future__ import annotations

import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import FileResponse, HTMLResponse, JSONResponse

import vivamos
from vivamos.engine.errors import UsageError, VivamosError
from vivamos.server.api import api
from vivamos.server.api_page import api_page
from vivamos.server.files import ASK_AGAIN, Files
from vivamos.server.house import House
from vivamos.server.pages import WEB
from vivamos.server.refusals import refused
from vivamos.server.security import FILES, Guard
from vivamos.server.settings import Settings
from vivamos.server.store import Store
from vivamos.server.stream import stream
from vivamos.server.word_files import word_files


def build(settings: Settings) -> FastAPI:
    """The application for one store."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        house = House(settings, await Store.open(settings.database))
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

    async def docs() -> HTMLResponse:
        return HTMLResponse(api_page(app.openapi()))

    app.add_api_route("/docs", docs, include_in_schema=False)
    app.include_router(api)
    app.add_middleware(Guard, settings=settings, stream=stream, files=Files(WEB, FILES, word_files()))
    app.add_exception_handler(VivamosError, _say_what_is_wrong)
    app.add_exception_handler(RequestValidationError, _say_what_is_malformed)
    for path in ("/", "/new/{game}", "/t/{table}", "/rules/{game}"):
        app.add_api_route(path, _page, include_in_schema=False, response_class=FileResponse)
    return app


async def _page() -> FileResponse:
    """Every page is the same file; its script looks at the address."""
    return FileResponse(WEB / "index.html", headers=ASK_AGAIN)


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

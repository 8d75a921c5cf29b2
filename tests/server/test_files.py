"""The files of the pages: kept in memory, told when they change, and none but those."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

import httpx
import pytest
from raw import ask_in_part, last_words

from vivamos.server.files import Files

from serving import Server


def test_a_reload_costs_nothing_and_an_edited_file_is_told_anew(tmp_path: Path) -> None:
    file = tmp_path / "main.js"
    file.write_text("old()", encoding="utf-8")

    async def visit() -> None:
        async with httpx.AsyncClient(
            transport=httpx.ASGITransport(Files(tmp_path, "/web/")), base_url="http://t"
        ) as asked:
            first = await asked.get("/web/main.js")
            assert (first.status_code, first.text) == (200, "old()")
            assert first.headers["Content-Type"] == "text/javascript; charset=utf-8"
            assert first.headers["Cache-Control"] == "no-cache"
            known = {"If-None-Match": first.headers["ETag"]}
            assert (await asked.get("/web/main.js", headers=known)).status_code == 304
            file.write_text("new()", encoding="utf-8")
            os.utime(file, ns=(0, 0))
            again = await asked.get("/web/main.js", headers=known)
            assert (again.status_code, again.text) == (200, "new()")
            file.unlink()
            assert (await asked.get("/web/main.js")).status_code == 404

    asyncio.run(visit())


@pytest.mark.parametrize(
    "path",
    ["/web/../server/app.py", "/web/%2e%2e/server/app.py", "/web//etc/passwd", "/web/", "/web/nothing.js", "/web/%00"],
)
def test_nothing_else_is_shown(server: Server, path: str) -> None:
    asked = f"GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
    said = last_words(ask_in_part(server, asked))
    assert said is not None
    assert said.startswith(b"HTTP/1.1 404 ")


def test_files_are_only_read(server: Server) -> None:
    assert server.ask("POST", "/web/main.js", {}).status_code == 405
    head = server.ask("HEAD", "/web/main.js")
    assert head.status_code == 200
    assert int(head.headers["Content-Length"]) > 0
    assert not head.content

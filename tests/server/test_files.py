"""The files of the pages: kept in memory, told when they change, and none but those."""

from __future__ import annotations

import asyncio
import os
import re
from pathlib import Path

import httpx
import pytest
from raw import ask_in_part, last_words

from vivamos.server.files import Files

from serving import Server


def test_files_of_one_version_stay_together(tmp_path: Path) -> None:
    """A page that was opened before an edit, or before an update, never gets a newer file."""
    for name, text in (("index.html", '<script src="/web/main.js">'), ("main.js", "old()"), ("table.js", "old table")):
        (tmp_path / name).write_text(text, encoding="utf-8")
    files = Files(tmp_path, "/web/")
    old = files.version()
    page = files.page()

    async def visit() -> None:
        async with httpx.AsyncClient(transport=httpx.ASGITransport(files), base_url="http://t") as asked:
            assert page == f'<script src="/web/{old}/main.js">'
            first = await asked.get(f"/web/{old}/main.js")
            assert (first.status_code, first.text) == (200, "old()")
            assert first.headers["Content-Type"] == "text/javascript; charset=utf-8"
            assert first.headers["Cache-Control"] == "public, max-age=31536000, immutable"
            known = {"If-None-Match": first.headers["ETag"]}
            assert (await asked.get(f"/web/{old}/main.js", headers=known)).status_code == 304

            (tmp_path / "main.js").write_text("new()", encoding="utf-8")
            (tmp_path / "table.js").write_text("new table", encoding="utf-8")
            os.utime(tmp_path / "main.js", ns=(0, 0))
            os.utime(tmp_path / "table.js", ns=(0, 0))
            opened = files.page()  # before anybody has asked for the version
            new = (await asked.get("/web/version.json")).json()["version"]
            assert new != old
            assert opened == page.replace(old, new)
            assert (await asked.get(f"/web/{new}/main.js")).text == "new()"
            # The old page goes on with what is still known of its version, and is told to reload for the rest.
            assert (await asked.get(f"/web/{old}/main.js")).text == "old()"
            gone = await asked.get(f"/web/{old}/table.js")
            assert gone.status_code == 410
            assert "Load the page anew" in gone.json()["detail"]
            assert gone.headers["Cache-Control"] == "no-store"
            assert (await asked.get(f"/web/{'0' * 12}/main.js")).status_code == 410  # of another server

            # Who knows of no versions is led to the newest.
            led = await asked.get("/web/main.js")
            assert (led.status_code, led.headers["Location"]) == (307, f"/web/{new}/main.js")
            assert led.headers["Cache-Control"] == "no-cache"

            (tmp_path / "main.js").write_text("old()", encoding="utf-8")
            (tmp_path / "table.js").write_text("old table", encoding="utf-8")
            assert files.version() == old, "the digest is of the text alone"
            assert (await asked.get(f"/web/{old}/table.js")).text == "old table"
            (tmp_path / "table.js").unlink()
            assert (await asked.get(f"/web/{files.version()}/table.js")).status_code == 410

    asyncio.run(visit())


def test_a_page_names_what_it_begins_with(tmp_path: Path) -> None:
    """Modules, what they import, and the style beside them are asked for at once, not one after the other."""
    (tmp_path / "games").mkdir()
    texts = {
        "index.html": "<head></head>",
        "main.js": "start()",
        "dom.js": "",
        "games/table.js": 'import { h } from "../dom.js";',
        "games/style.css": "",
    }
    for name, text in texts.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    files = Files(tmp_path, "/web/")
    page = files.page("games/table.js", "games/none.js")
    named = re.findall(r'<link rel="(\w+)"(?: as="style")? href="/web/[0-9a-f]{12}/([^"]+)">', page)
    modules = [("modulepreload", name) for name in ("main.js", "games/table.js", "dom.js")]
    assert sorted(named) == sorted([*modules, ("preload", "games/style.css")])


def test_texts_are_compressed_for_who_takes_it(server: Server) -> None:
    version = server.ask("GET", "/web/version.json").json()["version"]
    address = f"/web/{version}/look.css"
    plain = server.ask("GET", address, **{"Accept-Encoding": "identity"})
    for accepted in ("gzip;q=0, br", "br"):
        assert "Content-Encoding" not in server.ask("GET", address, **{"Accept-Encoding": accepted}).headers
    short = server.ask("GET", address, **{"Accept-Encoding": "br, GZIP;q=0.5"})
    assert short.headers["Content-Encoding"] == "gzip"
    assert short.headers["Vary"] == plain.headers["Vary"] == "Accept-Encoding"
    assert int(short.headers["Content-Length"]) < int(plain.headers["Content-Length"]) / 3
    assert short.text == plain.text
    words = server.ask("GET", f"/web/{version}/words/de/room.json", **{"Accept-Encoding": "gzip"})
    assert words.headers["Content-Encoding"] == "gzip"


def test_every_page_names_files_of_the_newest_version_only(server: Server) -> None:
    version = server.ask("GET", "/web/version.json").json()["version"]
    for path in ("/", "/t/nothing", "/game/nothing", "/docs", f"/web/{version}/index.html"):
        named = re.findall(r'"(/web/[^"]+)"', server.ask("GET", path).text)
        assert named
        for address in named:
            assert address.startswith(f"/web/{version}/")
            assert server.ask("GET", address).status_code == 200


@pytest.mark.parametrize(
    "path",
    [
        "/web/../server/app.py",
        "/web/%2e%2e/server/app.py",
        "/web//etc/passwd",
        "/web/",
        "/web/nothing.js",
        "/web/%00",
        "/web/main.js/x",
    ],
)
def test_nothing_else_is_shown(server: Server, path: str) -> None:
    asked = f"GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
    said = last_words(ask_in_part(server, asked))
    assert said is not None
    assert said.startswith(b"HTTP/1.1 404 ")


def test_an_unknown_address_is_a_page_for_browsers_only(server: Server) -> None:
    """The page says in the reader's language that there is nothing; programs get their answer as JSON."""
    as_browser = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
    for path in ("/nowhere", "/night", "/rules/slambo/more", "/t/"):
        shown = server.ask("GET", path, **as_browser)
        assert (shown.status_code, shown.headers["Content-Type"]) == (404, "text/html; charset=utf-8")
        assert "/main.js" in shown.text
        assert "Content-Security-Policy" in shown.headers
        told = server.ask("GET", path)
        assert (told.status_code, told.json()) == (404, {"detail": "Not Found"})
    assert server.ask("GET", "/api/nowhere", **as_browser).json() == {"detail": "Not Found"}
    assert server.ask("POST", "/nowhere", {}, **as_browser).json() == {"detail": "Not Found"}
    assert server.ask("PUT", "/me", {}, **as_browser).status_code == 405


def test_files_are_only_read(server: Server) -> None:
    assert server.ask("POST", "/web/main.js", {}).status_code == 405
    version = server.ask("GET", "/web/version.json").json()["version"]
    head = server.ask("HEAD", f"/web/{version}/main.js")
    assert head.status_code == 200
    assert int(head.headers["Content-Length"]) > 0
    assert not head.content

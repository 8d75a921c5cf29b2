"""Vivamos as an app: its manifest and icons, and the shell that is kept for when no server answers."""

from __future__ import annotations

import struct

import vivamos
from vivamos.engine.words import LANGUAGES

from serving import Server


def test_the_manifest_names_icons_that_are_there(server: Server) -> None:
    answer = server.ask("GET", "/manifest.webmanifest", **{"Accept-Language": "de-CH, en"})
    assert answer.headers["Content-Type"] == "application/manifest+json"
    assert answer.headers["Vary"] == "Accept-Language"
    told = answer.json()
    assert (told["lang"], told["description"]) == ("de", "Ein Spielzimmer: fünf Kartenspiele mit Freunden und Bots.")
    assert {each["url"] for each in told["shortcuts"]} == {f"/new/{game}" for game in vivamos.catalogue()}
    assert {each["purpose"] for each in told["icons"]} == {"any", "maskable"}
    assert 'rel="manifest" href="/manifest.webmanifest"' in server.ask("GET", "/").text
    for each in told["icons"]:
        png = server.ask("GET", each["src"])
        assert png.headers["Content-Type"] == each["type"]
        wide, high = struct.unpack(">II", png.content[16:24])
        assert f"{wide}x{high}" == each["sizes"]
    assert server.ask("GET", "/icons/nothing.png").status_code == 404


def test_the_shell_is_whole_and_small(server: Server) -> None:
    """What a service worker keeps: all that comes up without a server, but no game."""
    version = server.ask("GET", "/web/version.json").json()["version"]
    shell = server.ask("GET", f"/web/{version}/shell.json").json()
    assert {"index.html", "main.js", "look.css", "theme.js", "icon.svg", "pages/no_server.js", "words.js"} < set(shell)
    assert {f"words/{language}/room.json" for language in LANGUAGES} < set(shell)
    assert not any(name.startswith("games/") for name in shell)
    for name in shell:
        assert server.ask("GET", f"/web/{version}/{name}").status_code == 200
    worker = server.ask("GET", f"/service-worker.js?version={version}")
    assert worker.headers["Content-Type"] == "text/javascript; charset=utf-8"
    assert worker.headers["Cache-Control"] == "no-cache"

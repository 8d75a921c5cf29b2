"""Links to a table: what other pages show of them, and that it is nothing secret."""

from __future__ import annotations

import html
import re
from xml.etree import ElementTree

import httpx

from vivamos.engine.words import LANGUAGES, words_of
from vivamos.server import frames
from vivamos.server.invitations import title_card_svg

from serving import Server, Stream


def tags(server: Server, table: str, language: str = "en") -> dict[str, str]:
    page = server.ask("GET", f"/t/{table}", **{"Accept-Language": language}).text
    return dict(re.findall(r'<meta property="(og:[a-z:_]+)" content="([^"]*)">', page))


def test_a_link_to_a_table_invites(server: Server) -> None:
    made = server.make_table(seats=["you", "bot:newcomer", "free", "free"], open=True)
    meta = tags(server, made["id"])
    assert meta["og:description"] == "2 seats are free. Sit down!"
    assert html.unescape(meta["og:title"]).replace("\u2068", "").replace("\u2069", "") == "Mara plays SLAMBO!"
    assert meta["og:url"] == f"{server.address}/t/{made['id']}"
    picture = httpx.get(html.unescape(meta["og:image"]), timeout=60)
    assert picture.headers["content-type"] == "image/png"
    assert picture.content.startswith(b"\x89PNG")
    assert tags(server, made["id"], "de-CH")["og:description"] == "2 Plätze sind frei. Setz dich dazu!"
    stream = Stream(server, made["id"], made["token"])
    invitation = stream.welcome["invitation"]
    stream.close()
    assert invitation
    assert invitation not in server.ask("GET", f"/t/{made['id']}").text


def test_a_table_that_is_played_tells_no_more(server: Server) -> None:
    made = server.make_table()
    stream = Stream(server, made["id"], made["token"])
    assert stream.until_asked()
    stream.close()
    assert tags(server, made["id"])["og:description"] == "The game is on. Come and watch!"
    for table in ("nothing", "x" * 22, "%3Cb%3E"):
        assert tags(server, table) == {}
        assert server.ask("GET", f"/api/tables/{table}/card.png").status_code == 404
    long = server.ask("GET", f"/api/tables/{made['id']}/card.png?language={'x' * 41}")
    assert long.status_code == 422


def test_the_title_card_can_be_read_whatever_people_are_called() -> None:
    names = ["<b>&山田", "W" * 40, None]
    seats = [
        frames.Seat(at, "human" if name else "free", name, None, True, at == 0, None) for at, name in enumerate(names)
    ]
    table = frames.ListedTable(
        id="t", game="vamos-dia", players=3, options={}, state="waiting", open=True, clock=None, seats=seats,
        rematch=None, created="", own_deck=False, hints=False, to_move=None, round=None, active="",
    )  # fmt: skip
    for language in LANGUAGES:
        svg = title_card_svg(table, words_of(language))
        assert "<b>" not in svg
        ElementTree.fromstring(svg)

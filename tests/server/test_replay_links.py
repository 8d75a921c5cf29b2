"""Links to a moment of a game: what is stored for them, their previews, and pictures of any position."""

from __future__ import annotations

import html
import re
from xml.etree import ElementTree

import httpx
import pytest

from vivamos.engine.game import Game
from vivamos.server.pictures import svg_of
from vivamos.server.replays import Perspective
from vivamos.server.shelf import brought

from kit import each_game
from replaying import Event, bring, finished, play_to_the_end, rows
from serving import Server


@pytest.fixture(scope="module")
def record() -> Event:
    return finished("slambo").record()


def test_a_record_is_stored_only_when_it_is_shared(server: Server, record: Event) -> None:
    before = set(rows(server, "select id from shared"))  # by other tests
    overview = bring(server, record)
    assert overview["shared"] is False
    assert set(rows(server, "select id from shared")) == before
    made = server.ask("POST", f"/api/replays/{overview['id']}/share", {}).json()["id"]
    assert set(rows(server, "select id from shared")) == before | {(made,)}
    shared = server.ask("GET", f"/api/replays/{made}").json()
    assert (shared["shared"], shared["steps"]) == (True, overview["steps"])
    assert server.ask("GET", f"/api/replays/{made}/record").json() == record
    assert 'property="og:title" content="SLAMBO!: Seat 1, Seat 2"' in server.ask("GET", f"/game/{made}?at=3").text


def test_a_link_to_a_moment_has_a_preview(server: Server) -> None:
    made = server.make_table(seats=["you", "bot:newcomer"])
    assert "og:" not in server.ask("GET", f"/game/{made['id']}").text  # it is still being played
    made = play_to_the_end(server)
    page = server.ask("GET", f"/game/{made['id']}?at=4&as=0&view=open").text
    meta = dict(re.findall(r'<meta property="(og:[a-z:_]+)" content="([^"]*)">', page))
    assert meta["og:title"].startswith("SLAMBO!: Mara, ")
    assert meta["og:description"] == "Move 4, all cards open"
    assert meta["og:url"] == f"{server.address}/game/{made['id']}?at=4&amp;as=0&amp;view=open"
    picture = httpx.get(html.unescape(meta["og:image"]), timeout=60)
    assert picture.headers["content-type"] == "image/png"
    assert picture.content.startswith(b"\x89PNG")
    german = server.ask("GET", f"/game/{made['id']}?at=4&as=0", **{"Accept-Language": "de-CH,en"}).text
    assert "Zug 4, wie Mara es sah" in german
    assert "&amp;language=de" in german
    drawn = f"/api/replays/{made['id']}/picture.svg?at=4&language="
    for language, words in (("de", "Zug 4 von"), ("es", "jugada 4 de"), ("nonsense", "move 4 of")):
        assert words in server.ask("GET", drawn + language).text


def test_no_address_gets_markup_into_a_page(server: Server) -> None:
    made = play_to_the_end(server)
    for query in ('at="><script>', "as=99", "as=<b>", "view=<i>", "at=" + "9" * 50):
        answer = server.ask("GET", f"/game/{made['id']}?{query}")
        assert answer.status_code == 200
        assert "<script>" not in answer.text.replace('<script src="', "")
        assert "<b>" not in answer.text
    assert server.ask("GET", "/game/nothing").status_code == 200  # the page says that there is none


@each_game
def test_a_picture_of_any_position_can_be_read(game: Game) -> None:
    replay = brought("r", finished(game.id).record())
    for number in (0, 7, replay.steps // 2, replay.steps):
        for seen in (Perspective(None), Perspective(1), Perspective(0, open=True)):
            svg = svg_of(replay, number, seen)
            ElementTree.fromstring(svg)
            assert "nan" not in svg


def test_a_name_in_a_picture_is_text() -> None:
    replay = brought("r", finished("slambo").record())
    replay.shown.seats[0].name = "<b>&山田"
    svg = svg_of(replay, 3, Perspective(1))
    assert "<b>" not in svg
    ElementTree.fromstring(svg)

"""A seat at a real server, from the terminal."""

from __future__ import annotations

import asyncio
import json
import threading
import time
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

import vivamos
from vivamos.engine.errors import VivamosError
from vivamos.terminal import links
from vivamos.terminal.joining import JoinApp, joined
from vivamos.terminal.links import printable, read_link, token_of

from at_table import check_nothing_is_cut, play_turn, sit_at, text_of
from serving import PATIENCE, Server, Stream, running

pytestmark = pytest.mark.xdist_group("joining")  # one server is enough
TABLE = '{"game": "slambo", "players": 2}'


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    yield from running(tmp_path_factory.mktemp("server"))


@pytest.fixture(autouse=True)
def own_seats(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """No test sits on the seats of whoever runs it."""
    file = tmp_path / "data" / "seats.json"
    monkeypatch.setattr(links, "SEATS", file)
    return file


def link_to(server: Server, table: str, more: str = "") -> str:
    return f"{server.address}/t/{table}{more}"


def sit_down(server: Server, table: str, name: str = "Teo", watch: bool = False) -> JoinApp:
    app = joined(read_link(link_to(server, table)), "en", name, watch, vivamos.game)
    app.pace = 0
    return app


async def until(pilot: Pilot[None], wanted: Callable[[], Any]) -> None:
    """Wait for something to happen."""
    end = time.monotonic() + PATIENCE
    while not wanted():
        assert time.monotonic() < end, "it did not happen"
        await pilot.pause(0.02)


def test_a_whole_game_with_somebody_in_a_browser_and_a_bot(server: Server) -> None:
    made = server.make_table("slambo", ["you", "free", "bot:newcomer"])
    app = sit_down(server, made["id"])
    mara = Stream(server, made["id"], made["token"])

    def maras_turns() -> None:
        while mara.until_asked():
            move = mara.ask["moves"][0]
            mara.ask = None
            assert mara.act("move", f"{mara.number} {move}", move=move)["type"] == "done"

    async def play(app: JoinApp, pilot: Pilot[None]) -> None:
        other = asyncio.create_task(asyncio.to_thread(maras_turns))
        await until(pilot, lambda: app.view is not None)
        assert app.drawing.called(0) == "Mara"
        assert app.me == 1
        while app.state != "over":
            await until(pilot, lambda: app.asked is not None or app.state == "over")
            if app.asked is not None:
                check_nothing_is_cut(app)
                await play_turn(app, pilot)
        await other
        await until(pilot, lambda: app.view is not None and app.view["winners"])
        record = vivamos.replay(server.ask("GET", f"/api/tables/{made['id']}/record").json())
        seen = record.view(1)
        seen.pop("moves", None)
        assert app.view == seen
        assert app.text("table-have-won", seats=record.winners()) in text_of(app, "said")

    sit_at(app, play)
    mara.close()


def quiet_move(asked: dict[str, Any]) -> str:
    """A move of SLAMBO! that ends no bout: it can be taken back."""
    return next(move for move, leads in asked["preview"].items() if not leads["slambo"])


def test_what_is_said_and_taken_back(server: Server) -> None:
    made = server.make_table("slambo", ["you", "free"])
    app = sit_down(server, made["id"])
    mara = Stream(server, made["id"], made["token"])

    async def play(app: JoinApp, pilot: Pilot[None]) -> None:
        await until(pilot, lambda: app.view is not None)
        mara.act("talk", "1", text="Hello\x1b[2J there")
        await until(pilot, lambda: "Mara: Hello" in text_of(app, "events"))
        assert "\x1b" not in text_of(app, "events")
        await pilot.press("t", *"hi", "enter")
        await asyncio.to_thread(mara.until, "event", what="talk", text="hi")
        if app.asked is None:
            await asyncio.to_thread(mara.until_asked)
            mara.act("move", "2", move=quiet_move(mara.ask))
            mara.act("undo", "3", agree=True)
            await until(pilot, lambda: app.undo_asked == 0)
            assert app.text("table-asks-to-take-back", seat=0) in text_of(app, "said")
            await pilot.press("n")
            await asyncio.to_thread(mara.until, "event", what="undo", refused_by=1)
        await until(pilot, lambda: app.asked is not None)
        decided = app.connection.number
        move = quiet_move(app.asked)
        while move not in app.hand_cards[app.cursor][1]:
            await pilot.press("right")
        await pilot.press("enter")
        await until(pilot, lambda: app.connection.number > decided)
        await pilot.press("u")
        await asyncio.to_thread(mara.until, "event", what="undo", asked_by=1)
        assert mara.act("undo", "4", agree=True)["type"] == "done"
        await until(pilot, lambda: app.asked is not None)
        assert app.text("table-took-back", seat=1) in text_of(app, "said")

    sit_at(app, play)
    mara.close()


def test_it_comes_back_after_the_server_was_gone(tmp_path: Path) -> None:
    own = Server(tmp_path, "--no-limits")
    own.start()
    own.wait_until_ready("slambo")
    made = own.make_table("slambo", ["you", "free"])
    app = sit_down(own, made["id"])

    async def play(app: JoinApp, pilot: Pilot[None]) -> None:
        await until(pilot, lambda: app.view is not None and app.live)
        own.kill()
        await until(pilot, lambda: not app.live)
        assert text_of(app, "note") == app.text("table-reconnecting")
        await asyncio.to_thread(own.start)
        await until(pilot, lambda: app.live)
        await until(pilot, lambda: text_of(app, "note") == app.text("table-live"))
        assert app.view is not None

    try:
        sit_at(app, play)
    finally:
        own.kill()


def test_the_seat_is_there_again_next_time(server: Server, own_seats: Path) -> None:
    made = server.make_table("slambo", ["you", "free"])
    first = sit_down(server, made["id"])
    assert own_seats.stat().st_mode & 0o077 == 0, "only its owner may read a token"
    again = sit_down(server, made["id"], name="somebody else")
    assert again.connection.token == first.connection.token
    kept = json.loads(own_seats.read_text())
    own_seats.write_text(json.dumps(dict.fromkeys(kept, "0" * 32)))
    wrong = sit_down(server, made["id"])

    async def wait(app: JoinApp, pilot: Pilot[None]) -> None:
        await until(pilot, lambda: app.gone_why is not None)

    sit_at(wrong, wait)
    assert token_of(wrong.link) is None, "a token that opens no seat is forgotten"


def test_who_only_watches_sees_no_hand(server: Server) -> None:
    made = server.make_table("slambo", ["you", "bot:newcomer"])
    app = sit_down(server, made["id"], watch=True)

    async def look(app: JoinApp, pilot: Pilot[None]) -> None:
        await until(pilot, lambda: app.view is not None)
        assert app.me is None
        assert app.hand_cards == []

    sit_at(app, look)


@pytest.mark.parametrize(
    ("link", "sentence"),
    [
        ("nonsense", "is no link to a table"),
        ("ftp://localhost/t/abc", "is no link to a table"),
        ("http://localhost:99999/t/abc", "is no link to a table"),
        ("http://127.0.0.1:9/t/abcdefghij", "There is no card room at http://127.0.0.1:9: "),
        ("http://a..b/t/abcdefghij", "There is no card room at http://a..b: "),
        ("{server}/t/abcdefghij", "There is no such table."),
        ("{server}/t/{full}", "There is no free seat at this table"),
    ],
)
def test_what_is_wrong_is_said_in_a_sentence(server: Server, link: str, sentence: str) -> None:
    full = server.make_table("slambo", ["you", "bot:newcomer"])["id"]
    given = link.format(server=server.address, full=full)
    with pytest.raises(VivamosError) as wrong:
        joined(read_link(given), "en", "Teo", False, vivamos.game)
    assert sentence in str(wrong.value)
    assert "{" not in str(wrong.value)


@pytest.mark.parametrize("answers", [["[]"], ["{}"], ['{"game": "slambo", "players": "two"}'], [TABLE, "{}"]])
def test_what_is_no_card_room_is_said_in_a_sentence(answers: list[str]) -> None:
    """Any page may answer under a link, also one that knows half of what we ask."""

    class Page(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.end_headers()
            self.wfile.write(answers.pop(0).encode())

        do_POST = do_GET  # noqa: N815

        def log_message(self, *_: object) -> None:
            pass

    with HTTPServer(("127.0.0.1", 0), Page) as page:
        threading.Thread(target=page.serve_forever, daemon=True).start()
        with pytest.raises(VivamosError) as wrong:
            joined(read_link(f"http://127.0.0.1:{page.server_port}/t/abc"), "en", "Teo", False, vivamos.game)
        page.shutdown()
    assert wrong.value.fact["fact"] == "server-is-no-room"


def test_a_folder_that_cannot_be_written_costs_no_seat(server: Server, own_seats: Path) -> None:
    own_seats.parent.mkdir(parents=True, exist_ok=True)
    own_seats.mkdir()  # a folder in the place of the file: also root cannot write it
    table = server.make_table("slambo", ["you", "free"])["id"]
    assert joined(read_link(f"{server.address}/t/{table}"), "en", "Teo", False, vivamos.game).connection.token


def test_links_are_read_as_people_copy_them() -> None:
    assert read_link("http://cards.example/t/ab12#i=xyz") == links.Link("http://cards.example", "ab12", "xyz")
    assert read_link("cards.example:8400/t/ab12/") == links.Link("http://cards.example:8400", "ab12")
    assert read_link("https://cards.example/t/ab12").stream == "wss://cards.example/api/tables/ab12/stream"


def test_nothing_that_a_terminal_obeys_comes_from_a_server() -> None:
    assert printable({"a\x1b": ["\x1b[31mred\x07", 3, None]}) == {"a": ["[31mred", 3, None]}

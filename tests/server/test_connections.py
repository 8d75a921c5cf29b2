"""Connections that dawdle, fall silent or lost their seat are hung up on, and one address has only so many."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from contextlib import suppress

import httpx
import pytest
from raw import Mute, ask_in_part, frame_of, is_cut, is_hung_up, last_words
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from serving import PATIENCE, Frame, Server, Stream, running

LONG = "🂡" * 200  # the longest text that can be said, almost a kilobyte
CAME = {"type": "here", "here": [True, True, False]}
HASTE = ["header=2", "body=2", "idle=1", "hello=3", "closing=0.5"]


def started(folder: pytest.TempPathFactory, *limits: str) -> Iterator[Server]:
    yield from running(folder.mktemp("server"), *(word for one in limits for word in ("--limit", one)))


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Waits for nobody for long."""
    yield from started(tmp_path_factory, *HASTE, "ping=0.5", "pong=5")


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Would wait for ever for who does not read."""
    yield from started(tmp_path_factory, "closing=0.5", "ping=3600", "pong=3600")


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Has little room."""
    limits = (
        "connections=20",
        "frames=30",
        "frames_a_second=10",
        "streams=6",
        "watchers=3",
        "all_frames=40",
        "all_frames_a_second=1",
    )
    yield from started(tmp_path_factory, *HASTE, *limits)


def a_table_with_a_mute(server: Server) -> tuple[Frame, str, Stream, Mute]:
    """Mara is at her table; Inés sits there too and never reads. So much is said that the stream to her is full."""
    made = server.make_table("slambo", ["you", "free", "free"])
    token = server.sit_down(made["id"], "Inés")
    mara = Stream(server, made["id"], made["token"])
    mute = Mute(server, made["id"])
    mute.hello(token)
    assert mara.until("here", here=[True, True, False]) == CAME
    for number in range(300):
        mara.act("talk", f"fill {number}", text=LONG)
    return made, token, mara, mute


def test_who_gave_up_the_seat_says_nothing_for_the_next_one(patient: Server) -> None:
    made, token, mara, mute = a_table_with_a_mute(patient)
    gone = patient.ask("DELETE", f"/api/tables/{made['id']}/seats/1", token=token)
    assert gone.status_code == 200
    assert not gone.json()["seats"][1]["here"]
    teo = Stream(patient, made["id"], patient.sit_down(made["id"], "Teo"))
    late = {"type": "talk", "id": "late", "text": "I am Teo"}
    assert is_cut(mute.connection, frame_of(0x1, json.dumps(late).encode()))
    assert teo.act("talk", "t", text="I am the real one")["type"] == "done"
    told = []
    while not told or told[-1] != "I am the real one":
        told.append(mara.until("event", what="talk")["text"])
    assert "I am Teo" not in told


def test_who_does_not_read_is_not_here(hasty: Server) -> None:
    made, token, mara, mute = a_table_with_a_mute(hasty)
    while not any(frame.get("here") == [True, False, False] for frame in mara.frames[mara.frames.index(CAME) :]):
        mara.next()  # perhaps it came while Mara was still talking
    assert is_hung_up(mute.connection)
    back = Stream(hasty, made["id"], token)
    assert back.welcome["you"] == 1
    mara.until("here", here=[True, True, False])


def test_who_reads_stays_though_nothing_happens(hasty: Server) -> None:
    made = hasty.make_table("slambo", ["you", "free"])
    mara = Stream(hasty, made["id"], made["token"])
    mute = Mute(hasty, made["id"])
    mute.hello(None)
    assert is_hung_up(mute.connection)  # after all the pings that Mara answered
    assert mara.act("talk", "1", text="still here")["type"] == "done"


@pytest.mark.parametrize(
    "begun", ["", "G", "GET / HTTP/1.1\r\nHost: localhost\r\nX-Long: "], ids=["nothing", "G", "head"]
)
def test_half_a_request_is_not_waited_for(hasty: Server, begun: str) -> None:
    connections = [ask_in_part(hasty, begun) for _ in range(50)]
    assert all(is_hung_up(connection) for connection in connections)


def test_a_byte_now_and_then_is_no_progress(hasty: Server) -> None:
    head = "GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: "
    body = f"POST /api/mine HTTP/1.1\r\nHost: 127.0.0.1:{hasty.port}\r\nContent-Length: 100000\r\n\r\n"
    assert is_cut(ask_in_part(hasty, head))
    assert is_cut(ask_in_part(hasty, body))


def test_answers_that_nobody_takes_are_not_kept(hasty: Server) -> None:
    ask = "GET /api/games HTTP/1.1\r\nHost: localhost\r\n\r\n"
    assert is_cut(ask_in_part(hasty, ask * 600), ask.encode())


def test_after_an_answer_a_connection_may_rest_only_for_a_while(hasty: Server) -> None:
    assert is_hung_up(ask_in_part(hasty, "GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n"))


def test_a_stream_without_a_hello_is_hung_up_on_even_if_it_does_not_read(hasty: Server) -> None:
    made = hasty.make_table()
    mute = Mute(hasty, made["id"])
    mute.connection.sendall(frame_of(0x1, b'{"type": "hello"}')[:9])  # not all of it
    assert is_hung_up(mute.connection)


@pytest.mark.parametrize("opcode", [0x9, 0xA], ids=["ping", "pong"])
def test_a_flood_of_control_frames_ends_the_stream(small: Server, opcode: int) -> None:
    mute = Mute(small, small.make_table()["id"])
    mute.hello(None)
    assert is_cut(mute.connection, frame_of(opcode, b"") * 1000)


def test_a_frame_that_is_no_text_is_refused_without_a_word_in_the_log(hasty: Server) -> None:
    made = hasty.make_table()
    mute = Mute(hasty, made["id"])
    mute.hello(None)
    mute.send_raw(0x1, b'{"type": "\xff\xfe"}')
    assert is_hung_up(mute.connection)
    assert "UTF-8" not in hasty.log()


def test_one_address_has_so_many_connections_and_others_have_theirs(small: Server) -> None:
    begun = "GET /api/health HTTP/1.1\r\nHost: localhost\r\n"
    streams = [ask_in_part(small, begun) for _ in range(20)]
    assert last_words(ask_in_part(small, begun + "\r\n")) == b""
    other = httpx.HTTPTransport(local_address="127.0.0.2")
    with httpx.Client(transport=other, timeout=PATIENCE) as somebody:
        assert somebody.get(f"{small.address}/api/health").status_code == 200
    assert all(is_hung_up(stream) for stream in streams)
    assert small.ask("GET", "/api/health").status_code == 200  # they count no more


def test_a_table_has_room_for_so_many_who_watch(small: Server) -> None:
    made = small.make_table("slambo", ["you", "free"])
    watching = [Stream(small, made["id"]) for _ in range(3)]
    url = f"ws://127.0.0.1:{small.port}/api/tables/{made['id']}/stream"
    with connect(url) as one_more:
        one_more.send('{"type": "hello", "token": null, "since": null}')
        assert "too-many-watchers" in str(one_more.recv(timeout=PATIENCE))
        with pytest.raises(ConnectionClosed) as end:
            one_more.recv(timeout=PATIENCE)
    assert end.value.rcvd is not None
    assert end.value.rcvd.code == 4503
    mara = Stream(small, made["id"], made["token"])  # who sits there always comes in
    for stream in (*watching, mara):
        stream.close()


def test_one_address_has_so_many_streams(small: Server) -> None:
    tables = [small.make_table("slambo", ["you", "free"])["id"] for _ in range(2)]
    streams = [Stream(small, table) for table in tables * 3]
    with connect(f"ws://127.0.0.1:{small.port}/api/tables/{tables[0]}/stream") as one_more:
        assert "too-many-streams" in str(one_more.recv(timeout=PATIENCE))
        with pytest.raises(ConnectionClosed) as end:
            one_more.recv(timeout=PATIENCE)
    assert end.value.rcvd is not None
    assert end.value.rcvd.code == 4503
    for stream in streams:
        stream.close()
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:  # they count no more, once the server has noticed
        try:
            Stream(small, tables[0]).close()
            return
        except ConnectionClosed:
            time.sleep(0.1)
    pytest.fail("streams that ended still count")


def test_frames_of_one_address_are_counted_together(small: Server) -> None:
    tables = [small.make_table("slambo", ["you", "free"])["id"] for _ in range(2)]
    streams = [Stream(small, table) for table in tables * 2]
    for stream in streams:
        with suppress(ConnectionClosed):  # it may be shut before all is sent
            for _ in range(25):  # fewer than one connection may
                stream.send('{"type": "ping"}')
    assert streams[-1].closed_with() == 4429
    for stream in streams:
        stream.close()

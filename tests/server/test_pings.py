"""Who says nothing is asked whether they are there; who has just said something is not."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing

import pytest
from raw import FrameReader, Mute

from serving import Server, running

PING, PONG = 0x9, 0xA
SILENT = 6  # pings to somebody who only listens: so long the other one talks


@pytest.fixture(scope="module")
def asking(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    yield from running(tmp_path_factory.mktemp("server"), "--limit", "ping=0.3", "--limit", "pong=60")


def test_who_has_just_said_something_is_sent_no_ping(asking: Server) -> None:
    table = asking.make_table("slambo", ["you", "free"])["id"]
    with closing(Mute(asking, table)) as listener, closing(Mute(asking, table)) as talker:
        listener.hello(None)
        talker.hello(None)
        heard, answers = FrameReader(listener.connection), FrameReader(talker.connection)
        pings = pings_to_talker = 0
        while pings < SILENT:
            talker.send({"type": "ping"})  # the table's own ping, a text like others
            while b'"pong"' not in (frame := answers.next())[1]:
                pings_to_talker += answered(talker, *frame)
            if heard.has_one(within=0.02):
                pings += answered(listener, *heard.next())
    assert pings_to_talker <= SILENT // 3, "one or two are for a machine that stood still; else as to the silent one"


def answered(one: Mute, opcode: int, data: bytes) -> bool:
    """Answer a frame if it is a ping of WebSocket, and tell whether it was."""
    if opcode == PING:
        one.send_raw(PONG, data)
    return opcode == PING

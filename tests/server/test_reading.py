"""One short text is read past the layers of a connection; however what comes is cut, it is read the same."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from contextlib import closing
from itertools import accumulate

import pytest
from hypothesis import given
from hypothesis import strategies as st
from raw import FrameReader, Mute, frame_of

from vivamos.server.connections import is_short_text, left_after

from serving import Server, running

TEXT, BYTES, PING, PONG, MORE, GOODBYE = 0x1, 0x2, 0x9, 0xA, 0x0, 0x8
SIZES = st.sampled_from([0, 1, 50, 125, 126, 300])
FRAMES = st.lists(st.tuples(st.sampled_from([TEXT, BYTES, PING, PONG]), SIZES), min_size=1, max_size=5)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    yield from running(tmp_path_factory.mktemp("server"), "--limit", "ping=3600")


@given(FRAMES, st.data())
def test_how_much_of_a_frame_is_still_to_come(frames: list[tuple[int, int]], data: st.DataObject) -> None:
    whole = [frame_of(opcode, b"x" * size) for opcode, size in frames]
    sent, ends = b"".join(whole), list(accumulate(map(len, whole)))
    cuts = sorted(data.draw(st.lists(st.integers(0, len(sent)), max_size=4)))
    left: int | None = 0
    for start, end in zip([0, *cuts], [*cuts, len(sent)], strict=True):
        heads = [at for at in (0, *ends[:-1]) if start <= at < end]
        left = left_after(sent[start:end], left)
        if left is None:
            assert any(at + 4 > end for at in heads), "a head that came in one piece can be read"
            return
        if end:
            assert left == min(last for last in ends if last >= end) - end


@pytest.mark.parametrize("opcode", [MORE, GOODBYE, 0x3])
def test_after_what_is_not_whole_nothing_is_read_past_the_layers(opcode: int) -> None:
    assert left_after(frame_of(opcode, b"so on"), 0) is None
    assert left_after(b"\x01" + frame_of(TEXT, b"so on")[1:], 0) is None
    assert left_after(frame_of(TEXT, b"so on"), None) is None


def test_what_is_one_short_text() -> None:
    text = frame_of(TEXT, b"x" * 125)
    assert is_short_text(text)
    others = [b"", text[:-1], text + b"x", frame_of(TEXT, b"x" * 126), frame_of(PING, b"x"), b"\x01" + text[1:]]
    assert not any(map(is_short_text, others))
    assert not is_short_text(b"\x81\x05" + b"x" * 9)  # not masked


def test_every_text_is_answered_in_its_order_however_it_comes(server: Server) -> None:
    ids = [f"a{number}" for number in range(8)]
    texts = [json.dumps({"type": "pace", "id": one, "pace": 1}).encode() for one in ids]
    table, cut = server.make_table("slambo", ["you", "free"]), frame_of(TEXT, texts[2])
    with closing(Mute(server, table["id"])) as mara:
        mara.hello(table["token"])
        for piece in (
            frame_of(TEXT, texts[0]),
            frame_of(PING, b"there?"),
            frame_of(TEXT, texts[1]),
            cut[:9],
            cut[9:] + frame_of(TEXT, texts[3]) + frame_of(PONG, b""),
            frame_of(TEXT, texts[4] + b" " * 200),
            frame_of(TEXT, texts[5]),
            b"\x01" + frame_of(TEXT, texts[6][:10])[1:],  # a message in two frames
            frame_of(MORE, texts[6][10:]),
            frame_of(TEXT, texts[7]),
        ):
            mara.connection.sendall(piece)
            time.sleep(0.01)  # so that most come alone
        heard, answered = FrameReader(mara.connection), []
        while len(answered) < len(ids):
            opcode, data = heard.next()
            if opcode == TEXT and (frame := json.loads(data))["type"] == "done":
                answered.append(frame["id"])
    assert answered == ids

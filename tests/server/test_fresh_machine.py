"""Nothing was compiled here before: a table begins at once, and goes over to compiled rules while it is played."""

from __future__ import annotations

import os
import signal
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

import vivamos

from serving import PATIENCE, Frame, Server, Stream

KEY = "ab" * 16  # of a person


@pytest.fixture
def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    """As people start it, with an empty cache."""
    monkeypatch.setenv("VIVAMOS_CACHE_DIR", str(tmp_path / "cache"))
    made = Server(tmp_path, "--no-limits")
    made.start(from_scratch=True)
    yield made
    assert made.process is not None
    assert made.process.poll() is None
    made.process.send_signal(signal.SIGTERM)  # it stops its compiler
    assert made.process.wait() == 0
    assert "Traceback" not in made.log()


def compiler_of(server: Server, game: str) -> int:
    """The process in which the server lets a game be compiled."""
    assert server.process is not None
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        for folder in Path("/proc").glob("[0-9]*"):
            try:
                parent = int((folder / "stat").read_text().rsplit(")", 1)[1].split()[1])
                words = (folder / "cmdline").read_text().split("\0")
            except OSError:  # it has ended
                continue
            if parent == server.process.pid and words[-3:-1] == ["warmup", game]:
                return int(folder.name)
        time.sleep(0.05)
    raise AssertionError(f"nobody compiles {game}")


def is_ready(server: Server, game: str) -> bool:
    return any(one["id"] == game and one["ready"] for one in server.ask("GET", "/api/games").json())


def sit_down(server: Server, level: str) -> tuple[Frame, Stream]:
    wish = {"game": "slambo", "seats": ["you", f"bot:{level}"], "name": "Mara"}
    table = server.ask("POST", "/api/tables", wish, **{"Vivamos-Key": KEY}).json()
    return table, Stream(server, table["id"], table["token"])


def play(stream: Stream) -> bool:
    """One own decision, once it is due; False when the game is over."""
    asked = stream.until_asked()
    if asked:
        stream.ask = None
        assert stream.act("move", f"after {stream.number}", move=asked["moves"][0])["type"] == "done"
    return bool(asked)


def play_to_the_end(server: Server, table: Frame, stream: Stream) -> None:
    """The record holds, in a process with compiled rules."""
    while play(stream):
        pass
    record = server.ask("GET", f"/api/tables/{table['id']}/record").json()
    again = vivamos.replay(record)
    assert again.over
    assert again.record() == record


def remarks(stream: Stream) -> list[str | None]:
    told = [frame["fact"] for frame in stream.frames if frame["type"] == "note"]
    return [fact and fact["fact"] for fact in told]


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="processes are looked up in /proc")
def test_a_table_begins_at_once_and_goes_over(server: Server) -> None:
    table, own = sit_down(server, "expert")
    compiler = compiler_of(server, "slambo")  # it comes before the game that the server had begun with
    os.kill(compiler, signal.SIGSTOP)
    watching = Stream(server, table["id"])
    for stream in (own, watching):
        stream.until("note")
    assert own.until_asked()
    assert remarks(own) == remarks(watching) == ["bots-warming-up"]
    coach = f"/api/tables/{table['id']}/hint"
    refused = server.ask("POST", coach, {}, table["token"])
    assert (refused.status_code, refused.json()["fact"]["fact"]) == (409, "coach-warms-up")
    assert play(own)

    # Whole games in plain Python. Who plays by rule of thumb anyway plays as ever: no remark, and it counts.
    for level, rated in (("casual", True), ("expert", False)):
        other, stream = sit_down(server, level)
        play_to_the_end(server, other, stream)
        assert remarks(stream) == ([] if rated else ["bots-warming-up"])
        games = server.ask("GET", "/api/me/games", **{"Vivamos-Key": KEY}).json()["games"]
        assert games[0]["rated"] == rated
        assert server.ask("GET", f"/api/replays/{other['id']}").status_code == 200
    assert not is_ready(server, "slambo")

    # The first one goes over in its middle.
    os.kill(compiler, signal.SIGCONT)
    own.until_asked()
    own.until("note", fact=None)
    watching.until("note", fact=None)
    assert is_ready(server, "slambo")
    found = server.ask("POST", coach, {}, table["token"])
    assert found.status_code == 200, found.text
    play_to_the_end(server, table, own)
    assert remarks(own) == remarks(watching) == ["bots-warming-up", None]

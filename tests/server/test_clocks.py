"""The time for a move: it stands still while the server sleeps or nobody is there, and ends with that seat's move."""

from __future__ import annotations

import signal
import sqlite3
import time
from collections.abc import Iterator

import pytest

from serving import PATIENCE, Frame, Server, Stream

CLOCK = 5  # seconds a move
LONGER = CLOCK + 2
STORE_WAITS = 3  # seconds until it gives up
LEFT = 2  # seconds that are surely left of a clock that stood still, on a busy machine too


@pytest.fixture(scope="module")
def clocked(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("clocks"), "--no-limits", "--limit", "grace=0.2")
    server.start()
    server.wait_until_ready("slambo")
    yield server
    server.kill()
    assert "Traceback" not in server.log()


def two_people(server: Server) -> tuple[Frame, Stream, Stream]:
    """A table with a clock: as it was made, and the stream of who is to move and of the other one."""
    made = server.make_table("slambo", ["you", "free"], options={"start": 0}, clock=CLOCK)
    mara = Stream(server, made["id"], made["token"])
    other = Stream(server, made["id"], server.sit_down(made["id"], "Inés"))
    mara.until_asked()
    return made, mara, other


def test_a_suspended_server_takes_no_time_from_anybody(clocked: Server) -> None:
    made, mara, other = two_people(clocked)
    assert clocked.process is not None
    clocked.process.send_signal(signal.SIGSTOP)
    time.sleep(LONGER)
    clocked.process.send_signal(signal.SIGCONT)
    again = Stream(clocked, made["id"], made["token"])
    assert again.ask is not None
    assert again.welcome["deadline"] > LEFT
    assert other.act("talk", "there", text="hola")["type"] == "done"
    assert not [frame for frame in mara.frames + other.frames if frame.get("by") == "clock"]
    assert mara.act("move", "in time", move=again.ask["moves"][0])["type"] == "done"


def test_a_clock_stands_still_while_nobody_is_there_and_goes_on_with_what_was_left(clocked: Server) -> None:
    made, mara, other = two_people(clocked)
    number = mara.number
    mara.close()
    other.close()
    time.sleep(LONGER)
    again = Stream(clocked, made["id"], made["token"])
    assert again.number == number
    assert again.ask is not None
    assert LEFT < again.welcome["deadline"] < CLOCK
    assert again.until("event", what="move")["by"] == "clock"


def test_a_move_that_is_not_stored_while_its_time_ends_leads_to_no_move_chosen_for_another_seat(
    clocked: Server,
) -> None:
    _, mara, other = two_people(clocked)
    time.sleep(CLOCK - STORE_WAITS / 2)
    program = sqlite3.connect(clocked.database, isolation_level=None, timeout=PATIENCE)
    program.execute("BEGIN EXCLUSIVE")  # the store waits for it, until the clock has run out, and gives up
    refused = mara.act("move", "too late", move=mara.until_asked()["moves"][0])
    assert refused["type"] == "refused"
    program.close()
    late = other.until("event", what="move")
    assert (late["seat"], late["by"]) == (0, "clock")
    assert other.ask is not None

"""How long bots seem to think is for those who wait for them: the slowest wish holds, and it holds at once."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from serving import Server, Stream, reason

LONG = 60  # seconds that a bot of this server thinks: nobody would wait for it


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("pace"), "--no-limits", "--bot-delay", str(LONG))
    server.start()
    server.wait_until_ready("slambo")
    yield server
    server.kill()
    assert "Traceback" not in server.log()


def test_a_bot_that_thinks_is_hurried_when_all_who_play_want_it(patient: Server) -> None:
    made = patient.make_table("slambo", ["you", "bot:newcomer", "free"], options={"start": 1})
    mara = Stream(patient, made["id"], made["token"])
    ines = Stream(patient, made["id"], patient.sit_down(made["id"], "Inés"))
    watching = Stream(patient, made["id"])
    mara.until("event", what="start")
    assert mara.act("pace", "a", pace=0) == {"type": "done", "id": "a", "number": mara.number}
    assert watching.act("pace", "a", pace=0)["type"] == "refused"
    assert mara.act("talk", "b", text="Hurry!")["type"] == "done"
    assert mara.frames[-2]["what"] == "talk", "as long as Inés wants to see it, the bot takes its time"
    ines.act("pace", "a", pace=0)
    assert mara.next()["what"] == "move"


def test_a_pace_is_a_small_number(patient: Server) -> None:
    made = patient.make_table("slambo", ["you", "bot:newcomer"], options={"start": 1})
    mara = Stream(patient, made["id"], made["token"])
    for wrong in (-1, 5, "quick", None):
        refused = mara.act("pace", "a", pace=wrong)
        assert refused["type"] == "refused"
        assert "pace" in reason(refused)

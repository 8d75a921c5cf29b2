"""The log as JSON: what happened and how long it took, and nothing of anybody."""

from __future__ import annotations

import json
import logging
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from vivamos.engine.errors import UsageError
from vivamos.engine.facts import fact
from vivamos.server.logs import AsJson, log_name
from vivamos.server.store import StoreError
from vivamos.server.tokens import hash_of, invitation_of, new_token

from serving import Server, Stream, running


@pytest.fixture(scope="module")
def logged(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    yield from running(tmp_path_factory.mktemp("logged"), "--log", "json")


def lines(server: Server) -> list[dict[str, Any]]:
    """All of them but the one for whoever has started it."""
    return [json.loads(line) for line in server.log().splitlines() if not line.startswith("Vivamos is open at")]


def test_the_log_of_an_evening_tells_nothing_of_anybody(logged: Server) -> None:
    key, other_key = new_token(), new_token()
    headers = {"Vivamos-Key": key}
    wish = {"game": "slambo", "players": 3, "seats": ["you", "free", "bot:newcomer"], "name": "Philippa", "open": True}
    made = logged.ask("POST", "/api/tables", wish, **headers).json()
    guest = logged.ask("POST", f"/api/tables/{made['id']}/seats", {"name": "Bartholomew"}, **{"Vivamos-Key": other_key})
    invitation = invitation_of(made["id"], hash_of(made["token"]))
    logged.ask("POST", f"/api/tables/{made['id']}/seats", {"name": "Philippa", "invitation": invitation})
    streams = [Stream(logged, made["id"], token) for token in (made["token"], guest.json()["token"])]
    watcher = Stream(logged, made["id"])
    watcher.act("whisper", "whisper-id", name="Cassiopeia", text="she has the seven")
    streams[0].act("talk", "say-id", text="buenas noches a todos")
    moves = []
    for stream in streams * 2:
        if stream.ask:
            moves.append(stream.ask["moves"][0])
            stream.act("move", f"move-id-{len(moves)}", move=moves[-1])
    streams[0].act("move", "wrong-id", move="play the unheard-of")
    logged.ask("GET", f"/t/{made['id']}")
    logged.ask("GET", "/nowhere/Philippa?name=Bartholomew", **headers)
    code = logged.ask("POST", "/api/me/code", {"language": "en"}, **headers).json()["code"]
    logged.ask("POST", "/api/me/merge", {"code": "lantern wave 472"}, **{"Vivamos-Key": other_key})
    night = {"name": "Monday", "own_name": "Philippa", "games": [{"game": "slambo", "players": 2}]}
    club = logged.ask("POST", "/api/nights", night, **headers).json()
    wall = logged.ask("GET", f"/api/nights/{club['id']}/code", **headers).json()["code"]
    logged.ask("POST", "/api/nights/join", {"code": wall, "name": "Bartholomew"}, **{"Vivamos-Key": other_key})
    with pytest.raises(ConnectionClosed):
        Stream(logged, made["id"], new_token())
    for stream in (*streams, watcher):
        stream.close()
    logged.ask("GET", "/api/health")

    text = logged.log()
    secrets = [
        "Philippa", "Bartholomew", "Cassiopeia", "seven", "buenas", "unheard-of", *moves, key, other_key, made["token"],
        guest.json()["token"], invitation, made["id"], club["id"], code, wall, "lantern", "-id", "127.0.0.1",
        *(hash_of(one) for one in (key, other_key, made["token"])),
    ]  # fmt: skip
    told = "\n".join(line for line in text.splitlines() if not line.startswith("Vivamos is open at"))
    assert [secret for secret in secrets if secret in told] == []

    found = lines(logged)
    assert all(re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+00:00", line["time"]) for line in found)
    assert {line["level"] for line in found} == {"info"}
    actions = [line for line in found if line["event"] == "action"]
    assert {line["table"] for line in actions} == {log_name(made["id"])}
    assert {line["action"] for line in actions} >= {"move", "talk", "whisper"}
    assert {"done"} < {line["outcome"] for line in actions}
    assert all(0 <= line["ms"] < 60_000 for line in actions)
    requests = {(line["method"], line["route"], line["status"]) for line in found if line["event"] == "request"}
    assert {("POST", "/api/tables", 201), ("GET", "/t/{table}", 200), ("GET", None, 404)} <= requests
    assert ("POST", "/api/tables/{table}/seats", 201) in requests
    ended = [line for line in found if line["event"] == "stream ended"]
    assert 4401 in {line["code"] for line in ended}
    assert all(line["seconds"] >= 0 for line in ended)


def shown(record: logging.LogRecord) -> dict[str, Any]:
    told: dict[str, Any] = json.loads(AsJson().format(record))
    return told


def test_what_libraries_log_and_exceptions_are_told_without_what_they_hold() -> None:
    log = logging.getLogger("asyncio")
    try:
        raise ValueError("Mara plays R7")
    except ValueError as error:
        record = log.makeRecord(
            "asyncio",
            logging.ERROR,
            "f",
            1,
            "Task failed\nfuture: <Task Mara>",
            (),
            (ValueError, error, error.__traceback__),
        )
    told = shown(record)
    assert (told["event"], told["exception"], told["logger"]) == ("Task failed", "ValueError", "asyncio")
    assert "test_logs.py" in told["at"][0]
    assert "Mara" not in json.dumps(told)
    with_values = log.makeRecord("x", logging.WARNING, "f", 1, "%s went wrong", ("Mara",), None)
    assert shown(with_values)["event"] == "%s went wrong"


def test_an_error_is_told_by_its_facts(caplog: pytest.LogCaptureFixture) -> None:
    from vivamos.server import logs

    logs.warning("a table cannot be loaded", table="abc", error=StoreError("not-saved", reason=fact("disk-is-full")))
    logs.warning("a table cannot be loaded", table="abc", error=UsageError("no-such-avatar", given="Mara"))
    first, second = (shown(record) for record in caplog.records)
    assert (first["error"], first["table"]) == ("not-saved: disk-is-full", log_name("abc"))
    assert "Mara" not in json.dumps(second)
    assert "disk-is-full" in caplog.records[0].getMessage()


def test_as_text_only_what_is_not_ordinary_is_logged(tmp_path: Path) -> None:
    server = Server(tmp_path)
    server.start()
    server.make_table()
    assert len(server.log().strip().splitlines()) == 1
    server.kill()

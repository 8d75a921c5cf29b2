"""`vivamos admin`: a host looks at tables and people, ends and forgets them, with and without a server that runs."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from postgres import Cluster, cluster

from vivamos.cli import main
from vivamos.server import orders
from vivamos.server.logs import log_name
from vivamos.server.ordering import order
from vivamos.server.settings import database_url
from vivamos.server.tokens import hash_of, invitation_of, new_token

from replaying import bring, finished, play_to_the_end, rows
from serving import Server, Stream

__all__ = ["cluster"]  # a fixture
OPEN_SLAMBO = {"game": "slambo", "players": 2, "open": True}


@pytest.fixture(autouse=True)
def english_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "300")


class Host:
    """Somebody at the command line of a server."""

    def __init__(self, server: Server, capsys: pytest.CaptureFixture[str]) -> None:
        self.server, self.capsys = server, capsys

    def does(self, wish: str, *words: str) -> tuple[int, str, str]:
        code = main(["admin", wish, "--database", self.server.database, *words])
        told = self.capsys.readouterr()
        return code, told.out, told.err

    def finds(self, wish: str, *words: str) -> Any:
        code, out, err = self.does(wish, *words, "--json")
        assert (code, err) == (0, ""), err
        return json.loads(out)


@pytest.fixture
def host(server: Server, capsys: pytest.CaptureFixture[str]) -> Host:
    return Host(server, capsys)


@pytest.fixture(scope="module")
def shared(cluster: Cluster, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A process on PostgreSQL, perhaps one of several."""
    made = Server(tmp_path_factory.mktemp("shared"), "--no-limits", database=cluster.make_database())
    made.start()
    made.wait_until_ready("slambo")
    yield made
    made.kill()
    assert "Traceback" not in made.log()


def a_table(server: Server, name: str = "Mara", key: str | None = None) -> dict[str, Any]:
    """Two people play, and the first has the turn or waits for it."""
    headers = {"Vivamos-Key": key} if key else {}
    wish = {**OPEN_SLAMBO, "seats": ["you", "free"], "name": name}
    made: dict[str, Any] = server.ask("POST", "/api/tables", wish, **headers).json()
    made["other"] = server.sit_down(made["id"], "Teo")
    return made


def test_tables_are_listed_and_looked_at_without_cards_or_keys(server: Server, host: Host) -> None:
    token = new_token()
    made = a_table(server, "Wilhelmina", token)
    stream = Stream(server, made["id"], made["token"])
    while stream.view is None:
        stream.next()
    stream.act("talk", "s", text="buenas [bold]noches[/bold]")
    watcher = Stream(server, made["id"])
    watcher.act("whisper", "w", name="Nora", text="pssst-pssst")
    hand = [card for own in stream.view["hands"] or [] for card in own or []] if "hands" in stream.view else []
    (row,) = host.finds("tables", "--name", "wilhelm")
    assert (row["id"], row["state"], row["log"]) == (made["id"], "playing", log_name(made["id"]))
    assert host.finds("tables", "--name", "wilhelm", "--state", "over") == []
    assert host.finds("tables", "--name", "wilhelm", "--days", "1") == []
    for wanted in (made["id"], row["log"]):
        table = host.finds("table", wanted, "--talk")
        assert [seat["name"] for seat in table["seats"]] == ["Wilhelmina", "Teo"]
        assert [said["text"] for said in table["talk"]] == ["buenas [bold]noches[/bold]"]
        assert (table["texts"], table["whispers"], table["moves"]) == (1, 1, 0)
    outs = [host.does(*words)[1] for words in (
        ("tables",), ("table", made["id"], "--talk"), ("table", made["id"], "--talk", "--json"), ("people",),
        ("person", "Wilhelmina"), ("person", "wilhelmina", "--json"), ("tables", "--json"), ("people", "--json"),
    )]  # fmt: skip
    assert "buenas [bold]noches[/bold]" in outs[1], "what people type is no markup"
    kept = hash_of(made["token"])
    secrets = [
        made["token"],
        kept,
        token,
        hash_of(token),
        invitation_of(made["id"], kept),
        "pssst-pssst",
        made["other"],
    ]
    record = server.ask("GET", f"/api/tables/{made['id']}/record").status_code
    assert record == 409, "the game is not over, so its cards are hidden"
    for out in outs:
        assert [secret for secret in secrets if secret in out] == []
        assert [card for card in hand if f'"{card}"' in out] == []
        assert "chance" not in out
        assert "hands" not in out
    code, _, err = host.does("table", "nowhere234")
    assert code == 1
    assert err.startswith("vivamos: There is no such table.")
    stream.close()
    watcher.close()


def test_the_game_at_a_table_ends_while_people_sit_there(server: Server, host: Host) -> None:
    made = a_table(server)
    stream = Stream(server, made["id"], made["token"])
    assert host.does("end", made["id"], "--yes") == (0, f"Table {made['id']} has ended.\n", "")
    event = stream.until("event", what="vote")
    assert event["state"] == "over"
    assert [fact["fact"] for fact in event["facts"]] == ["host-ended-game"]
    record = server.ask("GET", f"/api/tables/{made['id']}/record").json()
    assert "winners" not in record
    assert rows(server, f"SELECT whole, rated FROM results WHERE id = '{made['id']}'") == [(0, 0)]
    code, _, err = host.does("end", made["id"], "--yes")
    assert (code, err) == (1, "vivamos: The game is over already.\n")
    assert rows(server, "SELECT * FROM orders") == []
    assert stream.act("rematch", "r")["type"] == "done"
    stream.close()


def test_a_table_that_has_not_begun_cannot_end_but_be_forgotten(server: Server, host: Host) -> None:
    made = server.make_table(seats=["you", "free"])
    stream = Stream(server, made["id"], made["token"])
    code, _, err = host.does("end", made["id"], "--yes")
    assert code == 1
    assert "The game has not started yet" in err
    assert host.does("forget-table", made["id"], "--yes")[0] == 0
    assert stream.closed_with() == 1012
    with pytest.raises(AssertionError):
        server.sit_down(made["id"], "Teo")
    assert host.does("forget-table", made["id"], "--yes")[0] == 1


def test_a_finished_game_is_forgotten_with_or_without_its_result(server: Server, host: Host) -> None:
    kept, gone = play_to_the_end(server)["id"], play_to_the_end(server)["id"]
    assert server.ask("GET", f"/api/replays/{gone}").status_code == 200
    assert host.does("forget-table", kept, "--yes")[0] == 0
    assert host.does("forget-table", gone, "--result", "--yes")[0] == 0
    assert server.ask("GET", f"/api/replays/{kept}").status_code == 200
    assert server.ask("GET", f"/api/replays/{gone}").status_code == 404
    assert rows(server, f"SELECT id FROM tables WHERE id IN ('{kept}', '{gone}')") == []
    assert host.does("forget-table", kept, "--result", "--yes")[0] == 0, "the result alone"
    assert rows(server, f"SELECT id FROM results WHERE id = '{kept}'") == []


def test_a_record_that_was_shared_is_forgotten(server: Server, host: Host) -> None:
    brought = bring(server, finished("slambo", seed=77).record())["id"]
    shared = server.ask("POST", f"/api/replays/{brought}/share").json()["id"]
    path = f"/api/replays/{shared}"
    assert server.ask("GET", path).status_code == 200
    assert host.does("forget-table", shared, "--yes")[0] != 0, "a table has this id no more than any other"
    assert server.ask("GET", path).status_code == 200
    assert host.does("forget-table", shared, "--result", "--yes")[0] == 0
    assert server.ask("GET", path).status_code == 404


def test_people_are_found_by_name_and_forgotten(server: Server, host: Host) -> None:
    for name in ("Xaver", "Xaver", "Xenia"):
        a_table(server, name, new_token())
    assert sorted(row["name"] for row in host.finds("people", "--name", "xAvEr")) == ["Xaver", "Xaver"]
    code, _, err = host.does("forget-person", "Xaver", "--yes")
    assert code == 2
    assert "Several people are called 'Xaver'" in err
    first = host.finds("people", "--name", "xaver")[0]["id"]
    assert first in err
    assert host.does("forget-person", first, "--yes")[0] == 0
    assert [row["name"] for row in host.finds("people", "--name", "xaver")] == ["Xaver"]
    assert host.does("forget-person", "xenia", "--yes")[0] == 0
    assert host.does("person", "Xenia")[::2] == (1, "vivamos: There is nobody of that id or name.\n")


def test_nothing_is_done_before_somebody_says_yes(server: Server, host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    made = server.make_table(seats=["you", "free"])
    assert "add --yes" in host.does("forget-table", made["id"])[2]
    monkeypatch.setattr("sys.stdin.isatty", lambda: True, raising=False)
    monkeypatch.setattr("builtins.input", lambda _: "n")
    assert host.does("forget-table", made["id"])[:2] == (1, "Nothing was done.\n")
    assert rows(server, f"SELECT id FROM tables WHERE id = '{made['id']}'") == [(made["id"],)]


def test_without_a_server_the_command_does_it_itself(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    server = Server(tmp_path, "--no-limits")
    server.start()
    made, waiting = a_table(server), server.make_table(seats=["you", "free"])
    play = Stream(server, made["id"], made["token"])
    while play.view is None:
        play.next()
    server.kill()
    host = Host(server, capsys)
    assert host.does("end", made["id"], "--yes")[0] == 0
    assert host.does("forget-table", waiting["id"], "--yes")[0] == 0
    assert [row["state"] for row in host.finds("tables")] == ["over"]
    server.start()  # nothing is locked any more
    assert Stream(server, made["id"]).welcome["table"]["state"] == "over"
    server.kill()


def test_beside_a_process_that_shares_a_postgresql(shared: Server, capsys: pytest.CaptureFixture[str]) -> None:
    host = Host(shared, capsys)
    made, other = a_table(shared, "Mara", new_token()), a_table(shared)
    streams = [Stream(shared, one["id"], one["token"]) for one in (made, other)]
    assert host.does("end", made["id"], "--yes")[0] == 0
    assert streams[0].until("event", what="vote")["state"] == "over"
    assert host.does("forget-table", other["id"], "--yes")[0] == 0
    assert streams[1].closed_with() == 1012
    assert host.does("forget-person", "mara", "--yes")[0] == 0
    assert streams[0].closed_with() == 1012, "the name is in no page any more"
    streams[0] = Stream(shared, made["id"], made["token"])
    assert streams[0].welcome["table"]["seats"][0]["name"] is None
    until = time.monotonic() + 30
    while (row := host.finds("table", made["id"]))["process"] is None or not row["seats"][0]["here"]:
        assert time.monotonic() < until
    assert row["process"].endswith(f":{shared.port}")
    assert row["state"] == "over"
    shared.kill()
    third = made["id"]
    assert host.does("forget-table", third, "--result", "--yes")[0] == 0, "the lease of the dead process runs out"
    assert host.finds("tables") == []
    shared.start()


def test_an_order_that_nobody_sees_to_is_withdrawn(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that hangs; it must not do hours later what nobody waits for."""
    made = server.make_table(seats=["you", "free"])
    assert server.process is not None
    url = database_url(server.database)
    monkeypatch.setattr(orders, "TOO_OLD", orders.TOO_OLD * 0)
    with pytest.raises(Exception, match="did not see to it in time"):
        asyncio.run(order(url, "no-such-order-yet"[:16], made["id"], patience=0.0))
    assert rows(server, "SELECT * FROM orders") == []

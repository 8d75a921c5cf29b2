"""A backup of a server that runs, and back: into a file of SQLite and into PostgreSQL, and no half of it."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import json
import re
import sqlite3
import stat
import sys
import tracemalloc
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from postgres import Cluster, cluster

from vivamos.cli import main
from vivamos.engine.errors import DataError
from vivamos.server import backup, checking
from vivamos.server.settings import database_url
from vivamos.server.store import Store
from vivamos.server.tokens import new_token

from replaying import play_to_the_end, rows
from serving import Server, Stream, running

__all__ = ["cluster"]  # a fixture
Lines = list[Any]


def run(capsys: pytest.CaptureFixture[str], *words: str | Path) -> tuple[int, str, str]:
    code = main([str(word) for word in words])
    told = capsys.readouterr()
    return code, told.out, told.err


def lines_of(file: Path) -> Lines:
    return [json.loads(line) for line in gzip.decompress(file.read_bytes()).splitlines()]


def write(file: Path, lines: Lines) -> Path:
    """A backup with other lines, whose digest is right: only what it says is wrong."""
    text = b"".join(json.dumps(line).encode() + b"\n" for line in lines[:-1])
    end = {**lines[-1], "sha256": hashlib.sha256(text).hexdigest()}
    file.write_bytes(gzip.compress(text + json.dumps(end, separators=(",", ":")).encode() + b"\n"))
    return file


def content(file: Path) -> Lines:
    """All rows, without when the backup was made."""
    return lines_of(file)[1:-1]


@pytest.fixture(scope="module")
def alone(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that no other file of tests uses: what stands in its store is counted here."""
    yield from running(tmp_path_factory.mktemp("backup"))


@pytest.fixture(scope="module")
def busy(alone: Server) -> Server:
    """A server with something in every table of its database that SQLite has."""
    server, key = alone, {"Vivamos-Key": new_token()}
    for _ in range(2):
        play_to_the_end(server)
    wish = {"game": "slambo", "players": 3, "seats": ["you", "free", "bot:newcomer"], "name": "Zoë", "open": True}
    made = server.ask("POST", "/api/tables", wish, **key).json()
    tokens = (made["token"], server.sit_down(made["id"], "Ben"))
    streams = [Stream(server, made["id"], token) for token in tokens]
    streams[0].act("talk", "s", text="olé 🎉")
    moved = 0
    while moved < 2:  # whoever has the turn, perhaps after the bot
        for stream in streams:
            stream.act("pace", f"p{stream.number}", pace=0)
            if stream.ask:
                asked, stream.ask = stream.ask, None  # before the move: the same seat may be asked again
                stream.act("move", f"m{moved}", move=asked["moves"][0])
                moved += 1
    watcher = Stream(server, made["id"])
    watcher.act("whisper", "w", name="Nora", text="psst")
    night = {"name": "Monday", "own_name": "Zoë", "games": [{"game": "slambo", "players": 2}]}
    assert server.ask("POST", "/api/nights", night, **key).status_code == 201
    for stream in (*streams, watcher):
        stream.close()
    return server


@pytest.fixture
def copy(busy: Server, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Path:
    file = tmp_path / "room.gz"
    assert run(capsys, "backup", "--database", busy.database, file)[0] == 0
    return file


def test_a_backup_of_a_running_server_is_restored_elsewhere_and_played_on(
    busy: Server, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, again = tmp_path / "room.gz", tmp_path / "again.gz"
    code, out, err = run(capsys, "backup", "--database", busy.database, file)
    assert (code, err) == (0, "")
    assert "all are as they were stored" in out
    assert re.search(r"(\d+) tables and \1 finished games|tables and \d+ finished games were played again", out)
    if sys.platform != "win32":
        assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert [path.name for path in tmp_path.iterdir()] == ["room.gz"], "no half-written file is left"
    there = {line["table"] for line in lines_of(file) if isinstance(line, dict) and "table" in line}
    known = {row[0] for row in rows(busy, "SELECT name FROM sqlite_master WHERE type = 'table'")}
    assert there == known - {
        "alembic_version",
        "leases",
        "processes",
        "reviewing",
        "orders",
        "forgotten",
        "sqlite_sequence",
    }

    new = tmp_path / "new.sqlite3"
    code, out, _ = run(capsys, "restore", "--database", new, file)
    assert code == 0
    assert "rows are restored" in out
    assert run(capsys, "backup", "--database", new, again)[0] == 0
    assert content(again) == content(file)
    served = Server(tmp_path, "--no-limits")
    served.database = str(new)
    served.start()
    try:
        ((table,),) = rows(served, "SELECT table_id FROM whispers")
        welcome = Stream(served, table).welcome
        assert welcome["table"]["seats"][0]["name"] == "Zoë"
        assert [said["text"] for said in welcome["talk"]] == ["olé 🎉"]
    finally:
        served.kill()


def test_from_sqlite_to_postgresql_and_back(
    copy: Path, cluster: Cluster, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    there, back = cluster.make_database(), tmp_path / "back.gz"
    assert run(capsys, "restore", "--database", there, copy)[0] == 0
    code, _, err = run(capsys, "backup", "--database", there, back)
    assert (code, err) == (0, "")
    assert content(back) == content(copy)
    code, _, err = run(capsys, "restore", "--database", there, copy)
    assert code == 2
    assert "is not empty" in err
    assert run(capsys, "restore", "--database", tmp_path / "home.sqlite3", back)[0] == 0


def test_only_an_empty_database_is_filled(
    busy: Server, copy: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, _, err = run(capsys, "restore", "--database", busy.database, copy)
    assert code == 2
    assert "SQLite is for one server at a time" in err
    new = tmp_path / "new.sqlite3"
    asyncio.run(_new_store(new))  # as a server makes it that nobody has used
    assert run(capsys, "restore", "--database", new, copy)[0] == 0
    code, _, err = run(capsys, "restore", "--database", new, copy)
    assert code == 2
    assert err.startswith(f"vivamos: The database {database_url(str(new))} is not empty.")
    foreign = tmp_path / "foreign.sqlite3"
    with sqlite3.connect(foreign) as other:
        other.execute("CREATE TABLE events (id)")
    other.close()
    assert run(capsys, "restore", "--database", foreign, copy)[0] == 2, "what is empty there may be somebody else's"


async def _new_store(file: Path) -> None:
    await (await Store.open(database_url(str(file)))).close()


def test_a_file_that_is_no_whole_backup_changes_nothing(
    copy: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    whole, lines = copy.read_bytes(), lines_of(copy)
    text = gzip.decompress(whole)
    broken = {
        "no-gzip": b"no backup",
        "empty": b"",
        "other-gzip": gzip.compress(b'{"a": 1}\n'),
        "cut": whole[: len(whole) // 2],
        "cut-at-a-line": gzip.compress(text[: text.index(b"\n", len(text) // 2) + 1]),
        "without-its-end": whole[:-9],
        "a-byte": whole[: len(whole) // 2] + bytes([whole[len(whole) // 2] ^ 1]) + whole[len(whole) // 2 + 1 :],
        "a-letter": gzip.compress(text.replace("Zoë".encode(), "Zoé".encode(), 1)),
        "a-row-less": gzip.compress(text.replace(text.splitlines(True)[2], b"", 1)),
        "more-behind": gzip.compress(text + b"[]\n"),
    }
    new = tmp_path / "new.sqlite3"
    for name, body in broken.items():
        file = tmp_path / name
        file.write_bytes(body)
        code, out, err = run(capsys, "restore", "--database", new, file)
        assert (code, out) == (1, ""), name
        assert re.fullmatch(
            r"vivamos: \S+ is (damaged or not whole\. Nothing was restored|no backup of Vivamos)\.\n", err
        ), name
        assert not new.exists(), name
    newer = write(tmp_path / "newer", [{**lines[0], "form": "9999", "by": "99.0"}, *lines[1:]])
    assert "made by a newer Vivamos (99.0)" in run(capsys, "restore", "--database", new, newer)[2]
    other = write(tmp_path / "other", [{**lines[0], "format": "vivamos-backup 2"}, *lines[1:]])
    assert "is of the format" in run(capsys, "restore", "--database", new, other)[2]
    assert not new.exists()


def test_what_goes_wrong_in_the_middle_of_restoring_leaves_nothing(
    copy: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], cluster: Cluster
) -> None:
    """A row twice: only the database finds that, when most of it is there."""
    lines = lines_of(copy)
    at = next(number for number, line in enumerate(lines) if isinstance(line, dict) and line.get("table") == "whispers")
    lines.insert(at + 1, lines[at + 1])
    lines[-1]["rows"]["whispers"] += 1
    twice, new, there = write(tmp_path / "twice", lines), tmp_path / "new.sqlite3", cluster.make_database()
    for database in (new, there):
        code, _, err = run(capsys, "restore", "--database", database, twice)
        assert code != 0
        assert err.count("\n") == 1
    assert not new.exists()
    assert run(capsys, "restore", "--database", there, copy)[0] == 0, "it is still empty"


def test_games_that_are_not_as_they_were_stored_are_named(
    copy: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Each line is changed as a fault of the server or of a disk could, with a digest that is right.

    No last event of a table is left out: whether there was one more, the rest need not tell.
    """

    def changed(table: str, change: Any, where: Any = lambda row: True) -> tuple[str, str]:
        lines = lines_of(copy)
        at = next(n for n, line in enumerate(lines) if isinstance(line, dict) and line.get("table") == table)
        columns = list(lines[at]["columns"])
        number = next(
            n for n in range(at + 1, len(lines))
            if isinstance(lines[n], list) and where(dict(zip(columns, lines[n], strict=True)))
            and (table != "events" or (isinstance(lines[n + 1], list) and lines[n + 1][0] == lines[n][0]))
        )  # fmt: skip
        row = dict(zip(columns, lines[number], strict=True))
        if change is None:
            del lines[number]
            lines[-1]["rows"][table] -= 1
        else:
            lines[number] = list({**row, **change}.values())
        code, out, err = run(capsys, "restore", "--check", write(tmp_path / f"{table}.gz", lines))
        assert code == 1, out
        assert "1 are not as they were stored" in out
        return str(row.get("table_id") or row.get("result") or row["id"]), err

    for table, change, where, told in (
        ("events", None, lambda row: row["what"] == "move" and row["number"] > 2, "Event"),
        ("events", None, lambda row: row["what"] == "talk", "without a gap"),
        ("tables", {"state": "playing"}, lambda row: row["state"] == "over", "not where its events lead"),
        ("tables", {"to_move": 2, "round": 7}, lambda row: row["state"] == "playing", "not where its events lead"),
        ("result_seats", {"score": 99}, lambda row: row["seat"] == 0, "not what the record comes to"),
        ("records", None, lambda row: True, "no record"),
    ):
        game, err = changed(table, change, where)
        assert err.startswith(f"  {game}: "), err
        if told != "Event":
            assert told in err


def test_an_older_form_is_restored_and_brought_to_the_newest(
    copy: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = lines_of(copy)
    lines[0]["form"] = "0008"  # which had all of these columns but two, each the last of its table
    for table, column in (("people", "signed_off"), ("whispers", "person")):
        at = next(number for number, line in enumerate(lines) if isinstance(line, dict) and line.get("table") == table)
        assert lines[at]["columns"].popitem()[0] == column
        while isinstance(lines[at := at + 1], list):
            lines[at].pop()
    old = write(tmp_path / "old", lines)
    new = tmp_path / "new.sqlite3"
    assert run(capsys, "restore", "--database", new, old)[0] == 0
    with sqlite3.connect(new) as store:
        assert store.execute("SELECT count(*) FROM orders").fetchone() == (0,)
    store.close()


def test_nothing_is_replaced_or_made_by_a_backup(
    busy: Server, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    there = tmp_path / "there"
    there.write_text("mine")
    code, _, err = run(capsys, "backup", "--database", busy.database, there)
    assert (code, there.read_text()) == (2, "mine")
    assert "is there already" in err
    code, _, err = run(capsys, "backup", "--database", "postgresql://nobody:secret@127.0.0.1:9/none", tmp_path / "b.gz")
    assert code == 2
    assert err.startswith("vivamos: The database postgresql+asyncpg://nobody:***@127.0.0.1:9/none cannot be used: ")
    if Path("/dev/full").exists():
        with pytest.raises(DataError, match="No space left"), Path("/dev/full").open("wb", 0) as full:
            asyncio.run(backup.copy(database_url(busy.database), full, lambda _: None))
    missing = tmp_path / "missing.sqlite3"
    assert run(capsys, "backup", "--database", missing, tmp_path / "b.gz")[2].startswith(
        "vivamos: There is no database"
    )
    empty = tmp_path / "empty.sqlite3"
    sqlite3.connect(empty).close()
    empty.touch()
    assert "holds nothing of Vivamos" in run(capsys, "backup", "--database", empty, tmp_path / "b.gz")[2]
    assert not missing.exists()
    assert not (tmp_path / "b.gz").exists()
    assert run(capsys, "backup", "--database", busy.database, tmp_path / "no" / "b.gz")[0] == 1


def test_memory_does_not_grow_with_the_tables(tmp_path: Path) -> None:
    """Reading, writing and replaying go row by row: twelve times the rows take the same memory."""

    def peak(tables: int) -> int:
        file = tmp_path / f"{tables}.sqlite3"
        asyncio.run(_new_store(file))
        at = "2026-01-01 00:00:00"
        with sqlite3.connect(file) as store:
            store.executemany(
                "INSERT INTO tables (id, game, version, players, options, open, state, created, active) "
                f"VALUES (?, 'slambo', 1, 2, '{{}}', 0, 'waiting', '{at}', '{at}')",
                [(f"t{number:07}",) for number in range(tables)],
            )
            store.executemany(
                "INSERT INTO events (table_id, number, what, body, at) "
                f"""VALUES (?, ?, 'say', '{{"from": "a", "seat": 0, "text": "{"x" * 200}"}}', '{at}')""",
                [(f"t{number:07}", event) for number in range(tables) for event in (1, 2, 3)],
            )
        store.close()
        copied = tmp_path / f"{tables}.gz"
        tracemalloc.start()
        try:
            with copied.open("wb") as writing:
                counts = asyncio.run(backup.copy(database_url(str(file)), writing, lambda _: None))
            assert counts["events"] == 3 * tables
            assert sum(len(game.events) for game in checking.games_of(copied)) == 3 * tables
            asyncio.run(backup.restore(database_url(f"{file}.new"), copied, lambda _: None))
            return tracemalloc.get_traced_memory()[1]
        finally:
            tracemalloc.stop()

    peak(10)
    assert peak(6_000) < peak(500) + (2 << 20)  # the rows alone are 5 MB; two runs differ by 0.5


@pytest.fixture(autouse=True)
def english_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


def test_rows_that_are_none_are_refused(copy: Path, tmp_path: Path) -> None:
    """A digest that is right does not make a number of a word."""
    lines = lines_of(copy)
    lines[2] = ["x"] * len(lines[2])
    file = write(tmp_path / "words", lines)
    with pytest.raises(backup.BackupError):
        checking.check_whole(file, lambda _: None)

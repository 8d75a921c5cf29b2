"""A store that is out of order: people are told in words, nothing changes, and it goes on when the fault is over."""

from __future__ import annotations

import asyncio
import itertools
import os
import resource
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from vivamos.server.house import House
from vivamos.server.room import Room
from vivamos.server.schema import metadata
from vivamos.server.settings import Settings, database_url
from vivamos.server.store import Change, Store, StoreError
from vivamos.server.tokens import new_token
from vivamos.server.viewer import Viewer

from serving import PATIENCE, Frame, Server, Stream, nursery, reason

NEW = {"game": "slambo", "players": 2, "seats": ["you", "bot:newcomer"], "name": "Teo"}
THINKING = 2  # seconds that bots take here: time enough for a fault to come between
SMALL = 24 * 1024 * 1024  # bytes of the disk that gets full


class Fault:
    """Something that keeps a server from storing anything."""

    words: str

    def begin(self, server: Server) -> None: ...

    def end(self) -> None: ...


class FullDisk(Fault):
    """A disk without a free byte."""

    words = "the disk is full"

    def __init__(self, disk: Path) -> None:
        self.filler = disk / "filler"

    def begin(self, server: Server) -> None:
        with self.filler.open("wb", buffering=0) as filler:
            for size in (1 << 20, 4096, 1):
                try:
                    while True:
                        filler.write(b"x" * size)
                except OSError:
                    pass

    def end(self) -> None:
        self.filler.unlink(missing_ok=True)


class NoLongerFiles(Fault):
    """No file of the server may grow."""

    words = "perhaps it is full"
    pid = 0

    def begin(self, server: Server) -> None:
        assert server.process is not None
        self.pid = server.process.pid
        size = Path(server.database + "-wal").stat().st_size
        resource.prlimit(self.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))

    def end(self) -> None:
        resource.prlimit(self.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))


class Locked(Fault):
    """Another program that writes, and does not come to an end."""

    words = "locked by another program"
    other: sqlite3.Connection

    def begin(self, server: Server) -> None:
        self.other = sqlite3.connect(server.database, isolation_level=None, timeout=PATIENCE)
        self.other.execute("BEGIN EXCLUSIVE")

    def end(self) -> None:
        self.other.close()


@pytest.fixture(params=["full disk", "no longer files", "locked"])
def faulty(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[Server, Fault]]:
    """A server, and a fault that can begin and end."""
    disk = tmp_path / "disk"
    disk.mkdir()
    mounted = request.param == "full disk"
    fault: Fault = Locked() if request.param == "locked" else FullDisk(disk) if mounted else NoLongerFiles()
    if mounted:
        mount = ["mount", "-t", "tmpfs", "-o", f"size={SMALL}", "vivamos-test", str(disk)]
        if os.geteuid() != 0 or subprocess.run(mount, capture_output=True).returncode != 0:
            pytest.skip("no disk may be mounted here; 'no longer files' tells nearly the same")
    server = Server(tmp_path, "--no-limits", "--bot-delay", str(THINKING), database=str(disk / "tables.sqlite3"))
    try:
        server.start()
        server.wait_until_ready("slambo")
        yield server, fault
    finally:
        server.kill()
        if mounted:
            subprocess.run(["umount", "-l", str(disk)], check=True)
    assert "Traceback" not in server.log()


def dealt(server: Server, table: str, token: str | None) -> Stream:
    stream = Stream(server, table, token)
    while stream.view is None:
        stream.next()
    return stream


def leave_it_to_the_bot(stream: Stream) -> None:
    """Move until it is the bot's turn: whoever wins a trick has the next turn as well."""
    for number in itertools.count():
        move = stream.until_asked()["moves"][0]
        assert stream.act("move", f"m{number}", move=move)["type"] == "done"
        assert stream.view is not None
        if stream.view["to_move"] == 1:
            return


def test_a_store_that_takes_nothing_breaks_no_table(faulty: tuple[Server, Fault]) -> None:
    server, fault = faulty
    friends = server.make_table("slambo", ["you", "free"], options={"start": 0})
    other = server.sit_down(friends["id"], "Inés")
    with_bot = server.make_table("slambo", ["you", "bot:newcomer"], options={"start": 0})
    mara, ines = dealt(server, friends["id"], friends["token"]), dealt(server, friends["id"], other)
    alone = dealt(server, with_bot["id"], with_bot["token"])
    before, number = mara.view, mara.number
    tables = server.ask("GET", "/api/health").json()["tables"]

    leave_it_to_the_bot(alone)
    fault.begin(server)  # while the bot thinks
    move = mara.until_asked()["moves"][0]
    for stream, kind, body in ((mara, "move", {"move": move}), (ines, "talk", {"text": "hola"})):
        refused = stream.act(kind, "once", **body)
        assert refused["type"] == "refused"
        assert fault.words in reason(refused)
        assert "Nothing has changed" in reason(refused)
    answer = server.ask("POST", "/api/tables", NEW)
    assert answer.status_code == 503
    assert fault.words in answer.json()["detail"]
    assert server.ask("POST", f"/api/tables/{friends['id']}/seats/1/bot", {}, token=friends["token"]).status_code < 500
    left = server.ask("DELETE", f"/api/tables/{friends['id']}/seats/1", token=other)
    assert left.status_code == 503
    assert fault.words in left.json()["detail"]

    # What could not be stored has not happened, and everybody can look.
    again = dealt(server, friends["id"], friends["token"])
    assert (again.view, again.number) == (before, number)
    watching = dealt(server, friends["id"], None)
    assert watching.number == number
    assert server.ask("GET", "/api/health").json()["tables"] == tables
    noted = alone.until("note")  # the bot could not move either
    assert fault.words in reason(noted)

    fault.end()
    done = again.act("move", "once", move=move)
    assert (done["type"], done["number"]) == ("done", number + 1)
    assert again.act("move", "once", move=move) == done
    assert mara.until("event", what="move")["number"] == number + 1
    assert ines.until("event", what="move")["number"] == number + 1
    assert ines.act("talk", "once", text="hola")["number"] == number + 2
    assert server.ask("POST", "/api/tables", NEW).status_code == 201
    moved = alone.until("event", what="move", seat=1)  # by itself
    assert moved["number"] == alone.number
    with sqlite3.connect(server.database) as store:
        rows = store.execute("select what from events where table_id = ? order by number", (friends["id"],)).fetchall()
    assert [what for (what,) in rows][-2:] == ["move", "talk"]
    store.close()


@pytest.mark.parametrize(
    ("database", "words"),
    [
        ("FOLDER", "unable to open"),
        ("FOLDER/letter.txt", "not a database"),
        ("FOLDER/letter.txt/tables.sqlite3", "cannot be used"),
        ("mysql://localhost/vivamos", "'mysql' is not known"),
        ("postgresql://nobody@127.0.0.1:9/vivamos", "cannot be used"),
        ("postgresql://nobody@127.0.0.1:many/vivamos", "cannot be used"),
        ("postgresql://[/", "cannot be used"),
    ],
)
def test_a_database_that_cannot_be_used_is_told_in_one_sentence(tmp_path: Path, database: str, words: str) -> None:
    (tmp_path / "letter.txt").write_text("Dear Mara, " * 500)
    told = not_served(tmp_path, database.replace("FOLDER", str(tmp_path)))
    assert words in told
    assert len(told.strip().splitlines()) == 1
    assert (tmp_path / "letter.txt").read_text().startswith("Dear Mara, ")


def test_the_password_of_a_database_is_not_told(tmp_path: Path) -> None:
    assert "secret" not in not_served(tmp_path, "postgresql://mara:olé-secret@127.0.0.1:9/vivamos")


def not_served(tmp_path: Path, database: str) -> str:
    """All that is said when a database is refused."""
    log = tmp_path / "said.txt"
    tried = nursery().start(["serve", "--port", "0", "--database", database], log)
    assert tried.wait() == 2
    return log.read_text(encoding="utf-8")


def test_nothing_is_said_after_the_sentence(tmp_path: Path) -> None:
    """A thread that was begun for the database could say more when the process ends."""
    command = [sys.executable, "-m", "vivamos", "serve", "--port", "0", "--database", str(tmp_path)]
    tried = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)
    assert tried.returncode == 2
    assert len(tried.stderr.strip().splitlines()) == 1
    assert not tried.stdout


def test_the_migrations_make_what_the_schema_says(tmp_path: Path) -> None:
    async def opened() -> None:
        await (await Store.open(database_url(str(tmp_path / "new.sqlite3")))).close()

    asyncio.run(opened())
    engine = sa.create_engine(f"sqlite:///{tmp_path / 'new.sqlite3'}")
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection, {"compare_type": True}), metadata) == []
    engine.dispose()


# --- a change that was stored although the store said that it was not, as when the connection to a database breaks ---


class Liar:
    """Makes a store say that it failed, after it has stored a change."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.real = store.save
        self.lies = 0
        store.save = self.save  # type: ignore[method-assign]

    async def save(self, change: Change) -> None:
        await self.real(change)
        if self.lies:
            self.lies -= 1
            raise StoreError("The connection to the database broke.")


async def liar_and_room(folder: Path, seats: list[str], delay: float) -> tuple[House, Liar, Room]:
    url = database_url(str(folder / "tables.sqlite3"))
    settings = Settings(url, bot_delay=(delay, delay), seed=1)  # a deal whose first move ends no bout
    house = House(settings, await Store.open(url))
    liar = Liar(house.store)
    made, _ = await house.create(
        game="slambo", players=len(seats), options={"start": 0}, deck=None, seats=seats, is_open=False, clock=None,
        name="Mara", token=new_token(),
    )  # fmt: skip
    room = await house.room(made)
    await until(lambda: room.table is not None)
    return house, liar, room


async def until(holds: Any) -> None:
    end = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < end, "it does not go on"
        await asyncio.sleep(0.01)


def mara(room: Room) -> Viewer:
    return Viewer(0, token=room.seats[0].token)


def test_a_move_that_was_stored_after_all_is_made_once_and_the_bot_answers(tmp_path: Path) -> None:
    async def play() -> None:
        house, liar, room = await liar_and_room(tmp_path, ["you", "bot:newcomer"], 0.0)
        viewer = mara(room)
        await room.enter(viewer, None)
        assert room.table is not None
        move, number = room.table.moves()[0], room.number
        liar.lies = 1
        with pytest.raises(StoreError):
            await room.actions.move(viewer, "once", move)
        assert await room.actions.move(viewer, "once", move) == number + 1
        await until(lambda: room.number > number + 1)
        await house.close()

    asyncio.run(play())


def test_a_new_move_after_one_that_was_stored_after_all_is_refused_and_the_bot_answers(tmp_path: Path) -> None:
    async def play() -> None:
        house, liar, room = await liar_and_room(tmp_path, ["you", "bot:newcomer"], 0.0)
        assert room.table is not None
        move, number = room.table.moves()[0], room.number
        liar.lies = 1
        with pytest.raises(StoreError):
            await room.actions.move(mara(room), "first", move)
        with pytest.raises(Exception, match="turn"):
            await room.actions.move(mara(room), "second", move)
        await until(lambda: room.number > number + 1)
        await house.close()

    asyncio.run(play())


def test_bots_go_on_after_their_move_was_stored_after_all(tmp_path: Path) -> None:
    async def play() -> None:
        house, liar, room = await liar_and_room(tmp_path, ["you", "bot:newcomer", "bot:newcomer"], 0.2)
        assert room.table is not None
        await room.actions.move(mara(room), "first", room.table.moves()[0])
        assert room.table.seat == 1
        number, liar.lies = room.number, 1
        await until(lambda: room.table is not None and room.table.seat in (0, None) and room.number > number)
        assert liar.lies == 0
        await house.close()

    asyncio.run(play())


def test_one_bad_change_does_not_spoil_the_others(tmp_path: Path) -> None:
    async def save() -> list[Frame | BaseException | None]:
        store = await Store.open(database_url(str(tmp_path / "tables.sqlite3")))
        event = {"table_id": "nowhere", "number": 1, "what": "talk", "body": {}, "seat": None, "client": None}
        house = House(Settings(""), store)
        good = [house._row("slambo", 1, 2, {}, None, False, None) for _ in range(3)]
        changes = [Change(new_tables=[row]) for row in good]
        changes.insert(1, Change(events=[event]))
        told = await asyncio.gather(*(store.save(change) for change in changes), return_exceptions=True)
        assert await store.count() == 3
        await house.close()
        return list(told)

    told = asyncio.run(save())
    assert [type(one) for one in told] == [type(None), StoreError, type(None), type(None)]

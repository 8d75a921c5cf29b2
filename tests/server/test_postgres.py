"""Tables in a real PostgreSQL server, started here for the tests."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
import warnings
from collections.abc import Iterator
from pathlib import Path

import asyncpg
import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy.ext.asyncio import create_async_engine

import vivamos
from vivamos.server.schema import metadata

from serving import PATIENCE, Line, Server, reason

USERS = ("postgres", "nobody")  # PostgreSQL does not run as root


class Cluster:
    """A PostgreSQL server in a folder of its own, on a free port."""

    def __init__(self, programs: Path) -> None:
        self.programs = programs
        self.folder = Path(tempfile.mkdtemp(prefix="vivamos-postgres-"))
        self.as_user: list[str] = []
        if os.geteuid() == 0:
            user = next(name for name in USERS if subprocess.run(["id", name], capture_output=True).returncode == 0)
            self.as_user = ["runuser", "-u", user, "--"]
            shutil.chown(self.folder, user)
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port: int = free.getsockname()[1]
        self.process: subprocess.Popen[bytes] | None = None
        self._run("initdb", "-D", str(self.folder / "data"), "-U", "vivamos", "--auth=trust", "-E", "UTF8", "--no-sync")

    def _run(self, program: str, *words: str) -> None:
        done = subprocess.run(
            [*self.as_user, str(self.programs / program), *words], cwd=self.folder, capture_output=True, text=True
        )
        assert done.returncode == 0, done.stdout + done.stderr

    def url(self, database: str = "vivamos") -> str:
        return f"postgresql://vivamos@127.0.0.1:{self.port}/{database}"

    def start(self) -> None:
        command = [str(self.programs / "postgres"), "-D", str(self.folder / "data"), "-p", str(self.port)]
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                [*self.as_user, *command, "-h", "127.0.0.1", "-k", str(self.folder)],
                cwd=self.folder, stdout=log, stderr=log,
            )  # fmt: skip
        until = time.monotonic() + PATIENCE
        while not self._answers():
            assert time.monotonic() < until, (self.folder / "log").read_text()
            time.sleep(0.05)

    def _answers(self) -> bool:
        async def ask() -> None:
            connection = await asyncpg.connect(self.url("postgres"), timeout=5)
            await connection.close()

        try:
            asyncio.run(ask())
        except (OSError, asyncpg.PostgresError):
            return False
        return True

    def make_database(self, name: str) -> str:
        async def make() -> None:
            connection = await asyncpg.connect(self.url("postgres"))
            await connection.execute(f"create database {name}")
            await connection.close()

        asyncio.run(make())
        return self.url(name)

    def stop(self) -> None:
        """At once, as in a power cut."""
        if self.process is None:
            return
        leader = int((self.folder / "data" / "postmaster.pid").read_text().split()[0])
        os.kill(leader, signal.SIGQUIT)
        self.process.wait(timeout=PATIENCE)
        self.process = None

    def remove(self) -> None:
        self.stop()
        shutil.rmtree(self.folder)


def find_programs() -> Path | None:
    """The folder of `initdb` and `postgres`; the newest, if there are several."""
    there = shutil.which("initdb")
    folders = [Path(there).resolve().parent] if there else []
    folders += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    return next((one for one in folders if (one / "initdb").exists() and (one / "postgres").exists()), None)


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    programs = find_programs()
    if programs is None:
        assert not os.environ.get("VIVAMOS_CI"), "There is no PostgreSQL here, and it must be tested (make postgres)."
        pytest.skip("*** There is no PostgreSQL here: nothing is known about tables in it (make postgres). ***")
    made = Cluster(programs)
    try:
        made.start()
        yield made
    finally:
        made.remove()


@pytest.fixture
def served(cluster: Cluster, tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Server]:
    """A server on a new database of the cluster."""
    name = "t" + str(abs(hash(request.node.name)) % 10**9)
    server = Server(tmp_path, "--no-limits", "--limit", "grace=0", database=cluster.make_database(name))
    try:
        server.start()
        server.wait_until_ready("slambo")
        yield server
    finally:
        server.kill()
    assert "Traceback" not in server.log()


def play_on(line: Line, name: str, most: int = 10_000) -> int:
    """Make the first move whenever asked; how many moves that were."""
    count = 0
    while count < most and (asked := line.until_asked()):
        line.ask = None
        answer = line.act("move", f"{name}-{count}", move=asked["moves"][0])
        assert answer["type"] == "done", answer
        count += 1
    return count


def test_a_whole_game_with_power_cuts_between(served: Server) -> None:
    made = served.make_table("slambo", ["you", "free", "bot:newcomer"], open=True)
    other = served.sit_down(made["id"], "Inés")
    bots = f"/api/tables/{made['id']}/seats/1/bot"
    assert served.ask("POST", bots, {"level": "casual"}, token=made["token"]).status_code == 200  # Inés is away
    line = Line(served, made["id"], made["token"])
    mine = served.ask("POST", "/api/mine", {"tokens": [made["token"], other]}).json()
    assert {table["id"] for table in mine} == {made["id"]}
    play_on(line, "a", 2)
    line.act("say", "s", text="olé 🎉 \U0001f0cf")
    for cut in range(2):
        served.kill()
        served.start()
        again = Line(served, made["id"], made["token"])
        assert again.welcome["number"] >= line.number
        assert again.welcome["talk"][0]["text"] == "olé 🎉 \U0001f0cf"
        assert again.act("move", "a-0", move="play +1")["type"] == "done", "the answer that was given before"
        play_on(again, f"b{cut}", 2)
        line = again
    play_on(line, "c")
    assert line.view is not None
    assert line.view["winners"]
    served.kill()
    served.start()
    record = served.ask("GET", f"/api/tables/{made['id']}/record").json()
    assert vivamos.replay(record).winners() == line.view["winners"]
    assert served.ask("POST", "/api/mine", {"tokens": [made["token"], other]}).json() == []  # it is over
    back = Line(served, made["id"], other)
    assert back.welcome["you"] == 1
    assert back.view == {**back.welcome["view"]}
    assert back.act("rematch", "r")["type"] == "done"


def test_hundreds_of_moves_without_a_fault(served: Server) -> None:
    moves = tables = 0
    while moves < 300:
        made = served.make_table("slambo", ["you", "bot:newcomer"], options={"start": 0})
        line = Line(served, made["id"], made["token"])
        play_on(line, "m")
        tables += 1
        moves += sum(frame.get("what") == "move" for frame in line.frames)
        line.close()
    assert served.ask("GET", "/api/health").json()["tables"] == tables


def test_texts_that_postgres_does_not_take_do_no_harm(served: Server) -> None:
    made = served.make_table("slambo", ["you", "bot:newcomer"], options={"start": 0}, name="Ma\0ra")
    line = Line(served, made["id"], made["token"])
    asked, number = line.until_asked(), line.number
    assert line.act("say", "said", text="ho\0la")["type"] == "done"
    line.send({"type": "move", "id": "nul\0", "move": asked["moves"][0]})
    assert reason(line.until("refused"))
    assert line.number == number + 1
    assert line.act("move", "🂡" * 64, move=asked["moves"][0])["type"] == "done"


def test_a_database_that_goes_away_and_comes_back(cluster: Cluster, served: Server) -> None:
    made = served.make_table("slambo", ["you", "free"], options={"start": 0})
    served.sit_down(made["id"], "Inés")
    line = Line(served, made["id"], made["token"])
    move, before, number = line.until_asked()["moves"][0], line.view, line.number
    cluster.stop()
    try:
        for _ in range(3):
            refused = line.act("move", "once", move=move)
            assert refused["type"] == "refused"
            assert reason(refused).startswith("The ")
        assert served.ask("GET", "/api/health").status_code == 503
        assert served.ask("GET", "/api/tables").status_code == 503
        answer = served.ask("POST", "/api/tables", {"game": "slambo", "seats": ["you", "free"], "name": "Teo"})
        assert answer.status_code == 503
        assert answer.json()["detail"].endswith(".")
    finally:
        cluster.start()
    again = Line(served, made["id"], made["token"])
    assert (again.view, again.number) == (before, number)
    assert again.act("move", "once", move=move)["number"] == number + 1
    assert again.act("move", "once", move=move)["number"] == number + 1


@pytest.mark.parametrize("database", ["nowhere", "postgres?user=stranger"])
def test_what_is_not_there_is_told_in_one_sentence(cluster: Cluster, tmp_path: Path, database: str) -> None:
    server = Server(tmp_path, database=cluster.url(database))
    with pytest.raises(RuntimeError, match="did not start"):
        server.start()
    assert server.process is not None
    assert server.process.returncode == 2
    assert "does not exist" in server.log()
    assert len(server.log().strip().splitlines()) == 1


def test_the_migrations_make_what_the_schema_says(served: Server) -> None:
    def differences(connection: sa.Connection) -> list[object]:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", sa.exc.SAWarning)
            return list(compare_metadata(MigrationContext.configure(connection, {"compare_type": True}), metadata))

    async def compare() -> list[object]:
        engine = create_async_engine(served.database.replace("postgresql://", "postgresql+asyncpg://"))
        async with engine.connect() as connection:
            found = await connection.run_sync(differences)
        await engine.dispose()
        return found

    assert asyncio.run(compare()) == []

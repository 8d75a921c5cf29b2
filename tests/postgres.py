"""A real PostgreSQL server, started here for the tests."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from uuid import uuid4

import asyncpg
import pytest
from ports import free_port

from vivamos.server.settings import database_url

from serving import PATIENCE

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
        self.port = free_port()
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

    def make_database(self) -> str:
        """A new one with a name of its own: a test that is tried twice gets another."""
        name = f"t{uuid4().hex}"

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


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database, of both kinds in turn."""
    if request.param == "sqlite":
        return database_url(str(tmp_path / "tables.sqlite3"))
    found: Cluster = request.getfixturevalue("cluster")
    return database_url(found.make_database())


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

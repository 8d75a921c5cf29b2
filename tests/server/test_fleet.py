"""Three processes behind HAProxy on one PostgreSQL, started by the very files of deploy/: whatever happens to one of
them, no move is lost or doubled, and every table goes on."""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import signal
import subprocess
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from players import Player, wait_for_moves
from ports import free_port
from postgres import find_programs
from test_nights import a_night
from test_nights import start as begin

import vivamos

from serving import PATIENCE, Server, Stream

DEPLOY = Path(__file__).parents[2] / "deploy"
NAMES = ("one", "two", "three")
LEASE = 1.5
TABLES = 6
PAUSE = 0.3  # seconds before a move: games last longer than the tests


class Fleet(Server):
    """What `deploy/start-local` starts in a folder. People talk to HAProxy."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.port = free_port(in_a_row=5)
        self.address = f"http://127.0.0.1:{self.port}"
        self.database = f"postgresql://vivamos@127.0.0.1:{self.port + 4}/vivamos"

    def start(self, from_scratch: bool = True) -> None:
        """All of it, or what has died."""
        command = [DEPLOY / "start-local", self.folder, str(self.port), "--bot-delay", "0", "--no-limits"]
        done = subprocess.run(
            [*command, "--limit", f"lease={LEASE}"], capture_output=True, text=True, timeout=4 * PATIENCE
        )
        assert done.returncode == 0, done.stdout + done.stderr + self.log()

    def kill(self) -> None:
        subprocess.run([DEPLOY / "stop-local", self.folder], check=True, timeout=PATIENCE)

    def log(self) -> str:
        files = (self.folder / f"{name}.log" for name in NAMES)
        return "".join(file.read_text(encoding="utf-8") for file in files if file.exists())

    def signal(self, name: str, number: signal.Signals) -> None:
        os.kill(int((self.folder / f"{name}.pid").read_text()), number)

    def is_gone(self, name: str) -> bool:
        pid = (self.folder / f"{name}.pid").read_text().strip()
        try:
            return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z"
        except FileNotFoundError:
            return True

    def rows(self, query: str, *values: Any) -> list[Any]:
        async def ask() -> list[Any]:
            connection = await asyncpg.connect(self.database)
            try:
                return list(await connection.fetch(query, *values))
            finally:
                await connection.close()

        return asyncio.run(ask())

    def owner(self, table: str) -> str:
        """The name of the process that has a table; empty if none has."""
        query = """select processes.address from leases join processes on processes.id = leases.process
                   where table_id = $1 and leases.until > clock_timestamp()"""
        found = self.rows(query, table)
        return NAMES[int(found[0][0].rpartition(":")[2]) - self.port - 1] if found else ""

    def epochs(self) -> dict[str, int]:
        return {row[0]: row[1] for row in self.rows("select table_id, epoch from leases")}


@pytest.fixture(scope="module")
def fleet() -> Iterator[Fleet]:
    missing = [] if find_programs() else ["PostgreSQL (make postgres)"]
    if not shutil.which("haproxy") and not Path("/usr/sbin/haproxy").exists():
        missing.append("HAProxy (make haproxy)")
    if missing:
        assert not os.environ.get("VIVAMOS_CI"), f"There is no {missing[0]} here, and it must be tested."
        pytest.skip(f"*** There is no {missing[0]} here: nothing is known about several processes. ***")
    folder = Path(tempfile.mkdtemp(prefix="vivamos-fleet-"))
    folder.chmod(0o755)  # PostgreSQL runs as somebody else, if we are root
    made = Fleet(folder)
    try:
        made.start()
        made.wait_until_ready("vamos-dia")
        yield made
        assert "Traceback" not in made.log()
    finally:
        made.kill()
        shutil.rmtree(folder)


class Company:
    """People at several tables who play on, come what may."""

    def __init__(self, fleet: Fleet, tables: int) -> None:
        self.fleet = fleet
        self.stop = threading.Event()
        self.people: list[Player] = []
        for _ in range(tables):
            made = fleet.make_table("vamos-dia", ["you", "free", "bot:newcomer", "bot:newcomer"], open=True)
            tokens = [made["token"], fleet.sit_down(made["id"], "Inés")]
            self.people += [Player(fleet, made["id"], token, self.stop, PAUSE) for token in tokens]
        for person in self.people:
            person.start()

    @property
    def tables(self) -> list[str]:
        return list(dict.fromkeys(person.table for person in self.people))

    def go_on(self, more: int = 3) -> None:
        """Until every table has that many more moves, or is over."""
        for table in self.tables:
            wait_for_moves([person for person in self.people if person.table == table], more)

    def end(self) -> None:
        """Nothing that was acknowledged is lost or doubled, and the numbers have no gap."""
        self.stop.set()
        for person in self.people:
            person.join(timeout=PATIENCE)
        assert not [fault for person in self.people for fault in person.faults]
        for table in self.tables:
            rows = self.fleet.rows(
                "select number, what, body, client from events where table_id = $1 order by number", table
            )
            assert [row["number"] for row in rows] == list(range(1, len(rows) + 1))
            clients = [row["client"] for row in rows if row["client"]]
            assert len(clients) == len(set(clients)), "nothing is done twice"
            moves = {row["number"]: json.loads(row["body"])["move"] for row in rows if row["what"] == "move"}
            for person in self.people:
                if person.table == table:
                    assert person.acknowledged
                    assert person.acknowledged.items() <= moves.items()


def until(holds: Callable[[], Any]) -> None:
    end = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < end, "it does not happen"
        time.sleep(0.1)


@pytest.fixture
def company(fleet: Fleet) -> Iterator[Company]:
    made = Company(fleet, TABLES)
    try:
        made.go_on(1)
        yield made
        made.end()
    finally:
        made.stop.set()
        fleet.start()  # whoever has died


def test_a_seat_of_a_night_is_taken_where_its_table_is(fleet: Fleet) -> None:
    """The balancer leads to the table's process, not to that of whoever asks: nobody's connection breaks for it."""
    people = a_night(fleet, "Mara", "Luz", "Teo", "Noor", "Omar", "Ada", "Ben", "Cat")
    tables = [table["id"] for table in begin(people[0])["tables"]]
    streams = [one.sit() for one in people]
    for stream in streams:
        assert stream.act("talk", "s", text="Hola")["type"] == "done"
    epochs = fleet.epochs()
    assert [epochs[table] for table in tables] == [1] * 4, "a table that moves has another epoch"
    for stream in streams:
        stream.close()


def test_an_owner_is_killed(fleet: Fleet, company: Company) -> None:
    for _ in range(2):
        victim = fleet.owner(company.tables[0])
        fleet.signal(victim, signal.SIGKILL)
        company.go_on()
        until(lambda victim=victim: fleet.owner(company.tables[0]) not in ("", victim))  # type: ignore[misc]
        fleet.start()
    company.go_on()


def test_a_frozen_owner_is_refused_when_it_wakes_up(fleet: Fleet, company: Company) -> None:
    table = company.tables[0]
    frozen, before = fleet.owner(table), fleet.epochs()
    fleet.signal(frozen, signal.SIGSTOP)
    try:
        until(lambda: fleet.owner(table) not in ("", frozen))
        company.go_on()
    finally:
        fleet.signal(frozen, signal.SIGCONT)
    assert fleet.epochs()[table] > before[table]
    until(lambda: "was taken over by another process" in (fleet.folder / f"{frozen}.log").read_text())
    company.go_on()


def test_a_rolling_update(fleet: Fleet, company: Company) -> None:
    """Each process in turn hands its tables over, stops and comes back."""
    for name in NAMES:
        fleet.signal(name, signal.SIGTERM)
        until(lambda name=name: fleet.is_gone(name))  # type: ignore[misc]
        company.go_on(1)
        fleet.start()
    company.go_on()


def test_lists_and_seats_through_any_process(fleet: Fleet) -> None:
    """Who asks a process that has not the table is told the same; who goes there takes it along."""
    made = fleet.make_table("slambo", ["you", "free"], open=True)
    stream = Stream(fleet, made["id"], made["token"])
    owner = fleet.owner(made["id"])
    others = [Server(fleet.folder) for name in NAMES if name != owner]
    ports = [fleet.port + 1 + NAMES.index(name) for name in NAMES if name != owner]
    for other, port in zip(others, ports, strict=True):
        other.port, other.address = port, f"http://127.0.0.1:{port}"

    def listed(server: Server) -> bool:
        tables = server.ask("GET", "/api/tables").json()
        mine = server.ask("POST", "/api/mine", {"tokens": [made["token"]]}).json()
        found = [one for one in tables + mine if one["id"] == made["id"]]
        return len(found) == 2 and all(one["seats"][0]["here"] for one in found)

    for other in others:
        until(lambda other=other: listed(other))  # type: ignore[misc]
    # The balancer has changed its mind: the table moves, and those who were there are told to come back.
    wrong = Stream(others[0], made["id"], made["token"])
    assert wrong.welcome["you"] == 0
    assert stream.closed_with() == 1012
    assert fleet.owner(made["id"]) == NAMES[ports[0] - fleet.port - 1]
    wrong.close()
    assert vivamos.__version__ == others[1].ask("GET", "/api/health").json()["version"]

"""Three processes behind HAProxy while all goes wrong: is any move lost or doubled, and how soon does a table go on?

    python benchmarks/fleet.py [--tables 150] [--minutes 5] [--every 10] [--pace 2]

Compiles all games (`vivamos warmup`), starts `deploy/start-local` with a fresh folder, seats four scripted players at
every table (one connection each; when a game is over the next table is made), and kills a random process every few
seconds (SIGKILL), whether or not all is well again since the last time; what died is started again at once. Then, with
the same people: an owner is stopped for longer than its lease (SIGSTOP, SIGCONT), two processes are asked at once for
the tables of one that was killed, PostgreSQL is restarted, a process is taken away and comes back, which hashes anew in
the middle of tricks, everybody's connection and those of as many spectators break at once, and at last the processes
talk to PostgreSQL through a line that loses COMMITs or the answers to them. Every player checks that its events are
numbered without a gap; at the end all acknowledged moves, and all events that anybody was told, are looked up in the
database. Exits with 1 if one is missing or doubled, or if a table stood still for longer than 10 seconds after a kill.
`--waits FILE` writes how long each table waited after each kill, as JSON. It takes some five minutes longer than the
kills, and fifty minutes longer at most. As it was run for RESULTS.md, on a machine with nothing else to do:

    python benchmarks/fleet.py --tables 150 --minutes 5 --every 10 --waits /tmp/waits.json

    python benchmarks/fleet.py --cost [--tables 40] [--minutes 0.5]

What a move costs one process on PostgreSQL with its lease and fence, by turns with the same without them; and what it
costs two processes behind HAProxy with twice the tables, by which one can tell how many more they carry.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from bisect import bisect_left
from collections import Counter
from collections.abc import Coroutine, Iterable
from contextlib import suppress
from pathlib import Path
from statistics import median
from typing import Any

import asyncpg
import httpx
import websockets
from load import cpu_seconds

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))
from bad_line import BadLine

HERE = Path(__file__).parents[1]
NAMES = ("one", "two", "three")
OTHERS = ("Inés", "Teo", "Lola")  # Mara makes the table
LONGEST = 10.0  # seconds that a table may stand still after a kill
GIVEN_UP = 60.0  # seconds after which a table that has not moved is a fault
AT_MOST = 3000.0  # seconds for all that is not kills
CLAIMED = 20  # tables that two processes are asked for at once
BAD_SECONDS, BAD_EVERY = 20.0, 0.3  # how long the line loses COMMITs, and how often
DEAREST = 1.3  # times the cost of a move without lease and fence
LEAST_GAIN = 1.6  # times the tables of one process that two carry


class Tally:
    """What all players saw."""

    def __init__(self) -> None:
        self.acknowledged: dict[tuple[str, int], str] = {}  # table and number → move
        self.told: dict[tuple[str, int], str] = {}  # table and number → what kind of event
        self.anew: set[tuple[str, int, int]] = set()  # a table told anew: what was known, and what is there
        self.moved: dict[str, list[float]] = {}  # when moves of each table were acknowledged
        self.over: dict[str, float] = {}  # when games came to their end
        self.faults: list[str] = []
        self.connects = 0
        self.refused: Counter[str] = Counter()
        self.delays: list[float] = []

    def done(self, table: str, number: int, move: str, asked: float) -> None:
        if self.acknowledged.setdefault((table, number), move) != move:
            self.faults.append(f"{table}: two moves with the number {number}")
        self.moved.setdefault(table, []).append(time.monotonic())
        self.delays.append(time.monotonic() - asked)

    def tell(self, table: str, number: int, what: str) -> None:
        if self.told.setdefault((table, number), what) != what:
            self.faults.append(f"{table}: two events with the number {number}")

    def last(self, table: str) -> float:
        return self.moved[table][-1] if table in self.moved else 0.0

    def wait(self, table: str, since: float) -> float | None:
        """How long a table had no move after a moment; None if it has none to this day."""
        moved = self.moved.get(table, [])
        at = bisect_left(moved, since)
        then = moved[at] if at < len(moved) else self.over.get(table)
        return None if then is None else max(0.0, then - since)


class Player:
    """One seat at one table, over any number of broken connections; without a token somebody who watches."""

    def __init__(self, base: str, table: str, token: str | None, tally: Tally, pace: float) -> None:
        self.base, self.table, self.token, self.tally, self.pace = base, table, token, tally, pace
        self.number: int | None = None
        self.pending: dict[str, Any] | None = None
        self.sent = 0.0
        self.count = 0
        self.ask: tuple[int, list[str]] | None = None  # after which event, and the moves
        self.over = False
        self.socket: Any = None

    async def play(self) -> None:
        wait = 0.2
        url = f"{self.base.replace('http', 'ws')}/api/tables/{self.table}/stream"
        while not self.over:
            try:
                async with websockets.connect(url, compression=None, open_timeout=20, ping_interval=5) as self.socket:
                    self.tally.connects += 1
                    await self._send({"type": "hello", "token": self.token, "since": self.number})
                    async for text in self.socket:
                        wait = 0.2
                        await self._take(json.loads(text))
                        if self.over:
                            return
            except (OSError, websockets.WebSocketException, TimeoutError, EOFError):
                pass
            await asyncio.sleep(wait * random.uniform(0.8, 1.2))
            wait = min(2.0, wait * 2)

    def hang_up(self) -> None:
        """As when somebody pulls the plug."""
        if self.socket is not None and self.socket.transport is not None:
            self.socket.transport.abort()

    async def _send(self, frame: dict[str, Any]) -> None:
        await self.socket.send(json.dumps(frame))

    async def _take(self, frame: dict[str, Any]) -> None:
        kind = frame["type"]
        if kind == "welcome":
            if self.number is None:
                self.number = frame["number"]
            elif frame["fresh"]:  # all of it anew: what is new is looked up at the end, as nobody tells it one by one
                if frame["number"] < self.number:
                    self.tally.faults.append(f"{self.table}: only {frame['number']}, where {self.number} was told")
                self.tally.anew.add((self.table, self.number, frame["number"]))
                self.number = frame["number"]
            elif frame["number"] < self.number:
                self.tally.faults.append(f"{self.table}: {frame['number']}, where {self.number} was told")
            if self.pending:
                await self._send(self.pending)
        elif kind == "event":
            if frame["number"] != self.number + 1:
                self.tally.faults.append(f"{self.table}: {frame['number']} after {self.number}")
            self.number = frame["number"]
            self.tally.tell(self.table, frame["number"], frame["what"])
        elif kind in ("done", "refused") and self.pending and frame["id"] == self.pending["id"]:
            if kind == "done":
                self.tally.done(self.table, frame["number"], self.pending["move"], self.sent)
                if self.ask and self.ask[0] < frame["number"]:
                    self.ask = None
            else:
                self.tally.refused[frame["fact"]["fact"]] += 1
            self.pending = None
        if "view" in frame:
            self.ask = (frame["number"], frame["ask"]["moves"]) if frame["ask"] else None
        if "view" in frame and frame["view"] is not None and frame["view"]["to_move"] is None:
            self.over = True
        elif self.ask and self.pending is None:
            self.count += 1
            move = random.choice(self.ask[1])
            self.pending = {"type": "move", "id": f"{str(self.token)[:8]}-{self.count}", "move": move}
            await asyncio.sleep(self.pace * random.uniform(0.5, 1.5))
            self.sent = time.monotonic()
            await self._send(self.pending)


class Company:
    """Four people at each of many tables, and at the next one when a game is over."""

    def __init__(self, base: str, tally: Tally, pace: float) -> None:
        self.base, self.tally, self.pace = base, tally, pace
        self.at: dict[str, list[Player]] = {}  # the tables that are played
        self._client = httpx.AsyncClient(base_url=base, timeout=30)
        self._tasks: list[asyncio.Task[None]] = []

    async def begin(self, tables: int) -> None:
        for _ in range(tables):
            self._tasks.append(asyncio.create_task(self._play_on(await self._seated())))

    @property
    def players(self) -> list[Player]:
        return [player for players in self.at.values() for player in players]

    async def go_on(self, since: float) -> float:
        """Until every table that was there, and is not over, has had a move since then; the longest wait."""
        wanted = list(self.at)
        while late := [one for one in wanted if one in self.at and self.tally.last(one) < since]:
            if time.monotonic() - since > GIVEN_UP:
                self.tally.faults.append(f"{len(late)} tables do not go on, as {late[0]}")
                break
            await asyncio.sleep(0.05)
        return time.monotonic() - since

    async def end(self) -> None:
        await _cancel(self._tasks)
        await self._client.aclose()

    async def _play_on(self, players: list[Player]) -> None:
        while True:
            self.at[players[0].table] = players
            await asyncio.gather(*(player.play() for player in players))
            del self.at[players[0].table]
            self.tally.over[players[0].table] = time.monotonic()
            players = await self._seated()

    async def _seated(self) -> list[Player]:
        """A table of vamos-dia with four people. If a process dies meanwhile they try another one."""
        wish = {"game": "vamos-dia", "players": 4, "seats": ["you", "free", "free", "free"], "name": "Mara"}
        while True:
            with suppress(httpx.HTTPError, ValueError, KeyError):  # the balancer's own words are no JSON
                made = (await self._client.post("/api/tables", json=wish)).json()
                tokens = [made["token"]]
                for name in OTHERS:
                    sat = await self._client.post(f"/api/tables/{made['id']}/seats", json={"name": name})
                    tokens.append(sat.json()["token"])
                return [Player(self.base, made["id"], token, self.tally, self.pace) for token in tokens]
            await asyncio.sleep(0.5)


async def _cancel(tasks: Iterable[asyncio.Task[Any]]) -> None:
    all_of_them = list(tasks)
    for task in all_of_them:
        task.cancel()
    await asyncio.gather(*all_of_them, return_exceptions=True)


class Fleet:
    """What `deploy/start-local` starts, and what can be done to it."""

    def __init__(self, folder: Path, port: int, lease: float) -> None:
        self.folder, self.port, self.lease = folder, port, lease
        self.url = self.database(port + 4)
        self.options: list[str] = []

    def database(self, port: int) -> str:
        return f"postgresql://vivamos@127.0.0.1:{port}/vivamos"

    def start(self, tries: int = 1) -> None:
        """All of it, or what has died; once more if something dies while it starts."""
        options = ["--no-limits", "--bot-delay", "0", "--limit", f"lease={self.lease}", *self.options]
        command = [HERE / "deploy" / "start-local", self.folder, str(self.port), *options]
        for rest in range(tries - 1, -1, -1):
            if not subprocess.run(command, check=rest == 0, stdout=subprocess.DEVNULL).returncode:
                return

    async def start_again(self, tries: int = 1) -> None:
        await asyncio.to_thread(self.start, tries)

    def stop(self) -> None:
        subprocess.run([HERE / "deploy" / "stop-local", self.folder], check=False)

    def pid(self, name: str) -> int:
        if name == "postgres":  # the one of its starter is another
            return int((self.folder / "postgres" / "data" / "postmaster.pid").read_text().split()[0])
        return int((self.folder / f"{name}.pid").read_text())

    def signal(self, name: str, number: signal.Signals) -> None:
        os.kill(self.pid(name), number)

    async def end(self, name: str, number: signal.Signals) -> None:
        """Tell one to stop, and wait until it and who started it are gone."""
        pids = {self.pid(name), int((self.folder / f"{name}.pid").read_text())}
        os.kill(self.pid(name), number)
        while any(map(_lives, pids)):
            await asyncio.sleep(0.1)

    def lives(self, name: str) -> bool:
        return _lives(self.pid(name))

    async def killed(self, name: str) -> None:
        """Kill one, and start it again at once."""
        await self.end(name, signal.SIGKILL)
        await self.start_again()

    def log(self, name: str) -> str:
        return (self.folder / f"{name}.log").read_text(encoding="utf-8")

    async def rows(self, query: str) -> list[Any]:
        connection = await asyncpg.connect(self.url)
        try:
            return list(await connection.fetch(query))
        finally:
            await connection.close()


def _lives(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


class Ordeal:
    """Everything that is done to a fleet while people play, and how long they waited each time."""

    def __init__(self, fleet: Fleet, company: Company) -> None:
        self.fleet, self.company = fleet, company
        self.waits: dict[str, list[float]] = {}
        self.lost: Counter[str] = Counter()
        self.each: list[dict[str, Any]] = []  # kills, with the wait of each table
        self.lasted = 0.0

    async def after(self, what: str, beside: Coroutine[Any, Any, None] | None = None) -> None:
        """Until all tables have gone on after something."""
        began = time.monotonic()
        helping = asyncio.create_task(beside) if beside else None
        took = await self.company.go_on(began)
        self.waits.setdefault(what, []).append(took)
        print(f"{what}: {took:.1f} s (load {os.getloadavg()[0]:.1f})", flush=True)
        if helping:
            await helping

    async def kills(self, minutes: float, every: float) -> None:
        """By the clock, whatever the tables do: how long each waited after each kill is looked up afterwards."""
        tally, began = self.company.tally, time.monotonic()
        dead = asyncio.Event()

        async def start_what_died() -> None:
            while True:
                await dead.wait()
                dead.clear()
                await self.fleet.start_again(tries=20)

        starting = asyncio.create_task(start_what_died())
        kills: list[tuple[str, float, list[str]]] = []
        for number in range(int(60 * minutes / every)):
            await asyncio.sleep(max(0.0, began + number * every - time.monotonic()))
            if starting.done():
                break
            name = random.choice(NAMES)
            kills.append((name, time.monotonic(), list(self.company.at)))
            await self.fleet.end(name, signal.SIGKILL)
            dead.set()
        await asyncio.sleep(max(0.0, began + 60 * minutes - time.monotonic()))
        self.lasted = time.monotonic() - began
        await self.company.go_on(kills[-1][1])
        while not starting.done() and (dead.is_set() or not all(map(self.fleet.lives, NAMES))):
            await asyncio.sleep(0.1)
        await _cancel([starting])
        if not starting.cancelled() and (error := starting.exception()):
            raise error
        for name, at, tables in kills:
            waits = {table: tally.wait(table, at) for table in tables}
            self.each.append({"process": name, "after": at - began, "waits": waits})
            if still := [table for table, wait in waits.items() if wait is None]:
                tally.faults.append(f"{len(still)} tables have not gone on since {name} was killed, as {still[0]}")
            took = sorted(wait for wait in waits.values() if wait is not None)
            self.waits.setdefault("SIGKILL", []).append(took[-1])
            late = sum(wait > LONGEST for wait in took)
            print(
                f"SIGKILL of {name} after {at - began:.0f} s: median {median(took):.1f} s, longest {took[-1]:.1f} s,"
                f" {late} of {len(took)} tables later than {LONGEST:.0f} s",
                flush=True,
            )

    async def a_frozen_owner(self) -> None:
        self.fleet.signal("two", signal.SIGSTOP)
        await self.after("SIGSTOP")
        await asyncio.sleep(self.fleet.lease)
        self.fleet.signal("two", signal.SIGCONT)
        await self.after("SIGCONT")

    async def two_claimers(self) -> None:
        """Both processes that are left are asked at once for tables of the third, past the balancer."""
        killed = self.fleet.killed("one")
        bases = [f"http://127.0.0.1:{self.fleet.port + 1 + number}" for number in (1, 2)]
        tables = list(self.company.at)[:CLAIMED]
        people = [Player(base, table, None, self.company.tally, 0) for table in tables for base in bases]
        claims = [asyncio.create_task(one.play()) for one in people]
        await self.after("two claimers at once", killed)
        await _cancel(claims)
        await self.after("and when they have gone")

    async def database_restarted(self) -> None:
        await self.fleet.end("postgres", signal.SIGINT)
        await self.fleet.start_again()
        await self.after("PostgreSQL restarted")

    async def hashed_anew(self) -> None:
        await self.fleet.end("three", signal.SIGTERM)
        await self.after("SIGTERM")
        await self.fleet.start_again()
        await self.after("a process more (re-hash)")

    async def all_at_once(self) -> None:
        """As many spectators come as there are players, and then everybody's connection breaks."""
        players = self.company.players
        others = [Player(one.base, one.table, None, one.tally, 0) for one in players]
        watching = [asyncio.create_task(one.play()) for one in others]
        while any(one.number is None and not one.over for one in others):
            await asyncio.sleep(0.1)
        for one in [*players, *others]:
            one.hang_up()
        await self.after(f"{len(players) + len(others)} reconnects at once")
        await _cancel(watching)

    async def lost_commits(self) -> None:
        async with BadLine(self.fleet.port + 4) as line:
            self.fleet.options = ["--database", self.fleet.database(line.port)]
            for name in NAMES:
                await self.fleet.end(name, signal.SIGTERM)
                await self.fleet.start_again()
            end = time.monotonic() + BAD_SECONDS
            while time.monotonic() < end:
                line.loses = random.choice(("answer", "commit"))
                await asyncio.sleep(BAD_EVERY)
                if not line.loses:
                    self.lost["COMMITs or answers lost"] += 1
            line.loses = ""
            await self.after("COMMITs lost, and answers to them")
            await self.company.end()


async def everything(fleet: Fleet, chosen: argparse.Namespace) -> int:
    tally = Tally()
    company = Company(f"http://127.0.0.1:{fleet.port}", tally, chosen.pace)
    ordeal = Ordeal(fleet, company)
    await company.begin(chosen.tables)
    await ordeal.after("at rest")
    connections = len(company.players)
    await ordeal.kills(chosen.minutes, chosen.every)
    if chosen.waits:
        chosen.waits.write_text(json.dumps(ordeal.each))
    await ordeal.a_frozen_owner()
    await ordeal.two_claimers()
    await ordeal.database_restarted()
    await ordeal.hashed_anew()
    await ordeal.all_at_once()
    await ordeal.lost_commits()
    rows = await fleet.rows("select table_id, number, what, body, client from events order by table_id, number")
    stored = {(row["table_id"], row["number"]): json.loads(row["body"]).get("move") for row in rows}
    kinds = {(row["table_id"], row["number"]): row["what"] for row in rows}
    untrue = [key for key, what in tally.told.items() if kinds.get(key) != what]
    untold = [(one, at) for one, old, new in tally.anew for at in range(old + 1, new + 1) if (one, at) not in kinds]
    lost = [key for key, move in tally.acknowledged.items() if stored.get(key) != move]
    clients = Counter((row["table_id"], row["client"]) for row in rows if row["client"])
    doubled = [key for key, times in clients.items() if times > 1]
    highest = Counter(row["table_id"] for row in rows)
    gaps = [key for key in stored if key[1] > highest[key[0]]]
    delays = sorted(tally.delays)
    kills = len(ordeal.waits["SIGKILL"])
    print(f"{chosen.tables} tables, {connections} connections, {kills} kills in {ordeal.lasted:.0f} s")
    print(f"{len(highest)} games")
    print(f"{tally.connects} connects; refused: {dict(tally.refused)}; {dict(ordeal.lost)}")
    print(f"tables taken from the one that was frozen: {fleet.log('two').count('was taken over by another process')}")
    print(f"faults seen by players: {len(tally.faults)} {tally.faults[:5]}")
    print(f"{len(tally.told)} events told, {len(untrue)} of them not stored so; told anew {len(tally.anew)} times,")
    print(f"    {len(untold)} of those events not stored")
    print(f"{len(tally.acknowledged)} moves acknowledged; {len(lost)} lost, {len(doubled)} doubled, {len(gaps)} gaps")
    middle, late = delays[len(delays) // 2], delays[int(len(delays) * 0.99)]
    print(f"answer to a move: median {middle * 1000:.0f} ms, 99th percentile {late * 1000:.0f} ms")
    for what, seconds in ordeal.waits.items():
        each = f", the longest of {len(seconds)}, median {median(seconds):.1f} s" if len(seconds) > 1 else ""
        print(f"{what}: every table had a move within {max(seconds):.1f} s{each}")
    tracebacks = sum(fleet.log(name).count("Traceback") for name in NAMES)
    print(f"{tracebacks} tracebacks in the logs")
    slow = max(ordeal.waits["SIGKILL"]) > LONGEST
    return 1 if lost or doubled or gaps or untrue or untold or tally.faults or slow or tracebacks else 0


async def cost_of(address: str, pids: list[int], tables: int, chosen: argparse.Namespace) -> float:
    """Milliseconds of the processes' CPU for a move, with so many tables."""
    tally = Tally()
    company = Company(address, tally, chosen.pace)
    await company.begin(tables)
    await company.go_on(time.monotonic())
    moves, began = len(tally.acknowledged), sum(map(cpu_seconds, pids))
    await asyncio.sleep(60 * chosen.minutes)
    moves, spent = len(tally.acknowledged) - moves, sum(map(cpu_seconds, pids)) - began
    await company.end()
    print(f"    {tables} tables, {len(pids)} processes: {moves} moves, {1000 * spent / moves:.3f} ms each", flush=True)
    return 1000 * spent / moves


WITHOUT = """
import sys
from vivamos.cli import main
from vivamos.server import database
Server = database.Server
class Alone(Server):
    shared = property(lambda self: False, lambda self, value: None)
database.Server = Alone
sys.exit(main(sys.argv[1:]))
"""


def cost(chosen: argparse.Namespace, folder: Path) -> int:
    alone = folder / "without"
    alone.write_text(f"#!{sys.executable}\n{WITHOUT}")
    alone.chmod(0o755)
    found: dict[str, list[float]] = {"without": [], "with": [], "two": []}

    async def measure(fleet: Fleet, name: str) -> None:
        await fleet.end("three", signal.SIGTERM)
        if name == "with":  # the same fleet, first as two processes with twice the tables, then as one
            both = [fleet.pid(one) for one in NAMES[:2]]
            address = f"http://127.0.0.1:{fleet.port}"
            found["two"].append(await cost_of(address, both, 2 * chosen.tables, chosen))
        await fleet.end("two", signal.SIGTERM)
        address = f"http://127.0.0.1:{fleet.port + 1}"
        found[name].append(await cost_of(address, [fleet.pid("one")], chosen.tables, chosen))

    for turn in range(chosen.turns):
        for name, program in (("without", str(alone)), ("with", str(HERE / ".venv" / "bin" / "vivamos"))):
            os.environ["VIVAMOS"] = program
            fleet = Fleet(folder / f"{name}{turn}", chosen.port, chosen.lease)
            fleet.start()
            print(f"{name} lease and fence (load {os.getloadavg()[0]:.1f})", flush=True)
            try:
                asyncio.run(measure(fleet, name))
            finally:
                fleet.stop()
    without, alike, two = (median(found[name]) for name in ("without", "with", "two"))
    print(f"CPU time of a move: {without:.3f} ms without lease and fence, {alike:.3f} with: x {alike / without:.2f}")
    print(f"in two processes: {two:.3f} ms, so they carry x {2 * alike / two:.2f} the tables of one")
    return 0 if alike <= DEAREST * without and 2 * alike >= LEAST_GAIN * two else 1


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=150)
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--every", type=float, default=10.0, help="seconds from one kill to the next")
    parser.add_argument("--pace", type=float, default=2.0, help="seconds that a player thinks, on average")
    parser.add_argument("--lease", type=float, default=6.0)
    parser.add_argument("--port", type=int, default=9600)
    parser.add_argument("--cost", action="store_true")
    parser.add_argument("--turns", type=int, default=3, help="of the cost, each with and without")
    parser.add_argument("--waits", type=Path, help="a file for the wait of each table after each kill")
    chosen = parser.parse_args()
    subprocess.run([HERE / ".venv" / "bin" / "vivamos", "warmup"], check=True, stdout=subprocess.DEVNULL)
    with tempfile.TemporaryDirectory(prefix="vivamos-fleet-", ignore_cleanup_errors=True) as name:
        folder = Path(name)
        folder.chmod(0o755)
        if chosen.cost:
            return cost(chosen, folder)
        fleet = Fleet(folder / "fleet", chosen.port, chosen.lease)
        try:
            fleet.start()
            return asyncio.run(asyncio.wait_for(everything(fleet, chosen), AT_MOST + 60 * chosen.minutes))
        finally:
            fleet.stop()


if __name__ == "__main__":
    sys.exit(main())

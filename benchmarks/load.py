"""Many tables at once over real sockets: is anything lost, how late is the last seat's event, what does a move cost?

    python benchmarks/load.py [--tables 300] [--seconds 60] [--game vamos-dia] [--idle 500] [--server-path SRC]
    python benchmarks/load.py --reviews [--tables 100] [--seconds 15]

Starts a server with a fresh SQLite file, seats four scripted players at every table (one connection each) and lets
every table make a move a second. Each player checks that its events are numbered without a gap. Then a bare WebSocket
fan-out (the same uvicorn and FastAPI) sends as many bytes to as many connections for as many messages; the CPU time a
move costs is compared with that. Last: the memory of tables nobody looks at. Exits with 1 if a bound is broken.
`--server-path` is the `src` of another checkout, to measure that one.

`--reviews` asks something else: does the coach slow the tables down? By turns the tables play alone, and while finished
games of four are reviewed one after the other, as anybody can ask for it. Exits with 1 if the 99th percentile grows by
more than a fifth (the median over the turns).
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any

import httpx
import websockets

SEATS = 4
SLOWEST = 0.150  # seconds, 99th percentile from the move to the last seat's event
DEAREST = 3.0  # times the cost of the bare fan-out
LARGEST = 200.0  # kB a table nobody looks at
SLOWER = 1.2  # times the 99th percentile of tables that play alone, while reviews are made
TURNS = 4  # of each
GAMES = 200  # to review, more than there is time for
TICKS = os.sysconf("SC_CLK_TCK")


def cpu_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def memory_kb(pid: int) -> float:
    line = next(line for line in Path(f"/proc/{pid}/status").read_text().splitlines() if line.startswith("VmRSS"))
    return float(line.split()[1])


class Tally:
    """What the players saw."""

    def __init__(self) -> None:
        self.sent: dict[tuple[str, int], float] = {}
        self.arrived: dict[tuple[str, int], list[float]] = {}
        self.sizes: list[int] = []
        self.moves = 0
        self.due: dict[str, float] = {}  # when each table is to move next
        self.faults: list[str] = []

    def delays(self) -> list[float]:
        """From each move to the last of its events."""
        whole = {key: times for key, times in self.arrived.items() if key in self.sent and len(times) == SEATS}
        return sorted(max(times) - self.sent[key] for key, times in whole.items())


class Player:
    """One seat: answers whatever it is asked with a random legal move, a table's move a second."""

    def __init__(self, address: str, table: str, token: str, tally: Tally, until: float) -> None:
        self.address, self.table, self.token, self.tally, self.until = address, table, token, tally, until
        self.number = 0

    async def play(self, ready: asyncio.Barrier) -> None:
        url = f"ws://{self.address}/api/tables/{self.table}/stream"
        async with websockets.connect(url, compression=None, max_queue=None) as connection:
            await connection.send(json.dumps({"type": "hello", "token": self.token, "since": None}))
            welcome = json.loads(await connection.recv())
            self.number = welcome["number"]
            await ready.wait()
            self.tally.due.setdefault(self.table, time.perf_counter() + random.random())
            await self._answer(connection, welcome["ask"])
            while (left := self.until - time.perf_counter()) > 0:
                try:
                    text = await asyncio.wait_for(connection.recv(), left)
                except TimeoutError:
                    return
                await self._hear(connection, str(text))

    async def _hear(self, connection: Any, text: str) -> None:
        frame = json.loads(text)
        if frame["type"] in ("refused", "error"):
            self.tally.faults.append(text)
        if frame["type"] != "event":
            return
        self.tally.arrived.setdefault((self.table, frame["number"]), []).append(time.perf_counter())
        self.tally.sizes.append(len(text))
        if frame["number"] != self.number + 1:
            self.tally.faults.append(f"{self.table}: event {frame['number']} after {self.number}")
        self.number = frame["number"]
        await self._answer(connection, frame.get("ask"))

    async def _answer(self, connection: Any, ask: dict[str, Any] | None) -> None:
        if ask is None:
            return
        await asyncio.sleep(max(0.0, self.tally.due[self.table] - time.perf_counter()))
        self.tally.due[self.table] = time.perf_counter() + 1.0
        if time.perf_counter() > self.until - 1.0:
            return
        self.tally.sent[self.table, self.number + 1] = time.perf_counter()
        self.tally.moves += 1
        move = {"type": "move", "id": f"m{self.number}", "move": random.choice(ask["moves"])}
        await connection.send(json.dumps(move))


async def set_up(address: str, game: str, count: int) -> list[tuple[str, list[str]]]:
    """Tables with four people each; the ids and tokens."""
    async with httpx.AsyncClient(base_url=f"http://{address}", timeout=120) as client:

        async def one() -> tuple[str, list[str]]:
            new = {"game": game, "players": SEATS, "seats": ["you"] + ["free"] * (SEATS - 1), "name": "P0"}
            made = (await client.post("/api/tables", json=new)).raise_for_status().json()
            tokens = [made["token"]]
            for seat in range(1, SEATS):
                joined = await client.post(f"/api/tables/{made['id']}/seats", json={"name": f"P{seat}"})
                tokens.append(joined.raise_for_status().json()["token"])
            return made["id"], tokens

        found = []
        for _ in range(0, count, 20):
            found += await asyncio.gather(*[one() for _ in range(min(20, count - len(found)))])
        while not all(one["ready"] for one in (await client.get("/api/games")).json()):
            await asyncio.sleep(0.5)
        for table, _ in found:
            while (await client.get(f"/api/tables/{table}")).json()["state"] == "waiting":
                await asyncio.sleep(0.2)
        return found


async def play_all(address: str, tables: list[tuple[str, list[str]]], seconds: float, pid: int) -> tuple[Tally, float]:
    tally = Tally()
    ready = asyncio.Barrier(len(tables) * SEATS + 1)
    until = time.perf_counter() + 3600.0
    players = [Player(address, table, token, tally, until) for table, tokens in tables for token in tokens]
    tasks = [asyncio.create_task(player.play(ready)) for player in players]
    await asyncio.wait_for(ready.wait(), 120)
    end = time.perf_counter() + seconds
    for player in players:
        player.until = end
    before = cpu_seconds(pid)
    await asyncio.sleep(seconds - 0.5)  # the last moves are told, and nobody has hung up: as with the bare fan-out
    spent = cpu_seconds(pid) - before
    await asyncio.gather(*tasks)
    return tally, spent


ECHO = """
import sys
import uvicorn
from fastapi import FastAPI, WebSocket, WebSocketDisconnect
app, rooms, text = FastAPI(), {}, "x" * int(sys.argv[2])
@app.websocket("/{room}")
async def echo(websocket: WebSocket, room: str):
    members = rooms.setdefault(room, [])
    await websocket.accept()
    members.append(websocket)
    try:
        while True:
            await websocket.receive_text()
            for member in members:
                await member.send_text(text)
    except WebSocketDisconnect:
        members.remove(websocket)
uvicorn.run(app, port=int(sys.argv[1]), log_level="warning", ws_per_message_deflate=False)
"""


async def echo_all(port: int, tables: int, seconds: float, pid: int) -> tuple[int, float]:
    """The same number of connections, messages and bytes through a server that only passes them on."""
    moves = 0

    async def room(number: int) -> None:
        nonlocal moves
        url = f"ws://127.0.0.1:{port}/{number}"
        connections = [await websockets.connect(url, compression=None, max_queue=None) for _ in range(SEATS)]
        await ready.wait()
        await asyncio.sleep(random.random())
        while time.perf_counter() < end[0] - 1.0:
            due = time.perf_counter() + 1.0
            await connections[moves % SEATS].send('{"type": "move", "id": "m12", "move": "play Y15"}')
            moves += 1
            for connection in connections:
                await connection.recv()
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
        await asyncio.gather(*[connection.close() for connection in connections])

    ready = asyncio.Barrier(tables + 1)
    end = [time.perf_counter() + 3600.0]
    tasks = [asyncio.create_task(room(number)) for number in range(tables)]
    await ready.wait()
    end[0] = time.perf_counter() + seconds
    before = cpu_seconds(pid)
    await asyncio.sleep(seconds - 0.5)
    spent = cpu_seconds(pid) - before
    await asyncio.gather(*tasks)
    return moves, spent


class Reviewing:
    """Finished games, brought to the server and reviewed, one after the other for as long as the block lasts."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.made: list[float] = []  # seconds of each review
        self._records = [finished_game(seed) for seed in range(GAMES)]  # beforehand: it takes time from the players
        self._task: asyncio.Task[None] | None = None
        self._ending = False

    async def __aenter__(self) -> None:
        self._ending = False
        self._task = asyncio.create_task(self._go_on())

    async def __aexit__(self, *_: object) -> None:
        """The last one comes to its end first: the tables shall be alone after it."""
        assert self._task is not None
        self._ending = True
        await self._task

    async def _go_on(self) -> None:
        async with httpx.AsyncClient(base_url=f"http://{self.address}", timeout=120) as client:
            while not self._ending:
                brought = (await client.post("/api/replays", json=self._records.pop())).raise_for_status().json()
                began, review = time.perf_counter(), f"/api/replays/{brought['id']}/review"
                (await client.post(review)).raise_for_status()
                while (standing := (await client.get(review)).raise_for_status().json())["state"] != "ready":
                    if standing["state"] == "failed":
                        raise SystemExit("a review has failed")
                    await asyncio.sleep(0.5)
                self.made.append(time.perf_counter() - began)


def finished_game(seed: int) -> dict[str, Any]:
    """The record of a game of VAMOS dia that four bots have played."""
    import vivamos

    table, bot = vivamos.deal("vamos-dia", players=4, seed=seed), vivamos.bot("casual", seed=seed)
    while not table.over:
        table.play(bot.choose(table))
    return table.record()


def late(tally: Tally) -> float:
    """The 99th percentile from a move to its last event, in milliseconds."""
    delays = tally.delays()
    if tally.faults or len(delays) < tally.moves:
        raise SystemExit(f"lost or doubled events: {tally.faults[:3]}")
    return 1000 * delays[int(0.99 * len(delays))]


async def beside_reviews(address: str, tables: list[tuple[str, list[str]]], seconds: float, pid: int) -> int:
    """The tables alone and beside reviews, by turns."""
    reviewing, alone, beside = Reviewing(address), [], []
    for _ in range(TURNS):
        alone.append(late((await play_all(address, tables, seconds, pid))[0]))
        async with reviewing:
            beside.append(late((await play_all(address, tables, seconds, pid))[0]))
        print(f"99 % within {alone[-1]:.0f} ms alone, {beside[-1]:.0f} ms beside reviews", flush=True)
    times = " ".join(f"{each:.0f}" for each in reviewing.made)
    ratio = statistics.median(beside) / statistics.median(alone)
    print(f"{len(tables)} tables; {len(reviewing.made)} reviews, seconds each: {times}")
    print(f"median of the turns: {statistics.median(alone):.0f} ms, {statistics.median(beside):.0f} ms: x {ratio:.2f}")
    return int(ratio > SLOWER)


def wait_until_open(port: int) -> None:
    for _ in range(200):
        try:
            urllib.request.urlopen(f"http://127.0.0.1:{port}/api/health", timeout=2).close()
            return
        except OSError:
            time.sleep(0.1)
    raise SystemExit("the server does not start")


def free_port() -> int:
    import socket

    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--game", default="vamos-dia")
    parser.add_argument("--idle", type=int, default=500)
    parser.add_argument("--reviews", action="store_true", help="measure the tables beside reviews instead")
    parser.add_argument("--server-path", help="the src folder of another checkout")
    chosen = parser.parse_args()
    where = {"PYTHONPATH": chosen.server_path} if chosen.server_path else {}
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        command = [sys.executable, "-m", "vivamos", "serve", "--port", str(port), "--no-limits"]
        command += ["--limit", "review_nice=19"]  # as with the usual limits
        command += ["--database", f"{folder}/load.sqlite3"]
        server = subprocess.Popen(command, env={**os.environ, **where}, cwd=folder)
        try:
            wait_until_open(port)
            address = f"127.0.0.1:{port}"
            tables = asyncio.run(set_up(address, chosen.game, chosen.tables))
            if chosen.reviews:
                return asyncio.run(beside_reviews(address, tables, chosen.seconds, server.pid))
            tally, spent = asyncio.run(play_all(address, tables, chosen.seconds, server.pid))
            before = memory_kb(server.pid)
            asyncio.run(set_up(address, chosen.game, chosen.idle))
            idle = (memory_kb(server.pid) - before) / chosen.idle
        finally:
            server.terminate()
            server.wait()
    size = sum(tally.sizes) // max(1, len(tally.sizes))
    port = free_port()
    bare = subprocess.Popen([sys.executable, "-c", ECHO, str(port), str(size)])
    try:
        time.sleep(2)
        echoed, bare_spent = asyncio.run(echo_all(port, chosen.tables, chosen.seconds, bare.pid))
    finally:
        bare.terminate()
        bare.wait()
    delays = tally.delays()
    cost, bare_cost = spent / tally.moves, bare_spent / echoed
    worst = delays[int(0.99 * len(delays))]
    print(f"{chosen.tables} tables of {chosen.game}, {chosen.tables * SEATS} connections, {tally.moves} moves")
    print(f"events of {size} bytes; moves with all {SEATS} events: {len(delays)}; faults: {len(tally.faults)}")
    for fault in tally.faults[:5]:
        print("  ", fault[:200])
    print(f"from move to last event: median {1000 * delays[len(delays) // 2]:.1f} ms, 99 % {1000 * worst:.1f} ms")
    print(
        f"CPU of the server a move: {1e6 * cost:.0f} us; bare fan-out: {1e6 * bare_cost:.0f} us; "
        f"x {cost / bare_cost:.2f}"
    )
    print(f"memory of a table nobody looks at: {idle:.0f} kB")
    lost = tally.moves - len(delays)
    return int(bool(tally.faults) or lost > 0 or worst > SLOWEST or cost > DEAREST * bare_cost or idle > LARGEST)


if __name__ == "__main__":
    sys.exit(main())

"""A store with very many unfinished tables: how soon is the first page there, how much memory, how fast is the lobby?

    python benchmarks/many_tables.py [--tables 100000] [--due 500] [--seconds 60] [--database FILE]

Plays a few hundred games of all kinds into their middle and copies them into a fresh SQLite file: a fifth of the tables
wait for players, a fifth is open, most were left days ago, some are played just now, and at `--due` of these a bot is
to move. Then starts a server on it, as after a power cut, and looks at it for `--seconds`. Exits with 1 if a bound is
broken. It also runs with a version whose tables have fewer columns, for a comparison.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sqlite3
import subprocess
import sys
import tempfile
import time
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import httpx
from load import cpu_seconds, free_port, memory_kb

import vivamos
from vivamos.engine.table import Table
from vivamos.server.settings import database_url
from vivamos.server.store import Store
from vivamos.server.tokens import hash_of, new_id, new_token

SOONEST, LARGEST, SLOWEST = 2.0, 300.0, 0.050  # seconds to the first page, MB, seconds of the lobby's 99th percentile
PATTERNS = 60  # games of each kind that are really played
LONGEST = 60  # moves
ASKED, PAUSE = 500, 0.02  # requests, and seconds between two: a list is remembered for a second
CHAIRS = 50  # tokens that a page asks about
PATIENCE = 600.0  # seconds for the first page


def played(game: str, rng: random.Random) -> Table:
    """A game in its middle."""
    while True:
        table = vivamos.deal(game, rng.choice(vivamos.game(game).players), seed=rng.getrandbits(32))
        for _ in range(rng.randrange(LONGEST)):
            if not table.over:
                table.play(rng.choice(table.moves()))
        if not table.over:
            return table


def events_of(table: Table) -> list[tuple[str, str, int | None]]:
    """What the store holds of it: what, body, seat."""
    moves = [event for event in table.events if "move" in event]
    found: list[tuple[str, str, int | None]] = [("start", json.dumps({"chance": table.step(0).happened}), None)]
    for number, event in enumerate(moves, 1):
        body = {"move": event["move"], "chance": table.step(number).happened, "by": None}
        found.append(("move", json.dumps(body), event["seat"]))
    return found


class Filling:
    """Rows of a store, written in one go. Columns that a store does not have are left out."""

    def __init__(self, database: Path) -> None:
        self.store = sqlite3.connect(database)
        self.store.execute("pragma synchronous = off")
        self.columns = {
            name: [row[1] for row in self.store.execute(f"pragma table_info({name})")]
            for name in ("tables", "seats", "events")
        }

    def add(self, name: str, rows: list[dict[str, Any]]) -> None:
        known = self.columns[name]
        places = ", ".join("?" * len(known))
        self.store.executemany(
            f"insert into {name} ({', '.join(known)}) values ({places})",
            ([row.get(column) for column in known] for row in rows),
        )


def fill(database: Path, count: int, due: int) -> tuple[list[str], list[str]]:
    """The store; the ids of the tables where a bot is due, and tokens of somebody who sits at many."""
    rng = random.Random(7)
    games = [
        (table, events_of(table))
        for game in vivamos.catalogue()
        for table in (played(game, rng) for _ in range(PATTERNS))
    ]
    filling, now = Filling(database), datetime.now(UTC).replace(tzinfo=None)
    due_ids: list[str] = []
    tokens: list[str] = []
    for first in range(0, count, 1000):
        tables, seats, events = [], [], []
        for number in range(first, min(count, first + 1000)):
            table, happened = rng.choice(games)
            is_due, waits = number < due, number >= due and rng.random() < 0.2
            ago = (
                rng.uniform(5, 30)
                if is_due
                else rng.uniform(5, 3600)
                if number < 2 * due
                else rng.uniform(0, 28) * 86400
            )
            made, at = new_id(), (now - timedelta(seconds=ago)).isoformat(sep=" ", timespec="microseconds")
            mover = table.seat or 0
            row = {
                "id": made, "game": table.game.id, "version": table.game.version, "players": table.players,
                "options": json.dumps(table.options), "open": rng.random() < 0.2,
                "state": "waiting" if waits else "playing", "created": at, "active": at, "bot_due": is_due,
                "to_move": None if waits else mover,
                "round": None if waits else table.now().rounds + 1,
            }  # fmt: skip
            token = new_token()
            if 2 * due <= number < 2 * due + CHAIRS:
                tokens.append(token)
            me = (mover + 1) % table.players if is_due else mover
            for seat in range(table.players):
                mine = seat == me
                kind = "human" if mine else "free" if waits else "bot"
                seats.append({
                    "table_id": made, "seat": seat, "kind": kind, "name": None if kind == "free" else f"P{seat}",
                    "level": "newcomer" if kind == "bot" else None, "token": hash_of(token) if mine else None,
                    "host": mine, "invited": True,
                })  # fmt: skip
            if not waits:
                events += [
                    {"table_id": made, "number": i, "what": what, "body": body, "seat": seat, "at": at}
                    for i, (what, body, seat) in enumerate(happened, 1)
                ]
            tables.append(row)
            due_ids += [made] if is_due else []
        filling.add("tables", tables)
        filling.add("seats", seats)
        filling.add("events", events)
        filling.store.commit()
    filling.store.close()
    return due_ids, tokens


def numbers(database: Path, ids: list[str]) -> dict[str, int]:
    """The number of the last event of each table."""
    with closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True, timeout=60)) as store:
        last = "select max(number) from events where table_id = ?"
        return {one: store.execute(last, (one,)).fetchone()[0] for one in ids}


def first_answer(client: httpx.Client, path: str, server: subprocess.Popen[bytes]) -> None:
    until = time.perf_counter() + PATIENCE
    while time.perf_counter() < until and server.poll() is None:
        try:
            client.get(path).raise_for_status()
            return
        except httpx.HTTPError:
            time.sleep(0.02)
    raise SystemExit("the server does not answer")


def waited(client: httpx.Client, until: float) -> list[float]:
    """How long the lobby takes while the server gets going, in order of length."""
    times = []
    while (asked_at := time.perf_counter()) < until:
        client.get("/api/tables").raise_for_status()
        times.append(time.perf_counter() - asked_at)
        time.sleep(0.2)
    return sorted(times)


def asked(ask: Any, pid: int) -> tuple[float, float, float]:
    """Median and 99th percentile in seconds; CPU time of the server a request."""
    times, before = [], cpu_seconds(pid)
    for _ in range(ASKED):
        began = time.perf_counter()
        ask().raise_for_status()
        times.append(time.perf_counter() - began)
        time.sleep(PAUSE)
    times.sort()
    return times[ASKED // 2], times[int(0.99 * ASKED)], (cpu_seconds(pid) - before) / ASKED


def serve(port: int, database: Path) -> subprocess.Popen[bytes]:
    command = [
        sys.executable,
        "-m",
        "vivamos",
        "serve",
        "--port",
        str(port),
        "--no-limits",
        "--database",
        str(database),
    ]
    return subprocess.Popen(command)


def look(database: Path, due: list[str], tokens: list[str], seconds: float) -> bool:
    """Whether all bounds hold."""
    before, port = numbers(database, due), free_port()
    began = time.perf_counter()
    server = serve(port, database)
    try:
        with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE) as client:
            first_answer(client, "/", server)
            page = time.perf_counter() - began
            first_answer(client, "/api/tables", server)
            lobby = time.perf_counter() - began
            early = memory_kb(server.pid) / 1000
            meanwhile = waited(client, began + seconds)
            late = memory_kb(server.pid) / 1000
            after = numbers(database, due)
            listed = len(client.get("/api/tables").json())
            tables = asked(lambda: client.get("/api/tables"), server.pid)
            mine = asked(lambda: client.post("/api/mine", json={"tokens": tokens}), server.pid)
            health = asked(lambda: client.get("/api/health"), server.pid)
    finally:
        server.terminate()
        server.wait()
    gone_on = sum(after[one] > before[one] for one in due)
    print(f"first page after {page:.2f} s, first list of open tables ({listed}) after {lobby:.2f} s")
    print(f"memory {early:.0f} MB then, {late:.0f} MB after {seconds:.0f} s")
    print(f"bots went on at {gone_on} of {len(due)} tables")
    late_one, last = meanwhile[int(0.99 * len(meanwhile))], meanwhile[-1]
    print(f"/api/tables meanwhile: 99 % {1000 * late_one:.0f} ms, longest {1000 * last:.0f} ms")
    for name, (middle, worst, cpu) in (("/api/tables", tables), ("/api/mine", mine), ("/api/health", health)):
        print(f"{name}: median {1000 * middle:.1f} ms, 99 % {1000 * worst:.1f} ms, CPU {1000 * cpu:.2f} ms a request")
    soon = max(page, lobby) < SOONEST
    return soon and max(early, late) < LARGEST and max(tables[1], mine[1]) < SLOWEST and gone_on == len(due)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=100_000)
    parser.add_argument("--due", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--database", type=Path, help="where to put the file; it must not be there yet")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database = chosen.database or Path(folder) / "many.sqlite3"
        if database.exists():
            parser.error(f"{database} is there already")

        async def make() -> None:
            await (await Store.open(database_url(str(database)))).close()

        asyncio.run(make())
        began = time.perf_counter()
        due, tokens = fill(database, chosen.tables, chosen.due)
        size = database.stat().st_size / 1e6
        print(f"{chosen.tables} tables in {size:.0f} MB, made in {time.perf_counter() - began:.0f} s")
        return int(not look(database, due, tokens, chosen.seconds))


if __name__ == "__main__":
    sys.exit(main())

"""Somebody who has played ten thousand games: how long do their page and the list of their games take?

    python benchmarks/my_page.py [--results 10000] [--database FILE]

Plays some games of all kinds at random, stores them again and again as the results of one person, as a server does at
the end of each game, each with a review of such a game, then starts a server on that store and asks for the page. Exits
with 1 if it takes 50 ms or more.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
import time
import zlib
from datetime import timedelta
from pathlib import Path
from typing import Any

import httpx
import sqlalchemy as sa
from load import cpu_seconds, free_port
from many_tables import first_answer, serve

import vivamos
from vivamos.bots.levels import LEVELS
from vivamos.coach.budget import Budget
from vivamos.coach.review import review, to_json
from vivamos.engine.table import Table
from vivamos.server import persons
from vivamos.server.results import finished_game, write_result
from vivamos.server.schema import reviews, seats, tables
from vivamos.server.seating import Seat
from vivamos.server.settings import database_url
from vivamos.server.store import Store, now
from vivamos.server.tokens import hash_of, new_id, new_token

SLOWEST = 0.050  # seconds
PATTERNS = 40  # games of each kind that are really played, and how many of them …
REVIEWED = 2  # … are really reviewed: as many decisions, moves and reasons as in any review, found out in few worlds
SHORT = Budget(worlds=16, to_the_end=4, glance=4, deals=4, graph=1, reasons=8)
ASKED = 200
NAMES = ("Inés", "Teo", "Cato", "Suzu", "Ren")
PATHS = {
    "my page": "/api/me", "my games": "/api/me/games", "games won": "/api/me/games?won=true",
    "to review": "/api/me/games?to_review=true", "to work on": "/api/me/practice",
}  # fmt: skip


def played(game: str, rng: random.Random) -> Table:
    """A whole game; the first seat plays a little better than at random."""
    table, bot = vivamos.deal(game, seed=rng.getrandbits(32)), vivamos.bot("newcomer", seed=rng.getrandbits(30))
    while not table.over:
        table.play(bot.choose(table) if table.seat == 0 else rng.choice(table.moves()))
    return table


def reviews_of(games: list[Table]) -> dict[str, list[bytes]]:
    """Some reviews of each kind of game, as a server stores them."""
    found: dict[str, list[bytes]] = {}
    for table in games:
        kind = found.setdefault(table.game.id, [])
        if len(kind) < REVIEWED:
            kind.append(zlib.compress(to_json(review(table, SHORT))))
    return found


def fill(connection: sa.Connection, key: str, results: int) -> None:
    """The results of one person, over three years, all of them reviewed."""
    rng, at = random.Random(5), now()
    person = persons.make_person(connection, "Mara", at - timedelta(days=1100))
    persons.add_device(connection, person, hash_of(key), "computer", at)
    games = [played(game, rng) for game in vivamos.catalogue() for _ in range(PATTERNS)]
    reviewed = reviews_of(games)
    for number in range(results):
        table = rng.choice(games)
        human = rng.random() < 0.5
        row = {
            "id": new_id(), "game": table.game.id, "version": table.game.version, "players": table.players,
            "options": table.options, "deck": None, "open": False, "clock": None, "state": "over", "created": at,
            "hints": False, "rated": True,
        }  # fmt: skip
        people = [Seat(0, "human", "Mara")] + [
            Seat(seat, "human", NAMES[seat - 1]) if human and seat == 1
            else Seat(seat, "bot", NAMES[seat - 1], rng.choice(list(LEVELS)[:3]))
            for seat in range(1, table.players)
        ]  # fmt: skip
        connection.execute(tables.insert().values(row))
        for seat in people:
            mine = {"person": person} if seat.seat == 0 else {}
            connection.execute(seats.insert().values({**seat.row(row["id"]), **mine}))
        finished = finished_game(row, people, table)
        finished.at(at - timedelta(hours=2.6 * (results - number)))
        write_result(connection, finished)
        connection.execute(reviews.insert().values(id=row["id"], review=rng.choice(reviewed[table.game.id]), made=at))


async def make(database: Path, key: str, results: int) -> None:
    store = await Store.open(database_url(str(database)))
    await store.write(lambda connection: fill(connection, key, results))
    await store.close()


def look(database: Path, key: str, results: int) -> bool:
    """Whether the page is there soon enough."""
    port = free_port()
    server, fine = serve(port, database), True
    try:
        with httpx.Client(base_url=f"http://127.0.0.1:{port}", headers={"Vivamos-Key": key}, timeout=60) as client:
            first_answer(client, "/api/health", server)
            while not all(game["ready"] for game in client.get("/api/games").json()):
                time.sleep(0.5)  # the compiler would take its share
            for what, path in PATHS.items():
                median, late, cost = asked(client, path, server.pid)
                fine = fine and late < SLOWEST
                figures = f"median {1e3 * median:.1f} ms, 99 of 100 in {1e3 * late:.1f} ms, CPU {1e3 * cost:.1f} ms"
                print(f"{what}, {results} results: {figures}")
    finally:
        server.terminate()
        server.wait()
    return fine


def asked(client: httpx.Client, path: str, pid: int) -> tuple[float, float, float]:
    """Median and 99th percentile in seconds; CPU time of the server a request."""
    times: list[float] = []
    before = cpu_seconds(pid)
    for _ in range(ASKED):
        began = time.perf_counter()
        answer: Any = client.get(path)
        answer.raise_for_status()
        times.append(time.perf_counter() - began)
    times.sort()
    return times[ASKED // 2], times[int(0.99 * ASKED)], (cpu_seconds(pid) - before) / ASKED


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--results", type=int, default=10_000)
    parser.add_argument("--database", type=Path)
    parser.add_argument("--key", default=new_token(), help="of the person, to look at the page in a browser")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database = given.database or Path(folder) / "tables.sqlite3"
        if not database.exists():
            asyncio.run(make(database, given.key, given.results))
        sys.exit(not look(database, given.key, given.results))


if __name__ == "__main__":
    main()

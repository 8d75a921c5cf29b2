"""Power cuts around the ends of games: whatever happens, a finished game has exactly one result."""

from __future__ import annotations

import json
import os
import random
import sqlite3
import threading
import time
import zlib
from pathlib import Path
from typing import Any

import httpx
from test_crashes import Player

from vivamos.server.tokens import hash_of, new_token

from serving import PATIENCE, Server

KILLS = int(os.environ.get("VIVAMOS_KILLS", "50"))
AT_ONCE = 6  # games


class Evening:
    """Somebody who plays one short game after the other, several at a time."""

    def __init__(self, server: Server) -> None:
        self.server, self.key = server, new_token()
        self.stop = threading.Event()
        self.players: list[Player] = []
        # Making a client takes longer than making a table; no connection outlives a power cut.
        self.browser = httpx.Client(limits=httpx.Limits(max_keepalive_connections=0), timeout=PATIENCE)

    def go_on(self) -> None:
        """As many games as were begun are played again; some may be over before the last has begun."""
        for _ in range(AT_ONCE - sum(not player.over for player in self.players)):
            wish = {"game": "slambo", "players": 2, "seats": ["you", "bot:newcomer"], "name": "Mara"}
            address, own = f"{self.server.address}/api/tables", {"Vivamos-Key": self.key}
            made = self.browser.post(address, json=wish, headers=own).json()
            self.players.append(Player(self.server, made["id"], made["token"], self.stop))
            self.players[-1].start()

    def ends(self) -> int:
        return sum(player.over for player in self.players)

    def wait(self, ends: int) -> None:
        """Until so many games have ended since the first."""
        until = time.monotonic() + PATIENCE
        while self.ends() < ends:
            assert time.monotonic() < until, "no game comes to its end"
            assert not any(player.faults for player in self.players), [player.faults for player in self.players]
            time.sleep(0.001)


def test_a_finished_game_has_exactly_one_result(tmp_path: Path) -> None:
    server = Server(tmp_path, "--no-limits")
    server.start()
    server.wait_until_ready("slambo")
    evening, rng = Evening(server), random.Random(13)
    for _ in range(KILLS):
        evening.go_on()
        evening.wait(evening.ends() + 1)
        time.sleep(rng.random() * 0.01)  # the others are about to end, too
        server.kill()
        check(server.database, evening.key)
        server.start()
    evening.wait(len(evening.players))
    evening.stop.set()
    server.kill()
    check(server.database, evening.key, every=len(evening.players))
    assert "Traceback" not in server.log()


def check(database: str, key: str, every: int | None = None) -> None:
    """What the store holds after a power cut: results of exactly those games that are over, and what comes of them."""
    with sqlite3.connect(database) as store:
        over = ids(store, "select id from tables where state = 'over'")
        assert over == ids(store, "select id from results") == ids(store, "select result from records")
        assert over == ids(store, "select distinct result from result_seats where person is not null")
        assert len(over) == every or every is None
        person = store.execute("select person from devices where key = ?", (hash_of(key),)).fetchone()[0]
        games = store.execute("select games from ratings where person = ?", (person,)).fetchone()
        assert (games[0] if games else 0) == len(over)
        moves = store.execute("select sum(decisions) from result_seats where person = ?", (person,)).fetchone()[0]
        assert store.execute("select sum(times) from habits where person = ?", (person,)).fetchone()[0] == moves
        for table in over if every else over[:3]:
            assert told(store, table) == stored_moves(store, table)


def ids(store: sqlite3.Connection, query: str) -> list[str]:
    found = [row[0] for row in store.execute(query)]
    assert len(found) == len(set(found))
    return sorted(found)


def told(store: sqlite3.Connection, table: str) -> list[Any]:
    record = json.loads(
        zlib.decompress(store.execute("select record from records where result = ?", (table,)).fetchone()[0])
    )
    return [(event["seat"], event["move"]) for event in record["events"] if "move" in event]


def stored_moves(store: sqlite3.Connection, table: str) -> list[Any]:
    query = "select seat, body from events where table_id = ? and what = 'move' order by number"
    return [(seat, json.loads(body)["move"]) for seat, body in store.execute(query, (table,))]

"""A fresh machine: with nothing compiled, how long from "Play now" to the first own decision?

    python benchmarks/fresh.py [GAME …] [--bot-delay 0.6-1.5]

For each game: an empty cache folder, `vivamos serve`, and what the button of the lobby does a second after the server
answers: a table with regular bots, its page's requests, its stream. Then random moves until the note that bots warm up
has gone. Meanwhile `GET /api/health` is asked every 20 ms: the slowest answer tells how long the server stood still.
Exits with 1 if a first decision is late.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import socket
import subprocess
import sys
import tempfile
import threading
import time
import urllib.request
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import connect

import vivamos

LATEST = 3.0  # seconds to the first own decision
STARTS_WITHIN, WARM_WITHIN = 60.0, 300.0
ASKED_EVERY = 0.02
LOOKED_AT = 1.0  # seconds, at the least, that somebody looks at the lobby
TICKS = os.sysconf("SC_CLK_TCK")


class Health:
    """How long the server takes to say that it is there, all the time."""

    def __init__(self, address: str) -> None:
        self.slowest = 0.0
        self._client = httpx.Client(base_url=address, timeout=WARM_WITHIN)
        self._done = threading.Event()
        self._thread = threading.Thread(target=self._ask)
        self._thread.start()

    def _ask(self) -> None:
        while not self._done.wait(ASKED_EVERY):
            began = time.perf_counter()
            self._client.get("/api/health")
            self.slowest = max(self.slowest, time.perf_counter() - began)

    def stop(self) -> None:
        self._done.set()
        self._thread.join()
        self._client.close()


def begin(address: str) -> float:
    """Seconds until the server answers."""
    began = time.perf_counter()
    while time.perf_counter() < began + STARTS_WITHIN:
        try:
            urllib.request.urlopen(f"{address}/api/health", timeout=1).close()
            break
        except OSError:
            time.sleep(0.02)
    return time.perf_counter() - began


def cpu_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def play(address: str, game: vivamos.Game, pid: int) -> tuple[float, float, float, int]:
    """From "Play now": seconds to the first own decision, also of the server's CPU, and until bots were warm; own
    decisions until then.
    """
    began, cpu = time.perf_counter(), cpu_seconds(pid)
    players = game.usual_players
    wish = {"game": game.id, "players": players, "name": "Mara", "seats": ["you"] + ["bot:regular"] * (players - 1)}
    made = httpx.post(f"{address}/api/tables", json=wish, timeout=WARM_WITHIN).json()
    httpx.get(f"{address}/api/tables/{made['id']}", timeout=WARM_WITHIN)
    first, spent, warm, number = 0.0, 0.0, 0.0, 0
    with connect(f"{address.replace('http', 'ws')}/api/tables/{made['id']}/stream", compression=None) as stream:
        stream.send(json.dumps({"type": "hello", "token": made["token"], "since": None}))
        over = False
        while not over and not warm and time.perf_counter() < began + WARM_WITHIN:
            frame: dict[str, Any] = json.loads(stream.recv(WARM_WITHIN))
            over = frame.get("state") == "over"
            if frame["type"] == "note" and frame["fact"] is None:
                warm = time.perf_counter() - began
            if frame.get("ask"):
                if not first:
                    first, spent = time.perf_counter() - began, cpu_seconds(pid) - cpu
                number += 1
                move = random.choice(frame["ask"]["moves"])
                time.sleep(0.3)
                stream.send(json.dumps({"type": "move", "id": f"after {frame['number']}", "move": move}))
    while not warm:  # the game was over before that
        games = httpx.get(f"{address}/api/games", timeout=WARM_WITHIN).json()
        warm = time.perf_counter() - began if any(one["id"] == game.id and one["ready"] for one in games) else 0.0
        time.sleep(0.05)
    return first, spent, warm, number


def measure(game: vivamos.Game, bot_delay: str) -> bool:
    with tempfile.TemporaryDirectory() as folder, socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
        free.close()
        options = ["--port", str(port), "--database", f"{folder}/tables.sqlite3", "--bot-delay", bot_delay]
        server = subprocess.Popen(
            [sys.executable, "-m", "vivamos", "serve", *options],
            env=os.environ | {"VIVAMOS_CACHE_DIR": f"{folder}/cache"},
            stdout=subprocess.DEVNULL,
        )
        try:
            address = f"http://127.0.0.1:{port}"
            started = begin(address)
            time.sleep(LOOKED_AT)
            health = Health(address)
            try:
                first, spent, warm, number = play(address, game, server.pid)
            finally:
                health.stop()
        finally:
            server.terminate()
            server.wait()
    print(
        f"| {game.name} | {started:.1f} s | {first:.2f} s | {spent:.2f} s | {warm:.1f} s | {number} "
        f"| {1000 * health.slowest:.0f} ms |",
        flush=True,
    )
    return first <= LATEST


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", metavar="GAME", nargs="*", default=list(vivamos.catalogue()))
    parser.add_argument("--bot-delay", default="0.6-1.5")
    chosen = parser.parse_args()
    print("| game | start | first own decision | its CPU time | bots warm | own moves by then | slowest answer |")
    print("|---|---|---|---|---|---|---|")
    in_time = [measure(vivamos.game(game), chosen.bot_delay) for game in chosen.games]
    return 0 if all(in_time) else 1


if __name__ == "__main__":
    sys.exit(main())

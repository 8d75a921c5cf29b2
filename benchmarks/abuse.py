"""One address does its worst: do the others notice?

    python benchmarks/abuse.py [--seconds 20] [--attacks decks bots …] [--server-path SRC]

Starts a server as a host would (its own limits, a fresh SQLite file). People at 127.0.0.1 play VIVA: pairs of friends
who move several times a second, and one person against a newcomer bot. First in the quiet, then while each attack
comes from 127.0.0.2, a process of its own, then again in the quiet. For each: how long from a move to the friend's
event, how long until the newcomer bot has answered (its pause of 0.6 to 1.5 s included), and the most memory the
server has used. `--server-path` is the `src` of another checkout, to measure that one.

Exits with 1 if the 99th percentile under an attack is above twice the quiet one, a newcomer takes more than 2 s, or
the memory grows above 600 MB.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import websockets
from load import free_port, wait_until_open

VICTIM, ATTACKER = "127.0.0.1", "127.0.0.2"
PAIRS, PACE = 8, 0.4  # pairs of friends, and seconds between two moves of a pair
SLOWER, BOT_WITHIN, MOST_MEMORY = 2.0, 2.0, 600.0
GAME = "viva"
PATIENCE = 60.0


# --- asking over HTTP and streams, from an address of our choice ---


async def ask(port: int, origin: str, method: str, path: str, body: Any = None) -> tuple[int, Any]:
    """One request on a connection of its own: the status and the answer; 0 if there was none."""
    content = b"" if body is None else body if isinstance(body, bytes) else json.dumps(body).encode()
    head = f"{method} {path} HTTP/1.1\r\nHost: {VICTIM}:{port}\r\nConnection: close\r\n"
    head += f"Content-Type: application/json\r\nContent-Length: {len(content)}\r\n\r\n"
    try:
        reader, writer = await asyncio.open_connection(VICTIM, port, local_addr=(origin, 0))
    except OSError:
        return 0, None
    try:
        writer.write(head.encode() + content)
        answer = await reader.read()
    except OSError:
        return 0, None
    finally:
        writer.close()
    start, _, rest = answer.partition(b"\r\n\r\n")
    status = int(start.split(b" ", 2)[1]) if start.startswith(b"HTTP/") else 0
    try:
        return status, json.loads(rest)
    except ValueError:
        return status, None


def stream(port: int, origin: str, table: str) -> Any:
    url = f"ws://{VICTIM}:{port}/api/tables/{table}/stream"
    return websockets.connect(url, compression=None, max_queue=None, local_addr=(origin, 0), ping_interval=None)


async def hello(connection: Any, token: str | None) -> dict[str, Any]:
    await connection.send(json.dumps({"type": "hello", "token": token, "since": None}))
    while True:
        frame: dict[str, Any] = json.loads(await connection.recv())
        if frame["type"] == "welcome":
            return frame


async def make_table(port: int, origin: str, seats: list[str], **more: Any) -> dict[str, Any] | None:
    """A new table, or None if the server has had enough of this address."""
    new = {"game": GAME, "players": len(seats), "seats": seats, "name": "Mara", **more}
    status, made = await ask(port, origin, "POST", "/api/tables", new)
    return made if status == 201 else None


# --- the people ---


@dataclass
class Seen:
    """What people noticed during one phase."""

    delays: list[float] = field(default_factory=list)  # from a move to the friend's event
    answers: list[float] = field(default_factory=list)  # from a move to the bot's, in seconds
    faults: list[str] = field(default_factory=list)


class Seat:
    """A connection that remembers what it is asked, and hands every event of a move on."""

    def __init__(self, connection: Any, welcome: dict[str, Any]) -> None:
        self.connection = connection
        self.ask: dict[str, Any] | None = welcome["ask"]
        self.number: int = welcome["number"]
        self.heard: dict[int, float] = {}
        self.news = asyncio.Event()
        self._task = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        with suppress(websockets.ConnectionClosed):
            async for text in self.connection:
                frame = json.loads(text)
                if frame["type"] == "event":
                    self.number = frame["number"]
                    self.heard[self.number] = time.perf_counter()
                    if "ask" in frame:
                        self.ask = frame["ask"]
                    self.news.set()

    async def move(self) -> int:
        """Make a move; the number its event will have."""
        assert self.ask is not None
        move, self.ask = random.choice(self.ask["moves"]), None
        await self.connection.send(json.dumps({"type": "move", "id": f"m{self.number}", "move": move}))
        return self.number + 1

    async def until(self, holds: Callable[[], bool]) -> None:
        while not holds():
            self.news.clear()
            await asyncio.wait_for(self.news.wait(), PATIENCE)


async def seated(port: int, table: str, token: str) -> Seat:
    connection = await stream(port, VICTIM, table)
    seat = Seat(connection, await hello(connection, token))
    await seat.until(lambda: seat.number >= 1)
    return seat


async def friends(port: int) -> tuple[Seat, Seat]:
    made = await make_table(port, VICTIM, ["you", "free"])
    assert made is not None, "the limits are too narrow for the people of this test"
    _, other = await ask(port, VICTIM, "POST", f"/api/tables/{made['id']}/seats", {"name": "Inés"})
    return await seated(port, made["id"], made["token"]), await seated(port, made["id"], other["token"])


async def play_together(pair: tuple[Seat, Seat], seen: Seen, until: float) -> None:
    await asyncio.sleep(random.random() * PACE)
    while time.perf_counter() < until:
        mover, other = pair if pair[0].ask else pair[::-1]
        if mover.ask is None:
            return  # that game is over
        sent = time.perf_counter()
        number = await mover.move()
        await other.until(lambda: number in other.heard)  # noqa: B023  (awaited right here)
        seen.delays.append(other.heard[number] - sent)
        await mover.until(lambda: number in mover.heard)  # noqa: B023
        await asyncio.sleep(PACE)


async def play_newcomer(me: Seat, seen: Seen, until: float) -> None:
    while time.perf_counter() < until:
        await me.until(lambda: me.ask is not None)
        number = await me.move()
        await me.until(lambda: number in me.heard)  # noqa: B023
        if me.ask is not None:
            continue  # it is our turn again
        await me.until(lambda: number + 1 in me.heard)  # noqa: B023
        seen.answers.append(me.heard[number + 1] - me.heard[number])
        await asyncio.sleep(0.1)


class People:
    """All who only want to play."""

    def __init__(self, pairs: list[tuple[Seat, Seat]], alone: Seat) -> None:
        self.pairs = pairs
        self.alone = alone

    @classmethod
    async def come(cls, port: int) -> People:
        pairs = [await friends(port) for _ in range(PAIRS)]
        made = await make_table(port, VICTIM, ["you", "bot:newcomer"])
        assert made is not None
        return cls(pairs, await seated(port, made["id"], made["token"]))

    async def play(self, seconds: float) -> Seen:
        seen, until = Seen(), time.perf_counter() + seconds
        games = [play_together(pair, seen, until) for pair in self.pairs]
        told = await asyncio.gather(*games, play_newcomer(self.alone, seen, until), return_exceptions=True)
        seen.faults += [repr(one) for one in told if isinstance(one, BaseException)]
        return seen


# --- the attacks, each for some seconds; `table` is an open table of the people ---


Attack = Callable[[int, float, str], Awaitable[None]]


def every(seconds: float, times: float) -> Any:
    """Steps at an even pace until the time is over."""

    async def steps() -> Any:
        end, due = time.perf_counter() + seconds, time.perf_counter()
        while time.perf_counter() < end:
            yield
            due += 1 / times
            await asyncio.sleep(max(0.0, due - time.perf_counter()))

    return steps()


async def at_pace(seconds: float, times: float, action: Callable[[], Awaitable[Any]]) -> None:
    """Start an action so many times a second, without waiting for the one before."""
    running: set[asyncio.Task[Any]] = set()
    async for _ in every(seconds, times):
        if len(running) < 200:
            task = asyncio.create_task(action())  # type: ignore[arg-type]
            running.add(task)
            task.add_done_callback(running.discard)
    for task in running:
        task.cancel()
    await asyncio.gather(*running, return_exceptions=True)


def huge_decks() -> list[bytes]:
    """Small requests for very many cards, or for a very large number."""
    new = {"game": GAME, "players": 2, "seats": ["you", "free"], "name": "Eve"}
    row = {"kind": "R", "copies": 4_000_000}
    lists = {"kind": ["R"] * 2000, "box": ["both"] * 2000}
    decks = [{"total": 126, "hands": 5, "cards": rows} for rows in ([row], [lists], [row] * 50)]
    bodies = [json.dumps(new | {"deck": deck}).encode() for deck in decks]
    digits = json.dumps(new | {"options": {"rounds": 0}}).encode().replace(b": 0}", b": " + b"9" * 5000 + b"}")
    return [*bodies, digits]


async def decks(port: int, seconds: float, table: str) -> None:
    bodies = huge_decks()
    await at_pace(seconds, 10, lambda: ask(port, ATTACKER, "POST", "/api/tables", random.choice(bodies)))


async def bots(port: int, seconds: float, table: str) -> None:
    """As many tables full of masters as the address gets, every one of them watched by its own page."""
    connections: list[Any] = []
    end = time.perf_counter() + seconds
    while time.perf_counter() < end and len(connections) < 240:
        made = await make_table(port, ATTACKER, ["you", *["bot:master"] * 4], clock=5)
        if made is None:
            await asyncio.sleep(0.5)
            continue
        with suppress(Exception):
            connection = await stream(port, ATTACKER, made["id"])
            await hello(connection, made["token"])
            connections.append((connection, asyncio.create_task(drain(connection))))
    await asyncio.sleep(max(0.0, end - time.perf_counter()))
    print(f"    ({len(connections)} tables of four masters)", flush=True)


async def drain(connection: Any) -> None:
    with suppress(websockets.ConnectionClosed):
        async for _ in connection:
            pass


async def connections(port: int, seconds: float, table: str) -> None:
    """Connections that say nothing, and requests that never end."""
    kept: list[Any] = []

    async def one() -> None:
        with suppress(OSError):
            reader, writer = await asyncio.open_connection(VICTIM, port, local_addr=(ATTACKER, 0))
            if random.random() < 0.5:
                writer.write(b"GET /api/tables HTTP/1.1\r\nHost: localhost\r\nX-Slow: ")
            kept.append((reader, writer))

    await at_pace(seconds, 150, one)
    print(f"    ({len(kept)} connections opened)", flush=True)


async def reads(port: int, seconds: float, table: str) -> None:
    paths = ["/api/tables", "/api/games", "/api/health", f"/api/tables/{table}", "/", "/api/games/viva/rules"]
    await at_pace(seconds, 150, lambda: ask(port, ATTACKER, "GET", random.choice(paths)))


async def watchers(port: int, seconds: float, table: str) -> None:
    """Watchers of somebody else's table: many who stay, others who come and go."""
    stay: list[Any] = []

    async def come(stays: bool) -> None:
        with suppress(Exception):
            connection = await stream(port, ATTACKER, table)
            await hello(connection, None)
            if stays:
                stay.append((connection, asyncio.create_task(drain(connection))))
            else:
                await connection.close()

    await asyncio.gather(*[come(True) for _ in range(100)])
    await at_pace(seconds, 20, lambda: come(False))
    print(f"    ({len(stay)} watchers stayed)", flush=True)


async def texts(port: int, seconds: float, table: str) -> None:
    """Everything that can be said at own tables, from many connections at once."""
    connections: list[Any] = []
    for _ in range(20):
        made = await make_table(port, ATTACKER, ["you", "free"])
        for _ in range(5 if made else 0):
            with suppress(Exception):
                connection = await stream(port, ATTACKER, made["id"])
                await hello(connection, made["token"])
                connections.append((connection, asyncio.create_task(drain(connection))))
    number = 0

    async def say() -> None:
        nonlocal number
        number += 1
        connection, _ = random.choice(connections)
        frame = {"type": "talk", "id": f"s{number}", "text": "x" * 190} if number % 2 else {"type": "ping"}
        with suppress(websockets.ConnectionClosed):
            await connection.send(json.dumps(frame))

    if connections:
        await at_pace(seconds, 200, say)
    print(f"    ({len(connections)} connections, {number} frames)", flush=True)


def huge_records() -> list[bytes]:
    """As much as a record may have, full of what takes long to read."""
    room = (8 << 20) - 200
    fillings = [b"[]", b'{"a":1}', b"9" * 4000, b'"' + b"\\n" * 2000 + b'"']
    lists = [b"[" + b",".join([each] * (room // (len(each) + 1))) + b"]" for each in fillings]
    keys = b"{" + b",".join(b'"%x":1' % number for number in range(room // 12)) + b"}"
    frame = b'{"format": "vivamos 1", "game": "slambo", "version": 1, "players": 2, "options": {}, "events": '
    return [frame + each + b"}" for each in (*lists, keys)]


async def records(port: int, seconds: float, table: str) -> None:
    """Records of 8 MB; whoever has sent too many is refused before they are read."""
    bodies = huge_records()
    await at_pace(seconds, 4, lambda: ask(port, ATTACKER, "POST", "/api/replays", random.choice(bodies)))


ONE_BY_ONE: tuple[Attack, ...] = (decks, bots, connections, reads, watchers, texts, records)


async def everything(port: int, seconds: float, table: str) -> None:
    await asyncio.gather(*[attack(port, seconds, table) for attack in ONE_BY_ONE])


ATTACKS: dict[str, Attack] = {one.__name__: one for one in (*ONE_BY_ONE, everything)}


# --- the measurement ---


def memory(pid: int, what: str) -> float:
    """MB: `VmHWM` the most so far, `VmRSS` now."""
    line = next(line for line in Path(f"/proc/{pid}/status").read_text().splitlines() if line.startswith(what))
    return float(line.split()[1]) / 1024


def percentile(values: list[float], share: float) -> float:
    return sorted(values)[min(len(values) - 1, int(share * len(values)))] if values else float("nan")


def tell(name: str, seen: Seen, pid: int) -> None:
    print(
        f"{name:<12} {len(seen.delays):>5} moves: median {1000 * percentile(seen.delays, 0.5):6.1f} ms, "
        f"99 % {1000 * percentile(seen.delays, 0.99):7.1f} ms; newcomer bot at the worst "
        f"{max(seen.answers, default=float('nan')):5.2f} s ({len(seen.answers)}); "
        f"memory {memory(pid, 'VmRSS'):.0f}, at the most {memory(pid, 'VmHWM'):.0f} MB",
        flush=True,
    )
    for fault in seen.faults[:3]:
        print("   ", fault[:160])


async def measure(port: int, pid: int, chosen: list[str], seconds: float) -> int:
    people = await People.come(port)
    shown = await make_table(port, VICTIM, ["you", "bot:newcomer"], open=True)
    assert shown is not None
    await people.play(3)  # the first moves load what has not been used yet
    quiet = await people.play(2 * seconds)
    tell("quiet", quiet, pid)
    bound = SLOWER * percentile(quiet.delays, 0.99)
    broken = 0
    for name in chosen:
        command = [sys.executable, __file__, "--attack", name, str(port), str(seconds), shown["id"]]
        attacker = await asyncio.create_subprocess_exec(*command)
        await asyncio.sleep(1.0)
        seen = await people.play(seconds)
        tell(name, seen, pid)
        await asyncio.wait_for(attacker.wait(), 10 * PATIENCE)
        slow = not percentile(seen.delays, 0.99) <= bound
        broken += slow or bool(seen.faults) or max(seen.answers, default=99.0) > BOT_WITHIN
    tell("quiet again", await people.play(seconds), pid)
    broken += memory(pid, "VmHWM") > MOST_MEMORY
    print(f"bounds: {1000 * bound:.0f} ms, {BOT_WITHIN} s, {MOST_MEMORY:.0f} MB; broken: {broken}")
    return int(broken > 0)


async def until_compiled(port: int) -> None:
    while not all(game["ready"] for game in (await ask(port, VICTIM, "GET", "/api/games"))[1]):
        await asyncio.sleep(1.0)


async def run(port: int, pid: int, chosen: list[str], seconds: float) -> int:
    await until_compiled(port)
    return await measure(port, pid, chosen, seconds)


def main() -> int:
    if sys.argv[1:2] == ["--attack"]:
        name, port, seconds, table = sys.argv[2:6]
        os.nice(5)  # it is the server that is to be measured, not who gets the cores of this machine
        asyncio.run(ATTACKS[name](int(port), float(seconds), table))
        return 0
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--attacks", nargs="*", choices=list(ATTACKS), default=list(ATTACKS))
    parser.add_argument("--server-path", help="the src folder of another checkout")
    chosen = parser.parse_args()
    where = {"PYTHONPATH": chosen.server_path} if chosen.server_path else {}
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        command = [sys.executable, "-m", "vivamos", "serve", "--port", str(port)]
        command += ["--database", f"{folder}/abuse.sqlite3"]
        server = subprocess.Popen(command, env={**os.environ, **where}, cwd=folder)
        try:
            wait_until_open(port)
            return asyncio.run(run(port, server.pid, chosen.attacks, chosen.seconds))
        finally:
            server.kill()
            server.wait()


if __name__ == "__main__":
    sys.exit(main())

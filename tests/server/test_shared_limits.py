"""Limits hold for all processes together that share a PostgreSQL: whoever asks two of them has no more than of one."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from itertools import count
from typing import Any

import asyncpg
import pytest
from postgres import Cluster, cluster
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from vivamos.server.addresses import mark_of
from vivamos.server.allowances import Allowances, Bucket
from vivamos.server.identities import EVERYBODY
from vivamos.server.tokens import new_token

from serving import PATIENCE, Server, Stream

__all__ = ["cluster"]  # a fixture
STREAMS, FRAMES, HINTS, CHANGES, CODES = 6, 20, 3, 14, 8
LIMITS = [
    "lease=1.5", f"streams={STREAMS}", f"all_frames={FRAMES}", "all_frames_a_second=0.01", f"hints={HINTS}",
    "hints_a_minute=0.1", f"changes={CHANGES}", "changes_a_second=0.01", f"all_codes={CODES}", "all_codes_a_minute=0.1",
]  # fmt: skip
NUMBERS = count(1)
OTHERS = 0.5  # seconds between two things that a process tells the others


@pytest.fixture(scope="module")
def pair(cluster: Cluster, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Server]]:
    """Two processes, without a balancer before them. Each test comes from an address of its own."""
    url = cluster.make_database()
    words = [word for limit in LIMITS for word in ("--limit", limit)]
    made = [
        Server(tmp_path_factory.mktemp(name), "--proxy", "127.0.0.1", *words, database=url) for name in ("one", "two")
    ]
    for each in made:
        each.start()
    yield made[0], made[1]
    for each in made:
        each.kill()
        assert "Traceback" not in each.log()


def asked(server: Server, address: str, method: str, path: str, body: Any = None, **more: Any) -> Any:
    return server.ask(method, path, body, **more, **{"X-Forwarded-For": address})


def a_table(server: Server, address: str, hints: bool = False) -> dict[str, Any]:
    body = {"game": "slambo", "seats": ["you", "bot:newcomer"], "name": "Mara", "hints": hints}
    answer = asked(server, address, "POST", "/api/tables", body)
    assert answer.status_code == 201, answer.text
    made: dict[str, Any] = answer.json()
    return made


class Watching:
    """A spectator's connection, welcome or not."""

    def __init__(self, server: Server, address: str, table: str) -> None:
        self._open = ExitStack()
        url = f"ws://127.0.0.1:{server.port}/api/tables/{table}/stream"
        opening = connect(url, compression=None, open_timeout=PATIENCE, additional_headers={"X-Forwarded-For": address})
        self.ws: ClientConnection = self._open.enter_context(opening)
        self.send({"type": "hello", "token": None, "since": None})

    def send(self, frame: dict[str, Any]) -> None:
        with suppress(ConnectionClosed):  # refused already
            self.ws.send(json.dumps(frame))

    def first(self) -> str:
        """Of which kind the first frame is."""
        return str(json.loads(self.ws.recv(timeout=PATIENCE))["type"])

    def is_open(self) -> bool:
        with suppress(TimeoutError):
            try:
                while True:
                    self.ws.recv(timeout=0.01)
            except ConnectionClosed:
                return False
        return True

    def close(self) -> None:
        self._open.close()


@pytest.fixture
def address() -> str:
    """Where nobody was before, also when a test is tried again."""
    return f"198.51.100.{next(NUMBERS)}"


def until(holds: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < end
        time.sleep(0.05)


def heard(server: Server, name: str, address: str, used: float) -> None:
    """Wait until a process has told that an address has used so much, and the other has had time to hear it."""

    async def told() -> bool:
        connection = await asyncpg.connect(server.database)
        rows = await connection.fetch("select used::text from processes")
        await connection.close()
        return any(json.loads(row[0] or "{}").get(name, {}).get(mark_of(address), 0) >= used for row in rows)

    until(lambda: asyncio.run(told()))
    time.sleep(2 * OTHERS)


def test_streams_at_two_processes_count_together(pair: tuple[Server, Server], address: str) -> None:
    one, two = pair
    here, there = (a_table(server, address)["id"] for server in pair)
    streams = [Watching(one, address, here) for _ in range(STREAMS - 2)]
    assert [stream.first() for stream in streams] == ["welcome"] * (STREAMS - 2)
    heard(one, "streams", address, STREAMS - 2)
    more = [Watching(two, address, there) for _ in range(3)]
    assert [stream.first() for stream in more] == ["welcome", "welcome", "error"]
    another = Watching(two, "192.0.2.2", there)
    assert another.first() == "welcome", "somebody else has their own share"
    for stream in streams:
        stream.close()

    def has_room_again() -> bool:
        stream = Watching(two, address, there)
        more.append(stream)
        return stream.first() == "welcome"

    until(has_room_again)
    for stream in (*more, another):
        stream.close()


def test_of_streams_opened_at_the_same_moment_the_last_go_away(pair: tuple[Server, Server], address: str) -> None:
    one, two = pair
    here, there = (a_table(server, address)["id"] for server in pair)
    streams = [
        Watching(server, address, table) for _ in range(STREAMS) for server, table in ((one, here), (two, there))
    ]
    until(lambda: sum(stream.is_open() for stream in streams) <= STREAMS)
    time.sleep(4 * OTHERS)
    still = [number for number, stream in enumerate(streams) if stream.is_open()]
    assert len(still) == STREAMS, "no more of them than need be"
    for stream in streams:
        stream.close()


def test_frames_at_two_processes_count_together(pair: tuple[Server, Server], address: str) -> None:
    one, two = pair
    here, there = (a_table(server, address)["id"] for server in pair)
    first, second = Watching(one, address, here), Watching(two, address, there)
    for _ in range(FRAMES - 5):
        first.send({"type": "ping"})
    heard(one, "all_frames", address, FRAMES - 5)
    assert first.is_open()
    assert second.is_open()
    for _ in range(10):
        second.send({"type": "ping"})
    until(lambda: not second.is_open())
    first.close()


def test_hints_at_two_processes_count_together(pair: tuple[Server, Server]) -> None:
    def ask_for_hint(server: Server) -> int:
        made = a_table(server, "127.0.0.1", hints=True)
        stream = Stream(server, made["id"], made["token"])
        assert stream.until_asked()
        answer = server.ask("POST", f"/api/tables/{made['id']}/hint", token=made["token"])
        stream.close()
        return int(answer.status_code)

    one, two = pair
    for each in pair:
        each.wait_until_ready("slambo")
    assert [ask_for_hint(one) for _ in range(HINTS - 1)] == [200] * (HINTS - 1)
    heard(one, "hints", "127.0.0.1", HINTS - 1)
    assert [ask_for_hint(two) for _ in range(2)] == [200, 429]


def test_requests_at_two_processes_count_together(pair: tuple[Server, Server], address: str) -> None:
    one, two = pair
    for _ in range(CHANGES - 2):
        assert asked(one, address, "POST", "/api/tables/nowhere/seats", {"name": "Mara"}).status_code == 404
    heard(one, "changes", address, CHANGES - 2)
    answers = [asked(two, address, "POST", "/api/tables/nowhere/seats", {"name": "Mara"}) for _ in range(3)]
    assert [answer.status_code for answer in answers] == [404, 404, 429]


def test_wrong_codes_of_everybody_count_together(pair: tuple[Server, Server]) -> None:
    def guess(server: Server, number: int) -> int:
        body = {"code": f"wrong {number}", "name": "Teo"}
        headers = {"Vivamos-Key": new_token()}
        return int(asked(server, f"192.0.2.{100 + number}", "POST", "/api/nights/join", body, **headers).status_code)

    one, two = pair
    assert {guess(one, number) for number in range(CODES - 1)} == {422}
    heard(one, "all_codes", EVERYBODY, CODES - 1)
    assert [guess(two, 50 + number) for number in range(2)] == [422, 429]


def test_what_was_used_in_two_places_comes_back_at_the_pace_of_one() -> None:
    here, there = Bucket(10, 1), Bucket(10, 1)
    for bucket in (here, there):
        while bucket.take():
            pass
    here.elsewhere, there.elsewhere = there.used, here.used
    at = here.at
    for bucket in (here, there):
        bucket.at = at - 5  # five seconds ago
        bucket.recover()
    assert here.used + there.used == pytest.approx(15, abs=0.1), "twenty were taken, five came back"
    assert not here.take()
    assert here.wait() == pytest.approx(6, abs=0.1)


def test_a_process_that_is_gone_counts_no_more() -> None:
    allowances = Allowances()
    frames, streams = allowances.buckets("frames", 2, 0.01), allowances.places("streams", 2)
    told = {"frames": {mark_of("a"): 2.0}, "streams": {mark_of("a"): 2}}
    allowances.heard([told], 0)
    assert not frames.take("a")
    assert not streams.take("a")
    assert frames.take("b")
    allowances.heard([], 0)
    assert frames.take("a")
    assert streams.take("a")
    assert allowances.told() == {"frames": {mark_of("a"): 1.0, mark_of("b"): 1.0}, "streams": {mark_of("a"): 1}}


def test_whoever_has_everything_again_is_forgotten() -> None:
    """What is told does not grow with all who were ever here."""
    allowances = Allowances()
    quick, slow = allowances.buckets("quick", 10, 1e6), allowances.buckets("slow", 10, 0.001)
    for number in range(50):
        assert quick.take(f"a{number}")
        assert slow.take(f"a{number}")
    time.sleep(0.01)
    assert set(allowances.told()) == {"slow"}
    assert len(allowances.told()["slow"]) == 50
    for _ in range(9):
        assert slow.take("a0")
    assert not slow.take("a0")

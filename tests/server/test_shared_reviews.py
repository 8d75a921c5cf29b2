"""A review that is asked for at two processes is made by one of them; if that one dies, by the other."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest
from postgres import Cluster, cluster
from test_reviews import REVIEWED_WITHIN, finished, shared

from serving import Server

__all__ = ["cluster"]  # a fixture
LEASE = 1.5


@pytest.fixture
def pair(cluster: Cluster, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Server]]:
    url = cluster.make_database()
    words = ["--no-limits", "--limit", f"lease={LEASE}", "--log", "json"]
    made = [Server(tmp_path_factory.mktemp(name), *words, database=url) for name in ("one", "two")]
    for each in made:
        each.start()
        each.wait_until_ready("slambo")
    yield made[0], made[1]
    for each in made:
        each.kill()
        assert "Traceback" not in each.log()


def standing(server: Server, path: str) -> str:
    return str(server.ask("GET", f"{path}/review").json()["state"])


def until_state(server: Server, path: str, *states: str) -> None:
    end = time.monotonic() + REVIEWED_WITHIN
    while standing(server, path) not in states:
        assert time.monotonic() < end
        time.sleep(0.1)


def made_at(server: Server) -> int:
    return server.log().count('"review made"')


def test_a_review_asked_for_at_two_processes_is_made_once(pair: tuple[Server, Server]) -> None:
    one, two = pair
    path = shared(one, finished("slambo", 3))
    for server in pair:
        assert server.ask("POST", f"{path}/review").status_code == 202
    for server in pair:
        until_state(server, path, "ready")
    assert made_at(one) + made_at(two) == 1
    assert one.ask("GET", f"{path}/review").json() == two.ask("GET", f"{path}/review").json()


def test_whoever_waits_for_a_review_makes_it_when_the_other_process_dies(pair: tuple[Server, Server]) -> None:
    one, two = pair
    path = shared(one, finished("slambo", 4))
    assert one.ask("POST", f"{path}/review").status_code == 202
    until_state(two, path, "working", "ready")  # seen there too, though nobody asked for it there
    assert two.ask("POST", f"{path}/review").status_code == 202
    one.kill()
    until_state(two, path, "ready")
    assert made_at(two) == 1 or made_at(one) == 1

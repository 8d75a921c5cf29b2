"""The balancer's own file (deploy/haproxy.cfg), before three servers that only say who they are."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import threading
import time
import urllib.request
from collections import Counter
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from ports import free_port

from vivamos.server.tokens import new_id

from serving import PATIENCE

CONFIG = Path(__file__).parents[2] / "deploy" / "haproxy.cfg"
NAMES = ("one", "two", "three")
MOST = 20  # connections of one address
TABLES = 1500


class Named(ThreadingHTTPServer):
    """Answers everything with its name."""

    daemon_threads = True

    def __init__(self, name: str) -> None:
        class Saying(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def do_GET(self) -> None:
                self.send_response(200)
                self.send_header("Content-Length", str(len(name)))
                self.end_headers()
                self.wfile.write(name.encode())

            def log_message(self, *_: object) -> None: ...

        self.handle_error = lambda *_: None  # type: ignore[assignment,method-assign]  # the balancer resets what it has checked
        super().__init__(("127.0.0.1", 0), Saying)
        threading.Thread(target=self.serve_forever, daemon=True).start()


@pytest.fixture
def balancer() -> Iterator[str]:
    program = shutil.which("haproxy") or shutil.which("/usr/sbin/haproxy")
    if program is None:
        assert not os.environ.get("VIVAMOS_CI"), "There is no HAProxy here, and it must be tested (make haproxy)."
        pytest.skip("*** There is no HAProxy here: nothing is known about its file. ***")
    servers = [Named(name) for name in NAMES]
    address = f"127.0.0.1:{free_port()}"
    where = {
        f"VIVAMOS_{one.upper()}": f"127.0.0.1:{server.server_port}" for one, server in zip(NAMES, servers, strict=True)
    }
    settings = {"VIVAMOS_BIND": address, "VIVAMOS_CONNECTIONS": str(MOST), **where}
    with subprocess.Popen([program, "-db", "-f", CONFIG], env=os.environ | settings, stdout=subprocess.DEVNULL) as run:
        try:
            end = time.monotonic() + PATIENCE
            while len({asked(address, str(number)) for number in range(20)} - {""}) < len(NAMES):
                assert time.monotonic() < end
                time.sleep(0.1)
            time.sleep(5.5)  # they begin slowly
            yield address
        finally:
            run.terminate()
            for server in servers:
                server.shutdown()
                server.server_close()


def asked(address: str, table: str) -> str:
    """Who answers for a table; empty if nobody does."""
    try:
        with urllib.request.urlopen(f"http://{address}/api/tables/{table}", timeout=PATIENCE) as answer:
            return str(answer.read().decode())
    except OSError:
        return ""


def test_tables_are_spread_evenly_and_always_in_the_same_way(balancer: str) -> None:
    tables = [new_id() for _ in range(TABLES)]
    found = [asked(balancer, table) for table in tables]
    spread = Counter(found)
    assert set(spread) == set(NAMES)
    assert max(spread.values()) < 0.4 * TABLES, spread
    assert [asked(balancer, table) for table in tables[:50]] == found[:50]


def test_one_address_cannot_take_all_connections(balancer: str) -> None:
    held = [socket.create_connection(balancer.split(":")) for _ in range(MOST)]  # type: ignore[arg-type]
    time.sleep(0.2)
    assert asked(balancer, "t") == "", "one more is refused"
    for one in held:
        one.close()
    end = time.monotonic() + PATIENCE
    while not asked(balancer, "t"):
        assert time.monotonic() < end, "and when they have gone there is room again"
        time.sleep(0.05)

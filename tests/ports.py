"""Ports for servers that are started, killed and started again in the tests."""

from __future__ import annotations

import random
import socket

# Below the ports that systems give to outgoing connections (from 32768 on, from 49152 on): while a server is down,
# no connection of another test may happen to get its port.
LOWEST, HIGHEST = 15_000, 32_000


def free_port(in_a_row: int = 1) -> int:
    """A port that nobody has; with `in_a_row` the first of so many."""
    while True:
        port = random.randrange(LOWEST, HIGHEST)
        if all(_is_free(port + one) for one in range(in_a_row)):
            return port


def _is_free(port: int) -> bool:
    with socket.socket() as one:
        try:
            one.bind(("127.0.0.1", port))
        except OSError:
            return False
        return True

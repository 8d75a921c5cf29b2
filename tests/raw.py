"""People who do not follow the rules of a connection: they dawdle, fall silent, or never read."""

from __future__ import annotations

import json
import os
import select
import socket
import time
from typing import Any

from serving import PATIENCE, Server

SMALL = 4096  # bytes a mute client's side of the connection takes in


def narrow_connection(server: Server) -> socket.socket:
    """A connection that takes in little of what is sent; loopback alone would take in megabytes."""
    made = socket.socket()
    made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL)
    made.setsockopt(socket.IPPROTO_TCP, socket.TCP_MAXSEG, 536)
    made.settimeout(PATIENCE)
    made.connect(("127.0.0.1", server.port))
    return made


def ask_in_part(server: Server, text: str) -> socket.socket:
    """A connection with some bytes of a request, and nothing more."""
    made = narrow_connection(server)
    made.sendall(text.encode())
    return made


def is_hung_up(connection: socket.socket, within: float = PATIENCE) -> bool:
    """Wait for the server to hang up, reading whatever comes. The connection is closed then."""
    return last_words(connection, within) is not None


def last_words(connection: socket.socket, within: float = PATIENCE) -> bytes | None:
    """What the server says before it hangs up; None if it does not."""
    connection.settimeout(within)
    said = b""
    with connection:
        try:
            while got := connection.recv(65536):
                said += got
        except ConnectionError:
            return said
        except TimeoutError:
            return None
        return said


def is_cut(connection: socket.socket, nothing: bytes = b"x") -> bool:
    """The same without reading: send a byte now and then until it cannot be sent."""
    until = time.monotonic() + PATIENCE
    with connection:
        while time.monotonic() < until:
            try:
                connection.sendall(nothing)
            except ConnectionError:
                return True
            time.sleep(0.1)
    return False


class Mute:
    """Somebody at a table who says things and never reads: what is sent to them fills it, and stays there."""

    def __init__(self, server: Server, table: str) -> None:
        self.connection = narrow_connection(server)
        self.connection.sendall(
            f"GET /api/tables/{table}/stream HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
            "Sec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        head = b""
        while not head.endswith(b"\r\n\r\n"):
            head += self.connection.recv(1)
        assert b" 101 " in head

    def hello(self, token: str | None) -> None:
        self.send({"type": "hello", "token": token, "since": None})

    def send(self, frame: dict[str, Any]) -> None:
        self.send_raw(0x1, json.dumps(frame).encode())

    def send_raw(self, opcode: int, data: bytes) -> None:
        """A whole frame, masked as a client must."""
        self.connection.sendall(frame_of(opcode, data))

    def close(self) -> None:
        self.connection.close()


class FrameReader:
    """Tells the frames of a stream apart as they come, those too that a library answers by itself."""

    def __init__(self, connection: socket.socket) -> None:
        self.connection = connection
        self._bytes = b""

    def has_one(self, within: float) -> bool:
        """Whether something comes within so many seconds."""
        return bool(self._bytes or select.select([self.connection], [], [], within)[0])

    def next(self) -> tuple[int, bytes]:
        """The opcode and the data of the next frame."""
        size = self._take(2)
        opcode, length = size[0] & 0x0F, size[1]
        if length > 125:
            length = int.from_bytes(self._take(2 if length == 126 else 8), "big")
        return opcode, self._take(length)

    def _take(self, size: int) -> bytes:
        while len(self._bytes) < size:
            got = self.connection.recv(65536)
            assert got, "the server has hung up"
            self._bytes += got
        taken, self._bytes = self._bytes[:size], self._bytes[size:]
        return taken


def frame_of(opcode: int, data: bytes) -> bytes:
    mask = os.urandom(4)
    size = bytes([0x80 | len(data)]) if len(data) < 126 else bytes([0xFE]) + len(data).to_bytes(2, "big")
    return bytes([0x80 | opcode]) + size + mask + bytes(byte ^ mask[i % 4] for i, byte in enumerate(data))

"""A way to PostgreSQL that can be cut at the worst moment."""

from __future__ import annotations

import asyncio


class BadLine:
    """A way to the database that loses the answer to a COMMIT, or the COMMIT itself, when it is told to."""

    def __init__(self, port: int) -> None:
        self.to = port
        self.loses = ""
        self.silent = False  # nothing comes through any more, and nobody is told

    async def __aenter__(self) -> BadLine:
        self.server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.port = self.server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(self, *_: object) -> None:
        self.server.close()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        back, forth = await asyncio.open_connection("127.0.0.1", self.to)
        answers = asyncio.create_task(self._copy(back, writer))
        try:
            while data := await reader.read(1 << 16):
                if self.silent:
                    continue
                if b"COMMIT" in data and self.loses:
                    what, self.loses = self.loses, ""
                    if what == "answer":
                        answers.cancel()
                        await asyncio.wait([answers])
                        forth.write(data)
                        await back.read(1)  # it is done
                    break
                forth.write(data)
        except (ConnectionError, asyncio.CancelledError):  # one of the two was killed, or all of it ends
            pass
        finally:
            answers.cancel()
            forth.close()
            writer.close()

    async def _copy(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            while data := await reader.read(1 << 16):
                writer.write(data)
        except ConnectionError:
            pass
        finally:
            writer.close()

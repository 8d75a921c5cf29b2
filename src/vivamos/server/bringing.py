"""Records that somebody brings: whatever they hold, nobody waits long for them, and they take little memory."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import AsyncIterable, AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

from vivamos.engine.errors import DataError, RecordError
from vivamos.engine.facts import fact
from vivamos.engine.records import read_lines

SMALL = 256 << 10  # bytes; a game of 20,000 events has some 600 thousand
LARGE_AT_ONCE = 2
VALUES, VALUES_AN_EVENT = 20_000, 10  # of a deck, and of an event: twice as many as there ever are


class Bringing:
    """The bodies that are being read. Large ones wait for each other, not the small ones for them."""

    def __init__(self) -> None:
        self._large = asyncio.Semaphore(LARGE_AT_ONCE)

    @asynccontextmanager
    async def read(self, parts: AsyncIterable[bytes]) -> AsyncIterator[bytes]:
        """A body, to be let go of at the end of the block."""
        async with AsyncExitStack() as place:
            text, large = bytearray(), False
            async for part in parts:
                if not large and len(text) + len(part) > SMALL:
                    large = True
                    await place.enter_async_context(self._large)
                text += part
            yield bytes(text)


def id_of(text: bytes) -> str:
    """The id of a record that is not in the store: the beginning of its hash."""
    return "r" + hashlib.sha256(text).hexdigest()[:40]


def read_record(text: bytes, most_moves: float) -> dict[str, Any]:
    """A record as plain data. Whatever else it is, it is not so long that its replay takes minutes.

    Its values are counted before they are made: the JSON of millions of them would be read in one go, in which no
    other thread gets its turn.
    """
    if sum(text.count(mark) for mark in (b",", b":", b"[", b"{")) > VALUES + VALUES_AN_EVENT * most_moves:
        raise _too_long(most_moves)
    for _, record in read_lines([text]):
        if isinstance(record, DataError):
            raise record
        if not isinstance(record, dict):
            break
        events = record.get("events")
        if isinstance(events, list) and len(events) > most_moves:
            raise _too_long(most_moves)
        return record
    raise RecordError(fact("record-is-no-object"))


def _too_long(most_moves: float) -> RecordError:
    return RecordError(fact("record-too-long", most=int(most_moves)))

"""Bots that think: rules of thumb at once, searches in worker threads, in a queue that is fair to every address.

A search computes without the interpreter's lock, so the server answers meanwhile.
"""

from __future__ import annotations

import asyncio
import math
import os
import secrets
import sys
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, Generic, TypeVar

import vivamos
from vivamos.bots.bot import Bot
from vivamos.bots.levels import LEVELS, level_in
from vivamos.bots.seat_view import SeatView
from vivamos.engine.batch import cores
from vivamos.engine.uncompiled import compile_here
from vivamos.server.allowances import TooOften
from vivamos.server.fair_queue import FairQueue
from vivamos.server.limits import Limits

QUICK_LEVEL = "casual"  # the best of those that need no search
NICENESS = 10  # how far bots stand back behind people, of 19
BUSY = 5.0  # seconds after which it makes sense to ask again
LEAST_SECONDS = 0.01  # a search that may take no time at all would find no move


T = TypeVar("T")


class Thought(Generic[T]):
    """Something to be searched for: a bot's move, or what the coach is asked."""

    def __init__(self, search: Callable[[], T], address: str) -> None:
        self.search = search
        self.address = address
        self.began = 0.0
        self.begun: asyncio.Future[asyncio.Future[T]] = asyncio.get_running_loop().create_future()


class BotPool:
    """Every thread has its own bots: one bot serves one thread at a time."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self.at_once = self._free = max(1, cores() - 1)
        self._threads = ThreadPoolExecutor(self.at_once, thread_name_prefix="bot", initializer=_stand_back)
        self._own = threading.local()
        self._queue: FairQueue[Thought[Any]] = FairQueue()
        self._stopped = False

    @property
    def waiting(self) -> int:
        """Searches that wait for their turn."""
        return len(self._queue)

    async def choose(self, level: str, view: SeatView, address: str) -> str:
        """A bot's move, from what its seat knows; the address is the one on whose behalf it thinks.

        A rule of thumb takes less time than to hand it to another thread. A search waits for its turn, but not for
        ever: then, or when too many wait already, the bot takes its quick answer.
        """
        if not LEVELS[level].looks_ahead or len(view.actions()) == 1:
            return self._choose(level, view)
        try:
            return await self.compute(partial(self._choose, level, view), address)
        except TooOften:
            return self._choose(QUICK_LEVEL, view)

    async def compute(self, search: Callable[[], T], address: str) -> T:
        """What a search finds, which takes its turn among the bots'; TooOften if there was none in time."""
        if len(self._queue) >= self._limits.bot_queue:
            raise TooOften("coach-is-busy", BUSY)
        thought = Thought(search, address)
        self._queue.put(address, thought)
        self._begin()
        try:
            async with asyncio.timeout(_bound(self._limits.bot_patience)):
                searching = await thought.begun
        except TimeoutError:
            raise TooOften("coach-is-busy", BUSY) from None
        finally:
            self._queue.drop(address, thought)  # nobody may wait for it any more
        return await asyncio.shield(searching)  # who stops waiting does not stop the thread

    def _begin(self) -> None:
        """Give every idle thread something to think about."""
        while self._free and self._queue and not self._stopped:
            thought = self._queue.take(time.monotonic())
            thought.began = time.monotonic()
            if thought.begun.done():  # its patience has just ended, and it is about to leave
                self._queue.charge(thought.address, 0.0, thought.began)
                continue
            self._free -= 1
            searching = asyncio.get_running_loop().run_in_executor(self._threads, thought.search)
            searching.add_done_callback(partial(self._end, thought))
            thought.begun.set_result(searching)

    def _end(self, thought: Thought[Any], _: asyncio.Future[Any]) -> None:
        self._free += 1
        now = time.monotonic()
        self._queue.charge(thought.address, now - thought.began, now)
        self._begin()

    def _choose(self, level: str, view: SeatView) -> str:
        level = level_in(view.game, level)  # a table may have been kept since the game had more
        bots: dict[str, Bot] = self._own.__dict__.setdefault("bots", {})
        if level not in bots:
            seconds = _bound(self._limits.bot_seconds)
            bots[level] = vivamos.bot(level, seconds=None if seconds is None else max(LEAST_SECONDS, seconds))
        return bots[level].choose(view, secrets.randbits(32))

    def stop(self) -> None:
        self._stopped = True
        self._threads.shutdown(wait=False, cancel_futures=True)


def _bound(limit: float) -> float | None:
    return None if math.isinf(limit) else limit


def _stand_back() -> None:
    """What people do comes first. On Linux a thread has a priority of its own; elsewhere it is the whole server's."""
    compile_here()  # nothing is searched before its game is compiled
    if sys.platform == "linux":
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICENESS)

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
from concurrent.futures import ThreadPoolExecutor
from functools import partial

import vivamos
from vivamos.bots.bot import Bot
from vivamos.bots.levels import LEVELS
from vivamos.bots.seat_view import SeatView
from vivamos.server.fair_queue import FairQueue
from vivamos.server.limits import Limits

QUICK_LEVEL = "casual"  # the best of those that need no search
NICENESS = 10  # how far bots stand back behind people, of 19
LEAST_SECONDS = 0.01  # a search that may take no time at all would find no move


class Thought:
    """A move that a bot is to search for."""

    def __init__(self, level: str, view: SeatView, address: str) -> None:
        self.level = level
        self.view = view
        self.address = address
        self.began = 0.0
        self.begun: asyncio.Future[asyncio.Future[str]] = asyncio.get_running_loop().create_future()


class BotPool:
    """Every thread has its own bots: one bot serves one thread at a time."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self.at_once = self._free = max(1, _cores() - 1)
        self._threads = ThreadPoolExecutor(self.at_once, thread_name_prefix="bot", initializer=_stand_back)
        self._own = threading.local()
        self._queue: FairQueue[Thought] = FairQueue()
        self._stopped = False

    async def choose(self, level: str, view: SeatView, address: str) -> str:
        """A bot's move, from what its seat knows; the address is the one on whose behalf it thinks.

        A rule of thumb takes less time than to hand it to another thread. A search waits for its turn, but not for
        ever: then, or when too many wait already, the bot takes its quick answer.
        """
        if not LEVELS[level].iterations or len(view.actions()) == 1:
            return self._choose(level, view)
        if len(self._queue) >= self._limits.bot_queue:
            return self._choose(QUICK_LEVEL, view)
        thought = Thought(level, view, address)
        self._queue.put(address, thought)
        self._begin()
        try:
            async with asyncio.timeout(_bound(self._limits.bot_patience)):
                searching = await thought.begun
        except TimeoutError:
            return self._choose(QUICK_LEVEL, view)
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
            searching = asyncio.get_running_loop().run_in_executor(
                self._threads, self._choose, thought.level, thought.view
            )
            searching.add_done_callback(partial(self._end, thought))
            thought.begun.set_result(searching)

    def _end(self, thought: Thought, _: asyncio.Future[str]) -> None:
        self._free += 1
        now = time.monotonic()
        self._queue.charge(thought.address, now - thought.began, now)
        self._begin()

    def _choose(self, level: str, view: SeatView) -> str:
        bots: dict[str, Bot] = self._own.__dict__.setdefault("bots", {})
        if level not in bots:
            seconds = _bound(self._limits.bot_seconds)
            bots[level] = vivamos.bot(level, seconds=None if seconds is None else max(LEAST_SECONDS, seconds))
        bot = bots[level]
        bot.seed = secrets.randbits(32)
        return bot.choose(view)

    def stop(self) -> None:
        self._stopped = True
        self._threads.shutdown(wait=False, cancel_futures=True)


def _bound(limit: float) -> float | None:
    return None if math.isinf(limit) else limit


def _cores() -> int:
    """Those this server may use; a container often has fewer than the machine."""
    return len(os.sched_getaffinity(0)) if sys.platform == "linux" else os.cpu_count() or 2


def _stand_back() -> None:
    """What people do comes first. On Linux a thread has a priority of its own; elsewhere it is the whole server's."""
    if sys.platform == "linux":
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICENESS)

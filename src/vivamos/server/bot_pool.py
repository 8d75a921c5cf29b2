"""Bots in worker threads: they compute without the interpreter's lock, so the server answers meanwhile."""

from __future__ import annotations

import asyncio
import os
import secrets
import threading
from concurrent.futures import ThreadPoolExecutor

import vivamos
from vivamos.bots.bot import Bot
from vivamos.bots.seat_view import SeatView


class BotPool:
    """Every thread has its own bots: one bot serves one thread at a time."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(max(1, (os.cpu_count() or 2) - 1), thread_name_prefix="bot")
        self._own = threading.local()

    async def choose(self, level: str, view: SeatView) -> str:
        """A bot's move, from what its seat knows."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._choose, level, view)

    def _choose(self, level: str, view: SeatView) -> str:
        bots: dict[str, Bot] = self._own.__dict__.setdefault("bots", {})
        if level not in bots:
            bots[level] = vivamos.bot(level)
        bot = bots[level]
        bot.seed = secrets.randbits(32)
        return bot.choose(view)

    def stop(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)

"""A host's order from the command line: written into the store, and seen to by the server, if one runs.

If none does, this process is one for a moment: it opens the same house, listens to nobody, and closes it again.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import ExitStack, asynccontextmanager
from functools import partial

import sqlalchemy as sa

from vivamos.engine.errors import UsageError
from vivamos.engine.facts import Fact
from vivamos.server import leases, orders
from vivamos.server.admin import ask
from vivamos.server.house import House
from vivamos.server.limits import Limits
from vivamos.server.only_server import only_server
from vivamos.server.settings import Settings
from vivamos.server.store import Store, now
from vivamos.server.tokens import new_id

LOOK_EVERY = 0.3  # seconds
ASK_AGAIN = 8.0  # seconds until it is asked again who serves: a server may have stopped
PATIENCE = 30.0  # seconds
NOTHING_ELSE = Limits(resumed=0, keep_views=1e9, put_away_days=1e9)


async def order(url: str, what: str, about: str, patience: float = PATIENCE) -> Fact:
    """Have something done; what came of it."""
    made = await ask(url, lambda connection: orders.put(connection, what, about, now()))
    clock = asyncio.get_running_loop().time
    until = clock() + patience
    while (began := clock()) < until:
        async with _served(url):
            while clock() < min(until, began + ASK_AGAIN):
                outcome = await ask(url, partial(orders.fetch, order=made))
                if outcome is not None:
                    return outcome
                await asyncio.sleep(LOOK_EVERY)
    await ask(url, partial(orders.withdraw, order=made))
    raise UsageError("order-not-seen-to")


@asynccontextmanager
async def _served(url: str) -> AsyncIterator[None]:
    """While the block runs there is a server: the one that runs, or we."""
    with ExitStack() as held:
        served = await ask(url, _is_served)
        if not served:
            try:
                held.enter_context(only_server(url))
            except UsageError:  # of a file only the lock tells
                served = True
        if served:
            yield
            return
        place = f"vivamos admin {new_id()}"  # of its own: it listens nowhere, so it inherits nothing
        house = House(Settings(url, limits=NOTHING_ELSE, place=place), await Store.open(url))
        try:
            yield
        finally:
            await house.close()


def _is_served(connection: sa.Connection) -> bool:
    return leases.is_shared(connection) and orders.somebody_serves(connection)

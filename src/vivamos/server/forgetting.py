"""What was forgotten leaves the memory, whichever process has it there: each looks for new notes (noting.py) as often
as it says that it lives."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING

from vivamos.engine.errors import VivamosError
from vivamos.server import logs
from vivamos.server.noting import noted
from vivamos.server.states import OVER
from vivamos.server.store import StoreError

if TYPE_CHECKING:
    from vivamos.server.house import House
    from vivamos.server.room import Room


class Forgetting:
    """What one process does about it."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._seen = 0  # the number of the last note
        self._reading = asyncio.Lock()

    async def keep_looking(self) -> None:
        """For as long as the server runs."""
        while True:
            await self.look()
            await asyncio.sleep(self.house.owning.renews_every)

    async def look(self) -> None:
        """Drop what was noted since the last look, by whatever process; if the store is down now, with the next one."""
        async with self._reading:
            try:
                self._seen, games = await self.house.store.read(partial(noted, after=self._seen))
            except StoreError as error:
                logs.warning("what was forgotten elsewhere cannot be looked for now", error=error)
                return
        await asyncio.gather(*(self._drop(game) for game in games))  # one that is stuck keeps no other

    async def _drop(self, game: str) -> None:
        await self.house.shelf.forget(game)
        if self.house.has_in_memory(game):
            with suppress(VivamosError):  # it is being loaded, and that fails
                await self._renew(await self.house.room(game))

    async def _renew(self, room: Room) -> None:
        async with room.lock:
            if room.state == OVER:
                self.house.drop(room)  # whoever is there comes back, and finds it as it is stored
                return
            try:  # the others play on with the names they know; what spectators said is not theirs
                room.whispers.loaded(await self.house.store.whispers(room.id))
            except StoreError:
                room.stale = True

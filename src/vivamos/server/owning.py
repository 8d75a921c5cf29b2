"""Which tables this process has, of those in a database that several processes share.

A table is taken before it is loaded, kept while it is in memory, and given up when it leaves it. A balancer sends all
requests of a table to one process. When it begins to send them to another, that one asks for the table in the store,
and the owner hands it over: it hangs up on whoever is there, and they come back to where the balancer leads. If the
owner is dead, its sign of life is gone (living.py), and the table is taken at once; if it is frozen, or its machine
cannot be reached, the table is taken when its lease has run out.

With SQLite there is one process, and all tables are its own.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from functools import partial
from typing import TYPE_CHECKING

from vivamos.server import leases, logs
from vivamos.server.database import Postgres
from vivamos.server.leases import Fence
from vivamos.server.living import Living
from vivamos.server.refusals import NotThere
from vivamos.server.store import Elsewhere, StoreError
from vivamos.server.tokens import new_id

if TYPE_CHECKING:
    from vivamos.server.house import House
    from vivamos.server.room import Room

ASK_EVERY = 0.2  # seconds between two tries to get tables that others have
MOST_TRIES = 2.0  # leases that somebody waits for a table
A_LEASE_HAS = 3  # renewals


class NoSuchTable(NotThere):
    """There is no table of this id."""

    def __init__(self) -> None:
        super().__init__("no-such-table")


class Owning:
    """This process among the others."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.shared = house.store.shared
        self.process = new_id()
        self.is_first = not self.shared  # the one that tidies up for all
        self.lease = max(0.1, min(house.settings.limits.lease, 3600.0))
        self.renews_every = self.lease / A_LEASE_HAS  # seconds
        self._epochs: dict[str, int] = {}
        self._stays_until: dict[str, float] = {}  # tables with players, which are not sent on again at once
        self._asked: dict[str, asyncio.Future[int]] = {}
        self._ask = asyncio.Event()
        self._given_up: list[Fence] = []
        self._handing: dict[Room, asyncio.Task[None]] = {}  # tables that are wanted elsewhere
        self._renewed_at = asyncio.get_running_loop().time()
        database = house.store.database
        self.living = Living(database) if isinstance(database, Postgres) else None

    def fence(self, table_id: str) -> Fence | None:
        """What a write at a table of ours must carry."""
        return Fence(table_id, self._epochs[table_id]) if table_id in self._epochs else None

    @property
    def is_silent(self) -> bool:
        """Whether the others may take all tables from here: this process could not say for so long that it lives."""
        return self.shared and asyncio.get_running_loop().time() > self._renewed_at + self.lease

    # --- having tables ---

    async def take(self, table_id: str) -> Fence | None:
        """Have a table from now on; wait a while for one that another process has."""
        if not self.shared:
            return None
        if table_id not in self._asked:
            self._asked[table_id] = asyncio.get_running_loop().create_future()
        asked = self._asked[table_id]
        self._ask.set()
        try:
            return Fence(table_id, await asyncio.wait_for(asked, MOST_TRIES * self.lease))
        except TimeoutError:
            raise Elsewhere from None
        finally:
            if self._asked.get(table_id) is asked:
                del self._asked[table_id]

    def let_go(self, fence: Fence | None) -> None:
        """Others may have a table. It is told them soon, and if that fails the lease runs out."""
        if fence is not None and self._epochs.get(fence.table_id) == fence.epoch:
            del self._epochs[fence.table_id]
            del self._stays_until[fence.table_id]
            self._given_up.append(fence)
            self._ask.set()

    def lost(self, room: Room) -> None:
        """Another process has taken a table, as this one was silent for too long."""
        if not room.gone:
            logs.warning("a table was taken over by another process", table=room.id)
            self.house.drop(room)

    async def here(self, ids: Iterable[str]) -> dict[str, int]:
        """Which seats have somebody connected, at tables of other processes."""
        others = [one for one in ids if one not in self.house.rooms]
        if not self.shared or not others:
            return {}
        return await self.house.store.read(partial(leases.who_is_here, ids=others))

    async def scores(self, ids: Iterable[str]) -> dict[str, list[int]]:
        """What tables of a night stand at, which other processes have, as of a moment ago."""
        others = [one for one in ids if one not in self.house.rooms]
        if not self.shared or not others:
            return {}
        return await self.house.store.read(partial(leases.scores_of, ids=others))

    async def with_players(self, state: str, most: int) -> list[str]:
        """Open tables of all processes where a player is connected."""
        if not self.shared:
            return []
        return await self.house.store.read(partial(leases.with_players, state=state, most=most))

    # --- in the background ---

    async def take_tables(self) -> None:
        """Take what is asked for, all of it at once, and give up what nobody needs here."""
        store = self.house.store
        while True:
            await self._ask.wait()
            self._ask.clear()
            await self._give_up()
            ids = list(self._asked)
            if not ids:
                continue
            try:
                taken = await store.alone(partial(leases.take, process=self.process, ids=ids, seconds=self.lease))
            except StoreError as error:
                for one in ids:
                    self._answer(one, error)
                continue
            for one, epoch in taken.epochs.items():
                self._epochs[one], self._stays_until[one] = epoch, self._stays(one in taken.given_up)
                if not self._answer(one, epoch):
                    self.let_go(Fence(one, epoch))  # nobody waits for it any more
            for one in taken.unknown:
                self._answer(one, NoSuchTable())
            if self._asked:
                asyncio.get_running_loop().call_later(ASK_EVERY, self._ask.set)

    async def keep_tables(self) -> None:
        """Say that this process lives, and what it has; hand over what is wanted elsewhere."""
        place = self.house.settings.place
        try:
            await self.house.store.alone(partial(leases.inherit, process=self.process, address=place))
        except StoreError as error:
            logs.warning("what a process had that died here is not free at once", error=error)
        while True:
            began = asyncio.get_running_loop().time()
            try:
                await self._renew()
            except StoreError as error:
                logs.warning("the leases of the tables cannot be renewed now", error=error)
            spent = asyncio.get_running_loop().time() - began
            await asyncio.sleep(max(0.05, self.renews_every - spent))

    async def hand_over(self, rooms: Iterable[Room]) -> None:
        """Let go of tables, each when what is being written at it is stored."""
        await asyncio.gather(*(self._hand_over(room) for room in rooms))

    async def stop(self) -> None:
        """Nothing tells any more that this process lives."""
        for task in self._handing.values():
            task.cancel()
        if self.living is not None:
            await self.living.stop()

    async def leave(self) -> None:
        """This process has nothing any more."""
        if not self.shared:
            return
        for one in list(self._epochs):
            self.let_go(self.fence(one))
        await self._give_up()
        try:
            await self.house.store.alone(partial(leases.note_goodbye, process=self.process))
        except StoreError as error:
            logs.warning("the others cannot be told that this process stops", error=error)

    # --- inside ---

    def _answer(self, table_id: str, answer: int | Exception) -> bool:
        """Tell whoever waits for a table; False if nobody does."""
        asked = self._asked.pop(table_id, None)
        if asked is None or asked.done():
            return False
        if isinstance(answer, Exception):
            asked.set_exception(answer)
        else:
            asked.set_result(answer)
        return True

    def _stays(self, given_up: bool) -> float:
        """Until when a table stays here while it has players, wherever else they come.

        For a whole lease if another has given it up: a balancer that sends people here and there must not make them
        reconnect all the time. Else its owner has died, and the balancer may still lead back to where it was.
        """
        return asyncio.get_running_loop().time() + self.lease / (1 if given_up else A_LEASE_HAS)

    async def _give_up(self) -> None:
        fences, self._given_up = self._given_up, []
        if fences:
            try:
                await self.house.store.alone(partial(leases.give_up, fences=fences))
            except StoreError as error:
                logs.warning("tables cannot be given up now", tables=len(fences), error=error)

    async def _renew(self) -> None:
        house, store, began = self.house, self.house.store, asyncio.get_running_loop().time()
        alive = partial(
            leases.note_alive,
            process=self.process,
            address=house.settings.place,
            seconds=self.lease,
            sign=self.living.sign if self.living is not None else None,
            used=house.allowances.told(),
        )
        others = await store.alone(alive)
        self.is_first, self._renewed_at = others.is_first, began
        house.allowances.heard(others.used, others.before)
        had = {Fence(one, epoch): _here(house.rooms.get(one)) for one, epoch in self._epochs.items()}
        if not had:
            return
        scores = {
            room.id: room.table.scores()
            for room in house.rooms.values()
            if room.table is not None and not room.lock.locked()  # nobody is in the middle of a move
        }
        kept = await store.alone(partial(leases.renew, here=had, seconds=self.lease, scores=scores))
        lost, wanted = [], []
        time = asyncio.get_running_loop().time()
        for fence in had:
            room = house.rooms.get(fence.table_id)
            if self._epochs.get(fence.table_id) != fence.epoch or room is None or room.fence != fence:
                continue  # it has come or gone meanwhile
            if fence.table_id not in kept:
                lost.append(room)
            elif kept[fence.table_id] not in (None, self.process) and (
                not had[fence] or time > self._stays_until[fence.table_id]
            ):  # where there are no players, they wait elsewhere
                wanted.append(room)
        for room in lost:
            self.lost(room)
        for room in wanted:  # aside: one where something is stuck must not keep the others from being renewed
            if room not in self._handing:
                self._handing[room] = asyncio.create_task(self._hand_over(room))
                self._handing[room].add_done_callback(lambda _, room=room: self._handing.pop(room))  # type: ignore[misc]

    async def _hand_over(self, room: Room) -> None:
        async with room.lock:
            self.house.drop(room)


def _here(room: Room | None) -> int:
    return 0 if room is None else sum(1 << seat.seat for seat in room.seats if room.here(seat.seat))

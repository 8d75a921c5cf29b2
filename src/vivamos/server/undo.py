"""Taking back the last move: if its player asks, all humans agree, and it showed nothing hidden."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from vivamos.engine.errors import IllegalMove, UsageError
from vivamos.engine.facts import fact
from vivamos.engine.telling import can_be_undone
from vivamos.server.states import OVER, Standing

if TYPE_CHECKING:
    from vivamos.server.room import Room


class Undo:
    """Who asks, and who has agreed. All of this with the room's lock held."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.asked: dict[str, Any] | None = None

    async def ask_or_answer(self, seat: int, client: str, agree: bool) -> None:
        if seat not in self.room.humans():
            raise UsageError("bot-plays-for-you")
        if self.asked is None:
            await self._check(seat, agree)
            await self._go_on(seat, client, {"seat": seat, "agreed": [seat]})
        elif agree:
            await self._go_on(seat, client, {**self.asked, "agreed": sorted({*self.asked["agreed"], seat})})
        else:
            body = {"asked_by": self.asked["seat"], "refused_by": seat}
            await self.room.store("undo", body, seat=seat, client=client)
            self.asked = None
            self.room.tell_all("undo", body)

    async def _check(self, seat: int, agree: bool) -> None:
        table = self.room.playing()
        if not agree:
            raise UsageError("nobody-asks-to-take-back")
        if self.room.state == OVER:
            raise IllegalMove(fact("over-no-take-back"))
        if not table.decisions or self.room.log[self.room.last_decision()].seat != seat:
            raise IllegalMove(fact("take-back-own-move-only"))
        # Aside, for it takes some time to look; nothing changes meanwhile, since the lock is held.
        if not await asyncio.to_thread(can_be_undone, table):
            raise IllegalMove(fact("move-showed-something"))

    async def look_again(self) -> None:
        """Somebody has been away for so long that the question does not wait for them."""
        if self.asked is not None and self._agreed(self.asked):
            await self._go_on(None, None, self.asked)

    def _agreed(self, asked: dict[str, Any]) -> bool:
        """Whether all humans who play agree; a line that has just dropped does not count as a yes."""
        return set(self.room.humans(self.room.limits.grace)) <= set(asked["agreed"])

    async def _go_on(self, seat: int | None, client: str | None, asked: dict[str, Any]) -> None:
        """One more has agreed: ask on, or do it."""
        room = self.room
        if self._agreed(asked):
            body = {"done": True, "asked_by": asked["seat"]}
            before = room.playing().step(room.playing().decisions).before
            standing = Standing(before.seat, before.rounds + 1)
            await room.store("undo", body, seat=seat, client=client, standing=standing)
            self.asked = None
            room.take_back(body)
        else:
            body = {"asked_by": asked["seat"], "agreed": asked["agreed"]}
            await room.store("undo", body, seat=seat, client=client)
            self.asked = asked
            room.tell_all("undo", body)

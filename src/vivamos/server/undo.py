"""Taking back the last move: if its player asks, all humans agree, and it showed nothing hidden."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from vivamos.engine.errors import IllegalMove, UsageError
from vivamos.engine.facts import fact
from vivamos.engine.telling import can_be_undone
from vivamos.server.frames import MoveEvent, UndoAsked, UndoEvent
from vivamos.server.states import OVER, Standing

if TYPE_CHECKING:
    from vivamos.server.room import Room


class Undo:
    """Who asks, and who has agreed. All of this with the room's lock held."""

    def __init__(self, room: Room) -> None:
        self.room = room

    @property
    def asked(self) -> UndoAsked | None:
        return self.room.situation.undo

    async def ask_or_answer(self, seat: int, client: str, agree: bool) -> None:
        room, asked = self.room, self.asked
        if seat not in room.humans():
            raise UsageError("bot-plays-for-you")
        if asked is None:
            await self._check(seat, agree)
            await self._go_on(seat, client, UndoAsked(seat, [seat]))
        elif agree:
            await self._go_on(seat, client, UndoAsked(asked.seat, sorted({*asked.agreed, seat})))
        else:
            event = UndoEvent(number=room.number + 1, asked_by=asked.seat, refused_by=seat)
            await room.store(event, seat=seat, client=client)
            room.telling.all(event)

    async def _check(self, seat: int, agree: bool) -> None:
        table = self.room.playing()
        if not agree:
            raise UsageError("nobody-asks-to-take-back")
        if self.room.state == OVER:
            raise IllegalMove(fact("over-no-take-back"))
        last = self.room.log[self.room.last_decision()]
        if not isinstance(last, MoveEvent) or last.seat != seat:
            raise IllegalMove(fact("take-back-own-move-only"))
        # Aside, for it takes some time to look; nothing changes meanwhile, since the lock is held.
        if not await asyncio.to_thread(can_be_undone, table):
            raise IllegalMove(fact("move-showed-something"))

    async def look_again(self) -> None:
        """Somebody has been away for so long that the question does not wait for them."""
        if self.asked is not None and self._agreed(self.asked):
            await self._go_on(None, None, self.asked)

    def _agreed(self, asked: UndoAsked) -> bool:
        """Whether all humans who play agree; a line that has just dropped does not count as a yes."""
        return set(self.room.humans(self.room.limits.grace)) <= set(asked.agreed)

    async def _go_on(self, seat: int | None, client: str | None, asked: UndoAsked) -> None:
        """One more has agreed: ask on, or do it."""
        room, number = self.room, self.room.number + 1
        if self._agreed(asked):
            done = UndoEvent(number=number, asked_by=asked.seat, done=True)
            before = room.playing().step(room.playing().decisions).before
            standing = Standing(before.seat, before.rounds + 1)
            await room.store(done, seat=seat, client=client, standing=standing)
            room.set_clock()
            room.telling.anew(done)
        else:
            event = UndoEvent(number=number, asked_by=asked.seat, agreed=asked.agreed)
            await room.store(event, seat=seat, client=client)
            room.telling.all(event)

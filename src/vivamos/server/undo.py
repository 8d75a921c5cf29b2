"""Taking back a move: if its player asks, all humans agree, and nothing hidden was shown by it.

With people it is the last move of all. Whoever plays against bots alone may take their own last move back until they
make the next one: what bots have done since is taken back with it, if that too showed nothing but itself.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from msgspec import UNSET

from vivamos.engine.errors import IllegalMove, UsageError, VivamosError
from vivamos.engine.facts import Fact, fact
from vivamos.engine.state import changeable
from vivamos.engine.table import Table
from vivamos.engine.telling import can_be_undone
from vivamos.server.frames import MoveEvent, UndoAsked, UndoEvent
from vivamos.server.states import OVER, Standing

if TYPE_CHECKING:
    from vivamos.server.room import Room


class Undo:
    """Who asks, and who has agreed. All of this with the room's lock held."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self._shows: dict[int, bool] = {}  # by where a move is in the log: whether it showed more than itself

    @property
    def asked(self) -> UndoAsked | None:
        return self.room.situation.undo

    async def ask_or_answer(self, seat: int, client: str, agree: bool) -> None:
        room, asked = self.room, self.asked
        if seat not in room.humans():
            raise UsageError("bot-plays-for-you")
        if asked is None:
            if not agree:
                raise UsageError("nobody-asks-to-take-back")
            taken = await self._taken(seat)
            if taken > 1:  # who has seen the answers knows more than others
                await room.hinting.mark()
            await self._go_on(seat, client, UndoAsked(seat, [seat]), taken)
        elif agree:
            await self._go_on(seat, client, UndoAsked(asked.seat, sorted({*asked.agreed, seat})))
        else:
            event = UndoEvent(number=room.number + 1, asked_by=asked.seat, refused_by=seat)
            await room.store(event, seat=seat, client=client)
            room.telling.all(event)

    async def why_not(self, seat: int) -> Fact | None:
        """Why somebody cannot take their last move back; None if they can."""
        async with self.room.ready():
            try:
                await self._taken(seat)
            except VivamosError as error:
                return error.fact
        return None

    async def _taken(self, seat: int) -> int:
        """How many moves are taken back if a seat asks for it."""
        room, table = self.room, self.room.playing()
        if room.state == OVER:
            raise IllegalMove(fact("over-no-take-back"))
        made = [room.log[at] for at in room.situation.decisions]
        own = [number for number, move in enumerate(made) if isinstance(move, MoveEvent) and move.seat == seat]
        if not own:
            raise IllegalMove(fact("nothing-to-take-back"))
        taken = table.decisions - own[-1] + 1
        if taken > 1 and not room.is_alone(seat):
            raise IllegalMove(fact("take-back-own-move-only"))
        for number in range(table.decisions, own[-1] - 1, -1):
            if await self._showed_more(table, number):
                raise IllegalMove(fact("move-showed-something" if number == own[-1] else "bot-showed-something"))
        return taken

    async def _showed_more(self, table: Table, number: int) -> bool:
        at = self.room.situation.decisions[number]
        if at not in self._shows:
            # Aside, for it takes some time to look; nothing changes meanwhile, since the lock is held.
            self._shows[at] = not await asyncio.to_thread(_showed_nothing_else, table, number)
        return self._shows[at]

    async def look_again(self) -> None:
        """Somebody has been away for so long that the question does not wait for them."""
        if self.asked is not None and self._agreed(self.asked):
            await self._go_on(None, None, self.asked)

    def _agreed(self, asked: UndoAsked) -> bool:
        """Whether all humans who play agree; a connection that has just dropped does not count as a yes."""
        return set(self.room.humans(self.room.limits.grace)) <= set(asked.agreed)

    async def _go_on(self, seat: int | None, client: str | None, asked: UndoAsked, taken: int = 1) -> None:
        """One more has agreed: ask on, or do it."""
        room, number = self.room, self.room.number + 1
        if self._agreed(asked):
            done = UndoEvent(number=number, asked_by=asked.seat, done=True, taken=taken if taken > 1 else UNSET)
            before = room.playing().step(room.playing().decisions - taken + 1).before
            standing = Standing(before.seat, before.rounds + 1)
            await room.store(done, seat=seat, client=client, standing=standing)
            room.set_clock()
            room.telling.anew(done)
        else:
            event = UndoEvent(number=number, asked_by=asked.seat, agreed=asked.agreed)
            await room.store(event, seat=seat, client=client)
            room.telling.all(event)


def _showed_nothing_else(table: Table, number: int) -> bool:
    """Whether a decision showed nobody more than itself."""
    step = table.step(number)
    if step.happened:
        return False
    move = [event["move"] for event in table.events if "move" in event][number - 1]
    alone = Table.at(table.game, table.players, table.options, table.deck, changeable(step.before))
    alone.replay_move(move, step.before.seat, [])
    return can_be_undone(alone)

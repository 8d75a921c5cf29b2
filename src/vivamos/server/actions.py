"""What somebody at a seat does: moves, words, questions, votes. Each is done once, however often it is sent."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from vivamos.engine.errors import UsageError
from vivamos.server.allowances import Buckets
from vivamos.server.frames import RematchEvent, TalkEvent
from vivamos.server.names import clean_text
from vivamos.server.states import OVER

if TYPE_CHECKING:
    from vivamos.server.room import Room
    from vivamos.server.viewer import Viewer


class Actions:
    """All of them give the number of the event that they led to."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self._texts = Buckets(room.limits.texts, room.limits.texts_a_second)  # by seat

    async def move(self, viewer: Viewer, client: str, move: str) -> int:
        """Make a seat's move."""

        async def act(seat: int) -> None:
            if self.room.seats[seat].level is not None:
                raise UsageError("bot-plays-for-you")
            await self.room.play(seat, move, client)

        return await self._once(viewer, client, act, is_move=True)

    async def talk(self, viewer: Viewer, client: str, text: str) -> int:
        """Say something, or shout it."""
        text, room = clean_text(text), self.room

        async def act(seat: int) -> None:
            if not self._texts.take(str(seat)):
                raise UsageError("say-less-often")
            said = TalkEvent(number=room.number + 1, from_=str(room.seats[seat].name), seat=seat, text=text)
            await room.store(said, seat=seat, client=client)
            room.telling.all(said)

        return await self._once(viewer, client, act)

    async def undo(self, viewer: Viewer, client: str, agree: bool) -> int:
        """Ask to take back one's own last move, or answer somebody who asks."""
        return await self._once(viewer, client, lambda seat: self.room.undo.ask_or_answer(seat, client, agree))

    async def vote(self, viewer: Viewer, client: str, wish: str) -> int:
        """Vote about the seat to move, whose player has been silent for long."""
        return await self._once(viewer, client, lambda seat: self.room.vote.cast(seat, client, wish))

    async def back(self, viewer: Viewer, client: str) -> int:
        """Take one's seat back from a bot, or say to be here while the others vote about one."""

        async def act(seat: int) -> None:
            if self.room.seats[seat].level is not None:
                await self.room.chairs.take_back(seat, client)
            else:
                await self.room.vote.spare(seat, client)

        return await self._once(viewer, client, act)

    async def rematch(self, viewer: Viewer, client: str) -> int:
        """A new table with the same seats."""
        room = self.room

        async def act(seat: int) -> None:
            if room.state != OVER:
                raise UsageError("game-not-over")
            if room.row["rematch"]:
                raise UsageError("rematch-is-there")
            made, change = room.house.rematch_of(room)
            change.table = {"id": room.id, "rematch": made}
            event = RematchEvent(number=room.number + 1, table=made)
            with room.house.one_more_table(viewer.address):
                await room.store(event, seat=seat, client=client, change=change)
            room.telling.all(event)

        return await self._once(viewer, client, act)

    def pace(self, viewer: Viewer, pace: float) -> int:
        """Say how long bots shall seem to think; one that thinks now heeds it at once. Nothing of it is stored."""
        viewer.pace = pace
        self.room.turn.pace_changed()
        return self.room.number

    async def _once(
        self, viewer: Viewer, client: str, act: Callable[[int], Awaitable[object]], is_move: bool = False
    ) -> int:
        room = self.room
        async with room.acting(viewer) as seat:
            if (seat, client) not in room.situation.answered:
                await act(seat)
            number = room.situation.answered.get((seat, client), room.number)
        room.wake(after_move=is_move)
        return number

"""A player who holds a seat and does not move: the others can vote for a bot, or for an end of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from vivamos.engine.errors import UsageError, shown
from vivamos.engine.facts import fact
from vivamos.server.frames import VoteAsked, VoteEvent, Wish
from vivamos.server.refusals import duration

if TYPE_CHECKING:
    from vivamos.server.room import Room

BOT, END, NO = "bot", "end", "no"
STAND_IN = "expert"  # the bot that plays on


class Vote:
    """What is asked about whom, and who has agreed. All of this with the room's lock held."""

    def __init__(self, room: Room) -> None:
        self.room = room

    @property
    def asked(self) -> VoteAsked | None:
        return self.room.situation.vote

    def silent(self) -> int | None:
        """The seat to move, if its player has not moved for too long."""
        seat = self._to_move()
        return seat if seat is not None and self.room.waited() >= self.room.limits.silence else None

    async def cast(self, seat: int, client: str, wish: str) -> None:
        """Begin a vote, agree to it, or end it with a no."""
        if seat not in self.room.humans():
            raise UsageError("bot-plays-for-you")
        asked = self.asked
        if wish == NO:
            await self._refuse(seat, client)
        elif wish not in (BOT, END):
            raise UsageError("no-such-vote", given=shown(wish), known=[BOT, END, NO])
        elif asked is None:
            about = self._check(seat, wish)
            await self._go_on(seat, client, VoteAsked(about, cast(Wish, wish), [seat]))
        elif seat == asked.about:
            raise UsageError("your-move-is-waited-for")
        elif wish != asked.for_:
            raise UsageError("another-vote-first")
        else:
            await self._go_on(seat, client, VoteAsked(asked.about, asked.for_, sorted({*asked.agreed, seat})))

    async def spare(self, seat: int, client: str) -> None:
        """The silent one is here and thinks: once in a turn that ends the vote, and the time begins anew."""
        room = self.room
        if self.silent() != seat and (self.asked is None or self.asked.about != seat):
            raise UsageError("no-bot-to-take-back-from")
        room.playing()
        if room.situation.spared == len(room.situation.decisions):
            raise UsageError("said-so-already")
        event = VoteEvent(number=room.number + 1, about=seat, here=True)
        await room.store(event, seat=seat, client=client)
        room.turn_began = room.watching.table_time()
        room.telling.all(event)

    async def look_again(self) -> None:
        """Somebody has been away for so long that the vote does not wait for them."""
        if self.asked is not None and self._agreed(self.asked):
            await self._go_on(None, None, self.asked)

    def _to_move(self) -> int | None:
        """The seat that a human is to move."""
        seat = self.room.to_move
        return seat if seat is not None and self.room.seats[seat].bot is None else None

    def _check(self, seat: int, wish: str) -> int:
        """The seat that a new vote would be about."""
        room, about = self.room, self.silent()
        waited_for = self._to_move()
        room.playing()
        if seat == waited_for:
            raise UsageError("your-move-is-waited-for")
        if about is None:
            so_far = None if waited_for is None else duration(room.waited())
            raise UsageError("nobody-silent-enough", needed=duration(room.limits.silence), so_far=so_far)
        if wish == END and room.row["clock"]:
            raise UsageError("clock-moves-anyway")
        return about

    def _agreed(self, asked: VoteAsked) -> bool:
        """Whether all others who play agree. An end cannot be taken back, so it waits longer for who is away."""
        limits = self.room.limits
        patience = limits.grace if asked.for_ == BOT else max(limits.grace, limits.silence)
        return set(self.room.humans(patience)) - {asked.about} <= set(asked.agreed)

    async def _go_on(self, seat: int | None, client: str | None, asked: VoteAsked) -> None:
        """One more has agreed: ask on, or do it."""
        room = self.room
        event = VoteEvent(number=room.number + 1, about=asked.about, for_=asked.for_)
        if not self._agreed(asked):
            event.agreed = asked.agreed
            await room.store(event, seat=seat, client=client)
            room.telling.all(event)
            return
        event.done = True
        if asked.for_ == BOT:
            await room.chairs.vote_in(STAND_IN, event, seat, client)
        else:
            event.facts = [fact("players-ended-game") | {"kind": "over"}]
            await room.store(event, seat=seat, client=client, change=room.the_end())
            room.set_clock()
            room.telling.each(event)

    async def _refuse(self, seat: int, client: str) -> None:
        room, asked = self.room, self.asked
        if asked is None:
            raise UsageError("nobody-asks-for-vote")
        if seat == asked.about:
            raise UsageError("move-or-say-you-are-here")
        event = VoteEvent(number=room.number + 1, about=asked.about, for_=asked.for_, refused_by=seat)
        await room.store(event, seat=seat, client=client)
        room.telling.all(event)

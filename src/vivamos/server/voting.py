"""A player who holds a seat and does not move: the others can vote for a bot, or for an end of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from vivamos.engine.errors import UsageError, shown
from vivamos.engine.facts import fact
from vivamos.server.refusals import duration
from vivamos.server.states import OVER, PLAYING
from vivamos.server.store import Change, Row

if TYPE_CHECKING:
    from vivamos.server.room import Room

BOT, END, NO = "bot", "end", "no"
STAND_IN = "expert"  # the bot that plays on


class Vote:
    """What is asked about whom, and who has agreed. All of this with the room's lock held."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.asked: dict[str, Any] | None = None
        self._spared: int | None = None  # the decision in which the silent one has asked for patience

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
            await self._go_on(seat, client, {"about": about, "for": wish, "agreed": [seat]})
        elif seat == asked["about"]:
            raise UsageError("your-move-is-waited-for")
        elif wish != asked["for"]:
            raise UsageError("another-vote-first")
        else:
            await self._go_on(seat, client, {**asked, "agreed": sorted({*asked["agreed"], seat})})

    async def spare(self, seat: int, client: str) -> None:
        """The silent one is here and thinks: once in a turn that ends the vote, and the time begins anew."""
        room = self.room
        if self.silent() != seat and (self.asked is None or self.asked["about"] != seat):
            raise UsageError("no-bot-to-take-back-from")
        decision = room.playing().decisions
        if self._spared == decision:
            raise UsageError("said-so-already")
        body = {"about": seat, "here": True}
        await room.store("vote", body, seat=seat, client=client)
        self.asked, self._spared = None, decision
        room.turn_began = room.watching.table_time()
        room.tell_all("vote", body)

    async def look_again(self) -> None:
        """Somebody has been away for so long that the vote does not wait for them."""
        if self.asked is not None and self._agreed(self.asked):
            await self._go_on(None, None, self.asked)

    def remember(self, events: list[Row]) -> None:
        """What was being asked when the table was stored."""
        self.asked = None
        for event in events:
            if event["what"] == "vote" and "agreed" in event["body"]:
                self.asked = dict(event["body"])
            elif event["what"] in ("vote", "move", "undo"):
                self.asked = None
        if self.asked is not None and self.asked["about"] != self._to_move():
            self.asked = None

    def _to_move(self) -> int | None:
        """The seat that a human is to move."""
        room = self.room
        seat = room.table.seat if room.table is not None and room.state == PLAYING else None
        return seat if seat is not None and room.seats[seat].bot is None else None

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

    def _agreed(self, asked: dict[str, Any]) -> bool:
        """Whether all others who play agree. An end cannot be taken back, so it waits longer for who is away."""
        limits = self.room.limits
        patience = limits.grace if asked["for"] == BOT else max(limits.grace, limits.silence)
        return set(self.room.humans(patience)) - {asked["about"]} <= set(asked["agreed"])

    async def _go_on(self, seat: int | None, client: str | None, asked: dict[str, Any]) -> None:
        """One more has agreed: ask on, or do it."""
        room, about = self.room, asked["about"]
        if not self._agreed(asked):
            await room.store("vote", asked, seat=seat, client=client)
            self.asked = asked
            room.tell_all("vote", asked)
            return
        done = {"about": about, "for": asked["for"], "done": True}
        if asked["for"] == BOT:
            await room.chairs.vote_in(about, STAND_IN, done, seat, client)
        else:
            body = {**done, "facts": [fact("players-ended-game") | {"kind": "over"}]}
            await room.store(
                "vote", body, seat=seat, client=client, change=Change(table={"id": room.id, "state": OVER})
            )
            room.end()
            room.tell_each("vote", body)
        self.asked = None

    async def _refuse(self, seat: int, client: str) -> None:
        if self.asked is None:
            raise UsageError("nobody-asks-for-vote")
        if seat == self.asked["about"]:
            raise UsageError("move-or-say-you-are-here")
        body = {"about": self.asked["about"], "for": self.asked["for"], "refused_by": seat}
        await self.room.store("vote", body, seat=seat, client=client)
        self.asked = None
        self.room.tell_all("vote", body)

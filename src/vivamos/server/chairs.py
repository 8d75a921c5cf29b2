"""Sitting down and getting up: people on the seats of one table, bots beside them and for them."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Protocol

import sqlalchemy as sa
from msgspec.structs import replace as with_fields

from vivamos.engine.errors import UsageError, shown
from vivamos.engine.facts import Fact, fact
from vivamos.server.fold import settle
from vivamos.server.frames import SeatsEvent, VoteEvent
from vivamos.server.names import is_of_the_pages, looks
from vivamos.server.refusals import NotAllowed, NotNow, duration
from vivamos.server.seating import BOT, FREE, HUMAN, Seat, name_bots
from vivamos.server.states import OVER, WAITING
from vivamos.server.store import Change, Sitting

if TYPE_CHECKING:
    from vivamos.server.room import Room


class Beside(Protocol):
    """What else is stored when somebody takes a seat; what it raises, refuses that."""

    def __call__(self, connection: sa.Connection, *, seat: int) -> None: ...


class Chairs:
    """The seats of a room, and what may be done with them."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.returning: set[int] = set()  # they get their seat back when the bot has made its move

    async def sit_down(
        self, name: str, token: str, wanted: int | None, invitation: str | None = None, key: str | None = None
    ) -> int:
        """Take a free seat for somebody, or that of a player who has been away for long before the start.

        `key` is the hash of the key of whoever sits down, if they have one.
        """
        room = self.room
        async with room.ready():
            free = [seat.seat for seat in room.seats if seat.kind == FREE]
            left = sorted(room.people.away(), key=room.away_for, reverse=True) if room.state == WAITING else []
            if not free and not left:
                raise UsageError("no-free-seat")
            if wanted is not None and wanted not in free + left:
                raise UsageError("seat-is-taken", field="seat")
            chosen = (free + left)[0] if wanted is None else wanted
            others = [seat for seat in room.seats if seat.name is not None and seat.seat != chosen]
            alike = [seat for seat in others if looks(str(seat.name)) == looks(name)]
            if is_of_the_pages(name) or any(seat.kind == HUMAN for seat in alike):
                raise UsageError("name-is-taken", field="name")
            after = [replace(seat, name=None) if seat in alike else replace(seat) for seat in room.seats]
            after[chosen] = Seat(chosen, HUMAN, name, token=token, invited=room.hosting.invites(invitation))
            name_bots(after)  # a bot gives way
            changed = [seat for seat in after if seat != room.seats[seat.seat]]
            await self.change(
                changed, fact("sat-down", name=name), more=Change(sitting=[Sitting(room.id, chosen, key)])
            )
            room.left_at[chosen] = room.time()  # the connection comes in a moment
        room.wake()
        return chosen

    async def take_bots_place(self, name: str, token: str, key: str, beside: Beside) -> int:
        """Sit down in the place of a bot, as long as the first round goes on; `beside` is stored with it, for the seat.

        No rating comes of the game: somebody else played the first moves. A bot that is thinking now has moved for
        nothing.
        """
        room = self.room
        async with room.ready():
            bots = sorted((seat for seat in room.seats if seat.kind == BOT), key=lambda seat: seat.seat == room.to_move)
            if room.state == OVER or not bots or (room.table is not None and room.table.now().rounds):
                raise NotNow("no-place-of-a-bot")
            chosen = bots[0].seat
            if any(seat.kind == HUMAN and looks(str(seat.name)) == looks(name) for seat in room.seats):
                raise UsageError("name-is-taken", field="name")
            after = [
                replace(seat, name=None) if seat.kind == BOT and looks(str(seat.name)) == looks(name) else replace(seat)
                for seat in room.seats
            ]
            after[chosen] = Seat(chosen, HUMAN, name, token=token)
            name_bots(after)
            changed = [seat for seat in after if seat != room.seats[seat.seat]]
            more = Change(
                table=None if room.table is None else {"id": room.id, "rated": False},
                sitting=[Sitting(room.id, chosen, key)],
                beside=partial(beside, seat=chosen),
            )
            told = fact("sat-down", name=name) if room.table is None else fact("took-bots-place", seat=chosen)
            await self.change(changed, told, more=more)
            room.left_at[chosen] = room.time()  # the connection comes in a moment
        room.wake()
        return chosen

    async def put_bot(self, asking: int | None, seat: int, level: str) -> None:
        """The host puts a bot on a free seat, or lets one stand in for a human who is away."""
        room = self.room
        async with room.ready():
            room.hosting.need(asking)
            one = self._seat(seat)
            if room.state == OVER:
                raise NotNow("over-already")
            if one.kind == HUMAN:
                self._need_absence(one)
                await self.change([replace(one, level=level)], fact("bot-stands-in", seat=seat))
            else:
                made = replace(one, kind=BOT, level=level)
                name_bots([made if other is one else other for other in room.seats])
                await self.change([made], fact("bot-sat-down", name=made.name))
        room.wake()

    async def clear_seat(self, asking: int, seat: int) -> None:
        """Leave one's own seat; the host also takes away bots, and players before the game starts."""
        room = self.room
        async with room.ready():
            one = self._seat(seat)
            if one.kind == FREE:
                raise UsageError("nobody-sits-there")
            if asking != seat:
                self._need_leave(asking, one)
            if room.state == WAITING:
                if one.host:
                    raise UsageError("host-cannot-leave")
                await self.change([Seat(seat)], fact("got-up", name=one.name))
            elif asking == seat:
                await self.change([], fact("seat-left", seat=seat))
            elif one.kind == HUMAN and one.level is not None:
                await self._hand_back(seat, fact("no-bot-stands-in", seat=seat))
            else:
                raise UsageError("seat-not-cleared-while-playing")
        room.wake()

    async def hand_over(self, seat: int, token: str) -> None:
        """Whoever a seat is kept for takes it: with a new token, whose hash this is."""
        room = self.room
        async with room.ready():
            one = self._seat(seat)
            if one.kind != HUMAN:  # a host has cleared it before the start
                raise UsageError("nobody-sits-there")
            change = Change(seats=[replace(one, token=token).row(room.id)])
            try:
                await room.save(change)
            except BaseException:
                room.stale = True  # perhaps it was stored after all
                raise
            settle(room.situation, change)
            room.hang_up_on_strangers()
            room.left_at[seat] = room.time()  # the connection comes in a moment

    # --- inside: with the room's lock held ---

    async def came(self, seat: int) -> None:
        """Whoever was away has the seat again; who was voted out must ask for it."""
        if seat not in self.room.situation.voted_out:
            await self.take_back(seat)

    async def take_back(self, seat: int, client: str | None = None) -> None:
        """A player has the seat again, but not in the middle of the bot's move."""
        if self.room.turn.thinks_for(seat):
            self.returning.add(seat)
        elif self.room.seats[seat].kind == HUMAN and self.room.seats[seat].level is not None:
            await self._hand_back(seat, fact("came-back", seat=seat), client)

    async def move_is_made(self) -> None:
        """A bot has moved: whoever waited for that, and is still here, plays on."""
        for seat in sorted(self.returning):
            if self.room.here(seat) and self.room.seats[seat].level is not None:
                await self._hand_back(seat, fact("came-back", seat=seat))
        self.returning.clear()

    async def vote_in(self, level: str, vote: VoteEvent, asking: int | None, client: str | None) -> None:
        """The others have voted for a bot that plays on."""
        stand_in = replace(self.room.seats[vote.about], level=level)
        await self.change([stand_in], fact("voted-bot-in", seat=vote.about), vote, asking=asking, client=client)

    async def change(
        self,
        changed: list[Seat],
        told: Fact,
        event: SeatsEvent | VoteEvent | None = None,
        *,
        asking: int | None = None,
        client: str | None = None,
        more: Change | None = None,
    ) -> None:
        """Store and tell new occupants of seats.

        Before the start, when others may sit there later, the fact has the name; from then on the seat.
        """
        room = self.room
        before = room.seats
        event = event or SeatsEvent(number=room.number + 1)
        event.facts = [told | {"kind": "seat"}]
        change = more or Change()
        change.seats = [seat.row(room.id) for seat in changed]
        await room.store(event, seat=asking, client=client, change=change)
        room.hang_up_on_strangers()
        shown, moving = with_fields(event, seats=room.seats_shown()), room.to_move
        if moving is not None and before[moving].bot != room.seats[moving].bot:  # it is another one's turn now
            room.set_clock()
            room.telling.each(shown)
        else:
            room.telling.all(shown)
        room.presence.was_told()

    async def _hand_back(self, seat: int, told: Fact, client: str | None = None) -> None:
        back = replace(self.room.seats[seat], level=None)
        event = SeatsEvent(number=self.room.number + 1, back=seat)
        await self.change([back], told, event, asking=seat, client=client)
        self.returning.discard(seat)

    def _seat(self, seat: int) -> Seat:
        if not 0 <= seat < len(self.room.seats):
            raise UsageError("no-such-seat", given=shown(seat))
        return self.room.seats[seat]

    def _need_absence(self, one: Seat) -> None:
        """A connection that drops is no absence yet: people reload pages."""
        away, grace = self.room.away_for(one.seat), self.room.limits.grace
        if self.room.here(one.seat):
            raise UsageError("player-is-here")
        if away < grace:
            raise UsageError("player-was-just-here", ago=duration(away), after=duration(grace))

    def _need_leave(self, asking: int, one: Seat) -> None:
        """Only the host's own word takes a player away who is here; who was away for long loses the chair to all."""
        room, player = self.room, self.room.seats[asking]
        removes_player = one.kind == HUMAN and room.state == WAITING and not player.host
        if not removes_player or not player.invited:
            room.hosting.need(asking)
        if removes_player and one.seat not in room.people.away():
            raise NotAllowed("only-host-takes-away", time=duration(room.limits.chair))

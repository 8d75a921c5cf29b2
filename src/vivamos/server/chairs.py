"""Sitting down and getting up: people and bots on the seats of one table."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from vivamos.engine.errors import UsageError
from vivamos.server.names import is_of_the_pages, looks
from vivamos.server.seating import BOT, FREE, HUMAN, Seat, name_bots
from vivamos.server.states import WAITING
from vivamos.server.store import Change

if TYPE_CHECKING:
    from vivamos.server.room import Room


class Chairs:
    """The seats of a room, and who may change them."""

    def __init__(self, room: Room) -> None:
        self.room = room

    async def sit_down(self, name: str, token: str, wanted: int | None) -> int:
        """Take a free seat for somebody."""
        room = self.room
        async with room.ready():
            free = [seat.seat for seat in room.seats if seat.kind == FREE]
            if not free:
                raise UsageError("there is no free seat at this table; you can watch it.")
            if wanted is not None and wanted not in free:
                raise UsageError("that seat is taken; choose another one.")
            chosen = free[0] if wanted is None else wanted
            alike = [seat for seat in room.seats if seat.name is not None and looks(seat.name) == looks(name)]
            if is_of_the_pages(name) or any(seat.kind == HUMAN for seat in alike):
                raise UsageError("that name, or one that looks like it, is taken at this table; take another name.")
            after = [replace(seat, name=None) if seat in alike else replace(seat) for seat in room.seats]
            after[chosen] = Seat(chosen, HUMAN, name, token=token)
            name_bots(after)  # a bot gives way
            changed = [seat for seat in after if seat != room.seats[seat.seat]]
            await self.change(changed, "{n} sat down", name)
        room.wake()
        return chosen

    async def put_bot(self, asking: int | None, seat: int, level: str) -> None:
        """The host puts a bot on a free seat, or lets one stand in for a human who is away."""
        room = self.room
        async with room.ready():
            self._need_host(asking)
            one = self._seat(seat)
            if one.kind == HUMAN:
                if room.here(seat):
                    raise UsageError("that player is here: a bot only stands in for somebody who is away.")
                await self.change([replace(one, level=level)], f"A bot plays for {{s:{seat}}} now")
            else:
                made = replace(one, kind=BOT, level=level)
                name_bots([made if other is one else other for other in room.seats])
                await self.change([made], "{n}, a bot, sat down", made.name)
        room.wake()

    async def clear_seat(self, asking: int | None, seat: int) -> None:
        """Leave one's own seat; the host also takes away bots, and players before the game starts."""
        room = self.room
        async with room.ready():
            one = self._seat(seat)
            if asking != seat:
                self._need_host(asking)
            if one.kind == FREE:
                raise UsageError("nobody sits there.")
            if room.state == WAITING:
                if one.host:
                    raise UsageError("the host cannot leave before the game has started.")
                await self.change([Seat(seat)], "{n} left", one.name)
            elif one.kind == HUMAN and one.level is not None:
                await self.change([replace(one, level=None)], f"No bot plays for {{s:{seat}}} any more")
            elif asking == seat:
                await self.change([], f"{{s:{seat}}} left")
            else:
                raise UsageError("while a game is played, a seat cannot be cleared; a bot can stand in for its player.")
        room.wake()

    # --- inside: with the room's lock held ---

    async def change(self, changed: list[Seat], text: str, name: str | None = None) -> None:
        """Store and tell new occupants of seats.

        A text never has a name in it. Before the start, when others may sit there later, the name goes beside the text
        and `{n}` stands for it; from then on `{s:2}` is whoever sits on seat 2.
        """
        room = self.room
        after = [next((new for new in changed if new.seat == old.seat), old) for old in room.seats]
        line = {"kind": "seat", "text": text} | ({} if name is None else {"name": name})
        body = {"lines": [line]}
        await room.store("seats", body, change=Change(seats=[seat.row(room.id) for seat in changed]))
        room.seats = after
        room.hang_up_on_strangers()
        room.tell_all("seats", {**body, "seats": room.seats_shown()})
        room.presence.was_told()

    def _seat(self, seat: int) -> Seat:
        if not 0 <= seat < len(self.room.seats):
            raise UsageError(f"there is no seat {seat} at this table.")
        return self.room.seats[seat]

    def _need_host(self, seat: int | None) -> None:
        if not self.room.is_host(seat):
            raise PermissionError("only the host of the table can do that.")

"""The host's powers: whose they are while the host is away, and who was invited."""

from __future__ import annotations

import hmac
from typing import TYPE_CHECKING

from vivamos.server.refusals import NotAllowed
from vivamos.server.seating import HUMAN, Seat
from vivamos.server.tokens import invitation_of

if TYPE_CHECKING:
    from vivamos.server.room import Room


class Hosting:
    """Exactly one seat has the powers at a time: the host's, until the host has been away for minutes."""

    def __init__(self, room: Room) -> None:
        self.room = room

    def holder(self) -> int | None:
        """The seat that has the powers now. After the host come the invited, in the order of the seats.

        A stranger from the list of open tables has them only when no invited player was here for as long.
        """
        room = self.room
        humans = [seat for seat in room.seats if seat.kind == HUMAN]
        host = next((seat for seat in humans if seat.host), None)
        if host is not None and not self._long_away(host):
            return host.seat
        here = [seat for seat in humans if room.here(seat.seat) and seat.level is None]
        found = [seat for seat in here if seat.invited]
        if not found and all(self._long_away(seat) for seat in humans if seat.invited):
            found = here
        return found[0].seat if found else None

    def may(self, seat: int | None) -> bool:
        """Whether a seat may do what hosts do. The host always may: a table's maker need not be connected."""
        return seat is not None and (self.room.seats[seat].host or seat == self.holder())

    def need(self, seat: int | None) -> None:
        if not self.may(seat):
            raise NotAllowed("only-host")

    def invitation(self, seat: int | None = None) -> str | None:
        """The secret of the link. An invited player may know it; a table that is not in the list needs none."""
        room = self.room
        host = next((one for one in room.seats if one.host), None)
        if not room.row["open"] or host is None or host.token is None:
            return None
        if seat is not None and not room.seats[seat].invited:
            return None
        return invitation_of(room.id, host.token)

    def invites(self, told: str | None) -> bool:
        """Whether somebody who says this was invited; who has the id of a table that is in no list was."""
        secret = self.invitation()
        return secret is None or hmac.compare_digest(secret.encode(), (told or "").encode())

    def _long_away(self, seat: Seat) -> bool:
        return self.room.away_for(seat.seat) >= self.room.limits.host_absence

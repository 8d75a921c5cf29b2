"""Lists of tables: told from the store's columns alone, no table is loaded for them."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, Any

from msgspec import UNSET

from vivamos.server import frames
from vivamos.server.seating import Seat
from vivamos.server.states import AWAY, UNFINISHED
from vivamos.server.store import Row, now
from vivamos.server.tokens import hash_of

if TYPE_CHECKING:
    from vivamos.server.house import House

MOST_LISTED = 50  # tables that wait, and as many that are played


def shown_table(row: Row, seats: list[frames.Seat], own_deck: bool) -> frames.Table:
    """What everybody may know about a table."""
    return frames.Table(**_columns(row), seats=seats, created=iso(row["created"]), own_deck=own_deck)


def _columns(row: Row) -> dict[str, Any]:
    return {key: row[key] for key in ("id", "game", "players", "options", "state", "open", "clock", "rematch", "hints")}


def iso(at: datetime) -> str:
    """A time for the pages."""
    return at.replace(tzinfo=UTC).isoformat()  # SQLite forgets the zone


class Lists:
    """The open tables, and somebody's own."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._open: asyncio.Task[bytes] | None = None
        self._asked_at = 0.0

    async def open_tables(self) -> bytes:
        """The tables of the lobby as JSON: those that wait for players, then those that can be watched.

        Every visitor asks for it every few seconds, so for a moment all get the same.
        """
        time = asyncio.get_running_loop().time()
        if self._open is None or time > self._asked_at + self.house.settings.limits.list_age:
            self._open, self._asked_at = asyncio.create_task(self._find_open()), time
        asked = self._open
        try:
            return await asyncio.shield(asked)
        except Exception:
            if self._open is asked:  # the next one tries again
                self._open = None
            raise

    async def mine(self, tokens: list[str]) -> bytes:
        """The unfinished tables where somebody with these tokens sits, the last active first, as JSON."""
        found = await self.house.store.of_tokens([hash_of(token) for token in tokens]) if tokens else []
        return frames.encode(await self._entries(found))

    async def one(self, table: str) -> frames.ListedTable | None:
        """A table as in a list, whether it is in one or not."""
        entries = await self._entries(await self.house.store.listed([table]))
        return entries[0] if entries and entries[0].state != AWAY else None

    async def _find_open(self) -> bytes:
        store, limits = self.house.store, self.house.settings.limits
        since = now() - timedelta(seconds=min(limits.listed, 1e9))
        ids = []
        for state in UNFINISHED:
            ids += await store.recent(state=state, since=since, most=MOST_LISTED)
            ids += self._present(state) + await self.house.owning.with_players(state, MOST_LISTED)
        entries = await self._entries(await store.listed(ids)) if ids else []
        kinds = [[entry for entry in entries if entry.state == state] for state in UNFINISHED]
        return frames.encode([entry for kind in kinds for entry in kind[:MOST_LISTED]])

    def _present(self, state: str) -> list[str]:
        """Open tables where a player is here, however long nothing has happened: those with the last event first."""
        there = [room for room in self.house.rooms.values() if room.row["open"] and room.state == state]
        there = [room for room in there if any(viewer.seat is not None for viewer in room.viewers)]
        there.sort(key=lambda room: iso(room.row["active"]), reverse=True)
        return [room.id for room in there[:MOST_LISTED]]

    async def _entries(self, rows: list[Row]) -> list[frames.ListedTable]:
        found, elsewhere = [], await self.house.owning.here(row["id"] for row in rows)
        for row in rows:
            room = self.house.rooms.get(row["id"])
            seats = []
            for one in row["seats"]:
                seat = Seat(one["seat"], one["kind"], one["name"], one["level"], host=one["host"])
                there = bool(elsewhere.get(row["id"], 0) >> seat.seat & 1)
                seats.append(seat.shown(there if room is None else room.here(seat.seat)))
            entry = frames.ListedTable(
                **_columns(row),
                seats=seats,
                created=iso(row["created"]),
                own_deck=row["own_deck"],
                to_move=row["to_move"],
                round=row["round"],
                active=iso(row["active"]),
                you=row.get("you", UNSET),
            )
            found.append(entry)
        return found

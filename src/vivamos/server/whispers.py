"""What spectators say among themselves. Players get none of it, not even that there is any, before the game is over.

So it is no event: those are numbered without a gap for all. It has numbers, a table in the store and frames of its own.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import UNSET, UnsetType

from vivamos.engine.errors import UsageError
from vivamos.server.allowances import Buckets
from vivamos.server.asking import key_of
from vivamos.server.frames import WhisperAction, Whispered, WhisperedFrame, WhispersFrame, encode
from vivamos.server.names import clean_name, clean_text, is_of_the_pages, looks
from vivamos.server.states import OVER
from vivamos.server.store import Change, Row, now

if TYPE_CHECKING:
    from vivamos.server.room import Room
    from vivamos.server.viewer import Viewer

MOST_TOLD = 100  # texts that somebody is shown who comes


class Whispers:
    """Those of one table, all of which are stored."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self._texts = Buckets(room.limits.texts, room.limits.texts_a_second)  # by address
        self._said: list[Whispered] = []
        self._done: set[tuple[str, str]] = set()  # whose, and under which id
        self._open = False  # the players have them too

    def loaded(self, rows: list[Row]) -> None:
        """What the store holds of them."""
        self._said = [Whispered(row["number"], row["name"], row["text"]) for row in rows]
        self._done = {(row["name"], row["client"]) for row in rows}

    def for_seat(self, seat: int | None) -> list[Whispered] | UnsetType:
        """Those that somebody may read who comes now."""
        return self._said[-MOST_TOLD:] if self._may_read(seat) else UNSET

    async def add(self, viewer: Viewer, asked: WhisperAction) -> int:
        """Say something to the other spectators; gives the number of the table's last event, for this is none."""
        room = self.room
        if viewer.seat is not None:
            raise UsageError("whispers-are-for-watchers")
        name, text, key = clean_name(asked.name), clean_text(asked.text), key_of(asked.key)
        async with room.ready():
            if (name, asked.id) not in self._done:
                self._check(viewer, name)
                await self._store(Whispered(len(self._said) + 1, name, text), asked.id, key)
            return room.number

    def end(self) -> None:
        """The game may be over: then the players read what was said."""
        if self._open or self.room.state != OVER:
            return
        self._open = True
        if self._said:
            told = encode(WhispersFrame(whispers=self._said[-MOST_TOLD:]))
            for viewer in self.room.viewers:
                if viewer.seat is not None:
                    viewer.send(told)

    def _may_read(self, seat: int | None) -> bool:
        return seat is None or self.room.state == OVER

    def _check(self, viewer: Viewer, name: str) -> None:
        taken = {looks(seat.name) for seat in self.room.seats if seat.name is not None}
        if looks(name) in taken or is_of_the_pages(name):
            raise UsageError("name-is-taken", field="name")
        if not self._texts.take(viewer.address):
            raise UsageError("say-less-often")
        if len(self._said) >= self.room.limits.whispers:
            raise UsageError("too-many-whispers")

    async def _store(self, said: Whispered, client: str, key: str | None) -> None:
        room = self.room
        row = {
            "table_id": room.id,
            "number": said.number,
            "name": said.from_,
            "text": said.text,
            "client": client,
            "at": now(),
            "key": key,
        }
        try:
            await room.save(Change(whispers=[row]))
        except BaseException:
            room.stale = True  # perhaps it was stored after all
            raise
        self._said.append(said)
        self._done.add((said.from_, client))
        told = encode(WhisperedFrame(number=said.number, from_=said.from_, text=said.text))
        for viewer in room.viewers:
            if self._may_read(viewer.seat):
                viewer.send(told)

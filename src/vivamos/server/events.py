"""Events as they are stored: those of the stream, but a deal and a move with all cards, which nobody is told."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import UNSET, Struct

from vivamos.engine.facts import fact
from vivamos.server import frames
from vivamos.server.frames import RematchEvent, SeatsEvent, TalkEvent, UndoEvent, VoteEvent
from vivamos.server.old_texts import as_facts, kind_of_event
from vivamos.server.store import Row, StoreError

Chance = list[dict[str, Any]]


class Dealt(Struct, tag_field="what", tag="start", kw_only=True):
    """The first cards."""

    number: int
    chance: Chance


class Moved(Struct, tag_field="what", tag="move", kw_only=True):
    """A move, with the cards that chance dealt after it."""

    number: int
    move: str
    chance: Chance
    by: Literal["clock"] | None = None


Event = Dealt | Moved | SeatsEvent | TalkEvent | UndoEvent | VoteEvent | RematchEvent


class Stored(Struct):
    """An event with whose action it was, and the id that the client gave the action."""

    event: Event
    seat: int | None = None
    client: str | None = None

    @classmethod
    def of(cls, row: Row, started: bool) -> Stored:
        """What a row of the store holds, which is of a time before or after the start."""
        told = {"what": kind_of_event(row["what"]), "number": row["number"], **as_facts(row["body"], started)}
        try:
            return cls(msgspec.convert(told, Event), row["seat"], row["client"])
        except msgspec.ValidationError as error:
            said = fact("database-said", text=f"event {row['number']}: {error}")
            raise StoreError("store-not-read", reason=said) from None

    def row(self, table_id: str) -> Row:
        body = msgspec.to_builtins(self.event)
        body.pop("type", None)
        what, number = body.pop("what"), body.pop("number")
        return {
            "table_id": table_id,
            "number": number,
            "what": what,
            "body": body,
            "seat": self.seat,
            "client": self.client,
        }

    def told(self) -> frames.TableEvent:
        """The event as it goes over the stream, without what depends on the viewer."""
        event = self.event
        if isinstance(event, Moved):
            assert self.seat is not None
            return frames.MoveEvent(number=event.number, seat=self.seat, by=event.by or UNSET)
        if isinstance(event, Dealt):
            return frames.StartEvent(number=event.number)
        return event

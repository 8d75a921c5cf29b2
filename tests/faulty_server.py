"""`vivamos serve` with faults: at a table whose first player is called like one of LEAKS, viewers are told too much.

It is a program of its own, so that the product needs no switch for it.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any

from vivamos.cli import main
from vivamos.engine.facts import Fact, fact
from vivamos.engine.table import Table
from vivamos.server import telling
from vivamos.server.frames import Ask
from vivamos.server.telling import Telling

LEAKS = ("view of a welcome", "view of an event", "facts of a welcome", "facts of an event", "question")


class Fault:
    """Which leak the table has that is being told, and by what."""

    leak = ""
    by = ""

    @classmethod
    def has(cls, part: str) -> bool:
        return cls.leak == f"{part} of {cls.by}"

    @classmethod
    def around(cls, tell: Callable[..., Any], by: str) -> Callable[..., Any]:
        def told(self: Telling, *given: Any) -> Any:
            cls.leak, cls.by = str(self.room.seats[0].name), by
            try:
                return tell(self, *given)
            finally:
                cls.leak = ""

        return told


def others(table: Table, seat: int | None) -> list[dict[str, Any]]:
    """What the other seats see alone: their hands."""
    return [table.own(other) for other in range(table.players) if other != seat]


def plant() -> None:
    own, ask, facts_so_far = Table.own, telling.ask, telling.facts_so_far
    facts_of, facts_for = telling.facts_of, telling.facts_for
    asked = Telling._ask

    def view(self: Telling, seat: int | None) -> Any:
        table = self.room.playing()
        leak = {"leak": others(table, seat)} if Fault.has("view") else {}
        return telling.Raw(self._public_part(table.now()) + telling.encode(own(table, seat) | leak)[1:])

    def question(self: Telling, seat: int | None) -> Ask | None:
        if Fault.leak != "question":
            return asked(self, seat)
        told = ask(self.room.playing())
        return None if told is None else Ask(**told)

    def hands(table: Table, seat: int | None) -> list[Fact]:
        return [fact("leak", hands=others(table, seat)) | {"kind": "leak"}]

    def facts(table: Table, seat: int | None, number: int) -> list[Fact]:
        return facts_of(table, seat, number) + (hands(table, seat) if Fault.leak == "facts of an event" else [])

    def facts_for_each(table: Table, *given: Any) -> dict[int | None, list[Fact]]:
        told = facts_for(table, *given)
        return {seat: told[seat] + hands(table, seat) for seat in told} if Fault.has("facts") else told

    def all_facts(table: Table, seat: int | None) -> list[Fact]:
        return facts_so_far(table, seat) + (hands(table, seat) if Fault.has("facts") else [])

    Telling._view, Telling._ask = view, question  # type: ignore[method-assign]
    telling.facts_of, telling.facts_for, telling.facts_so_far = facts, facts_for_each, all_facts
    Telling.welcome = Fault.around(Telling.welcome, "a welcome")  # type: ignore[method-assign]
    Telling.each = Fault.around(Telling.each, "an event")  # type: ignore[method-assign]
    Telling.decision = Fault.around(Telling.decision, "an event")  # type: ignore[method-assign]


if __name__ == "__main__":
    plant()
    sys.exit(main(sys.argv[1:]))

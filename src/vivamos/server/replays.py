"""A game told again: for each step the frames that live play sent to a seat or a spectator, or with all cards open."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Iterator
from typing import Any, NamedTuple

from msgspec import Raw, Struct

from vivamos.engine.errors import UsageError, shown
from vivamos.engine.facts import Fact, fact
from vivamos.engine.state import OVER as NOBODY
from vivamos.engine.state import changeable
from vivamos.engine.table import Step, Table
from vivamos.engine.telling import ask, facts_for
from vivamos.server import frames
from vivamos.server.frames import Ask, MoveEvent, StartEvent, encode
from vivamos.server.states import OVER, PLAYING


class Perspective(NamedTuple):
    """Whose eyes, and how much they see."""

    seat: int | None
    open: bool = False  # the cards of all lie open beside what the seat saw


class Stage(Struct):
    """A position as one viewer was shown it, with the facts told then."""

    view: dict[str, Any]
    facts: list[Fact]


class Marks(Struct):
    """Where on the way through a game something begins or ends: numbers of steps."""

    rounds: list[int]
    """Where each round begins."""
    tricks: list[int]
    """Where a trick, or what a game has instead, was finished."""
    scores: list[tuple[int, list[int]]]
    """The scores wherever they change."""


class Ended(Struct, frozen=True):
    """What is known of the end of a game that was played here; of a record nothing."""

    places: list[int | None] = []
    sides: int = 0
    minutes: int | None = None


class Replay(ABC):
    """A game that is over, or a record that somebody brought. Nothing here changes it."""

    def __init__(self, table: frames.Table, record: dict[str, Any], late: Collection[int] = ()) -> None:
        self.shown = table  # what everybody may know of it
        self.record = record
        self.late = late  # the moves that were not made by the player, by their steps
        self.ended = Ended()

    @property
    @abstractmethod
    def steps(self) -> int:
        """The number of the last step: 0 is the first deal, each other one a move."""

    @abstractmethod
    def stages(self, number: int, seen: Perspective) -> list[Stage]:
        """The positions of a step: the decision alone, then each thing that followed by itself."""

    @abstractmethod
    def mover(self, number: int) -> int | None:
        """Whose decision a step was; None for the first deal."""

    @abstractmethod
    def marks(self) -> Marks:
        """Rounds, tricks and scores."""

    def asked(self, number: int, seen: Perspective) -> Ask | None:
        """What the seat was asked after a step, if it was and we still know."""
        return None

    # --- the same for all ---

    def perspective(self, seat: int | None, everything: bool) -> Perspective:
        """One that there is."""
        if seat is not None and not 0 <= seat < self.shown.players:
            raise UsageError("no-such-seat", field="as", given=shown(seat))
        return Perspective(seat, everything)

    def check_step(self, number: int) -> int:
        if not 0 <= number <= self.steps:
            raise UsageError("no-such-step", field="at", most=self.steps)
        return number

    def view(self, number: int, seen: Perspective) -> dict[str, Any]:
        """What was seen after a step."""
        return self.stages(number, seen)[-1].view

    def event(self, number: int, seen: Perspective) -> StartEvent | MoveEvent:
        """One step, as it came over the stream."""
        stages, mover = self.stages(number, seen), self.mover(number)
        view = stages[-1].view
        state: frames.State = OVER if view["winners"] else PLAYING
        told: dict[str, Any] = {
            "number": number,
            "facts": [each for stage in stages for each in stage.facts],
            "view": Raw(encode(view)),
            "ask": self.asked(number, seen),
            "state": state,
        }
        if mover is None:
            return StartEvent(**told)
        if number not in self.late:
            return MoveEvent(seat=mover, **told)
        told["facts"].insert(0, fact("moved-by-clock", seat=mover) | {"kind": "clock"})
        return MoveEvent(seat=mover, by="clock", **told)


class PlayedAgain(Replay):
    """By the rules: every move was made again, and everything is told by what tells it in live play."""

    def __init__(self, table: frames.Table, record: dict[str, Any], played: Table, late: Collection[int] = ()) -> None:
        super().__init__(table, record, late)
        self.table = played
        self._marks: Marks | None = None

    @property
    def steps(self) -> int:
        return self.table.decisions

    def stages(self, number: int, seen: Perspective) -> list[Stage]:
        found = []
        for alone in alone_each(self.table.step(number)):
            view = self._view(alone.after, seen)
            facts = facts_for(self.table, (seen.seat,), alone)[seen.seat]
            for each in facts:
                if "view" in each:
                    each["view"] = view
            found.append(Stage(view, facts))
        return found

    def view(self, number: int, seen: Perspective) -> dict[str, Any]:
        return self._view(self.table.step(number).after, seen)

    def _view(self, position: Any, seen: Perspective) -> dict[str, Any]:
        table = self.table
        view = {**table.public_at(position), **table.own_at(position, seen.seat)}
        if seen.open:
            view["open"] = [table.own_at(position, seat) for seat in range(table.players)]
        return view

    def mover(self, number: int) -> int | None:
        before = self.table.step(number).before
        return None if before is None else int(before.seat)

    def asked(self, number: int, seen: Perspective) -> Ask | None:
        after = self.table.step(number).after
        if seen.seat is None or after.seat != seen.seat:
            return None
        table = self.table
        asked = ask(Table.at(table.game, table.players, table.options, table.deck, changeable(after)))
        return None if asked is None else Ask(**asked)

    def marks(self) -> Marks:
        if self._marks is None:
            self._marks = self._find_marks()
        return self._marks

    def _find_marks(self) -> Marks:
        table, found = self.table, Marks([0], [], [])
        rounds, scores = 0, None
        for number in range(self.steps + 1):
            step = table.step(number)
            if any(each.get("kind") == "trick" for each in facts_for(table, (None,), step)[None]):
                found.tricks.append(number)
            if step.after.rounds > rounds and step.after.seat != NOBODY:
                found.rounds.append(number)
            rounds = step.after.rounds
            now = table.public_at(step.after)["scores"]
            if now != scores:
                scores = now
                found.scores.append((number, now))
        return found


def alone_each(step: Step) -> Iterator[Step]:
    """The stages of a step, each as a step of its own."""
    before, action = step.before, step.action
    for after in step.stages:
        yield Step(before, action, [after], step.happened)
        before, action = after, None

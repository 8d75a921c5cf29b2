"""A lesson as data: `lesson.toml` in a game's folder. How to write one is told in docs/lessons.md."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from typing import Any

import msgspec
from msgspec import Struct

from vivamos.bots.levels import LEVELS
from vivamos.engine.errors import GameFilesError
from vivamos.engine.game import Game
from vivamos.engine.table import Table

Moves = list[str | dict[str, Any]]  # moves of whoever is to move; a table is what chance did after one, as in a record
NAME = re.compile("[a-z][a-z0-9-]*")
POINTS = re.compile("[a-z]+(:.+)?")
SEED = 1  # of what chance does where a lesson does not say it
ANY_MOVE = "*"


class Strict(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A key that nobody reads is a mistake."""


class Beginning(Strict, frozen=True):
    """A record's beginning: the deal, and what was played before the lesson comes in."""

    events: Moves
    players: int
    options: dict[str, Any] = {}
    deck: dict[str, Any] | None = None


class Expected(Strict, frozen=True):
    """What the learner is to do: exactly one of these."""

    move: str | None = None
    any_of: list[str] = []
    condition: dict[str, Any] = {}
    """What the learner's view must hold after the move: a key of the view, or a path (`piles.0`), and its value."""
    cost: float | None = None
    """By how many points of the coach the move may be worse than the best one."""


class Step(Strict, frozen=True):
    """One idea: at most two sentences, and one thing to do."""

    id: str
    rules: list[str]
    points: list[str]
    """What lies open while a veil covers the rest, by name."""
    expect: Expected | None = None
    """Without it there is nothing to do but to look."""
    show: list[str] = []
    """The moves that "Show me" makes, the first that is legal; those of `expect`, if it names some."""
    arrow: list[str] = []
    """What the last hint points at, by name: the first of these that is there."""
    answers: Moves | dict[str, Moves] = []
    """What the others do then; by the learner's move, where that matters."""
    wrong: dict[str, str] = {}
    """Legal moves that get a sentence of their own."""
    habits: list[str] = []
    """By what somebody needs this step again: names of outcomes of the coach (`coach-…` of facts.py)."""
    table: str | None = None
    """The table that is laid for this step; without it the game goes on."""

    def shown(self, table: Table) -> str:
        """The move that does it at a table."""
        assert self.expect is not None
        named = self.show or self.expect.any_of or [self.expect.move or ""]
        return next((move for move in named if table.why_not(move) is None), named[0])

    def answers_to(self, move: str | None) -> Moves:
        if isinstance(self.answers, list):
            return self.answers
        return self.answers.get(move or "", self.answers.get(ANY_MOVE, []))

    def wrong_words(self, move: str) -> str:
        """The message that says why a legal move is not it."""
        own = self.wrong.get(move)
        return f"lesson-{self.id}-wrong-{own}" if own else f"lesson-{self.id}-wrong"

    def words(self) -> list[str]:
        """The messages that this step needs, beside those for legal moves that are not it."""
        return [f"lesson-{self.id}-{part}" for part in ["title", "text", *(["task", "hint"] if self.expect else [])]]


class FirstGame(Strict, frozen=True):
    """The short game after the lesson, against bots of one level: newcomers, unless those would not end it."""

    players: int
    options: dict[str, Any] = {}
    level: str = "newcomer"


class Lesson(Strict, frozen=True):
    """All of a game's lesson."""

    learner: int
    first_game: FirstGame
    tables: dict[str, Beginning]
    steps: list[Step]

    @property
    def rules(self) -> list[str]:
        """The rule ids that it teaches."""
        return sorted({rule for step in self.steps for rule in step.rules}, key=_by_number)


@cache
def lesson_of(game: Game) -> Lesson | None:
    """The lesson of a game, if it has one."""
    path = game.folder / "lesson.toml"
    if not path.is_file():
        return None
    return read_lesson(game, path.read_text(encoding="utf-8"))


def read_lesson(game: Game, text: str) -> Lesson:
    """A lesson from its TOML text; whatever is wrong with it is said in a GameFilesError."""
    where = f"{game.package}/lesson.toml"
    try:
        lesson = msgspec.convert(tomllib.loads(text), Lesson)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise GameFilesError(where, f"{error}.") from None
    for reason in _faults(game, lesson):
        raise GameFilesError(where, reason)
    return lesson


def _faults(game: Game, lesson: Lesson) -> list[str]:
    """What is wrong in it, as far as that shows without playing."""
    found = []
    if not lesson.steps or lesson.steps[0].table is None:
        found.append("The first step needs a table.")
    for name, table in lesson.tables.items():
        if table.players not in game.players:
            found.append(f"{game.name} is not played by {table.players}: tables.{name}.")
        if not 0 <= lesson.learner < table.players:
            found.append(f"There is no seat {lesson.learner} for the learner: tables.{name}.")
    if lesson.first_game.players not in game.players:
        found.append(f"{game.name} is not played by {lesson.first_game.players}: first_game.")
    if lesson.first_game.level not in LEVELS:
        found.append(f"There is no level {lesson.first_game.level!r}: first_game.")
    ids = [step.id for step in lesson.steps]
    found += [f"Two steps have the id {step!r}." for step in sorted({each for each in ids if ids.count(each) > 1})]
    for step in lesson.steps:
        found += [f"Step {step.id!r}: {reason}" for reason in _faults_of_step(game, lesson, step)]
    return found


def _faults_of_step(game: Game, lesson: Lesson, step: Step) -> list[str]:
    found = []
    if not NAME.fullmatch(step.id):
        found.append("its id must be small letters, figures and hyphens.")
    if not step.rules or not all(re.fullmatch(rf"{game.rule_prefix}-\d+", rule) for rule in step.rules):
        found.append(f"rules must be ids such as {game.rule_prefix}-1, at least one.")
    if step.table is not None and step.table not in lesson.tables:
        found.append(f"there is no table {step.table!r}.")
    for name in [*step.points, *step.arrow]:
        if not POINTS.fullmatch(name):
            found.append(f"{name!r} is no name of something on the table.")
    if step.expect is None:
        if step.show or step.arrow or step.wrong or isinstance(step.answers, dict):
            found.append("without expect there is nothing to show, to point at or to answer by move.")
        return found
    expect = step.expect
    given = [expect.move is not None, bool(expect.any_of), bool(expect.condition), expect.cost is not None]
    if sum(given) != 1:
        found.append("expect must have exactly one of move, any_of, condition and cost.")
    elif not (step.show or expect.move or expect.any_of):
        found.append("show must name a move that does it.")
    if not step.arrow:
        found.append("arrow must name what the last hint points at.")
    return found


def _by_number(rule: str) -> tuple[str, int]:
    prefix, _, number = rule.rpartition("-")
    return prefix, int(number)

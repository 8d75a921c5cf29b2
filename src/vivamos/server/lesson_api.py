"""The HTTP interface to lessons. Nothing is kept here: whoever learns says how they came to where they are."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Request, Response
from msgspec import Struct
from pydantic import Field

import vivamos
from vivamos.engine.errors import shown
from vivamos.engine.game import Game
from vivamos.server import frames
from vivamos.server.addresses import address_of
from vivamos.server.api import ALWAYS, REFUSALS, WHEN_READING, Strict, TheHouse
from vivamos.server.frames import MoveEvent, StartEvent
from vivamos.server.lists import shown_table
from vivamos.server.refusals import NotThere
from vivamos.server.replay_api import as_json
from vivamos.server.replays import Perspective, PlayedAgain
from vivamos.server.seating import BOT, HUMAN, Seat, name_bots
from vivamos.server.states import PLAYING
from vivamos.server.store import now
from vivamos.teach.lesson import FirstGame, Lesson, Step, lesson_of
from vivamos.teach.playing import Done, Place, Verdict, laid_for, play_lesson

MOST_STEPS = 40
NEWCOMER = "newcomer"
TABLE = "lesson"  # no table has this id

MoveText = Annotated[str, Field(max_length=80)]

lesson_api = APIRouter(prefix="/api/lessons", responses=ALWAYS)


class LessonStep(Struct):
    """A step, before one is there."""

    id: str
    rules: list[str]


class Overview(Struct):
    """What a lesson is."""

    game: str
    learner: int
    steps: list[LessonStep]
    first_game: FirstGame


class Shown(Struct):
    """What is to be seen at a step."""

    step: int
    """As many as there are: the lesson is over."""
    table: frames.Table
    events: list[StartEvent | MoveEvent]
    """All that happened at this table, as the stream tells it to the learner."""
    verdict: Verdict | None
    over: bool
    """Whether another table is laid for the step: ask for it when this one was looked at."""
    points: list[str]
    arrow: list[str]
    shown: str | None
    """The move that does it; None where there is only something to look at."""
    laid: int
    """The step for which this table was laid."""


def lesson_there(game: str) -> tuple[Game, Lesson]:
    if game not in vivamos.catalogue():
        raise NotThere("no-such-game", given=shown(game), known=list(vivamos.catalogue()))
    found = vivamos.game(game)
    lesson = lesson_of(found)
    if lesson is None:
        raise NotThere("teach-no-lesson", game=found.name)
    return found, lesson


@lesson_api.get("/{game}", responses=WHEN_READING, response_model=dict[str, Any])
async def overview(request: Request, game: str) -> Response:
    """The steps of a game's lesson; their words are in the game's catalogue: `lesson-<id>-title`, and so on."""
    found, lesson = lesson_there(game)
    steps = [LessonStep(step.id, step.rules) for step in lesson.steps]
    told = Overview(found.id, lesson.learner, steps, lesson.first_game)
    return as_json(request, msgspec.json.encode(told))


class Learning(Strict):
    """How somebody came to where they are, and what they try there."""

    done: Annotated[list[MoveText | None], Field(default_factory=list, max_length=MOST_STEPS)]
    """The move by which each step was done; null where it was skipped or shown."""
    tried: MoveText | None = None


@lesson_api.post("/{game}", responses=REFUSALS, response_model=dict[str, Any])
async def learn(new: Learning, request: Request, game: str, house: TheHouse) -> Response:
    """The table at the next step, as whoever learns sees it; with `tried` a move is tried there."""
    found, lesson = lesson_there(game)
    if any(_asks_coach(step) for step in lesson.steps[: len(new.done) + 1]):
        await house.readiness.wait_for(found.id)  # all else is played at once, compiled or not
    if new.tried is not None and any(_asks_coach(step) for step in lesson.steps[len(new.done) : len(new.done) + 1]):
        house.may_ask_coach(address_of(request.scope))
    told = await asyncio.to_thread(_told, found, lesson, new.done, new.tried)
    return as_json(request, told)


def _asks_coach(step: Step) -> bool:
    return step.expect is not None and step.expect.cost is not None


def _told(game: Game, lesson: Lesson, done: Done, tried: str | None) -> bytes:
    return msgspec.json.encode(shown_at(lesson, play_lesson(game, lesson, done, tried)))


def shown_at(lesson: Lesson, place: Place) -> Shown:
    """A place in a lesson as it goes to the page: the same frames as in live play."""
    table = place.table
    replay = PlayedAgain(_table(lesson, place), {}, table)
    seen = Perspective(lesson.learner)
    step = lesson.steps[place.step] if place.step < len(lesson.steps) else None
    return Shown(
        step=place.step,
        table=replay.shown,
        events=[replay.event(number, seen) for number in range(replay.steps + 1)],
        verdict=place.verdict,
        over=place.over,
        points=step.points if step else [],
        arrow=step.arrow if step else [],
        shown=step.shown(table) if step is not None and step.expect is not None and not place.over else None,
        laid=laid_for(lesson, place.step - place.over),
    )


def _table(lesson: Lesson, place: Place) -> frames.Table:
    table = place.table
    seats = [Seat(seat, HUMAN if seat == lesson.learner else BOT, None) for seat in range(table.players)]
    name_bots(seats)
    for seat in seats:
        seat.level = NEWCOMER if seat.kind == BOT else None
    row = {
        "id": TABLE,
        "game": table.game.id,
        "players": table.players,
        "options": table.options,
        "state": PLAYING,
        "open": False,
        "clock": None,
        "rematch": None,
        "created": now(),
        "hints": False,
    }
    return shown_table(row, [seat.shown(True) for seat in seats], False)

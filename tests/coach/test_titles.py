"""Costly decisions in a few words: what came of them, and never what would have been better."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

import vivamos
from vivamos.coach.review import Decision
from vivamos.coach.titles import came_of, habit_of, title_of
from vivamos.engine.facts import fact
from vivamos.engine.table import Table
from vivamos.engine.words import LANGUAGES, words_of
from vivamos.teach.lesson import lesson_of

GAMES = list(vivamos.catalogue())
each_game = pytest.mark.parametrize("game", GAMES)


def played(game: str, seed: int = 4) -> Table:
    table, chooser = vivamos.deal(game, seed=seed), random.Random(seed)
    while not table.over and table.decisions < 400:
        table.play(chooser.choice(table.moves()))
    return table


def decision(table: Table, number: int, **more: object) -> Decision:
    seat = int(table.step(number).before.seat)
    played = str([event["move"] for event in table.events if "move" in event][number - 1])
    plain = {
        "number": number, "event": 1, "seat": seat, "round": 1, "played": played, "forced": False, "best": "secret",
        "cost": 2.0, "error": 0.1, "share_cost": None, "costly": True, "moves": [],
    }  # fmt: skip
    return Decision(**{**plain, **more})  # type: ignore[arg-type]


@each_game
def test_a_title_is_what_came_of_the_move(game: str) -> None:
    table = played(game)
    told = 0
    for number in range(1, min(table.decisions, 60) + 1):
        one = decision(table, number)
        came, title = came_of(table, number), title_of(table, one)
        assert (title is None) == (not came)
        if title is None:
            continue
        told += 1
        assert title["fact"].removeprefix("coach-did-") == came[0]["fact"].removeprefix("coach-")
        assert {key: value for key, value in title["args"].items() if key != "who"} == came[0].get("args", {})
        for language in LANGUAGES:
            text, wrong = words_of(language, table.game.folder).rendered(title)
            assert not wrong, (title, wrong)
            assert "secret" not in text
    assert told > 0


@each_game
def test_a_title_is_as_exact_as_the_reason(game: str) -> None:
    table = played(game)
    number, came = next((n, came) for n in range(1, table.decisions + 1) if (came := came_of(table, n)))
    for outcome in came:
        why = fact("coach-why", outcome=outcome, often=80, instead=10)
        title = title_of(table, decision(table, number, why=why))
        assert title is not None
        assert title["fact"] == outcome["fact"].replace("coach-", "coach-did-")


@each_game
def test_whatever_settles_something_has_a_title_and_a_habit(game: str) -> None:
    folder = vivamos.game(game).folder
    source = (Path(folder) / "facts.py").read_text(encoding="utf-8")
    outcomes = set(re.findall(r'"coach-([a-z-]+)"', source))
    assert outcomes
    messages = words_of("en", folder).messages()
    assert [name for name in outcomes if not {f"coach-did-{name}", f"coach-habit-{name}"} <= messages.keys()] == []


@each_game
def test_lessons_are_found_by_habits_that_there_are(game: str) -> None:
    lesson, folder = lesson_of(vivamos.game(game)), vivamos.game(game).folder
    assert lesson is not None
    habits = [habit for step in lesson.steps for habit in step.habits]
    messages = words_of("en", folder).messages()
    assert habits
    assert [habit for habit in habits if f"coach-habit-{habit}" not in messages] == []
    assert len(habits) == len(set(habits)), "which step is it?"


def test_a_habit_names_no_card_and_nobody() -> None:
    table = played("vamos-dia")
    seat = decision(table, 1).seat
    why = fact("coach-why", outcome=fact("coach-takes", seat=seat, card="B2"), often=10, instead=60)
    assert habit_of(decision(table, 1, why=why)) == fact("coach-habit-takes", who="self")
    other = fact("coach-why", outcome=fact("coach-wins", seat=(seat + 1) % 4), often=60, instead=10)
    assert habit_of(decision(table, 1, why=other)) == fact("coach-habit-wins", who="other")
    assert habit_of(decision(table, 1, why=fact("coach-why-plain", more=50, less=20))) is None
    assert habit_of(decision(table, 1)) is None

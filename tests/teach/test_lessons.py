"""Lessons: every branch of every one, in every language, by the real rules."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

import vivamos
from vivamos.engine.errors import GameFilesError, UsageError
from vivamos.engine.game import Game
from vivamos.engine.words import LANGUAGES
from vivamos.server.frames import encode
from vivamos.server.lesson_api import shown_at
from vivamos.teach.lesson import Lesson, Step, lesson_of, read_lesson
from vivamos.teach.playing import Place, Verdict, judge, play_lesson

from building import rule_ids

TAUGHT = [game for game in vivamos.catalogue().values() if lesson_of(game) is not None]
each_lesson = pytest.mark.parametrize("game", TAUGHT, ids=lambda game: game.id)
MOST_BRANCHES = 400

# The rules that no lesson teaches, and why they can wait: whoever plays comes upon them, or reads them.
UNTAUGHT = {
    "iyadosu": "IY-12 IY-17 IY-18",  # tricks are not looked at again; the options
    # which cards there are; Choose, Ask and Spoiled, which say what they do; three players
    "muertos": "DM-1 DM-11 DM-12 DM-13 DM-18 DM-19 DM-20 DM-21",
    # the deal; the expert side; empty hands; what is covered; who begins; the next deal; a new shame card
    "slambo": "SL-3 SL-7 SL-9 SL-10 SL-11 SL-12 SL-13",
    # the deal; two VAMOS at once; the last trick; the order of gifts
    "vamos-dia": "VD-4 VD-11 VD-12 VD-14",
    # who begins; VIVA with one card left; an empty pile; a round without end; honour play
    "viva": "VI-4 VI-13 VI-15 VI-16 VI-17",
}


def the_lesson(game: Game) -> Lesson:
    lesson = lesson_of(game)
    assert lesson is not None
    return lesson


def branches(game: Game, lesson: Lesson) -> Iterator[tuple[list[str | None], Place]]:
    """Every way through a lesson: each place, with the moves that led there; a table laid anew forgets the way."""
    ways: list[list[str | None]] = [[]]
    for step in [*lesson.steps, None]:
        if step is None or step.table is not None:
            ways = ways[-1:]
        following: list[list[str | None]] = []
        for done in ways:
            place = play_lesson(game, lesson, done)
            yield done, place
            following += [[*done, move] for move in wanted(lesson, step, place)] if step else []
        ways = following
        assert len(ways) <= MOST_BRANCHES


def wanted(lesson: Lesson, step: Step, place: Place) -> list[str | None]:
    """The moves that do a step."""
    if step.expect is None:
        return [None]
    table = place.table
    return [move for move in table.moves() if judge(table, step, lesson.learner, move).kind == "right"]


@each_lesson
def test_every_branch_of_every_lesson_is_played(game: Game) -> None:
    """Each wanted move leads on; each other gets its words, with the rule; "show me" does what is wanted."""
    lesson = the_lesson(game)
    spoken: set[str] = set()
    for done, place in branches(game, lesson):
        if place.step == len(lesson.steps):
            continue
        step, table = lesson.steps[place.step], place.table
        where = f"{step.id} after {done}"
        if step.expect is None:
            assert play_lesson(game, lesson, [*done, None]).step == place.step + 1, where
            with pytest.raises(UsageError):
                play_lesson(game, lesson, done, "x")
            continue
        assert table.seat == lesson.learner, where
        shown = step.shown(table)
        for move in table.moves():
            verdict = judge(table, step, lesson.learner, move)
            if verdict.kind == "right":
                continue
            assert move != shown, f"{where}: what is shown does not do it"
            assert verdict.kind == "wrong"
            assert verdict.why is not None
            assert verdict.why["rule"] in step.rules
            spoken.add(verdict.why["fact"])
            for language in LANGUAGES:
                text = game.words(language).text(verdict.why)
                assert len(text) > 10, (where, move, language)
                assert not re.search(r"lesson-|[{}]", text), (where, move, language, text)
        assert shown in table.moves(), where
        after = play_lesson(game, lesson, done, shown)
        assert (after.step, after.verdict) == (place.step + 1, Verdict("right")), where
        for move, refusal in table.refused(game.facts.moves_to_explain(table.now())).items():
            verdict = judge(table, step, lesson.learner, move)
            assert (verdict.kind, verdict.why) == ("refused", refusal), where
    needed = {name for step in lesson.steps for name in step.words()} | spoken
    for language in LANGUAGES:
        messages = game.words(language).messages()
        assert {name for name in messages if name.startswith("lesson-")} == needed, language


@each_lesson
def test_a_step_says_little(game: Game) -> None:
    """Six to ten steps, one thing to do in most of them, at most two sentences each."""
    lesson = the_lesson(game)
    assert 6 <= len(lesson.steps) <= 10
    assert sum(step.expect is not None for step in lesson.steps) >= 0.7 * len(lesson.steps)
    for language in LANGUAGES:
        words = game.words(language)
        for step in lesson.steps:
            for name in step.words():
                text = words.text(name)
                sentences = [part for part in re.split(r"[.!?。！？]+(?=\s|$|[^\d\s])", text) if part.strip()]
                assert len(sentences) <= 2, (language, name, text)


@each_lesson
def test_a_learner_sees_what_the_seat_sees_and_no_more(game: Game) -> None:
    """The frames of a lesson are those of live play: the view is the seat's own, the facts tell nothing else."""
    lesson = the_lesson(game)
    for _, place in branches(game, lesson):
        told = shown_at(lesson, place)
        view, table = place.table.view(lesson.learner), place.table
        view.pop("moves", None)
        assert bytes(told.events[-1].view) == encode(view)
        assert len(told.events) == table.decisions + 1
        asked = told.events[-1].ask
        assert (asked is not None) == (table.seat == lesson.learner)


def test_what_no_lesson_teaches_is_known() -> None:
    """Rules are taught in a lesson, or stand in the list above."""
    for game in TAUGHT:
        taught = set(the_lesson(game).rules)
        assert taught <= set(rule_ids(game)), game.id
        left = [rule for rule in rule_ids(game) if rule not in taught]
        assert left == UNTAUGHT.get(game.id, "").split(), game.id


@each_lesson
def test_what_the_coach_says_at_first_is_of_rules_that_there_are(game: Game) -> None:
    prefix = f"first-{game.rule_prefix}-"
    told = [name.removeprefix("first-") for name in game.words().messages() if name.startswith(prefix)]
    assert told
    assert set(told) <= set(rule_ids(game))


MOST_OWN = 60  # decisions in a first game: some minutes


@each_lesson
@pytest.mark.parametrize("learner", ["random", "greedy"])
def test_a_first_game_is_short(game: Game, learner: str) -> None:
    """However somebody plays who has just learnt it: the bots end it."""
    first = the_lesson(game).first_game
    own = []
    for seed in range(12):
        table = vivamos.deal(game.id, first.players, seed=seed, options=first.options)
        players = [vivamos.bot(learner if seat == 0 else first.level, seed=seed) for seat in range(first.players)]
        asked = 0
        while not table.over:
            asked += table.seat == 0
            table.play(players[table.seat or 0].choose(table))
        own.append(asked)
    assert max(own) <= MOST_OWN


# --- what is wrong with a lesson is said ---

LESSON = """
learner = 0
[first_game]
players = 3
[tables.one]
players = 3
events = [{ start = 0 }]
[[steps]]
id = "a"
table = "one"
rules = ["VD-1"]
points = ["hand"]
expect = { move = "play Y10" }
arrow = ["card:Y10"]
"""


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("learner = 0", "learner = 3", "no seat 3"),
        ("learner = 0", "lerner = 0", "unknown field `lerner`"),
        ('table = "one"', "", "first step needs a table"),
        ('table = "one"', 'table = "two"', "no table 'two'"),
        ("players = 3\nevents", "players = 9\nevents", "not played by 9"),
        ("[tables", 'level = "best"\n[tables', "no level 'best'"),
        ('["VD-1"]', '["XX-1"]', "ids such as VD-1"),
        ('id = "a"', 'id = "A b"', "small letters"),
        ('{ move = "play Y10" }', '{ move = "play Y10", cost = 1 }', "exactly one of"),
        ('{ move = "play Y10" }', "{ cost = 1 }", "show must name"),
        ('arrow = ["card:Y10"]', "", "arrow must name"),
        ('["hand"]', '["Hand!"]', "no name of something"),
        ("learner = 0", "learner = ", "Invalid value"),
    ],
)
def test_a_fault_in_a_lesson_is_told_in_a_sentence(old: str, new: str, said: str) -> None:
    game = vivamos.game("vamos-dia")
    assert read_lesson(game, LESSON).steps[0].id == "a"
    with pytest.raises(GameFilesError) as refused:
        read_lesson(game, LESSON.replace(old, new))
    assert said in str(refused.value)
    assert "lesson.toml" in str(refused.value)


def test_a_way_that_a_lesson_does_not_know_is_refused() -> None:
    game = vivamos.game("vamos-dia")
    lesson = the_lesson(game)
    for done, tried in (["play Y10"], None), ([None] * 30, None), ([None] * len(lesson.steps), "play Y10"):
        with pytest.raises(UsageError):
            play_lesson(game, lesson, done, tried)

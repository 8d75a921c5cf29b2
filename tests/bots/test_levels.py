"""Bots by name, and the differences between the levels."""

from __future__ import annotations

import pytest

import vivamos
from vivamos.bots.bot import Bot
from vivamos.bots.levels import LEVELS
from vivamos.bots.seat_view import SeatView
from vivamos.cli import BOTS
from vivamos.engine.errors import UsageError
from vivamos.engine.table import Table


@pytest.mark.parametrize(
    "name", ["", "grandmaster", "expert:5", "search:", "search:0", "flat:-1", "search:1.5", "random:3"]
)
def test_an_unknown_bot_is_refused_in_words(name: str) -> None:
    with pytest.raises(UsageError, match=r"There is no bot .*newcomer, casual, regular, expert, master"):
        vivamos.bot(name)


@pytest.mark.parametrize(("seconds", "threads"), [(0, 1), (-1, 1), (None, 0)])
def test_impossible_limits_are_refused(seconds: float | None, threads: int) -> None:
    with pytest.raises(UsageError):
        vivamos.bot("master", seconds=seconds, threads=threads)


def test_the_help_names_every_level() -> None:
    assert BOTS.startswith(", ".join(LEVELS))


def test_a_bot_has_nothing_to_choose_when_the_game_is_over() -> None:
    table = vivamos.deal("slambo", 2, seed=1)
    while not table.over:
        table.play(table.moves()[0])
    with pytest.raises(UsageError, match="The game is over"):
        vivamos.bot("casual").choose(table)


def test_a_bot_of_ones_own_may_not_make_an_illegal_move() -> None:
    class Cheat(Bot):
        def pick(self, view: SeatView) -> str:
            return "play 99"

    with pytest.raises(UsageError, match="is not one of the legal moves"):
        Cheat().choose(vivamos.deal("slambo", 2, seed=1))


def caught(level: str) -> int:
    """How often a level catches a forbidden card (VI-17), of 60."""
    found = 0
    for seed in range(60):
        table = vivamos.deal("viva", 3, seed=seed, options={"honour": True})
        moves = [move for move in table.moves() if move.startswith("place")]
        forbidden = next((move for move in moves if _is_forbidden(table, move)), None)
        if forbidden is None:
            continue
        table.play(forbidden)
        found += vivamos.bot(level, seed=seed).choose(table) == "catch"
    return found


def _is_forbidden(table: Table, move: str) -> bool:
    table.play(move)
    forbidden = bool(table.position()[0].forbidden)
    table.undo()
    return forbidden


@pytest.mark.rule("VI-17")
def test_higher_levels_notice_more_forbidden_cards() -> None:
    found = [caught(level) for level in LEVELS]
    assert found == sorted(found)
    assert found[0] < found[-1]


@pytest.mark.rule("VI-17")
def test_a_legal_card_is_let_pass() -> None:
    for seed in range(20):
        table = vivamos.deal("viva", 3, seed=seed, options={"honour": True})
        legal = next((m for m in table.moves() if m.startswith("place") and not _is_forbidden(table, m)), None)
        if legal is not None:
            table.play(legal)
            assert vivamos.bot("master").choose(table) == "let"


@pytest.mark.rule("VI-17")
@pytest.mark.parametrize("level", ["newcomer", "casual", "regular"])
def test_no_bot_lays_a_forbidden_card(level: str) -> None:
    for seed in range(3):
        table = vivamos.deal("viva", 3, seed=seed, options={"honour": True, "rounds": 1})
        for turn in range(150):
            if table.over:
                break
            move = vivamos.bot(level, seed=turn).choose(table)
            if move.startswith("place"):
                assert not _is_forbidden(table, move)
            table.play(move)

"""Bots by name, and the differences between the levels."""

from __future__ import annotations

import tomllib

import pytest

import vivamos
from vivamos.bots.bot import Bot
from vivamos.bots.levels import LEVELS, bot_for, levels_of
from vivamos.bots.policy import SHIPPED
from vivamos.bots.seat_view import SeatView
from vivamos.commands.common import BOTS
from vivamos.engine.errors import UsageError
from vivamos.engine.game import Game
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


@pytest.mark.parametrize("game", vivamos.catalogue().values(), ids=lambda game: game.id)
def test_a_game_has_the_levels_that_its_files_allow(game: Game) -> None:
    """Without a policy there is no champion, and whoever names it is told so; with one its strength was measured."""
    if (game.folder / SHIPPED).is_file():
        assert levels_of(game) == list(LEVELS)
        measured = tomllib.loads((game.folder / "results.toml").read_text(encoding="utf-8"))["levels"]
        assert len(measured) == len(LEVELS) - 1
    else:
        assert levels_of(game) == list(LEVELS)[:-1]
        with pytest.raises(UsageError, match="has no champion"):
            bot_for(game, "champion")
        with pytest.raises(UsageError, match="has no champion"):
            vivamos.bot("champion").choose(vivamos.deal(game.id, seed=1))


def test_a_bot_has_nothing_to_choose_when_the_game_is_over() -> None:
    table = vivamos.deal("slambo", 2, seed=1)
    while not table.over:
        table.play(table.moves()[0])
    with pytest.raises(UsageError, match="The game is over"):
        vivamos.bot("casual").choose(table)


def test_a_bot_of_ones_own_may_not_make_an_illegal_move() -> None:
    class Cheat(Bot):
        def pick(self, view: SeatView, seed: int) -> str:
            return "play 99"

    with pytest.raises(UsageError, match="is not one of the legal moves"):
        Cheat().choose(vivamos.deal("slambo", 2, seed=1))


@pytest.fixture
def short_searches(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whether a card is seen to be forbidden does not depend on how long a level searches."""
    monkeypatch.setattr(vivamos.game("viva").advice, "ITERATIONS", (40, 40, 40))


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
@pytest.mark.usefixtures("short_searches")
def test_higher_levels_notice_more_forbidden_cards() -> None:
    found = [caught(level) for level in levels_of(vivamos.game("viva"))]
    assert found == sorted(found)
    assert found[0] < found[-1]


def let_pass(level: str, deals: int) -> None:
    passed = 0
    for seed in range(deals):
        table = vivamos.deal("viva", 3, seed=seed, options={"honour": True})
        legal = next((m for m in table.moves() if m.startswith("place") and not _is_forbidden(table, m)), None)
        if legal is not None:
            table.play(legal)
            assert vivamos.bot(level).choose(table) == "let"
            passed += 1
    assert passed > deals / 2, "with hardly any hand a card could be laid"


@pytest.mark.rule("VI-17")
def test_a_master_lets_a_legal_card_pass() -> None:
    let_pass("master", 3)


@pytest.mark.rule("VI-17")
@pytest.mark.usefixtures("short_searches")
@pytest.mark.parametrize("level", ["regular", "expert", "master"])
def test_a_legal_card_is_let_pass(level: str) -> None:
    let_pass(level, 20)


@pytest.mark.rule("VI-17")
@pytest.mark.parametrize("level", ["newcomer", "casual", "regular"])
def test_no_bot_lays_a_forbidden_card(level: str) -> None:
    placed = 0
    for seed in range(3):
        table = vivamos.deal("viva", 3, seed=seed, options={"honour": True, "rounds": 1})
        for turn in range(150):
            if table.over:
                break
            move = vivamos.bot(level, seed=turn).choose(table)
            if move.startswith("place"):
                assert not _is_forbidden(table, move)
                placed += 1
            table.play(move)
    assert placed > 20, "the bots hardly laid anything"

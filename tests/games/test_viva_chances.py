"""What may be expected in the middle of a round of VIVA, and the learned numbers it is read from."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import vivamos
from vivamos.engine.compiled import in_python
from vivamos.engine.errors import GameFilesError
from vivamos.engine.learned import learned_numbers
from vivamos.games.viva import chances, rules, standing
from vivamos.study.standing import fitted

WINNING = 3.0


def expected(state: Any, winning: float = WINNING) -> Any:
    out = np.zeros(int(state.players))
    assert in_python(chances).foreseen(state, winning, out)
    return out


def brute_force(state: Any) -> Any:
    """The same by trying each seat as the winner of the round, with the game's own rules."""
    players = int(state.players)
    likely, whole, worth = np.zeros(players), np.zeros(players), np.zeros(players)
    chances.chances(state, likely)
    for winner in range(players):
        states = np.zeros(1, rules.STATE)
        states[0] = state
        s = states[0]
        s.victories[winner] += 1
        rules.utility(s, worth)
        won = int(rules.winners(s))
        if s.rounds + 1 >= s.rounds_agreed and won.bit_count() == 1:  # VI-18
            worth += WINNING * (np.array([won >> seat & 1 for seat in range(players)]) - 1 / players)
        whole += likely[winner] * worth
    return whole


@pytest.mark.parametrize("players", vivamos.game("viva").players)
@pytest.mark.parametrize("before", [(0, 0, 0), (2, 1, 0), (1, 1, 0), (3, 1, 1)])
def test_expected_is_the_mean_over_who_wins_the_round(players: int, before: tuple[int, ...]) -> None:
    table = vivamos.deal("viva", players, seed=3)
    state = table.position()[0]
    for seat, victories in enumerate(before[:players]):
        state.victories[seat] = victories
    for rounds in (0, int(state.rounds_agreed) - 1):
        state.rounds = rounds
        assert expected(state) == pytest.approx(brute_force(state))
        assert expected(state).sum() == pytest.approx(0.0)


def test_who_is_about_to_go_out_is_likeliest_to_win() -> None:
    state = vivamos.deal("viva", 3, seed=3).position()[0]
    likely = np.zeros(3)
    mine = int(state.turn)
    state.hands[mine] = np.uint64(1) << np.uint64(3 * int(state.block))  # a card of the blocking card's colours
    chances.chances(state, likely)
    assert likely.sum() == pytest.approx(1.0)
    assert int(likely.argmax()) == mine
    assert likely[mine] > 0.8


def test_nothing_is_expected_while_a_card_has_just_been_drawn() -> None:
    table = vivamos.deal("viva", 3, seed=3)
    table.play("draw")
    assert not in_python(chances).foreseen(table.position()[0], 0.0, np.zeros(3))


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("rules = 2\nnumbers = [1]", "rules of version 2"),
        ("rules = 1\nnumbers = [1, 2]", "must have 1 whole"),
        ("rules = 1\nnumbers = [0.5]", "must have 1 whole"),
        ("rules = 1\nnumbers = [", "cannot be read"),
    ],
)
def test_numbers_that_do_not_fit_are_refused(tmp_path: Path, text: str, fault: str) -> None:
    (tmp_path / "game.toml").write_text("version = 1")
    (tmp_path / "standing.learned.toml").write_text(text)
    with pytest.raises(GameFilesError, match=fault):
        learned_numbers(str(tmp_path / "chances.py"), "standing", 1)


def test_what_is_fitted_says_how_often_each_won_and_is_the_same_again() -> None:
    chance = np.random.default_rng(1)
    places = np.full((60_000, 3, 3), -1)
    places[:, :2] = [[0, 2, 2], [1, 2, 2]]  # two seats, which differ in the first table only
    won = (chance.random(60_000) < 0.25).astype(np.int64)  # the second wins a quarter
    found = [fitted(places, won, 3) for _ in range(2)]
    assert found[0].tolist() == found[1].tolist()
    assert 1 / (1 + np.exp(found[0][1] - found[0][0])) == pytest.approx(0.75, abs=0.02)


def test_every_number_of_the_tables_has_a_place() -> None:
    assert len(chances.WEIGHTS) == standing.NUMBERS

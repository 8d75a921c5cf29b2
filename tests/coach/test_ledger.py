"""Luck and play over many games: luck is nought on average, and who plays better has better decisions."""

from __future__ import annotations

import numpy as np
import pytest

import vivamos
from vivamos.bots.playing import Setting
from vivamos.coach.budget import Budget
from vivamos.coach.ledger import Account, deal_after
from vivamos.coach.review import review
from vivamos.engine.game import Game
from vivamos.engine.workers import Threads
from vivamos.study.matches import records

from kit import each_game

FEW = Budget(worlds=24, to_the_end=0, glance=8, moves=3, deals=60, graph=1)


@each_game
def test_luck_is_nought_on_average(game: Game) -> None:
    """A hundred first deals: no seat is luckier than chance allows, and what one has the others lack."""
    lucks = np.array([deal_after(vivamos.deal(game.id, seed=seed), FEW, seed, 0).luck for seed in range(100)])
    errors = lucks.std(axis=0, ddof=1) / np.sqrt(len(lucks))
    assert (np.abs(lucks.mean(axis=0)) < 5 * errors).all()
    assert np.abs(lucks.sum(axis=1)).max() < 1e-6
    assert (errors > 0).all()


def test_a_dealt_hand_is_judged_by_its_cards() -> None:
    """VAMOS dia with the stars in one hand: that seat is lucky, on every seed of the coach."""
    table = vivamos.deal("vamos-dia", 4, seed=1)
    record = table.record()
    names = [f"{colour}{number}" for colour, numbers in COLOURS.items() for number in numbers]
    hands = [names[18:27], names[9:18], names[27:36], names[:9]]
    deal = next(event for event in record["events"] if "deal" in event)
    deal["deal"] = hands
    lucky = vivamos.replay(record)
    luck = deal_after(lucky, FEW, 1, 0).luck
    assert luck.argmin() in (2, 3)  # nothing but skulls
    assert np.ptp(luck) > 3


COLOURS = {"B": range(1, 10), "Y": range(10, 21), "R": range(21, 31), "P": range(31, 37)}


def test_the_better_level_decides_better() -> None:
    """Twelve games of SLAMBO!, casual against newcomer in both seats: clear of nought."""
    game = vivamos.game("slambo")
    setting = Setting(game, 2, game.settle_options(None, 2), game.deck)
    differences = []
    for better, levels in enumerate((["casual", "newcomer"], ["newcomer", "casual"])):
        for record in records(setting, levels, 6, 5, Threads()):
            own = [seat.points.own for seat in review(vivamos.replay(record), FEW).seats]
            differences.append(own[better] - own[1 - better])
    error = np.std(differences, ddof=1) / np.sqrt(len(differences))
    assert np.mean(differences) > 2 * error


@pytest.mark.parametrize("digits", [0, 1, 2])
def test_rounded_parts_add_up(digits: int) -> None:
    chooser = np.random.default_rng(1)
    for fair, luck, own, result in chooser.normal(size=(500, 4)) * 7:
        account = Account.of(fair, luck, own, result, digits)
        parts = account.fair + account.luck + account.own + account.rest
        assert round(parts, digits) == account.result == round(result, digits) + 0.0
        assert account.rest == round(account.rest, digits)

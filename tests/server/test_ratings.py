"""Ratings: bots stand where they were measured, people move, and a number is told only when it says something."""

from __future__ import annotations

import math
import random

import pytest

import vivamos
from vivamos.bots.levels import levels_of
from vivamos.server import ratings
from vivamos.server.ratings import BETA, CERTAIN, MU, SIGMA, Strength

each_game = pytest.mark.parametrize("game", vivamos.catalogue())


@each_game
def test_every_level_stands_above_the_one_below_and_a_regular_in_the_middle(game: str) -> None:
    stand = ratings.anchors(vivamos.game(game))
    assert list(stand) == levels_of(vivamos.game(game))
    assert sorted(stand.values()) == list(stand.values())
    assert len(set(stand.values())) == len(stand)
    assert stand["regular"] == pytest.approx(MU)


def test_the_distance_of_two_levels_is_the_share_that_was_measured() -> None:
    """72 % against a regular, of two teams of two, whose strengths add up."""
    stand = ratings.anchors(vivamos.game("muertos"))
    odds = math.exp(2 * (stand["regular"] - stand["casual"]) / (BETA * math.sqrt(2)))
    assert odds / (1 + odds) == pytest.approx(0.72)


def test_partners_play_together_where_the_game_says_so() -> None:
    assert ratings.teams_of(vivamos.game("muertos"), 4) == [[0, 2], [1, 3]]
    assert ratings.teams_of(vivamos.game("muertos"), 3) == [[0], [1], [2]]
    assert ratings.teams_of(vivamos.game("viva"), 2) == [[0], [1]]


def test_who_wins_goes_up_and_a_tie_moves_nobody() -> None:
    new = [[Strength()], [Strength()], [Strength()]]
    first, second, last = (team[0] for team in ratings.rate(new, [1, 2, 3]))
    assert first.mu > second.mu > last.mu
    assert first.sigma < SIGMA
    tied = ratings.rate(new[:2], [1, 1])
    assert [team[0].mu for team in tied] == pytest.approx([MU, MU])


def test_partners_of_the_same_strength_move_alike() -> None:
    won, lost = ratings.rate([[Strength(), Strength()], [Strength(), Strength()]], [1, 2])
    assert won[0] == won[1]
    assert lost[0] == lost[1]
    assert won[0].mu > lost[0].mu


@each_game
def test_a_rating_gets_certain_and_comes_to_the_bots_it_plays_like(game: str) -> None:
    """Somebody who wins a quarter of the games of four against experts is an expert."""
    found, rng = vivamos.game(game), random.Random(3)
    me, expert = Strength(), ratings.bot(found, "expert")
    assert not me.certain
    games = 0
    while not me.certain:
        places = rng.sample(range(1, 5), 4)
        me = ratings.rate([[me], [expert], [expert], [expert]], places)[0][0]
        games += 1
    assert 10 <= games <= 30
    for _ in range(300):
        me = ratings.rate([[me], [expert], [expert], [expert]], rng.sample(range(1, 5), 4))[0][0]
    assert abs(me.mu - expert.mu) < 3 * me.sigma
    assert 2.2 < me.sigma < CERTAIN  # veterans still move: without tau it is below 1.7 by now


def test_a_band_is_wide_at_first_and_has_the_right_levels() -> None:
    game = vivamos.game("vamos-dia")
    assert ratings.band(game, Strength()) == ("casual", "master")
    assert ratings.band(game, Strength(MU, 1.0)) == ("regular", "regular")


def test_two_ratings_of_one_person_are_surer_together() -> None:
    both = ratings.together(Strength(30.0, 2.0), Strength(20.0, 4.0))
    assert both.mu == pytest.approx(28.0)
    assert both.sigma < 2.0

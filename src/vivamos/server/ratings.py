"""Ratings: how well people play, beside bots whose strength was measured.

Plackett–Luce by openskill: a rating is a guess (`mu`) and how far it may be off (`sigma`). Bots stand still: each level
has its place in each game, from the shares of the win that were measured (`results.toml` in the game's folder).
"""

from __future__ import annotations

import math
import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from typing import Any

from openskill.models import PlackettLuce

from vivamos.bots.levels import levels_of
from vivamos.engine.game import Game

MU, SIGMA = 25.0, 25.0 / 3  # of somebody who has not played yet
BETA = 25.0 / 6  # how much one game may differ from the next
TAU = 0.33  # added doubt before each game: veterans still move
SURE = 0.5  # the sigma of a bot
REFERENCE = "regular"  # the level that stands where people begin
CERTAIN = 4.5  # the sigma below which a number says something
POINTS, FIRST_POINTS = 30.0, 1000.0  # how a rating is shown: 1000 is a regular bot
PEOPLE, PRACTICE = "people", "practice"  # against people, or against bots only


@dataclass(frozen=True)
class Strength:
    mu: float = MU
    sigma: float = SIGMA

    @property
    def certain(self) -> bool:
        return self.sigma <= CERTAIN

    @property
    def points(self) -> int:
        return round(FIRST_POINTS + POINTS * (self.mu - MU))

    @property
    def margin(self) -> int:
        return round(POINTS * self.sigma)


_model: Any = PlackettLuce(mu=MU, sigma=SIGMA, beta=BETA, tau=TAU)


def rate(teams: Sequence[Sequence[Strength]], places: Sequence[int]) -> list[list[Strength]]:
    """The strengths after a game, given the place of each team; equal places are a tie."""
    before = [[_model.rating(mu=one.mu, sigma=one.sigma) for one in team] for team in teams]
    after = _model.rate(before, ranks=list(places))
    return [[Strength(one.mu, one.sigma) for one in team] for team in after]


def together(one: Strength, other: Strength) -> Strength:
    """What two ratings of the same person say together: each counts as much as it is sure."""
    weights = one.sigma**-2, other.sigma**-2
    mu = (one.mu * weights[0] + other.mu * weights[1]) / sum(weights)
    return Strength(mu, sum(weights) ** -0.5)


def teams_of(game: Game, players: int) -> list[list[int]]:
    """The seats that win and lose together."""
    own: list[list[int]] | None = _told(game).get("teams", {}).get(str(players))
    return own or [[seat] for seat in range(players)]


@cache
def anchors(game: Game) -> dict[str, float]:
    """Where each level of bots stands in a game. What was not measured is as strong as the level below."""
    told, names = _told(game), levels_of(game)
    measured: list[float] = told.get("levels", [])
    shares = (measured + [0.5] * len(names))[: len(names) - 1]
    players = int(told.get("players", 2))
    teams = teams_of(game, players)
    # The model wins by exp(mu / spread), the mu of a team being the sum of its players'.
    spread = BETA * math.sqrt(len(teams)) / len(teams[0])
    found = {names[0]: 0.0}
    for (below, name), share in zip(pairwise(names), shares, strict=True):
        found[name] = found[below] + spread * math.log(share / (1 - share))
    return {name: MU + mu - found[REFERENCE] for name, mu in found.items()}


def bot(game: Game, level: str) -> Strength:
    return Strength(anchors(game).get(level, MU), SURE)


def band(game: Game, strength: Strength) -> tuple[str, str]:
    """The levels between which somebody plays: all that is said until the rating is certain."""
    return _nearest(game, strength.mu - strength.sigma), _nearest(game, strength.mu + strength.sigma)


def _nearest(game: Game, mu: float) -> str:
    stand = anchors(game)
    return min(stand, key=lambda name: abs(stand[name] - mu))


@cache
def _told(game: Game) -> dict[str, Any]:
    """The game's `results.toml`; a game may be without one."""
    file = game.folder / "results.toml"
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}

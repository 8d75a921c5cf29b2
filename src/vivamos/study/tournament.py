"""Tournaments: the same deals with the bots in every seating, so that luck of the cards evens out."""

from __future__ import annotations

import csv
import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
from openskill.models import PlackettLuce

from vivamos.bots.playing import Setting
from vivamos.engine.files import whole_file
from vivamos.engine.workers import Threads, Workers
from vivamos.study.matches import Match, own_bot, play_match, seat_bots, seed_of
from vivamos.study.simulation import NORMAL_95


@dataclass(frozen=True)
class Played:
    """One game of a tournament."""

    deal: int
    seed: int  # of the deal, for `vivamos.deal`
    seats: tuple[str, ...]  # the bot in each seat
    match: Match


@dataclass(frozen=True)
class Estimate:
    """A mean with half the width of its 95 % interval, from one number a deal."""

    value: float
    margin: float

    @classmethod
    def of(cls, values: Sequence[float]) -> Estimate:
        margin = NORMAL_95 * float(np.std(values, ddof=1)) / len(values) ** 0.5 if len(values) > 1 else float("inf")
        return cls(float(np.mean(values)), margin)


@dataclass(frozen=True)
class Row:
    """What a bot has come to."""

    bot: str
    seats: int
    even: float  # the share of wins if all were equally strong
    share: Estimate
    difference: Estimate  # its mean score less that of the other bots
    rating: float  # openskill: mean skill …
    uncertainty: float  # … and its deviation
    thinking: float  # seconds a decision, on average
    thinking_95: float

    @property
    def verdict(self) -> str:
        """Whether the interval of its win share is clear of even."""
        if abs(self.share.value - self.even) <= self.share.margin:
            return "even"
        return "better" if self.share.value > self.even else "worse"


@dataclass
class Tournament:
    """All games of a tournament; `play` yields them, the rest is computed from what has been played."""

    setting: Setting
    names: Sequence[str]
    games: int
    seed: int = 1
    played: list[Played] = field(default_factory=list)

    def __post_init__(self) -> None:
        first = tuple(seat_bots(self.names, self.setting))
        turned = [first[-turn:] + first[:-turn] for turn in range(self.setting.players)]
        self.seatings = list(dict.fromkeys(turned))
        self.deals = -(-self.games // len(self.seatings))

    @property
    def bots(self) -> list[str]:
        return list(dict.fromkeys(self.names))

    def play(self, workers: Workers | None = None) -> Iterator[Played]:
        """Play every deal in every seating, on all cores or by whichever workers."""
        items = ((deal, seats) for deal in range(self.deals) for seats in self.seatings)
        for game in (workers or Threads()).in_order(partial(_play, self.setting, self.seed), items):
            self.played.append(game)
            yield game

    def rows(self) -> list[Row]:
        """The bots, best share for its seats first."""
        ratings = self._ratings()
        rows = []
        for name in self.bots:
            seats = self.seatings[0].count(name)
            thinking = [
                seconds
                for game in self.played
                for seat, holder in enumerate(game.seats)
                if holder == name
                for seconds in game.match.thinking[seat]
            ] or [0.0]
            rows.append(
                Row(
                    name,
                    seats,
                    seats / self.setting.players,
                    Estimate.of(self._by_deal(lambda game, name=name: _share(game, name))),
                    Estimate.of(self._by_deal(lambda game, name=name: _difference(game, name))),
                    ratings[name].mu,
                    ratings[name].sigma,
                    float(np.mean(thinking)),
                    float(np.percentile(thinking, 95)),
                )
            )
        return sorted(rows, key=lambda row: row.even - row.share.value)

    def _by_deal(self, measure: Any) -> list[float]:
        """The mean of a measure over the seatings of each deal: the deals are what is independent."""
        sums: dict[int, list[float]] = {}
        for game in self.played:
            sums.setdefault(game.deal, []).append(measure(game))
        return [float(np.mean(values)) for values in sums.values()]

    def _ratings(self) -> dict[str, Any]:
        model = PlackettLuce()
        ratings = {name: model.rating(name=name) for name in self.bots}
        for game in self.played:
            before = [[ratings[name]] for name in game.seats]
            after = model.rate(before, scores=game.match.utility)
            for name in set(game.seats):
                own = [team[0] for team, holder in zip(after, game.seats, strict=True) if holder == name]
                ratings[name].mu = float(np.mean([one.mu for one in own]))
                ratings[name].sigma = float(np.mean([one.sigma for one in own]))
        return ratings

    def write_csv(self, path: Path) -> None:
        """A line for each seat of each game."""
        with whole_file(path) as file:
            lines = csv.writer(file, lineterminator="\n")
            lines.writerow(["deal", "seed", "game", "seat", "bot", "score", "share", "utility", "decisions", "seconds"])
            for number, game in enumerate(self.played):
                match = game.match
                for seat, name in enumerate(game.seats):
                    times = match.thinking[seat]
                    lines.writerow(
                        [game.deal, game.seed, number, seat, name, match.scores[seat], round(match.shares[seat], 4),
                         round(match.utility[seat], 4), len(times), round(sum(times), 6)]
                    )  # fmt: skip

    def write_json(self, path: Path) -> None:
        """The table of results."""
        with whole_file(path) as file:
            json.dump(self.summary(), file, indent=2)
            file.write("\n")

    def summary(self) -> dict[str, Any]:
        setting = self.setting
        return {
            "game": setting.game.id,
            "players": setting.players,
            "options": setting.options,
            "seed": self.seed,
            "deals": len({game.deal for game in self.played}),
            "seatings": len(self.seatings),
            "games": len(self.played),
            "bots": [
                {
                    "bot": row.bot,
                    "seats": row.seats,
                    "even_share": row.even,
                    "win_share": row.share.value,
                    "win_share_margin": row.share.margin,
                    "score_difference": row.difference.value,
                    "score_difference_margin": row.difference.margin,
                    "rating": row.rating,
                    "rating_deviation": row.uncertainty,
                    "thinking_mean_s": row.thinking,
                    "thinking_95_s": row.thinking_95,
                    "verdict": row.verdict,
                }
                for row in self.rows()
            ],
        }


def _play(setting: Setting, seed: int, item: tuple[int, tuple[str, ...]]) -> Played:
    deal, seats = item
    own_seed = seed_of(seed, deal)
    return Played(deal, own_seed, seats, play_match(setting, own_seed, [own_bot(name) for name in seats]))


def _share(game: Played, name: str) -> float:
    return sum(share for share, holder in zip(game.match.shares, game.seats, strict=True) if holder == name)


def _difference(game: Played, name: str) -> float:
    own = [score for score, holder in zip(game.match.scores, game.seats, strict=True) if holder == name]
    others = [score for score, holder in zip(game.match.scores, game.seats, strict=True) if holder != name]
    return float(np.mean(own) - np.mean(others)) if others else 0.0

"""What many games of random players come to: scores, lengths and win shares, with intervals."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np

from vivamos.bots.playing import Setting
from vivamos.engine import batch, cuda
from vivamos.engine.batch import Games
from vivamos.engine.files import whole_file
from vivamos.engine.records import to_line
from vivamos.engine.rng import game_seed
from vivamos.engine.workers import Workers

NORMAL_95 = 1.959964


@dataclass
class Mean:
    """A mean with its 95 % interval, from sums that can be added to for ever."""

    total: Any
    squares: Any
    games: int

    @property
    def value(self) -> Any:
        return self.total / self.games

    @property
    def deviation(self) -> Any:
        return np.sqrt(np.maximum(self.squares / self.games - self.value**2, 0))

    @property
    def margin(self) -> Any:
        """Half the width of the 95 % interval."""
        return NORMAL_95 * self.deviation / np.sqrt(self.games)


@dataclass
class Summary:
    """Sums over games, one place a seat; its size does not grow with the number of games."""

    players: int
    games: int = 0
    decisions: int = 0
    shortest: int = 0
    longest: int = 0
    _scores: Any = field(init=False)
    _score_squares: Any = field(init=False)
    _shares: Any = field(init=False)
    _share_squares: Any = field(init=False)

    def __post_init__(self) -> None:
        self._scores, self._score_squares, self._shares, self._share_squares = np.zeros((4, self.players))

    @classmethod
    def of(cls, results: Games) -> Summary:
        """What some games come to."""
        made = cls(results.scores.shape[1], len(results.lengths))
        scores = results.scores.astype(np.float64)
        won = (results.winners[:, None] >> np.arange(made.players)) & 1
        shares = won / won.sum(axis=1, keepdims=True)  # a shared win is shared
        made._scores, made._score_squares = scores.sum(axis=0), (scores**2).sum(axis=0)
        made._shares, made._share_squares = shares.sum(axis=0), (shares**2).sum(axis=0)
        made.shortest, made.longest = int(results.lengths.min()), int(results.lengths.max())
        made.decisions = int(results.lengths.sum(dtype=np.int64))
        return made

    def add(self, more: Summary) -> None:
        """Further games. Where they were played makes no difference, in which order does: to the last digit."""
        self._scores += more._scores
        self._score_squares += more._score_squares
        self._shares += more._shares
        self._share_squares += more._share_squares
        self.shortest = min(self.shortest, more.shortest) if self.games else more.shortest
        self.longest = max(self.longest, more.longest)
        self.decisions += more.decisions
        self.games += more.games

    @property
    def scores(self) -> Mean:
        return Mean(self._scores, self._score_squares, self.games)

    @property
    def shares(self) -> Mean:
        return Mean(self._shares, self._share_squares, self.games)


def play(setting: Setting, games: int, seed: int, device: str, workers: Workers) -> Iterator[Summary]:
    """What random games come to, on the CPU or the GPU, piece by piece."""
    if device == "cuda":
        return map(Summary.of, cuda.simulate(setting.game, setting.blank, games, seed))
    return workers.in_order(partial(_summary, setting, seed), batch.chunks(games))


def _summary(setting: Setting, seed: int, piece: tuple[int, int]) -> Summary:
    return Summary.of(batch.simulate_piece(setting.game, setting.blank, seed, piece))


def check(setting: Setting, games: int, seed: int, every: int, device: str, workers: Workers) -> Iterator[int]:
    """Play again with all invariants checked in each `every`-th game (on a GPU: in all); yields games done."""
    if device == "cuda":
        return cuda.check_invariants(setting.game, setting.blank, games, seed)
    work = partial(batch.check_piece, setting.game, setting.blank, seed, every)
    return workers.in_order(work, batch.chunks(games))


def records(setting: Setting, games: int, seed: int, workers: Workers) -> Iterator[dict[str, Any]]:
    """The records of the same random games, one by one."""
    return workers.in_order(partial(_record, setting, seed), range(games))


def _record(setting: Setting, seed: int, number: int) -> dict[str, Any]:
    own_seed = int(game_seed(np.uint64(seed), number))
    return batch.random_record(setting.game, setting.players, dict(setting.options), setting.deck, own_seed)


def write_records(lines: Iterable[dict[str, Any]], path: Path) -> None:
    """Write records to a file that is there whole or not at all."""
    with whole_file(path) as file:
        for record in lines:
            file.write(to_line(record) + "\n")

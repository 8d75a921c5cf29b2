"""What many games of random players come to: scores, lengths and win shares, with intervals."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TextIO

import numpy as np

from vivamos.engine import batch, cuda
from vivamos.engine.batch import Games
from vivamos.engine.deck import DeckForm
from vivamos.engine.errors import DataError, why_not_opened
from vivamos.engine.game import Game
from vivamos.engine.records import to_line
from vivamos.engine.rng import game_seed

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

    def add(self, results: Games) -> None:
        scores = results.scores.astype(np.float64)
        won = (results.winners[:, None] >> np.arange(self.players)) & 1
        shares = won / won.sum(axis=1, keepdims=True)  # a shared win is shared
        self._scores += scores.sum(axis=0)
        self._score_squares += (scores**2).sum(axis=0)
        self._shares += shares.sum(axis=0)
        self._share_squares += (shares**2).sum(axis=0)
        shortest = int(results.lengths.min())
        self.shortest = min(self.shortest, shortest) if self.games else shortest
        self.longest = max(self.longest, int(results.lengths.max()))
        self.decisions += int(results.lengths.sum(dtype=np.int64))
        self.games += len(results.lengths)

    @property
    def scores(self) -> Mean:
        return Mean(self._scores, self._score_squares, self.games)

    @property
    def shares(self) -> Mean:
        return Mean(self._shares, self._share_squares, self.games)


@dataclass(frozen=True)
class Setting:
    """A game with its players, options and deck: what a study is about."""

    game: Game
    players: int
    options: dict[str, Any]
    deck: DeckForm

    @property
    def blank(self) -> Any:
        return self.game.set_up(self.players, self.options, self.deck)


def play(setting: Setting, games: int, seed: int, device: str, threads: int | None) -> Iterator[Games]:
    """Random games on the CPU or the GPU, piece by piece."""
    if device == "cuda":
        return cuda.simulate(setting.game, setting.blank, games, seed)
    return batch.simulate(setting.game, setting.blank, games, seed, threads)


def check(setting: Setting, games: int, seed: int, every: int, device: str, threads: int | None) -> Iterator[int]:
    """Play again with all invariants checked in each `every`-th game (on a GPU: in all); yields games done."""
    if device == "cuda":
        return cuda.check_invariants(setting.game, setting.blank, games, seed)
    return batch.check_invariants(setting.game, setting.blank, games, seed, every, threads)


def records(setting: Setting, games: int, seed: int) -> Iterator[dict[str, Any]]:
    """The records of the same random games, one by one."""
    for i in range(games):
        own_seed = int(game_seed(np.uint64(seed), i))
        yield batch.random_record(setting.game, setting.players, setting.options, setting.deck, own_seed)


def write_records(lines: Iterable[dict[str, Any]], path: Path) -> None:
    """Write records to a file that is there whole or not at all."""
    with whole_file(path) as file:
        for record in lines:
            file.write(to_line(record) + "\n")


@contextmanager
def whole_file(path: Path) -> Iterator[TextIO]:
    """A file that takes its name only once it is complete."""
    try:
        handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    except OSError as error:
        raise DataError("file-not-writable", file=str(path), reason=why_not_opened(error)) from None
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            yield file
        Path(name).chmod(0o644)
        Path(name).replace(path)
    except OSError as error:
        raise DataError("file-not-writable", file=str(path), reason=why_not_opened(error)) from None
    finally:
        Path(name).unlink(missing_ok=True)

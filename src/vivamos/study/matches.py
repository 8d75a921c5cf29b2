"""Games between bots: one at a time, or many on all cores."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from vivamos.bots.bot import Bot
from vivamos.bots.levels import bot
from vivamos.bots.seat_view import SeatView
from vivamos.engine.batch import Games, cores, in_threads
from vivamos.engine.dispatch import apply
from vivamos.engine.errors import UsageError
from vivamos.engine.rng import first_counter, game_seed, stream
from vivamos.engine.state import OVER
from vivamos.engine.table import Table
from vivamos.study.simulation import Setting


@dataclass
class Match:
    """One game that bots have played."""

    scores: list[int]
    winners: int  # seats as bits
    utility: list[float]
    actions: list[int]
    thinking: list[list[float]]  # seconds of every decision, a list a seat
    positions: list[Any] | None = None

    @property
    def shares(self) -> list[float]:
        """Each seat's share of the win."""
        number = self.winners.bit_count()
        return [(self.winners >> seat & 1) / number for seat in range(len(self.scores))]


def play_match(setting: Setting, seed: int, bots: Sequence[Bot], keep: bool = False) -> Match:
    """Play the game with this seed, one bot a seat. Bots get seeds of their own from it."""
    rules = setting.game.rules
    box = setting.blank
    state = box[0]
    state.rng = first_counter(np.uint64(seed))
    rules.start(state)
    positions = [box.copy()] if keep else None
    actions: list[int] = []
    thinking: list[list[float]] = [[] for _ in range(setting.players)]
    seeds = [int(stream(np.uint64(seed), np.uint64(2 + seat))) for seat in range(setting.players)]
    while state.seat != OVER:
        seat = int(state.seat)
        view = SeatView(setting.game, setting.players, setting.options, setting.deck, box)
        bots[seat].seed = seeds[seat]
        began = time.perf_counter()
        action = bots[seat].decide(view)
        thinking[seat].append(time.perf_counter() - began)
        apply(state, action)
        actions.append(action)
        if positions is not None:
            positions.append(box.copy())
    scores, worth = np.zeros(setting.players, np.int64), np.zeros(setting.players)
    rules.scores(state, scores)
    rules.utility(state, worth)
    return Match(scores.tolist(), int(rules.winners(state)), worth.tolist(), actions, thinking, positions)


def seat_bots(names: Sequence[str], players: int) -> list[str]:
    """A bot for every seat: the names in turn, from the first again when there are too few."""
    if len(names) > players:
        raise UsageError("too-many-bots", bots=len(names), places=players)
    for name in names:
        bot(name)  # refuses an unknown name
    return [names[seat % len(names)] for seat in range(players)]


def in_order(work: Callable[[Any, Any], Any], items: Iterable[Any], threads: int | None) -> Iterator[Any]:
    """`work(bots, item)` for every item, in order, on some cores; `bots(name)` keeps a bot for each thread."""
    mine = threading.local()

    def bots(name: str) -> Bot:
        if name not in vars(mine):
            setattr(mine, name, bot(name))
        made: Bot = getattr(mine, name)
        return made

    return in_threads(lambda item: work(bots, item), items, threads or cores())


def simulate(setting: Setting, names: Sequence[str], games: int, seed: int, threads: int | None) -> Iterator[Games]:
    """The results of games between bots, one by one: what `simulation.play` is for random players."""
    seats = seat_bots(names, setting.players)

    def play(bots: Any, number: int) -> Games:
        match = play_match(setting, seed_of(seed, number), [bots(name) for name in seats])
        return Games(
            np.array([match.scores], np.int16),
            np.array([match.winners], np.uint8),
            np.array([len(match.actions)], np.int32),
        )

    return in_order(play, range(games), threads)


def records(setting: Setting, names: Sequence[str], games: int, seed: int) -> Iterator[dict[str, Any]]:
    """The records of the same games."""
    seats = seat_bots(names, setting.players)

    def play(bots: Any, number: int) -> dict[str, Any]:
        own_seed = seed_of(seed, number)
        match = play_match(setting, own_seed, [bots(name) for name in seats], keep=True)
        positions = np.concatenate(match.positions or [])
        table = Table.from_trace(
            setting.game, setting.players, setting.options, setting.deck, own_seed, np.array(match.actions), positions
        )
        return table.record()

    return in_order(play, range(games), None)


def seed_of(seed: int, number: int) -> int:
    """The seed of a game, or of a deal, of a run."""
    return int(game_seed(np.uint64(seed), np.uint64(number)))

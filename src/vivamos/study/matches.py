"""Games between bots: one at a time, or many on all cores or on a cluster."""

from __future__ import annotations

import threading
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

import numpy as np

from vivamos.bots.bot import Bot, Policy
from vivamos.bots.levels import bot, bot_for
from vivamos.bots.playing import Setting, play_game, seeds_for
from vivamos.engine.batch import Games
from vivamos.engine.errors import UsageError
from vivamos.engine.rng import game_seed
from vivamos.engine.table import Table
from vivamos.engine.workers import Workers
from vivamos.study.simulation import Summary


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


def play_match(setting: Setting, seed: int, policies: Sequence[Policy], keep: bool = False) -> Match:
    """Play the game with this seed, one policy a seat. They get seeds of their own from it."""
    rules = setting.game.rules
    states = setting.dealt(seed)
    positions = [states.copy()] if keep else None
    actions: list[int] = []
    thinking: list[list[float]] = [[] for _ in range(setting.players)]
    for seat, action, seconds in play_game(setting, states, policies, seeds_for(seed, setting.players)):
        thinking[seat].append(seconds)
        actions.append(action)
        if positions is not None:
            positions.append(states.copy())
    state = states[0]
    scores, worth = np.zeros(setting.players, np.int64), np.zeros(setting.players)
    rules.scores(state, scores)
    rules.utility(state, worth)
    return Match(scores.tolist(), int(rules.winners(state)), worth.tolist(), actions, thinking, positions)


def seat_bots(names: Sequence[str], setting: Setting) -> list[str]:
    """A bot for every seat: the names in turn, from the first again when there are too few."""
    if len(names) > setting.players:
        raise UsageError("too-many-bots", bots=len(names), places=setting.players)
    for name in names:
        bot_for(setting.game, name)  # refuses an unknown name
    return [names[seat % len(names)] for seat in range(setting.players)]


_of_this_thread = threading.local()


def own_bot(name: str) -> Bot:
    """A bot of this thread's own, which plays one game after the other: to make one may take as long as a game."""
    bots: dict[str, Bot] = vars(_of_this_thread).setdefault("bots", {})
    if name not in bots:
        bots[name] = bot(name)
    return bots[name]


def simulate(setting: Setting, names: Sequence[str], games: int, seed: int, workers: Workers) -> Iterator[Summary]:
    """What games between bots come to, one by one: what `simulation.play` is for random players."""
    seats = seat_bots(names, setting)
    return workers.in_order(partial(_summary, setting, seats, seed), range(games))


def _summary(setting: Setting, seats: Sequence[str], seed: int, number: int) -> Summary:
    match = play_match(setting, seed_of(seed, number), [own_bot(name) for name in seats])
    return Summary.of(
        Games(
            np.array([match.scores], np.int16),
            np.array([match.winners], np.uint8),
            np.array([len(match.actions)], np.int32),
        )
    )


def records(
    setting: Setting, names: Sequence[str], games: int, seed: int, workers: Workers
) -> Iterator[dict[str, Any]]:
    """The records of the same games."""
    seats = seat_bots(names, setting)
    return workers.in_order(partial(_record, setting, seats, seed), range(games))


def _record(setting: Setting, seats: Sequence[str], seed: int, number: int) -> dict[str, Any]:
    own_seed = seed_of(seed, number)
    match = play_match(setting, own_seed, [own_bot(name) for name in seats], keep=True)
    positions = np.concatenate(match.positions or [])
    table = Table.from_trace(
        setting.game, setting.players, setting.options, setting.deck, own_seed, np.array(match.actions), positions
    )
    return table.record()


def seed_of(seed: int, number: int) -> int:
    """The seed of a game, or of a deal, of a run."""
    return int(game_seed(np.uint64(seed), np.uint64(number)))

"""The games that are learned from: their settings, who sits where, and the arrays of the batch as tensors."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import torch

from vivamos.bots.levels import LEVELS, notice
from vivamos.bots.rule_of_thumb import CERTAIN
from vivamos.engine.cuda import numba_cuda
from vivamos.engine.game import Game
from vivamos.engine.options import Option
from vivamos.learn.batch import Batch, make_batch


def by_thumb(game: Game) -> dict[str, int]:
    """Levels that play by rule of thumb, with the chance to notice each of their moves.

    (What they overlook beside that is the business of `LevelBot`.)
    """
    levels = {name: notice(level, game) for name, level in LEVELS.items() if level.notice < 1.0}
    return {name: round(chance * CERTAIN) for name, chance in {**levels, "greedy": 1.0}.items()}


class Plan:
    """What is trained for: numbers of players, options and a deck. One policy learns all of it."""

    def __init__(
        self, game: Game, players: Sequence[int], options: Mapping[str, Any], deck: str | Path | None = None
    ) -> None:
        self.game, self.deck = game, deck
        self.deck_data = None if deck is None else dict(game.read_deck(deck).source)  # travels to other machines
        self.players = tuple(game.check_players(seats) for seats in players) or game.players
        self.usual = game.usual_players if game.usual_players in self.players else self.players[0]
        self.options = dict(options)
        for seats in self.players:
            game.settle_options(self.options, seats)  # or the sentence that there is no such option
        self.variants: list[dict[str, Any]] = [
            {option.name: value, **self.options}
            for option in game.options
            if option.name not in self.options
            for value in _other_values(option)
        ]

    def batch(self, n: int, seed: int, device: str, winning: float = 0.0, threads: int | None = None) -> Batch:
        """Games of all numbers of players; every second one with an option changed, each in turn."""
        players = [self.players[row % len(self.players)] for row in range(n)]
        options = [self._options(row // len(self.players)) for row in range(n)]
        return make_batch(self.game, players, n, device, options, self.deck, seed, winning, threads)

    def _options(self, number: int) -> dict[str, Any]:
        if number % 2 == 0 or not self.variants:
            return self.options
        return self.variants[number // 2 % len(self.variants)]


def _other_values(option: Option) -> list[Any]:
    """The values of an option that change how the game is played, but for its default."""
    if option.type == "bool":
        return [not option.default]
    values = option.choices if option.type == "choice" else [option.least, option.most] if option.type == "int" else ()
    return [value for value in values if value != option.default]


class Tensors:
    """The arrays of a batch as tensors: the same memory, on the CPU and on a GPU, so `step` writes into them."""

    def __init__(self, games: Batch, device: torch.device) -> None:
        def shared(array: Any) -> Any:
            return torch.from_numpy(array) if device.type == "cpu" else torch.as_tensor(array, device=device)

        self.observations, self.mask = shared(games.observe()), shared(games.legal_mask())
        self.seat, self.players = shared(games.seat), shared(games.players)
        self.rewards, self.done = shared(games.rewards), shared(games.done)
        self.winners = shared(games.winners)
        self.all_seats = shared(games.observe_all())
        self.actions = torch.zeros(games.n, dtype=torch.int64, device=device)
        self.notice = torch.zeros(games.n, dtype=torch.int64, device=device)
        self.given_actions, self.given_notice = as_array(self.actions), as_array(self.notice)

    def hidden_numbers(self, of_a_seat: int) -> int:
        """How many numbers are hidden from the seat to move, if so many are of each other seat."""
        others: int = self.all_seats.shape[1] - 1
        return others * of_a_seat


def as_array(tensor: Any) -> Any:
    """A tensor as a batch takes it, the same memory: an array of NumPy's, or of Numba's on the GPU."""
    return tensor.numpy() if tensor.device.type == "cpu" else numba_cuda().as_cuda_array(tensor)


def hidden_numbers(plan: Plan, seed: int, games: int = 96, every: int = 7, looks: int = 12) -> list[int]:
    """Which numbers of a seat's observation another seat cannot know, so that only those go to the critic.

    They are those that change when all that the seat to move does not know is dealt anew; found by trying.
    """
    batch = plan.batch(games, seed, "cpu", threads=1)
    knowledge = plan.game.knowledge
    size = len(knowledge.OBSERVATION)
    found = np.zeros(size, np.bool_)
    before, after = np.zeros(size, np.float32), np.zeros(size, np.float32)
    for look in range(looks):
        for _ in range(every):
            batch.step(batch.random_actions())
        worlds = batch.keep()["_states"]
        for row in range(games):
            world = worlds[row : row + 1]
            state, players = world[0], int(world[0].players)
            seat = int(state.seat)
            other = (seat + 1 + row % (players - 1)) % players
            knowledge.observe(state, other, before)
            knowledge.redeal(state, seat, np.uint64(look * games + row))
            knowledge.observe(state, other, after)
            found |= before != after
    return [int(number) for number in np.flatnonzero(found)]


def unit_of_value(plan: Plan, winning: float, seed: int, games: int = 192) -> float:
    """What 1 of a value is: the standard deviation of what a seat wins in a game of rules of thumb."""
    batch = plan.batch(games, seed, "cpu", winning, threads=1)
    actions, notice = np.zeros(games, np.int64), np.full(games, CERTAIN)
    won, ended = np.zeros(batch.rewards.shape), np.zeros(games, np.bool_)
    while not ended.all():
        batch.follow_thumb(actions, notice)
        rewards, done = batch.step(actions)
        won[~ended] += rewards[~ended]
        ended |= done
    seats = np.arange(won.shape[1]) < batch.players[:, None]
    return max(float(won[seats].std()), 1e-3)

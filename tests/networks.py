"""Networks with weights at random, for tests of what plays with them."""

from __future__ import annotations

import itertools

import numpy as np

from vivamos.bots.network import Network
from vivamos.engine.game import Game


def random_network(
    game: Game, hidden: tuple[int, ...], seed: int = 1, observation: int | None = None, actions: int | None = None
) -> Network:
    inputs = observation or len(game.knowledge.OBSERVATION)
    outputs = actions or game.rules.ACTIONS
    numbers = np.random.default_rng(seed)
    sizes = [inputs, *hidden, outputs + 1]
    layers = tuple(
        (
            (numbers.normal(size=(before, after)) / before**0.5).astype(np.float32),
            numbers.normal(size=after).astype(np.float32) / 4,
        )
        for before, after in itertools.pairwise(sizes)
    )
    return Network(game.id, game.version, inputs, outputs, layers, 1.0, {"command": "at random", "seed": seed})

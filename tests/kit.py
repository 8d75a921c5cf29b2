"""What the tests of every game share: its variants, and random games through which they walk."""

from __future__ import annotations

import random
from typing import Any

import pytest

import vivamos
from vivamos.engine.game import Game
from vivamos.engine.table import Table

from scripts import name_of, variants

GAMES = list(vivamos.catalogue().values())
VARIANTS = [(game, variant) for game in GAMES for variant in variants(game)]

each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
each_variant = pytest.mark.parametrize(
    ("game", "variant"), VARIANTS, ids=[f"{game.id} {name_of(variant)}" for game, variant in VARIANTS]
)


def random_table(game: Game, variant: tuple[int, dict[str, Any]], seed: int) -> Table:
    players, options = variant
    return vivamos.deal(game.id, players, seed=seed, options=options)


def sampled_decisions(table: Table, chooser: random.Random, share: float) -> Any:
    """Play a table to its end at random; stop at a share of the decisions, ever more rarely in long games."""
    stops = 0
    while not table.over:
        if chooser.random() < share * min(1.0, 20 / (stops + 1) ** 2):
            stops += 1
            yield
        table.play(chooser.choice(table.moves()))
    yield

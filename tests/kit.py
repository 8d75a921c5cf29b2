"""What the tests of every game share: its variants, and random games through which they walk."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

import numpy as np
import pytest

import vivamos
from vivamos.engine.game import Game
from vivamos.engine.table import Table

from building import name_of, variants

Variant = tuple[int, dict[str, Any]]  # number of players, options

WALKS = 3  # random games of each variant, if they are not very long
ENOUGH = 3000  # decisions
SHORT = 200

GAMES = list(vivamos.catalogue().values())
VARIANTS = [(game, variant) for game in GAMES for variant in variants(game)]

each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
each_variant = pytest.mark.parametrize(
    ("game", "variant"), VARIANTS, ids=[f"{game.id} {name_of(variant)}" for game, variant in VARIANTS]
)


def random_table(game: Game, variant: Variant, seed: int) -> Table:
    players, options = variant
    return vivamos.deal(game.id, players, seed=seed, options=options)


@dataclass
class Stop:
    """Where a walk rests: a table at some decision, or at its end. Whoever looks at it leaves it as it is."""

    table: Table
    chooser: random.Random
    whole_past: bool  # whether it is time to look at all that has happened, which takes as long as the game is

    @property
    def game(self) -> Game:
        return self.table.game

    @property
    def state(self) -> Any:
        return self.table._state

    @property
    def viewers(self) -> list[int | None]:
        return [None, *range(self.table.players)]

    def word(self) -> np.uint64:
        return np.uint64(self.chooser.getrandbits(64))


Check = Callable[[Stop], None]


def walk(game: Game, variant: Variant, checks: Iterable[Check]) -> None:
    """Play some games at random, once for all checks; they look at the first decisions often, later ever more rarely.

    Short games (SLAMBO! has ten decisions) and very long ones (VIVA may have twenty thousand) get enough stops so.
    """
    chooser = random.Random(f"{game.id} {name_of(variant)}")
    checks, decisions = list(checks), 0
    for seed in range(WALKS):
        if decisions > ENOUGH:
            break
        table, stops, looked_back = random_table(game, variant, seed), 0, 0
        while True:
            if table.over or chooser.random() < min(1.0, 20 / (stops + 1) ** 2) / 3:
                stops += 1
                whole_past = table.over or table.decisions < SHORT or table.decisions > 3 * looked_back
                looked_back = table.decisions if whole_past else looked_back
                for check in checks:
                    check(Stop(table, chooser, whole_past))
            if table.over:
                break
            table.play(chooser.choice(table.moves()))
        decisions += table.decisions

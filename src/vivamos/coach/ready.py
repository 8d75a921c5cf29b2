"""Compile ahead what the coach calls, so that nobody waits for it at a hint; and what was compiled ahead."""

from __future__ import annotations

from contextlib import suppress
from functools import cache
from pathlib import Path

import numpy as np

from vivamos.bots.seat_view import SeatView
from vivamos.coach.budget import Budget
from vivamos.coach.ledger import deal_after
from vivamos.coach.trying import Trier
from vivamos.engine.compiled import cache_folder, copy_digest
from vivamos.engine.game import Game
from vivamos.engine.table import Table

ONE = Budget(worlds=8, to_the_end=1, glance=2, moves=2, deals=2, graph=1)


@cache
def make_ready(game: Game) -> None:
    """Compile (or load) all of it for a game."""
    players = game.usual_players
    table = Table(game, players, game.settle_options(None, players), game.deck, seed=1)
    Trier(game, ONE).decide(SeatView.of(table), None, np.uint64(1))
    deal_after(table, ONE, 1, 0)


def was_compiled(game: str) -> bool:
    """Whether all of a game is in the cache already, so that it is only to be loaded."""
    return _mark(game).exists()


def mark_as_compiled(game: str) -> None:
    """Leave a mark in the cache."""
    with suppress(OSError):
        _mark(game).touch()


def _mark(game: str) -> Path:
    """Of this copy of Vivamos: what another one has compiled is in the same folder, but Numba does not load it here."""
    return cache_folder() / f"{game}.{copy_digest()}.warm"

"""How good a network is by now: its win share among bots by rule of thumb, one learned seat a game.

The games fall into pieces of a fixed size, each with a seed of its own: threads and a cluster come to the same numbers.
Nothing here needs PyTorch.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any

import numpy as np

from vivamos.bots.network import Network, forward
from vivamos.engine.game import Game
from vivamos.engine.rng import game_seed
from vivamos.engine.workers import Workers
from vivamos.learn.batch import make_batch

SEED = 99  # the same deals at every look, none of those that are learned from
PIECE = 48  # games that are stepped together


@dataclass(frozen=True)
class Measured:
    """A network, and the games it is measured in."""

    network: Network
    game: Game
    players: int
    options: Mapping[str, Any]
    deck: Mapping[str, Any] | None


@dataclass(frozen=True)
class Piece:
    """Some of these games: the first of them, how many, and the chance of the others to notice each of their moves."""

    first: int
    games: int
    notice: int


def win_shares(about: Measured, notices: Mapping[str, int], games: int, workers: Workers) -> dict[str, float]:
    """Among the others of each name."""
    pieces = [
        Piece(first, min(PIECE, games - first), notice)
        for notice in notices.values()
        for first in range(0, games, PIECE)
    ]
    won = list(workers.in_order(partial(_won, about), pieces))
    each = len(won) // len(notices)
    return {name: sum(won[at * each : (at + 1) * each]) / games for at, name in enumerate(notices)}


def _won(about: Measured, piece: Piece) -> float:
    """How many of the games the network wins, with its likeliest moves, in every seat equally often."""
    n, seed = piece.games, int(game_seed(np.uint64(SEED), np.uint64(piece.first)))
    batch = make_batch(about.game, about.players, n, "cpu", about.options, about.deck, seed, 0.0, 1)
    own = (piece.first + np.arange(n)) % about.players
    actions, notice = np.zeros(n, np.int64), np.zeros(n, np.int64)
    won, ended = np.zeros(n), np.zeros(n, np.bool_)
    while not ended.all():
        mine = np.flatnonzero(batch.seat == own)
        logits, _ = forward(about.network, batch.observe()[mine])
        actions[mine] = np.where(batch.legal_mask()[mine], logits, -np.inf).argmax(1)
        notice.fill(piece.notice)
        notice[mine] = 0
        batch.follow_thumb(actions, notice)
        _, done = batch.step(actions)
        for row in np.flatnonzero(done & ~ended):
            winners = int(batch.winners[row])
            won[row] = (winners >> int(own[row]) & 1) / max(1, winners.bit_count())
        ended |= done
    return float(won.sum())

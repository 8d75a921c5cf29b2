"""How much the coach looks at: a budget in worlds, never in seconds, so that a review can be repeated."""

from __future__ import annotations

import msgspec

from vivamos.engine.game import Game


class Budget(msgspec.Struct, frozen=True, kw_only=True):
    """How many worlds are played through. More of them make the errors smaller, by their square root."""

    worlds: int = 1_500  # in which each move of a decision is tried
    to_the_end: int = 300  # of them played to the end of the game, for the share of the win
    glance: int = 40  # worlds for a first look, where there are many moves
    moves: int = 8  # moves that are looked at closely after it
    deals: int = 1_000  # rounds that reference players play for the luck of a deal
    graph: int = 150  # rounds that they play from every position, for the graph
    reasons: int = 48  # playouts of a move that are put into words, to tell why; 0: no reasons are told


def full(game: Game) -> Budget:
    """What a review takes if nobody asks for more or less: small games can afford more worlds (game.toml)."""
    return Budget(worlds=int(game.coach["worlds"]))


QUICK = Budget(worlds=100, to_the_end=40, glance=20, moves=6, deals=200, graph=30)
HINT = Budget(worlds=400, to_the_end=0, glance=40, moves=5)

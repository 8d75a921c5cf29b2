"""Many games of random players at once on the CPU: compiled, without the GIL, on as many cores as wanted.

Game number `i` of a run under a seed is always the same game, whichever thread or device plays it: it is
`vivamos.deal(…, seed=game_seed(seed, i))` with random players that draw from a stream of their own.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np

from vivamos.engine.compiled import compiled, inner
from vivamos.engine.dispatch import apply, check, legal, scores, start, winners
from vivamos.engine.errors import VivamosError
from vivamos.engine.game import Game
from vivamos.engine.rng import below, first_counter, following, game_seed, mixed, player_counter
from vivamos.engine.state import OVER

CHUNK = 1 << 13  # games a thread plays before it reports: some milliseconds of work
MOST_DECISIONS = 1_000_000  # a game longer than this is a fault of its rules, not a long game


@dataclass
class Games:
    """The results of many games, one row a game."""

    scores: Any
    winners: Any  # seats as bits
    lengths: Any  # decisions

    @classmethod
    def blank(cls, games: int, players: int) -> Games:
        return cls(np.zeros((games, players), np.int16), np.zeros(games, np.uint8), np.zeros(games, np.int32))


class BrokenInvariantError(VivamosError):
    """A game's own `check` failed: never a user's mistake."""


@inner
def begin(s: Any, seed: Any) -> Any:
    """Deal a prepared record under a game's seed; returns the first counter of its random players."""
    s.rng = first_counter(seed)
    start(s)
    return player_counter(seed)


@inner
def choose(moves: Any, n: Any, players: Any) -> Any:
    """One of `n` moves, by the random players' counter."""
    return np.int64(moves[below(mixed(players), n)])


@compiled
def play_games(box: Any, blank: Any, moves: Any, seed: Any, first: Any, out: Any, won: Any, lengths: Any) -> Any:
    """Play games `first`, `first + 1`, … of a run, one for each row of the results; returns all decisions made."""
    total = 0
    s = box[0]
    for i in range(len(lengths)):
        box[0] = blank[0]
        random_players = begin(s, game_seed(seed, first + i))
        decisions = 0
        while s.seat != OVER:
            n = legal(s, moves)
            random_players = following(random_players)
            apply(s, choose(moves, n, random_players))
            decisions += 1
        scores(s, out[i])
        won[i] = winners(s)
        lengths[i] = decisions
        total += decisions
    return total


@compiled
def check_games(
    box: Any, blank: Any, moves: Any, seed: Any, first: Any, games: Any, every: Any
) -> tuple[int, int, int]:
    """Play every `every`-th game of a run with all invariants checked; (0, 0, 0), or what broke, where and when."""
    s = box[0]
    for i in range(first, first + games):
        if i % every != 0:
            continue
        box[0] = blank[0]
        random_players = begin(s, game_seed(seed, i))
        decisions = 0
        broken = check(s)
        while s.seat != OVER and broken == 0:
            n = legal(s, moves)
            if n < 1 or n > len(moves) or decisions > MOST_DECISIONS:
                broken = 100
                break
            random_players = following(random_players)
            apply(s, choose(moves, n, random_players))
            decisions += 1
            broken = check(s)
        if broken != 0:
            return broken, i, decisions
    return 0, 0, 0


@compiled
def trace_game(box: Any, blank: Any, moves: Any, seed: Any, actions: Any, positions: Any) -> Any:
    """Play one game and keep every action, and the record after each (the deal first); -1 if it does not fit."""
    box[0] = blank[0]
    s = box[0]
    random_players = begin(s, seed)
    positions[0] = box[0]
    decisions = 0
    while s.seat != OVER:
        if decisions == len(actions):
            return -1
        n = legal(s, moves)
        random_players = following(random_players)
        action = choose(moves, n, random_players)
        apply(s, action)
        actions[decisions] = action
        decisions += 1
        positions[decisions] = box[0]
    return decisions


@compiled
def sign_games(box: Any, blank: Any, moves: Any, seed: Any, games: Any) -> Any:
    """One number over every choice and result of some games: it changes when the behaviour of a game does."""
    signature = mixed(np.uint64(seed))
    out = np.zeros(8, np.int64)
    s = box[0]
    for i in range(games):
        box[0] = blank[0]
        random_players = begin(s, game_seed(seed, i))
        while s.seat != OVER:
            n = legal(s, moves)
            random_players = following(random_players)
            action = choose(moves, n, random_players)
            signature = mixed(signature ^ np.uint64(action + 1024 * n + (1 << 20) * np.int64(s.seat)))
            apply(s, action)
        scores(s, out)
        for seat in range(s.players):
            signature = mixed(signature ^ np.uint64(out[seat] + (1 << 32)))
    return signature


def workspace(game: Game, blank: Any) -> tuple[Any, Any, Any]:
    """What every function above takes first: a record to play on, the prepared one, and room for moves."""
    return np.zeros_like(blank), blank, np.zeros(game.rules.MOST_MOVES, np.int16)


def cores() -> int:
    """The cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def chunks(games: int, size: int = CHUNK) -> Iterator[tuple[int, int]]:
    """Cut a run into (first, number) pieces."""
    return ((first, min(size, games - first)) for first in range(0, games, size))


def simulate(game: Game, blank: Any, games: int, seed: int, threads: int | None = None) -> Iterator[Games]:
    """Play `games` games on `threads` cores (None: all); yields the results piece by piece, in order."""
    players = int(blank[0].players)

    def play(piece: tuple[int, int]) -> Games:
        first, number = piece
        results = Games.blank(number, players)
        play_games(*workspace(game, blank), np.uint64(seed), first, results.scores, results.winners, results.lengths)
        return results

    yield from in_threads(play, chunks(games), threads or cores())


def check_invariants(
    game: Game, blank: Any, games: int, seed: int, every: int = 1, threads: int | None = None
) -> Iterator[int]:
    """Play with `check` called at every decision of each `every`-th game; yields how many games are done."""

    def play(piece: tuple[int, int]) -> int:
        first, number = piece
        broken, at, decisions = check_games(*workspace(game, blank), np.uint64(seed), first, number, every)
        if broken:
            raise broken_invariant(game, broken, seed, at, decisions)
        return number

    yield from in_threads(play, chunks(games), threads or cores())


def broken_invariant(game: Game, broken: int, seed: int, at: int, decisions: int) -> BrokenInvariantError:
    """What broke, and how to come back to it."""
    own_seed = int(game_seed(np.uint64(seed), at))
    return BrokenInvariantError(
        "invariant-broken", game=game.name, invariant=broken, decision=decisions, seed=str(own_seed)
    )


def in_threads(work: Callable[[Any], Any], pieces: Iterable[Any], threads: int) -> Iterator[Any]:
    """Results in order, with never more than a few pieces ahead of the reader: memory stays flat."""
    with ThreadPoolExecutor(threads) as pool:
        waiting = []
        for piece in pieces:
            waiting.append(pool.submit(work, piece))
            if len(waiting) > 2 * threads:
                yield waiting.pop(0).result()
        for future in waiting:
            yield future.result()


def random_record(game: Game, players: int, options: dict[str, Any], deck: Any, seed: int) -> dict[str, Any]:
    """The record of one game between random players: the same game that `simulate` plays under that seed."""
    from vivamos.engine.table import Table

    blank = game.set_up(players, options, deck)
    room = 512
    while True:
        actions, positions = np.zeros(room, np.int64), np.zeros(room + 1, game.rules.STATE)
        decisions = trace_game(*workspace(game, blank), np.uint64(seed), actions, positions)
        if decisions >= 0:
            break
        room *= 4
    return Table.from_trace(game, players, options, deck, seed, actions[:decisions], positions).record()

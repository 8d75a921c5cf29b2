"""Many games of random players at once on the CPU: compiled, without the GIL, on as many cores as wanted.

Game number `i` of a run under a seed is always the same game, whichever thread or device plays it: it is
`vivamos.deal(…, seed=game_seed(seed, i))` with random players that draw from a stream of their own.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from typing import Any

import numpy as np

from vivamos.engine.compiled import compiled, inner, taking_functions
from vivamos.engine.dispatch import apply, broken, legal, scores, start, winners
from vivamos.engine.errors import VivamosError
from vivamos.engine.game import Game
from vivamos.engine.rng import below, first_counter, following, game_seed, mixed, player_counter
from vivamos.engine.state import OVER

CHUNK = 1 << 13  # games a thread plays before it reports: some milliseconds of work
NO_MOVES_OR_NO_END = 100  # in place of an invariant: a seat without a move, with too many, or a game without an end
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
    """Deal a prepared state under a game's seed; returns the first counter of its random players."""
    s.rng = first_counter(seed)
    start(s)
    return player_counter(seed)


@inner
def choose(moves: Any, n: Any, players: Any) -> Any:
    """One of `n` moves, by the random players' counter."""
    return np.int64(moves[below(mixed(players), n)])


@taking_functions
def play_game(s: Any, moves: Any, counter: Any, look: Any, kept: Any) -> Any:
    """The one loop in which random players play a dealt game; returns how many decisions they made.

    `look(s, action, n, decisions, kept)` is asked before each decision, with how many moves there are and how many
    decisions were made; the game is broken off where it says False.
    """
    decisions = 0
    while s.seat != OVER:
        n = legal(s, moves)
        counter = following(counter)
        action = choose(moves, n, counter)
        if not look(s, action, n, decisions, kept):
            break
        apply(s, action)
        decisions += 1
    return decisions


@inner
def just_play(s: Any, action: Any, n: Any, decisions: Any, kept: Any) -> bool:
    return True


@inner
def is_sound(s: Any, action: Any, n: Any, decisions: Any, most_moves: Any) -> bool:
    """No invariant is broken, and there is at least one move, and room for all."""
    return bool(broken(s) == 0 and 1 <= n <= most_moves and decisions <= MOST_DECISIONS)


@inner
def keep(s: Any, action: Any, n: Any, decisions: Any, kept: Any) -> bool:
    """Keep the action and the state before it, as long as there is room."""
    states, actions, positions = kept
    positions[decisions] = states[0]
    if decisions < len(actions):
        actions[decisions] = action
    return bool(decisions < len(actions))


@inner
def sign(s: Any, action: Any, n: Any, decisions: Any, signature: Any) -> bool:
    signature[0] = mixed(signature[0] ^ np.uint64(action + 1024 * n + (1 << 20) * np.int64(s.seat)))
    return True


@compiled
def play_games(states: Any, blank: Any, moves: Any, seed: Any, first: Any, out: Any, won: Any, lengths: Any) -> Any:
    """Play games `first`, `first + 1`, … of a run, one for each row of the results; returns all decisions made."""
    total = 0
    s = states[0]
    for i in range(len(lengths)):
        states[0] = blank[0]
        decisions = play_game(s, moves, begin(s, game_seed(seed, first + i)), just_play, 0)
        scores(s, out[i])
        won[i] = winners(s)
        lengths[i] = decisions
        total += decisions
    return total


@compiled
def check_games(
    states: Any, blank: Any, moves: Any, seed: Any, first: Any, games: Any, every: Any
) -> tuple[int, int, int]:
    """Play every `every`-th game of a run with all invariants checked; (0, 0, 0), or what broke, where and when."""
    s = states[0]
    for i in range(first, first + games):
        if i % every != 0:
            continue
        states[0] = blank[0]
        decisions = play_game(s, moves, begin(s, game_seed(seed, i)), is_sound, len(moves))
        found = broken(s)
        if found == 0 and s.seat != OVER:
            found = NO_MOVES_OR_NO_END
        if found != 0:
            return found, i, decisions
    return 0, 0, 0


@compiled
def trace_game(states: Any, blank: Any, moves: Any, seed: Any, actions: Any, positions: Any) -> Any:
    """Play one game and keep every action, and the state after each (the deal first); -1 if it does not fit."""
    states[0] = blank[0]
    s = states[0]
    decisions = play_game(s, moves, begin(s, seed), keep, (states, actions, positions))
    positions[decisions] = states[0]
    return decisions if s.seat == OVER else -1


@compiled
def sign_games(states: Any, blank: Any, moves: Any, seed: Any, games: Any) -> Any:
    """One number over every choice and result of some games: it changes when the behaviour of a game does."""
    signature = np.full(1, mixed(np.uint64(seed)))
    out = np.zeros(8, np.int64)
    s = states[0]
    for i in range(games):
        states[0] = blank[0]
        play_game(s, moves, begin(s, game_seed(seed, i)), sign, signature)
        scores(s, out)
        for seat in range(s.players):
            signature[0] = mixed(signature[0] ^ np.uint64(out[seat] + (1 << 32)))
    return signature[0]


def workspace(game: Game, blank: Any) -> tuple[Any, Any, Any]:
    """What every function above takes first: a state to play on, the prepared one, and room for moves."""
    return np.zeros_like(blank), blank, np.zeros(game.rules.MOST_MOVES, np.int16)


def cores() -> int:
    """The cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def chunks(games: int, size: int = CHUNK) -> Iterator[tuple[int, int]]:
    """Cut a run into (first, number) pieces."""
    return ((first, min(size, games - first)) for first in range(0, games, size))


def simulate(game: Game, blank: Any, games: int, seed: int, threads: int | None = None) -> Iterator[Games]:
    """Play `games` games on `threads` cores (None: all); yields the results piece by piece, in order."""
    return in_threads(partial(simulate_piece, game, blank, seed), chunks(games), threads or cores())


def simulate_piece(game: Game, blank: Any, seed: int, piece: tuple[int, int]) -> Games:
    """The results of a (first, number) piece of a run."""
    first, number = piece
    results = Games.blank(number, int(blank[0].players))
    play_games(*workspace(game, blank), np.uint64(seed), first, results.scores, results.winners, results.lengths)
    return results


def check_invariants(
    game: Game, blank: Any, games: int, seed: int, every: int = 1, threads: int | None = None
) -> Iterator[int]:
    """Play with `check` called at every decision of each `every`-th game; yields how many games are done."""
    return in_threads(partial(check_piece, game, blank, seed, every), chunks(games), threads or cores())


def check_piece(game: Game, blank: Any, seed: int, every: int, piece: tuple[int, int]) -> int:
    """The same for a (first, number) piece of a run; how many games it had."""
    first, number = piece
    found, at, decisions = check_games(*workspace(game, blank), np.uint64(seed), first, number, every)
    if found:
        raise broken_invariant(game, found, seed, at, decisions)
    return number


def broken_invariant(game: Game, found: int, seed: int, at: int, decisions: int) -> BrokenInvariantError:
    """What broke, and how to come back to it."""
    own_seed = int(game_seed(np.uint64(seed), at))
    return BrokenInvariantError(
        "invariant-broken", game=game.name, invariant=found, decision=decisions, seed=str(own_seed)
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

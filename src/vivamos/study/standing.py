"""Learns how the seats stand in the middle of a round, from games of the rule of thumb, for playouts that end there.

    python -m vivamos.study.standing viva [--games 4000] [--seed 1]

It is for a game whose folder has a `standing.py`: `NUMBERS` in some tables, `places(s, seat, ahead)`, where a seat
finds its own in them, and `can_be_judged(s)`. Their sum is to say how much likelier a seat is to win the round: a
softmax over the seats is fitted to who did. It writes `standing.learned.toml`: the same command, the same numbers.
"""

from __future__ import annotations

import argparse
import json
import sys
from importlib import import_module
from typing import Any

import numba
import numpy as np

import vivamos
from vivamos.bots.rule_of_thumb import CERTAIN, some_move
from vivamos.bots.searcher import Style
from vivamos.engine.dispatch import apply, legal, start, utility
from vivamos.engine.errors import GameFilesError
from vivamos.engine.files import write_whole
from vivamos.engine.game import Game
from vivamos.engine.learned import SCALE, learned_file, learned_numbers
from vivamos.engine.rng import below, following, mixed
from vivamos.engine.state import OVER

ONE_IN = 6  # positions of a game that are looked at: those that follow each other are much alike
MOST_ROWS = 60_000  # for each number of players
EPOCHS, LATE, ROWS = 6, 4, 8192
TABLES = 3


def gatherer(standing: Any) -> Any:
    """The function that plays games and writes down, for positions of theirs, where each seat finds its numbers."""
    places, can_be_judged, next_seat = standing.places, standing.can_be_judged, standing.next_playing

    @numba.njit(nogil=True)  # type: ignore[untyped-decorator]
    def gather(blank: Any, states: Any, games: Any, moves: Any, rule: Any, seed: Any, found: Any, won: Any) -> Any:
        s = states[0]
        counter = seed
        seats = np.full(won.shape + found.shape[1:2], -1)
        before, after = np.zeros(8), np.zeros(8)
        rows = 0
        for _ in range(games):
            states[0] = blank[0]
            counter = following(counter)
            s.rng = mixed(counter)
            start(s)
            while s.seat != OVER:
                first, rounds = rows, s.rounds
                utility(s, before)
                while s.seat != OVER and s.rounds == rounds:
                    counter = following(counter)
                    if can_be_judged(s) and below(mixed(~counter), ONE_IN) == 0 and rows < len(found):
                        seat, ahead = np.int64(s.turn), 0
                        while ahead == 0 or seat != s.turn:
                            found[rows, ahead] = places(s, seat, ahead)
                            seats[rows, ahead] = seat
                            seat = next_seat(s, seat)
                            ahead += 1
                        rows += 1
                    apply(s, some_move(s, moves, legal(s, moves), rule, counter))
                utility(s, after)
                for row in range(first, rows):
                    for ahead in range(seats.shape[1]):
                        seat = seats[row, ahead]
                        if seat >= 0 and after[seat] - before[seat] > 0.0:
                            won[row] = ahead
        return rows

    return gather


def positions_of(game: Game, standing: Any, games: int, seed: int) -> tuple[Any, Any]:
    """Where the seats find their numbers, in the order of their turns, and which of them won; for all tables."""
    gather, rules = gatherer(standing), game.rules
    found, won = [], []
    most = game.players[-1]
    for players in game.players:
        blank = game.set_up(players, game.settle_options(None, players), game.deck)
        places, winner = np.full((MOST_ROWS, most, TABLES), -1, np.int64), np.full(MOST_ROWS, -1, np.int64)
        moves = np.zeros(rules.MOST_MOVES, np.int16)
        rule, own_seed = round(Style().rule_of_thumb * CERTAIN), np.uint64(seed * 100 + players)
        rows = gather(blank, blank.copy(), games, moves, rule, own_seed, places, winner)
        decided = winner[:rows] >= 0
        found.append(places[:rows][decided])
        won.append(winner[:rows][decided])
    order = np.random.default_rng(seed).permutation(sum(map(len, won)))
    return np.concatenate(found)[order], np.concatenate(won)[order]


def chances(weights: Any, places: Any) -> Any:
    """The chance of each seat; 0 where nobody sits."""
    there = places[:, :, 0] >= 0
    likely = np.exp(np.where(there, weights[places].sum(-1), -np.inf))
    return likely / likely.sum(1, keepdims=True)


def fitted(places: Any, won: Any, numbers: int) -> Any:
    """The numbers by which those who won were likeliest to (Adam)."""
    weights, mean, square = np.zeros((3, numbers))
    step = 0
    for epoch in range(EPOCHS):
        for at in range(0, len(won), ROWS):
            some, winner = places[at : at + ROWS], won[at : at + ROWS]
            wrong = chances(weights, some)
            wrong[np.arange(len(winner)), winner] -= 1.0
            there = some[:, :, 0] >= 0
            slope = 1e-6 * weights
            for table in range(TABLES):
                slope += np.bincount(some[:, :, table][there], wrong[there], minlength=numbers) / len(winner)
            step += 1
            mean = 0.9 * mean + 0.1 * slope
            square = 0.99 * square + 0.01 * slope**2
            rate = 0.05 if epoch < LATE else 0.01
            weights -= rate * mean / (1 - 0.9**step) / (np.sqrt(square / (1 - 0.99**step)) + 1e-6)
    return weights


def surprise(weights: Any, places: Any, won: Any) -> float:
    """The mean of -log of the chance of those who won: what is lost by not knowing it."""
    return float(-np.log(chances(weights, places)[np.arange(len(won)), won]).mean())


def learn(game: Game, games: int, seed: int) -> str:
    """Learn, and write the file; returns what it is worth, in a line."""
    standing = import_module(f"{game.package}.standing")
    path = learned_file(str(standing.__file__), "standing")
    try:
        learned_numbers(str(standing.__file__), "standing", standing.NUMBERS)
    except GameFilesError:  # of other rules: the game must be playable before it can be learned anew
        write_whole(path, _text(game, "", [0] * standing.NUMBERS, {}).encode())
    places, won = positions_of(game, standing, games, seed)
    kept = len(won) // 10
    weights = fitted(places[kept:], won[kept:], standing.NUMBERS)
    told = {
        "positions": len(won) - kept,
        "surprise": round(surprise(weights, places[:kept], won[:kept]), 4),
        "surprise_of_knowing_nothing": round(surprise(0.0 * weights, places[:kept], won[:kept]), 4),
    }
    command = f"python -m vivamos.study.standing {game.id} --games {games} --seed {seed}"
    numbers = np.round(weights * SCALE).astype(int).tolist()
    write_whole(path, _text(game, command, numbers, told).encode())
    return f"{path.name}: {told}"


def _text(game: Game, command: str, numbers: list[int], told: dict[str, Any]) -> str:
    lines = [f"rules = {game.version}", f"command = {json.dumps(command)}", f"scale = {SCALE}"]
    lines += [f"{name} = {value}" for name, value in told.items()]
    rows = [", ".join(map(str, numbers[at : at + 20])) for at in range(0, len(numbers), 20)]
    return "\n".join([*lines, "numbers = [", *(f"    {row}," for row in rows), "]", ""])


def main() -> None:
    parser = argparse.ArgumentParser(description=str(__doc__).partition("\n")[0])
    parser.add_argument("game", help="the game's id")
    parser.add_argument("--games", type=int, default=4000, help="games for each number of players (4000)")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    print(learn(vivamos.game(chosen.game), chosen.games, chosen.seed), file=sys.stderr)


if __name__ == "__main__":
    main()

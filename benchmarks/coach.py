"""What the coach must hold, measured: `python benchmarks/coach.py [--games N] [--positions N] [--worlds N] [GAME …]`.

With `--luck` only the luck of the deals is looked at, which takes a tenth of the time. `--first 1000`: other games.

- The accounts of luck and play add up in every game, and luck has mean 0 within its error.
- The better level's own decisions are better: half of the seats are of one level, half of another.
- The coach's best move is at least as good as the expert's under a search 100 times as large.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from typing import Any

import numpy as np
from msgspec.structs import replace

import vivamos
from vivamos.bots.levels import LEVELS, iterations
from vivamos.bots.playing import Setting
from vivamos.bots.searcher import SearchBot, Style
from vivamos.bots.seat_view import SeatView
from vivamos.coach.budget import Budget, full
from vivamos.coach.ledger import deal_after, deals_in
from vivamos.coach.review import review
from vivamos.coach.trying import Trier
from vivamos.engine.table import Table
from vivamos.study.matches import play_match, seed_of

MANY = Budget(worlds=100, to_the_end=0, glance=12, moves=5, deals=150, graph=1, reasons=0)  # for many games: --worlds
NORMAL_95 = 1.959964


def setting_of(name: str) -> Setting:
    game = vivamos.game(name)
    players = game.usual_players
    return Setting(game, players, game.settle_options(None, players), game.deck)


def levels_of(name: str, number: int, better: str, worse: str) -> list[str]:
    """Who plays a game: the two levels in turn round the table, beginning with the one and the other."""
    return [(better, worse)[(seat + number) % 2] for seat in range(setting_of(name).players)]


def played(name: str, number: int, levels: list[str]) -> Table:
    """A game that these levels have played, as it is read from its record."""
    setting, seed = setting_of(name), seed_of(1, number)
    match = play_match(setting, seed, [vivamos.bot(level) for level in levels], keep=True)
    table = Table.from_trace(
        setting.game, setting.players, setting.options, setting.deck, seed, np.array(match.actions),
        np.concatenate(match.positions or []),
    )  # fmt: skip
    return vivamos.replay(table.record())


def luck_of_game(task: tuple[str, int, str, str]) -> list[float]:
    """The luck of every seat of one game."""
    name, number, better, worse = task
    table = played(name, number, levels_of(name, number, better, worse))
    luck = sum(deal_after(table, MANY, number, deal).luck for deal in deals_in(table))
    return [float(each) for each in luck]


def luck(name: str, games: range, better: str, worse: str, processes: int) -> None:
    began = time.time()
    tasks = [(name, number, better, worse) for number in games]
    with ProcessPoolExecutor(processes) as pool:
        found = np.array(list(pool.map(luck_of_game, tasks, chunksize=4)))
    for seat in range(found.shape[1]):
        print(f"  luck of seat {seat}: {interval(found[:, seat])}")
    print(f"  luck: {len(games)} games; {time.time() - began:.0f} s", flush=True)


def one_game(task: tuple[str, int, str, str, int]) -> list[tuple[str, float, float, float]]:
    """(level, luck, own, what is missing in the account) of every seat of one game."""
    name, number, better, worse, worlds = task
    levels = levels_of(name, number, better, worse)
    found = review(played(name, number, levels), replace(MANY, worlds=worlds), seed=number)
    rows = []
    for seat in found.seats:
        account = seat.points
        missing = account.result - (account.fair + account.luck + account.own + account.rest)
        own = -sum(each.cost for each in found.decisions if each.seat == seat.seat)
        rows.append((levels[seat.seat], sum(seat.luck), own, abs(missing)))
    return rows


def interval(values: Any) -> str:
    margin = NORMAL_95 * np.std(values, ddof=1) / np.sqrt(len(values))
    return f"{np.mean(values):+.3f} ± {margin:.3f}"


def accounts(name: str, games: range, better: str, worse: str, processes: int, worlds: int) -> None:
    began = time.time()
    tasks = [(name, number, better, worse, worlds) for number in games]
    with ProcessPoolExecutor(processes) as pool:
        found = list(pool.map(one_game, tasks, chunksize=4))
    missing = max(row[3] for rows in found for row in rows)
    seats = len(found[0])
    for seat in range(seats):
        print(f"  luck of seat {seat}: {interval([rows[seat][1] for rows in found])}")
    difference = [mean_of(rows, better) - mean_of(rows, worse) for rows in found]
    print(f"  own decisions, {better}: {interval([mean_of(rows, better) for rows in found])}")
    print(f"  own decisions, {worse}: {interval([mean_of(rows, worse) for rows in found])}")
    print(f"  {better} less {worse}: {interval(difference)}")
    print(f"  accounts: {len(games)} games, at most {missing:.1e} missing; {time.time() - began:.0f} s", flush=True)


def mean_of(rows: list[tuple[str, float, float, float]], level: str) -> float:
    return float(np.mean([own for found, _, own, _ in rows if found == level]))


def one_position(task: tuple[str, int]) -> tuple[bool, float, float]:
    """Whether coach and expert agree; else by how much the coach's move is better by a large search, and its error."""
    name, number = task
    chooser = random.Random(number)
    while True:
        table = vivamos.deal(name, seed=chooser.getrandbits(40))
        found = []
        while not table.over:
            if len(table.moves()) > 1:
                found.append(table.position())
            table.play(vivamos.bot("regular", seed=number).choose(table))
        if found:
            break
    game = table.game
    view = SeatView(game, table.players, table.options, table.deck, chooser.choice(found))
    size = iterations(LEVELS["expert"], game)
    expert = SearchBot(size, Style(), seed=number).decide(view)
    coach = Trier(game, full(game)).decide(view, None, view.word(1))[0].action
    if coach == expert:
        return True, 0.0, 0.0
    # Each of the two moves is the root of a search of that size, in the same fresh worlds: in one search for both, the
    # move that it likes less would hardly be visited, and its value would be worth little.
    judge = Trier(game, Budget(worlds=100 * size, to_the_end=0))
    judge.deal(view, view.word(2))
    tried = {each.action: each for each in judge.compare([coach, expert], view.word(2))}
    return False, *tried[coach].better_than(tried[expert])


def positions(name: str, number: int, processes: int) -> None:
    began = time.time()
    with ProcessPoolExecutor(processes) as pool:
        found = list(pool.map(one_position, [(name, i) for i in range(number)]))
    same = sum(agree for agree, _, _ in found)
    worse = sum(not agree and mean < -2 * error for agree, mean, error in found)
    differing = [mean for agree, mean, _ in found if not agree] or [0.0]
    print(
        f"  positions: {number}, the same move in {same}; the coach's at least as good in {1 - worse / number:.1%}; "
        f"where they differ it is better by {np.mean(differing):+.3f}; {time.time() - began:.0f} s",
        flush=True,
    )


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("games", nargs="*", default=list(vivamos.catalogue()), metavar="GAME")
    parser.add_argument("--games", dest="number", type=int, default=1000)
    parser.add_argument("--positions", type=int, default=200)
    parser.add_argument("--luck", action="store_true", help="look at the luck of the games, and at nothing else")
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    parser.add_argument("--levels", nargs=2, default=["expert", "casual"], metavar="LEVEL")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--worlds", type=int, default=MANY.worlds)
    chosen = parser.parse_args()
    games = range(chosen.first, chosen.first + chosen.number)
    for name in chosen.games:
        print(name, flush=True)
        if chosen.luck:
            luck(name, games, *chosen.levels, chosen.processes)
            continue
        if games:
            accounts(name, games, *chosen.levels, chosen.processes, chosen.worlds)
        if chosen.positions:
            positions(name, chosen.positions, chosen.processes)


if __name__ == "__main__":
    sys.exit(main())

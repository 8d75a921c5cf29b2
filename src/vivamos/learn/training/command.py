"""The arguments of `vivamos train`, and what it shows while it learns. PyTorch is imported when it begins."""

from __future__ import annotations

import argparse
import math
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

from vivamos.engine.errors import UsageError

if TYPE_CHECKING:
    from vivamos.engine.game import Game
    from vivamos.engine.workers import Workers
    from vivamos.learn.training.loop import Now

Whole = Callable[[int, int], Callable[[str], int]]
MOST_SIZE = 8192
LEVELS_SHOWN = ("newcomer", "casual", "greedy")


def add_arguments(parser: argparse.ArgumentParser, whole: Whole) -> None:
    """`whole(least, most)` reads a whole number between the two."""
    parser.add_argument("game", metavar="GAME", help="a game's id, as 'vivamos games' lists them")
    budget = parser.add_mutually_exclusive_group(required=True)
    budget.add_argument("--minutes", type=_minutes, metavar="M", help="how long, in all: the clock stops in between")
    budget.add_argument(
        "--updates",
        type=whole(1, 10**9),
        metavar="N",
        help="how often it learns, instead: gives the same weights again",
    )
    parser.add_argument("--device", choices=("cpu", "cuda"), default="cpu", help="learn on the CPU or an NVIDIA GPU")
    parser.add_argument(
        "--output", type=Path, metavar="DIR", help="where checkpoint, curves and policy go (default: training-GAME)"
    )
    parser.add_argument(
        "--resume", action="store_true", help="go on with a training that is there, even with another budget"
    )
    parser.add_argument(
        "--seed", type=whole(0, 2**63 - 1), default=1, help="the same seed learns the same (default: 1)"
    )
    parser.add_argument(
        "--players",
        type=_numbers(99),
        default=(),
        metavar="N[,N…]",
        help="how many (default: all that the game can seat)",
    )
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE",
        help="keep an option of the game at a value (default: all values in turn); may be repeated",
    )  # fmt: skip
    parser.add_argument("--deck", type=Path, metavar="FILE", help="a deck file (TOML) instead of the game's own deck")
    parser.add_argument(
        "--hidden", type=_numbers(MOST_SIZE), metavar="N[,N…]", help="sizes of the network's hidden layers"
    )
    parser.add_argument("--threads", type=whole(1, 1024), help="CPU threads (default: one a core)")
    parser.add_argument(
        "--cluster",
        metavar="local|ADDRESS",
        help="measure the policy on Ray, here or on a cluster at HOST:PORT (extra 'cluster')",
    )


def run(chosen: Any, game: Game, options: Mapping[str, str]) -> int:
    """Train."""
    if find_spec("torch") is None:
        raise UsageError("adapter-not-installed", package="PyTorch", extra="learn")
    from vivamos.learn.training.loop import train
    from vivamos.learn.training.order import Order

    players = tuple(game.check_players(seats) for seats in chosen.players)
    settled = game.settle_options(options, min(players or game.players))
    output = chosen.output or Path(f"training-{game.id}")
    order = Order(
        game, output, chosen.minutes, chosen.updates, chosen.seed, chosen.device, chosen.threads, players,
        {name: settled[name] for name in options},
        chosen.deck, chosen.hidden, chosen.resume,
    )  # fmt: skip
    with _workers(chosen) as workers, _shown(game.name) as tell:
        policy = train(order, tell, workers)
    print(f"The policy is in {policy}.")
    return 0


@contextmanager
def _workers(chosen: Any) -> Iterator[Workers | None]:
    """Whoever plays the games in which the policy is measured; None: the threads of this machine."""
    if chosen.cluster is None:
        yield None
        return
    from vivamos.engine.cluster import LOCAL, Cluster

    with Cluster(chosen.cluster, chosen.threads if chosen.cluster == LOCAL else None) as cluster:
        yield cluster


@contextmanager
def _shown(name: str) -> Iterator[Callable[[Now], None]]:
    """A bar on standard error, if a person is there to see it, and a line for each time the policy was measured."""
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeElapsedColumn

    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeElapsedColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(name, total=1.0)

        def tell(now: Now) -> None:
            bar.update(task, completed=now.share, description=f"{name}, {now.pace:,.0f} decisions/s")
            if now.row is not None:
                print(_line(now), flush=True)

        yield tell


def _line(now: Now) -> str:
    """How far it is, and the share of games won by one learned seat among bots of a level."""
    row = now.row or {}
    shares = ", ".join(f"{row[level]:.1%} among {level}" for level in LEVELS_SHOWN)
    return f"{now.share:4.0%}  {now.decisions / 1e6:8.2f} M decisions  {now.pace:8,.0f}/s  wins {shares}"


def _minutes(text: str) -> float:
    try:
        minutes = float(text)
    except ValueError:
        minutes = math.nan
    if not 0 < minutes <= 1e6:
        raise argparse.ArgumentTypeError(f"must be a number of minutes above 0, not {text[:40]!r}")
    return minutes


def _numbers(most: int) -> Callable[[str], tuple[int, ...]]:
    def read(text: str) -> tuple[int, ...]:
        parts = text.split(",")
        if not all(part.isdecimal() and len(part) < 6 and 0 < int(part) <= most for part in parts):
            raise argparse.ArgumentTypeError(f"must be whole numbers from 1 to {most}, by commas, not {text[:40]!r}")
        return tuple(int(part) for part in parts)

    return read

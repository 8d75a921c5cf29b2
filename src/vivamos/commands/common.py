"""What commands have in common: arguments, and how they show that they work."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

import vivamos
from vivamos.engine.errors import DataError, UsageError, shown, why_not_opened

if TYPE_CHECKING:
    from rich.console import Console

    from vivamos.bots.playing import Setting
    from vivamos.engine.workers import Workers


Command = Callable[..., argparse.ArgumentParser]
DATABASE = "sqlite:///FILE or postgresql://… (default: the file in your data folder)"
MOST_WHOLE = 10**15  # more games than anybody waits for, and what a machine word still holds
BOTS = (
    "newcomer, casual, regular, expert, master, champion (where a game has one), random, greedy, flat:WORLDS, "
    "search:ITERATIONS, champion:FILE or policy:FILE"
)


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one line."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message} (see '{self.prog} --help')\n")


def add_setting(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help="a game's id, as 'vivamos games' lists them")
    parser.add_argument("--players", type=whole(1, 99), help="how many (default: the game's usual number)")
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="set an option of the game; may be repeated"
    )
    parser.add_argument("--deck", type=Path, metavar="FILE", help="a deck file (TOML) instead of the game's own deck")


def add_workers(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--threads", type=whole(1, 1024), help="CPU threads (default: one a core)")
    parser.add_argument(
        "--cluster", metavar="local|ADDRESS", help="work on Ray, here or on a cluster at HOST:PORT (extra 'cluster')"
    )


@contextmanager
def workers_of(chosen: Any, bots: Sequence[str] = ()) -> Iterator[Workers]:
    """Whoever does the work of a command, with these bots: the cores of this machine, or a cluster."""
    from vivamos.engine.workers import Threads

    if chosen.cluster is None:
        yield Threads(chosen.threads)
        return
    from vivamos.bots.levels import plays_by_file
    from vivamos.engine.cluster import LOCAL, Cluster

    if chosen.cluster != LOCAL and (by_file := next(filter(plays_by_file, bots), None)):
        raise UsageError("cluster-has-no-files", bot=shown(by_file))
    with Cluster(chosen.cluster, chosen.threads) as cluster:
        yield cluster


def add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--language", metavar="LANGUAGE", help="en, de, es or ja (default: the terminal's)")


def whole(least: int, most: int = MOST_WHOLE) -> Callable[[str], int]:
    def read(text: str) -> int:
        try:
            number = int(text)
        except ValueError:
            raise argparse.ArgumentTypeError(f"must be a whole number, not {shown(text)}") from None
        if not least <= number <= most:
            span = f"{least} or more" if number < least and most == MOST_WHOLE else f"{least} to {most}"
            raise argparse.ArgumentTypeError(f"must be {span}, not {shown(number)}")
        return number

    return read


def read_options(pairs: Iterable[str]) -> dict[str, str]:
    options: dict[str, str] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals or not name.strip():
            raise UsageError("no-pair-of-option", given=shown(pair))
        if name.strip() in options:
            raise UsageError("same-option-twice", option=name.strip()[:40])
        options[name.strip()] = value
    return options


def setting_of(chosen: Any) -> Setting:
    from vivamos.bots.playing import Setting

    game = vivamos.game(chosen.game)
    players = game.check_players(chosen.players)
    options = game.settle_options(read_options(chosen.option), players)
    return Setting(game, players, options, game.read_deck(chosen.deck))


def bot_names(text: str) -> list[str]:
    names = [name.strip() for name in text.split(",")]
    if not all(names):
        raise UsageError("bots-not-a-list", given=shown(text))
    return names


def new_console(stderr: bool = False) -> Console:
    from rich.console import Console

    return Console(stderr=stderr, soft_wrap=not stderr)


@contextmanager
def progress(text: str, total: int) -> Iterator[Callable[[int], None]]:
    """A progress bar on standard error, if a person is there to see it; gives a function to move it on."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    console = new_console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(text, total=total)
        yield lambda done: bar.advance(task, done)


def open_file(name: str) -> Any:
    if name == "-":
        return nullcontext(sys.stdin.buffer)
    try:
        return Path(name).open("rb")
    except OSError as error:
        raise DataError("file-not-readable", file=name, reason=why_not_opened(error)) from None


def add_database(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--database", metavar="URL", help=DATABASE)


def url_of(chosen: Any) -> str:
    from vivamos.server.settings import database_url, default_database

    return database_url(chosen.database) if chosen.database else default_database()

"""Vivamos: a card room for modern card games. See `deal`, `replay` and `catalogue`."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module, resources
from importlib.metadata import version as _version
from pathlib import Path
from typing import TYPE_CHECKING, Any

from vivamos.engine.errors import DataError, IllegalMove, RecordError, UsageError, VivamosError, shown

if TYPE_CHECKING:
    from vivamos.bots.bot import Bot
    from vivamos.engine.game import Game
    from vivamos.engine.table import Table
    from vivamos.learn.batch import Batch
    from vivamos.learn.mixture import Options, Players

__version__ = _version("vivamos")
__all__ = [
    "Batch",
    "Bot",
    "DataError",
    "Game",
    "IllegalMove",
    "RecordError",
    "Table",
    "UsageError",
    "VivamosError",
    "__version__",
    "batch",
    "bot",
    "catalogue",
    "deal",
    "game",
    "replay",
]

# Numba and NumPy are imported by the functions below, not here: `import vivamos` costs next to nothing. So are the
# classes, when somebody first asks for one.
_CLASSES = {
    "Batch": "vivamos.learn.batch",
    "Bot": "vivamos.bots.bot",
    "Game": "vivamos.engine.game",
    "Table": "vivamos.engine.table",
}


def __getattr__(name: str) -> Any:
    if name not in _CLASSES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(_CLASSES[name]), name)


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})


@cache
def catalogue() -> dict[str, Game]:
    """Every game by its id: each folder of `vivamos/games` with a `game.toml` is one."""
    from vivamos.engine.game import game_of

    folders = sorted(
        folder.name for folder in resources.files("vivamos.games").iterdir() if (folder / "game.toml").is_file()
    )
    found = (game_of(f"vivamos.games.{folder}") for folder in folders)
    return {game.id: game for game in found}


def game(name: str) -> Game:
    """The game with this id, say `vamos-dia`."""
    wanted = name.strip().lower().replace("_", "-").replace(" ", "-")
    if wanted not in catalogue():
        raise UsageError("no-such-game", field="game", given=shown(name), known=list(catalogue()))
    return catalogue()[wanted]


def deal(
    name: str,
    players: int | None = None,
    seed: int | None = None,
    options: Mapping[str, Any] | None = None,
    deck: str | Path | Mapping[str, Any] | None = None,
) -> Table:
    """A fresh table with the first cards dealt.

    `seed` makes the deal and all that chance does later repeatable; without it every decision takes new random bits
    from the operating system. `deck` is a TOML file (or its plain data) that replaces the game's own.
    """
    from vivamos.engine.table import Table

    chosen = game(name)
    seats = chosen.check_players(players)
    if seed is not None and not 0 <= seed < 1 << 64:
        raise UsageError("wrong-seed", given=shown(seed))
    return Table(chosen, seats, chosen.settle_options(options, seats), chosen.read_deck(deck), seed)


def bot(name: str, seconds: float | None = None, threads: int = 1, seed: int = 0) -> Bot:
    """A bot: a level from `newcomer` to `champion`, or `random`, `greedy`, `flat:50`, `search:1000`.

    `bot("expert").choose(table)` is its move for the seat to move, from what that seat knows. With `seconds` it stops
    thinking at that time; else it plays the same move again for the same seed.
    """
    from vivamos.bots.levels import bot as make

    return make(name, seconds, threads, seed)


def batch(
    name: str,
    players: Players = None,
    n: int = 1,
    device: str = "cpu",
    options: Options = None,
    deck: str | Path | Mapping[str, Any] | None = None,
    seed: int | None = None,
    winning: float = 0.0,
    threads: int | None = None,
) -> Batch:
    """`n` games stepped together, for whoever trains a policy: docs/environments.md.

    `players` and `options` are for all games, or lists with an entry for each. On the `device` "cuda" all arrays stay
    on the GPU. `winning` is what the win of a game counts in the rewards, beside the game's utility. Games go on as
    many `threads` as there are cores; how many makes no difference to the games.
    """
    from vivamos.learn.batch import make_batch

    return make_batch(game(name), players, n, device, options, deck, seed, winning, threads)


def replay(record: dict[str, Any]) -> Table:
    """The table that a record tells of, every event checked; raises RecordError with the event's number."""
    from vivamos.engine.records import replay as replay_record

    return replay_record(record, game)

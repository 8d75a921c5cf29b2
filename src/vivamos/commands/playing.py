"""Games, their rules, and playing them in a terminal: `vivamos games`, `rules`, `play`, `join`, `warmup`."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import vivamos
from vivamos.commands.common import (
    BOTS,
    Command,
    add_language,
    add_setting,
    bot_names,
    progress,
    read_options,
    whole,
)
from vivamos.engine.errors import UsageError

if TYPE_CHECKING:
    from vivamos.engine.game import Game


def add_games(command: Command) -> None:
    command("games", run_games, "list the games")


def add_rules(command: Command) -> None:
    rules = command("rules", run_rules, "show the rules of a game")
    rules.add_argument("game", metavar="GAME", help="a game's id, as 'vivamos games' lists them")
    add_language(rules)


def add_play(command: Command) -> None:
    play = command("play", run_play, "play a game here against bots")
    add_setting(play)
    play.add_argument("--seed", type=whole(0, 2**64 - 1), help="deal the same cards again")
    play.add_argument(
        "--bots", default="casual", metavar="BOT[,BOT…]", help=f"your opponents (default: casual); {BOTS}"
    )
    add_language(play)


def add_join(command: Command) -> None:
    join = command("join", run_join, "play at a table of a server, in this terminal")
    join.add_argument("url", metavar="URL", help="the table's link, as the browser shows it or a friend sent it")
    join.add_argument("--name", help="what you are called at the table (default: it is asked for)")
    join.add_argument("--watch", action="store_true", help="take no seat, only watch")
    add_language(join)


def add_warmup(command: Command) -> None:
    warmup = command(
        "warmup", run_warmup, "compile the games, their bots and the coach ahead, so that nobody waits later"
    )
    warmup.add_argument("game", metavar="GAME", nargs="?", help="only this game")


def run_games(chosen: Any) -> int:
    from rich.table import Table

    table = Table(box=None, padding=(0, 2, 0, 0))
    for column in ("game", "players", "minutes", "what it is"):
        table.add_column(column, no_wrap=column in ("game", "players"))
    for game in vivamos.catalogue().values():
        players = f"{game.players[0]}–{game.players[-1]}"
        options = ", ".join(option.name for option in game.options) or "none"
        about = f"[bold]{game.name}[/bold]: {game.pitch}\n[dim]Options: {options}[/dim]\n"
        table.add_row(f"[bold]{game.id}[/bold]", players, str(game.minutes), about)
    from rich.console import Console

    Console().print(table)
    return 0


def run_rules(chosen: Any) -> int:
    from rich.console import Console
    from rich.markdown import Markdown

    text = vivamos.game(chosen.game).rules_text(chosen.language)
    drawn_in_the_browser = r"\[([^\[\]]+)\]\(<?(?:card|move|fact):[^)]+\)"
    Console().print(Markdown(re.sub(drawn_in_the_browser, r"\1", text)))
    return 0


def run_play(chosen: Any) -> int:
    from rich.console import Console

    from vivamos.bots.levels import bot_for
    from vivamos.terminal.play import play
    from vivamos.terminal.terminals import can_be_drawn_on
    from vivamos.terminal.warming import Warming

    options = read_options(chosen.option)

    def deal() -> vivamos.Table:
        return vivamos.deal(chosen.game, chosen.players, chosen.seed, options, chosen.deck)

    game, names = vivamos.game(chosen.game), bot_names(chosen.bots)
    players = game.check_players(chosen.players)
    if len(names) >= players:
        raise UsageError("too-many-bots-beside-you", bots=len(names), places=players - 1)
    bots = [bot_for(game, names[seat % len(names)], chosen.seed or 0) for seat in range(players - 1)]
    warming = Warming(game, names)
    opponents = [warming.for_seat(bot) for bot in bots]
    try:
        table = deal()
        warming.start()
        if can_be_drawn_on():
            from vivamos.terminal.playing import PlayApp

            PlayApp(deal, opponents, chosen.language, warming=warming).run()
        else:
            play(table, opponents, Console(), chosen.language, warming=warming)
    finally:
        warming.stop()
    return 0


def run_join(chosen: Any) -> int:
    from vivamos.terminal.links import ServerSays, read_link
    from vivamos.terminal.terminals import can_be_drawn_on

    link = read_link(chosen.url)
    if not can_be_drawn_on():
        raise UsageError("join-needs-terminal")
    from vivamos.terminal.joining import joined

    app = joined(link, chosen.language, chosen.name, chosen.watch, vivamos.game)
    app.run()
    if app.gone_why is not None:
        raise ServerSays(app.gone_why)
    return 0


def run_warmup(chosen: Any) -> int:
    from vivamos.coach import ready
    from vivamos.server.readiness import compile_ahead

    games = [vivamos.game(chosen.game)] if chosen.game else list(vivamos.catalogue().values())
    with progress("warming up", len(games)) as advance:
        if len(games) > 1:
            _warm_up_apart(games, advance)
        else:
            compile_ahead(games[0])
            ready.make_ready(games[0])
            advance(1)
    print(f"Ready: {', '.join(game.name for game in games)}.")
    return 0


def _warm_up_apart(games: list[Game], advance: Callable[[int], None]) -> None:
    """A process for each game, as many at once as there are cores; what goes wrong in one goes wrong here, in words."""
    from vivamos.engine.batch import cores, in_threads
    from vivamos.server.readiness import compile_ahead

    def compile_one(game: Game) -> tuple[Game, bool]:
        done = subprocess.run([sys.executable, "-m", "vivamos", "warmup", game.id], capture_output=True)
        return game, done.returncode == 0

    for game, compiled in in_threads(compile_one, games, cores()):
        if not compiled:
            compile_ahead(game)
        advance(1)

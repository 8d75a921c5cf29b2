"""The command `vivamos …`: reads arguments, says errors in one sentence, leaves the work to others."""

from __future__ import annotations

import argparse
import io
import json
import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import ExitStack, contextmanager, nullcontext
from functools import partial
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

import vivamos
from vivamos.cli_host import add_commands
from vivamos.engine.errors import DataError, UsageError, VivamosError, shown, why_not_opened
from vivamos.learn.training.command import add_arguments as training_arguments
from vivamos.learn.training.command import run as training

if TYPE_CHECKING:
    from rich.console import Console

    from vivamos.bots.playing import Setting
    from vivamos.coach.budget import Budget
    from vivamos.coach.review import Review
    from vivamos.engine.game import Game
    from vivamos.engine.table import Table
    from vivamos.engine.workers import Workers
    from vivamos.study.simulation import Summary
    from vivamos.study.tournament import Tournament


MOST_WHOLE = 10**15  # more games than anybody waits for, and what a machine word still holds
BOTS = (
    "newcomer, casual, regular, expert, master, champion (where a game has one), random, greedy, flat:WORLDS, "
    "search:ITERATIONS, champion:FILE or policy:FILE"
)


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one line."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message} (see '{self.prog} --help')\n")


class Version(argparse.Action):
    """Finds out what this is only when somebody asks."""

    def __init__(self, option_strings: Sequence[str], dest: str, help: str) -> None:
        super().__init__(option_strings, dest, nargs=0, help=help)

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> None:
        from vivamos.build import version_and_build

        print(f"vivamos {version_and_build()}")
        parser.exit()


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; the exit code is 0, 1 (something is wrong with the data) or 2 (with the command)."""
    _speak_any_language()
    chosen = build_parser().parse_args(arguments)
    language = "en"  # of what is said of errors
    try:
        language = _language(chosen)
        code: int = chosen.run(chosen)
        sys.stdout.flush()
        return code
    except UsageError as error:
        return _fail(error, language, 2)
    except VivamosError as error:
        return _fail(error, language, 1)
    except KeyboardInterrupt:
        print("\nvivamos: stopped.", file=sys.stderr)
        return 130
    except BrokenPipeError:  # the reader of our output, say `head`, has gone
        sys.stderr.close()
        return 0


def _speak_any_language() -> None:
    """A card's name in Japanese must not end the program. Windows has an old code page for files and pipes; elsewhere
    the user has chosen, and what cannot be written becomes a question mark."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            if sys.platform == "win32" and not stream.isatty():
                stream.reconfigure(encoding="utf-8")
            elif not stream.encoding.lower().startswith("utf"):
                stream.reconfigure(errors="replace")


def _fail(error: VivamosError, language: str, code: int) -> int:
    print(f"vivamos: {error.with_rule(language)}", file=sys.stderr)
    return code


def _language(chosen: Any) -> str:
    """The language of a command that speaks several: the one asked for, or that of the terminal; else English."""
    if not hasattr(chosen, "language"):
        return "en"
    from vivamos.engine.words import LANGUAGES, PSEUDO, best_language  # it takes a while to load

    if chosen.language is None:
        settings = (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
        chosen.language = best_language([next(filter(None, settings), "")])
    elif chosen.language not in (*LANGUAGES, PSEUDO):
        raise UsageError("no-such-language", given=shown(chosen.language), known=list(LANGUAGES))
    found: str = chosen.language
    return found


def build_parser() -> Parser:
    parser = Parser(prog="vivamos", description="A card room for modern card games: play, study and train.")
    parser.add_argument("--version", action=Version, help="show the version, and the commit it was built from")
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)

    def command(name: str, run: Callable[[Any], int], text: str, more: str = "") -> Parser:
        made: Parser = commands.add_parser(name, help=text, description=f"{text[0].upper()}{text[1:]}. {more}")
        made.set_defaults(run=run)
        return made

    command("games", run_games, "list the games")

    rules = command("rules", run_rules, "show the rules of a game")
    rules.add_argument("game", metavar="GAME", help="a game's id, as 'vivamos games' lists them")
    _add_language(rules)

    play = command("play", run_play, "play a game here against bots")
    _add_setting(play)
    play.add_argument("--seed", type=_whole(0, 2**64 - 1), help="deal the same cards again")
    play.add_argument(
        "--bots", default="casual", metavar="BOT[,BOT…]", help=f"your opponents (default: casual); {BOTS}"
    )
    _add_language(play)

    simulate = command(
        "simulate",
        run_simulate,
        "let random players, or bots, play many games",
        "Prints scores, lengths and win shares with 95 % intervals.",
    )
    _add_setting(simulate)
    simulate.add_argument("--games", type=_whole(1), default=10_000, help="how many (default: 10000)")
    simulate.add_argument("--seed", type=_whole(0, 2**64 - 1), default=1, help="the same seed gives the same games")
    simulate.add_argument("--bots", metavar="BOT[,BOT…]", help=f"who plays, seat by seat; {BOTS}")
    simulate.add_argument("--device", choices=("cpu", "cuda"), default="cpu", help="play on the CPU or an NVIDIA GPU")
    _add_workers(simulate)
    simulate.add_argument("--records", type=Path, metavar="FILE", help="write every game to FILE, one record a line")
    simulate.add_argument(
        "--check", type=_whole(1), metavar="N", help="also check all invariants at every move of each N-th game"
    )

    tournament = command(
        "tournament",
        run_tournament,
        "let bots play each other, every deal in every seating",
        "Win shares and score differences with 95 % intervals, ratings and thinking times.",
    )
    _add_setting(tournament)
    tournament.add_argument("bots", metavar="BOT", nargs="+", help=f"who plays, seat by seat; {BOTS}")
    tournament.add_argument("--games", type=_whole(1), default=200, help="how many, in whole deals (default: 200)")
    tournament.add_argument("--seed", type=_whole(0, 2**64 - 1), default=1, help="the same seed gives the same games")
    _add_workers(tournament)
    tournament.add_argument("--csv", type=Path, metavar="FILE", help="write a line for each seat of each game")
    tournament.add_argument("--json", type=Path, metavar="FILE", help="write the table of results")

    train = command(
        "train",
        run_train,
        "let a policy learn a game from self-play (extra 'learn')",
        "Stop it whenever you like: the same command goes on where it was.",
    )
    training_arguments(train, _whole)

    warmup = command(
        "warmup", run_warmup, "compile the games, their bots and the coach ahead, so that nobody waits later"
    )
    warmup.add_argument("game", metavar="GAME", nargs="?", help="only this game")

    serve = command("serve", run_serve, "open the card room for browsers", "Stop it with Ctrl+C; every table is kept.")
    serve.add_argument("--host", default="127.0.0.1", help="the address to listen on (default: this machine only)")
    serve.add_argument("--port", type=_whole(0, 65535), default=8400, help="the port (default: 8400; 0: any free one)")
    serve.add_argument(
        "--database", metavar="URL", help="sqlite:///FILE or postgresql://… (default: a file in your data folder)"
    )
    serve.add_argument("--open", action="store_true", help="open the room in your browser")
    serve.add_argument(
        "--allow-host", action="append", default=[], metavar="NAME", help="a name the server goes by; may be repeated"
    )
    serve.add_argument(
        "--proxy",
        action="append",
        default=[],
        metavar="ADDRESS",
        help="believe what this proxy forwards; may be repeated",
    )
    serve.add_argument(
        "--bot-delay", default="0.6-1.5", metavar="SECONDS", help="how long bots seem to think (default: 0.6-1.5)"
    )
    serve.add_argument(
        "--limit", action="append", default=[], metavar="NAME=VALUE", help="change a limit; docs/server.md lists them"
    )
    serve.add_argument(
        "--review-cluster",
        metavar="ADDRESS",
        help="have reviews made by the Ray cluster at HOST:PORT (extra 'cluster')",
    )
    serve.add_argument("--no-limits", action="store_true", help="no limit on how much and how often (for load tests)")
    serve.add_argument("--seed", type=_whole(0, 2**63), help="deal the same cards at every start (for demonstrations)")

    serve.add_argument(
        "--log", choices=("text", "json"), default="text", help="json: all that happens, a line each, without names"
    )
    add_commands(command, _whole, _progress)

    replay = command("replay", run_replay, "check game records move by move")
    replay.add_argument("file", metavar="FILE", help="a file with one record a line; - reads standard input")
    replay.add_argument("--view", action="store_true", help="look at a record in this terminal, step by step")
    replay.add_argument("--record", type=_whole(1), default=1, metavar="N", help="which record to look at (default: 1)")
    _add_language(replay)

    join = command("join", run_join, "play at a table of a server, in this terminal")
    join.add_argument("url", metavar="URL", help="the table's link, as the browser shows it or a friend sent it")
    join.add_argument("--name", help="what you are called at the table (default: it is asked for)")
    join.add_argument("--watch", action="store_true", help="take no seat, only watch")
    _add_language(join)

    analyse = command(
        "analyse",
        run_analyse,
        "review finished games: what each decision cost, luck and play",
        "The same record, seed and number of worlds give the same review.",
    )
    analyse.add_argument("file", metavar="FILE", type=Path, help="a record, or a file with one a line")
    analyse.add_argument("--html", type=Path, metavar="OUT", help="write a page that needs nothing else")
    analyse.add_argument("--json", type=Path, metavar="OUT", help="write the reviews, one a line")
    analyse.add_argument("--seed", type=_whole(0, 2**64 - 1), default=1, help="of the coach (default: 1)")
    analyse.add_argument(
        "--worlds", type=_whole(8, 1_000_000), help="deals of the hidden cards in which each move is tried"
    )
    _add_workers(analyse)
    _add_language(analyse)

    bench = command(
        "bench",
        run_bench,
        "measure how fast the games are",
        "Moves and games a second: uncompiled, compiled on one core, on all cores, and on a GPU if there is one.",
    )
    bench.add_argument("game", metavar="GAME", nargs="?", help="only this game")
    bench.add_argument("--players", type=_whole(1, 99), help="only this number of players")
    bench.add_argument("--peers", action="store_true", help="measure OpenSpiel and RLCard beside (extra 'bench')")
    bench.add_argument("--json", action="store_true", help="print a JSON list instead of tables")
    return parser


def commands_of(parser: argparse.ArgumentParser) -> dict[str, argparse.ArgumentParser]:
    """The commands that a parser knows, with their own parsers."""
    (commands,) = (action for action in parser._actions if isinstance(action, argparse._SubParsersAction))
    found: dict[str, argparse.ArgumentParser] = commands.choices
    return found


def _add_setting(parser: Parser) -> None:
    parser.add_argument("game", metavar="GAME", help="a game's id, as 'vivamos games' lists them")
    parser.add_argument("--players", type=_whole(1, 99), help="how many (default: the game's usual number)")
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="set an option of the game; may be repeated"
    )
    parser.add_argument("--deck", type=Path, metavar="FILE", help="a deck file (TOML) instead of the game's own deck")


def _add_workers(parser: Parser) -> None:
    parser.add_argument("--threads", type=_whole(1, 1024), help="CPU threads (default: one a core)")
    parser.add_argument(
        "--cluster", metavar="local|ADDRESS", help="work on Ray, here or on a cluster at HOST:PORT (extra 'cluster')"
    )


@contextmanager
def _workers(chosen: Any, bots: Sequence[str] = ()) -> Iterator[Workers]:
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


def _add_language(parser: Parser) -> None:
    parser.add_argument("--language", metavar="LANGUAGE", help="en, de, es or ja (default: the terminal's)")


def _whole(least: int, most: int = MOST_WHOLE) -> Callable[[str], int]:
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


def _read_options(pairs: Iterable[str]) -> dict[str, str]:
    options: dict[str, str] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals or not name.strip():
            raise UsageError("no-pair-of-option", given=shown(pair))
        if name.strip() in options:
            raise UsageError("same-option-twice", option=name.strip()[:40])
        options[name.strip()] = value
    return options


def _setting(chosen: Any) -> Setting:
    from vivamos.bots.playing import Setting

    game = vivamos.game(chosen.game)
    players = game.check_players(chosen.players)
    options = game.settle_options(_read_options(chosen.option), players)
    return Setting(game, players, options, game.read_deck(chosen.deck))


def _console(stderr: bool = False) -> Console:
    from rich.console import Console

    return Console(stderr=stderr, soft_wrap=not stderr)


@contextmanager
def _progress(text: str, total: int) -> Iterator[Callable[[int], None]]:
    """A progress bar on standard error, if a person is there to see it; gives a function to move it on."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    console = _console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(text, total=total)
        yield lambda done: bar.advance(task, done)


def run_train(chosen: Any) -> int:
    return training(chosen, vivamos.game(chosen.game), _read_options(chosen.option))


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

    options = _read_options(chosen.option)

    def deal() -> vivamos.Table:
        return vivamos.deal(chosen.game, chosen.players, chosen.seed, options, chosen.deck)

    game, names = vivamos.game(chosen.game), _bot_names(chosen.bots)
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


def _bot_names(text: str) -> list[str]:
    names = [name.strip() for name in text.split(",")]
    if not all(names):
        raise UsageError("bots-not-a-list", given=shown(text))
    return names


def run_simulate(chosen: Any) -> int:
    from vivamos.study import matches, simulation
    from vivamos.study.matches import seat_bots

    setting, games, seed = _setting(chosen), chosen.games, chosen.seed
    if chosen.bots and (chosen.check or chosen.device != "cpu"):
        raise UsageError("check-and-device-not-for-bots")
    if chosen.cluster and chosen.device != "cpu":
        raise UsageError("cluster-is-for-cpu")
    names = seat_bots(_bot_names(chosen.bots), setting) if chosen.bots else None
    summary = simulation.Summary(setting.players)
    with _workers(chosen, names or ()) as workers:
        with _progress("playing", games) as advance:
            for piece in (
                matches.simulate(setting, names, games, seed, workers)
                if names
                else simulation.play(setting, games, seed, chosen.device, workers)
            ):
                summary.add(piece)
                advance(piece.games)
        if chosen.check:
            with _progress("checking", games) as advance:
                for checked in simulation.check(setting, games, seed, chosen.check, chosen.device, workers):
                    advance(checked)
        if chosen.records:
            with _progress("writing", games) as advance:
                written = (
                    matches.records(setting, names, games, seed, workers)
                    if names
                    else simulation.records(setting, games, seed, workers)
                )
                simulation.write_records(_each(written, advance), chosen.records)
    _show_summary(setting, summary, chosen)
    return 0


def run_tournament(chosen: Any) -> int:
    from vivamos.study.tournament import Tournament

    tournament = Tournament(_setting(chosen), chosen.bots, chosen.games, chosen.seed)
    if len(tournament.bots) < 2:
        raise UsageError("tournament-of-one-bot")
    total = tournament.deals * len(tournament.seatings)
    with _workers(chosen, chosen.bots) as workers, _progress("playing", total) as advance:
        for _ in tournament.play(workers):
            advance(1)
    if chosen.csv:
        tournament.write_csv(chosen.csv)
    if chosen.json:
        tournament.write_json(chosen.json)
    _show_tournament(tournament)
    return 0


def _show_tournament(tournament: Tournament) -> None:
    from rich.table import Table

    setting, console = tournament.setting, _console()
    deals, seatings = tournament.deals, len(tournament.seatings)
    signs = {"better": ">", "even": "=", "worse": "<"}
    title = (
        f"{setting.game.name}, {setting.players} players, {deals:,} deals in {seatings} seatings: "
        f"{deals * seatings:,} games, seed {tournament.seed}"
    )
    table = Table(title=title, title_justify="left", box=None, padding=(0, 2, 0, 0))
    for column in ("bot", "win share", "even", "score difference", "rating", "ms a move"):
        table.add_column(column, justify="left" if column == "bot" else "right", no_wrap=True)
    for row in tournament.rows():
        table.add_row(
            row.bot,
            f"{row.share.value:.1%} ± {row.share.margin:.1%}",
            f"{signs[row.verdict]} {row.even:.1%}",
            f"{row.difference.value:+.2f} ± {row.difference.margin:.2f}",
            f"{row.rating:.1f} ± {row.uncertainty:.1f}",
            f"{1000 * row.thinking:.1f} ({1000 * row.thinking_95:.1f})",
        )
    console.print(table)
    console.print("± are 95 % intervals over deals; > and < are clear of an even share; (95th percentile)", style="dim")


def run_warmup(chosen: Any) -> int:
    from vivamos.coach import ready
    from vivamos.server.readiness import compile_ahead

    games = [vivamos.game(chosen.game)] if chosen.game else list(vivamos.catalogue().values())
    with _progress("warming up", len(games)) as advance:
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


def _each(items: Iterable[Any], advance: Callable[[int], None]) -> Iterator[Any]:
    for item in items:
        yield item
        advance(1)


def _show_summary(setting: Setting, summary: Summary, chosen: Any) -> None:
    from rich.table import Table

    console = _console()
    who = f"players ({chosen.bots})" if chosen.bots else "random players"
    title = f"{setting.game.name}, {setting.players} {who}, {summary.games:,} games, seed {chosen.seed}"
    table = Table(title=title, title_justify="left", box=None, padding=(0, 3, 0, 0))
    for column in ("seat", "mean score", "deviation", "win share", "95 % interval"):
        table.add_column(column, justify="right")
    scores, shares = summary.scores, summary.shares
    for seat in range(setting.players):
        share, margin = shares.value[seat], shares.margin[seat]
        table.add_row(
            str(seat),
            f"{scores.value[seat]:.3f} ± {scores.margin[seat]:.3f}",
            f"{scores.deviation[seat]:.2f}",
            f"{share:.2%}",
            f"{max(0, share - margin):.2%} to {min(1, share + margin):.2%}",
        )
    console.print(table)
    mean = summary.decisions / summary.games
    console.print(f"Decisions a game: {mean:.1f} on average, {summary.shortest} to {summary.longest}.", highlight=False)
    if chosen.check:
        console.print(f"Invariants: checked in one game of {chosen.check}, none broken.", highlight=False)
    if chosen.records:
        console.print(f"Records: {chosen.records}", highlight=False)


def run_serve(chosen: Any) -> int:
    from vivamos.engine.cluster import check_address
    from vivamos.server.addresses import read_networks
    from vivamos.server.hosts import Hosts
    from vivamos.server.limits import Limits
    from vivamos.server.serve import serve
    from vivamos.server.settings import Settings, database_url, default_database, read_delay

    if chosen.review_cluster:
        check_address(chosen.review_cluster)
    settings = Settings(
        database=database_url(chosen.database) if chosen.database else default_database(),
        bot_delay=read_delay(chosen.bot_delay),
        limits=Limits.read(chosen.limit, none=chosen.no_limits),
        seed=chosen.seed,
        hosts=Hosts(chosen.host, chosen.allow_host),
        proxies=read_networks(chosen.proxy),
        log=chosen.log,
        review_cluster=chosen.review_cluster or "",
    )
    return serve(settings, chosen.host, chosen.port, chosen.open)


def run_replay(chosen: Any) -> int:
    from vivamos.engine.records import lines_of, read_lines

    if chosen.view:
        return _view_record(chosen)
    right = wrong = 0
    with _open_file(chosen.file) as file:
        for number, record in read_lines(lines_of(file)):
            try:
                if isinstance(record, DataError):
                    raise record
                vivamos.replay(record)
                right += 1
            except DataError as error:
                wrong += 1
                print(f"line {number}: {error}", file=sys.stderr)
    if right + wrong == 0:
        raise DataError("no-record-in-file", file=None if chosen.file == "-" else chosen.file)
    print(f"{right} of {right + wrong} records are right.")
    return 1 if wrong else 0


def _view_record(chosen: Any) -> int:
    from vivamos.engine.records import lines_of, read_lines
    from vivamos.terminal.terminals import can_be_drawn_on

    if not can_be_drawn_on():
        raise UsageError("view-needs-terminal")
    with _open_file(chosen.file) as file:
        records = [record for _, record in islice(read_lines(lines_of(file)), chosen.record)]
    if not records:
        raise DataError("no-record-in-file", file=chosen.file)
    if len(records) < chosen.record:
        raise UsageError("no-such-record", file=chosen.file, found=len(records), number=chosen.record)
    record = records[-1]
    if isinstance(record, DataError):
        raise record
    from vivamos.terminal.replaying import ReplayApp

    ReplayApp(vivamos.replay(record), chosen.language).run()
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


def _open_file(name: str) -> Any:
    if name == "-":
        return nullcontext(sys.stdin.buffer)
    try:
        return Path(name).open("rb")
    except OSError as error:
        raise DataError("file-not-readable", file=name, reason=why_not_opened(error)) from None


def run_analyse(chosen: Any) -> int:
    from vivamos.coach.page import page
    from vivamos.coach.review import to_json
    from vivamos.engine.files import whole_file
    from vivamos.terminal.analyse import show

    with ExitStack() as files:  # a path that cannot be written is found out before the work, not after it
        json_file = files.enter_context(whole_file(chosen.json)) if chosen.json else None
        html_file = files.enter_context(whole_file(chosen.html)) if chosen.html else None
        found = _reviews(chosen)
        if json_file:
            json_file.writelines(f"{to_json(review).decode()}\n" for _, review in found)
        if html_file:
            html_file.write(page(found, chosen.language))
    for table, review in found:
        show(table.game, review, _console(), chosen.language)
    return 0


def _reviews(chosen: Any) -> list[tuple[Table, Review]]:
    """The games of a file, each reviewed. All records are checked before the first is."""
    from vivamos.coach.budget import Budget
    from vivamos.coach.review import check_over, review_record
    from vivamos.terminal.analyse import in_line, records_in

    tables = []
    for number, record in records_in(chosen.file):
        try:
            tables.append(check_over(vivamos.replay(record)))
        except VivamosError as error:
            raise in_line(number, error) from None
    if not tables:
        raise DataError("no-record-in-file", file=str(chosen.file))
    budget = Budget(worlds=chosen.worlds) if chosen.worlds else None
    total = sum(table.decisions + 1 for table in tables)
    with _workers(chosen) as workers, _progress("reviewing", total) as advance:
        if chosen.cluster and len(tables) > 1:  # many workers are idle at the end of a game: one has all of it
            reviews = workers.in_order(partial(review_record, budget, chosen.seed), (one.record() for one in tables))
            return [(table, _done(review, advance)) for table, review in zip(tables, reviews, strict=True)]
        return [(table, _review(table, budget, chosen.seed, workers, advance)) for table in tables]


def _done(review: Review, advance: Callable[[int], None]) -> Review:
    advance(len(review.decisions) + 1)
    return review


def _review(table: Table, budget: Budget | None, seed: int, workers: Workers, advance: Callable[[int], None]) -> Review:
    """The bar moves on with each step of a review."""
    from vivamos.coach.review import Progress, review

    done = 0

    def show(step: Progress) -> None:
        nonlocal done
        advance(step.done - done)
        done = step.done

    return review(table, budget, seed, workers, show)


def run_bench(chosen: Any) -> int:
    from vivamos.bots.playing import Setting
    from vivamos.study import bench, peers

    games = [vivamos.game(chosen.game)] if chosen.game else list(vivamos.catalogue().values())
    settings = [
        Setting(game, players, game.settle_options(None, players), game.deck)
        for game in games
        for players in ([game.check_players(chosen.players)] if chosen.players and chosen.game else game.players)
        if not chosen.players or players == chosen.players
    ]
    peer_speeds: dict[str, float] = {}
    rows: list[dict[str, Any]] = []
    with _progress("measuring", len(settings) + (len(peers.PEERS) if chosen.peers else 0)) as advance:
        for peer in peers.PEERS if chosen.peers else ():
            peer_speeds[peer] = peers.measure(peer)
            advance(1)
        for setting in settings:
            rows.append(_bench_row(bench, setting, peer_speeds))
            advance(1)
    if chosen.json:
        print(json.dumps(rows, indent=2))
    else:
        _show_bench(rows, peer_speeds)
    return 0


def _bench_row(bench: Any, setting: Setting, peer_speeds: dict[str, float]) -> dict[str, Any]:
    uncompiled, one_core = bench.uncompiled(setting), bench.one_core(setting)
    all_cores, gpu = bench.all_cores(setting), bench.gpu(setting)
    row: dict[str, Any] = {"game": setting.game.id, "players": setting.players}
    for name, speed in (("uncompiled", uncompiled), ("one_core", one_core), ("all_cores", all_cores), ("gpu", gpu)):
        row[f"{name}_moves_per_s"] = speed and round(speed.moves_per_s)
        row[f"{name}_games_per_s"] = speed and round(speed.games_per_s)
    if peer_speeds:
        row["peers_moves_per_s"] = {peer: round(speed) for peer, speed in peer_speeds.items()}
        row["times_peers"] = {peer: round(one_core.moves_per_s / speed, 1) for peer, speed in peer_speeds.items()}
    return row


def _show_bench(rows: list[dict[str, Any]], peer_speeds: dict[str, float]) -> None:
    from rich.table import Table

    console = _console()
    table = Table(title="Random play, moves/s (games/s)", title_justify="left", box=None, padding=(0, 3, 0, 0))
    for column in ("game", "players", "uncompiled", "one core", "all cores", "GPU"):
        table.add_column(column, justify="left" if column == "game" else "right", no_wrap=True)
    for row in rows:
        speeds = [
            f"{_short(row[f'{name}_moves_per_s'])} ({_short(row[f'{name}_games_per_s'])})"
            if row[f"{name}_moves_per_s"]
            else "–"
            for name in ("uncompiled", "one_core", "all_cores", "gpu")
        ]
        table.add_row(row["game"], str(row["players"]), *speeds)
    console.print(table)
    if peer_speeds:
        times = Table(title="\nOne core beside its peers", title_justify="left", box=None, padding=(0, 3, 0, 0))
        times.add_column("game")
        times.add_column("players", justify="right")
        for peer, speed in peer_speeds.items():
            times.add_column(f"{peer}\n{_short(round(speed))} moves/s", justify="right")
        for row in rows:
            times.add_row(
                row["game"], str(row["players"]), *(f"× {ratio:.0f}" for ratio in row["times_peers"].values())
            )
        console.print(times)


def _short(number: int) -> str:
    for size, letter in ((10**9, " G"), (10**6, " M"), (10**3, " k")):
        if number >= size:
            return f"{number / size:.1f}{letter}"
    return str(number)


if __name__ == "__main__":
    sys.exit(main())

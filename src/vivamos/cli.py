"""The command `vivamos …`: reads arguments, says errors in one sentence, leaves the work to others."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

import vivamos
from vivamos.engine.errors import DataError, UsageError, VivamosError, shown, why_not_opened

if TYPE_CHECKING:
    from rich.console import Console

    from vivamos.study.simulation import Setting, Summary
    from vivamos.study.tournament import Tournament


MOST_WHOLE = 10**15  # more games than anybody waits for, and what a machine word still holds
BOTS = "newcomer, casual, regular, expert, master, random, greedy, flat:WORLDS or search:ITERATIONS"


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one line."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message} (see '{self.prog} --help')\n")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; the exit code is 0, 1 (something is wrong with the data) or 2 (with the command)."""
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
    parser.add_argument("--version", action="version", version=f"vivamos {vivamos.__version__}")
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
    simulate.add_argument("--threads", type=_whole(1, 1024), help="CPU threads (default: one a core)")
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
    tournament.add_argument("--threads", type=_whole(1, 1024), help="games at a time (default: one a core)")
    tournament.add_argument("--csv", type=Path, metavar="FILE", help="write a line for each seat of each game")
    tournament.add_argument("--json", type=Path, metavar="FILE", help="write the table of results")

    warmup = command("warmup", run_warmup, "compile the games and their bots ahead, so that nobody waits later")
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
    serve.add_argument("--no-limits", action="store_true", help="no limit on how much and how often (for load tests)")
    serve.add_argument("--seed", type=_whole(0, 2**63), help="deal the same cards at every start (for demonstrations)")

    replay = command("replay", run_replay, "check game records move by move")
    replay.add_argument("file", metavar="FILE", help="a file with one record a line; - reads standard input")

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


def _add_setting(parser: Parser) -> None:
    parser.add_argument("game", metavar="GAME", help="a game's id, as 'vivamos games' lists them")
    parser.add_argument("--players", type=_whole(1, 99), help="how many (default: the game's usual number)")
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="set an option of the game; may be repeated"
    )
    parser.add_argument("--deck", type=Path, metavar="FILE", help="a deck file (TOML) instead of the game's own deck")


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
    from vivamos.study.simulation import Setting

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

    Console().print(Markdown(vivamos.game(chosen.game).rules_text(chosen.language)))
    return 0


def run_play(chosen: Any) -> int:
    from rich.console import Console

    from vivamos.terminal.play import play

    options = _read_options(chosen.option)
    table = vivamos.deal(chosen.game, chosen.players, chosen.seed, options, chosen.deck)
    names = _bot_names(chosen.bots)
    if len(names) >= table.players:
        raise UsageError("too-many-bots-beside-you", bots=len(names), places=table.players - 1)
    opponents = [vivamos.bot(names[seat % len(names)], seed=chosen.seed or 0) for seat in range(table.players - 1)]
    console = Console()
    with console.status(table.game.words(chosen.language).text("terminal-getting-ready")):
        practice = vivamos.deal(chosen.game, table.players, seed=1)
        for name in dict.fromkeys(names):
            vivamos.bot(name).choose(practice)
    play(table, opponents, console, chosen.language)
    return 0


def _bot_names(text: str) -> list[str]:
    names = [name.strip() for name in text.split(",")]
    if not all(names):
        raise UsageError("bots-not-a-list", given=shown(text))
    return names


def run_simulate(chosen: Any) -> int:
    from vivamos.study import simulation

    setting = _setting(chosen)
    summary = simulation.Summary(setting.players)
    if chosen.bots:
        return _simulate_bots(setting, summary, chosen)
    pieces = simulation.play(setting, chosen.games, chosen.seed, chosen.device, chosen.threads)
    with _progress("playing", chosen.games) as advance:
        for piece in pieces:
            summary.add(piece)
            advance(len(piece.lengths))
    if chosen.check:
        with _progress("checking", chosen.games) as advance:
            for games in simulation.check(
                setting, chosen.games, chosen.seed, chosen.check, chosen.device, chosen.threads
            ):
                advance(games)
    if chosen.records:
        with _progress("writing", chosen.games) as advance:
            records = simulation.records(setting, chosen.games, chosen.seed)
            simulation.write_records(_each(records, advance), chosen.records)
    _show_summary(setting, summary, chosen)
    return 0


def _simulate_bots(setting: Setting, summary: Summary, chosen: Any) -> int:
    from vivamos.study import matches, simulation

    if chosen.check or chosen.device != "cpu":
        raise UsageError("check-and-device-not-for-bots")
    names = _bot_names(chosen.bots)
    with _progress("playing", chosen.games) as advance:
        for piece in matches.simulate(setting, names, chosen.games, chosen.seed, chosen.threads):
            summary.add(piece)
            advance(1)
    if chosen.records:
        with _progress("writing", chosen.games) as advance:
            records = matches.records(setting, names, chosen.games, chosen.seed)
            simulation.write_records(_each(records, advance), chosen.records)
    _show_summary(setting, summary, chosen)
    return 0


def run_tournament(chosen: Any) -> int:
    from vivamos.study.tournament import Tournament

    tournament = Tournament(_setting(chosen), chosen.bots, chosen.games, chosen.seed, chosen.threads)
    if len(tournament.bots) < 2:
        raise UsageError("tournament-of-one-bot")
    with _progress("playing", tournament.deals * len(tournament.seatings)) as advance:
        for _ in tournament.play():
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
    from vivamos.server.readiness import make_ready

    games = [vivamos.game(chosen.game)] if chosen.game else list(vivamos.catalogue().values())
    with _progress("warming up", len(games)) as advance:
        for game in games:
            make_ready(game)
            advance(1)
    print(f"Ready: {', '.join(game.name for game in games)}.")
    return 0


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
    from vivamos.server.addresses import read_networks
    from vivamos.server.hosts import Hosts
    from vivamos.server.limits import Limits
    from vivamos.server.serve import serve
    from vivamos.server.settings import Settings, database_url, default_database, read_delay

    settings = Settings(
        database=database_url(chosen.database) if chosen.database else default_database(),
        bot_delay=read_delay(chosen.bot_delay),
        limits=Limits.read(chosen.limit, none=chosen.no_limits),
        seed=chosen.seed,
        hosts=Hosts(chosen.host, chosen.allow_host),
        proxies=read_networks(chosen.proxy),
    )
    return serve(settings, chosen.host, chosen.port, chosen.open)


def run_replay(chosen: Any) -> int:
    from vivamos.engine.records import read_lines

    right = wrong = 0
    with _open_lines(chosen.file) as lines:
        for number, record in read_lines(lines):
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


def _open_lines(name: str) -> Any:
    if name == "-":
        return nullcontext(sys.stdin.buffer)
    try:
        return Path(name).open("rb")
    except OSError as error:
        raise DataError("file-not-readable", file=name, reason=why_not_opened(error)) from None


def run_bench(chosen: Any) -> int:
    from vivamos.study import bench, peers
    from vivamos.study.simulation import Setting

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

"""Many games: `vivamos simulate`, `tournament`, `bench`."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import vivamos
from vivamos.commands.common import (
    BOTS,
    Command,
    add_setting,
    add_workers,
    bot_names,
    new_console,
    progress,
    setting_of,
    whole,
    workers_of,
)
from vivamos.engine.errors import UsageError

if TYPE_CHECKING:
    from vivamos.bots.playing import Setting
    from vivamos.study.simulation import Summary
    from vivamos.study.tournament import Tournament


def add_simulate(command: Command) -> None:
    simulate = command(
        "simulate",
        run_simulate,
        "let random players, or bots, play many games",
        "Prints scores, lengths and win shares with 95 % intervals.",
    )
    add_setting(simulate)
    simulate.add_argument("--games", type=whole(1), default=10_000, help="how many (default: 10000)")
    simulate.add_argument("--seed", type=whole(0, 2**64 - 1), default=1, help="the same seed gives the same games")
    simulate.add_argument("--bots", metavar="BOT[,BOT…]", help=f"who plays, seat by seat; {BOTS}")
    simulate.add_argument("--device", choices=("cpu", "cuda"), default="cpu", help="play on the CPU or an NVIDIA GPU")
    add_workers(simulate)
    simulate.add_argument("--records", type=Path, metavar="FILE", help="write every game to FILE, one record a line")
    simulate.add_argument(
        "--check", type=whole(1), metavar="N", help="also check all invariants at every move of each N-th game"
    )


def add_tournament(command: Command) -> None:
    tournament = command(
        "tournament",
        run_tournament,
        "let bots play each other, every deal in every seating",
        "Win shares and score differences with 95 % intervals, ratings and thinking times.",
    )
    add_setting(tournament)
    tournament.add_argument("bots", metavar="BOT", nargs="+", help=f"who plays, seat by seat; {BOTS}")
    tournament.add_argument("--games", type=whole(1), default=200, help="how many, in whole deals (default: 200)")
    tournament.add_argument("--seed", type=whole(0, 2**64 - 1), default=1, help="the same seed gives the same games")
    add_workers(tournament)
    tournament.add_argument("--csv", type=Path, metavar="FILE", help="write a line for each seat of each game")
    tournament.add_argument("--json", type=Path, metavar="FILE", help="write the table of results")


def add_bench(command: Command) -> None:
    bench = command(
        "bench",
        run_bench,
        "measure how fast the games are",
        "Moves and games a second: uncompiled, compiled on one core, on all cores, and on a GPU if there is one.",
    )
    bench.add_argument("game", metavar="GAME", nargs="?", help="only this game")
    bench.add_argument("--players", type=whole(1, 99), help="only this number of players")
    bench.add_argument("--peers", action="store_true", help="measure OpenSpiel and RLCard beside (extra 'bench')")
    bench.add_argument("--json", action="store_true", help="print a JSON list instead of tables")


def run_simulate(chosen: Any) -> int:
    from vivamos.study import matches, simulation
    from vivamos.study.matches import seat_bots

    setting, games, seed = setting_of(chosen), chosen.games, chosen.seed
    if chosen.bots and (chosen.check or chosen.device != "cpu"):
        raise UsageError("check-and-device-not-for-bots")
    if chosen.cluster and chosen.device != "cpu":
        raise UsageError("cluster-is-for-cpu")
    names = seat_bots(bot_names(chosen.bots), setting) if chosen.bots else None
    summary = simulation.Summary(setting.players)
    with workers_of(chosen, names or ()) as workers:
        with progress("playing", games) as advance:
            for piece in (
                matches.simulate(setting, names, games, seed, workers)
                if names
                else simulation.play(setting, games, seed, chosen.device, workers)
            ):
                summary.add(piece)
                advance(piece.games)
        if chosen.check:
            with progress("checking", games) as advance:
                for checked in simulation.check(setting, games, seed, chosen.check, chosen.device, workers):
                    advance(checked)
        if chosen.records:
            with progress("writing", games) as advance:
                written = (
                    matches.records(setting, names, games, seed, workers)
                    if names
                    else simulation.records(setting, games, seed, workers)
                )
                simulation.write_records(_each(written, advance), chosen.records)
    _show_summary(setting, summary, chosen)
    return 0


def _each(items: Iterable[Any], advance: Callable[[int], None]) -> Iterator[Any]:
    for item in items:
        yield item
        advance(1)


def _show_summary(setting: Setting, summary: Summary, chosen: Any) -> None:
    from rich.table import Table

    console = new_console()
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


def run_tournament(chosen: Any) -> int:
    from vivamos.study.tournament import Tournament

    tournament = Tournament(setting_of(chosen), chosen.bots, chosen.games, chosen.seed)
    if len(tournament.bots) < 2:
        raise UsageError("tournament-of-one-bot")
    total = tournament.deals * len(tournament.seatings)
    with workers_of(chosen, chosen.bots) as workers, progress("playing", total) as advance:
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

    setting, console = tournament.setting, new_console()
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
    with progress("measuring", len(settings) + (len(peers.PEERS) if chosen.peers else 0)) as advance:
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

    console = new_console()
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

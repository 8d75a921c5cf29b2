"""Tournaments: fair seatings, honest intervals, the same result again."""

from __future__ import annotations

import csv
import json
from collections import Counter
from pathlib import Path

import numpy as np
import pytest

import vivamos
from vivamos.bots.playing import Setting
from vivamos.cli import main
from vivamos.study.matches import play_match
from vivamos.study.tournament import Estimate, Tournament


def setting(game: str, players: int) -> Setting:
    chosen = vivamos.game(game)
    return Setting(chosen, players, chosen.settle_options(None, players), chosen.deck)


@pytest.mark.parametrize(
    ("names", "players", "seatings"),
    [(["greedy", "random"], 4, 2), (["greedy", "random", "random", "random"], 4, 4), (["greedy", "random"], 3, 3)],
)
def test_every_bot_sits_everywhere_as_often(names: list[str], players: int, seatings: int) -> None:
    tournament = Tournament(setting("vamos-dia", players), names, games=seatings)
    assert len(tournament.seatings) == seatings
    for seat in range(players):
        there = Counter(seats[seat] for seats in tournament.seatings)
        whole = Counter(name for seats in tournament.seatings for name in seats)
        assert {name: number * players for name, number in there.items()} == dict(whole)


def test_the_seatings_of_a_deal_get_the_same_cards() -> None:
    """The seed of each game deals its cards again; the bots in it make the same moves."""
    tournament = Tournament(setting("vamos-dia", 4), ["greedy", "random"], games=4)
    played = list(tournament.play())
    assert [game.seed == played[0].seed for game in played] == [True, True, False, False]
    for game in played:
        match = play_match(tournament.setting, game.seed, [vivamos.bot(name) for name in game.seats], keep=True)
        assert match.actions == game.match.actions
        assert match.positions is not None
        dealt = vivamos.deal("vamos-dia", 4, seed=game.seed).position()
        assert match.positions[0]["hands"].tobytes() == dealt["hands"].tobytes()


def test_the_stronger_bot_is_found_and_the_numbers_agree() -> None:
    tournament = Tournament(setting("vamos-dia", 4), ["random", "greedy"], games=60, seed=2)
    assert len(list(tournament.play())) == 60
    best, worst = tournament.rows()
    assert (best.bot, best.verdict, worst.verdict) == ("greedy", "better", "worse")
    assert best.share.value + worst.share.value == pytest.approx(1)
    assert best.difference.value == pytest.approx(-worst.difference.value)
    assert best.rating > worst.rating
    assert best.even == 0.5


def test_the_interval_is_that_of_the_deals() -> None:
    values = [0.0, 1.0, 0.5, 0.5]
    found = Estimate.of(values)
    assert found.value == 0.5
    assert found.margin == pytest.approx(1.959964 * np.std(values, ddof=1) / 2)
    assert Estimate.of([1.0]).margin == float("inf")


def test_threads_change_nothing_but_the_time(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    results = []
    for threads in ("1", "2"):
        files = [tmp_path / f"{threads}.csv", tmp_path / f"{threads}.json"]
        command = ["tournament", "slambo", "search:30", "greedy", "--players", "2", "--games", "6", "--seed", "4"]
        assert main([*command, "--threads", threads, "--csv", str(files[0]), "--json", str(files[1])]) == 0
        rows = list(csv.DictReader(files[0].read_text(encoding="utf-8").splitlines()))
        summary = json.loads(files[1].read_text(encoding="utf-8"))
        for row in rows:
            row.pop("seconds")
        for row in summary["bots"]:
            row.pop("thinking_mean_s"), row.pop("thinking_95_s")
        results.append((rows, summary))
    assert results[0] == results[1]
    assert len(results[0][0]) == 12
    assert "search:30" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["tournament", "slambo", "greedy"], "two different bots"),
        (["tournament", "slambo", "greedy", "greedy"], "two different bots"),
        (["tournament", "slambo", "a", "b", "--players", "2"], "There is no bot 'a'"),
        (["tournament", "slambo", "greedy", "random", "casual", "--players", "2"], "There are 3 bots for 2 seats"),
        (["simulate", "slambo", "--bots", "casual,", "--games", "1"], "Bots are written BOT,BOT"),
        (["simulate", "slambo", "--bots", "casual", "--games", "1", "--check", "1"], "for random players"),
        (["play", "slambo", "--players", "2", "--bots", "casual,greedy"], "There are 2 bots for one seat beside yours"),
        (["play", "slambo", "--bots", "nobody"], "There is no bot 'nobody'"),
        (["warmup", "poker"], "There is no game 'poker'"),
    ],
)
def test_a_mistake_gets_a_sentence(arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(arguments) == 2
    captured = capsys.readouterr()
    assert said in captured.err
    assert captured.err.count("\n") == 1


def test_simulate_with_bots_writes_records_that_replay(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    records = tmp_path / "games.jsonl"
    command = ["simulate", "slambo", "--players", "2", "--bots", "greedy,random", "--games", "5"]
    assert main([*command, "--records", str(records)]) == 0
    assert "players (greedy,random)" in capsys.readouterr().out
    assert main(["replay", str(records)]) == 0
    assert "5 of 5 records are right." in capsys.readouterr().out


def test_warmup_says_when_it_is_ready(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["warmup", "slambo"]) == 0
    assert capsys.readouterr().out == "Ready: SLAMBO!.\n"

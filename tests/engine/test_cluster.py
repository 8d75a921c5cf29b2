"""Work on Ray: the very numbers of one process, whichever worker is lost; what goes wrong is told in a sentence."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from functools import cache, partial
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

import vivamos
from vivamos.bots.network import Network, save_network
from vivamos.bots.playing import Setting
from vivamos.bots.rule_of_thumb import CERTAIN
from vivamos.cli import main
from vivamos.coach.review import review, to_json
from vivamos.engine.cluster import Cluster, ClusterError, _do_piece
from vivamos.engine.errors import UsageError
from vivamos.engine.workers import Threads
from vivamos.learn.measuring import PIECE, Measured, Piece, win_shares
from vivamos.server.review_process import Asked, Told, budget_for
from vivamos.study import matches, simulation
from vivamos.study.tournament import Played, Tournament

WORKERS = 2
pytestmark = pytest.mark.xdist_group("cluster")  # one of them is enough


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    with Cluster("local", WORKERS) as made:
        made._ray.cloudpickle.register_pickle_by_value(sys.modules[__name__])  # workers do not know this file
        yield made


def setting(game: str, players: int, deck: Any = None, **options: Any) -> Setting:
    chosen = vivamos.game(game)
    return Setting(chosen, players, chosen.settle_options(options, players), chosen.read_deck(deck))


@cache
def finished() -> vivamos.Table:
    """A short game."""
    tables = map(vivamos.replay, simulation.records(setting("slambo", 2), 20, 3, Threads(1)))
    return min((table for table in tables if table.decisions > 4), key=lambda table: table.decisions)


@cache
def reviewed() -> bytes:
    return to_json(review(finished(), budget_for(finished())))


class Dying:
    """Work in the middle of which a worker is killed, the first time that somebody comes there."""

    def __init__(self, work: Any, at: Any, mark: Path) -> None:
        self.work, self.at, self.mark = work, at, mark

    def __call__(self, item: Any) -> Any:
        if item == self.at and not self.mark.exists():
            self.mark.write_text(str(os.getpid()))
            os.kill(os.getpid(), signal.SIGKILL)
        return self.work(item)


class WithADeath:
    """The workers of a cluster, one of whom is killed on the way."""

    def __init__(self, cluster: Cluster, at: Any, mark: Path) -> None:
        self.cluster, self.at, self.mark = cluster, at, mark

    def in_order(self, work: Any, items: Any) -> Iterator[Any]:
        return self.cluster.in_order(Dying(work, self.at, self.mark), items)


def told(game: Played) -> Any:
    """All of a game but how long the bots thought."""
    match = game.match
    return game.deal, game.seed, game.seats, match.scores, match.winners, match.utility, match.actions


def test_a_tournament_with_a_worker_killed_is_that_of_one_process(cluster: Cluster, tmp_path: Path) -> None:
    games = 40
    here = Tournament(setting("slambo", 2), ["greedy", "search:20"], games, seed=4)
    there = Tournament(setting("slambo", 2), ["greedy", "search:20"], games, seed=4)
    mark = tmp_path / "killed"
    played = [told(game) for game in here.play(Threads(1))]
    workers = WithADeath(cluster, (11, there.seatings[1]), mark)
    assert [told(game) for game in there.play(workers)] == played
    assert len(played) == games
    assert int(mark.read_text()) != os.getpid()
    found, wanted = (
        [(row.bot, row.share, row.difference, row.rating, row.uncertainty) for row in each.rows()]
        for each in (there, here)
    )
    assert found == wanted


def test_decks_and_options_travel_with_the_work(cluster: Cluster) -> None:
    source = dict(vivamos.game("slambo").deck.source)
    for deck in (None, source):
        about = setting("slambo", 3, deck, expert=True)
        names = ["greedy", "random"]
        for made in (partial(simulation.records, about, 5, 7), partial(matches.records, about, names, 5, 7)):
            records = list(made(cluster))
            assert records == list(made(Threads(1)))
            assert [("deck" in record) for record in records] == [deck is not None] * 5


def test_sums_are_the_same_to_the_last_digit(cluster: Cluster) -> None:
    about = setting("slambo", 3)
    found = []
    for workers in (cluster, Threads(2)):
        summary = simulation.Summary(3)
        for piece in simulation.play(about, 40_000, 5, "cpu", workers):
            summary.add(piece)
        assert sum(simulation.check(about, 40_000, 5, 1000, "cpu", workers)) == 40_000
        found.append((summary.games, summary.longest, summary.shares.value.tolist(), summary.shares.margin.tolist()))
    assert found[0] == found[1]


def test_a_review_is_the_same_byte_for_byte(cluster: Cluster) -> None:
    assert to_json(review(finished(), budget_for(finished()), workers=cluster)) == reviewed()


def some_network() -> Network:
    """One that has learned nothing."""
    game, chance = vivamos.game("slambo"), np.random.default_rng(5)
    sizes = (len(game.knowledge.OBSERVATION), 24, game.rules.ACTIONS + 1)
    layers = tuple(
        (chance.normal(size=size).astype(np.float32), np.zeros(size[1], np.float32)) for size in pairwise(sizes)
    )
    return Network(game.id, game.version, sizes[0], game.rules.ACTIONS, layers, 1.0, {})


def test_a_policy_is_measured_the_same(cluster: Cluster, tmp_path: Path) -> None:
    """With a deck and options, and a worker killed: the games come in pieces with seeds of their own."""
    network = some_network()
    game = vivamos.game("slambo")
    about = Measured(network, game, 3, {"expert": True}, dict(game.deck.source))
    notices, games = {"often": CERTAIN, "seldom": CERTAIN // 50}, 2 * PIECE + 7
    here = [win_shares(about, notices, games, Threads(number)) for number in (1, 2)]
    mark = tmp_path / "killed"
    there = win_shares(about, notices, games, WithADeath(cluster, Piece(PIECE, PIECE, CERTAIN), mark))
    assert here == [there, there]
    assert int(mark.read_text()) != os.getpid()
    assert 0 <= there["often"] < there["seldom"] < 1


def _refuse(item: int) -> int:
    if item == 3:
        raise UsageError("wrong-seed", given="3")
    return item


def test_what_is_wrong_with_the_work_is_told_as_here(cluster: Cluster) -> None:
    done = cluster.in_order(_refuse, range(10))
    assert [next(done) for _ in range(3)] == [0, 1, 2]
    with pytest.raises(UsageError) as refused:
        next(done)
    assert refused.value.fact["fact"] == "wrong-seed"


def _die(item: int) -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def test_work_that_kills_every_worker_comes_to_an_end(cluster: Cluster) -> None:
    tried = cluster._do
    cluster._do = tried.options(max_retries=1)
    try:
        with pytest.raises(ClusterError, match="lost a piece of the work again and again: "):
            list(cluster.in_order(_die, range(1)))
    finally:
        cluster._do = tried
    assert list(cluster.in_order(abs, range(3))) == [0, 1, 2]


def test_the_process_of_a_review_hands_it_to_a_cluster(cluster: Cluster) -> None:
    """And makes it itself when nobody answers, which the log is told."""
    address = cluster._ray.get_runtime_context().gcs_address
    found = []
    for place in (address, "127.0.0.1:1"):
        asked = msgspec.json.encode(Asked(record=finished().record(), threads=1, cluster=place))
        done = subprocess.run(
            [sys.executable, "-m", "vivamos.server.review_process"],
            input=asked + b"\n",
            capture_output=True,
            check=True,
        )
        lines = [msgspec.json.decode(line, type=Told) for line in done.stdout.splitlines()]
        assert lines[-1].review is not None
        assert to_json(lines[-1].review) == reviewed()
        found.append([line.warning for line in lines if line.warning])
    assert found == [[], ["The cluster '127.0.0.1:1' does not answer: Connection refused."]]


def test_another_vivamos_is_refused() -> None:
    with pytest.raises(ClusterError, match=r"has Vivamos .+ and this one 0\.0: install the same"):
        _do_piece("0.0", b"", [])


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["tournament", "slambo", "greedy", "random", "--cluster", "here"], "A cluster is local, or HOST:PORT"),
        (["tournament", "slambo", "greedy", "random", "--cluster", "127.0.0.1:1"], "'127.0.0.1:1' does not answer"),
        (["simulate", "slambo", "--cluster", "127.0.0.1:1", "--threads", "2"], "--threads is for this machine"),
        (["simulate", "slambo", "--cluster", "local", "--device", "cuda"], "A cluster plays on CPUs"),
        (["serve", "--review-cluster", "local"], "A cluster is local, or HOST:PORT"),
    ],
)
def test_a_mistake_gets_a_sentence(words: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(words) in (1, 2)
    captured = capsys.readouterr()
    assert said in captured.err
    assert captured.err.count("\n") == 1


def test_a_file_of_this_machine_is_on_no_cluster_elsewhere(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    save_network(tmp_path / "own.weights", some_network())
    bot = f"policy:{tmp_path / 'own.weights'}"
    elsewhere = ["--cluster", "127.0.0.1:1"]
    for words in (["tournament", "slambo", "greedy", bot], ["simulate", "slambo", "--bots", f"greedy,{bot}"]):
        assert main([*words, *elsewhere]) == 2
        assert f"A cluster elsewhere has no file of '{bot[:10]}" in capsys.readouterr().err


@pytest.mark.parametrize("words", [["tournament", "slambo", "greedy", "random", "--cluster", "local"]])
def test_without_ray_it_is_told_what_to_install(
    words: list[str], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    assert main(words) == 2
    assert capsys.readouterr().err == "vivamos: Work on a cluster needs Ray: pip install 'vivamos[cluster]'.\n"

"""Training: the same weights for the same seed, also after a kill; what is learned, and from whose decisions."""

from __future__ import annotations

import csv
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import vivamos
from vivamos.bots.network import Network, forward, load_network
from vivamos.cli import main

if find_spec("torch") is None:
    assert not os.environ.get("VIVAMOS_CI"), "There is no PyTorch here, and training must be tested (make learn)."
    pytest.skip(
        "*** There is no PyTorch here: nothing is known about training (make learn). ***", allow_module_level=True
    )

import torch

from vivamos.learn.training.games import Plan, Tensors, hidden_numbers
from vivamos.learn.training.ppo import advantages
from vivamos.learn.training.rollout import Opponents, Rollout
from vivamos.learn.training.settings import Settings

UPDATES = 4
pytestmark = pytest.mark.xdist_group("training")  # one that was killed and went on is enough


def command(folder: Path, *more: str) -> list[str]:
    asked = ["train", "slambo", "--updates", str(UPDATES), "--players", "2", "--hidden", "48", "--threads", "1"]
    return [*asked, "--output", str(folder), *more]


def lines_of(folder: Path) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """Run the command, and give each line that it prints."""
    with subprocess.Popen(
        [sys.executable, "-m", "vivamos", *command(folder)], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        for line in process.stdout:
            yield process, line
        said = process.stderr.read()
        assert process.wait() in (0, -signal.SIGKILL), said


def rows_of(folder: Path) -> int:
    """How many rows the curves have."""
    with (folder / "curves.csv").open(newline="") as file:
        return len(list(csv.DictReader(file)))


@pytest.fixture(scope="module")
def trained(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A training that was killed in its midst, and ended by the same command."""
    folder = tmp_path_factory.mktemp("killed")
    for number, (process, _) in enumerate(lines_of(folder)):
        if number == 1:
            process.kill()
    assert rows_of(folder) < UPDATES
    told = [line for _, line in lines_of(folder)]
    assert told[-1] == f"The policy is in {folder / 'policy.weights'}.\n"
    assert 2 < len(told) <= UPDATES  # it did not begin again
    return folder


def policy_of(folder: Path) -> Network:
    return load_network(folder / "policy.weights", vivamos.game("slambo"))


@pytest.mark.slow
def test_a_kill_changes_nothing_and_the_same_command_gives_the_same_weights(trained: Path, tmp_path: Path) -> None:
    assert len(list(lines_of(tmp_path))) == UPDATES + 1
    killed, whole = policy_of(trained), policy_of(tmp_path)
    for one, other in zip(killed.layers, whole.layers, strict=True):
        assert (one[0] == other[0]).all()
        assert (one[1] == other[1]).all()
    assert killed.manifest["decisions"] == whole.manifest["decisions"] > 50_000
    assert killed.manifest["figures"]["greedy"] == whole.manifest["figures"]["greedy"]
    assert rows_of(trained) == UPDATES


@pytest.mark.slow
def test_what_was_learned_in_seconds_beats_random_play(trained: Path) -> None:
    network, games = policy_of(trained), vivamos.batch("slambo", 2, 600, seed=12)
    own, won = np.arange(600) % 2, np.full(600, -1.0)
    while (won < 0).any():
        logits, _ = forward(network, games.observe())
        best = np.where(games.legal_mask(), logits, -np.inf).argmax(axis=1)
        games.step(np.where(games.seat == own, best, games.random_actions()))
        share = (games.winners >> own & 1) / np.maximum(1, np.bitwise_count(games.winners))
        won = np.where(games.done & (won < 0), share, won)
    assert won.mean() > 0.75


@pytest.mark.slow
def test_another_command_does_not_go_on_with_it(trained: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(command(trained, "--seed", "7")) == 2
    assert capsys.readouterr().err == (
        f"vivamos: In {trained} there is a training by another command, which differs in seed: give that command "
        "again, or choose another folder with --output.\n"
    )
    assert main(command(trained, "--updates", "6")) == 2
    assert "there is a training that differs in updates: go on with it by --resume" in capsys.readouterr().err
    policy = (trained / "policy.weights").read_bytes()
    assert main(command(trained)) == 0  # it is done
    assert (trained / "policy.weights").read_bytes() == policy


@pytest.mark.slow
def test_a_cluster_measures_the_same_and_changes_no_weight(tmp_path: Path) -> None:
    asked = ["train", "slambo", "--updates", "1", "--players", "2", "--hidden", "48", "--threads", "1"]
    found = []
    for name, more in (("here", []), ("there", ["--cluster", "local"])):
        assert main([*asked, "--output", str(tmp_path / name), *more]) == 0
        found.append(policy_of(tmp_path / name))
    here, there = found
    for one, other in zip(here.layers, there.layers, strict=True):
        assert (one[0] == other[0]).all()
        assert (one[1] == other[1]).all()
    levels = ("newcomer", "casual", "greedy")
    assert [here.manifest["figures"][level] for level in levels] == [
        there.manifest["figures"][level] for level in levels
    ]


def test_nothing_to_resume_and_what_is_damaged(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(command(tmp_path, "--resume")) == 2
    assert capsys.readouterr().err == f"vivamos: In {tmp_path} there is no training to go on with.\n"
    (tmp_path / "training.pt").write_bytes(b"no training")
    assert main(command(tmp_path)) == 1
    assert "is damaged: delete the file to begin anew.\n" in capsys.readouterr().err


def test_without_pytorch_a_sentence_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "torch", None)  # as if it were not installed
    assert main(command(tmp_path)) == 2
    assert "PyTorch is not installed here: “pip install vivamos[learn]” brings it." in capsys.readouterr().err


def expected_advantages(rollout: Rollout, values: Any, row: int, seat: int, lambda_: float) -> dict[int, float]:
    """For one seat of one game, by the definition; decisions of which nothing is known are left out."""
    steps = len(values)
    found: dict[int, float] = {}
    for t in [t for t in range(steps) if rollout.seats[t, row] == seat]:
        total, weight, at = 0.0, 1.0, t
        while True:  # the sum of what each decision brought beyond what was expected, weighted by lambda
            gained, then = 0.0, at
            while True:
                gained += float(rollout.rewards[then, row, seat])
                over = bool(rollout.done[then, row])
                then += 1
                if over or then == steps or rollout.seats[then, row] == seat:
                    break
            if not over and then == steps:
                break  # the future is unknown
            following = 0.0 if over else float(values[then, row])
            total += weight * (gained + following - float(values[at, row]))
            found[t] = total
            if over:
                break
            weight, at = weight * lambda_, then
    return found


def test_advantages_run_from_a_seats_decision_to_its_next() -> None:
    settings = Settings(games=6, steps=40, half=False)
    plan = Plan(vivamos.game("slambo"), (3,), {})
    games = Tensors(plan.batch(6, 1, "cpu"), torch.device("cpu"))
    rollout = Rollout(settings, games, [0], torch.float32)
    chance = torch.Generator().manual_seed(5)
    rollout.seats.copy_(torch.randint(0, 3, (40, 6), generator=chance))
    rollout.rewards.copy_(torch.randn(40, 6, 4, generator=chance))
    rollout.done.copy_(torch.rand(40, 6, generator=chance) < 0.1)
    values = torch.randn(40, 6, generator=chance)
    found, tells = advantages(rollout, values, 0.9)
    told = 0
    for row in range(6):
        for seat in range(3):
            wanted = expected_advantages(rollout, values, row, seat, 0.9)
            own = [t for t in range(40) if rollout.seats[t, row] == seat]
            assert [t for t in own if tells[t, row]] == list(wanted)
            assert np.allclose([found[t, row] for t in wanted], list(wanted.values()), atol=1e-4)
            told += len(wanted)
    assert told > 150


def test_what_goes_to_the_critic_is_what_others_cannot_know() -> None:
    hand, own_face_down = range(36), range(72, 108)
    assert hidden_numbers(Plan(vivamos.game("vamos-dia"), (), {}), seed=1) == [*hand, *own_face_down]


def test_every_number_of_players_and_every_option_is_learned() -> None:
    plan = Plan(vivamos.game("iyadosu"), (), {})
    games = plan.batch(48, 1, "cpu")
    met = {(players, *sorted(options.items())) for players, options in (games.setting(row) for row in range(48))}
    assert {players for players, *_ in met} == {3, 4, 5}
    assert {dict(options)["instant_win"] for _, *options in met} == {False, True}
    assert {dict(options)["last_round_bonus"] for _, *options in met} == {False, True}
    kept = Plan(vivamos.game("iyadosu"), (4,), {"instant_win": True}).batch(48, 1, "cpu")
    assert all(kept.setting(row)[1]["instant_win"] and kept.setting(row)[0] == 4 for row in range(48))


def test_learners_sit_in_every_seat_and_in_every_game() -> None:
    settings = Settings(games=400, self_play=0.25, past_selves=0.25)
    plan = Plan(vivamos.game("vamos-dia"), (4,), {})
    opponents = Opponents(settings, plan, torch.device("cpu"))
    everywhere, players = torch.ones(400, dtype=torch.bool), torch.full((400,), 4)
    opponents.seat_learners(everywhere, players, torch.Generator().manual_seed(1))
    learns = np.array(
        [[bool(opponents.decides(torch.full((400,), seat))[row]) for seat in range(4)] for row in range(400)]
    )
    assert learns[:100].all()
    assert learns[100:].any(axis=1).all()
    assert not learns[100:].all()
    assert (np.abs(learns[100:].mean(axis=0) - 0.625) < 0.1).all()
    notices = {int(notice) for notice in opponents.notice[200:]}
    assert (opponents.notice[:200] == 0).all()
    assert notices == {22_938, 58_982, 65_536}
    before = opponents.learning.clone()
    some = torch.arange(400) % 2 == 0
    opponents.seat_learners(some, players, torch.Generator().manual_seed(2))
    assert (opponents.learning[~some] == before[~some]).all()
    assert (opponents.learning[some] != before[some]).any()

"""The loop of `vivamos train`: learn, look how good it is, save, until the budget is spent."""

from __future__ import annotations

import csv
import datetime
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import torch

from vivamos.bots.network import save_network
from vivamos.engine.errors import DataError, UsageError, why_not_opened
from vivamos.engine.files import whole_file
from vivamos.engine.workers import Threads, Workers
from vivamos.learn.measuring import Measured, win_shares
from vivamos.learn.training.games import Plan, by_thumb
from vivamos.learn.training.order import CHECKPOINT, CURVES, POLICY, Order
from vivamos.learn.training.training import Training, read

LAST_LOOK = 4  # times as many games as in the others


@dataclass(frozen=True)
class Now:
    """Where a training stands."""

    share: float  # of the budget that is spent
    decisions: int
    pace: float  # decisions learned from a second, since this process began
    row: dict[str, float] | None  # of the curves, where it was just measured


def train(order: Order, tell: Callable[[Now], None], workers: Workers | None = None) -> Path:
    """Train as ordered, from the checkpoint if there is one; returns the file of the policy.

    The workers play the games in which it is measured; without them the threads of this machine do.
    """
    workers = workers or Threads(order.threads)
    training = _begun_or_taken_up(order)
    settings = training.settings
    saved = clock = began = time.monotonic()
    at_first = training.decisions

    def elapsed() -> None:
        nonlocal clock
        now = time.monotonic()
        training.seconds += now - clock
        clock = now

    def pace() -> float:
        return (training.decisions - at_first) / max(time.monotonic() - began, 1e-6)

    while (share := _share(order, training)) < 1:
        told = training.update(share)
        elapsed()
        share = min(1.0, _share(order, training))
        row = None
        if share == 1.0 or share * settings.looks >= len(training.curves):
            row = _looked(training, told, pace(), share, workers)
            elapsed()
        tell(Now(share, training.decisions, pace(), row))
        if row is not None or time.monotonic() - saved > settings.save_every:
            _save(order, training)
            saved = time.monotonic()
    return order.output / POLICY


def _share(order: Order, training: Training) -> float:
    """How much of the budget is spent."""
    if order.minutes is not None:
        return training.seconds / (60 * order.minutes)
    return training.updates / (order.updates or 1)


def _begun_or_taken_up(order: Order) -> Training:
    checkpoint = order.output / CHECKPOINT
    kept = read(checkpoint) if checkpoint.exists() else None
    if kept is None and order.resume:
        raise UsageError("training-nothing-to-resume", folder=str(order.output))
    if kept is not None:
        order.check_same(kept["command"])
    plan = Plan(order.game, order.players, order.options, order.deck)
    training = Training(plan, order.settings(), order.seed, order.device, order.threads)
    try:
        order.output.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise DataError("file-not-writable", file=str(order.output), reason=why_not_opened(error)) from None
    if kept is None:
        _save(order, training)  # a folder that cannot be written is found out before the work, not after it
    else:
        try:
            training.go_on_from(kept)
        except (RuntimeError, KeyError, ValueError, TypeError):
            raise DataError("training-damaged", file=str(checkpoint)) from None
    return training


def _looked(
    training: Training, told: dict[str, float], pace: float, share: float, workers: Workers
) -> dict[str, float]:
    """Measure the policy, and add a row to the curves."""
    games = training.settings.look_games * (LAST_LOOK if share == 1.0 else 1)
    plan = training.plan
    network = training.policy.as_network(plan.game, training.scale, {})
    shares = win_shares(
        Measured(network, plan.game, plan.usual, plan.options, plan.deck_data), by_thumb(plan.game), games, workers
    )
    row = {
        "seconds": round(training.seconds, 1),
        "updates": training.updates,
        "decisions": training.decisions,
        "decisions_a_second": round(pace),
        **{level: round(value, 4) for level, value in shares.items()},
        **{name: round(value, 6) for name, value in told.items()},
    }
    training.curves.append(row)
    return row


def _save(order: Order, training: Training) -> None:
    """The curves and the policy for people and bots, and the whole training to go on with."""
    if training.curves:
        with whole_file(order.output / CURVES) as file:
            writer = csv.DictWriter(file, list(training.curves[0]), lineterminator="\n")
            writer.writeheader()
            writer.writerows(training.curves)
    network = training.policy.as_network(training.plan.game, training.scale, _manifest(order, training))
    save_network(order.output / POLICY, network)
    training.save(order.output / CHECKPOINT, order.command())


def _manifest(order: Order, training: Training) -> dict[str, Any]:
    """Where a policy comes from, for whoever finds its file."""
    return {
        "command": order.words(),
        "seed": order.seed,
        "minutes": round(training.seconds / 60, 2),
        "date": datetime.datetime.now(datetime.UTC).date().isoformat(),
        "device": torch.cuda.get_device_name() if order.device == "cuda" else f"cpu, {torch.get_num_threads()} threads",
        "torch": torch.__version__,
        "updates": training.updates,
        "decisions": training.decisions,
        "figures": training.curves[-1] if training.curves else {},
        "settings": asdict(training.settings),
    }

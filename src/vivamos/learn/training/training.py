"""A training: its whole state, which can be saved at any update and taken up again as if nothing had happened."""

from __future__ import annotations

import io
import pickle
from pathlib import Path
from typing import Any

import numpy as np
import torch

from vivamos.engine.cuda import numba_cuda
from vivamos.engine.errors import DataError, UsageError, why_not_opened
from vivamos.engine.files import write_whole
from vivamos.learn.training.games import Plan, Tensors, hidden_numbers, unit_of_value
from vivamos.learn.training.networks import Critic, Policy
from vivamos.learn.training.ppo import Learner, learn
from vivamos.learn.training.rollout import Opponents, Rollout, play
from vivamos.learn.training.settings import Settings

FORMAT = 1


class Training:
    """Networks, optimiser, games, opponents, chance."""

    def __init__(self, plan: Plan, settings: Settings, seed: int, device: str, threads: int | None = None) -> None:
        self.plan, self.settings, self.seed, self.threads = plan, settings, seed, threads
        self.device = prepared(device, threads)
        self.scale = unit_of_value(plan, settings.winning, seed)
        self.hidden = hidden_numbers(plan, seed)
        self.batch = plan.batch(settings.games, seed, device, settings.winning, threads)
        self.games = Tensors(self.batch, self.device)
        self.chance = torch.Generator(self.device).manual_seed(seed)
        self.opponents = Opponents(settings, plan, self.device)
        everywhere = torch.ones(settings.games, dtype=torch.bool, device=self.device)
        self.opponents.seat_learners(everywhere, self.games.players, self.chance)
        half = torch.bfloat16 if settings.half else torch.float32
        self.rollout = Rollout(settings, self.games, self.hidden, half)
        self.learner = self._new_learner()
        self.updates = 0  # done
        self.decisions = 0  # of the learning policy that it has learned from
        self.seconds = 0.0  # taken
        self.curves: list[dict[str, float]] = []

    @property
    def policy(self) -> Policy:
        return self.learner.policy

    def update(self, share: float) -> dict[str, float]:
        """Play and learn once; `share` is how much of the training is over."""
        settings, learner = self.settings, self.learner
        rate = _between(settings.learning_rate, settings.last_learning_rate, share)
        for group in learner.optimiser.param_groups:
            group["lr"] = rate
        self.opponents.keep(self.policy, self.updates)
        with learner.half():
            play(
                self.rollout, self.batch, self.games, self.policy, self.opponents, self.updates, self.scale, self.chance
            )
        told = learn(learner, self.rollout, _between(settings.entropy, settings.last_entropy, share), self.chance)
        self.updates += 1
        self.decisions += int(told["learned"])
        return {**told, "learning_rate": rate}

    def save(self, path: Path, command: dict[str, Any]) -> None:
        """Write everything to a file that is there whole or not at all."""
        opponents = self.opponents
        kept = {
            "format": FORMAT,
            "command": command,
            "updates": self.updates,
            "decisions": self.decisions,
            "seconds": self.seconds,
            "curves": self.curves,
            "policy": self.policy.state_dict(),
            "critic": self.learner.critic.state_dict(),
            "optimiser": self.learner.optimiser.state_dict(),
            "past": [one.state_dict() for one in opponents.past],
            "apart": opponents.apart,
            "learning": opponents.learning,
            "chance": self.chance.get_state(),
            "games": {name: _as_bytes(array) for name, array in self.batch.keep().items()},
        }
        file = io.BytesIO()
        torch.save(kept, file)
        write_whole(path, file.getvalue())

    def go_on_from(self, kept: dict[str, Any]) -> None:
        """Take up what `read` has given."""
        opponents = self.opponents
        self.policy.load_state_dict(kept["policy"])
        self.learner.critic.load_state_dict(kept["critic"])
        self.learner.optimiser.load_state_dict(kept["optimiser"])
        opponents.past = [self._past_self(weights) for weights in kept["past"]]
        opponents.apart = kept["apart"]
        opponents.learning = kept["learning"].to(self.device)
        self.chance.set_state(kept["chance"])
        made = self.batch.keep()
        self.batch.go_on_from({name: _from_bytes(kept["games"][name], array) for name, array in made.items()})
        self.updates, self.decisions = kept["updates"], kept["decisions"]
        self.seconds, self.curves = kept["seconds"], kept["curves"]

    def _new_learner(self) -> Learner:
        settings, game = self.settings, self.plan.game
        chance = torch.Generator().manual_seed(self.seed)
        policy = Policy(game, settings.hidden, chance).to(self.device)
        critic = Critic(self.rollout.inputs, settings.critic_hidden, chance).to(self.device)
        weights = [*policy.parameters(), *critic.parameters()]
        optimiser = torch.optim.Adam(weights, lr=settings.learning_rate, eps=settings.adam_epsilon)
        return Learner(policy, critic, optimiser, settings, self.device)

    def _past_self(self, weights: dict[str, Any]) -> Policy:
        policy: Policy = Policy(self.plan.game, self.settings.hidden, torch.Generator()).to(self.device)
        policy.load_state_dict(weights)
        policy.requires_grad_(False)
        return policy


def prepared(device: str, threads: int | None) -> torch.device:
    """Let PyTorch give the same numbers for the same seed; refuses a GPU that is not there."""
    if device == "cuda":
        numba_cuda()
        if not torch.cuda.is_available():
            raise UsageError("no-cuda-device")
    else:
        torch.use_deterministic_algorithms(True)
    if threads:
        torch.set_num_threads(threads)
    return torch.device(device)


def read(path: Path) -> dict[str, Any]:
    """What `save` has written; a file that is damaged is refused."""
    try:
        content = path.read_bytes()
    except OSError as error:
        raise DataError("file-not-readable", file=str(path), reason=why_not_opened(error)) from None
    try:
        kept: dict[str, Any] = torch.load(io.BytesIO(content), map_location="cpu", weights_only=True)
        if kept["format"] != FORMAT:
            raise ValueError
    except (RuntimeError, pickle.UnpicklingError, EOFError, ValueError, KeyError, TypeError):
        raise DataError("training-damaged", file=str(path)) from None
    return kept


def _between(first: float, last: float, share: float) -> float:
    return first + (last - first) * min(share, 1.0)


def _as_bytes(array: Any) -> Any:
    return torch.frombuffer(bytearray(np.ascontiguousarray(array).tobytes()), dtype=torch.uint8)


def _from_bytes(kept: Any, like: Any) -> Any:
    return np.frombuffer(kept.numpy().tobytes(), like.dtype).reshape(like.shape)

"""What is learned from a rollout: proximal policy optimisation, for games in which several seats decide in turn."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import AbstractContextManager
from dataclasses import dataclass
from typing import Any

import torch

from vivamos.learn.training.networks import Critic, Policy, log_chances
from vivamos.learn.training.rollout import Rollout
from vivamos.learn.training.settings import Settings

PIECE = 16_384  # rows that the critic looks at at a time


@dataclass
class Learner:
    """The networks that learn, and what makes them."""

    policy: Policy
    critic: Critic
    optimiser: torch.optim.Optimizer
    settings: Settings
    device: torch.device

    def half(self) -> AbstractContextManager[Any]:
        """Multiply matrices in bfloat16, if that was chosen."""
        made: AbstractContextManager[Any] = torch.autocast(self.device.type, torch.bfloat16, enabled=self.settings.half)
        return made


def advantages(rollout: Rollout, values: Any, lambda_: float) -> tuple[Any, Any]:
    """By how much each decision did better than was expected, and for which that can be said.

    Every seat has a course of its own: from one of its decisions to its next, with all that it was given in between,
    also for what others did. A decision at the end of the rollout, after which neither the seat decides again nor the
    game ends, tells nothing.
    """
    steps, n = values.shape
    rows = torch.arange(n, device=values.device)
    found = torch.zeros_like(values)
    tells = torch.zeros_like(rollout.learned)
    seats = rollout.rewards.shape[2]
    gained, next_value, next_advantage = (torch.zeros(n, seats, device=values.device) for _ in range(3))
    known = torch.zeros(n, seats, dtype=torch.bool, device=values.device)
    for t in reversed(range(steps)):
        over = rollout.done[t].unsqueeze(1)
        gained = gained.masked_fill(over, 0.0) + rollout.rewards[t]
        next_value, next_advantage = next_value.masked_fill(over, 0.0), next_advantage.masked_fill(over, 0.0)
        known = known | over
        seat, value = rollout.seats[t], values[t]
        advantage = gained[rows, seat] + next_value[rows, seat] - value + lambda_ * next_advantage[rows, seat]
        tells[t] = known[rows, seat]
        found[t] = advantage.masked_fill(
            ~tells[t], 0.0
        )  # what comes after it is not known: an earlier one learns its value
        gained[rows, seat] = 0.0
        next_value[rows, seat] = value
        next_advantage[rows, seat] = found[t]
        known[rows, seat] = True
    return found, tells


@torch.no_grad()  # type: ignore[untyped-decorator]
def values_of(learner: Learner, rollout: Rollout) -> Any:
    """What the critic expects at every decision of the rollout."""
    rows = rollout.everything.flatten(0, 1)
    with learner.half():
        pieces = [learner.critic(piece) for piece in rows.split(PIECE)]
    return torch.cat(pieces).view(rollout.actions.shape)


def learn(learner: Learner, rollout: Rollout, entropy: float, generator: torch.Generator) -> dict[str, float]:
    """Learn from the learning policy's own decisions; gives what the curves show."""
    settings = learner.settings
    values = values_of(learner, rollout)
    found, tells = advantages(rollout, values, settings.lambda_)
    rows = (tells & rollout.learned).flatten().nonzero().squeeze(1)
    returns = (found + values).flatten()
    found = found.flatten()
    mean, deviation = found[rows].mean(), found[rows].std() + 1e-6
    mask, everything = rollout.mask.flatten(0, 1), rollout.everything.flatten(0, 1)
    actions, before = rollout.actions.flatten(), rollout.chances.flatten()
    weights = [*learner.policy.parameters(), *learner.critic.parameters()]
    told: dict[str, Any] = {}
    for part in _shuffled(rows, settings, generator):
        seen = everything[part]
        with learner.half():
            logits, own_values = learner.policy(seen[:, : rollout.own])
            expected = learner.critic(seen)
        chances = log_chances(logits, mask[part])
        change = chances.gather(1, actions[part].unsqueeze(1)).squeeze(1) - before[part]
        gain, better = change.exp(), (found[part] - mean) / deviation
        clipped = gain.clamp(1 - settings.clip, 1 + settings.clip)
        policy_loss = -torch.minimum(gain * better, clipped * better).mean()
        doubt = -(chances.exp() * chances).sum(1).mean()
        critic_loss = (expected - returns[part]).square().mean()
        value_loss = (own_values - returns[part]).square().mean()
        loss = policy_loss - entropy * doubt + settings.critic_weight * critic_loss + settings.value_weight * value_loss
        learner.optimiser.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(weights, settings.most_gradient)
        learner.optimiser.step()
        told = {
            "policy_loss": policy_loss, "critic_loss": critic_loss, "value_loss": value_loss, "entropy": doubt,
            "change": ((gain - 1) - change).mean(),
        }  # fmt: skip
    return {"learned": float(len(rows)), **{name: float(number.detach()) for name, number in told.items()}}


def _shuffled(rows: Any, settings: Settings, generator: torch.Generator) -> Iterator[Any]:
    """The decisions in random order, in pieces, as often as there are epochs."""
    pieces = max(1, round(len(rows) / settings.minibatch))
    for _ in range(settings.epochs):
        order = torch.randperm(len(rows), generator=generator, device=rows.device)
        yield from rows[order].tensor_split(pieces)

"""Proximal policy optimisation in one file: a policy learns a game of ours by playing it against itself.

    python examples/ppo.py
    python examples/ppo.py --game vamos-dia --players 4 --unit 7 --updates 600

Needs `pip install vivamos[learn]`; on a GPU (`--device cuda`) also `vivamos[cuda]`. `--help` tells every setting. As it
is, it learns SLAMBO! for two in about a minute on a CPU, and there the same seed gives the same policy again.

This is for reading and for changing. `vivamos train` is the larger thing: a critic that sees all hands, past selves
among the opponents, checkpoints, a policy that bots play by.
"""

from __future__ import annotations

import argparse
import time
from dataclasses import dataclass, field, fields
from typing import Any

import torch
from torch import nn
from torch.distributions import Categorical

import vivamos

NEVER = -1e9  # the logit of a move that is not legal
CERTAIN = 65_536  # the rule of thumb overlooks no move
MOST_SEATS = 8


def setting(default: Any, told: str) -> Any:
    """A field that is an argument of the command too."""
    return field(default=default, metadata={"help": f"{told} ({default})"})


@dataclass(frozen=True)
class Settings:
    """Everything that can be set."""

    game: str = setting("slambo", "the game's id")
    players: int = setting(2, "how many play")
    device: str = setting("cpu", "where games and networks are: cpu or cuda")
    seed: int = setting(1, "of cards, weights and moves")

    updates: int = setting(60, "how often to play and to learn from it")
    games: int = setting(512, "games side by side")
    steps: int = setting(64, "decisions in each of them before they are learned from")
    winning: float = setting(1.0, "what a win is worth beside the game's own utility")
    unit: float = setting(1.5, "rewards are divided by this: about how far the worth of a game strays")

    hidden: int = setting(128, "width of the two hidden layers of actor and critic")
    learning_rate: float = setting(1e-3, "of Adam at the beginning; it falls to 0 in a straight line")
    epochs: int = setting(2, "how often every decision is learned from")
    minibatch: int = setting(1024, "decisions a step of the optimiser")
    clip: float = setting(0.2, "how far the chance of a move may go from what it was before more no longer pays")
    discount: float = setting(1.0, "what the value of a seat's next decision counts")
    gae_lambda: float = setting(0.95, "of generalised advantage estimation")
    entropy: float = setting(0.01, "what doubt is worth, against settling too soon")
    value_weight: float = setting(0.5, "of the critic's error in the loss")
    most_gradient: float = setting(0.5, "longer gradients are shortened to this")

    look_every: int = setting(10, "updates between two looks at how good the policy is")
    look_games: int = setting(1000, "games of a look")


class Agent(nn.Module):
    """The actor has a logit for every action, the critic tells what the seat to move may expect."""

    def __init__(self, observation: int, actions: int, hidden: int) -> None:
        super().__init__()
        self.actor = layers(
            observation, hidden, actions, last_gain=0.01
        )  # at first nearly all moves are equally likely
        self.critic = layers(observation, hidden, 1, last_gain=1.0)

    def choices(self, seen: Any, mask: Any) -> Categorical:
        """The chances of all moves; those that are not legal have none."""
        return Categorical(logits=self.actor(seen).masked_fill(~mask, NEVER), validate_args=False)

    def value(self, seen: Any) -> Any:
        """What the seat to move may expect until the game's end."""
        return self.critic(seen).squeeze(-1)


def layers(inputs: int, hidden: int, outputs: int, last_gain: float) -> nn.Sequential:
    """Two hidden layers, begun with orthogonal weights."""
    made = [nn.Linear(inputs, hidden), nn.Linear(hidden, hidden), nn.Linear(hidden, outputs)]
    for layer, gain in zip(made, (2**0.5, 2**0.5, last_gain), strict=True):
        nn.init.orthogonal_(layer.weight, gain)
        nn.init.zeros_(layer.bias)
    return nn.Sequential(made[0], nn.ReLU(), made[1], nn.ReLU(), made[2])


class Table:
    """A batch of games with its arrays as tensors. They are the same memory: `step` writes into them."""

    def __init__(self, settings: Settings, games: int, seed: int) -> None:
        self.batch = vivamos.batch(
            settings.game, settings.players, games, settings.device, seed=seed, winning=settings.winning
        )
        self.device = settings.device
        self.seen, self.mask = self._tensor(self.batch.observe()), self._tensor(self.batch.legal_mask())
        self.seat, self.winners = self._tensor(self.batch.seat), self._tensor(self.batch.winners)
        self.rewards, self.done = self._tensor(self.batch.rewards), self._tensor(self.batch.done)
        self.lengths = self._tensor(self.batch.lengths)

    def step(self, actions: Any) -> None:
        """One decision in every game; a game that ends with it begins anew."""
        self.batch.step(actions)

    def random_actions(self) -> Any:
        """A legal move in every game."""
        return self._tensor(self.batch.random_actions())

    def thumb_actions(self) -> Any:
        """The move by rule of thumb in every game."""
        actions = torch.zeros(self.batch.n, dtype=torch.int64, device=self.device)
        notice = torch.full_like(actions, CERTAIN)
        if self.device == "cpu":
            self.batch.follow_thumb(actions.numpy(), notice.numpy())
        else:
            self.batch.follow_thumb(actions, notice)
        return actions

    def _tensor(self, array: Any) -> Any:
        return torch.as_tensor(array, device=self.device)


class Rollout:
    """What happened in `steps` decisions of every game."""

    def __init__(self, steps: int, table: Table) -> None:
        def room(like: Any, kind: Any = None) -> Any:
            return torch.zeros((steps, *like.shape), dtype=kind or like.dtype, device=like.device)

        self.seen, self.mask = room(table.seen), room(table.mask)
        self.seat = room(table.seat, torch.int64)
        self.actions = room(table.seat, torch.int64)
        self.chances = room(table.seat, torch.float32)  # logarithms of those with which the actions were drawn
        self.values = room(table.seat, torch.float32)
        self.rewards, self.done = room(table.rewards), room(table.done)


@torch.no_grad()
def play(rollout: Rollout, table: Table, agent: Agent, unit: float) -> None:
    """Fill the rollout. The same policy has every seat; what it sees is always what the seat to move may know."""
    for t in range(len(rollout.actions)):
        rollout.seen[t], rollout.mask[t], rollout.seat[t] = table.seen, table.mask, table.seat
        choices = agent.choices(table.seen, table.mask)
        rollout.actions[t] = choices.sample()
        rollout.chances[t] = choices.log_prob(rollout.actions[t])
        rollout.values[t] = agent.value(table.seen)
        table.step(rollout.actions[t])
        rollout.rewards[t], rollout.done[t] = table.rewards / unit, table.done


def advantages(rollout: Rollout, discount: float, gae_lambda: float) -> tuple[Any, Any]:
    """By how much each decision did better than the critic expected, and for which that is known.

    Generalised advantage estimation along the course of each seat: what follows a decision of a seat is its own next
    decision, or the game's end, and its reward is all that it was given until then, also for what others did. The last
    decision of a seat in the rollout is left out if the game goes on: what follows it has not happened yet.
    """
    steps, n = rollout.actions.shape
    rows = torch.arange(n, device=rollout.values.device)
    found, known = torch.zeros_like(rollout.values), torch.zeros_like(rollout.done)
    # Of each seat of each game, going backwards: what it was given since its later decision, and of that decision the
    # value, the advantage, and whether there is one (or the game's end).
    given = torch.zeros_like(rollout.rewards[0])
    next_value, next_advantage = torch.zeros_like(given), torch.zeros_like(given)
    follows = torch.zeros_like(given, dtype=torch.bool)
    for t in reversed(range(steps)):
        over = rollout.done[t].unsqueeze(1)  # what comes later belongs to another game
        given = given.masked_fill(over, 0.0) + rollout.rewards[t]
        next_value, next_advantage = next_value.masked_fill(over, 0.0), next_advantage.masked_fill(over, 0.0)
        follows = follows | over
        at = rows, rollout.seat[t]
        surprise = given[at] + discount * next_value[at] - rollout.values[t]
        known[t] = follows[at]
        found[t] = torch.where(known[t], surprise + discount * gae_lambda * next_advantage[at], 0.0)
        given[at], next_value[at], next_advantage[at], follows[at] = 0.0, rollout.values[t], found[t], True
    return found, known


def learn(rollout: Rollout, agent: Agent, optimiser: torch.optim.Optimizer, settings: Settings) -> dict[str, float]:
    """Learn from a rollout; tells how it went in the last minibatch."""
    found, known = advantages(rollout, settings.discount, settings.gae_lambda)
    rows = known.flatten().nonzero().squeeze(1)
    returns, found = (found + rollout.values).flatten()[rows], found.flatten()[rows]
    seen, mask = rollout.seen.flatten(0, 1)[rows], rollout.mask.flatten(0, 1)[rows]
    actions, before = rollout.actions.flatten()[rows], rollout.chances.flatten()[rows]
    found = (found - found.mean()) / (found.std() + 1e-8)
    told = {}
    for _ in range(settings.epochs):
        for part in torch.randperm(len(rows), device=rows.device).split(settings.minibatch):
            choices = agent.choices(seen[part], mask[part])
            change = choices.log_prob(actions[part]) - before[part]
            ratio = change.exp()
            clipped = ratio.clamp(1 - settings.clip, 1 + settings.clip)
            policy_loss = -torch.minimum(ratio * found[part], clipped * found[part]).mean()
            value_loss = (agent.value(seen[part]) - returns[part]).square().mean()
            entropy = choices.entropy().mean()
            loss = policy_loss + settings.value_weight * value_loss - settings.entropy * entropy
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(agent.parameters(), settings.most_gradient)
            optimiser.step()
            told = {
                "value loss": value_loss,
                "entropy": entropy,
                "kl": (ratio - 1 - change).mean(),
                "clipped": (ratio != clipped).float().mean(),
            }
    return {name: float(number.detach()) for name, number in told.items()}


@torch.no_grad()
def win_share(agent: Agent, settings: Settings, against: str) -> float:
    """What the policy wins with its likeliest moves, in each seat in turn, against `random` or `thumb` elsewhere."""
    games, players = settings.look_games, settings.players
    table = Table(settings, games, settings.seed + 1)  # other deals than those that are learned from
    own = torch.arange(games, device=settings.device) % players
    share, ended = torch.zeros(games, device=settings.device), torch.zeros_like(table.done)
    while not ended.all():
        likeliest = agent.choices(table.seen, table.mask).logits.argmax(1)
        theirs = table.random_actions() if against == "random" else table.thumb_actions()
        table.step(torch.where(table.seat == own, likeliest, theirs))
        won = table.winners.long().unsqueeze(1) >> torch.arange(MOST_SEATS, device=settings.device) & 1
        fresh = table.done & ~ended
        share = torch.where(fresh, won[torch.arange(games), own] / won.sum(1).clamp(min=1), share)
        ended |= fresh
    return float(share.mean())


def train(settings: Settings) -> Agent:
    """Play, learn, tell; again and again."""
    torch.manual_seed(settings.seed)
    torch.use_deterministic_algorithms(settings.device == "cpu")
    table = Table(settings, settings.games, settings.seed)
    agent = Agent(table.seen.shape[1], table.mask.shape[1], settings.hidden).to(settings.device)
    optimiser = torch.optim.Adam(agent.parameters(), lr=settings.learning_rate, eps=1e-5)
    rollout = Rollout(settings.steps, table)
    began = time.perf_counter()
    for update in range(1, settings.updates + 1):
        for group in optimiser.param_groups:
            group["lr"] = settings.learning_rate * (1 - (update - 1) / settings.updates)
        play(rollout, table, agent, settings.unit)
        told = learn(rollout, agent, optimiser, settings)
        decisions = update * settings.steps * settings.games
        line = f"{update:>4} {time.perf_counter() - began:>6.1f} s {decisions:>10,} decisions"
        line += "".join(f"  {name} {number:.3f}" for name, number in told.items())
        if update % settings.look_every == 0 or update == settings.updates:
            for against in ("random", "thumb"):
                line += f"  wins {win_share(agent, settings, against):.1%} against {against}"
        print(line, flush=True)
    return agent


def main() -> None:
    parser = argparse.ArgumentParser(description=str(__doc__).partition("\n")[0])
    for one in fields(Settings):
        name, kind = "--" + one.name.replace("_", "-"), type(one.default)
        parser.add_argument(name, type=kind, default=one.default, help=one.metadata["help"])
    train(Settings(**vars(parser.parse_args())))


if __name__ == "__main__":
    main()

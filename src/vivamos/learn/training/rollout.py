"""Playing the games that are learned from: the policy against itself, its past selves, and levels by rule of thumb."""

from __future__ import annotations

import copy
from typing import Any

import torch

from vivamos.learn.training.games import Plan, Tensors, by_thumb
from vivamos.learn.training.networks import Policy, aligned, drawn, log_chances
from vivamos.learn.training.settings import Settings


class Opponents:
    """Who decides in which game. First come those of self-play, then those with past selves, then those with levels.

    In the latter two a game has learners in some seats, drawn anew for each game.
    """

    def __init__(self, settings: Settings, plan: Plan, device: torch.device) -> None:
        n = settings.games
        self.past_rows = slice(round(n * settings.self_play), round(n * (settings.self_play + settings.past_selves)))
        self.thumb_rows = slice(self.past_rows.stop, n)
        self.chance = settings.learners
        levels = list(by_thumb(plan.game).values())
        turns = max(1, len(plan.players) * 2 * len(plan.variants))  # so that every level meets every setting
        self.notice = torch.tensor([levels[row // turns % len(levels)] for row in range(n)], device=device)
        self.notice[: self.thumb_rows.start] = 0
        self.learning: Any = torch.full((n,), -1, dtype=torch.int64, device=device)  # seats as bits
        self.past: list[Policy] = []
        self.apart = settings.keep_past_self_every  # updates between two that are kept
        self.most = settings.most_past_selves

    def seat_learners(self, where: Any, players: Any, generator: torch.Generator) -> None:
        """Draw anew which seats learn, in the games `where` says so."""
        n, device = len(where), where.device
        seats = torch.arange(8, device=device)
        one = (torch.rand(n, 1, generator=generator, device=device) * players.unsqueeze(1)).long()
        others = torch.rand(n, 8, generator=generator, device=device) < self.chance
        bits = ((others | (seats == one)).long() << seats).sum(1)
        where = where.clone()
        where[: self.past_rows.start] = False
        self.learning = torch.where(where, bits, self.learning)

    def decides(self, seat: Any) -> Any:
        """In which games the learning policy has the seat to move."""
        return ((self.learning >> seat.long()) & 1).bool()

    def keep(self, policy: Policy, update: int) -> None:
        """Keep a copy of the policy as it is, now and then."""
        if update % self.apart:
            return
        self.past.append(copy.deepcopy(policy).requires_grad_(False))
        if len(self.past) > self.most:
            self.past = self.past[1::2]
            self.apart *= 2

    def past_self(self, update: int) -> Policy:
        """The one that plays until the next update: each in turn."""
        return self.past[update % len(self.past)]


class Rollout:
    """What happened in `steps` decisions of every game."""

    def __init__(self, settings: Settings, games: Tensors, hidden: list[int], half: torch.dtype) -> None:
        n, device = settings.games, games.observations.device
        self.hidden = torch.tensor(hidden, dtype=torch.int64, device=device)
        self.seen = games.observations.shape[1]
        self.own = aligned(self.seen)  # what lies behind what is seen, and behind what is hidden, stays 0
        self.inputs = self.own + aligned(games.hidden_numbers(len(hidden)))  # of the critic

        def room(*shape: int, kind: torch.dtype = torch.float32) -> Any:
            return torch.zeros(settings.steps, n, *shape, dtype=kind, device=device)

        self.everything = room(self.inputs, kind=half)  # what the seat to move knows, then what is hidden from it
        self.mask = room(games.mask.shape[1], kind=torch.bool)
        self.actions, self.seats = room(kind=torch.int64), room(kind=torch.int64)
        self.chances = room()  # logarithms of those with which the actions were drawn
        self.learned = room(kind=torch.bool)  # whether the learning policy has decided
        self.rewards = room(games.rewards.shape[1])
        self.done = room(kind=torch.bool)

    def remember(self, t: int, games: Tensors) -> None:
        """What the seats to move see, and may do."""
        self.everything[t, :, : self.seen] = games.observations
        others = games.all_seats[:, 1:].index_select(2, self.hidden).flatten(1)
        self.everything[t, :, self.own : self.own + others.shape[1]] = others
        self.mask[t] = games.mask
        self.seats[t] = games.seat


@torch.no_grad()  # type: ignore[untyped-decorator]
def play(
    rollout: Rollout, batch: Any, games: Tensors, policy: Policy, opponents: Opponents, update: int, scale: float,
    generator: torch.Generator,
) -> None:  # fmt: skip
    """Fill the rollout: `steps` decisions in every game. Nothing here waits for a GPU."""
    past, past_rows = opponents.past_self(update), opponents.past_rows
    for t in range(len(rollout.actions)):
        batch.observe_all()
        rollout.remember(t, games)
        seen = rollout.everything[t, :, : rollout.own]
        learning = opponents.decides(games.seat)
        chances = log_chances(policy(seen)[0], games.mask)
        actions = drawn(chances, generator)
        theirs = drawn(log_chances(past(seen[past_rows])[0], games.mask[past_rows]), generator)
        actions[past_rows] = torch.where(learning[past_rows], actions[past_rows], theirs)
        games.actions.copy_(actions)
        games.notice.copy_(torch.where(learning, 0, opponents.notice))
        batch.follow_thumb(games.given_actions, games.given_notice)
        rollout.actions[t], rollout.learned[t] = games.actions, learning
        rollout.chances[t] = chances.gather(1, games.actions.unsqueeze(1)).squeeze(1)
        step_on(batch, games)
        rollout.rewards[t] = games.rewards / scale
        rollout.done[t] = games.done
        opponents.seat_learners(games.done, games.players, generator)


def step_on(batch: Any, games: Tensors) -> None:
    """The decisions in `actions`, all chosen by the mask."""
    if games.actions.device.type == "cpu":
        batch.step(games.given_actions)
    else:
        batch.step(games.given_actions, checked=False)

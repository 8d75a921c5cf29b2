"""How good the policy is by now: its win share among levels by rule of thumb, one learned seat a game."""

from __future__ import annotations

import torch

from vivamos.learn.training.games import BY_THUMB, Plan, Tensors
from vivamos.learn.training.networks import FORBIDDEN, Policy
from vivamos.learn.training.rollout import step_on

SEED = 99  # the same deals at every look, none of those that are learned from


@torch.no_grad()  # type: ignore[untyped-decorator]
def win_share(
    policy: Policy, plan: Plan, level: str, games: int, device: torch.device, threads: int | None = None
) -> float:
    """Of whole games, each with its likeliest move, in every seat equally often; the others are of one level."""
    batch = plan.usual_batch(games, SEED, device.type, threads)
    tables = Tensors(batch, device)
    own = torch.arange(games, device=device) % plan.usual
    seats = torch.arange(8, device=device)
    share, ended = torch.zeros(games, device=device), torch.zeros(games, dtype=torch.bool, device=device)
    while not ended.all():
        mine = (tables.seat.long() == own).nonzero().squeeze(1)
        logits, _ = policy(tables.observations[mine])
        tables.actions[mine] = logits.masked_fill(~tables.mask[mine], FORBIDDEN).argmax(1)
        tables.notice.fill_(BY_THUMB[level])
        tables.notice[mine] = 0
        batch.follow_thumb(tables.given_actions, tables.given_notice)
        step_on(batch, tables)
        won = (tables.winners.long().unsqueeze(1) >> seats) & 1
        fresh = tables.done & ~ended
        share = torch.where(fresh, won.gather(1, own.unsqueeze(1)).squeeze(1) / won.sum(1).clamp(min=1), share)
        ended |= fresh
    return float(share.mean())


def look(policy: Policy, plan: Plan, games: int, device: torch.device, threads: int | None = None) -> dict[str, float]:
    """The win share among each of those levels."""
    return {level: win_share(policy, plan, level, games, device, threads) for level in BY_THUMB}

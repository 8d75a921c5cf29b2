"""The two networks that learn: the policy, which is shipped, and a critic that sees all hands, which is not."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from typing import Any

import numpy as np
import torch
from torch import nn

from vivamos.bots.network import Network
from vivamos.engine.game import Game

FORBIDDEN = -1e9  # the logit of a move that is not legal


def perceptron(sizes: Sequence[int], last_gain: float, generator: torch.Generator) -> nn.Sequential:
    """Layers with a ReLU after each but the last, whose weights are multiplied by `last_gain`."""
    layers: list[nn.Module] = []
    for at, (inputs, outputs) in enumerate(itertools.pairwise(sizes)):
        layer = nn.Linear(inputs, outputs)
        last = at == len(sizes) - 2
        nn.init.orthogonal_(layer.weight, last_gain if last else 2**0.5, generator=generator)
        nn.init.zeros_(layer.bias)
        layers += [layer] if last else [layer, nn.ReLU()]
    return nn.Sequential(*layers)


class Policy(nn.Module):  # type: ignore[misc]
    """Logits of all actions and the value of the position, from what one seat knows."""

    def __init__(self, game: Game, hidden: Sequence[int], generator: torch.Generator) -> None:
        super().__init__()
        self.sizes = (len(game.knowledge.OBSERVATION), *hidden, game.rules.ACTIONS + 1)
        self.net = perceptron(self.sizes, 0.01, generator)  # at first nearly all moves are equally likely

    def forward(self, observations: Any) -> tuple[Any, Any]:
        out = self.net(observations)
        return out[..., :-1], out[..., -1].float()

    def as_network(self, game: Game, scale: float, manifest: dict[str, Any]) -> Network:
        """The same for playing, without PyTorch."""
        layers = tuple(
            (_array(layer.weight.T), _array(layer.bias)) for layer in self.net if isinstance(layer, nn.Linear)
        )
        return Network(game.id, game.version, self.sizes[0], self.sizes[-1] - 1, layers, scale, manifest)


class Critic(nn.Module):  # type: ignore[misc]
    """What the seat to move may expect, from its own knowledge and all that is hidden from it."""

    def __init__(self, inputs: int, hidden: Sequence[int], generator: torch.Generator) -> None:
        super().__init__()
        self.net = perceptron((inputs, *hidden, 1), 0.01, generator)

    def forward(self, everything: Any) -> Any:
        return self.net(everything).squeeze(-1).float()


def log_chances(logits: Any, mask: Any) -> Any:
    """The logarithms of the chances of all actions, for legal ones."""
    return torch.log_softmax(logits.float().masked_fill(~mask, FORBIDDEN), dim=-1)


def drawn(log_chance: Any, generator: torch.Generator) -> Any:
    """An action for each row, by those chances: the first of all to come, when each comes at its own pace."""
    paces = log_chance.exp()
    return (paces / torch.empty_like(paces).exponential_(generator=generator)).argmax(-1)


def _array(tensor: Any) -> Any:
    return np.ascontiguousarray(tensor.detach().float().cpu().numpy())

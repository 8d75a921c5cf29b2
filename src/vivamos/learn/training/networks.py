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
ALIGNED = 8  # a GPU multiplies matrices several times as fast when their widths are a multiple of this


def aligned(width: int) -> int:
    """The width that a matrix has while it is learned: numbers that are always 0 fill it up."""
    return -(-width // ALIGNED) * ALIGNED


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
        self.observation, self.actions = len(game.knowledge.OBSERVATION), game.rules.ACTIONS
        sizes = (aligned(self.observation), *hidden, aligned(self.actions + 1))
        self.net = perceptron(sizes, 0.01, generator)  # at first nearly all moves are equally likely

    def forward(self, observations: Any) -> tuple[Any, Any]:
        """Of observations as they are, or filled up with zeros already."""
        missing = aligned(self.observation) - observations.shape[-1]
        out = self.net(nn.functional.pad(observations, (0, missing)) if missing else observations)
        return out[..., : self.actions], out[..., self.actions].float()

    def as_network(self, game: Game, scale: float, manifest: dict[str, Any]) -> Network:
        """The same for playing, without PyTorch."""
        layers = [(_array(layer.weight.T), _array(layer.bias)) for layer in self.net if isinstance(layer, nn.Linear)]
        layers[0] = (layers[0][0][: self.observation], layers[0][1])
        weight, bias = layers[-1]
        layers[-1] = (np.ascontiguousarray(weight[:, : self.actions + 1]), bias[: self.actions + 1])
        return Network(game.id, game.version, self.observation, self.actions, tuple(layers), scale, manifest)


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

"""A learned policy: its network, the file it is kept in, and what the network says of observations.

The file is a line with the format and a digest of what follows, a line of JSON (what the network is for and where it
comes from), and the weights as float16. Two readable lines: `head -2 policy.weights` shows all but the numbers.
"""

from __future__ import annotations

import hashlib
import itertools
import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from vivamos.engine.compiled import compiled
from vivamos.engine.errors import DataError, why_not_opened
from vivamos.engine.files import write_whole
from vivamos.engine.game import Game

FORMAT = 1
MARK = b"vivamos-policy"
MOST_BYTES = 64 << 20  # of a file; ours have 2.5 million at most
KEPT = np.dtype("<f2")

Layers = tuple[tuple[Any, Any], ...]


@dataclass(frozen=True, eq=False)
class Network:
    """Layers one after the other, each but the last followed by ReLU.

    It takes what the seat to move knows, as `observe` writes it. The last layer says how much each action is to be
    preferred (logits, also of those that are not legal), and behind these what the seat may still expect.
    """

    game: str
    rules: int
    """The version of the game it was learned with."""
    observation: int
    """How many numbers it takes."""
    actions: int
    """How many actions it speaks of."""
    layers: Layers
    """Weights (a row for each input) and bias (a number for each output) of each layer, as float32."""
    scale: float
    """What 1 of the value is, in the game's utility."""
    manifest: dict[str, Any]
    """Where it comes from: command, seed, minutes, date, figures."""


def forward(network: Network, observations: Any) -> tuple[Any, Any]:
    """The logits of all actions and the value, for each row of observations.

    The numbers are added in the same order on every machine, so that a bot can be repeated. Inputs that are 0 cost
    nothing: most of an observation is 0, and about half of what ReLU lets through.
    """
    last = outputs(network, observations)
    return last[:, :-1], last[:, -1]


def outputs(network: Network, observations: Any) -> Any:
    """Both in one: the value is in the last column."""
    rows = np.ascontiguousarray(observations, np.float32)
    for weight, bias in network.layers[:-1]:
        rows = through(rows, weight, bias, True)
    return through(rows, *network.layers[-1], False)


@compiled
def through(rows: Any, weight: Any, bias: Any, rectify: Any) -> Any:
    """One layer. A row of weights is used for all rows of input while it is near."""
    out = np.empty((rows.shape[0], weight.shape[1]), np.float32)
    for r in range(rows.shape[0]):
        out[r] = bias
    for i in range(weight.shape[0]):
        for r in range(rows.shape[0]):
            given = rows[r, i]
            if given != 0.0:
                for j in range(weight.shape[1]):
                    out[r, j] += given * weight[i, j]
    if rectify:
        for r in range(rows.shape[0]):
            for j in range(weight.shape[1]):
                out[r, j] = max(out[r, j], np.float32(0.0))
    return out


def save_network(path: Path, network: Network) -> None:
    """Write a network to a file that is there whole or not at all."""
    header = {
        "game": network.game,
        "rules": network.rules,
        "observation": network.observation,
        "actions": network.actions,
        "scale": network.scale,
        "shapes": [list(weight.shape) for weight, _ in network.layers],
        "manifest": network.manifest,
    }
    kept = [np.asarray(part, KEPT) for layer in network.layers for part in layer]
    if not all(np.isfinite(part).all() for part in kept):
        raise ValueError("a network with numbers that are no numbers, or too large to keep")
    numbers = b"".join(part.tobytes() for part in kept)
    content = json.dumps(header, ensure_ascii=False, separators=(",", ":")).encode() + b"\n" + numbers
    write_whole(path, b"%s %d %s\n" % (MARK, FORMAT, _digest(content)) + content)


def load_network(path: Path, game: Game) -> Network:
    """Read a network for a game; refuses a file that is damaged, or made for something else."""
    name = path.name
    try:
        with path.open("rb") as file:
            whole = file.read(MOST_BYTES + 1)
    except OSError as error:
        raise DataError("file-not-readable", file=str(path), reason=why_not_opened(error)) from None
    first, _, content = whole.partition(b"\n")
    words = first.split(b" ")
    if words[0] != MARK or len(words) != 3:
        raise DataError("no-policy-file", file=name)
    if words[1] != str(FORMAT).encode():
        raise DataError("policy-of-other-version", file=name)
    if len(whole) > MOST_BYTES or words[2] != _digest(content):
        raise DataError("policy-damaged", file=name)
    told, layers = _read(content, name)
    if told["game"] != game.id:
        raise DataError("policy-of-other-game", file=name, policy_game=told["game"], game=game.name)
    seen = len(game.knowledge.OBSERVATION)
    if (told["rules"], told["observation"], told["actions"]) != (game.version, seen, game.rules.ACTIONS):
        raise DataError("policy-of-other-version", file=name)
    return Network(
        told["game"],
        told["rules"],
        told["observation"],
        told["actions"],
        layers,
        float(told["scale"]),
        told["manifest"],
    )


def _read(content: bytes, name: str) -> tuple[dict[str, Any], Layers]:
    """The header and the layers, which must fit together: anybody can write a file with a right digest."""
    header, _, numbers = content.partition(b"\n")
    try:
        told = json.loads(header)
        sizes = [told["observation"], *(outputs for _, outputs in told["shapes"])]
        if told["shapes"] != [[*pair] for pair in itertools.pairwise(sizes)] or sizes[-1] != told["actions"] + 1:
            raise ValueError
        kept = np.frombuffer(numbers, KEPT).astype(np.float32)
        layers, at = [], 0
        for inputs, outputs in itertools.pairwise(sizes):
            end = at + inputs * outputs
            layers.append((kept[at:end].reshape(inputs, outputs), kept[end : end + outputs]))
            at = end + outputs
        if at != len(kept) or not np.isfinite(kept).all() or not told.keys() >= {"game", "rules", "scale", "manifest"}:
            raise ValueError
    except (ValueError, TypeError, KeyError, RecursionError):
        raise DataError("policy-damaged", file=name) from None
    return told, tuple(layers)


def _digest(content: bytes) -> bytes:
    return hashlib.sha256(content).hexdigest().encode()

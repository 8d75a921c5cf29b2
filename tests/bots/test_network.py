"""The file of a learned policy: it comes back as it was, and any other file is refused in a sentence."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import vivamos
from vivamos.bots.network import Network, forward, load_network, save_network
from vivamos.engine.errors import DataError
from vivamos.engine.words import LANGUAGES

from networks import random_network

SLAMBO = vivamos.game("slambo")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    save_network(tmp_path / "slambo.weights", random_network(SLAMBO, (24, 16)))
    return tmp_path / "slambo.weights"


def refused(path: Path, code: str, game: str = "slambo") -> None:
    with pytest.raises(DataError) as wrong:
        load_network(path, vivamos.game(game))
    assert wrong.value.fact["fact"] == code
    said = {wrong.value.in_words(language) for language in LANGUAGES}
    assert len(said) == len(LANGUAGES)
    assert all("{" not in text and len(text) > 15 for text in said)


def test_a_network_comes_back_as_it_was(path: Path) -> None:
    before, after = random_network(SLAMBO, (24, 16)), load_network(path, SLAMBO)
    assert (after.game, after.rules, after.observation, after.actions, after.scale, after.manifest) == (
        before.game, before.rules, before.observation, before.actions, before.scale, before.manifest,
    )  # fmt: skip
    for ours, theirs in zip(before.layers, after.layers, strict=True):
        for one, other in zip(ours, theirs, strict=True):
            assert other.dtype == np.float32
            assert np.array_equal(one.astype(np.float16), other)


def test_what_a_network_says(path: Path) -> None:
    """The compiled layers against plain products of matrices."""
    network = load_network(path, SLAMBO)
    rows = np.random.default_rng(3).normal(size=(7, network.observation)).astype(np.float32)
    rows[rows < 0.5] = 0.0
    logits, values = forward(network, rows)
    assert logits.shape == (7, SLAMBO.rules.ACTIONS)
    wanted = rows.astype(np.float64)
    for weight, bias in network.layers[:-1]:
        wanted = np.maximum(wanted @ weight + bias, 0.0)
    wanted = wanted @ network.layers[-1][0] + network.layers[-1][1]
    assert np.allclose(np.column_stack([logits, values]), wanted, atol=1e-4)
    for row in range(7):  # bit for bit the same alone and among others
        assert np.array_equal(forward(network, rows[row : row + 1])[0][0], logits[row])


def test_a_damaged_file_is_refused(path: Path) -> None:
    whole = path.read_bytes()
    header = whole.index(b"\n")
    for at in (header - 1, header + 1, header + 40, len(whole) // 2, len(whole) - 1):
        path.write_bytes(whole[:at] + bytes([whole[at] ^ 1]) + whole[at + 1 :])
        refused(path, "policy-damaged")
    for end in (header + 1, header + 60, len(whole) - 1):
        path.write_bytes(whole[:end])
        refused(path, "policy-damaged")
    path.write_bytes(whole + b"\0")
    refused(path, "policy-damaged")


@pytest.mark.parametrize("content", [b"", b"\n", b"vivamos-policy", b"PK\x03\x04" + bytes(60), b"{}\n" * 20])
def test_a_file_that_is_no_policy_is_refused(path: Path, content: bytes) -> None:
    path.write_bytes(content)
    refused(path, "no-policy-file")


def test_a_policy_of_another_game_or_version_is_refused(path: Path) -> None:
    refused(path, "policy-of-other-game", "viva")
    network = load_network(path, SLAMBO)
    for other in (
        Network(network.game, network.rules + 1, *parts(network)[2:]),
        random_network(SLAMBO, (8,), actions=SLAMBO.rules.ACTIONS + 1),
        random_network(SLAMBO, (8,), observation=network.observation - 1),
    ):
        save_network(path, other)
        refused(path, "policy-of-other-version")
    first, rest = path.read_bytes().split(b"\n", 1)
    path.write_bytes(first.replace(b"policy 1", b"policy 2") + b"\n" + rest)
    refused(path, "policy-of-other-version")


def test_layers_that_do_not_fit_together_are_refused(path: Path) -> None:
    network = load_network(path, SLAMBO)
    (first, bias), *others = network.layers
    for layers in (network.layers[:-1], ((first[:-1], bias), *others), ((first, bias[:-1]), *others)):
        save_network(path, Network(*parts(network)[:4], layers, *parts(network)[5:]))
        refused(path, "policy-damaged")


def test_a_file_that_cannot_be_read_or_written_is_refused(tmp_path: Path) -> None:
    refused(tmp_path / "none.weights", "file-not-readable")
    refused(tmp_path, "file-not-readable")
    with pytest.raises(DataError, match="cannot be written"):
        save_network(tmp_path / "none" / "slambo.weights", random_network(SLAMBO, (4,)))


def test_numbers_that_are_too_large_to_keep_are_not_written(tmp_path: Path) -> None:
    network = random_network(SLAMBO, (4,))
    network.layers[0][0][0, 0] = 1e6
    with pytest.raises(ValueError, match="too large"), np.errstate(over="ignore"):
        save_network(tmp_path / "slambo.weights", network)
    assert list(tmp_path.iterdir()) == []


def parts(network: Network) -> tuple:
    return (
        network.game, network.rules, network.observation, network.actions, network.layers, network.scale,
        network.manifest,
    )  # fmt: skip

"""Moves as things to choose from: a few side by side, many word by word."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

MOST_AT_ONCE = 16


@dataclass(frozen=True)
class Option:
    """One move, or several that begin alike."""

    words: str  # as far as they are alike
    moves: tuple[str, ...]

    @property
    def is_move(self) -> bool:
        return len(self.moves) == 1


def options_of(moves: Sequence[str]) -> list[Option]:
    """All moves, or if these are too many their beginnings, by the first word in which they differ."""
    if len(moves) <= MOST_AT_ONCE:
        return [Option(move, (move,)) for move in moves]
    split = [move.split() for move in moves]
    depth = 1
    while len({tuple(words[:depth]) for words in split}) == 1:
        depth += 1
    groups: dict[str, list[str]] = {}
    for words, move in zip(split, moves, strict=True):
        groups.setdefault(" ".join(words[:depth]), []).append(move)
    return [Option(found[0] if len(found) == 1 else begin, tuple(found)) for begin, found in groups.items()]

"""The layout of an observation vector, declared once: it gives the offsets, the length and the table of the docs."""

from __future__ import annotations

import math
from dataclasses import dataclass, field

import numpy as np

from vivamos.engine.bits import EMPTY, lowest, without_lowest
from vivamos.engine.compiled import inner
from vivamos.engine.state import Cards, Number, Vector

__all__ = ["Layout", "see_set"]


@dataclass(frozen=True)
class Part:
    """Some numbers of the vector: from where on, how many (5 × 36: for each of 5 seats one for each of 36 cards)."""

    at: int
    shape: tuple[int, ...]
    what: str


@dataclass
class Layout:
    """The parts of a vector, in the order in which they are declared."""

    parts: list[Part] = field(default_factory=list)

    def part(self, what: str, *shape: int) -> Number:
        """Declare the next part; returns where it begins. (A module keeps that as a constant, for compiled code.)

        It is wide enough that a small field of a state can be added to it, uncompiled as well.
        """
        at = len(self)
        self.parts.append(Part(at, shape, what))
        return np.int64(at)

    def __len__(self) -> int:
        return self.parts[-1].at + math.prod(self.parts[-1].shape) if self.parts else 0

    def table(self) -> str:
        """As the game's page of rules has it."""
        rows = [f"| {part.at} | {' × '.join(map(str, part.shape))} | {part.what} |" for part in self.parts]
        return "\n".join(["| from | numbers | what |", "|---|---|---|", *rows]) + "\n"


@inner
def see_set(cards: Cards, out: Vector, at: Number) -> None:
    """1 for every card of a set; the others are 0 already, since `observe` begins with zeros."""
    while cards != EMPTY:
        out[at + lowest(cards)] = 1.0
        cards = without_lowest(cards)

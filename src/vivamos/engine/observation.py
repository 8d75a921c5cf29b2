"""The layout of an observation vector, declared once: it gives the offsets, the length and the table of the docs."""

from __future__ import annotations

import math
from dataclasses import dataclass, field

from vivamos.engine.bits import has
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

    def part(self, what: str, *shape: int) -> int:
        """Declare the next part; returns where it begins. (A module keeps that as a constant, for compiled code.)"""
        at = len(self)
        self.parts.append(Part(at, shape, what))
        return at

    def __len__(self) -> int:
        return self.parts[-1].at + math.prod(self.parts[-1].shape) if self.parts else 0

    def table(self) -> str:
        """As the game's page of rules has it."""
        rows = [f"| {part.at} | {' × '.join(map(str, part.shape))} | {part.what} |" for part in self.parts]
        return "\n".join(["| from | numbers | what |", "|---|---|---|", *rows]) + "\n"


@inner
def see_set(cards: Cards, n: Number, out: Vector, at: Number) -> None:
    """1 for every card of a set, 0 for the others of the cards 0 … n-1."""
    for card in range(n):
        out[at + card] = has(cards, card)

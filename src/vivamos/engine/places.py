"""Where cards can lie: a game declares it once, and the engine makes of it the check that each card is in one place.

    CARD_PLACES = Places("hands", "seen", "down")

names fields of the state. One of `uint64` is a set of cards (or an array of such), one of small integers holds a single
card each, below 0 none. Which cards must be there, all in all, is told in one of these ways:

    Places(…)                             `players` × `hand_size` of them, whichever were dealt
    Places(…, total="cards")              as many as this field says
    Places(…, total="cards", alike=("food", …))  and of each of these sets nobody tells one card from the other
    Places(…, deck="deck")                the cards of this field; all are sets with copies (engine/kinds.py)
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from vivamos.engine.bits import EMPTY, bit, count
from vivamos.engine.compiled import inner, made_of_text
from vivamos.engine.kinds import one
from vivamos.engine.state import Cards, Number

__all__ = ["Places"]

TWICE = ~EMPTY  # more cards than any game has: one of them lies in two places


@inner
def joined(cards: Cards, others: Cards) -> Cards:
    """Two sets together, or TWICE if they share a card; joined with anything it stays TWICE."""
    return TWICE if cards & others != EMPTY else cards | others


@inner
def card_or_none(card: Number) -> Cards:
    """The set of a single card, empty below 0."""
    return EMPTY if card < 0 else bit(card)


@inner
def copy_or_none(kind: Number) -> Cards:
    """The same as a set with copies."""
    return EMPTY if kind < 0 else one(kind)


NAMES = {"EMPTY": EMPTY, "count": count, "joined": joined, "card_or_none": card_or_none, "copy_or_none": copy_or_none}


class Places:
    """The fields of a state in which cards lie."""

    def __init__(self, *fields: str, total: str = "", alike: tuple[str, ...] = (), deck: str = "") -> None:
        self.fields = fields
        self._others = [name for name in (total, *alike, deck) if name]
        self._total = f"s.{total}" if total else "s.players * s.hand_size"
        self._alike = {f"alike_{i}": f"s.{name}" for i, name in enumerate(alike)}
        self._deck = f"s.{deck}" if deck else ""

    def finder(self, state: np.dtype[Any]) -> Any:
        """`is_misplaced(s)`, compiled: whether a card is lost, or lies in two places."""
        unknown = {*self.fields, *self._others}.difference(state.names or ())
        if unknown:
            raise TypeError(f"cards cannot lie in {min(unknown)!r}: the state has no such field")
        return made_of_text("is_misplaced", "\n".join(self._text(state)), NAMES)

    def _text(self, state: np.dtype[Any]) -> Iterator[str]:
        """No more than what one would write by hand, so it is the same for CPU, GPU and plain Python."""
        yield "def is_misplaced(s):"
        yield "    together = EMPTY"
        yield from (f"    {number} = 0" for number in self._alike)
        for name in self.fields:
            shape = state[name].shape
            indices = "ij"[: len(shape)]
            for depth, (index, length) in enumerate(zip(indices, shape, strict=True), start=1):
                yield f"{'    ' * depth}for {index} in range({length}):"
            here = f"s.{name}[{', '.join(indices)}]" if shape else f"s.{name}"
            yield from ("    " * (1 + len(shape)) + line for line in self._lines(here, state[name].base.kind == "u"))
        if self._deck:
            yield f"    return together != {self._deck}"
        else:
            yield from (f"    if {number} != count({alike}): return True" for number, alike in self._alike.items())
            yield f"    return {' + '.join(['count(together)', *self._alike])} != {self._total}"

    def _lines(self, here: str, is_set: bool) -> Iterator[str]:
        """What is done with the cards of one place."""
        if self._deck:
            yield f"together += {here if is_set else f'copy_or_none({here})'}"
            return
        cards = here if is_set else f"card_or_none({here})"
        for number, alike in self._alike.items():
            yield f"{number} += count({cards} & {alike})"
            cards += f" & ~{alike}"
        yield f"together = joined(together, {cards})"

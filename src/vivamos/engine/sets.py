"""Sets of cards in plain Python, for words: the bits of a whole number, as in `engine/bits.py`.

A call of a compiled function costs more than all that a view does with a set.
"""

from __future__ import annotations

from typing import Any

__all__ = ["cards_in", "copies_of", "count", "has", "how_many", "lowest", "seats_in", "with_copies"]


def cards_in(cards: Any) -> list[int]:
    """The cards of a set, lowest first."""
    found: list[int] = []
    for cards_of, byte in zip(_CARDS_OF_BYTES, int(cards).to_bytes(8, "little"), strict=True):
        if byte:
            found += cards_of[byte]
    return found


# For each of the eight bytes of a set: the cards that each value of it stands for.
_CARDS_OF_BYTES = [
    [[8 * place + card for card in range(8) if byte >> card & 1] for byte in range(256)] for place in range(8)
]


def has(cards: Any, card: Any) -> bool:
    """Whether the card is in the set."""
    return bool(int(cards) >> int(card) & 1)


def count(cards: Any) -> int:
    """How many cards are in the set."""
    return int(cards).bit_count()


def lowest(cards: Any) -> int:
    """The lowest card of a set that is not empty."""
    whole = int(cards)
    return (whole & -whole).bit_length() - 1


def seats_in(seats: Any) -> list[int]:
    """The seats of a set, as `winners` gives them."""
    return cards_in(seats)


# Sets with copies, as in `engine/kinds.py`: three bits a kind.


def copies_of(cards: Any, kind: int) -> int:
    """How many cards of this kind are in the set."""
    return int(cards) >> 3 * kind & 7


def with_copies(cards: Any) -> list[int]:
    """The kind of every card, lowest first."""
    left, kind, found = int(cards), 0, []
    while left:
        found += [kind] * (left & 7)
        left >>= 3
        kind += 1
    return found


def how_many(cards: Any) -> int:
    """All cards of a set with copies."""
    return len(with_copies(cards))

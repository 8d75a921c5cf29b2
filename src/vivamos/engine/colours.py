"""Cards of up to four colours (`s.colours`, a set of cards each), and marks for what seats have shown about them.

Who does not follow has shown to hold none of the colour led. Such knowledge is a field of the state, one `int32` for
all seats, with four marks a seat.
"""

from __future__ import annotations

import numpy as np

from vivamos.engine.bits import EMPTY, has
from vivamos.engine.compiled import inner
from vivamos.engine.state import Cards, Number, State

__all__ = ["cards_of_colours", "colour_of", "mark", "marks_of"]

BITS = 4


@inner
def colour_of(s: State, card: Number) -> Number:
    """The colour of a card: 0 … 3."""
    for colour in range(len(s.colours) - 1):
        if has(s.colours[colour], card):
            return colour
    return len(s.colours) - 1


@inner
def cards_of_colours(s: State, colours: Number) -> Cards:
    """All cards of the colours given as four bits."""
    found = EMPTY
    for colour in range(len(s.colours)):
        if (colours >> colour) & 1:
            found |= s.colours[colour]
    return found


@inner
def mark(seat: Number, colour: Number) -> Number:
    """The mark of a seat and a colour: `s.voids |= mark(seat, s.led)`."""
    return np.int32(1) << np.int32(BITS * np.int64(seat) + colour)


@inner
def marks_of(marks: Number, seat: Number) -> Number:
    """The marks of one seat, as four bits: its colours."""
    return (np.int64(marks) >> (BITS * np.int64(seat))) & 15

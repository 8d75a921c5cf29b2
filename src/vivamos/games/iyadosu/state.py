"""The state that holds a game of Iyadosu, and the numbers it is made of.

Cards are 0 … cards-1, sorted by colour, black last, and by number; a set of cards is the bits of a uint64. Actions:
`card` plays a normal card, `REFUSE + card` a refuse card, `DIVIDE + r` cuts the hand before its last r cards,
`INSERT` lays the Insert card face down.
"""

from __future__ import annotations

import numpy as np

from vivamos.engine.places import Places
from vivamos.engine.state import state_dtype

COLOUR_LETTERS = "RBYK"
COLOURS = 4
BLACK = 3
MOST_SEATS = 5
MOST_CARDS = 60
MOST_HAND = 12
MOST_REFUSE = 7
REFUSE = MOST_CARDS
DIVIDE = 2 * MOST_CARDS - 1  # DIVIDE + 1 is the first such action
INSERT = DIVIDE + MOST_REFUSE + 1
ACTIONS = INSERT + 1
MOST_MOVES = MOST_HAND

NOTHING = -1
TAKE_TRICK, SCORE_ROUND, NEXT_ROUND = 1, 2, 3  # what comes next by itself

STATE = state_dtype(
    [
        ("hands", np.uint64, (MOST_SEATS,)),  # the normal cards; before the cut, the whole hand
        ("refuse", np.uint64, (MOST_SEATS,)),  # the refuse cards
        ("played", np.uint64, (MOST_SEATS,)),  # cards each seat has played this round, from either side
        ("colours", np.uint64, (COLOURS,)),  # deck: the cards of each colour
        ("voids", np.int32),  # colours a normal side has shown not to hold: see engine/colours.py
        ("holds", np.int32),  # colours a normal side has shown to hold
        ("cards", np.int8),  # deck
        ("hand_size", np.int8),  # deck
        ("number", np.int8, (MOST_CARDS,)),  # deck
        ("start_seat", np.int8),  # option: the start player of the first round, or RANDOM
        ("last_round_bonus", np.int8),  # option
        ("instant_win", np.int8),  # option
        ("order", np.int8, (MOST_CARDS,)),  # the hands as dealt, seat after seat; zeros once cut
        ("totals", np.int8, (MOST_SEATS,)),
        ("last_scores", np.int8, (MOST_SEATS,)),  # of the round scored last
        ("declared", np.int8, (MOST_SEATS,)),  # the refuse cards a seat began with; 0 before its cut
        ("won", np.int8, (MOST_SEATS,)),  # tricks won this round
        ("place", np.int8, (MOST_SEATS,)),  # of the Insert card in the stack, 1 at the bottom; 0: not there
        ("trick", np.int8, (MOST_SEATS,)),  # what each seat did in the trick on the table, as an action, or NOTHING
        ("first", np.int8),  # start player of this round
        ("leader", np.int8),
        ("led", np.int8),  # colour led, or NOTHING
        ("best", np.int8),  # the card that wins the trick so far …
        ("winner", np.int8),  # … and who played it; NOTHING once a trick was awarded to nobody
        ("dividing", np.int8),  # whether hands are still being cut
        ("inserts", np.int8),  # Insert cards on the stack
        ("out", np.int8),  # eliminated seats, as bits
        ("still_in", np.int8),  # how many are not eliminated
        ("laid", np.int8),  # moves made in this trick …
        ("to_come", np.int8),  # … and still to come
        ("tricks", np.int8),  # tricks complete this round
    ],
    outcomes=1 + MOST_CARDS,
)

CARD_PLACES = Places("hands", "refuse", "played", total="cards")

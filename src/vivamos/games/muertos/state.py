"""The state of Dia de los Muertos: chairs, sets of cards that have copies, and the history of a hand.

Chairs 0 … 3 stand clockwise round the table and partners face each other. With four players chair and seat
are the same. With three the dummy's partner takes chair 0, the dummy chair 2 (DM-18). A *place* is the number
in a move: a seat, or 3 for the dummy.

A set of cards is the bits of a uint64, lowest rank first. Identical cards lie side by side, and who holds
two Food cards has the first two Food bits: `plus` and `less` see to that. So nothing ever tells copies apart;
sets of two hands may share such bits.

The history is what has happened in this hand, one number an event. It is what knowledge.py works on.
"""

from __future__ import annotations

import numpy as np

from vivamos.engine.bits import EMPTY, bit, count, first_cards, has, lowest
from vivamos.engine.compiled import inner
from vivamos.engine.places import Places
from vivamos.engine.state import Cards, Number, State, state_dtype

CHAIRS = 4
DUMMY = 2  # the dummy's chair, and …
DUMMY_PLACE = 3  # … its number in moves (DM-18)
MOST_CARDS = 32
MOST_HAND = MOST_CARDS // CHAIRS
MOST_SWAPS = 4
MOST_RANKS = 11
DAYS = 3
TEN = 10
NOTHING = -1
EVERYONE = -2  # an observer who knows all that passed

BLACK, PINK, BLUE, GREEN, NO_COLOUR = range(5)
COLOURS = 4
SPOILED = 1  # in `used`, beside the bits 1 << PINK … 1 << GREEN: no more Food in this trick

# What can be done: play a card, discard, give, swap or take one; ask a question; kill a 10. A chair is never asked to
# DISCARD: it is asked to PLAY, and its hand, which others do not see, decides which of the two it must do (DM-7).
PLAY, DISCARD, GIVE, SWAP, TAKE, ASK, KILL = range(7)
VERBS = 7

# Events of the history: what + chair << 3 + card << 5 + more << 10.
PLAYED = 0
DISCARDED = 1  # more: `used` at that moment, as a proof that nothing in that hand could be played
DREW = 2  # a gift: from this chair to the one on its right
GAVE = 3  # the gift in return: to this chair from the one on its right
SWAPPED = 4  # card: from this chair to its partner; more: the way back
ASKED = 5  # about this chair's hand; card: the answer; more: the question
MOST_EVENTS = MOST_CARDS + 2 * (MOST_HAND - 1) + MOST_SWAPS + 1

STATE = state_dtype(
    [
        ("hands", np.uint64, (CHAIRS,)),
        ("seen", np.uint64),  # cards played or discarded this hand
        ("laid", np.uint64),  # cards played to this trick
        ("colours", np.uint64, (COLOURS,)),  # deck, as are all fields down to `colour`; the Muertos change each day
        ("food", np.uint64),
        ("muertos", np.uint64),
        ("kinds", np.uint64),  # the first card of every kind
        ("swaps", np.uint64),
        ("kills", np.uint64),
        ("cards", np.int8),
        ("hand_size", np.int8),
        ("choose_card", np.int8),  # these three may be NOTHING
        ("ask_card", np.int8),
        ("spoiled_card", np.int8),
        ("start_card", np.int8),
        ("ranks", np.int8),  # how many different ranks there are
        ("rank_from", np.int8, (MOST_RANKS + 1,)),  # the first card of each
        ("rank", np.int8, (MOST_CARDS,)),
        ("colour", np.int8, (MOST_CARDS,)),
        ("day", np.int8),  # 0, 1, 2
        ("asked", np.int8),  # PLAY … KILL, but not DISCARD
        ("chair", np.int8),  # the chair that acts; `seat` decides for it
        ("leader", np.int8),
        ("turn", np.int8),  # cards laid to this trick, discards included
        ("trick", np.int8, (CHAIRS,)),  # in the order played; NOTHING is a discard
        ("removed", np.int8),  # the turns whose 10 was killed, as bits
        ("killer", np.int8),  # the turn whose Kill 10 is looked at
        ("named", np.int8),  # the colour of Choose in this trick, or NOTHING
        ("used", np.int8),  # colours that are no longer free in this trick, and SPOILED
        ("offered", np.int8),  # the card a Swap's player passes while the partner chooses, or NOTHING
        ("food_won", np.int8, (CHAIRS,)),  # by seat; a team's cards count for both (DM-21)
        ("muertos_won", np.int8, (CHAIRS,)),
        ("events", np.int8),  # of this hand, so far
        ("history", np.uint16, (MOST_EVENTS,)),
        ("past", np.uint64, (CHAIRS,)),  # scratch of knowledge.py, as is the next: the hands at an earlier time
        ("may_hold", np.uint64, (CHAIRS,)),  # the cards an observer cannot rule out in each hand
    ],
    outcomes=MOST_CARDS,
)

CARD_PLACES = Places("hands", "seen", total="cards", alike=("food", "muertos"))


# --- chairs ---


@inner
def place_of(s: State, chair: Number) -> Number:
    """The number in moves of the one who sits there (DM-18: clockwise the partner, a player, the dummy, the other)."""
    if s.players == CHAIRS:
        return np.int64(chair)
    if chair == DUMMY:
        return DUMMY_PLACE
    place = np.int64(s.day) + (2 if chair == 3 else chair)
    return place - 3 if place >= 3 else place


@inner
def chair_of(s: State, place: Number) -> Number:
    """Where a place sits; a spectator (-1) sits on -1."""
    if s.players == CHAIRS or place < 0:
        return np.int64(place)
    if place == DUMMY_PLACE:
        return DUMMY
    steps = np.int64(place) - s.day
    steps = steps + 3 if steps < 0 else steps
    return 3 if steps == 2 else steps


@inner
def seat_of(s: State, chair: Number) -> Number:
    """Who decides for a chair (DM-19)."""
    return place_of(s, 0 if is_dummy(s, chair) else chair)


@inner
def is_dummy(s: State, chair: Number) -> bool:
    return bool(s.players < CHAIRS and chair == DUMMY)


@inner
def partner_of(chair: Number) -> Number:
    return chair ^ 2


@inner
def left_of(chair: Number) -> Number:
    return (chair + 1) & 3


@inner
def right_of(chair: Number) -> Number:
    return (chair + 3) & 3


# --- sets of cards ---


@inner
def alike(s: State, card: Number) -> Cards:
    """All cards of a card's kind."""
    if has(s.food, card):
        return s.food
    if has(s.muertos, card):
        return s.muertos
    return bit(card)


@inner
def kind_of(s: State, card: Number) -> Number:
    """The first card of a card's kind: all of them go by its number."""
    return lowest(alike(s, card))


@inner
def plus(s: State, cards: Cards, kind: Number) -> Cards:
    """A set with one more card of a kind."""
    copies = alike(s, kind)
    return cards | (cards & copies) << np.uint64(1) | bit(kind)


@inner
def less(s: State, cards: Cards, kind: Number) -> Cards:
    """A set that holds a card of a kind, less one."""
    copies = alike(s, kind)
    return cards & ~copies | ((cards & copies) >> np.uint64(1)) & copies


@inner
def levelled(s: State, cards: Cards) -> Cards:
    """A set of any copies, as every set is written: the first copies."""
    food = first_cards(count(cards & s.food)) << np.uint64(lowest(s.food))
    muertos = first_cards(count(cards & s.muertos)) << np.uint64(lowest(s.muertos))
    return cards & ~(s.food | s.muertos) | food | muertos


@inner
def barred(s: State, used: Number) -> Cards:
    """DM-6, DM-13: the cards that cannot be played when these colours are used, or the Spoiled lies there."""
    found = s.food if used & SPOILED else EMPTY
    for colour in range(PINK, COLOURS):
        if used & (1 << colour):
            found |= s.colours[colour]
    return found


@inner
def playable(s: State, chair: Number) -> Cards:
    """DM-5: a hand begins with the 6 Start. DM-6, DM-13: then all that is not barred."""
    if s.events == 0:
        return bit(s.start_card)
    hand = s.hands[chair]
    return hand ^ hand & barred(s, s.used)


@inner
def asked_verb(s: State) -> Number:
    """What the chair that acts must do, as only who sees its hand knows. DM-7: who can play must play."""
    return DISCARD if s.asked == PLAY and playable(s, s.chair) == EMPTY else np.int64(s.asked)


@inner
def asked_about(s: State, question: Number) -> Cards:
    """DM-12: the cards a question counts. Choose is of no colour."""
    words = np.int64(s.ranks) + 1
    colour, rank = question // words, question % words
    found = first_cards(s.cards)
    if colour < COLOURS:
        found &= s.colours[colour]
    if rank < s.ranks:
        found &= first_cards(s.rank_from[rank + 1]) & ~first_cards(s.rank_from[rank])
    return found


# --- the history of a hand ---


@inner
def note(s: State, what: Number, chair: Number, card: Number, more: Number) -> None:
    s.history[s.events] = np.int64(what) | np.int64(chair) << 3 | np.int64(card) << 5 | np.int64(more) << 10
    s.events += 1


@inner
def what_of(event: Number) -> Number:
    return np.int64(event) & 7


@inner
def chair_in(event: Number) -> Number:
    return np.int64(event) >> 3 & 3


@inner
def card_in(event: Number) -> Number:
    return np.int64(event) >> 5 & 31


@inner
def more_in(event: Number) -> Number:
    return np.int64(event) >> 10


@inner
def knows_of(s: State, me: Number, one: Number, other: Number) -> bool:
    """DM-10, DM-14, DM-18: what passes between two chairs is known to those two; all see the dummy's cards."""
    return bool(me in (one, other) or me == EVERYONE or is_dummy(s, one) or is_dummy(s, other))

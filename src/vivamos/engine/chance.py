"""Chance in a game, always through these functions, so that every outcome is written down.

Whatever chance decides during one decision is written to `s.outcomes[0 … s.drawn-1]` in the order in which
it happens: that is how a table learns what to write into a record. To replay a record the table writes the
known outcomes there first and their number into `s.given`; then the same functions read instead of draw.
An outcome that cannot be (a card dealt twice) raises `s.fault`. The generator moves on by the same steps
either way.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from vivamos.engine.bits import EMPTY, bit, count, has, lowest, nth, without_lowest
from vivamos.engine.compiled import inner
from vivamos.engine.kinds import MOST_KINDS, copies_of, kind_at
from vivamos.engine.rng import below, following, mixed

__all__ = [
    "RANDOM",
    "deal_cards",
    "deal_hands",
    "draw_card",
    "draw_kind",
    "lay_shuffled",
    "pick",
    "pick_seat",
    "random_card",
    "random_cards",
    "random_share",
    "random_word",
    "seat_or_random",
    "settled",
]

RANDOM = -1  # in the field of an option that may fix a seat: chance decides

FAULT_RANGE = 1  # an outcome that is not one of the possible ones
FAULT_TWICE = 2  # a card that was dealt already
FAULT_SHORT = 3  # the given outcomes end before chance does


@inner
def random_word(s: Any) -> Any:
    """The next 64 random bits of the game's own generator."""
    s.rng = following(s.rng)
    return mixed(s.rng)


@inner
def random_share(s: Any) -> float:
    """A random number from 0 up to 1, of the game's own generator."""
    return float((random_word(s) >> np.uint64(11)) * 2.0**-53)


@inner
def random_card(s: Any, cards: Any) -> Any:
    """A card of a set that is not empty, every card equally likely; for `redeal`."""
    return nth(cards, below(random_word(s), count(cards)))


@inner
def random_cards(s: Any, cards: Any, n: Any) -> Any:
    """The set of `n` cards of a set that holds as many or more, every choice equally likely; for `redeal`."""
    others = count(cards) - n
    left = cards
    for _ in range(min(n, others)):
        left ^= bit(random_card(s, left))
    return left if others < n else cards ^ left  # the fewer are drawn: those, or those that stay


@inner
def pick(s: Any, n: Any) -> Any:
    """A number 0 … n-1 (n at most 128): the seat that begins, the place of a drawn card."""
    choice = below(random_word(s), n)
    if s.given != 0:
        choice = given_outcome(s, n)
    s.outcomes[s.drawn] = choice
    s.drawn += 1
    return choice


@inner
def given_outcome(s: Any, n: Any) -> Any:
    """The next of the given outcomes, checked to be one of 0 … n-1."""
    if s.drawn >= s.given:
        s.fault = FAULT_SHORT
        return 0
    choice = np.int64(s.outcomes[s.drawn])
    if choice < 0 or choice >= n:
        s.fault = FAULT_RANGE
        return 0
    return choice


@inner
def deal_hands(s: Any, cards: Any, size: Any) -> None:
    """Shuffle cards 0 … cards-1 (at most 64) and give `size` of them to each seat's `s.hands`, seat after seat."""
    at = deal_cards(s, cards, s.players * np.int64(size))
    for seat in range(s.players):
        hand = EMPTY
        for _ in range(size):
            hand |= bit(s.outcomes[at])
            at += 1
        s.hands[seat] = hand


@inner
def deal_cards(s: Any, cards: Any, dealt: Any) -> Any:
    """Shuffle cards 0 … cards-1 and write `dealt` of them to `s.outcomes`; returns where they begin."""
    start = np.int64(s.drawn)
    seed = random_word(s)
    if s.given == 0:
        shuffle(s.outcomes, start, cards, seed)
    else:
        check_deal(s, start, cards, dealt)
    s.drawn = start + dealt
    return start


@inner
def shuffle(outcomes: Any, start: Any, cards: Any, seed: Any) -> None:
    """Write the cards 0 … cards-1 to the outcomes, every order equally likely.

    Fisher-Yates, inside out: no need to lay the cards in order first. One random word serves four cards, 16 bits
    each, and the few numbers that would make a place likelier than another are drawn again (Lemire's method).
    """
    counter = seed
    word = EMPTY
    for i in range(cards):
        if i & 3 == 0:
            counter = following(counter)
            word = mixed(counter)
        laid = np.uint64(i + 1)
        product = (word & _LOW) * laid
        word = word >> _16
        if product & _LOW < laid:
            counter, product = draw_again(counter, product, laid)
        j = np.int64(product >> _16)
        outcomes[start + i] = outcomes[start + j]
        outcomes[start + j] = i


@inner
def lay_shuffled(s: Any, cards: Any, places: Any, start: Any) -> None:
    """Write the cards of a set into places from `start` on, every order equally likely, as `shuffle` does."""
    counter = random_word(s)
    word = EMPTY
    laid = EMPTY
    while cards != EMPTY:
        if laid & np.uint64(3) == EMPTY:
            counter = following(counter)
            word = mixed(counter)
        at = start + np.int64(laid)
        laid += np.uint64(1)
        product = (word & _LOW) * laid
        word = word >> _16
        if product & _LOW < laid:
            counter, product = draw_again(counter, product, laid)
        other = start + np.int64(product >> _16)
        places[at] = places[other]
        places[other] = lowest(cards)
        cards = without_lowest(cards)


_16, _LOW = np.uint64(16), np.uint64(0xFFFF)


@inner
def draw_again(counter: Any, product: Any, laid: Any) -> tuple[Any, Any]:
    """The rare case of `shuffle`: keep the product if it is fair, else take others until one is."""
    unfair = np.uint64(0x10000) % laid
    while product & _LOW < unfair:
        counter = following(counter)
        product = (mixed(counter) & _LOW) * laid
    return counter, product


@inner
def check_deal(s: Any, start: Any, cards: Any, dealt: Any) -> None:
    """A deal that is given: as many cards as are dealt, each in the deck, none twice."""
    if start + dealt > s.given:
        s.fault = FAULT_SHORT
    seen = EMPTY
    for i in range(dealt):
        card = np.int64(s.outcomes[start + i])
        if card < 0 or card >= cards or start + i >= s.given:
            s.fault = max(s.fault, FAULT_RANGE)
            s.outcomes[start + i] = 0  # something that can be dealt: the table throws it away
        elif has(seen, card):
            s.fault = max(s.fault, FAULT_TWICE)
        seen |= bit(s.outcomes[start + i])


@inner
def settled(s: Any, choice: Any) -> Any:
    """An outcome that an option has fixed; it is among the outcomes all the same, so that a record says it."""
    if s.given != 0 and (s.drawn >= s.given or s.outcomes[s.drawn] != choice):
        s.fault = FAULT_RANGE
    s.outcomes[s.drawn] = choice
    s.drawn += 1
    return np.int64(choice)


@inner
def pick_seat(s: Any, fixed: Any) -> Any:
    """The seat that an option has fixed, or (RANDOM) a random one: who begins."""
    return pick(s, s.players) if fixed == RANDOM else settled(s, fixed)


def seat_or_random(option: Any) -> int:
    """What a state keeps of an option of type `seat`."""
    return RANDOM if option == "random" else int(option)


@inner
def draw_card(s: Any, cards: Any) -> Any:
    """One card of a set (not empty), every card equally likely; take it out yourself."""
    card = random_card(s, cards)
    if s.given != 0:
        wanted = given_outcome(s, 64)
        if has(cards, wanted):
            card = wanted
        else:
            s.fault = FAULT_RANGE
    s.outcomes[s.drawn] = card
    s.drawn += 1
    return card


@inner
def draw_kind(s: Any, cards: Any, total: Any) -> Any:
    """One card of a set with copies (engine/kinds.py; `total` cards in all, not 0); returns its kind: take it out."""
    kind = kind_at(cards, below(random_word(s), total))
    if s.given != 0:
        wanted = given_outcome(s, MOST_KINDS)
        if copies_of(cards, wanted) > 0:
            kind = wanted
        else:
            s.fault = FAULT_RANGE
    s.outcomes[s.drawn] = kind
    s.drawn += 1
    return kind

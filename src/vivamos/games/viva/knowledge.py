"""What a seat of VIVA knows: redeal and observe.

Hidden are the other hands and the draw pile. Until the pile is renewed (VI-15) they are one lot: any unseen card may
be anywhere. After that each lot of cards (see memory.py) is dealt afresh to those who took cards of it, so that every
card that was shown can have been taken before.
"""

from __future__ import annotations

import numpy as np

from vivamos.engine.bits import EMPTY, ONE, bit
from vivamos.engine.chance import random_share, random_word
from vivamos.engine.compiled import compiled, inner
from vivamos.engine.kinds import copies_of, how_many, lowest_kind, one
from vivamos.engine.observation import Layout
from vivamos.engine.rng import below
from vivamos.engine.state import OVER, Cards, Number, State, Vector, left_of, seats_ahead
from vivamos.games.viva.cards import (
    HOUSES,
    KINDS,
    MOST_SEATS,
    NOTHING,
    ON_HOUSE,
    kind_placed,
    random_kind,
    way_placed,
)
from vivamos.games.viva.memory import (
    MOST_REMEMBERED,
    NEW_PILE,
    SHOWN,
    forget_from,
    kind_of,
    remember_new_pile,
    seat_of,
    taken,
)

# --- another world that a seat cannot tell from this one ---


@compiled
def redeal(s: State, seat: Number, word: Number) -> None:
    """Deal each lot of hidden cards afresh to the places of that lot."""
    s.rng = word
    if s.renewed:
        redeal_lots(s, seat)
    else:
        redeal_one_lot(s, seat)


@inner
def redeal_one_lot(s: State, seat: Number) -> None:
    for other in range(s.players):
        if other != seat:
            s.pile += s.hands[other] - s.known[other]
    for other in range(s.players):
        if other != seat:
            cards = some_of(s, s.pile, how_many(s.hands[other]) - how_many(s.known[other]))
            s.pile -= cards
            s.hands[other] = s.known[other] + cards
            if other == s.turn and s.fresh != NOTHING:
                s.fresh = random_kind(cards, random_word(s))


@inner
def some_of(s: State, cards: Cards, wanted: Number) -> Cards:
    """So many random cards of a set, every card equally likely."""
    found = EMPTY
    for _ in range(wanted):
        card = one(random_kind(cards - found, random_word(s)))
        found += card
    return found


# --- several lots ---
#
# First every card that somebody else has shown is *explained*: one place of that seat, in one lot, is said to have
# held it. Then the cards of each lot that are left go to the places that are left, at random.
#
# While that is done the kinds of the taken cards are only a list of what belongs to the lot, and an explained place
# is written as if it were a shown card (so it is not looked at again); `s.explained` has a bit for each of them.

MOST_TRIES, MOST_STEPS = 100, 50  # a try rarely fails; see test_a_try_rarely_fails
IN_PILE = MOST_REMEMBERED  # in place of an entry
NONE = -1


@inner
def redeal_lots(s: State, seat: Number) -> None:
    """At worst, if no try gets through, the other hands stay what they are."""
    pile = s.pile
    for _ in range(MOST_TRIES):
        set_aside_own(s, seat)
        if explain_all(s, seat):
            deal_what_is_left(s, seat)
            put_back(s)
            return
        put_back(s)
    s.pile = pile
    s.renewed = 0
    forget_from(s, 0)
    remember_new_pile(s)


@inner
def set_aside(s: State, at: Number) -> None:
    s.memory[at] += SHOWN
    s.explained[at >> 6] |= bit(at & 63)


@inner
def is_set_aside(s: State, at: Number) -> bool:
    return bool(s.explained[at >> 6] >> np.uint64(at & 63) & ONE)


@inner
def set_aside_own(s: State, seat: Number) -> None:
    """The seat knows its own cards: they are no matter of chance."""
    for at in range(s.remembered):
        if s.memory[at] < SHOWN and seat_of(s.memory[at]) == seat:
            set_aside(s, at)


@inner
def put_back(s: State) -> None:
    for at in range(s.remembered):
        if is_set_aside(s, at):
            s.memory[at] -= SHOWN
    for word in range(MOST_REMEMBERED // 64):
        s.explained[word] = EMPTY


@inner
def explain_all(s: State, seat: Number) -> bool:
    """Explain every card that others have shown, in the order of time; False at a dead end."""
    for at in range(s.remembered):
        entry = np.int64(s.memory[at])
        if entry < SHOWN or entry == NEW_PILE or seat_of(entry) == seat or is_set_aside(s, at):
            continue
        if not explain_shown(s, seat, at):
            return False
    return True


@inner
def explain_shown(s: State, seat: Number, at: Number) -> bool:
    """Explain a card; if none is left for it, take the explanation of another card, and explain that one anew."""
    for _ in range(MOST_STEPS):
        entry = np.int64(s.memory[at])
        place, card = explanation(s, seat_of(entry), kind_of(entry), at)
        if place != NONE:
            explain(s, place, card, kind_of(entry))
            return True
        at = take_explanation(s, seat, at)
        if at == NONE:
            return False
    return False


@inner
def explanation(s: State, seat: Number, kind: Number, before: Number) -> tuple[Number, Number]:
    """A place where a seat can have had a card of a kind, and where that card is now; NONE if there is none.

    Lots are as likely as it is that a place of the seat in that lot has such a card.
    """
    found_place, found_card, total = NONE, NONE, 0.0
    place, places, card, cards, of_lot = NONE, 0, NONE, 0, 0
    for at in range(s.remembered + 1):
        entry = np.int64(s.memory[at]) if at < s.remembered else NEW_PILE
        if entry < SHOWN:
            of_lot += 1
            if kind_of(entry) == kind:
                card = at
                cards += 1
            if at < before and seat_of(entry) == seat:
                place = at
                places += 1
        elif entry == NEW_PILE:
            if at == s.remembered and copies_of(s.pile, kind) > 0:
                card = IN_PILE
                cards += copies_of(s.pile, kind)
            if at == s.remembered:
                of_lot += s.pile_size
            if places > 0 and cards > 0:
                chance = places * cards / of_lot
                total += chance
                if random_share(s) * total < chance:
                    found_place, found_card = place, card
            if at > before:
                break
            place, places, card, cards, of_lot = NONE, 0, NONE, 0, 0
    return found_place, found_card


@inner
def explain(s: State, place: Number, card: Number, kind: Number) -> None:
    """The place had this card: it goes there, and the card of the place goes where that was."""
    instead = kind_of(s.memory[place])
    if card == IN_PILE:
        s.pile -= one(kind)
        s.pile += one(instead)
    else:
        s.memory[card] = taken(seat_of(s.memory[card]), instead)
    s.memory[place] = taken(seat_of(s.memory[place]), kind)
    set_aside(s, place)


@inner
def take_explanation(s: State, seat: Number, at: Number) -> Number:
    """Explain a card by what explains another one; returns where that was shown, or NONE.

    Either its holder has a place in a lot of which all such cards are used up, then one of these is needed; or there
    is such a card in a lot of which all places of its holder are used up, then one of those is. Best is one that has
    another explanation right away.
    """
    holder, kind = seat_of(s.memory[at]), kind_of(s.memory[at])
    found, other, again, place, card = 0, NONE, NONE, NONE, NONE
    start = below(random_word(s), s.remembered)
    for ahead in range(s.remembered):
        used = start + ahead if start + ahead < s.remembered else start + ahead - s.remembered
        if not is_set_aside(s, used) or seat_of(s.memory[used]) == seat:
            continue
        its_place, its_card = NONE, NONE
        if kind_of(s.memory[used]) == kind:
            its_place, its_card = place_in_lot_of(s, used, holder, at), used
        elif used < at and seat_of(s.memory[used]) == holder:
            its_place, its_card = used, card_in_lot_of(s, used, kind)
        if its_place == NONE or its_card == NONE:
            continue
        found += 1
        when = shown_after(s, used)
        easy = explanation(s, seat_of(s.memory[used]), kind_of(s.memory[used]), when)[0] != NONE
        if easy or below(random_word(s), found) == 0:
            other, again, place, card = used, when, its_place, its_card
        if easy:
            break
    if other != NONE:
        s.memory[other] -= SHOWN
        s.explained[other >> 6] &= ~bit(other & 63)
        explain(s, place, card, kind)
    return again


@inner
def shown_after(s: State, place: Number) -> Number:
    """Where the card of an explained place was shown."""
    at = place + 1
    while s.memory[at] != s.memory[place] or is_set_aside(s, at):
        at += 1
    return at


@inner
def lot_start(s: State, at: Number) -> Number:
    while at > 0 and s.memory[at - 1] != NEW_PILE:
        at -= 1
    return at


@inner
def place_in_lot_of(s: State, at: Number, seat: Number, before: Number) -> Number:
    """A place of a seat that is still to be filled, in the same lot, earlier than some time; or NONE."""
    at = lot_start(s, at)
    while at < before and s.memory[at] != NEW_PILE:
        if s.memory[at] < SHOWN and seat_of(s.memory[at]) == seat:
            return at
        at += 1
    return NONE


@inner
def card_in_lot_of(s: State, at: Number, kind: Number) -> Number:
    """A card of a kind that is still to be dealt, in the same lot; or NONE."""
    at = lot_start(s, at)
    while at < s.remembered and s.memory[at] != NEW_PILE:
        if s.memory[at] < SHOWN and kind_of(s.memory[at]) == kind:
            return at
        at += 1
    return IN_PILE if at == s.remembered and copies_of(s.pile, kind) > 0 else NONE


@inner
def deal_what_is_left(s: State, seat: Number) -> None:
    """The cards of each lot that explain nothing, to the places that are still to be filled: they are in hand now."""
    for other in range(s.players):
        if other != seat:
            s.hands[other] = s.known[other]
    start = 0
    while start < s.remembered:
        end, cards = start, EMPTY
        while end < s.remembered and s.memory[end] != NEW_PILE:
            if s.memory[end] < SHOWN:
                cards += one(kind_of(s.memory[end]))
            end += 1
        last = end == s.remembered
        if last:
            cards += s.pile
        for at in range(start, end):
            if s.memory[at] < SHOWN:
                other, kind = seat_of(s.memory[at]), random_kind(cards, random_word(s))
                cards -= one(kind)
                s.hands[other] += one(kind)
                s.memory[at] = taken(other, kind)
        if last:
            s.pile = cards
        start = end + 1
    if s.fresh != NOTHING and s.turn != seat:
        s.fresh = kind_of(s.memory[s.remembered - 1])


# --- the observation vector, part by part; seats are counted from the observer on, clockwise ---

OBSERVATION = Layout()
SEE_HAND = OBSERVATION.part("cards of each kind in the own hand", KINDS)
SEE_FRESH = OBSERVATION.part("the card just drawn, if it is the own", KINDS)
SEE_KNOWN = OBSERVATION.part(
    "for each seat: cards of each kind everyone knows to be in that hand (VI-17)", MOST_SEATS, KINDS
)
SEE_TOPS = OBSERVATION.part("for each house: its top card", HOUSES, KINDS)
SEE_HOUSES = OBSERVATION.part("cards in each house, in tenths", HOUSES)
SEE_COVERED = OBSERVATION.part("cards of each kind under the top cards of all houses", KINDS)
SEE_BLOCK = OBSERVATION.part("the blocking card", KINDS)
SEE_DISCARD = OBSERVATION.part("cards of each kind in the discard pile", KINDS)
SEE_DECK = OBSERVATION.part("cards of each kind in the whole deck", KINDS)
SEE_PLACED = OBSERVATION.part("honour play: the kind just placed, to be judged", KINDS)
SEE_PLACED_ON = OBSERVATION.part("honour play: how many of it on each house", HOUSES)
SEE_PLACED_OVER = OBSERVATION.part("honour play: the card that a single placed card covers", KINDS)
SEE_PILE = OBSERVATION.part("cards in the draw pile, in hundredths", 1)
SEE_SIZES = OBSERVATION.part("cards in each hand, in tenths", MOST_SEATS)
SEE_VICTORIES = OBSERVATION.part("victory cards of each seat", MOST_SEATS)
SEE_PLAYING = OBSERVATION.part("which seats still play (VI-18)", MOST_SEATS)
SEE_TURN = OBSERVATION.part("whose turn it is", MOST_SEATS)
SEE_TO_MOVE = OBSERVATION.part("which seat is asked", MOST_SEATS)
SEE_ASKED = OBSERVATION.part("for what: a turn, the drawn card, a blocking card, a judgement", 4)
SEE_ROUNDS = OBSERVATION.part(
    "rounds finished and rounds agreed, in tenths; turns of this round, in hundredths; honour play", 4
)
SEE_PLAYERS = OBSERVATION.part("number of players, one place set", MOST_SEATS)


@compiled
def observe(s: State, seat: Number, out: Vector) -> None:
    """The seat's knowledge as numbers."""
    out[:] = 0.0
    players = np.int64(s.players)
    see_cards(out, SEE_HAND, s.hands[seat])
    if seat == s.turn and s.fresh != NOTHING:
        out[SEE_FRESH + s.fresh] = 1.0
    for house in range(HOUSES):
        if s.tops[house] != NOTHING:
            out[SEE_TOPS + house * KINDS + s.tops[house]] = 1.0
        out[SEE_HOUSES + house] = s.house_size[house] / 10.0
    see_cards(out, SEE_COVERED, s.covered)
    if s.block != NOTHING:
        out[SEE_BLOCK + s.block] = 1.0
    see_cards(out, SEE_DISCARD, s.discard)
    see_cards(out, SEE_DECK, s.deck)
    if s.placed != NOTHING:
        see_placed(s, out)
    out[SEE_PILE] = s.pile_size / 100.0
    other = np.int64(seat)
    for ahead in range(players):
        see_cards(out, SEE_KNOWN + ahead * KINDS, s.known[other])
        out[SEE_SIZES + ahead] = how_many(s.hands[other]) / 10.0
        out[SEE_VICTORIES + ahead] = s.victories[other]
        out[SEE_PLAYING + ahead] = (np.int64(s.playing) >> other) & 1
        other = left_of(other, players)
    out[SEE_TURN + seats_ahead(seat, s.turn, players)] = 1.0
    if s.seat != OVER:
        out[SEE_TO_MOVE + seats_ahead(seat, s.seat, players)] = 1.0
    out[SEE_ASKED + s.asked] = 1.0
    out[SEE_ROUNDS] = s.rounds / 10.0
    out[SEE_ROUNDS + 1] = s.rounds_agreed / 10.0
    out[SEE_ROUNDS + 2] = s.turns / 100.0
    out[SEE_ROUNDS + 3] = s.honour
    out[SEE_PLAYERS + players - 1] = 1.0


@inner
def see_placed(s: State, out: Vector) -> None:
    """The placement that is judged (VI-17)."""
    kind, way = kind_placed(s.placed), way_placed(s.placed)
    out[SEE_PLACED + kind] = 1.0
    for house in range(HOUSES):
        out[SEE_PLACED_ON + house] = ON_HOUSE[way, house]
    if s.placed_over != NOTHING:
        out[SEE_PLACED_OVER + s.placed_over] = 1.0


@inner
def see_cards(out: Vector, at: Number, cards: Cards) -> None:
    """The number of cards of each kind."""
    while cards != EMPTY:
        kind = lowest_kind(cards)
        out[at + kind] = copies_of(cards, kind)
        cards -= cards & (np.uint64(7) << np.uint64(3 * kind))

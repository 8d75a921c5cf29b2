"""What is known of hidden cards in VIVA: the memory kept while a round is played, redeal and observe.

Hidden are the other hands and the draw pile. Until the pile is renewed (VI-15) they are all one lot: any of the
unseen cards may be anywhere. After that the *recent* cards (the new pile, and what was drawn from it) and the
*older* ones (held when it was renewed) are two lots, for everyone saw what went into the new pile; and so on with
each further pile. So each hand is remembered in parts:

    hand = known + oldest + older + recent - laid

`known` cards were seen going back into the hand (VI-17). `laid` are cards laid since the pile was renewed of
which nobody else can tell whether they were older or recent. `oldest` cards are those of still earlier piles; they
are not written down as a set, but one by one, each with its holder and its lot: `s.oldest[kind, …]`.
"""

from __future__ import annotations

import numpy as np

from vivamos.engine.bits import EMPTY, ONE, bit, lowest, without_lowest
from vivamos.engine.chance import random_word
from vivamos.engine.compiled import compiled
from vivamos.engine.kinds import copies_of, how_many, kinds_of, lowest_kind, one
from vivamos.engine.rng import below
from vivamos.engine.state import OVER, Cards, Number, State, Vector, seats_ahead
from vivamos.games.viva.cards import (
    HOUSES,
    KINDS,
    MOST_COPIES,
    MOST_SEATS,
    NOTHING,
    ON_HOUSE,
    in_both,
    kind_placed,
    random_kind,
    way_placed,
)

# --- the memory of a round ---


@compiled
def forget_round(s: State) -> None:
    """All cards are shuffled together (VI-3)."""
    for seat in range(MOST_SEATS):
        s.known[seat] = EMPTY
        s.recent[seat] = EMPTY
        s.older[seat] = EMPTY
        s.laid[seat] = EMPTY
    if s.renewed:
        s.renewed = 0
        kinds = kinds_of(s.deck)
        while kinds != EMPTY:
            for copy in range(MOST_COPIES):
                s.oldest[lowest_kind(kinds), copy] = NOT_ONE
            kinds = without_lowest(kinds)


@compiled
def remember_draw(s: State, seat: Number, kind: Number) -> None:
    s.recent[seat] += one(kind)


@compiled
def remember_placed_at_once(s: State, seat: Number, kind: Number) -> None:
    """VI-8: the card just drawn, for all to see."""
    s.recent[seat] -= one(kind)


@compiled
def remember_laid(s: State, seat: Number, kind: Number) -> None:
    """A card has left the hand. Of identical ones it was the one that is known, or else the oldest."""
    card = one(kind)
    if copies_of(s.known[seat], kind) > 0:
        s.known[seat] -= card
    elif s.renewed and let_go_of_oldest(s, seat, kind):
        return
    elif s.older[seat] == EMPTY:
        s.recent[seat] -= card
    else:
        s.laid[seat] += card
        if how_many(s.laid[seat]) > how_many(s.recent[seat]):
            settle_older(s, seat, kind)


@compiled
def settle_older(s: State, seat: Number, kind: Number) -> None:
    """A seat has laid more cards than it drew, so one was older: the last if it can be, else the first that can."""
    if copies_of(s.older[seat], kind) == 0:
        kind = lowest_kind(kinds_of(s.laid[seat]) & kinds_of(s.older[seat]))
    s.older[seat] -= one(kind)
    s.laid[seat] -= one(kind)
    if s.older[seat] == EMPTY:
        s.recent[seat] -= s.laid[seat]
        s.laid[seat] = EMPTY


@compiled
def age_hands(s: State) -> None:
    """VI-15: the draw pile is renewed, and every card in hand is older than it."""
    lot = free_lot(s)
    for seat in range(s.players):
        laid_older = in_both(s.laid[seat], s.older[seat])
        hold_as_oldest(s, seat, s.older[seat] - laid_older, lot)
        s.older[seat] = s.recent[seat] - (s.laid[seat] - laid_older)
        s.recent[seat] = EMPTY
        s.laid[seat] = EMPTY
    s.renewed = 1


# The oldest cards, one by one: NOT_ONE, or holder and lot in one number.
NOT_ONE = 0
MIXED_LOT = 41  # for cards of any age, when there are more lots than numbers


@compiled
def holder_of(card: Number) -> Number:
    return np.int64((np.uint64(card) - ONE) % np.uint64(MOST_SEATS))


@compiled
def lot_of(card: Number) -> Number:
    return np.int64((np.uint64(card) - ONE) // np.uint64(MOST_SEATS))


@compiled
def held_by(seat: Number, lot: Number) -> Number:
    return 1 + seat + MOST_SEATS * lot


@compiled
def free_lot(s: State) -> Number:
    """A number for a lot that no card has, or MIXED_LOT."""
    used = EMPTY
    kinds = kinds_of(s.deck)
    while kinds != EMPTY:
        kind = lowest_kind(kinds)
        kinds = without_lowest(kinds)
        for copy in range(MOST_COPIES):
            if s.oldest[kind, copy] != NOT_ONE:
                used |= bit(lot_of(s.oldest[kind, copy]))
    return min(lowest(~used), MIXED_LOT)


@compiled
def hold_as_oldest(s: State, seat: Number, cards: Cards, lot: Number) -> None:
    copy = 0
    while cards != EMPTY:
        kind = lowest_kind(cards)
        while s.oldest[kind, copy] != NOT_ONE:
            copy += 1
        s.oldest[kind, copy] = held_by(seat, lot)
        cards -= one(kind)
        copy = 0


@compiled
def let_go_of_oldest(s: State, seat: Number, kind: Number) -> bool:
    """Take one of the seat's oldest cards of a kind off the list, if there is one."""
    for copy in range(MOST_COPIES):
        if s.oldest[kind, copy] != NOT_ONE and holder_of(s.oldest[kind, copy]) == seat:
            s.oldest[kind, copy] = NOT_ONE
            return True
    return False


@compiled
def oldest_of(s: State, seat: Number) -> Cards:
    """The oldest cards of a hand, as a set."""
    found = EMPTY
    for kind in range(KINDS):
        for copy in range(MOST_COPIES):
            if s.oldest[kind, copy] != NOT_ONE and holder_of(s.oldest[kind, copy]) == seat:
                found += one(kind)
    return found


# --- another world that a seat cannot tell from this one ---

MOST_TRIES = 100  # a try rarely fails; see test_a_guess_rarely_fails


@compiled
def redeal(s: State, seat: Number, word: Number) -> None:
    """Deal each lot of hidden cards afresh to the places of that lot."""
    s.rng = word
    older, recent = EMPTY, s.pile
    for other in range(s.players):
        if other != seat:
            older += s.older[other]
            recent += s.recent[other]
    guess_which_were_recent(s, seat, older, recent)
    for other in range(s.players):
        if other != seat:
            recent -= s.hands[other]
            older -= s.laid[other] - s.hands[other]
    if s.renewed:
        redeal_oldest(s, seat)
    for other in range(s.players):
        if other != seat:
            older, recent = redeal_hand(s, other, older, recent)
    s.pile = recent


@compiled
def redeal_hand(s: State, seat: Number, older: Cards, recent: Cards) -> tuple[Cards, Cards]:
    """A new hand from the two lots; returns what is left of them. `s.hands` says which laid cards were recent."""
    laid_recent = s.hands[seat]
    laid_older = s.laid[seat] - laid_recent
    from_older = some_of(s, older, how_many(s.older[seat]) - how_many(laid_older))
    from_recent = some_of(s, recent, how_many(s.recent[seat]) - how_many(laid_recent))
    s.older[seat] = from_older + laid_older
    s.recent[seat] = from_recent + laid_recent
    s.hands[seat] = s.known[seat] + from_older + from_recent
    if s.renewed:
        s.hands[seat] += oldest_of(s, seat)
    if seat == s.turn and s.fresh != NOTHING:
        s.fresh = random_kind(from_recent, random_word(s))
    return older - from_older, recent - from_recent


@compiled
def some_of(s: State, cards: Cards, wanted: Number) -> Cards:
    """So many random cards of a set, every card equally likely."""
    found = EMPTY
    for _ in range(wanted):
        card = one(random_kind(cards - found, random_word(s)))
        found += card
    return found


@compiled
def guess_which_were_recent(s: State, seat: Number, older: Cards, recent: Cards) -> None:
    """Write the part of `laid` that is taken to be recent into each other hand; at worst, what is true."""
    for _ in range(MOST_TRIES):
        if try_to_guess(s, seat, older, recent):
            return
    for other in range(s.players):
        if other != seat:
            s.hands[other] = s.laid[other] - in_both(s.laid[other], s.older[other])


@compiled
def try_to_guess(s: State, seat: Number, older: Cards, recent: Cards) -> bool:
    """One laid card after the other is older or recent with the chance it then has; False at a dead end."""
    for other in range(s.players):
        if other == seat:
            continue
        s.hands[other] = EMPTY
        older_places, recent_places = how_many(s.older[other]), how_many(s.recent[other])
        left = s.laid[other]
        while left != EMPTY:
            kind = lowest_kind(left)
            left -= one(kind)
            for_older = copies_of(older, kind) * older_places * max(how_many(recent), 1)
            for_recent = copies_of(recent, kind) * recent_places * max(how_many(older), 1)
            if for_older + for_recent == 0:
                return False
            if below(random_word(s), for_older + for_recent) < for_older:
                older -= one(kind)
                older_places -= 1
            else:
                recent -= one(kind)
                recent_places -= 1
                s.hands[other] += one(kind)
    return True


@compiled
def redeal_oldest(s: State, seat: Number) -> None:
    """Exchange the holders of the oldest cards at random within each lot; cards of the mixed lot stay."""
    tidy_oldest(s, seat)
    for kind in range(KINDS):
        for copy in range(MOST_COPIES):
            if may_be_exchanged(s, seat, kind, copy):
                exchange_holder(s, seat, kind, copy)


@compiled
def tidy_oldest(s: State, seat: Number) -> None:
    """Give each lot's places out in order of the seats, and sort: so the true holders have no say in what comes."""
    lots = EMPTY
    for kind in range(KINDS):
        for copy in range(MOST_COPIES):
            if may_be_exchanged(s, seat, kind, copy):
                lots |= bit(lot_of(s.oldest[kind, copy]))
    while lots != EMPTY:
        hand_out_in_order(s, seat, lowest(lots))
        lots = without_lowest(lots)
    for kind in range(KINDS):
        for end in range(1, MOST_COPIES):
            at = end
            while at > 0 and s.oldest[kind, at - 1] < s.oldest[kind, at]:
                higher = s.oldest[kind, at]
                s.oldest[kind, at] = s.oldest[kind, at - 1]
                s.oldest[kind, at - 1] = higher
                at -= 1


@compiled
def may_be_exchanged(s: State, seat: Number, kind: Number, copy: Number) -> bool:
    card = s.oldest[kind, copy]
    return bool(card != NOT_ONE and lot_of(card) != MIXED_LOT and holder_of(card) != seat)


@compiled
def hand_out_in_order(s: State, seat: Number, lot: Number) -> None:
    """The cards of a lot to the seats that hold so many of them, the lowest seat first."""
    places = EMPTY  # eight bits a seat
    for kind in range(KINDS):
        for copy in range(MOST_COPIES):
            if may_be_exchanged(s, seat, kind, copy) and lot_of(s.oldest[kind, copy]) == lot:
                places += bit(8 * holder_of(s.oldest[kind, copy]))
    for kind in range(KINDS):
        for copy in range(MOST_COPIES):
            if may_be_exchanged(s, seat, kind, copy) and lot_of(s.oldest[kind, copy]) == lot:
                holder = lowest(places) // 8
                places -= bit(8 * holder)
                s.oldest[kind, copy] = held_by(holder, lot)


@compiled
def exchange_holder(s: State, seat: Number, kind: Number, copy: Number) -> None:
    """One step of a shuffle: swap with a random card of the same lot among this one and those before it."""
    card = s.oldest[kind, copy]
    found, with_kind, with_copy = 0, kind, copy
    for place in range(kind * MOST_COPIES + copy + 1):
        there = s.oldest[place // MOST_COPIES, place % MOST_COPIES]
        if there != NOT_ONE and lot_of(there) == lot_of(card) and holder_of(there) != seat:
            found += 1
            if below(random_word(s), found) == 0:
                with_kind, with_copy = place // MOST_COPIES, place % MOST_COPIES
    s.oldest[kind, copy] = s.oldest[with_kind, with_copy]
    s.oldest[with_kind, with_copy] = card


# --- the observation vector, part by part; seats are counted from the observer on, clockwise ---

SEE_HAND = 0
SEE_FRESH = SEE_HAND + KINDS
SEE_KNOWN = SEE_FRESH + KINDS
SEE_TOPS = SEE_KNOWN + MOST_SEATS * KINDS
SEE_HOUSES = SEE_TOPS + HOUSES * KINDS
SEE_COVERED = SEE_HOUSES + HOUSES
SEE_BLOCK = SEE_COVERED + KINDS
SEE_DISCARD = SEE_BLOCK + KINDS
SEE_DECK = SEE_DISCARD + KINDS
SEE_PLACED = SEE_DECK + KINDS
SEE_PLACED_ON = SEE_PLACED + KINDS
SEE_PLACED_OVER = SEE_PLACED_ON + HOUSES
SEE_PILE = SEE_PLACED_OVER + KINDS
SEE_SIZES = SEE_PILE + 1
SEE_VICTORIES = SEE_SIZES + MOST_SEATS
SEE_PLAYING = SEE_VICTORIES + MOST_SEATS
SEE_TURN = SEE_PLAYING + MOST_SEATS
SEE_TO_MOVE = SEE_TURN + MOST_SEATS
SEE_ASKED = SEE_TO_MOVE + MOST_SEATS
SEE_ROUNDS = SEE_ASKED + 4
SEE_PLAYERS = SEE_ROUNDS + 4
OBSERVATION = SEE_PLAYERS + MOST_SEATS


@compiled
def observe(s: State, seat: Number, out: Vector) -> None:
    """The seat's knowledge as OBSERVATION numbers; docs/games/viva.md lists them."""
    out[:OBSERVATION] = 0.0
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
    for ahead in range(players):
        other = (seat + ahead) % players
        see_cards(out, SEE_KNOWN + ahead * KINDS, s.known[other])
        out[SEE_SIZES + ahead] = how_many(s.hands[other]) / 10.0
        out[SEE_VICTORIES + ahead] = s.victories[other]
        out[SEE_PLAYING + ahead] = (np.int64(s.playing) >> other) & 1
    out[SEE_TURN + seats_ahead(seat, s.turn, players)] = 1.0
    if s.seat != OVER:
        out[SEE_TO_MOVE + seats_ahead(seat, s.seat, players)] = 1.0
    out[SEE_ASKED + s.asked] = 1.0
    out[SEE_ROUNDS] = s.rounds / 10.0
    out[SEE_ROUNDS + 1] = s.rounds_agreed / 10.0
    out[SEE_ROUNDS + 2] = s.turns / 100.0
    out[SEE_ROUNDS + 3] = s.honour
    out[SEE_PLAYERS + players - 1] = 1.0


@compiled
def see_placed(s: State, out: Vector) -> None:
    """The placement that is judged (VI-17)."""
    kind, way = kind_placed(s.placed), way_placed(s.placed)
    out[SEE_PLACED + kind] = 1.0
    for house in range(HOUSES):
        out[SEE_PLACED_ON + house] = ON_HOUSE[way, house]
    if s.placed_over != NOTHING:
        out[SEE_PLACED_OVER + s.placed_over] = 1.0


@compiled
def see_cards(out: Vector, at: Number, cards: Cards) -> None:
    """The number of cards of each kind."""
    while cards != EMPTY:
        kind = lowest_kind(cards)
        out[at + kind] = copies_of(cards, kind)
        cards -= cards & (np.uint64(7) << np.uint64(3 * kind))

"""What a seat knows in Dia de los Muertos, and the worlds it cannot rule out.

Hidden are the other hands, and which cards passed between two others as gifts or by a Swap (DM-10, DM-14).
Known is everything else: what was played and discarded, what one gave and got, answers (DM-12), and that a hand had
nothing to play when its owner discarded (DM-7). Such facts are about a hand at its time, so a world is a
whole story: who holds what now, and what passed at every exchange. Told backwards a story is easy to draw:
deal the hidden cards, then go back through the history, and at every hidden exchange any card of the one who
received may be the one that passed. So every story of the single cards is drawn equally often, and the facts
are checked on the way. (Copies are single cards here: with two Food cards in a hand, two may have passed.)
"""

from __future__ import annotations

import numpy as np

from vivamos.engine.bits import EMPTY, bit, count, first_cards, has
from vivamos.engine.chance import random_card, random_share
from vivamos.engine.compiled import compiled, inner
from vivamos.engine.hidden import redeal_hands
from vivamos.engine.observation import Layout, see_set
from vivamos.engine.state import OVER, Cards, Number, State, Vector
from vivamos.games.muertos.state import (
    ASK,
    ASKED,
    CHAIRS,
    COLOURS,
    DAYS,
    DISCARDED,
    DREW,
    DUMMY,
    EVERYONE,
    GAVE,
    KILL,
    MOST_CARDS,
    MOST_HAND,
    MOST_RANKS,
    NOTHING,
    PLAYED,
    SWAPPED,
    VERBS,
    alike,
    asked_about,
    asked_verb,
    barred,
    card_in,
    chair_in,
    chair_of,
    is_dummy,
    kind_of,
    knows_of,
    less,
    levelled,
    more_in,
    partner_of,
    place_of,
    plus,
    right_of,
    seat_of,
    what_of,
)

MOST_TRIES = 1_000_000  # one in two is enough mostly; the most seen in 300,000 positions was below 40,000


@compiled
def redeal(s: State, seat: Number, word: Number) -> None:
    """Exchange all that `seat` does not know for a random story it cannot rule out, all equally likely.

    Should all tries fail, the last deal stays: true to the cards one sees, the sizes of hands and `may_hold`.
    """
    s.rng = word
    me = chair_of(s, seat)
    find_may_hold(s, me)
    hidden = hidden_cards(s, me)
    for _ in range(MOST_TRIES):
        redeal_hands(s, me, hidden, CHAIRS, known, lay)
        for chair in range(CHAIRS):
            s.hands[chair] = levelled(s, s.hands[chair])
        if tell_backwards(s, me, random_share(s)):
            break
    redeal_offer(s, me)
    clear_scratch(s)


@inner
def redeal_offer(s: State, me: Number) -> None:
    """DM-14: what the Swap's player has chosen is nobody else's knowledge until the partner has chosen too."""
    if s.offered != NOTHING:
        offering = partner_of(np.int64(s.chair))
        if me < 0 or seat_of(s, offering) != place_of(s, me):
            s.offered = any_of(s, s.hands[offering])


@inner
def clear_scratch(s: State) -> None:
    for chair in range(CHAIRS):
        s.past[chair] = EMPTY
        s.may_hold[chair] = EMPTY


@inner
def any_of(s: State, cards: Cards) -> Number:
    """A card of a set, every single one equally likely; its kind."""
    return kind_of(s, random_card(s, cards))


@inner
def is_open(s: State, me: Number, chair: Number) -> bool:
    """The hands one sees: the own one and the dummy's (DM-18)."""
    return bool(chair == me or is_dummy(s, chair))


# --- where cards may be ---


@inner
def find_may_hold(s: State, me: Number) -> None:
    """For every hidden hand the cards that may be in it by what `me` knows, and perhaps a few more.

    It only serves to draw fewer impossible stories: `tell_backwards` checks them all.
    """
    for chair in range(CHAIRS):
        s.may_hold[chair] = EMPTY if is_open(s, me, chair) else first_cards(s.cards)
        if s.events == 0 and chair != s.leader:
            s.may_hold[chair] &= ~bit(s.start_card)  # DM-5: who begins has it
    laid = 0  # cards of each hand, in four bits
    for number in range(s.events):
        event = s.history[number]
        what, chair, card = what_of(event), chair_in(event), card_in(event)
        if what <= DISCARDED:
            laid += 1 << 4 * chair
            if what == DISCARDED:
                s.may_hold[chair] &= barred(s, more_in(event))
        elif what == ASKED:
            if card == 0:
                s.may_hold[chair] &= ~asked_about(s, more_in(event))
            elif card == s.hand_size - (laid >> 4 * chair & 15):
                s.may_hold[chair] &= asked_about(s, more_in(event))
        elif what == DREW:
            card_passed(s, me, chair, right_of(chair), card)
        elif what == GAVE:
            card_passed(s, me, right_of(chair), chair, card)
        elif what == SWAPPED:
            card_passed(s, me, chair, partner_of(chair), card)
            card_passed(s, me, partner_of(chair), chair, more_in(event))


@inner
def card_passed(s: State, me: Number, giver: Number, taker: Number, card: Number) -> None:
    if not knows_of(s, me, giver, taker):
        s.may_hold[taker] |= s.may_hold[giver]
        return
    copies = alike(s, card)
    if count(copies) == 1:
        for chair in range(CHAIRS):
            s.may_hold[chair] &= ~copies
    if not is_open(s, me, taker):
        s.may_hold[taker] |= copies


@inner
def hidden_cards(s: State, me: Number) -> Cards:
    """All cards that lie in hidden hands."""
    food, dead = count(s.seen & s.food), count(s.seen & s.muertos)
    known = s.seen
    for chair in range(CHAIRS):
        if is_open(s, me, chair):
            known |= s.hands[chair]
            food += count(s.hands[chair] & s.food)
            dead += count(s.hands[chair] & s.muertos)
    single = first_cards(s.cards) & ~(s.food | s.muertos | known)
    return single | (s.food >> np.uint64(food)) & s.food | (s.muertos >> np.uint64(dead)) & s.muertos


# --- one story ---


@inner
def known(s: State, me: Number, chair: Number) -> tuple[Number, Cards, Number]:
    """How many cards `me` does not see in a hand, and which may be there."""
    return 0 if is_open(s, me, chair) else count(s.hands[chair]), s.may_hold[chair], 0


@inner
def lay(s: State, chair: Number, cards: Cards) -> None:
    s.hands[chair] = cards


@inner
def tell_backwards(s: State, me: Number, least: float) -> bool:
    """Go back from the present hands to the deal: draw what passed unknown to `me`, check all that is known.

    False for a story that cannot be, and as soon as its likelihood is down to `least`: a known card that passed may
    have been any of its copies in the hand that received it, so the more there are, the more stories.
    """
    likelihood = 1.0
    for chair in range(CHAIRS):
        s.past[chair] = s.hands[chair]
    for number in range(s.events - 1, -1, -1):
        event = s.history[number]
        what, chair, card = what_of(event), chair_in(event), card_in(event)
        if what == PLAYED:
            s.past[chair] = plus(s, s.past[chair], card)
        elif what == DISCARDED:
            s.past[chair] = plus(s, s.past[chair], card)
            if s.past[chair] & ~barred(s, more_in(event)) != EMPTY:
                return False
        elif what == ASKED:
            if count(s.past[chair] & asked_about(s, more_in(event))) != card:
                return False
        else:
            likelihood *= take_back(s, me, number, what, chair)
            if likelihood <= least:
                return False
    return True


@inner
def take_back(s: State, me: Number, number: Number, what: Number, chair: Number) -> float:
    """Undo an exchange of cards; one that `me` does not know of is drawn first and written into the history."""
    partner = partner_of(chair) if what == SWAPPED else right_of(chair)
    giver, taker = (partner, chair) if what == GAVE else (chair, partner)
    known = knows_of(s, me, giver, taker)
    event = np.int64(s.history[number])
    card, back = card_in(event), more_in(event)
    if not known:
        card = any_of(s, s.past[taker])
        if what == SWAPPED:
            back = any_of(s, s.past[giver])
        s.history[number] = what | chair << 3 | card << 5 | back << 10
    likelihood = 1.0
    if known:
        likelihood = copies_there(s, me, taker, card)
        if what == SWAPPED:
            likelihood *= copies_there(s, me, giver, back)
        if likelihood == 0.0:
            return 0.0
    s.past[taker] = less(s, s.past[taker], card)
    if what == SWAPPED:
        s.past[giver] = less(s, s.past[giver], back)
        s.past[taker] = plus(s, s.past[taker], back)
    s.past[giver] = plus(s, s.past[giver], card)
    return likelihood


@inner
def copies_there(s: State, me: Number, chair: Number, card: Number) -> float:
    """How many of a card's copies a hand held at that time, as a share of the most it can have held.

    All copies in hidden hands at that time could have been in this one; how many those are is the same in every story.
    A hand one sees counts as 1 or 0.
    """
    copies = alike(s, card)
    there = count(s.past[chair] & copies)
    if is_open(s, me, chair):
        return 1.0 if there > 0 else 0.0
    hidden = 0
    for other in range(CHAIRS):
        if not is_open(s, me, other):
            hidden += count(s.past[other] & copies)
    return there / max(min(hidden, count(s.past[chair])), 1)


# The observation vector, part by part; chairs are counted from the observer's on, clockwise.
OBSERVATION = Layout()
SEE_HAND = OBSERVATION.part("the own hand", MOST_CARDS)
SEE_DUMMY = OBSERVATION.part("the dummy's hand", MOST_CARDS)
SEE_SEEN = OBSERVATION.part("cards played or discarded in this hand", MOST_CARDS)
SEE_MAY_HOLD = OBSERVATION.part(
    "cards that may be in the hand of the three other chairs, by what the observer knows", CHAIRS - 1, MOST_CARDS
)
SEE_TRICK = OBSERVATION.part("the card each chair has played to this trick", CHAIRS, MOST_CARDS)
SEE_OFFERED = OBSERVATION.part("the card one has chosen for a Swap while the partner is choosing", MOST_CARDS)
SEE_DRAWN = OBSERVATION.part("the card just drawn as a gift, if one of the two concerned", MOST_CARDS)
SEE_USED = OBSERVATION.part("Spoiled lies in the trick; pink, blue, green are used", COLOURS)
SEE_NAMED = OBSERVATION.part("the colour named for Choose in this trick", COLOURS)
SEE_REMOVED = OBSERVATION.part("chairs whose 10 was removed", CHAIRS)
SEE_SIZES = OBSERVATION.part("cards in each hand, in eighths", CHAIRS)
SEE_FOOD = OBSERVATION.part("Food won by each chair's player, in ninths", CHAIRS)
SEE_MUERTOS = OBSERVATION.part("Muertos won, in twelfths", CHAIRS)
SEE_ASKED = OBSERVATION.part(
    "what is asked for: play, discard (only for the seat to move; to others it is play), give, swap, take, ask, kill",
    VERBS,
)
SEE_CHAIR = OBSERVATION.part("the chair that acts", CHAIRS)
SEE_LEADER = OBSERVATION.part("the chair that leads the trick", CHAIRS)
SEE_QUESTION = OBSERVATION.part(
    "this hand's question: chair (4), colour or any (5), rank or any (12), answer in eighths",
    CHAIRS + (COLOURS + 1) + (MOST_RANKS + 1) + 1,
)
SEE_DAY = OBSERVATION.part("the day", DAYS)
SEE_DUMMY_CHAIR = OBSERVATION.part("the dummy's chair", CHAIRS)


@compiled
def observe(s: State, seat: Number, out: Vector) -> None:
    """The seat's knowledge as numbers."""
    out[:] = 0.0
    me = chair_of(s, seat)
    see_cards(s, me, out)
    see_trick(s, me, out)
    see_table(s, me, out)
    for number in range(s.events):
        if what_of(s.history[number]) == ASKED:
            see_question(s, me, s.history[number], out)
    out[SEE_DAY + s.day] = 1.0
    if s.players < CHAIRS:
        out[SEE_DUMMY_CHAIR + ((DUMMY - me) & 3)] = 1.0


@inner
def see_cards(s: State, me: Number, out: Vector) -> None:
    see_set(s.hands[me], out, SEE_HAND)
    see_set(s.seen, out, SEE_SEEN)
    if s.players < CHAIRS:
        see_set(s.hands[DUMMY], out, SEE_DUMMY)
    find_may_hold(s, me)
    hidden = hidden_cards(s, me)
    for ahead in range(1, CHAIRS):
        chair = (me + ahead) & 3
        cards = s.hands[chair] if is_open(s, me, chair) else hidden & s.may_hold[chair]
        see_set(cards, out, SEE_MAY_HOLD + (ahead - 1) * MOST_CARDS)
    clear_scratch(s)
    if s.offered != NOTHING and seat_of(s, partner_of(np.int64(s.chair))) == place_of(s, me):
        out[SEE_OFFERED + s.offered] = 1.0
    drawn = drawn_card(s, me)
    if drawn != NOTHING:
        out[SEE_DRAWN + drawn] = 1.0


@inner
def drawn_card(s: State, me: Number) -> Number:
    """DM-10: the card just drawn as a gift while the one in return is still owed, if `me` knows it; or NOTHING."""
    if s.seat != OVER and s.events > 0:
        event = s.history[s.events - 1]
        if what_of(event) == DREW and knows_of(s, me, chair_in(event), right_of(chair_in(event))):
            return card_in(event)
    return NOTHING


@inner
def see_trick(s: State, me: Number, out: Vector) -> None:
    for turn in range(s.turn):
        ahead = (s.leader + turn - me) & 3
        if s.trick[turn] != NOTHING:
            out[SEE_TRICK + ahead * MOST_CARDS + s.trick[turn]] = 1.0
        out[SEE_REMOVED + ahead] = np.int64(s.removed) >> turn & 1
    for colour in range(COLOURS):
        out[SEE_USED + colour] = np.int64(s.used) >> colour & 1
    if s.named != NOTHING:
        out[SEE_NAMED + s.named] = 1.0


@inner
def see_table(s: State, me: Number, out: Vector) -> None:
    for ahead in range(CHAIRS):
        chair = (me + ahead) & 3
        out[SEE_SIZES + ahead] = count(s.hands[chair]) / MOST_HAND
        if not is_dummy(s, chair):
            out[SEE_FOOD + ahead] = s.food_won[place_of(s, chair)] / 9.0
            out[SEE_MUERTOS + ahead] = s.muertos_won[place_of(s, chair)] / 12.0
    if s.seat != OVER:
        mine = seat_of(s, s.chair) == place_of(s, me)
        out[SEE_ASKED + (asked_verb(s) if mine else s.asked)] = 1.0
        out[SEE_CHAIR + ((s.chair - me) & 3)] = 1.0
        out[SEE_LEADER + ((s.leader - me) & 3)] = 1.0


@inner
def see_question(s: State, me: Number, event: Number, out: Vector) -> None:
    words = np.int64(s.ranks) + 1
    colour, rank = more_in(event) // words, more_in(event) % words
    out[SEE_QUESTION + ((chair_in(event) - me) & 3)] = 1.0
    out[SEE_QUESTION + CHAIRS + colour] = 1.0
    out[SEE_QUESTION + CHAIRS + COLOURS + 1 + rank] = 1.0
    out[SEE_DAY - 1] = card_in(event) / MOST_HAND


@compiled
def check(s: State) -> Number:
    """Invariants: 0 if all hold, else the number of the first that does not."""
    for chair in range(CHAIRS):
        if s.hands[chair] != levelled(s, s.hands[chair]):
            return 1  # copies are told apart
    if not tell_backwards(s, EVERYONE, 0.0):
        return 2  # the history cannot have been
    for chair in range(CHAIRS):
        if count(s.past[chair]) != s.hand_size:
            return 3  # the deal was not even
    clear_scratch(s)
    if s.seat == OVER:
        return 0 if s.rounds == DAYS else 4
    if s.hands[s.chair] == EMPTY and s.asked != ASK and s.asked != KILL:
        return 5  # asked for a card without having one
    if s.offered != NOTHING and not has(s.hands[partner_of(np.int64(s.chair))], s.offered):
        return 6  # a card is offered that is not there
    if s.events == 0 and not has(s.hands[s.leader], s.start_card):
        return 7  # someone begins without the start card
    return 0

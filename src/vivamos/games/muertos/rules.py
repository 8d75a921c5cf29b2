"""Dia de los Muertos: partners win tricks for the Food and the dead in them; whoever feasts exchanges gifts.

Rule ids (DM-…) are those of docs/games/muertos.md. Chairs, sets of cards and the history of a hand are explained
in state.py; what a seat knows is in knowledge.py. An action that names a card has the card's code in it: the first
card of its kind, but for the Muertos cards one code for each day's colour, behind all others.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

import numpy as np

from vivamos.engine.bits import EMPTY, bit, count, first_cards, has, lowest, without_lowest, write_moves
from vivamos.engine.chance import deal_cards, draw_card
from vivamos.engine.compiled import compiled, inner
from vivamos.engine.deck import Deck
from vivamos.engine.errors import DataError
from vivamos.engine.results import seats_with_best
from vivamos.engine.state import OVER, Cards, Moves, Number, State, Vector
from vivamos.games.muertos.knowledge import check as check
from vivamos.games.muertos.state import (
    ASK,
    ASKED,
    BLACK,
    BLUE,
    CHAIRS,
    COLOURS,
    DAYS,
    DISCARD,
    DISCARDED,
    DREW,
    GAVE,
    GIVE,
    GREEN,
    KILL,
    MOST_CARDS,
    MOST_HAND,
    MOST_RANKS,
    MOST_SWAPS,
    NO_COLOUR,
    NOTHING,
    PINK,
    PLAY,
    PLAYED,
    SPOILED,
    SWAP,
    SWAPPED,
    TAKE,
    TEN,
    asked_about,
    asked_verb,
    chair_of,
    is_dummy,
    kind_of,
    less,
    levelled,
    note,
    partner_of,
    place_of,
    playable,
    plus,
    right_of,
    seat_of,
)
from vivamos.games.muertos.state import CARD_PLACES as CARD_PLACES
from vivamos.games.muertos.state import STATE as STATE

COLOUR_LETTERS = "KPBG"
CODES = MOST_CARDS + DAYS  # a Muertos card: MOST_CARDS + day
QUESTIONS = (COLOURS + 1) * (MOST_RANKS + 1)  # about one hand

# Actions. `verb * CODES + code` for the verbs that name a card, PLAY … TAKE; then:
CHOOSE = (TAKE + 1) * CODES  # playing Choose: one for each colour
QUESTION = CHOOSE + COLOURS  # `place * QUESTIONS + question`
TARGET = QUESTION + CHAIRS * QUESTIONS  # the place whose 10 is killed
ACTIONS = TARGET + CHAIRS
MOST_MOVES = (CHAIRS - 1) * QUESTIONS
KILL_TENS, TAKE_TRICK, NEXT_DAY = 1, 2, 3  # what comes next by itself


def set_up(s: State, deck: Deck, options: Mapping[str, Any]) -> None:
    """Lay the deck into a blank state. A DataError says what is wrong with it (DM-1, DM-2)."""
    check_deck(deck)
    types = ("choose", "ask", "spoiled", "swap", "food", "kill", "muertos", "start", "plain")
    cards = sorted(
        deck.cards,
        key=lambda card: (card["rank"], types.index(card["type"]), COLOUR_LETTERS.index(card["colour"])),
    )
    at = {card["type"]: number for number, card in enumerate(cards)}
    s.cards = len(cards)
    s.hand_size = deck.hand_size
    s.choose_card, s.ask_card, s.spoiled_card = (at.get(kind, NOTHING) for kind in ("choose", "ask", "spoiled"))
    s.start_card = at["start"]
    for number, card in enumerate(cards):
        s.rank[number] = card["rank"]
        s.colour[number] = NO_COLOUR if card["type"] == "choose" else COLOUR_LETTERS.index(card["colour"])
        if card["type"] not in ("choose", "muertos"):
            s.colours[s.colour[number]] |= bit(number)
        for field, kind in (("food", "food"), ("muertos", "muertos"), ("swaps", "swap"), ("kills", "kill")):
            if card["type"] == kind:
                s[field] |= bit(number)
    s.kinds = first_cards(s.cards) & ~without_lowest(s.food) & ~without_lowest(s.muertos)
    ranks = sorted({card["rank"] for card in cards})
    s.ranks = len(ranks)
    for number, rank in enumerate(ranks):
        s.rank_from[number] = next(card for card in range(len(cards)) if s.rank[card] == rank)
    s.rank_from[len(ranks)] = len(cards)


def check_deck(deck: Deck) -> None:
    """What the rules demand of a deck; copies are known of Food and Muertos cards only."""
    there_are = Counter(card["type"] for card in deck.cards)
    if deck.hand_size > MOST_HAND or len(deck.cards) != CHAIRS * deck.hand_size:
        raise DataError("deck-not-four-hands", rule="DM-2", most=MOST_HAND)
    if there_are["start"] != 1:
        raise DataError("deck-not-one-start-card", rule="DM-5")
    for kind in ("choose", "ask", "spoiled"):
        if there_are[kind] > 1:
            raise DataError("deck-not-one-of-a-kind", rule="DM-1", type=kind)
    if there_are["swap"] > MOST_SWAPS:
        raise DataError("deck-too-many-swaps", rule="DM-1", most=MOST_SWAPS)
    if not there_are["food"]:
        raise DataError("deck-without-food", rule="DM-2")
    if not there_are["muertos"]:
        raise DataError("deck-without-muertos", rule="DM-2")
    dead = {card["rank"] for card in deck.cards if card["type"] == "muertos"}
    if len(dead) != 1 or any(card["rank"] in dead and card["type"] != "muertos" for card in deck.cards):
        raise DataError("deck-muertos-not-of-one-rank", rule="DM-2")
    if len({(card["rank"], card["colour"]) for card in deck.cards if card["type"] == "food"}) != 1:
        raise DataError("deck-food-not-alike", rule="DM-2")
    named = Counter(
        (card["rank"], card["colour"], card["type"] == "food")
        for card in deck.cards
        if card["type"] not in ("choose", "ask", "spoiled", "muertos")
    )
    for (rank, colour, food), number in named.items():
        if (number > 1 and not food) or (food and (rank, colour, False) in named):
            raise DataError("deck-has-copies", rule="DM-1", card=f"{colour}{rank}")


# --- a hand ---


@compiled
def start(s: State) -> None:
    """The first day."""
    s.day = 0
    deal(s)
    ask(s, s.leader, PLAY)


@inner
def deal(s: State) -> None:
    """DM-2, DM-3: all cards but the Food and the dead of other days are dealt, four hands; DM-5: who begins."""
    colour_the_dead(s)
    at = deal_cards(s, s.cards, s.cards)
    for place in range(CHAIRS):
        hand = EMPTY
        for _ in range(s.hand_size):
            hand |= bit(s.outcomes[at])
            at += 1
        chair = chair_of(s, place)
        s.hands[chair] = levelled(s, hand)
        if has(hand, s.start_card):
            s.leader = chair
    s.seen = EMPTY
    s.events = 0
    s.offered = NOTHING
    clear_trick(s)


@inner
def colour_of_day(s: State) -> Number:
    """DM-2: animals are green, children pink, adults blue."""
    return GREEN if s.day == 0 else PINK if s.day == 1 else BLUE


@inner
def colour_the_dead(s: State) -> None:
    today = colour_of_day(s)
    for colour in range(COLOURS):
        s.colours[colour] &= ~s.muertos
    s.colours[today] |= s.muertos
    for card in range(lowest(s.muertos), lowest(s.muertos) + count(s.muertos)):
        s.colour[card] = today


@inner
def clear_trick(s: State) -> None:
    s.turn = 0
    s.laid = EMPTY
    s.used = 0
    s.removed = 0
    s.killer = 0
    s.named = NOTHING
    for turn in range(CHAIRS):
        s.trick[turn] = NOTHING


@inner
def ask(s: State, chair: Number, verb: Number) -> None:
    """The next decision; DM-19: the dummy's partner makes it for the dummy."""
    s.chair = chair
    s.seat = seat_of(s, chair)
    s.asked = verb


@inner
def choices(s: State, verb: Number) -> Cards:
    """The cards that the seat to move may do this with."""
    if verb == PLAY:
        return playable(s, s.chair)
    if verb == TAKE:
        return s.hands[s.leader]
    return s.hands[s.chair]


@compiled
def legal(s: State, out: Moves) -> Number:
    """Write the legal actions of the seat to move; return how many there are."""
    if s.asked == ASK:
        return questions(s, out)
    if s.asked == KILL:
        return tens_to_kill(s, out)
    verb = asked_verb(s)
    cards = choices(s, verb)
    n = 0
    if verb == PLAY and s.choose_card != NOTHING and has(cards, s.choose_card):
        cards ^= bit(s.choose_card)
        for colour in range(COLOURS):
            if may_be_chosen(s, colour):
                out[n] = CHOOSE + colour
                n += 1
    return write_moves(codes_of(s, cards), verb * CODES, out, n)


@inner
def codes_of(s: State, cards: Cards) -> Cards:
    """The codes of the kinds in a set."""
    dead = cards & s.muertos != EMPTY
    return cards & s.kinds & ~s.muertos | np.uint64(dead) << np.uint64(MOST_CARDS + s.day)


@inner
def verb_of(action: Number) -> Number:
    """Of an action that names a card with a verb: PLAY … TAKE."""
    return np.int64(action) // CODES


@inner
def card_of_code(s: State, code: Number) -> Number:
    return code if code < MOST_CARDS else lowest(s.muertos)


@inner
def may_be_chosen(s: State, colour: Number) -> bool:
    """DM-11: not the colour of the dead, and one that DM-6 allows."""
    return bool(colour != colour_of_day(s) and not is_used(s, colour))


@inner
def is_used(s: State, colour: Number) -> bool:
    """DM-6: whether the trick has its one card of this colour; of black there may be any number."""
    return bool(colour != BLACK and np.int64(s.used) >> colour & 1)


@inner
def questions(s: State, out: Moves) -> Number:
    """DM-12: every colour and every rank, or any of one of them, about every other hand."""
    own = place_of(s, s.chair)
    possible = (COLOURS + 1) * (np.int64(s.ranks) + 1) - 1  # the last would be any colour and any rank
    n = 0
    for place in range(CHAIRS):
        if place != own:
            first = QUESTION + place * QUESTIONS
            for question in range(possible):
                out[n] = first + question
                n += 1
    return n


@inner
def tens_to_kill(s: State, out: Moves) -> Number:
    """DM-15: the places of the two opponents."""
    tens = tens_against(s, s.killer)
    n = 0
    for place in range(CHAIRS):
        if np.int64(tens) >> turn_of(s, chair_of(s, place)) & 1:
            out[n] = TARGET + place
            n += 1
    return n


@compiled
def act(s: State, action: Number) -> None:
    """One decision. Each of the functions below may ask for another; if none does, the trick goes on or is complete."""
    verb = verb_of(action)
    s.asked = NOTHING
    if action >= TARGET:
        kill(s, action - TARGET)
    elif action >= QUESTION:
        answer(s, action - QUESTION)
    elif action >= CHOOSE or verb == PLAY:
        play_card(s, action)
    else:
        card = card_of_code(s, action - verb * CODES)
        if verb == DISCARD:
            discard(s, card)
        elif verb == GIVE:
            give(s, card)
        elif verb == SWAP:
            swap(s, card)
        else:
            receive_gift(s, card)
    if s.asked == NOTHING:
        if s.turn < CHAIRS:
            ask(s, chair_at(s, s.turn), PLAY)
        else:
            s.pending = KILL_TENS if s.laid & s.kills != EMPTY else TAKE_TRICK


@inner
def play_card(s: State, action: Number) -> None:
    """DM-16: what a card does happens before the next chair plays, except Kill 10."""
    chair = np.int64(s.chair)
    if action >= CHOOSE:
        card = np.int64(s.choose_card)
        colour = np.int64(action - CHOOSE)
        s.named = colour
    else:
        card = np.int64(card_of_code(s, action))
        colour = np.int64(s.colour[card])
    put_down(s, PLAYED, card)
    s.trick[s.turn] = card
    s.laid = plus(s, s.laid, card)
    s.turn += 1
    if colour != BLACK:
        s.used |= 1 << colour
    if card == s.spoiled_card:  # DM-13
        s.used |= SPOILED
    if card == s.ask_card:
        ask(s, chair, ASK)
    elif has(s.swaps, card) and s.hands[chair] != EMPTY and s.hands[partner_of(chair)] != EMPTY:
        ask(s, chair, SWAP)  # DM-14; in the last trick the hand is empty


@inner
def discard(s: State, card: Number) -> None:
    """DM-7: face up, but not part of the trick."""
    put_down(s, DISCARDED, card)
    s.turn += 1


@inner
def put_down(s: State, what: Number, card: Number) -> None:
    s.hands[s.chair] = less(s, s.hands[s.chair], card)
    s.seen = plus(s, s.seen, card)
    note(s, what, s.chair, card, s.used)


@inner
def chair_at(s: State, turn: Number) -> Number:
    """Who plays the `turn`-th card of the trick."""
    return (np.int64(s.leader) + turn) & 3


@inner
def turn_of(s: State, chair: Number) -> Number:
    return (np.int64(chair) - s.leader) & 3


# --- what cards do ---


@inner
def answer(s: State, asked: Number) -> None:
    """DM-12: the table counts, and all hear it."""
    chair = chair_of(s, asked // QUESTIONS)
    question = asked % QUESTIONS
    note(s, ASKED, chair, count(s.hands[chair] & asked_about(s, question)), question)


@inner
def swap(s: State, card: Number) -> None:
    """DM-14: the Swap's player chooses, then the partner; then both cards change hands."""
    chair = np.int64(s.chair)
    partner = partner_of(chair)
    if s.offered == NOTHING:
        s.offered = card
        ask(s, partner, SWAP)
        return
    offered = np.int64(s.offered)
    s.offered = NOTHING
    s.hands[partner] = plus(s, less(s, s.hands[partner], offered), card)
    s.hands[chair] = plus(s, less(s, s.hands[chair], card), offered)
    note(s, SWAPPED, partner, offered, card)


@inner
def kill_tens(s: State) -> None:
    """DM-15: every Kill 10 of a complete trick, in the order played."""
    while s.killer < CHAIRS:
        tens = tens_against(s, s.killer)
        if count(np.uint64(tens)) > 1:
            ask(s, chair_at(s, s.killer), KILL)
            return
        s.removed |= tens
        s.killer += 1
    s.pending = TAKE_TRICK


@inner
def tens_against(s: State, turn: Number) -> Number:
    """The turns whose 10 falls to this turn's card, if it is a Kill 10: those of opponents, before or after it."""
    found = 0
    if s.trick[turn] != NOTHING and has(s.kills, s.trick[turn]):
        for other in range(1 - (turn & 1), CHAIRS, 2):
            if is_standing(s, other) and s.rank[s.trick[other]] == TEN:
                found |= 1 << other
    return found


@inner
def is_standing(s: State, turn: Number) -> bool:
    """Whether a card was played at this turn and has not been removed."""
    return bool(s.trick[turn] != NOTHING and not np.int64(s.removed) >> turn & 1)


@inner
def kill(s: State, place: Number) -> None:
    s.removed |= 1 << turn_of(s, chair_of(s, place))
    s.killer += 1


# --- the end of a trick ---


@compiled
def advance(s: State) -> None:
    """What follows a complete trick, or the last one of a day."""
    due = np.int64(s.pending)
    s.pending = 0
    if due == KILL_TENS:
        kill_tens(s)
    elif due == TAKE_TRICK:
        take_trick(s)
    else:
        next_day(s)


@inner
def take_trick(s: State) -> None:
    """DM-9: the winner's team takes what scores. Gifts follow, or the winner leads (DM-5), or the day is over."""
    winner = chair_at(s, winning_turn(s))
    food, dead = count(s.laid & s.food), count(s.laid & s.muertos)
    gifts = owes_gifts(s, winner)
    if food + dead > 0:
        capture(s, winner, food, dead)
        capture(s, partner_of(winner), food, dead)
    s.leader = winner
    clear_trick(s)
    if s.hands[winner] == EMPTY:
        s.rounds += 1
        s.pending = NEXT_DAY
    elif not gifts:
        ask(s, winner, PLAY)
    elif is_dummy(s, winner):
        ask(s, right_of(winner), TAKE)  # DM-20
    else:
        receive_gift(s, kind_of(s, draw_card(s, s.hands[winner])))


@inner
def owes_gifts(s: State, winner: Number) -> bool:
    """DM-10, DM-13: for a scoring card or the Spoiled in the trick, unless it was the last."""
    return bool((s.laid & (s.food | s.muertos) != EMPTY or s.used & SPOILED) and s.hands[winner] != EMPTY)


@inner
def winning_turn(s: State) -> Number:
    """DM-8: the highest rank, of equals the first."""
    best, found = np.int64(-1), 0
    for turn in range(CHAIRS):
        if is_standing(s, turn) and s.rank[s.trick[turn]] > best:
            best, found = np.int64(s.rank[s.trick[turn]]), turn
    return found


@inner
def capture(s: State, chair: Number, food: Number, dead: Number) -> None:
    """DM-9, DM-21: the trick's scoring cards, for a player of the winner's team; the dummy keeps no count."""
    if not is_dummy(s, chair):
        seat = place_of(s, chair)
        s.food_won[seat] += food
        s.muertos_won[seat] += dead


@inner
def receive_gift(s: State, card: Number) -> None:
    """DM-10: a card of the winner goes to the opponent on the right, who then gives one back."""
    winner = np.int64(s.leader)
    opponent = right_of(winner)
    s.hands[winner] = less(s, s.hands[winner], card)
    s.hands[opponent] = plus(s, s.hands[opponent], card)
    note(s, DREW, winner, card, 0)
    ask(s, opponent, GIVE)


@inner
def give(s: State, card: Number) -> None:
    """DM-10: any card in return, the one received too; then the winner leads."""
    winner = np.int64(s.leader)
    s.hands[s.chair] = less(s, s.hands[s.chair], card)
    s.hands[winner] = plus(s, s.hands[winner], card)
    note(s, GAVE, winner, card, 0)


@inner
def next_day(s: State) -> None:
    """DM-2: three days make a game."""
    if s.rounds == DAYS:
        s.seat = OVER
    else:
        s.day += 1
        deal(s)
        ask(s, s.leader, PLAY)


# --- the score ---


@inner
def pairs(s: State, seat: Number) -> Number:
    """DM-17: one Food and one Muertos card make a point."""
    return np.int64(min(s.food_won[seat], s.muertos_won[seat]))


@inner
def standing(s: State, seat: Number) -> Number:
    """DM-17: pairs, then Food, then Muertos, as one number (none of them reaches 128)."""
    return (pairs(s, seat) * 128 + s.food_won[seat]) * 128 + s.muertos_won[seat]


@compiled
def scores(s: State, out: Vector) -> None:
    """DM-17, DM-21: the pairs of each seat's team."""
    for seat in range(s.players):
        out[seat] = pairs(s, seat)


@compiled
def winners(s: State) -> Number:
    """DM-17: the best standing, as a set of seats; partners have the same."""
    return seats_with_best(s, standing)


@compiled
def utility(s: State, out: Vector) -> None:
    """Pairs above the table's average; Food and Muertos cards count as much as it takes to break a tie."""
    average = 0.0
    for seat in range(s.players):
        average += standing(s, seat) / s.players
    for seat in range(s.players):
        out[seat] = (standing(s, seat) - average) / (128.0 * 128.0)

"""VIVA: shed cards by colour onto three houses, dodge the blocking card, and go out on it.

Rule ids (VI-…) are those of docs/games/viva.md. Beside this file, which has the course of a game: cards.py, the
cards and sets of them; moves.py, what may be done; pile.py, how cards are drawn; knowledge.py, what is known of hidden
cards.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

import numpy as np

from vivamos.engine.bits import EMPTY, count, lowest
from vivamos.engine.chance import pick, settled
from vivamos.engine.compiled import compiled, inner
from vivamos.engine.deck import Deck
from vivamos.engine.errors import DataError, UsageError
from vivamos.engine.kinds import copies_of, how_many, is_single, lowest_kind, one, several
from vivamos.engine.places import Places
from vivamos.engine.results import above_average, seats_with_most
from vivamos.engine.state import OVER, Number, State, Vector, left_of, right_of, state_dtype
from vivamos.games.viva.cards import (
    CARDS_LAID,
    HOUSES,
    KIND_NAMES,
    MOST_COPIES,
    MOST_SEATS,
    NOTHING,
    ON_HOUSE,
    colours_of,
    kind_placed,
    way_placed,
)
from vivamos.games.viva.memory import (
    MOST_REMEMBERED,
    forget_round,
    memory_fits,
    remember_laid,
    remember_placed_at_once,
    taken,
)
from vivamos.games.viva.moves import ACTIONS as ACTIONS
from vivamos.games.viva.moves import (
    BLOCK,
    BLOCK_TOP,
    CATCH,
    DRAW,
    DRAWN,
    FINISH,
    JUDGE,
    KEEP,
    NEW_BLOCK,
    TURN,
    is_forbidden,
)
from vivamos.games.viva.moves import MOST_MOVES as MOST_MOVES
from vivamos.games.viva.moves import legal as legal
from vivamos.games.viva.pile import (
    BLOCKING,
    NO_DRAWS,
    can_renew_pile,
    draw_next,
    draws_of,
    followed_by,
    lay_out_pile,
    less_one_card,
    renew_pile,
)

MOST_DEALT = 30
MOST_DRAWN = 4  # by a move: VI-11 and VI-13 together
MOST_CARDS = 126
VICTORY_CARDS = {"regular": 12, "pocket": 8}  # VI-2
MOST_TURNS = 400  # VI-16
MOST_EXTRA_ROUNDS = 10  # VI-18
PENALTY = 3  # VI-17

RANDOM = -1
# What comes next: a decision, or by itself one of these …
ASKED, DRAW_CARD, TURN_UP, VIVA, CAUGHT, NEXT_ROUND = range(6)
LAID, TURN_ENDS = 6, 7  # … or, within a decision or a stage, one of these steps

STATE = state_dtype(
    [
        ("hands", np.uint64, (MOST_SEATS,)),
        ("known", np.uint64, (MOST_SEATS,)),  # what everyone knows to be in a hand (VI-17)
        ("deck", np.uint64),
        ("pile", np.uint64),  # the draw pile
        ("discard", np.uint64),
        ("covered", np.uint64),  # all cards under the top cards of the houses
        ("turns", np.int16),  # turns finished this round
        ("pile_size", np.int8),
        ("tops", np.int8, (HOUSES,)),  # the top card of each house, or NOTHING
        ("house_size", np.int8, (HOUSES,)),
        ("block", np.int8),  # the blocking card; NOTHING while a new one is chosen
        ("out", np.int8),  # the last card of whoever went out, on the blocking card; or NOTHING
        ("hand_size", np.int8),
        ("rounds_agreed", np.int8),  # options
        ("honour", np.int8),
        ("first_dealer", np.int8),  # or RANDOM
        ("victories", np.int8, (MOST_SEATS,)),
        ("playing", np.int8),  # the seats that still play, as bits (VI-18)
        ("dealer", np.int8),
        ("turn", np.int8),  # whose turn it is, also while others judge
        ("asked", np.int8),
        ("fresh", np.int8),  # the card just drawn, or NOTHING
        ("placed", np.int16),  # honour play: the placement that is judged, as an action …
        ("placed_over", np.int8),  # … what a single card lies on, or NOTHING …
        ("forbidden", np.int8),  # … and whether it broke a rule
        ("renewed", np.int8),  # whether this round has had a new draw pile; since then (see memory.py) …
        ("memory", np.uint8, (MOST_REMEMBERED,)),  # … what was taken and shown …
        ("remembered", np.int16),  # … how much that is …
        ("explained", np.uint64, (MOST_REMEMBERED // 64,)),  # … and marks that only `redeal` makes
    ],
    outcomes=MOST_DRAWN + MOST_DEALT + 1,
)

CARD_PLACES = Places("hands", "pile", "discard", "covered", "tops", "block", "out", deck="deck")


def set_up(s: State, deck: Deck, options: Mapping[str, Any]) -> None:
    """Lay the deck and the options into a blank state. A DataError says what is wrong with a deck."""
    box = options["box"]
    cards = Counter(card["kind"] for card in deck.cards if box == "regular" or card["box"] == "both")
    if options["rounds"] > VICTORY_CARDS[box]:
        wanted: dict[str, Any] = {"box": box, "most": VICTORY_CARDS[box], "rounds": options["rounds"]}
        raise UsageError("too-few-victory-cards", field="options.rounds", rule="VI-2", **wanted)
    if max(cards.values(), default=0) > MOST_COPIES:
        raise DataError("deck-too-many-alike", rule="VI-1", most=MOST_COPIES)
    dealt = s.players * deck.hand_size
    if dealt > MOST_DEALT:
        raise DataError("deck-too-many-dealt", rule="VI-3", most=MOST_DEALT)
    if dealt >= cards.total():
        raise DataError("deck-without-blocking-card", rule="VI-3", dealt=int(dealt), there=cards.total())
    for name, copies in cards.items():
        s.deck += several(KIND_NAMES.index(name), copies)
    s.hand_size = deck.hand_size
    s.rounds_agreed = options["rounds"]
    s.honour = options["honour"]
    s.first_dealer = RANDOM if options["dealer"] == "random" else options["dealer"]


# --- a round ---


@compiled
def start(s: State) -> None:
    """VI-4: the first round. Chance picks who begins, that is, the left neighbour of the dealer."""
    s.playing = (1 << np.int64(s.players)) - 1
    left_of_dealer = left_of(s.first_dealer, s.players)
    first = pick(s, s.players) if s.first_dealer == RANDOM else settled(s, left_of_dealer)
    s.dealer = right_of(first, s.players)
    due = deal(s)
    while due != NO_DRAWS:
        draw_next(s, due)
        due = less_one_card(due)


@inner
def deal(s: State) -> Number:
    """VI-3: the whole deck is shuffled. Due are a hand for everyone who plays, and the first blocking card."""
    forget_round(s)
    s.discard = EMPTY
    s.covered = EMPTY
    for house in range(HOUSES):
        s.tops[house] = NOTHING
        s.house_size[house] = 0
    s.out = NOTHING
    lay_out_pile(s, s.deck)
    due = draws_of(BLOCKING, 1)
    for seat in range(MOST_SEATS - 1, -1, -1):
        s.hands[seat] = EMPTY
        if is_playing(s, seat):
            due = followed_by(draws_of(seat, s.hand_size), due)
    s.fresh = NOTHING
    s.placed = NOTHING
    s.placed_over = NOTHING
    s.forbidden = 0
    s.turns = 0
    s.turn = next_playing(s, s.dealer)  # VI-4
    s.seat = s.turn
    s.asked = TURN
    return due


@inner
def cards_dealt(s: State) -> Number:
    """Hands and blocking card at the start of a round."""
    return count(np.uint64(s.playing)) * s.hand_size + 1


@inner
def is_playing(s: State, seat: Number) -> bool:
    return bool((np.int64(s.playing) >> np.int64(seat)) & 1)


@inner
def next_playing(s: State, seat: Number) -> Number:
    """The left neighbour, counted among those who still play (VI-18)."""
    twice_round = np.int64(s.playing) | np.int64(s.playing) << np.int64(s.players)
    after = np.int64(seat) + 1
    after += lowest(np.uint64(twice_round >> after))
    return after - s.players if after >= s.players else after


@inner
def previous_playing(s: State, seat: Number) -> Number:
    """The right neighbour, counted among those who still play (VI-18)."""
    seat = right_of(seat, s.players)
    while not is_playing(s, seat):
        seat = right_of(seat, s.players)
    return seat


# --- a turn ---


# The steps of a decision, and those of a stage, come one after the other, each once, and all draws are made in
# `advance`: games that a GPU plays side by side then take the same way together.


@compiled
def act(s: State, action: Number) -> None:
    """One decision. Whatever is drawn for it, and what a VIVA or a catch brings, comes by itself."""
    seat = np.int64(s.turn)
    then, kind, laid = TURN_ENDS, NOTHING, 0
    if action < DRAW:
        kind = kind_placed(action)
        then, laid = place(s, action)
    elif action == DRAW:
        if s.pile_size > 0 or can_renew_pile(s):  # else the turn is over (VI-15)
            then = DRAW_CARD
    elif action == KEEP:
        s.fresh = NOTHING
    elif action == BLOCK_TOP:  # there is a card: VIVA has just discarded at least four, and at most three were drawn
        then = TURN_UP
    elif action >= FINISH:
        kind, laid = action - FINISH, 1
        go_out(s, kind)
        then = NEXT_ROUND
    elif action >= BLOCK:
        kind, laid = action - BLOCK, 1
        block_from_hand(s, kind)
    elif is_caught(s, action):
        then = CAUGHT
    else:
        then = let_pass(s)
    for _ in range(laid):
        remember_laid(s, seat, kind)
    if then == LAID:
        no_longer_judged(s)
        then = VIVA if shared_colours(s) != 0 else TURN_ENDS
    if then == TURN_ENDS:
        then = end_turn(s)
    s.pending = then


@compiled
def advance(s: State) -> None:
    """What follows a decision: who is to draw draws, card by card, and then the turn may be over."""
    now, seat = np.int64(s.pending), np.int64(s.turn)
    then, due, kind = ASKED, NO_DRAWS, NOTHING
    if now == DRAW_CARD:
        due = draws_of(seat, 1)
    elif now == TURN_UP:
        then, due = TURN_ENDS, draws_of(BLOCKING, 1)
    elif now == VIVA:
        then, due = viva(s)
    elif now == CAUGHT:
        take_back(s)
        then, due = TURN_ENDS, draws_of(seat, PENALTY)
    else:
        due = next_round(s)
    while due != NO_DRAWS:
        if s.pile_size > 0:
            kind = draw_next(s, due)
            due = less_one_card(due)
        elif can_renew_pile(s):
            renew_pile(s)
        else:
            due = NO_DRAWS  # VI-15
    if now == DRAW_CARD:  # VI-8: the seat is asked what to do with the card, even if all it can do is keep it
        s.fresh = kind
        s.asked = DRAWN
    if then == TURN_ENDS:
        then = end_turn(s)
    s.pending = then


@inner
def place(s: State, action: Number) -> tuple[Number, Number]:
    """VI-5 to VI-8: all cards of a placement are laid together. Returns how many of them are still to be remembered."""
    seat = np.int64(s.turn)
    kind, way = kind_placed(action), way_placed(action)
    laid: Number = np.int64(CARDS_LAID[way])
    if s.honour:
        s.placed = action
        s.placed_over = NOTHING
        s.forbidden = is_forbidden(s, kind, way)
    for house in range(HOUSES):
        cards = ON_HOUSE[way, house]
        if cards > 0:
            if s.tops[house] != NOTHING:
                s.covered += one(s.tops[house])
                s.placed_over = s.tops[house]
            s.covered += several(kind, cards - 1)
            s.tops[house] = kind
            s.house_size[house] += cards
    s.hands[seat] -= several(kind, laid)
    if s.fresh != NOTHING:
        remember_placed_at_once(s)
        s.fresh = NOTHING
        laid = 0
    if not s.honour:
        return LAID, laid
    s.asked = JUDGE
    s.seat = next_playing(s, seat)
    return ASKED, laid


@inner
def let_pass(s: State) -> Number:
    """VI-17: one of the others has let a card pass, or caught a legal one."""
    s.seat = next_playing(s, s.seat)
    return LAID if s.seat == s.turn else ASKED


@inner
def is_caught(s: State, action: Number) -> bool:
    return bool(action == CATCH and s.forbidden)


@inner
def no_longer_judged(s: State) -> None:
    s.placed = NOTHING
    s.placed_over = NOTHING


@inner
def take_back(s: State) -> None:
    """The forbidden card goes back to the hand, and everyone has seen it."""
    kind, way = kind_placed(s.placed), way_placed(s.placed)
    for house in range(HOUSES):
        if ON_HOUSE[way, house] > 0:
            s.tops[house] = s.placed_over
            s.house_size[house] -= 1
    if s.placed_over != NOTHING:
        s.covered -= one(s.placed_over)
    s.hands[s.turn] += one(kind)
    s.known[s.turn] += one(kind)
    no_longer_judged(s)


@inner
def shared_colours(s: State) -> Number:
    """VI-11: the colours that all three top cards have, as bits. One is enough for a VIVA."""
    return colours_of(s.tops[0]) & colours_of(s.tops[1]) & colours_of(s.tops[2])


@inner
def viva(s: State) -> tuple[Number, Number]:
    """VI-11 to VI-13: two cards for the right neighbour, one for the left, one for a caller who had just one left."""
    caller = np.int64(s.turn)
    clear_houses(s)
    right, left = previous_playing(s, caller), next_playing(s, caller)
    then, due = ASKED, NO_DRAWS
    if is_single(s.hands[caller]):
        block_from_hand(s, lowest_kind(s.hands[caller]))
        remember_laid(s, caller, np.int64(s.block))
        then, due = TURN_ENDS, draws_of(caller, 1)
    else:
        s.asked = NEW_BLOCK
        s.seat = caller
    if left != right:
        due = followed_by(draws_of(left, 1), due)
    return then, followed_by(draws_of(right, 2), due)


@inner
def clear_houses(s: State) -> None:
    """VI-11: all cards of the houses and the blocking card are discarded."""
    s.discard += s.covered + one(s.block)
    s.covered = EMPTY
    s.block = NOTHING
    for house in range(HOUSES):
        s.discard += one(s.tops[house])
        s.tops[house] = NOTHING
        s.house_size[house] = 0


@inner
def block_from_hand(s: State, kind: Number) -> None:
    """VI-12, VI-13."""
    s.hands[s.turn] -= one(kind)
    s.block = kind


@inner
def go_out(s: State, kind: Number) -> None:
    """VI-14: the last card goes on the blocking card, for a victory card."""
    s.hands[s.turn] -= one(kind)
    s.out = kind
    s.victories[s.turn] += 1


@inner
def end_turn(s: State) -> Number:
    """The turn passes to the left; VI-16: unless the round has lasted too long."""
    s.turns += 1
    if s.turns == MOST_TURNS:
        return NEXT_ROUND
    s.turn = next_playing(s, s.turn)
    s.seat = s.turn
    s.asked = TURN
    return ASKED


@inner
def next_round(s: State) -> Number:
    """VI-18: a new round, an extra round of those who are tied, or the end. Returns the draws due."""
    s.rounds += 1
    if s.rounds >= s.rounds_agreed:
        leaders = winners(s)
        if leaders & (leaders - 1) == 0 or s.rounds == s.rounds_agreed + MOST_EXTRA_ROUNDS:
            s.seat = OVER
            return NO_DRAWS
        s.playing = leaders
    s.dealer = next_playing(s, s.dealer)  # VI-4
    return deal(s)


@compiled
def scores(s: State, out: Vector) -> None:
    """VI-14: victory cards."""
    for seat in range(MOST_SEATS):  # not range(s.players): for a GPU that would be unrolled a hundredfold
        if seat < s.players:
            out[seat] = s.victories[seat]


@compiled
def winners(s: State) -> Number:
    """VI-18: the seats with most victory cards, as bits."""
    return seats_with_most(s.victories, s.players)


@compiled
def utility(s: State, out: Vector) -> None:
    """Victory cards above the table's average."""
    above_average(s.victories, s.players, out)


@compiled
def check(s: State) -> Number:
    """Invariants: 0 if all hold, else the number of the first that does not."""
    if s.seat == OVER:
        leaders = winners(s)
        alone = leaders & (leaders - 1) == 0
        return 0 if s.rounds >= s.rounds_agreed and (alone or s.rounds == s.rounds_agreed + MOST_EXTRA_ROUNDS) else 1
    in_houses = how_many(s.covered)
    for house in range(HOUSES):
        in_houses -= s.house_size[house]
        if s.tops[house] != NOTHING:
            in_houses += 1
    for seat in range(s.players):
        if is_playing(s, seat) != (s.hands[seat] != EMPTY):
            return 2  # an empty hand, or cards in the hand of one who does not play
    if s.renewed and not memory_fits(s, s.turn):
        return 3  # the memory of a hand is not the hand
    if how_many(s.pile) != s.pile_size or in_houses != 0:
        return 4  # a miscount
    if s.asked == DRAWN and copies_of(s.hands[s.turn], s.fresh) == 0:
        return 5  # the card just drawn is not there
    if s.renewed and s.asked == DRAWN and s.memory[s.remembered - 1] != taken(np.int64(s.turn), np.int64(s.fresh)):
        return 6  # nor is it the last that anybody took
    if (s.asked == NEW_BLOCK) != (s.block == NOTHING):
        return 7  # no blocking card
    return 0

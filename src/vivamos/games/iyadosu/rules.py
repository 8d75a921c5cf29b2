"""Iyadosu: a hand cut in two. Normal cards must follow, refuse cards say no, and who runs out of normal cards is out.

Rule ids (IY-…) are those of docs/games/iyadosu.md; state.py says how cards and actions are numbered.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from vivamos.engine.bits import EMPTY, bit, count, write_moves
from vivamos.engine.chance import deal_hands, pick_seat, seat_or_random
from vivamos.engine.colours import cards_of_colours, colour_of, marks_of
from vivamos.engine.compiled import compiled, inner
from vivamos.engine.deck import Deck
from vivamos.engine.errors import DataError
from vivamos.engine.results import above_average, seats_with_best, total_scores
from vivamos.engine.state import OVER, Cards, Moves, Number, State, Vector, left_of, right_of
from vivamos.engine.tricks import beats, cards_to_follow, wins_so_far
from vivamos.games.iyadosu.knowledge import learn_from_normal_card, learn_from_refusal
from vivamos.games.iyadosu.state import ACTIONS as ACTIONS
from vivamos.games.iyadosu.state import (
    BLACK,
    COLOUR_LETTERS,
    COLOURS,
    DIVIDE,
    INSERT,
    MOST_HAND,
    MOST_REFUSE,
    NEXT_ROUND,
    NOTHING,
    REFUSE,
    SCORE_ROUND,
    TAKE_TRICK,
)
from vivamos.games.iyadosu.state import CARD_PLACES as CARD_PLACES
from vivamos.games.iyadosu.state import MOST_MOVES as MOST_MOVES
from vivamos.games.iyadosu.state import STATE as STATE


def set_up(s: State, deck: Deck, options: Mapping[str, Any]) -> None:
    """Lay the deck and the options into a blank state. A DataError says what is wrong with a deck (IY-1)."""
    cards = sorted((COLOUR_LETTERS.index(card["colour"]), card["number"]) for card in deck.cards)
    if len(set(cards)) < len(cards):
        raise DataError("deck-has-a-card-twice", rule="IY-1")
    if not 2 <= deck.hand_size <= MOST_HAND:
        raise DataError("deck-hand-of-wrong-size", rule="IY-1", least=2, most=MOST_HAND)
    if len(cards) != s.players * deck.hand_size:
        raise DataError("deck-not-dealt-out", rule="IY-1", players=int(s.players), hand_size=deck.hand_size)
    for card, (colour, number) in enumerate(cards):
        s.colours[colour] |= bit(card)
        s.number[card] = number
    s.cards = len(cards)
    s.hand_size = deck.hand_size
    s.start_seat = seat_or_random(options["start"])
    s.last_round_bonus = options["last_round_bonus"]
    s.instant_win = options["instant_win"]


@compiled
def start(s: State) -> None:
    """The first deal of a game."""
    for seat in range(s.players):
        s.trick[seat] = NOTHING
    s.led = NOTHING
    s.first = pick_seat(s, s.start_seat)
    deal(s)


@inner
def deal(s: State) -> None:
    """IY-1, IY-2: the whole deck, in an order that is kept. IY-3: the start player's right neighbour cuts first."""
    at = np.int64(s.drawn)
    deal_hands(s, s.cards, s.hand_size)
    for i in range(s.cards):
        s.order[i] = s.outcomes[at + i]
    for seat in range(s.players):
        s.refuse[seat] = EMPTY
        s.played[seat] = EMPTY
        s.declared[seat] = 0
        s.won[seat] = 0
        s.place[seat] = 0
    s.voids = 0
    s.holds = 0
    s.inserts = 0
    s.out = 0
    s.still_in = s.players
    s.tricks = 0
    s.dividing = 1
    s.leader = s.first
    s.seat = right_of(s.first, s.players)


@inner
def most_refuse(s: State) -> Number:
    """IY-3: 7, or so many that one normal card is left in the small hands of other decks."""
    return min(MOST_REFUSE, np.int64(s.hand_size) - 1)


@compiled
def legal(s: State, out: Moves) -> Number:
    """Write the legal actions of the seat to move; return how many there are."""
    if s.dividing:
        for i in range(most_refuse(s)):
            out[i] = DIVIDE + 1 + i
        return most_refuse(s)
    if must_insert(s):
        out[0] = INSERT
        return 1
    n = write_moves(playable(s), 0, out, 0)
    if can_follow(s):  # IY-7: only then; so never the leader (IY-6), nor who cannot follow (IY-8)
        n = write_moves(s.refuse[s.seat], REFUSE, out, n)
    return n


@inner
def must_insert(s: State) -> bool:
    """IY-9: no normal cards are left."""
    return bool(s.hands[s.seat] == EMPTY)


@inner
def can_follow(s: State) -> bool:
    """Whether a colour was led, and the seat to move has a normal card of it."""
    return bool(s.led != NOTHING and s.hands[s.seat] & s.colours[s.led] != EMPTY)


@inner
def playable(s: State) -> Cards:
    """The normal cards that may be played: IY-7 those that follow, else (IY-6, IY-8) any."""
    return cards_to_follow(s, s.hands[s.seat])


@compiled
def act(s: State, action: Number) -> None:
    """One decision: a hand is cut, or a card is laid."""
    if s.dividing:
        divide(s, action - DIVIDE)
        return
    if s.laid == 0:
        clear_table(s)
    seat = np.int64(s.seat)
    s.trick[seat] = action
    if action == INSERT:
        lay_insert(s, seat)
    elif action >= REFUSE:
        refuse_card(s, seat, action - REFUSE)
    else:
        normal_card(s, seat, action)
    s.laid += 1
    s.to_come -= 1
    if s.to_come == 0:
        s.pending = TAKE_TRICK
        return
    s.seat = next_in_play(s, seat)
    if s.led == NOTHING:
        s.leader = s.seat  # IY-9


@compiled
def advance(s: State) -> None:
    """The end of a trick, then maybe that of a round and of the game."""
    if s.pending == TAKE_TRICK:
        take_trick(s)
    elif s.pending == SCORE_ROUND:
        score_round(s)
    else:
        next_round(s)


@inner
def divide(s: State, r: Number) -> None:
    """IY-3: the last r cards, as dealt, become refuse cards. IY-4: their order no longer matters."""
    seat = np.int64(s.seat)
    end = (seat + 1) * s.hand_size
    refuse = EMPTY
    for i in range(end - r, end):
        refuse |= bit(s.order[i])
    for i in range(end - s.hand_size, end):
        s.order[i] = 0
    s.hands[seat] ^= refuse
    s.refuse[seat] = refuse
    s.declared[seat] = r
    if seat != s.first:
        s.seat = right_of(seat, s.players)
    else:
        s.dividing = 0
        open_trick(s, s.first)  # IY-5


@inner
def open_trick(s: State, leader: Number) -> None:
    """The trick before stays on the table until somebody leads (IY-12)."""
    s.leader = leader
    s.seat = leader
    s.to_come = s.still_in


@inner
def clear_table(s: State) -> None:
    for seat in range(s.players):
        s.trick[seat] = NOTHING


@inner
def normal_card(s: State, seat: Number, card: Number) -> None:
    colour = colour_of(s, card)
    s.hands[seat] ^= bit(card)
    if s.led == NOTHING:
        s.led = colour
        s.best = NOTHING
    learn_from_normal_card(s, seat, colour)
    show_card(s, seat, card)


@inner
def refuse_card(s: State, seat: Number, card: Number) -> None:
    s.refuse[seat] ^= bit(card)
    learn_from_refusal(s, seat)
    show_card(s, seat, card)
    if s.refuse[seat] == EMPTY:
        lay_on_stack(s, seat)  # IY-10: submission


@inner
def show_card(s: State, seat: Number, card: Number) -> None:
    s.played[seat] |= bit(card)
    wins_so_far(s, seat, card, able_to_win(s))


@inner
def able_to_win(s: State) -> Cards:
    """IY-11: cards of the lead colour, and black ones, which beat it; they are the highest card ids."""
    return s.colours[s.led] | s.colours[BLACK]


@inner
def would_win(s: State, card: Number) -> bool:
    """IY-11: whether a card would win the trick as it stands."""
    return beats(s, card, able_to_win(s))


@inner
def lay_insert(s: State, seat: Number) -> None:
    """IY-9: eliminated."""
    s.out |= 1 << seat
    s.still_in -= 1
    lay_on_stack(s, seat)


@inner
def lay_on_stack(s: State, seat: Number) -> None:
    s.inserts += 1
    s.place[seat] = s.inserts


@inner
def is_out(s: State, seat: Number) -> bool:
    return bool((s.out >> seat) & 1)


@inner
def next_in_play(s: State, seat: Number) -> Number:
    seat = left_of(seat, s.players)
    while is_out(s, seat):
        seat = left_of(seat, s.players)
    return seat


@inner
def take_trick(s: State) -> None:
    """IY-5, IY-12, IY-13: the trick is over, and after the last one so is the round."""
    s.tricks += 1
    s.laid = 0
    s.led = NOTHING
    if is_awarded(s):
        s.won[s.winner] = won_with_this(s)
    else:
        s.winner = NOTHING
    if s.winner == NOTHING or s.tricks == s.hand_size:
        s.pending = SCORE_ROUND
    else:
        s.pending = 0
        open_trick(s, s.winner)


@inner
def won_with_this(s: State) -> Number:
    """IY-11: how many tricks the winner of this one has with it."""
    return np.int64(s.won[s.winner]) + 1


@inner
def is_awarded(s: State) -> bool:
    """IY-13: not a complete trick that leaves at most one player in; it ends the round."""
    return bool(s.still_in > 1)


@inner
def score_round(s: State) -> None:
    """IY-14."""
    for seat in range(s.players):
        s.last_scores[seat] = round_score(s, seat)
        s.totals[seat] += s.last_scores[seat]
    s.rounds += 1
    s.pending = NEXT_ROUND


@inner
def next_round(s: State) -> None:
    """IY-16: with the next start player, unless the game is over."""
    s.pending = 0
    if is_decided(s):
        s.seat = OVER
    else:
        s.first = left_of(s.first, s.players)
        deal(s)


@inner
def is_decided(s: State) -> bool:
    """IY-16: there are as many rounds as players; IY-18: maybe it ends at once."""
    return bool(s.rounds == s.players or won_at_once(s))


@inner
def round_score(s: State, seat: Number) -> Number:
    """IY-14: perseverance + domination - declaration, never below 0; IY-17: the bonus of the last round."""
    if is_out(s, seat):
        return 0
    domination = np.int64(s.players) - s.still_in
    return max(0, perseverance(s, seat) + domination - declaration(s, seat)) + bonus(s, seat)


@inner
def perseverance(s: State, seat: Number) -> Number:
    """IY-14: the Insert cards below one's own in the stack."""
    return max(0, np.int64(s.place[seat]) - 1)


@inner
def declaration(s: State, seat: Number) -> Number:
    """IY-14: how far the tricks won are from the number declared; IY-15: the only one left is not asked."""
    return 0 if s.still_in == 1 else abs(np.int64(s.declared[seat]) - s.won[seat])


@inner
def bonus(s: State, seat: Number) -> Number:
    """IY-17: in the last round, for a declaration of 0."""
    last = s.last_round_bonus and s.rounds == s.players - 1
    return np.int64(s.declared[seat]) if last and not is_out(s, seat) and declaration(s, seat) == 0 else 0


@inner
def best_round(s: State) -> Number:
    best = np.int64(s.last_scores[0])
    for seat in range(1, s.players):
        best = max(best, np.int64(s.last_scores[seat]))
    return best


@inner
def won_at_once(s: State) -> bool:
    """IY-18: someone scored as many points as there are players in the round just scored."""
    return bool(s.instant_win and best_round(s) >= s.players)


scores = total_scores  # of the rounds so far


@inner
def merit(s: State, seat: Number) -> Number:
    """What decides the game: IY-16 the total, then the last round; IY-18 the last round, then the total."""
    total, last = np.int64(s.totals[seat]), np.int64(s.last_scores[seat])
    return 128 * last + total if won_at_once(s) else 128 * total + last


@compiled
def winners(s: State) -> Number:
    """IY-16, IY-18: the winning seats, as a set; what is still a tie is shared."""
    return seats_with_best(s, merit)


@compiled
def utility(s: State, out: Vector) -> None:
    """Points above the table's average; at the end the winners count as one point ahead of the best total."""
    most = 0.0
    for seat in range(s.players):
        out[seat] = s.totals[seat]
        most = max(most, out[seat])
    if s.seat == OVER:
        won = winners(s)
        for seat in range(s.players):
            if (won >> seat) & 1:
                out[seat] = most + 1.0
    above_average(out, s.players, out)


@compiled
def check(s: State) -> Number:
    """Invariants: 0 if all hold, else the number of the first that does not."""
    for seat in range(s.players):
        broken = check_seat(s, seat)
        if broken != 0:
            return broken
    if s.seat == OVER:
        return 0 if is_decided(s) else 1
    if s.dividing:
        return 0 if s.declared[s.seat] == 0 else 2  # asked to cut a hand twice
    if s.still_in < 2 and s.laid == 0:
        return 3  # a trick begun with nobody to play against
    if is_out(s, s.seat) or s.hands[s.seat] | s.refuse[s.seat] == EMPTY:
        return 4  # asked for a card without having one
    return 0


@inner
def check_seat(s: State, seat: Number) -> Number:
    normal, refuse = s.hands[seat], s.refuse[seat]
    if count(normal) + count(refuse) + count(s.played[seat]) != s.hand_size:
        return 11  # a card of someone else
    if normal & cards_of_colours(s, marks_of(s.voids, seat)) != EMPTY:
        return 12  # a colour on a normal side that has shown a void
    for colour in range(COLOURS):
        if (marks_of(s.holds, seat) >> colour) & 1 and normal & s.colours[colour] == EMPTY:
            return 13  # no card of a colour that must be there
    if is_out(s, seat) and normal != EMPTY:
        return 14  # eliminated with normal cards left
    if s.declared[seat] == 0:
        return 15 if refuse != EMPTY or s.dividing == 0 else check_order(s, seat)
    on_stack = refuse == EMPTY or is_out(s, seat)
    return 0 if on_stack == (s.place[seat] > 0) else 16  # the Insert card is not where it belongs


@inner
def check_order(s: State, seat: Number) -> Number:
    hand = EMPTY
    for i in range(s.hand_size):
        hand |= bit(s.order[seat * np.int64(s.hand_size) + i])
    return 0 if hand == s.hands[seat] else 17  # the order is not that of the hand

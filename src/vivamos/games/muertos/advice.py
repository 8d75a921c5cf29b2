"""Rules of thumb for Dia de los Muertos: bring Food and the dead to tricks that the own team is likely to win."""

from __future__ import annotations

import numpy as np

from vivamos.engine.bits import count, first_cards, has
from vivamos.engine.compiled import compiled, inner
from vivamos.engine.state import Cards, Number, State
from vivamos.games.muertos.rules import (
    CHOOSE,
    CODES,
    QUESTION,
    TARGET,
    card_of_code,
    is_standing,
    turn_of,
    verb_of,
    winning_turn,
)
from vivamos.games.muertos.state import (
    BLACK,
    CHAIRS,
    DISCARD,
    DUMMY,
    GIVE,
    MOST_CARDS,
    PLAY,
    SWAP,
    TEN,
    barred,
    chair_of,
    is_dummy,
    partner_of,
)

ITERATIONS = (100, 300, 12_500)  # of a regular, an expert and a master
# Chances are in per cent. The chance that the lead in a trick holds, by how many opponents are still to play and how
# many hidden cards beat it.
HOLDS = np.array(
    [[round(100 * hold**better) for better in range(MOST_CARDS + 1)] for hold in (1.0, 0.7, 0.45)], np.int64
)
KILL_COMES = 10  # the chance that an opponent still to play lays a given Kill 10 on our 10
PARTNER_BEATS = 4  # the chance that the partner still to play beats their lead with a given card

# Weights, tuned in matches of 20,000 games. What a trick holds counts from -50 (lost) to 50 times (won).
SCORING_CARD = 15  # that lies in the trick
CARD_TO_COME = 2  # it may be a scoring one
HIGH_CARD = 60  # for each rank above MIDDLE: a high card played now is missed later
MIDDLE = 5
FOOD_IN_HAND = 150  # Food can wait for a better trick: only the Spoiled bars it (DM-6, DM-13)

FIRST = 100


@compiled
def rate_move(s: State, action: Number) -> Number:
    """How good the rule of thumb finds a legal move of the seat to move: an integer, higher is better."""
    if action >= TARGET:
        return -turn_of(s, chair_of(s, action - TARGET))  # of two 10s the first would win (DM-8)
    if action >= QUESTION:
        return 0
    if action >= CHOOSE:
        return rating_of_play(s, np.int64(s.choose_card), action - CHOOSE)
    verb = verb_of(action)
    card = np.int64(card_of_code(s, action - verb * CODES))
    if verb == PLAY:
        return rating_of_play(s, card, np.int64(s.colour[card]))
    return rating_of_parting(s, verb, card)


@inner
def rating_of_parting(s: State, verb: Number, card: Number) -> Number:
    """Part with low cards; burden an opponent with Food, which wins nothing, but leave the dead to the partner."""
    rank = np.int64(s.rank[card])
    if verb == DISCARD:
        return -rank
    if verb == SWAP:
        return FIRST if has(s.muertos, card) else -rank
    if verb == GIVE:
        return FIRST if has(s.food, card) else -rank
    return rank  # DM-20: take the dummy's best


@inner
def rating_of_play(s: State, card: Number, colour: Number) -> Number:
    """Play scoring cards to tricks we are likely to win, and win them no higher than it takes."""
    scoring = s.food | s.muertos
    points = count(s.laid & scoring) + has(scoring, card)
    stake = SCORING_CARD * points + CARD_TO_COME * (CHAIRS - 1 - np.int64(s.turn))
    return (chance_to_win(s, card, colour) - 50) * stake - price(s, card)


@inner
def price(s: State, card: Number) -> Number:
    """What a card might still do later."""
    if has(s.food, card):
        return FOOD_IN_HAND
    rank = np.int64(s.rank[card])
    return HIGH_CARD * (rank - MIDDLE) if rank > MIDDLE else 0


@inner
def chance_to_win(s: State, card: Number, colour: Number) -> Number:
    """For the team of the chair that plays this card, in per cent."""
    turn = np.int64(s.turn)
    us, them = turn & 1, 1 - (turn & 1)
    kill_of_theirs = has_kill(s, them)
    ours = max(best_rank(s, us, kill_of_theirs), rank_unless_killed(s, card, kill_of_theirs))
    theirs = best_rank(s, them, has_kill(s, us) or has(s.kills, card))
    to_beat = beating(s, max(ours, theirs))
    still_free = hidden(s) & ~barred(s, np.int64(s.used) | (0 if colour == BLACK else 1 << colour))
    better = count(still_free & to_beat)
    to_come = CHAIRS - 1 - turn
    if ours < theirs or (ours == theirs and winning_turn(s) & 1 == them):
        return PARTNER_BEATS * better if to_come >= 2 else 0
    opponents = (to_come + 1) >> 1
    kills = count(still_free & s.kills) if ours == TEN else 0
    return max(HOLDS[opponents, better] - KILL_COMES * kills * opponents, 0)


@inner
def has_kill(s: State, side: Number) -> bool:
    """Whether a team (its turns are even or odd) has laid a Kill 10 (DM-15)."""
    found = False
    for turn in range(side, np.int64(s.turn), 2):
        found |= is_standing(s, turn) and has(s.kills, s.trick[turn])
    return found


@inner
def best_rank(s: State, side: Number, killed: bool) -> Number:
    """The highest rank that a team has in the trick."""
    best = np.int64(-1)
    for turn in range(side, np.int64(s.turn), 2):
        if is_standing(s, turn):
            best = max(best, rank_unless_killed(s, s.trick[turn], killed))
    return best


@inner
def rank_unless_killed(s: State, card: Number, killed: bool) -> Number:
    """Do not count on a 10 when a Kill 10 waits for it (DM-15)."""
    rank = np.int64(s.rank[card])
    return np.int64(-1) if killed and rank == TEN else rank


@inner
def beating(s: State, rank: Number) -> Cards:
    """All cards of a higher rank (DM-8)."""
    at = np.int64(s.ranks)
    while at > 0 and s.rank[s.rank_from[at - 1]] > rank:
        at -= 1
    return ~first_cards(s.rank_from[at])


@inner
def hidden(s: State) -> Cards:
    """The cards that others may still play: neither played, nor in the own hand or a dummy's that one plays (DM-19)."""
    chair = np.int64(s.chair)
    known = s.seen | s.hands[chair]
    if is_dummy(s, DUMMY) and chair & 1 == DUMMY & 1:
        known |= s.hands[partner_of(chair)]
    return first_cards(s.cards) & ~known

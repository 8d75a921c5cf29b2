"""The chance of each seat of VIVA to win the round, and what it may expect of it.

How likely a seat is to win beside the others has been learned from games of the rule of thumb:
`python -m vivamos.study.standing viva` writes `standing.learned.toml`.
"""

from __future__ import annotations

import numpy as np

from vivamos.engine.compiled import compiled, inner
from vivamos.engine.learned import learned_numbers
from vivamos.engine.state import Number, State, Vector
from vivamos.games.viva.rules import next_playing
from vivamos.games.viva.standing import NUMBERS, can_be_judged, places

WEIGHTS = learned_numbers(__file__, "standing", NUMBERS)


@compiled
def chances(s: State, out: Vector) -> None:
    """The chance of each seat to win the round."""
    for each in range(s.players):
        out[each] = 0.0
    seat, ahead, total = np.int64(s.turn), 0, 0.0
    while ahead == 0 or seat != s.turn:
        first, second, third = places(s, seat, ahead)
        likely = np.exp(WEIGHTS[first] + WEIGHTS[second] + WEIGHTS[third])
        out[seat] = likely
        total += likely
        seat = next_playing(s, seat)
        ahead += 1
    for each in range(s.players):
        out[each] /= total


@inner
def foreseen(s: State, winning: Number, out: Vector) -> bool:
    """Victory cards above the table's average, and what winning the game is worth if this is the last round."""
    if not can_be_judged(s):
        return False
    chances(s, out)
    players = np.int64(s.players)
    last = winning > 0.0 and s.rounds + 1 >= s.rounds_agreed
    most: Number = -1
    cards: Number = 1  # that of this round
    leaders = 0
    for seat in range(players):
        victories = np.int64(s.victories[seat])
        cards += victories
        if victories > most:
            most, leaders = victories, 1
        elif victories == most:
            leaders += 1
    wins = 0.0  # the chance that the game ends with this round (VI-18)
    behind = 0.0  # the chance that somebody wins the round and does not catch up with those who lead
    if last:
        for seat in range(players):
            if s.victories[seat] == most:
                wins += out[seat]
            elif s.victories[seat] + 1 < most:
                behind += out[seat]
        if leaders == 1:
            wins += behind
    average = cards / players + winning * wins / players
    for seat in range(players):
        leads = last and s.victories[seat] == most
        alone = (out[seat] + (behind if leaders == 1 else 0.0)) if leads else 0.0
        out[seat] += s.victories[seat] - average + winning * alone
    return True

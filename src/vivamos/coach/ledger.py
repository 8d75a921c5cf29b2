"""Luck and play of a game, as accounts that add up: fair share + luck of the deals + own decisions + the rest = result.

Luck of a deal is told as in duplicate bridge, with bots at the other tables: what reference players (the same rule of
thumb in every seat) get on average with these very cards, less what they get on average over all deals from the same
position. All of it twice: in points above the table's average, and in shares of the win.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import msgspec
import numpy as np

from vivamos.bots.paired import reference_rounds
from vivamos.bots.results import MOST_SEATS
from vivamos.bots.rule_of_thumb import CERTAIN
from vivamos.bots.searcher import Style
from vivamos.coach.budget import Budget
from vivamos.engine.game import Game
from vivamos.engine.rng import stream
from vivamos.engine.state import changeable
from vivamos.engine.table import Table

RULE_OF_THUMB = round(Style().rule_of_thumb * CERTAIN)


class Account(msgspec.Struct, kw_only=True):
    """A seat's result, taken apart. The five add up exactly, as they are rounded here."""

    fair: float  # an even share: nought points above the average, a quarter of the win with four players
    luck: float  # of the deals
    own: float  # what the seat's own decisions cost; in points never above 0
    rest: float  # others' decisions, how hidden cards fell, and what the place in the order of play is worth
    result: float

    @classmethod
    def of(cls, fair: float, luck: float, own: float, result: float, digits: int) -> Account:
        """An account with every part rounded, and the rest such that they still add up."""
        parts = [round(each, digits) + 0.0 for each in (fair, luck, own, result)]
        rest = round(parts[3] - sum(parts[:3]), digits) + 0.0
        return cls(fair=parts[0], luck=parts[1], own=parts[2], rest=rest, result=parts[3])


@dataclass(frozen=True)
class Deal:
    """A deal of the game: after which decision it came, and what it meant to each seat."""

    decision: int  # 0: the first
    even: Any  # points of the round over all deals, and …
    even_share: Any  # … shares of the win, with reference players
    dealt: Any  # the same with these very cards
    dealt_share: Any

    @property
    def luck(self) -> Any:
        return self.dealt - self.even

    @property
    def luck_share(self) -> Any:
        return self.dealt_share - self.even_share


class Reference:
    """Reference players, who play a round or a game from any position, many times."""

    def __init__(self, game: Game, players: int) -> None:
        self.game = game
        self.players = players
        self._states = np.zeros(1, game.rules.STATE)
        self._moves = np.zeros(game.rules.MOST_MOVES, np.int16)
        self._worth = np.zeros(MOST_SEATS)

    def play(
        self, position: Any, times: int, word: Any, *, fresh: bool = False, whole: bool = False
    ) -> tuple[Any, Any]:
        """Each seat's points at the end of the round, and share of the win if whole games are played, on average."""
        points, shares = np.zeros((times, self.players)), np.zeros((times, self.players))
        reference_rounds(
            position, self._states, self._moves, self._worth, RULE_OF_THUMB, word, fresh, whole, points, shares
        )
        return self.game.coach["points"] * points.mean(axis=0), shares.mean(axis=0)


def points_at(game: Game, players: int, position: Any) -> Any:
    """What each seat has, in points above the table's average."""
    worth = np.zeros(MOST_SEATS)
    game.rules.utility(position[0], worth)
    return game.coach["points"] * worth[:players]


def deals_in(table: Table) -> list[int]:
    """After which decisions of a game that is over cards were dealt; 0 is the first deal."""
    steps = ((number, table.step(number)) for number in range(1, table.decisions + 1))
    return [0, *(number for number, step in steps if step.after.rounds != step.before.rounds and step.after.seat >= 0)]


def deal_after(table: Table, budget: Budget, seed: int, number: int) -> Deal:
    """What the deal after a decision meant."""
    game, players = table.game, table.players
    reference, step = Reference(game, players), table.step(number)
    before = game.set_up(players, table.options, table.deck) if not number else changeable(step.stages[-2])
    had = points_at(game, players, before) if number else np.zeros(players)
    word = np.uint64(stream(np.uint64(seed), np.uint64(1 << 40 | number)))
    even, even_share = reference.play(before, budget.deals, word, fresh=not number, whole=True)
    dealt, dealt_share = reference.play(changeable(step.after), budget.deals, ~word, whole=True)
    return Deal(number, even - had, even_share, dealt - had, dealt_share)


def shares_of_win(table: Table) -> list[float]:
    winners = table.winners()
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(table.players)]

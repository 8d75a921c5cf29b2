"""Who decides for a seat: a `Policy`, from a SeatView and a seed; and what every bot has beside that."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass, field
from typing import Protocol

import numpy as np

from vivamos.bots.rule_of_thumb import CERTAIN, choose_by_rule
from vivamos.bots.seat_view import SeatView
from vivamos.engine.rng import below
from vivamos.engine.table import Table


@dataclass(frozen=True)
class Candidate:
    """A move a bot has thought about."""

    move: str
    visits: int  # how often it was looked at
    value: float  # what the seat may expect of it, in the game's utility (points above the table's average)
    continuation: list[str] = field(default_factory=list)  # how it may go on, this move first


class Policy(Protocol):
    """Whoever decides for a seat: a search, a rule of thumb, something learned. It keeps nothing from move to move."""

    def decide(self, view: SeatView, seed: int, /) -> int:
        """A legal action, from what the seat knows; the same for the same view and seed."""


class Bot(ABC):
    """A player. Subclass it and write `pick`. Its seed is for whoever asks without giving one."""

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    @abstractmethod
    def pick(self, view: SeatView, seed: int) -> int | str:
        """The move to make: one of `view.moves()`, or of `view.actions()`. What is random in it comes from the seed."""

    def decide(self, view: SeatView, seed: int | None = None) -> int:
        """The action id of the bot's move, checked to be legal."""
        picked = self.pick(view, self.seed if seed is None else seed)
        if not isinstance(picked, str) and picked in view.actions():
            return int(picked)
        return view.action(picked if isinstance(picked, str) else f"action {picked}")

    def choose(self, table: Table | SeatView, seed: int | None = None) -> str:
        """The move of the seat to move, from what that seat knows."""
        view = seat_view(table)
        return view.texts[self.decide(view, seed)]

    def think(self, table: Table | SeatView, seed: int | None = None) -> list[Candidate]:
        """The moves the bot considers, best first. A bot that does not look ahead names only its choice."""
        move = self.choose(table, seed)
        return [Candidate(move, 1, 0.0, [move])]


def seat_view(table: Table | SeatView) -> SeatView:
    return table if isinstance(table, SeatView) else SeatView.of(table)


class RandomBot(Bot):
    """Any legal move, all equally likely."""

    def pick(self, view: SeatView, seed: int) -> int:
        actions = view.actions()
        return actions[int(below(view.word(seed), len(actions)))]


class GreedyBot(Bot):
    """The game's rule of thumb. With `notice` below 1 it overlooks each of its moves that often."""

    def __init__(self, notice: float = 1.0, seed: int = 0) -> None:
        super().__init__(seed)
        self.notice = round(notice * CERTAIN)

    def pick(self, view: SeatView, seed: int) -> int:
        moves = np.zeros(view.game.rules.MOST_MOVES, np.int16)
        return int(choose_by_rule(view.position()[0], moves, self.notice, view.word(seed)))

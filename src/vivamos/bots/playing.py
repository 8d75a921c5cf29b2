"""The one loop in which policies play a game: matches, tournaments and measurements all go through it."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np

from vivamos.bots.bot import Policy
from vivamos.bots.seat_view import SeatView
from vivamos.engine.deck import DeckForm
from vivamos.engine.dispatch import apply
from vivamos.engine.game import Game
from vivamos.engine.rng import first_counter, stream
from vivamos.engine.state import OVER


@dataclass(frozen=True)
class Setting:
    """A game with its players, options and deck: what a study is about."""

    game: Game
    players: int
    options: Mapping[str, Any]
    deck: DeckForm

    def __reduce__(self) -> Any:
        """It travels as data: elsewhere it is about the game that is there, with the game's own deck or this one."""
        deck = None if self.deck is self.game.deck else self.deck
        return _setting_of, (self.game, self.players, dict(self.options), deck)

    @property
    def blank(self) -> Any:
        """An array with one state, nothing dealt yet."""
        return self.game.set_up(self.players, self.options, self.deck)

    def dealt(self, seed: int) -> Any:
        """An array with one state: the first deal of the game with this seed."""
        states = self.blank
        states[0].rng = first_counter(np.uint64(seed))
        self.game.rules.start(states[0])
        return states

    def view(self, states: Any) -> SeatView:
        """What the seat to move knows."""
        return SeatView(self.game, self.players, self.options, self.deck, states)


def _setting_of(game: Game, players: int, options: Mapping[str, Any], deck: DeckForm | None) -> Setting:
    return Setting(game, players, options, deck or game.deck)


class Decision(NamedTuple):
    """What a policy has decided."""

    seat: int
    action: int
    seconds: float  # that it thought


def play_game(
    setting: Setting,
    states: Any,
    policies: Sequence[Policy],
    seeds: Sequence[int],
    see: Callable[[Setting, Any], SeatView] = Setting.view,
) -> Iterator[Decision]:
    """Let policies, one a seat, play from a position to the end of the game; `states` has what each decision led to."""
    state = states[0]
    while state.seat != OVER:
        seat = int(state.seat)
        view = see(setting, states)
        began = time.perf_counter()
        action = policies[seat].decide(view, seeds[seat])
        took = time.perf_counter() - began
        apply(state, action)
        yield Decision(seat, action, took)


def seeds_for(seed: int, players: int) -> list[int]:
    """The seeds of the policies of a game, one a seat: streams of their own, which tell nothing of the cards."""
    return [int(stream(np.uint64(seed), np.uint64(2 + seat))) for seat in range(players)]

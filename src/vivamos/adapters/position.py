"""One game as adapters play it: actions are numbers, and what a seat knows is a vector."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np

import vivamos
from vivamos.bots.playing import Setting
from vivamos.bots.results import add_win
from vivamos.bots.seat_view import SeatView
from vivamos.engine.dispatch import apply
from vivamos.engine.errors import IllegalMove
from vivamos.engine.facts import fact
from vivamos.engine.game import Game
from vivamos.engine.state import OVER, copied, for_calls, position_of
from vivamos.engine.table import move_texts


def settle(
    game: str | Game,
    players: int | None,
    options: Mapping[str, Any] | None = None,
    deck: str | Path | Mapping[str, Any] | None = None,
) -> Setting:
    """What is played; refuses what the game cannot be played with."""
    chosen = vivamos.game(game) if isinstance(game, str) else game
    seats = chosen.check_players(players)
    return Setting(chosen, seats, chosen.settle_options(options, seats), chosen.read_deck(deck))


class Play:
    """A game in progress. Tools ask for the same things many times between two moves: they are found once."""

    def __init__(self, setting: Setting, states: Any, winning: float = 0.0, state: Any = None) -> None:
        self.setting = setting
        self.states = states
        self.winning = winning
        self._state = for_calls(states) if state is None else state
        self._look_anew()

    def _look_anew(self) -> None:
        seat = int(self._state.seat)
        self._seat = None if seat == OVER else seat
        self._actions: list[int] | None = None

    def __deepcopy__(self, _: Any) -> Play:
        states, state = copied(self.states)
        return Play(self.setting, states, self.winning, state)

    @property
    def seat(self) -> int | None:
        """The seat to move; None when the game is over."""
        return self._seat

    def actions(self) -> list[int]:
        """The legal actions of the seat to move, in ascending order."""
        if self._actions is None:
            rules = self.setting.game.rules
            moves = np.zeros(rules.MOST_MOVES, np.int16)
            self._actions = sorted(moves[: rules.legal(self._state, moves)].tolist())
        return self._actions

    def mask(self) -> Any:
        """1 for every legal action of the seat to move."""
        mask = np.zeros(self.setting.game.rules.ACTIONS, np.int8)
        if self.seat is not None:
            mask[self.actions()] = 1
        return mask

    def observation(self, seat: int) -> Any:
        """What a seat knows, as numbers."""
        out = np.zeros(len(self.setting.game.knowledge.OBSERVATION), np.float32)
        self.setting.game.knowledge.observe(self._state, seat, out)
        return out

    def view(self) -> SeatView:
        """What the seat to move knows, for a policy."""
        return self.setting.view(self.states)

    def worth(self) -> Any:
        """What each seat has won or lost so far; adds up to 0."""
        out = np.zeros(self.setting.players)
        rules, state = self.setting.game.rules, self._state
        rules.utility(state, out)
        if self.winning and self.seat is None:
            add_win(self.setting.players, int(rules.winners(state)), self.winning, out)
        return out

    def text(self, action: int) -> str:
        """An action as a move."""
        texts, _ = move_texts(self.setting.game, self.setting.players, self.setting.deck)
        return texts[action] or f"action {action}"

    def act(self, action: int) -> None:
        """A decision of the seat to move; IllegalMove says why not, and then nothing has changed."""
        if action not in self.actions():
            raise self.refusal(action)
        apply(self._state, action)
        self._look_anew()

    def redeal(self, seat: int, word: int) -> None:
        """Exchange what a seat does not know for a random world that it cannot rule out."""
        self.setting.game.knowledge.redeal(self._state, seat, np.uint64(word))
        self._look_anew()

    def refusal(self, action: int) -> IllegalMove:
        """Why an action is not legal."""
        setting = self.setting
        texts, _ = move_texts(setting.game, setting.players, setting.deck)
        if not 0 <= action < len(texts) or not texts[action]:
            return IllegalMove(fact("no-such-action-number", given=str(action), most=len(texts) - 1))
        return IllegalMove(setting.game.view.why_not(position_of(self.states), action), setting.game.folder)

    def described(self) -> str:
        """The table as everybody sees it, a line for each thing."""
        seen = self.setting.game.view.everybody(position_of(self.states))
        return "\n".join(f"{key}: {value}" for key, value in seen.items())

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
from vivamos.engine.state import OVER, position_of
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
    """A game in progress."""

    def __init__(self, setting: Setting, states: Any, winning: float = 0.0) -> None:
        self.setting = setting
        self.states = states
        self.winning = winning

    @property
    def seat(self) -> int | None:
        """The seat to move; None when the game is over."""
        seat = int(self.states["seat"][0])
        return None if seat == OVER else seat

    def actions(self) -> list[int]:
        """The legal actions of the seat to move, in ascending order."""
        rules = self.setting.game.rules
        moves = np.zeros(rules.MOST_MOVES, np.int16)
        found: list[int] = moves[: rules.legal(self.states[0], moves)].tolist()
        return sorted(found)

    def mask(self) -> Any:
        """1 for every legal action of the seat to move."""
        mask = np.zeros(self.setting.game.rules.ACTIONS, np.int8)
        if self.seat is not None:
            mask[self.actions()] = 1
        return mask

    def observation(self, seat: int) -> Any:
        """What a seat knows, as numbers."""
        out = np.zeros(len(self.setting.game.knowledge.OBSERVATION), np.float32)
        self.setting.game.knowledge.observe(self.states[0], seat, out)
        return out

    def view(self) -> SeatView:
        """What the seat to move knows, for a policy."""
        return self.setting.view(self.states)

    def worth(self) -> Any:
        """What each seat has won or lost so far; adds up to 0."""
        out = np.zeros(self.setting.players)
        rules, state = self.setting.game.rules, self.states[0]
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
        apply(self.states[0], action)

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

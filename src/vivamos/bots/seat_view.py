"""What a bot is given: all that one seat knows, and nothing else."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import Any

import numpy as np

from vivamos.engine.deck import DeckForm
from vivamos.engine.errors import UsageError, shown
from vivamos.engine.game import Game
from vivamos.engine.rng import mixed
from vivamos.engine.state import OVER, position_of
from vivamos.engine.table import Table, move_texts

MOST_MOVES_SHOWN = 20
_BLANK_WORD = np.uint64(0)


class SeatView:
    """The knowledge of the seat to move.

    The position inside is not the true one: everything the seat does not know was dealt afresh, always in the same
    way, when the view was made. So two tables that look alike to the seat give the same view, bit for bit.
    """

    def __init__(self, game: Game, players: int, options: Mapping[str, Any], deck: DeckForm, states: Any) -> None:
        self.game = game
        self.players = players
        self.options = dict(options)
        self.deck = deck
        self.seat = int(states[0].seat)
        if self.seat == OVER:
            raise UsageError("nothing-to-choose")
        self._states = states.copy()
        state = self._states[0]
        game.knowledge.redeal(state, self.seat, _BLANK_WORD)
        state.drawn = 0
        state.given = 0
        state.fault = 0
        state.outcomes[:] = 0
        self.texts, self._actions = move_texts(game, players, deck)

    @classmethod
    def of(cls, table: Table) -> SeatView:
        """What the seat to move at a table knows."""
        return cls(table.game, table.players, table.options, table.deck, table.position())

    def actions(self) -> list[int]:
        """The legal moves, as action ids."""
        out = np.zeros(self.game.rules.MOST_MOVES, np.int16)
        n = self.game.rules.legal(self._states[0], out)
        return [int(action) for action in out[:n]]

    def moves(self) -> list[str]:
        """The legal moves."""
        return [self.texts[action] for action in self.actions()]

    def action(self, move: str) -> int:
        """The action id of a move."""
        found = self._actions.get(" ".join(move.split()).casefold())
        if found is None or found not in self.actions():
            raise UsageError("not-a-legal-move", given=shown(move), known=self.moves()[:MOST_MOVES_SHOWN])
        return found

    def seen(self) -> dict[str, Any]:
        """What the seat sees, as plain data: as `table.view(seat)`, without the running totals."""
        now, view = position_of(self._states), self.game.view
        return {**view.everybody(now), **view.own(now, self.seat)}

    def observation(self) -> Any:
        """What the seat knows, as numbers."""
        out = np.zeros(len(self.game.knowledge.OBSERVATION), np.float32)
        self.game.knowledge.observe(self._states[0], self.seat, out)
        return out

    def position(self) -> Any:
        """The position in an array of its own, with hidden cards that are one guess of many."""
        return self._states.copy()

    def world(self, seed: int) -> Table:
        """A table as it may be: what the seat does not know is dealt at random. Play on it as you like."""
        states = self._states.copy()
        self.game.knowledge.redeal(states[0], self.seat, np.uint64(mixed(np.uint64(seed))))
        return Table.at(self.game, self.players, self.options, self.deck, states)

    def word(self, seed: int) -> Any:
        """A random word that depends on a bot's seed and on what the seat knows, so that a bot can be repeated."""
        known = hashlib.blake2b(self.observation().tobytes(), digest_size=8).digest()
        own = np.uint64(mixed(np.uint64(seed)))
        return np.uint64(mixed(np.uint64(int.from_bytes(known, "little")) ^ own))

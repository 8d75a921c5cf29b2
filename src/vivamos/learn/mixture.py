"""What is played in each row of a batch: numbers of players and options may differ from game to game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from vivamos.engine.deck import DeckForm
from vivamos.engine.errors import UsageError, shown
from vivamos.engine.game import Game

Players = int | Sequence[int] | None
Options = Mapping[str, Any] | Sequence[Mapping[str, Any] | None] | None


@dataclass(frozen=True)
class Mixture:
    """The different settings of a batch, a prepared state for each, and which of them a row has."""

    deck: DeckForm
    settings: list[tuple[int, dict[str, Any]]]  # players and options
    blanks: Any
    kinds: Any  # for every row the number of its setting

    @property
    def players(self) -> Any:
        """The number of players of every row."""
        return np.array([players for players, _ in self.settings], np.int8)[self.kinds]


def mixture(game: Game, n: int, players: Players, options: Options, deck: str | Path | Mapping[str, Any] | None) -> Any:
    """Settle what each of `n` games is played with; a single number, or a single set of options, is for all of them."""
    form = game.read_deck(deck)
    each_players = _for_each_row(players, "players", n)
    each_options = _for_each_row(options, "options", n)
    kinds = np.zeros(n, np.int16)
    settings: list[tuple[int, dict[str, Any]]] = []
    known: dict[str, int] = {}
    for row in range(n):
        asked = each_players[row], each_options[row]
        key = repr(asked)
        if key not in known:
            seats = game.check_players(None if asked[0] is None else _whole(asked[0]))
            known[key] = len(settings)
            settings.append((seats, game.settle_options(asked[1], seats)))
        kinds[row] = known[key]
    blanks = np.concatenate([game.set_up(seats, chosen, form) for seats, chosen in settings])
    return Mixture(form, settings, blanks, kinds)


class _Same(Sequence[Any]):
    """The same for every row."""

    def __init__(self, value: Any) -> None:
        self.value = value

    def __getitem__(self, row: Any) -> Any:
        return self.value

    def __len__(self) -> int:
        return 1


def _for_each_row(given: Any, what: str, n: int) -> Sequence[Any]:
    if given is None or isinstance(given, Mapping) or not hasattr(given, "__len__"):
        return _Same(given)
    if len(given) != n:
        raise UsageError("batch-not-one-each", field=what, what=what, given=len(given), wanted=n)
    return [each.item() if isinstance(each, np.generic) else each for each in given]


def _whole(given: Any) -> int:
    """The number of players, also one of NumPy's; anything else is refused as a number that no game can seat."""
    if isinstance(given, np.integer):
        return int(given)
    if isinstance(given, bool) or not isinstance(given, int):
        raise UsageError("players-not-whole", field="players", given=shown(given))
    return given

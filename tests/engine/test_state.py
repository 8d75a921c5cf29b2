"""The one flat state that holds a whole game, as compiled rules are handed it."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import vivamos
from vivamos.engine.state import FlatState, for_calls


class NobodyAsks:
    """In the place of `FlatState.data`."""

    def __get__(self, state: Any, kind: Any = None) -> Any:
        raise AssertionError("the memory is looked for again")


def test_the_memory_of_a_table_is_found_once_and_is_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    table = vivamos.deal("slambo", seed=3)
    rules, plain = table.game.rules, table.position()
    moves = np.zeros(rules.MOST_MOVES, np.int16)
    for _ in range(5):
        last = moves[rules.legal(plain[0], moves) - 1]
        plain["drawn"] = 0
        rules.act(plain[0], last)
        while plain["pending"][0]:
            rules.advance(plain[0])
        if plain["drawn"][0]:
            plain["outcomes"] = 0  # a table has them among its events
        with monkeypatch.context() as asked:
            asked.setattr(FlatState, "data", NobodyAsks())
            table.play(table.moves()[-1])
        assert table.position().tobytes() == plain.tobytes()


def test_a_state_for_many_calls_is_the_one_in_the_array() -> None:
    states = vivamos.deal("slambo", seed=3).position()
    state = for_calls(states)
    states["seat"] = 1
    assert state.seat == 1
    assert bytes(state.data) == states.tobytes()

"""What the engine makes of a game's declaration of where cards lie."""

from __future__ import annotations

import re
from typing import Any

import numpy as np
import pytest

from vivamos.engine.kinds import several
from vivamos.engine.places import Places
from vivamos.engine.state import state_dtype

STATE = state_dtype(
    [
        ("hands", np.uint64, (3,)),
        ("seen", np.uint64),
        ("down", np.int8, (2, 3)),
        ("food", np.uint64),
        ("whole", np.uint64),
        ("cards", np.int8),
        ("hand_size", np.int8),
    ],
    outcomes=1,
)


def misplaced(places: Places, **fields: Any) -> bool:
    states = np.zeros(1, STATE)
    states["down"] = -1
    for name, value in ({"players": 3, "hand_size": 2, "cards": 6} | fields).items():
        states[name][0] = value
    return bool(places.finder(STATE)(states[0]))


def test_each_card_of_all_hands_lies_somewhere() -> None:
    places = Places("hands", "seen", "down")
    down = [[-1, 4, -1], [-1, -1, 5]]
    assert not misplaced(places, hands=[0b11, 0b100, 0], seen=0b1000, down=down)
    assert not misplaced(places, hands=[1 << 60, 0b100, 1], seen=0b1000, down=down), "it does not matter which"
    assert misplaced(places, hands=[0b11, 0b100, 0], seen=0, down=down), "one is lost"
    assert misplaced(places, hands=[0b11, 0b100, 0], seen=0b100, down=down), "one lies in two places, one is lost"
    assert misplaced(places, hands=[0b11, 0b100, 0], seen=0b11000, down=down), "one lies face down and open"
    assert misplaced(places, hands=[0b11, 0b100, 0], seen=0b1000, down=[[-1, 4, -1], [-1, -1, 4]])


def test_a_field_may_say_how_many_there_are() -> None:
    assert not misplaced(Places("hands", total="cards"), hands=[0b11, 0b1100, 0b10000], cards=5)
    assert misplaced(Places("hands", total="cards"), hands=[0b11, 0b1100, 0b10000], cards=6)


def test_cards_that_nobody_tells_apart_are_counted() -> None:
    places = Places("hands", "seen", total="cards", alike=("food",))
    told = {"cards": 6, "food": 0b111}
    assert not misplaced(places, hands=[0b1001, 0b10001, 0b100000], seen=0b1, **told)
    assert misplaced(places, hands=[0b1001, 0b10001, 0b100000], seen=0b11, **told | {"cards": 7}), "one too many"
    assert misplaced(places, hands=[0b1001, 0b11001, 0b100000], **told), "another one in two places instead"


def test_copies_are_added_up() -> None:
    places = Places("hands", "down", deck="whole")
    whole = several(0, 2) + several(1, 3)
    hands = [several(0, 1), several(1, 2), 0]
    assert not misplaced(places, hands=hands, down=[[0, -1, -1], [1, -1, -1]], whole=whole)
    assert misplaced(places, hands=hands, down=[[0, -1, -1], [0, -1, -1]], whole=whole)
    assert misplaced(places, hands=hands, down=[[0, -1, -1], [-1, -1, -1]], whole=whole)


@pytest.mark.parametrize(
    "places", [Places("hand"), Places("hands", total="hand"), Places("hands", alike=("hand",)), Places(deck="hand")]
)
def test_a_field_that_is_none_is_named(places: Places) -> None:
    with pytest.raises(TypeError, match=re.escape("cards cannot lie in 'hand': the state has no such field")):
        places.finder(STATE)

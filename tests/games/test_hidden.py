"""The kit: nothing that anybody sees or reads depends on what they may not know; and a leak would be found.

For every game without naming one: the views, facts, questions and observations of games that differ only in hidden
cards are the same. So that this can fail, leaks are planted in each of these places.
"""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import pytest

from vivamos.engine.dispatch import broken
from vivamos.engine.facts import fact
from vivamos.engine.game import Game
from vivamos.engine.table import Table
from vivamos.engine.telling import as_known_now, ask, facts_so_far

from building import legal
from kit import Stop, each_game, each_variant, walk
from twins import pairs


def observation(game: Game, state: Any, seat: int) -> Any:
    out = np.full(len(game.knowledge.OBSERVATION), np.nan, np.float32)
    game.knowledge.observe(state, seat, out)
    assert np.isfinite(out).all(), "observe must write every number"
    return out


def view_of(table: Table, states: Any, seat: int | None) -> dict[str, Any]:
    """The view of `seat` as if the table stood at another position: it must forget what it has shown of this one."""
    kept = table._states.copy()
    table._states[:] = states
    table._changed()
    try:
        return table.view(seat)
    finally:
        table._states[:] = kept
        table._changed()


def no_view_depends_on_what_the_seat_cannot_know(at: Stop) -> None:
    """View, observation and legal moves stay the same when all that a seat does not know is exchanged."""
    game, table = at.game, at.table
    for seat in at.viewers:
        number = -1 if seat is None else seat
        states = table.position()
        game.knowledge.redeal(states[0], number, at.word())
        assert broken(states[0]) == 0
        view = table.view(seat)
        assert view_of(table, states, seat) == view
        assert json.loads(json.dumps(view)) == view, "a view is plain data"
        assert all(view[key] is None or len(view[key]) >= table.players for key in game.view.SEATED)
        if seat is not None:
            seen, after = observation(game, table._state, number), observation(game, states[0], number)
            assert (seen == after).all()
            if seat == table.seat:
                assert legal(game, states[0]) == legal(game, table._state)


@each_variant
def test_games_that_a_viewer_cannot_tell_apart_look_alike(game: Game, variant: Any) -> None:
    """As above, but nothing of the game's own says which games these are: see twins.py."""
    players, options = variant
    for viewer in (None, players - 1):
        alike = pairs(game.id, players, viewer, 40, options)
        assert sum(table.seat != viewer for table, _ in alike) >= 5, "it is hardly ever another one's turn"
        shown = {id(table): shown_to(viewer, table) for table, _ in alike}  # a table has up to three twins
        for table, twin in alike:
            assert shown_to(viewer, twin) == shown[id(table)]


def shown_to(viewer: int | None, table: Table) -> dict[str, Any]:
    """All that a viewer sees, reads and is asked, with the positions that lay there to be read; and what bots learn."""
    told = facts_so_far(table, viewer)
    shown = {"view": table.view(viewer), "facts": told, "looked up": as_known_now(told)}
    if viewer is not None:
        shown["observation"] = observation(table.game, table._state, viewer).tolist()
        shown["question"] = ask(table) if viewer == table.seat else None
    return shown


# --- planted leaks ---


def others(s: Any, seat: int) -> list[int]:
    """What the other seats hold."""
    return [int(hand) for number, hand in enumerate(s.hands) if number != seat]


def plant_in_view(game: Game, patch: pytest.MonkeyPatch) -> None:
    everybody = game.view.everybody
    patch.setattr(game.view, "everybody", lambda s: {**everybody(s), "leak": others(s, -1)})


def plant_in_own_view(game: Game, patch: pytest.MonkeyPatch) -> None:
    own = game.view.own
    patch.setattr(game.view, "own", lambda s, seat: {**own(s, seat), "leak": others(s, seat)})


def plant_in_facts(game: Game, patch: pytest.MonkeyPatch) -> None:
    tell = game.facts.tell

    def telling(before: Any, action: Any, after: Any, happened: Any, seat: int) -> list[Any]:
        leak = fact("leak", hands=others(after, seat)) | {"kind": "leak"}
        return [*tell(before, action, after, happened, seat), leak]

    patch.setattr(game.facts, "tell", telling)


def plant_in_preview(game: Game, patch: pytest.MonkeyPatch) -> None:
    preview = game.facts.preview
    patch.setattr(game.facts, "preview", lambda s: {**preview(s), "leak": others(s, int(s.seat))})


def plant_in_prompt(game: Game, patch: pytest.MonkeyPatch) -> None:
    patch.setattr(game.facts, "prompt", lambda s: fact("leak", hands=others(s, int(s.seat))))


def plant_in_observation(game: Game, patch: pytest.MonkeyPatch) -> None:
    observe = game.knowledge.observe

    def observing(s: Any, seat: int, out: Any) -> None:
        observe(s, seat, out)
        out[0] = sum(others(s, seat)) % 997 + sum(hand % 991 for hand in others(s, seat))

    patch.setattr(game.knowledge, "observe", observing)


BY_REDEAL = (plant_in_view, plant_in_own_view, plant_in_observation)
BY_TWINS = (*BY_REDEAL, plant_in_facts, plant_in_preview, plant_in_prompt)


@each_game
@pytest.mark.parametrize("plant", BY_REDEAL)
def test_a_planted_leak_is_found_by_redeals(game: Game, plant: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    plant(game, monkeypatch)
    with pytest.raises(AssertionError):
        walk(game, (game.usual_players, {}), [no_view_depends_on_what_the_seat_cannot_know])


@each_game
def test_a_planted_leak_is_found_by_twins(game: Game) -> None:
    """Each leak alone makes the twins of a seat, or of a spectator, differ: in the place where it was planted."""
    viewer = game.usual_players - 1
    alike = pairs(game.id, game.usual_players, viewer, 60, {})
    for plant in BY_TWINS:
        place = plant.__name__.removeprefix("plant_in_")
        wanted = {"own_view": "view", "preview": "question", "prompt": "question"}.get(place, place)
        differing = set()
        with pytest.MonkeyPatch.context() as patch:
            plant(game, patch)
            for each in alike:
                one, other = (shown_to(viewer, forgetful(table)) for table in each)
                differing |= {key for key in one if one[key] != other[key]}
        assert wanted in differing, place
        assert differing <= {wanted, "looked up", "facts"}, "a fact may have a view with it"


def forgetful(table: Table) -> Table:
    """The same table, which remembers nothing that it has shown before."""
    table._last = None
    table._changed()
    return table

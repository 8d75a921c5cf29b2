"""Hints at the terminal's table."""

from __future__ import annotations

import pytest
from textual.pilot import Pilot

import vivamos
from vivamos.terminal.app import Sheet
from vivamos.terminal.playing import PlayApp

from at_table import app_for, check_nothing_is_cut, play_turn, settled, sit_at


@pytest.mark.parametrize("game", list(vivamos.catalogue()))
def test_a_hint_names_moves_that_can_be_made_and_changes_nothing(game: str) -> None:
    async def play(app: PlayApp, pilot: Pilot[None]) -> None:
        await play_turn(app, pilot)
        decisions = app.played.decisions
        await pilot.press("h")
        await settled(app, pilot)
        assert isinstance(app.screen, Sheet)
        told = app.screen.text.plain.split("\n\n")[:-1]
        assert 1 <= len(told) <= 3
        assert all(f" {app.text('coach-unit')}. " in line.split("±")[1] for line in told)
        await pilot.press("x")
        assert app.played.decisions == decisions
        check_nothing_is_cut(app)

    sit_at(app_for(game, seed=5), play)

"""Records looked at in a terminal."""

from __future__ import annotations

import pytest
from textual.pilot import Pilot

import vivamos
from vivamos.engine.table import Table
from vivamos.terminal.replaying import ReplayApp

from at_table import check_nothing_is_cut, screen_of, sit_at, text_of

GAMES = list(vivamos.catalogue())


def played(game: str, moves: int, seed: int = 1) -> tuple[Table, list[list[dict[str, object]]]]:
    """A game some moves on, and what every seat and a spectator saw after each of them."""
    table = vivamos.deal(game, seed=seed)
    bot = vivamos.bot("newcomer")
    viewers = [*range(table.players), None]
    seen = [[table.view(viewer) for viewer in viewers]]
    for _ in range(moves):
        if not table.over:
            table.play(bot.choose(table))
            seen.append([table.view(viewer) for viewer in viewers])
    for views in seen:
        for view in views:
            view.pop("moves", None)
    return vivamos.replay(table.record()), seen


@pytest.mark.parametrize("game", GAMES)
def test_every_step_shows_what_the_seat_saw_then(game: str) -> None:
    table, seen = played(game, 14)

    async def look(app: ReplayApp, pilot: Pilot[None]) -> None:
        for number in range(len(seen)):
            while (app.number, app.beat) < (number, len(app.beats(number)) - 1):
                await pilot.press("right")
            for viewer in (*range(table.players), None):
                assert app.me == viewer
                assert app.view == seen[number][-1 if viewer is None else viewer]
                if number % 5:
                    break
                await pilot.press("s")
        check_nothing_is_cut(app)
        number = app.number
        await pilot.press("left")
        assert app.number <= number
        await pilot.press("home")
        assert app.view == seen[0][0]
        await pilot.press("end")
        assert app.view == seen[-1][0]
        assert app.text("terminal-moment", number=len(seen) - 1, all=len(seen) - 1) in text_of(app, "said")

    sit_at(ReplayApp(table), look)


@pytest.mark.parametrize("game", GAMES)
def test_hands_are_hidden_until_they_are_laid_open(game: str) -> None:
    table, _ = played(game, 2, seed=6)
    hands = [" ".join(cards_of(table.view(seat))) for seat in range(table.players)]

    def words(app: ReplayApp) -> str:
        return " ".join(" ".join(line.plain for line in app.table_lines()).split())

    async def look(app: ReplayApp, pilot: Pilot[None]) -> None:
        await pilot.press("end")
        assert not any(hand in words(app) for hand in hands[1:])
        await pilot.press("o")
        assert all(hand in words(app) for hand in hands)
        assert app.text("terminal-as-open") in screen_of(app)[0]
        await pilot.press("o")
        assert not any(hand in words(app) for hand in hands[1:])

    sit_at(ReplayApp(table), look)


def cards_of(view: dict[str, list[str]]) -> list[str]:
    return view["hand"] or view["normal"]


def test_it_plays_by_itself_until_the_end() -> None:
    table, _ = played("slambo", 3)

    async def look(app: ReplayApp, pilot: Pilot[None]) -> None:
        await pilot.press("space")
        while app.number < table.decisions or app.timer is not None:
            await pilot.pause(0.05)

    sit_at(ReplayApp(table, pace=0.05), look)

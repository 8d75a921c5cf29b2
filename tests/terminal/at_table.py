"""A person at the terminal's table, by Textual's pilot."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from rich.text import Text
from textual.pilot import Pilot
from textual.widgets import Static

import vivamos
from vivamos.terminal.app import TableApp
from vivamos.terminal.items import Items
from vivamos.terminal.playing import PlayApp

SMALLEST = (80, 24)

Plot = Callable[[Any, Pilot[None]], Awaitable[None]]


def app_for(
    game: str, players: int | None = None, seed: int = 1, language: str = "en", options: dict[str, Any] | None = None
) -> PlayApp:
    """Against newcomers, without waiting."""
    table = vivamos.deal(game, players, seed, options)
    bots = [vivamos.bot("newcomer") for _ in range(table.players - 1)]
    return PlayApp(lambda: vivamos.deal(game, players, seed, options), bots, language, pace=0)


def sit_at(app: TableApp, plot: Plot, size: tuple[int, int] = SMALLEST) -> None:
    """Let a plot happen at a table that is drawn."""

    async def evening() -> None:
        async with app.run_test(size=size) as pilot:
            await settled(app, pilot)
            await plot(app, pilot)

    asyncio.run(evening())


async def settled(app: TableApp, pilot: Pilot[None]) -> None:
    """Until the person is asked, or nothing goes on any more."""
    if isinstance(app, PlayApp):
        await app.workers.wait_for_complete()
    await pilot.pause()


async def play_turn(app: TableApp, pilot: Pilot[None]) -> None:
    """By keyboard: the first card that may be played, and whatever it asks for."""
    assert app.asked is not None
    before = app.asked
    while app.asked is before:
        await pilot.press("enter")
    await settled(app, pilot)


def text_of(app: TableApp, name: str) -> str:
    """What a part of the screen says."""
    shown = app.query_one(f"#{name}", Static).content
    return shown.plain if isinstance(shown, Text) else str(shown)


def screen_of(app: TableApp) -> list[str]:
    """The lines as they are on the screen, without blanks at their ends."""
    lines = app.screen._compositor.render_strips()
    return ["".join(segment.text for segment in strip).rstrip() for strip in lines]


def check_nothing_is_cut(app: TableApp) -> None:
    """In 80 by 24 all of the table, the question, the hand, the choices and the keys are on the screen."""
    width, height = app.size
    assert not app.screen.has_class("small")
    middle = app.query_one("#middle")
    for line in app.table_lines():
        assert line.cell_len <= middle.content_size.width, (line.plain, middle.content_size.width)
    assert middle.virtual_size.height <= middle.size.height, [line.plain for line in app.table_lines()]
    for name in ("hand", "choices", "keys"):
        items = app.query_one(f"#{name}", Items)
        for line in items.drawn(items.content_size.width):
            assert line.cell_len <= items.content_size.width, (name, line.plain)
        assert items.region.bottom <= height, name
        assert items.region.height >= len(items.drawn(items.content_size.width)) or not items.items, name
    title = app.query_one("#title", Static)
    assert len(text_of(app, "title")) <= title.content_size.width
    assert width == SMALLEST[0]

"""A game in the terminal: one person against bots."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Any, ClassVar

from rich.text import Text
from textual.binding import Binding, BindingType

from vivamos.bots.bot import Bot
from vivamos.coach.figures import figure
from vivamos.coach.hints import Hint, hints
from vivamos.engine.errors import IllegalMove
from vivamos.engine.table import Table
from vivamos.engine.telling import ask, facts_so_far
from vivamos.terminal.app import TRICK, Sheet, TableApp
from vivamos.terminal.beats import beats_of
from vivamos.terminal.cards import chip
from vivamos.terminal.warming import Warming

YOU = 0
MOVE = 0.5  # seconds between moves
LOOK = 0.2  # seconds between looks whether the bots are warm


class PlayApp(TableApp):
    """A table with bots at all other seats."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("u", "undo", show=False),
        Binding("n", "new_game", show=False),
        Binding("h", "hint", show=False),
    ]
    keys_told: ClassVar[list[tuple[str, str, str]]] = [
        ("← →", "terminal-key-walk", "walk(1)"),
        ("⏎", "terminal-key-play", "choose"),
        ("u", "terminal-key-undo", "undo"),
        ("h", "terminal-key-hint", "hint"),
        ("n", "terminal-key-new", "new_game"),
        ("?", "terminal-key-help", "help"),
        ("q", "terminal-key-quit", "quit"),
    ]

    def __init__(
        self,
        deal: Callable[[], Table],
        opponents: Sequence[Bot],
        language: str = "en",
        pace: float = 1.0,
        warming: Warming | None = None,
    ) -> None:
        self.deal = deal
        self.played = deal()
        super().__init__(self.played.game, self.played.players, language, YOU, pace=pace)
        self.opponents = opponents
        self.warming = warming
        self.told = 0  # decisions

    def on_mount(self) -> None:
        super().on_mount()
        self.begin()
        if self.standing():
            self.run_worker(self.tell_when_warm())

    def begin(self) -> None:
        self.told = -1  # the first deal is number 0
        self.tell([], anew=True)
        self.run_worker(self.until_asked(), exclusive=True)

    async def until_asked(self) -> None:
        """Let the bots play, until the person is to move or the game is over."""
        table = self.played
        while True:
            await self.catch_up()
            if table.over or table.seat == YOU:
                break
            assert table.seat is not None
            bot = self.opponents[table.seat - 1]
            move = await asyncio.to_thread(bot.choose, table)
            await self.wait(MOVE)
            table.play(move)
        self.show(table.view(YOU), ask(table) if not table.over else None)

    def standing(self) -> str:
        """A note beside the title: who plays for the bots."""
        substituted = self.warming is not None and self.warming.substitutes(self.opponents)
        return self.text("bots-warming-up") if substituted else ""

    async def until_warm(self) -> None:
        while self.warming is not None and not self.warming.ready.is_set():
            await asyncio.sleep(LOOK)

    async def tell_when_warm(self) -> None:
        await self.until_warm()
        self.show_note("")

    def show(self, view: dict[str, Any] | None, asked: dict[str, Any] | None = None, note: str = "") -> None:
        super().show(view, asked, note or self.standing())

    async def catch_up(self) -> None:
        """Show what happened since it was last looked at."""
        while self.told < self.played.decisions:
            self.told += 1
            for beat in beats_of(self.played, YOU, self.told):
                self.tell(beat.facts)
                self.show(beat.view)
                await self.wait(beat.rest * TRICK)

    def make(self, move: str) -> None:
        try:
            self.played.play(move, YOU)
        except IllegalMove as refusal:
            self.remark(refusal.with_rule(self.language, YOU))
            return
        self.show(self.played.view(YOU))
        self.run_worker(self.until_asked(), exclusive=True)

    def action_undo(self) -> None:
        """Back to where the person last had a choice; what bots did since is taken back, too."""
        table = self.played
        if self.asked is None and not table.over:
            return
        own = [number for number in range(1, table.decisions + 1) if table.step(number).before.seat == YOU]
        if not own:
            self.remark(self.text("nothing-to-take-back"))
            return
        while table.decisions >= own[-1]:
            table.undo()
        self.told = table.decisions
        self.tell(facts_so_far(table, YOU), anew=True)
        self.show(table.view(YOU), ask(table))
        self.remark(self.text("table-took-back", seat=YOU))

    def action_new_game(self) -> None:
        if self.played.over:
            self.played = self.deal()
            self.begin()
        else:
            self.remark(self.text("terminal-new-when-over"))

    def action_hint(self) -> None:
        if self.asked is not None:
            self.remark(self.text("terminal-hint-comes"))
            self.run_worker(self.show_hints(), exclusive=True)

    async def show_hints(self) -> None:
        """Two or three moves, and what to expect of them."""
        asked = self.asked
        await self.until_warm()
        found = await asyncio.to_thread(hints, self.played, YOU)
        if self.asked is asked:
            self.remark("")
            lines = [self.hint_line(each, number) for number, each in enumerate(found)]
            self.push_screen(Sheet(Text("\n\n").join([*lines, Text(self.text("terminal-close-help"), "dim")])))

    def hint_line(self, hint: Hint, number: int) -> Text:
        move_text = hint.move.move
        points, error = figure(hint.move.value, self.language), figure(hint.move.error, self.language, sign=False)
        told = self.text("terminal-hint", points=points, error=error, unit={"fact": "coach-unit"}, why=hint.why)
        equal = f" {self.text('terminal-hint-equal')}" if number and hint.equal else ""
        card = next((card for card, moves, _ in self.hand_cards if move_text in moves), None)
        if card is None:
            move = self.drawing.choice(move_text)
        elif len(move_text.split()) == 2:
            move = chip(card)
        else:
            move = Text.assemble(chip(card), " ", self.drawing.choice(move_text, card))
        return Text.assemble(move, f"  {told}{equal}")

    def help_keys(self) -> list[tuple[str, str]]:
        return [
            ("← →", "terminal-help-walk"),
            ("Tab", "terminal-help-tab"),
            ("Enter", "terminal-help-enter"),
            ("Esc", "terminal-help-back"),
            ("Space", "terminal-help-space"),
            ("u", "terminal-help-undo"),
            ("n", "terminal-help-new"),
            ("h", "terminal-help-hint"),
            ("PgUp PgDn", "terminal-help-log"),
            ("q", "terminal-help-quit"),
        ]

"""A record in the terminal, step by step: as any seat saw it, or with all cards open."""

from __future__ import annotations

from typing import Any, ClassVar

from rich.text import Text
from textual.binding import Binding, BindingType
from textual.timer import Timer

from vivamos.engine.facts import Fact
from vivamos.engine.table import Table
from vivamos.terminal.app import TableApp
from vivamos.terminal.beats import Beat, beats_of

EVERY = 0.8  # seconds between steps when it plays by itself


class ReplayApp(TableApp):
    """A game that was played: `number` decisions of it, and of the last one so many beats."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "step(-1)", show=False),
        Binding("right,enter", "step(1)", show=False),
        Binding("shift+left", "jump(-10)", show=False),
        Binding("shift+right", "jump(10)", show=False),
        Binding("home", "to_end(False)", show=False),
        Binding("end", "to_end(True)", show=False),
        Binding("space", "run_on", show=False),
        Binding("s", "next_seat", show=False),
        Binding("o", "open", show=False),
    ]
    keys_told: ClassVar[list[tuple[str, str, str]]] = [
        ("← →", "terminal-key-step", "step(1)"),
        ("␣", "terminal-key-run", "run_on"),
        ("Home End", "terminal-key-ends", "to_end(True)"),
        ("s", "terminal-key-seat", "next_seat"),
        ("o", "terminal-key-open", "open"),
        ("?", "terminal-key-help", "help"),
        ("q", "terminal-key-quit", "quit"),
    ]

    def __init__(self, table: Table, language: str = "en", seat: int | None = 0, pace: float = 1.0) -> None:
        super().__init__(table.game, table.players, language, seat, pace=pace)
        self.record = table
        self.number, self.beat = 0, 0
        self.all_open = False
        self.timer: Timer | None = None
        self._beats: dict[int, list[Beat]] = {}

    def on_mount(self) -> None:
        super().on_mount()
        self.beat = len(self.beats(0)) - 1
        self.show_moment()

    def beats(self, number: int) -> list[Beat]:
        if number not in self._beats:
            self._beats[number] = beats_of(self.record, self.me, number)
        return self._beats[number]

    def show_moment(self) -> None:
        told: list[Fact] = []
        for number in range(self.number):
            told += [each for beat in self.beats(number) for each in beat.facts]
        now = self.beats(self.number)[: self.beat + 1]
        self.tell([*told, *(each for beat in now for each in beat.facts)], anew=True)
        self.show(now[-1].view, note=self.seen_by())

    def seen_by(self) -> str:
        if self.all_open:
            return self.text("terminal-as-open")
        if self.me is None:
            return self.text("terminal-as-spectator")
        return self.words.text("terminal-as-seat", seat=self.me)

    def prompt(self) -> Text:
        moment = self.text("terminal-moment", number=self.number, all=self.record.decisions)
        return Text.assemble((moment, "bold"), " · ", super().prompt())

    def table_lines(self) -> list[Text]:
        lines = super().table_lines()
        if self.all_open:
            after = self.position()
            lines.append(Text())
            for seat in range(self.record.players):
                view = self.record.public_at(after) | self.record.own_at(after, seat)
                lines.append(Text.assemble((f"{self.drawing.called(seat)}  ", "dim"), self.drawing.held(view)))
        return lines

    def position(self) -> Any:
        """What lies on the table now: one of the stages of a decision."""
        record, step, view = self.record, self.record.step(self.number), self.view
        fitting = (stage for stage in step.stages if record.public_at(stage) | record.own_at(stage, self.me) == view)
        return next(fitting, step.after)

    # --- steps ---

    def action_step(self, by: int) -> None:
        if by > 0 and self.beat + 1 < len(self.beats(self.number)):
            self.beat += 1
        elif by > 0 and self.number < self.record.decisions:
            self.number, self.beat = self.number + 1, 0
        elif by < 0 and self.beat > 0:
            self.beat -= 1
        elif by < 0 and self.number > 0:
            self.number -= 1
            self.beat = len(self.beats(self.number)) - 1
        else:
            self.stop()
        self.show_moment()

    def action_jump(self, by: int) -> None:
        self.go_to(self.number + by)

    def action_to_end(self, last: bool) -> None:
        self.go_to(self.record.decisions if last else 0)

    def go_to(self, number: int) -> None:
        """After so many decisions."""
        self.number = max(0, min(number, self.record.decisions))
        self.beat = len(self.beats(self.number)) - 1
        self.show_moment()

    def action_run_on(self) -> None:
        if self.timer is None:
            self.timer = self.set_interval(EVERY * self.pace, lambda: self.action_step(1))
        else:
            self.stop()

    def stop(self) -> None:
        if self.timer is not None:
            self.timer.stop()
            self.timer = None

    # --- whose eyes ---

    def action_next_seat(self) -> None:
        """The seats one after the other, then a spectator."""
        after = 0 if self.me is None else self.me + 1
        self.drawing.me = after if after < self.record.players else None
        self._beats.clear()
        self._sentences.clear()
        self.beat = min(self.beat, len(self.beats(self.number)) - 1)
        self.show_moment()

    def action_open(self) -> None:
        self.all_open = not self.all_open
        self.show_moment()

    def help_keys(self) -> list[tuple[str, str]]:
        return [
            ("← →", "terminal-help-step"),
            ("⇧← ⇧→", "terminal-help-jump"),
            ("Home End", "terminal-help-ends"),
            ("Space", "terminal-help-run"),
            ("s", "terminal-help-seat"),
            ("o", "terminal-help-open"),
            ("PgUp PgDn", "terminal-help-log"),
            ("q", "terminal-help-quit"),
        ]

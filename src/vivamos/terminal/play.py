"""A game at a prompt: one person against bots."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from rich.cells import cell_len
from rich.console import Console
from rich.markup import escape

from vivamos.bots.bot import Bot
from vivamos.engine.errors import IllegalMove
from vivamos.engine.facts import Fact
from vivamos.engine.table import Table
from vivamos.engine.telling import as_known_now, facts_of, facts_so_far
from vivamos.engine.words import Words
from vivamos.terminal.warming import Warming

YOU = 0
NOT_SHOWN = {"game", "players", "viewer", "to_move", "moves", "winners", "asked"}  # the prompt tells what is asked for
NOTHING = "–"


def play(
    table: Table,
    opponents: Sequence[Bot],
    console: Console,
    language: str = "en",
    read: Callable[[str], str] = input,
    warming: Warming | None = None,
) -> None:
    """Play until the game is over or the player leaves. End of input and Ctrl-C leave too."""
    Prompt(table, console, language, read).play(opponents, warming)


class Prompt:
    """A table in the terminal, in the words of one language."""

    def __init__(self, table: Table, console: Console, language: str, read: Callable[[str], str]) -> None:
        self.table = table
        self.console = console
        self.language = language
        self.words: Words = table.game.words(language)
        self.read = read

    def play(self, opponents: Sequence[Bot], warming: Warming | None) -> None:
        table = self.table
        welcome = self.text("terminal-welcome", game=table.game.name, players=table.players, seat_number=YOU)
        self.print(f"[bold]{escape(welcome)}[/bold]")
        self.show("terminal-help")
        if warming is not None and warming.substitutes(opponents):
            self.show("bots-warming-up")
        told = 0  # decisions; the first deal is before them
        self.tell(facts_of(table, YOU, 0))
        try:
            while not table.over:
                if table.seat == YOU:
                    self.ask()
                elif table.seat is not None:
                    table.play(opponents[table.seat - 1].choose(table))
                while told < table.decisions:
                    told += 1
                    self.tell(facts_of(table, YOU, told))
        except (EOFError, KeyboardInterrupt):
            self.print("")
            self.show("terminal-goodbye")
            return
        self.print("")
        self.show("game-is-over")
        self.print(escape(self.seat_by_seat(table.scores())))

    # --- words ---

    def text(self, told: Fact | str, **args: Any) -> str:
        return self.words.text(told, me=YOU, **args)

    def show(self, told: Fact | str, **args: Any) -> None:
        self.print(escape(self.text(told, **args)))

    def print(self, text: str) -> None:
        self.console.print(text, highlight=False)

    def tell(self, told: Iterable[Fact]) -> None:
        """What happened, as far as this seat may know; a heading begins a paragraph."""
        for each in told:
            text = escape(self.text(each))
            self.print(f"\n[bold]{text}[/bold]" if each.get("kind") == "heading" else text)

    # --- a turn ---

    def ask(self) -> None:
        """Show the table and the numbered moves, and ask until a move is made."""
        self.show_view()
        table, moves = self.table, self.table.moves()
        self.show("your-turn", prompt=table.game.facts.prompt(table.now()))
        self.print("  ".join(f"[bold]{i}[/bold] {escape(move)}" for i, move in enumerate(moves, 1)))
        while not self.answer(self.read(self.text("terminal-your-move") + " ").strip(), moves):
            pass

    def answer(self, answer: str, moves: list[str]) -> bool:
        """Do what was typed; whether it was a move."""
        word, _, rest = answer.partition(" ")
        if word.isdecimal() and not rest:
            if 1 <= int(word) <= len(moves):
                self.table.play(moves[int(word) - 1])
                return True
            self.show("terminal-no-such-number", most=len(moves))
        elif word.lower() in ("quit", "exit", "q"):
            raise EOFError
        elif word.lower() == "log":
            self.tell(as_known_now(facts_so_far(self.table, YOU)))
        elif word.lower() == "why":
            refusal = self.table.why_not(rest)
            if refusal:
                self.refuse(refusal)
            else:
                self.show("terminal-may-be-played")
        elif word in ("", "?") or word.lower() == "help":
            self.show("terminal-help")
        else:
            try:
                self.table.play(answer)
                return True
            except IllegalMove as refusal:
                self.refuse(refusal)
        return False

    def refuse(self, refusal: IllegalMove) -> None:
        self.print(escape(refusal.with_rule(self.language, YOU)))

    # --- the view ---

    def show_view(self) -> None:
        """What the seat sees, a line each, but for what is not there; what every seat has is told seat by seat."""
        self.print("")
        seated = self.table.game.view.SEATED | {"scores"}
        lines = []
        for key, value in self.table.view(YOU).items():
            if key in NOT_SHOWN or isinstance(value, dict) or value is None or value is False or value == []:
                continue
            lines.append((self.label(key), self.seat_by_seat(value) if key in seated else self.in_short(value)))
        width = max(cell_len(label) for label, _ in lines)
        for label, text in lines:
            self.print(f"{' ' * (width - cell_len(label))}[dim]{escape(label)}[/dim]  {escape(text)}")

    def label(self, key: str) -> str:
        """What a part of the view is called."""
        return self.text(f"view-{key}")

    def seat_by_seat(self, values: list[Any]) -> str:
        told = (self.text("terminal-seat", seat=seat, value=self.in_short(value)) for seat, value in enumerate(values))
        return " · ".join(told)

    def in_short(self, value: Any) -> str:
        if value is None or value == [] or value == "":
            return NOTHING
        if isinstance(value, bool):
            return self.text("terminal-yes" if value else "terminal-no")
        if isinstance(value, dict):
            return " ".join(f"{self.label(key)} {self.in_short(entry)}" for key, entry in value.items())
        if isinstance(value, list):
            return " ".join(self.in_short(entry) for entry in value)
        word = f"value-{value}"
        return self.text(word) if word in self.words else str(value)

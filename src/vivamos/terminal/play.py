"""A game at a prompt: one person against bots."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from rich.console import Console
from rich.markup import escape

from vivamos.bots.bot import Bot
from vivamos.engine.errors import IllegalMove
from vivamos.engine.table import Event, Table

YOU = 0
HELP = (
    "Type the number of a move or the move itself; 'why MOVE' says why one is refused; "
    "'log' shows what happened; 'quit' leaves."
)


def play(table: Table, opponents: Sequence[Bot], console: Console, read: Callable[[str], str] = input) -> None:
    """Play until the game is over or the player leaves. End of input and Ctrl-C leave too."""
    console.print(f"[bold]{table.game.name}[/bold], {table.players} players. You are seat {YOU}. {HELP}\n")
    told, scores = 0, table.scores()
    try:
        while True:
            told = tell(table, console, told)
            if table.over:
                break
            if scores != (scores := table.scores()):
                console.print(f"[bold]Scores:[/bold] {seat_by_seat(scores)}", highlight=False)
            if table.seat == YOU:
                ask(table, console, read)
            elif table.seat is not None:
                table.play(opponents[table.seat - 1].choose(table))
    except (EOFError, KeyboardInterrupt):
        console.print("\nYou leave the table. Goodbye!")
        return
    show_result(table, console)


def tell(table: Table, console: Console, told: int) -> int:
    """Say what has happened since the last time, as far as this seat may know; returns how much is told now."""
    log = table.log(YOU)
    for event in log[told:]:
        console.print(escape(in_words(event, table)), highlight=False)
    return len(log)


def in_words(event: Event, table: Table) -> str:
    """An event of the log as a line."""
    if "move" in event:
        return f"{who(event['seat'])}: {event['move']}"
    if "deal" in event:
        return "\nCards are dealt." + (f" You get {' '.join(event['deal'][YOU])}." if event["deal"][YOU] else "")
    if "start" in event:
        return f"{who(event['start'])} begin{'' if event['start'] == YOU else 's'}."
    if "draw" in event:
        cards = [card or "a card" for card in event["draw"]]
        return f"{who(event['seat'])} draw{'' if event['seat'] == YOU else 's'} {' and '.join(cards)}."
    return ", ".join(f"{key.replace('_', ' ')} {in_short(value)}" for key, value in event.items()) + "."


def who(seat: int) -> str:
    return "You" if seat == YOU else f"Seat {seat}"


def ask(table: Table, console: Console, read: Callable[[str], str]) -> None:
    """Show the table and the numbered moves, and ask until a move is made."""
    show_view(table, console)
    moves = table.moves()
    console.print("  ".join(f"[bold]{i}[/bold] {escape(move)}" for i, move in enumerate(moves, 1)), highlight=False)
    while True:
        answer = read("Your move: ").strip()
        word, _, rest = answer.partition(" ")
        if word.isdecimal() and not rest:
            if 1 <= int(word) <= len(moves):
                table.play(moves[int(word) - 1])
                return
            console.print(f"The moves are numbered 1 to {len(moves)}.")
        elif word.lower() in ("quit", "exit", "q"):
            raise EOFError
        elif word.lower() == "log":
            tell(table, console, 0)
        elif word.lower() == "why":
            refusal = table.why_not(rest)
            console.print(escape(str(refusal)) if refusal else "You may play that.", highlight=False)
        elif word in ("", "?") or word.lower() == "help":
            console.print(HELP)
        else:
            try:
                table.play(answer)
                return
            except IllegalMove as refusal:
                console.print(escape(str(refusal)), highlight=False)


NOT_SHOWN = {"game", "players", "viewer", "to_move", "moves", "winners"}


def show_view(table: Table, console: Console) -> None:
    """What the seat sees, a line each; what is there for every seat is told seat by seat."""
    console.print()
    seated = table.game.view.SEATED | {"scores"}
    for key, value in table.view(YOU).items():
        if key in NOT_SHOWN or isinstance(value, dict):
            continue
        text = seat_by_seat(value) if key in seated and value is not None else in_short(value)
        console.print(f"[dim]{key.replace('_', ' '):>14}[/dim]  {escape(text)}", highlight=False)


def seat_by_seat(values: list[Any]) -> str:
    return " · ".join(f"{who(seat).lower()} {in_short(value)}" for seat, value in enumerate(values))


def in_short(value: Any) -> str:
    if value is None or value == [] or value == "":
        return "–"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, dict):
        return " ".join(f"{key} {in_short(entry)}" for key, entry in value.items())
    if isinstance(value, list):
        return " ".join(in_short(entry) for entry in value)
    return str(value)


def show_result(table: Table, console: Console) -> None:
    console.print(f"\nThe game is over. {seat_by_seat(table.scores())}", highlight=False)
    winners = table.winners()
    if winners == [YOU]:
        console.print("[bold]You win![/bold]")
    else:
        names = " and ".join(who(seat) for seat in winners)
        console.print(f"[bold]{names} win{'s' if len(winners) == 1 else ''}.[/bold]")

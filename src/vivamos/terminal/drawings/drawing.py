"""A table drawn from its view, for any game; a game's own file says more."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from rich.cells import cell_len
from rich.text import Text

from vivamos.engine.facts import Fact
from vivamos.engine.words import Words
from vivamos.terminal.cards import NARROWEST, beside, box, centred, chip, chips, face, inner_width

View = dict[str, Any]
NOTHING = "–"
SHORTEST_NAME = 6  # cells, with the mark of whose turn it is
SLOT = 10  # cells for each seat's card of a trick: five seats fit beside the log


@dataclass(frozen=True)
class Group:
    """Cards that lie together: a hand, or a part of one. `verbs`: what is done with them; none: nothing now."""

    cards: Sequence[str]
    label: str = ""
    verbs: frozenset[str] | None = None


@dataclass(frozen=True)
class Slot:
    """A place for a card in the middle of the table."""

    face: Text | None
    below: str = ""
    tag: str = ""
    heavy: bool = False
    width: int = SLOT


class Drawing:
    """The lines of a table as one viewer sees it."""

    columns: tuple[str, ...] = ("cards",)  # of the view, seat by seat; the scores come last
    width = 50  # cells that a line may have

    def __init__(self, words: Words, players: int, name: Callable[[int], str], me: int | None) -> None:
        self.words = words
        self.players = players
        self.name = name
        self.me = me

    # --- words ---

    def text(self, told: Fact | str, **args: Any) -> str:
        return self.words.text(told, self.name, self.me, **args)

    def label(self, key: str) -> str:
        return self.text(f"view-{key}")

    def heading(self, key: str) -> str:
        """Over a column: shorter, where a game has many."""
        message = f"column-{key}"
        return self.text(message) if message in self.words else self.label(key)

    def called(self, seat: int) -> str:
        return self.text("you") if seat == self.me else self.name(seat)

    def word(self, value: str) -> str:
        """A word of a move or of a view as people read it."""
        for message in (f"move-{value}", f"value-{value}"):
            if message in self.words:
                return self.text(message)
        return value

    def line(self, key: str, value: Text | str | int) -> Text:
        """`label  value`."""
        inside = value if isinstance(value, Text) else Text(str(value))
        return Text.assemble((self.label(key), "dim"), "  ", inside)

    # --- what is drawn ---

    def status(self, view: View) -> str:
        """How far the game is."""
        return self.text("table-round", number=view["round"]) if view.get("round") else ""

    def seats(self, view: View) -> list[Text]:
        """A line for each seat: whose turn it is, and what it has."""
        keys = [key for key in (*self.columns, "scores") if isinstance(view.get(key), list)]
        rows = [[Text(self.heading(key), "dim") for key in keys]]
        rows += [[self.cell(key, view[key][seat]) for key in keys] for seat in range(view["players"])]
        widths = [max(row[i].cell_len for row in rows) for i in range(len(keys))]
        names = [Text(), *(self.seat_name(view, seat) for seat in range(view["players"]))]
        left = max(SHORTEST_NAME, self.width - sum(widths) - 2 * len(widths))
        for name in names:
            name.truncate(left, overflow="ellipsis")
        first = max(name.cell_len for name in names)
        lines = []
        for name, row in zip(names, rows, strict=True):
            line = Text.assemble(name, " " * (first - name.cell_len))
            for cell, width in zip(row, widths, strict=True):
                line.append_text(Text.assemble("  ", " " * (width - cell.cell_len), cell))
            lines.append(line)
        return lines

    def seat_name(self, view: View, seat: int) -> Text:
        moves = view["to_move"] == seat
        won = seat in view["winners"]
        mark = "▶ " if moves else "★ " if won else "  "
        return Text.assemble(mark, self.called(seat), style="bold" if moves or won else "")

    def cell(self, key: str, value: Any) -> Text:
        """What a seat has, in short."""
        if isinstance(value, bool):
            return Text("✓" if value else "")
        if isinstance(value, list):
            return chips(value) if value else Text(NOTHING, "dim")
        return Text(NOTHING, "dim") if value is None else Text(str(value))

    def middle(self, view: View) -> list[Text]:
        """What lies on the table. Any game: a line for each part of the view that has a name."""
        lines = []
        left_out = {
            *self.columns,
            "game",
            "players",
            "viewer",
            "to_move",
            "scores",
            "winners",
            "moves",
            "asked",
            "hand",
        }
        for key, value in view.items():
            if key not in left_out and not isinstance(value, dict) and value not in (None, False, []):
                lines.append(self.line(key, self.in_short(value)))
        return lines

    def in_short(self, value: Any) -> str:
        if isinstance(value, dict):
            return " ".join(f"{self.label(key)} {self.in_short(entry)}" for key, entry in value.items())
        if isinstance(value, list):
            return " ".join(self.in_short(entry) for entry in value)
        return NOTHING if value is None else self.word(str(value))

    def hand(self, view: View) -> list[Group]:
        """The viewer's cards."""
        return [Group(view.get("hand", []))]

    def held(self, view: View) -> Text:
        """The same in a line, for a hand that lies open."""
        parts = [
            Text.assemble(f"{group.label} " if group.label else "", chips(group.cards)) for group in self.hand(view)
        ]
        return Text("  ").join(parts)

    # --- moves ---

    def choice(self, move: str, card: str | None = None) -> Text:
        """A move on a chip; `card` is chosen already."""
        words = move.split()
        if card is not None:
            words = words[2:] or words
        return Text(" ").join([self.move_word(word, move) for word in words])

    def move_word(self, word: str, move: str) -> Text:
        is_card = word[:1].isupper() or (word[:1] in "+-" and len(word) > 1)
        return chip(word) if is_card else Text(self.word(word))

    def foreseen(self, move: str, view: View, preview: dict[str, Any]) -> str:
        """What a move leads to, as far as the game tells."""
        return ""

    # --- pieces ---

    def slots(self, slots: Iterable[Slot]) -> list[Text]:
        """Cards side by side, each with a name and a tag below it; in several rows if there is little room."""
        rows: list[list[list[Text]]] = []
        left = 0
        for slot in slots:
            width, inside = slot.width, inner_width(slot.face.plain) if slot.face else NARROWEST
            lines = [centred(line, width) for line in box(slot.face, inside, heavy=slot.heavy)]
            if left < width:
                rows.append([])
                left = self.width
            left -= width
            rows[-1].append([*lines, centred(slot.below, width), centred(Text(slot.tag, "italic"), width)])
        return [line for row in rows for line in beside(row, gap=0) if line.plain.strip()]

    def card(self, name: str | None) -> Text | None:
        return face(name, inner_width(name)) if name else None

    def rows(self, parts: Iterable[Text | str | None], between: str = "   ") -> list[Text]:
        """What there is, as much in a line as fits."""
        lines: list[Text] = []
        for part in parts:
            if not part:
                continue
            made = Text(part) if isinstance(part, str) else part
            if lines and lines[-1].cell_len + cell_len(between) + made.cell_len <= self.width:
                lines[-1].append_text(Text.assemble(between, made))
            else:
                lines.append(Text.assemble(made))  # the style of the first is not that of all
        return lines

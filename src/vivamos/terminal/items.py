"""Things to choose from in a terminal: cards in a hand, moves, keys. By arrows or by mouse."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from rich.text import Text
from textual import events
from textual.geometry import Region, Size
from textual.message import Message
from textual.widget import Widget

from vivamos.terminal.cards import box, inner_width

CARD_ROWS = 3


@dataclass(frozen=True)
class Item:
    """Something to choose."""

    face: Text
    means: Any  # what whoever made it knows it by
    allowed: bool = True
    label: Text = field(default_factory=Text)  # before it, where a group begins


class Items(Widget, can_focus=False):
    """Items side by side, in as many rows as they need: as boxes where there is room, else as chips."""

    class Chosen(Message):
        """Somebody has clicked on an item."""

        def __init__(self, items: Items, index: int) -> None:
            super().__init__()
            self.items = items
            self.index = index

    def __init__(self, *, id: str, boxes: bool = False, most_rows: int = 6) -> None:
        super().__init__(id=id)
        self.boxes = boxes
        self.most_rows = most_rows
        self.items: list[Item] = []
        self.cursor: int | None = None
        self.regions: list[Region] = []

    def fill(self, items: Sequence[Item], cursor: int | None = None) -> None:
        self.items = list(items)
        self.cursor = cursor
        self.refresh(layout=True)

    def point(self, cursor: int | None) -> None:
        self.cursor = cursor
        self.refresh()

    # --- drawing ---

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        return len(self.drawn(width)) if self.items else 0

    def render(self) -> Text:
        return Text("\n").join(self.drawn(self.content_size.width))

    def drawn(self, width: int) -> list[Text]:
        """The lines; beside it finds out where each item lies."""
        if self.boxes:
            lines = self._rows(width, CARD_ROWS)
            if len(lines) <= self.most_rows:
                return lines
        return self._rows(width, 1)

    def _rows(self, width: int, height: int) -> list[Text]:
        self.regions = []
        lines: list[Text] = []
        row = [Text() for _ in range(height)]
        for index, item in enumerate(self.items):
            drawn = self._box(index, item) if height > 1 else [self._chip(index, item)]
            label = item.label.cell_len
            wide = label + drawn[0].cell_len
            if row[0].cell_len and row[0].cell_len + wide > width:
                lines += row
                row = [Text() for _ in range(height)]
            for number, (line, part) in enumerate(zip(row, drawn, strict=True)):
                line.append_text(item.label if number == height // 2 else Text(" " * label))
                line.append_text(part)
            at = row[0].cell_len - drawn[0].cell_len
            self.regions.append(Region(at, len(lines), drawn[0].cell_len, height))
        return lines + row

    def _box(self, index: int, item: Item) -> list[Text]:
        plain = item.face.plain
        inside = item.face.copy()
        spare = inner_width(plain) - inside.cell_len
        inside.pad_right(max(0, spare))
        lines = box(inside, inside.cell_len, heavy=index == self.cursor, dashed=not item.allowed)
        if index == self.cursor:
            lines[2] = Text(lines[2].plain[0] + "▲".center(inside.cell_len, "━") + lines[2].plain[-1], "bold")
        return lines

    def _chip(self, index: int, item: Item) -> Text:
        left, right = ("▶", "◀") if index == self.cursor else ("[", "]") if item.allowed else (" ", " ")
        return Text.assemble((left, "bold"), item.face, (right, "bold"), " ")

    # --- the mouse ---

    def on_click(self, event: events.Click) -> None:
        offset = event.get_content_offset(self)
        if offset is None:
            return
        for index, region in enumerate(self.regions):
            if region.contains_point(offset):
                event.stop()
                self.post_message(self.Chosen(self, index))
                return

"""Cards in a terminal: coloured boxes and chips. The letter of the colour always stands on them."""

from __future__ import annotations

import re
from collections.abc import Iterable

from rich.cells import cell_len
from rich.style import Style
from rich.text import Text

from vivamos.engine.facts import Fact, kind_of

LIGHT, DARK = "#ffffff", "#1b1b1b"
PAPER = {
    "R": (LIGHT, "#b3261e"),
    "O": (DARK, "#f08a24"),
    "Y": (DARK, "#f2c230"),
    "G": (LIGHT, "#2e7d32"),
    "B": (LIGHT, "#1d5fb4"),
    "P": (LIGHT, "#a8327e"),
    "K": (LIGHT, "#303030"),
    "+": (LIGHT, "#1d5fb4"),
    "-": (LIGHT, "#b3261e"),
}
OTHER_PAPER = (DARK, "#d8d2c4")
NARROWEST = 3  # cells inside of a card


def ink(letter: str) -> Style:
    """How a letter is printed: on paper of its colour."""
    ink, paper = PAPER.get(letter, OTHER_PAPER)
    return Style(bold=True, color=ink, bgcolor=paper)


def face(name: str, width: int = 0) -> Text:
    """A card's name on its colour, or on its two; at least `width` cells wide."""
    spare = max(0, width - cell_len(name))
    left = spare // 2
    if name.isalpha() and name.isupper() and len(name) > 1:  # a colour a letter, each on its own half
        middle = Text.assemble(*((letter, ink(letter)) for letter in name))
        return Text.assemble((" " * left, ink(name[0])), middle, (" " * (spare - left), ink(name[-1])))
    bare = name.removeprefix("r")  # a card that turns the order round: its sign decides
    return Text(" " * left + name + " " * (spare - left), ink(bare[:1] if bare else ""))


def back(width: int = NARROWEST) -> Text:
    """A card face down."""
    return Text("░" * width, "dim")


def chip(name: str) -> Text:
    """A card in a line of text."""
    return face(name, cell_len(name) + (1 if len(name) > 1 else 2))


def chips(names: Iterable[str]) -> Text:
    return Text(" ").join([chip(name) for name in names])


def inner_width(name: str) -> int:
    return max(NARROWEST, cell_len(name))


def box(inside: Text | None, width: int = NARROWEST, heavy: bool = False, dashed: bool = False) -> list[Text]:
    """Three lines with something in a frame; None: an empty place. What may not be played has a broken frame."""
    middle = Text(" " * width) if inside is None else inside
    if inside is None or dashed:
        top, side, style = "╌", "┆", "dim"
        corners = "┌┐└┘"
    elif heavy:
        top, side, style = "━", "┃", "bold"
        corners = "┏┓┗┛"
    else:
        top, side, style = "─", "│", ""
        corners = "╭╮╰╯"
    return [
        Text(corners[0] + top * width + corners[1], style),
        Text.assemble((side, style), middle, (side, style)),
        Text(corners[2] + top * width + corners[3], style),
    ]


def beside(boxes: Iterable[list[Text]], gap: int = 1) -> list[Text]:
    """Blocks of as many lines each, side by side."""
    columns = list(boxes)
    return [Text(" " * gap).join(list(row)) for row in zip(*columns, strict=True)]


def centred(text: Text | str, width: int) -> Text:
    """In the middle of so many cells; cut if it is longer."""
    made = text.copy() if isinstance(text, Text) else Text(text)
    made.truncate(width, overflow="ellipsis")
    spare = width - made.cell_len
    return Text.assemble(" " * (spare // 2), made, " " * (spare - spare // 2))


def cards_named(told: Fact) -> set[str]:
    """The cards that a fact tells of, also inside of other facts."""
    found: set[str] = set()
    for key, value in told.get("args", {}).items():
        kind = kind_of(key)
        for each in value if isinstance(value, list) else [value]:
            if isinstance(each, dict):
                found |= cards_named(each) if "fact" in each else set()
            elif kind in ("card", "cards") and isinstance(each, str):
                found.add(each)
    return found


def with_cards(sentence: str, told: Fact) -> Text:
    """A sentence in which the cards of its fact are coloured."""
    text = Text(sentence)
    for name in cards_named(told):
        found = list(re.finditer(rf"(?<!\w){re.escape(name)}(?!\w)", sentence))
        for match in found[:1] if name.islower() else found:  # `copy` may be a word of the sentence as well
            for at, letter in enumerate(name):
                both = name.isalpha() and name.isupper()
                style = ink(letter) if both else ink(name.removeprefix("r")[:1])
                text.stylize(style, match.start() + at, match.start() + at + 1)
    return text

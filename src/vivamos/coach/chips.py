"""Cards and moves as a page shows them: drawn small, or in words. Nobody who reads a review need know the notation."""

from __future__ import annotations

import re
from html import escape
from typing import Any

from vivamos.engine.facts import Fact, is_fact, kind_of
from vivamos.engine.state import Position
from vivamos.engine.table import Table
from vivamos.engine.words import Words

PAPERS = {  # of cards, by the letters of their colours, with the ink that can be read on them
    "R": ("#b3261e", "#fff"), "O": ("#f08a24", "#1b1b1b"), "Y": ("#f2c230", "#1b1b1b"), "G": ("#2e7d32", "#fff"),
    "B": ("#1d5fb4", "#fff"), "P": ("#8d2a86", "#fff"), "K": ("#303030", "#fff"),
    "up": ("#1d5fb4", "#fff"), "down": ("#b3261e", "#fff"), "other": ("#4a4037", "#fff"),
}  # fmt: skip
CHIPS = """
.chip { display: inline-flex; overflow: hidden; border-radius: 6px; font-weight: 700; font-size: 14px; line-height: 1.5;
  font-variant-numeric: tabular-nums; vertical-align: baseline; box-shadow: 0 0 0 1px light-dark(#0003, #fff5); }
.chip i { font-style: normal; padding: 0 6px; } .chip i + i { padding-left: 0; } .chip.two i + i { padding-left: 6px; }
""" + "".join(f".chip .{name} {{ background: {paper}; color: {ink}; }}\n" for name, (paper, ink) in PAPERS.items())
DRAWN = re.compile(r"(?P<letters>[A-Z]{1,2})(?P<number>[0-9]*)|(?P<sign>[+-])(?P<step>[0-9]+)")
FIRST, LAST = "\ue000", "\ue001"  # around a card in a sentence, until it is drawn
MARKED = re.compile(f"{FIRST}(.*?){LAST}")
HELD = ("hand", "normal", "refuse", "dummy")  # where a view has the cards that a seat can use


class Chips:
    """The cards of a game that is over, as they were called at a decision."""

    def __init__(self, table: Table, words: Words) -> None:
        self.table = table
        self.words = words

    def move(self, move: str, number: int) -> str:
        """Its card, and what it says beside that."""
        before = self._before(number)
        told = self.table.game.facts.in_words(move, before)
        card = next((word for word in move.split(" ") if word in self._held(before)), None)
        drawn = "" if card is None or (told and not DRAWN.fullmatch(card)) else self.card(card, before)
        said = self._capital(self.words.text(told)) if told else "" if drawn else escape(move)
        return f"{drawn} {said}".strip()

    def card(self, card: str, s: Position) -> str:
        """Its colours with what is written on it; one that is not just a number has its name on it."""
        told = self.table.game.facts.spoken(card, s)
        spoken = self._capital(self.words.text(told)) if told else escape(card)
        face = _face(card) or _part("other", spoken)
        return f'<span class="chip{_two(card)}" role="img" aria-label="{spoken}">{face}</span>'

    def sentence(self, told: Fact, number: int) -> str:
        """A fact in words, with its cards drawn."""
        before = self._before(number)
        text = escape(self.words.text(_with_marks(told)))
        return MARKED.sub(lambda found: self.card(found.group(1), before), text)

    def _before(self, number: int) -> Position:
        before: Position | None = self.table.step(number).before
        assert before is not None  # a decision is made in a position
        return before

    def _held(self, before: Position) -> list[str]:
        own = self.table.own_at(before, int(before.seat))
        return [card for place in HELD for card in own.get(place) or []]

    def _capital(self, text: str) -> str:
        return escape(text[:1].upper() + text[1:])


def _two(card: str) -> str:
    return " two" if len(card) == 2 and card.isalpha() and card.isupper() else ""


def _face(card: str) -> str:
    found = DRAWN.fullmatch(card)
    if found is None:
        return ""
    if found["sign"]:
        return _part("down" if found["sign"] == "-" else "up", f"{found['sign'].replace('-', '−')}{found['step']}")
    letters, number = found["letters"], found["number"]
    if not number:
        return "".join(_part(letter, letter) for letter in letters)
    return _part(letters[-1], letters) + _part(letters[-1], number)


def _part(paper: str, text: str) -> str:
    return f'<i class="{paper}" aria-hidden="true">{text}</i>'


def _with_marks(told: Fact) -> Fact:
    """The same fact, and those inside of it, with marks around their cards."""
    return {**told, "args": {key: _marked(key, value) for key, value in told.get("args", {}).items()}}


def _marked(key: str, value: Any) -> Any:
    if is_fact(value):
        return _with_marks(value)
    if isinstance(value, list):
        return [_marked(key.removesuffix("s"), each) for each in value]
    return f"{FIRST}{value}{LAST}" if kind_of(key) == "card" and isinstance(value, str) else value

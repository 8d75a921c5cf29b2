"""VIVA in a terminal: three houses and the blocking card."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from rich.text import Text

from vivamos.terminal.cards import chip, chips
from vivamos.terminal.drawings.drawing import Drawing, Group, Slot, View

BUTTONS = {"draw": "button-draw", "keep": "button-keep", "block top": "button-turn-up"}
BUTTONS |= {"catch": "button-catch", "let": "button-let"}


class Table(Drawing):
    columns = ("cards", "known")

    def status(self, view: View) -> str:
        rounds, number = view["rounds"], view["round"]
        return f"{self.text('table-round', number=min(number, rounds))} / {rounds}"

    def middle(self, view: View) -> list[Text]:
        out = view["out"]
        houses = [
            Slot(self.card(house["top"]), self._house(number, house), heavy=bool(house["top"]), width=11)
            for number, house in enumerate(view["houses"], 1)
        ]
        block = Slot(self.card(out["card"] if out else view["blocking"]), self.text("slot-block"), width=16)
        lines = self.slots([*houses, block])
        if out:
            lines.append(Text(self.text("caption-out", seat=out["seat"]), "bold"))
        if view["viva"]:
            lines.append(Text.assemble(("VIVA ", "bold"), chip(view["viva"])))
        if view["placed"]:
            over = Text.assemble(" → ", chip(view["placed_over"])) if view["placed_over"] else Text()
            lines.append(Text.assemble((f"{self.label('placed')}  ", "dim"), self.choice(view["placed"]), over))
        drawn = self.line("drawn", chip(view["drawn"])) if view["drawn"] else None
        piles = [self.line("pile", view["pile"]), self.line("discard", len(view["discard"])), drawn]
        lines += self.rows(piles)
        if view["covered"]:
            lines += self.rows([Text(f"{self.label('covered')}  ", "dim"), *_with_copies(view["covered"])], "")
        return lines

    def cell(self, key: str, value: Any) -> Text:
        if key == "known" and len(value) > 5:  # more would push the scores aside
            return Text.assemble(chips(value[:5]), " …")
        return super().cell(key, value)

    def _house(self, number: int, house: dict[str, Any]) -> str:
        told = self.text("button-house", house=number)
        return f"{told} ×{house['cards']}" if house["cards"] > 1 else told

    def hand(self, view: View) -> list[Group]:
        return [Group(view["hand"], verbs=frozenset({"place", "block", "finish"}))]

    def choice(self, move: str, card: str | None = None) -> Text:
        if move in BUTTONS:
            return Text(self.text(BUTTONS[move]))
        verb, name, *houses = move.split()
        if verb == "finish":
            return Text(self.text("button-go-out"))
        if verb == "block":
            return Text.assemble(self.word(verb), " ", chip(name))
        told = Text(" + ").join([Text(self.text("button-house", house=int(house))) for house in houses])
        return told if card else Text.assemble(chip(name), " → ", told)

    def foreseen(self, move: str, view: View, preview: dict[str, Any]) -> str:
        if move in preview.get("viva", {}):
            return "VIVA!"
        wrong = preview.get("forbidden", {}).get(move)
        return self.text("try-warning", reason=wrong) if wrong else ""


def _with_copies(names: list[str]) -> Iterator[Text]:
    """Late in a long round there are dozens: each kind once, and how many."""
    for name, number in Counter(names).items():
        yield Text.assemble(chip(name), f"×{number} " if number > 1 else " ")

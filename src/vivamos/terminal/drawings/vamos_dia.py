"""VAMOS dia in a terminal: the trick, and what everybody has won."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from vivamos.engine.words import signed
from vivamos.terminal.cards import back, chips
from vivamos.terminal.drawings.drawing import Drawing, Slot, View


class Table(Drawing):
    columns = ("cards", "won", "down_taken")

    def status(self, view: View) -> str:
        if view["winners"]:
            return self.text("status-over")
        told = self.text("round-of-rounds", number=min(view["round"], view["rounds"]), rounds=view["rounds"])
        return f"{told} · {self.text('status-trick', number=view['trick_number'])}"

    def middle(self, view: View) -> list[Text]:
        lines = self.slots(self._slot(view, seat) for seat in range(view["players"]))
        own = [each["card"] for each in view["down_own"]]
        lines += self.rows(
            [
                Text("VAMOS!", "bold reverse") if view["vamos_on"] else None,
                self.line("led", self.text(f"colour-{view['led']}")) if view["led"] else None,
                self.line("vamos", chips(view["vamos"])),
                self.line("down_own", chips(own)) if own else None,
            ]
        )
        piles = [(seat, pile) for seat, pile in enumerate(view["piles"]) if pile]
        lines += self.rows(Text.assemble((f"{self.called(seat)} ", "dim"), chips(pile)) for seat, pile in piles)
        return lines

    def foreseen(self, move: str, view: View, preview: dict[str, Any]) -> str:
        """What the card counts."""
        return signed(view["values"][move.split()[1]])

    def _slot(self, view: View, seat: int) -> Slot:
        name = view["trick"][seat]
        tag = ""
        if name and name == view["taken"]:
            tag = self.text("tag-taken")
        elif name and seat == view["winning"]:
            tag = self.text("table-tag-won" if view["finished"] else "table-tag-winning")
        elif name and seat == view["leader"]:
            tag = self.text("table-tag-led")
        laid = view["laid"][seat] and not name
        return Slot(
            back() if laid else self.card(name), self.called(seat), tag, heavy=bool(tag and seat == view["winning"])
        )

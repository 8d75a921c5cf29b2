"""SLAMBO! in a terminal: the ring with the balance, and the top card of the pile."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from vivamos.terminal.drawings.drawing import Drawing, Slot, View


class Table(Drawing):
    columns = ("cards", "shame")

    def seats(self, view: View) -> list[Text]:
        return super().seats({key: value for key, value in view.items() if key != "scores"})  # shame is the score

    def status(self, view: View) -> str:
        told = self.text("bout-number", bout=view["bout"])
        return f"{told} · {self.text('cards-at-stake', stake=view['middle'])}"

    def middle(self, view: View) -> list[Text]:
        low, high = view["ring"]
        clockwise = view["direction"] == "clockwise"
        turns = "↓" if clockwise else "↑"
        way = f"{turns} {self.text('goes-clockwise' if clockwise else 'goes-anticlockwise')}"
        top = Slot(self.card(view["top"]), self.text("last-played" if view["top"] else "no-card-yet"), way, width=20)
        return [
            *self._ring(view["balance"], low, high),
            Text(),
            *self.slots([top]),
            self.line("pile", view["pile"]),
        ]

    def _ring(self, balance: int, low: int, high: int) -> list[Text]:
        scale, pointer = Text(), Text()
        for number in range(min(low, balance), max(high, balance) + 1):
            inside = low <= number <= high
            here = number == balance
            shown = f"[{number}]" if here else f" {number} "
            scale.append(shown, "bold reverse" if here else "" if inside else "dim")
            pointer.append(("▲" if here else "").center(len(shown)), "bold")
        edges = f"{self.text('edge-low', low=low)} · {self.text('edge-high', high=high)}"
        return [self.line("balance", Text(str(balance), "bold")), scale, pointer, Text(edges, "dim")]

    def foreseen(self, move: str, view: View, preview: dict[str, Any]) -> str:
        leads = preview.get(move)
        if leads is None:
            return ""
        sign = move.split()[-1]
        declared = {"+": "plus", "-": "minus"}.get(sign)
        if leads["slambo"]:
            side = "below" if leads["balance"] < view["ring"][0] else "above"
            return self.text("leads-to-slambo", balance=leads["balance"], side=side, declared=declared)
        if leads["turns"]:
            return self.text("leads-round", balance=leads["balance"])
        return self.text("leads-to", balance=leads["balance"], declared=declared)

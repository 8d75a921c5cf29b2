"""Iyadosu in a terminal: the trick, what was declared, and the hand cut in two."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from vivamos.terminal.drawings.drawing import Drawing, Group, Slot, View


class Table(Drawing):
    columns = ("declared", "tricks", "normal_left", "refuse_left")

    def status(self, view: View) -> str:
        if view["winners"]:
            return self.text("status-over")
        told = self.text("status-round", round=view["round"], rounds=view["rounds"])
        if view["asked"] == "divide":
            return f"{told} · {self.text('status-dividing')}"
        return f"{told} · {self.text('status-trick', trick=view['trick_number'])}"

    def middle(self, view: View) -> list[Text]:
        finished = view["last_trick"] if not any(view["trick"]) else None
        trick = finished or view["trick"]
        winning = view["last_winner"] if finished else view["winning"]
        lines = [Text(self.label("last_trick"), "dim")] if finished else []
        lines += self.slots(self._slot(view, trick, winning, seat) for seat in range(view["players"]))
        if view["led"]:
            lines.append(self.line("led", self.text(f"colour-{view['led']}")))
        if view["stack"]:
            lines.append(self.line("stack", " · ".join(self.called(seat) for seat in view["stack"])))
        return lines

    def _slot(self, view: View, trick: list[str | None], winning: int | None, seat: int) -> Slot:
        verb, _, name = (trick[seat] or "").partition(" ")
        tag = ""
        if seat in view["eliminated"] and not name:
            tag = self.text("slot-out")
        elif verb == "refuse":
            tag = self.text("tag-refused")
        elif name and seat == winning:
            tag = self.text("table-tag-winning" if trick is view["trick"] else "table-tag-won")
        elif name and seat == view["leader"] and trick is view["trick"]:
            tag = self.text("table-tag-led")
        return Slot(self.card(name), self.called(seat), tag, heavy=bool(name) and seat == winning)

    def hand(self, view: View) -> list[Group]:
        if view["hand"]:
            return [Group(view["hand"], verbs=frozenset())]
        return [
            Group(view["normal"], self.text("tray-normal"), frozenset({"play"})),
            Group(view["refuse"], self.text("tray-refuse"), frozenset({"refuse"})),
        ]

    def choice(self, move: str, card: str | None = None) -> Text:
        verb, _, number = move.partition(" ")
        if verb == "divide":
            return Text(self.text("cut-declare", number=int(number)) if number == "1" else number)
        return Text(self.text("lay-insert-card")) if verb == "insert" else super().choice(move, card)

    def foreseen(self, move: str, view: View, preview: dict[str, Any]) -> str:
        verb, _, number = move.partition(" ")
        if verb == "divide":
            held = " ".join(view["hand"][-int(number) :])
            return self.text("cut-spoken", number=int(number), held=held)
        told = {"wins": "card-would-win", "submits": "card-would-submit"}
        return " · ".join(self.text(message) for key, message in told.items() if move in preview.get(key, []))

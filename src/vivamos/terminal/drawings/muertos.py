"""Dia de los Muertos in a terminal: partners, the trick, the dead of the day."""

from __future__ import annotations

from rich.text import Text

from vivamos.terminal.cards import chip, chips
from vivamos.terminal.drawings.drawing import Drawing, Group, Slot, View

DAYS = 3
PLACES = 4
WIDTH = 12  # of a place
PARTNER = 2  # places away, as people sit


class Table(Drawing):
    columns = ("food_won", "muertos_won")

    def status(self, view: View) -> str:
        if view["winners"]:
            return self.text("status-over")
        day = self.text("status-day", day=view["day"], days=DAYS)
        return f"{day} · {self.text('status-trick', trick=view['trick_number'], tricks=view['tricks'])}"

    def at(self, place: int) -> str:
        """Who sits at a place; at the fourth perhaps the dummy."""
        return self.called(place) if place < self.players else self.text("dummy")

    def seat_name(self, view: View, seat: int) -> Text:
        name = super().seat_name(view, seat)
        around = view["clockwise"]
        partner = around[(around.index(seat) + PARTNER) % PLACES]
        return Text.assemble(name, (f" + {self.at(partner)}", "dim"))

    def middle(self, view: View) -> list[Text]:
        lines = self.slots(self._slot(view, place) for place in view["clockwise"])
        powers = view["powers"]
        lines += self.rows(
            [
                self.line("muertos", chip(view["muertos"])),
                self.line("lost", chips(view["lost"])) if view["lost"] else None,
                self.line("offered", chip(view["offered"])) if view["offered"] else None,
                *(
                    Text.assemble((f"{self.text(f'title-{kind}')}  ", "dim"), chips(powers[kind]))
                    for kind in ("food", "swap", "kill", "start")
                    if powers.get(kind)
                ),
            ]
        )
        if view["dummy"]:
            lines.append(self.line("dummy", chips(view["dummy"])))
        for asked in view["questions"][-1:]:
            said = f"{self.at(asked['about'])}: {self.word(asked['colour'])} {self.word(asked['rank'])}"
            lines.append(self.line("questions", f"{said} → {asked['answer']}"))
        return lines

    def _slot(self, view: View, place: int) -> Slot:
        laid = next((card for card in view["trick"] if card["place"] == place), None)
        if laid is None:
            return Slot(None, self.at(place), width=WIDTH)
        tag = ""
        if laid.get("removed"):
            tag = self.text("tag-removed")
        elif laid.get("discarded"):
            tag = self.text("tag-discarded")
        elif place in view["doomed"]:
            tag = "†10"
        elif place == view["won"]:
            tag = self.text("table-tag-won")
        elif place == view["winning"]:
            tag = self.text("table-tag-winning")
        elif "colour" in laid:
            tag = self.word(laid["colour"])
        elif place == view["leader"]:
            tag = self.text("table-tag-led")
        return Slot(self.card(laid["card"]), self.at(place), tag, place == view["winning"], WIDTH)

    def hand(self, view: View) -> list[Group]:
        """One's own cards; when the dummy is asked, its cards are those to choose from."""
        for_dummy = view["place"] == PLACES - 1 and view["dummy"] is not None and view["to_move"] == self.me
        own = Group(view["hand"], verbs=frozenset() if for_dummy and self.me is not None else None)
        return [Group(view["dummy"], self.text("dummy")), own] if for_dummy and self.me is not None else [own]

    def choice(self, move: str, card: str | None = None) -> Text:
        verb, *words = move.split()
        told = {"ask": "title-ask", "kill": "remove"}
        if verb in told:  # about a place
            whom = Text(self.at(int(words[0])))
            return Text(" ").join([Text(self.text(told[verb])), whom, *(Text(self.word(word)) for word in words[1:])])
        return chip(words[0]) if verb == "take" else super().choice(move, card)  # the prompt says what for

"""The table in a terminal that can be drawn on: what playing, looking at a record and joining a server share."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from typing import Any, ClassVar

from rich.text import Text
from textual import events
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static

from vivamos.engine.facts import Fact
from vivamos.engine.game import Game
from vivamos.engine.telling import as_known_now
from vivamos.terminal.cards import chips, face, inner_width, with_cards
from vivamos.terminal.choosing import Option, options_of
from vivamos.terminal.drawings import drawing_of
from vivamos.terminal.items import Item, Items

TRICK = 1.6  # seconds that a full trick is looked at
WIDE, HIGH = 80, 24  # what everything fits into
MOST_LOGGED = 100  # facts that are shown; nobody scrolls back further
EMPTY: dict[str, Any] = {"moves": [], "refused": {}, "preview": {}}


class Sheet(ModalScreen[None]):
    """A page of text over the table; any key closes it."""

    def __init__(self, text: Text) -> None:
        super().__init__()
        self.text = text

    def compose(self) -> ComposeResult:
        with VerticalScroll(can_focus=False):
            yield Static(self.text)

    def on_key(self, event: events.Key) -> None:
        event.stop()
        scroll = self.query_one(VerticalScroll)
        if event.key in ("down", "pagedown"):
            scroll.scroll_page_down(animate=False)
        elif event.key in ("up", "pageup"):
            scroll.scroll_page_up(animate=False)
        else:
            self.dismiss()

    def on_click(self) -> None:
        self.dismiss()


class TableApp(App[None]):
    """A table as one viewer sees it, the log beside it, a hand below it. `pace`: how slowly it goes; 0: no waiting."""

    CSS_PATH = "look.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "walk(-1)", show=False),
        Binding("right", "walk(1)", show=False),
        Binding("up", "other_row(False)", show=False),
        Binding("down", "other_row(True)", show=False),
        Binding("tab", "next_allowed", show=False, priority=True),
        Binding("enter", "choose", show=False),
        Binding("space", "go_on", show=False),
        Binding("escape", "close_choices", show=False),
        Binding("pageup", "scroll_log(-1)", show=False),
        Binding("pagedown", "scroll_log(1)", show=False),
        Binding("question_mark,f1", "help", show=False),
        Binding("q,ctrl+c", "quit", show=False),
    ]
    keys_told: ClassVar[list[tuple[str, str, str]]] = []  # key as it is called, message, action; for the last line

    def __init__(
        self,
        game: Game,
        players: int,
        language: str,
        me: int | None,
        name: Callable[[int], str] | None = None,
        pace: float = 1.0,
    ) -> None:
        super().__init__()
        self.pace = pace
        self.skip = asyncio.Event()
        self.title = game.name
        self.game = game
        self.language = language
        self.words = game.words(language)
        self.drawing = drawing_of(game)(self.words, players, name or self.words.seat_name, me)
        self.view: dict[str, Any] | None = None
        self.asked: dict[str, Any] | None = None
        self.facts: list[Fact] = []
        self.about = Text()  # what was just refused, or asked for
        self.hand_cards: list[tuple[str, list[str], list[Fact]]] = []  # each with its moves, and why not
        self.opened: list[list[Option]] = []  # choices, the last of them shown; the first belong to no card
        self.opened_for: str | None = None
        self.in_hand, self.cursor = True, 0
        self._sentences: dict[str, Text] = {}
        self._drawable = False

    # --- words ---

    @property
    def me(self) -> int | None:
        return self.drawing.me

    def text(self, told: Fact | str, **args: Any) -> str:
        return self.drawing.text(told, **args)

    def sentence(self, told: Fact) -> Text:
        """A fact with its cards coloured, and its rule."""
        rule = f" ({told['rule']})" if "rule" in told else ""
        return Text.assemble(with_cards(self.text(told), told), (rule, "dim"))

    # --- what is there ---

    def compose(self) -> ComposeResult:
        with Horizontal(id="top"):
            yield Static(id="title")
            yield Static(id="note")
        with Horizontal(id="body"):
            with VerticalScroll(id="middle", can_focus=False):
                yield Static(id="table")
            with VerticalScroll(id="log", can_focus=False):
                yield Static(id="events")
        yield Static(id="said")
        yield Items(id="hand", boxes=True)
        yield Items(id="choices")
        yield Items(id="keys")

    def on_mount(self) -> None:
        self._drawable = True
        self.draw_keys()
        self.draw()

    def on_resize(self, event: events.Resize) -> None:
        small = event.size.width < WIDE or event.size.height < HIGH
        self.screen.set_class(small, "small")
        self.screen.set_class(event.size.width >= WIDE + 30, "wide")
        beside = 0 if small else 42 if event.size.width >= WIDE + 30 else 28
        self.drawing.width = max(20, event.size.width - beside - 2)
        self.draw()

    # --- what is shown ---

    def show(self, view: dict[str, Any] | None, asked: dict[str, Any] | None = None, note: str = "") -> None:
        """A position, and what the viewer is asked, if it is their turn."""
        self.view, self.asked = view, asked
        self.opened, self.opened_for = [], None
        self.about = Text()
        self.show_note(note)
        self._lay_out()
        self.draw()
        if asked is not None and self.screen.has_class("small"):  # the hand and the question, not the top of the table
            self.call_after_refresh(self.screen.scroll_end, animate=False)

    def show_note(self, note: str) -> None:
        self.query_one("#note", Static).update(Text(note))

    def tell(self, told: Iterable[Fact], anew: bool = False) -> None:
        """What happened; `anew`: this is all there is."""
        self.facts = [*([] if anew else self.facts), *told]
        lines = []
        for each in as_known_now(self.facts)[-MOST_LOGGED:]:
            key = json.dumps(each, sort_keys=True, default=str)
            if key not in self._sentences:
                self._sentences[key] = self._logged(each)
            lines.append(self._sentences[key])
        self.query_one("#events", Static).update(Text("\n").join(lines))
        self.query_one("#log", VerticalScroll).scroll_end(animate=False)

    def _logged(self, told: Fact) -> Text:
        made = with_cards(self.text(told), told)
        if told.get("kind") == "heading":
            made.stylize("bold underline")
        elif told.get("kind") in ("over", "round", "trick") or "tone" in told:
            made.stylize("bold")
        return made

    def remark(self, text: Text | str) -> None:
        """Something about what the viewer just did."""
        self.about = text if isinstance(text, Text) else Text(text)
        self.draw_said()

    def draw(self) -> None:
        if not self._drawable:
            return
        self.query_one("#table", Static).update(Text("\n").join(self.table_lines()))
        status = self.drawing.status(self.view) if self.view else self.text("table-waiting")
        self.query_one("#title", Static).update(Text(f"{self.game.name} · {status}"))
        self.draw_said()
        self._fill()

    def table_lines(self) -> list[Text]:
        if self.view is None:
            return []
        seats, middle = self.drawing.seats(self.view), self.drawing.middle(self.view)
        room = self.query_one("#middle").size.height
        return [*seats, *([Text()] if len(seats) + len(middle) < room else []), *middle]

    def draw_said(self) -> None:
        self.query_one("#said", Static).update(Text("\n").join([self.prompt(), self.about or self._of_cursor()]))

    def prompt(self) -> Text:
        """What the table waits for."""
        if self.view is None:
            return Text()
        if self.asked is not None:
            return Text(self.text("your-turn", prompt=self.asked["prompt"]), "bold")
        if self.view["winners"]:
            return Text(self.text("table-have-won", seats=self.view["winners"]), "bold")
        if self.view["to_move"] is not None:
            return Text(self.text("terminal-waits-for", seat=self.view["to_move"]))
        return Text()

    def draw_keys(self) -> None:
        keys = [
            Item(Text.assemble((key, "bold"), f" {self.text(message)}"), action)
            for key, message, action in self.keys_told
        ]
        self.query_one("#keys", Items).fill(keys)

    # --- the hand and the choices ---

    def _lay_out(self) -> None:
        """Which card has which moves; the others are choices of their own."""
        self.hand_cards = []
        self.in_hand, self.cursor = True, 0
        if self.view is None:
            return
        asked = self.asked or EMPTY
        left = list(asked["moves"])
        for group in self.drawing.hand(self.view):
            for card in group.cards:
                moves = [move for move in asked["moves"] if _is_of(move, card, group.verbs)]
                refused = [why for move, why in asked["refused"].items() if _is_of(move, card, group.verbs)]
                self.hand_cards.append((card, moves, refused))
                left = [move for move in left if move not in moves]
        if left:
            self.opened = [options_of(left)]
        allowed = next((index for index, (_, moves, _) in enumerate(self.hand_cards) if moves), None)
        if allowed is not None:
            self.cursor = allowed
        elif left:
            self.in_hand = False

    def choices(self) -> list[Option]:
        return self.opened[-1] if self.opened else []

    def _fill(self) -> None:
        hand, at = [], 0
        groups = self.drawing.hand(self.view) if self.view else []
        for group in groups:
            for number, card in enumerate(group.cards):
                _, moves, _ = self.hand_cards[at]
                label = Text(f"{' ' if at else ''}{group.label} " if number == 0 and group.label else "", "dim")
                allowed = bool(moves) or self.asked is None
                hand.append(Item(face(card, inner_width(card)), card, allowed, label))
                at += 1
        self.query_one("#hand", Items).fill(hand, self._marked())
        shown = [Item(self._option(option), option) for option in self.choices()]
        self.query_one("#choices", Items).fill(shown, None if self.in_hand else self.cursor)

    def _marked(self) -> int | None:
        """The card under the cursor, or the one whose choices are open."""
        if self.asked is None:
            return None
        if self.in_hand:
            return self.cursor
        names = [card for card, *_ in self.hand_cards]
        return names.index(self.opened_for) if self.opened_for in names else None

    def _option(self, option: Option) -> Text:
        label = self.drawing.choice(option.words, self.opened_for)
        return label if option.is_move else Text.assemble(label, " …")

    def _of_cursor(self) -> Text:
        """What the card under the cursor does, or which rule is against it."""
        if self.asked is None or self.view is None:
            return Text()
        if not self.in_hand:
            option = self.choices()[self.cursor]
            return Text(
                self.drawing.foreseen(option.moves[0], self.view, self.asked["preview"]) if option.is_move else ""
            )
        if not self.hand_cards:
            return Text()
        card, moves, refused = self.hand_cards[self.cursor]
        if not moves:
            return Text.assemble(chips([card]), " ", self.sentence(refused[0])) if refused else Text()
        seen = [self.drawing.foreseen(move, self.view, self.asked["preview"]) for move in moves]
        told = " · ".join(dict.fromkeys(each for each in seen if each))
        return Text.assemble(chips([card]), " ", told) if told else Text()

    def _places(self) -> int:
        return len(self.hand_cards) + len(self.choices())

    def _point(self, place: int) -> None:
        """Move the cursor: first come the cards, then the choices."""
        self.in_hand = place < len(self.hand_cards)
        self.cursor = place if self.in_hand else place - len(self.hand_cards)
        self.about = Text()
        self.draw_said()
        self.query_one("#hand", Items).point(self._marked())
        self.query_one("#choices", Items).point(None if self.in_hand else self.cursor)

    def _place(self) -> int:
        return self.cursor if self.in_hand else len(self.hand_cards) + self.cursor

    def action_walk(self, by: int) -> None:
        if self.asked is not None and self._places():
            self._point((self._place() + by) % self._places())

    def action_other_row(self, down: bool) -> None:
        if self.asked is None:
            return
        if down and self.in_hand and self.choices():
            self._point(len(self.hand_cards))
        elif not down and not self.in_hand and self.hand_cards:
            self._point(0)

    def action_next_allowed(self) -> None:
        """To the next card that may be played, or choice."""
        places = self._places() if self.asked is not None else 0
        for step in range(1, places + 1):
            place = (self._place() + step) % places
            if place >= len(self.hand_cards) or self.hand_cards[place][1]:
                self._point(place)
                return

    def action_choose(self) -> None:
        if self.asked is None:
            self.skip.set()
        elif self.in_hand:
            self._choose_card()
        else:
            self._choose_option(self.choices()[self.cursor])

    def _choose_card(self) -> None:
        if not self.hand_cards:
            return
        card, moves, refused = self.hand_cards[self.cursor]
        if len(moves) == 1:
            self.make(moves[0])
        elif moves:
            self.opened_for = card
            self._open(options_of(moves))
        elif refused:
            self.remark(Text.assemble(chips([card]), " ", self.sentence(refused[0])))
        else:
            self.remark(Text(self.text("terminal-not-now")))

    def _choose_option(self, option: Option) -> None:
        if option.is_move:
            self.make(option.moves[0])
        else:
            self._open(options_of(option.moves))

    def _open(self, options: Sequence[Option]) -> None:
        self.opened.append(list(options))
        self.in_hand, self.cursor = False, 0
        self.about = Text()
        self.draw()

    def action_close_choices(self) -> None:
        """Out of the choices that a card or another choice has opened."""
        if self.opened_for is not None or len(self.opened) > 1:
            self.show(self.view, self.asked)

    def on_items_chosen(self, event: Items.Chosen) -> None:
        """A click: on a key or a choice it is done; a card is looked at first, and played by another one."""
        items, index = event.items, event.index
        if items.id == "keys":
            self.call_later(self.run_action, items.items[index].means)
        elif self.asked is None:
            self.skip.set()
        elif items.id == "choices":
            self._point(len(self.hand_cards) + index)
            self.action_choose()
        elif self.in_hand and index == self.cursor:
            self.action_choose()
        else:
            self._point(index)

    # --- what else can be done ---

    def make(self, move: str) -> None:
        """The viewer makes a move; who only looks on makes none."""

    async def wait(self, seconds: float) -> None:
        """So long, or until a key says to go on."""
        if seconds * self.pace > 0:
            self.skip.clear()
            with suppress(TimeoutError):
                await asyncio.wait_for(self.skip.wait(), seconds * self.pace)

    def action_go_on(self) -> None:
        """Do not wait any longer; whoever is asked chooses."""
        if self.asked is not None:
            self.action_choose()
        self.skip.set()

    def action_scroll_log(self, by: int) -> None:
        small = self.screen.has_class("small")  # then everything scrolls
        scrolled = self.screen if small else self.query_one("#log", VerticalScroll)
        if by < 0:
            scrolled.scroll_page_up(animate=False)
        else:
            scrolled.scroll_page_down(animate=False)

    def action_help(self) -> None:
        self.push_screen(Sheet(self.help()))

    def help(self) -> Text:
        """What the keys do."""
        lines = [Text(self.text("terminal-keys"), "bold"), Text()]
        lines += [Text.assemble((f"{key:>9}  ", "bold"), self.text(message)) for key, message in self.help_keys()]
        lines += [Text(), Text(self.text("terminal-signs"))]
        lines += [Text(), Text(self.text("terminal-close-help"), "dim")]
        return Text("\n").join(lines)

    def help_keys(self) -> list[tuple[str, str]]:
        return []


def _is_of(move: str, card: str, verbs: frozenset[str] | None) -> bool:
    """Whether a move is made with a card."""
    words = move.split()
    return len(words) > 1 and words[1] == card and (verbs is None or words[0] in verbs)

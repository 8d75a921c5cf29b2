"""A seat at a table of a server, in the terminal; the others may sit in browsers."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, ClassVar

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.screen import ModalScreen
from textual.widgets import Input

from vivamos.engine.errors import UsageError, shown
from vivamos.engine.facts import Fact, fact
from vivamos.engine.game import Game
from vivamos.engine.words import words_of
from vivamos.terminal.app import TRICK, TableApp
from vivamos.terminal.beats import beats_in
from vivamos.terminal.connection import Connection, Frame
from vivamos.terminal.links import Link, ask_server, forget, remember, token_of

MOST_SAID = 200
MANY = 3  # frames that wait to be shown
WRONG_TOKEN = 4401


class Talk(ModalScreen[str]):
    """A line to say something."""

    def __init__(self, what: str) -> None:
        super().__init__()
        self.what = what

    def compose(self) -> ComposeResult:
        yield Input(placeholder=self.what, max_length=MOST_SAID)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        self.dismiss(event.value)

    def on_key(self, event: events.Key) -> None:
        if event.key == "escape":
            event.stop()
            self.dismiss("")


class JoinApp(TableApp):
    """A table of a server. `gone_why` tells afterwards why it ended, if the server ended it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("u", "undo", show=False),
        Binding("t", "talk", show=False),
        Binding("y", "answer(True)", show=False),
        Binding("n", "answer(False)", show=False),
        Binding("b", "take_back_seat", show=False),
    ]
    keys_told: ClassVar[list[tuple[str, str, str]]] = [
        ("← →", "terminal-key-walk", "walk(1)"),
        ("⏎", "terminal-key-play", "choose"),
        ("u", "terminal-key-undo", "undo"),
        ("t", "terminal-key-talk", "talk"),
        ("?", "terminal-key-help", "help"),
        ("q", "terminal-key-quit", "quit"),
    ]

    def __init__(
        self, link: Link, token: str | None, game: Game, players: int, language: str = "en", pace: float = 1.0
    ) -> None:
        super().__init__(game, players, language, None, self.seat_called, pace)
        self.link = link
        self.connection = Connection(link, token, self)
        self.at_table: list[Frame] = []  # the seats
        self.state = "waiting"
        self.undo_asked: int | None = None
        self.vote: Frame | None = None
        self.silent: int | None = None
        self.live = False
        self.last_ask: dict[str, Any] | None = None  # what is to be decided now, also while an answer is waited for
        self.passing: Fact | None = None  # a remark of the server
        self.gone_why: Fact | None = None
        self.coming: asyncio.Queue[Frame] = asyncio.Queue()

    def on_mount(self) -> None:
        super().on_mount()
        self.run_worker(self.connection.run(), group="connection")
        self.run_worker(self.show_what_comes(), group="feed")

    async def on_unmount(self) -> None:
        self.workers.cancel_group(self, "connection")
        await self.connection.close()

    # --- people ---

    def seat_called(self, seat: int) -> str:
        """The name of who sits there."""
        known = self.at_table[seat]["name"] if seat < len(self.at_table) else None
        return known or self.words.seat_name(seat)

    def standing(self) -> str:
        return self.text("table-live" if self.live else "table-reconnecting")

    def table_lines(self) -> list[Text]:
        if self.view is not None:
            return super().table_lines()
        lines = [Text(self.text("table-seats"), "bold")]
        for seat in self.at_table:
            who = Text(self.seat_called(seat["seat"]) if seat["kind"] != "free" else self.text("table-free-seat"))
            mine = f" · {self.text('you')}" if seat["seat"] == self.me else ""
            level = f" · {self.text('level-' + seat['level'])}" if seat["level"] else ""
            lines.append(Text.assemble(f"  {seat['seat'] + 1}  ", who, (f"{level}{mine}", "dim")))
        return [*lines, Text(), Text(self.text("table-starts-by-itself"), "dim")]

    def prompt(self) -> Text:
        """What the table waits for, or what somebody asks."""
        if self.undo_asked is not None and self.undo_asked != self.me:
            asked = self.text("table-asks-to-take-back", seat=self.undo_asked)
            return Text(self.text("terminal-yes-or-no", asked=asked), "bold")
        if self.vote is not None and self.me not in self.vote["agreed"]:
            if self.vote["about"] == self.me:
                told = self.text("table-others-want", wish=self.vote["for"])
                return Text(self.text("terminal-press-back", remark=told), "bold")
            who = {"seat": self.vote["agreed"][0], "about_seat": self.vote["about"], "wish": self.vote["for"]}
            asked = self.text("table-somebody-wants", **who)
            return Text(self.text("terminal-yes-or-no", asked=asked), "bold")
        if self.me is not None and self.me < len(self.at_table) and self.at_table[self.me]["stand_in"]:
            return Text(self.text("terminal-press-back", remark=self.text("table-bot-for-you")), "bold")
        if self.silent is not None and self.silent == self.me:
            return Text(self.text("terminal-press-back", remark=self.text("table-you-are-silent")), "bold")
        if self.passing is not None:
            return Text(self.text(self.passing))
        if self.state == "over" and self.view is not None:
            over = self.text("table-have-won", seats=self.view["winners"]) if self.view["winners"] else ""
            more = self.text("terminal-press-new") if self.me is not None else ""
            return Text(f"{over or self.text('table-was-ended')} · {more}", "bold")
        return super().prompt()

    # --- what the connection tells ---

    def welcomed(self, frame: Frame) -> None:
        self.live = True
        self.coming.put_nowait(frame)

    def happened(self, frame: Frame) -> None:
        self.coming.put_nowait(frame)

    def answered(self, frame: Frame, action: Frame) -> None:
        self.coming.put_nowait({**frame, "action": action})

    def heard(self, frame: Frame) -> None:
        self.coming.put_nowait(frame)

    def lost(self) -> None:
        self.live = False
        self.show_note(self.standing())

    def gone(self, code: int, told: Fact | None) -> None:
        if code == WRONG_TOKEN:
            forget(self.link)
        self.gone_why = told or fact("table-not-there")
        self.exit()

    # --- one thing after the other ---

    async def show_what_comes(self) -> None:
        while True:
            frame = await self.coming.get()
            kind = frame["type"]
            if kind == "welcome":
                self.take_welcome(frame)
            elif kind == "event":
                await self.take_event(frame)
            elif kind == "refused":
                self.show(self.view, self.last_ask, self.standing())
                self.remark(self.sentence(frame["fact"]))
            elif kind == "note":
                self.passing = frame["fact"]
                self.draw()
            elif kind == "people":
                self.silent = frame["silent"]
                self.draw()

    def take_welcome(self, frame: Frame) -> None:
        self.drawing.me = frame["you"]
        self.at_table, self.state = frame["table"]["seats"], frame["table"]["state"]
        self.undo_asked = frame["undo"]["seat"] if frame["undo"] else None
        self.vote, self.silent = frame["vote"], frame["people"]["silent"]
        self._sentences.clear()
        if frame["fresh"]:
            talk = [said(each) for each in frame["talk"]]
            self.tell([*frame["facts"], *talk], anew=True)
        self.last_ask = frame["ask"]
        self.show(frame["view"], frame["ask"], self.standing())

    async def take_event(self, frame: Frame) -> None:
        what = frame["what"]
        if what == "talk":
            self.tell([said(frame)])
            return
        if what == "rematch":
            self.go_to(frame["table"])
            return
        if what == "undo":
            self.undo_asked = frame["asked_by"] if "agreed" in frame else None
            if frame.get("done"):
                self.tell(frame["facts"], anew=True)
        elif what == "vote":
            goes_on = "agreed" in frame
            self.vote = {"about": frame["about"], "for": frame["for"], "agreed": frame["agreed"]} if goes_on else None
        elif what in ("start", "move"):
            self.undo_asked = self.vote = self.silent = None
        if "seats" in frame:
            self.at_table = frame["seats"]
            self._sentences.clear()
        self.state = frame.get("state", self.state)
        await self.take_facts(frame)
        if what == "undo" and frame.get("done"):
            self.remark(self.text("table-took-back", seat=frame["asked_by"]))
        elif what == "undo" and "refused_by" in frame:
            self.remark(self.text("table-no-take-back", seat=frame["refused_by"]))

    async def take_facts(self, frame: Frame) -> None:
        """Facts and views of an event, as slowly as they can be read."""
        told = [] if frame.get("rewritten") else frame.get("facts", [])
        if "view" not in frame:
            self.tell(told)
            self.draw()
            return
        *before, last = beats_in(told, frame["view"])
        for beat in before:
            self.tell(beat.facts)
            self.show(beat.view, None, self.standing())
            if self.coming.qsize() < MANY:  # whoever comes back after a while sees it all at once
                await self.wait(beat.rest * TRICK)
        self.tell(last.facts)
        self.last_ask = frame.get("ask")
        self.show(frame["view"], self.last_ask, self.standing())

    def go_to(self, table: str) -> None:
        """To the new table, with the same token."""
        self.link = self.link.to(table)
        if self.connection.token is not None:
            remember(self.link, self.connection.token)
        self.connection = Connection(self.link, self.connection.token, self)
        self.view = self.asked = None
        self.run_worker(self.connection.run(), group="connection", exclusive=True)

    # --- what the person does ---

    def act(self, kind: str, **body: Any) -> None:
        self.run_worker(self.connection.act(kind, **body), group="acts")

    def make(self, move: str) -> None:
        self.act("move", move=move)
        self.show(self.view, None, self.standing())

    def action_undo(self) -> None:
        if self.state == "playing":
            self.act("undo", agree=True)

    def action_answer(self, agree: bool) -> None:
        if self.undo_asked is not None:
            self.act("undo", agree=agree)
        elif self.vote is not None:
            self.act("vote", **{"for": self.vote["for"] if agree else "no"})
        elif self.state == "over" and not agree and self.me is not None:
            self.act("rematch")

    def action_take_back_seat(self) -> None:
        self.act("back")

    def action_talk(self) -> None:
        if self.me is not None:
            self.push_screen(Talk(self.text("table-say")), self.talk_to_table)

    def talk_to_table(self, text: str | None) -> None:
        if text and text.strip():
            self.act("talk", text=text.strip())

    def help_keys(self) -> list[tuple[str, str]]:
        return [
            ("← →", "terminal-help-walk"),
            ("Tab", "terminal-help-tab"),
            ("Enter", "terminal-help-enter"),
            ("Esc", "terminal-help-back"),
            ("Space", "terminal-help-space"),
            ("u", "terminal-help-ask-undo"),
            ("y n", "terminal-help-answer"),
            ("b", "terminal-help-back-seat"),
            ("t", "terminal-help-talk"),
            ("n", "terminal-help-new"),
            ("PgUp PgDn", "terminal-help-log"),
            ("q", "terminal-help-quit"),
        ]


def said(frame: Frame) -> Fact:
    """What somebody said, for the log."""
    return fact("table-said", name=frame["from"], text=frame["text"]) | {"kind": "talk"}


def joined(link: Link, language: str, name: str | None, watch: bool, find_game: Callable[[str], Game]) -> JoinApp:
    """Sit down at a table, or come back to one's seat there; what is against it is raised as an error."""
    table = ask_server(link, f"/api/tables/{link.table}")
    try:
        called_game, players = str(table["game"]), int(table["players"])
    except (KeyError, TypeError, ValueError):
        raise UsageError("server-is-no-room", address=link.address) from None
    try:
        game = find_game(called_game)
    except UsageError:
        raise UsageError("table-of-unknown-game", game=shown(called_game)) from None
    token = None if watch else token_of(link)
    if token is None and not watch:
        called = name or _asked_name(language)
        seat = ask_server(link, f"/api/tables/{link.table}/seats", {"name": called, "invitation": link.invitation})
        if not isinstance(token := seat.get("token"), str):
            raise UsageError("server-is-no-room", address=link.address)
        remember(link, token)
    return JoinApp(link, token, game, players, language)


def _asked_name(language: str) -> str:
    try:
        return input(words_of(language).text("terminal-your-name") + " ")
    except EOFError:  # Ctrl-D
        raise KeyboardInterrupt from None

"""A picture of a position, as one viewer saw it, as SVG."""

from __future__ import annotations

import re
from functools import cache
from html import escape
from typing import Any

import vivamos
from vivamos.engine.words import words_of
from vivamos.server.letters import plain, width, written
from vivamos.server.pages import WEB
from vivamos.server.replays import Perspective, Replay

WIDE, HIGH = 1200, 630  # what most pages show of a link
INK, PAPER = "#2a211c", "#fff6e6"
COLOURS = {  # of cards, by their letters
    "B": "#1f5ea8", "Y": "#f2b632", "R": "#c23a2b", "P": "#7d2d83", "G": "#1d7d47", "K": "#241d1d", "O": "#ee8322",
}  # fmt: skip
LIGHT = "Y"  # letters of a colour that wants dark figures
UP, DOWN = "#1c4f9c", "#c23a2b"  # cards that only have a number, by its sign
COLOURS = {"table": "#dfe6da", "on-table": "#1d2a20", "seat": "#fffef8", "acc": "#23693f"}  # of a game that brings none
MOST_NAME = 15  # letters
_CARD = re.compile(r"([A-Z]{0,2})([+-]?[0-9]{0,2})")


def svg_of(replay: Replay, number: int, seen: Perspective, language: str = "en") -> str:
    """The table after a step: who sits there, what lies in the middle, and the hand of the seat it is seen from."""
    return _Picture(replay, replay.check_step(number), seen, language).svg()


@cache
def colours_of(game: str) -> dict[str, str]:
    """The colours of a game's table, from its style sheet."""
    path = WEB / "games" / game / "style.css"
    sheet = path.read_text(encoding="utf-8") if path.is_file() else ""
    found = {name: re.search(rf"--{name}: light-dark\((#[0-9a-f]+),", sheet) for name in COLOURS}
    return {name: match.group(1) if match else COLOURS[name] for name, match in found.items()}


class _Picture:
    def __init__(self, replay: Replay, number: int, seen: Perspective, language: str) -> None:
        self.replay = replay
        self.number = number
        self.seat = seen.seat
        self.view = replay.view(number, seen)
        self.words = words_of(language)
        self.colours = colours_of(replay.shown.game)
        self.players = replay.shown.players

    def svg(self) -> str:
        others = [seat for seat in self._around() if seat != self.seat]
        parts = [
            f'<rect width="{WIDE}" height="{HIGH}" fill="{self.colours["table"]}"/>',
            self._head(),
            *(self._panel(seat, place, len(others)) for place, seat in enumerate(others)),
            self._middle(),
            self._foot(),
        ]
        box = f'xmlns="http://www.w3.org/2000/svg" width="{WIDE}" height="{HIGH}" viewBox="0 0 {WIDE} {HIGH}"'
        return f"<svg {box}><title>{escape(self.title())}</title>{''.join(parts)}</svg>"

    def title(self) -> str:
        return f"{vivamos.game(self.replay.shown.game).name}: {self._where()}"

    def _where(self) -> str:
        return self.words.text("replay-move-of", number=self.number, all=self.replay.steps)

    def _around(self) -> list[int]:
        """The seats clockwise, the one at the foot of the table first."""
        foot = self.seat or 0
        return [(foot + step) % self.players for step in range(self.players)]

    def _name(self, seat: int) -> str:
        name = self.replay.shown.seats[seat].name or self.words.text("table-seat", number=seat + 1)
        return name if len(name) <= MOST_NAME else f"{name[: MOST_NAME - 1]}…"

    # --- the parts ---

    def _head(self) -> str:
        line = f'<rect width="{WIDE}" height="72" fill="#fffdf7"/><path d="M0 71.5h{WIDE}" stroke="#e3d7c4"/>'
        logo = (
            '<g stroke="#fffdf7" stroke-width="1.6" transform="translate(24 14)">'
            '<rect x="15" y="5" width="18" height="32" rx="3.5" transform="rotate(-24 24 44)" fill="#c43b2b"/>'
            '<rect x="15" y="5" width="18" height="32" rx="3.5" transform="rotate(24 24 44)" fill="#1e5aa0"/></g>'
        )
        title = written(vivamos.game(self.replay.shown.game).name, 92, 48, 25, INK)
        return line + logo + title + written(self._where(), WIDE - 32, 46, 17, "#65564a", "end", bold=10)

    def _panel(self, seat: int, place: int, of: int) -> str:
        gap = 20
        wide = min(360.0, (WIDE - 64 - gap * (of - 1)) / of)
        left = (WIDE - of * wide - (of - 1) * gap) / 2 + place * (wide + gap)
        turn = self.view["to_move"] == seat
        ring = f' stroke="{self.colours["acc"]}" stroke-width="5"' if turn else ""
        cards, paper = self._open_hand(seat), self.colours["seat"]
        parts = [
            f'<rect x="{left:.1f}" y="92" width="{wide:.1f}" height="116" rx="16" fill="{paper}"{ring}/>',
            written(self._name(seat), left + 20, 132, 20, self.colours["on-table"]),
            written(self._score(seat), left + wide - 18, 133, 24, self.colours["on-table"], "end"),
            self._row(cards, left + 18, 142, wide - 36, 40) if cards else self._backs(seat, left + 18),
        ]
        return "".join(parts)

    def _score(self, seat: int) -> str:
        score = self.view["scores"][seat]
        return f"+{score}" if score > 0 else str(score)

    def _backs(self, seat: int, left: float) -> str:
        held = self.view.get("cards")
        count = held[seat] if isinstance(held, list) else 0
        backs = [
            f'<rect x="{left + 15 * at:.1f}" y="150" width="30" height="42" rx="4" fill="#8e2a1e" stroke="{PAPER}"'
            ' stroke-width="2"/>'
            for at in range(min(count, 12))
        ]
        return "".join(backs)

    def _open_hand(self, seat: int) -> list[str]:
        hands = self.view.get("open")
        return _hand(hands[seat]) if hands else []

    def _middle(self) -> str:
        """What lies on the table, each card with the name of its player."""
        laid = _laid(self.view)
        wide, gap = 104.0, 40.0
        left = (WIDE - len(laid) * wide - (len(laid) - 1) * gap) / 2
        parts = []
        for at, (seat, card) in enumerate(laid):
            x = left + at * (wide + gap)
            parts.append(_card(card, x, 232, wide))
            if seat is not None:
                colour = self.colours["on-table"]
                parts.append(written(self._name(seat), x + wide / 2, 402, 13, colour, "middle", bold=10))
        return "".join(parts)

    def _foot(self) -> str:
        if self.seat is None:
            return ""
        name, score, colour = self._name(self.seat), self._score(self.seat), self.colours["on-table"]
        cards = _hand(self.view)
        turn = self.view["to_move"] == self.seat
        wide = 40 + width(plain(name) or "M" * len(name), 20) + 30 + width(plain(score) or "00", 24)
        ring = f' stroke="{self.colours["acc"]}" stroke-width="5"' if turn else ""
        return "".join(
            [
                f'<rect x="32" y="540" width="{wide:.1f}" height="58" rx="16" fill="{self.colours["seat"]}"{ring}/>',
                written(name, 52, 579, 20, colour),
                written(score, 32 + wide - 18, 580, 24, colour, "end"),
                self._row(cards, 64 + wide, 444, WIDE - 96 - wide, 112),
            ]
        )

    def _row(self, cards: list[str], left: float, top: float, room: float, wide: float) -> str:
        """Cards beside each other; the more there are, the more they overlap."""
        if not cards:
            return ""
        step = wide + 10 if len(cards) == 1 else min(wide + 10, (room - wide) / (len(cards) - 1))
        return "".join(_card(card, left + at * step, top, wide) for at, card in enumerate(cards))


def _hand(own: dict[str, Any]) -> list[str]:
    """The cards of a seat, as its own part of the view has them."""
    return [card for key in ("hand", "normal", "refuse") for card in own.get(key) or []]


def _laid(view: dict[str, Any]) -> list[tuple[int | None, str]]:
    """What lies in the middle of the table: a trick, houses, or the card on top of a pile."""
    found: list[tuple[int | None, str]] = []
    for seat, laid in enumerate(view.get("trick") or []):
        if isinstance(laid, dict):
            found.append((laid["place"], laid["card"]))
        elif laid is not None:
            found.append((seat, laid.split()[-1]))
    found += [(None, house["top"]) for house in view.get("houses") or [] if house["top"]]
    if isinstance(view.get("top"), str):
        found.append((None, view["top"]))
    return found


def _card(card: str, x: float, y: float, wide: float) -> str:
    """A card: its colours, and what is written on it. One with a name of its own is dark, and has it written small."""
    known = _CARD.fullmatch(card)
    letters, number = known.groups() if known else ("", card[:6])
    faces = [COLOURS.get(letter, INK) for letter in letters] or [
        DOWN if number.startswith("-") else UP if known else INK
    ]
    ink = INK if letters and letters[-1] in LIGHT else PAPER
    tall, edge = wide * 1.4, wide * 0.035
    inner = wide - 2 * edge
    parts = [f'<rect width="{wide:.1f}" height="{tall:.1f}" rx="{wide * 0.09:.1f}" fill="{PAPER}" stroke="#0003"/>']
    for at, face in enumerate(faces):
        part = inner / len(faces)
        parts.append(
            f'<rect x="{edge + at * part:.1f}" y="{edge:.1f}" width="{part:.1f}" height="{tall - 2 * edge:.1f}"'
            f' rx="{wide * 0.06:.1f}" fill="{face}"/>'
        )
    big = wide * (0.42 if known else 0.16)
    if number:
        parts.append(written(number, wide / 2, tall * 0.72, big, ink, "middle", bold=14))
    else:
        for at, letter in enumerate(letters):
            x = edge + inner * (at + 0.5) / len(letters)
            parts.append(written(letter, x, tall * 0.66, big, INK if letter in LIGHT else PAPER, "middle", bold=14))
    if number and wide > 60:
        parts.append(written(number, wide * 0.09, wide * 0.24, wide * 0.14, ink))
    if letters and number:
        foot = wide * (0.44 if wide > 60 else 0.26)
        parts.append(written(letters, wide * 0.09, foot, wide * (0.12 if wide > 60 else 0.18), ink))
    return f'<g transform="translate({x:.1f} {y:.1f})">{"".join(parts)}</g>'

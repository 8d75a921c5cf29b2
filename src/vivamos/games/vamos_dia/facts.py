"""VAMOS dia told to people: lines of the log, and what a seat is asked for."""

from __future__ import annotations

from typing import Any

from vivamos.engine.chance_events import Event, Line, together
from vivamos.engine.sets import has
from vivamos.engine.state import OVER, State
from vivamos.games.vamos_dia import rules
from vivamos.games.vamos_dia.rules import CARDS, COLOUR_LETTERS, FACE_DOWN, NEXT_ROUND, NOTHING, SCORE, VAMOS
from vivamos.games.vamos_dia.view import COLOUR_NAMES, card_name, card_names, turned_over

SHOUTS = ("VAMOS!", "Olé!", "Ay, no")
NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")


def tell(before: State | None, action: int | None, after: State, happened: list[Event], seat: int) -> list[Line]:
    """What one stage brought about, as a seat (-1: a spectator) may know it."""
    if before is None:
        return deal_lines(after, happened)
    if action is not None:
        return play_lines(before, action, after) if action < CARDS else down_lines(before, action - CARDS, after, seat)
    if before.pending == SCORE:
        return round_lines(after)
    if before.pending == NEXT_ROUND:
        return over_lines(after) if after.seat == OVER else deal_lines(after, happened)
    if before.pending == VAMOS or after.pending == SCORE:
        return []
    return [trick_heading(after)]


def prompt(s: State) -> str:
    """What the seat to move is asked for."""
    if s.asked == FACE_DOWN:
        return "lay a card face down"
    if s.led == NOTHING:
        return "lead any card"
    colour = COLOUR_NAMES[COLOUR_LETTERS[s.led]]
    follows = int(rules.playable(s)) & s.colours[s.led] != 0
    return f"follow {colour}" if follows else f"any card, you hold no {colour}"


def tries(s: State) -> list[str]:
    """Every card in hand, the way cards are asked for now."""
    verb = "down" if s.asked == FACE_DOWN else "play"
    return [f"{verb} {name}" for name in card_names(s, s.hands[s.seat])]


def preview(s: State) -> dict[str, Any]:
    """Nothing: what a card leads to depends on hands the seat does not see."""
    return {}


# --- lines ---


def deal_lines(s: State, happened: list[Event]) -> list[Line]:
    players, size = int(s.players), int(s.hand_size)
    out = CARDS - players * size
    text = f"Everyone got {counted(size)}"
    if out:
        text += f", {counted(out)} stayed out"
    lines: list[Line] = [{"kind": "heading", "text": f"Round {int(s.rounds) + 1}"}, {"kind": "deal", "text": text}]
    drawn = any("start" in event for event in happened) and s.start_seat == rules.RANDOM
    how = "drew" if drawn else "got"
    lines.append({"kind": "lead", "seat": int(s.first), "text": f"{{s:{int(s.first)}}} {how} the first lead"})
    lines.append(trick_heading(s))
    return lines


def trick_heading(s: State) -> Line:
    """A trick ends in a kept card or in a VAMOS."""
    return {"kind": "heading", "text": f"Trick {int(s.keeps) + int(s.downs) + 1}"}


def play_lines(before: State, card: int, after: State) -> list[Line]:
    mover, name = int(before.seat), card_name(before, card)
    verb = "led" if before.led == NOTHING else "played"
    line: Line = {"kind": "play", "seat": mover, "card": name, "text": f"{{s:{mover}}} {verb} {{c:{name}}}"}
    if has(before.vamos, card):
        line["text"] += f"\n{vamos_words(before, after)}"
        if after.vamos_on > before.vamos_on:
            line |= {"tone": "event", "shout": "VAMOS!"}
    return [line, trick_line(after)] if after.pending else [line]


def vamos_words(before: State, after: State) -> str:
    """What a VAMOS card means that has just been played."""
    if before.vamos_on:
        return "VAMOS again! It counts once"
    if after.vamos_on:
        return "VAMOS! Everyone will lay one card face down"
    return "In the last trick VAMOS does nothing"


def trick_line(s: State) -> Line:
    """Who won, with the finished trick lying there to be read."""
    winner = int(s.winner)
    line: Line = {"kind": "trick", "seat": winner, "rest": 1}
    if s.pending == VAMOS:
        text = f"{{s:{winner}}} won: everyone lays one card face down for {{s:{winner}}}"
        return line | {"tone": "event", "text": text}
    taken = card_name(s, s.low)
    return line | {"card": taken, "text": f"{{s:{winner}}} won and took {{c:{taken}}}"}


def down_lines(before: State, card: int, after: State, seat: int) -> list[Line]:
    """A card laid face down: only who laid it knows it (VD-13)."""
    mover, name = int(before.seat), card_name(before, card)
    what = f"{{c:{name}}}" if seat == mover else "a card"
    lines: list[Line] = [{"kind": "down", "seat": mover, "text": f"{{s:{mover}}} laid {what} face down"}]
    if after.pending:
        taker = int(after.winner)
        text = f"{{s:{taker}}} won {counted(int(after.players))} face down"
        lines.append({"kind": "gift", "seat": taker, "tone": "event", "rest": 1, "text": text})
    return lines


def round_lines(s: State) -> list[Line]:
    """The face-down cards turned over, and what everyone scored (VD-15)."""
    lines: list[Line] = []
    for p, turned in enumerate(turned_over(s)):
        if turned:
            cards = " ".join(f"{{c:{name}}}" for name in turned)
            lines.append({"kind": "turned", "seat": p, "text": f"{{s:{p}}} turned over {cards}"})
    points = [int(won) for won in s.points[: s.players]]
    listed = ", ".join(f"{{s:{p}}} {signed(won)}" for p, won in enumerate(points))
    text = f"Round {int(s.rounds)}: {listed}"
    return [*lines, {"kind": "round", "tone": "event", "rest": 2.5, "text": text, "points": points}]


def over_lines(s: State) -> list[Line]:
    """VD-17: the winners."""
    found = int(rules.winners(s))
    seats = [p for p in range(s.players) if found >> p & 1]
    total = signed(int(s.totals[seats[0]]))
    names = [f"{{s:{p}}}" for p in seats]
    if len(seats) == 1:
        text = f"{names[0]} won the game with {total}"
    else:
        text = f"{together(names)} shared the win with {total}"
    return [{"kind": "over", "tone": "event", "seats": seats, "text": text}]


# --- words ---


def counted(n: int) -> str:
    """`four cards`, `one card`."""
    return f"{NUMBERS[n] if n < len(NUMBERS) else n} card{'' if n == 1 else 's'}"


def signed(points: int) -> str:
    """`+7`, `−2`, `0`."""
    return f"+{points}" if points > 0 else f"−{-points}" if points else "0"

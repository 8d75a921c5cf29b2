"""VAMOS dia told to people: lines of the log, and what a seat is asked for."""

from __future__ import annotations

from typing import Any

from vivamos.engine.sets import cards_in, has
from vivamos.engine.state import OVER, State
from vivamos.engine.words import Event, Line, together
from vivamos.games.vamos_dia import rules
from vivamos.games.vamos_dia.face import COLOUR_NAMES, card_name, card_names, own_down, vamos_on
from vivamos.games.vamos_dia.rules import CARDS, COLOUR_LETTERS, FACE_DOWN, FACE_UP, NOTHING

SHOUTS = ("VAMOS!", "Olé!", "Ay, no")
NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")


def tell(before: State | None, action: int | None, after: State, happened: list[Event], seat: int) -> list[Line]:
    """What a decision (None: the first deal) brought about, as a seat (-1: a spectator) may know it."""
    if before is None or action is None:
        return deal_lines(after, happened)
    if action < CARDS:
        lines = play_lines(before, action, after, seat)
    else:
        lines = down_lines(before, action - CARDS, after, seat)
    if after.rounds > before.rounds:
        lines += round_lines(before, after)
    if after.seat == OVER:
        return lines + over_lines(after)
    if after.rounds > before.rounds:
        return lines + deal_lines(after, happened)
    if after.led == NOTHING:
        lines.append(trick_heading(after))
    return lines


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


def play_lines(before: State, card: int, after: State, seat: int) -> list[Line]:
    mover, name = int(before.seat), card_name(before, card)
    verb = "led" if before.led == NOTHING else "played"
    line: Line = {"kind": "play", "seat": mover, "card": name, "text": f"{{s:{mover}}} {verb} {{c:{name}}}"}
    if has(before.vamos, card):
        words = vamos_words(before, mover)
        line["text"] += f"\n{words}"
        if words.startswith("VAMOS"):
            line |= {"tone": "event", "shout": "VAMOS!"}
    trick = [int(played) for played in before.trick[: before.players]]
    trick[mover] = card
    if NOTHING in trick:
        return [line]
    return [line, trick_line(before, after, trick, seat)]


def vamos_words(before: State, mover: int) -> str:
    """What a VAMOS card means that is being played now."""
    if vamos_on(before):
        return "VAMOS again! It counts once"
    if len(card_names(before, before.hands[mover])) == 1:
        return "In the last trick VAMOS does nothing"
    return "VAMOS! Everyone will lay one card face down"


def trick_line(before: State, after: State, trick: list[int], seat: int) -> Line:
    """Who won, with the finished trick lying there to be read."""
    winner, mover = int(after.winner), int(before.seat)
    line: Line = {"kind": "trick", "seat": winner}
    still = bare_still(before, seat, mover, trick[mover])
    still |= {
        "led": COLOUR_LETTERS[rules.colour_of(before, trick[int(before.leader)])],
        "winning": winner,
        "trick": [card_name(before, card) for card in trick],
        "finished": True,
        "taken": None,
    }
    if after.asked == FACE_DOWN:
        line |= {"tone": "event", "text": f"{{s:{winner}}} won: everyone lays one card face down for {{s:{winner}}}"}
        still["vamos_on"] = True
    else:
        taken = card_name(before, after.kept[before.keeps])
        line |= {"card": taken, "text": f"{{s:{winner}}} won and took {{c:{taken}}}"}
        still["taken"] = taken
    return line | {"still": still}


def bare_still(before: State, seat: int, mover: int, card: int) -> dict[str, Any]:
    """The view just after a card has left its hand, before what follows from it: nobody is to move."""
    hands = [cards_in(cards) for cards in before.hands[: before.players]]
    hands[mover].remove(card)
    hand = [card_name(before, c) for c in hands[seat]] if seat >= 0 else []
    return {"to_move": None, "moves": [], "hand": hand, "cards": [len(cards) for cards in hands]}


def down_lines(before: State, card: int, after: State, seat: int) -> list[Line]:
    """A card laid face down: only who laid it knows it (VD-13)."""
    mover, name = int(before.seat), card_name(before, card)
    what = f"{{c:{name}}}" if seat == mover else "a card"
    lines: list[Line] = [{"kind": "down", "seat": mover, "text": f"{{s:{mover}}} laid {what} face down"}]
    if before.laid + 1 == before.players:
        taker = int(after.down_to[before.downs])
        text = f"{{s:{taker}}} won {counted(int(before.players))} face down"
        still = bare_still(before, seat, mover, card)
        still |= {"laid": [True] * int(before.players), "down_own": own_down(before, seat)}
        if seat == mover:
            still["down_own"].append({"card": name, "to": taker})
        lines.append({"kind": "gift", "seat": taker, "tone": "event", "text": text, "still": still})
    return lines


def round_lines(before: State, after: State) -> list[Line]:
    """The face-down cards turned over, and what everyone scored (VD-15)."""
    players = range(before.players)
    keeps = int(before.keeps) + (before.asked == FACE_UP)
    downs = int(before.downs) + (before.asked == FACE_DOWN)
    piles = [[card_name(after, after.kept[i]) for i in range(keeps) if after.kept_by[i] == p] for p in players]
    turned: list[list[str]] = [[] for _ in players]
    for i in range(downs):
        turned[int(after.down_to[i])] += [card_name(after, after.down[i][p]) for p in players]
    lines: list[Line] = []
    for p in players:
        if turned[p]:
            cards = " ".join(f"{{c:{name}}}" for name in turned[p])
            lines.append({"kind": "turned", "seat": p, "text": f"{{s:{p}}} turned over {cards}"})
    points = [int(after.totals[p]) - int(before.totals[p]) for p in players]
    totals = [int(after.totals[p]) for p in players]
    listed = ", ".join(f"{{s:{p}}} {signed(points[p])}" for p in players)
    line: Line = {"kind": "round", "tone": "event", "rest": 2.5, "text": f"Round {int(after.rounds)}: {listed}"}
    line |= {"round": int(after.rounds), "points": points, "totals": totals, "piles": piles, "turned": turned}
    nobody: list[Any] = [None] * len(players)
    line["still"] = {
        "to_move": None,
        "moves": [],
        "hand": [],
        "cards": [0] * len(players),
        "asked": "play",
        "led": None,
        "winning": None,
        "trick": nobody,
        "vamos_on": False,
        "laid": [False] * len(players),
        "scores": totals,
        "piles": piles,
        "won": points,
        "down_taken": [0] * len(players),
        "down_own": [],
        "turned": turned,
        "scored": int(after.rounds),
        "points": points,
    }
    return [*lines, line]


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

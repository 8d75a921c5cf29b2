"""SLAMBO! told to people: the lines of the log, what a seat is asked for, and where each of its cards would lead."""

from __future__ import annotations

from typing import Any

import numpy as np

from vivamos.engine.chance_events import Event, Line, together
from vivamos.engine.sets import cards_in, count
from vivamos.engine.state import OVER, State, left_of, right_of
from vivamos.games.slambo import rules as compiled_rules
from vivamos.games.slambo import view
from vivamos.games.slambo.rules import COPY, NEXT_BOUT, NOTHING, SHAME_TO_LOSE
from vivamos.games.slambo.view import rules

SHOUTS = ("SLAMBO!", "Hakkeyoi!", "Steady")

TO_TEN = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]
TEENS = [f"{start}teen" for start in ("thir", "four", "fif", "six", "seven", "eigh", "nine")]
WORDS = [*TO_TEN, "eleven", "twelve", *TEENS, "twenty"]


def tell(before: State | None, action: int | None, after: State, happened: list[Event], seat: int) -> list[Line]:
    """What one stage brought about, as a seat (-1: a spectator) may know it."""
    if before is None:
        return deal_lines(after, first_bout=True, viewer=seat)
    if action is not None:
        return [play_line(before, action, after, seat), *([] if after.pending else skipped_lines(before, after, seat))]
    if before.pending == NEXT_BOUT:
        return deal_lines(after, first_bout=False, viewer=seat)
    lines = bout_lines(before, after, seat)
    return [*lines, over_line(after, seat)] if after.seat == OVER else lines


def turns(s: State, action: int) -> bool:
    """Whether a card counts as a reverse (SL-15), a copy like the card before it (SL-16)."""
    kind_type = s.kind_type[rules.kind_of_action(s, action)]
    return bool(s.turned) if kind_type == COPY else bool(kind_type == rules.REVERSE)


def play_line(before: State, action: int, moved: State, viewer: int) -> Line:
    """SL-10: with the next card on the pile only its player may still look this one up, and nobody the balance."""
    mover = int(before.seat)
    card = view.top_card(moved)
    text = f"{{s:{mover}}} played {{c:{card}}}"
    short = text if mover == viewer else f"{{s:{mover}}} played a card"
    if moved.kind_type[rules.kind_of_action(moved, action)] == COPY:
        text += f" ({signed(int(moved.moved))})" if before.top != NOTHING else " with nothing to copy"
    inside = rules.in_ring(moved, moved.balance)
    total = word(int(moved.balance))
    if not inside:
        text += f" and tipped the balance to {total}"
    elif moved.turned:
        text += f", shouted {total}! and turned the order round"
    else:
        text += f" and shouted {total}!"
    bout = int(before.rounds) + 1
    line: Line = {
        "kind": "play",
        "text": text,
        "seat": mover,
        "fade": card_key(bout, int(moved.played)),
        "short": short,
    }
    if moved.played > 1:
        line["fades"] = card_key(bout, int(before.played))
    return line


def card_key(bout: int, card: int) -> str:
    return f"bout {bout} card {card}"


def skipped_lines(before: State, after: State, viewer: int) -> list[Line]:
    """SL-9: who was passed over because they hold no cards."""
    lines: list[Line] = []
    players, seat = int(after.players), int(before.seat)
    while True:
        seat = int(left_of(seat, players) if after.direction > 0 else right_of(seat, players))
        if seat == after.seat:
            return lines
        verb = "have" if seat == viewer else "has"
        lines.append({"kind": "skip", "text": f"{{s:{seat}}} {verb} no cards left", "seat": seat})


def bout_lines(before: State, after: State, viewer: int) -> list[Line]:
    """The end of a bout: a SLAMBO (SL-6) or a break (SL-8), and the pile, no secret any more (SL-10)."""
    line: Line = {
        "kind": "round",
        "tone": "event",
        "rest": 1,
        "bout": int(after.rounds),
        "balance": int(after.balance),
        "shame": [int(shame) for shame in after.shame[: after.players]],
    }
    if after.last_loser == NOTHING:
        line |= {
            "text": "A break: nobody was pushed out. One more shame card lies in the middle",
            "loser": None,
            "took": 0,
        }
    else:
        loser, took = int(after.last_loser), int(before.middle)
        takes, goes = ("take", "go") if loser == viewer else ("takes", "goes")
        first = "" if after.seat == OVER else f", and {goes} first"
        line |= {
            "text": f"SLAMBO! {{s:{loser}}} {takes} {shame_cards(took)}{first}",
            "shout": "SLAMBO!",
            "seat": loser,
            "loser": loser,
            "took": took,
        }
    kinds = sorted(rules.kind_of(after, card) for card in cards_in(after.seen))
    pile = " ".join(f"{{c:{view.kind_name(after, kind)}}}" for kind in kinds)
    held: Line = {"kind": "pile", "text": f"The pile held {pile}"}
    covered = range(1, int(after.played))
    return [line, held | {"unfades": [card_key(int(after.rounds), card) for card in covered]}]


def deal_lines(s: State, first_bout: bool, viewer: int) -> list[Line]:
    """A new bout."""
    bout, first = int(s.rounds) + 1, int(s.seat)
    stake = f" · {shame_cards(int(s.middle))}" if s.middle > 1 else ""
    lines: list[Line] = [
        {"kind": "heading", "text": f"Bout {bout}{stake}"},
        {
            "kind": "deal",
            "text": f"{word(count(s.hands[0])).capitalize()} {'card' if s.hand_size == 1 else 'cards'} each,"
            f" the balance is {int(s.balance)}",
        },
    ]
    if first_bout or s.last_loser == NOTHING:
        goes = "go" if first == viewer else "goes"
        lines.append({"kind": "start", "text": f"{{s:{first}}} {goes} first", "seat": first})
    return lines


def over_line(s: State, viewer: int) -> Line:
    """SL-17."""
    loser = int(s.last_loser)
    others = [p for p in range(s.players) if p != loser]
    holds, loses = ("have", "lose") if loser == viewer else ("has", "loses")
    wins = "win" if len(others) > 1 or others[0] == viewer else "wins"
    names = together([f"{{s:{p}}}" for p in others])
    text = f"{{s:{loser}}} {holds} {shame_cards(int(s.shame[loser]))} and {loses} the game: {names} {wins}"
    return {"kind": "over", "tone": "event", "text": text, "seat": loser, "winners": others}


def prompt(s: State) -> str:
    """What the seat to move is asked for."""
    return f"keep it between {int(s.low)} and {int(s.high)}"


def tries(s: State) -> list[str]:
    """SL-5: every card in hand may be played, so there is nothing to explain."""
    return []


def preview(s: State) -> dict[str, Any]:
    """The balance each move leads to, whether that is a SLAMBO, and whether the order of play turns round."""
    moves = np.zeros(rules.MOST_MOVES, np.int16)
    shown = {}
    for action in moves[: compiled_rules.legal(s, moves)].tolist():
        balance = int(s.balance) + int(compiled_rules.step_of(s, action, rules.kind_of_action(s, action)))
        inside = bool(rules.in_ring(s, balance))
        shown[str(view.move_text(s, action))] = {
            "balance": balance,
            "slambo": not inside,
            "loses": not inside and bool(s.shame[s.seat] + s.middle >= SHAME_TO_LOSE),
            "turns": inside and turns(s, action),
        }
    return shown


def word(number: int) -> str:
    """A number as it is shouted."""
    if number < 0:
        return f"minus {WORDS[-number]}"
    return WORDS[number] if number < len(WORDS) else str(number)


def signed(number: int) -> str:
    return f"{number:+d}".replace("-", "−")


def shame_cards(number: int) -> str:
    return f"{word(number)} shame card{'' if number == 1 else 's'}"

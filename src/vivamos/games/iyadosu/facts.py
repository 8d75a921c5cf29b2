"""Iyadosu told to people: lines of the log, and what a seat is asked for."""

from __future__ import annotations

from typing import Any

import numpy as np

from vivamos.engine.chance_events import Event, Line, together
from vivamos.engine.sets import count, has
from vivamos.engine.state import OVER, State
from vivamos.games.iyadosu import rules as compiled_rules
from vivamos.games.iyadosu import view
from vivamos.games.iyadosu.record import DIVIDE, INSERT, MOST_REFUSE, NOTHING, REFUSE, SCORE_ROUND, TAKE_TRICK
from vivamos.games.iyadosu.view import card_of, rules

SHOUTS: tuple[str, ...] = ("Iyadosu!", "Hai", "Hmm")
NUMBERS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"]


def tell(before: State | None, action: int | None, after: State, happened: list[Event], seat: int) -> list[Line]:
    """What one stage brought about, as a seat (-1: a spectator) may know it."""
    if before is None:
        return new_round(after)
    if action is not None:
        return cut(before, action, after) if before.dividing else move(before, action, after, seat)
    if before.pending == TAKE_TRICK:
        return [] if after.pending else [next_trick(after)]
    if before.pending == SCORE_ROUND:
        return [round_over(before, after)]
    return game_over(after) if after.seat == OVER else new_round(after)


def new_round(s: State) -> list[Line]:
    cards = NUMBERS[s.hand_size].capitalize()
    return [
        {"kind": "heading", "text": f"Round {s.rounds + 1}"},
        {
            "kind": "deal",
            "seat": int(s.first),
            "text": f"{cards} cards each, {{s:{s.first}}} to start and to divide last",
        },
    ]


def next_trick(s: State) -> Line:
    return {"kind": "heading", "text": f"Trick {s.tricks + 1}"}


def cut(before: State, action: int, after: State) -> list[Line]:
    """IY-3: the number is public, the cards are not."""
    seat, number = int(before.seat), action - DIVIDE
    line: Line = {"kind": "declare", "seat": seat, "number": number, "text": f"{{s:{seat}}} declared {number}"}
    return [line] if after.dividing else [line, next_trick(after)]


def move(before: State, action: int, after: State, seat: int) -> list[Line]:
    """The move, what its player's Insert card does by it, and whose the lead or the trick is then."""
    mover = int(before.seat)
    who = f"{{s:{mover}}}"
    line: Line = {"kind": "play", "seat": mover}
    if action == INSERT:
        line |= {
            "kind": "out",
            "tone": "event",
            "text": f"{who} had no normal card left, laid the Insert card face down and was out",
        }
    else:
        verb, short = how(before, action)
        line |= {"text": f"{who} {verb} {{c:{view.card_name(before, card_of(action))}}}"}
        if action >= REFUSE:
            line |= {"kind": "refuse", "shout": "Iyadosu!"}
        hidden_later(line, f"{who} {short}", before, mover == seat)
    if before.laid == 0 and before.tricks > 0:
        line["fades"] = trick_key(before, before.tricks)
    lines = [line]
    if action != INSERT and after.place[mover] != before.place[mover]:
        below = int(rules.perseverance(after, mover))
        where = f"{NUMBERS[below]} below" if below else "the first there"
        text = f"{who} submitted: Insert card onto the stack, {where}"
        lines.append({"kind": "submit", "seat": mover, "tone": "event", "text": text})
    if after.pending:
        lines.append(trick(after, seat))
    elif action == INSERT and after.led == NOTHING:
        lines.append({"kind": "lead", "seat": int(after.leader), "text": f"{{s:{after.leader}}} got the lead"})
    return lines


def how(before: State, action: int) -> tuple[str, str]:
    """The verb of a card, with what everybody sees by it; and what may be told of it later."""
    if action >= REFUSE:
        return "refused with", "refused"
    if before.led == NOTHING:
        return "led", "led a card"
    if has(before.colours[before.led], action):
        return "followed with", "played a normal card"
    return f"had no normal {view.led_colour(before)} card and played", "played a normal card"


def hidden_later(line: Line, short: str, s: State, own: bool) -> None:
    """IY-12: once the next trick is led, nobody may look the card up, but everybody knows what they played."""
    if not own:
        line |= {"fade": trick_key(s, s.tricks + 1), "short": short}


def trick_key(s: State, number: int) -> str:
    return f"round {s.rounds + 1} trick {number}"


def trick(s: State, seat: int) -> Line:
    """IY-11, IY-13: a complete trick, in sight while people read."""
    if not rules.is_awarded(s):
        return {"kind": "trick", "rest": 1, "seat": None, "text": "Nobody was awarded the trick"}
    winner = int(s.winner)
    tally = f"{s.won[winner] + 1} of {s.declared[winner]}"
    line: Line = {
        "kind": "trick",
        "rest": 1,
        "seat": winner,
        "text": f"{{s:{winner}}} won the trick with {{c:{view.card_name(s, s.best)}}}, {tally} declared",
    }
    hidden_later(line, f"{{s:{winner}}} won the trick, {tally} declared", s, winner == seat)
    return line


def round_over(before: State, after: State) -> Line:
    """IY-14: the scores, and what on the table made them."""
    players = range(after.players)
    scores = [int(after.last_scores[p]) for p in players]
    out = [p for p in players if rules.is_out(after, p)]
    order = sorted(players, key=lambda p: (-scores[p], p))
    told = [f"{{s:{p}}} {scores[p]}" + (" (out)" if p in out else "") for p in order]
    told[0] = told[0].replace("}", "} scored", 1)
    return {
        "kind": "round",
        "rest": 2.5,
        "text": ", ".join(told),
        "round": int(after.rounds),
        "scores": scores,
        "declared": [int(after.declared[p]) for p in players],
        "won": [int(after.won[p]) for p in players],
        "below": [int(rules.perseverance(after, p)) for p in players],
        "out": out,
        "unfades": [trick_key(before, number) for number in range(1, int(before.tricks))],  # IY-12: it is over
        "bonus": [int(rules.bonus(before, p)) for p in players],
    }


def game_over(s: State) -> list[Line]:
    found = int(compiled_rules.winners(s))
    winners = [p for p in range(s.players) if found >> p & 1]
    names = [f"{{s:{p}}}" for p in winners]
    who = together(names)
    if compiled_rules.won_at_once(s):
        text = f"{who} won the game at once, with {points(s.last_scores[winners[0]])} in one round"
    elif len(winners) > 1:
        text = f"{who} shared the win with {points(s.totals[winners[0]])}"
    else:
        text = f"{who} won the game with {points(s.totals[winners[0]])}"
    return [{"kind": "over", "tone": "event", "winners": winners, "text": text}]


def points(score: Any) -> str:
    return f"{score} point{'' if score == 1 else 's'}"


def prompt(s: State) -> str:
    """What the seat to move is asked for."""
    if s.dividing:
        return "place the Insert card"
    if rules.must_insert(s):
        return "lay your Insert card, no normal card is left"
    if s.led == NOTHING:
        return "lead a normal card"
    if not rules.can_follow(s):
        return f"no normal {view.led_colour(s)} card, play any normal one"
    return f"follow {view.led_colour(s)}" + (" or refuse" if s.refuse[s.seat] else "")


def tries(s: State) -> list[str]:
    """The moves the seat to move may want to try, legal or not."""
    if s.dividing:
        return [f"divide {number}" for number in range(1, MOST_REFUSE + 1)]
    normal = view.card_names(s, s.hands[s.seat])
    refuse = view.card_names(s, s.refuse[s.seat])
    return ["insert", *(f"play {card}" for card in normal), *(f"refuse {card}" for card in refuse)]


def preview(s: State) -> dict[str, Any]:
    """The moves that would win the trick as it stands (IY-11), and those that submit (IY-10)."""
    if s.dividing or rules.must_insert(s):
        return {}
    moves = np.zeros(rules.MOST_MOVES, np.int16)
    legal = [int(action) for action in moves[: compiled_rules.legal(s, moves)]]
    following = [action for action in legal if s.led != NOTHING]
    wins = [a for a in following if compiled_rules.beats(s, card_of(a), compiled_rules.colour_of(s, card_of(a)))]
    submits = [a for a in following if a >= REFUSE and count(s.refuse[s.seat]) == 1]
    return {
        "wins": [view.move_text(s, action) for action in wins],
        "submits": [view.move_text(s, action) for action in submits],
    }

"""Iyadosu told to people: lines of the log, and what a seat is asked for."""

from __future__ import annotations

from typing import Any

import numpy as np

from vivamos.engine.sets import count, has
from vivamos.engine.state import OVER, State, changeable, position_of
from vivamos.engine.words import Event, Line, together
from vivamos.games.iyadosu import face
from vivamos.games.iyadosu import rules as compiled_rules
from vivamos.games.iyadosu.face import card_of, rules
from vivamos.games.iyadosu.record import DIVIDE, INSERT, MOST_REFUSE, NOTHING, REFUSE

SHOUTS: tuple[str, ...] = ("Iyadosu!", "Hai", "Hmm")
NUMBERS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"]


def tell(before: State | None, action: int | None, after: State, happened: list[Event], seat: int) -> list[Line]:
    """What a decision (None: the first deal) brought about, as a seat (-1: a spectator) may know it."""
    if before is None or action is None:
        return new_round(after)
    if before.dividing:
        return cut(before, action, after)
    played = as_played(before, action)
    lines = move(before, action, played, seat)
    if played.to_come > 0:
        if action == INSERT and played.led == NOTHING:
            lines.append({"kind": "lead", "seat": int(after.leader), "text": f"{{s:{after.leader}}} got the lead"})
        return lines
    lines.append(trick(played, seat))
    if after.rounds == before.rounds:
        return [*lines, next_trick(after)]
    lines.append(round_over(played, after, seat))
    return [*lines, *(game_over(after) if after.seat == OVER else new_round(after))]


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


def as_played(before: State, action: int) -> State:
    """The position with the move on the table, before anything follows from a trick that is complete."""
    box = changeable(before)
    s = box[0]
    if s.laid == 0:
        compiled_rules.clear_table(s)
    seat = np.int64(s.seat)
    s.trick[seat] = action
    if action == INSERT:
        compiled_rules.lay_insert(s, seat)
    elif action >= REFUSE:
        compiled_rules.refuse_card(s, seat, action - REFUSE)
    else:
        compiled_rules.normal_card(s, seat, action)
    s.laid += 1
    s.to_come -= 1
    return position_of(box)


def move(before: State, action: int, played: State, seat: int) -> list[Line]:
    """The move, and what its player's Insert card does by it."""
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
        line |= {"text": f"{who} {verb} {{c:{face.card_name(before, card_of(action))}}}"}
        if action >= REFUSE:
            line |= {"kind": "refuse", "shout": "Iyadosu!"}
        hidden_later(line, f"{who} {short}", before, mover == seat)
    if before.laid == 0 and before.tricks > 0:
        line["fades"] = trick_key(before, before.tricks)
    if action < REFUSE or action == INSERT or played.place[mover] == before.place[mover]:
        return [line]
    below = int(played.place[mover]) - 1
    where = f"{NUMBERS[below]} below" if below else "the first there"
    text = f"{who} submitted: Insert card onto the stack, {where}"
    return [line, {"kind": "submit", "seat": mover, "tone": "event", "text": text}]


def how(before: State, action: int) -> tuple[str, str]:
    """The verb of a card, with what everybody sees by it; and what may be told of it later."""
    if action >= REFUSE:
        return "refused with", "refused"
    if before.led == NOTHING:
        return "led", "led a card"
    if has(before.colours[before.led], action):
        return "followed with", "played a normal card"
    return f"had no normal {face.led_colour(before)} card and played", "played a normal card"


def hidden_later(line: Line, short: str, s: State, own: bool) -> None:
    """IY-12: once the next trick is led, nobody may look the card up, but everybody knows what they played."""
    if not own:
        line |= {"fade": trick_key(s, s.tricks + 1), "short": short}


def trick_key(s: State, number: int) -> str:
    return f"round {s.rounds + 1} trick {number}"


def seen(s: State, seat: int) -> dict[str, Any]:
    return {**face.everybody(s), **face.own(s, seat)}


def trick(played: State, seat: int) -> Line:
    """IY-11, IY-13: a complete trick, in sight while people read."""
    still = seen(played, seat) | {"to_move": None}
    if played.still_in <= 1:
        return {"kind": "trick", "seat": None, "text": "Nobody was awarded the trick", "still": still}
    winner = int(played.winner)
    tally = f"{played.won[winner] + 1} of {played.declared[winner]}"
    line: Line = {
        "kind": "trick",
        "seat": winner,
        "text": f"{{s:{winner}}} won the trick with {{c:{face.card_name(played, played.best)}}}, {tally} declared",
        "still": still,
    }
    hidden_later(line, f"{{s:{winner}}} won the trick, {tally} declared", played, winner == seat)
    return line


def round_over(played: State, after: State, seat: int) -> Line:
    """IY-14: the scores, and what on the table made them."""
    box = changeable(played)
    if played.still_in > 1:
        box[0].won[played.winner] += 1
    played = position_of(box)
    players = range(played.players)
    scores = [int(after.last_scores[p]) for p in players]
    out = [p for p in players if rules.is_out(played, p)]
    order = sorted(players, key=lambda p: (-scores[p], p))
    told = [f"{{s:{p}}} {scores[p]}" + (" (out)" if p in out else "") for p in order]
    told[0] = told[0].replace("}", "} scored", 1)
    return {
        "kind": "round",
        "rest": 2.5,
        "text": ", ".join(told),
        "round": int(after.rounds),
        "scores": scores,
        "declared": [int(played.declared[p]) for p in players],
        "won": [int(played.won[p]) for p in players],
        "below": [max(0, int(played.place[p]) - 1) for p in players],
        "out": out,
        "unfades": [trick_key(played, number) for number in range(1, int(played.tricks) + 1)],  # IY-12: it is over
        "bonus": [scores[p] - without_bonus(played, p) for p in players],
        "still": seen(played, seat) | {"to_move": None, "scores": [int(after.totals[p]) for p in players]},
    }


def without_bonus(played: State, seat: int) -> int:
    """What the round would have scored without IY-17."""
    box = changeable(played)
    box[0].last_round_bonus = 0
    return int(compiled_rules.round_score(box[0], seat))


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
        return f"no normal {face.led_colour(s)} card, play any normal one"
    return f"follow {face.led_colour(s)}" + (" or refuse" if s.refuse[s.seat] else "")


def tries(s: State) -> list[str]:
    """The moves the seat to move may want to try, legal or not."""
    if s.dividing:
        return [f"divide {number}" for number in range(1, MOST_REFUSE + 1)]
    normal = face.card_names(s, s.hands[s.seat])
    refuse = face.card_names(s, s.refuse[s.seat])
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
        "wins": [face.move_text(s, action) for action in wins],
        "submits": [face.move_text(s, action) for action in submits],
    }

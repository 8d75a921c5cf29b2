"""VIVA told to people: lines of the log, what a seat is asked for, and which moves would be VIVA."""

from __future__ import annotations

from typing import Any

import numpy as np

from vivamos.engine.chance_events import Event, Line, together
from vivamos.engine.sets import how_many, with_copies
from vivamos.engine.state import OVER, State, changeable, position_of
from vivamos.games.viva import rules as compiled_rules
from vivamos.games.viva.cards import KIND_NAMES, NOTHING, WAYS, WAYS_TO_LAY
from vivamos.games.viva.moves import BLOCK, BLOCK_TOP, CATCH, DRAW, DRAWN, FINISH, JUDGE, KEEP, LET, NEW_BLOCK
from vivamos.games.viva.rules import CAUGHT, DRAW_CARD, NEXT_ROUND, TURN_UP, VIVA
from vivamos.games.viva.view import (
    COLOUR_NAMES,
    kind_placed,
    move_text,
    rules,
    shared_colours,
    way_placed,
    why_forbidden,
)

SHOUTS = ("VIVA!", "Ha!", "So close")
NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


def tell(before: State | None, action: int | None, after: State, happened: list[Event], seat: int) -> list[Line]:
    """What one stage brought about, as a seat (-1: a spectator) may know it."""
    if before is None:
        return _dealt(after)
    if action is not None:
        lines = _moved(before, action, after, seat)
    elif before.pending == NEXT_ROUND:
        return _next_round(after)
    else:
        lines = _followed(before, after, happened, seat)
    if after.pending == VIVA:
        lines.append(_viva(after, happened, seat))
    elif after.pending == NEXT_ROUND:
        lines.append(_round_over(after))
    return lines


# --- what is said often ---


def _number(n: int) -> str:
    return NUMBERS[n] if n < len(NUMBERS) else str(n)


def _cards(n: int) -> str:
    return f"{_number(n)} card{'' if n == 1 else 's'}"


def _chips(names: list[str]) -> str:
    return together([f"{{c:{name}}}" for name in names])


def _colours(letters: str) -> str:
    return together([COLOUR_NAMES[letter] for letter in letters])


def _are_blocked(name: str) -> str:
    return f"{_colours(name)} {'are' if len(name) > 1 else 'is'} blocked"


def _took(event: Event, seat: int) -> str:
    """What somebody drew: its cards for that seat, their number for all others."""
    drew = _chips(event["draw"]) if event["seat"] == seat else _number(len(event["draw"]))
    return f"{{s:{event['seat']}}} drew {drew}"


def _draws(happened: list[Event]) -> list[Event]:
    return [event for event in happened if "draw" in event]


# --- rounds ---


def _dealt(s: State) -> list[Line]:
    """The start of a round."""
    number, agreed = int(s.rounds) + 1, int(s.rounds_agreed)
    title = f"Round {number} of {agreed}" if number <= agreed else f"Extra round {number - agreed}"
    lines: list[Line] = [{"kind": "heading", "text": title}]
    block = KIND_NAMES[s.block]
    who = f"{{s:{int(s.dealer)}}} dealt {_cards(int(s.hand_size))} each, and {{s:{int(s.turn)}}} began"
    lines.append({"kind": "deal", "text": who, "dealer": int(s.dealer), "round": number})
    lines.append({"kind": "block", "text": f"{{c:{block}}} was turned up: {_are_blocked(block)}", "card": block})
    return lines


def _round_over(s: State) -> Line:
    """VI-14, VI-16: somebody went out, or it took too long."""
    number = int(s.rounds) + 1
    line: Line = {"kind": "round", "tone": "event", "rest": 1, "round": number, "scores": _victories(s)}
    if s.out == NOTHING:
        text = f"Round {number} ended after {rules.MOST_TURNS} turns, and nobody won it"
        return line | {"winner": None, "text": text}
    winner = int(s.turn)
    return line | {"winner": winner, "text": f"{{s:{winner}}} won round {number} and a victory card"}


def _next_round(s: State) -> list[Line]:
    """VI-18."""
    if s.seat == OVER:
        return [_game_over(s, _victories(s))]
    lines: list[Line] = []
    if s.rounds >= s.rounds_agreed:
        tied = [f"{{s:{p}}}" for p in range(int(s.players)) if rules.is_playing(s, p)]
        if len(tied) < s.players or s.rounds == s.rounds_agreed:
            lines.append({"kind": "tie", "text": f"{together(tied)} tied for most victory cards and played on"})
    return lines + _dealt(s)


def _victories(s: State) -> list[int]:
    return [int(won) for won in s.victories[: s.players]]


def _game_over(s: State, victories: list[int]) -> Line:
    won = int(compiled_rules.winners(s))
    winners = [p for p in range(int(s.players)) if won >> p & 1]
    most = victories[winners[0]]
    prize = f"{_number(most)} victory card{'' if most == 1 else 's'}"
    names = together([f"{{s:{p}}}" for p in winners])
    text = f"{names} won the game with {prize}" if len(winners) == 1 else f"{names} shared the win with {prize} each"
    return {"kind": "over", "tone": "event", "text": text, "winners": winners, "scores": victories}


# --- moves ---


def _moved(before: State, action: int, after: State, seat: int) -> list[Line]:
    """The decision alone. What is drawn for it is told when it is there."""
    turn = int(before.turn)
    if action < DRAW:
        return [_placed(before, action)]
    if action == DRAW:
        text = f"{{s:{turn}}} wanted to draw, but no card was left"
        return [] if after.pending == DRAW_CARD else [{"kind": "draw", "seat": turn, "text": text}]
    if action == KEEP:
        kept = f" {{c:{KIND_NAMES[before.fresh]}}}" if seat == turn else ""
        return [{"kind": "keep", "text": f"{{s:{turn}}} drew and kept{kept}", "seat": turn, "fades": "draw"}]
    if action == BLOCK_TOP:
        return []
    if action in (CATCH, LET):
        return [_judged(before, action, after)]
    if action < FINISH:
        return [_blocked(turn, "made {} the blocking card", KIND_NAMES[after.block])]
    last, block = KIND_NAMES[after.out], KIND_NAMES[after.block]
    text = f"{{s:{turn}}} went out with {{c:{last}}} on the blocking card {{c:{block}}}"
    return [{"kind": "finish", "text": text, "seat": turn, "card": last}]


def _blocked(turn: int, how: str, name: str) -> Line:
    text = f"{{s:{turn}}} {how.format(f'{{c:{name}}}')}: {_are_blocked(name)}"
    return {"kind": "block", "text": text, "seat": turn, "card": name}


def _placed(before: State, action: int) -> Line:
    kind, way = KIND_NAMES[kind_placed(action)], WAYS_TO_LAY[way_placed(action)]
    turn, fresh = int(before.turn), before.asked == DRAWN
    used = sorted(set(way))
    chip = f"{{c:{kind}}}" if len(way) == 1 else f"{_number(len(way))} {{c:{kind}}}"
    if len(used) == 1:
        where = f" on house {used[0] + 1}"
    elif len(used) == len(way):
        where = f" on houses {together([str(house + 1) for house in used])}"
    else:
        where = ": " + together([f"{_number(way.count(house))} on house {house + 1}" for house in used])
    line: Line = {
        "kind": "place",
        "text": f"{{s:{turn}}} {'drew and ' if fresh else ''}placed {chip}{where}",
        "seat": turn,
        "card": kind,
        "houses": [house + 1 for house in way],
    }
    return line | {"fades": "draw"} if fresh else line


def _judged(before: State, action: int, after: State) -> Line:
    """VI-17. That a caught card was forbidden, and why, is open now."""
    judge, turn = int(before.seat), int(before.turn)
    if after.pending == CAUGHT:
        why = why_forbidden(after, "{{c:{}}}")
        text = f"{{s:{judge}}} caught {{s:{turn}}}: {why}. The card went back"
        line: Line = {"kind": "caught", "tone": "event", "rest": 1, "text": text, "seat": turn, "by": judge}
        return line | {"fades": "let"}
    judged_on = after.asked == JUDGE and not after.pending
    line = {"kind": "judge", "seat": judge}
    if action == CATCH:
        line["text"] = f"{{s:{judge}}} wanted to catch {{s:{turn}}}, but the card was allowed"
    elif judged_on:
        line |= {"text": f"{{s:{judge}}} let it pass", "fade": "let", "short": ""}
    else:
        line["text"] = "Nobody caught it"
    return line if judged_on else line | {"fades": "let"}


def _viva(s: State, happened: list[Event], seat: int) -> Line:
    """VI-11: read while the three top cards still lie there."""
    turn, colours = int(s.turn), shared_colours(s)
    for_others = [_took(event, seat) for event in _draws(happened) if event["seat"] != turn]
    took = f". {', '.join(for_others)}" if for_others else ""
    return {
        "kind": "viva",
        "tone": "event",
        "rest": 1,
        "text": f"VIVA! {{s:{turn}}} cleared the houses in {_colours(colours)}{took}",
        "shout": "VIVA!",
        "seat": turn,
        "colours": colours,
    }


# --- what follows by itself ---


def _followed(before: State, after: State, happened: list[Event], seat: int) -> list[Line]:
    turn, lines = int(before.turn), []
    own = [_took(event, seat) for event in _draws(happened) if event["seat"] == turn]
    if before.pending == DRAW_CARD:
        lines.append(_drew(turn, KIND_NAMES[after.fresh], seat))
    elif before.pending == TURN_UP:
        lines.append(_blocked(turn, "turned up {}", KIND_NAMES[after.block]))
    elif before.pending == CAUGHT:
        lines += [{"kind": "penalty", "text": text, "seat": turn} for text in own]
    elif after.block != NOTHING:  # VI-13
        last = _blocked(turn, "had to block with the last card, {}", KIND_NAMES[after.block])
        lines.append(last | {"text": ". ".join([last["text"], *own])})
    return lines + _renewed(before, after)


def _drew(turn: int, card: str, seat: int) -> Line:
    drew = f"{{c:{card}}}" if seat == turn else "a card"
    return {"kind": "draw", "seat": turn, "text": f"{{s:{turn}}} drew {drew}", "fade": "draw", "short": ""}


def _renewed(before: State, after: State) -> list[Line]:
    """VI-15: more cards were drawn than the pile had."""
    if after.drawn - before.drawn <= before.pile_size:
        return []
    nothing_swept = before.discard == 0 and before.pending != VIVA
    what = "the cards under the top cards of the houses" if nothing_swept else "the discards"
    return [{"kind": "shuffle", "text": f"The draw pile ran out: {what} became the new one"}]


# --- what the seat to move is asked ---


def prompt(s: State) -> str:
    """What the seat to move is asked for."""
    if s.asked == JUDGE:
        return "catch it or let it pass"
    if s.asked == NEW_BLOCK:
        return "choose the blocking card"
    actions = _legal(s)
    if s.asked == DRAWN:
        return "place it or keep it" if len(actions) > 1 else "keep the card"
    if actions[0] >= FINISH:
        return "go out or draw"
    return "place or draw" if len(actions) > 1 else "draw a card"


def tries(s: State) -> list[str]:
    """Each kind in hand on each house; the last card on the blocking card."""
    hand = s.hands[s.seat]
    kinds = sorted(set(with_copies(hand)))
    if s.asked == NEW_BLOCK:
        return [move_text(s, BLOCK + kind) for kind in kinds]
    singles = [way for way in range(WAYS) if len(WAYS_TO_LAY[way]) == 1]
    last = [FINISH + kind for kind in kinds if how_many(hand) == 1 and s.asked != JUDGE]
    return [move_text(s, action) for action in last + [kind * WAYS + way for kind in kinds for way in singles]]


def preview(s: State) -> dict[str, Any]:
    """`viva`: the moves that would be VIVA, with its colours. `forbidden`: those that honour play lets one try."""
    if s.asked in (JUDGE, NEW_BLOCK):
        return {}
    viva, forbidden = {}, {}
    tried: dict[tuple[int, frozenset[int]], State] = {}
    for action in _legal(s):
        if action >= DRAW:
            continue
        key = int(kind_placed(action)), frozenset(WAYS_TO_LAY[way_placed(action)])
        if key not in tried:
            tried[key] = _tried(s, action)
        colours = shared_colours(tried[key])
        if colours:
            viva[move_text(s, action)] = colours
        if tried[key].forbidden:
            forbidden[move_text(s, action)] = why_forbidden(tried[key])
    return {"viva": viva} | ({"forbidden": forbidden} if s.honour else {})


def _tried(s: State, action: int) -> State:
    """The position with a move on the table."""
    box = changeable(s)
    compiled_rules.act(box[0], action)
    return position_of(box)


def _legal(s: State) -> list[int]:
    out = np.zeros(rules.MOST_MOVES, np.int16)
    found: list[int] = out[: compiled_rules.legal(s, out)].tolist()
    return found

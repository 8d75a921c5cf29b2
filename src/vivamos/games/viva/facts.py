"""VIVA told to people: lines of the log, what a seat is asked for, and which moves would be VIVA."""

from __future__ import annotations

from typing import Any

import numpy as np

from vivamos.engine.chance_events import Event, Line, together
from vivamos.engine.sets import how_many, with_copies
from vivamos.engine.state import OVER, State, changeable, position_of
from vivamos.games.viva import moves
from vivamos.games.viva import rules as compiled_rules
from vivamos.games.viva.cards import HOUSES, KIND_NAMES, WAYS, WAYS_TO_LAY
from vivamos.games.viva.moves import (
    BLOCK,
    BLOCK_TOP,
    CATCH,
    DRAW,
    DRAWN,
    FINISH,
    JUDGE,
    KEEP,
    LET,
    NEW_BLOCK,
)
from vivamos.games.viva.view import (
    COLOUR_NAMES,
    card_name,
    card_names,
    houses_of,
    kind_placed,
    move_text,
    rules,
    way_placed,
    why_forbidden,
)

SHOUTS = ("VIVA!", "Ha!", "So close")
NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


def tell(before: State | None, action: int | None, after: State, happened: list[Event], seat: int) -> list[Line]:
    """What a decision (None: the first deal) brought about, as a seat (-1: a spectator) may know it."""
    if before is None or action is None:
        return _dealt(after, happened, seat)
    lines = _moved(before, action, after, happened, seat)
    lines += _renewed(before, action, happened)
    if after.rounds > before.rounds:
        lines += _round_over(before, action, after, happened, seat)
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


def _dealt(s: State, happened: list[Event], seat: int) -> list[Line]:
    """The start of a round."""
    number, agreed = int(s.rounds) + 1, int(s.rounds_agreed)
    title = f"Round {number} of {agreed}" if number <= agreed else f"Extra round {number - agreed}"
    lines: list[Line] = [{"kind": "heading", "text": title}]
    block = next(event["block"] for event in happened if "block" in event)
    who = f"{{s:{int(s.dealer)}}} dealt {_cards(int(s.hand_size))} each, and {{s:{int(s.turn)}}} began"
    lines.append({"kind": "deal", "text": who, "dealer": int(s.dealer), "round": number})
    lines.append({"kind": "block", "text": f"{{c:{block}}} was turned up: {_are_blocked(block)}", "card": block})
    return lines


def _round_over(before: State, action: int, after: State, happened: list[Event], seat: int) -> list[Line]:
    number, players = int(before.rounds) + 1, range(int(after.players))
    victories = [int(after.victories[p]) for p in players]
    line: Line = {"kind": "round", "tone": "event", "round": number, "scores": victories}
    if action >= FINISH:
        winner, last = int(before.turn), KIND_NAMES[action - FINISH]
        line |= {"winner": winner, "text": f"{{s:{winner}}} won round {number} and a victory card"}
        line["still"] = {
            "blocking": last,
            "out": winner,
            "cards": [0 if p == winner else how_many(before.hands[p]) for p in players],
            "hand": [] if seat in (winner, -1) else card_names(before.hands[seat]),
            "scores": victories,
        }
    else:
        turns = rules.MOST_TURNS
        line |= {"winner": None, "text": f"Round {number} ended after {turns} turns, and nobody won it"}
    lines = [line]
    if after.seat == OVER:
        return [*lines, _game_over(after, victories)]
    if after.rounds >= after.rounds_agreed:
        tied = [f"{{s:{p}}}" for p in players if rules.is_playing(after, p)]
        if len(tied) < before.players or after.rounds == after.rounds_agreed:
            lines.append({"kind": "tie", "text": f"{together(tied)} tied for most victory cards and played on"})
    return lines + _dealt(after, happened, seat)


def _game_over(s: State, victories: list[int]) -> Line:
    won = int(compiled_rules.winners(s))
    winners = [p for p in range(int(s.players)) if won >> p & 1]
    most = victories[winners[0]]
    prize = f"{_number(most)} victory card{'' if most == 1 else 's'}"
    names = together([f"{{s:{p}}}" for p in winners])
    text = f"{names} won the game with {prize}" if len(winners) == 1 else f"{names} shared the win with {prize} each"
    return {"kind": "over", "tone": "event", "text": text, "winners": winners, "scores": victories}


# --- moves ---


def _moved(before: State, action: int, after: State, happened: list[Event], seat: int) -> list[Line]:
    mover, turn = int(before.seat), int(before.turn)
    if action < DRAW:
        lines = [_placed(before, action, seat)]
        return lines if before.honour else lines + _viva(before, _once_placed(before, action), happened, seat)
    if action == DRAW:
        return [_drew(turn, happened, seat)]
    if action == KEEP:
        kept = f" {{c:{KIND_NAMES[before.fresh]}}}" if seat == turn else ""
        return [{"kind": "keep", "text": f"{{s:{turn}}} drew and kept{kept}", "seat": turn, "fades": "draw"}]
    if action == BLOCK_TOP:
        return [_blocked(turn, "turned up {}", happened[0]["block"])]
    if action in (CATCH, LET):
        return _judged(before, action, happened, seat, mover)
    if action < FINISH:
        return [_blocked(turn, "made {} the blocking card", KIND_NAMES[action - BLOCK])]
    last, block = KIND_NAMES[action - FINISH], KIND_NAMES[before.block]
    text = f"{{s:{turn}}} went out with {{c:{last}}} on the blocking card {{c:{block}}}"
    return [{"kind": "finish", "text": text, "seat": turn, "card": last}]


def _drew(turn: int, happened: list[Event], seat: int) -> Line:
    line: Line = {"kind": "draw", "seat": turn}
    if not _draws(happened):
        return line | {"text": f"{{s:{turn}}} wanted to draw, but no card was left"}
    drew = f"{{c:{happened[0]['draw'][0]}}}" if seat == turn else "a card"
    return line | {"text": f"{{s:{turn}}} drew {drew}", "fade": "draw", "short": ""}


def _blocked(turn: int, how: str, name: str) -> Line:
    text = f"{{s:{turn}}} {how.format(f'{{c:{name}}}')}: {_are_blocked(name)}"
    return {"kind": "block", "text": text, "seat": turn, "card": name}


def _placed(before: State, action: int, seat: int) -> Line:
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


def _judged(before: State, action: int, happened: list[Event], seat: int, judge: int) -> list[Line]:
    """VI-17. That a caught card was forbidden, and why, is open now."""
    turn = int(before.turn)
    if rules.is_caught(before, action):
        why = why_forbidden(before, "{{c:{}}}")
        text = f"{{s:{judge}}} caught {{s:{turn}}}: {why}. The card went back"
        still = {"caught": {"by": judge, "seat": turn}}
        caught: Line = {"kind": "caught", "tone": "event", "text": text, "seat": turn, "by": judge, "still": still}
        return [caught | {"fades": "let"}] + [
            {"kind": "penalty", "text": _took(event, seat), "seat": turn} for event in _draws(happened)
        ]
    line: Line = {"kind": "judge", "text": f"{{s:{judge}}} let it pass", "seat": judge, "fade": "let", "short": ""}
    if action == CATCH:
        text = f"{{s:{judge}}} wanted to catch {{s:{turn}}}, but the card was allowed"
        line = {"kind": "judge", "text": text, "seat": judge}
    if rules.next_playing(before, judge) != turn:
        return [line]
    passed: Line = {"kind": "judge", "text": "Nobody caught it", "seat": judge, "fades": "let"}
    last = line | {"fades": "let"} if action == CATCH else passed
    return [last, *_viva(before, before, happened, seat)]


# --- VIVA ---


def _once_placed(s: State, action: int) -> State:
    """The position with the cards laid, before anybody looks for VIVA."""
    box = changeable(s)
    compiled_rules.place(box[0], action)
    return position_of(box)


def _is_viva(laid: State) -> bool:
    return bool(compiled_rules.look_for_viva(changeable(laid)[0])[0] != rules.TURN_ENDS)


def _common(laid: State) -> str:
    """The letters that all three top cards show."""
    names = [card_name(laid.tops[house]) or "" for house in range(HOUSES)]
    return "".join(letter for letter in names[0] if all(letter in name for name in names))


def _viva(before: State, laid: State, happened: list[Event], seat: int) -> list[Line]:
    """VI-11 to VI-13, if the three top cards make it one. `laid`: the cards are placed and nothing is swept yet."""
    if not _is_viva(laid):
        return []
    turn, colours = int(before.turn), _common(laid)
    draws = _draws(happened)
    for_all = [event for event in draws if event["seat"] != turn]
    took = f". {', '.join(_took(event, seat) for event in for_all)}" if for_all else ""
    line: Line = {
        "kind": "viva",
        "tone": "event",
        "text": f"VIVA! {{s:{turn}}} cleared the houses in {_colours(colours)}{took}",
        "shout": "VIVA!",
        "seat": turn,
        "colours": colours,
        "still": {
            "houses": houses_of(laid),
            "covered": card_names(laid.covered),
            "cards": [how_many(laid.hands[p]) for p in range(int(laid.players))],
            "hand": card_names(laid.hands[seat]) if seat >= 0 else [],
            "drawn": None,
            "placed": None,
            "viva": colours,
            "turn": turn,
        },
    }
    if how_many(laid.hands[turn]) != 1:
        return [line]
    last = _blocked(turn, "had to block with the last card, {}", card_names(laid.hands[turn])[0])
    own = [event for event in draws if event["seat"] == turn]
    last["text"] += "".join(f". {_took(event, seat)}" for event in own)
    return [line, last]


def _renewed(before: State, action: int, happened: list[Event]) -> list[Line]:
    """VI-15: more cards were drawn than the pile had."""
    taken = sum(len(event["draw"]) for event in _draws(happened)) + (action == BLOCK_TOP)
    if taken <= before.pile_size:
        return []
    nothing_swept = before.discard == 0 and (action == DRAW or rules.is_caught(before, action))
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
    known: dict[tuple[int, frozenset[int]], str] = {}
    for action in _legal(s):
        if action >= DRAW:
            continue
        kind, way = int(kind_placed(action)), int(way_placed(action))
        key = kind, frozenset(WAYS_TO_LAY[way])
        if key not in known:
            laid = _once_placed(s, action)
            known[key] = _common(laid) if _is_viva(laid) else ""
        if known[key]:
            viva[move_text(s, action)] = known[key]
        if moves.is_forbidden(s, kind, way):
            forbidden[move_text(s, action)] = why_forbidden(_once_placed(s, action))
    return {"viva": viva} | ({"forbidden": forbidden} if s.honour else {})


def _legal(s: State) -> list[int]:
    out = np.zeros(rules.MOST_MOVES, np.int16)
    found: list[int] = out[: compiled_rules.legal(s, out)].tolist()
    return found

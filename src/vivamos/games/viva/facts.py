"""VIVA told to people, as facts: what happened, what a seat is asked for, and which moves would be VIVA."""

from __future__ import annotations

from typing import Any

import numpy as np

from vivamos.engine.chance_events import Event
from vivamos.engine.facts import Fact, fact
from vivamos.engine.sets import how_many, seats_in, with_copies
from vivamos.engine.state import OVER, State, changeable, position_of
from vivamos.games.viva import rules as compiled_rules
from vivamos.games.viva.cards import HOUSES, KIND_NAMES, NOTHING, WAYS, WAYS_TO_LAY
from vivamos.games.viva.moves import BLOCK, BLOCK_TOP, CATCH, DRAW, DRAWN, FINISH, JUDGE, KEEP, LET, NEW_BLOCK
from vivamos.games.viva.rules import CAUGHT, DRAW_CARD, NEXT_ROUND, TURN_UP, VIVA
from vivamos.games.viva.view import (
    kind_placed,
    listed_colours,
    move_text,
    rules,
    shared_colours,
    way_placed,
    why_forbidden,
)

SHOUTS = ("shout-viva", "shout-delight", "shout-dismay")
BUTTONS = {
    "draw": "button-draw",
    "keep": "button-keep",
    "block top": "button-turn-up",
    "catch": "button-catch",
    "let": "button-let",
}


def tell(before: State | None, action: int | None, after: State, happened: list[Event], seat: int) -> list[Fact]:
    """What one stage brought about, as a seat (-1: a spectator) may know it."""
    if before is None:
        return _dealt(after)
    if action is not None:
        told = _moved(before, action, after, seat)
    elif before.pending == NEXT_ROUND:
        return _next_round(after)
    else:
        told = _followed(before, after, happened, seat)
    if after.pending == VIVA:
        told.append(_viva(after))
    elif after.pending == NEXT_ROUND:
        told.append(_round_over(after))
    return told


def told_apart(before: State | None, action: int | None, after: State) -> tuple[int, ...] | None:
    """What is drawn is for who draws it: the one whose turn it is, or after a VIVA or a catch anybody."""
    if before is None:
        return ()
    if action is None:
        if before.pending not in (DRAW_CARD, TURN_UP, NEXT_ROUND):
            return None
        return (before.turn,) if before.pending == DRAW_CARD else ()
    return (before.turn,) if action == KEEP else ()


# --- rounds ---


def _dealt(s: State) -> list[Fact]:
    """The start of a round."""
    number, agreed = int(s.rounds) + 1, int(s.rounds_agreed)
    extra = fact("extra-round-begins", rule="VI-18", number=number - agreed)
    title = fact("round-begins", round=number, rounds=agreed) if number <= agreed else extra
    dealt = fact("cards-dealt", rule="VI-3", dealer_seat=int(s.dealer), seat=int(s.turn), hand_size=int(s.hand_size))
    first = _blocking("first-block", "VI-3", KIND_NAMES[s.block])
    return [title | {"kind": "heading"}, dealt | {"kind": "deal"}, first]


def _blocking(name: str, rule: str, card: str, **args: Any) -> Fact:
    """A new blocking card, with the colours that are blocked by it."""
    made = fact(name, rule=rule, **args, card=card, number=len(card), colours=listed_colours(card))
    return made | {"kind": "block"}


def _round_over(s: State) -> Fact:
    """VI-14, VI-16: somebody went out, or it took too long."""
    number = int(s.rounds) + 1
    if s.out == NOTHING:
        told = fact("round-not-won", rule="VI-16", round=number, turns=int(rules.MOST_TURNS))
    else:
        told = fact("round-won", rule="VI-14", seat=int(s.turn), round=number)
    return told | {"kind": "round", "tone": "event", "rest": 1}


def _next_round(s: State) -> list[Fact]:
    """VI-18."""
    if s.seat == OVER:
        return [_game_over(s)]
    told: list[Fact] = []
    if s.rounds >= s.rounds_agreed:
        tied = [p for p in range(int(s.players)) if rules.is_playing(s, p)]
        if len(tied) < s.players or s.rounds == s.rounds_agreed:
            told.append(fact("lead-shared", rule="VI-18", seats=tied) | {"kind": "tie"})
    return told + _dealt(s)


def _game_over(s: State) -> Fact:
    winners = seats_in(compiled_rules.winners(s))
    told = fact("game-won", rule="VI-18", seats=winners, victories=int(s.victories[winners[0]]))
    return told | {"kind": "over", "tone": "event"}


# --- moves ---


def _moved(before: State, action: int, after: State, seat: int) -> list[Fact]:
    """The decision alone. What is drawn for it is told when it is there."""
    turn = int(before.turn)
    if action < DRAW:
        return [_placed(before, action)]
    if action == DRAW:
        none = fact("nothing-to-draw", rule="VI-15", seat=turn) | {"kind": "draw", "seat": turn}
        return [] if after.pending == DRAW_CARD else [none]
    if action == KEEP:
        own = fact("own-card-kept", rule="VI-8", seat=turn, card=KIND_NAMES[before.fresh])
        kept = own if seat == turn else fact("card-kept", rule="VI-8", seat=turn)
        return [kept | {"kind": "keep", "seat": turn, "fades": ["draw"]}]
    if action == BLOCK_TOP:
        return []
    if action in (CATCH, LET):
        return [_judged(before, action, after)]
    if action < FINISH:
        return [_blocking("block-chosen", "VI-12", KIND_NAMES[after.block], seat=turn) | {"seat": turn}]
    out = fact("went-out", rule="VI-14", seat=turn, card=KIND_NAMES[after.out], block_card=KIND_NAMES[after.block])
    return [out | {"kind": "finish", "seat": turn}]


def _placed(before: State, action: int) -> Fact:
    """A card, or several that are alike. What was just drawn is always one."""
    way, turn = WAYS_TO_LAY[way_placed(action)], int(before.turn)
    what: dict[str, Any] = {"seat": turn, "card": KIND_NAMES[kind_placed(action)]}
    beside = {"kind": "place", "seat": turn, "houses": [house + 1 for house in way]}
    if before.asked == DRAWN:
        told = fact("drawn-card-placed", rule="VI-8", house=way[0] + 1, **what)
        return told | beside | {"fades": ["draw"]}
    if len(way) == 1:
        return fact("card-placed", rule="VI-5", house=way[0] + 1, **what) | beside
    return _several_placed(way, what) | beside


def _several_placed(way: tuple[int, ...], what: dict[str, Any]) -> Fact:
    """VI-7: on one house, on two or all of them a card each, or so many here and so many there."""
    used = sorted(set(way))
    what |= {"number": len(way)}
    if len(used) == 1:
        return fact("cards-placed", rule="VI-7", house=used[0] + 1, **what)
    if len(used) == HOUSES == len(way):
        return fact("cards-placed-on-each", rule="VI-7", **what)
    if len(used) == len(way):
        return fact("cards-placed-on-two", rule="VI-7", first_house=used[0] + 1, second_house=used[1] + 1, **what)
    places = [fact("number-on-house", number=way.count(house), house=house + 1) for house in used]
    return fact("cards-placed-apart", rule="VI-7", places=places, **what)


def _judged(before: State, action: int, after: State) -> Fact:
    """VI-17. That a caught card was forbidden, and why, is open now."""
    judge, turn = int(before.seat), int(before.turn)
    if after.pending == CAUGHT:
        told = fact("card-caught", rule="VI-17", by_seat=judge, seat=turn, reason=why_forbidden(after))
        return told | {"kind": "caught", "tone": "event", "rest": 1, "seat": turn, "fades": ["let"]}
    judged_on = after.asked == JUDGE and not after.pending
    if action == CATCH:
        told = fact("wrongly-caught", rule="VI-17", by_seat=judge, seat=turn)
    else:
        told = fact("let-pass", rule="VI-17", seat=judge) if judged_on else fact("nobody-caught", rule="VI-17")
    told |= {"kind": "judge", "seat": judge}
    if not judged_on:
        return told | {"fades": ["let"]}
    return told if action == CATCH else told | {"fade": "let", "faded": None}


def _viva(s: State) -> Fact:
    """VI-11: read while the three top cards still lie there."""
    turn = int(s.turn)
    told = fact("viva-called", rule="VI-11", seat=turn, colours=listed_colours(shared_colours(s)))
    return told | {"kind": "viva", "tone": "event", "rest": 1, "shout": "VIVA!", "seat": turn}


# --- what follows by itself ---


def _followed(before: State, after: State, happened: list[Event], seat: int) -> list[Fact]:
    turn, told = int(before.turn), []
    if before.pending == DRAW_CARD:
        told.append(_drew(turn, KIND_NAMES[after.fresh], seat))
    elif before.pending == TURN_UP:
        told.append(_blocking("block-turned-up", "VI-12", KIND_NAMES[after.block], seat=turn) | {"seat": turn})
    else:
        if before.pending == VIVA and after.block != NOTHING:
            told.append(_blocking("last-card-blocks", "VI-13", KIND_NAMES[after.block], seat=turn) | {"seat": turn})
        why = {True: "VI-17" if before.pending == CAUGHT else "VI-13", False: "VI-11"}
        told += [_took(event, why[event["seat"] == turn], seat) for event in happened if "draw" in event]
    return told + _renewed(before, after)


def _drew(turn: int, card: str, seat: int) -> Fact:
    """VI-8: for all others it stays hidden. What becomes of it is told in its place."""
    own = fact("own-card-drawn", rule="VI-8", seat=turn, card=card)
    told = own if seat == turn else fact("card-drawn", rule="VI-8", seat=turn)
    return told | {"kind": "draw", "seat": turn, "fade": "draw", "faded": None}


def _took(event: Event, rule: str, seat: int) -> Fact:
    """What somebody had to draw: its cards for that seat, their number for all others."""
    drew, cards = event["seat"], event["draw"]
    own = fact("own-cards-drawn", rule=rule, seat=drew, cards=cards)
    told = own if drew == seat else fact("cards-drawn", rule=rule, seat=drew, number=len(cards))
    return told | {"kind": "penalty", "seat": drew}


def _renewed(before: State, after: State) -> list[Fact]:
    """VI-15: more cards were drawn than the pile had."""
    if after.drawn - before.drawn <= before.pile_size:
        return []
    nothing_swept = before.discard == 0 and before.pending != VIVA
    told = fact("pile-from-houses" if nothing_swept else "pile-from-discards", rule="VI-15")
    return [told | {"kind": "shuffle"}]


# --- what the seat to move is asked ---


def prompt(s: State) -> Fact:
    """What the seat to move is asked for."""
    if s.asked == JUDGE:
        return fact("ask-judge")
    if s.asked == NEW_BLOCK:
        return fact("ask-block")
    actions = _legal(s)
    if s.asked == DRAWN:
        return fact("ask-place-or-keep" if len(actions) > 1 else "ask-keep")
    if actions[0] >= FINISH:
        return fact("ask-go-out-or-draw")
    return fact("ask-place-or-draw" if len(actions) > 1 else "ask-draw")


def moves_to_explain(s: State) -> list[str]:
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
    states = changeable(s)
    compiled_rules.act(states[0], action)
    return position_of(states)


def _legal(s: State) -> list[int]:
    out = np.zeros(rules.MOST_MOVES, np.int16)
    found: list[int] = out[: compiled_rules.legal(s, out)].tolist()
    return found


def spoken(card: str, s: State) -> Fact:
    """A card is its colours."""
    if len(card) == 1:
        return fact("one-colour", colour=card)
    return fact("two-colours", first_colour=card[0], second_colour=card[1])


def in_words(move: str, s: State) -> Fact | None:
    """Where a card goes; and what is no card."""
    verb, *rest = move.split(" ")
    if move in BUTTONS:
        return fact(BUTTONS[move])
    colours = spoken(rest[0], s)
    if verb == "place":
        return fact("press-place", colours=colours, house=rest[1:])
    return fact("press-go-out" if verb == "finish" else "press-block", colours=colours)


def outcomes(told: Fact, s: State) -> list[Fact]:
    """For the coach: who calls VIVA next, or goes out."""
    if told["fact"] == "viva-called":
        return [fact("coach-viva", seat=told["args"]["seat"])]
    return [fact("coach-goes-out", seat=told["args"]["seat"])] if told["fact"] == "round-won" else []

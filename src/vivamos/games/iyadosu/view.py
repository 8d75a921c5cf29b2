"""Iyadosu seen: the text of moves, views, chance in records, and why a move is refused."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from vivamos.engine.chance_events import Event, only_own_hand
from vivamos.engine.compiled import in_python
from vivamos.engine.facts import Fact, fact
from vivamos.engine.sets import cards_in, count, has
from vivamos.engine.state import OVER, State
from vivamos.games.iyadosu import knowledge
from vivamos.games.iyadosu import rules as compiled_rules
from vivamos.games.iyadosu.state import COLOUR_LETTERS, DIVIDE, INSERT, NEXT_ROUND, NOTHING, REFUSE, SCORE_ROUND

rules = in_python(compiled_rules)
card_of = in_python(knowledge).card_of

EXAMPLES = ("divide 4", "play R7", "refuse K3", "insert")
TURN_RULE = "IY-5"
END_RULE = "IY-16"
SEATED = {
    "declared",
    "tricks",
    "normal_left",
    "refuse_left",
    "trick",
    "last_trick",
    "last_round",
}  # what a view tells seat by seat


def card_name(s: State, card: int) -> str:
    """`R7`."""
    return names_of(tuple(s.colours), tuple(s.number))[card]


def deck_names(s: State) -> list[str]:
    return [card_name(s, card) for card in range(s.cards)]


def card_names(s: State, cards: Any) -> list[str]:
    """The cards of a set, by colour and number."""
    return list(names_in(tuple(s.colours), tuple(s.number), cards))


@lru_cache(maxsize=4096)  # a hand is told again and again, until one of its cards is played
def names_in(colours: tuple[int, ...], numbers: tuple[int, ...], cards: int) -> tuple[str, ...]:
    """The cards of a set, by which colours and numbers all cards have."""
    names = names_of(colours, numbers)
    return tuple(names[card] for card in cards_in(cards))


@lru_cache(maxsize=64)
def names_of(colours: tuple[int, ...], numbers: tuple[int, ...]) -> dict[int, str]:
    """The names of all cards of a deck."""
    return {
        card: f"{letter}{numbers[card]}"
        for letter, cards in zip(COLOUR_LETTERS, colours, strict=True)
        for card in cards_in(cards)
    }


def move_text(s: State, action: int) -> str | None:
    """`play R7`, `refuse K3`, `divide 4`, `insert`; None for an action id this deck has no card for."""
    if action == INSERT:
        return "insert"
    if action > DIVIDE:
        return f"divide {action - DIVIDE}"
    card = card_of(action)
    if card >= s.cards:
        return None
    return f"{'refuse' if action >= REFUSE else 'play'} {card_name(s, card)}"


def why_not(s: State, action: int) -> Fact:
    """What refuses an action that is not legal."""
    if s.dividing:
        return fact("must-divide", rule="IY-3", most=int(rules.most_refuse(s)))
    if DIVIDE < action < INSERT:
        return fact("no-dividing-again", rule="IY-4")
    if rules.must_insert(s):
        return fact("must-lay-insert-card", rule="IY-9")
    if action == INSERT:
        return fact("no-insert-card-yet", rule="IY-9")
    name = card_name(s, card_of(action))
    return why_not_refuse(s, action - REFUSE, name) if action >= REFUSE else why_not_play(s, action, name)


def why_not_refuse(s: State, card: int, name: str) -> Fact:
    if s.led == NOTHING:
        return fact("no-leading-with-refuse-card", rule="IY-6")
    if not rules.can_follow(s):
        return fact("no-refusing-without-colour", rule="IY-8", colour=led_colour(s))
    if has(s.hands[s.seat], card):
        return fact("no-refusing-with-normal-card", rule="IY-7", card=name)
    return fact("no-such-refuse-card", rule="IY-7", card=name)


def why_not_play(s: State, card: int, name: str) -> Fact:
    rule = "IY-6" if s.led == NOTHING else "IY-7" if rules.can_follow(s) else "IY-8"
    if has(s.hands[s.seat], card):
        must = "must-follow-or-refuse" if s.refuse[s.seat] else "must-follow"
        return fact(must, rule=rule, colour=led_colour(s))
    if not has(s.refuse[s.seat], card):
        return fact("no-such-card-in-hand", rule=rule, card=name)
    if rules.can_follow(s):
        return fact("must-refuse-with-refuse-card", rule=rule, card=name)
    return fact("must-play-normal-card", rule=rule, card=name)


def led_colour(s: State) -> str:
    """The letter of the colour that was led."""
    return COLOUR_LETTERS[s.led]


def everybody(s: State) -> dict[str, Any]:
    """What everybody may see, beside what every game shows."""
    players = range(s.players)
    on_table = [move_text(s, move) if move != NOTHING else None for move in s.trick[: s.players]]
    runs = s.laid > 0
    rests = not runs and any(on_table)  # IY-12
    scored = s.seat == OVER or s.pending == NEXT_ROUND
    played_out = scored or s.pending == SCORE_ROUND
    return {
        "round": int(s.rounds) + (not scored),
        "rounds": int(s.players),
        "trick_number": int(s.tricks) + (not played_out),
        "hand_size": int(s.hand_size),
        "asked": "divide" if s.dividing else "play",
        "start_player": int(s.first),
        "declared": [int(s.declared[p]) or None for p in players],
        "tricks": [int(s.won[p]) for p in players],
        "normal_left": [count(s.hands[p]) if s.declared[p] else None for p in players],
        "refuse_left": [count(s.refuse[p]) if s.declared[p] else None for p in players],
        "eliminated": [p for p in players if rules.is_out(s, p)],
        "stack": sorted((p for p in players if s.place[p]), key=lambda p: int(s.place[p])),
        "leader": int(s.leader),
        "led": led_colour(s) if s.led != NOTHING else None,
        "winning": int(s.winner) if s.led != NOTHING else None,
        "trick": on_table if runs else [None for _ in players],
        "last_trick": on_table if rests else None,
        "last_winner": int(s.winner) if rests and s.winner != NOTHING else None,
        "last_round": [int(s.last_scores[p]) for p in players] if s.rounds else None,
    }


def own(s: State, seat: int) -> dict[str, Any]:
    """What only a seat (-1: a spectator) may see."""
    divided = seat >= 0 and s.declared[seat]
    return {
        "hand": hand_as_dealt(s, seat) if seat >= 0 and not divided else [],
        "normal": card_names(s, s.hands[seat]) if divided else [],
        "refuse": card_names(s, s.refuse[seat]) if seat >= 0 else [],
    }


def hand_as_dealt(s: State, seat: int) -> list[str]:
    """IY-2: the order is kept until the hand is divided."""
    size, names = int(s.hand_size), names_of(tuple(s.colours), tuple(s.number))
    return [names[card] for card in s.order[seat * size : (seat + 1) * size]]


def hide(events: list[Event], seat: int, s: State) -> list[Event]:
    """The events as a seat may look them up during the game: no other hand, no earlier trick of the round (IY-12)."""
    table = len(events) - sum(move != NOTHING for move in s.trick[: s.players])  # where the trick in sight began
    this_round = max(i for i, event in enumerate(events) if "deal" in event)
    shown = []
    for i, event in enumerate(events):
        if "deal" in event:
            event = only_own_hand(event, seat)
        elif this_round < i < table and event["seat"] != seat and event["move"].startswith(("play", "refuse")):
            event = {"seat": event["seat"], "move": event["move"].split()[0]}
        shown.append(event)
    return shown

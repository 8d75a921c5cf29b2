"""SLAMBO! as a seat sees it: the text of moves, views, chance in records, and why a move is refused."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from vivamos.engine.chance_events import Event, only_own_hand
from vivamos.engine.compiled import in_python
from vivamos.engine.facts import Fact, fact
from vivamos.engine.sets import cards_in, count
from vivamos.engine.state import State
from vivamos.games.slambo import rules as compiled_rules
from vivamos.games.slambo.rules import COPY, EITHER, NEXT_BOUT, NOTHING, REVERSE

rules = in_python(compiled_rules)

EXAMPLES = ("play +4", "play -7", "play e3 +", "play r-2", "play copy")
TURN_RULE = "SL-5"
END_RULE = "SL-17"
SEATED = {"cards", "shame"}  # what a view tells seat by seat


def kind_name(s: State, kind: int) -> str:
    """`+4`, `-7`, `e3`, `r+2`, `copy`."""
    return kind_text(int(s.kind_type[kind]), int(s.number[kind]))


@lru_cache(maxsize=512)
def kind_text(kind_type: int, number: int) -> str:
    if kind_type == COPY:
        return "copy"
    if kind_type == EITHER:
        return f"e{number}"
    return f"{'r' if kind_type == REVERSE else ''}{number:+d}"


def card_name(s: State, card: int) -> str:
    return kind_name(s, rules.kind_of(s, card))


def deck_names(s: State) -> list[str]:
    return [card_name(s, card) for card in range(s.cards)]


def card_names(s: State, cards: Any) -> list[str]:
    """The cards of a set by their kinds, in the order of the deck: which of two twins it is must not show."""
    return [kind_name(s, kind) for kind in sorted(rules.kind_of(s, card) for card in cards_in(cards))]


def move_text(s: State, action: int) -> str | None:
    """`play +4`, `play e3 -`; None for an action id this deck has no card for."""
    if action >= s.kinds + s.eithers:
        return None
    kind = rules.kind_of_action(s, action)
    sign = "" if s.kind_type[kind] != EITHER else " -" if action >= s.kinds else " +"
    return f"play {kind_name(s, kind)}{sign}"


def why_not(s: State, action: int) -> Fact:
    """What refuses an action that is not legal: there is just one reason."""
    return fact("no-card-in-hand", rule="SL-5", card=kind_name(s, rules.kind_of_action(s, action)))


def everybody(s: State) -> dict[str, Any]:
    """What everybody may see, beside what every game shows."""
    return {
        "bout": int(s.rounds) + (s.seat >= 0 and s.pending != NEXT_BOUT),
        "balance": int(s.balance),
        "ring": [int(s.low), int(s.high)],
        "top": top_card(s),
        "moved": int(s.moved) if s.top != NOTHING else None,
        "pile": int(s.played),
        "direction": "clockwise" if s.direction > 0 else "counter-clockwise",
        "cards": [count(cards) for cards in s.hands[: s.players]],
        "shame": [int(shame) for shame in s.shame[: s.players]],
        "middle": int(s.middle),
        "lost_last_bout": int(s.last_loser) if s.last_loser != NOTHING else None,
    }


def own(s: State, seat: int) -> dict[str, Any]:
    """What only a seat (-1: a spectator) may see."""
    return {"hand": card_names(s, s.hands[seat]) if seat >= 0 else []}


def top_card(s: State) -> str | None:
    """SL-10: only this card of the pile is shown."""
    text = move_text(s, s.top) if s.top != NOTHING else None
    return text.removeprefix("play ") if text else None


def hide(events: list[Event], seat: int, s: State) -> list[Event]:
    """The events as a seat may look them up during the game: of the bout, only the top card and the own ones."""
    bout = max(i for i, event in enumerate(events) if "deal" in event)
    shown = []
    for i, event in enumerate(events):
        if "deal" in event:
            event = only_own_hand(event, seat)
        elif "move" in event and bout < i < len(events) - 1 and event["seat"] != seat:
            event = {"seat": event["seat"], "move": "play"}  # SL-10
        shown.append(event)
    return shown

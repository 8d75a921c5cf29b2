"""What chance did, as the events of a record: for the start and the deal, which most games have."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from vivamos.engine.errors import RecordError, shown
from vivamos.engine.facts import fact
from vivamos.engine.state import State

__all__ = [
    "Event",
    "chance_outcomes",
    "is_seat",
    "keys_shown",
    "only_own_hand",
    "start_and_deal_events",
    "start_and_deal_outcomes",
]

Event = dict[str, Any]


def chance_outcomes(s: State) -> list[int]:
    """What chance did during the last decision, in order."""
    return [int(outcome) for outcome in s.outcomes[: s.drawn]]


def start_and_deal_events(
    outcomes: list[int], starting: bool, players: int, hand_size: int, card_name: Callable[[int], str]
) -> list[Event]:
    """`{"start": 2}` at the start of a game, then `{"deal": […]}` if cards were dealt."""
    events: list[Event] = []
    if starting:
        events.append({"start": outcomes[0]})
        outcomes = outcomes[1:]
    if outcomes:
        hands = [outcomes[p * hand_size : (p + 1) * hand_size] for p in range(players)]
        events.append({"deal": [[card_name(card) for card in hand] for hand in hands]})
    return events


def start_and_deal_outcomes(
    events: list[Event], players: int, hand_size: int, cards: int, card_name: Callable[[int], str]
) -> list[int]:
    """The way back: the outcomes that recorded start and deal events stand for."""
    unused: dict[str, list[int]] = {}
    for card in range(cards):
        unused.setdefault(card_name(card), []).append(card)
    outcomes: list[int] = []
    for number, event in enumerate(events):
        if set(event) == {"start"}:
            if not is_seat(event["start"], players):
                raise RecordError(fact("no-such-seat", given=shown(event["start"])), number)
            outcomes.append(event["start"])
        elif set(event) == {"deal"}:
            outcomes += _dealt(event["deal"], players, hand_size, unused, number)
        else:
            raise RecordError(fact("no-event-of-chance", given=keys_shown(event)), number)
    return outcomes


def is_seat(value: Any, players: int) -> bool:
    """Whether a value of a record is the number of a seat."""
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value < players


def keys_shown(event: Event) -> str:
    """What an event that is none is about: its first few keys."""
    return ", ".join(shown(key) for key in list(event)[:4]) or "{}"


def _dealt(deal: Any, players: int, hand_size: int, unused: dict[str, list[int]], number: int) -> list[int]:
    if not isinstance(deal, list) or len(deal) != players or not all(isinstance(hand, list) for hand in deal):
        raise RecordError(fact("deal-is-hands", players=players), number)
    dealt = []
    for seat, hand in enumerate(deal):
        if len(hand) != hand_size:
            raise RecordError(fact("hand-of-wrong-size", number=seat, dealt=len(hand), wanted=hand_size), number)
        for name in hand:
            if not isinstance(name, str) or name not in unused:
                raise RecordError(fact("no-such-card", given=shown(name)), number)
            if not unused[name]:
                raise RecordError(fact("card-dealt-too-often", card=name), number)
            dealt.append(unused[name].pop(0))
    return dealt


def only_own_hand(event: Event, seat: int) -> Event:
    """A deal as one seat (-1: a spectator) sees it."""
    return {"deal": [hand if p == seat else None for p, hand in enumerate(event["deal"])]}

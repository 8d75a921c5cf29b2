"""VAMOS dia as a seat sees it: the text of moves, views, chance in records, and why a move is refused."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from vivamos.engine.chance_events import Event, only_own_hand
from vivamos.engine.compiled import in_python
from vivamos.engine.facts import Fact, fact
from vivamos.engine.sets import cards_in, has
from vivamos.engine.state import OVER, State
from vivamos.games.vamos_dia import rules as compiled_rules
from vivamos.games.vamos_dia.rules import (
    CARDS,
    COLOUR_LETTERS,
    FACE_DOWN,
    NEXT_ROUND,
    NOTHING,
    TAKE_LOWEST,
    VAMOS,
)

rules = in_python(compiled_rules)

EXAMPLES = ("play Y15", "down P33")
TURN_RULE = "VD-5"
END_RULE = "VD-16"
SEATED = {"trick", "cards", "piles", "won", "down_taken", "laid"}  # what a view tells seat by seat


def card_name(s: State, card: int) -> str:
    """`Y15`."""
    return names_of(tuple(s.colours))[card]


def card_names(s: State, cards: Any) -> list[str]:
    """The cards of a set, lowest first."""
    return list(names_in(tuple(s.colours), cards))


@lru_cache(maxsize=4096)  # a hand is told again and again, until one of its cards is played
def names_in(colours: tuple[int, ...], cards: int) -> tuple[str, ...]:
    """The cards of a set, by which colours all cards have."""
    names = names_of(colours)
    return tuple([names[card] for card in cards_in(cards)])


def deck_names(s: State) -> list[str]:
    return names_of(tuple(s.colours))


@lru_cache(maxsize=64)
def names_of(colours: tuple[int, ...]) -> list[str]:
    """The names of all cards, by which colours they have."""
    letter_of = {card: COLOUR_LETTERS[colour] for colour, cards in enumerate(colours) for card in cards_in(cards)}
    return [f"{letter_of[card]}{card + 1}" for card in range(CARDS)]


def move_text(s: State, action: int) -> str:
    """`play Y15`, `down P33`."""
    verb = "play" if action < CARDS else "down"
    return f"{verb} {card_name(s, action % CARDS)}"


def why_not(s: State, action: int) -> Fact:
    """What refuses an action that is not legal."""
    card = action % CARDS
    name = card_name(s, card)
    if s.asked == FACE_DOWN and action < CARDS:
        return fact("must-lay-down", rule="VD-10", card=name)
    if s.asked != FACE_DOWN and action >= CARDS:
        return fact("no-vamos", rule="VD-10")
    if not has(s.hands[s.seat], card):
        return fact("no-such-card-in-hand", rule="VD-5", card=name)
    return fact("must-follow", rule="VD-6", colour=COLOUR_LETTERS[s.led])


def everybody(s: State) -> dict[str, Any]:
    """What everybody may see, beside what every game shows."""
    players = range(s.players)
    going_on = s.led != NOTHING
    scored = s.pending == NEXT_ROUND or s.seat == OVER
    names = names_of(tuple(s.colours))
    piles: list[list[str]] = [[] for _ in players]
    won = [0] * s.players
    for card, owner in zip(s.kept[: s.keeps], s.kept_by, strict=False):
        piles[owner].append(names[card])
    rules.add_kept(s, won)
    taken = s.down_to[: s.downs]
    return {
        "round": s.rounds + (not scored),
        "rounds": s.players,
        "trick_number": s.keeps + s.downs + (not scored),
        "asked": "down" if s.asked == FACE_DOWN else "play",
        "leader": s.leader,
        "led": COLOUR_LETTERS[s.led] if going_on else None,
        "winning": s.winner if going_on else None,
        "trick": [names[card] if card != NOTHING else None for card in s.trick[: s.players]],
        "finished": s.pending in (TAKE_LOWEST, VAMOS),
        "taken": names[s.low] if s.pending == TAKE_LOWEST else None,
        "cards": [cards.bit_count() for cards in s.hands[: s.players]],
        "vamos_on": bool(s.vamos_on),
        "laid": [s.asked == FACE_DOWN and rules.lies_down(s, s.downs, p) for p in players],
        "piles": piles,
        "won": won,
        "down_taken": [s.players * taken.count(p) for p in players],
        "scored": {"points": s.points[: s.players], "turned": turned_over(s)} if scored else None,
        "played": card_names(s, s.seen),
        **deck_words(tuple(s.colours), tuple(s.value), s.vamos),
    }


@lru_cache(maxsize=64)
def deck_words(colours: tuple[int, ...], values: tuple[int, ...], vamos: int) -> dict[str, Any]:
    """What a view tells of the deck: what each card counts, and which are VAMOS cards."""
    names = names_of(colours)
    return {"values": dict(zip(names, values, strict=True)), "vamos": [names[card] for card in cards_in(vamos)]}


def own(s: State, seat: int) -> dict[str, Any]:
    """What only a seat (-1: a spectator) may see."""
    return {"hand": card_names(s, s.hands[seat]) if seat >= 0 else [], "down_own": own_down(s, seat)}


def turned_over(s: State) -> list[list[str]]:
    """VD-15: for every seat the face-down cards it took, once the round is scored."""
    taken = [[i for i in range(s.downs) if s.down_to[i] == seat] for seat in range(s.players)]
    return [[card_name(s, card) for i in vamos for card in s.down[i][: s.players]] for vamos in taken]


def own_down(s: State, seat: int) -> list[dict[str, Any]]:
    """The cards a seat laid face down itself this round, and who took them (VD-13)."""
    if seat < 0 or (s.downs == 0 and s.asked != FACE_DOWN):  # most of the time
        return []
    names = deck_names(s)
    laid = list(range(s.downs))
    if s.asked == FACE_DOWN and rules.lies_down(s, s.downs, seat):
        laid.append(s.downs)
    return [{"card": names[s.down[i][seat]], "to": s.down_to[i]} for i in laid]


def hide(events: list[Event], seat: int, s: State) -> list[Event]:
    """The events as a seat may look them up during the game: other hands never, face-down cards once scored."""
    shown = []
    round_starts = [i for i, event in enumerate(events) if "deal" in event]
    for i, event in enumerate(events):
        if "deal" in event:
            event = only_own_hand(event, seat)
        elif event.get("move", "").startswith("down") and i > round_starts[-1] and event["seat"] != seat:
            event = {"seat": event["seat"], "move": "down"}
        shown.append(event)
    return shown

"""SLAMBO! told to people: what happened, what a seat is asked for, and where each of its cards would lead."""

from __future__ import annotations

import re
from typing import Any

import numpy as np

from vivamos.engine.chance_events import Event
from vivamos.engine.facts import Fact, fact
from vivamos.engine.sets import cards_in, count
from vivamos.engine.state import OVER, State
from vivamos.games.slambo import rules as compiled_rules
from vivamos.games.slambo import view
from vivamos.games.slambo.rules import COPY, NEXT_BOUT, NOTHING
from vivamos.games.slambo.view import rules

SHOUTS = ("shout-slambo", "shout-hakkeyoi", "shout-steady")
CARD = re.compile(r"(?P<kind>[er]?)(?P<sign>[+-]?)(?P<number>[0-9]+)(?: (?P<said>[+-]))?")


def tell(before: State | None, action: int | None, after: State, happened: list[Event], seat: int) -> list[Fact]:
    """What one stage brought about, as a seat (-1: a spectator) may know it."""
    if before is None:
        return dealt(after, first_bout=True)
    if action is not None:
        return [played(before, action, after, seat), *([] if after.pending else passed_over(before, after))]
    if after.seat == OVER:
        return [game_lost(after)]
    if before.pending == NEXT_BOUT:
        return dealt(after, first_bout=False)
    return bout_ended(before, after)


def told_apart(before: State | None, action: int | None, after: State) -> tuple[int, ...]:
    """Only who played a card may look it up later (SL-10)."""
    return () if before is None or action is None else (before.seat,)


def played(before: State, action: int, after: State, viewer: int) -> Fact:
    """SL-10: with the next card on the pile only its player may still look this one up, and nobody the balance."""
    seat, card, balance = int(before.seat), view.top_card(after), int(after.balance)
    copy = after.kind_type[rules.kind_of_action(after, action)] == COPY
    args: dict[str, Any] = {"seat": seat, "card": card, "balance": balance}
    if copy and before.top != NOTHING:
        args["step"] = int(after.moved)
    if not rules.in_ring(after, balance):
        name = "copy-tipped" if copy else "card-tipped"
        args["side"] = "below" if balance < after.low else "above"
    elif after.turned:
        name = "copy-reversed" if copy else "card-reversed"
    elif copy:
        name = "copy-of-nothing" if before.top == NOTHING else "copy-played"
    else:
        name = "card-played"
    bout = int(before.rounds) + 1
    told = fact(name, **args) | {
        "kind": "play",
        "seat": seat,
        "fade": card_key(bout, int(after.played)),
        "faded": fact("own-card-covered", seat=seat, card=card) if seat == viewer else fact("card-covered", seat=seat),
    }
    if after.played > 1:
        told["fades"] = [card_key(bout, int(before.played))]
    return told


def card_key(bout: int, card: int) -> str:
    return f"bout {bout} card {card}"


def passed_over(before: State, after: State) -> list[Fact]:
    """SL-9: who was passed over because they hold no cards."""
    told: list[Fact] = []
    seat = int(rules.next_in_turn(after, before.seat))
    while seat != after.seat:
        told.append(fact("passed-over", rule="SL-9", seat=seat) | {"kind": "skip", "seat": seat})
        seat = int(rules.next_in_turn(after, seat))
    return told


def bout_ended(before: State, after: State) -> list[Fact]:
    """The end of a bout: a SLAMBO (SL-6) or a break (SL-8), and the pile, no secret any more (SL-10)."""
    bout, loser = int(after.rounds), int(after.last_loser)
    shown = {"kind": "round", "tone": "event", "rest": 1, "bout": bout}
    if loser == NOTHING:
        end = fact("bout-broken", rule="SL-8") | shown
    else:
        last = rules.has_lost(after.shame[loser])  # then nobody goes first
        end = fact("slambo-taken" if last else "slambo", rule="SL-6", seat=loser, took=int(before.middle))
        end |= shown | {"shout": "SLAMBO!", "seat": loser}
    kinds = sorted(rules.kind_of(after, card) for card in cards_in(after.seen))
    held = fact("pile-held", cards=[view.kind_name(after, kind) for kind in kinds])
    covered = range(1, int(after.played))
    return [end, held | {"kind": "pile", "unfades": [card_key(bout, card) for card in covered]}]


def dealt(s: State, first_bout: bool) -> list[Fact]:
    """A new bout."""
    first = int(s.seat)
    told = [
        fact("bout-begins", bout=int(s.rounds) + 1, stake=int(s.middle)) | {"kind": "heading"},
        fact("cards-dealt", each=count(s.hands[0]), balance=int(s.balance)) | {"kind": "deal"},
    ]
    if first_bout or s.last_loser == NOTHING:
        told.append(fact("goes-first", rule="SL-11", seat=first) | {"kind": "start", "seat": first})
    return told


def game_lost(s: State) -> Fact:
    """SL-17."""
    loser = int(s.last_loser)
    others = [seat for seat in range(s.players) if seat != loser]
    told = fact("game-lost", rule="SL-17", seat=loser, shame=int(s.shame[loser]), winner_seats=others)
    return told | {"kind": "over", "tone": "event", "seat": loser}


def prompt(s: State) -> Fact:
    """What the seat to move is asked for."""
    return fact("ask-keep-in-ring", low=int(s.low), high=int(s.high))


def preview(s: State) -> dict[str, Any]:
    """The balance each move leads to, whether that is a SLAMBO, and whether the order of play turns round."""
    moves = np.zeros(rules.MOST_MOVES, np.int16)
    shown = {}
    for action in moves[: compiled_rules.legal(s, moves)].tolist():
        kind = rules.kind_of_action(s, action)
        balance = int(s.balance) + int(rules.step_of(s, action, kind))
        inside = bool(rules.in_ring(s, balance))
        shown[str(view.move_text(s, action))] = {
            "balance": balance,
            "slambo": not inside,
            "loses": not inside and rules.has_lost(rules.shame_with_middle(s)),
            "turns": inside and rules.counts_as_reverse(s, kind),
        }
    return shown


def spoken(card: str, s: State) -> Fact:
    """A card in words; an either card perhaps with the sign it was given, as in `e3 -`."""
    found = CARD.fullmatch(card)
    if found is None:
        return fact(f"card-{card}")  # copy, shame
    kind, number = {"e": "either", "r": "reverse", "": "number"}[found["kind"]], int(found["number"])
    sign = found["sign"] or found["said"]
    if not sign:
        return fact("card-either", number=number)
    declared = "-declared" if kind == "either" else ""
    return fact(f"card-{kind}{declared}", sign="minus" if sign == "-" else "plus", number=number)


def in_words(move: str, s: State) -> Fact | None:
    """A card that is either has a sign beside it."""
    return spoken(move.removeprefix("play "), s) if move.endswith((" +", " -")) else None


def outcomes(told: Fact, s: State) -> list[Fact]:
    """For the coach: who tips the balance, or that nobody does."""
    if told["fact"] in ("slambo", "slambo-taken"):
        return [fact("coach-tips", seat=told["args"]["seat"])]
    return [fact("coach-break")] if told["fact"] == "bout-broken" else []

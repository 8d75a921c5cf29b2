"""Iyadosu told to people, as facts: what happened, and what a seat is asked for."""

from __future__ import annotations

from typing import Any

import numpy as np

from vivamos.engine.chance_events import Event
from vivamos.engine.facts import Fact, fact
from vivamos.engine.sets import count, has, seats_in
from vivamos.engine.state import OVER, State
from vivamos.games.iyadosu import rules as compiled_rules
from vivamos.games.iyadosu import view
from vivamos.games.iyadosu.state import DIVIDE, INSERT, MOST_REFUSE, NOTHING, REFUSE, SCORE_ROUND, TAKE_TRICK
from vivamos.games.iyadosu.view import card_of, rules

SHOUTS: tuple[str, ...] = ("shout-iyadosu", "shout-yes", "shout-doubt")


def tell(before: State | None, action: int | None, after: State, happened: list[Event], seat: int) -> list[Fact]:
    """What one stage brought about, as a seat (-1: a spectator) may know it."""
    if before is None:
        return new_round(after)
    if action is not None:
        return cut(before, action, after) if before.dividing else move(before, action, after, seat)
    if before.pending == TAKE_TRICK:
        return [] if after.pending else [next_trick(after)]
    if before.pending == SCORE_ROUND:
        return [round_over(before, after)]
    return [game_over(after)] if after.seat == OVER else new_round(after)


def told_apart(before: State | None, action: int | None, after: State) -> tuple[int, ...]:
    """Who played a card, and who won the trick by theirs, may look that up later (IY-12)."""
    return () if before is None or action is None else (before.seat, after.winner)


def new_round(s: State) -> list[Fact]:
    first = int(s.first)
    return [
        fact("round-begins", round=int(s.rounds) + 1) | {"kind": "heading"},
        fact("cards-dealt", rule="IY-3", seat=first, hand_size=int(s.hand_size)) | {"kind": "deal", "seat": first},
    ]


def next_trick(s: State) -> Fact:
    return fact("trick-begins", trick=int(s.tricks) + 1) | {"kind": "heading"}


def cut(before: State, action: int, after: State) -> list[Fact]:
    """IY-3: the number is public, the cards are not."""
    seat = int(before.seat)
    declared = fact("declared", rule="IY-3", seat=seat, number=action - DIVIDE) | {"kind": "declare", "seat": seat}
    return [declared] if after.dividing else [declared, next_trick(after)]


def move(before: State, action: int, after: State, seat: int) -> list[Fact]:
    """The move, what its player's Insert card does by it, and whose the lead or the trick is then."""
    mover = int(before.seat)
    if action == INSERT:
        done = fact("eliminated", rule="IY-9", seat=mover) | {"kind": "out", "tone": "event", "seat": mover}
    else:
        done = card_played(before, action, own=mover == seat)
    if before.laid == 0 and before.tricks > 0:
        done["fades"] = [trick_key(before, int(before.tricks))]
    told = [done]
    if action != INSERT and after.place[mover] != before.place[mover]:
        below = int(rules.perseverance(after, mover))
        submitted = fact("submitted", rule="IY-10", seat=mover, below=below)
        told.append(submitted | {"kind": "submit", "tone": "event", "seat": mover})
    if after.pending:
        told.append(trick(after, seat))
    elif action == INSERT and after.led == NOTHING:
        leader = int(after.leader)
        told.append(fact("lead-passed", rule="IY-9", seat=leader) | {"kind": "lead", "seat": leader})
    return told


def card_played(before: State, action: int, own: bool) -> Fact:
    """A card with what everybody sees by it; and what may be told of it later."""
    seat = int(before.seat)
    card = view.card_name(before, card_of(action))
    if action >= REFUSE:
        told, faded = fact("card-refused", rule="IY-7", seat=seat, card=card), fact("some-card-refused", seat=seat)
        told |= {"kind": "refuse", "shout": "Iyadosu!", "seat": seat}
    else:
        faded = fact("some-card-led" if before.led == NOTHING else "some-card-played", seat=seat)
        if before.led == NOTHING:
            told = fact("card-led", rule="IY-6", seat=seat, card=card)
        elif has(before.colours[before.led], action):
            told = fact("card-followed", rule="IY-7", seat=seat, card=card)
        else:
            told = fact("card-thrown-off", rule="IY-8", seat=seat, card=card, colour=view.led_colour(before))
        told |= {"kind": "play", "seat": seat}
    return told | hidden_later(faded, before, own)


def hidden_later(faded: Fact, s: State, own: bool) -> Fact:
    """IY-12: once the next trick is led, nobody may look the card up, but everybody knows what they played."""
    return {} if own else {"fade": trick_key(s, s.tricks + 1), "faded": faded}


def trick_key(s: State, number: int) -> str:
    return f"round {s.rounds + 1} trick {number}"


def trick(s: State, seat: int) -> Fact:
    """IY-11, IY-13: a complete trick, in sight while people read."""
    if not rules.is_awarded(s):
        return fact("trick-not-awarded", rule="IY-13") | {"kind": "trick", "rest": 1}
    winner = int(s.winner)
    tally: dict[str, Any] = {"seat": winner, "won": int(rules.won_with_this(s)), "declared": int(s.declared[winner])}
    told = fact("trick-won", rule="IY-11", card=view.card_name(s, s.best), **tally)
    told |= {"kind": "trick", "rest": 1, "seat": winner}
    return told | hidden_later(fact("some-trick-won", **tally), s, winner == seat)


def round_over(before: State, after: State) -> Fact:
    """IY-14: the scores, and what on the table made them."""
    players = range(after.players)
    scores = [int(after.last_scores[p]) for p in players]
    out = [p for p in players if rules.is_out(after, p)]
    best_first = sorted(players, key=lambda p: (-scores[p], p))
    results = [fact("seat-scored", seat=p, points=scores[p], out=p in out) for p in best_first]
    return fact("round-scored", rule="IY-14", round=int(after.rounds), results=results) | {
        "kind": "round",
        "rest": 2.5,
        "scores": scores,
        "declared": [int(after.declared[p]) for p in players],
        "won": [int(after.won[p]) for p in players],
        "below": [int(rules.perseverance(after, p)) for p in players],
        "out": out,
        "bonus": [int(rules.bonus(before, p)) for p in players],
        "unfades": [trick_key(before, number) for number in range(1, int(before.tricks))],  # IY-12: it is over
    }


def game_over(s: State) -> Fact:
    seats = seats_in(compiled_rules.winners(s))
    if compiled_rules.won_at_once(s):
        told = fact("game-won-at-once", rule="IY-18", seats=seats, points=int(s.last_scores[seats[0]]))
    else:
        told = fact("game-won", rule="IY-16", seats=seats, points=int(s.totals[seats[0]]))
    return told | {"kind": "over", "tone": "event"}


def prompt(s: State) -> Fact:
    """What the seat to move is asked for."""
    if s.dividing:
        return fact("ask-divide")
    if rules.must_insert(s):
        return fact("ask-insert")
    if s.led == NOTHING:
        return fact("ask-lead")
    if not rules.can_follow(s):
        return fact("ask-any-normal-card", colour=view.led_colour(s))
    return fact("ask-follow-or-refuse" if s.refuse[s.seat] else "ask-follow", colour=view.led_colour(s))


def moves_to_explain(s: State) -> list[str]:
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
    legal = moves[: compiled_rules.legal(s, moves)].tolist()
    following = [action for action in legal if s.led != NOTHING]
    wins = [a for a in following if rules.would_win(s, card_of(a))]
    submits = [a for a in following if a >= REFUSE and count(s.refuse[s.seat]) == 1]
    return {
        "wins": [view.move_text(s, action) for action in wins],
        "submits": [view.move_text(s, action) for action in submits],
    }


def spoken(card: str, s: State) -> Fact:
    """A card of the hand, or the one that it is cut with."""
    if card == "insert":
        return fact("insert-card")
    return fact("card-spoken", colour=card[0], number=int(card[1:]))


def in_words(move: str, s: State) -> Fact | None:
    """Where the hand is cut, and laying the Insert card."""
    verb, *rest = move.split(" ")
    if verb == "divide":
        return fact("cut-declare", number=int(rest[0]))
    return fact("lay-insert-card") if verb == "insert" else None


def outcomes(told: Fact, s: State) -> list[Fact]:
    """For the coach: who wins the trick, or is out."""
    if told["fact"] == "trick-won":
        seat, card = told["args"]["seat"], told["args"]["card"]
        return [fact("coach-wins-with", seat=seat, card=card), fact("coach-wins", seat=seat)]
    return [fact("coach-out", seat=told["args"]["seat"])] if told["fact"] == "eliminated" else []

"""VAMOS dia told to people: what happened, and what a seat is asked for."""

from __future__ import annotations

from vivamos.engine.chance import RANDOM
from vivamos.engine.chance_events import Event
from vivamos.engine.facts import Fact, fact
from vivamos.engine.sets import has, seats_in
from vivamos.engine.state import OVER, State
from vivamos.games.vamos_dia.rules import CARDS, COLOUR_LETTERS, FACE_DOWN, NEXT_ROUND, NOTHING, SCORE, VAMOS
from vivamos.games.vamos_dia.view import card_name, card_names, deck_words, rules, turned_over

SHOUTS = ("shout-vamos", "shout-delight", "shout-dismay")


def tell(before: State | None, action: int | None, after: State, happened: list[Event], seat: int) -> list[Fact]:
    """What one stage brought about, as a seat (-1: a spectator) may know it."""
    if before is None:
        return deal_facts(after, happened)
    if action is not None:
        return play_facts(before, action, after) if action < CARDS else down_facts(before, action - CARDS, after, seat)
    if before.pending == SCORE:
        return round_facts(after)
    if before.pending == NEXT_ROUND:
        return [game_over(after)] if after.seat == OVER else deal_facts(after, happened)
    if before.pending == VAMOS or after.pending == SCORE:
        return []
    return [trick_heading(after)]


def told_apart(before: State | None, action: int | None, after: State) -> tuple[int, ...]:
    """Only who lays a card face down knows more than a spectator (VD-13)."""
    return () if before is None or action is None or action < CARDS else (before.seat,)


def prompt(s: State) -> Fact:
    """What the seat to move is asked for."""
    if s.asked == FACE_DOWN:
        return fact("ask-lay-down")
    if s.led == NOTHING:
        return fact("ask-lead")
    follows = int(rules.playable(s)) & s.colours[s.led] != 0
    return fact("ask-follow" if follows else "ask-any-card", colour=COLOUR_LETTERS[s.led])


def moves_to_explain(s: State) -> list[str]:
    """Every card in hand, the way cards are asked for now."""
    verb = "down" if s.asked == FACE_DOWN else "play"
    return [f"{verb} {name}" for name in card_names(s, s.hands[s.seat])]


# --- what happened ---


def deal_facts(s: State, happened: list[Event]) -> list[Fact]:
    """A round begins: the deal, and who leads first (VD-16)."""
    size = int(s.hand_size)
    out = CARDS - int(s.players) * size
    deal = (
        fact("cards-dealt", rule="VD-4", each=size, out=out) if out else fact("all-cards-dealt", rule="VD-4", each=size)
    )
    drawn = any("start" in event for event in happened) and s.start_seat == RANDOM
    first = int(s.first)
    return [
        fact("round-begins", number=int(s.rounds) + 1) | {"kind": "heading"},
        deal | {"kind": "deal"},
        fact("first-lead-drawn" if drawn else "first-lead", rule="VD-16", seat=first) | {"kind": "lead", "seat": first},
        trick_heading(s),
    ]


def trick_heading(s: State) -> Fact:
    """A trick ends in a kept card or in a VAMOS."""
    return fact("trick-begins", number=int(s.keeps) + int(s.downs) + 1) | {"kind": "heading"}


def play_facts(before: State, card: int, after: State) -> list[Fact]:
    """A card played face up, what it means if it is a VAMOS card, and who won if it was the last of the trick."""
    mover, name = int(before.seat), card_name(before, card)
    what = "card-led" if before.led == NOTHING else "card-played"
    told = [fact(what, rule="VD-5", seat=mover, card=name) | {"kind": "play", "seat": mover}]
    if has(before.vamos, card):
        told.append(vamos_card(before, after, name) | {"kind": "vamos", "seat": mover})
    return [*told, trick_won(after)] if after.pending else told


def vamos_card(before: State, after: State, name: str) -> Fact:
    """What a VAMOS card means that has just been played; the page makes `card` move when it is called."""
    if before.vamos_on:
        return fact("vamos-again", rule="VD-11")
    if after.vamos_on:
        return fact("vamos-called", rule="VD-10") | {"tone": "event", "shout": "VAMOS!", "card": name}
    return fact("vamos-in-last-trick", rule="VD-12")


def trick_won(s: State) -> Fact:
    """Who won, with the finished trick lying there to be read."""
    winner = int(s.winner)
    page = {"kind": "trick", "seat": winner, "rest": 1}
    if s.pending == VAMOS:
        return fact("vamos-trick-won", rule="VD-10", seat=winner) | page | {"tone": "event"}
    return fact("trick-won", rule="VD-8", seat=winner, card=card_name(s, s.low)) | page


def down_facts(before: State, card: int, after: State, seat: int) -> list[Fact]:
    """A card laid face down: only who laid it knows it (VD-13)."""
    mover = int(before.seat)
    if seat == mover:
        laid = fact("card-laid-down", rule="VD-13", seat=mover, card=card_name(before, card))
    else:
        laid = fact("hidden-card-laid-down", rule="VD-13", seat=mover)
    told = [laid | {"kind": "down", "seat": mover}]
    if after.pending:
        taker = int(after.winner)
        gifts = fact("gifts-won", rule="VD-10", seat=taker, count=int(after.players))
        told.append(gifts | {"kind": "gift", "seat": taker, "tone": "event", "rest": 1})
    return told


def round_facts(s: State) -> list[Fact]:
    """The face-down cards turned over, and what everyone scored (VD-15)."""
    told = [
        fact("gifts-turned-over", rule="VD-15", seat=seat, cards=turned) | {"kind": "turned", "seat": seat}
        for seat, turned in enumerate(turned_over(s))
        if turned
    ]
    points = [int(won) for won in s.points[: s.players]]
    scored = fact("round-scored", rule="VD-15", number=int(s.rounds), scores=points)
    return [*told, scored | {"kind": "round", "tone": "event", "rest": 2.5}]


def game_over(s: State) -> Fact:
    """VD-17: the winners."""
    seats = seats_in(rules.winners(s))
    total = int(s.totals[seats[0]])
    if len(seats) == 1:
        won = fact("game-won", rule="VD-17", seat=seats[0], total=total)
    else:
        won = fact("game-shared", rule="VD-17", seats=seats, total=total)
    return won | {"kind": "over", "tone": "event"}


def spoken(card: str, s: State) -> Fact:
    """A card with what it counts."""
    told = deck_words(tuple(s.colours), tuple(s.value), s.vamos)
    value = int(told["values"][card])
    name = "card-spoken-vamos" if card in told["vamos"] else "card-spoken"
    symbol = "skull" if value < 0 else "star"
    return fact(name, colour=card[0], number=int(card[1:]), symbol=symbol, count=abs(value))


def outcomes(told: Fact, s: State) -> list[Fact]:
    """For the coach: who takes which card of the trick, or the gifts of a VAMOS."""
    args = told.get("args", {})
    if told["fact"] in ("vamos-trick-won", "gifts-won"):
        return [fact("coach-takes-gifts", seat=args["seat"])]
    if told["fact"] != "trick-won":
        return []
    kind = "coach-takes-skulls" if s.value[s.low] < 0 else "coach-takes-stars"
    seat = args["seat"]
    return [fact("coach-takes", seat=seat, card=args["card"]), fact(kind, seat=seat), fact("coach-wins", seat=seat)]

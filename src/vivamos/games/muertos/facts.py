"""Dia de los Muertos told to people, as facts: what happened, and what a seat is asked for.

The dummy has no seat: where a fact may be about it, the seat is None.
"""

from __future__ import annotations

from typing import Any

from vivamos.engine.chance_events import Event
from vivamos.engine.facts import Fact, fact
from vivamos.engine.sets import has, seats_in
from vivamos.engine.state import OVER, State
from vivamos.games.muertos import view
from vivamos.games.muertos.rules import (
    CHOOSE,
    CODES,
    COLOUR_LETTERS,
    KILL_TENS,
    NEXT_DAY,
    QUESTION,
    TAKE_TRICK,
    TARGET,
)
from vivamos.games.muertos.state import (
    ASK,
    BLUE,
    CHAIRS,
    DISCARD,
    GIVE,
    GREEN,
    KILL,
    NOTHING,
    PINK,
    PLAY,
    SPOILED,
    SWAP,
    TAKE,
)
from vivamos.games.muertos.view import rules, seat_at, seat_in, state

SHOUTS = ("shout-feast", "shout-thanks", "shout-dismay")
FEAST = "¡Provecho!"  # Food and dead in one trick


def known(s: State, card: Any, seat: int, one: Any, other: Any) -> str | None:
    """A card that passes between two chairs: only for those who know it (DM-10, DM-14, DM-18)."""
    me = state.chair_of(s, seat)
    return view.card_name(s, card) if state.knows_of(s, me, one, other) else None


# --- what happened ---


def tell(before: State | None, action: int | None, after: State, happened: list[Event], seat: int) -> list[Fact]:
    """What one stage brought about, as a seat (-1: a spectator) may know it."""
    if before is None:
        return new_day(after)
    if action is not None:
        told = decided(before, action, after, seat)
    elif before.pending == KILL_TENS:
        told = removed(before, after)
    elif before.pending == NEXT_DAY:
        return [end_of_game(after)] if after.seat == OVER else new_day(after)
    elif after.pending == NEXT_DAY:
        return [end_of_day(after)]
    else:
        return [drawn(after, seat)] if after.asked == GIVE else []
    return [*told, won(after)] if after.pending == TAKE_TRICK else told


def told_apart(before: State | None, action: int | None, after: State) -> tuple[int, ...] | None:
    """Cards that are drawn, given and swapped are for those who know them; all else is open."""
    if before is None:
        return ()
    if action is None:
        return None if after.asked == GIVE else ()
    return () if action >= CHOOSE or action // CODES in (PLAY, DISCARD, TAKE) else None


def decided(before: State, action: int, after: State, seat: int) -> list[Fact]:
    """A decision alone."""
    if action >= TARGET:
        return [kill(before, action - TARGET)]
    if action >= QUESTION:
        return [question(before, after)]
    if action >= CHOOSE:
        return laid(before, PLAY, int(before.choose_card), after)
    verb, code = divmod(action, CODES)
    card = int(rules.card_of_code(before, code))
    if verb in (PLAY, DISCARD):
        return laid(before, verb, card, after)
    if verb == SWAP:
        return [swap(before, card, seat)]
    return [taken(before, card) if verb == TAKE else given(before, card, seat)]


def new_day(s: State) -> list[Fact]:
    """DM-2, DM-5, DM-18."""
    told = [fact("day-begins", rule="DM-2", day=int(s.day) + 1) | {"kind": "heading"}]
    if s.players < CHAIRS:
        told.append(fact("dummy-has-partner", rule="DM-18", seat=seat_in(s, 0)) | {"kind": "dummy", "tone": "event"})
    start = view.card_name(s, s.start_card)
    return [*told, fact("cards-dealt", rule="DM-5", seat=seat_in(s, s.leader), card=start) | {"kind": "deal"}]


def laid(s: State, verb: int, card: int, after: State) -> list[Fact]:
    """A card played or discarded, with what it says on it; before the first of a trick, the trick's number."""
    told: list[Fact] = []
    if s.turn == 0:
        told.append(fact("trick-begins", trick=view.tricks_finished(s) + 1) | {"kind": "heading"})
    done: dict[str, Any] = {"seat": seat_in(s, s.chair), "card": view.card_name(s, card)}
    if verb == DISCARD:
        scoring = has(s.food | s.muertos, card)
        discarded = fact("card-discarded-for-good" if scoring else "card-discarded", rule="DM-7", **done)
        return [*told, discarded | {"kind": "discard"}]
    does = power(s, card, after)
    if does is None:
        played = fact("card-led" if s.turn == 0 else "card-played", rule="DM-5", **done)
    else:
        played = fact("card-led-does" if s.turn == 0 else "card-played-does", rule="DM-5", **done, does=does)
    return [*told, played | {"kind": "play"}]


def power(s: State, card: int, after: State) -> Fact | None:
    """What a played card does."""
    if card == s.choose_card:
        return fact("does-choose", rule="DM-11", colour=COLOUR_LETTERS[after.named])
    if card == s.spoiled_card:
        return fact("does-spoil", rule="DM-13")
    if has(s.swaps, card):
        if after.asked != SWAP:
            return fact("does-swap-nothing", rule="DM-14")
        return fact("does-swap", rule="DM-14", seat=seat_in(s, state.partner_of(int(s.chair))))
    return fate_of_tens(s, after, by_kill=has(s.kills, card))


def fate_of_tens(s: State, after: State, by_kill: bool) -> Fact | None:
    """DM-15, as it stands with the card just played: whose 10 will go."""
    old, new = view.as_it_stands(s).removed, view.as_it_stands(after).removed
    doomed = view.places_at(s, new & ~old)
    if not doomed:
        return fact("does-kill-nothing-yet", rule="DM-15") if by_kill else None
    if by_kill:
        return fact("does-kill", rule="DM-15", of_seat=seat_at(s, doomed[0]))
    if doomed[0] == state.place_of(s, s.chair):
        return fact("does-go", rule="DM-15")
    return fact("does-let-go", rule="DM-15", of_seat=seat_at(s, doomed[0]))


def question(s: State, after: State) -> Fact:
    """DM-12: all hear question and answer."""
    asked = view.question_asked(after, int(after.history[after.events - 1]))
    wanted = {
        "colour": None if asked["colour"] == "any" else letter_of(asked["colour"]),
        "rank": None if asked["rank"] == "any" else int(asked["rank"]),
    }
    people = {"seat": seat_in(s, s.chair), "about_seat": seat_at(s, asked["about"])}
    told = fact("question-asked", rule="DM-12", **people, **wanted, answer=asked["answer"])
    return told | {"kind": "ask", "tone": "event"}


def swap(s: State, card: int, seat: int) -> Fact:
    """DM-14: nobody sees a card before both are chosen."""
    chair, partner = int(s.chair), int(state.partner_of(s.chair))
    if s.offered == NOTHING:
        shown = view.card_name(s, card) if state.seat_of(s, chair) == seat else None
        people = {"seat": seat_in(s, chair), "to_seat": seat_in(s, partner)}
        return fact("card-offered", rule="DM-14", **people, card=shown) | {"kind": "offer"}
    there, back = known(s, s.offered, seat, chair, partner), known(s, card, seat, chair, partner)
    if there is None:
        told = fact("some-cards-swapped", rule="DM-14", seats=[seat_in(s, partner), seat_in(s, chair)])
    else:
        people = {"seat": seat_in(s, partner), "to_seat": seat_in(s, chair)}
        told = fact("cards-swapped", rule="DM-14", **people, card=there, back_card=back)
    passed = [state.place_of(s, partner), state.place_of(s, chair)]
    return told | {"kind": "swap", "tone": "event", "between": passed}


def kill(s: State, place: int) -> Fact:
    told = fact("ten-removed-by-choice", rule="DM-15", seat=seat_in(s, s.chair), of_seat=seat_at(s, place))
    return told | {"kind": "kill", "tone": "event"}


def taken(s: State, card: int) -> Fact:
    """DM-20."""
    told = fact("card-taken", rule="DM-20", seat=seat_in(s, s.chair), card=view.card_name(s, card))
    return told | {"kind": "gift"} | ends(s, s.leader, s.chair)


def given(s: State, card: int, seat: int) -> Fact:
    """DM-10: the gift in return."""
    giver, winner = int(s.chair), int(s.leader)
    people = {"seat": seat_in(s, giver), "to_seat": seat_in(s, winner)}
    told = fact("card-given", rule="DM-10", **people, card=known(s, card, seat, giver, winner))
    return told | {"kind": "give"} | ends(s, giver, winner)


def ends(s: State, giver: Any, taker: Any) -> dict[str, Any]:
    """From which place to which a card crosses the table."""
    return {"from": state.place_of(s, giver), "to": state.place_of(s, taker)}


# --- the end of a trick, a day, the game ---


def removed(before: State, after: State) -> list[Fact]:
    """DM-15: the 10s that went without asking."""
    return [
        fact("ten-removed", rule="DM-15", of_seat=seat_at(after, place)) | {"kind": "kill", "tone": "event"}
        for place in view.places_at(after, after.removed & ~before.removed)
    ]


def won(s: State) -> Fact:
    """DM-8, DM-9: who takes the trick and what is in it for the team. It lies there while people read."""
    chair = rules.chair_at(s, rules.winning_turn(s))
    scoring = s.laid & (s.food | s.muertos)
    gifts = rules.owes_gifts(s, chair)
    won_by: dict[str, Any] = {"seat": seat_in(s, chair), "cards": view.card_names(s, scoring)}
    if gifts:
        told = fact("trick-won-gifts", rule="DM-10", **won_by, gifts_seat=seat_in(s, state.right_of(chair)))
    else:
        told = fact("trick-won", rule="DM-8", **won_by)
    told |= {"kind": "trick", "rest": 1}
    if scoring or gifts:
        told["tone"] = "event"
    if scoring & s.food and scoring & s.muertos:
        told |= {"shout": FEAST, "seat": state.seat_of(s, chair)}
    return told


def drawn(s: State, seat: int) -> Fact:
    """DM-10: the draw from the winner's hand; chance has shown the card to the one who drew it."""
    winner, taker = int(s.leader), int(s.chair)
    card = known(s, state.card_in(s.history[s.events - 1]), seat, winner, taker)
    told = fact("card-drawn", rule="DM-10", seat=seat_in(s, taker), from_seat=seat_in(s, winner), card=card)
    return told | {"kind": "gift"} | ends(s, winner, taker)


def end_of_day(s: State) -> Fact:
    """What everyone has so far, by seat, for the score sheet; the table is empty while people read."""
    seats = range(int(s.players))
    return fact("day-ended", rule="DM-17", day=int(s.day) + 1, results=results(s)) | {
        "kind": "round",
        "tone": "event",
        "rest": 1,
        "food": [int(s.food_won[p]) for p in seats],
        "muertos": [int(s.muertos_won[p]) for p in seats],
    }


def results(s: State) -> list[Fact]:
    """DM-17, DM-21: pairs by team, or player by player."""
    teams = [[0, 2], [1, 3]] if s.players == CHAIRS else [[p] for p in range(int(s.players))]
    return [fact("pairs-so-far", seats=team, pairs=int(rules.pairs(s, team[0]))) for team in teams]


def end_of_game(s: State) -> Fact:
    best = seats_in(rules.winners(s))
    shared = len(best) == s.players or (s.players < CHAIRS and len(best) > 1)
    told = fact("game-shared" if shared else "game-won", rule="DM-17", seats=best, pairs=int(rules.pairs(s, best[0])))
    return told | {"kind": "over", "tone": "event"}


# --- what is asked for ---


def prompt(s: State) -> Fact:
    """What the seat to move is asked for."""
    dummy = state.is_dummy(s, s.chair)
    asked = int(state.asked_verb(s))
    if asked == PLAY:
        wanted = cards_that_fit(s)
    else:
        wanted = fact(
            {
                DISCARD: "ask-discard",
                GIVE: "ask-gift",
                SWAP: "ask-swap-to-you" if dummy else "ask-swap",
                TAKE: "ask-take",
                ASK: "ask-question",
                KILL: "ask-whose-ten",
            }[asked]
        )
    return fact("ask-for-dummy", prompt=wanted) if dummy else wanted


def cards_that_fit(s: State) -> Fact:
    """DM-5, DM-6, DM-13: `green or black`."""
    if s.events == 0:
        return fact("ask-start-card", card=view.card_name(s, s.start_card))
    if s.turn == 0:
        return fact("ask-lead")
    free = [COLOUR_LETTERS[colour] for colour in (PINK, BLUE, GREEN) if not rules.is_used(s, colour)]
    food = not s.used & SPOILED
    if len(free) == 2:
        return fact("ask-two-colours", colour=free[0], other_colour=free[1], food=food)
    if len(free) == 1:
        return fact("ask-one-colour", colour=free[0], food=food)
    return fact("ask-any-colour" if free else "ask-black", food=food)


def moves_to_explain(s: State) -> list[str]:
    """The moves the seat to move may want to try, legal or not: every card of the hand that is asked for a card."""
    if s.asked in (ASK, KILL):
        return []
    hand = s.hands[s.leader if s.asked == TAKE else s.chair]
    verb = view.VERB_NAMES[state.asked_verb(s)]
    moves = []
    for name in dict.fromkeys(view.card_names(s, hand)):
        if name == "choose" and verb == "play":
            moves += [f"play choose {colour}" for colour in view.COLOUR_NAMES]
        else:
            moves.append(f"{verb} {name}")
    return moves


def preview(s: State) -> dict[str, Any]:
    """There is nothing to foresee."""
    return {}


def spoken(card: str, s: State) -> Fact:
    """A card with its power."""
    if card == "choose":
        return fact("card-choose")
    if card in ("ask", "spoiled"):
        return fact("card-titled", colour="K", number=0, title=fact(f"title-{card}"))
    told: dict[str, Any] = {"colour": card[0], "number": int(card[1:])}
    power = next((power for power, cards in view.powers(s).items() if card in cards), None)
    if power is None:
        return fact("card-plain", **told)
    return (
        fact("card-muertos", **told)
        if power == "muertos"
        else fact("card-titled", **told, title=fact(f"title-{power}"))
    )


def in_words(move: str, s: State) -> Fact | None:
    """Questions, whose 10 goes, and the colour that a card is played as."""
    verb, what, *rest = move.split(" ")
    if verb == "ask":
        colour, rank = rest
        letter = None if colour == "any" else letter_of(colour)
        return fact(
            "question-put", about_seat=seat_at(s, int(what)), colour=letter, rank=None if rank == "any" else int(rank)
        )
    if verb == "kill":
        return fact("remove-spoken", of_seat=seat_at(s, int(what)))
    return fact("card-choose-as", colour=letter_of(rest[0])) if rest else None


def letter_of(colour: str) -> str:
    """Of a colour by its name in moves."""
    return COLOUR_LETTERS[view.COLOUR_NAMES.index(colour)]


def outcomes(told: Fact, s: State) -> list[Fact]:
    """For the coach: which team takes what of the trick. The dummy has no seat, so nothing is told of it."""
    if told["fact"] not in ("trick-won", "trick-won-gifts") or told["args"]["seat"] is None:
        return []
    seat, cards = told["args"]["seat"], told["args"]["cards"]
    team = sorted([seat, (seat + 2) % CHAIRS]) if s.players == CHAIRS else [seat]
    wins = fact("coach-wins", seats=team)
    return [fact("coach-takes", seats=team, cards=cards), wins] if cards else [wins]

"""Dia de los Muertos seen: the text of moves, views, chance in records, and why a move is refused."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from vivamos.engine.chance_events import Event, chance_outcomes, keys_shown, start_and_deal_outcomes
from vivamos.engine.compiled import in_python
from vivamos.engine.errors import RecordError, shown
from vivamos.engine.facts import Fact, fact
from vivamos.engine.sets import count, has, lowest
from vivamos.engine.state import State, changeable, position_of
from vivamos.games.muertos import knowledge as compiled_knowledge
from vivamos.games.muertos import rules as compiled_rules
from vivamos.games.muertos import state as compiled_state
from vivamos.games.muertos.rules import (
    CHOOSE,
    CODES,
    COLOUR_LETTERS,
    NEXT_DAY,
    QUESTION,
    QUESTIONS,
    TAKE_TRICK,
    TARGET,
)
from vivamos.games.muertos.state import (
    ASK,
    ASKED,
    CHAIRS,
    COLOURS,
    DAYS,
    DISCARD,
    DISCARDED,
    DREW,
    DUMMY,
    DUMMY_PLACE,
    GAVE,
    GIVE,
    KILL,
    MOST_CARDS,
    NOTHING,
    PLAY,
    PLAYED,
    SPOILED,
    SWAP,
    SWAPPED,
    TAKE,
)

rules, state, knowledge = in_python(compiled_rules), in_python(compiled_state), in_python(compiled_knowledge)

EXAMPLES = ("play G8", "play choose black", "discard G4", "give K7", "swap P5", "ask 2 green any", "kill 3")
TURN_RULE = "DM-5"
END_RULE = "DM-17"
SEATED = {"cards", "food_won", "muertos_won"}  # what a view tells seat by seat
COLOUR_NAMES = ("black", "pink", "blue", "green")
VERB_NAMES = ("play", "discard", "give", "swap", "take", "ask", "kill")
DAY_COLOURS = "GPB"  # DM-2


def card_name(s: State, card: int) -> str:
    """`G8`, `choose`; a Muertos card by the colour of the day."""
    return names(s)[card]


def names(s: State) -> tuple[str, ...]:
    """The names of all cards on this day. A view needs many of them, so they are made once for a deck."""
    zeros = (int(s.choose_card), int(s.ask_card), int(s.spoiled_card))
    return names_of(tuple(s.rank[: s.cards]), tuple(s.colour[: s.cards]), int(s.muertos), int(s.day), zeros)


@lru_cache(maxsize=64)
def names_of(
    ranks: tuple[int, ...], colours: tuple[int, ...], muertos: int, day: int, zeros: tuple[int, int, int]
) -> tuple[str, ...]:
    said = dict(zip(zeros, ("choose", "ask", "spoiled"), strict=True))
    return tuple(
        said.get(card) or f"{DAY_COLOURS[day] if muertos >> card & 1 else COLOUR_LETTERS[colour]}{rank}"
        for card, (rank, colour) in enumerate(zip(ranks, colours, strict=True))
    )


def code_name(s: State, code: int) -> str | None:
    """The card an action means; None for a code without a card of its own: it is a copy, or not in this deck."""
    if code >= MOST_CARDS:
        return f"{DAY_COLOURS[code - MOST_CARDS]}{s.rank[lowest(s.muertos)]}"
    return card_name(s, code) if has(s.kinds & ~s.muertos, code) else None


def card_names(s: State, cards: Any) -> list[str]:
    """The cards of a set, by rank."""
    held = int(cards)
    return [name for card, name in enumerate(names(s)) if held >> card & 1]


# --- moves ---


def move_text(s: State, action: int) -> str | None:
    """`play G8`, `ask 2 green any`; None for an id without a meaning at this table."""
    if action >= TARGET:
        return f"kill {action - TARGET}"
    if action >= QUESTION:
        return question_text(s, *divmod(action - QUESTION, QUESTIONS))
    if action >= CHOOSE:
        return f"play choose {COLOUR_NAMES[action - CHOOSE]}" if s.choose_card != NOTHING else None
    verb, code = divmod(action, CODES)
    name = code_name(s, code)
    if name is None or (verb == PLAY and code == s.choose_card) or (verb == TAKE and s.players == CHAIRS):
        return None
    return f"{VERB_NAMES[verb]} {name}"


def question_text(s: State, place: int, question: int) -> str | None:
    if s.ask_card == NOTHING or question >= (COLOURS + 1) * (s.ranks + 1) - 1:
        return None
    colour, rank = question_words(s, question)
    return f"ask {place} {colour} {rank}"


def question_words(s: State, question: int) -> tuple[str, str]:
    """`("green", "any")`."""
    colour, rank = divmod(question, int(s.ranks) + 1)
    return (
        COLOUR_NAMES[colour] if colour < COLOURS else "any",
        str(s.rank[s.rank_from[rank]]) if rank < s.ranks else "any",
    )


# --- seats ---


def seat_at(s: State, place: int) -> int | None:
    """The seat at a place; None for the dummy, which has none."""
    return int(place) if place < s.players else None


def seat_in(s: State, chair: Any) -> int | None:
    """The same for a chair."""
    return seat_at(s, state.place_of(s, chair))


# --- refusals ---


def why_not(s: State, action: int) -> Fact:
    """What refuses an action that is not legal."""
    if action >= TARGET:
        return fact("no-killing-that", rule="DM-15") if s.asked == KILL else asked_for(s)
    if action >= QUESTION:
        return fact("no-asking-oneself", rule="DM-12") if s.asked == ASK else asked_for(s)
    if action >= CHOOSE:
        return why_not_choose(s, action - CHOOSE) if s.asked == PLAY else asked_for(s)
    verb, code = divmod(action, CODES)
    if (PLAY if verb == DISCARD else verb) != s.asked:
        return asked_for(s)
    return why_not_card(s, verb, code)


def asked_for(s: State) -> Fact:
    """What is to be done now instead."""
    dummy = bool(state.is_dummy(s, s.chair))
    asked = int(state.asked_verb(s))
    if asked == PLAY:
        return fact("must-play", rule="DM-5", dummy=dummy)
    if asked == DISCARD:
        return fact("must-discard", rule="DM-7", dummy=dummy)
    if asked == GIVE:
        return fact("must-give", rule="DM-10", seat=seat_in(s, s.leader), dummy=dummy)
    if asked == SWAP:
        return fact("must-swap", rule="DM-14", dummy=dummy)
    if asked == TAKE:
        return fact("must-take", rule="DM-20")
    return fact("must-ask", rule="DM-12") if asked == ASK else fact("must-kill", rule="DM-15")


def why_not_choose(s: State, colour: int) -> Fact:
    if not has(s.hands[s.chair], s.choose_card):
        return no_such_card(s, "DM-5", "choose")
    if s.events == 0:
        return why_not_start(s)
    why = "no-choose-as-muertos" if colour == rules.colour_of_day(s) else "no-choose-as-played"
    return fact(why, rule="DM-11", colour=COLOUR_LETTERS[colour])


def why_not_start(s: State) -> Fact:
    return fact("must-begin-with-start", rule="DM-5", card=card_name(s, s.start_card))


def no_such_card(s: State, rule: str, name: str | None) -> Fact:
    dummy = bool(s.asked == TAKE or state.is_dummy(s, s.chair))
    return fact("no-such-card-in-hand", rule=rule, card=name, dummy=dummy)


def why_not_card(s: State, verb: int, code: int) -> Fact:
    name = code_name(s, code)
    rule = {PLAY: "DM-5", DISCARD: "DM-7", GIVE: "DM-10", SWAP: "DM-14", TAKE: "DM-20"}[verb]
    if code >= MOST_CARDS and code - MOST_CARDS != s.day:
        return fact("no-such-muertos-today", rule="DM-2", muertos_card=card_name(s, lowest(s.muertos)), card=name)
    card = rules.card_of_code(s, code)
    if not has(s.hands[s.leader] if s.asked == TAKE else s.hands[s.chair], card):
        return no_such_card(s, rule, name)
    if s.events == 0:
        return why_not_start(s)
    if verb == DISCARD:
        return fact("no-discarding-yet", rule="DM-7")
    if has(s.food, card) and s.used & SPOILED:
        return fact("no-food-after-spoiled", rule="DM-13")
    return fact("no-second-of-colour", rule="DM-6", colour=COLOUR_LETTERS[s.colour[card]])


# --- views ---


def everybody(s: State) -> dict[str, Any]:
    """What everybody may see, beside what every game shows.

    Whether a card is to be played or discarded depends on a hidden hand: `asked` is "play" for both, and only the moves
    of the seat to move tell more.
    """
    nothing_asked = s.seat < 0 or s.pending != 0
    so_far = as_it_stands(s)
    winning = state.place_of(s, rules.chair_at(s, rules.winning_turn(so_far))) if s.laid else None
    return {
        "day": int(s.day) + 1,
        "muertos": card_name(s, lowest(s.muertos)),
        "muertos_colour": COLOUR_NAMES[rules.colour_of_day(s)],
        "clockwise": [state.place_of(s, chair) for chair in range(CHAIRS)],
        "day_over": s.pending == NEXT_DAY,
        "asked": None if nothing_asked else VERB_NAMES[s.asked],
        "place": None if nothing_asked else state.place_of(s, s.chair),
        "leader": state.place_of(s, s.leader),
        "trick_number": min(tricks_finished(s) + 1, int(s.hand_size)),
        "tricks": int(s.hand_size),
        "trick": trick(s),
        "winning": winning,
        "won": winning if s.pending == TAKE_TRICK else None,
        "doomed": places_at(s, so_far.removed & ~s.removed),
        "threatened": places_at(s, rules.tens_against(so_far, so_far.killer) if so_far.killer < CHAIRS else 0),
        "cards": [count(s.hands[state.chair_of(s, place)]) for place in range(CHAIRS)],
        "dummy": card_names(s, s.hands[DUMMY]) if s.players < CHAIRS else None,
        "turned_up": card_names(s, s.seen & ~s.laid & ~s.food & ~s.muertos),
        "lost": lost(s),
        "powers": powers(s),
        "food_won": [int(won) for won in s.food_won[: s.players]],
        "muertos_won": [int(won) for won in s.muertos_won[: s.players]],
        "questions": [question_asked(s, event) for event in history(s) if state.what_of(event) == ASKED],
    }


def own(s: State, seat: int) -> dict[str, Any]:
    """What only a seat (-1: a spectator) may see."""
    me = state.chair_of(s, seat)
    return {
        "hand": card_names(s, s.hands[me]) if seat >= 0 else [],
        "passed": passed(s, me),
        "drawn": name_or_none(s, knowledge.drawn_card(s, me)),
        "offered": name_or_none(s, offered_by(s, seat)),
    }


def name_or_none(s: State, card: int) -> str | None:
    return None if card == NOTHING else card_name(s, card)


def offered_by(s: State, seat: int) -> int:
    """DM-14: the card this seat has chosen for a Swap while the other is still to choose."""
    offering = state.partner_of(int(s.chair))
    return int(s.offered) if s.offered != NOTHING and state.seat_of(s, offering) == seat else NOTHING


def history(s: State) -> list[int]:
    return [int(event) for event in s.history[: s.events]]


def trick(s: State) -> list[dict[str, Any]]:
    """The cards of this trick in the order played, discards too."""
    laid = [event for event in history(s) if state.what_of(event) in (PLAYED, DISCARDED)]
    shown = []
    for turn, event in enumerate(laid[len(laid) - s.turn :]):
        card = {
            "place": state.place_of(s, state.chair_in(event)),
            "card": card_name(s, state.card_in(event)),
        }
        if state.what_of(event) == DISCARDED:
            card["discarded"] = True
        if state.card_in(event) == s.choose_card:
            card["colour"] = COLOUR_NAMES[s.named]
        if s.removed >> turn & 1:
            card["removed"] = True
        shown.append(card)
    return shown


def as_it_stands(s: State) -> State:
    """The position if the trick ended with the cards that lie there now: every Kill 10 has had its say (DM-15)."""
    states = changeable(s)
    if s.laid & s.kills:
        compiled_rules.kill_tens(states[0])
    else:
        states[0].killer = CHAIRS
    return position_of(states)


def places_at(s: State, turns: Any) -> list[int]:
    """The places whose card of the trick was played at these turns."""
    return [state.place_of(s, rules.chair_at(s, turn)) for turn in range(CHAIRS) if int(turns) >> turn & 1]


def tricks_finished(s: State) -> int:
    """Of this hand."""
    laid = sum(state.what_of(event) in (PLAYED, DISCARDED) for event in history(s))
    return (laid - int(s.turn)) // CHAIRS


def lost(s: State) -> list[str]:
    """DM-7: the Food and Muertos cards discarded in this hand; they are out of the game."""
    discarded = [state.card_in(event) for event in history(s) if state.what_of(event) == DISCARDED]
    return [card_name(s, card) for card in discarded if has(s.food | s.muertos, card)]


def powers(s: State) -> dict[str, list[str]]:
    """Which cards of the deck are more than a rank and a colour; the 0s have their names for that."""
    kinds = {"swap": s.swaps, "food": s.food, "kill": s.kills, "muertos": s.muertos}
    named = {kind: card_names(s, cards & s.kinds) for kind, cards in kinds.items()}
    return named | {"start": [card_name(s, s.start_card)]}


def passed(s: State, me: int) -> list[dict[str, Any]]:
    """DM-10, DM-14: every exchange of this hand; the card only for the two concerned."""
    shown = []
    for event in history(s):
        what, chair = state.what_of(event), state.chair_in(event)
        card, more = state.card_in(event), state.more_in(event)
        if what == DREW:
            shown.append(pass_of(s, me, "draw", chair, state.right_of(chair), card))
        elif what == GAVE:
            shown.append(pass_of(s, me, "give", state.right_of(chair), chair, card))
        elif what == SWAPPED:
            partner = state.partner_of(chair)
            shown += [pass_of(s, me, "swap", chair, partner, card), pass_of(s, me, "swap", partner, chair, more)]
    return shown


def pass_of(s: State, me: int, how: str, giver: int, taker: int, card: int) -> dict[str, Any]:
    return {
        "how": how,
        "from": state.place_of(s, giver),
        "to": state.place_of(s, taker),
        "card": card_name(s, card) if state.knows_of(s, me, giver, taker) else None,
    }


def question_asked(s: State, event: int) -> dict[str, Any]:
    colour, rank = question_words(s, state.more_in(event))
    return {
        "about": state.place_of(s, state.chair_in(event)),
        "colour": colour,
        "rank": rank,
        "answer": state.card_in(event),
    }


# --- chance in records ---


def deck_names(s: State) -> list[str]:
    """All cards of the hand, copies included."""
    return [card_name(s, card) for card in range(s.cards)]


def chance_events(before: State, action: int | None, s: State) -> list[Event]:
    """What chance did during the last decision: a deal of four hands, or the draw of a gift."""
    outcomes = chance_outcomes(s)
    if len(outcomes) == 1:
        winner = int(s.leader)
        giver, taker = state.place_of(s, winner), state.place_of(s, state.right_of(winner))
        return [{"gift": card_name(s, outcomes[0]), "from": giver, "to": taker}]
    if outcomes:
        size = int(s.hand_size)
        hands = [outcomes[place * size : (place + 1) * size] for place in range(CHAIRS)]
        event: Event = {"deal": [[card_name(s, card) for card in hand] for hand in hands]}
        return [event if s.players == CHAIRS else event | {"dummy_partner": state.seat_of(s, DUMMY)}]
    return []


def outcomes_of(s: State, events: list[Event]) -> list[int]:
    """The way back: the outcomes that recorded chance events stand for."""
    if len(events) == 1 and "gift" in events[0]:
        names = deck_names(s)
        if events[0]["gift"] not in names:
            raise RecordError(fact("no-such-card", given=shown(events[0]["gift"])), 0)
        return [names.index(events[0]["gift"])]
    wrong = next((event for event in events if "deal" not in event), None)
    if wrong is not None:
        raise RecordError(fact("no-event-of-chance", given=keys_shown(wrong)), 0)
    day = int(s.day) + (s.events > 0)
    deals = [{"deal": event["deal"]} for event in events]
    return start_and_deal_outcomes(deals, CHAIRS, s.hand_size, s.cards, lambda card: name_on_day(s, card, day))


def name_on_day(s: State, card: int, day: int) -> str:
    return f"{DAY_COLOURS[day % DAYS]}{s.rank[card]}" if has(s.muertos, card) else card_name(s, card)


def hide(events: list[Event], seat: int, s: State) -> list[Event]:
    """The events as a seat may look them up during the game: other hands and what passed between others never."""
    shown = []
    for event, knowing in zip(events, who_knows(events), strict=True):
        if "deal" in event:
            event = event | {"deal": [hand if p in (seat, *knowing) else None for p, hand in enumerate(event["deal"])]}
        elif seat not in knowing and EVERYBODY not in knowing:
            event = event | ({"gift": None} if "gift" in event else {"move": event["move"].split(" ")[0]})
        shown.append(event)
    return shown


EVERYBODY = -2


def who_knows(events: list[Event]) -> list[tuple[int, ...]]:
    """For every event the places that know the card in it; for a deal the open hands (DM-18)."""
    found: list[tuple[int, ...]] = []
    dummy: tuple[int, ...] = ()
    gift: tuple[int, ...] = ()
    for event in events:
        verb = event.get("move", "").split(" ")[0]
        if "deal" in event:
            dummy = (DUMMY_PLACE,) if "dummy_partner" in event else ()
            found.append(dummy)
        elif "gift" in event:
            gift = (event["from"], event["to"])
            gift = (EVERYBODY,) if set(gift) & set(dummy) else gift
            found.append(gift)
        elif verb == "give":
            found.append(gift or (EVERYBODY,))  # DM-20: nothing was drawn from the dummy
            gift = ()
        elif verb == "swap":
            found.append((event["seat"],))
        else:
            found.append((EVERYBODY,))
    swaps = [number for number, event in enumerate(events) if event.get("move", "").startswith("swap")]
    for first, second in zip(swaps[::2], swaps[1::2], strict=False):
        one, other = events[first]["seat"], events[second]["seat"]
        found[first] = found[second] = (EVERYBODY,) if one == other else (one, other)  # one decides for the dummy
    return found

"""Dia de los Muertos told to people: lines of the log, and what a seat is asked for."""

from __future__ import annotations

from typing import Any

from vivamos.engine.chance_events import Event, Line, together
from vivamos.engine.sets import count, has
from vivamos.engine.state import OVER, State
from vivamos.games.muertos import view
from vivamos.games.muertos.record import (
    ASK,
    BLUE,
    CHAIRS,
    COLOURS,
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
from vivamos.games.muertos.rules import CHOOSE, CODES, KILL_TENS, NEXT_DAY, QUESTION, TAKE_TRICK, TARGET
from vivamos.games.muertos.view import record, rules

SHOUTS = ("¡Provecho!", "Gracias", "Ay")
FEAST = "¡Provecho!"  # Food and dead in one trick
DAY_NAMES = ("Day one: Animals", "Day two: Children", "Day three: Adults")


# --- who and what ---


def who(s: State, place: int) -> str:
    return f"{{s:{place}}}" if place < s.players else "the dummy"


def whose(s: State, place: int) -> str:
    return f"{{s:{place}'s}}" if place < s.players else "the dummy's"


def sitting(s: State, chair: Any) -> str:
    return who(s, record.place_of(s, chair))


def sentence(text: str) -> str:
    """Only the dummy's name needs it: names of seats are put in later."""
    return text[0].upper() + text[1:]


def chip(s: State, card: Any) -> str:
    return f"{{c:{view.card_name(s, card)}}}"


def chips(s: State, cards: Any) -> str:
    return " ".join(f"{{c:{name}}}" for name in view.card_names(s, cards))


def known(s: State, card: Any, seat: int, one: Any, other: Any) -> str:
    """A card that passes between two chairs: as a chip for those who know it (DM-10, DM-14, DM-18)."""
    me = record.chair_of(s, seat)
    return chip(s, card) if record.knows_of(s, me, one, other) else "a card"


def number(n: int, one: str, more: str) -> str:
    return f"{n} {one if n == 1 else more}"


# --- what happened ---


def tell(before: State | None, action: int | None, after: State, happened: list[Event], seat: int) -> list[Line]:
    """What one stage brought about, as a seat (-1: a spectator) may know it."""
    if before is None:
        return new_day(after)
    if action is not None:
        lines = decided(before, action, after, seat)
    elif before.pending == KILL_TENS:
        lines = removed(before, after)
    elif before.pending == NEXT_DAY:
        return [end_of_game(after)] if after.seat == OVER else new_day(after)
    elif after.pending == NEXT_DAY:
        return [end_of_day(after)]
    else:
        return [drawn(after, seat)] if after.asked == GIVE else []
    return [*lines, won(after)] if after.pending == TAKE_TRICK else lines


def decided(before: State, action: int, after: State, seat: int) -> list[Line]:
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


def new_day(s: State) -> list[Line]:
    """DM-2, DM-5, DM-18."""
    lines: list[Line] = [{"kind": "heading", "text": DAY_NAMES[int(s.day)], "day": int(s.day) + 1}]
    if s.players < CHAIRS:
        text = f"{sitting(s, 0)} played with the dummy, whose cards lie open"
        lines.append({"kind": "dummy", "text": text, "tone": "event"})
    text = f"The cards were dealt, {sitting(s, s.leader)} held {chip(s, s.start_card)}"
    return [*lines, {"kind": "deal", "text": text}]


def laid(s: State, verb: int, card: int, after: State) -> list[Line]:
    """A card played or discarded, with what it says on it; before the first of a trick, the trick's number."""
    chair = int(s.chair)
    lines: list[Line] = []
    if s.turn == 0:
        lines.append({"kind": "heading", "text": f"Trick {view.tricks_finished(s) + 1}"})
    player, shown = sentence(sitting(s, chair)), chip(s, card)
    line: Line = {"place": record.place_of(s, chair), "card": view.card_name(s, card)}
    if verb == DISCARD:
        lost = ", which is out of the game" if has(s.food | s.muertos, card) else ""
        return [*lines, line | {"kind": "discard", "text": f"{player} could play nothing and discarded {shown}{lost}"}]
    did = "led" if s.turn == 0 else "played"
    return [*lines, line | {"kind": "play", "text": f"{player} {did} {shown}{power(s, card, after)}"}]


def power(s: State, card: int, after: State) -> str:
    """What a played card does, in a word or two."""
    chair = int(s.chair)
    if card == s.choose_card:
        return f" as {view.COLOUR_NAMES[after.named]}"
    if card == s.spoiled_card:
        return ": no more Food in this trick"
    if has(s.swaps, card):
        return f" Swap with {sitting(s, record.partner_of(chair))}" if after.asked == SWAP else " Swap: nothing to pass"
    if has(s.kills, card):
        return " Kill 10" + fate_of_tens(s, after)
    return fate_of_tens(s, after)


def fate_of_tens(s: State, after: State) -> str:
    """DM-15, as it stands with the card just played: whose 10 will go."""
    old, new = view.as_it_stands(s).removed, view.as_it_stands(after).removed
    doomed = view.places_at(s, new & ~old)
    if doomed and doomed[0] == record.place_of(s, s.chair):
        return ", which will be removed"
    return f": {whose(s, doomed[0])} 10 will be removed" if doomed else ""


def question(s: State, after: State) -> Line:
    """DM-12: all hear question and answer."""
    asked = view.question_asked(after, int(after.history[after.events - 1]))
    colour, rank = asked["colour"], asked["rank"]
    cards = f"{colour} cards" if rank == "any" else f"{rank}s" if colour == "any" else f"{colour} {rank}s"
    text = f"{sentence(sitting(s, s.chair))} asked how many {cards} {who(s, asked['about'])} held: {asked['answer']}"
    return {"kind": "ask", "text": text, "tone": "event"} | asked


def swap(s: State, card: int, seat: int) -> Line:
    """DM-14: nobody sees a card before both are chosen."""
    chair, partner = int(s.chair), int(record.partner_of(s.chair))
    if s.offered == NOTHING:
        shown = chip(s, card) if record.seat_of(s, chair) == seat else "a card"
        return {"kind": "offer", "text": f"{sentence(sitting(s, chair))} chose {shown} for {sitting(s, partner)}"}
    there, back = known(s, s.offered, seat, chair, partner), known(s, card, seat, chair, partner)
    one, other = sentence(sitting(s, partner)), sitting(s, chair)
    text = f"{one} and {other} passed each other a card"
    if there != "a card":
        text = f"{one} passed {there} to {other} and got {back}"
    passed = [record.place_of(s, partner), record.place_of(s, chair)]
    return {"kind": "swap", "text": text, "tone": "event", "between": passed}


def kill(s: State, place: int) -> Line:
    text = f"{sentence(sitting(s, s.chair))} removed {whose(s, place)} 10 with the Kill 10"
    return {"kind": "kill", "text": text, "place": place, "tone": "event"}


def taken(s: State, card: int) -> Line:
    """DM-20."""
    text = f"{sentence(sitting(s, s.chair))} took {chip(s, card)} from the dummy"
    return {"kind": "gift", "text": text, "from": record.place_of(s, s.leader), "to": record.place_of(s, s.chair)}


def given(s: State, card: int, seat: int) -> Line:
    """DM-10: the gift in return."""
    giver, winner = int(s.chair), int(s.leader)
    text = f"{sentence(sitting(s, giver))} gave {sitting(s, winner)} {known(s, card, seat, giver, winner)} in return"
    ends = {"from": record.place_of(s, giver), "to": record.place_of(s, winner)}
    return {"kind": "give", "text": text} | ends


# --- the end of a trick, a day, the game ---


def removed(before: State, after: State) -> list[Line]:
    """DM-15: the 10s that went without asking."""
    return [
        {"kind": "kill", "text": f"Kill 10 removed {whose(after, place)} 10", "place": place, "tone": "event"}
        for place in view.places_at(after, after.removed & ~before.removed)
    ]


def won(s: State) -> Line:
    """DM-8, DM-9: who takes the trick and what is in it for the team. It lies there while people read."""
    chair = rules.chair_at(s, rules.winning_turn(s))
    place = record.place_of(s, chair)
    scoring = s.laid & (s.food | s.muertos)
    text = f"{sentence(who(s, place))} won " + (chips(s, scoring) if scoring else "the trick")
    line: Line = {"kind": "trick", "text": text, "place": place, "rest": 1}
    if scoring:
        line |= {"tone": "event", "food": count(scoring & s.food), "muertos": count(scoring & s.muertos)}
    if scoring & s.food and scoring & s.muertos:
        line |= {"shout": FEAST, "seat": record.seat_of(s, chair)}
    if rules.owes_gifts(s, chair):
        line |= {"tone": "event", "text": f"{text}, gifts with {sitting(s, record.right_of(chair))}"}
    return line


def drawn(s: State, seat: int) -> Line:
    """DM-10: the draw from the winner's hand; chance has shown the card to the one who drew it."""
    winner, taker = int(s.leader), int(s.chair)
    card = known(s, record.card_in(s.history[s.events - 1]), seat, winner, taker)
    text = f"{sentence(sitting(s, taker))} drew {card} from {sitting(s, winner)}"
    return {"kind": "gift", "text": text, "from": record.place_of(s, winner), "to": record.place_of(s, taker)}


def end_of_day(s: State) -> Line:
    """What everyone has so far, by seat, for the score sheet; the table is empty while people read."""
    day, seats = int(s.day) + 1, range(int(s.players))
    food = [int(s.food_won[p]) for p in seats]
    muertos = [int(s.muertos_won[p]) for p in seats]
    pairs = [int(rules.pairs(s, p)) for p in seats]
    line: Line = {"kind": "round", "day": day, "text": f"Day {day} ended: {result(s)}", "tone": "event", "rest": 1}
    return line | {"food": food, "muertos": muertos, "pairs": pairs}


def result(s: State) -> str:
    """DM-17, DM-21: pairs by team, or player by player."""
    teams = [[0, 2], [1, 3]] if s.players == CHAIRS else [[p] for p in range(int(s.players))]
    said = []
    for team in teams:
        names = together([who(s, p) for p in team])
        said.append(f"{names} {number(int(rules.pairs(s, team[0])), 'pair', 'pairs')}")
    return ", ".join(said)


def end_of_game(s: State) -> Line:
    found = int(rules.winners(s))
    best = [p for p in range(int(s.players)) if found >> p & 1]
    names = together([who(s, p) for p in best])
    how = "shared the win" if len(best) == s.players or (s.players < CHAIRS and len(best) > 1) else "won the game"
    pairs = number(int(rules.pairs(s, best[0])), "pair", "pairs")
    return {"kind": "over", "text": f"{names} {how} with {pairs}", "tone": "event", "winners": best}


# --- what is asked for ---


def prompt(s: State) -> str:
    """What the seat to move is asked for."""
    dummy = "for the dummy: " if record.is_dummy(s, s.chair) else ""
    asked = int(record.asked_verb(s))
    if asked == PLAY:
        return dummy + cards_that_fit(s)
    return (
        dummy
        + {
            DISCARD: "nothing fits, discard a card",
            GIVE: "give a card in return",
            SWAP: "pass your partner a card" if not dummy else "pass a card back",
            TAKE: "take a card of the dummy",
            ASK: "ask your question",
            KILL: "say whose 10 goes",
        }[asked]
    )


def cards_that_fit(s: State) -> str:
    """DM-5, DM-6, DM-13: `green or black`."""
    if s.events == 0:
        return f"begin with {view.card_name(s, s.start_card)}"
    if s.turn == 0:
        return "lead any card"
    free = [view.COLOUR_NAMES[colour] for colour in (PINK, BLUE, GREEN) if not rules.is_used(s, colour)]
    fit = "any colour" if len(free) == COLOURS - 1 else " or ".join([", ".join(free), "black"] if free else ["black"])
    return fit + (", no Food" if s.used & SPOILED else "")


def tries(s: State) -> list[str]:
    """The moves the seat to move may want to try, legal or not: every card of the hand that is asked for a card."""
    if s.asked in (ASK, KILL):
        return []
    hand = s.hands[s.leader if s.asked == TAKE else s.chair]
    verb = view.VERB_NAMES[record.asked_verb(s)]
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

"""Dia de los Muertos told to people: lines of the log, and what a seat is asked for."""

from __future__ import annotations

from typing import Any

from vivamos.engine.chance_events import Event, Line, together
from vivamos.engine.sets import count, has
from vivamos.engine.state import OVER, State, changeable, position_of
from vivamos.games.muertos import rules as compiled_rules
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
from vivamos.games.muertos.view import record, rules

SHOUTS = ("¡Provecho!", "Gracias", "Ay")
FEAST = "¡Provecho!"  # Food and dead in one trick
DAY_NAMES = ("Day one: Animals", "Day two: Children", "Day three: Adults")
STILL = ("trick_number", "trick", "cards", "hand", "dummy")  # of a view, while a finished trick lies there


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
    """What a decision (None: the first deal) brought about, as a seat (-1: a spectator) may know it."""
    if before is None or action is None:
        return new_day(after)
    done, card = carried_out(before, action)
    asked = int(before.asked)
    if asked == PLAY:
        lines = laid(before, done, card)
    elif asked == ASK:
        lines = [question(before, done)]
    elif asked == SWAP:
        lines = [swap(before, done, card, seat)]
    elif asked == KILL:
        lines = [kill(before, action - rules.TARGET)]
    elif asked == TAKE:
        lines = [taken(before, card)]
    else:
        lines = [given(before, card, seat)]
    if before.turn > 0 and after.turn == 0:
        chosen = int(done.removed)
        box = changeable(done)
        compiled_rules.kill_tens(box[0])
        done = position_of(box)
        return lines + removed(done, chosen) + end_of_trick(done, after, happened, seat)
    return lines + (removed(after, int(done.removed)) if after.turn else [])


def carried_out(before: State, action: int) -> tuple[State, int]:
    """The position after the decision alone, before anything follows from it; and the card it was about."""
    box = changeable(before)
    asked, card = int(record.asked_verb(before)), NOTHING
    if asked == PLAY:
        compiled_rules.play_card(box[0], action)
        card = before.choose_card if action >= rules.CHOOSE else compiled_rules.card_of_code(before, action)
    elif asked == ASK:
        compiled_rules.answer(box[0], action - rules.QUESTION)
    elif asked == KILL:
        compiled_rules.kill(box[0], action - rules.TARGET)
    else:
        card = compiled_rules.card_of_code(before, action - asked * rules.CODES)
        if asked == DISCARD:
            compiled_rules.discard(box[0], card)
        elif asked == SWAP:
            compiled_rules.swap(box[0], card)
    return position_of(box), int(card)


def new_day(s: State) -> list[Line]:
    """DM-2, DM-5, DM-18."""
    lines: list[Line] = [{"kind": "heading", "text": DAY_NAMES[int(s.day)], "day": int(s.day) + 1}]
    if s.players < CHAIRS:
        text = f"{sitting(s, 0)} played with the dummy, whose cards lie open"
        lines.append({"kind": "dummy", "text": text, "tone": "event"})
    text = f"The cards were dealt, {sitting(s, s.leader)} held {chip(s, s.start_card)}"
    return [*lines, {"kind": "deal", "text": text}]


def laid(before: State, done: State, card: int) -> list[Line]:
    """A card played or discarded, with what it says on it; before the first of a trick, the trick's number."""
    s, chair = before, int(before.chair)
    lines: list[Line] = []
    if s.turn == 0:
        lines.append({"kind": "heading", "text": f"Trick {view.tricks_finished(s) + 1}"})
    player, shown = sentence(sitting(s, chair)), chip(s, card)
    line: Line = {"place": record.place_of(s, chair), "card": view.card_name(s, card)}
    if record.asked_verb(s) == DISCARD:
        lost = ", which is out of the game" if has(s.food | s.muertos, card) else ""
        return [*lines, line | {"kind": "discard", "text": f"{player} could play nothing and discarded {shown}{lost}"}]
    verb = "led" if s.turn == 0 else "played"
    return [*lines, line | {"kind": "play", "text": f"{player} {verb} {shown}{power(s, done, card)}"}]


def power(s: State, done: State, card: int) -> str:
    """What a played card does, in a word or two."""
    chair = int(s.chair)
    if card == s.choose_card:
        return f" as {view.COLOUR_NAMES[done.named]}"
    if card == s.spoiled_card:
        return ": no more Food in this trick"
    if has(s.swaps, card):
        return f" Swap with {sitting(s, record.partner_of(chair))}" if done.asked == SWAP else " Swap: nothing to pass"
    if has(s.kills, card):
        return " Kill 10" + fate_of_tens(s, done)
    return fate_of_tens(s, done)


def fate_of_tens(s: State, done: State) -> str:
    """DM-15, as it stands with the card just played: whose 10 will go."""
    old, new = view.as_it_stands(s).removed, view.as_it_stands(done).removed
    doomed = view.places_at(s, new & ~old)
    if doomed and doomed[0] == record.place_of(s, s.chair):
        return ", which will be removed"
    return f": {whose(s, doomed[0])} 10 will be removed" if doomed else ""


def question(s: State, done: State) -> Line:
    """DM-12: all hear question and answer."""
    asked = view.question_asked(done, int(done.history[done.events - 1]))
    colour, rank = asked["colour"], asked["rank"]
    cards = f"{colour} cards" if rank == "any" else f"{rank}s" if colour == "any" else f"{colour} {rank}s"
    text = f"{sentence(sitting(s, s.chair))} asked how many {cards} {who(s, asked['about'])} held: {asked['answer']}"
    return {"kind": "ask", "text": text, "tone": "event"} | asked


def swap(s: State, done: State, card: int, seat: int) -> Line:
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


def removed(s: State, chosen: int) -> list[Line]:
    """DM-15: the 10s that went without asking."""
    return [
        {"kind": "kill", "text": f"Kill 10 removed {whose(s, place)} 10", "place": place, "tone": "event"}
        for place in view.places_at(s, int(s.removed) & ~chosen)
    ]


def end_of_trick(done: State, after: State, happened: list[Event], seat: int) -> list[Line]:
    """The trick complete as it lies in `done`, then all that follows from it."""
    lines = [won(done, after, seat)]
    lines += [drawn(done, int(after.leader), event, seat) for event in happened if "gift" in event]
    if after.rounds > done.rounds:
        lines.append(end_of_day(done, after))
        lines += [end_of_game(after)] if after.seat == OVER else new_day(after)
    return lines


def won(done: State, after: State, seat: int) -> Line:
    """DM-8, DM-9: who takes the trick and what is in it for the team. It lies there while people read."""
    chair = rules.chair_at(done, rules.winning_turn(done))
    place = record.place_of(done, chair)
    scoring = done.laid & (done.food | done.muertos)
    text = f"{sentence(who(done, place))} won " + (chips(done, scoring) if scoring else "the trick")
    shown = {**view.everybody(done), **view.own(done, seat)}
    still = {key: shown[key] for key in STILL} | {
        "winning": place,
        "won": place,
        "doomed": [],
        "threatened": [],
        "asked": None,
        "place": None,
        "to_move": None,
    }
    line: Line = {"kind": "trick", "text": text, "place": place, "still": still}
    if scoring:
        line |= {"tone": "event", "food": count(scoring & done.food), "muertos": count(scoring & done.muertos)}
    if scoring & done.food and scoring & done.muertos:
        line |= {"shout": FEAST, "seat": record.seat_of(done, chair)}
    owed = bool(scoring) or done.used & SPOILED
    if owed and after.rounds == done.rounds:
        line["text"] += f", gifts with {sitting(done, record.right_of(chair))}"
        line["tone"] = "event"
    return line


def drawn(s: State, winner: int, event: Event, seat: int) -> Line:
    """DM-10: the draw from the winner's hand; chance has shown the card to the one who drew it."""
    taker = record.right_of(winner)
    me = record.chair_of(s, seat)
    card = f"{{c:{event['gift']}}}" if record.knows_of(s, me, winner, taker) else "a card"
    text = f"{sentence(sitting(s, taker))} drew {card} from {sitting(s, winner)}"
    return {"kind": "gift", "text": text, "from": event["from"], "to": event["to"]}


def end_of_day(done: State, after: State) -> Line:
    """What everyone has so far, by seat, for the score sheet; it stands on the empty table while people read."""
    day, seats = int(done.day) + 1, range(int(after.players))
    food = [int(after.food_won[p]) for p in seats]
    muertos = [int(after.muertos_won[p]) for p in seats]
    pairs = [int(compiled_rules.pairs(after, p)) for p in seats]
    still = {"day_over": day, "food_won": food, "muertos_won": muertos, "scores": pairs, "hand": [], "trick": []}
    still |= {"cards": [0] * CHAIRS, "dummy": None if after.players == CHAIRS else [], "asked": None, "place": None}
    still |= {"winning": None, "doomed": [], "threatened": [], "lost": [], "passed": [], "questions": []}
    line: Line = {"kind": "round", "day": day, "text": f"Day {day} ended: {result(after)}", "tone": "event"}
    return line | {"food": food, "muertos": muertos, "pairs": pairs, "still": still}


def result(s: State) -> str:
    """DM-17, DM-21: pairs by team, or player by player."""
    teams = [[0, 2], [1, 3]] if s.players == CHAIRS else [[p] for p in range(int(s.players))]
    said = []
    for team in teams:
        names = together([who(s, p) for p in team])
        said.append(f"{names} {number(int(compiled_rules.pairs(s, team[0])), 'pair', 'pairs')}")
    return ", ".join(said)


def end_of_game(s: State) -> Line:
    found = int(compiled_rules.winners(s))
    best = [p for p in range(int(s.players)) if found >> p & 1]
    names = together([who(s, p) for p in best])
    how = "shared the win" if len(best) == s.players or (s.players < CHAIRS and len(best) > 1) else "won the game"
    pairs = number(int(compiled_rules.pairs(s, best[0])), "pair", "pairs")
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

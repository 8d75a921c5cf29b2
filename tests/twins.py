"""Twins: two games that a viewer cannot tell apart, made from records alone.

Cards that the viewer was never told of are exchanged wherever they are hidden, in deals, draws, gifts and moves, and
the game is played again with the same moves. If the rules allow that, and the viewer's log reads the same, nothing has
happened by which the viewer could know which of the two games it is. Then whatever the viewer is shown must be the
same, too. That is not looked at here: twins are all there are, or what gives them away would never be found.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from itertools import islice
from typing import Any

import msgspec

import vivamos
from vivamos.engine.errors import GameFilesError
from vivamos.engine.state import seat_or_spectator
from vivamos.engine.table import Table
from vivamos.engine.telling import facts_so_far

Event = dict[str, Any]
Place = tuple[int, str, int, int]  # event, key, hand (or -1), position

SEEDS = 1000  # tables that are looked at, if need be
TRIES = 12  # at each table
MOST_EXCHANGED = 4  # pairs of cards


def copied(events: list[Event]) -> list[Event]:
    """As a deep copy, but sooner: events are plain data."""
    return msgspec.json.decode(msgspec.json.encode(events), type=list[Event])


def as_it_happened(table: Table, viewer: int | None) -> list[Event]:
    """Every event as the viewer was told of it at its time; a log lets go of some of that later."""
    told: list[Event] = []
    ends = [at for at, event in enumerate(table.events) if "move" in event] + [len(table.events)]
    for decision, end in enumerate(ends, 1):
        if end > len(told):
            so_far = copied(table.events[:end])
            position = table.step(decision).before if decision <= table.decisions else table.now()
            told += table.game.view.hide(so_far, seat_or_spectator(viewer), position)[len(told) :]
    return told


def all_told(table: Table, viewer: int | None) -> list[list[Event]]:
    return [as_it_happened(table, viewer), table.log(viewer)]


def hidden_places(table: Table, told: list[list[Event]]) -> list[Place]:
    """Where a card lies or passes that a viewer was never told, neither at its time nor by the log."""
    found = [set(_hidden_in(table.events, each)) for each in told]
    return sorted(set.intersection(*found))


def _hidden_in(events: list[Event], told: list[Event]) -> Iterator[Place]:
    for number, (event, seen) in enumerate(zip(events, told, strict=True)):
        if "deal" in event:
            for seat, hand in enumerate(event["deal"]):
                if seen["deal"][seat] is None:
                    yield from ((number, "deal", seat, position) for position in range(len(hand)))
        elif "draw" in event:
            yield from ((number, "draw", -1, at) for at, card in enumerate(seen["draw"]) if card is None)
        else:
            yield from ((number, key, -1, 0) for key in ("gift", "move") if key in event and seen[key] != event[key])


def card_at(events: list[Event], place: Place) -> str:
    number, key, seat, position = place
    cards = events[number]["deal"][seat] if key == "deal" else events[number][key]
    return str(cards[position] if key in ("deal", "draw") else cards.split()[-1])


def put_card(events: list[Event], place: Place, card: str) -> None:
    number, key, seat, position = place
    if key in ("deal", "draw"):
        cards = events[number]["deal"][seat] if key == "deal" else events[number]["draw"]
        cards[position] = card
    else:
        events[number][key] = " ".join([*events[number][key].split()[:-1], card])


def exchange(events: list[Event], one: Place, other: Place, on_the_way: list[Place]) -> None:
    """Two cards change places, and (`on_the_way`) all that is hidden of what became of them."""
    this, that = card_at(events, one), card_at(events, other)
    put_card(events, one, that)
    put_card(events, other, this)
    for place in on_the_way:
        if place[0] > max(one[0], other[0]):
            card = card_at(events, place)
            put_card(events, place, {this: that, that: this}.get(card, card))


def exchanged(table: Table, log: list[Event], places: list[Place], chooser: random.Random) -> list[Event]:
    """Some exchanges, of cards that the viewer, who knows this log, has not seen since if there are any."""
    changed = copied(table.events)
    held = [place for place in places if place[1] in ("deal", "draw")]
    passed = [place for place in places if place[1] in ("gift", "move")]
    seen = {str(event.get("move", "")).split()[-1] for event in log if "move" in event}
    unseen = [place for place in held if card_at(table.events, place) not in seen]
    for _ in range(chooser.randint(1, MOST_EXCHANGED)):
        one, other = chooser.sample(unseen if len(unseen) > 1 and chooser.random() < 0.8 else held, 2)
        left = left_out(table, changed, one)
        if left and chooser.random() < 0.4:
            put_card(changed, one, chooser.choice(left))
        else:
            # Of cards with copies, another one may have gone that way.
            exchange(changed, one, other, passed if chooser.random() < 0.5 else [])
    return changed


def left_out(table: Table, events: list[Event], place: Place) -> list[str]:
    """The cards that nobody got when the card at this place was dealt."""
    event = events[place[0]]
    if "deal" not in event:
        return []
    try:
        deck = table.game.view.deck_names(table.now())
    except GameFilesError:  # a game that counts cards by their kinds: all that is not dealt is drawn later
        return []
    dealt = Counter(card for hand in event["deal"] for card in hand)
    return sorted((Counter(deck) - dealt).elements())


def twins_of(table: Table, viewer: int | None, chooser: random.Random) -> Iterator[Table]:
    """Games that the viewer cannot tell from this one."""
    told, log = all_told(table, viewer)
    places = hidden_places(table, [told, log])
    if sum(place[1] in ("deal", "draw") for place in places) < 2:
        return
    record, aloud = table.record(), None
    for _ in range(TRIES):
        record["events"] = exchanged(table, log, places, chooser)
        if record["events"] == table.events:
            continue
        try:
            twin = vivamos.replay(record)
        except vivamos.VivamosError:
            continue  # the rules are against it
        if twin.log(viewer) == log and as_it_happened(twin, viewer) == told:
            aloud = said_aloud(table) if aloud is None else aloud  # it takes the longest, and few get so far
            if said_aloud(twin) == aloud:
                yield twin


def move_for_both(table: Table, twin: Table, viewer: int | None) -> str | None:
    """A move after which the viewer still cannot tell the two apart, and chance has no say; None if there is none."""
    for move in table.moves():
        if move in twin.moves() and table.seat == twin.seat:
            one, other = (vivamos.replay(each.record()) for each in (table, twin))
            one.play(move)
            other.play(move)
            if one.over or other.over or one.step(one.decisions).happened or other.step(other.decisions).happened:
                continue
            if all_told(one, viewer) == all_told(other, viewer) and said_aloud(one) == said_aloud(other):
                return move
    return None


def said_aloud(table: Table) -> list[Any]:
    """What rules make known of hidden cards by something that has happened, though no log has it.

    Dia de los Muertos: who begins, right after a deal (DM-5), and an answer (DM-12); VIVA: the last card of a hand,
    when it must block (VI-13).
    """
    begins = table.seat if "move" not in table.events[-1] else None
    return [begins, *(each for each in facts_so_far(table, None) if each["kind"] in ("ask", "block"))]


def pairs(
    game: str, players: int, viewer: int | None, wanted: int, options: dict[str, Any] | None = None
) -> list[tuple[Table, Table]]:
    """Tables in the middle of a game, each with a twin, when it is anybody's turn."""
    chooser = random.Random(f"{game} {players} {viewer}")
    found: list[tuple[Table, Table]] = []
    for seed in range(SEEDS):
        table = vivamos.deal(game, players, seed=seed, options=options)
        for _ in range(chooser.randrange(60)):
            if table.over:
                break
            table.play(chooser.choice(table.moves()))
        if not table.over:
            found += [(table, twin) for twin in islice(twins_of(table, viewer, chooser), 3)]
        if len(found) >= wanted:
            return found[:wanted]
    raise AssertionError(f"only {len(found)} games of {game} with {players} that {viewer} cannot tell apart")

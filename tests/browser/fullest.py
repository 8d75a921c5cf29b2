"""The fullest moments of each game: found by playing at random, the same ones every time.

Whoever is to move there sits at the foot of the table. A table goes on from such a moment as from a replay, so it is
there at once and nothing depends on how fast bots think.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

from playwright.sync_api import Page

import vivamos

from evenings import await_turn, take_seat

SEED = 5
View = dict[str, Any]
HowFull = Callable[[View], float]
Counts = dict[str, int]  # of seats, of cards in the trick and in the hand


class Moment(NamedTuple):
    name: str
    record: dict[str, Any]
    at: int  # how many moves were made
    seat: int  # who is to move
    there: Counts


def asked(what: str, how_full: HowFull) -> HowFull:
    """Only the moments at which a seat is asked for this."""
    return lambda view: how_full(view) if view.get("asked") == what else -1


def lying(view: View) -> int:
    """Cards in the trick."""
    return sum(card is not None for card in view["trick"])


def sides(view: View) -> float:
    """Iyadosu: a trick that fills, two sides that are full, Insert cards on the stack, and players who are out."""
    held = len(view["normal"]) + len(view["refuse"])
    return 4 * lying(view) + held + 3 * len(view["stack"]) + 3 * len(view["eliminated"])


def piles(view: View) -> float:
    """VAMOS dia: the trick, what everybody has taken, and the words about VAMOS."""
    taken = sum(len(pile) > 0 for pile in view["piles"]) + sum(down > 0 for down in view["down_taken"])
    return 3 * lying(view) + 2 * taken + 4 * view["vamos_on"]


def winning_at(place: int) -> HowFull:
    """VAMOS dia: a trick that is won by whoever sits there, clockwise from the foot, best by who led."""
    return lambda view: (
        len(view["hand"]) + lying(view) + 20 * (view["leader"] == view["winning"])
        if view["winning"] is not None and (view["winning"] - view["viewer"]) % view["players"] == place
        else -1
    )


def row(view: View) -> float:
    """Dia de los Muertos: a trick that fills, a full hand, food and cards that are won."""
    return 3 * len(view["trick"]) + len(view["hand"]) + sum(view["food_won"]) + sum(view["muertos_won"])


def counted(game: str, view: View) -> Counts:
    """What is on the table, by what a seat sees: the other seats, the trick, the hand."""
    counts = {"seats": view["players"] - 1 + (view.get("dummy") is not None)}
    if game == "viva":
        blocking = int(view["asked"] != "block")
        return {
            **counts,
            "hand": len(view["hand"]),
            "trick": blocking + sum(house["top"] is not None for house in view["houses"]),
        }
    if game == "slambo":
        return {**counts, "hand": len(view["hand"]), "trick": int(view["top"] is not None)}
    if game == "iyadosu" and view["asked"] == "divide":
        return counts  # the cut has a picture of its own
    if game == "iyadosu":
        played = sum(move not in (None, "insert") for move in view["trick"])
        own = view["viewer"] not in (*view["stack"], *view["eliminated"])  # the Insert card
        return {**counts, "hand": len(view["normal"]) + len(view["refuse"]) + own, "trick": played}
    if game == "muertos":  # gifts lie where the trick was; a dummy's hand is one's own while one plays it
        hand = {} if view["dummy"] is not None else {"hand": len(view["hand"])}
        return {**counts, **hand, **({} if view["asked"] in ("give", "take") else {"trick": len(view["trick"])})}
    return {**counts, "hand": len(view["hand"]), "trick": lying(view)}


def open_cards(view: View) -> float:
    """Dia de los Muertos: a late trick, with much that was turned up before it."""
    return len(view["turned_up"]) + 2 * len(view["trick"])


def fates(view: View) -> float:
    """Dia de los Muertos: what will become of cards in the trick, in words, with many cards turned up below them."""
    told = len({*view["doomed"], *view["threatened"]})
    return 40 * told + len(view["turned_up"]) + 2 * len(view["hand"]) if told else -1


def ring(view: View) -> float:
    """SLAMBO!: everybody's shame, a card on the pile, a ring that has grown, and cards in the hand."""
    return 3 * sum(view["shame"]) + len(view["hand"]) + 2 * (view["top"] is not None) + view["ring"][1]


def houses(view: View) -> float:
    """VIVA: cards in the hand, up to the most that a patient player draws, and all houses taken."""
    return min(len(view["hand"]), MOST_DRAWN) + 2 * sum(house["top"] is not None for house in view["houses"])


MOST_DRAWN = 14

WANTED: dict[str, dict[str, HowFull]] = {
    "iyadosu": {
        "the cut": asked("divide", lambda view: len(view["hand"]) + sum(one is not None for one in view["declared"])),
        "the first trick": asked("play", lambda view: 9 * lying(view) + len(view["normal"]) + len(view["refuse"])),
        "the stack grows": asked("play", sides),
    },
    "muertos": {
        "the first tricks": asked("play", lambda view: 2 * len(view["trick"]) + 3 * len(view["hand"])),
        "the fullest trick": asked("play", row),
        "much is turned up": asked("play", open_cards),
        "a 10 is told its fate": fates,
        "a question": asked("ask", row),
        "a card to give": asked("give", row),
        "a card to swap": asked("swap", row),
    },
    "slambo": {
        "the fullest table": ring,
        "the fullest hand": lambda view: len(view["hand"]) + (view["top"] is not None),
    },
    "vamos-dia": {
        "everybody has a pile": asked("play", piles),
        "a gift": asked("down", piles),
        **{f"the {place}. on the left wins": asked("play", winning_at(place)) for place in (1, 2, 3, 4)},
    },
    "viva": {
        "the fullest hand": asked("turn", houses),
        "a card to block": asked("block", houses),
        "a card was drawn": asked("drawn", houses),
    },
}
GAMES = {"slambo": 60, "viva": 1}  # as many are played; others get 6


def chosen(game: str, moves: list[str], chance: random.Random) -> str:
    """Any move; in VIVA mostly the one that fills a hand."""
    if game == "viva" and "draw" in moves and chance.random() < 0.7:
        return "draw"
    return chance.choice(moves)


@cache
def fullest(game: str, players: int, seed: int = SEED) -> list[Moment]:
    """For each of `WANTED` the moment that has most of it."""
    chance = random.Random(seed)
    wanted = WANTED.get(game, {"the first turn": lambda _: 1})
    best: dict[str, tuple[float, Moment]] = {}
    for number in range(GAMES.get(game, 6)):
        table = vivamos.deal(game, players=players, seed=seed + number)
        found: dict[str, tuple[float, int, int, Counts]] = {}
        while not table.over:
            view = table.view(table.seat)
            for name, how_full in wanted.items():
                full = how_full(view)
                if full > found.get(name, best.get(name, (0,)))[0]:
                    found[name] = (full, table.decisions, table.seat or 0, counted(game, view))
            table.play(chosen(game, table.moves(), chance))
        for name, (full, at, seat, there) in found.items():
            best[name] = (full, Moment(name, table.record(), at, seat, there))
    return [best[name][1] for name in wanted if name in best]


def before_the_end(game: str, players: int, seed: int = SEED) -> tuple[Moment, str]:
    """The last decision of a short game, and the move that ends it."""
    chance = random.Random(seed)
    options = {"rounds": 1} if any(option.name == "rounds" for option in vivamos.game(game).options) else {}
    table = vivamos.deal(game, players=players, seed=seed, options=options)
    while not table.over:
        moves = table.moves()
        table.play(chance.choice([move for move in moves if move != "draw"] or moves))
    last = next(event for event in reversed(table.events) if "move" in event)
    return Moment("the last move", table.record(), table.decisions - 1, last["seat"], {}), last["move"]


def sit_down_at(page: Page, moment: Moment) -> None:
    """A table that goes on from this moment, with bots on all other seats; it is one's own turn."""
    take_seat(page, *go_on_from(page, moment))
    await_turn(page)


def go_on_from(page: Page, moment: Moment) -> tuple[str, str, int]:
    """The same, with nobody at it yet: its id, the key to the seat, and the seat."""
    brought = page.request.post("/api/replays", data=json.dumps(moment.record))
    assert brought.status == 201, brought.text()
    wish = {"at": moment.at, "seat": moment.seat, "name": "Mara", "level": "newcomer"}
    answer = page.request.post(f"/api/replays/{brought.json()['id']}/tables", data=wish)
    assert answer.status == 201, answer.text()
    made = answer.json()
    return made["id"], made["token"], made["seat"]

"""Who plays with whom in the next round of a club night: those who have not met yet, at tables of the right size,
and of those rather such as have as many points.

Pure functions: the same people, meetings and seed give the same tables.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations, permutations

from vivamos.engine.errors import UsageError

Met = Mapping[frozenset[str], int]  # how often two have been at one table
Played = Mapping[tuple[str, str], int]  # how often somebody has played a game
Points = Mapping[str, int]  # in the standing of the night
Price = tuple[int, int]  # what was there before, and only then how far the points at a table are apart

LONGER = 100  # a table longer than wanted is worse than several that are shorter
AGAIN = 1000  # two who meet again weigh more than somebody who plays a game again
NONE: Points = {}
SURE, LEAST = 800, 12  # arrangements tried: so many divided by the people, and at least these


@dataclass(frozen=True)
class Offer:
    """A game of the night, how many should sit at its tables, and how many can."""

    game: str
    usual: int
    sizes: tuple[int, ...]
    teams: Mapping[int, Sequence[Sequence[int]]] = field(default_factory=dict)  # by size, where seats play together


@dataclass(frozen=True)
class Board:
    """One table of a round: who sits on each of its seats; None is a bot."""

    game: str
    seats: tuple[str | None, ...]

    @property
    def people(self) -> list[str]:
        return [who for who in self.seats if who is not None]


@dataclass(frozen=True)
class Plan:
    """A table that people are wanted for."""

    offer: Offer
    people: int
    bots: int


def draw(
    people: Sequence[str],
    offers: Sequence[Offer],
    *,
    met: Met,
    partners: Met,
    played: Played,
    bots: bool,
    seed: int,
    points: Points = NONE,
    first: int = 0,
) -> list[Board]:
    """The tables of a round: everybody sits at one of them.

    `bots`: they fill the tables; else the odd ones have a shorter table. The first table is of the offer `first`, the
    next of the offer behind it, and so on round.
    """
    if not people:
        return []
    chance = random.Random(seed)
    plans = lay(len(people), offers, bots, first)
    boards = _arrange(list(people), plans, met, played, points, chance)
    return [_seat(plan, board, partners, chance) for plan, board in zip(plans, boards, strict=True)]


# --- which tables ---


def lay(number: int, offers: Sequence[Offer], bots: bool, first: int = 0) -> list[Plan]:
    """Tables for so many people; a UsageError if these games have none."""
    turns = [[*offers[at:], *offers[:at]] for at in (*range(first, len(offers)), *range(first))]
    for turn in turns:
        plans = _with_bots(number, turn) if bots else _without_bots(number, turn)
        if plans:
            return plans
    raise UsageError("night-no-tables", number=number)


def _with_bots(number: int, offers: Sequence[Offer]) -> list[Plan]:
    """As few tables as can be, all of the size that is wanted, with as many people at each as at the others."""
    tables: list[Offer] = []
    while sum(offer.usual for offer in tables) < number:
        tables.append(offers[len(tables) % len(offers)])
    people = [offer.usual for offer in tables]
    while sum(people) > number:
        people[max(range(len(people)), key=lambda at: (people[at], at))] -= 1
    return [Plan(offer, own, offer.usual - own) for offer, own in zip(tables, people, strict=True)]


def _without_bots(number: int, offers: Sequence[Offer]) -> list[Plan]:
    """Sizes as near as can be to those that are wanted, rather shorter than longer; empty if there are none."""
    best: dict[int, tuple[int, list[Plan]]] = {0: (0, [])}  # by people seated: how far off, and the tables
    found: list[tuple[int, int, list[Plan]]] = []
    for count in range(1, number + 1):
        offer = offers[(count - 1) % len(offers)]
        longer: dict[int, tuple[int, list[Plan]]] = {}
        for seated, (off, plans) in best.items():
            for size in offer.sizes:
                worse = off + (size - offer.usual) ** 2 * (LONGER if size > offer.usual else 1)
                known = longer.get(seated + size)
                if seated + size <= number and (known is None or worse < known[0]):
                    longer[seated + size] = worse, [*plans, Plan(offer, size, 0)]
        best = longer
        if number in best:
            found.append((best[number][0], count, best[number][1]))
    return min(found, key=lambda one: one[:2])[2] if found else []


# --- who sits where ---


def cost(boards: Sequence[tuple[str, Sequence[str]]], met: Met, played: Played, points: Points = NONE) -> Price:
    """How much of it was there before, and how far points are apart: of a game and its people for each table."""
    pairs = [pair for _, people in boards for pair in combinations(people, 2)]
    again = sum(met.get(frozenset(pair), 0) ** 2 for pair in pairs)
    once_more = sum(played.get((who, game), 0) for game, people in boards for who in people)
    return AGAIN * again + once_more, sum(abs(points.get(a, 0) - points.get(b, 0)) for a, b in pairs)


def _arrange(
    people: list[str], plans: Sequence[Plan], met: Met, played: Played, points: Points, chance: random.Random
) -> list[list[str]]:
    """The best of many arrangements, each improved by exchanging two people until that helps no more."""
    number = len(people)
    own = [points.get(who, 0) for who in people]
    widest = max(own) - min(own)
    weight = 1 + widest * sum(plan.people * (plan.people - 1) // 2 for plan in plans)  # more than all points together
    price = [
        [
            weight * AGAIN * met.get(frozenset((a, b)), 0) ** 2 + abs(own[i] - own[j]) if i != j else 0
            for j, b in enumerate(people)
        ]
        for i, a in enumerate(people)
    ]
    games = [[weight * played.get((who, plan.offer.game), 0) for plan in plans] for who in people]
    best: list[list[int]] = []
    least = -1
    for _ in range(max(LEAST, SURE // number)):
        order = chance.sample(range(number), number)
        boards = [[order.pop() for _ in range(plan.people)] for plan in plans]
        value = _improve(boards, price, games)
        if least < 0 or value < least:
            best, least = boards, value
        if least == 0:
            break
    return [[people[who] for who in board] for board in best]


def _improve(boards: list[list[int]], price: list[list[int]], games: list[list[int]]) -> int:
    """Exchange people between tables as long as that is cheaper; what it costs then."""

    def at(who: int, table: int, without: int) -> int:
        row = price[who]
        return sum([row[other] for other in boards[table] if other != without]) + games[who][table]

    better = True
    while better:
        better = False
        for one, other in combinations(range(len(boards)), 2):
            for here in range(len(boards[one])):
                for there in range(len(boards[other])):
                    a, b = boards[one][here], boards[other][there]
                    now = at(a, one, a) + at(b, other, b)
                    if now and at(b, one, a) + at(a, other, b) < now:
                        boards[one][here], boards[other][there] = b, a
                        better = True
    meetings = sum(price[a][b] for board in boards for a, b in combinations(board, 2))
    return meetings + sum(games[who][table] for table, board in enumerate(boards) for who in board)


def _seat(plan: Plan, people: list[str], partners: Met, chance: random.Random) -> Board:
    """On which seats: by chance, but with another partner than before."""
    wanted: list[str | None] = [*people, *[None] * plan.bots]
    chance.shuffle(wanted)
    teams = plan.offer.teams.get(len(wanted))
    if not teams:
        return Board(plan.offer.game, tuple(wanted))

    def again(seats: Sequence[str | None]) -> int:
        sitting = [[seats[seat] for seat in team if seats[seat] is not None] for team in teams]
        return sum(
            partners.get(frozenset(map(str, pair)), 0) ** 2 for team in sitting for pair in combinations(team, 2)
        )

    return Board(plan.offer.game, min(permutations(wanted), key=again))

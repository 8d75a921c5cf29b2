"""The review of a game: what every decision cost, luck and play, and the moments to look at again."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Generator
from dataclasses import dataclass
from importlib.metadata import version
from itertools import islice
from typing import Any, Literal, NamedTuple

import msgspec
import numpy as np

import vivamos
from vivamos.bots.seat_view import SeatView
from vivamos.coach.budget import Budget, full
from vivamos.coach.ledger import Account, Deal, Reference, deal_after, deals_in, points_at, shares_of_win
from vivamos.coach.reasons import in_fact, why_costly, why_good
from vivamos.coach.trying import SURE, Tried, Trier
from vivamos.engine.errors import UsageError
from vivamos.engine.facts import Fact
from vivamos.engine.rng import stream
from vivamos.engine.state import changeable
from vivamos.engine.table import Table
from vivamos.engine.workers import Threads, Workers

FORMAT = "vivamos-review 1"
BOT = "search"
MOST_MOMENTS = 6  # of a round
DIGITS = 4  # of the figures in a review
POINT_DIGITS, SHARE_DIGITS = 1, 2  # of what is shown of an account
Part = Literal["deal", "decision", "graph", "praise"]


class Move(msgspec.Struct, kw_only=True):
    """A move that was looked at, and what it gains to the end of the round, in points above the table's average."""

    move: str
    value: float
    error: float
    behind: float  # how far behind the best move, over the same worlds, and …
    behind_error: float  # … the error of that
    share: float | None  # of the win, if whole games were played
    gains: float  # in which share of the worlds the score goes up in this round …
    loses: float  # … and down
    continuation: list[str]  # how it goes on most often

    @property
    def is_equal(self) -> bool:
        """Whether it cannot be told apart from the best move."""
        return self.behind <= SURE * self.behind_error


class Decision(msgspec.Struct, kw_only=True):
    """One decision of the game, as its seat could see it."""

    number: int  # from 1 on, as in `table.step`
    event: int  # of the record, from 1 on
    seat: int
    round: int  # from 1 on
    played: str
    forced: bool
    best: str
    cost: float  # points, in fresh worlds; 0 if it cannot be told apart from the best
    error: float  # of that
    share_cost: float | None
    costly: bool
    moves: list[Move]  # best first; none if it was forced
    why: Fact | None = None
    in_fact: Fact | None = None  # with the cards as they really lay: no reproach


class Seat(msgspec.Struct, kw_only=True):
    """What the game came to for a seat."""

    seat: int
    score: int
    points: Account  # above the table's average
    share: Account  # of the win
    luck: list[float]  # of each deal, in points
    unforced: int
    lost_per_decision: float  # points lost per unforced decision: the headline
    accuracy: float | None  # decoration: how much of what could be had by better moves was had
    costly: list[int]  # numbers of its decisions among the moments, the costliest first
    good: int | None  # the number of its best decision, and …
    good_by: float  # … how far that was ahead of the next move that can be told apart from it


class Review(msgspec.Struct, kw_only=True):
    """All of it. The same record, bot, seed and budget give the same bytes (`to_json`)."""

    format: str
    game: str
    version: int  # of the rules
    vivamos: str  # the version of the coach
    players: int
    record: str  # a digest of the record's events, so that the two can be told to belong together
    bot: str
    seed: int
    budget: Budget
    threshold: float
    decisions: list[Decision]
    seats: list[Seat]
    moments: list[int]  # numbers of the costly decisions to look at, in the order of play; at most six a round
    graph: list[list[float]]  # points that each seat may expect: at the deal, then after every decision

    def decision(self, number: int) -> Decision:
        """A decision by its number, from 1 on."""
        if not 1 <= number <= len(self.decisions):
            raise UsageError("no-such-decision", given=number, most=len(self.decisions))
        return self.decisions[number - 1]


class Progress(NamedTuple):
    """How far a review is."""

    done: int
    total: int


def to_json(review: Review) -> bytes:
    """A review as JSON, its keys in order."""
    return msgspec.json.encode(review, order="sorted")


def from_json(text: bytes | str) -> Review:
    """The way back."""
    return msgspec.json.decode(text, type=Review)


def digest_of(table: Table) -> str:
    """A name for exactly this game."""
    told = json.dumps([table.game.id, table.players, table.options, table.events], sort_keys=True)
    return hashlib.blake2b(told.encode(), digest_size=16).hexdigest()


def review(
    table: Table,
    budget: Budget | None = None,
    seed: int = 1,
    workers: Workers | None = None,
    progress: Callable[[Progress], None] | None = None,
) -> Review:
    """The review of a game that is over, on one core or by whichever workers."""
    work = reviewing(table, budget, seed, workers)
    try:
        while True:
            step = next(work)
            if progress:
                progress(step)
    except StopIteration as end:
        done: Review = end.value
        return done


def review_record(budget: Budget | None, seed: int, record: dict[str, Any]) -> Review:
    """The same for its record, by one worker."""
    return review(vivamos.replay(record), budget, seed)


def reviewing(
    table: Table, budget: Budget | None = None, seed: int = 1, workers: Workers | None = None
) -> Generator[Progress, None, Review]:
    """The same, step by step: yields how far it is, and returns the review. Close it to stop."""
    check_over(table)
    workers = workers or Threads(1)
    look = Looking(table, budget or full(table.game), seed)
    total = table.decisions + 1
    deals = deals_in(table)
    items: list[tuple[Part, int]] = [("deal", number) for number in deals]
    items += [("decision", number) for number in range(1, total)]
    items += [("graph", number) for number in range(total)]
    yield Progress(0, total)
    found: list[Any] = []
    for one in workers.in_order(look, items):
        found.append(one)
        if 0 <= (done := len(found) - len(deals)) < total:
            yield Progress(1 + done, total)
    parts = iter(found)
    return _put_together(
        look, workers, list(islice(parts, len(deals))), list(islice(parts, table.decisions)), list(parts)
    )


@dataclass(frozen=True)
class Looking:
    """The parts of a review, each of which can be found out by itself, anywhere."""

    table: Table
    budget: Budget
    seed: int

    def __reduce__(self) -> Any:
        """Elsewhere the record is played again."""
        return _looking_at, (self.table.record(), self.budget, self.seed)

    def __call__(self, item: tuple[Part, int]) -> Any:
        part, number = item
        match part:
            case "deal":
                return deal_after(self.table, self.budget, self.seed, number)
            case "decision":
                return look_at(self.table, Trier(self.table.game, self.budget), number, self.seed)
            case "graph":
                return self._expected(number)
            case "praise":
                return self._praise(number)

    def _expected(self, number: int) -> list[float]:
        """What reference players get on average with the cards as they lay: at the first deal, or after a decision."""
        table, step = self.table, self.table.step(number)
        if step.after.seat < 0:
            points = points_at(table.game, table.players, changeable(step.after))
        else:
            word = np.uint64(stream(np.uint64(self.seed), np.uint64(1 << 41 | number)))
            points, _ = Reference(table.game, table.players).play(changeable(step.after), self.budget.graph, word)
        return [round(float(each), 2) + 0.0 for each in points]

    def _praise(self, number: int) -> Fact | None:
        """What a decision was good for."""
        table, step, trier = self.table, self.table.step(number), Trier(self.table.game, self.budget)
        view = SeatView(table.game, table.players, table.options, table.deck, changeable(step.before))
        tried = trier.decide(view, step.action, word_of(self.seed, number))
        mine = next(each for each in tried if each.action == step.action)
        return why_good(trier, mine, [each for each in tried if each is not mine][:2], view.seat)


def _looking_at(record: dict[str, Any], budget: Budget, seed: int) -> Looking:
    return Looking(vivamos.replay(record), budget, seed)


def check_over(table: Table) -> Table:
    """The table, if its game is over: only then its cards may be looked at."""
    if not table.over:
        raise UsageError("review-of-unfinished-game")
    return table


def look_at(table: Table, trier: Trier, number: int, seed: int) -> Decision:
    """What one decision was worth, from what its seat knew then."""
    step = table.step(number)
    assert step.action is not None
    position = changeable(step.before)
    view = SeatView(table.game, table.players, table.options, table.deck, position)
    word = word_of(seed, number)
    played = view.texts[step.action]
    decision = Decision(
        number=number,
        event=event_of(table, number),
        seat=view.seat,
        round=int(step.before.rounds) + 1,
        played=played,
        forced=len(view.actions()) == 1,
        best=played,
        cost=0.0,
        error=0.0,
        share_cost=None,
        costly=False,
        moves=[],
    )
    if decision.forced:
        return decision
    tried = trier.decide(view, step.action, word)
    best, mine = tried[0], next(each for each in tried if each.action == step.action)
    decision.moves = [told(each, best, view.texts) for each in tried]
    decision.best = view.texts[best.action]
    cost, error = best.better_than(mine)
    if cost > SURE * error:
        # Of moves that are tried in the same worlds the one that looks best was lucky there: what it gains is found
        # out in others, or every cost would be too high.
        better, worse = _in_fresh_worlds(trier, view, best.action, mine.action, ~word)
        cost, error = better.better_than(worse)
        decision.cost = round(max(0.0, cost), DIGITS)
        if better.share is not None and worse.share is not None:
            decision.share_cost = round(better.share - worse.share, DIGITS)
        trier.deal(view, word)  # the reasons are those of the worlds in which all moves were tried
    decision.error = round(error, DIGITS)
    decision.costly = decision.cost >= table.game.coach["costly"] and cost > SURE * error
    if decision.costly and trier.budget.reasons:
        decision.why = why_costly(trier, mine, best, view.seat)
        decision.in_fact = in_fact(trier, position, mine.action, best.action, word)
    return decision


def _in_fresh_worlds(trier: Trier, view: SeatView, best: int, played: int, word: Any) -> tuple[Tried, Tried]:
    trier.deal(view, word)
    found = {each.action: each for each in trier.compare((best, played), word)}
    return found[best], found[played]


def told(tried: Tried, best: Tried, texts: list[str]) -> Move:
    """What was found out about a move, as plain data."""
    behind, error = best.better_than(tried)
    return Move(
        move=texts[tried.action],
        value=round(tried.value, DIGITS) + 0.0,
        error=round(tried.error, DIGITS),
        behind=round(behind, DIGITS) + 0.0,
        behind_error=round(error, DIGITS),
        share=None if tried.share is None else round(tried.share, DIGITS),
        gains=round(float(np.mean(tried.gained > 0)), DIGITS),
        loses=round(float(np.mean(tried.gained < 0)), DIGITS),
        continuation=[texts[action] for action in tried.continuation()],
    )


def word_of(seed: int, number: int) -> Any:
    """The random word of a decision: it depends on nothing else, so decisions can be looked at in any order."""
    return np.uint64(stream(np.uint64(seed), np.uint64(number)))


def event_of(table: Table, number: int) -> int:
    """Where a decision stands in the record, from 1 on."""
    return [i for i, event in enumerate(table.events, 1) if "move" in event][number - 1]


def _put_together(
    look: Looking, workers: Workers, deals: list[Deal], decisions: list[Decision], graph: list[list[float]]
) -> Review:
    table, budget = look.table, look.budget
    moments = _moments(decisions)
    seats = [_seat(table, seat, deals, decisions, moments) for seat in range(table.players)]
    if budget.reasons:
        _praise(look, workers, decisions, seats)
    return Review(
        format=FORMAT,
        game=table.game.id,
        version=table.game.version,
        vivamos=version("vivamos"),
        players=table.players,
        record=digest_of(table),
        bot=BOT,
        seed=look.seed,
        budget=budget,
        threshold=table.game.coach["costly"],
        decisions=decisions,
        seats=seats,
        moments=moments,
        graph=graph,
    )


def _moments(decisions: list[Decision]) -> list[int]:
    """The costly decisions, at most six a round."""
    by_round: dict[int, list[Decision]] = {}
    for decision in decisions:
        if decision.costly:
            by_round.setdefault(decision.round, []).append(decision)
    return sorted(each.number for costly in by_round.values() for each in _costliest_first(costly)[:MOST_MOMENTS])


def _costliest_first(decisions: list[Decision]) -> list[Decision]:
    return sorted(decisions, key=lambda each: (-each.cost, each.number))


def _seat(table: Table, seat: int, deals: list[Deal], decisions: list[Decision], moments: list[int]) -> Seat:
    own = [each for each in decisions if each.seat == seat and not each.forced]
    cost, share_cost = sum(each.cost for each in own), sum(each.share_cost or 0.0 for each in own)
    end = points_at(table.game, table.players, table.position())
    luck, luck_share = (
        sum(float(part[seat]) for part in parts) for parts in ([d.luck for d in deals], [d.luck_share for d in deals])
    )
    spread = sum(each.moves[0].value - min(move.value for move in each.moves) for each in own)
    costly = _costliest_first([each for each in own if each.number in moments])
    good = _best_of(own) or next((each for each in decisions if each.seat == seat), None)
    return Seat(
        seat=seat,
        score=table.scores()[seat],
        points=Account.of(0.0, luck, -cost, float(end[seat]), POINT_DIGITS),
        share=Account.of(1 / table.players, luck_share, -share_cost, shares_of_win(table)[seat], SHARE_DIGITS),
        luck=[round(float(deal.luck[seat]), DIGITS) + 0.0 for deal in deals],
        unforced=len(own),
        lost_per_decision=round(cost / len(own), DIGITS) if own else 0.0,
        accuracy=round(max(0.0, 1 - cost / spread), DIGITS) if spread > 0 else None,
        costly=[each.number for each in costly],
        good=good.number if good else None,
        good_by=round(_ahead(good), DIGITS) + 0.0 if good and not good.cost else 0.0,
    )


def _best_of(own: list[Decision]) -> Decision | None:
    """The decision that is furthest ahead of the next best move; where all cost something, the one that cost least."""
    right = [each for each in own if not each.cost and len(each.moves) > 1]
    if right:
        return max(right, key=lambda each: (_ahead(each), -each.number))
    return min(own, key=lambda each: (each.cost, each.number), default=None)


def _ahead(decision: Decision) -> float:
    """How far the played move is ahead of the best move that can be told apart from it."""
    mine = next((move for move in decision.moves if move.move == decision.played), None)
    if mine is None:
        return 0.0
    return min((move.behind - mine.behind for move in decision.moves if not move.is_equal), default=0.0)


def _praise(look: Looking, workers: Workers, decisions: list[Decision], seats: list[Seat]) -> None:
    """What the best decision of each seat was good for."""
    best = [decisions[seat.good - 1] for seat in seats if seat.good is not None]
    praised = [each for each in best if not each.forced and each.why is None]
    items: list[tuple[Part, int]] = [("praise", each.number) for each in praised]
    for decision, why in zip(praised, workers.in_order(look, items), strict=True):
        decision.why = why

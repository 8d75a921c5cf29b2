"""The coach: costs in pairs, accounts that add up, the same review again, and nothing that a seat cannot know."""

from __future__ import annotations

import json
import random
from functools import cache

import numpy as np
import pytest

import vivamos
from vivamos.bots.playing import Setting
from vivamos.coach.again import try_again
from vivamos.coach.budget import Budget
from vivamos.coach.hints import hints
from vivamos.coach.review import (
    MOST_MOMENTS,
    Decision,
    Progress,
    Review,
    from_json,
    look_at,
    review,
    reviewing,
    to_json,
)
from vivamos.coach.trying import SURE, Trier
from vivamos.engine.errors import IllegalMove, UsageError
from vivamos.engine.facts import facts_in
from vivamos.engine.game import Game
from vivamos.engine.table import Table
from vivamos.engine.words import LANGUAGES
from vivamos.engine.workers import Threads
from vivamos.study.matches import records

from kit import GAMES

# All tests of a game in one process: there it is reviewed once.
TOGETHER = [pytest.param(game, marks=pytest.mark.xdist_group(f"review {game.id}"), id=game.id) for game in GAMES]
each_game = pytest.mark.parametrize("game", TOGETHER)
SMALL = Budget(worlds=60, to_the_end=10, glance=10, moves=4, deals=40, graph=5)


@cache
def played(game: Game, seed: int = 1) -> Table:
    """A game between casual bots."""
    players = game.usual_players
    setting = Setting(game, players, game.settle_options(None, players), game.deck)
    return vivamos.replay(next(iter(records(setting, ["casual"], 1, seed, Threads(1)))))


@cache
def reviewed(game: Game) -> Review:
    return review(played(game), SMALL, seed=1)


@each_game
def test_a_review_tells_every_decision_of_the_record(game: Game) -> None:
    table, found = played(game), reviewed(game)
    assert [(each.seat, each.played) for each in found.decisions] == [
        (event["seat"], event["move"]) for event in table.events if "move" in event
    ]
    for decision in found.decisions:
        assert table.events[decision.event - 1]["move"] == decision.played
        values = [move.value for move in decision.moves]
        assert values == sorted(values, reverse=True)
        assert decision.forced == (not decision.moves)
        if decision.moves:
            assert decision.played in [move.move for move in decision.moves]
            assert decision.best == decision.moves[0].move
        assert decision.costly == (decision.cost >= found.threshold and decision.cost > SURE * decision.error)


@pytest.mark.parametrize("name", ["vamos-dia", "slambo", "muertos", "iyadosu"])
def test_a_cost_is_not_measured_where_the_best_move_was_chosen(name: str) -> None:
    """Of many moves the one that looks best had luck in those worlds; in fresh ones it is ahead by less."""
    few = Budget(worlds=30, to_the_end=0, glance=10, deals=4, graph=1, reasons=0)
    seemed = cost = 0.0
    for seed in range(4):
        table, chooser = vivamos.deal(name, seed=seed), random.Random(seed)
        while not table.over:
            table.play(chooser.choice(table.moves()))
        for decision in review(table, few, seed).decisions:
            behind = [move for move in decision.moves if move.move == decision.played and not move.is_equal]
            seemed += sum(move.behind for move in behind)
            cost += decision.cost
    assert 0.4 * seemed < cost < 0.95 * seemed


@each_game
def test_the_accounts_add_up_as_they_are_shown(game: Game) -> None:
    table, found = played(game), reviewed(game)
    for seat in found.seats:
        for account in (seat.points, seat.share):
            shown = (account.fair, account.luck, account.own, account.rest)
            assert sum(shown) == pytest.approx(account.result, abs=1e-9)
        costs = sum(each.cost for each in found.decisions if each.seat == seat.seat)
        assert seat.points.own == pytest.approx(-costs, abs=0.051)
        assert seat.points.own <= 0
        assert seat.score == table.scores()[seat.seat]
        assert (seat.share.result > 0) == (seat.seat in table.winners())
    assert sum(seat.points.luck for seat in found.seats) == pytest.approx(0, abs=0.1 * len(found.seats))
    assert sum(seat.share.luck for seat in found.seats) == pytest.approx(0, abs=0.01 * len(found.seats))


@each_game
def test_the_same_record_seed_and_budget_give_the_same_bytes(game: Game) -> None:
    """Whoever computes it, and on however many cores."""
    first = to_json(reviewed(game))
    again = vivamos.replay(json.loads(json.dumps(played(game).record())))
    assert to_json(review(again, SMALL, seed=1, workers=Threads(3))) == first
    assert from_json(first) == reviewed(game)


def test_another_seed_gives_other_figures() -> None:
    game = vivamos.game("slambo")
    assert to_json(review(played(game), SMALL, seed=2)) != to_json(reviewed(game))


@each_game
def test_moments_are_few_and_every_seat_has_a_good_one(game: Game) -> None:
    found = reviewed(game)
    for number in range(1, 1 + max(each.round for each in found.decisions)):
        costly = [each for each in found.decisions if each.round == number and each.costly]
        shown = [found.decision(moment) for moment in found.moments if found.decision(moment).round == number]
        assert len(shown) == min(MOST_MOMENTS, len(costly))
        assert sorted(each.cost for each in shown) == sorted(each.cost for each in costly)[-MOST_MOMENTS:]
    for seat in found.seats:
        assert seat.good is not None
        assert found.decision(seat.good).seat == seat.seat
        assert set(seat.costly) <= set(found.moments)


@each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_why_is_one_short_sentence_in_every_language(game: Game, language: str) -> None:
    words = game.words(language)
    told = [each for decision in reviewed(game).decisions for each in (decision.why, decision.in_fact) if each]
    assert told
    for each in told:
        text, wrong = words.rendered(each, me=0)
        assert wrong == []
        assert text[-1] in ".。"
        assert len(text.split()) <= 22
        assert all(inner["fact"] in words for inner in facts_in(each))


@each_game
def test_costs_come_from_what_the_seat_knew(game: Game) -> None:
    """Exchange all that the seat could not know: its decision is judged the same, to the last figure."""
    table = played(game)
    trier = Trier(game, SMALL)
    looked_at = 0
    for number in range(1, table.decisions, max(1, table.decisions // 6)):
        step = table.step(number)
        truth = look_at(table, trier, number, seed=1)
        other = Elsewhere(table, number)
        assert plain(look_at(other, trier, number, seed=1)) == plain(truth)  # type: ignore[arg-type]
        looked_at += step.action is not None and not truth.forced
    assert looked_at


def plain(decision: Decision) -> Decision:
    """A decision without what is told of the true cards."""
    decision.in_fact = None
    return decision


class Elsewhere:
    """A table whose hidden cards lie otherwise at one decision."""

    def __init__(self, table: Table, number: int) -> None:
        self._table, self._number = table, number

    def __getattr__(self, name: str) -> object:
        return getattr(self._table, name)

    def step(self, number: int) -> object:
        from vivamos.engine.state import changeable, position_of

        step = self._table.step(number)
        box = changeable(step.before)
        self._table.game.knowledge.redeal(box[0], int(step.before.seat), np.uint64(99))
        return step._replace(before=position_of(box))


def test_a_review_can_be_watched_and_stopped() -> None:
    table = played(vivamos.game("slambo"))
    seen: list[Progress] = []
    review(table, SMALL, progress=seen.append)
    assert seen[0] == Progress(0, table.decisions + 1)
    assert seen[-1] == Progress(table.decisions + 1, table.decisions + 1)
    work = reviewing(table, SMALL)
    next(work)
    next(work)
    work.close()


def test_only_a_game_that_is_over_is_reviewed() -> None:
    with pytest.raises(UsageError, match="once it is over"):
        review(vivamos.deal("slambo", seed=1), SMALL)


def test_the_card_that_loses_at_once_is_costly() -> None:
    """SLAMBO! to 11 with safe cards in hand: everybody sees that it loses the bout."""
    table = vivamos.deal("slambo", 2, seed=5)
    tipping = next(move for move in table.moves() if move in ("play +6", "play +7", "play +8"))
    table.play(tipping)
    while not table.over:
        table.play(vivamos.bot("greedy", seed=1).choose(table))
    decision = look_at(table, Trier(table.game, SMALL), 1, seed=1)
    assert decision.played == tipping
    assert decision.costly
    assert decision.why is not None
    assert decision.why["args"]["outcome"] == {"fact": "coach-tips", "args": {"seat": decision.seat}}
    assert decision.why["args"]["often"] == 100


@each_game
def test_a_hint_has_up_to_three_legal_moves_with_reasons(game: Game) -> None:
    table = vivamos.deal(game.id, seed=4)
    while len(table.moves()) < 3:
        table.play(table.moves()[0])
    assert table.seat is not None
    found = hints(table, table.seat, SMALL)
    assert 1 <= len(found) <= 3
    assert found[0].equal
    assert {each.move.move for each in found} <= set(table.moves())
    assert [each.equal for each in found] == [each.move.behind <= SURE * each.move.behind_error for each in found]
    assert all(game.words("en").rendered(each.why, me=table.seat)[1] == [] for each in found)
    with pytest.raises(UsageError, match="seat to move only"):
        hints(table, (table.seat + 1) % table.players, SMALL)


@each_game
def test_a_hint_uses_only_what_the_seat_knows(game: Game) -> None:
    table = vivamos.deal(game.id, seed=6)
    for _ in range(7):
        table.play(vivamos.bot("casual", seed=1).choose(table))
    assert table.seat is not None
    position = table.position()
    game.knowledge.redeal(position[0], table.seat, np.uint64(77))
    other = Table.at(game, table.players, table.options, table.deck, position)
    assert hints(other, table.seat, SMALL) == hints(table, table.seat, SMALL)


@pytest.mark.parametrize("game", [each for each in TOGETHER if each.id in ("vamos-dia", "iyadosu")])
def test_a_moment_played_again(game: Game) -> None:
    table, found = played(game), reviewed(game)
    number = found.moments[0]
    decision = found.decision(number)
    right = try_again(table, found, number, decision.best)
    assert (right.accepted, right.why) == (True, None)
    wrong = try_again(table, found, number, decision.played)
    assert not wrong.accepted
    assert wrong.why == decision.why
    assert wrong.move == next(move for move in decision.moves if move.move == decision.played)
    assert wrong.move.continuation  # the refutation
    with pytest.raises(IllegalMove):
        try_again(table, found, number, "play nonsense")
    with pytest.raises(UsageError, match="decisions 1 to"):
        try_again(table, found, table.decisions + 1, decision.best)
    with pytest.raises(UsageError, match="another game"):
        try_again(played(game, 2), found, number, decision.best)

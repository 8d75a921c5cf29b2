"""The kit: what must hold for every game, run for each folder of `games/` without naming one."""

from __future__ import annotations

import json
import os
import random
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from test_hidden import no_view_depends_on_what_the_seat_cannot_know

import vivamos
from vivamos.engine.batch import Games, check_invariants, play_games, random_record, simulate
from vivamos.engine.dispatch import MISPLACED, broken
from vivamos.engine.errors import IllegalMove
from vivamos.engine.game import Game
from vivamos.engine.rng import game_seed
from vivamos.engine.state import SPECTATOR

from building import blank_states, combinations, name_of, rule_ids
from expected import numbers, numbers_file, playthrough, playthrough_file, seeds_of_short_games, signatures
from kit import GAMES, Stop, each_game, each_variant, random_table, walk

SOME_DECISIONS, MANY_DECISIONS = 500_000, 2_000_000  # of one test
TRIED = 16  # moves that are not legal, at each stop
NO_CARD = -1
GUARD = 171  # a byte that is no outcome of chance


# --- what must hold at every decision: checks of one walk, see kit.py ---


def a_redeal_depends_only_on_what_the_seat_knows(at: Stop) -> None:
    """From the true world and from another one that looks the same, it deals the same; with another generator, or a
    sampled world would foresee the real next deal.
    """
    seat, word = at.chooser.randrange(-1, at.table.players), at.word()
    true, other = at.table.position(), at.table.position()
    at.game.knowledge.redeal(other[0], seat, at.word())
    for states in (true, other):
        at.game.knowledge.redeal(states[0], seat, word)
    assert all((true[name] == other[name]).all() for name in true.dtype.names)
    assert true[0].rng != at.state.rng


def a_record_replays_to_the_same_position(at: Stop) -> None:
    """And on the way there, it went through the same positions."""
    if at.whole_past:
        again = vivamos.replay(json.loads(json.dumps(at.table.record())))
        assert (again._states == at.table._states).all()
        assert [kept.before for kept in again._past] == [kept.before for kept in at.table._past]
        assert again.record() == at.table.record()


def a_record_replays_without_its_seed(at: Stop) -> None:
    if at.table.over:
        record = at.table.record()
        del record["seed"]
        again = vivamos.replay(record)
        assert again.over
        assert (again.scores(), again.winners(), again.events) == (
            at.table.scores(), at.table.winners(), at.table.events
        )  # fmt: skip


def utility_is_zero_sum_and_winners_win(at: Stop) -> None:
    out = np.full(at.table.players, np.nan)
    at.game.rules.utility(at.state, out)
    assert abs(out.sum()) < 1e-9
    if at.table.over:
        winners = at.table.winners()
        assert winners
        assert min(out[winners]) >= max(out) - 1e-9, "a winner has the best utility"


def every_refusal_names_a_rule_and_changes_nothing(at: Stop) -> None:
    table, ids = at.table, rule_ids(at.game)
    before, events, able = table._states.copy(), list(table.events), table.moves()
    assert len(set(able)) == len(able)
    if table.over:
        return
    others = sorted(set(filter(None, table._texts)) - set(able))
    for move in at.chooser.sample(others, min(TRIED, len(others))):
        refusal = table.why_not(move)
        assert refusal is not None
        assert refusal.rule in ids
        assert re.fullmatch(r"[A-Z].*[.!?]", refusal.reason), refusal.reason
        with pytest.raises(IllegalMove):
            table.play(move)
        assert (table._states == before).all()
        assert table.events == events
    for move in able:
        assert table.why_not(move) is None
        wrong = table.why_not(move, seat=(table.seat + 1) % table.players)
        assert wrong is not None
        assert wrong.rule == at.game.view.TURN_RULE


def a_game_over_takes_no_move(at: Stop) -> None:
    if at.table.over:
        assert at.table.moves() == []
        last = next(event["move"] for event in reversed(at.table.events) if "move" in event)
        refusal = at.table.why_not(last)
        assert refusal is not None
        assert refusal.rule == at.game.view.END_RULE


def undo_takes_back_one_move(at: Stop) -> None:
    if not at.table.over:
        before, events = at.table._states.copy(), list(at.table.events)
        at.table.play(at.chooser.choice(at.table.moves()))
        at.table.undo()
        assert (at.table._states == before).all()
        assert at.table.events == events


def the_log_never_names_a_hidden_card(at: Stop) -> None:
    """Everything in a seat's log is either in the other seats' logs too or was that seat's own."""
    if not at.whole_past:
        return
    events = at.table.events
    if at.table.over:
        assert at.table.log(None) == events
        return
    logs = {seat: at.table.log(seat) for seat in at.viewers}
    for seat, log in logs.items():
        assert len(log) == len(events)
        for i, (event, full) in enumerate(zip(log, events, strict=True)):
            for hand_of, hand in enumerate(event.get("deal", [])):
                if hand is not None and hand_of != seat:  # an open hand, then, and open to all
                    assert all(other[i]["deal"][hand_of] == hand for other in logs.values())
            if "move" in full:
                assert event["seat"] == full["seat"]
                assert full["move"].startswith(event["move"])


def who_is_not_told_apart_is_told_what_a_spectator_is(at: Stop) -> None:
    if at.table.decisions == 0:
        return
    step, tell = at.table.step(at.table.decisions), at.game.facts.tell
    before, action = step.before, step.action
    for after in step.stages:
        apart = at.game.facts.told_apart(before, action, after)
        alike = [] if apart is None else [seat for seat in range(at.table.players) if seat not in apart]
        told = [tell(before, action, after, step.happened, seat) for seat in (SPECTATOR, *alike)]
        assert all(each == told[0] for each in told)
        before, action = after, None


ALONG_THE_WAY = (
    a_redeal_depends_only_on_what_the_seat_knows,
    a_record_replays_to_the_same_position,
    a_record_replays_without_its_seed,
    utility_is_zero_sum_and_winners_win,
    every_refusal_names_a_rule_and_changes_nothing,
    a_game_over_takes_no_move,
    undo_takes_back_one_move,
    the_log_never_names_a_hidden_card,
    who_is_not_told_apart_is_told_what_a_spectator_is,
    no_view_depends_on_what_the_seat_cannot_know,
)


@each_variant
def test_random_games_from_the_deal_to_the_end(game: Game, variant: Any) -> None:
    walk(game, variant, ALONG_THE_WAY)


# --- what is asked of a variant or a game as a whole ---


@each_game
def test_a_card_lost_or_in_two_places_is_found(game: Game) -> None:
    """Else the invariants could hold for nothing: in every place that the game declares, and from hand to hand."""
    chooser = random.Random(9)
    for players in game.players:
        for _ in range(20):
            table = random_table(game, (players, {}), chooser.getrandbits(32))
            for _ in range(chooser.randrange(5)):
                table.play(chooser.choice(table.moves()))
            some = next(hand for hand in map(int, table._state.hands) if hand)
            for name in game.rules.CARD_PLACES.fields:
                for at in np.ndindex(table._states[0][name].shape):
                    states = table.position()
                    there = states[name][(0, *at)]
                    is_set = there.dtype.kind == "u"
                    states[name][(0, *at)] = there ^ np.uint64(some & -some) if is_set else NO_CARD if there >= 0 else 0
                    assert broken(states[0]) == MISPLACED, (name, at)
            hands = [int(hand) for hand in table._state.hands]
            one, other = chooser.sample([seat for seat, hand in enumerate(hands) if hand], 2)
            card = hands[one] & -hands[one]
            for planted in (
                {one: hands[one] - card},
                {other: hands[other] + card},
                {one: hands[one] - card, other: hands[other] + (hands[one] - card)},
                {one: hands[other]},
            ):
                states = table.position()
                assert broken(states[0]) == 0
                for seat, hand in planted.items():
                    states[0].hands[seat] = hand
                assert broken(states[0]) != 0


@each_variant
def test_the_batch_plays_the_same_games_as_the_table(game: Game, variant: Any) -> None:
    """`simulate` and the record of the same seed agree, on one thread and on several."""
    players, options = variant
    blank = blank_states(game, variant)
    one = next(simulate(game, blank, 30, seed=9, threads=1))
    many = next(simulate(game, blank, 30, seed=9, threads=3))
    assert (one.scores == many.scores).all()
    settled = game.settle_options(options, players)
    for i in np.argsort(one.lengths, kind="stable")[:3].tolist():  # short ones; a walk replays long ones
        seed = int(game_seed(np.uint64(9), i))
        record = random_record(game, players, settled, game.deck, seed)
        table = vivamos.replay(record)
        assert table.over
        assert record["scores"] == one.scores[i].tolist()
        assert sum("move" in event for event in record["events"]) == one.lengths[i]
        assert sum(1 << seat for seat in record["winners"]) == one.winners[i]
        dealt = vivamos.deal(game.id, players, seed, options).events
        assert dealt == record["events"][: len(dealt)]


@each_game
def test_compiled_and_uncompiled_are_the_same(game: Game) -> None:
    """Every choice and result of a short game of each variant, in a process where nothing is compiled."""
    seeds = seeds_of_short_games(game)
    code = (
        "import json, sys, vivamos, expected; game, seeds = vivamos.game(sys.argv[1]), json.loads(sys.argv[2]); "
        "print(json.dumps(expected.signatures(game, 1, seeds)))"
    )
    path = os.pathsep.join(filter(None, [str(Path(__file__).parents[1]), os.environ.get("PYTHONPATH")]))
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", code, game.id, json.dumps(seeds)],
        capture_output=True,
        text=True,
        env=os.environ | {"NUMBA_DISABLE_JIT": "1", "PYTHONPATH": path},
    )
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == signatures(game, 1, seeds)


@each_game
def test_behaviour_is_as_expected(game: Game) -> None:
    """Perft counts and signatures; `python tests/update_expected.py` after a change that is meant."""
    assert numbers(game) == json.loads(numbers_file(game).read_text(encoding="utf-8"))


@each_game
def test_playthroughs_are_as_expected(game: Game) -> None:
    for players in game.players:
        assert playthrough(game, players) == playthrough_file(game, players).read_text(encoding="utf-8")


@each_variant
def test_invariants_hold_in_random_games(game: Game, variant: Any) -> None:
    hold_in_games(game, variant, 2000, SOME_DECISIONS)


def hold_in_games(game: Game, variant: Any, most: int, most_decisions: int) -> None:
    """So many games, or fewer if they are long."""
    blank = blank_states(game, variant)
    length = float(next(simulate(game, blank, 20, seed=1, threads=1)).lengths.mean())
    games = min(most, int(most_decisions / length))
    assert sum(check_invariants(game, blank, games, seed=2, threads=1)) == games > 0


@each_variant
def test_nothing_is_written_past_the_end(game: Game, variant: Any) -> None:
    """No more outcomes than there is room for, no more moves than MOST_MOVES: compiled code does not look."""
    blank, most_moves = blank_states(game, variant), game.rules.MOST_MOVES
    end = game.rules.STATE.fields["outcomes"][1] + game.rules.STATE["outcomes"].itemsize
    blank.view(np.uint8)[end:] = GUARD  # what lies behind the outcomes, its last field, is padding
    for i in range(300):
        states = np.zeros(2, game.rules.STATE)
        states.view(np.uint8)[end:] = GUARD
        moves = np.full(most_moves + 256, -GUARD, np.int16)
        result = Games.blank(1, variant[0])
        play_games(states, blank, moves, np.uint64(3), i, result.scores, result.winners, result.lengths)
        assert (states.view(np.uint8)[end:] == GUARD).all(), "there is no room for so many outcomes"
        assert (moves[most_moves:] == -GUARD).all(), "MOST_MOVES is too small"


@each_game
def test_nonsense_is_refused_in_words(game: Game) -> None:
    """Whatever somebody types is a move or named by a rule or, in words, no move at all; and nothing changes."""
    table = vivamos.deal(game.id, seed=1)
    before, kinds = table.record(), set()
    typed, able = [*filter(None, table._texts)], table.moves()

    @settings(max_examples=120)
    @given(text=st.one_of(st.text(max_size=30), st.sampled_from(typed), st.sampled_from(able).map(str.title)))
    def refused(text: str) -> None:
        refusal = table.why_not(text)
        plain = " ".join(text.split()).casefold()
        if plain in {move.casefold() for move in able}:
            assert refusal is None
        elif plain in table._actions:
            assert refusal is not None
            assert refusal.rule in rule_ids(game)
        else:
            assert refusal is not None
            assert refusal.rule is None
            assert "is not a move" in refusal.reason
        kinds.add(None if refusal is None else refusal.rule is None)
        assert table.record() == before

    refused()
    assert kinds == {None, False, True}, "moves, moves that a rule refuses, and what is no move were all tried"


@each_game
def test_move_texts_are_unique_and_read_back(game: Game) -> None:
    for players in game.players:
        table = vivamos.deal(game.id, players, seed=1)
        texts = [text for text in table._texts if text]
        assert len({text.casefold() for text in texts}) == len(texts)
        move = table.moves()[0]
        table.play("  " + move.upper().replace(" ", "  "))
        assert next(event for event in table.events if "move" in event)["move"] == move


@each_game
def test_the_state_is_small(game: Game) -> None:
    assert game.rules.STATE.itemsize <= 512


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "combination"),
    [(game, combination) for game in GAMES for combination in combinations(game)],
    ids=[f"{game.id} {name_of(combination)}" for game in GAMES for combination in combinations(game)],
)
def test_invariants_hold_in_very_many_games(game: Game, combination: Any) -> None:
    """benchmarks/gpu.py does all 100,000 of every combination."""
    hold_in_games(game, combination, 100_000, MANY_DECISIONS)

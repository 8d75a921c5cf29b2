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

import vivamos
from vivamos.engine.batch import Games, check_invariants, play_games, random_record, simulate
from vivamos.engine.errors import IllegalMove
from vivamos.engine.game import Game
from vivamos.engine.rng import game_seed

from expected import numbers, numbers_file, playthrough, playthrough_file, signatures
from kit import each_game, each_variant, random_table, sampled_decisions
from scripts import blank_box, combinations, name_of, rule_ids

GAMES = list(vivamos.catalogue().values())
MOST_DECISIONS = 5_000_000  # of one test
GUARD = 171  # a byte that is no outcome of chance


@each_variant
def test_a_redeal_depends_only_on_what_the_seat_knows(game: Game, variant: Any) -> None:
    """From the true world and from another one that looks the same, it deals the same."""
    chooser = random.Random(8)
    for seed in range(3):
        table = random_table(game, variant, seed)
        for _ in sampled_decisions(table, chooser, 0.03):
            seat, word = chooser.randrange(-1, table.players), np.uint64(chooser.getrandbits(64))
            true, other = table._box.copy(), table._box.copy()
            game.knowledge.redeal(other[0], seat, np.uint64(chooser.getrandbits(64)))
            for box in (true, other):
                game.knowledge.redeal(box[0], seat, word)
            assert all((true[name] == other[name]).all() for name in true.dtype.names)


@each_variant
def test_a_redeal_changes_the_generator(game: Game, variant: Any) -> None:
    """Else a sampled world would foresee the real next deal."""
    table = random_table(game, variant, 3)
    box = table._box.copy()
    game.knowledge.redeal(box[0], 0, np.uint64(12345))
    assert box[0].rng != table._state.rng


@each_variant
def test_a_record_replays_to_the_same_position(game: Game, variant: Any) -> None:
    chooser = random.Random(7)
    for seed in range(2):
        table = random_table(game, variant, seed)
        for _ in sampled_decisions(table, chooser, 0.05):
            again = vivamos.replay(json.loads(json.dumps(table.record())))
            assert (again._box == table._box).all()
            assert again.record() == table.record()


@each_variant
def test_a_record_replays_without_its_seed(game: Game, variant: Any) -> None:
    chooser = random.Random(8)
    table = random_table(game, variant, 11)
    for _ in sampled_decisions(table, chooser, 0):
        pass
    record = table.record()
    del record["seed"]
    again = vivamos.replay(record)
    assert (again.scores(), again.winners(), again.events) == (table.scores(), table.winners(), table.events)


@each_variant
def test_the_batch_plays_the_same_games_as_the_table(game: Game, variant: Any) -> None:
    """`simulate` and the record of the same seed agree, on one thread and on several."""
    players, options = variant
    blank = blank_box(game, variant)
    one = next(simulate(game, blank, 30, seed=9, threads=1))
    many = next(simulate(game, blank, 30, seed=9, threads=3))
    assert (one.scores == many.scores).all()
    settled = game.settle_options(options, players)
    for i in range(0, 30, 7):
        seed = int(game_seed(np.uint64(9), i))
        record = random_record(game, players, settled, game.deck, seed)
        table = vivamos.replay(record)
        assert table.over
        assert record["scores"] == one.scores[i].tolist()
        assert sum("move" in event for event in record["events"]) == one.lengths[i]
        assert sum(1 << seat for seat in record["winners"]) == one.winners[i]
        assert (
            vivamos.deal(game.id, players, seed, options).events
            == record["events"][: len(vivamos.deal(game.id, players, seed, options).events)]
        )


@each_game
def test_compiled_and_uncompiled_are_the_same(game: Game) -> None:
    """Every choice and result of some games, in a process where nothing is compiled."""
    code = "import json, sys, vivamos, expected; print(json.dumps(expected.signatures(vivamos.game(sys.argv[1]), 3)))"
    path = os.pathsep.join(filter(None, [str(Path(__file__).parents[1]), os.environ.get("PYTHONPATH")]))
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", code, game.id],
        capture_output=True,
        text=True,
        env=os.environ | {"NUMBA_DISABLE_JIT": "1", "PYTHONPATH": path},
    )
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == signatures(game, 3)


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
    assert sum(check_invariants(game, blank_box(game, variant), 2000, seed=1)) == 2000


@each_variant
def test_nothing_is_written_past_the_end(game: Game, variant: Any) -> None:
    """No more outcomes than the strip has places, no more moves than MOST_MOVES: compiled code does not look."""
    blank, most_moves = blank_box(game, variant), game.rules.MOST_MOVES
    end = game.rules.STATE.fields["strip"][1] + game.rules.STATE["strip"].itemsize
    blank.view(np.uint8)[end:] = GUARD  # what lies behind the strip, its last field, is padding
    for i in range(300):
        box = np.zeros(2, game.rules.STATE)
        box.view(np.uint8)[end:] = GUARD
        moves = np.full(most_moves + 256, -GUARD, np.int16)
        result = Games.blank(1, variant[0])
        play_games(box, blank, moves, np.uint64(3), i, result.scores, result.winners, result.lengths)
        assert (box.view(np.uint8)[end:] == GUARD).all(), "the strip is too short"
        assert (moves[most_moves:] == -GUARD).all(), "MOST_MOVES is too small"


@each_variant
def test_utility_is_zero_sum_and_winners_win(game: Game, variant: Any) -> None:
    chooser = random.Random(2)
    table = random_table(game, variant, 2)
    for _ in sampled_decisions(table, chooser, 0.2):
        out = np.full(table.players, np.nan)
        game.rules.utility(table._state, out)
        assert abs(out.sum()) < 1e-9
    winners = table.winners()
    assert winners
    assert min(out[winners]) >= max(out) - 1e-9, "a winner has the best utility"


@each_variant
def test_every_refusal_names_a_rule_and_changes_nothing(game: Game, variant: Any) -> None:
    ids = rule_ids(game)
    chooser = random.Random(3)
    table = random_table(game, variant, 4)
    for _ in sampled_decisions(table, chooser, 0.15):
        if table.over:
            break
        before, events = table._box.copy(), list(table.events)
        able = table.moves()
        assert len(set(able)) == len(able)
        others = sorted(set(filter(None, table._texts)) - set(able))
        for move in chooser.sample(others, min(60, len(others))):
            refusal = table.why_not(move)
            assert refusal is not None
            assert refusal.rule in ids
            assert re.fullmatch(r"[A-Z].*[.!?]", refusal.reason), refusal.reason
            with pytest.raises(IllegalMove):
                table.play(move)
            assert (table._box == before).all()
            assert table.events == events
        for move in able:
            assert table.why_not(move) is None
            wrong = table.why_not(move, seat=(table.seat + 1) % table.players)
            assert wrong is not None
            assert wrong.rule == game.view.TURN_RULE


@each_variant
def test_undo_takes_back_one_move(game: Game, variant: Any) -> None:
    chooser = random.Random(6)
    table = random_table(game, variant, 6)
    for _ in sampled_decisions(table, chooser, 0.1):
        if table.over:
            break
        before, events = table._box.copy(), list(table.events)
        table.play(chooser.choice(table.moves()))
        table.undo()
        assert (table._box == before).all()
        assert table.events == events


@each_variant
def test_the_log_never_names_a_hidden_card(game: Game, variant: Any) -> None:
    """Everything in a seat's log is either in the other seats' logs too or was that seat's own."""
    chooser = random.Random(9)
    table = random_table(game, variant, 9)
    for _ in sampled_decisions(table, chooser, 0.1):
        if table.over:
            assert table.log(None) == table.events
            break
        logs = {seat: table.log(seat) for seat in [None, *range(table.players)]}
        for seat, log in logs.items():
            assert len(log) == len(table.events)
            for i, (event, full) in enumerate(zip(log, table.events, strict=True)):
                for hand_of, hand in enumerate(event.get("deal", [])):
                    if hand is not None and hand_of != seat:  # an open hand, then, and open to all
                        assert all(other[i]["deal"][hand_of] == hand for other in logs.values())
                if "move" in full:
                    assert event["seat"] == full["seat"]
                    assert full["move"].startswith(event["move"])


@each_variant
def test_a_game_over_takes_no_move(game: Game, variant: Any) -> None:
    table = random_table(game, variant, 1)
    chooser = random.Random(1)
    moves: list[str] = []
    while not table.over:
        moves = table.moves()
        table.play(chooser.choice(moves))
    assert table.moves() == []
    assert table.why_not(moves[0]).rule == game.view.END_RULE


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
    assert kinds >= {True, None}, "nothing was tried that is no move, or nothing that is one"


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
def test_the_record_is_small(game: Game) -> None:
    assert game.rules.STATE.itemsize <= 512


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "combination"),
    [(game, combination) for game in GAMES for combination in combinations(game)],
    ids=[f"{game.id} {name_of(combination)}" for game in GAMES for combination in combinations(game)],
)
def test_invariants_hold_in_very_many_games(game: Game, combination: Any) -> None:
    """100,000 games, or fewer if they are long; benchmarks/gpu.py does all 100,000 of every combination."""
    blank = blank_box(game, combination)
    length = float(next(simulate(game, blank, 20, seed=1, threads=1)).lengths.mean())
    games = min(100_000, int(MOST_DECISIONS / length))
    assert sum(check_invariants(game, blank, games, seed=2, threads=1)) == games

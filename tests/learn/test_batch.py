"""Many games stepped together: the games of `vivamos.deal`, whatever else is in the batch, and clear refusals."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import Any

import numpy as np
import pytest

import vivamos
from vivamos.bots.seat_view import SeatView
from vivamos.engine.game import Game
from vivamos.engine.rng import game_seed
from vivamos.engine.table import move_texts

from building import legal, variants

GAMES = list(vivamos.catalogue().values())
each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


def seed_of(seed: int, row: int, number: int = 0) -> int:
    return int(game_seed(np.uint64(seed), np.uint64(row | number << 32)))


@each_game
def test_every_row_is_the_game_that_is_dealt_with_its_seed(game: Game) -> None:
    """All numbers of players and all options in one batch; each row beside a table, whole games and into the next."""
    settings = list(variants(game))
    players, options = [seats for seats, _ in settings], [chosen for _, chosen in settings]
    games = vivamos.batch(game.id, players, len(settings), options=options, seed=11)
    tables = [vivamos.deal(game.id, *each, options=chosen) for each, chosen in zip(
        [(seats, seed_of(11, row)) for row, seats in enumerate(players)], options, strict=True
    )]  # fmt: skip
    numbers = [0] * len(tables)
    for step in range(150):
        row = step % len(tables)  # one is looked at closely, in turn
        table, state = tables[row], tables[row].position()[0]
        before, after = np.zeros((2, table.players))
        game.rules.utility(state, before)
        assert games.seat[row] == table.seat
        assert np.flatnonzero(games.legal_mask()[row]).tolist() == sorted(legal(game, state))
        assert (games.observe()[row] == SeatView.of(table).observation()).all()
        actions = games.random_actions().copy()
        rewards, done = games.step(actions)
        for each, own in enumerate(tables):
            own.play(move_texts(game, own.players, own.deck)[0][actions[each]])
            assert done[each] == own.over
        game.rules.utility(table.position()[0], after)
        assert np.allclose(rewards[row, : table.players], after - before, atol=1e-5)
        assert not rewards[row, table.players :].any()
        for each, own in enumerate(tables):
            if own.over:
                assert games.scores[each, : own.players].tolist() == own.scores()
                assert [seat for seat in range(8) if games.winners[each] >> seat & 1] == own.winners()
                assert games.lengths[each] == own.decisions
                numbers[each] += 1
                tables[each] = vivamos.deal(game.id, own.players, seed_of(11, each, numbers[each]), own.options)
    assert game.id == "viva" or any(numbers)  # games of VIVA are long


def run(games: vivamos.Batch, steps: int) -> list[Any]:
    kept = []
    for _ in range(steps):
        rewards, done = games.step(games.random_actions())
        kept.append([each.copy() for each in (games.observe(), games.legal_mask(), rewards, done, games.seat)])
    return kept


def same(one: list[Any], other: list[Any], rows: int) -> bool:
    return all((a[:rows] == b[:rows]).all() for x, y in zip(one, other, strict=True) for a, b in zip(x, y, strict=True))


def test_neither_the_number_of_games_nor_of_threads_changes_a_game() -> None:
    few = run(vivamos.batch("slambo", 3, 50, seed=4), 40)
    many = run(vivamos.batch("slambo", 3, 3000, seed=4, threads=3), 40)
    assert same(few, many, 50)
    assert not same(few, run(vivamos.batch("slambo", 3, 50, seed=5), 40), 50)
    again = vivamos.batch("slambo", 3, 50, seed=5)
    run(again, 7)
    again.reset(4)
    assert same(few, run(again, 40), 50)
    assert vivamos.batch("slambo", n=2).seed != vivamos.batch("slambo", n=2).seed


def test_rewards_add_up_to_what_was_won() -> None:
    games = vivamos.batch("vamos-dia", 4, 64, seed=1, winning=3.0)
    total = np.zeros((64, 5))
    ended = 0
    for _ in range(150):
        rewards, done = games.step(games.random_actions())
        assert np.allclose(rewards.sum(axis=1), 0.0, atol=1e-4)
        total += rewards
        for row in np.flatnonzero(done):
            won = games.winners[row] >> np.arange(4) & 1
            scores = games.scores[row, :4]
            assert np.allclose(total[row, :4], scores - scores.mean() + 3.0 * (won / won.sum() - 0.25), atol=1e-3)
            total[row] = 0.0
            ended += 1
    assert ended > 50


def test_an_illegal_action_is_refused_in_a_sentence_and_changes_nothing() -> None:
    games = vivamos.batch("vamos-dia", 4, 700, seed=1, threads=2)
    for _ in range(30):  # until colours must be followed
        games.step(games.random_actions())
    fresh = [each.copy() for each in (games._states, games.observe(), games.legal_mask(), games.rewards, games.seat)]
    mask = games.legal_mask()
    row = 650
    hand = [action for action in range(36) if games.observe()[row, action] and not mask[row, action]]
    wrong = games.random_actions().copy()
    wrong[row] = hand[0] if hand else np.flatnonzero(~mask[row])[0]
    with pytest.raises(vivamos.IllegalMove, match=r"^Game 650 of the batch, counted from 0: .+\. \(VD-\d+\)$"):
        games.step(wrong)
    for action in (-1, 72, 10**12):
        wrong[row] = action
        with pytest.raises(
            vivamos.IllegalMove, match=rf"^Game 650 .*There is no action {action}; actions are .* to 71"
        ):
            games.step(wrong)
    now = [games._states, games.observe(), games.legal_mask(), games.rewards, games.seat]
    assert all((a == b).all() for a, b in zip(fresh, now, strict=True))
    games.step(games.random_actions())


@pytest.mark.parametrize(
    ("asked", "sentence"),
    [
        ({"n": 0}, "A batch has 1 game or more, not 0."),
        ({"n": True}, "A batch has 1 game or more, not True."),
        ({"n": 2, "device": "tpu"}, "There is no device 'tpu'; there are cpu, cuda."),
        ({"n": 2, "seed": -1}, "A seed is a whole number from 0 to"),
        ({"n": 2, "players": 9}, "9"),
        ({"n": 2, "players": 2.5}, "The number of players is 2.5, but must be a whole number."),
        ({"n": 3, "players": [2, 3]}, "“players” has 2 entries for 3 games: give one for all, or one for each."),
        ({"n": 3, "options": [{}, {}]}, "“options” has 2 entries for 3 games: give one for all, or one for each."),
        ({"n": 2, "options": [{}, {"no": 1}]}, "no"),
    ],
)
def test_what_cannot_be_is_refused(asked: dict[str, Any], sentence: str) -> None:
    with pytest.raises(vivamos.UsageError) as refused:
        vivamos.batch("slambo", **asked)
    assert sentence in str(refused.value)


@pytest.mark.parametrize("actions", [[0], [0.0, 1.0], [[0, 1]], ["a", "b"]])
def test_actions_are_whole_numbers_one_a_game(actions: Any) -> None:
    with pytest.raises(vivamos.UsageError, match=r"A batch takes 2 whole numbers, one for each game, not "):
        vivamos.batch("slambo", n=2, seed=1).step(actions)


def test_a_bot_decides_in_a_row() -> None:
    games = vivamos.batch("slambo", np.array([2, 3]), 2, seed=1, options=[{"expert": True}, None])
    assert games.setting(0) == (2, {"expert": True, "start": "random"})
    assert games.setting(1) == (3, {"expert": False, "start": "random"})
    actions = [vivamos.bot("casual", seed=3).decide(games.view(row)) for row in range(2)]
    games.step(actions)


def test_all_seats_are_seen_as_each_would_see_it() -> None:
    games = vivamos.batch("vamos-dia", [3, 4, 5], 3, seed=2)
    for _ in range(40):
        games.step(games.random_actions())
    seen = games.observe_all()
    assert seen.shape == (3, 5, 519)
    out = np.zeros(519, np.float32)
    for row, players in enumerate((3, 4, 5)):
        state = games._states[row]
        for ahead in range(players):
            games.game.knowledge.observe(state, (int(state.seat) + ahead) % players, out)
            assert (seen[row, ahead] == out).all()
        assert not seen[row, players:].any()
    assert (seen[:, 0] == games.observe()).all()


@each_game
def test_rules_of_thumb_decide_in_the_rows_that_ask_for_it(game: Game) -> None:
    games, twin = (vivamos.batch(game.id, n=40, seed=3) for _ in range(2))
    notice = np.where(np.arange(40) % 2, 65_536, 0)
    for _ in range(5):
        actions = games.random_actions().copy()
        before = actions.copy()
        games.follow_thumb(actions, notice)
        assert (actions[::2] == before[::2]).all()
        for row in range(1, 40, 2):
            state = games._states[row]
            ratings = {move: game.advice.rate_move(state, move) for move in legal(game, state)}
            assert ratings[actions[row]] == max(ratings.values())
        again = before.copy()
        twin.follow_thumb(again, notice)
        assert (again == actions).all()
        games.step(actions)
        twin.step(actions)


def test_a_beginner_overlooks_moves() -> None:
    games = vivamos.batch("vamos-dia", n=600, seed=3)
    all_seen, few_seen = np.zeros(600, np.int64), np.zeros(600, np.int64)
    games.follow_thumb(all_seen, np.full(600, 65_536))
    games.follow_thumb(few_seen, np.full(600, 20_000))
    assert games.legal_mask()[np.arange(600), few_seen].all()
    assert 0.2 < (few_seen == all_seen).mean() < 0.8


def test_a_batch_goes_on_from_what_was_kept() -> None:
    games = vivamos.batch("slambo", 3, 60, seed=4)
    run(games, 25)
    kept = games.keep()
    expected = run(games, 30)
    other = vivamos.batch("slambo", 3, 60, seed=4)
    other.go_on_from(kept)
    assert same(run(other, 30), expected, 60)


SIMULATED = """
import sys
import numpy as np
from numba import cuda
import vivamos

players = list(vivamos.game(sys.argv[1]).players)
here = vivamos.batch(sys.argv[1], players, len(players), seed=3, winning=2.0)
there = vivamos.batch(sys.argv[1], players, len(players), "cuda", seed=3, winning=2.0)
ended = 0
for step in range(int(sys.argv[2])):
    for one, other in ((here.observe(), there.observe()), (here.legal_mask(), there.legal_mask()),
                       (here.seat, there.seat), (here.random_actions(), there.random_actions())):
        assert (one == other.copy_to_host()).all()
    assert (here.observe_all() == there.observe_all().copy_to_host()).all()
    one, other = np.zeros(here.n, np.int64), cuda.to_device(np.zeros(here.n, np.int64))
    notice = np.where(np.arange(here.n) == step % here.n, 0, 40_000 + step)
    here.follow_thumb(one, notice)
    there.follow_thumb(other, cuda.to_device(notice))
    assert (one == other.copy_to_host()).all()
    actions = here.random_actions()
    if step == 2:
        wrong = actions.copy()
        wrong[1] = np.flatnonzero(~here.legal_mask()[1])[0]
        said = []
        for games in (here, there):
            try:
                games.step(wrong)
            except vivamos.IllegalMove as refusal:
                said.append(str(refusal))
        assert len(said) == 2 and said[0] == said[1] and said[0].startswith("Game 1 of the batch"), said
    results = here.step(actions), there.step(actions if step % 2 else there.random_actions())
    for one, other in zip(*results):
        assert np.allclose(one, other.copy_to_host(), atol=1e-6)
    ended += here.done.sum()
    for one, other in ((here.scores, there.scores), (here.winners, there.winners), (here.lengths, there.lengths)):
        assert (one == other.copy_to_host()).all()
kept = there.keep()
before = there.observe().copy_to_host()
there.step(there.random_actions())
there.go_on_from(kept)
assert (there.observe().copy_to_host() == before).all()
assert there.view(0).moves() == here.view(0).moves()
print("same", ended > 0)
"""


@each_game
def test_the_kernels_step_the_same_games_in_the_simulator(game: Game) -> None:
    steps = 40 if game.id == "slambo" else 6
    done = subprocess.run(
        [sys.executable, "-c", SIMULATED, game.id, str(steps)],
        capture_output=True,
        text=True,
        env=os.environ | {"NUMBA_ENABLE_CUDASIM": "1", "NUMBA_DISABLE_JIT": "1"},
    )
    assert done.stdout.startswith("same"), done.stderr
    assert game.id != "slambo" or done.stdout == "same True\n"  # a game ended, and the next began

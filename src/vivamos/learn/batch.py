"""Many games stepped together. What is here runs on the CPU; `vivamos.learn.cuda_batch` does the same on a GPU.

>>> import vivamos
>>> games = vivamos.batch("vamos-dia", players=4, n=1000, seed=1)
>>> games.observe().shape, games.legal_mask().shape
((1000, 519), (1000, 72))
>>> rewards, done = games.step(games.random_actions())
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np

from vivamos.bots.seat_view import SeatView
from vivamos.engine.batch import cores
from vivamos.engine.errors import IllegalMove, UsageError, shown
from vivamos.engine.facts import Fact, fact
from vivamos.engine.game import Game
from vivamos.engine.state import position_of
from vivamos.engine.table import move_texts
from vivamos.learn.mixture import Mixture, Options, Players, mixture
from vivamos.learn.stepping import (
    ALL_LEGAL,
    find_illegal,
    follow_thumb_rows,
    observe_all_rows,
    pick_at_random,
    step_rows,
)

LEAST_ROWS = 512  # for a thread: fewer take less time than to wake it
MOST_ROWS = 1 << 31
DEVICES = ("cpu", "cuda")


class Batch:
    """`n` games stepped together; a game that has ended begins anew by itself.

    Row `i` is a game of its own. Its cards depend on the seed and on `i` alone, and its first game is
    `vivamos.deal(…, seed=game_seed(seed, i))`. All arrays are written anew by `step`: copy what is to be kept.
    """

    game: Game
    """What is played."""
    n: int
    """How many games there are."""
    seed: int
    """What the cards come from."""
    players: Any
    """How many play in each game (int8)."""
    seat: Any
    """The seat to move in each game (int8)."""
    rewards: Any
    """What the last decision brought each seat (float32, a column a seat), as `step` gives it."""
    done: Any
    """Which games ended with the last decision (bool), as `step` gives it; the rows show the next game already."""
    scores: Any
    """The final scores of the games that ended last in each row (int16, a column a seat)."""
    winners: Any
    """Who won those: seats as bits (uint8)."""
    lengths: Any
    """How many decisions those had (int32)."""

    _KEPT: tuple[str, ...] = (
        "_states", "_numbers", "_decisions", "_worth", "_moves", "_counts", "_observations", "_mask", "seat", "rewards",
        "done", "scores", "winners", "lengths",
    )  # fmt: skip

    def __init__(self, game: Game, mixed: Mixture, seed: int, winning: float = 0.0, threads: int | None = None) -> None:
        rules, n, seats = game.rules, len(mixed.kinds), max(game.players)
        self.game, self.n, self.seed, self.winning = game, n, seed, winning
        self._mixture, self._threads = mixed, threads or cores()
        self._pool: ThreadPoolExecutor | None = None
        self._steps = 0
        self._all: Any = None
        self._lay_out(n, seats, rules.ACTIONS, rules.MOST_MOVES, len(game.knowledge.OBSERVATION))
        self.reset()

    def _lay_out(self, n: int, seats: int, actions: int, most_moves: int, size: int) -> None:
        """Make room for everything: nothing is made anew later."""
        self._states: Any = np.zeros(n, self.game.rules.STATE)
        self._numbers = np.zeros(n, np.uint32)  # of games that each row has seen end
        self._decisions = np.zeros(n, np.int32)
        self._worth = np.zeros((n, seats))
        self._moves = np.zeros((n, most_moves), np.int16)
        self._counts = np.zeros(n, np.int16)
        self._observations = np.zeros((n, size), np.float32)
        self._mask = np.zeros((n, actions), np.bool_)
        self._actions = np.zeros(n, np.int64)
        self.players = self._mixture.players
        self.seat = np.zeros(n, np.int8)
        self.rewards = np.zeros((n, seats), np.float32)
        self.done = np.zeros(n, np.bool_)
        self.scores = np.zeros((n, seats), np.int16)
        self.winners = np.zeros(n, np.uint8)
        self.lengths = np.zeros(n, np.int32)

    # --- what everybody does with it ---

    def observe(self) -> Any:
        """What the seat to move knows, for each game: float32, as the game's page for developers tells."""
        return self._observations

    def legal_mask(self) -> Any:
        """What the seat to move may do, for each game: True for every legal action."""
        return self._mask

    def observe_all(self) -> Any:
        """What every seat knows (float32: game, seat, number), the seat to move first, then the others clockwise.

        Nobody who decides may look at it: it is for a critic that sees all hands while it learns. Written anew by
        each call; a game with fewer seats than the game can have leaves zeros.
        """
        if self._all is None:
            self._all = self._room_for_all()
        self._look_at_all(self._all)
        return self._all

    def step(self, actions: Any) -> tuple[Any, Any]:
        """One decision in every game; returns `rewards` and `done`.

        An illegal one raises IllegalMove, which names the game and the rule, and then nothing has changed. A reward is
        by how much a seat's utility has changed (they add up to 0), at the end of a game with `winning` for the win,
        which winners share, less what each would get if all won.
        """
        chosen = self._as_actions(actions)
        moves, counts = self._moves, self._counts
        for illegal in self._over_rows(lambda first, last: find_illegal(first, last, chosen, moves, counts)):
            if illegal != ALL_LEGAL:
                raise self._refusal(int(illegal), int(chosen[illegal]))
        self._go_on(chosen, beginning=False)
        self._steps += 1
        return self.rewards, self.done

    def random_actions(self) -> Any:
        """A legal action for each game, all equally likely (int64); they depend on the seed and the step alone."""
        seed, step = np.uint64(self.seed), np.uint64(self._steps + 1)
        self._over_rows(
            lambda first, last: pick_at_random(first, last, seed, step, self._moves, self._counts, self._actions)
        )
        return self._actions

    def follow_thumb(self, actions: Any, notice: Any) -> None:
        """Put the move by rule of thumb into `actions` (int64) for each game whose `notice` (int64) is above 0.

        `notice` is the chance, in 65,536ths, with which such a player notices each of its moves: 65,536 is the bot
        `greedy`, less are the levels by rule of thumb. The same seed and step give the same moves.
        """
        seed, step = np.uint64(self.seed), np.uint64(self._steps + 1)
        most = self.game.rules.MOST_MOVES
        self._over_rows(
            lambda first, last: follow_thumb_rows(
                first, last, seed, step, notice, self._states, self._moves, self._counts, np.zeros(most, np.int16),
                actions,
            )
        )  # fmt: skip

    def keep(self) -> dict[str, Any]:
        """All that is needed to go on from here later, as NumPy arrays: for `go_on_from`."""
        return {"steps": np.array([self._steps]), **{name: self._copied(getattr(self, name)) for name in self._KEPT}}

    def go_on_from(self, kept: Mapping[str, Any]) -> None:
        """Go on from what `keep` gave, in a batch that was made in the same way."""
        self._steps = int(kept["steps"][0])
        for name in self._KEPT:
            self._copy_into(getattr(self, name), kept[name])

    def reset(self, seed: int | None = None) -> None:
        """Begin again, with the same cards or those of another seed."""
        if seed is not None:
            self.seed = checked_seed(seed)
        self._steps = 0
        self.done[:] = False
        self.rewards[:] = 0.0
        self._numbers[:] = 0
        self._decisions[:] = 0
        self._go_on(self._actions, beginning=True)

    def view(self, row: int) -> SeatView:
        """What the seat to move in one game knows: for a bot that is to decide there."""
        players, options = self.setting(row)
        return SeatView(self.game, players, options, self._mixture.deck, self._states[row : row + 1])

    def setting(self, row: int) -> tuple[int, dict[str, Any]]:
        """The number of players and the options of one game."""
        players, options = self._mixture.settings[int(self._mixture.kinds[row])]
        return players, dict(options)

    # --- inside ---

    def _room_for_all(self) -> Any:
        return np.zeros((self.n, self.rewards.shape[1], self._observations.shape[1]), np.float32)

    def _look_at_all(self, out: Any) -> None:
        self._over_rows(lambda first, last: observe_all_rows(first, last, self._states, out))

    def _copied(self, array: Any) -> Any:
        return array.copy()

    def _copy_into(self, array: Any, kept: Any) -> None:
        array[:] = kept

    def _go_on(self, actions: Any, beginning: bool) -> None:
        self._over_rows(
            lambda first, last: step_rows(
                first, last, beginning, np.uint64(self.seed), self.winning, actions, self._states,
                self._mixture.blanks, self._mixture.kinds, self._numbers, self._worth, np.zeros(self._worth.shape[1]),
                self._decisions, self.seat, self._observations, self._mask, self._moves, self._counts, self.rewards,
                self.done, self.scores, self.winners, self.lengths,
            )
        )  # fmt: skip

    def _over_rows(self, work: Callable[[int, int], Any]) -> list[Any]:
        """`work(first, last)` for all rows, on as many threads as it pays."""
        threads = max(1, min(self._threads, self.n // LEAST_ROWS))
        if threads == 1:
            return [work(0, self.n)]
        if self._pool is None:
            self._pool = ThreadPoolExecutor(threads - 1, thread_name_prefix="batch")
        cuts = [self.n * piece // threads for piece in range(threads + 1)]
        others = [self._pool.submit(work, cuts[piece], cuts[piece + 1]) for piece in range(1, threads)]
        return [work(cuts[0], cuts[1]), *(other.result() for other in others)]

    def _as_actions(self, actions: Any) -> Any:
        chosen = np.asarray(actions)
        if chosen.shape != (self.n,) or chosen.dtype.kind not in "iu":
            raise UsageError("batch-wrong-actions", wanted=self.n, given=f"{chosen.dtype} {chosen.shape}")
        return np.ascontiguousarray(chosen, np.int64)

    def _refusal(self, row: int, action: int) -> IllegalMove:
        """Why an action is not legal, in a sentence that names the game."""
        told = self._why_not(row, action)
        return IllegalMove(fact("batch-refused", rule=told.get("rule"), number=row, reason=told), self.game.folder)

    def _why_not(self, row: int, action: int) -> Fact:
        texts, _ = move_texts(self.game, self.setting(row)[0], self._mixture.deck)
        if not 0 <= action < len(texts) or not texts[action]:
            return fact("no-such-action-number", given=str(action), most=len(texts) - 1)
        return self.game.view.why_not(self._position(row), action)

    def _position(self, row: int) -> Any:
        return position_of(self._states[row : row + 1])


def checked_seed(seed: Any) -> int:
    """A seed, or the sentence that it is none."""
    if isinstance(seed, bool) or not isinstance(seed, (int, np.integer)) or not 0 <= seed < 1 << 64:
        raise UsageError("wrong-seed", given=shown(seed))
    return int(seed)


def make_batch(
    game: Game,
    players: Players,
    n: int,
    device: str,
    options: Options,
    deck: str | Path | Mapping[str, Any] | None,
    seed: int | None,
    winning: float,
    threads: int | None,
) -> Batch:
    """See `vivamos.batch`."""
    if isinstance(n, bool) or not isinstance(n, (int, np.integer)) or not 0 < n < MOST_ROWS:
        raise UsageError("batch-wrong-size", field="n", given=shown(n))
    if device not in DEVICES:
        raise UsageError("batch-no-such-device", field="device", given=shown(device), known=list(DEVICES))
    own_seed = secrets.randbits(53) if seed is None else checked_seed(seed)
    mixed = mixture(game, int(n), players, options, deck)
    if device == "cuda":
        from vivamos.learn.cuda_batch import CudaBatch

        return CudaBatch(game, mixed, own_seed, winning)
    return Batch(game, mixed, own_seed, winning, threads)

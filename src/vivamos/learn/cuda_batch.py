"""A batch whose games never leave the GPU: the same games, arrays and refusals as on the CPU.

Every array is Numba's device array, which others take over without a copy by its `__cuda_array_interface__`:
`torch.as_tensor(games.observe(), device="cuda")`, `cupy.asarray(…)`, `jax.numpy.asarray(…)`.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from vivamos.bots.seat_view import SeatView
from vivamos.engine.cuda import THREADS, numba_cuda
from vivamos.engine.errors import UsageError
from vivamos.engine.game import Game
from vivamos.engine.state import position_of
from vivamos.learn.batch import Batch, checked_seed


@cache
def _kernels(game: Game) -> Any:
    numba_cuda()
    from vivamos.learn.kernels import build

    return build(game)


def _of_numba(array: Any) -> Any:
    """An array on the GPU, say a tensor, as Numba's; its own are taken as they are."""
    if getattr(array, "__cuda_ndarray__", False) or not hasattr(array, "__cuda_array_interface__"):
        return array
    return numba_cuda().as_cuda_array(array)


class CudaBatch(Batch):
    """`n` games stepped together on a GPU; see `Batch`."""

    _KEPT = tuple(name for name in Batch._KEPT if name not in ("_moves", "_counts"))  # the mask says as much

    def _lay_out(self, n: int, seats: int, actions: int, most_moves: int, size: int) -> None:
        cuda = numba_cuda()
        self._kernels = _kernels(self.game)
        self._blocks = (n + THREADS - 1) // THREADS

        def zeros(shape: Any, kind: Any) -> Any:
            return cuda.to_device(np.zeros(shape, kind))

        self._states = cuda.device_array(n, self.game.rules.STATE)
        self._blanks = cuda.to_device(self._mixture.blanks)
        self._kinds = cuda.to_device(self._mixture.kinds)
        self._numbers = zeros(n, np.uint32)
        self._decisions = zeros(n, np.int32)
        self._worth = zeros((n, seats), np.float64)
        self._observations = zeros((n, size), np.float32)
        self._mask = zeros((n, actions), np.bool_)
        self._actions = zeros(n, np.int64)
        self._nothing_found = np.array([n], np.int64)
        self._found = cuda.to_device(self._nothing_found)
        self.players = cuda.to_device(self._mixture.players)
        self.seat = zeros(n, np.int8)
        self.rewards = zeros((n, seats), np.float32)
        self.done = zeros(n, np.bool_)
        self.scores = zeros((n, seats), np.int16)
        self.winners = zeros(n, np.uint8)
        self.lengths = zeros(n, np.int32)

    def step(self, actions: Any, checked: bool = True) -> tuple[Any, Any]:
        """As on the CPU. Actions may lie on the GPU (a tensor, say) or here; they are checked before anything moves.

        To read what the check has found, the CPU waits for the GPU. With `checked=False` it does not: that is for
        actions that were chosen by the mask, and an illegal one may then do anything.
        """
        chosen = self._as_actions(actions)
        if checked:
            self._found.copy_to_device(self._nothing_found)
            self._run(self._kernels.find_illegal, chosen, self._mask, self._found)
            illegal = int(self._found.copy_to_host()[0])
            if illegal < self.n:
                raise self._refusal(illegal, int(chosen[illegal]))
        self._run(
            self._kernels.step, np.uint64(self.seed), np.float64(self.winning), chosen, self._states, self._blanks,
            self._kinds, self._numbers, self._worth, self._decisions, self.seat, self._observations, self._mask,
            self.rewards, self.done, self.scores, self.winners, self.lengths,
        )  # fmt: skip
        self._steps += 1
        return self.rewards, self.done

    def random_actions(self) -> Any:
        """A legal action for each game, all equally likely: the same as on the CPU."""
        self._run(self._kernels.pick, np.uint64(self.seed), np.uint64(self._steps + 1), self._states, self._actions)
        return self._actions

    def follow_thumb(self, actions: Any, notice: Any) -> None:
        """As on the CPU; both lie on the GPU."""
        self._run(
            self._kernels.follow_thumb, np.uint64(self.seed), np.uint64(self._steps + 1), _of_numba(notice),
            self._states, _of_numba(actions),
        )  # fmt: skip

    def reset(self, seed: int | None = None) -> None:
        """Begin again, with the same cards or those of another seed."""
        if seed is not None:
            self.seed = checked_seed(seed)
        self._steps = 0
        self.rewards.copy_to_device(np.zeros(self.rewards.shape, np.float32))
        self.done.copy_to_device(np.zeros(self.done.shape, np.bool_))
        self._run(
            self._kernels.begin, np.uint64(self.seed), self._states, self._blanks, self._kinds, self._numbers,
            self._worth, self._decisions, self.seat, self._observations, self._mask,
        )  # fmt: skip

    def view(self, row: int) -> SeatView:
        """What the seat to move in one game knows; its state is copied from the GPU."""
        players, options = self.setting(row)
        return SeatView(self.game, players, options, self._mixture.deck, self._row(row))

    def _room_for_all(self) -> Any:
        # The same number of neighbouring games lies side by side: neighbouring threads write it in one go.
        return numba_cuda().to_device(np.asfortranarray(super()._room_for_all()))

    def _look_at_all(self, out: Any) -> None:
        self._run(self._kernels.observe_all, self._states, out)

    def _copied(self, array: Any) -> Any:
        return array.copy_to_host()

    def _copy_into(self, array: Any, kept: Any) -> None:
        array.copy_to_device(kept)

    def _run(self, kernel: Any, *arguments: Any) -> None:
        kernel[self._blocks, THREADS](*arguments)

    def _row(self, row: int) -> Any:
        return self._states[row : row + 1].copy_to_host()

    def _position(self, row: int) -> Any:
        return position_of(self._row(row))

    def _as_actions(self, actions: Any) -> Any:
        cuda = numba_cuda()
        if hasattr(actions, "__cuda_array_interface__") or actions is self._actions:
            chosen = _of_numba(actions)
            if chosen.shape != (self.n,) or chosen.dtype.kind not in "iu":
                raise UsageError("batch-wrong-actions", wanted=self.n, given=f"{chosen.dtype} {chosen.shape}")
            return chosen
        return cuda.to_device(super()._as_actions(actions))

"""Gymnasium: `gymnasium.make("vivamos/VamosDia-v0")` after `import vivamos.adapters.gymnasium`.

One seat is the agent's, bots have the others. `VectorTables` is a vector environment over `vivamos.batch`, in which the
agent decides for whichever seat is to move.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np

import vivamos
from vivamos.adapters.needed import needed
from vivamos.adapters.position import Play, settle
from vivamos.bots.bot import Policy
from vivamos.bots.playing import seeds_for
from vivamos.engine.errors import UsageError
from vivamos.engine.game import Game
from vivamos.learn.mixture import Options, Players

_gymnasium = needed("gymnasium", "Gymnasium", "gymnasium")
_vector = needed("gymnasium.vector", "Gymnasium", "gymnasium")
_spaces = _gymnasium.spaces


class Seat(_gymnasium.Env[Any, Any]):  # type: ignore[misc, name-defined]
    """One seat at a table with bots: `reset` and `step` stop when it is the agent's turn, or the game is over.

    `bots` is a level for all, or one for each other seat in turn; a policy of one's own does as well. `info` has the
    `action_mask`. An illegal action raises IllegalMove; with `illegal_reward` it ends the game with that reward.
    """

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012  (as Gymnasium has it)

    def __init__(
        self,
        game: str | Game = "vamos-dia",
        players: int | None = None,
        bots: str | Policy | Sequence[str | Policy] = "casual",
        seat: int = 0,
        options: Mapping[str, Any] | None = None,
        deck: str | Path | Mapping[str, Any] | None = None,
        winning: float = 0.0,
        illegal_reward: float | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.setting = settle(game, players, options, deck)
        if seat not in range(self.setting.players):
            raise UsageError("no-such-seat", given=str(seat))
        names = [bots] if isinstance(bots, str) or hasattr(bots, "decide") else list(bots)
        if not 0 < len(names) < self.setting.players:
            raise UsageError("too-many-bots", bots=len(names), places=self.setting.players - 1)
        others: list[Policy] = [vivamos.bot(each) if isinstance(each, str) else each for each in names]
        self.seat, self.winning, self.illegal_reward, self.render_mode = seat, winning, illegal_reward, render_mode
        self._policies = [others[other % len(others)] for other in range(self.setting.players)]
        size = len(self.setting.game.knowledge.OBSERVATION)
        self.observation_space = _spaces.Box(-np.inf, np.inf, (size,), np.float32)
        self.action_space = _spaces.Discrete(self.setting.game.rules.ACTIONS)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Deal a new game, and let the bots play to the agent's first turn."""
        super().reset(seed=seed)
        while True:
            own_seed = int(self.np_random.integers(1 << 53))
            self._seeds = seeds_for(own_seed, self.setting.players)
            self._play = Play(self.setting, self.setting.dealt(own_seed), self.winning)
            self._let_bots_play()
            if self._play.seat is not None:  # a game may end before one has a turn
                return self._play.observation(self.seat), self._info()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """The agent's decision, and those of the bots until its next turn."""
        before = self._play.worth()[self.seat]
        if self.illegal_reward is not None and int(action) not in self._play.actions():
            return self._play.observation(self.seat), float(self.illegal_reward), True, False, self._info()
        self._play.act(int(action))
        self._let_bots_play()
        reward = float(self._play.worth()[self.seat] - before)
        return self._play.observation(self.seat), reward, self._play.seat is None, False, self._info()

    def render(self) -> Any:
        """The table as everybody sees it."""
        return self._play.described() if self.render_mode == "ansi" else None

    def _let_bots_play(self) -> None:
        while (mover := self._play.seat) is not None and mover != self.seat:
            self._play.act(self._policies[mover].decide(self._play.view(), self._seeds[mover]))

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._play.mask()}


class VectorTables(_vector.VectorEnv):  # type: ignore[misc, name-defined]
    """Many games of `vivamos.batch`; an action is that of the seat to move, and the reward is that seat's.

    `infos` has `action_mask` and `seat` of the next decision, and `rewards` of all seats. A game that has ended begins
    anew in the same step.
    """

    def __init__(self, game: str, num_envs: int, players: Players = None, options: Options = None, **more: Any) -> None:
        self.games = vivamos.batch(game, players, num_envs, options=options, **more)
        self.num_envs = num_envs
        self.metadata = {"autoreset_mode": _vector.AutoresetMode.SAME_STEP}
        size, actions = self.games.observe().shape[1], self.games.legal_mask().shape[1]
        self.single_observation_space = _spaces.Box(-np.inf, np.inf, (size,), np.float32)
        self.single_action_space = _spaces.Discrete(actions)
        self.observation_space = _vector.utils.batch_space(self.single_observation_space, num_envs)
        self.action_space = _vector.utils.batch_space(self.single_action_space, num_envs)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Deal all games anew."""
        self.games.reset(seed)
        return self.games.observe().copy(), self._infos()

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """One decision in each game."""
        movers = self.games.seat.copy()
        rewards, done = self.games.step(actions)
        own = rewards[np.arange(self.num_envs), movers].astype(np.float64)
        infos = self._infos() | {"rewards": rewards.copy()}
        return self.games.observe().copy(), own, done.copy(), np.zeros_like(done), infos

    def _infos(self) -> dict[str, Any]:
        return {"action_mask": self.games.legal_mask().view(np.int8).copy(), "seat": self.games.seat.copy()}


def name_of(game: Game) -> str:
    """What a game is called in Gymnasium: `vivamos/VamosDia-v0`; the number is that of the interface."""
    return f"vivamos/{''.join(part.capitalize() for part in game.id.split('-'))}-v0"


for _game in vivamos.catalogue().values():
    if name_of(_game) not in _gymnasium.registry:
        _gymnasium.register(name_of(_game), "vivamos.adapters.gymnasium:Seat", kwargs={"game": _game.id})

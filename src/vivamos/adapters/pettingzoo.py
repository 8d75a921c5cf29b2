"""PettingZoo: `vivamos.adapters.pettingzoo.env("vamos-dia", players=4)` is an AEC environment."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np

from vivamos.adapters.needed import needed
from vivamos.adapters.position import Play, settle
from vivamos.bots.seat_view import SeatView
from vivamos.engine.game import Game

_pettingzoo = needed("pettingzoo", "PettingZoo", "pettingzoo")
_spaces = needed("gymnasium.spaces", "Gymnasium", "gymnasium")


class CardTable(_pettingzoo.AECEnv):  # type: ignore[misc, name-defined]
    """A table as an AEC environment: agents `seat_0`, `seat_1`, … act in the order of the rules.

    An observation has the vector of what the seat knows, and the mask of what it may do now. A reward is by how much
    its utility has changed.
    """

    def __init__(
        self,
        game: str | Game,
        players: int | None = None,
        options: Mapping[str, Any] | None = None,
        deck: str | Path | Mapping[str, Any] | None = None,
        winning: float = 0.0,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.setting = settle(game, players, options, deck)
        self.winning = winning
        self.render_mode = render_mode
        self.metadata = {
            "name": f"vivamos_{self.setting.game.id}_v0",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(self.setting.players)]
        actions, size = self.setting.game.rules.ACTIONS, len(self.setting.game.knowledge.OBSERVATION)
        self._observation_spaces = {
            agent: _spaces.Dict(
                {
                    "observation": _spaces.Box(-np.inf, np.inf, (size,), np.float32),
                    "action_mask": _spaces.Box(0, 1, (actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self._action_spaces = {agent: _spaces.Discrete(actions) for agent in self.possible_agents}
        self._chance = np.random.default_rng(secrets.randbits(64))

    def observation_space(self, agent: str) -> Any:
        """What an observation of the agent looks like."""
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """The numbers of all actions; `action_mask` has those that are legal."""
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game; the same seed deals the same cards, and the games after it are the same too."""
        if seed is not None:
            self._chance = np.random.default_rng(seed)
        self._play = Play(self.setting, self.setting.dealt(int(self._chance.integers(1 << 53))), self.winning)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self._play.seat or 0]

    def observe(self, agent: str) -> dict[str, Any]:
        """What the agent knows; a seat that is not to move has no legal action."""
        seat = self.possible_agents.index(agent)
        mask = self._play.mask()
        return {
            "observation": self._play.observation(seat),
            "action_mask": mask if seat == self._play.seat else np.zeros_like(mask),
        }

    def step(self, action: Any) -> None:
        """The decision of `agent_selection`; an illegal one is refused with the rule, and changes nothing."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        before = self._play.worth()
        self._play.act(int(action))
        gained = self._play.worth() - before
        self._cumulative_rewards[agent] = 0.0
        self.rewards = {each: float(gained[self.possible_agents.index(each)]) for each in self.agents}
        if self._play.seat is None:
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[self._play.seat]
        self._accumulate_rewards()

    def view(self) -> SeatView:
        """What the seat to move knows: for a bot that is to decide for it."""
        return self._play.view()

    def render(self) -> str | None:
        """The table as everybody sees it."""
        return self._play.described() if self.render_mode == "ansi" else None

    def close(self) -> None:
        """There is nothing to close."""


env = CardTable

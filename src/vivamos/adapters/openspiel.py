"""OpenSpiel: `pyspiel.load_game("vivamos(game=vamos-dia,players=4)")` after `import vivamos.adapters.openspiel`.

All chance is in one node at the beginning: it has `deals` equally likely outcomes, each the seed of a game, and no
player sees which it was. So a state is its history, as OpenSpiel wants it, and with few deals the game is small enough
to be solved. A search that samples worlds is not bound to them: `resample_from_infostate` is our `redeal`.
"""

from __future__ import annotations

import hashlib
import secrets
from typing import Any

import numpy as np

from vivamos.adapters.needed import needed
from vivamos.adapters.position import Play, settle
from vivamos.bots.playing import Setting
from vivamos.engine.errors import UsageError, shown
from vivamos.engine.rng import game_seed, mixed

pyspiel = needed("pyspiel", "OpenSpiel", "openspiel")

DEALS = 1000
MOST_DECISIONS = 100_000
MOST_UTILITY = 10_000.0
CHANCE, TERMINAL = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)

GAME_TYPE = pyspiel.GameType(
    short_name="vivamos",
    long_name="Vivamos",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=8,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={
        "game": "vamos-dia",
        "players": 0,  # 0: as many as usual
        "options": "",  # "expert:true;start:0"
        "deck": "",  # a TOML file
        "deals": DEALS,
        "seed": 1,
        "winning": 0.0,
    },
)


class VivamosGame(pyspiel.Game):  # type: ignore[misc, name-defined]
    """One of our games, with players, options and deck."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = dict(params or {})
        players = int(given.get("players", 0)) or None
        setting = settle(
            str(given.get("game", "vamos-dia")),
            players,
            read_options(str(given.get("options", ""))),
            str(given.get("deck", "")) or None,
        )
        winning, deals, seed = given.get("winning", 0.0), given.get("deals", DEALS), given.get("seed", 1)
        self.shared = Shared(setting, float(winning), int(deals), int(seed))
        rules = setting.game.rules
        super().__init__(
            GAME_TYPE,
            pyspiel.GameInfo(
                num_distinct_actions=rules.ACTIONS,
                max_chance_outcomes=self.shared.deals,
                num_players=setting.players,
                min_utility=-MOST_UTILITY,
                max_utility=MOST_UTILITY,
                utility_sum=0.0,
                max_game_length=MOST_DECISIONS,
            ),
            given,
        )

    def new_initial_state(self, *_: Any) -> VivamosState:
        """Before the deal."""
        return VivamosState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """What a player knows, as our observation vector."""
        return Observer(self.shared.setting, iig_obs_type is not None and iig_obs_type.perfect_recall)


class Shared:
    """What all states of a game have in common: it is not copied with them."""

    def __init__(self, setting: Setting, winning: float, deals: int, seed: int) -> None:
        self.setting, self.winning, self.deals, self.seed = setting, winning, max(1, deals), seed

    def __deepcopy__(self, _: Any) -> Shared:
        return self

    def __reduce__(self) -> Any:
        setting = self.setting
        deck = None if setting.deck is setting.game.deck else setting.deck.source
        named = setting.game.id, setting.players, dict(setting.options), deck
        return _shared_again, (named, self.winning, self.deals, self.seed)


def _shared_again(named: tuple[Any, ...], winning: float, deals: int, seed: int) -> Shared:
    """The same in another process."""
    return Shared(settle(*named), winning, deals, seed)


class Remembered:
    """What a player has seen and done at a decision, and before. It is put into words when somebody asks: a playout
    makes very many decisions, and nobody asks."""

    def __init__(self, before: Remembered | None, play: Play, seat: int, action: int) -> None:
        self.before = before
        self._kept: tuple[bytes, Setting, int, int] | None = (play.states.tobytes(), play.setting, seat, action)
        self._text = ""

    def __deepcopy__(self, _: Any) -> Remembered:
        return self

    @property
    def text(self) -> str:
        """All of it."""
        untold = []
        at: Remembered | None = self
        while at is not None and at._kept is not None:
            untold.append(at)
            at = at.before
        text = "" if at is None else at._text
        for one in reversed(untold):
            assert one._kept is not None
            kept, setting, seat, action = one._kept
            play = Play(setting, np.ndarray(1, setting.game.rules.STATE, bytearray(kept)))
            text = f"{digest(play.observation(seat), text)} {play.text(action)}; "
            one._text, one._kept = text, None
        return text


class VivamosState(pyspiel.State):  # type: ignore[misc, name-defined]
    """A position, and what each player remembers of its own decisions."""

    def __init__(self, game: VivamosGame) -> None:
        super().__init__(game)
        self.shared = game.shared
        self._play: Play | None = None  # None before the deal
        self._remembered: list[Remembered | None] = [None] * game.shared.setting.players

    @property
    def play(self) -> Play:
        """The position as adapters play it, once it is dealt."""
        assert self._play is not None
        return self._play

    @property
    def is_dealt(self) -> bool:
        """Whether there is a position."""
        return self._play is not None

    def remembered(self, player: int) -> str:
        """What a player has seen and done."""
        own = self._remembered[player]
        return "" if own is None else own.text

    def current_player(self) -> int:
        """The seat to move, or chance, or nobody."""
        if self._play is None:
            return CHANCE
        seat = self._play.seat
        return TERMINAL if seat is None else seat

    def _legal_actions(self, player: int) -> list[int]:
        return self.play.actions() if player == self.play.seat else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The deals, all equally likely."""
        return [(deal, 1.0 / self.shared.deals) for deal in range(self.shared.deals)]

    def _apply_action(self, action: int) -> None:
        play, shared = self._play, self.shared
        if play is None:
            own_seed = int(game_seed(np.uint64(shared.seed), np.uint64(action)))
            self._play = Play(shared.setting, shared.setting.dealt(own_seed), shared.winning)
            return
        seat = play.seat
        assert seat is not None
        self._remembered[seat] = Remembered(self._remembered[seat], play, seat, action)
        play.act(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if player == pyspiel.PlayerId.CHANCE else self.play.text(action)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self._play is not None and self._play.seat is None

    def returns(self) -> list[float]:
        """What each player has won or lost, at the end of the game."""
        if not self.is_terminal():
            return [0.0] * self.shared.setting.players
        found: list[float] = self.play.worth().tolist()
        return found

    def resample_from_infostate(self, player: int, sampler: Any) -> VivamosState:
        """A state that this player cannot tell from this one; the others' memories are not known in it."""
        other: VivamosState = self.clone()
        word = int(sampler() * (1 << 53)) if callable(sampler) else secrets.randbits(53)
        other.play.redeal(player, int(mixed(np.uint64(word))))
        other._remembered = [own if seat == player else None for seat, own in enumerate(self._remembered)]
        return other

    def __str__(self) -> str:
        if self._play is None:
            return "before the deal"
        return hashlib.blake2b(self._play.states.tobytes(), digest_size=16).hexdigest()


class Observer:
    """What a player knows: our vector, and as a string with what it has decided before."""

    def __init__(self, setting: Setting, perfect_recall: bool) -> None:
        self.perfect_recall = perfect_recall
        self.tensor = np.zeros(len(setting.game.knowledge.OBSERVATION), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: VivamosState, player: int) -> None:
        """Write what the player knows into `tensor`."""
        self.tensor[:] = state.play.observation(player) if state.is_dealt else 0.0

    def string_from(self, state: VivamosState, player: int) -> str:
        """What the player knows, as a string: the same for all states that it cannot tell apart."""
        if not state.is_dealt:
            return f"seat {player}"
        before = state.remembered(player) if self.perfect_recall else ""
        return f"seat {player}: {digest(state.play.observation(player), before)}"


def digest(observation: Any, before: str) -> str:
    """A short name for what a player knows and has done."""
    return hashlib.blake2b(observation.tobytes() + before.encode(), digest_size=12).hexdigest()


def read_options(text: str) -> dict[str, Any]:
    """`expert:true;start:0` as options of a game."""
    found: dict[str, Any] = {}
    for part in filter(None, text.split(";")):
        name, colon, value = part.partition(":")
        if not colon:
            raise UsageError("adapter-wrong-options", given=shown(text))
        found[name] = {"true": True, "false": False}.get(value, int(value) if value.lstrip("-").isdecimal() else value)
    return found


pyspiel.register_game(GAME_TYPE, VivamosGame)

"""Bots that play by a learned policy: as it says, or after playing its likeliest moves on by itself."""

from __future__ import annotations

import os
import time
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from vivamos.bots.bot import Bot, Candidate, seat_view
from vivamos.bots.network import Network, load_network, outputs
from vivamos.bots.playouts import begin_playouts, go_on, likely_moves
from vivamos.bots.results import MOST_SEATS
from vivamos.bots.seat_view import SeatView
from vivamos.engine.errors import UsageError
from vivamos.engine.game import Game
from vivamos.engine.table import Table

SHIPPED = "policy.weights"
OWN_POLICIES = "VIVAMOS_POLICIES"  # a folder with policies of one's own, which go before those of the package
NO_ACTIONS = np.zeros(0, np.int16)


def policy_file(game: Game) -> Path | None:
    """Where the policy of a game is, if it has one: the champion plays by it."""
    own = os.environ.get(OWN_POLICIES)
    files = [game.folder / SHIPPED] if not own else [Path(own) / f"{game.id}.weights", game.folder / SHIPPED]
    return next((file for file in files if file.is_file()), None)


def policy_of(game: Game) -> Network:
    """The policy of a game, or the sentence that it has none."""
    file = policy_file(game)
    if file is None:
        raise UsageError("no-champion", game=game.name)
    return read_policy(file, game)


@cache
def read_policy(file: Path, game: Game) -> Network:
    """A policy's file, read once: bots only look at it."""
    return load_network(file, game)


@dataclass(frozen=True)
class Likely:
    """A legal move, and how likely the policy makes it."""

    action: int
    chance: float


class PolicyBot(Bot):
    """Plays as its policy says: the likeliest move, or with `sampled` each as often as it is likely."""

    def __init__(self, file: Path | None = None, sampled: bool = False, seed: int = 0) -> None:
        super().__init__(seed)
        self.file = file
        self.sampled = sampled

    def pick(self, view: SeatView, seed: int) -> int:
        found = self.likely(view)
        if not self.sampled:
            return found[0].action
        ends = np.cumsum([one.chance for one in found])
        share = int(view.word(seed)) / 2**64
        return found[min(int(np.searchsorted(ends, share, "right")), len(found) - 1)].action

    def likely(self, view: SeatView) -> list[Likely]:
        """The legal moves, the likeliest first."""
        said = outputs(self.network(view.game), view.observation()[None])
        moves = np.zeros(view.game.rules.MOST_MOVES, np.int16)
        chances = np.zeros(view.game.rules.MOST_MOVES)
        n = likely_moves(view.position()[0], said[0], moves, chances)
        found = [Likely(int(moves[k]), float(chances[k])) for k in range(n)]
        return sorted(found, key=lambda one: (-one.chance, one.action))

    def network(self, game: Game) -> Network:
        return policy_of(game) if self.file is None else read_policy(self.file, game)


@dataclass(frozen=True)
class Playing:
    """How the champion goes about it: about half of the 0.1 s that it may take for a decision."""

    candidates: int = 5
    least: float = 0.005  # the chance of a move that is worth a try
    worlds: int = 32  # dealt at a time
    times: int = 16  # at most; a move that is clearly worse is not tried again
    clearly: float = 2.5  # standard errors
    winning: float = 3.0  # what winning the game is worth, in utility
    trust: float = 0.02  # what e times the chance is worth
    plies: int = 60  # decisions after which a playout ends by what the policy expects


class ChampionBot(PolicyBot):
    """Its policy plays its likeliest moves on, in worlds that its seat cannot rule out; the best on average is made.

    Its memory is used again for every move: one bot serves one thread at a time.
    """

    def __init__(
        self, file: Path | None = None, style: Playing | None = None, seconds: float | None = None, seed: int = 0
    ) -> None:
        super().__init__(file, seed=seed)
        self.style = style or Playing()
        self.seconds = seconds
        self._rooms: dict[str, Room] = {}

    def pick(self, view: SeatView, seed: int) -> int:
        return self._look_ahead(view, seed)[0][0]

    def think(self, table: Table | SeatView, seed: int | None = None) -> list[Candidate]:
        view = seat_view(table)
        return [
            Candidate(view.texts[action], playouts, value, [view.texts[action]])
            for action, playouts, value in self._look_ahead(view, self.seed if seed is None else seed)
        ]

    def _look_ahead(self, view: SeatView, seed: int) -> list[tuple[int, int, float]]:
        """(action, playouts, value) of every move looked at, the best first."""
        style = self.style
        likely = self.likely(view)
        tried = [one for one in likely[: style.candidates] if one.chance >= style.least] or likely[:1]
        if len(tried) == 1:
            return [(tried[0].action, 1, 0.0)]
        room = self._room_for(view)
        began = time.perf_counter()
        found: dict[int, list[Any]] = {one.action: [] for one in tried}
        trust = {one.action: style.trust * float(np.log(one.chance)) for one in tried}
        left = list(found)
        word = view.word(seed)
        for _ in range(style.times):
            word, values = room.play(self.network(view.game), view, left, style, word)
            for action, row in zip(left, values, strict=True):
                found[action].append(row)
            left = _still_open({action: np.concatenate(found[action]) + trust[action] for action in left}, style)
            late = self.seconds is not None and time.perf_counter() - began > self.seconds
            if len(left) == 1 or late:
                break
        whole = {action: np.concatenate(rows) for action, rows in found.items()}
        order = sorted(whole, key=lambda action: (-len(whole[action]), -(whole[action].mean() + trust[action])))
        return [(action, len(whole[action]), float(whole[action].mean())) for action in order]

    def _room_for(self, view: SeatView) -> Room:
        """The room for a game's playouts. All is compiled (or loaded) when it is made: no clock runs meanwhile."""
        game, style = view.game, self.style
        if game.id not in self._rooms:
            room = self._rooms[game.id] = Room(game, style.worlds * style.candidates)
            room.play(self.network(game), view, view.actions()[:1], style, np.uint64(0))
        return self._rooms[game.id]


def _still_open(values: dict[int, Any], style: Playing) -> list[int]:
    """The moves that may still be the best: in the same worlds they are not clearly worse than what leads now."""
    leading = max(values, key=lambda action: float(values[action].mean()))
    still = []
    for action, own in values.items():
        behind = values[leading] - own
        error = behind.std() / len(own) ** 0.5
        if action == leading or behind.mean() <= style.clearly * error:
            still.append(action)
    return still


class Room:
    """The memory of so many playouts of a game."""

    def __init__(self, game: Game, playouts: int) -> None:
        rules = game.rules
        self.states = np.zeros(playouts, rules.STATE)
        self.playing = np.zeros(playouts, np.int64)
        self.counters = np.zeros(playouts, np.uint64)
        self.moves = np.zeros((playouts, rules.MOST_MOVES), np.int16)
        self.counts = np.zeros(playouts, np.int64)
        self.weights = np.zeros(rules.MOST_MOVES)
        self.observations = np.zeros((playouts, len(game.knowledge.OBSERVATION)), np.float32)
        self.worth = np.zeros(MOST_SEATS)
        self.values = np.zeros(playouts)

    def play(self, network: Network, view: SeatView, tried: list[int], style: Playing, word: Any) -> tuple[Any, Any]:
        """Play each of some moves on in the same new worlds; gives what they bring, a row a move, and the next word."""
        root = view.position()
        worlds, n = style.worlds, style.worlds * len(tried)
        rounds = int(root[0].rounds)
        word = begin_playouts(
            root, self.states, self.playing, self.counters, worlds, len(tried), view.seat, np.uint64(word)
        )
        first = np.repeat(np.array(tried, np.int16), worlds)
        said = np.zeros((0, 0), np.float32)
        ply = 0
        while n:
            n = go_on(
                self.states, self.playing, n, NO_ACTIONS if ply else first, said, network.scale,
                ply > style.plies, self.moves, self.counts, self.counters, self.weights, self.observations, view.seat,
                rounds, style.winning, self.worth, self.values,
            )  # fmt: skip
            said = outputs(network, self.observations[:n])
            ply += 1
        return np.uint64(word), self.values[: worlds * len(tried)].reshape(len(tried), worlds).copy()

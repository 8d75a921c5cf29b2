"""Bots that look ahead: flat Monte Carlo, and information-set tree search on as many cores as wanted."""

from __future__ import annotations

import gc
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from vivamos.bots.bot import Bot, Candidate, GreedyBot, seat_view
from vivamos.bots.endgame import room_for
from vivamos.bots.policy import ChampionBot, Playing, policy_file
from vivamos.bots.results import MOST_SEATS
from vivamos.bots.rule_of_thumb import CERTAIN
from vivamos.bots.search import MOST_DEPTH, NODE, STYLE, sample_moves, search
from vivamos.bots.seat_view import SeatView
from vivamos.engine.game import Game
from vivamos.engine.rng import stream
from vivamos.engine.table import Table

MOST_NODES = 1 << 20
CONTINUATION = 4  # moves of a continuation that is shown


@dataclass(frozen=True)
class Style:
    """How a search goes about it; the numbers were found by tournaments (benchmarks/RESULTS.md)."""

    exploration: float = 0.4
    widening: float = 4.0
    winning: float = 3.0
    rule_of_thumb: float = 0.9
    exact: int = 0
    plies: int | None = None  # of a playout; None: as the game has it

    def laid_out(self, observer: int, plies: int = 0) -> Any:
        styles = np.zeros(1, STYLE)
        style = styles[0]
        style.exploration, style.widening, style.winning = self.exploration, self.widening, self.winning
        style.rule_of_thumb = round(self.rule_of_thumb * CERTAIN)
        style.exact = self.exact
        style.plies = plies if self.plies is None else self.plies
        style.observer = observer
        style.lowest, style.highest = np.inf, -np.inf
        return styles


class SearchTree:
    """The memory of one search, used again for every move."""

    def __init__(self, game: Game, nodes: int) -> None:
        self.states = np.zeros(1, game.rules.STATE)
        self.tree = np.zeros(nodes, NODE)
        self.moves = np.zeros(game.rules.MOST_MOVES, np.int16)
        self.slots = np.zeros(game.rules.ACTIONS, np.int32)
        self.path = np.zeros(MOST_DEPTH, np.int32)
        self.worth = np.zeros(MOST_SEATS)
        self.game = game
        self.ends: Any = None
        self.used = 1
        self.style: Any = None

    def begin(self, style: Style, observer: int) -> None:
        """Forget the last search. Room for exact search is made, and its code compiled, only where it is wanted."""
        if style.exact and self.ends is None:
            self.ends = room_for(self.game)
        self.tree[0] = np.zeros(1, NODE)[0]
        self.used = 1
        self.style = style.laid_out(observer, self.game.advice.PLAYOUT)

    def run(self, root: Any, iterations: int, word: Any) -> None:
        self.used = search(
            root, self.states, self.tree, self.used, self.style, self.moves, self.slots, self.path, self.worth,
            self.ends, iterations, word,
        )  # fmt: skip

    def children(self, node: int) -> list[Any]:
        found = []
        child = int(self.tree[node].child)
        while child:
            found.append(child)
            child = int(self.tree[child].sibling)
        return found

    def _node(self, node: int) -> Any:
        return self.tree[node]

    def continuation(self, child: int) -> list[int]:
        """The most visited way on from a move, as actions."""
        actions: list[int] = []
        while child and len(actions) < CONTINUATION:
            actions.append(int(self.tree[child].action))
            child = max(self.children(child), key=lambda node: int(self._node(node).visits), default=0)
        return actions


class SearchBot(Bot):
    """Information-set tree search with a budget in iterations; with `seconds` it also stops at that time.

    Its memory is used again for every move: one bot serves one thread at a time.
    """

    def __init__(
        self,
        iterations: int,
        style: Style | None = None,
        seconds: float | None = None,
        threads: int = 1,
        seed: int = 0,
    ) -> None:
        super().__init__(seed)
        self.iterations = iterations
        self.style = style or Style()
        self.seconds = seconds
        self.threads = threads
        self._trees: dict[str, list[SearchTree]] = {}

    def pick(self, view: SeatView, seed: int) -> int:
        return self._look_ahead(view, seed)[0][0]

    def think(self, table: Table | SeatView, seed: int | None = None) -> list[Candidate]:
        view = seat_view(table)
        tree = self._trees_for(view.game)[0]
        found = self._look_ahead(view, self.seed if seed is None else seed)
        first = {int(tree.tree[child].action): child for child in tree.children(0)}
        return [
            Candidate(
                view.texts[action],
                visits,
                value,
                [view.texts[step] for step in (tree.continuation(first[action]) if action in first else [action])],
            )
            for action, visits, value in found
        ]

    def _look_ahead(self, view: SeatView, seed: int) -> list[tuple[int, int, float]]:
        """(action, visits, value) of every move looked at, most visited first."""
        root = view.position()
        actions = view.actions()
        if len(actions) == 1:
            self._trees_for(view.game)[0].begin(self.style, view.seat)
            return [(actions[0], 1, 0.0)]
        trees = self._trees_for(view.game)
        warm_up(view.game)
        share = -(-self.iterations // self.threads)
        word = view.word(seed)

        def run(number: int) -> None:
            tree = trees[number]
            tree.begin(self.style, self._observer(view))
            self._run(tree, root, share, np.uint64(stream(word, np.uint64(number))))

        if self.threads == 1:
            run(0)
        else:
            with ThreadPoolExecutor(self.threads) as pool:
                list(pool.map(run, range(self.threads)))
        visits: dict[int, int] = {}
        totals: dict[int, float] = {}
        for tree in trees:
            for child in tree.children(0):
                node = tree.tree[child]
                action = int(node.action)
                visits[action] = visits.get(action, 0) + int(node.visits)
                totals[action] = totals.get(action, 0.0) + float(node.total)
        found = [(action, number, totals[action] / max(number, 1)) for action, number in visits.items()]
        return sorted(found, key=lambda one: (-one[1], -one[2], one[0]))

    def _observer(self, view: SeatView) -> int:
        """Whose knowledge is searched."""
        return view.seat

    def _run(self, tree: SearchTree, root: Any, iterations: int, word: Any) -> None:
        if self.seconds is None:
            tree.run(root, iterations, word)
            return
        began = time.perf_counter()
        done, piece = 0, 1
        while done < iterations:
            piece = min(piece, iterations - done)
            tree.run(root, piece, np.uint64(stream(word, np.uint64(done))))
            done += piece
            spent = time.perf_counter() - began
            left = self.seconds - spent
            if left <= 0:
                return
            # Some worlds are hard to find: until the pace is known, no more at once than were made before.
            piece = max(1, min(done, int(min(left, self.seconds / 10) * done / spent)))

    def _trees_for(self, game: Game) -> list[SearchTree]:
        if game.id not in self._trees:
            nodes = min(self.iterations + 2, MOST_NODES)
            self._trees[game.id] = [SearchTree(game, nodes) for _ in range(self.threads)]
        return self._trees[game.id]


class FlatBot(Bot):
    """Flat Monte Carlo: every move is played to the end of the round in the same sampled worlds."""

    def __init__(self, worlds: int, style: Style | None = None, seed: int = 0) -> None:
        super().__init__(seed)
        self.worlds = worlds
        self.style = style or Style()

    def pick(self, view: SeatView, seed: int) -> int:
        return max(self._values(view, seed), key=lambda one: one[1])[0]

    def think(self, table: Table | SeatView, seed: int | None = None) -> list[Candidate]:
        view = seat_view(table)
        found = sorted(self._values(view, self.seed if seed is None else seed), key=lambda one: -one[1])
        return [Candidate(view.texts[a], self.worlds, value, [view.texts[a]]) for a, value in found]

    def _values(self, view: SeatView, seed: int) -> list[tuple[int, float]]:
        rules = view.game.rules
        moves, others = np.zeros((2, rules.MOST_MOVES), np.int16)
        totals = np.zeros(rules.MOST_MOVES)
        n = sample_moves(
            view.position(), np.zeros(1, rules.STATE), self.style.laid_out(view.seat), moves, others,
            np.zeros(MOST_SEATS), totals, self.worlds, view.word(seed),
        )  # fmt: skip
        return [(int(moves[i]), float(totals[i]) / self.worlds) for i in range(n)]


@cache
def warm_up(game: Game) -> None:
    """Compile (or load) all that a game's bots call, so that no clock runs meanwhile.

    A compiler makes very many objects, and most of them stay. To look through them for garbage again and again would
    slow it down; it is done once at the end, since later it would take as long as a quick bot has for a move.
    """
    collecting = gc.isenabled()
    gc.disable()
    try:
        players = game.usual_players
        options = game.settle_options(None, players)
        states = game.set_up(players, options, game.deck)
        game.rules.start(states[0])
        view = SeatView(game, players, options, game.deck, states)
        GreedyBot().decide(view)
        tree = SearchTree(game, 8)
        tree.begin(Style(), view.seat)
        tree.run(view.position(), 1, np.uint64(stream(view.word(0), np.uint64(0))))
        if policy_file(game) is not None:
            ChampionBot(style=Playing(least=0.0, worlds=1, times=1)).decide(view)
    finally:
        gc.collect()
        if collecting:
            gc.enable()

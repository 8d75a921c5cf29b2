"""Tree search over what a seat knows, compiled; no memory is allocated while it runs.

Each iteration deals a random world that the seat cannot rule out, walks down one tree that all worlds share
(information-set Monte Carlo tree search; Cowling, Powley and Whitehouse, 2012), adds one move to it, plays the round to
its end and adds the result of every seat to the moves on the way: each seat chooses what is best for itself (max^n;
partners have the same result).
"""

from __future__ import annotations

from typing import Any

import numpy as np

from vivamos.bots.endgame import TOO_LONG, solve
from vivamos.bots.results import result
from vivamos.bots.rule_of_thumb import CERTAIN, action_id, best_by_rule, play_on, some_move, without_never
from vivamos.engine.compiled import compiled, inner
from vivamos.engine.dispatch import apply, foreseen, legal, redeal
from vivamos.engine.rng import following, mixed
from vivamos.engine.state import OVER


def _struct(fields: list[tuple[Any, ...]]) -> np.dtype[Any]:
    return np.dtype((np.record, np.dtype(fields, align=True)))


# A move in the tree. Node 0 is the present position; a child or sibling 0 is none.
NODE = _struct(
    [
        ("child", np.int32),
        ("sibling", np.int32),
        ("action", np.int16),
        ("mover", np.int8),
        ("visits", np.int32),
        ("chances", np.int32),  # how often the move could have been made
        ("total", np.float64),  # results of its mover
    ]
)

STYLE = _struct(
    [
        ("exploration", np.float64),  # how much the search looks beyond what seems best
        ("widening", np.float64),  # how soon it tries moves that are rated lower
        ("winning", np.float64),  # what winning the game is worth, in utility
        ("rule_of_thumb", np.int64),  # the chance (of rule_of_thumb.CERTAIN) of a move by rule of thumb in a playout
        ("plies", np.int64),  # decisions after which a playout may end by what is expected; 0: it does not
        ("exact", np.int64),  # how many moves an exact search of the round's end may make; 0: none is tried
        ("observer", np.int64),  # the seat whose knowledge is searched; SEES_ALL for none
        ("lowest", np.float64),  # the range of results met so far
        ("highest", np.float64),
    ]
)

SEES_ALL = -2  # a search that looks into all hands: only to measure how far it would come
MOST_DEPTH = 64
LEAST_EXACT = 64


@inner
def new_world(s: Any, observer: Any, word: Any) -> None:
    """Deal afresh what the observer does not know."""
    if observer == SEES_ALL:
        s.rng = word
    else:
        redeal(s, observer, word)


@compiled
def search(
    root: Any, states: Any, tree: Any, used: Any, styles: Any, moves: Any, slots: Any, path: Any, worth: Any,
    ends: Any, iterations: Any, counter: Any,
) -> Any:  # fmt: skip
    """Run so many iterations from the position in `root`; returns how many nodes of the tree are in use now."""
    s = states[0]
    style = styles[0]
    for _ in range(iterations):
        states[0] = root[0]
        counter = following(counter)
        new_world(s, style.observer, mixed(counter))
        rounds = s.rounds
        depth = 0
        node = 0
        in_tree = True
        solved = False
        played = 0
        # One loop for the way down the tree and for the playout after it: the rules are compiled into it just once.
        while s.seat != OVER and s.rounds == rounds and not solved:
            counter = following(counter)
            n = legal(s, moves)
            if in_tree:
                n = without_never(s, moves, n)
                child = descend(tree, node, style, moves, n, slots)
                if child == 0 and used < len(tree):  # a move that is new here
                    child = used
                    used += 1
                    grow(s, tree, node, child, moves, n, slots, counter)
                    in_tree = False
                clear_slots(tree, node, slots)
                node = child
            else:
                node = 0
            if node != 0:
                path[depth] = node
                depth += 1
                tree[node].mover = s.seat
                action = action_id(tree[node].action)
                in_tree = in_tree and depth < MOST_DEPTH
            else:
                in_tree = False
                action = some_move(s, moves, n, style.rule_of_thumb, counter)
                played += 1
            apply(s, action)
            if played >= style.plies > 0 and s.seat != OVER and s.rounds == rounds:
                solved = foreseen(s, style.winning, worth)
            if ends is not None and node != 0 and not in_tree:
                solved = solve_end(s, states, rounds, style, ends, worth)
        if not solved:
            result(s, style.winning, worth)
        tree[0].visits += 1
        for i in range(depth):
            visited = tree[path[i]]
            visited.visits += 1
            visited.total += worth[visited.mover]
        for seat in range(s.players):
            style.lowest = min(style.lowest, worth[seat])
            style.highest = max(style.highest, worth[seat])
    return used


@inner
def solve_end(s: Any, states: Any, rounds: Any, style: Any, ends: Any, worth: Any) -> bool:
    """Solve the rest of the round exactly, if it is near its end; whether it was done."""
    if style.exact == 0 or s.seat == OVER or s.rounds != rounds:
        return False
    plies, lists, numbers, tried, values = ends
    plies[0] = states[0]
    if solve(plies, lists, numbers, tried, values, style.winning, style.exact) == TOO_LONG:
        style.exact -= style.exact // 4  # too early in the round: give it up soon
        if style.exact < LEAST_EXACT:
            style.exact = 0
        return False
    for seat in range(s.players):
        worth[seat] = values[0, seat]
    return True


@inner
def descend(tree: Any, node: Any, style: Any, moves: Any, n: Any, slots: Any) -> Any:
    """The known move to follow (upper confidence bound); 0 when it is time to try a new one.

    `slots` has the nodes of the known moves by their action; the caller clears it.
    """
    child = tree[node].child
    while child != 0:
        slots[tree[child].action] = child
        child = tree[child].sibling
    spread = max(style.highest - style.lowest, 1e-9)
    best = -1.0
    found = 0
    tried = 0
    visits = 0
    for i in range(n):
        child = slots[moves[i]]
        if child != 0:
            there = tree[child]
            there.chances += 1
            tried += 1
            visits += there.visits
            mean = (there.total / there.visits - style.lowest) / spread
            value = mean + style.exploration * np.sqrt(np.log(there.chances) / there.visits)
            if value > best:
                best, found = value, child
    if tried < n and tried <= style.widening * np.sqrt(visits):
        return 0
    return found


@inner
def clear_slots(tree: Any, node: Any, slots: Any) -> None:
    child = tree[node].child
    while child != 0:
        slots[tree[child].action] = 0
        child = tree[child].sibling


@inner
def grow(s: Any, tree: Any, node: Any, new: Any, moves: Any, n: Any, slots: Any, counter: Any) -> None:
    """Add the best rated move that is not yet in the tree here."""
    untried = 0
    for i in range(n):
        if slots[moves[i]] == 0:
            moves[untried] = moves[i]
            untried += 1
    tree[new].child = 0
    tree[new].sibling = tree[node].child
    tree[new].action = best_by_rule(s, moves, untried, CERTAIN, counter)
    tree[new].visits = 0
    tree[new].chances = 1
    tree[new].total = 0.0
    tree[node].child = new


@compiled
def sample_moves(
    root: Any, states: Any, styles: Any, moves: Any, others: Any, worth: Any, totals: Any, worlds: Any, counter: Any
) -> Any:
    """Flat Monte Carlo: play the round to its end after each move of the root, in so many worlds; returns the moves."""
    s = states[0]
    style = styles[0]
    states[0] = root[0]
    mover = np.int64(s.seat)
    n = without_never(s, moves, legal(s, moves))
    for _ in range(worlds):
        counter = following(counter)
        world = mixed(counter)
        for i in range(n):
            states[0] = root[0]
            new_world(s, style.observer, world)
            apply(s, action_id(moves[i]))
            if s.rounds == root[0].rounds:
                play_on(s, others, style.rule_of_thumb, counter)
            result(s, style.winning, worth)
            totals[i] += worth[mover]
    return n

"""Moves tried in the same sampled worlds, compiled: what each brings in every world, so that they compare in pairs.

A move is tried like this: it is made in one world after the other, and the round is played to its end, by a tree search
that all worlds share (as `search` does it) with nothing but this move at its root. With room for no tree it is flat
Monte Carlo: the rest of the round goes by rule of thumb.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from vivamos.bots.rule_of_thumb import action_id, some_move, without_never
from vivamos.bots.search import MOST_DEPTH, clear_slots, descend, grow
from vivamos.engine.compiled import compiled, inner
from vivamos.engine.dispatch import advance, apply, legal, redeal, scores, start, utility, winners
from vivamos.engine.rng import following, mixed
from vivamos.engine.state import OVER

NO_ACTION = -1


@compiled
def deal_worlds(root: Any, states: Any, worlds: Any, observer: Any, counter: Any) -> None:
    """Fill `worlds` with positions that the observer cannot tell from the one in `root`."""
    s = states[0]
    for k in range(len(worlds)):
        counter = following(counter)
        states[0] = root[0]
        redeal(s, observer, mixed(counter))
        worlds[k] = states[0]


@compiled
def try_move(
    worlds: Any, states: Any, tree: Any, styles: Any, moves: Any, slots: Any, path: Any, worth: Any, before: Any,
    after: Any, action: Any, counter: Any, to_the_end: Any, points: Any, gained: Any, shares: Any, followed: Any,
) -> None:  # fmt: skip
    """Make a move in every world and play on.

    For each world: `points`, the mover's utility at the end of the round; `gained`, what its score went up by;
    `followed`, the first actions after the move. The first worlds, as many as `to_the_end` says, are played on to the
    end of the game: `shares` has the mover's share of the win there.
    """
    s = states[0]
    style = styles[0]
    used = 1
    for k in range(len(worlds)):
        states[0] = worlds[k]
        mover = np.int64(s.seat)
        rounds = s.rounds
        scores(s, before)
        counter = following(counter)
        own = mixed(counter)
        for i in range(followed.shape[1]):
            followed[k, i] = NO_ACTION
        apply(s, action_id(action))
        depth = 0
        ply = 0
        node = 0
        in_tree = True
        in_round = True
        while s.seat != OVER and (in_round or k < to_the_end):
            if in_round and s.rounds != rounds:
                in_round = False
                in_tree = False
                utility(s, worth)
                scores(s, after)
                points[k] = worth[mover]
                gained[k] = after[mover] - before[mover]
                if k >= to_the_end:
                    break
            own = following(own)
            n = legal(s, moves)
            if in_tree:
                n = without_never(s, moves, n)
                child = descend(tree, node, style, moves, n, slots)
                if child == 0 and used < len(tree):  # a move that is new here
                    child = used
                    used += 1
                    grow(s, tree, node, child, moves, n, slots, own)
                    in_tree = False
                clear_slots(tree, node, slots)
                node = child
            else:
                node = 0
            if node != 0:
                path[depth] = node
                depth += 1
                tree[node].mover = s.seat
                chosen = action_id(tree[node].action)
                in_tree = in_tree and depth < MOST_DEPTH
            else:
                in_tree = False
                chosen = some_move(s, moves, n, style.rule_of_thumb, own)
            if in_round and ply < followed.shape[1]:
                followed[k, ply] = chosen
                ply += 1
            apply(s, chosen)
        if in_round:  # the game ended with it
            utility(s, worth)
            scores(s, after)
            points[k] = worth[mover]
            gained[k] = after[mover] - before[mover]
        if s.seat == OVER:
            shares[k] = share_won(s, mover)
        tree[0].visits += 1
        for i in range(depth):
            visited = tree[path[i]]
            visited.visits += 1
            visited.total += worth[visited.mover]
        for seat in range(s.players):
            style.lowest = min(style.lowest, worth[seat])
            style.highest = max(style.highest, worth[seat])


@compiled
def reference_rounds(
    root: Any, states: Any, moves: Any, worth: Any, rule_of_thumb: Any, counter: Any, fresh: Any, whole_games: Any,
    points: Any, shares: Any,
) -> None:  # fmt: skip
    """What reference players, the same rule of thumb in every seat, get from a position: a row for every time.

    `points` has each seat's utility at the end of the round; with `whole_games` they play on, and `shares` has the
    shares of the win. Chance is drawn anew each time: a `fresh` state is dealt first, and in any other goes on by
    itself what is pending, such as the next deal.
    """
    s = states[0]
    for k in range(len(points)):
        states[0] = root[0]
        counter = following(counter)
        own = mixed(counter)
        s.rng = mixed(~own)
        s.given = 0  # in a replay the next deal is given beforehand
        if fresh:
            start(s)
        while s.pending != 0:
            advance(s)
        rounds = s.rounds
        in_round = True
        while s.seat != OVER:
            if in_round and s.rounds != rounds:
                in_round = False
                utility(s, worth)
                for seat in range(s.players):
                    points[k, seat] = worth[seat]
                if not whole_games:
                    break
            own = following(own)
            apply(s, some_move(s, moves, legal(s, moves), rule_of_thumb, own))
        if in_round:
            utility(s, worth)
            for seat in range(s.players):
                points[k, seat] = worth[seat]
        if s.seat == OVER:
            for seat in range(s.players):
                shares[k, seat] = share_won(s, seat)


@inner
def share_won(s: Any, seat: Any) -> Any:
    """A seat's share of the win, at the end of a game."""
    won = np.int64(winners(s))
    number: Any = 0
    for other in range(s.players):
        number += (won >> other) & 1
    return ((won >> seat) & 1) / number

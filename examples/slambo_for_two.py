"""SLAMBO! for two on small decks, solved: who is better off, what to open with, and how far our bots are from it.

    python examples/slambo_for_two.py

takes some minutes; docs/studies/slambo-for-two.md has what it prints.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence

import numpy as np

import vivamos
from vivamos.bots.playing import Setting
from vivamos.engine.dispatch import apply
from vivamos.study.equilibrium import Solved, Tree, gains_at, grow, judged, solve, strategy_of

SEVEN = (1, 3, 5, 7, -2, -4, -6)  # three cards each, one lies aside
NINE = (1, 2, 4, 6, 8, -1, -3, -5, -7)  # four each
SHAME = 3  # a third of the utility is one shame card


def setting(numbers: Sequence[int], hand: int) -> Setting:
    """A bout for two with these cards; seat 0 begins."""
    game = vivamos.game("slambo")
    deck = {
        "total": dict.fromkeys(("2", "3", "4"), len(numbers)),
        "hands": {"2": hand, "3": 1, "4": 1},
        "cards": [{"type": "number", "number": list(numbers)}],
    }
    return Setting(game, 2, game.settle_options({"start": 0}, 2), game.read_deck(deck))


def openings(tree: Tree, solved: Solved, played: Setting) -> list[tuple[str, float, list[tuple[str, float]]]]:
    """For each hand of who begins: the hand, what it may expect, and how often each card opens."""
    found = []
    texts = played.view(tree.views[0]).texts
    gains = gains_at(tree, solved.strategy, 0)
    for point in np.flatnonzero(tree.depths == 0):
        moves = slice(tree.offsets[point], tree.offsets[point] + tree.sizes[point])
        cards = [texts[action].removeprefix("play ") for action in tree.actions[point]]
        chances = solved.strategy[moves]
        value = float((chances * gains[moves]).sum()) * SHAME
        wanted = sorted(zip(cards, map(float, chances), strict=True), key=lambda one: -one[1])
        found.append((" ".join(cards), value, [(card, chance) for card, chance in wanted if chance > 0.005]))
    return sorted(found, key=lambda one: -one[1])


def main(numbers: Sequence[int], hand: int, iterations: int, bots: Sequence[str] = ()) -> Solved:
    """Solve a deck and tell what was found, in shame cards a bout."""
    played = setting(numbers, hand)
    tree = grow(played)
    solved = solve(tree, iterations)
    print(f"{len(numbers)} cards, {hand} each: {len(tree.points):,} positions, {len(tree.sizes):,} decision points")
    print(f"who begins may expect {SHAME * solved.value:+.4f}; exploitability {SHAME * solved.exploitability:.6f}")
    for name in bots:
        bot = vivamos.bot(name, seed=1)
        found = judged(tree, strategy_of(tree, played, bot.decide))
        print(f"{name}: exploitability {SHAME * found.exploitability:.3f}")
    for cards, value, wanted in openings(tree, solved, played):
        print(f"| {cards} | {value:+.3f} | {', '.join(f'{card} {chance:.0%}' for card, chance in wanted)} |")
    return solved


def endings(cards_left: int, number: int) -> dict[int, list[float]]:
    """What the seat to move may expect with so many cards each, by the balance: the whole deck, casual play so far.

    Both know the cards played, and nothing of each other's hand beyond that.
    """
    game = vivamos.game("slambo")
    played = Setting(game, 2, game.settle_options({"start": 0}, 2), game.deck)
    bot, found = vivamos.bot("casual", seed=1), defaultdict[int, list[float]](list)
    for seed in range(number):
        states = played.dealt(seed)
        s = states[0]
        while s.rounds == 0 and not (s.seat == 0 and int(s.hands[0]).bit_count() == cards_left):
            apply(s, bot.decide(played.view(states), seed))
        if s.rounds == 0:
            solved = solve(grow(played, states), 200, until=0.001 / SHAME)
            found[int(s.balance)].append(SHAME * solved.value)
    return dict(sorted(found.items()))


if __name__ == "__main__":
    main(SEVEN, 3, 1_000, ["greedy", "expert", "master"])
    main(NINE, 4, 400, ["greedy", "expert"])
    for left in (2, 3):
        print(f"endings with {left} cards each")
        for balance, values in endings(left, 1_000 if left == 2 else 500).items():
            print(f"| {balance} | {len(values)} | {np.mean(values):+.2f} | {min(values):+.2f} to {max(values):+.2f} |")

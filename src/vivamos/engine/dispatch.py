"""Generic code calls `legal(s, out)`; this finds the rules of the game that `s` is a state of.

In compiled code the choice is made by the type of `s` when the caller is compiled, so it costs nothing
and the caller can be cached on disk (a closure over a game's rules cannot). In plain Python it is a
look-up by dtype.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
from numba import types
from numba.core.typing.templates import AbstractTemplate, infer_global
from numba.np.numpy_support import from_dtype

from vivamos.engine.compiled import compiled
from vivamos.engine.contract import Advice, Knowledge, Rules
from vivamos.engine.state import Moves, Number, State, Vector

_rules: dict[Any, Rules] = {}
_knowledge: dict[Any, Knowledge] = {}
_advice: dict[Any, Advice] = {}


def register(rules: Rules, knowledge: Knowledge, advice: Advice) -> None:
    """Make a game's compiled functions known; its STATE must differ from every other game's."""
    for key in (rules.STATE, from_dtype(rules.STATE)):
        known = _rules.setdefault(key, rules)
        if known is not rules:
            raise TypeError(f"{rules} and {known} have the same STATE: rename a field in one")
        _knowledge[key] = knowledge
        _advice[key] = advice


def start(s: State) -> None:
    """The first deal of a game whose players, options, deck and generator are in `s`."""
    _rules[s.dtype].start(s)


def legal(s: State, out: Moves) -> int:
    """Write the legal action ids of the seat to move; return how many."""
    n: int = _rules[s.dtype].legal(s, out)
    return n


def act(s: State, action: int) -> None:
    """One decision and nothing else: the card lies on the table."""
    _rules[s.dtype].act(s, action)


def advance(s: State) -> None:
    """The next single thing that follows by itself; called while `s.pending` is not 0."""
    _rules[s.dtype].advance(s)


def redeal(s: State, seat: int, word: np.uint64) -> None:
    """Replace all that `seat` (-1: a spectator) does not know by a random world it cannot rule out."""
    _knowledge[s.dtype].redeal(s, seat, word)


def scores(s: State, out: Vector) -> None:
    """The score of each seat."""
    _rules[s.dtype].scores(s, out)


def utility(s: State, out: Vector) -> None:
    """What each seat has won or lost so far; adds up to zero."""
    _rules[s.dtype].utility(s, out)


def winners(s: State) -> int:
    """The seats that win, as bits."""
    found: int = _rules[s.dtype].winners(s)
    return found


def observe(s: State, seat: int, out: Vector) -> None:
    """What `seat` knows, as numbers."""
    _knowledge[s.dtype].observe(s, seat, out)


def is_misplaced(s: State) -> bool:
    """Whether a card is lost, or lies in two places."""
    return bool(_rules[s.dtype].is_misplaced(s))


def check(s: State) -> int:
    """0, or the number of the first of the game's own invariants that does not hold."""
    broken: int = _rules[s.dtype].check(s)
    return broken


# The rating of a move that no player of good will makes, such as a forbidden card in honour play.
NEVER = -1_000_000


def rate_move(s: State, action: int) -> int:
    """How good the game's rule of thumb finds a legal move of the seat to move; 0 where a game has none."""
    return int(_advice[s.dtype].rate_move(s, action))


def never_made(s: State, action: int) -> bool:
    """Whether no player of good will makes a legal move of the seat to move: it is rated NEVER."""
    return bool(_advice[s.dtype].never_made(s, action))


def foreseen(s: State, winning: float, out: Vector) -> bool:
    """What each seat may expect to have at the end of the round; whether that could be said."""
    return bool(_advice[s.dtype].foreseen(s, winning, out))


def _choose_when_compiled(stub: Any, modules: Mapping[Any, Any]) -> None:
    """Type a call of the stub as the call of the game's own function: there is nothing in between to compile."""

    def rule_of(state: Any) -> Any:
        return getattr(modules.get(state), stub.__name__, None)

    @infer_global(stub)
    class Choice(AbstractTemplate):  # type: ignore[misc]
        def generic(self, args: Any, kws: Any) -> Any:
            return types.Dispatcher(rule_of(args[0])).get_call_type(self.context, args, kws)

        def get_impl_key(self, sig: Any) -> Any:
            return rule_of(sig.args[0]).get_overload(sig)


_of_rules: list[Callable[..., Any]] = [start, legal, act, advance, scores, utility, winners, is_misplaced, check]
for _stub in _of_rules:
    _choose_when_compiled(_stub, _rules)
_choose_when_compiled(redeal, _knowledge)
_choose_when_compiled(observe, _knowledge)
for _stub in (rate_move, never_made, foreseen):
    _choose_when_compiled(_stub, _advice)


@compiled
def apply(s: State, action: int) -> None:
    """One decision and everything that follows from it by itself."""
    s.drawn = 0
    act(s, action)
    while s.pending != 0:
        advance(s)


MISPLACED = 101  # in place of an invariant of the game


@compiled
def broken(s: State) -> Number:
    """0, or the number of the first invariant that does not hold."""
    return MISPLACED if is_misplaced(s) else check(s)

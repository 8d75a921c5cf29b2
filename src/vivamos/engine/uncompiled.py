"""Compiled functions as plain Python: for words, and for games that begin before the compiler is done.

It is the same text either way: a twin is made of a function's own code, and whatever it calls is a twin too.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache, wraps
from types import FunctionType, ModuleType, SimpleNamespace
from typing import Any

import numpy as np

Function = Callable[..., Any]


class Twins:
    """Plain Python functions by the compiled ones they stand for. `finish` is done to each."""

    def __init__(self, finish: Callable[[Function], Function]) -> None:
        self._finish = finish
        self._made: dict[int, Function] = {}  # by the id of the compiled function, which lives as long as its module

    def of(self, value: Any) -> Any:
        """A compiled function as Python whose own calls stay in Python; anything else as it is."""
        function = getattr(value, "py_func", None)
        if function is None:
            return value
        if id(value) not in self._made:
            names: dict[str, Any] = dict(function.__globals__)
            twin = FunctionType(function.__code__, names, function.__name__, function.__defaults__)
            twin.__doc__ = function.__doc__
            self.put(value, twin)
            names |= {name: self.of(names[name]) for name in function.__code__.co_names if name in names}
        return self._made[id(value)]

    def put(self, value: Any, twin: Function) -> None:
        self._made[id(value)] = self._finish(twin)


def _telling_python_numbers(twin: Function) -> Function:
    @wraps(twin)
    def plain(*arguments: Any) -> Any:
        found = twin(*arguments)
        return found.item() if isinstance(found, np.generic) else found

    return plain


_for_words = Twins(_telling_python_numbers)
_for_states = Twins(lambda twin: twin)


@cache
def in_python(module: ModuleType) -> Any:
    """A module's compiled functions as plain Python, for words: a call of compiled code with a state costs more than
    most small rules do. Everything else of the module is there as it is.
    """
    return SimpleNamespace(**{name: _for_words.of(value) for name, value in vars(module).items()})


def set_twin(function: Any, twin: Function) -> None:
    """For a compiled function that cannot run as plain Python, or warns there: what does the same."""
    for twins in (_for_words, _for_states):
        twins.put(function, twin)


# --- before the compiler is done ---


class _Beginning:
    """Whether this program begins in Python, and the threads in which the compiler is waited for."""

    in_python = False
    own = threading.local()


def begin_in_python(wanted: bool = True) -> None:
    """From now on a call does not wait for the compiler: what is not compiled yet, or not loaded, runs as Python.

    A thread that compiles says so (`compiling`). Whatever it has done, the next call takes. So a game goes over from
    one decision to the next, and nothing of it changes: both make the same state, bit for bit.
    """
    _Beginning.in_python = wanted


def compile_here() -> None:
    """In this thread calls wait for the compiler, from now on."""
    _Beginning.own.compiles = True


@contextmanager
def compiling() -> Iterator[None]:
    """The same for a while."""
    before = getattr(_Beginning.own, "compiles", False)
    _Beginning.own.compiles = True
    try:
        yield
    finally:
        _Beginning.own.compiles = before


def or_in_python(dispatcher: Any) -> Any:
    """Let calls of a compiled function from Python go to its twin where they need not wait for the compiler.

    Numba asks for what it shall call only if it knows nothing compiled for these arguments.
    """
    compile_for = dispatcher._compile_for_args

    def find(*arguments: Any, **named: Any) -> Any:
        if _Beginning.in_python and not getattr(_Beginning.own, "compiles", False):
            return _for_states.of(dispatcher)
        return compile_for(*arguments, **named)

    dispatcher._compile_for_args = find
    return dispatcher

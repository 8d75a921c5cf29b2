"""Functions that only compiled code calls: they go whole into their callers and are optimised there.

Left to itself, Numba optimises every function, with all it calls inside, and makes machine code of it. A caller never
uses that: it takes the function in and begins again, so a rule five calls down was optimised five times. Without that
a game compiles in three quarters of the time or less, and plays as fast (benchmarks/RESULTS.md).

All that leans on how Numba works inside is here. Versions 0.65 to 0.68 are alike; where one differs, or if the
environment says `VIVAMOS_PLAIN_NUMBA=1`, Numba is left to itself: the same games, compiled in several times the time.
"""

from __future__ import annotations

import logging
import os
from collections.abc import Callable
from functools import cache
from typing import Any

import numba
from numba import types

SWITCH = "VIVAMOS_PLAIN_NUMBA"
log = logging.getLogger("vivamos")


def find_linking(works: Callable[[], bool]) -> Any:
    """Numba's compiler, made to link; None where Numba is to be left to itself. `works`: it was tried here before."""
    if os.environ.get(SWITCH, "0") not in ("", "0"):
        return None
    try:
        found = linking_compiler()
        if not works():
            probe(found)
    except Exception as error:  # whatever it is that has changed there: games are played nevertheless
        log.info("Numba %s is another one inside, so games compile more slowly: %r", numba.__version__, error)
        return None
    return found


def linking_compiler() -> Any:
    """Numba's compiler, for a function that is linked into its callers and has no entry of its own."""
    from numba.core.codegen import JITCodeLibrary
    from numba.core.compiler import Compiler

    class LinkedCode(JITCodeLibrary):  # type: ignore[misc]
        """The code of a function and of all it calls, in LLVM's form, to be linked into its callers."""

        def _optimize_final_module(self) -> None:
            pass

        def _finalize_final_module(self) -> None:
            self._finalized = True  # no machine code is made

        @property
        def codegen(self) -> LinkedCode:
            return self

        def set_env(self, name: str, env: Any) -> None:
            """Numba would write into a variable of the machine code here. It is read by code that makes Python
            objects: an error with numbers in its text, for instance, cannot be raised.
            """

    class LinkingCompiler(Compiler):  # type: ignore[misc]
        kind_of_code = LinkedCode

        def compile_extra(self, function: Any) -> Any:
            self.state.library = LinkedCode(self.state.targetctx.codegen(), function.__qualname__)
            return super().compile_extra(function)

    return LinkingCompiler


def linked(function: Any, compiler: Any, compiled: Callable[[Any], Any], **options: Any) -> Any:
    """A function that is linked into its callers. `compiled` makes the other form of it, for calls from Python."""
    made: Any = numba.njit(pipeline_class=compiler, no_cpython_wrapper=True, **options)(function)
    # Numba looks up a call from Python among what was inserted, and compiles what it does not find.
    insert = made._insert
    made._insert = lambda *_: None
    with_entry = cache(lambda: compiled(function))

    def compile_for_python(*arguments: Any) -> Any:
        entry = with_entry()._compile_for_args(*arguments)
        for kinds, result in with_entry().overloads.items():
            insert([kind._code for kind in kinds], result.entry_point, False)
        return entry

    made._compile_for_args = compile_for_python
    return with_one_integer(made)


def with_one_integer(dispatcher: Any) -> Any:
    """Compile a function once for all signed integers that compiled code hands it: a constant, an int8 of a state."""
    find = dispatcher.get_call_template

    def get_call_template(args: Any, kws: Any) -> Any:
        return find(tuple(map(_widened, args)), {name: _widened(kind) for name, kind in kws.items()})

    dispatcher.get_call_template = get_call_template
    return dispatcher


def _widened(kind: Any) -> Any:
    kind = types.unliteral(kind)
    return types.int64 if isinstance(kind, types.Integer) and kind.signed else kind


def probe(compiler: Any) -> None:
    """Link a small function into another one. Where Numba has changed, that fails here and in no game."""

    def twice(number: int) -> int:
        return 2 * number

    link = linked(twice, compiler, numba.njit, no_cfunc_wrapper=True)

    def twice_and_one(number: int) -> int:
        return int(link(number) + link(7) - link(6)) - 1

    found = with_one_integer(numba.njit(twice_and_one))(3)
    (made,) = link.overloads.values()  # one for the constants and the number
    if not isinstance(made.library, compiler.kind_of_code) or (found, link(4)) != (7, 8):
        raise RuntimeError(f"a linked function is {made.library!r} and says {found} and {link(4)}")

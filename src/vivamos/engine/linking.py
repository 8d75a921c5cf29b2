"""Functions that only compiled code calls: they go whole into their callers and are optimised there.

Left to itself, Numba optimises every function, with all it calls inside, and makes machine code of it. A caller never
uses that: it takes the function in and begins again, so a rule five calls down was optimised five times. Without that
a game compiles in three quarters of the time or less, and plays as fast (benchmarks/RESULTS.md).

This leans on how Numba works inside; `pyproject.toml` names the versions it was tried with.
"""

from __future__ import annotations

from typing import Any

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
        """Numba would write into a variable of the machine code here. It is read by code that makes Python objects: an
        error with numbers in its text, for instance, cannot be raised.
        """


class LinkingCompiler(Compiler):  # type: ignore[misc]
    """Numba's compiler, for a function that is linked into its callers and has no entry of its own."""

    def compile_extra(self, function: Any) -> Any:
        self.state.library = LinkedCode(self.state.targetctx.codegen(), function.__qualname__)
        return super().compile_extra(function)

"""The decorators of every function that must be fast, and the folder its machine code is kept in.

`@compiled` is Numba's `njit` with a disk cache that can never serve an old rule: the cache folder is
named after a digest of the sources that hold compiled code, the versions of Numba and NumPy, and the way
of compiling, because Numba itself only looks at the file of the function it loads, not at the functions
inlined into it. `@inner` is for the functions that only such code calls.

With `NUMBA_DISABLE_JIT=1` the same functions run as plain Python; engine/uncompiled.py lets a game begin so.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import sys
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeVar

import numba
import numpy as np
import platformdirs

from vivamos.engine.linking import find_linking, linked, with_one_integer
from vivamos.engine.uncompiled import in_python, or_in_python

__all__ = ["compiled", "in_python", "inner"]

F = TypeVar("F", bound=Callable[..., Any])

PLAIN_PYTHON = bool(numba.config.DISABLE_JIT)
PACKAGE = Path(__file__).resolve().parents[1]
COMPILED = ("engine", "games", "bots", "learn")  # the folders with compiled code
WORDS = ("view.py", "facts.py")  # plain Python in them, on which no machine code depends
LEARNED = "*.learned.toml"  # numbers that become part of the machine code
TRAINING = "training"  # a folder of `learn` with as little
UNUSED_AFTER_DAYS = 30
LINKING_WORKS = "linking.works"  # a file in the cache: no need to try again with the same Numba


def sources_digest(package: Path = PACKAGE, *, linking: bool = True) -> str:
    """A short name for exactly these sources under exactly this compiler."""
    way = "linking" if linking else "plain"
    digest = hashlib.sha256(f"numba {numba.__version__} numpy {np.__version__} {way}".encode())
    for path in _sources(package):
        digest.update(path.relative_to(package).as_posix().encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def copy_digest(package: Path = PACKAGE) -> str:
    """A short name for exactly these files: Numba keeps code for each path, of each Python, and for each time of it."""
    digest = hashlib.sha256(f"{sys.implementation.cache_tag} {package}".encode())
    for path in _sources(package):
        digest.update(f"{path.relative_to(package).as_posix()} {path.stat().st_mtime_ns}".encode())
    return digest.hexdigest()[:8]


def _sources(package: Path) -> list[Path]:
    paths = (path for folder in COMPILED for path in (package / folder).rglob("*.py") if path.name not in WORDS)
    code = [path for path in paths if path.parent.name != TRAINING]
    return sorted([*code, *(package / "games").rglob(LEARNED)])


def cache_home() -> Path:
    """Where all digests' folders lie: `VIVAMOS_CACHE_DIR`, or the user's own cache folder."""
    return Path(os.environ.get("VIVAMOS_CACHE_DIR") or platformdirs.user_cache_dir("vivamos"))


def cache_folder() -> Path:
    """The folder for these sources. Folders of other sources go once nothing has used them for a month."""
    return _folder(linking=LINKING is not None)


def _folder(linking: bool) -> Path:
    home = cache_home()
    folder = home / sources_digest(linking=linking)
    try:
        if not folder.exists():
            _forget_old_folders(home)
        folder.mkdir(parents=True, exist_ok=True)
        os.utime(folder)
    except OSError:
        pass  # an unwritable cache costs time, never a game: Numba then compiles in memory
    return folder


def _forget_old_folders(home: Path) -> None:
    limit = time.time() - UNUSED_AFTER_DAYS * 86400
    for folder in home.glob("[0-9a-f]" * 16):
        if folder.is_dir() and folder.stat().st_mtime < limit:
            shutil.rmtree(folder, ignore_errors=True)


def _tried() -> bool:
    return (_folder(linking=True) / LINKING_WORKS).exists()


LINKING = None if PLAIN_PYTHON else find_linking(_tried)
_CACHE = str(cache_folder())
_CACHEABLE = os.access(_CACHE, os.W_OK)
_OPTIONS: dict[str, Any] = {"nogil": True, "error_model": "numpy", "no_cfunc_wrapper": True}
_ONE_AT_A_TIME = threading.Lock()
if LINKING and _CACHEABLE:
    with suppress(OSError):
        (Path(_CACHE) / LINKING_WORKS).touch()


def compiled(function: F) -> F:
    """Compile `function` on its first call, keep the result on disk, and run it without the GIL."""
    if PLAIN_PYTHON:
        return function
    made: F = or_in_python(_compiled(function))
    return with_one_integer(made) if LINKING else made


def inner(function: F) -> F:
    """The same for a function that only compiled code calls. It compiles sooner: see engine/linking.py.

    A call from Python (a test's, say) works too, but then the function is compiled once more.
    """
    if PLAIN_PYTHON or not LINKING:
        return compiled(function)
    made: F = or_in_python(linked(function, LINKING, _compiled, **_OPTIONS))
    return made


def taking_functions(function: F) -> F:
    """The same for one that takes functions: it goes into its caller before anything else is done with it.

    Else the addresses of those functions would stay in the machine code, which then could not be kept on disk.
    """
    if PLAIN_PYTHON:
        return function
    options = _OPTIONS | {"forceinline": True}
    made: F = linked(function, LINKING, _compiled, **options) if LINKING else numba.njit(**options)(function)
    return made


def made_of_text(name: str, text: str, names: dict[str, Any]) -> Any:
    """A function that the engine writes itself, for other compiled code: what that makes of it is kept on disk."""
    namespace = dict(names)
    exec(text, namespace)  # the text is our own: see engine/places.py
    function = namespace[name]
    return function if PLAIN_PYTHON else with_one_integer(numba.njit(**_OPTIONS)(function))


def _compiled(function: Any) -> Any:
    # Numba reads this setting when the decorator runs; other users of Numba in this process keep theirs. Two threads
    # that first call something at the same time must not put back each other's.
    with _ONE_AT_A_TIME:
        before = numba.config.CACHE_DIR
        numba.config.CACHE_DIR = _CACHE
        try:
            return numba.njit(cache=_CACHEABLE, **_OPTIONS)(function)
        finally:
            numba.config.CACHE_DIR = before

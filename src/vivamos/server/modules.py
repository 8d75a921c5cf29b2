"""Which modules a module of the pages imports as it is loaded."""

from __future__ import annotations

import posixpath
import re
from collections.abc import Callable, Iterable

_IMPORTED = re.compile(r'^(?:import|(?:import|export)\b[^;"]*\bfrom) "(\.{1,2}/[^"]+)"', re.MULTILINE)


def with_imports(names: Iterable[str], text_of: Callable[[str], str]) -> list[str]:
    """Modules, and all that they import."""
    found: list[str] = []
    names = list(names)
    while names:
        name, *names = names
        if name not in found:
            found.append(name)
            folder = posixpath.dirname(name)
            names += [posixpath.normpath(posixpath.join(folder, one)) for one in _IMPORTED.findall(text_of(name))]
    return found

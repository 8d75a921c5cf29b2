"""What an adapter needs of others, or the sentence that says what to install."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from vivamos.engine.errors import UsageError


def needed(module: str, package: str, extra: str) -> Any:
    """A module of the package that an extra brings."""
    try:
        return import_module(module)
    except ImportError:
        raise UsageError("adapter-not-installed", package=package, extra=extra) from None

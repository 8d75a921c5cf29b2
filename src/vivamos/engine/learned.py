"""Numbers that were learned from games, beside the code that uses them: `games/<game>/<name>.learned.toml`.

The file says how it came about, for which version of the rules it was learned, and has the numbers in thousandths. They
become part of the machine code.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import numpy as np

from vivamos.engine.errors import GameFilesError

ENDING = ".learned.toml"
SCALE = 1000


def learned_file(module: str, name: str) -> Path:
    """The file with this name beside a module."""
    return Path(module).parent / f"{name}{ENDING}"


def learned_numbers(module: str, name: str, number: int) -> Any:
    """The numbers beside a module (its `__file__`); refuses those of other rules, or of another shape."""
    path = learned_file(module, name)
    where = f"{path.parent.name}/{path.name}"
    try:
        told = tomllib.loads(path.read_text(encoding="utf-8"))
        version = tomllib.loads((path.parent / "game.toml").read_text(encoding="utf-8"))["version"]
    except (OSError, ValueError) as error:
        raise GameFilesError(where, f"it cannot be read: {error}.") from None
    numbers = told.get("numbers")
    if told.get("rules") != version:
        raise GameFilesError(where, f"it was learned with rules of version {told.get('rules')}, these are {version}.")
    if not isinstance(numbers, list) or len(numbers) != number or not all(type(one) is int for one in numbers):
        raise GameFilesError(where, f"it must have {number} whole numbers.")
    return np.array(numbers, np.float64) / SCALE

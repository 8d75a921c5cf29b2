"""A table's options, as a game's `game.toml` declares them."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from vivamos.engine.errors import DataError, UsageError, shown

RANDOM = "random"
TYPES = ("bool", "int", "choice", "seat")
WHOLE = re.compile("-?[0-9]{1,9}")  # no option needs more digits, and thousands of them cost time
NEEDED = {"int": ("least", "most"), "choice": ("choices",)}  # what these types must say, of options and of cards


@dataclass(frozen=True)
class Option:
    """One thing the people at a table agree on before the deal."""

    name: str
    type: str  # bool, int, choice, or seat (a seat number, or "random")
    default: Any
    text: str
    rule: str
    least: int = 0
    most: int = 0
    choices: tuple[str, ...] = ()

    @property
    def values(self) -> str:
        """The possible values, in words."""
        if self.type == "bool":
            return "true or false"
        if self.type == "int":
            return f"{self.least} to {self.most}"
        if self.type == "choice":
            return " or ".join(self.choices)
        return "a seat number, or random"

    def check(self, value: Any, players: int) -> Any:
        """The value as it is stored; accepts text, as typed on a command line."""
        word = value.strip().lower() if isinstance(value, str) else value
        if self.type == "bool":
            if isinstance(word, bool):
                return word
            if word in ("true", "yes", "on", "1"):
                return True
            if word in ("false", "no", "off", "0"):
                return False
        elif self.type == "choice":
            if word in self.choices:
                return word
        elif self.type == "seat" and word == RANDOM:
            return RANDOM
        else:
            number = _whole(word)
            least, most = (0, players - 1) if self.type == "seat" else (self.least, self.most)
            if number is not None and least <= number <= most:
                return number
        allowed = f"0 to {players - 1}, or random" if self.type == "seat" else self.values
        raise UsageError(f"option {self.name} cannot be {shown(value)}: it is {allowed}.")


def _whole(word: Any) -> int | None:
    if isinstance(word, bool):
        return None
    if isinstance(word, int):
        return word
    if isinstance(word, str) and WHOLE.fullmatch(word):
        return int(word)
    return None


def read_options(table: Mapping[str, Any], where: str) -> tuple[Option, ...]:
    """The `[options.…]` tables of a `game.toml`."""
    return tuple(_read_option(name, entry, where) for name, entry in table.items())


def _read_option(name: str, entry: Any, where: str) -> Option:
    if not isinstance(entry, dict):
        raise DataError(f"{where}: option {name} must be a table.")
    known = {"type", "default", "text", "rule", "least", "most", "choices"}
    for key in entry:
        if key not in known:
            raise DataError(f"{where}: option {name} has an unknown key {key!r}; known are {', '.join(sorted(known))}.")
    for key in ("type", "default", "text", "rule"):
        if key not in entry:
            raise DataError(f"{where}: option {name} lacks {key!r}.")
    if entry["type"] not in TYPES:
        raise DataError(f"{where}: option {name} has the unknown type {entry['type']!r}; known are {', '.join(TYPES)}.")
    for key in NEEDED.get(entry["type"], ()):
        if key not in entry:
            raise DataError(f"{where}: option {name} lacks {key!r}.")
    option = Option(name=name, **{**entry, "choices": tuple(entry.get("choices", ()))})
    try:
        option.check(option.default, players=2)
    except UsageError as error:
        raise DataError(f"{where}: the default does not fit: {error}") from None
    return option


def settle(options: tuple[Option, ...], given: Mapping[str, Any] | None, game: str, players: int) -> dict[str, Any]:
    """All options of a table: those given, checked, and the defaults of the others."""
    known = {option.name: option for option in options}
    for name in given or {}:
        if name not in known:
            names = ", ".join(known) or "none"
            raise UsageError(f"{game} has no option {shown(name)}; it has: {names}.")
    return {name: option.check((given or {}).get(name, option.default), players) for name, option in known.items()}

"""A table's options, as a game's `game.toml` declares them."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from vivamos.engine.errors import GameFilesError, UsageError, shown

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
    rule: str
    least: int = 0
    most: int = 0
    choices: tuple[str, ...] = ()

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
            least, most = self._span(players)
            if number is not None and least <= number <= most:
                return number
        raise self._refused(shown(value), players)

    def _span(self, players: int) -> tuple[int, int]:
        return (0, players - 1) if self.type == "seat" else (self.least, self.most)

    def _refused(self, given: str, players: int) -> UsageError:
        """What a value that does not fit should have been."""
        told: dict[str, Any] = {"field": f"options.{self.name}", "option": self.name, "given": given}
        if self.type == "bool":
            return UsageError("wrong-switch", **told)
        if self.type == "choice":
            return UsageError("wrong-choice", **told, known=list(self.choices))
        least, most = self._span(players)
        return UsageError("wrong-seat" if self.type == "seat" else "wrong-number", **told, least=least, most=most)


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
        raise GameFilesError(where, f"option {name} must be a table.")
    known = {"type", "default", "rule", "least", "most", "choices"}
    for key in entry:
        if key not in known:
            raise GameFilesError(
                where, f"option {name} has an unknown key {key!r}; known are {', '.join(sorted(known))}."
            )
    for key in ("type", "default", "rule"):
        if key not in entry:
            raise GameFilesError(where, f"option {name} lacks {key!r}.")
    if entry["type"] not in TYPES:
        raise GameFilesError(
            where, f"option {name} has the unknown type {entry['type']!r}; known are {', '.join(TYPES)}."
        )
    for key in NEEDED.get(entry["type"], ()):
        if key not in entry:
            raise GameFilesError(where, f"option {name} lacks {key!r}.")
    option = Option(name=name, **{**entry, "choices": tuple(entry.get("choices", ()))})
    try:
        option.check(option.default, players=2)
    except UsageError as error:
        raise GameFilesError(where, f"the default does not fit: {error}") from None
    return option


def settle(options: tuple[Option, ...], given: Mapping[str, Any] | None, game: str, players: int) -> dict[str, Any]:
    """All options of a table: those given, checked, and the defaults of the others."""
    known = {option.name: option for option in options}
    for name in given or {}:
        if name not in known:
            code = "no-such-option" if known else "no-options"
            raise UsageError(code, field="options", game=game, given=shown(name), known=list(known))
    return {name: option.check((given or {}).get(name, option.default), players) for name, option in known.items()}

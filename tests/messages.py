"""The messages of the catalogues, and arguments to try each of them with."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from vivamos.engine.facts import Fact, kind_of
from vivamos.engine.words import Words

NAMES = ["Inés", "Teo", "明"]
SEATS: list[int | None] = [None, 1, 0]  # who reads it
BY_KIND: dict[str, list[Any]] = {
    "seat": [0, 1, 2],
    "seats": [[1], [0, 1], [0, 1, 2], [2]],
    "card": ["C7", "D2"],
    "cards": [["C7", "D2"], ["C7"], []],
    "scores": [[3, -2, 0], [None, 1, 0]],
    "name": ["Mara", "明"],
}
NUMBERS = [0, 1, 2, 5, 21, 1234]
PLURALS = {"zero", "one", "two", "few", "many", "other"}


class Uses:
    """Which arguments a pattern needs, and by which words it chooses."""

    def __init__(self, messages: dict[str, Any], pattern: Any) -> None:
        self._messages = messages
        self.arguments: dict[str, set[str]] = {}  # each with the words that a choice by it knows
        self.numbers: set[str] = set()
        self.messages: set[str] = set()  # that it refers to
        self._look(pattern)

    def _look(self, found: Any, chooses: set[str] | None = None) -> None:
        if not isinstance(found, list):
            return
        match found:
            case ["given", str(name)]:
                base = base_of(name)
                self.arguments.setdefault(base, set()).update(chooses or set())
            case ["message", str(name)]:
                self.messages.add(name)
                self._look(self._messages.get(name, ""))
            case ["term", *_]:
                pass
            case ["function", _, inner]:
                self._look(inner)
                if inner[0] == "given":
                    self.numbers.add(base_of(inner[1]))
            case ["choice", selector, dict() as variants, str()]:
                self._look(selector, set(variants))
                for variant in variants.values():
                    self._look(variant)
            case ["number", _]:
                pass
            case _:
                for each in found:
                    self._look(each)


def base_of(name: str) -> str:
    """`seat` for `seat_is`: the argument of the fact from which this one is made."""
    for ending in ("_is", "_count"):
        base = name.removesuffix(ending)
        if base != name and kind_of(base):
            return base
    return name


def samples(words: Words, messages: dict[str, Any]) -> Iterator[tuple[Fact, int | None]]:
    """Every message of `messages` with several sets of arguments, and who reads it."""
    known = words.messages()
    colours = [name.removeprefix("colour-") for name in known if name.startswith("colour-")]
    for name, pattern in messages.items():
        if name.startswith("-"):
            continue
        uses = Uses(known, pattern)
        values = {
            argument: _values(argument, chooses, argument in uses.numbers, colours)
            for argument, chooses in uses.arguments.items()
        }
        for i in range(max([1, *(len(each) for each in values.values())])):
            args = {argument: each[(i + shift) % len(each)] for shift, (argument, each) in enumerate(values.items())}
            yield {"fact": name, "args": args}, SEATS[i % len(SEATS)]


def _values(argument: str, chooses: set[str], is_number: bool, colours: list[str]) -> list[Any]:
    kind = kind_of(argument)
    if kind is not None:
        usual = (colours or ["B"]) if kind == "colour" else BY_KIND[kind]
        return [*usual, None] if "none" in chooses else usual
    words = [word for word in sorted(chooses) if word not in PLURALS and not word.lstrip("-").isdigit()]
    if is_number or chooses & (PLURALS - {"other"}) or any(word.lstrip("-").isdigit() for word in chooses):
        return [*NUMBERS, *(int(word) for word in chooses if word.lstrip("-").isdigit()), *words]
    return [*words, "something"] if chooses else ["something", 3]

"""Facts: what happened, what is asked and what is wrong, as data. The words for them are in the catalogues (words.py).

A fact has an id, which is also the name of its message in every catalogue, and arguments. What an argument is, the last
word of its name says: `seat`, `to_seat` a seat; `seats` several; `card`, `kept_card` a card in the game's notation;
`cards` several; `colour` a colour, by its letter; `scores` a number for every seat, in the order of the seats (None:
nothing is told of this one); `name` what somebody is called. Anything else is a number, a word that a catalogue may
choose by, or another fact (or several), which is put into words by itself.

Beside these a fact of the log may have: `rule`; `kind` (`play`, `trick`, `round`, `over`, `heading`, …: how the page
shows and sounds it), `tone`, `shout`, `seat`, `rest` (how long the position lies there to be read), `view`; and, when
a rule lets nobody look it up any more, `fade` (a key), `faded` (the fact that then stands in its place; None: it leaves
the log), `fades` and `unfades` (the keys of those that go, or come back, with this one).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

__all__ = ["Fact", "fact"]

Fact = dict[str, Any]
KINDS = ("seat", "seats", "card", "cards", "colour", "scores", "name")


def fact(name: str, /, *, rule: str | None = None, **args: Any) -> Fact:
    """`fact("trick-won", rule="VD-9", seat=2, kept_card="Y10")`; what the page needs beside it is put in by `|`."""
    made: Fact = {"fact": name}
    if args:
        made["args"] = args
    if rule is not None:
        made["rule"] = rule
    return made


def kind_of(argument: str) -> str | None:
    """What the argument of a fact is, by its name; None for numbers and words."""
    last = argument.rsplit("_", 1)[-1]
    return last if last in KINDS else None


def is_fact(value: Any) -> bool:
    return isinstance(value, dict) and "fact" in value


def facts_in(told: Any) -> Iterator[Fact]:
    """Every fact in some plain data, also those inside of others."""
    if isinstance(told, dict):
        if is_fact(told):
            yield told
        for value in told.values():
            yield from facts_in(value)
    elif isinstance(told, list | tuple):
        for value in told:
            yield from facts_in(value)

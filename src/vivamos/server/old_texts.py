"""Events of older tables. Who sat down and got up was stored as an English sentence, and talk was called `say`."""

from __future__ import annotations

import re
from typing import Any

from vivamos.engine.facts import Fact, fact

TALK = ("talk", "say")  # how the store calls it, and called it before
_SENTENCES = (
    (re.compile(r"\{n\}, a bot, sat down"), "bot-sat-down"),
    (re.compile(r"\{n\} sat down"), "sat-down"),
    (re.compile(r"\{n\} left"), "got-up"),
    (re.compile(r"\{s:(\d+)\} left"), "seat-left"),
    (re.compile(r"\{s:(\d+)\} came back"), "came-back"),
    (re.compile(r"A bot plays for \{s:(\d+)\} now"), "bot-stands-in"),
    (re.compile(r"No bot plays for \{s:(\d+)\} any more"), "no-bot-stands-in"),
    (re.compile(r"The others let a bot play for \{s:(\d+)\}"), "voted-bot-in"),
    (re.compile(r"The players ended the game"), "players-ended-game"),
)
_NAMED = re.compile(r"(.+) (left|sat down)")  # older still: with the name inside


def kind_of_event(what: str) -> str:
    """What an event is called today."""
    return "talk" if what in TALK else what


def as_facts(body: dict[str, Any], started: bool) -> dict[str, Any]:
    """The body of an event with facts in place of lines; before the start nobody was told of by a seat."""
    if "lines" not in body:
        return body
    rest = {key: value for key, value in body.items() if key != "lines"}
    return {**rest, "facts": [_as_fact(line, started) for line in body["lines"]]}


def _as_fact(line: dict[str, Any], started: bool) -> Fact:
    kind, text = {"kind": line["kind"]}, str(line["text"])
    for pattern, name in _SENTENCES if started or "name" in line else ():
        if found := pattern.fullmatch(text):
            args: dict[str, Any] = {"seat": int(found[1])} if found.groups() else {}
            return fact(name, **args, **({"name": line["name"]} if "name" in line else {})) | kind
    if found := _NAMED.fullmatch(text):
        return fact("got-up" if found[2] == "left" else "sat-down", name=found[1]) | kind
    return fact("told-before", text=text) | kind

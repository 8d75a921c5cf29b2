"""Words for facts, in every language we speak: Fluent catalogues, `words/<language>/*.ftl` for all that is not of one
game, and each game's own `words/<language>.ftl`.

A message gets the arguments of its fact, ready to be read, and a few more to choose by:

- a seat as a name, and `$seat_is`: `you` for whoever reads it, else `other`;
- what is None as `none`: of a seat or a colour also `$seat_is`, `$colour_is` (somebody without a seat, no colour);
- seats as a list of names, `$seats_is` (`you`, `us` if the reader is one of them, else `other`) and `$seats_count`;
- cards in their notation, and `$cards_count`; a colour by the game's message `colour-B`, and `$colour_is`, its letter;
- scores seat by seat: "Inés +3, you −2".

`SIGNED($points)` writes a number with its sign. Between two `**` stands what the page prints bold. The browser does the
same from the same catalogues (`web/words.js`); a test renders every message in both.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from importlib import resources
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle
from fluent.syntax import ast

from vivamos.engine.catalogues import compact, longer, parsed
from vivamos.engine.facts import Fact, fact, is_fact, kind_of

LANGUAGES = ("en", "de", "es", "ja")
PSEUDO = "en-XA"  # English with accents and 40 % longer: whatever is not put into words shows at once
LOCALES = {"en": "en-GB", PSEUDO: "en-GB"}  # where a catalogue's name is not all that numbers and plurals need
ROOM = Path(str(resources.files("vivamos"))) / "words"

Naming = Callable[[int], str]


def best_language(wanted: Iterable[str]) -> str:
    """The first language that we speak of those wanted, such as `de-CH`, `ja_JP.UTF-8`; else English."""
    for each in wanted:
        if each == PSEUDO:
            return PSEUDO
        short = re.split(r"[-_.@]", each.strip().lower())[0]
        if short in LANGUAGES:
            return short
    return "en"


class Words:
    """The catalogues of one language, for the room and perhaps a game."""

    def __init__(self, language: str, sources: Iterable[str]) -> None:
        self.language = language
        self._sources = list(sources)
        locale = LOCALES.get(language, language)
        self._bundle = FluentBundle([locale], functions={"SIGNED": _signed}, use_isolating=False)
        for source in self._sources:
            self._bundle.add_resource(_resource(language, source.replace("**", "")))  # plain text has nothing bold

    def messages(self) -> dict[str, Any]:
        """All messages by their names, as data for the pages."""
        return messages_in(self.language, self._sources)

    def __contains__(self, name: str) -> bool:
        return bool(self._bundle.has_message(name))

    def text(self, told: Fact | str, name: Naming | None = None, me: int | None = None, **args: Any) -> str:
        """A fact (or the message of that name) as a sentence, as the seat `me` reads it; seats are called by `name`."""
        if isinstance(told, str):
            told = {"fact": told, "args": args}
        return self.rendered(told, name, me)[0]

    def rendered(self, told: Fact, name: Naming | None = None, me: int | None = None) -> tuple[str, list[Exception]]:
        """The sentence, and what is wrong with its message: a test wants none."""
        if told["fact"] not in self:
            return str(told["fact"]), [LookupError(f"{self.language} has no message {told['fact']!r}")]
        pattern = self._bundle.get_message(told["fact"]).value
        assert pattern is not None  # a message has no attributes with us, so it has a value
        ready = self._ready(told.get("args", {}), name or self.seat_name, me)
        text, wrong = self._bundle.format_pattern(pattern, ready)
        return str(text), list(wrong)

    def seat_name(self, seat: int) -> str:
        """What a seat is called when nobody's name is known."""
        return self.text("seat-name", number=seat)

    def _ready(self, args: Mapping[str, Any], name: Naming, me: int | None) -> dict[str, Any]:
        """The arguments as a message gets them."""

        def called(seat: int) -> str:
            return self.text("you-in-list") if seat == me else name(seat)

        def in_list(seat: int) -> str:
            return called(seat) if seat == me else self.text(fact("name-in-list", name=name(seat)))

        ready: dict[str, Any] = {}
        for key, value in args.items():
            kind = kind_of(key)
            if value is None:
                ready |= {key: "none", f"{key}_is": "none"}  # a catalogue may choose by it
            elif is_fact(value):
                ready[key] = self.rendered(value, name, me)[0]
            elif isinstance(value, list) and value and is_fact(value[0]):
                ready[key] = self._joined([self.rendered(each, name, me)[0] for each in value], "list-comma")
            elif kind == "seat":
                ready |= {key: called(value), f"{key}_is": "you" if value == me else "other"}
            elif kind == "seats":
                who = "other" if me not in value else "you" if len(value) == 1 else "us"
                ready |= {key: self._joined([in_list(seat) for seat in value], "list-and"), f"{key}_is": who}
                ready[f"{key}_count"] = len(value)
            elif kind == "cards":
                ready |= {key: " ".join(value), f"{key}_count": len(value)}
            elif kind == "colour":
                ready |= {key: self.text(f"colour-{value}"), f"{key}_is": value}
            elif kind == "scores":
                told = [f"{in_list(seat)} {signed(won)}" for seat, won in enumerate(value) if won is not None]
                ready[key] = self._joined(told, "list-comma")
            elif isinstance(value, bool):
                ready[key] = "yes" if value else "no"
            elif isinstance(value, list):
                ready[key] = self._joined([str(each) for each in value], "list-comma")
            else:
                ready[key] = value
        return ready

    def _joined(self, told: list[str], last: str) -> str:
        """`Inés, Teo and Cato`: a catalogue says what stands between, and before the last."""
        if len(told) < 2:
            return "".join(told)
        return self._between("list-comma").join(told[:-1]) + self._between(last, told[-1]) + told[-1]

    def _between(self, which: str, before: str = "") -> str:
        """What stands between two things of a list; in the catalogue between bars, for blanks at the edge get lost."""
        return self.text(which, sound=sound_of(before)).strip("|")


def messages_in(language: str, sources: Iterable[str]) -> dict[str, Any]:
    """The messages of some catalogues as data for the pages, without making ready to use them here."""
    return compact(_resource(language, source) for source in sources)


def _resource(language: str, source: str) -> ast.Resource:
    resource = parsed(source)
    if language == PSEUDO:
        longer(resource)
    return resource


def sound_of(text: str) -> str:
    """How a word begins, for languages in which “and” depends on it: Spanish has “Teo e Inés”, “siete u ocho”."""
    begins = unicodedata.normalize("NFD", text[:4]).casefold().removeprefix("h")[:2]
    return begins[:1] if begins[:1] in ("i", "o") and begins != "ie" else "other"


def signed(number: int) -> str:
    """`+7`, `−2`, `0`."""
    return f"+{number}" if number > 0 else f"−{-number}" if number else "0"


def _signed(number: Any) -> Any:
    """The same for messages."""
    return signed(int(number))


def catalogue_files(language: str, game_folder: Path | None = None) -> list[Path]:
    """The catalogues of the room, or of the game in a folder."""
    source = "en" if language == PSEUDO else language
    if game_folder is not None:
        return [game_folder / "words" / f"{source}.ftl"]
    return sorted((ROOM / source).glob("*.ftl"))


@lru_cache(maxsize=64)
def words_of(language: str, game_folder: Path | None = None) -> Words:
    """The words of the room, with those of a game if its folder is given."""
    files = catalogue_files(language) + (catalogue_files(language, game_folder) if game_folder else [])
    return Words(language, [file.read_text(encoding="utf-8") for file in files])

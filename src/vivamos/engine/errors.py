"""What can go wrong through a user's input: a fact each, with words in the catalogues that a person can act on."""

from __future__ import annotations

import reprlib
from pathlib import Path
from typing import Any

from vivamos.engine.facts import Fact, fact

__all__ = ["DataError", "IllegalMove", "RecordError", "UsageError", "VivamosError", "shown"]


class VivamosError(Exception):
    """Anything a user of Vivamos can mend. `fact` says what is wrong, `field` which field of a form it is about."""

    def __init__(self, code: str, /, *, field: str | None = None, rule: str | None = None, **args: Any) -> None:
        super().__init__(code)
        self.fact: Fact = fact(code, rule=rule, **args)
        self.field = field
        self.game_folder: Path | None = None  # where its words are, if they are a game's own

    @property
    def rule(self) -> str | None:
        """The id of the rule that it is about, if it is about one."""
        return self.fact.get("rule")

    @property
    def reason(self) -> str:
        """The English words."""
        return self.in_words("en")

    def in_words(self, language: str, me: int | None = None) -> str:
        """What is wrong, as the seat `me` reads it."""
        from vivamos.engine.words import words_of  # only when they are read: it takes a while to load

        return words_of(language, self.game_folder).text(self.fact, me=me)

    def with_rule(self, language: str, me: int | None = None) -> str:
        """The same, with the rule's id behind it."""
        text = self.in_words(language, me)
        return f"{text} ({self.rule})" if self.rule else text

    def __str__(self) -> str:
        return self.with_rule("en")

    def __reduce__(self) -> Any:
        return _made_again, (type(self), self.__dict__)


def _made_again(kind: type[VivamosError], state: dict[str, Any]) -> VivamosError:
    """An error that comes from another process."""
    error = kind.__new__(kind)
    error.__dict__.update(state)
    return error


class UsageError(VivamosError):
    """Something was asked for that does not exist: a game, a number of players, an option."""


class DataError(VivamosError):
    """A file or record does not hold what it should: a deck, a record."""


class IllegalMove(VivamosError):  # noqa: N818  (the name is part of the API, as in python-chess)
    """A move the rules refuse. `rule` is the rule's id, or None when the text is not a move at all."""

    def __init__(self, told: Fact, game_folder: Path | None = None) -> None:
        super().__init__(told["fact"])
        self.fact = told
        self.game_folder = game_folder


class RecordError(DataError):
    """A record that is broken; `event` is the number of the event at fault, counted from 1, if it is one."""

    def __init__(self, told: Fact, event: int | None = None) -> None:
        super().__init__(told["fact"])
        self.told = told
        self.event = event
        if event is None:
            self.fact = told
        else:
            self.fact = fact("record-event", rule=told.get("rule"), number=event, reason=told)


class GameFilesError(DataError):
    """A game's own files are not as they should be: for whoever writes the game, so in English."""

    def __init__(self, where: str, reason: str) -> None:
        super().__init__("broken-game", where=where, reason=reason)


def wrong_in(place: Fact, code: str, /, **args: Any) -> DataError:
    """What is wrong in some place of a deck or a file."""
    return DataError("in-place", field="deck", where=place, reason=fact(code, **args))


def why_not_opened(error: OSError) -> Fact:
    """Why a file cannot be read or written."""
    if isinstance(error, FileNotFoundError):
        return fact("no-such-file")
    if isinstance(error, IsADirectoryError):
        return fact("is-a-folder")
    if isinstance(error, PermissionError):
        return fact("not-permitted")
    return fact("system-says", given=error.strerror or str(error))


class _Short(reprlib.Repr):
    """Never the whole of something large: nobody reads it, and writing it out may cost more than refusing it."""

    def __init__(self) -> None:
        super().__init__()
        self.maxlevel, self.maxlist, self.maxdict, self.maxstring, self.maxother = 2, 6, 4, 40, 40

    def repr_int(self, value: int, level: int) -> str:
        return repr(value) if abs(value) < 10**30 else "≥10^30" if value > 0 else "≤-10^30"


_SHORT = _Short()
MOST_SHOWN = 80


def shown(value: Any) -> str:
    """Something a user gave, for a message: as Python writes it, and short whatever it is."""
    text = _SHORT.repr(value)
    return text if len(text) <= MOST_SHOWN else text[: MOST_SHOWN - 1] + "…"

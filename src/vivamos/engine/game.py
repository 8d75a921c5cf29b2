"""A game as the engine sees it: its data (`game.toml`), its rules and its words, found in one folder."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from importlib import import_module, resources
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np

from vivamos.engine.deck import DeckForm, read_attributes, read_deck
from vivamos.engine.errors import DataError, UsageError, shown
from vivamos.engine.options import Option, read_options, settle

IDENTITY = {
    "id": str,
    "name": str,
    "version": int,
    "rules": str,  # the letters before every rule id
    "players": list,
    "usual_players": int,
    "minutes": int,
    "pitch": str,
    "designer": str,
    "publisher": str,
}

MOST_FILE = 128 << 10  # bytes of a game.toml or a deck file; ours have a few thousand
ROOT = Path(__file__).resolve().parents[1]  # of the package

# What every game must have in its rules.py, face.py and story.py: see "Add a game" in CONTRIBUTING.md.
RULES = "STATE ACTIONS MOST_MOVES OBSERVATION set_up start legal apply redeal scores winners utility observe check"
ADVICE = "appeal"  # advice.py may be missing
FACE = "EXAMPLES TURN_RULE END_RULE SEATED move_text why_not everybody own chance_events strip_of hide"
STORY = "SHOUTS tell prompt tries preview"


@dataclass(frozen=True, eq=False)
class Game:
    """One of the games. `rules` and `face` are loaded when first needed: the list of games is instant."""

    id: str
    name: str
    version: int
    rule_prefix: str
    players: tuple[int, ...]
    usual_players: int
    minutes: int
    pitch: str
    designer: str
    publisher: str
    options: tuple[Option, ...]
    deck: DeckForm
    package: str
    toml: dict[str, Any]

    @cached_property
    def rules(self) -> ModuleType:
        """The game's `rules.py`, with compiled functions."""
        from vivamos.engine.dispatch import register

        rules = _module(self.package, "rules", RULES)
        register(rules, self.advice)
        return rules

    @cached_property
    def face(self) -> ModuleType:
        """The game's words for moves, views and records."""
        return _module(self.package, "face", FACE)

    @cached_property
    def story(self) -> ModuleType:
        """The game told to people: lines of the log, what a seat is asked for."""
        return _module(self.package, "story", STORY)

    @cached_property
    def advice(self) -> ModuleType | None:
        """The game's rules of thumb for bots, if it has them."""
        there = (resources.files(self.package) / "advice.py").is_file()
        return _module(self.package, "advice", ADVICE) if there else None

    def rules_text(self) -> str:
        """The game's page of rules: inside an installed package, or in the checkout it is run from.

        Without its pictures: no package has them, and whoever reads the rules sits at the table.
        """
        pages = (root / "docs" / "games" / f"{self.id}.md" for root in (ROOT, ROOT.parents[1]))
        found = next((page for page in pages if page.is_file()), None)
        if found is None:
            raise DataError(f"{self.name} has no page of rules: there is no docs/games/{self.id}.md.")
        return re.sub(r"^!\[.*\)\n\n", "", found.read_text(encoding="utf-8"), flags=re.MULTILINE)

    def check_players(self, players: int | None) -> int:
        """The number of players, or the usual one; refuses what the game cannot seat."""
        if players is None:
            return self.usual_players
        if players not in self.players:
            able = " or ".join([", ".join(map(str, self.players[:-1])), str(self.players[-1])])
            able = able.removeprefix(" or ")
            raise UsageError(f"{self.name} is for {able} players, not {shown(players)}.")
        return players

    def read_deck(self, deck: str | Path | Mapping[str, Any] | None) -> DeckForm:
        """The game's own deck, or a replacement: a TOML file of the same form, or its plain data."""
        if deck is None:
            return self.deck
        if isinstance(deck, Mapping):
            table, where = dict(deck), "deck"
        else:
            where = f"deck file {deck}"
            table = _read_toml(Path(deck), where)
            for key in table:
                if key != "deck":
                    raise DataError(f"{where}: everything must stand under [deck], but there is {shown(key)}.")
            table = table.get("deck", {})
        attributes = read_attributes(self.toml["deck"]["attributes"], self.id)
        form = read_deck(table, attributes, self.players, where)
        for players in self.players:  # a game's own demands on a deck
            self._blank(players, form, settle(self.options, None, self.name, players), where)
        return form

    def set_up(self, players: int, options: Mapping[str, Any], deck: DeckForm) -> Any:
        """An array with one record: players, options and deck laid out, nothing dealt yet."""
        return self._blank(players, deck, options, "deck")

    def _blank(self, players: int, deck: DeckForm, options: Mapping[str, Any], where: str) -> Any:
        box = np.zeros(1, self.rules.STATE)
        state = box[0]
        state.players = players
        try:
            self.rules.set_up(state, deck.for_players(players), options)
        except ValueError as error:
            raise DataError(f"{where}: {error}") from None
        return box

    def settle_options(self, given: Mapping[str, Any] | None, players: int) -> dict[str, Any]:
        """All options of the game: those given, checked, and the defaults of the others."""
        return settle(self.options, given, self.name, players)


def load_game(package: str) -> Game:
    """Read and check the `game.toml` of a game's package."""
    where = f"{package}/game.toml"
    toml = _read_toml(resources.files(package) / "game.toml", where)
    unknown = set(toml) - set(IDENTITY) - {"options", "deck"}
    if unknown:
        raise DataError(f"{where}: unknown key {min(unknown)!r}.")
    for key, kind in IDENTITY.items():
        if not isinstance(toml.get(key), kind):
            raise DataError(f"{where}: {key!r} is missing or not a {kind.__name__}.")
    seats = tuple(toml["players"])
    if not seats or toml["usual_players"] not in seats:
        raise DataError(f"{where}: usual_players must be one of players.")
    deck = dict(toml.get("deck", {}))
    attributes = read_attributes(deck.pop("attributes", {}), where)
    return Game(
        id=toml["id"],
        name=toml["name"],
        version=toml["version"],
        rule_prefix=toml["rules"],
        players=seats,
        usual_players=toml["usual_players"],
        minutes=toml["minutes"],
        pitch=toml["pitch"],
        designer=toml["designer"],
        publisher=toml["publisher"],
        options=read_options(toml.get("options", {}), where),
        deck=read_deck(deck, attributes, seats, where),
        package=package,
        toml=toml,
    )


def _module(package: str, name: str, needed: str) -> ModuleType:
    """The game's rules or face; a DataError names what it lacks."""
    if not (resources.files(package) / f"{name}.py").is_file():
        raise DataError(f"{package}/{name}.py is missing.")
    module = import_module(f"{package}.{name}")
    lacking = [wanted for wanted in needed.split() if not hasattr(module, wanted)]
    if lacking:
        raise DataError(f"{package}/{name}.py lacks {', '.join(lacking)}.")
    return module


def _read_toml(path: Any, where: str) -> dict[str, Any]:
    try:
        with path.open("rb") as file:
            text = file.read(MOST_FILE + 1)
        if len(text) > MOST_FILE:
            raise DataError(f"{where} is too long: at most {MOST_FILE >> 10} kB are read.")
        return tomllib.loads(text.decode("utf-8"))
    except OSError as error:
        raise DataError(f"{where} cannot be read: {(error.strerror or 'no such file').lower()}.") from None
    except UnicodeDecodeError:
        raise DataError(f"{where} is not text in UTF-8.") from None
    except tomllib.TOMLDecodeError as error:
        raise DataError(f"{where} is not valid TOML: {error}.") from None
    except RecursionError:
        raise DataError(f"{where} is nested too deeply.") from None
    except ValueError:  # Python reads no number of thousands of digits
        raise DataError(f"{where} has a number that cannot be read.") from None

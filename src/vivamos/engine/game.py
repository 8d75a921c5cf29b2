"""A game as the engine sees it: its data (`game.toml`), its rules and its words, found in one folder."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from importlib import import_module, resources
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from vivamos.engine.contract import (
    Advice,
    AdviceFile,
    Facts,
    FactsFile,
    Knowledge,
    Rules,
    RulesFile,
    View,
    ViewFile,
    completed,
)
from vivamos.engine.deck import DeckForm, read_attributes, read_deck
from vivamos.engine.errors import DataError, GameFilesError, UsageError, shown, why_not_opened, wrong_in
from vivamos.engine.facts import Fact, fact
from vivamos.engine.options import Option, read_options, settle

if TYPE_CHECKING:
    from vivamos.engine.words import Words

IDENTITY = {
    "id": str,
    "name": str,
    "version": int,
    "rules": str,  # the letters before every rule id
    "players": list,
    "usual_players": int,
    "minutes": int,
    "designer": str,
    "publisher": str,
}

COACH: dict[str, float] = {
    "costly": 0.5,  # points that a decision must cost before the coach speaks of it
    "points": 1.0,  # what the coach calls points, for one of the game's utility
    "worlds": 1_500.0,  # in which it tries each move
}

THE_DECK = fact("place-deck")
MOST_FILE = 128 << 10  # bytes of a game.toml or a deck file; ours have a few thousand
ROOT = Path(__file__).resolve().parents[1]  # of the package


@dataclass(frozen=True, eq=False)
class Game:
    """One of the games. `rules` and `view` are loaded when first needed: the list of games is instant."""

    id: str
    name: str
    version: int
    rule_prefix: str
    players: tuple[int, ...]
    usual_players: int
    minutes: int
    designer: str
    publisher: str
    options: tuple[Option, ...]
    deck: DeckForm
    package: str
    toml: dict[str, Any]
    coach: dict[str, float]

    def __reduce__(self) -> Any:
        """A process elsewhere has its own."""
        return game_of, (self.package,)

    @cached_property
    def rules(self) -> Rules:
        """The game's `rules.py`, with compiled functions."""
        from vivamos.engine.dispatch import register

        rules: Rules = _load(self.package, "rules", RulesFile, RulesFile)
        rules.is_misplaced = rules.CARD_PLACES.finder(rules.STATE)  # type: ignore[method-assign]
        register(rules, self.knowledge, self.advice)
        return rules

    @cached_property
    def knowledge(self) -> Knowledge:
        """The game's `knowledge.py`: what a seat knows, with compiled functions."""
        knowledge: Knowledge = _load(self.package, "knowledge", Knowledge, Knowledge)
        return knowledge

    @cached_property
    def folder(self) -> Path:
        """Where the game's files are."""
        return Path(str(resources.files(self.package)))

    def words(self, language: str = "en") -> Words:
        """The game's words, with those of the room."""
        from vivamos.engine.words import words_of  # the list of games is instant without them

        return words_of(language, self.folder)

    @property
    def pitch(self) -> str:
        """What it is, in an English sentence."""
        return self.words().text("pitch")

    def option_text(self, name: str, language: str = "en") -> str:
        """What an option does, in a sentence."""
        return self.words(language).text(f"option-{name}-text")

    @cached_property
    def view(self) -> View:
        """The table as a seat sees it, the text of moves and cards, and why a move is refused."""
        view: View = _load(self.package, "view", ViewFile, View)
        return view

    @cached_property
    def facts(self) -> Facts:
        """What happened, as facts, and what a seat is asked for."""
        facts: Facts = _load(self.package, "facts", FactsFile, Facts)
        return facts

    @cached_property
    def advice(self) -> Advice:
        """The game's rules of thumb for bots; without advice.py all moves are rated alike."""
        from vivamos.engine import no_advice

        if (resources.files(self.package) / "advice.py").is_file():
            advice: Advice = _load(self.package, "advice", AdviceFile, Advice, no_advice)
            return advice
        none: Advice = completed(no_advice, no_advice.__name__, AdviceFile, Advice)
        return none

    def rules_text(self, language: str = "en") -> str:
        """The game's page of rules: inside an installed package, or in the checkout it is run from.

        In English where the language has none.

        Without its pictures: no package has them, and whoever reads the rules sits at the table.
        """
        page, _ = self._rules_page(language)
        return re.sub(r"^!\[.*\)\n\n", "", page.read_text(encoding="utf-8"), flags=re.MULTILINE)

    def rules_language(self, language: str) -> str:
        """In which language `rules_text` tells the rules to who reads this one."""
        return self._rules_page(language)[1]

    def _rules_page(self, language: str) -> tuple[Path, str]:
        names = {f"{self.id}.{language}.md": language, f"{self.id}.md": "en"}
        for name, told_in in names.items():
            for root in (ROOT, ROOT.parents[1]):
                page = root / "docs" / "games" / name
                if page.is_file():
                    return page, told_in
        raise DataError("no-rules-page", game=self.name, file=f"docs/games/{self.id}.md")

    def check_players(self, players: int | None) -> int:
        """The number of players, or the usual one; refuses what the game cannot seat."""
        if players is None:
            return self.usual_players
        if players not in self.players:
            able = list(self.players)
            raise UsageError("wrong-players", field="players", game=self.name, able=able, given=shown(players))
        return players

    def read_deck(self, deck: str | Path | Mapping[str, Any] | None) -> DeckForm:
        """The game's own deck, or a replacement: a TOML file of the same form, or its plain data."""
        if deck is None:
            return self.deck
        if isinstance(deck, Mapping):
            table, where = dict(deck), THE_DECK
        else:
            where = fact("place-deck-file", file=str(deck))
            table = _read_toml(Path(deck), where)
            for key in table:
                if key != "deck":
                    raise wrong_in(where, "not-under-deck", key=shown(key))
            table = table.get("deck", {})
        attributes = read_attributes(self.toml["deck"]["attributes"], self.id)
        form = read_deck(table, attributes, self.players, where)
        for players in self.players:  # a game's own demands on a deck
            self._blank(players, form, settle(self.options, None, self.name, players), where)
        return form

    def set_up(self, players: int, options: Mapping[str, Any], deck: DeckForm) -> Any:
        """An array with one state: players, options and deck laid out, nothing dealt yet."""
        return self._blank(players, deck, options, THE_DECK)

    def _blank(self, players: int, deck: DeckForm, options: Mapping[str, Any], where: Fact) -> Any:
        states = np.zeros(1, self.rules.STATE)
        state = states[0]
        state.players = players
        try:
            self.rules.set_up(state, deck.for_players(players), options)
        except DataError as error:
            wrong = DataError("in-place", field="deck", rule=error.rule, where=where, reason=error.fact)
            wrong.game_folder = self.folder
            raise wrong from None
        except UsageError as error:
            error.game_folder = self.folder
            raise
        return states

    def settle_options(self, given: Mapping[str, Any] | None, players: int) -> dict[str, Any]:
        """All options of the game: those given, checked, and the defaults of the others."""
        return settle(self.options, given, self.name, players)


@cache
def game_of(package: str) -> Game:
    """The game of a package: of each there is one."""
    return load_game(package)


def load_game(package: str) -> Game:
    """Read and check the `game.toml` of a game's package."""
    where = f"{package}/game.toml"
    place = fact("place-game-file", file=where)
    toml = _read_toml(resources.files(package) / "game.toml", place)
    unknown = set(toml) - set(IDENTITY) - {"options", "deck", "coach"}
    if unknown:
        raise GameFilesError(where, f"unknown key {min(unknown)!r}.")
    for key, kind in IDENTITY.items():
        if not isinstance(toml.get(key), kind):
            raise GameFilesError(where, f"{key!r} is missing or not a {kind.__name__}.")
    seats = tuple(toml["players"])
    if not seats or toml["usual_players"] not in seats:
        raise GameFilesError(where, "usual_players must be one of players.")
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
        designer=toml["designer"],
        publisher=toml["publisher"],
        options=read_options(toml.get("options", {}), where),
        deck=read_deck(deck, attributes, seats, place),
        package=package,
        toml=toml,
        coach=_read_coach(toml.get("coach", {}), where),
    )


def _read_coach(given: Any, where: str) -> dict[str, float]:
    """What the coach goes by, where it is not as usual."""
    for key, value in given.items():
        if key not in COACH or not isinstance(value, int | float) or not value > 0:
            raise GameFilesError(where, f"coach.{key} must be one of {', '.join(COACH)}, and a number above 0.")
    return COACH | {key: float(value) for key, value in given.items()}


def _load(package: str, name: str, needed: type, contract: type, defaults: Any = None) -> Any:
    """A file of the game: it must have what is needed, and gets what it leaves out of the contract."""
    where = f"{package}/{name}.py"
    if not (resources.files(package) / f"{name}.py").is_file():
        raise GameFilesError(where, "it is missing.")
    return completed(import_module(f"{package}.{name}"), where, needed, contract, defaults)


def _read_toml(path: Any, where: Fact) -> dict[str, Any]:
    try:
        with path.open("rb") as file:
            text = file.read(MOST_FILE + 1)
        if len(text) > MOST_FILE:
            raise wrong_in(where, "file-too-long", kilobytes=MOST_FILE >> 10)
        return tomllib.loads(text.decode("utf-8"))
    except OSError as error:
        raise wrong_in(where, "not-readable", reason=why_not_opened(error)) from None
    except UnicodeDecodeError:
        raise wrong_in(where, "not-utf-8") from None
    except tomllib.TOMLDecodeError as error:
        raise wrong_in(where, "not-toml", why=str(error)) from None
    except RecursionError:
        raise wrong_in(where, "nested-too-deep") from None
    except ValueError:  # Python reads no number of thousands of digits
        raise wrong_in(where, "has-long-number") from None

"""Decks as data: rows of cards in a `game.toml`, or in a file of the same form that replaces them.

    [deck]
    total = 36                        # or one total per number of players: total = { 2 = 15, 3 = 21, 4 = 21 }
    hands = { 3 = 9, 4 = 9, 5 = 7 }   # cards each, per number of players

    [[deck.cards]]                    # one row is one card, or many: lists multiply
    colour = "B"
    number = [1, 2, 3]
    skulls = 2

    [[deck.exceptions]]               # changes what the rows said, card by card
    where = { number = [5, 15, 25] }
    set = { vamos = true }

Every row may also have `copies` (identical cards), `from_players` and `to_players` (only in the deck with
so many players). Which attributes a card has is the game's own matter: `[deck.attributes]` in its `game.toml`.
"""

from __future__ import annotations

import itertools
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from vivamos.engine.errors import DataError
from vivamos.engine.options import NEEDED

Card = dict[str, Any]
ROW_KEYS = ("copies", "from_players", "to_players")


@dataclass(frozen=True)
class Attribute:
    """One property of a card: a whole number in a range, a word of a list, or yes/no."""

    name: str
    type: str
    default: Any = None
    least: int = 0
    most: int = 0
    choices: tuple[str, ...] = ()

    def check(self, value: Any, where: str) -> Any:
        if self.type == "bool" and isinstance(value, bool):
            return value
        if self.type == "choice" and value in self.choices:
            return value
        if self.type == "int" and isinstance(value, int) and not isinstance(value, bool):
            if self.least <= value <= self.most:
                return value
            raise DataError(f"{where}: {self.name} is {value}, but must be {self.least} to {self.most}.")
        wanted = {
            "bool": "true or false",
            "int": f"a whole number {self.least} to {self.most}",
            "choice": "one of " + ", ".join(self.choices),
        }[self.type]
        raise DataError(f"{where}: {self.name} is {value!r}, but must be {wanted}.")


@dataclass(frozen=True)
class Deck:
    """The cards of one table, for its number of players."""

    cards: tuple[Card, ...]
    hand_size: int
    players: int


@dataclass(frozen=True, eq=False)
class DeckForm:
    """A checked deck for every number of players; `source` is the plain data it was read from."""

    source: dict[str, Any]
    decks: dict[int, Deck]

    def for_players(self, players: int) -> Deck:
        return self.decks[players]


def read_attributes(table: Mapping[str, Any], where: str) -> dict[str, Attribute]:
    """The `[deck.attributes.…]` tables of a `game.toml`."""
    found = {}
    for name, entry in table.items():
        unknown = set(entry) - {"type", "default", "least", "most", "choices"}
        if unknown or entry.get("type") not in ("bool", "int", "choice"):
            raise DataError(f"{where}: card attribute {name} is not declared properly.")
        for key in NEEDED.get(entry["type"], ()):
            if key not in entry:
                raise DataError(f"{where}: card attribute {name} lacks {key!r}.")
        found[name] = Attribute(name=name, **{**entry, "choices": tuple(entry.get("choices", ()))})
    return found


def read_deck(table: Any, attributes: Mapping[str, Attribute], seats: tuple[int, ...], where: str) -> DeckForm:
    """Check a `[deck]` table for every number of players; a clear DataError says what is wrong."""
    if not isinstance(table, dict):
        raise DataError(f"{where}: there is no [deck] table.")
    _only(table, ("total", "hands", "cards", "exceptions"), where, "the deck")
    for key in ("total", "hands", "cards"):
        if key not in table:
            raise DataError(f"{where}: the deck lacks {key!r}.")
    if not isinstance(table["cards"], list) or not table["cards"]:
        raise DataError(f"{where}: the deck has no [[deck.cards]] rows.")
    decks = {players: _deck_for(table, attributes, players, where) for players in seats}
    return DeckForm(source=table, decks=decks)


def _deck_for(table: dict[str, Any], attributes: Mapping[str, Attribute], players: int, where: str) -> Deck:
    cards: list[Card] = []
    for number, row in enumerate(table["cards"], 1):
        cards += _cards_of_row(row, attributes, players, f"{where}: card row {number}")
    for number, exception in enumerate(table.get("exceptions", []), 1):
        _make_exception(cards, exception, attributes, f"{where}: exception {number}")
    total = _per_players(table["total"], players, "total", where)
    hand_size = _per_players(table["hands"], players, "hands", where)
    if len(cards) != total:
        raise DataError(f"{where}: the rows make {len(cards)} cards for {players} players, but total says {total}.")
    if hand_size < 1 or hand_size * players > total:
        raise DataError(f"{where}: {players} hands of {hand_size} cards cannot be dealt from {total} cards.")
    return Deck(cards=tuple(cards), hand_size=hand_size, players=players)


def _per_players(value: Any, players: int, name: str, where: str) -> int:
    """A number for all tables, or a table with one per number of players."""
    found = value.get(str(players)) if isinstance(value, dict) else value
    if found is None:
        raise DataError(f"{where}: {name} says nothing for {players} players.")
    if not isinstance(found, int) or isinstance(found, bool):
        raise DataError(f"{where}: {name} for {players} players is {found!r}, but must be a whole number.")
    return found


def _cards_of_row(row: Any, attributes: Mapping[str, Attribute], players: int, where: str) -> list[Card]:
    if not isinstance(row, dict):
        raise DataError(f"{where} must be a table.")
    _only(row, (*attributes, *ROW_KEYS), where, "it")
    numbers = {key: row.get(key, default) for key, default in zip(ROW_KEYS, (1, 0, 99), strict=True)}
    for key, value in numbers.items():
        if not isinstance(value, int) or isinstance(value, bool) or value < 0:
            raise DataError(f"{where}: {key} is {value!r}, but must be a whole number.")
    columns = []
    for attribute in attributes.values():
        if attribute.name not in row and attribute.default is None:
            raise DataError(f"{where} lacks {attribute.name!r}.")
        value = row.get(attribute.name, attribute.default)
        values = value if isinstance(value, list) else [value]
        columns.append([(attribute.name, attribute.check(each, where)) for each in values])
    if not numbers["from_players"] <= players <= numbers["to_players"]:
        return []
    return [dict(choice) for choice in itertools.product(*columns) for _ in range(numbers["copies"])]


def _make_exception(cards: list[Card], exception: Any, attributes: Mapping[str, Attribute], where: str) -> None:
    if not isinstance(exception, dict) or not all(isinstance(exception.get(key), dict) for key in ("where", "set")):
        raise DataError(f"{where} must have the two tables 'where' and 'set'.")
    _only(exception, ("where", "set"), where, "it")
    for part in ("where", "set"):
        _only(exception[part], tuple(attributes), where, part)
    new = {key: attributes[key].check(value, where) for key, value in exception["set"].items()}
    wanted = {key: value if isinstance(value, list) else [value] for key, value in exception["where"].items()}
    matching = [card for card in cards if all(card[key] in values for key, values in wanted.items())]
    if not matching:
        raise DataError(f"{where} matches no card.")
    for card in matching:
        card.update(new)


def _only(table: Mapping[str, Any], known: tuple[str, ...], where: str, what: str) -> None:
    for key in table:
        if key not in known:
            raise DataError(f"{where}: {what} has an unknown key {key!r}; known are {', '.join(sorted(known))}.")

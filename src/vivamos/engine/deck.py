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
import math
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from vivamos.engine.errors import GameFilesError, shown, wrong_in
from vivamos.engine.facts import Fact, fact
from vivamos.engine.options import NEEDED

__all__ = ["Deck"]

Card = dict[str, Any]
MOST_CARDS = 200  # no game's state holds so many; counted before a single card is made
MOST_ROWS = 200
MOST_EXCEPTIONS = 40  # each looks at every card
MOST_VALUES = 100  # in one list
ROW_KEYS = {"copies": (1, MOST_CARDS), "from_players": (0, 99), "to_players": (99, 99)}  # if left out, and at most


@dataclass(frozen=True)
class Attribute:
    """One property of a card: a whole number in a range, a word of a list, or yes/no."""

    name: str
    type: str
    default: Any = None
    least: int = 0
    most: int = 0
    choices: tuple[str, ...] = ()

    def check(self, value: Any, where: Fact) -> Any:
        if self.type == "bool" and isinstance(value, bool):
            return value
        if self.type == "choice" and value in self.choices:
            return value
        if self.type == "int" and _is_whole(value) and self.least <= value <= self.most:
            return value
        told = {"attribute": self.name, "given": shown(value)}
        if self.type == "bool":
            raise wrong_in(where, "attribute-is-yes-or-no", **told)
        if self.type == "choice":
            raise wrong_in(where, "attribute-is-one-of", **told, known=list(self.choices))
        raise wrong_in(where, "attribute-is-number", **told, least=self.least, most=self.most)

    def check_all(self, value: Any, where: Fact) -> list[Any]:
        """One value, or a list of them."""
        values = value if isinstance(value, list) else [value]
        if len(values) > MOST_VALUES:
            raise wrong_in(where, "attribute-has-too-many", attribute=self.name, found=len(values), most=MOST_VALUES)
        return [self.check(each, where) for each in values]


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


@dataclass(frozen=True)
class _Row:
    """A row of cards, checked: the values of each attribute, which multiply."""

    columns: list[list[tuple[str, Any]]]
    copies: int
    from_players: int
    to_players: int

    def count(self, players: int) -> int:
        """How many cards it makes, without making them."""
        if not self.from_players <= players <= self.to_players:
            return 0
        return self.copies * math.prod(map(len, self.columns))

    def cards(self, players: int) -> list[Card]:
        if not self.count(players):
            return []
        return [dict(choice) for choice in itertools.product(*self.columns) for _ in range(self.copies)]


@dataclass(frozen=True)
class _Exception:
    """Changes the cards that have one of the wanted values in every attribute it names."""

    wanted: dict[str, frozenset[Any]]
    new: Card
    where: Fact

    def change(self, cards: list[Card]) -> None:
        matching = cards
        for key, values in self.wanted.items():
            matching = [card for card in matching if card[key] in values]
        if not matching:
            raise wrong_in(self.where, "exception-matches-no-card")
        for card in matching:
            card.update(self.new)


def read_attributes(table: Mapping[str, Any], where: str) -> dict[str, Attribute]:
    """The `[deck.attributes.…]` tables of a `game.toml`."""
    found = {}
    for name, entry in table.items():
        unknown = set(entry) - {"type", "default", "least", "most", "choices"}
        if unknown or entry.get("type") not in ("bool", "int", "choice"):
            raise GameFilesError(where, f"card attribute {name} is not declared properly.")
        for key in NEEDED.get(entry["type"], ()):
            if key not in entry:
                raise GameFilesError(where, f"card attribute {name} lacks {key!r}.")
        found[name] = Attribute(name=name, **{**entry, "choices": tuple(entry.get("choices", ()))})
    return found


def read_deck(table: Any, attributes: Mapping[str, Attribute], seats: tuple[int, ...], where: Fact) -> DeckForm:
    """Check a `[deck]` table for every number of players; a clear DataError says what is wrong."""
    if not isinstance(table, dict):
        raise wrong_in(where, "no-deck-table")
    _only(table, ("total", "hands", "cards", "exceptions"), where)
    for key in ("total", "hands", "cards"):
        if key not in table:
            raise wrong_in(where, "key-is-missing", key=key)
    rows = [
        _read_row(row, attributes, fact("place-card-row", where=where, number=number))
        for number, row in enumerate(_list_of(table, "cards", MOST_ROWS, where), 1)
    ]
    if not rows:
        raise wrong_in(where, "no-card-rows")
    exceptions = [
        _read_exception(exception, attributes, fact("place-exception", where=where, number=number))
        for number, exception in enumerate(_list_of(table, "exceptions", MOST_EXCEPTIONS, where), 1)
    ]
    totals = _per_players(table["total"], seats, "total", where)
    hands = _per_players(table["hands"], seats, "hands", where)
    decks = {
        players: Deck(_cards_for(rows, exceptions, players, totals[players], where), hands[players], players)
        for players in seats
    }
    for players, deck in decks.items():
        if deck.hand_size < 1 or deck.hand_size * players > len(deck.cards):
            hand, there = shown(deck.hand_size), len(deck.cards)
            raise wrong_in(where, "hands-too-large", players=players, hand_size=hand, there=there)
    return DeckForm(source=table, decks=decks)


def _list_of(table: dict[str, Any], key: str, most: int, where: Fact) -> list[Any]:
    found = table.get(key, [])
    if not isinstance(found, list):
        raise wrong_in(where, "must-be-tables", key=key, given=shown(found))
    if len(found) > most:
        raise wrong_in(where, "too-many-tables", key=key, found=len(found), most=most)
    return found


def _per_players(value: Any, seats: tuple[int, ...], key: str, where: Fact) -> dict[int, int]:
    """A number for all tables, or a table with one per number of players."""
    if isinstance(value, dict):
        _only(value, tuple(map(str, seats)), fact("place-table", where=where, key=key))
    numbers = {}
    for players in seats:
        found = value.get(str(players)) if isinstance(value, dict) else value
        if found is None:
            raise wrong_in(where, "nothing-for-players", key=key, players=players)
        if not _is_whole(found):
            raise wrong_in(where, "not-whole-for-players", key=key, players=players, given=shown(found))
        numbers[players] = found
    return numbers


def _is_whole(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _read_row(row: Any, attributes: Mapping[str, Attribute], where: Fact) -> _Row:
    if not isinstance(row, dict):
        raise wrong_in(where, "must-be-table")
    _only(row, (*attributes, *ROW_KEYS), where)
    numbers = {}
    for key, (default, most) in ROW_KEYS.items():
        number = numbers[key] = row.get(key, default)
        if not _is_whole(number) or not 0 <= number <= most:
            raise wrong_in(where, "attribute-is-number", attribute=key, given=shown(number), least=0, most=most)
    columns = []
    for attribute in attributes.values():
        if attribute.name not in row and attribute.default is None:
            raise wrong_in(where, "key-is-missing", key=attribute.name)
        values = attribute.check_all(row.get(attribute.name, attribute.default), where)
        columns.append([(attribute.name, value) for value in values])
    return _Row(columns, **numbers)


def _cards_for(
    rows: list[_Row], exceptions: list[_Exception], players: int, total: int, where: Fact
) -> tuple[Card, ...]:
    """The cards for one number of players. They are counted first: a few words can ask for millions of them."""
    count = sum(row.count(players) for row in rows)
    if count > MOST_CARDS:
        raise wrong_in(where, "too-many-cards", found=count, players=players, most=MOST_CARDS)
    if count != total:
        raise wrong_in(where, "cards-differ-from-total", found=count, players=players, total=shown(total))
    cards = [card for row in rows for card in row.cards(players)]
    for exception in exceptions:
        exception.change(cards)
    return tuple(cards)


def _read_exception(exception: Any, attributes: Mapping[str, Attribute], where: Fact) -> _Exception:
    if not isinstance(exception, dict) or not all(isinstance(exception.get(key), dict) for key in ("where", "set")):
        raise wrong_in(where, "must-have-where-and-set")
    _only(exception, ("where", "set"), where)
    for part in ("where", "set"):
        _only(exception[part], tuple(attributes), fact("place-table", where=where, key=part))
    wanted = {key: frozenset(attributes[key].check_all(value, where)) for key, value in exception["where"].items()}
    new = {key: attributes[key].check(value, where) for key, value in exception["set"].items()}
    return _Exception(wanted, new, where)


def _only(table: Mapping[str, Any], known: tuple[str, ...], where: Fact) -> None:
    for key in table:
        if key not in known:
            raise wrong_in(where, "unknown-key", key=shown(key), known=sorted(known))

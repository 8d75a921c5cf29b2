"""Builders that let a test read like a game: deal hands by name, then play moves from a text."""

from __future__ import annotations

import copy
import itertools
import re
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

import vivamos
from vivamos.engine.facts import Fact, facts_in
from vivamos.engine.game import Game
from vivamos.engine.table import FORMAT, Table
from vivamos.engine.telling import facts_of


def rules_page(game: Game, language: str = "en") -> str:
    """The text of the game's page under docs/games."""
    return rules_page_file(game, language).read_text(encoding="utf-8")


def rules_page_file(game: Game, language: str = "en") -> Path:
    name = f"{game.id}.md" if language == "en" else f"{game.id}.{language}.md"
    return Path(__file__).parents[1] / "docs" / "games" / name


def developers_page_file(game: Game) -> Path:
    """What programs need to know of a game: notation, options, observation vector, versions."""
    return Path(__file__).parents[1] / "docs" / "developers" / f"{game.id}.md"


@cache
def rule_ids(game: Game, language: str = "en") -> list[str]:
    """The ids of the page's rules, in order."""
    return re.findall(rf"^- \*\*({game.rule_prefix}-\d+)\*\*", rules_page(game, language), re.MULTILINE)


def short_deck(game: str, **hand_sizes: int) -> dict[str, Any]:
    """The game's own deck with other hand sizes: `short_deck("vamos-dia", p3=2)` deals 2 cards to each of 3 players."""
    chosen = vivamos.game(game)
    deck = copy.deepcopy(chosen.deck.source)
    sizes = {str(players): chosen.deck.for_players(players).hand_size for players in chosen.players}
    return deck | {"hands": sizes | {players[1:]: size for players, size in hand_sizes.items()}}


def dealt(game: str, *hands: str, start: int = 0, deck: dict[str, Any] | None = None, **options: Any) -> Table:
    """A table where each seat holds the hand given as text, `"B5 Y10 P36"`, filled up with unused cards."""
    chosen = vivamos.game(game)
    players = len(hands)
    blank = vivamos.deal(game, players, seed=0, options=options, deck=deck)
    size = len(blank.events[-1]["deal"][0])
    held = [hand.split() for hand in hands]
    unused = list(chosen.view.deck_names(blank.now()))
    for card in itertools.chain(*held):
        unused.remove(card)
    for hand in held:
        while len(hand) < size:
            hand.append(unused.pop(0))
    record: dict[str, Any] = {
        "format": FORMAT,
        "game": game,
        "version": chosen.version,
        "players": players,
        "options": options,
        "events": [{"start": start}, {"deal": held}],
    }
    if deck is not None:
        record["deck"] = deck
    return vivamos.replay(record)


def play(table: Table, moves: str) -> Table:
    """Play moves separated by commas: `"play B5, play B9"`."""
    for move in moves.split(","):
        table.play(move.strip())
    return table


def variants(game: Game) -> Iterator[tuple[int, dict[str, Any]]]:
    """Every number of players with the default options, and with each option at its other values."""
    for players in game.players:
        yield players, {}
        for option in game.options:
            if option.type == "bool":
                yield players, {option.name: not option.default}
            elif option.type == "choice":
                yield from ((players, {option.name: value}) for value in option.choices if value != option.default)
            elif option.type == "int":
                yield players, {option.name: option.most if option.default == option.least else option.least}
            elif option.type == "seat":
                yield players, {option.name: players - 1}


def combinations(game: Game) -> Iterator[tuple[int, dict[str, Any]]]:
    """Every number of players with every combination of the options' values (of numbers: least, default and most).

    Not those that the game itself refuses, in words: its own tests say which.
    """
    values: dict[str, list[Any]] = {}
    for option in game.options:
        if option.type == "bool":
            values[option.name] = [False, True]
        elif option.type == "choice":
            values[option.name] = list(option.choices)
        elif option.type == "int":
            values[option.name] = sorted({option.least, option.default, option.most})
    for players in game.players:
        for chosen in itertools.product(*values.values()):
            found = players, dict(zip(values, chosen, strict=True))
            with suppress(vivamos.UsageError):
                blank_states(game, found)
                yield found


def name_of(variant: tuple[int, dict[str, Any]]) -> str:
    """A variant as a short text, for test ids and expected files."""
    players, options = variant
    return " ".join([f"{players} players", *(f"{key}={value}".lower() for key, value in options.items())])


def blank_states(game: Game, variant: tuple[int, dict[str, Any]]) -> Any:
    players, options = variant
    return game.set_up(players, game.settle_options(options, players), game.deck)


def legal(game: Game, state: Any) -> list[int]:
    moves = np.zeros(game.rules.MOST_MOVES, np.int16)
    n = game.rules.legal(state, moves)
    return [int(action) for action in moves[:n]]


def told(table: Table, move: str, *chance: Any, seat: int = -1) -> list[Fact]:
    """Play a move (with what chance does after it), and what a seat (-1: a spectator) is told of it."""
    if chance:
        table.replay_move(move, table.seat, list(chance))
    else:
        table.play(move)
    return facts_of(table, None if seat < 0 else seat, table.decisions)


def ids(found: Iterable[Fact]) -> list[str]:
    return [each["fact"] for each in found]


def bare(found: Iterable[Fact]) -> list[tuple[str, dict[str, Any]]]:
    """The facts alone, without what the page needs beside them."""
    return [(each["fact"], each.get("args", {})) for each in found]


def reader(game: str) -> Callable[..., list[str]]:
    """`texts = reader("viva")`: then `texts(facts, me=2)` are facts in English, as a seat reads them."""
    words = vivamos.game(game).words()

    def texts(found: list[Fact], me: int | None = None) -> list[str]:
        for each in facts_in(found):
            assert words.rendered(each, me=me)[1] == []
        return [words.text(each, me=me) for each in found]

    return texts


def asked(table: Table) -> str:
    """What the seat to move is asked for, in English."""
    game = table.game
    return game.words().text(game.facts.prompt(table.now()), me=table.seat)

"""The examples of the rules pages are played by the real rules: who may play what, who wins, who takes what.

A step of an example is a line of a numbered list. `[**Ana**](<move:play Y12>)` is its move,
`[…](<fact:trick-won seat=1>)` what the game must tell of it, `[the yellow 12](card:Y12)` a card that is drawn there.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Any, NamedTuple

import pytest

import vivamos
from vivamos.engine.facts import Fact, facts_in
from vivamos.engine.game import Game
from vivamos.engine.state import position_of
from vivamos.engine.table import FORMAT, Table
from vivamos.engine.telling import facts_of
from vivamos.engine.words import LANGUAGES
from vivamos.games.viva.cards import KIND_NAMES

from building import blank_states, rules_page

LINK = re.compile(r"\[([^\[\]]+)\]\(<?(card|move|fact):([^)>]+)>?\)")
BESIDE_THE_DECK = {"back", "shame", "insert"}  # what the pages can draw and no hand holds

# What is dealt before the first step, and what chance does after some.
BEGINNINGS: dict[str, dict[str, Any]] = {
    "vamos-dia": {
        "events": [
            {"start": 0},
            {
                "deal": [
                    ["Y12", "P34", "P35", "B1", "B4", "Y11", "Y13", "Y14", "Y15"],
                    ["Y18", "R25", "B2", "Y16", "Y17", "R24", "R26", "B8", "P32"],
                    ["B3", "R29", "R28", "B5", "B6", "B7", "R22", "R23", "P31"],
                    ["Y10", "R21", "P36", "Y19", "Y20", "R27", "R30", "B9", "P33"],
                ]
            },
        ],
    },
    "slambo": {
        "events": [
            {"start": 0},
            {"deal": [["+4", "+8", "-1", "-2", "-3", "-4", "-5"], ["-7", "+1", "+2", "+3", "+5", "+6", "+7"]]},
        ],
        "chance": {
            "play +1": [
                {"deal": [["+1", "+2", "+3", "+4", "+5", "+6", "+7"], ["-1", "-2", "-3", "-4", "-5", "-6", "-7"]]}
            ]
        },
    },
    "viva": {
        "events": [
            {"start": 0},
            {"deal": [["RB", "GP", "R", "O", "OP"], ["GB", "Y", "YP", "RO", "B"], ["G", "BP", "YB", "O", "P"]]},
            {"block": "Y"},
        ],
        "chance": {"place GP 3": [{"draw": ["O", "RB"], "seat": 2}, {"draw": ["YG"], "seat": 1}]},
    },
    "muertos": {
        "events": [
            {
                "deal": [
                    ["K6", "K8", "K2", "G4", "G1", "choose", "P10", "G7"],
                    ["P8", "K10", "K2", "G4", "G10", "spoiled", "G3", "B3"],
                    ["B10", "G8", "K2", "G4", "K7", "ask", "G5", "P3"],
                    ["G4", "P1", "P5", "P7", "B1", "B5", "B7", "B8"],
                ]
            },
        ],
        "chance": {"play G4": [{"gift": "G8"}]},
    },
    "iyadosu": {
        "events": [
            {"start": 0},
            {
                "deal": [
                    ["R7", "R5", "R8", "B2", "B5", "Y3", "Y4", "K1", "K8", "R1", "K9", "Y9"],
                    ["R2", "R4", "B3", "B4", "Y5", "Y6", "K2", "R3", "K3", "B1", "Y1", "R9"],
                    ["B9", "B6", "B7", "B8", "Y2", "Y7", "Y8", "K4", "K5", "R6", "K6", "K7"],
                ]
            },
        ],
    },
}

each_game = pytest.mark.parametrize("game", vivamos.catalogue())
each_language = pytest.mark.parametrize("language", LANGUAGES)


class Step(NamedTuple):
    name: str  # of who moves
    move: str
    facts: list[tuple[str, str]]  # each with its words
    cards: list[str]


@cache
def steps(game: Game, language: str) -> list[Step]:
    example = re.split(r"^## .+$", rules_page(game, language), flags=re.MULTILINE)[3]
    found = []
    for words in re.findall(r"^\d+\. (.+(?:\n   .+)*)", example, re.MULTILINE):
        links = LINK.findall(words)
        ((name, move),) = [(text.strip("*"), target) for text, scheme, target in links if scheme == "move"]
        facts = [(text, target) for text, scheme, target in links if scheme == "fact"]
        found.append(Step(name, move, facts, [target for _, scheme, target in links if scheme == "card"]))
    return found


def beginning(game: Game) -> Table:
    events = BEGINNINGS[game.id]["events"]
    players = len(next(event["deal"] for event in events if "deal" in event))
    record = {"format": FORMAT, "game": game.id, "version": game.version, "players": players, "events": events}
    return vivamos.replay(record | {"options": BEGINNINGS[game.id].get("options", {})})


def told_to_anybody(table: Table) -> list[Fact]:
    viewers = [None, *range(table.players)]
    return [each for seat in viewers for each in facts_in(facts_of(table, seat, table.decisions))]


def args_of(told: Fact) -> dict[str, str]:
    return {key: as_told(value) for key, value in told.get("args", {}).items()}


def as_told(value: Any) -> str:
    return "+".join(map(str, value)) if isinstance(value, list) else str(value)


def is_told(told: list[Fact], claim: str) -> bool:
    fact, *args = claim.split()
    wanted = dict(arg.split("=", 1) for arg in args)
    return any(each["fact"] == fact and wanted.items() <= args_of(each).items() for each in told)


@each_language
@each_game
def test_the_example_is_played_as_it_is_told(game: str, language: str) -> None:
    chosen = vivamos.game(game)
    table = beginning(chosen)
    names: dict[int, str] = {}
    assert len(steps(chosen, language)) >= 4
    for step in steps(chosen, language):
        assert table.seat is not None
        assert names.setdefault(table.seat, step.name) == step.name, "one name for each seat"
        chance = BEGINNINGS[game].get("chance", {}).get(step.move)
        if chance:
            table.replay_move(step.move, table.seat, chance)
        else:
            table.play(step.move)
        told = told_to_anybody(table)
        shown = set(step.move.split()) | {value for each in told for value in args_of(each).values()}
        assert set(step.cards) <= shown | BESIDE_THE_DECK, f"the cards of {step}"
        for words, claim in step.facts:
            assert is_told(told, claim), f"{claim}: what is told is {told}"
            seat = re.search(r" seat=(\d)", claim)
            if seat and int(seat[1]) in names:
                assert all(name == names[int(seat[1])] for name in re.findall(r"\*\*(.+?)\*\*", words)[:1])
    assert any(step.facts for step in steps(chosen, language)), "somebody wins something"


@each_language
@each_game
def test_every_language_tells_the_same_example(game: str, language: str) -> None:
    chosen = vivamos.game(game)

    def data(step: Step) -> tuple[str, list[str], list[str]]:
        return step.move, [claim for _, claim in step.facts], sorted(step.cards)

    assert [data(step) for step in steps(chosen, language)] == [data(step) for step in steps(chosen, "en")]


def names_of_cards(game: Game) -> set[str]:
    if game.id == "viva":
        return set(KIND_NAMES)
    blank = [position_of(blank_states(game, (players, {}))) for players in game.players]
    later_days = {"P4", "B4"} if game.id == "muertos" else set()  # DM-2
    return later_days.union(*(game.view.deck_names(position) for position in blank))


@each_language
@each_game
def test_every_card_on_the_page_is_in_the_deck(game: str, language: str) -> None:
    chosen = vivamos.game(game)
    deck = names_of_cards(chosen)
    shown = [target for _, scheme, target in LINK.findall(rules_page(chosen, language)) if scheme == "card"]
    assert set(shown) - deck <= BESIDE_THE_DECK
    english = [target for _, scheme, target in LINK.findall(rules_page(chosen)) if scheme == "card"]
    assert sorted(shown) == sorted(english)


@each_language
@pytest.mark.rule("VD-3", "VD-15")
def test_the_symbols_of_the_vamos_example_are_counted_right(language: str) -> None:
    game = vivamos.game("vamos-dia")
    values = beginning(game).view(None)["values"]
    gifts = [step.move.split()[1] for step in steps(game, language) if step.move.startswith("down")]
    for points in (values["B3"], sum(values[card] for card in gifts)):
        assert f"−{-points}" in rules_page(game, language)

"""Decks and options as data: what is refused, and in which words."""

from __future__ import annotations

import re
import shutil
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import vivamos
from vivamos.engine.deck import Attribute, read_deck
from vivamos.engine.facts import fact
from vivamos.engine.game import load_game
from vivamos.engine.options import Option, settle

ATTRIBUTES = {
    "colour": Attribute("colour", "choice", choices=("R", "B")),
    "number": Attribute("number", "int", least=1, most=9),
    "star": Attribute("star", "bool", default=False),
}
CARDS = [{"colour": ["R", "B"], "number": [1, 2, 3]}]
HERE = fact("place-game-file", file="here")


def deck(**changes: Any) -> dict[str, Any]:
    return {"total": 6, "hands": {"2": 3, "3": 2}, "cards": CARDS} | changes


def test_rows_multiply_and_exceptions_change_cards() -> None:
    table = deck(exceptions=[{"where": {"number": 2, "colour": ["R"]}, "set": {"star": True}}])
    cards = read_deck(table, ATTRIBUTES, (2, 3), HERE).for_players(2).cards
    assert [f"{card['colour']}{card['number']}" for card in cards] == ["R1", "R2", "R3", "B1", "B2", "B3"]
    assert [card["star"] for card in cards] == [False, True, False, False, False, False]


def test_rows_may_be_for_some_numbers_of_players() -> None:
    cards = [*CARDS, {"colour": "R", "number": 9, "copies": 2, "from_players": 3}]
    form = read_deck(deck(cards=cards, total={"2": 6, "3": 8}), ATTRIBUTES, (2, 3), HERE)
    assert [len(form.for_players(players).cards) for players in (2, 3)] == [6, 8]


@pytest.mark.parametrize(
    ("table", "sentence"),
    [
        ("text", "here: There is no [deck] table."),
        ({}, "here: The key “total” is missing."),
        (deck(cards=[]), "here: There are no [[deck.cards]] rows."),
        (deck(total=7), "The rows make 6 cards for 2 players, but “total” says 7."),
        (deck(total="six"), "The value of “total” for 2 players is 'six', but must be a whole number."),
        (deck(hands={"2": 3}), "The table “hands” says nothing for 3 players."),
        (deck(hands=4), "2 hands of 4 cards cannot be dealt from 6 cards."),
        (deck(hand=4), "here: The key 'hand' is unknown; known are cards, exceptions, hands, total."),
        (deck(cards=[{"colour": "R"}]), "here, card row 1: The key “number” is missing."),
        (
            deck(cards=[{"colour": "G", "number": 1}]),
            "here, card row 1: The value “colour” is 'G', but must be one of R, B.",
        ),
        (deck(cards=[{"colour": "R", "number": 10}]), "The value “number” is 10, but must be a whole number 1 to 9."),
        (
            deck(cards=[{"colour": "R", "number": True}]),
            "The value “number” is True, but must be a whole number 1 to 9.",
        ),
        (
            deck(cards=[{"colour": "R", "number": 1, "copies": -1}]),
            "The value “copies” is -1, but must be a whole number 0 to 200.",
        ),
        (deck(cards=[{"color": "R", "number": 1}]), "The key 'color' is unknown"),
        (deck(cards=["R1"]), "here, card row 1: It must be a table."),
        (
            deck(exceptions=[{"where": {"number": 1}}]),
            "here, exception 1: It must have the two tables “where” and “set”.",
        ),
        (
            deck(exceptions=[{"where": {"number": 8}, "set": {"star": True}}]),
            "here, exception 1: The exception matches no card.",
        ),
        (
            deck(exceptions=[{"where": {"size": 8}, "set": {"star": True}}]),
            "here, exception 1, “where”: The key 'size' is unknown",
        ),
    ],
)
def test_a_wrong_deck_is_refused_in_words(table: Any, sentence: str) -> None:
    with pytest.raises(vivamos.DataError) as caught:
        read_deck(table, ATTRIBUTES, (2, 3), HERE)
    assert sentence in str(caught.value)
    assert str(caught.value).startswith("here")
    assert caught.value.field == "deck"


OPTIONS = (
    Option("expert", "bool", False, "XX-1"),
    Option("rounds", "int", 3, "XX-2", least=1, most=12),
    Option("box", "choice", "big", "XX-3", choices=("big", "small")),
    Option("start", "seat", "random", "XX-4"),
)


@pytest.mark.parametrize(
    ("given", "name", "value"),
    [
        ({"expert": "Yes"}, "expert", True),
        ({"expert": "off"}, "expert", False),
        ({"rounds": "12"}, "rounds", 12),
        ({"box": " SMALL "}, "box", "small"),
        ({"start": "2"}, "start", 2),
        ({"start": "Random"}, "start", "random"),
        ({}, "rounds", 3),
    ],
)
def test_options_are_read_as_typed(given: dict[str, Any], name: str, value: Any) -> None:
    assert settle(OPTIONS, given, "the game", players=3)[name] == value


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"expert": "maybe"}, "The option “expert” cannot be 'maybe': it is true or false."),
        ({"rounds": 0}, "The option “rounds” cannot be 0: it is 1 to 12."),
        ({"rounds": True}, "The option “rounds” cannot be True: it is 1 to 12."),
        ({"rounds": "²"}, "The option “rounds” cannot be '²': it is 1 to 12."),
        ({"box": "huge"}, "The option “box” cannot be 'huge': it is one of big, small."),
        ({"start": 3}, "The option “start” cannot be 3: it is 0 to 2, or random."),
        ({"speed": 3}, "the game has no option 'speed'; it has: expert, rounds, box, start."),
    ],
)
def test_wrong_options_are_refused_in_words(given: dict[str, Any], sentence: str) -> None:
    with pytest.raises(vivamos.UsageError) as caught:
        settle(OPTIONS, given, "the game", players=3)
    assert str(caught.value) == sentence
    (name,) = given
    assert caught.value.field == ("options" if name == "speed" else f"options.{name}"), "where the form says it"


@given(
    st.dictionaries(st.sampled_from(["expert", "rounds", "box", "start"]), st.text() | st.integers() | st.booleans())
)
def test_any_value_is_settled_or_refused(given_options: dict[str, Any]) -> None:
    settled, refused = given_options, None
    try:
        settled = settle(OPTIONS, given_options, "the game", players=3)
    except vivamos.UsageError as refusal:
        refused = refusal
    if refused is None:
        assert settle(OPTIONS, settled, "the game", players=3) == settled
    else:
        assert refused.field in {f"options.{name}" for name in given_options}
        assert re.fullmatch(r"The option “\w+” [^\n]+\.", str(refused))


def test_game_files_are_checked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "mygame"
    folder.mkdir()
    (folder / "__init__.py").touch()
    monkeypatch.syspath_prepend(str(tmp_path))
    good = (Path(vivamos.__file__).parent / "games" / "slambo" / "game.toml").read_text(encoding="utf-8")
    for broken, sentence in [
        ("id = ", "not valid TOML"),
        ("nonsense = 1\n" + good, "unknown key 'nonsense'"),
        (good.replace("minutes = 15", ""), "'minutes' is missing"),
        (good.replace("usual_players = 2", "usual_players = 9"), "usual_players must be one of players"),
        (good.replace('type = "bool"', 'type = "boool"'), "unknown type 'boool'"),
        (good.replace("default = false", 'default = "no way"'), "the default does not fit"),
        (good.replace('rule = "SL-7"', ""), "lacks 'rule'"),
        (good.replace('type = "bool"\ndefault = false', 'type = "int"\ndefault = 0'), "option expert lacks 'least'"),
        (good.replace('type = "bool"', 'type = "choice"'), "option expert lacks 'choices'"),
        (good.replace(", most = 10, default = 0", ""), "card attribute number lacks 'most'"),
    ]:
        (folder / "game.toml").write_text(broken, encoding="utf-8")
        with pytest.raises(vivamos.DataError) as caught:
            load_game("mygame")
        assert sentence in str(caught.value)


def test_files_are_checked_when_they_are_loaded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    slambo = Path(vivamos.__file__).parent / "games" / "slambo"
    folder = tmp_path / "halfgame"
    folder.mkdir()
    for name in ("__init__.py", "game.toml"):
        shutil.copy(slambo / name, folder)
    monkeypatch.syspath_prepend(str(tmp_path))
    game = load_game("halfgame")
    with pytest.raises(vivamos.DataError, match=r"^halfgame/view\.py: it is missing\.$"):
        _ = game.view
    for name, lost in (("rules", ("legal", "ACTIONS")), ("view", ("hide", "END_RULE")), ("facts", ("prompt", "tell"))):
        text = (slambo / f"{name}.py").read_text(encoding="utf-8")
        for each in lost:
            text = re.sub(rf"\b{each}\b", f"no_{each}", text)
        (folder / f"{name}.py").write_text(text, encoding="utf-8")
        with pytest.raises(vivamos.DataError, match=rf"^halfgame/{name}\.py: it lacks {lost[1]}, {lost[0]}\.$"):
            getattr(game, name)


def test_unknown_games_and_players_are_refused_in_words() -> None:
    with pytest.raises(vivamos.UsageError, match=r"There is no game 'poker'; there are .*slambo"):
        vivamos.deal("poker")
    with pytest.raises(
        vivamos.UsageError, match=r"The number of players of SLAMBO! must be one of 2, 3, 4, not 7\."
    ) as caught:
        vivamos.deal("slambo", players=7)
    assert caught.value.field == "players"
    with pytest.raises(vivamos.UsageError, match="A seed is a whole number"):
        vivamos.deal("slambo", seed=-1)
    with pytest.raises(
        vivamos.DataError, match=r"Deck file nowhere.toml: It cannot be read. There is no such file or folder\."
    ):
        vivamos.deal("slambo", deck="nowhere.toml")


def test_every_game_says_what_it_and_its_options_are() -> None:
    for game in vivamos.catalogue().values():
        names = ["pitch"]
        for option in game.options:
            names += [f"option-{option.name}", f"option-{option.name}-text"]
            names += [f"choice-{option.name}-{value}" for value in option.choices]
            assert game.option_text(option.name).endswith(".")
        assert [name for name in names if name not in game.words()] == []
        assert game.pitch.endswith(".")

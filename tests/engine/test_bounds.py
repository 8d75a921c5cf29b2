"""Whatever a deck, an option or a record asks for: it is counted before it is made, and refused in one sentence."""

from __future__ import annotations

import contextlib
import copy
import random
import tracemalloc
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import vivamos
from vivamos.engine.deck import MOST_CARDS
from vivamos.engine.dispatch import broken
from vivamos.engine.errors import shown
from vivamos.engine.records import MOST_LINE, read_lines

GAMES = list(vivamos.catalogue())
MEGABYTE = 1 << 20
LONGEST = 400  # letters of a sentence
NO_MORE = 8 * MEGABYTE  # for anything that is read here; a hundred thousand cards take thirty

HUGE = 10**5000
DEEP: Any = []
for _ in range(5000):
    DEEP = [DEEP]
BEYOND: dict[str, Any] = {  # by name: nothing else can print them all
    "a huge number": HUGE,
    "a huge number below 0": -HUGE,
    "many digits": "9" * 5000,
    "a long text": "x" * 100_000,
    "a text that cannot be sent": "\ud800",
    "a long list": [1] * 5000,
    "deep lists": DEEP,
    "deep lists in a table": {"a": DEEP},
    "no number": float("nan"),
    "a fraction": 1.5,
    "two signs": "--5",
}


@contextlib.contextmanager
def within_bounds() -> Iterator[None]:
    """Only one short sentence may come of it, and little memory may be used on the way."""
    tracemalloc.start()
    try:
        yield
    except vivamos.VivamosError as error:
        said = str(error)
        assert 0 < len(said) <= LONGEST
        said.encode()  # it can be sent
    finally:
        peak = tracemalloc.get_traced_memory()[1]
        tracemalloc.stop()
    assert peak < NO_MORE, f"{peak / MEGABYTE:.0f} MB"


@pytest.fixture(scope="module", autouse=True)
def loaded() -> None:
    """What is loaded once is not counted."""
    for game in GAMES:
        vivamos.deal(game, seed=1)


odd = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-(10**6), 10**6),
    st.sampled_from([10**5, 1 << 31, 1 << 63, 1 << 64, 10**40, -(10**40), 10**4000]),
    st.floats(),
    st.text(max_size=6),
    st.sampled_from(["\ud800", "x" * 100_000, "9" * 5000, "--5", "-", "²", "random", "\0"]),
    st.sampled_from([[1] * 5000, [[]], [{}], {"a": {"b": []}}, [0, [1, [2]]], dict.fromkeys(map(str, range(5000)), 1)]),
)
values = st.recursive(
    odd, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3)
)


def bend(data: st.DataObject, whole: Any) -> None:
    """Replace something anywhere by anything, take it away, or add what nobody asked for."""
    target = whole
    while True:
        keys = list(target) if isinstance(target, dict) else list(range(len(target)))
        key = data.draw(st.sampled_from(keys))
        if isinstance(target[key], (dict, list)) and target[key] and data.draw(st.booleans()):
            target = target[key]
            continue
        break
    how = data.draw(st.sampled_from(["replace", "replace", "take away", "add", "repeat"]))
    if how == "take away":
        del target[key]
    elif how == "repeat" and isinstance(target, list):
        target *= data.draw(st.sampled_from([2, 50, 3000]))
    elif how == "add" and isinstance(target, dict):
        extra = ["copies", "from_players", "to_players", "exceptions", "number", "9", "move", "seed", "deck"]
        target[data.draw(st.sampled_from(extra))] = copy.deepcopy(data.draw(values))  # it may be bent again
    else:
        target[key] = copy.deepcopy(data.draw(values))


def deck_of(game: str) -> dict[str, Any]:
    return copy.deepcopy(vivamos.game(game).deck.source)


@pytest.mark.parametrize("game", GAMES)
@given(data=st.data())
@settings(max_examples=150)
def test_any_deck_is_read_or_refused(game: str, data: st.DataObject) -> None:
    deck = deck_of(game)
    for _ in range(data.draw(st.integers(1, 3))):
        bend(data, deck)
        if not deck:
            break
    with within_bounds():
        form = vivamos.game(game).read_deck(deck)
        assert all(len(form.for_players(players).cards) <= MOST_CARDS for players in vivamos.game(game).players)
        assert msgspec.json.decode(msgspec.json.encode(deck)) == deck, "what is accepted can be stored"
        play_some(game, deck)


def play_some(game: str, deck: dict[str, Any]) -> None:
    """A deck that is accepted can be played with."""
    for players in vivamos.game(game).players:
        table, chooser = vivamos.deal(game, players, seed=players, deck=deck), random.Random(players)
        for _ in range(20):
            if not table.over:
                table.play(chooser.choice(table.moves()))
        assert broken(table.position()[0]) == 0


def first_row(**more: Any) -> Callable[[dict[str, Any]], None]:
    return lambda deck: deck["cards"][0].update(more)


def whole(**more: Any) -> Callable[[dict[str, Any]], None]:
    return lambda deck: deck.update(more)


NUMBERS = list(range(1, 37))
EVERYTHING = {"number": NUMBERS, "colour": ["B", "Y", "R", "P"], "stars": [*range(10)], "skulls": [*range(10)]}
SOME = {"where": {"number": 5}, "set": {"vamos": True}}


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (first_row(copies=200_000), "The value “copies” is 200000, but must be a whole number 0 to 200."),
        (first_row(copies=HUGE), "The value “copies” is ≥10^30, but must be"),
        (first_row(copies=100), "The rows make 333 cards for 3 players, but may make 200."),
        (first_row(**EVERYTHING), "The rows make 14,433 cards for 3 players, but may make 200."),
        (first_row(number=[1] * 101), "There are 101 values of “number”, but there may be 100."),
        (first_row(number=HUGE), "The value “number” is ≥10^30, but must be a whole number 1 to 36."),
        (first_row(number=DEEP), "card row 1: The value “number” is [[[...]]], but must be a whole number 1 to 36."),
        (first_row(from_players=HUGE), "The value “from_players” is ≥10^30"),
        (whole(cards=[{}] * 201), "There are 201 tables “cards”, but there may be 200."),
        (whole(cards=5), "The value of “cards” must be a list of tables, not 5."),
        (whole(exceptions=5), "The value of “exceptions” must be a list of tables, not 5."),
        (whole(exceptions=None), "The value of “exceptions” must be a list of tables, not None."),
        (whole(exceptions=[SOME] * 41), "There are 41 tables “exceptions”, but there may be 40."),
        (
            whole(exceptions=[{"where": {"number": [[5]]}, "set": {}}]),
            "exception 1: The value “number” is [5], but must be",
        ),
        (
            whole(exceptions=[{"where": {"number": {}}, "set": {}}]),
            "exception 1: The value “number” is {}, but must be",
        ),
        (
            whole(exceptions=[{"where": {}, "set": {"vamos": DEEP}}]),
            "exception 1: The value “vamos” is [[[...]]], but must be",
        ),
        (whole(total={"3": []}), "The value of “total” for 3 players is [], but must be a whole number."),
        (whole(total=HUGE), "but “total” says ≥10^30."),
        (
            whole(total={"3": 36, "4": 36, "5": 36, "6": DEEP}),
            "Deck, “total”: The key '6' is unknown; known are 3, 4, 5.",
        ),
        (whole(hands=HUGE), "3 hands of ≥10^30 cards cannot be dealt from 36 cards."),
        (whole(hands=-HUGE), "3 hands of ≤-10^30 cards cannot be dealt from 36 cards."),
        (whole(hands=1.5), "The value of “hands” for 3 players is 1.5, but must be a whole number."),
        (whole(**{"x" * 100_000: 1}), "Deck: The key 'xxxxxxxxxxxxxxxxx...xxxxxxxxxxxxxxxxxx' is unknown; known"),
    ],
)
def test_a_deck_that_asks_for_too_much_is_refused_in_words(
    change: Callable[[dict[str, Any]], None], sentence: str
) -> None:
    deck = deck_of("vamos-dia")
    change(deck)
    with within_bounds():
        vivamos.game("vamos-dia").read_deck(deck)
    with pytest.raises(vivamos.DataError) as caught:
        vivamos.game("vamos-dia").read_deck(deck)
    assert sentence in str(caught.value)


def test_a_row_without_copies_makes_nothing_of_its_lists() -> None:
    deck = deck_of("vamos-dia")
    deck["cards"].append({key: [value[0]] * 100 for key, value in EVERYTHING.items()} | {"copies": 0})
    with within_bounds():
        assert len(vivamos.game("vamos-dia").read_deck(deck).for_players(3).cards) == 36


@pytest.mark.parametrize("game", GAMES)
@given(data=st.data())
def test_any_option_is_settled_or_refused(game: str, data: st.DataObject) -> None:
    names = [option.name for option in vivamos.game(game).options]
    given_options = data.draw(st.dictionaries(st.sampled_from([*names, "speed", "x" * 5000]), values, max_size=3))
    with within_bounds():
        vivamos.game(game).settle_options(given_options, vivamos.game(game).usual_players)


@pytest.mark.parametrize("name", BEYOND)
def test_an_option_beyond_all_bounds_is_refused_in_words(name: str) -> None:
    with (
        within_bounds(),
        pytest.raises(vivamos.UsageError, match=r"^The option “rounds” cannot be .*: it is 1 to 12\.$"),
    ):
        vivamos.game("viva").settle_options({"rounds": BEYOND[name]}, 3)


def begun(game: str) -> dict[str, Any]:
    """The record of some moves, without a seed."""
    table, chooser = vivamos.deal(game, seed=4), random.Random(4)
    for _ in range(12):
        if not table.over:
            table.play(chooser.choice(table.moves()))
    record = table.record()
    del record["seed"]
    return record


RECORDS = {game: begun(game) for game in GAMES}


@pytest.mark.parametrize("game", GAMES)
@given(data=st.data())
@settings(max_examples=150)
def test_any_record_is_replayed_or_refused(game: str, data: st.DataObject) -> None:
    record = copy.deepcopy(RECORDS[game])
    for _ in range(data.draw(st.integers(1, 2))):
        bend(data, record)
        if not record:
            break
    with within_bounds():
        vivamos.replay(record)


@pytest.mark.parametrize("name", BEYOND)
@pytest.mark.parametrize(
    "path",
    [
        ("format",), ("game",), ("version",), ("players",), ("options",), ("options", "start"), ("seed",), ("deck",),
        ("events",), ("events", 0), ("events", 0, "start"), ("events", 1, "deal"), ("events", 1, "deal", 0),
        ("events", 1, "deal", 0, 0), ("events", 2, "seat"), ("events", 2, "move"), ("scores",),
    ],
    ids=lambda path: ".".join(map(str, path)),
)  # fmt: skip
def test_a_record_beyond_all_bounds_is_refused(path: tuple[Any, ...], name: str) -> None:
    record = copy.deepcopy(RECORDS["slambo"])
    target: Any = record
    for step in path[:-1]:
        target = target[step]
    target[path[-1]] = BEYOND[name]
    with within_bounds(), pytest.raises(vivamos.RecordError):
        vivamos.replay(record)


def test_lines_that_cannot_be_records_are_named() -> None:
    lines = ['{"seed": ' + "9" * 5000 + "}", b"[" * 100_000, b" " * 10 + b"x" * (MOST_LINE + 1), '{"seed": 1}']
    found = [problem for _, problem in read_lines(lines)]
    assert [str(problem) for problem in found[:3]] == [
        "The line has a number with too many digits.",
        "The line is nested too deeply for a record.",
        "The line is too long for a record: at most 8 MB are read.",
    ]
    assert found[3] == {"seed": 1}


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("[deck]\ntotal = " + "9" * 5000, "It has a number that cannot be read."),
        ("[deck]\ntotal = " + "[" * 50_000, "It is nested too deeply."),
        ("[deck]\n" + "# nothing\n" * 20_000, "It is too long: at most 128 kB are read."),
        ("x" * 1000 + " = 1", "Everything must stand under [deck], but there is 'xxxxxxxxxxxxxxxxx...x"),
    ],
    ids=["digits", "depth", "length", "key"],
)
def test_a_deck_file_beyond_all_bounds_is_refused(tmp_path: Path, text: str, sentence: str) -> None:
    file = tmp_path / "deck.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(vivamos.DataError) as caught:
        vivamos.game("viva").read_deck(file)
    assert sentence in str(caught.value)


@given(values)
def test_what_is_shown_is_short(value: Any) -> None:
    assert len(shown(value).encode()) <= 400


@pytest.mark.parametrize("name", BEYOND)
def test_what_is_beyond_all_bounds_is_shown_short(name: str) -> None:
    assert 0 < len(shown(BEYOND[name])) <= 80

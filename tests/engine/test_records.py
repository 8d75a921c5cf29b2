"""Records: written, read, checked; and what a broken one is told."""

from __future__ import annotations

import contextlib
import copy
import io
import json
import random
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import vivamos
from vivamos.engine.records import MOST_LINE, lines_of, read_lines, to_line


def finished(game: str = "slambo", players: int = 2, seed: int = 3) -> dict[str, Any]:
    table = vivamos.deal(game, players, seed=seed)
    chooser = random.Random(seed)
    while not table.over:
        table.play(chooser.choice(table.moves()))
    return table.record()


RECORD = finished()


def test_a_record_can_be_written_by_hand() -> None:
    table = vivamos.replay(
        {
            "format": "vivamos-record 1",
            "game": "slambo",
            "version": 1,
            "players": 2,
            "options": {},
            "events": [
                {"start": 1},
                {"deal": [["+1", "+2", "+3", "+4", "+5", "+6", "+7"], ["-1", "-2", "-3", "-4", "-5", "-6", "-7"]]},
                {"seat": 1, "move": "play -5"},
                {"seat": 0, "move": "PLAY +7"},
            ],
        }
    )
    assert (table.seat, table.view(None)["balance"]) == (1, 7)
    assert table.record()["events"][-1] == {"seat": 0, "move": "play +7"}, "canonical on output"
    assert "seed" not in table.record()


def edit(path: list[Any], value: Any) -> Callable[[dict[str, Any]], None]:
    def change(record: dict[str, Any]) -> None:
        target = record
        for step in path[:-1]:
            target = target[step]
        if value is ...:
            del target[path[-1]]
        else:
            target[path[-1]] = value

    return change


FIRST_HAND = RECORD["events"][1]["deal"][0]
FIRST_SEAT = RECORD["events"][0]["start"]
SECOND_DEAL = next(i for i, event in enumerate(RECORD["events"]) if i > 1 and "deal" in event)


@pytest.mark.parametrize(
    ("path", "value", "sentence"),
    [
        (["format"], "other 2", "The format is 'other 2', but this program reads “vivamos-record 1”."),
        (["game"], "poker", "There is no game 'poker'"),
        (["game"], 7, "The game must be a text."),
        (["players"], 9, "The number of players of SLAMBO! must be one of 2, 3, 4, not 9."),
        (["players"], "2", "The number of players is '2', but must be a whole number."),
        (["version"], 99, "It was played by version 99 of the rules of SLAMBO!, these are version 1."),
        (["options"], {"ring": 3}, "SLAMBO! has no option 'ring'"),
        (["options"], [], "“options” must be an object"),
        (["events"], ..., "The record lacks “events”."),
        (["events"], [], "Event 1: The record must begin with the first deal"),
        (["extra"], 1, "The record has an unknown key 'extra'"),
        (["seed"], -4, "A seed is a whole number from 0 to 2^64 - 1, not -4."),
        (["deck"], {"total": 3}, "Deck: The key “hands” is missing."),
        (["scores"], [0, 0], "The scores are [0, 0] in the record, but"),
        (["winners"], ..., "The winners are None in the record, but"),
        (["events", 0], {"start": 5}, "Event 1: There is no seat 5"),
        (["events", 0], {"begin": 1}, "Event 1: 'begin' is not an event of chance in this game"),
        (["events", 0], 7, "Event 1: An event is an object, not 7"),
        (["events", 1, "deal", 0, 0], "Q9", "Event 2: There is no card 'Q9' in this deck"),
        (["events", 1, "deal", 0, 0], FIRST_HAND[1], f"Event 2: {FIRST_HAND[1]} is dealt more often"),
        (["events", 1, "deal", 0], FIRST_HAND[1:], "Event 2: Seat 0 is dealt 6 cards, but must get 7"),
        (["events", 1, "deal"], [FIRST_HAND], "Event 2: A deal is a list of 2 hands"),
        (["events", 1], ..., "Event 2: What chance decided here (a deal or a draw) is missing"),
        (["events", 2, "seat"], 1 - FIRST_SEAT, f"Event 3: It is the turn of Seat {FIRST_SEAT}, not of Seat"),
        (["events", 2, "seat"], 8, "Event 3: There is no seat 8 at this table"),
        (["events", 2, "move"], "play tennis", "Event 3: “play tennis” is not a move of SLAMBO!"),
        (["events", 2, "move"], 7, "Event 3: A move is a text, not 7"),
        (["events", 2, "note"], "!", "Event 3: A decision has just the keys “seat” and “move”"),
        (["events", SECOND_DEAL], ..., f"Event {SECOND_DEAL + 1}: What chance decided here"),
        (["events", -1], ..., "The record has a result, but the game is not over"),
    ],
)
def test_a_broken_record_is_named_with_event_and_reason(path: list[Any], value: Any, sentence: str) -> None:
    record = copy.deepcopy(RECORD)
    edit(path, value)(record)
    with pytest.raises(vivamos.RecordError) as caught:
        vivamos.replay(record)
    assert sentence in str(caught.value)


def test_a_deal_too_many_is_refused() -> None:
    record = copy.deepcopy(RECORD)
    events = record["events"]
    between = next(i for i in range(2, len(events)) if "move" in events[i - 1] and "move" in events[i])
    events.insert(between, events[1])
    with pytest.raises(
        vivamos.RecordError, match=f"Event {between + 1}: More cards are dealt or drawn than the rules say"
    ):
        vivamos.replay(record)


def test_a_card_not_held_is_refused_by_rule() -> None:
    record = copy.deepcopy(RECORD)
    other = record["events"][1]["deal"][1 - FIRST_SEAT][0]
    record["events"][2]["move"] = f"play {other}"
    with pytest.raises(vivamos.RecordError, match=r"Event 3: You do not hold .* \(SL-5\)"):
        vivamos.replay(record)


@pytest.mark.parametrize("record", [None, 3, [], "x", {}])
def test_what_is_no_record_is_refused(record: Any) -> None:
    with pytest.raises(vivamos.RecordError):
        vivamos.replay(record)


values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=8,
)


@given(data=st.data())
def test_no_edit_of_a_record_gives_more_than_a_record_error(data: st.DataObject) -> None:
    """Replace anything anywhere by anything: it still replays, or a RecordError says why."""
    record = copy.deepcopy(RECORD)
    target: Any = record
    while True:
        keys = list(target) if isinstance(target, dict) else list(range(len(target)))
        key = data.draw(st.sampled_from(keys))
        if isinstance(target[key], (dict, list)) and target[key] and data.draw(st.booleans()):
            target = target[key]
            continue
        target[key] = data.draw(values)
        break
    with contextlib.suppress(vivamos.RecordError):
        vivamos.replay(record)


def test_lines_round_trip_and_broken_ones_are_named() -> None:
    whole = to_line(RECORD)
    lines = [whole, "", whole[:100], b"\xff\xfe", "[" * 100_000]
    found = list(read_lines(lines))
    assert [number for number, _ in found] == [1, 3, 4, 5]
    assert found[0][1] == json.loads(whole) == RECORD
    assert all(isinstance(problem, vivamos.DataError) for _, problem in found[1:])


def test_a_line_that_is_too_long_is_not_read_into_memory() -> None:
    """A device that never ends a line must not fill the memory; the lines after a long one are read."""

    class Narrow(io.BytesIO):
        def readline(self, most: int | None = -1) -> bytes:
            assert most is not None
            assert 0 < most <= MOST_LINE + 1
            return super().readline(most)

    long = b"1" * (2 * MOST_LINE + 5)
    found = list(read_lines(lines_of(Narrow(b"7\n" + long + b"\n8\n" + long))))
    assert [(number, each if isinstance(each, int) else each.fact["fact"]) for number, each in found] == [
        (1, 7),
        (2, "line-too-long"),
        (3, 8),
        (4, "line-too-long"),
    ]

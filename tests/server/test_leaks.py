"""What goes over the wire does not depend on anything the viewer may not know; and a leak there would be found.

Two tables whose games differ only in hidden cards (see twins.py): every frame of the viewer's stream must be the same,
byte for byte. So that this can fail, a server with leaks (faulty_server.py) is looked at in the same way.
"""

from __future__ import annotations

import json
import sqlite3
from collections import Counter
from collections.abc import Iterator
from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from faulty_server import LEAKS

import vivamos
from vivamos.engine.table import Table
from vivamos.server.tokens import hash_of, new_id, new_token

import twins
from serving import Frame, Server, Stream, running

Event = dict[str, Any]
GAMES = list(vivamos.catalogue())
PAIRS = 8  # for each viewer
# Where each leak shows: to somebody who comes, to somebody who comes back, and to somebody who is there.
FOUND_IN = {
    "view of a welcome": {"come", "back"},
    "view of an event": {"there"},
    "facts of a welcome": {"come"},
    "facts of an event": {"back", "there"},
    "question": {"come", "back", "there"},
}

pairs = cache(twins.pairs)
move_for_both = cache(twins.move_for_both)


@pytest.fixture(scope="module")
def faulty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    class Faulty(Server):
        program = (str(Path(__file__).parents[1] / "faulty_server.py"),)

    yield from running(tmp_path_factory.mktemp("faulty"), kind=Faulty)


@pytest.mark.parametrize("game", GAMES)
def test_streams_of_games_that_look_alike_are_the_same(game: str, server: Server) -> None:
    players = vivamos.game(game).usual_players
    for viewer in (None, 0, players - 1):
        compared, differing = compare(server, game, players, viewer)
        assert set(compared) == {"come", "back", "there"}, "nothing was compared"
        assert min(compared.values()) >= 3, compared
        assert differing == set()


@pytest.mark.parametrize("leak", LEAKS)
@pytest.mark.parametrize("game", GAMES)
def test_a_planted_leak_is_found(game: str, leak: str, faulty: Server) -> None:
    """By a spectator's stream or by that of a seat, wherever it was planted and nowhere else."""
    players = vivamos.game(game).usual_players
    found = [compare(faulty, game, players, viewer, leak)[1] for viewer in (None, players - 1)]
    assert set().union(*found) == FOUND_IN[leak]


def test_without_a_leak_the_faulty_server_is_as_good_as_any(faulty: Server) -> None:
    assert compare(faulty, "slambo", 2, 1)[1] == set()


def test_with_nothing_to_compare_no_test_passes(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(twins, "TRIES", 0)
    monkeypatch.setattr(twins, "SEEDS", 3)
    pairs.cache_clear()
    with pytest.raises(AssertionError, match="only 0 games"):
        test_streams_of_games_that_look_alike_are_the_same("slambo", server)


def compare(
    server: Server, game: str, players: int, viewer: int | None, host: str = "P0"
) -> tuple[Counter[str], set[str]]:
    """How many pairs of streams were compared of those who come, who come back, who are there; and which differed."""
    compared: Counter[str] = Counter()
    differing = set()
    for table, twin in pairs(game, players, viewer, PAIRS):
        move = move_for_both(table, twin, viewer)
        tokens = [new_token() for _ in range(players)]
        one, other = (
            frames_of(server, put(server, each, tokens, host), viewer, tokens, move) for each in (table, twin)
        )
        compared.update(one.keys())
        differing |= {kind for kind in one if one[kind] != other[kind]}
    return compared, differing


def put(server: Server, table: Table, tokens: list[str], host: str) -> str:
    """A table like this one in the server's store, all its seats human, with these tokens; the host is called so."""
    made, at = new_id(), datetime.now(UTC).replace(tzinfo=None).isoformat(sep=" ")
    with sqlite3.connect(server.database) as store:
        row = (made, table.game.id, table.game.version, table.players, json.dumps(table.options), None, 0, None)
        store.execute(
            "insert into tables (id, game, version, players, options, deck, open, clock, state, created, active)"
            " values (?,?,?,?,?,?,?,?,'playing',?,?)",
            (*row, at, at),
        )
        for seat, token in enumerate(tokens):
            store.execute(
                "insert into seats (table_id, seat, kind, name, token, host) values (?,?,'human',?,?,?)",
                (made, seat, f"P{seat}" if seat else host, hash_of(token), seat == 0),
            )
        for number in range(table.decisions + 1):
            step = table.step(number)
            body: Event = {"chance": step.happened}
            mover = None
            if number:
                move = decisions(table)[number - 1]
                mover, body = move["seat"], {"move": move["move"], "by": None, **body}
            what = "move" if number else "start"
            store.execute(
                "insert into events values (?,?,?,?,?,null,?)", (made, number + 1, what, json.dumps(body), mover, at)
            )
    return made


def decisions(table: Table) -> list[Event]:
    return [event for event in table.events if "move" in event]


def frames_of(
    server: Server, table: str, viewer: int | None, tokens: list[str], move: str | None
) -> dict[str, list[str]]:
    """The frames somebody gets who comes now, who comes back after missing everything, and who is there at a move."""
    own = None if viewer is None else tokens[viewer]
    heard = {}
    for kind, since in (("come", None), ("back", 1)):
        stream = Stream(server, table, own, since)
        while stream.number < stream.welcome["number"]:
            stream.next()
        heard[kind] = [as_text(frame, table) for frame in stream.frames if frame["type"] in ("welcome", "event")]
        stream.close()
    if move is not None:
        stream = Stream(server, table, own)
        assert stream.view is not None
        mover = Stream(server, table, tokens[stream.view["to_move"]])
        assert mover.act("move", "m", move=move)["type"] == "done"
        heard["there"] = [as_text(stream.until("event", what="move"), table)]
        mover.close()
        stream.close()
    return heard


def as_text(frame: Frame, table: str) -> str:
    """A frame without what tells two tables apart that are otherwise alike."""
    if "table" in frame and isinstance(frame["table"], dict):
        frame["table"].pop("created")
        frame.pop("watching")  # somebody who left a moment ago may still be counted
    return json.dumps(frame).replace(table, "TABLE")

"""What goes over the wire does not depend on anything the viewer may not know.

Two tables whose games differ only in hidden cards (see twins.py): every frame of the viewer's stream must be the same,
byte for byte.
"""

from __future__ import annotations

import json
import sqlite3
from datetime import UTC, datetime
from typing import Any

import pytest

import vivamos
from vivamos.engine.table import Table
from vivamos.server.tokens import hash_of, new_id, new_token

from serving import Line, Server
from twins import pairs

Event = dict[str, Any]


@pytest.mark.parametrize("game", list(vivamos.catalogue()))
def test_streams_of_games_that_look_alike_are_the_same(game: str, server: Server) -> None:
    players = vivamos.game(game).usual_players
    for viewer in (None, 0, players - 1):
        for table, twin in pairs(game, players, viewer, 8):
            token = new_token()
            streams = [stream(server, put(server, one, viewer, token), viewer, token) for one in (table, twin)]
            assert streams[0] == streams[1]


def put(server: Server, table: Table, viewer: int | None, token: str) -> str:
    """A table like this one in the server's store, all its seats human, one of them the viewer's."""
    made, at = new_id(), datetime.now(UTC).replace(tzinfo=None).isoformat(sep=" ")
    with sqlite3.connect(server.database) as store:
        row = (made, table.game.id, table.game.version, table.players, json.dumps(table.options), None, 0, None)
        store.execute(
            "insert into tables (id, game, version, players, options, deck, open, clock, state, created, active)"
            " values (?,?,?,?,?,?,?,?,'playing',?,?)",
            (*row, at, at),
        )
        for seat in range(table.players):
            kept = hash_of(token) if seat == viewer else None
            store.execute(
                "insert into seats (table_id, seat, kind, name, token, host) values (?,?,'human',?,?,?)",
                (made, seat, f"P{seat}", kept, seat == 0),
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


def stream(server: Server, table: str, viewer: int | None, token: str) -> list[str]:
    """All frames somebody gets who comes now, and somebody who comes back after missing everything."""
    heard = []
    for since in (None, 1):
        line = Line(server, table, None if viewer is None else token, since)
        while line.number < line.welcome["number"]:
            line.next()
        heard += [json.dumps(frame).replace(table, "TABLE") for frame in line.frames]
        line.close()
    return [without_time(text) for text in heard]


def without_time(text: str) -> str:
    frame = json.loads(text)
    if "table" in frame and isinstance(frame["table"], dict):
        frame["table"].pop("created")
    return json.dumps(frame)

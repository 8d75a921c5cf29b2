"""Games that are over, and replays of them, for the tests."""

from __future__ import annotations

import random
import sqlite3
from typing import Any

import msgspec

import vivamos
from vivamos.engine.table import Table
from vivamos.server.replays import Perspective, Replay

from serving import Server, Stream

Event = dict[str, Any]


def finished(game: str, seed: int = 1, players: int | None = None, **options: Any) -> Table:
    """A random game, played to its end."""
    table, chooser = vivamos.deal(game, players, seed=seed, options=options), random.Random(seed)
    while not table.over:
        table.play(chooser.choice(table.moves()))
    return table


def told(replay: Replay, number: int, seat: int | None, everything: bool = False) -> Event:
    event = msgspec.json.encode(replay.event(number, Perspective(seat, everything)))
    return msgspec.json.decode(event, type=Event)


def bring(server: Server, record: Any) -> Event:
    answer = server.ask("POST", "/api/replays", record)
    assert answer.status_code == 201, answer.text
    overview: Event = answer.json()
    return overview


def play_to_the_end(server: Server) -> Event:
    """A game of SLAMBO! against a bot; its table."""
    made = server.make_table(seats=["you", "bot:newcomer"])
    stream = Stream(server, made["id"], made["token"])
    while asked := stream.until_asked():
        stream.act("move", f"m{stream.number}", move=asked["moves"][0])
        stream.ask = None if stream.ask is asked else stream.ask
    stream.close()
    return made


def rows(server: Server, statement: str) -> list[Any]:
    with sqlite3.connect(server.database, timeout=30) as store:
        return store.execute(statement).fetchall()

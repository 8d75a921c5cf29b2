"""How much, how often and how long: every bound the server keeps, in one place."""

from __future__ import annotations

import dataclasses
import math
from dataclasses import dataclass, field
from typing import Any

from vivamos.engine.errors import UsageError, shown


def _bound(default: float, text: str, *, time: bool = False) -> Any:
    """A number a host may set. A `time` stays when `--no-limits` takes the other bounds away."""
    return field(default=default, metadata={"text": text, "time": time})


@dataclass(frozen=True)
class Limits:
    """All numbers a host can change with `--limit NAME=VALUE`."""

    connections: float = _bound(400, "connections from one address at a time")
    requests: float = _bound(250, "requests of one address being answered at a time")
    streams: float = _bound(150, "streams from one address at a time")
    watchers: float = _bound(200, "people who only watch one table")
    changes: float = _bound(100, "requests that change something, from one address at once")
    changes_a_second: float = _bound(4, "… and a second after that")
    tables: float = _bound(30, "tables made from one address at once, rematches too")
    tables_a_minute: float = _bound(3, "… and a minute after that")
    reads: float = _bound(300, "requests that only read, from one address at once")
    reads_a_second: float = _bound(40, "… and a second after that")
    files: float = _bound(4000, "files of the pages, for one address at once")
    files_a_second: float = _bound(200, "… and a second after that")
    frames: float = _bound(30, "frames from one connection at once")
    frames_a_second: float = _bound(10, "… and a second after that")
    all_frames: float = _bound(400, "frames from all connections of one address at once")
    all_frames_a_second: float = _bound(80, "… and a second after that")
    texts: float = _bound(5, "texts said from one seat at once")
    texts_a_second: float = _bound(0.5, "… and a second after that")
    waiting: float = _bound(256, "thousand bytes that wait for somebody who reads slowly")
    header: float = _bound(10, "seconds for the head of a request", time=True)
    body: float = _bound(20, "seconds for the body of a request", time=True)
    idle: float = _bound(5, "seconds until the next request of a connection", time=True)
    hello: float = _bound(10, "seconds for the first frame of a stream", time=True)
    ping: float = _bound(12, "seconds of silence before a stream is sent a ping", time=True)
    pong: float = _bound(15, "seconds to answer a ping, and to take what was sent", time=True)
    closing: float = _bound(2, "seconds for a goodbye before a connection is cut", time=True)
    grace: float = _bound(45, "seconds before somebody whose line dropped counts as away", time=True)
    silence: float = _bound(180, "seconds without a move before the others can vote", time=True)
    host_absence: float = _bound(300, "seconds without the host before another has the host's powers", time=True)
    chair: float = _bound(600, "seconds of absence before the start that cost a player the chair", time=True)
    bot_patience: float = _bound(
        3, "seconds a bot waits for its turn to think before it takes a quick answer", time=True
    )
    bot_seconds: float = _bound(1.5, "seconds a bot thinks about one move", time=True)
    bot_queue: float = _bound(1000, "bots that wait for their turn to think; the next one takes a quick answer")
    list_age: float = _bound(1, "seconds that the list of open tables may be old", time=True)
    listed: float = _bound(
        900, "seconds an open table stays in the list after its last event, if no player is there", time=True
    )
    resume: float = _bound(60, "seconds before a stop: bots due at tables active then go on after the start", time=True)
    resumed: float = _bound(1000, "tables that go on by themselves after a start")
    rooms: float = _bound(5000, "tables in memory, beyond which those nobody looks at leave it soon")
    put_away_days: float = _bound(30, "days without an event after which an unfinished table is put away", time=True)

    @classmethod
    def read(cls, settings: list[str], none: bool = False) -> Limits:
        """`["grace=10", "frames=50"]`; with `none` all that is not said, and is no time, has no bound."""
        known = {one.name: one for one in dataclasses.fields(cls)}
        values = {name: math.inf for name, one in known.items() if none and not one.metadata["time"]}
        for setting in settings:
            name, _, text = setting.partition("=")
            if name not in known:
                raise UsageError("no-such-limit", given=shown(name), known=list(known))
            values[name] = _number(name, text)
        return cls(**values)


def _number(name: str, text: str) -> float:
    try:
        value = float(text)
    except ValueError:
        value = math.nan
    if not value >= 0:
        raise UsageError("limit-is-no-number", limit=name, given=shown(text))
    return value

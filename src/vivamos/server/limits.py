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
    nights: float = _bound(10, "club nights made from one address at once")
    nights_a_minute: float = _bound(1, "… and a minute after that")
    night_people: float = _bound(60, "people at one club night")
    people: float = _bound(100, "new people from one address at once")
    people_a_minute: float = _bound(10, "… and a minute after that")
    codes: float = _bound(10, "wrong codes from one address at once")
    codes_a_minute: float = _bound(2, "… and a minute after that")
    all_codes: float = _bound(100, "wrong codes from all addresses at once")
    all_codes_a_minute: float = _bound(30, "… and a minute after that")
    records: float = _bound(10, "records brought from one address at once")
    records_a_minute: float = _bound(6, "… and a minute after that")
    exports: float = _bound(5, "files of all one's data for one address at once")
    exports_a_minute: float = _bound(1, "… and a minute after that")
    practice: float = _bound(20, "looks at what to work on from one address at once")
    practice_a_minute: float = _bound(20, "… and a minute after that")
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
    whispers: float = _bound(1000, "texts of spectators at one table")
    waiting: float = _bound(256, "thousand bytes that wait for somebody who reads slowly")
    header: float = _bound(10, "seconds for the head of a request", time=True)
    body: float = _bound(20, "seconds for the body of a request", time=True)
    idle: float = _bound(5, "seconds until the next request of a connection", time=True)
    hello: float = _bound(10, "seconds for the first frame of a stream", time=True)
    ping: float = _bound(12, "seconds of silence before a stream is sent a ping", time=True)
    pong: float = _bound(15, "seconds to answer a ping, and to take what was sent", time=True)
    closing: float = _bound(2, "seconds for a goodbye before a connection is cut", time=True)
    grace: float = _bound(45, "seconds before somebody whose connection dropped counts as away", time=True)
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
    lease: float = _bound(6, "seconds after which others may have the tables of a process that is silent", time=True)
    rooms: float = _bound(5000, "tables in memory, beyond which those nobody looks at leave it soon")
    pair: float = _bound(600, "seconds that a code for one more device is good", time=True)
    night_code: float = _bound(86400, "seconds that the code of a club night is good", time=True)
    replays: float = _bound(20, "replays in memory")
    replay_moves: float = _bound(20_000, "events of a record that somebody brings")
    reviews: float = _bound(20, "reviews of games asked for from one address at once")
    reviews_a_minute: float = _bound(4, "… and a minute after that")
    night_reviews: float = _bound(
        30,
        "seconds after its end that a game of a club night is reviewed for its luck; not at all from a day on",
        time=True,
    )
    review_queue: float = _bound(50, "reviews that wait to be made")
    review_nice: float = _bound(19, "how far reviews stand back behind all else, 0 to 19; not at all without limits")
    review_decisions: float = _bound(2000, "decisions of a game that is reviewed")
    review_seconds: float = _bound(900, "seconds that one review may take", time=True)
    hints: float = _bound(20, "hints, and moments tried again, for one address at once")
    hints_a_minute: float = _bound(30, "… and a minute after that")
    keep_views: float = _bound(60, "seconds until finished games are looked for that are not kept as seen", time=True)
    put_away_days: float = _bound(30, "days without an event after which an unfinished table is put away", time=True)
    keep_unfinished_days: float = _bound(math.inf, "days without an event that an unfinished table is kept", time=True)
    keep_private_days: float = _bound(math.inf, "days that a finished game of a table not open is kept", time=True)
    keep_talk_days: float = _bound(math.inf, "days that what was said at finished tables is kept", time=True)
    keep_reviews_days: float = _bound(math.inf, "days that a review is kept", time=True)
    keep_shared_days: float = _bound(math.inf, "days that a record is kept that was brought and shared", time=True)
    keep_people_days: float = _bound(math.inf, "days that people are kept who do not come back", time=True)

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

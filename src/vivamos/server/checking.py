"""Whether a backup holds what it should: every table and every finished game of it is played again.

What is stored of a table are its events; that they lead to the state it is said to have is the best proof that nothing
is missing. A finished game must come to the scores that its players have, and its record be that of its table.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import dataclass, field
from itertools import islice
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import msgspec

import vivamos
from vivamos.engine.batch import cores
from vivamos.engine.errors import VivamosError
from vivamos.engine.facts import Fact, fact
from vivamos.server.backup_file import Reader
from vivamos.server.fold import Situation, loaded
from vivamos.server.frames import VoteEvent
from vivamos.server.prepared import Row
from vivamos.server.states import AWAY, OVER, PLAYING, WAITING, Standing
from vivamos.server.voting import END

MOST_NAMED = 100  # games that are wrong
AT_ONCE = 100  # games that a process gets
FEW = 500  # games for which no processes are started


class Wrong(Exception):  # noqa: N818  (it is what a game is, not an error of ours)
    """A game that is not as it is said to be."""

    def __init__(self, code: str, **args: Any) -> None:
        super().__init__(code)
        self.fact = fact(code, **args)


@dataclass
class Game:
    """All that a backup holds of one: the table, if it is still there, and the result, if it is over."""

    id: str
    table: Row | None = None
    seats: list[Row] = field(default_factory=list)
    events: list[Row] = field(default_factory=list)
    result: Row | None = None
    result_seats: list[Row] = field(default_factory=list)
    record: bytes | None = None


@dataclass
class Checked:
    """What came of it."""

    rows: int = 0  # of all tables of the database
    tables: int = 0
    finished: int = 0
    older: int = 0  # of rules that have changed since: only they could play them again
    wrong: int = 0
    named: list[tuple[str, Fact]] = field(default_factory=list)  # the first of these

    def add(self, other: Checked) -> None:
        self.tables += other.tables
        self.finished += other.finished
        self.older += other.older
        self.wrong += other.wrong
        self.named += other.named[: MOST_NAMED - len(self.named)]


def check_whole(path: Path, advance: Callable[[int], None]) -> dict[str, int]:
    """Read a backup to its end; how many rows of each table. Raises if anything is missing or was changed."""
    with Reader(path) as reader:
        for _, rows in reader.sections():
            for count, _ in enumerate(rows, 1):
                if count % 1000 == 0:
                    advance(1000)
        return reader.counts


def check_games(path: Path, many: int, advance: Callable[[int], None]) -> Checked:
    """Play all games of a backup again, on all cores if they are many."""
    found, games = Checked(), games_of(path)
    if many <= FEW or cores() == 1:
        while some := list(islice(games, AT_ONCE)):
            found.add(check(some))
            advance(len(some))
        return found
    with ProcessPoolExecutor(cores(), get_context("spawn")) as pool:
        working: list[tuple[int, Future[Checked]]] = []
        for some in iter(lambda: list(islice(games, AT_ONCE)), []):
            working.append((len(some), pool.submit(check, some)))
            if len(working) > 2 * cores():  # no more is read than is worked on
                count, done = working.pop(0)
                found.add(done.result())
                advance(count)
        for count, done in working:
            found.add(done.result())
            advance(count)
    return found


def games_of(path: Path) -> Iterator[Game]:
    """All games of a backup in the order of their ids: several readers go through the file, each at its table."""
    parts = {name: _Column(path, name, key) for name, key in KEYS.items()}
    while heads := [part.id for name in ("tables", "results") if (part := parts[name]).id is not None]:
        game = Game(min(heads))
        game.table = next(iter(parts["tables"].take(game.id)), None)
        game.seats = parts["seats"].take(game.id)
        game.events = parts["events"].take(game.id)
        game.result = next(iter(parts["results"].take(game.id)), None)
        game.result_seats = parts["result_seats"].take(game.id)
        game.record = next((row["record"] for row in parts["records"].take(game.id)), None)
        yield game


KEYS = {
    "tables": "id",
    "seats": "table_id",
    "events": "table_id",
    "results": "id",
    "result_seats": "result",
    "records": "result",
}  # the columns that have the id of the game


class _Column:
    """The rows of one table, game by game."""

    def __init__(self, path: Path, table: str, key: str) -> None:
        self._key = key
        self._rows = _rows(path, table)
        self._next = next(self._rows, None)

    @property
    def id(self) -> str | None:
        """The game of the next row."""
        return None if self._next is None else str(self._next[self._key])

    def take(self, game_id: str) -> list[Row]:
        taken = []
        while self._next is not None and self._next[self._key] == game_id:
            taken.append(self._next)
            self._next = next(self._rows, None)
        return taken


def _rows(path: Path, table: str) -> Iterator[Row]:
    with Reader(path) as reader:
        yield from reader.rows_of(table)


# --- one game ---


def check(games: list[Game]) -> Checked:
    found = Checked()
    for game in games:
        found.tables += game.table is not None
        found.finished += game.result is not None
        try:
            found.older += not _check(game)
        except (Wrong, VivamosError) as error:
            found.wrong += 1
            found.named.append((game.id, error.fact))
        except Exception as error:  # rows that no server has written may be anything
            found.wrong += 1
            found.named.append((game.id, fact("database-said", text=f"{type(error).__name__}: {error}"[:200])))
    return found


def _check(game: Game) -> bool:
    """Whether a game could be played again; raises if it is not as it should be."""
    if not _is_of_today(game.table or game.result):
        return False
    situation = None
    if game.table is not None:
        situation = loaded(game.table, game.seats, game.events)
        _check_table(game.table, game.events, situation)
    if game.result is not None:
        _check_result(game, situation)
    return True


def _is_of_today(row: Row | None) -> bool:
    assert row is not None
    known = vivamos.catalogue().get(row["game"])
    return known is not None and known.version == row["version"]


def _check_table(row: Row, events: list[Row], situation: Situation) -> None:
    if [event["number"] for event in events] != list(range(1, len(events) + 1)):
        raise Wrong("backup-events-missing")
    table, state = situation.table, row["state"]
    if table is None:
        right = state in (WAITING, AWAY)
    elif table.over:
        right = state == OVER
    else:
        right = state in (PLAYING, AWAY) or (state == OVER and _was_ended(situation))
    standing = Standing.of(table)
    told = ((row["to_move"], standing.to_move), (row["round"], standing.round))
    if not right or any(stored not in (None, played) for stored, played in told):
        raise Wrong("backup-table-differs")


def _was_ended(situation: Situation) -> bool:
    """Whether its players, or the host of the server, ended a game before its end."""
    votes = [event for event in situation.log if isinstance(event, VoteEvent)]
    return any(vote.done is True and vote.for_ == END for vote in votes)


def _check_result(game: Game, situation: Situation | None) -> None:
    assert game.result is not None
    if game.record is None:
        raise Wrong("backup-record-missing")
    record = msgspec.json.decode(zlib.decompress(game.record))
    played = vivamos.replay(record)
    if situation is not None and situation.table is not None:
        happened = situation.table.record()
        if any(happened.get(key) != record.get(key) for key in {*happened, *record} - {"seed"}):  # no table keeps it
            raise Wrong("backup-record-differs")
    scores = [row["score"] for row in game.result_seats]
    told = (game.result["whole"], game.result["decisions"], scores)
    if told != (played.over, played.decisions, list(played.scores())):
        raise Wrong("backup-result-differs")

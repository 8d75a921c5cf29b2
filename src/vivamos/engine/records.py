"""Records: a game as plain data, one JSON object a line. They replay without the generator."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from vivamos.engine.errors import DataError, RecordError, VivamosError, shown
from vivamos.engine.game import Game
from vivamos.engine.table import FORMAT, Event, Table

KEYS = {"format", "game", "version", "players", "options", "deck", "seed", "events", "scores", "winners"}
MOST_LINE = 8 << 20  # bytes of a line; a long game has some hundred thousand
NEEDED = ("format", "game", "version", "players", "options", "events")


def replay(record: Any, find_game: Callable[[str], Game]) -> Table:
    """The table a record tells of, every move checked again. Raises RecordError with the event's number."""
    game, players = _check_frame(record, find_game)
    events: list[Event] = record["events"]
    try:
        options = game.settle_options(record["options"], players)
        deck = game.read_deck(record.get("deck"))
    except VivamosError as error:
        raise RecordError(str(error)) from None
    position = _chance_until(events, 0)
    if position == 0:
        raise RecordError("the record must begin with the first deal", 1)
    table: Table = _at(1, lambda: Table(game, players, options, deck, record.get("seed"), events[:position]))
    while position < len(events):
        following = _chance_until(events, position + 1)
        event = events[position]
        if set(event) != {"seat", "move"}:
            raise RecordError(f"a decision has just the keys 'seat' and 'move', not {shown(list(event))}", position + 1)
        play = _player(table, event, events[position + 1 : following])
        _at(position + 1, play, after=position + 2)
        position = following
    _check_result(record, table)
    return table


def _player(table: Table, event: Event, script: list[Event]) -> Callable[[], None]:
    return lambda: table.replay_move(event["move"], event["seat"], script)


def _at(event: int, step: Callable[[], Any], after: int | None = None) -> Any:
    """Run a step of a replay; give errors the number of the event they are about."""
    try:
        return step()
    except RecordError as error:
        raise RecordError(error.reason, (event if after is None else after) + (error.event or 0)) from None
    except VivamosError as error:
        raise RecordError(str(error), event) from None


def _chance_until(events: list[Event], position: int) -> int:
    """The position of the next decision from here on: what lies before it is chance."""
    while position < len(events):
        if not isinstance(events[position], dict):
            raise RecordError(f"an event is an object, not {shown(events[position])}", position + 1)
        if "move" in events[position]:
            break
        position += 1
    return position


def _check_frame(record: Any, find_game: Callable[[str], Game]) -> tuple[Game, int]:
    if not isinstance(record, dict):
        raise RecordError("a record is a JSON object")
    if record.get("format") != FORMAT:
        raise RecordError(f"the format is {shown(record.get('format'))}, but this program reads {FORMAT!r}")
    for key in NEEDED:
        if key not in record:
            raise RecordError(f"the record lacks {key!r}")
    for key in record:
        if key not in KEYS:
            raise RecordError(f"the record has an unknown key {shown(key)}")
    if not isinstance(record["game"], str):
        raise RecordError("the game must be a text")
    try:
        game = find_game(record["game"])
        players = record["players"]
        if not isinstance(players, int) or isinstance(players, bool):
            raise RecordError(f"players is {shown(players)}, but must be a whole number")
        game.check_players(players)
    except RecordError:
        raise
    except VivamosError as error:
        raise RecordError(str(error)) from None
    if record["version"] != game.version:
        raise RecordError(
            f"it was played by version {shown(record['version'])} of the rules of {game.name}, these are {game.version}"
        )
    if not isinstance(record["options"], dict) or not isinstance(record["events"], list):
        raise RecordError("options must be an object and events a list")
    if "deck" in record and not isinstance(record["deck"], dict):
        raise RecordError("the deck must be an object")
    seed = record.get("seed", 0)
    if not isinstance(seed, int) or isinstance(seed, bool) or not 0 <= seed < 1 << 64:
        raise RecordError(f"the seed is {shown(seed)}, but must be a whole number from 0 to 2^64 - 1")
    return game, players


def _check_result(record: dict[str, Any], table: Table) -> None:
    if not table.over:
        if "scores" in record or "winners" in record:
            raise RecordError("the record has a result, but the game is not over")
        return
    for key, found in (("scores", table.scores()), ("winners", table.winners())):
        if record.get(key) != found:
            raise RecordError(f"{key} are {shown(record.get(key))} in the record, but {found} by the rules")


def to_line(record: dict[str, Any]) -> str:
    """A record as one line of JSON."""
    return json.dumps(record, ensure_ascii=False, separators=(",", ":"))


def read_lines(lines: Iterable[str | bytes]) -> Iterator[tuple[int, Any]]:
    """The records of a JSON Lines file with their line numbers; a line that cannot be read gives a DataError."""
    for number, line in enumerate(lines, 1):
        if not line.strip():
            continue
        if len(line) > MOST_LINE:
            yield number, DataError(f"the line is too long for a record: at most {MOST_LINE >> 20} MB are read")
            continue
        try:
            text = line.decode("utf-8") if isinstance(line, bytes) else line
            yield number, json.loads(text)
        except UnicodeDecodeError:
            yield number, DataError("the line is not text in UTF-8")
        except json.JSONDecodeError as error:
            yield number, DataError(f"the line is not whole, valid JSON ({error.msg})")
        except RecursionError:
            yield number, DataError("the line is nested too deeply for a record")
        except ValueError:  # Python reads no number of thousands of digits
            yield number, DataError("the line has a number with too many digits")

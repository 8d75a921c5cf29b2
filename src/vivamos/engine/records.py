"""Records: a game as plain data, one JSON object a line. They replay without the generator."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from typing import Any, BinaryIO

from vivamos.engine.errors import DataError, RecordError, VivamosError, shown
from vivamos.engine.facts import fact
from vivamos.engine.game import Game
from vivamos.engine.table import FORMAT, Event, Table

KEYS = {"format", "game", "version", "players", "options", "deck", "seed", "events", "scores", "winners"}
MOST_LINE = 8 << 20  # bytes of a line; a long game has some hundred thousand
MOST_DIGITS = 100  # of a number; a seed has twenty
NEEDED = ("format", "game", "version", "players", "options", "events")


def replay(record: Any, find_game: Callable[[str], Game]) -> Table:
    """The table a record tells of, every move checked again. Raises RecordError with the event's number."""
    game, players = _check_frame(record, find_game)
    try:
        return _replayed(record, game, players)
    except RecordError as error:
        error.game_folder = game.folder
        raise


def _replayed(record: dict[str, Any], game: Game, players: int) -> Table:
    events: list[Event] = record["events"]
    try:
        options = game.settle_options(record["options"], players)
        deck = game.read_deck(record.get("deck"))
    except VivamosError as error:
        raise RecordError(error.fact) from None
    position = _chance_until(events, 0)
    if position == 0:
        raise RecordError(fact("record-begins-with-deal"), 1)
    table: Table = _at(1, lambda: Table(game, players, options, deck, record.get("seed"), events[:position]))
    while position < len(events):
        following = _chance_until(events, position + 1)
        event = events[position]
        if set(event) != {"seat", "move"}:
            raise RecordError(fact("decision-has-other-keys", given=shown(list(event))), position + 1)
        play = _player(table, event, events[position + 1 : following])
        _at(position + 1, play, after=position + 2)
        position = following
    _check_result(record, table)
    return table


def _player(table: Table, event: Event, chance: list[Event]) -> Callable[[], None]:
    return lambda: table.replay_move(event["move"], event["seat"], chance)


def _at(event: int, step: Callable[[], Any], after: int | None = None) -> Any:
    """Run a step of a replay; give errors the number of the event they are about."""
    try:
        return step()
    except RecordError as error:
        raise RecordError(error.told, (event if after is None else after) + (error.event or 0)) from None
    except VivamosError as error:
        raise RecordError(error.fact, event) from None


def _chance_until(events: list[Event], position: int) -> int:
    """The position of the next decision from here on: what lies before it is chance."""
    while position < len(events):
        if not isinstance(events[position], dict):
            raise RecordError(fact("event-is-no-object", given=shown(events[position])), position + 1)
        if "move" in events[position]:
            break
        position += 1
    return position


def _check_frame(record: Any, find_game: Callable[[str], Game]) -> tuple[Game, int]:
    if not isinstance(record, dict):
        raise RecordError(fact("record-is-no-object"))
    if record.get("format") != FORMAT:
        raise RecordError(fact("record-of-other-format", given=shown(record.get("format")), wanted=FORMAT))
    for key in NEEDED:
        if key not in record:
            raise RecordError(fact("record-lacks", key=key))
    for key in record:
        if key not in KEYS:
            raise RecordError(fact("record-has-unknown-key", key=shown(key)))
    if not isinstance(record["game"], str):
        raise RecordError(fact("game-is-no-text"))
    try:
        game = find_game(record["game"])
        players = record["players"]
        if not isinstance(players, int) or isinstance(players, bool):
            raise RecordError(fact("players-not-whole", given=shown(players)))
        game.check_players(players)
    except RecordError:
        raise
    except VivamosError as error:
        raise RecordError(error.fact) from None
    if record["version"] != game.version:
        given = shown(record["version"])
        raise RecordError(fact("record-of-other-version", given=given, game=game.name, wanted=str(game.version)))
    if not isinstance(record["options"], dict) or not isinstance(record["events"], list):
        raise RecordError(fact("options-or-events-wrong"))
    if "deck" in record and not isinstance(record["deck"], dict):
        raise RecordError(fact("deck-is-no-object"))
    seed = record.get("seed", 0)
    if not isinstance(seed, int) or isinstance(seed, bool) or not 0 <= seed < 1 << 64:
        raise RecordError(fact("wrong-seed", given=shown(seed)))
    return game, players


def _check_result(record: dict[str, Any], table: Table) -> None:
    if not table.over:
        if "scores" in record or "winners" in record:
            raise RecordError(fact("result-too-early"))
        return
    for key, found in (("scores", table.scores()), ("winners", table.winners())):
        if record.get(key) != found:
            raise RecordError(fact("wrong-result", key=key, given=shown(record.get(key)), found=shown(found)))


def to_line(record: dict[str, Any]) -> str:
    """A record as one line of JSON."""
    return json.dumps(record, ensure_ascii=False, separators=(",", ":"))


def lines_of(file: BinaryIO) -> Iterator[bytes]:
    """The lines of a file, none read further than it takes to see that it is too long for a record."""
    while line := file.readline(MOST_LINE + 1):
        yield line
        while len(line) > MOST_LINE and not line.endswith(b"\n"):  # its rest
            line = file.readline(MOST_LINE + 1)


def read_lines(lines: Iterable[str | bytes]) -> Iterator[tuple[int, Any]]:
    """The records of a JSON Lines file with their line numbers; a line that cannot be read gives a DataError."""
    for number, line in enumerate(lines, 1):
        if not line.strip():
            continue
        if len(line) > MOST_LINE:
            yield number, DataError("line-too-long", megabytes=MOST_LINE >> 20)
            continue
        try:
            text = line.decode("utf-8") if isinstance(line, bytes) else line
            yield number, json.loads(text, parse_int=_whole)
        except UnicodeDecodeError:
            yield number, DataError("line-not-utf-8")
        except json.JSONDecodeError as error:
            yield number, DataError("line-not-json", at=error.pos + 1)
        except RecursionError:
            yield number, DataError("line-too-deep")
        except ValueError:
            yield number, DataError("line-has-long-number")


def _whole(digits: str) -> int:
    if len(digits) > MOST_DIGITS:  # reading it takes time by the square of them
        raise ValueError
    return int(digits)

"""What the server logs: an event, and what goes with it. No names, no texts, no tokens, no addresses, no cards.

The id of a table is a key, as its link is: it stands here as a short hash (`log_name`), which `vivamos admin` shows and
takes. What libraries log has their own words without what they put in, and of an exception its kind and its places.
"""

from __future__ import annotations

import logging
import sys
import traceback
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import msgspec

from vivamos.engine.errors import VivamosError
from vivamos.server.tokens import hash_of

LENGTH = 12  # letters of a log name
TEXT, JSON = "text", "json"

_log = logging.getLogger("vivamos.server")


def log_name(table_id: str) -> str:
    """What a table, or a finished game, is called in the log."""
    return hash_of(table_id)[:LENGTH]


def info(event: str, **fields: Any) -> None:
    """Something ordinary; it is logged as JSON only."""
    _log_event(logging.INFO, event, fields)


def warning(event: str, **fields: Any) -> None:
    """Something that a host may want to see to. `table` and `game` are ids, `error` is an exception."""
    _log_event(logging.WARNING, event, fields)


def error(event: str, **fields: Any) -> None:
    _log_event(logging.ERROR, event, fields)


def listens() -> bool:
    """Whether ordinary things are logged."""
    return _log.isEnabledFor(logging.INFO)


def set_up(form: str) -> None:
    """As text only what is not ordinary is logged, as Python does it; as JSON all of it, a line each."""
    if form != JSON:
        return
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(AsJson())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    _log.setLevel(logging.INFO)


def _log_event(level: int, event: str, fields: dict[str, Any]) -> None:
    if not _log.isEnabledFor(level):
        return
    for key in ("table", "game"):
        if fields.get(key) is not None:
            fields[key] = log_name(fields[key])
    wrong = fields.get("error")
    if isinstance(wrong, BaseException):
        fields["error"] = _kind(wrong)
    more = " ".join(f"{key}={value}" for key, value in fields.items())
    _log.log(level, "%s", f"{event} ({more})" if more else event, extra={"event": event, "fields": fields})


def _kind(error: BaseException) -> str:
    """What is wrong, without what it is about: the ids of the facts, or the kind of the exception."""
    if not isinstance(error, VivamosError):
        return type(error).__name__
    kinds, told = [], error.fact
    while isinstance(told, dict) and "fact" in told:
        kinds.append(str(told["fact"]))
        told = told.get("args", {}).get("reason")
    return ": ".join(kinds)


class AsJson(logging.Formatter):
    """One object a line: time, level, event, and what goes with it."""

    def format(self, record: logging.LogRecord) -> str:
        ours: str | None = getattr(record, "event", None)
        told: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "event": ours or str(record.msg).split("\n")[0][:200],
        }
        if ours is None:
            told["logger"] = record.name
        told |= getattr(record, "fields", {})
        if record.exc_info and record.exc_info[0] is not None:
            told["exception"] = record.exc_info[0].__name__
            told["at"] = [
                f"{Path(frame.filename).name}:{frame.lineno} {frame.name}"
                for frame in traceback.extract_tb(record.exc_info[2])
            ]
        return msgspec.json.encode(told).decode()

"""How much, how often and how long: every bound the server keeps, in one place."""

from __future__ import annotations

import dataclasses
import math
from dataclasses import dataclass, field
from typing import Any

from vivamos.engine.errors import UsageError


def _bound(default: float, text: str, *, time: bool = False) -> Any:
    """A number a host may set. A `time` stays when `--no-limits` takes the other bounds away."""
    return field(default=default, metadata={"text": text, "time": time})


@dataclass(frozen=True)
class Limits:
    """All numbers a host can change with `--limit NAME=VALUE`."""

    changes: float = _bound(40, "requests that change something, from one address at once")
    changes_a_second: float = _bound(2, "… and a second after that")
    frames: float = _bound(30, "frames from one connection at once")
    frames_a_second: float = _bound(10, "… and a second after that")
    hello: float = _bound(10, "seconds for the first frame of a stream", time=True)
    grace: float = _bound(45, "seconds before somebody whose line dropped counts as away", time=True)

    @classmethod
    def read(cls, settings: list[str], none: bool = False) -> Limits:
        """`["grace=10", "frames=50"]`; with `none` all that is not said, and is no time, has no bound."""
        known = {one.name: one for one in dataclasses.fields(cls)}
        values = {name: math.inf for name, one in known.items() if none and not one.metadata["time"]}
        for setting in settings:
            name, _, text = setting.partition("=")
            if name not in known:
                raise UsageError(f"there is no limit {name[:40]!r}; there are {', '.join(known)}.")
            values[name] = _number(name, text)
        return cls(**values)


def _number(name: str, text: str) -> float:
    try:
        value = float(text)
    except ValueError:
        value = math.nan
    if not value >= 0:
        raise UsageError(f"the limit {name} is a number from 0 up, like {name}=30, not {text[:40]!r}.")
    return value

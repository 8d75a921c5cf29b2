"""How long transactions took, and what they held: counted as they end, told by `/metrics`."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from typing import Any, Protocol, TypeVar

E = TypeVar("E", bound="Exception | None")

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)  # seconds


class HasEvents(Protocol):
    events: list[dict[str, Any]]


class Times:
    """A histogram, and three sums."""

    def __init__(self) -> None:
        self.moves = self.events = self.failed = 0
        self._counts = [0] * (len(BOUNDS) + 1)
        self._sum = 0.0

    def took(self, seconds: float) -> None:
        self._counts[bisect_left(BOUNDS, seconds)] += 1
        self._sum += seconds

    def count(self, changes: Sequence[HasEvents], error: E) -> E:
        """What a transaction held, unless there was an error; gives the error back."""
        if error is not None:
            self.failed += 1
            return error
        for change in changes:
            for event in change.events:
                self.events += 1
                self.moves += event["what"] == "move"
        return error

    def lines(self, name: str, text: str) -> list[str]:
        """In the words of Prometheus: each bucket holds those before it too."""
        told, so_far = [f"# HELP {name} {text}", f"# TYPE {name} histogram"], 0
        for bound, count in zip((*map(str, BOUNDS), "+Inf"), self._counts, strict=True):
            so_far += count
            told.append(f'{name}_bucket{{le="{bound}"}} {so_far}')
        return [*told, f"{name}_sum {self._sum:.6f}", f"{name}_count {so_far}"]

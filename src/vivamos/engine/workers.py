"""Work that falls into many items: on the cores of this machine, or on a cluster (engine/cluster.py)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Protocol, TypeVar

from vivamos.engine.batch import cores, in_threads

T = TypeVar("T")
R = TypeVar("R")


class Workers(Protocol):
    """Whoever does work. An item brings all that its result depends on, its seed above all: so it makes no difference
    who does it, and how many they are."""

    def in_order(self, work: Callable[[T], R], items: Iterable[T]) -> Iterator[R]:
        """`work(item)` of every item, in order, never far ahead of the reader; what it raises is raised here."""
        ...


class Threads:
    """Some cores of this machine; None: all."""

    def __init__(self, number: int | None = None) -> None:
        self.number = number or cores()

    def in_order(self, work: Callable[[T], R], items: Iterable[T]) -> Iterator[R]:
        return in_threads(work, items, self.number)

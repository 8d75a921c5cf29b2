"""How much each address has asked for, here and at the other processes that share the store.

Everything is counted here, in memory, and nobody waits for a store. Whenever a process renews its leases it tells what
the addresses have used, and hears what they have used elsewhere: from then on that counts as well. So a limit holds for
all processes together, but for what somebody asks of several of them within one such moment; and that is paid back,
as the limit recovers from all of it at the pace of one.
"""

from __future__ import annotations

import math
import time
from collections import OrderedDict
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager

from vivamos.engine.errors import VivamosError
from vivamos.server.addresses import mark_of

Used = Mapping[str, Mapping[str, float]]  # by the name of a limit, and the mark of an address
LEAST = 0.5  # of a bucket that is told of


class TooOften(VivamosError):  # noqa: N818  (it reads as what it says)
    """Somebody asked for more than their share; `after` is when to come back, in seconds."""

    def __init__(self, code: str, after: float) -> None:
        super().__init__(code)
        self.after = after


class Bucket:
    """So many at once, and so many a second after that."""

    def __init__(self, burst: float, a_second: float) -> None:
        self.burst = burst
        self.a_second = a_second
        self.used = 0.0  # here, and not yet recovered
        self.elsewhere = 0.0
        self.at = time.monotonic()

    def take(self) -> bool:
        if self.burst == math.inf:
            return True
        self.recover()
        if self.used + self.elsewhere + 1 > self.burst:
            return False
        self.used += 1
        return True

    def recover(self) -> None:
        """Time has gone by. It is one limit: of what was used at several processes each part goes in its proportion."""
        now, together = time.monotonic(), self.used + self.elsewhere
        if together:
            left = max(0.0, 1 - (now - self.at) * self.a_second / together)
            self.used *= left
            self.elsewhere *= left
        self.at = now

    def give_back(self) -> None:
        """What was taken led to nothing."""
        self.used = max(0.0, self.used - 1)

    def wait(self) -> float:
        """Seconds until there is one again."""
        return (self.used + self.elsewhere + 1 - self.burst) / self.a_second if self.a_second else 3600.0


class Buckets:
    """A bucket for each address; those not seen for the longest time are forgotten."""

    MOST = 10_000

    def __init__(self, burst: float, a_second: float) -> None:
        self.burst = burst
        self.a_second = a_second
        self._of: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, address: str) -> Bucket:
        return self._by(mark_of(address))

    def take(self, address: str) -> bool:
        return self.of(address).take()

    def told(self) -> dict[str, float]:
        """What was used here, by the mark of the address. Who has everything again is forgotten."""
        for mark, bucket in list(self._of.items()):
            bucket.recover()
            if not bucket.used and not bucket.elsewhere:
                del self._of[mark]
        return {mark: round(bucket.used, 1) for mark, bucket in self._of.items() if bucket.used >= LEAST}

    def heard(self, elsewhere: Mapping[str, float]) -> None:
        """What was used at all other processes together."""
        for mark in elsewhere:
            self._by(mark)
        for mark, bucket in self._of.items():
            bucket.recover()
            bucket.elsewhere = elsewhere.get(mark, 0.0)

    def _by(self, mark: str) -> Bucket:
        bucket = self._of.pop(mark, None) or Bucket(self.burst, self.a_second)
        self._of[mark] = bucket
        if len(self._of) > self.MOST:
            self._of.popitem(last=False)
        return bucket


class Places:
    """How many of something an address has at the same time."""

    def __init__(self, most: float) -> None:
        self.most = most
        self._taken: dict[str, list[Callable[[], None] | None]] = {}  # how to end each, the last one taken at the end
        self._elsewhere: Mapping[str, float] = {}

    def take(self, address: str, end: Callable[[], None] | None = None) -> bool:
        """A place, if there is one; `end` is how to take it away again."""
        mark = mark_of(address)
        if len(self._taken.get(mark, ())) + self._elsewhere.get(mark, 0) >= self.most:
            return False
        self._taken.setdefault(mark, []).append(end)
        return True

    def leave(self, address: str, end: Callable[[], None] | None = None) -> None:
        mark = mark_of(address)
        if end in self._taken.get(mark, ()):
            self._taken[mark].remove(end)
            if not self._taken[mark]:
                del self._taken[mark]

    @contextmanager
    def one(self, address: str, end: Callable[[], None] | None = None) -> Iterator[bool]:
        """A place for as long as the block runs, or False."""
        there = self.take(address, end)
        try:
            yield there
        finally:
            if there:
                self.leave(address, end)

    def told(self) -> dict[str, float]:
        return {mark: len(taken) for mark, taken in self._taken.items()}

    def heard(self, elsewhere: Mapping[str, float], before: Mapping[str, float]) -> None:
        """What is taken at all other processes together, and at those `before` this one: where several gave away the
        last places at the same moment, these keep theirs, and the others end what came last."""
        self._elsewhere = elsewhere
        for mark, taken in list(self._taken.items()):
            keeps = int(max(0, min(len(taken), self.most - before.get(mark, 0))))
            for end in [one for one in taken[keeps:] if one is not None]:
                end()


class Allowances:
    """The limits of this process that hold for all processes together, each by its name."""

    def __init__(self) -> None:
        self._buckets: dict[str, Buckets] = {}
        self._places: dict[str, Places] = {}

    def buckets(self, name: str, burst: float, a_second: float) -> Buckets:
        return self._buckets.setdefault(name, Buckets(burst, a_second))

    def places(self, name: str, most: float) -> Places:
        return self._places.setdefault(name, Places(most))

    def told(self) -> dict[str, dict[str, float]]:
        """What was used here, for the other processes."""
        each = {name: buckets.told() for name, buckets in self._buckets.items()}
        each |= {name: places.told() for name, places in self._places.items() if places.most < math.inf}
        return {name: used for name, used in each.items() if used}

    def heard(self, others: Sequence[Used], before: int) -> None:
        """What the others told last; so many of them come before this process, in the order that all agree on."""
        for name, buckets in self._buckets.items():
            buckets.heard(_together(name, others))
        for name, places in self._places.items():
            places.heard(_together(name, others), _together(name, others[:before]))


def _together(name: str, told: Sequence[Used]) -> dict[str, float]:
    total: dict[str, float] = {}
    for used in told:
        for mark, count in used.get(name, {}).items():
            total[mark] = total.get(mark, 0) + count
    return total

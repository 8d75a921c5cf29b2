"""Who is next: whoever has had the least of late; among the wishes of one address, the oldest."""

from __future__ import annotations

from collections import Counter, deque
from typing import Generic, TypeVar

HALF_LIFE = 30.0  # seconds after which half of what an address has had is forgotten
MOST_ACCOUNTS = 1000  # with more addresses than that, those that are all but forgotten go
FORGOTTEN = 0.01  # seconds

Wish = TypeVar("Wish")


class FairQueue(Generic[Wish]):
    """Wishes of many addresses for something of which there is not enough."""

    def __init__(self) -> None:
        self._waiting: dict[str, deque[Wish]] = {}
        self._served: Counter[str] = Counter()  # wishes that are being fulfilled now
        self._had: dict[str, tuple[float, float]] = {}  # seconds an address has had, and when that was so

    def __len__(self) -> int:
        return sum(len(wishes) for wishes in self._waiting.values())

    def put(self, address: str, wish: Wish) -> None:
        self._waiting.setdefault(address, deque()).append(wish)

    def drop(self, address: str, wish: Wish) -> None:
        """Somebody does not wait any longer, if they did."""
        wishes = self._waiting.get(address, deque())
        if wish in wishes:
            wishes.remove(wish)
            self._forget_empty(address)

    def take(self, now: float) -> Wish:
        """The next wish; when it is fulfilled, `charge` says so."""
        address = min(self._waiting, key=lambda one: (self._served[one], self.had(one, now)))
        wish = self._waiting[address].popleft()
        self._forget_empty(address)
        self._served[address] += 1
        return wish

    def charge(self, address: str, seconds: float, now: float) -> None:
        """A wish is fulfilled, and took that long."""
        self._served[address] -= 1
        if not self._served[address]:
            del self._served[address]
        self._had[address] = self.had(address, now) + seconds, now
        if len(self._had) > MOST_ACCOUNTS:
            self._had = {one: account for one, account in self._had.items() if self.had(one, now) > FORGOTTEN}

    def had(self, address: str, now: float) -> float:
        """How many seconds an address has had of late."""
        seconds, then = self._had.get(address, (0.0, now))
        return float(seconds * 0.5 ** ((now - then) / HALF_LIFE))

    def _forget_empty(self, address: str) -> None:
        if not self._waiting[address]:
            del self._waiting[address]

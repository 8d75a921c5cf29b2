"""Where requests come from, and how much each address has asked for."""

from __future__ import annotations

import ipaddress
import math
import time
from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache

from starlette.types import Scope

from vivamos.engine.errors import UsageError, VivamosError

Network = ipaddress.IPv4Network | ipaddress.IPv6Network


class TooOften(VivamosError):  # noqa: N818  (it reads as what it says)
    """Somebody asked for more than their share; `after` is when to come back, in seconds."""

    def __init__(self, code: str, after: float) -> None:
        super().__init__(code)
        self.after = after


def read_networks(texts: list[str]) -> list[Network]:
    """`127.0.0.1`, or a whole network, `10.0.0.0/8`."""
    try:
        return [ipaddress.ip_network(text, strict=False) for text in texts]
    except ValueError:
        raise UsageError("no-such-proxy", given=texts) from None


def among(host: str, networks: list[Network]) -> bool:
    if not networks:
        return False
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return False
    return any(address in network for network in networks)


def plain(host: str) -> str:
    """A socket for IPv6 shows an IPv4 address as `::ffff:1.2.3.4`."""
    return host.removeprefix("::ffff:") if "." in host else host


@lru_cache(10_000)
def whose(host: str) -> str:
    """The address that limits count by. One household has a whole /64 of IPv6, so that counts as one."""
    try:
        address = ipaddress.ip_address(plain(host))
    except ValueError:
        return host[:64]
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    return str(ipaddress.IPv6Network((int(address), 64), strict=False).network_address)


def address_of(scope: Scope) -> str:
    """Where a request comes from, for counting."""
    return whose(str((scope.get("client") or ("", 0))[0]))


class Bucket:
    """So many at once, and so many a second after that."""

    def __init__(self, burst: float, a_second: float) -> None:
        self.burst = burst
        self.a_second = a_second
        self.left = burst
        self.at = time.monotonic()

    def take(self) -> bool:
        if self.burst == math.inf:
            return True
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.at) * self.a_second)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True

    def give_back(self) -> None:
        """What was taken led to nothing."""
        self.left = min(self.burst, self.left + 1)

    def wait(self) -> float:
        """Seconds until there is one again."""
        return (1 - self.left) / self.a_second if self.a_second else 3600.0


class Buckets:
    """A bucket for each address; those not seen for the longest time are forgotten."""

    MOST = 10_000

    def __init__(self, burst: float, a_second: float) -> None:
        self.burst = burst
        self.a_second = a_second
        self._of: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, address: str) -> Bucket:
        bucket = self._of.pop(address, None) or Bucket(self.burst, self.a_second)
        self._of[address] = bucket
        if len(self._of) > self.MOST:
            self._of.popitem(last=False)
        return bucket

    def take(self, address: str) -> bool:
        return self.of(address).take()


class Places:
    """How many of something an address has at the same time."""

    def __init__(self, most: float) -> None:
        self.most = most
        self._taken: Counter[str] = Counter()

    def take(self, address: str) -> bool:
        if self._taken[address] >= self.most:
            return False
        self._taken[address] += 1
        return True

    def leave(self, address: str) -> None:
        self._taken[address] -= 1
        if not self._taken[address]:
            del self._taken[address]

    @contextmanager
    def one(self, address: str) -> Iterator[bool]:
        """A place for as long as the block runs, or False."""
        there = self.take(address)
        try:
            yield there
        finally:
            if there:
                self.leave(address)

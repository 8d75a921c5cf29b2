"""Where requests come from."""

from __future__ import annotations

import ipaddress
from functools import lru_cache
from hashlib import blake2b

from starlette.types import Scope

from vivamos.engine.errors import UsageError

Network = ipaddress.IPv4Network | ipaddress.IPv6Network


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


@lru_cache(10_000)
def mark_of(address: str) -> str:
    """What limits know an address by, here and in the store: three bytes, which many addresses have in common (of
    IPv4 256), so that nobody can tell from them who was here; two visitors hardly ever have the same."""
    return blake2b(address.encode(), digest_size=3).hexdigest()

"""The names a server goes by.

A page of another site can let its own name point at this machine (DNS rebinding). To the browser our server is then
that site, and the page may ask and read all it likes. So a request by a name that is not ours is refused; an address
in figures is nobody's name.
"""

from __future__ import annotations

import ipaddress
import socket

THIS_MACHINE = "localhost"


class Hosts:
    """What may stand in the `Host` of a request. Ports are not looked at: tunnels and proxies change them."""

    def __init__(self, listening: str, names: list[str]) -> None:
        """`listening` is the address of the server's socket, `names` what the host of the server allows beside."""
        figures = _figures(listening)
        own = socket.gethostname()
        self.any_figures = listening != THIS_MACHINE and not (figures and figures.is_loopback)
        known = [THIS_MACHINE, listening, *names, *([own, f"{own}.local"] if self.any_figures else [])]
        self.names = {_without_dot(name) for name in known}

    def knows(self, host: str | None) -> bool:
        name = _name_of(host or "")
        figures = _figures(name)
        if figures is not None:
            return self.any_figures or figures.is_loopback or name in self.names
        return _without_dot(name) in self.names


def _name_of(host: str) -> str:
    """Without the port: `localhost:8400`, `[::1]:8400`."""
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.partition(":")[0]


def _without_dot(name: str) -> str:
    return name.lower().removesuffix(".")


def _figures(name: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    try:
        return ipaddress.ip_address(name)
    except ValueError:
        return None

"""Running the server from the command line."""

from __future__ import annotations

import platform
import signal
import socket
import sys
import threading
import time
import urllib.request
import webbrowser
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace

import uvicorn

from vivamos.engine.errors import UsageError
from vivamos.server import logs
from vivamos.server.allowances import Allowances
from vivamos.server.app import build
from vivamos.server.connections import Config
from vivamos.server.house import House
from vivamos.server.only_server import only_server
from vivamos.server.settings import Settings
from vivamos.server.store import Store


def serve(settings: Settings, host: str, port: int, open_browser: bool) -> int:
    """Serve until somebody stops it."""
    logs.set_up(settings.log)
    with only_server(settings.database):
        return _serve(settings, host, _listen(host, port), open_browser)


def _serve(settings: Settings, host: str, listening: socket.socket, open_browser: bool) -> int:
    bound = listening.getsockname()[1]
    address = f"http://{'localhost' if host in ('127.0.0.1', '0.0.0.0', '::', '::1') else host}:{bound}"
    _take_all_files()
    settings = replace(settings, place=f"{platform.node()[:60]}:{bound}")

    def opened() -> None:
        signal.signal(signal.SIGTERM, lambda *_: None)  # uvicorn raises it once more at the end, and all went well then
        print(f"Vivamos is open at {address} (stop it with Ctrl+C)", flush=True)
        if open_browser:
            threading.Thread(target=_open_when_ready, args=(address,), daemon=True).start()

    server = Serving(settings, opened)
    server.run(sockets=[listening])
    return 0 if server.started else 1


class Serving(uvicorn.Server):
    """It begins with its database: one that cannot be used is told before anybody can come. Before it stops, it hands
    over its tables: nobody waits for those who hang up slowly."""

    def __init__(self, settings: Settings, opened: Callable[[], None]) -> None:
        self._app = build(settings)
        allowances: Allowances = self._app.state.allowances
        quiet = settings.log == logs.JSON
        super().__init__(Config(self._app, settings.limits, settings.proxies, allowances, quiet))
        self._settings, self._opened = settings, opened

    async def serve(self, sockets: list[socket.socket] | None = None) -> None:
        self._app.state.store = await Store.open(self._settings.database, self._settings.limits.lease)
        self._opened()
        await super().serve(sockets)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            server.close()  # whoever comes now goes to another process
        house: House = self._app.state.house
        await house.hand_over()
        await super().shutdown(sockets)


def _take_all_files() -> None:
    """Every connection is an open file, and a program gets only some of those it may have unless it asks for more."""
    if sys.platform != "win32":
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        with suppress(ValueError, OSError):  # some systems allow less than they say
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def _listen(host: str, port: int) -> socket.socket:
    """The socket, before anything else is done: a taken port is told in words."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family)
    if sys.platform == "win32":  # there the other option would let two servers take the same port
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_EXCLUSIVEADDRUSE, 1)
    else:  # a port that a server has just left is free
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as error:
        listening.close()
        reason = (error.strerror or str(error)).lower()
        raise UsageError("port-cannot-be-used", port=str(port), host=host, reason=reason) from None
    return listening


def _open_when_ready(address: str) -> None:
    for _ in range(100):
        try:
            urllib.request.urlopen(f"{address}/api/health", timeout=1).close()
        except OSError:
            time.sleep(0.1)
        else:
            webbrowser.open(address)
            return

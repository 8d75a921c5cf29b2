"""Running the server from the command line."""

from __future__ import annotations

import asyncio
import socket
import sys
import threading
import time
import urllib.request
import webbrowser
from contextlib import suppress

import uvicorn

from vivamos.engine.errors import UsageError
from vivamos.server.app import build
from vivamos.server.connections import Config
from vivamos.server.settings import Settings
from vivamos.server.store import Store


def serve(settings: Settings, host: str, port: int, open_browser: bool) -> int:
    """Serve until somebody stops it."""
    asyncio.run(_try_store(settings.database))
    listening = _listen(host, port)
    bound = listening.getsockname()[1]
    address = f"http://{'localhost' if host in ('127.0.0.1', '0.0.0.0', '::', '::1') else host}:{bound}"
    _take_all_files()
    config = Config(build(settings), settings.limits, settings.proxies)
    server = uvicorn.Server(config)
    print(f"Vivamos is open at {address} (stop it with Ctrl+C)", flush=True)
    if open_browser:
        threading.Thread(target=_open_when_ready, args=(address,), daemon=True).start()
    server.run(sockets=[listening])
    return 0 if server.started else 1


def _take_all_files() -> None:
    """Every connection is an open file, and a program gets only some of those it may have unless it asks for more."""
    if sys.platform != "win32":
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        with suppress(ValueError, OSError):  # some systems allow less than they say
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


async def _try_store(database: str) -> None:
    """A database that cannot be used is told before anything starts."""
    await (await Store.open(database)).close()


def _listen(host: str, port: int) -> socket.socket:
    """The socket, before anything else is done: a taken port is told in words."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family)
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

"""How a server is run."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

import platformdirs

from vivamos.engine.errors import UsageError, shown
from vivamos.server.addresses import Network
from vivamos.server.hosts import Hosts
from vivamos.server.limits import Limits
from vivamos.server.logs import TEXT


@dataclass(frozen=True)
class Settings:
    """All a host can choose; `vivamos serve --help` tells it in words."""

    database: str
    bot_delay: tuple[float, float] = (0.6, 1.5)  # seconds a bot seems to think, at least and at most
    limits: Limits = field(default_factory=Limits)
    seed: int | None = None  # for demonstrations: the tables' cards are the same at every start
    hosts: Hosts = field(default_factory=lambda: Hosts("127.0.0.1", []))  # the names the server goes by
    place: str = ""  # where this process listens, for whoever looks at several
    proxies: list[Network] = field(default_factory=list)  # who may say where a request comes from
    log: str = TEXT  # or JSON: all that happens, a line each
    review_cluster: str = ""  # the Ray cluster that makes the reviews, if it is not this machine


def default_database() -> str:
    """SQLite in the user's data folder."""
    folder = Path(platformdirs.user_data_dir("vivamos"))
    return sqlite_url(folder / "tables.sqlite3")


def sqlite_url(path: Path) -> str:
    return f"sqlite:///{path}"


DRIVERS = {"sqlite": "sqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}


def database_url(text: str) -> str:
    """The URL with the driver we use: `postgresql://…` and `sqlite:///…` are enough, a path is SQLite."""
    kind, there, rest = text.partition("://")
    if not there:
        return sqlite_url(Path(text).expanduser().resolve())
    if kind not in DRIVERS and kind not in DRIVERS.values():
        raise UsageError("no-such-database", given=shown(kind))
    return f"{DRIVERS.get(kind, kind)}://{rest}"


def read_delay(text: str) -> tuple[float, float]:
    """`0.6-1.5`, or one number."""
    try:
        parts = [float(part) for part in text.split("-")]
    except ValueError:
        parts = []
    if len(parts) not in (1, 2) or not all(0 <= part <= 60 for part in parts) or parts != sorted(parts):
        raise UsageError("delay-is-no-time", given=shown(text))
    return parts[0], parts[-1]

"""The form of a database: which one it has, and how it gets to the newest."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import alembic.command
import alembic.config
import sqlalchemy as sa
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory

from vivamos.server import leases

MIGRATING = 8400  # the lock of whoever changes the form of a database; any number that nobody else takes


def migrate(connection: sa.Connection, form: str = "head") -> None:
    """Bring a database to a form, the newest one if none is said."""
    alone(connection)
    config = alembic.config.Config()
    config.set_main_option("script_location", str(_scripts()))
    config.attributes["connection"] = connection
    alembic.command.upgrade(config, form)


def alone(connection: sa.Connection) -> None:
    """Nobody else changes the form of the database until this transaction ends: several processes may start at once."""
    if leases.is_shared(connection):
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({MIGRATING})")
        connection.exec_driver_sql("SET LOCAL idle_in_transaction_session_timeout = 0")


def form_of(connection: sa.Connection) -> str | None:
    """The form that a database has; None: there is nothing of ours in it."""
    return MigrationContext.configure(connection).get_current_revision()


@cache
def forms() -> tuple[str, ...]:
    """All there have been, the newest first."""
    return tuple(str(script.revision) for script in ScriptDirectory(str(_scripts())).walk_revisions())


def _scripts() -> Path:
    return Path(__file__).parent / "migrations"

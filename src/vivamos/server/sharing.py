"""Records that people share: the only ones that are stored of those they bring."""

from __future__ import annotations

import zlib
from datetime import datetime

import sqlalchemy as sa

from vivamos.server.schema import shared


def share(connection: sa.Connection, shared_id: str, record: bytes, at: datetime) -> None:
    connection.execute(shared.insert().values(id=shared_id, record=zlib.compress(record), since=at))


def shared_record(connection: sa.Connection, shared_id: str) -> tuple[bytes, datetime] | None:
    """A record that was shared, and when."""
    query = sa.select(shared.c.record, shared.c.since).where(shared.c.id == shared_id)
    found = connection.execute(query).first()
    return None if found is None else (zlib.decompress(found.record), found.since)

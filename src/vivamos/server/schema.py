"""The tables of the store. A change here needs a migration in `migrations/versions`."""

from __future__ import annotations

from sqlalchemy import JSON, Boolean, Column, DateTime, ForeignKey, Integer, MetaData, String, Table

metadata = MetaData()

# One row a card table. What happened at it is in `events`; its record is made of them.
tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("version", Integer, nullable=False),  # of the game's rules
    Column("players", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("deck", JSON(none_as_null=True)),
    Column("open", Boolean, nullable=False),  # in the list of the lobby
    Column("clock", Integer),  # seconds a move
    Column("state", String(8), nullable=False, index=True),
    Column("rematch", String(16)),
    Column("created", DateTime(timezone=True), nullable=False, index=True),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),  # human, bot or free
    Column("name", String(40)),
    Column("level", String(20)),  # of a bot, or of the bot that stands in for a human
    Column("token", String(64), index=True),  # SHA-256 of the seat's secret
    Column("host", Boolean, nullable=False),
)

# Numbered without a gap: 1, 2, 3, … of each table.
events = Table(
    "events",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("what", String(8), nullable=False),
    Column("body", JSON, nullable=False),
    Column("seat", Integer),  # who asked for it, and
    Column("client", String(64)),  # under which id, so that a resend is not done twice
    Column("at", DateTime(timezone=True), nullable=False),
)

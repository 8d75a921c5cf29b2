"""The tables of the store. A change here needs a migration in `migrations/versions`."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    DateTime,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    false,
    text,
    true,
)

metadata = MetaData()

# One row a card table. What happened at it is in `events`; its record is made of them. What lists tell of it is here,
# written together with the event that changes it, so that nothing must be replayed for a line of text.
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
    Column("state", String(8), nullable=False),  # waiting, playing or over; away: put away until somebody comes
    Column("rematch", String(16)),
    Column("created", DateTime(timezone=True), nullable=False),
    Column("to_move", Integer),  # a seat; null if nobody is to move, or if it is not known yet
    Column("round", Integer),  # the one being played, from 1 on; null before the first deal
    Column(  # when the last event was stored
        "active", DateTime(timezone=True), nullable=False, index=True, server_default=text("'1970-01-01 00:00:00'")
    ),
    Column("bot_due", Boolean, nullable=False, server_default=false()),  # it goes on by itself
    Index("ix_tables_listed", "state", "open", "active"),
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
    Column("invited", Boolean, nullable=False, server_default=true()),  # false: came through the list of open tables
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

"""The tables of the store. A change here needs a migration in `migrations/versions`."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    DateTime,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    UniqueConstraint,
    false,
    text,
    true,
)

metadata = MetaData()
SAID = text("what IN ('talk', 'say') AND client IS NOT NULL")

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
    Column("hints", Boolean, nullable=False, server_default=false()),  # the coach may be asked while it is played
    Column("rated", Boolean, nullable=False, server_default=true()),  # its result may change ratings
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
    Column("person", String(16), index=True),  # no reference: SQLite adds none to a table that is there
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
    # What was said and is not blackened yet: found without a look at all moves.
    Index("ix_events_said", "at", sqlite_where=SAID, postgresql_where=SAID),
)

# What spectators say among themselves, numbered like events but apart from them: players know nothing of these.
whispers = Table(
    "whispers",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("name", String(40), nullable=False),
    Column("text", String(400), nullable=False),
    Column("client", String(64), nullable=False),  # the id of the action, so that a resend is not done twice
    Column("at", DateTime(timezone=True), nullable=False),
    Column("person", String(16), index=True),  # no reference: SQLite adds none to a table that is there
)

# --- people: who a browser is. There are no accounts; whoever has the key of a device is that person ---

people = Table(
    "people",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("avatar", String(40), nullable=False),
    Column("since", DateTime(timezone=True), nullable=False),
    Column("code", String(64), unique=True),  # SHA-256 of the lasting code
    Column("pair", String(64), unique=True),  # SHA-256 of the code for one more device, good
    Column("pair_until", DateTime(timezone=True)),  # until then, and once
    Column(
        "signed_off", DateTime(timezone=True)
    ),  # when they did so with a browser last: with a code it may be the only one
)

devices = Table(
    "devices",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("person", String(16), ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("key", String(64), nullable=False, unique=True),  # SHA-256 of the browser's key
    Column("kind", String(8), nullable=False),  # computer, phone or other
    Column("since", DateTime(timezone=True), nullable=False),
    Column("seen", DateTime(timezone=True), nullable=False),  # to the hour
)

# --- results: one row a finished game. They stay when the table is deleted ---

results = Table(
    "results",
    metadata,
    Column("id", String(16), primary_key=True),  # the table's: so a game has one result, never two
    Column("game", String(40), nullable=False),
    Column("version", Integer, nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("own_deck", Boolean, nullable=False),
    Column("private", Boolean, nullable=False),  # only whoever has the link may see it
    Column("hints", Boolean, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("whole", Boolean, nullable=False),  # false: its players ended it before its end
    Column("rounds", Integer, nullable=False),
    Column("decisions", Integer, nullable=False),
    Column("finished", DateTime(timezone=True), nullable=False, index=True),
)

# Game and time once more, so that what somebody has played is found by one index.
result_seats = Table(
    "result_seats",
    metadata,
    Column("result", String(16), ForeignKey("results.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String(16), ForeignKey("people.id", ondelete="SET NULL")),
    Column("name", String(40)),  # null: somebody who wants to be forgotten
    Column("level", String(20)),  # of the bot that played, or that stood in at the end
    Column("human", Boolean, nullable=False),
    Column("team", Integer, nullable=False),  # partners have the same
    Column("score", Integer, nullable=False),
    Column("place", Integer),  # from 1 on, shared by equals; null if the game was not played to its end
    Column("share", Float),  # of the win; over all seats they are 1
    Column("decisions", Integer, nullable=False),
    Column("pool", String(8)),  # which rating it has changed: people or practice
    Column("mu", Float),  # that rating afterwards
    Column("sigma", Float),
    Column("game", String(40), nullable=False),
    Column("players", Integer, nullable=False),
    Column("finished", DateTime(timezone=True), nullable=False),
    Index("ix_result_seats_person", "person", "finished"),
    Index("ix_result_seats_person_game", "person", "game", "finished"),
    # All that is counted for somebody's page, so that no row is read for it.
    Index("ix_result_seats_tally", "person", "game", "level", "share", "place", "players", "score"),
)

records = Table(
    "records",
    metadata,
    Column("result", String(16), ForeignKey("results.id", ondelete="CASCADE"), primary_key=True),
    Column("record", LargeBinary, nullable=False),  # the record as JSON, compressed by zlib
)

ratings = Table(
    "ratings",
    metadata,
    Column("person", String(16), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("pool", String(8), primary_key=True),  # people, or practice against bots only
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
)

habits = Table(
    "habits",
    metadata,
    Column("person", String(16), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("move", String(80), primary_key=True),
    Column("card", String(40)),  # the one that the move plays, if it plays one
    Column("times", Integer, nullable=False),
)

# --- replays ---

views = Table(
    "views",
    metadata,
    Column("id", String(16), ForeignKey("results.id", ondelete="CASCADE"), primary_key=True),
    Column("body", LargeBinary, nullable=False),  # the game as it was seen (kept.py), compressed
)

shared = Table(
    "shared",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("record", LargeBinary, nullable=False),  # as in `records`
    Column("since", DateTime(timezone=True), nullable=False),
)

# --- the coach ---

reviews = Table(
    "reviews",
    metadata,
    Column("id", String(16), primary_key=True),  # of a finished game, or of a record that was shared
    Column("review", LargeBinary, nullable=False),  # as JSON (coach/review.py), compressed by zlib
    Column("made", DateTime(timezone=True), nullable=False),
)

# --- several processes on one database (leases.py); with SQLite all are empty ---

leases = Table(
    "leases",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("process", String(16), nullable=False),  # the one that has the table
    Column("epoch", Integer, nullable=False),  # grows whenever the table is taken: what is written must carry it
    Column("until", DateTime(timezone=True), nullable=False, index=True),  # by the database's clock
    Column("here", Integer, nullable=False),  # which seats' players are connected: bit 0 is seat 0
    Column("wanted", String(16)),  # another process that people come to
    Column("scores", JSON(none_as_null=True)),  # what a table of a night stands at
)

processes = Table(
    "processes",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("address", String(80), nullable=False),  # where it listens
    Column("since", DateTime(timezone=True), nullable=False),
    Column("until", DateTime(timezone=True), nullable=False),  # it is gone if it does not say more until then
    Column("sign", Integer),  # of the lock that it holds as long as it lives (living.py)
    Column("used", JSON(none_as_null=True)),  # of limits, by the marks of addresses (allowances.py)
)

reviewing = Table(
    "reviewing",
    metadata,
    Column("game", String(16), primary_key=True),
    Column("process", String(16), nullable=False),  # the one that makes its review
    Column("until", DateTime(timezone=True), nullable=False),  # by the database's clock; it says so again and again
    Column("done", Integer, nullable=False),  # decisions, of a total of
    Column("total", Integer, nullable=False),
)

# --- what a host wants done (orders.py): written by `vivamos admin`, done by the process that serves ---

orders = Table(
    "orders",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("what", String(16), nullable=False),
    Column("about", String(16), nullable=False),  # a table, or a person
    Column("at", DateTime(timezone=True), nullable=False),
    Column("outcome", JSON(none_as_null=True)),  # a fact; null until somebody has seen to it
)

# --- games that no process may keep in memory as they were (noting.py) ---

forgotten = Table(
    "forgotten",
    metadata,
    Column("number", Integer, primary_key=True),  # grows, whatever is deleted
    Column("game", String(16), nullable=False),
    Column("at", DateTime(timezone=True), nullable=False),
    sqlite_autoincrement=True,
)

# --- club nights ---

nights = Table(
    "nights",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("name", String(60), nullable=False),
    Column("code", String(120)),  # as it hangs on the wall; null when the night is over
    Column("code_hash", String(64), unique=True),  # what a typed code is compared with
    Column("code_until", DateTime(timezone=True), nullable=False),
    Column("games", JSON, nullable=False),  # a list of {game, players}, in the order in which they take turns
    Column("points", String(8), nullable=False),  # places or scores
    Column("odd", String(8), nullable=False),  # what those have who are left over: bots, or a shorter table
    Column("level", String(20), nullable=False),  # of these bots
    Column("state", String(8), nullable=False),  # open or over
    Column("created", DateTime(timezone=True), nullable=False),
)

night_people = Table(
    "night_people",
    metadata,
    Column("night", String(16), ForeignKey("nights.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),  # what the others know of who it is
    Column("person", String(16), ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("name", String(40), nullable=False),
    Column("role", String(8), nullable=False),  # host, cohost or guest
    Column("state", String(8), nullable=False),  # here, resting, left or removed
    Column("since", DateTime(timezone=True), nullable=False),
    UniqueConstraint("night", "person"),
    Index("ix_night_people_person", "person"),
)

# The tables of each round. The last round is only drawn as long as its tables have no id.
night_tables = Table(
    "night_tables",
    metadata,
    Column("night", String(16), ForeignKey("nights.id", ondelete="CASCADE"), primary_key=True),
    Column("round", Integer, primary_key=True),
    Column("board", Integer, primary_key=True),
    Column("game", String(40), nullable=False),
    Column("players", Integer, nullable=False),
    Column("table_id", String(16), unique=True),  # no reference: results outlive their tables
    Column("at", DateTime(timezone=True), nullable=False),
)

night_seats = Table(
    "night_seats",
    metadata,
    Column("night", String(16), ForeignKey("nights.id", ondelete="CASCADE"), primary_key=True),
    Column("round", Integer, primary_key=True),
    Column("board", Integer, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String(16), ForeignKey("people.id", ondelete="SET NULL")),  # null: a bot, or somebody forgotten
    Column("level", String(20)),  # of a bot
    Index("ix_night_seats_person", "person"),
)

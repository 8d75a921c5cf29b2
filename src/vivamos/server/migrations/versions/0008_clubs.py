"""Club nights: their people, rounds and tables."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "nights",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("code", sa.String(120)),
        sa.Column("code_hash", sa.String(64), unique=True),
        sa.Column("code_until", sa.DateTime(timezone=True), nullable=False),
        sa.Column("games", sa.JSON, nullable=False),
        sa.Column("points", sa.String(8), nullable=False),
        sa.Column("odd", sa.String(8), nullable=False),
        sa.Column("level", sa.String(20), nullable=False),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_table(
        "night_people",
        sa.Column("night", sa.String(16), sa.ForeignKey("nights.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("person", sa.String(16), sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("role", sa.String(8), nullable=False),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("since", sa.DateTime(timezone=True), nullable=False),
        sa.UniqueConstraint("night", "person"),
    )
    op.create_index("ix_night_people_person", "night_people", ["person"])
    op.create_table(
        "night_tables",
        sa.Column("night", sa.String(16), sa.ForeignKey("nights.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("round", sa.Integer, primary_key=True),
        sa.Column("board", sa.Integer, primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("table_id", sa.String(16), unique=True),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_table(
        "night_seats",
        sa.Column("night", sa.String(16), sa.ForeignKey("nights.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("round", sa.Integer, primary_key=True),
        sa.Column("board", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("person", sa.String(16), sa.ForeignKey("people.id", ondelete="SET NULL")),
        sa.Column("level", sa.String(20)),
    )
    op.create_index("ix_night_seats_person", "night_seats", ["person"])


def downgrade() -> None:
    for name in ("night_seats", "night_tables", "night_people", "nights"):
        op.drop_table(name)

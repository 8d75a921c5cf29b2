"""Tables, seats and events."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("deck", sa.JSON(none_as_null=True)),
        sa.Column("open", sa.Boolean, nullable=False),
        sa.Column("clock", sa.Integer),
        sa.Column("state", sa.String(8), nullable=False, index=True),
        sa.Column("rematch", sa.String(16)),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False, index=True),
    )
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("name", sa.String(40)),
        sa.Column("level", sa.String(20)),
        sa.Column("token", sa.String(64), index=True),
        sa.Column("host", sa.Boolean, nullable=False),
    )
    op.create_table(
        "events",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("what", sa.String(8), nullable=False),
        sa.Column("body", sa.JSON, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("client", sa.String(64)),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
    )


def downgrade() -> None:
    for name in ("events", "seats", "tables"):
        op.drop_table(name)

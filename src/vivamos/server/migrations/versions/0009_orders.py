"""What a host wants done by the process that serves, and an index of what was said."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "orders",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("what", sa.String(16), nullable=False),
        sa.Column("about", sa.String(16), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("outcome", sa.JSON),
    )
    said = sa.text("what IN ('talk', 'say') AND client IS NOT NULL")
    op.create_index("ix_events_said", "events", ["at"], sqlite_where=said, postgresql_where=said)


def downgrade() -> None:
    op.drop_index("ix_events_said", "events")
    op.drop_table("orders")

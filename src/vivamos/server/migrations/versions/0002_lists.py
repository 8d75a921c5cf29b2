"""What lists tell of a table, and who was invited."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("to_move", sa.Integer))
    op.add_column("tables", sa.Column("round", sa.Integer))
    # SQLite makes a column NOT NULL later only by making the whole table anew, and dropping the old one would take all
    # seats and events with it: so it has a default from the start.
    long_ago = sa.text("'1970-01-01 00:00:00'")
    op.add_column("tables", sa.Column("active", sa.DateTime(timezone=True), nullable=False, server_default=long_ago))
    op.add_column("tables", sa.Column("bot_due", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("seats", sa.Column("invited", sa.Boolean, nullable=False, server_default=sa.true()))
    # Events are numbered in their order, so the last one is found by the key.
    op.execute(
        """
        UPDATE tables SET active = coalesce(
            (SELECT at FROM events WHERE table_id = tables.id ORDER BY number DESC LIMIT 1), created)
        """
    )
    op.drop_index("ix_tables_state", "tables")
    op.drop_index("ix_tables_created", "tables")
    op.create_index("ix_tables_active", "tables", ["active"])
    op.create_index("ix_tables_listed", "tables", ["state", "open", "active"])


def downgrade() -> None:
    op.drop_index("ix_tables_listed", "tables")
    op.drop_index("ix_tables_active", "tables")
    op.drop_column("seats", "invited")
    for name in ("bot_due", "active", "round", "to_move"):
        op.drop_column("tables", name)
    op.create_index("ix_tables_created", "tables", ["created"])
    op.create_index("ix_tables_state", "tables", ["state"])

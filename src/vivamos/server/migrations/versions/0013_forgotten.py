"""Games that no process may keep in memory as they were: somebody was forgotten, or the host has deleted them."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "forgotten",
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("game", sa.String(16), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sqlite_autoincrement=True,
    )


def downgrade() -> None:
    op.drop_table("forgotten")

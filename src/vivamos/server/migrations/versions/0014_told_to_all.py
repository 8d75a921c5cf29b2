"""What addresses have used of the limits of each process, and which process makes a review."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("processes", sa.Column("used", sa.JSON(none_as_null=True)))
    op.create_table(
        "reviewing",
        sa.Column("game", sa.String(16), primary_key=True),
        sa.Column("process", sa.String(16), nullable=False),
        sa.Column("until", sa.DateTime(timezone=True), nullable=False),
        sa.Column("done", sa.Integer, nullable=False),
        sa.Column("total", sa.Integer, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("reviewing")
    op.drop_column("processes", "used")

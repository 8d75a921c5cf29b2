"""The lock by which others see at once that a process has died, and what the tables of a night stand at."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("processes", sa.Column("sign", sa.Integer))
    op.add_column("leases", sa.Column("scores", sa.JSON(none_as_null=True)))


def downgrade() -> None:
    op.drop_column("leases", "scores")
    op.drop_column("processes", "sign")

"""When somebody signed off a browser: they were here then, also if it was their last one."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("people", sa.Column("signed_off", sa.DateTime(timezone=True)))


def downgrade() -> None:
    op.drop_column("people", "signed_off")

"""Who said something among the spectators: it belongs to one's data, and is forgotten with them."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("whispers", sa.Column("person", sa.String(16)))
    op.create_index("ix_whispers_person", "whispers", ["person"])


def downgrade() -> None:
    op.drop_index("ix_whispers_person", "whispers")
    op.drop_column("whispers", "person")

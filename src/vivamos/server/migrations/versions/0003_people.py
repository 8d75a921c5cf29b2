"""People, their devices, results, ratings."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.true()))
    op.add_column("seats", sa.Column("person", sa.String(16)))
    op.create_index("ix_seats_person", "seats", ["person"])
    op.create_table(
        "people",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("avatar", sa.String(40), nullable=False),
        sa.Column("since", sa.DateTime(timezone=True), nullable=False),
        sa.Column("code", sa.String(64), unique=True),
        sa.Column("pair", sa.String(64), unique=True),
        sa.Column("pair_until", sa.DateTime(timezone=True)),
    )
    op.create_table(
        "devices",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("person", sa.String(16), sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
        sa.Column("key", sa.String(64), nullable=False, unique=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("since", sa.DateTime(timezone=True), nullable=False),
        sa.Column("seen", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_table(
        "results",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("own_deck", sa.Boolean, nullable=False),
        sa.Column("private", sa.Boolean, nullable=False),
        sa.Column("hints", sa.Boolean, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("whole", sa.Boolean, nullable=False),
        sa.Column("rounds", sa.Integer, nullable=False),
        sa.Column("decisions", sa.Integer, nullable=False),
        sa.Column("finished", sa.DateTime(timezone=True), nullable=False, index=True),
    )
    op.create_table(
        "result_seats",
        sa.Column("result", sa.String(16), sa.ForeignKey("results.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("person", sa.String(16), sa.ForeignKey("people.id", ondelete="SET NULL")),
        sa.Column("name", sa.String(40)),
        sa.Column("level", sa.String(20)),
        sa.Column("human", sa.Boolean, nullable=False),
        sa.Column("team", sa.Integer, nullable=False),
        sa.Column("score", sa.Integer, nullable=False),
        sa.Column("place", sa.Integer),
        sa.Column("share", sa.Float),
        sa.Column("decisions", sa.Integer, nullable=False),
        sa.Column("pool", sa.String(8)),
        sa.Column("mu", sa.Float),
        sa.Column("sigma", sa.Float),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("finished", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_index("ix_result_seats_person", "result_seats", ["person", "finished"])
    op.create_index("ix_result_seats_person_game", "result_seats", ["person", "game", "finished"])
    counted = ["person", "game", "level", "share", "place", "players", "score"]
    op.create_index("ix_result_seats_tally", "result_seats", counted)
    op.create_table(
        "records",
        sa.Column("result", sa.String(16), sa.ForeignKey("results.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("record", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "ratings",
        sa.Column("person", sa.String(16), sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("pool", sa.String(8), primary_key=True),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
    )
    op.create_table(
        "habits",
        sa.Column("person", sa.String(16), sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("move", sa.String(80), primary_key=True),
        sa.Column("card", sa.String(40)),
        sa.Column("times", sa.Integer, nullable=False),
    )


def downgrade() -> None:
    for name in ("habits", "ratings", "records", "result_seats", "results", "devices", "people"):
        op.drop_table(name)
    op.drop_index("ix_seats_person", "seats")
    op.drop_column("seats", "person")
    op.drop_column("tables", "rated")
    op.drop_column("tables", "hints")

"""Keep what finished games say of how each seat plays."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "15"
down_revision = "14"


def upgrade() -> None:
    """Make the table of results anew: all of them are worked out again when they are asked for."""
    op.drop_table("results")
    op.create_table(
        "results",
        sa.Column("game", sa.String(16), sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("ended", sa.String(32), nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("cash", sa.Integer, nullable=False),
        sa.Column("incomes", sa.JSON, nullable=False),
        sa.Column("lots_bought", sa.Integer, nullable=False),
        sa.Column("paid_for_lots", sa.Integer, nullable=False),
        sa.Column("lots_sold", sa.Integer, nullable=False),
        sa.Column("got_for_lots", sa.Integer, nullable=False),
    )

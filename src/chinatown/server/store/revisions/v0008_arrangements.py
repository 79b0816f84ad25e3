"""Keep which changes of a table were carried out, so that none is carried out twice."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "8"
down_revision = None


def upgrade() -> None:
    """Make the table of the requests by which guests changed tables."""
    op.create_table(
        "arrangements",
        sa.Column("game", sa.String(16), sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("guest", sa.String(64), primary_key=True),
        sa.Column("request", sa.String(64), primary_key=True),
        if_not_exists=True,
    )

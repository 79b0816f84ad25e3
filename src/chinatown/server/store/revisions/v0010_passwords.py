"""Let tables have passwords."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "10"
down_revision = "9"


def upgrade() -> None:
    """Keep a digest of a table's password, and which guests have said it."""
    op.add_column("games", sa.Column("password", sa.String(200), nullable=False, server_default=""))
    op.create_table(
        "admissions",
        sa.Column("game", sa.String(16), sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("guest", sa.String(64), primary_key=True),
        if_not_exists=True,
    )

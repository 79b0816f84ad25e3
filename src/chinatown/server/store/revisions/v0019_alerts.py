"""Keep by which ways people are alerted, and of which tables they have been."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "19"
down_revision = "18"


def upgrade() -> None:
    """Make the tables of ways and of what people were alerted of; nobody has chosen any yet."""
    op.create_table(
        "alert_ways",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("guest", sa.String(64), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("secret", sa.Text, nullable=False),
        sa.Column("label", sa.Text, nullable=False),
        sa.Column("language", sa.String(20), nullable=False),
        sa.Column("created", sa.String(32), nullable=False),
        sa.Column("confirmed", sa.Boolean, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("failures", sa.Integer, nullable=False),
        if_not_exists=True,
    )
    op.create_table(
        "alerted",
        sa.Column("game", sa.String(16), sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("since", sa.String(32), nullable=False),
        if_not_exists=True,
    )

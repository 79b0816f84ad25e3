"""Keep what people have reported about others."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "18"
down_revision = "17"


def upgrade() -> None:
    """Make the table of reports."""
    op.create_table(
        "reports",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("game", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("whom", sa.String(64), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("reporter", sa.String(64), nullable=False),
        sa.Column("reporter_name", sa.String(40), nullable=False),
        sa.Column("request", sa.String(64), nullable=False),
        sa.Column("reason", sa.String(20), nullable=False),
        sa.Column("remark", sa.Text, nullable=False),
        sa.Column("said", sa.JSON, nullable=False),
        sa.Column("at", sa.String(32), nullable=False),
        sa.Column("closed", sa.String(32), nullable=False),
        sa.UniqueConstraint("game", "reporter", "request"),
        if_not_exists=True,
    )

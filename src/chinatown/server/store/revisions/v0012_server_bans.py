"""Keep whom whoever runs the server has banned from it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "12"
down_revision = "11"


def upgrade() -> None:
    """Make the table of the guests and networks that may not use the server any more."""
    op.create_table(
        "server_bans",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("kind", sa.String(10), primary_key=True),
        sa.Column("whom", sa.String(64), primary_key=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("since", sa.String(32), nullable=False),
        if_not_exists=True,
    )

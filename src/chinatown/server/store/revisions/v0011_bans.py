"""Keep whom the hosts of tables have banned."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "11"
down_revision = "10"


def upgrade() -> None:
    """Make the table of the guests that may not come to a table any more."""
    op.create_table(
        "bans",
        sa.Column("game", sa.String(16), sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("guest", sa.String(64), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("since", sa.String(32), nullable=False),
        if_not_exists=True,
    )

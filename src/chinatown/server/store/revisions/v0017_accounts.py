"""Keep accounts, and the browsers that are signed in to them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "17"
down_revision = "16"


def upgrade() -> None:
    """Make the tables of accounts and sessions; guests of before stay guests."""
    op.create_table(
        "accounts",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("key", sa.String(64), nullable=False, unique=True),
        sa.Column("looks", sa.String(200), nullable=False, unique=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("guest", sa.String(64), nullable=False, unique=True),
        sa.Column("password", sa.String(200), nullable=False),
        sa.Column("recovery_digest", sa.String(64), nullable=False),
        sa.Column("preferences", sa.JSON, nullable=False),
        sa.Column("created", sa.String(32), nullable=False),
        if_not_exists=True,
    )
    op.create_table(
        "sessions",
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column("account", sa.String(16), sa.ForeignKey("accounts.id"), nullable=False),
        sa.Column("browser", sa.String(80), nullable=False),
        sa.Column("since", sa.String(32), nullable=False),
        sa.Column("seen", sa.String(32), nullable=False),
        if_not_exists=True,
    )

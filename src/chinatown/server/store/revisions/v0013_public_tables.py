"""Let tables be public."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "13"
down_revision = "12"


def upgrade() -> None:
    """Note which tables are listed for everybody; those of before are not."""
    op.add_column(
        "games", sa.Column("public", sa.Boolean(), nullable=False, server_default=sa.false())
    )

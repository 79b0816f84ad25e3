"""Let players have a part in the shuffle."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "16"
down_revision = "15"

_ADDED = {
    "games": (("shuffle_secret", 64), ("opening", 32)),
    "seats": (("commitment", 64), ("part", 64)),
}


def upgrade() -> None:
    """Keep what a shuffle is made of; at tables of before, the server settles it alone."""
    for table, columns in _ADDED.items():
        for name, length in columns:
            column = sa.Column(name, sa.String(length), nullable=False, server_default="")
            op.add_column(table, column)

"""Keep the digests of private links instead of the links."""

from __future__ import annotations

import hashlib

import sqlalchemy as sa
from alembic import op

revision = "9"
down_revision = "8"


def upgrade() -> None:
    """Replace each token by its digest; the links themselves go on leading to their seats."""
    connection = op.get_bind()
    if connection.dialect.name == "sqlite":
        # What is overwritten must not stay in an unused part of the file.
        op.execute("PRAGMA secure_delete = ON")
    op.execute("DROP INDEX IF EXISTS ix_games_host_token")
    op.execute("ALTER TABLE games RENAME COLUMN host_token TO host_link_digest")
    op.execute("ALTER TABLE seats RENAME COLUMN token TO link_digest")
    for table, column in (("games", "host_link_salt"), ("seats", "link_salt")):
        op.add_column(table, sa.Column(column, sa.String(64), nullable=False, server_default=""))
    games = sa.table("games", sa.column("id"), sa.column("host_link_digest"))
    seats = sa.table("seats", sa.column("game"), sa.column("seat"), sa.column("link_digest"))
    hosted = sa.select(games.c.id, games.c.host_link_digest).where(games.c.host_link_digest != "")
    for game, token in connection.execute(hosted).all():
        digest = {"host_link_digest": _digest(token)}
        connection.execute(sa.update(games).where(games.c.id == game).values(digest))
    for game, seat, token in connection.execute(sa.select(seats)).all():
        place = (seats.c.game == game, seats.c.seat == seat)
        connection.execute(sa.update(seats).where(*place).values(link_digest=_digest(token)))


def _digest(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()

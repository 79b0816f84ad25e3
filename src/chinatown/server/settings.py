"""The settings of a server; everything has a default, so nothing needs to be set up."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

BOT_PAUSE = 1.2
"""Seconds that a bot waits before it acts, so that people can follow."""

MAX_TABLES = 30
"""How many unfinished tables one guest may have made."""

IDLE_SECONDS = 60.0
"""How long a table stays in memory that nobody uses and on which no bot has to act."""


@dataclass(frozen=True, slots=True)
class Settings:
    """Where to listen, where games are kept, and at what pace bots act.

    `port` 0 takes any free one; `bot_pause` and `idle_seconds` are in seconds; `origins` are web
    origins, such as `https://example.org`, whose pages may use the server besides its own.
    """

    host: str = "127.0.0.1"
    port: int = 8000
    database_url: str = ""
    bot_pause: float = BOT_PAUSE
    max_tables: int = MAX_TABLES
    origins: tuple[str, ...] = ()
    idle_seconds: float = IDLE_SECONDS

    @classmethod
    def from_environment(
        cls,
        host: str = "127.0.0.1",
        port: int = 8000,
        database_url: str = "",
        environment: Mapping[str, str] = os.environ,
    ) -> Settings:
        """Return settings from CHINATOWN_* variables (docs/server.md) and the given arguments."""
        return cls(
            host=host,
            port=port,
            database_url=database_url
            or environment.get("CHINATOWN_DATABASE_URL", "")
            or default_database_url(environment),
            bot_pause=float(environment.get("CHINATOWN_BOT_PAUSE", BOT_PAUSE)),
            max_tables=int(environment.get("CHINATOWN_MAX_TABLES", MAX_TABLES)),
            origins=tuple(environment.get("CHINATOWN_ORIGINS", "").split()),
        )


def default_database_url(environment: Mapping[str, str] = os.environ) -> str:
    """Return the URL of a SQLite file in the user's own data folder."""
    data = environment.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return f"sqlite+aiosqlite:///{Path(data) / 'chinatown' / 'games.sqlite3'}"

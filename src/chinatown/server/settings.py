"""The settings of a server; each has a default, so none needs to be set."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Literal, TypeAlias, get_args
from urllib.parse import urlsplit

from chinatown.server.alerts.settings import NO_ALERTS, AlertSettings
from chinatown.server.identity import COOKIE_DAYS
from chinatown.server.limits.numbers import DEFAULT_LIMITS, Limits, parse_limits
from chinatown.server.limits.proxies import checked_proxies
from chinatown.server.store.keys import DEFAULT_PLACE, KeyPlace

Accounts: TypeAlias = Literal["open", "none"]
"""Whether guests can make accounts; those that there are can be used in any case."""

BOT_PAUSE = 1.2
"""Seconds that a bot waits before it acts, so that people can follow."""

MAX_TABLES = 30
"""How many unfinished tables one guest may have made."""

ABANDONED_HOURS = 24.0
"""How long an unfinished table must have been idle to count as abandoned."""

HOST_SECONDS = 120.0
"""How long a host may be away before the game starts; then another player becomes the host."""

CLOSING_SECONDS = 5.0
"""How long trading stays open after the last player is done, where a person might miss an offer."""

OPENING_SECONDS = 3.0
"""How long a game that is being started waits for players to open their parts of the shuffle."""

INSTRUCTION_SECONDS = 4.0
"""About how long an offer waits before a standing instruction agrees to it."""

HEARTBEAT = 2.0
"""Seconds after which an end of a silent socket asks whether the other is still there."""

IDLE_SECONDS = 60.0
"""How long a table stays in memory that nobody uses and on which no bot has to act."""


@dataclass(frozen=True, slots=True)
class Settings:
    """Where to listen, where games are kept, and at what pace bots act.

    `port` 0 takes any free one; `bot_pause`, `heartbeat` and `idle_seconds` are in seconds;
    `origins` are web origins, such as `https://example.org`, whose pages may use the server besides
    its own. A client notices a dead line after three heartbeats, the server after seven or eight.
    `public_url` is the address at which others find the server, empty where it has no other than
    its own. An unfinished table is abandoned `abandoned_hours` after its last use, and a host who
    is away is replaced after `host_seconds`. Trading closes `closing_seconds` after the last player
    is done, and an instruction agrees to an offer after about `instruction_seconds`. A game begins
    at most `opening_seconds` after its start is asked for.
    With `sole` the server refuses a database that another server has. With a `redis_url` it shares
    the database with all servers that have the same. `limits` are what strangers may use of it;
    `proxies` are addresses and networks whose forwarded headers are believed, and
    `metrics_readers` those that may read the server's figures, besides the machine itself. `key` is
    where the secret key is that signs cookies and makes private links, and a browser is known for
    `cookie_days` after a visit. Finished and unfinished
    tables that nobody has used for `keep_finished_days` and `keep_unfinished_days` are deleted; 0
    keeps them for good. With `public_tables` the server lists tables whose hosts want that, and
    where `accounts` are open guests can make some. `alerts` says how people who are away learn that
    a table waits for them.
    """

    host: str = "127.0.0.1"
    port: int = 8000
    database_url: str = ""
    bot_pause: float = BOT_PAUSE
    max_tables: int = MAX_TABLES
    origins: tuple[str, ...] = ()
    heartbeat: float = HEARTBEAT
    idle_seconds: float = IDLE_SECONDS
    abandoned_hours: float = ABANDONED_HOURS
    host_seconds: float = HOST_SECONDS
    closing_seconds: float = CLOSING_SECONDS
    opening_seconds: float = OPENING_SECONDS
    instruction_seconds: float = INSTRUCTION_SECONDS
    public_url: str = ""
    sole: bool = True
    redis_url: str = ""
    limits: Limits = DEFAULT_LIMITS
    proxies: tuple[str, ...] = ()
    metrics_readers: tuple[str, ...] = ()
    key: KeyPlace = DEFAULT_PLACE
    cookie_days: float = COOKIE_DAYS
    keep_finished_days: float = 0.0
    keep_unfinished_days: float = 0.0
    public_tables: bool = False
    accounts: Accounts = "open"
    alerts: AlertSettings = NO_ALERTS

    @classmethod
    def from_environment(
        cls,
        host: str = "127.0.0.1",
        port: int = 8000,
        database_url: str = "",
        public_url: str = "",
        redis_url: str = "",
        environment: Mapping[str, str] = os.environ,
        proxies: Sequence[str] = (),
    ) -> Settings:
        """Return settings from CHINATOWN_* variables (docs/server.md) and the given arguments.

        Raises AccountsError, AddressError, AlertSettingError, LimitError or ProxyError for what
        cannot be meant.
        """
        public_url = checked_url(public_url or environment.get("CHINATOWN_PUBLIC_URL", ""))
        return cls(
            host=host,
            port=port,
            database_url=database_url
            or environment.get("CHINATOWN_DATABASE_URL", "")
            or default_database_url(environment),
            bot_pause=float(environment.get("CHINATOWN_BOT_PAUSE", BOT_PAUSE)),
            max_tables=int(environment.get("CHINATOWN_MAX_TABLES", MAX_TABLES)),
            abandoned_hours=float(environment.get("CHINATOWN_ABANDONED_HOURS", ABANDONED_HOURS)),
            host_seconds=float(environment.get("CHINATOWN_HOST_SECONDS", HOST_SECONDS)),
            closing_seconds=float(environment.get("CHINATOWN_CLOSING_SECONDS", CLOSING_SECONDS)),
            instruction_seconds=float(
                environment.get("CHINATOWN_INSTRUCTION_SECONDS", INSTRUCTION_SECONDS)
            ),
            public_url=public_url,
            redis_url=redis_url or environment.get("CHINATOWN_REDIS_URL", ""),
            origins=tuple(environment.get("CHINATOWN_ORIGINS", "").split()),
            heartbeat=float(environment.get("CHINATOWN_HEARTBEAT", HEARTBEAT)),
            proxies=checked_proxies(
                proxies or environment.get("CHINATOWN_TRUSTED_PROXIES", "").split()
            ),
            metrics_readers=checked_proxies(
                environment.get("CHINATOWN_METRICS_READERS", "").split()
            ),
            limits=parse_limits(environment.get("CHINATOWN_LIMITS", "")),
            key=KeyPlace.from_environment(environment),
            cookie_days=_days(environment, "CHINATOWN_COOKIE_DAYS") or COOKIE_DAYS,
            keep_finished_days=_days(environment, "CHINATOWN_KEEP_FINISHED_DAYS"),
            keep_unfinished_days=_days(environment, "CHINATOWN_KEEP_UNFINISHED_DAYS"),
            public_tables=environment.get("CHINATOWN_PUBLIC_TABLES", "0") not in ("", "0"),
            accounts=checked_accounts(environment.get("CHINATOWN_ACCOUNTS", "")),
            alerts=AlertSettings.from_environment(environment, public_url=public_url),
        )


def _days(environment: Mapping[str, str], name: str) -> float:
    """Return a number of days; 0, which is also what anything below it means, for none."""
    return max(0.0, float(environment.get(name) or 0))


DEFAULT_SETTINGS = Settings()
"""What holds where nothing is set."""


def default_database_url(environment: Mapping[str, str] = os.environ) -> str:
    """Return the URL of a SQLite file in the user's own data folder."""
    data = environment.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return f"sqlite+aiosqlite:///{Path(data) / 'chinatown' / 'games.sqlite3'}"


class AccountsError(ValueError):
    """A setting for accounts that there is not; the message is the setting."""


def checked_accounts(words: str) -> Accounts:
    """Return who can make accounts, by default everybody. Raises AccountsError."""
    for known in get_args(Accounts):
        if known == (words or "open"):
            setting: Accounts = known
            return setting
    raise AccountsError(words)


class AddressError(ValueError):
    """A public address that no browser could open; the message is the address."""


def checked_url(url: str) -> str:
    """Return a public address without a slash at its end; empty stays empty.

    Raises AddressError unless it is one of http or https without a path.

    >>> checked_url("https://chinatown.example.org/")
    'https://chinatown.example.org'
    """
    if not url:
        return ""
    parts = urlsplit(url)
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.path.strip("/"):
        raise AddressError(url)
    return f"{parts.scheme}://{parts.netloc}"

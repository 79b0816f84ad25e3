"""What is refused, as a message: the server's own codes, and those of the floors below.

The catalogue has a sentence for each: `error-<code>`.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from chinatown.bots.base import BotCode
from chinatown.game.codes import IllegalCode, SetupCode
from chinatown.offer_text.errors import DraftCode
from chinatown.protocol.base import Message

Param: TypeAlias = str | int | list[int] | list[str]

RequestCode: TypeAlias = Literal[
    # Pages and messages
    "unknown-page",
    "client-not-built",
    "foreign-origin",
    "message-too-large",
    "message-binary",
    "message-not-json",
    "message-unknown",
    "message-wrong",
    "internal",
    "database-unavailable",
    # Too much at a time, or within a time
    "server-full",
    "too-many-connections",
    "too-many-windows",
    "too-many-watchers",
    "too-many-bot-tables",
    "too-many-requests",
    "request-too-slow",
    # Making a table and sitting down
    "unknown-table",
    "table-unreadable",
    "unknown-bot",
    "two-seats-for-me",
    "sharing-needs-own-seat",
    "own-shop-replaces-twice",
    "too-many-tables",
    "too-many-new-tables",
    "name-empty",
    "name-too-long",
    "name-taken",
    "bad-text",
    "no-free-seat",
    "not-host",
    "seats-free",
    "public-tables-off",
    "already-started",
    "seat-taken",
    "too-many-people",
    "no-player-there",
    "others-play-there",
    # Accounts
    "accounts-off",
    "account-name-taken",
    "already-signed-in",
    "not-signed-in",
    "sign-in-wrong",
    "own-password-wrong",
    "recovery-wrong",
    "unknown-session",
    "unknown-account",
    "too-many-new-accounts",
    # Alerts
    "alerts-off",
    "alert-address-refused",
    "mail-address-wrong",
    "mail-not-sent",
    "mail-code-wrong",
    "unknown-alert-way",
    "too-many-alert-ways",
    "too-many-alerts",
    # Passwords of tables
    "password-needed",
    "password-wrong",
    "password-short",
    "too-many-tries",
    # The shuffle
    "no-part-wanted",
    "part-wrong",
    # Bans
    "banned",
    "banned-here",
    "unknown-ban",
    "ban-oneself",
    # Reports
    "report-oneself",
    "unknown-report",
    "too-many-reports",
    # Private links
    "unknown-link",
    "unknown-browser",
    "last-browser",
    "too-many-browsers",
    "seat-not-held",
    # At a table
    "not-started",
    "game-not-over",
    "training-off",
    "replay-unreadable",
    "not-seated",
    "not-your-seat",
    "unknown-seat",
    "clock-only",
    "mute-oneself",
    "muted-by",
    "too-many-new-offers",
    "talking-too-fast",
    "changing-too-fast",
    # Standing instructions
    "instruction-wrong-phase",
    "instruction-money",
    "instruction-empty",
    "instruction-yours",
    "instruction-not-yours",
    "too-many-instructions",
    "no-such-instruction",
    # Waiting for people
    "game-over",
    "paused",
    "already-paused",
    "not-paused",
    "vote-closed",
    "already-voted",
    "asked-lately",
    "takeover-off",
    "vote-oneself",
    "seat-is-bot",
    "seat-is-here",
    "gone-too-short",
    "nudge-too-soon",
    "not-waited-for",
]
"""What the server itself refuses."""

LineCode: TypeAlias = Literal["no-connection", "no-answer", "outdated", "server-trouble"]
"""What only a client can know to be wrong; no server sends it."""

ErrorCode: TypeAlias = IllegalCode | SetupCode | BotCode | DraftCode | RequestCode
"""Everything that a client may be refused."""


class Problem(Message):
    """What is wrong, as a code and parameters."""

    code: ErrorCode
    params: dict[str, Param]

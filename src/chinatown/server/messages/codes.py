"""The codes of what the server itself refuses; the rules have codes of their own.

The catalogue has a sentence for each: `error-<code>`.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

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
    # Making a table and sitting down
    "unknown-table",
    "unknown-bot",
    "two-seats-for-me",
    "own-shop-replaces-twice",
    "too-many-tables",
    "name-empty",
    "name-too-long",
    "name-taken",
    "bad-text",
    "no-free-seat",
    "not-host",
    "seats-free",
    "already-started",
    "seat-taken",
    "too-many-people",
    "no-player-there",
    "others-play-there",
    # Private links
    "unknown-link",
    "unknown-browser",
    "last-browser",
    "too-many-browsers",
    "seat-not-held",
    # At a table
    "not-started",
    "game-not-over",
    "not-seated",
    "not-your-seat",
    "unknown-seat",
    "clock-only",
    "mute-oneself",
    "muted-by",
    "too-many-new-offers",
    "talking-too-fast",
]

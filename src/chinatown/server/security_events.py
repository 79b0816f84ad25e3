"""Logs possible break-in attempts for the operator."""

from __future__ import annotations

import logging
from typing import Final, Literal, TypeAlias

from chinatown.server.messages.codes import ErrorCode

_WATCHED: Final[frozenset[ErrorCode]] = frozenset(
    (
        "foreign-origin",
        "not-host",
        "not-your-seat",
        "unknown-link",
        "password-wrong",
        "sign-in-wrong",
        "own-password-wrong",
        "recovery-wrong",
        "too-many-new-accounts",
        "too-many-reports",
        "too-many-tries",
        "alert-address-refused",
        "mail-code-wrong",
        "too-many-alerts",
        "banned",
        "banned-here",
        "message-too-large",
        "server-full",
        "too-many-connections",
        "too-many-windows",
        "too-many-watchers",
        "too-many-bot-tables",
        "too-many-requests",
        "too-many-tables",
        "too-many-new-tables",
    )
)
"""The refusals that are logged."""

Change: TypeAlias = Literal[
    "password-said",
    "password-set",
    "link-used",
    "person-banned",
    "person-reported",
    "signed-out",
    "account-made",
    "signed-in",
    "account-password-changed",
    "account-recovered",
    "recovery-code-renewed",
    "session-ended",
    "person-forgotten",
]
"""What lets somebody in, keeps somebody out, or may be a reason to."""

_log = logging.getLogger("chinatown.security")


def note_refusal(code: ErrorCode, address: str) -> None:
    """Log that somebody was refused something, if that may have been an attempt.

    `address` is that of their network, empty for this machine. Neither who they are nor what they
    sent is logged.
    """
    if code in _WATCHED:
        # In the text, as what is logged is limited for each text.
        _log.warning(f"refused: {code}", extra={"address": address})


def note_change(change: Change, address: str) -> None:
    """Log that somebody was let in, or is to be kept out."""
    _log.warning(change, extra={"address": address})

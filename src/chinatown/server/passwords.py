"""Passwords of tables and accounts: only a slow, salted digest of one is kept.

scrypt of the standard library, with the cost that OWASP's cheat sheet asks for: it is as good here
as Argon2 would be, and needs no further dependency. A digest names its own cost, so that another
may be chosen later.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
import unicodedata
from typing import Final

from chinatown.server.errors import RequestError

MIN_PASSWORD: Final = 6
"""The shortest password of a table, in characters."""

MIN_OWN_PASSWORD: Final = 12
"""The shortest password of an account, in characters (OWASP ASVS 2.1.1)."""

_LOG_COST, _BLOCK, _PASSES = 14, 8, 5
"""16 MB of memory, five times over."""

_MAX_MEMORY: Final = 64 * 1024 * 1024


NOBODYS: Final = f"scrypt${_LOG_COST}${_BLOCK}${_PASSES}${'0' * 32}${'0' * 64}"
"""What is kept of no password: comparing with it takes as long as with any other."""


def check_password(password: str, least: int = MIN_PASSWORD) -> None:
    """Raise RequestError `password-short` for one that is guessed too soon."""
    if len(_normal(password)) < least:
        raise RequestError("password-short", least=least)


def hashed(password: str) -> str:
    """Return what is kept of a password; takes about 0.2 s."""
    salt = secrets.token_hex(16)
    digest = _digest(password, salt, _LOG_COST, _BLOCK, _PASSES)
    return f"scrypt${_LOG_COST}${_BLOCK}${_PASSES}${salt}${digest}"


def is_password(password: str, kept: str) -> bool:
    """Return whether a password is the one of which something was kept; takes as long."""
    _, cost, block, passes, salt, digest = kept.split("$")
    attempt = _digest(password, salt, int(cost), int(block), int(passes))
    return hmac.compare_digest(attempt, digest)


def _digest(password: str, salt: str, log_cost: int, block: int, passes: int) -> str:
    return hashlib.scrypt(
        _normal(password).encode(errors="replace"),
        salt=salt.encode(),
        n=2**log_cost,
        r=block,
        p=passes,
        maxmem=_MAX_MEMORY,
        dklen=32,
    ).hex()


def _normal(password: str) -> str:
    """Return a password as it counts: the same on every keyboard, without blanks around it."""
    return unicodedata.normalize("NFKC", password).strip()

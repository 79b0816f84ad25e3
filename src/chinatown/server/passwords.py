"""Passwords of tables and accounts: only a slow, salted digest of one is kept.

Argon2id, with the cost that OWASP's cheat sheet asks for. A digest names its own cost, so that
another may be chosen later. Digests by scrypt, which were kept before, are still known; that of an
account is replaced when its owner signs in (`is_outdated`).

`hashed` and `is_password` keep a processor busy: call them in threads, few at a time.
"""

from __future__ import annotations

import hashlib
import hmac
import unicodedata
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import VerifyMismatchError

from chinatown.server.errors import RequestError

MIN_PASSWORD: Final = 6
"""The shortest password of a table, in characters."""

MIN_OWN_PASSWORD: Final = 12
"""The shortest password of an account, in characters (OWASP ASVS 2.1.1)."""

_KIB, _PASSES, _LANES = 19 * 1024, 2, 1
"""19 MiB of memory, gone through twice, by one thread: it leaves the other processors alone."""

_HASHER: Final = PasswordHasher(time_cost=_PASSES, memory_cost=_KIB, parallelism=_LANES)

_SCRYPT: Final = "scrypt$"
"""How a digest begins that was kept before."""

_MAX_SCRYPT_MEMORY: Final = 64 * 1024 * 1024

NOBODYS: Final = f"$argon2id$v=19$m={_KIB},t={_PASSES},p={_LANES}${'A' * 22}${'A' * 43}"
"""What is kept of no password: comparing with it takes as long as with any other."""


def check_password(password: str, least: int = MIN_PASSWORD) -> None:
    """Raise RequestError `password-short` for one that is guessed too soon."""
    if len(_normal(password)) < least:
        raise RequestError("password-short", least=least)


def hashed(password: str) -> str:
    """Return what is kept of a password."""
    return _HASHER.hash(_bytes(password))


def is_password(password: str, kept: str) -> bool:
    """Return whether a password is the one of which something was kept; takes as long."""
    if kept.startswith(_SCRYPT):
        return _is_password_by_scrypt(password, kept)
    try:
        return _HASHER.verify(kept, _bytes(password))
    except VerifyMismatchError:
        return False


def is_outdated(kept: str) -> bool:
    """Return whether something else would be kept of the same password today."""
    return kept.startswith(_SCRYPT) or _HASHER.check_needs_rehash(kept)


def _is_password_by_scrypt(password: str, kept: str) -> bool:
    _, log_cost, block, passes, salt, digest = kept.split("$")
    attempt = hashlib.scrypt(
        _bytes(password),
        salt=salt.encode(),
        n=2 ** int(log_cost),
        r=int(block),
        p=int(passes),
        maxmem=_MAX_SCRYPT_MEMORY,
        dklen=32,
    )
    return hmac.compare_digest(attempt.hex(), digest)


def _bytes(password: str) -> bytes:
    return _normal(password).encode(errors="replace")


def _normal(password: str) -> str:
    """Return a password as it counts: the same on every keyboard, without blanks around it."""
    return unicodedata.normalize("NFKC", password).strip()

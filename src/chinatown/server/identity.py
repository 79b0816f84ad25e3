"""Who a visitor is: a guest, known only by a signed cookie; no accounts, no passwords."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Final

from fastapi import Response
from itsdangerous import BadSignature, URLSafeSerializer

COOKIE: Final = "chinatown_guest"
_YEAR: Final = 365 * 24 * 3600
_ID_LETTERS: Final = "23456789abcdefghjkmnpqrstuvwxyz"


def new_table_id() -> str:
    """Return an unguessable table id (59 bits), short enough to read aloud."""
    return "".join(secrets.choice(_ID_LETTERS) for _ in range(12))


def new_secret() -> str:
    """Return an unguessable word of 256 bits."""
    return secrets.token_urlsafe(32)


class Identity:
    """Reads and writes the cookie by which a visitor is recognised."""

    def __init__(self, secret_key: str) -> None:
        self._signer = URLSafeSerializer(secret_key, salt="guest")

    def guest(self, cookies: Mapping[str, str]) -> str | None:
        """Return the guest's id, or None if the cookie is missing or not ours."""
        try:
            guest = self._signer.loads(cookies[COOKIE])
        except (KeyError, BadSignature):
            return None
        return guest if isinstance(guest, str) else None

    def remember(self, response: Response, guest: str, *, secure: bool) -> None:
        """Give a visitor the cookie of a guest, for a year; `secure` over HTTPS."""
        response.set_cookie(
            COOKIE,
            self.signed(guest),
            max_age=_YEAR,
            httponly=True,
            samesite="lax",
            secure=secure,
        )

    def signed(self, guest: str) -> str:
        """Return the value of a guest's cookie."""
        return str(self._signer.dumps(guest))

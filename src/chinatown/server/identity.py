"""How a browser is recognised: by the signed cookie of a guest, or by that of a session.

A guest is whoever has its cookie. Whoever has an account is signed in by sessions, whose tokens the
database knows by their digests only (`accounts`).
"""

from __future__ import annotations

import secrets
import unicodedata
from collections.abc import Mapping
from typing import Final

from fastapi import Response
from itsdangerous import BadSignature, URLSafeSerializer, URLSafeTimedSerializer

COOKIE: Final = "chinatown_guest"
SECURE_COOKIE: Final = f"__Host-{COOKIE}"
"""The cookie's name over HTTPS: browsers take it only from this host itself, and only there."""

SESSION_COOKIE: Final = "chinatown_session"
SECURE_SESSION_COOKIE: Final = f"__Host-{SESSION_COOKIE}"
"""The names of the cookie that signs somebody in."""

SESSION_DAYS: Final = 30.0
"""For how many days after a visit somebody stays signed in, at most."""

COOKIE_DAYS: Final = 365.0
"""For how many days after a visit a browser is still known."""

_DAY: Final = 24 * 3600
ID_LETTERS: Final = "23456789abcdefghjkmnpqrstuvwxyz"
"""Letters and digits that nobody takes for each other."""


ID_LENGTH: Final = 12
"""How many letters a table's id has."""

MAX_SPELLING: Final = 100
"""The longest text that is looked at for a table's id, in characters."""

_BROWSERS: Final = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser", "Samsung Internet"),
    ("Firefox", "Firefox"),
    ("FxiOS", "Firefox"),
    ("CriOS", "Chrome"),
    ("Chrome", "Chrome"),
    ("Safari", "Safari"),
)
_SYSTEMS: Final = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("Windows", "Windows"),
    ("Mac OS X", "Mac"),
    ("CrOS", "ChromeOS"),
    ("Linux", "Linux"),
)
"""What a user agent contains, and what people call it; the first that matches counts, as most
browsers also name others."""


def browser_name(user_agent: str) -> str:
    """Return what people call a browser and its system, empty where neither is known.

    It is a hint by which players tell their own browsers apart, and nothing depends on it.

    >>> browser_name("Mozilla/5.0 (Android 15; Mobile; rv:142.0) Gecko/142.0 Firefox/142.0")
    'Firefox, Android'
    """
    names = (
        next((name for mark, name in known if mark in user_agent), "")
        for known in (_BROWSERS, _SYSTEMS)
    )
    return ", ".join(name for name in names if name)


def table_id_of(spelling: str) -> str:
    """Return the table id that people may have written in another way, empty for none.

    Capitals, blanks, dashes and dots mean nothing.

    >>> table_id_of(" ABCD-efgh jkmn.")
    'abcdefghjkmn'
    """
    if len(spelling) > MAX_SPELLING:
        return ""
    letters = unicodedata.normalize("NFKC", spelling).casefold()
    return "".join(letter for letter in letters if letter.isalnum())


def new_table_id() -> str:
    """Return an unguessable table id (59 bits), short enough to read aloud."""
    return "".join(secrets.choice(ID_LETTERS) for _ in range(ID_LENGTH))


def is_table_id(text: str) -> bool:
    """Return whether a text could be the id of a table."""
    return len(text) == ID_LENGTH and set(text) <= set(ID_LETTERS)


def new_secret() -> str:
    """Return an unguessable word of 256 bits."""
    return secrets.token_urlsafe(32)


class Identity:
    """Reads and writes the cookie by which a visitor is recognised."""

    def __init__(self, secret_key: str, days: float = COOKIE_DAYS) -> None:
        self._seconds = int(days * _DAY)
        self.session_days = min(days, SESSION_DAYS)
        self._signer = URLSafeTimedSerializer(secret_key, salt="guest since")
        # Cookies of earlier versions have no date; each visit gives one that has.
        self._undated = URLSafeSerializer(secret_key, salt="guest")

    def guest(self, cookies: Mapping[str, str]) -> str | None:
        """Return the guest's id, or None if the cookie is missing, too old or not ours."""
        cookie = cookies.get(SECURE_COOKIE) or cookies.get(COOKIE, "")
        try:
            if cookie.count(".") == 1:
                guest = self._undated.loads(cookie)
            else:
                guest = self._signer.loads(cookie, max_age=self._seconds)
        except BadSignature:
            return None
        return guest if isinstance(guest, str) else None

    def remember(self, response: Response, guest: str, *, secure: bool) -> None:
        """Give a visitor the cookie of a guest, from now on for its days; `secure` over HTTPS."""
        response.set_cookie(
            SECURE_COOKIE if secure else COOKIE,
            self.signed(guest),
            max_age=self._seconds,
            httponly=True,
            samesite="lax",
            secure=secure,
        )

    def signed(self, guest: str) -> str:
        """Return the value of a guest's cookie."""
        return str(self._signer.dumps(guest))

    def session_token(self, cookies: Mapping[str, str], *, secure: bool) -> str:
        """Return the token of a browser's session, empty for none; `secure` over HTTPS.

        There, a cookie that a page on another host of the domain could have set signs nobody in.
        """
        return cookies.get(SECURE_SESSION_COOKIE if secure else SESSION_COOKIE, "")

    def remember_session(self, response: Response, token: str, *, secure: bool) -> None:
        """Sign a browser in by a session's token, from now on for its days."""
        response.set_cookie(
            SECURE_SESSION_COOKIE if secure else SESSION_COOKIE,
            token,
            max_age=int(self.session_days * _DAY),
            httponly=True,
            samesite="lax",
            secure=secure,
        )

    def forget_session(self, response: Response, *, secure: bool) -> None:
        """Sign a browser out."""
        _drop(response, SECURE_SESSION_COOKIE if secure else SESSION_COOKIE, secure=secure)

    def forget_guest(self, response: Response, *, secure: bool) -> None:
        """Let a browser be no guest that is known any more."""
        for name in (COOKIE, *((SECURE_COOKIE,) if secure else ())):
            _drop(response, name, secure=secure)


def _drop(response: Response, name: str, *, secure: bool) -> None:
    response.delete_cookie(name, httponly=True, samesite="lax", secure=secure)

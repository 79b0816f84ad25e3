"""The tokens of private links, made from what the database has and a key that it need not have."""

from __future__ import annotations

import hashlib
import hmac
from base64 import urlsafe_b64encode

from chinatown.server.store.rows import SeatLink, token_digest


class SeatLinks:
    """Makes tokens from salts, so that whoever only reads the database can take no seat.

    `key` is the store's secret key, empty until it is known.
    """

    def __init__(self) -> None:
        self.key = ""

    def token(self, link: SeatLink) -> str:
        """Return the token of a link, of 256 bits; empty where nobody can look it up.

        That is so for links of earlier versions, and for those made with another key. Those who
        have them can use them all the same.
        """
        if not link.salt:
            return ""
        token = self._derived(link.salt)
        return token if link.digest in ("", token_digest(token)) else ""

    def digest(self, link: SeatLink) -> str:
        """Return the digest by which the token of a link is recognised, empty for NO_LINK."""
        if link.digest or not link.salt:
            return link.digest
        return token_digest(self._derived(link.salt))

    def _derived(self, salt: str) -> str:
        assert self.key, "whoever makes private links knows the key"
        mac = hmac.new(self.key.encode(), b"seat link/" + salt.encode(), hashlib.sha256)
        return urlsafe_b64encode(mac.digest()).decode().rstrip("=")

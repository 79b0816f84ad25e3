"""Alerts by Web Push: encrypted for one browser (RFC 8291), posted to its push service (RFC 8030).

The push service learns that something came for a browser, and when, but not what.
"""

from __future__ import annotations

import base64
import hashlib
import json
import secrets
from collections.abc import Mapping
from functools import cached_property
from http import HTTPStatus
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

import orjson

from chinatown.server.alerts.delivery import DeliveryError, GoneError
from chinatown.server.alerts.notice import Notice
from chinatown.server.alerts.posting import Poster, PostError
from chinatown.server.store.alerts import AlertWayRow
from chinatown.server.times import Clock

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey

_TOKEN_SECONDS: Final = 12 * 3600
"""For how long a push service may take the server's word for who it is."""

_KEPT_SECONDS: Final = 24 * 3600
"""For how long a push service keeps what a browser has not fetched yet."""

_RECORD_SIZE: Final = 4096
_SALT_BYTES: Final = 16
_AUTH_BYTES: Final = 16
_ORDER: Final = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
"""The order of the curve P-256."""


class BadSubscriptionError(ValueError):
    """Keys of a subscription that are none."""


class PushKey:
    """The key by which push services know the server (VAPID, RFC 8292).

    It comes from the secret key: all servers of a database have the same, and nobody keeps it.
    """

    def __init__(self, secret_key: str) -> None:
        self._secret_key = secret_key

    @cached_property
    def _private(self) -> EllipticCurvePrivateKey:
        from cryptography.hazmat.primitives.asymmetric import ec

        digest = hashlib.blake2b(self._secret_key.encode(), person=b"web push key").digest()
        return ec.derive_private_key(int.from_bytes(digest) % (_ORDER - 1) + 1, ec.SECP256R1())

    @cached_property
    def public(self) -> str:
        """The public key, as browsers take it to subscribe."""
        return encoded(_point(self._private))

    def authorization(self, endpoint: str, contact: str, now: int) -> str:
        """Return the header by which the push service at an endpoint knows the server."""
        from cryptography.hazmat.primitives import hashes
        from cryptography.hazmat.primitives.asymmetric import ec
        from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature

        parts = urlsplit(endpoint)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": now + _TOKEN_SECONDS,
            "sub": contact,
        }
        header = {"typ": "JWT", "alg": "ES256"}
        signed = ".".join(encoded(json.dumps(part).encode()) for part in (header, claims))
        r, s = decode_dss_signature(self._private.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
        signature = encoded(r.to_bytes(32) + s.to_bytes(32))
        return f"vapid t={signed}.{signature}, k={self.public}"


class WebPush:
    """Delivers alerts to browsers through their push services."""

    def __init__(self, poster: Poster, key: PushKey, contact: str, clock: Clock) -> None:
        self._poster = poster
        self._key = key
        self._contact = contact
        self._clock = clock

    async def deliver(self, way: AlertWayRow, notice: Notice, message: str) -> None:
        """Post an alert for a browser. Raises DeliveryError or GoneError."""
        text = {"title": notice.title, "body": notice.text, "path": urlsplit(notice.url).path}
        if notice.table:
            text["path"] = f"/t/{notice.table}"
        body = encrypted(orjson.dumps(text), json.loads(way.secret))
        now = int(self._clock().timestamp())
        headers = {
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(_KEPT_SECONDS),
            "Urgency": "high",
            # What a browser has not fetched yet gives way to the latest about the same table.
            "Topic": encoded(hashlib.sha256(notice.table.encode()).digest()[:24]),
            "Authorization": self._key.authorization(way.address, self._contact, now),
        }
        try:
            status = await self._poster.post(way.address, body, headers)
        except PostError as error:
            raise DeliveryError from error
        if status in (HTTPStatus.NOT_FOUND, HTTPStatus.GONE):
            raise GoneError
        if not 200 <= status < 300:
            raise DeliveryError


def check_subscription(keys: Mapping[str, str]) -> None:
    """Raise BadSubscriptionError unless something can be encrypted with a subscription's keys."""
    encrypted(b"", keys)


def encrypted(
    text: bytes,
    keys: Mapping[str, str],
    salt: bytes = b"",
    own: EllipticCurvePrivateKey | None = None,
) -> bytes:
    """Return a text encrypted for a browser, as one record of `aes128gcm` (RFC 8188).

    `keys` are the subscription's `p256dh` and `auth`. Salt and `own` key are new each time; tests
    give those of the standard's example. Raises BadSubscriptionError.
    """
    from cryptography.hazmat.primitives import hashes
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF

    try:
        point, auth = decoded(keys["p256dh"]), decoded(keys["auth"])
        browser = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except (KeyError, ValueError) as error:
        raise BadSubscriptionError from error
    if len(auth) != _AUTH_BYTES:
        raise BadSubscriptionError
    salt = salt or secrets.token_bytes(_SALT_BYTES)
    own = own or ec.generate_private_key(ec.SECP256R1())

    def derive(salt: bytes, material: bytes, info: bytes, length: int) -> bytes:
        return HKDF(hashes.SHA256(), length, salt, info).derive(material)

    shared = own.exchange(ec.ECDH(), browser)
    info = b"WebPush: info\0" + point + _point(own)
    material = derive(auth, shared, info, 32)
    key = derive(salt, material, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derive(salt, material, b"Content-Encoding: nonce\0", 12)
    # The last record of a text ends with a 2.
    sealed = AESGCM(key).encrypt(nonce, text + b"\2", None)
    sender = _point(own)
    return salt + _RECORD_SIZE.to_bytes(4) + bytes([len(sender)]) + sender + sealed


def _point(key: EllipticCurvePrivateKey) -> bytes:
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def encoded(data: bytes) -> str:
    """Return bytes in base64 for addresses, without padding."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    """Return the bytes of such base64. Raises ValueError."""
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)

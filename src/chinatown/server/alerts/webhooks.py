"""What is posted to webhooks, and how it is signed: by the Standard Webhooks specification."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
from datetime import datetime
from http import HTTPStatus
from typing import Final

import orjson

from chinatown.server.alerts.delivery import DeliveryError, GoneError
from chinatown.server.alerts.notice import Notice
from chinatown.server.alerts.posting import Poster, PostError
from chinatown.server.store.alerts import AlertWayRow
from chinatown.server.times import Clock, time_text

_PREFIX: Final = "whsec_"


class Webhooks:
    """Delivers alerts to the addresses of people's own programs."""

    def __init__(self, poster: Poster, clock: Clock) -> None:
        self._poster = poster
        self._clock = clock

    async def deliver(self, way: AlertWayRow, notice: Notice, message: str) -> None:
        """Post an alert. Any answer of success counts. Raises DeliveryError or GoneError."""
        body, headers = webhook_request(notice, way.secret, message, self._clock())
        try:
            status = await self._poster.post(way.address, body, headers)
        except PostError as error:
            raise DeliveryError from error
        if status == HTTPStatus.GONE:
            raise GoneError
        if not 200 <= status < 300:
            raise DeliveryError


def new_webhook_secret() -> str:
    """Return a secret that signs what is posted to one webhook."""
    return _PREFIX + base64.b64encode(secrets.token_bytes(32)).decode()


def webhook_request(
    notice: Notice, secret: str, message: str, at: datetime
) -> tuple[bytes, dict[str, str]]:
    """Return the body and the headers of a post; `message` is its id, the same when it is repeated.

    `text` is what Slack and Mattermost show, `content` what Discord does.
    """
    body = orjson.dumps(
        {
            "type": notice.kind,
            "timestamp": time_text(at),
            "data": {"table": notice.table, "url": notice.url},
            "text": f"{notice.text} {notice.url}".rstrip(),
            "content": f"{notice.text} {notice.url}".rstrip(),
        }
    )
    stamp = str(int(at.timestamp()))
    return body, {
        "Content-Type": "application/json",
        "webhook-id": message,
        "webhook-timestamp": stamp,
        "webhook-signature": f"v1,{signature(secret, message, stamp, body)}",
    }


def signature(secret: str, message: str, stamp: str, body: bytes) -> str:
    """Return the HMAC-SHA256 of what is posted, in base64."""
    key = base64.b64decode(secret.removeprefix(_PREFIX))
    signed = b".".join((message.encode(), stamp.encode(), body))
    return base64.b64encode(hmac.digest(key, signed, hashlib.sha256)).decode()

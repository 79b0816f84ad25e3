"""Alerts: GET /api/alerts and what changes them, and what is posted to webhooks."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

from pydantic import Field

from chinatown.protocol.base import Message, Text
from chinatown.server.messages.accounts import LanguageTag

AlertKind: TypeAlias = Literal["push", "mail", "webhook"]
"""By what somebody is alerted: a notification of the browser, an e-mail, or an own address."""

MAX_ADDRESS: Final = 1000
"""The longest address, in characters."""

Address: TypeAlias = Annotated[str, Field(min_length=1, max_length=MAX_ADDRESS, repr=False)]
"""Where an alert is to go, as somebody has typed it or a browser says it."""

_PushKey: TypeAlias = Annotated[str, Field(min_length=1, max_length=200, repr=False)]


class NewWebhook(Message):
    """Be alerted by a POST to an https address."""

    url: Address
    language: LanguageTag


class NewMail(Message):
    """Be alerted by e-mail, once the code is there that is sent to the address."""

    address: Address
    language: LanguageTag


class ConfirmMail(Message):
    """Say the code that was sent to an address."""

    code: Annotated[str, Field(max_length=40, repr=False)]


class NewPush(Message):
    """Be alerted by this browser, as its push service says how.

    `p256dh` and `auth` are the keys of the subscription, as browsers write them in JSON.
    """

    endpoint: Address
    p256dh: _PushKey
    auth: _PushKey
    language: LanguageTag


class AlertWay(Message):
    """A way by which somebody is alerted.

    `shown` is what tells it from others: an e-mail address, the host of a webhook, the name of a
    browser. One that is not `confirmed` is not used yet, and one that is `failing` has not worked
    the last time, or no more at all.
    """

    id: str
    kind: AlertKind
    shown: Text
    confirmed: bool
    failing: bool


class Alerts(Message):
    """The ways by which the visitor is alerted, and the kinds that the server has.

    `push_key` is the server's public key for subscriptions, empty where it has no Web Push; a table
    alerts whoever is away after `seconds`.
    """

    kinds: list[AlertKind]
    ways: list[AlertWay]
    push_key: str
    seconds: int


class AddedWebhook(Message):
    """A webhook was added; `secret`, which is shown this once, signs what is posted there."""

    alerts: Alerts
    secret: str

"""Alerts as a server has them: which ways there are, and choosing and trying them."""

from __future__ import annotations

import hmac
import json
import secrets
from datetime import timedelta
from typing import Final
from urllib.parse import urlsplit

from chinatown.server.alerts.delivery import Delivery, DeliveryError
from chinatown.server.alerts.mail import Mails, StopLinks, is_mail_address
from chinatown.server.alerts.posting import Poster, PostError
from chinatown.server.alerts.push import BadSubscriptionError, PushKey, WebPush, check_subscription
from chinatown.server.alerts.sender import AlertSender
from chinatown.server.alerts.settings import AlertSettings
from chinatown.server.alerts.webhooks import Webhooks, new_webhook_secret
from chinatown.server.errors import RequestError
from chinatown.server.identity import ID_LETTERS
from chinatown.server.limits.gate import Gate
from chinatown.server.messages.alerts import (
    AlertKind,
    Alerts,
    AlertWay,
    NewMail,
    NewPush,
    NewWebhook,
)
from chinatown.server.store.alerts import AlertWayRow
from chinatown.server.store.rows import token_digest
from chinatown.server.store.store import Store
from chinatown.server.tables.arrangement import Requester
from chinatown.server.times import Clock, time_of, time_text

_ID_BYTES: Final = 12
_CODE_LETTERS: Final = 8
_CODE_TIME: Final = timedelta(hours=1)
"""For how long the code that was sent to an address confirms it."""

_MAX_TRIES: Final = 5
"""How many wrong codes may be said; then another has to be sent."""


class AlertService:
    """Lets people choose how they are alerted, by the kinds of ways that the settings have.

    Every change raises RequestError `too-many-alerts` for whoever makes too many.
    """

    def __init__(
        self, settings: AlertSettings, public_url: str, store: Store, clock: Clock, gate: Gate
    ) -> None:
        self._settings = settings
        self._ways = store.alerts
        self._clock = clock
        self._gate = gate
        self._links = StopLinks(store.key)
        self._poster = Poster(settings.networks)
        self._push_key = PushKey(store.key)
        self._mails = None
        deliveries: dict[AlertKind, Delivery] = {}
        if settings.webhooks:
            deliveries["webhook"] = Webhooks(self._poster, clock)
        if settings.mail_server is not None:
            self._mails = Mails(settings.mail_server, settings.mail_from, public_url, self._links)
            deliveries["mail"] = self._mails
        if settings.push_contact:
            contact = settings.push_contact
            deliveries["push"] = WebPush(self._poster, self._push_key, contact, clock)
        self.sender = AlertSender(self._ways, deliveries, public_url)

    async def of_guest(self, guest: str | None) -> Alerts:
        """Return how a guest is alerted, and what else there is to choose."""
        rows = [] if guest is None else await self._ways.of_guests([guest])
        ways = [
            AlertWay(
                id=row.id,
                kind=row.kind,
                shown=row.label,
                confirmed=row.confirmed,
                failing=row.failures > 0,
            )
            for row in rows
        ]
        return Alerts(
            kinds=self._settings.kinds,
            ways=ways,
            push_key=self._push_key.public if self._settings.push_contact else "",
            seconds=int(self._settings.seconds),
        )

    async def add_webhook(self, wanted: NewWebhook, by: Requester) -> str:
        """Add a webhook and return its secret.

        Raises RequestError `alerts-off`, `alert-address-refused` or `too-many-alert-ways`.
        """
        self._check("webhook", by)
        await self._check_address(wanted.url)
        secret, host = new_webhook_secret(), urlsplit(wanted.url).hostname or ""
        await self._add(self._row("webhook", by, wanted.url, secret, host, wanted.language))
        return secret

    async def add_push(self, wanted: NewPush, by: Requester) -> None:
        """Add a browser. Raises what `add_webhook` raises."""
        self._check("push", by)
        keys = {"p256dh": wanted.p256dh, "auth": wanted.auth}
        try:
            check_subscription(keys)
        except BadSubscriptionError as error:
            raise RequestError("alert-address-refused") from error
        await self._check_address(wanted.endpoint)
        secret = json.dumps(keys)
        await self._add(self._row("push", by, wanted.endpoint, secret, by.browser, wanted.language))

    async def add_mail(self, wanted: NewMail, by: Requester) -> None:
        """Send a code to an e-mail address, which is used once the code is there.

        Raises RequestError `alerts-off`, `mail-address-wrong`, `mail-not-sent` or
        `too-many-alert-ways`.
        """
        address = wanted.address.strip()
        if not is_mail_address(address):
            raise RequestError("mail-address-wrong")
        self._check("mail", by, token_digest(address.casefold()))
        assert self._mails is not None, "mail is one of the kinds"
        code = "".join(secrets.choice(ID_LETTERS) for _ in range(_CODE_LETTERS))
        digest = token_digest(code)
        row = self._row("mail", by, address, digest, address, wanted.language, confirmed=False)
        await self._add(row)
        try:
            await self._mails.ask_to_confirm(address, f"{code[:4]}-{code[4:]}", wanted.language)
        except DeliveryError as error:
            await self._ways.remove(row.id)
            raise RequestError("mail-not-sent") from error

    async def confirm_mail(self, way_id: str, code: str, by: Requester) -> None:
        """Use an address from now on whose code this is.

        Raises RequestError `unknown-alert-way` or `mail-code-wrong`.
        """
        self._gate.alert(by.network, by.guest)
        ways = await self._ways.of_guests([by.guest])
        way = next((way for way in ways if way.id == way_id and not way.confirmed), None)
        if way is None:
            raise RequestError("unknown-alert-way")
        said = "".join(letter for letter in code.casefold() if letter.isalnum())
        late = self._clock() - time_of(way.created) > _CODE_TIME
        if not late and hmac.compare_digest(token_digest(said), way.secret):
            await self._ways.confirm(way.id)
            return
        if late or way.tries + 1 >= _MAX_TRIES:
            await self._ways.remove(way.id)
        else:
            await self._ways.note_try(way.id, way.tries + 1)
        raise RequestError("mail-code-wrong")

    async def remove(self, way_id: str, guest: str) -> None:
        """Alert a guest by a way no more. Raises RequestError `unknown-alert-way`."""
        if not await self._ways.remove(way_id, guest):
            raise RequestError("unknown-alert-way")

    def stopped_by(self, token: str) -> str:
        """Return the way that the token of a mail stops. Raises RequestError `unknown-page`."""
        way_id = self._links.way(token)
        if way_id is None:
            raise RequestError("unknown-page")
        return way_id

    async def stop(self, token: str) -> None:
        """Stop mails to an address; more than once is harmless.

        Raises RequestError `unknown-page`.
        """
        await self._ways.remove(self.stopped_by(token))

    async def try_out(self, by: Requester) -> None:
        """Send an alert by all ways of a guest. Raises RequestError `too-many-alerts`."""
        self._gate.alert(by.network, by.guest)
        await self.sender.try_out(by.guest)

    def _check(self, kind: AlertKind, by: Requester, recipient: str = "") -> None:
        if kind not in self._settings.kinds:
            raise RequestError("alerts-off")
        self._gate.alert(by.network, by.guest, recipient)

    async def _check_address(self, url: str) -> None:
        try:
            await self._poster.check(url)
        except PostError as error:
            raise RequestError("alert-address-refused") from error

    async def _add(self, row: AlertWayRow) -> None:
        if not await self._ways.add(row):
            raise RequestError("too-many-alert-ways")

    def _row(
        self,
        kind: AlertKind,
        by: Requester,
        address: str,
        secret: str,
        label: str,
        language: str,
        *,
        confirmed: bool = True,
    ) -> AlertWayRow:
        return AlertWayRow(
            id=secrets.token_urlsafe(_ID_BYTES),
            guest=by.guest,
            kind=kind,
            address=address,
            secret=secret,
            label=label,
            language=language,
            created=time_text(self._clock()),
            confirmed=confirmed,
        )

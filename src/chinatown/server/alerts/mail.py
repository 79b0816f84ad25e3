"""Alerts by e-mail, and the mails by which an address is confirmed."""

from __future__ import annotations

import re
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Final

from itsdangerous import BadSignature, URLSafeSerializer

from chinatown.catalogue import catalogue
from chinatown.server.alerts.delivery import DeliveryError, GoneError
from chinatown.server.alerts.notice import Notice
from chinatown.server.alerts.settings import MailServer
from chinatown.server.store.alerts import AlertWayRow

_MAIL_SECONDS: Final = 20.0
"""How long handing in one mail may take."""

_ADDRESS: Final = re.compile(
    r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+"
)
_MAX_ADDRESS: Final = 254


def is_mail_address(text: str) -> bool:
    """Return whether a text is an e-mail address, and nothing that a mail server reads as more.

    >>> is_mail_address("ann@example.org"), is_mail_address("ann@example.org, ben@example.org")
    (True, False)
    """
    return len(text) <= _MAX_ADDRESS and _ADDRESS.fullmatch(text) is not None


class StopLinks:
    """Makes and reads what stops mails to an address, for whoever has one of them."""

    def __init__(self, key: str) -> None:
        self._signer = URLSafeSerializer(key, salt="stop alerts")

    def token(self, way_id: str) -> str:
        """Return the token that stops a way."""
        return str(self._signer.dumps(way_id))

    def way(self, token: str) -> str | None:
        """Return the way that a token stops, None for what is no token."""
        try:
            way_id = self._signer.loads(token)
        except BadSignature:
            return None
        return way_id if isinstance(way_id, str) else None


class Mails:
    """Hands mails in at the operator's mail server."""

    def __init__(self, server: MailServer, sender: str, public_url: str, links: StopLinks) -> None:
        self._server = server
        self._sender = sender
        self._public_url = public_url
        self._links = links

    async def deliver(self, way: AlertWayRow, notice: Notice, message: str) -> None:
        """Mail an alert, which says how to stop them. Raises DeliveryError or GoneError."""
        stop = f"{self._public_url}/api/alerts/stop/{self._links.token(way.id)}"
        texts = catalogue("alerts", language=way.language)
        parts = [notice.text, notice.url, texts.text("alert-mail-why"), stop]
        mail = self._mail(way.address, notice.title, parts, way.language)
        mail["List-Unsubscribe"] = f"<{stop}>"
        mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        mail["Message-ID"] = f"<{message}@{self._domain}>"
        await self._hand_in(mail)

    async def ask_to_confirm(self, address: str, code: str, language: str) -> None:
        """Mail the code by which somebody confirms an address. Raises DeliveryError."""
        texts = catalogue("alerts", language=language)
        parts = [
            texts.text("alert-confirm", site=self._public_url),
            code,
            texts.text("alert-confirm-else"),
        ]
        mail = self._mail(address, texts.text("alert-confirm-title"), parts, language)
        mail["Message-ID"] = make_msgid(domain=self._domain)
        await self._hand_in(mail)

    @property
    def _domain(self) -> str:
        return self._sender.rpartition("@")[2].strip("<> ")

    def _mail(self, to: str, subject: str, parts: list[str], language: str) -> EmailMessage:
        mail = EmailMessage()
        mail["From"] = self._sender
        mail["To"] = to
        mail["Subject"] = subject
        mail["Date"] = formatdate(localtime=False)
        mail["Content-Language"] = language
        # Nobody's holiday need answer it.
        mail["Auto-Submitted"] = "auto-generated"
        mail.set_content("\n\n".join(filter(None, parts)) + "\n")
        return mail

    async def _hand_in(self, mail: EmailMessage) -> None:
        # Imported only where mail is sent: the extra need not be there otherwise.
        import aiosmtplib

        server = self._server
        try:
            await aiosmtplib.send(
                mail,
                hostname=server.host,
                port=server.port,
                username=server.user or None,
                password=server.password or None,
                use_tls=server.scheme == "smtps",
                start_tls=server.scheme == "smtp",
                timeout=_MAIL_SECONDS,
            )
        except aiosmtplib.SMTPRecipientsRefused as error:
            # The server knows that there is no such address.
            permanent = all(500 <= refused.code < 600 for refused in error.recipients)
            raise (GoneError if permanent else DeliveryError) from error
        except (aiosmtplib.SMTPException, OSError, ValueError) as error:
            raise DeliveryError from error

"""By which ways a server can alert people, as whoever runs it has set."""

from __future__ import annotations

import ipaddress
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from importlib.util import find_spec
from typing import Final, TypeAlias
from urllib.parse import unquote, urlsplit

from chinatown.server.messages.alerts import AlertKind

Network: TypeAlias = ipaddress.IPv4Network | ipaddress.IPv6Network

ALERT_SECONDS: Final = 60.0
"""How long a table waits for somebody who is away before they are alerted."""

_PORTS: Final = {"smtp": 587, "smtp+plain": 25, "smtps": 465}
"""The schemes of a mail server's address, with their usual ports."""


class AlertSettingError(ValueError):
    """A setting for alerts that cannot be meant; the message is the name of its variable."""


class AlertPackageError(ValueError):
    """A way of alerting people lacks a package; the message is the extra that has it."""


@dataclass(frozen=True, slots=True)
class MailServer:
    """Where mail is handed in, with TLS from the start, after STARTTLS or not at all.

    The `scheme` says which: `smtps`, `smtp` or `smtp+plain`.
    """

    host: str
    port: int
    scheme: str
    user: str = ""
    password: str = field(default="", repr=False)


@dataclass(frozen=True, slots=True)
class AlertSettings:
    """What a server needs to alert people; by default it alerts nobody.

    `webhooks` allows them, and `networks` are networks that are not public but may be reached by
    webhooks and push services all the same. Mail goes out through `mail_server` from the address
    `mail_from`. Web Push is there with a `push_contact`, the address at which push services reach
    whoever runs the server. A table that waits `seconds` for somebody who is away alerts them.
    """

    seconds: float = ALERT_SECONDS
    webhooks: bool = False
    networks: tuple[Network, ...] = ()
    mail_server: MailServer | None = None
    mail_from: str = ""
    push_contact: str = ""

    @property
    def kinds(self) -> list[AlertKind]:
        """The kinds of ways that people can choose."""
        kinds: list[AlertKind] = []
        if self.push_contact:
            kinds.append("push")
        if self.mail_server is not None:
            kinds.append("mail")
        if self.webhooks:
            kinds.append("webhook")
        return kinds

    @classmethod
    def from_environment(
        cls, environment: Mapping[str, str], *, public_url: str = ""
    ) -> AlertSettings:
        """Return the settings of CHINATOWN_* variables (docs/alerts.md).

        Raises AlertSettingError or AlertPackageError. Mail leads people back to the table, and
        lets them stop it, so it needs a public address.
        """
        mail_server = _mail_server(environment.get("CHINATOWN_SMTP_URL", ""))
        mail_from = environment.get("CHINATOWN_MAIL_FROM", "")
        if mail_server is not None and "@" not in mail_from:
            raise AlertSettingError("CHINATOWN_MAIL_FROM")
        if mail_server is not None and not public_url:
            raise AlertSettingError("CHINATOWN_PUBLIC_URL")
        contact = environment.get("CHINATOWN_PUSH_CONTACT", "")
        if contact and not contact.startswith(("mailto:", "https://")):
            raise AlertSettingError("CHINATOWN_PUSH_CONTACT")
        for extra, package, wanted in (
            ("mail", "aiosmtplib", mail_server is not None),
            ("push", "cryptography", bool(contact)),
        ):
            if wanted and find_spec(package) is None:
                raise AlertPackageError(extra)
        return cls(
            seconds=_seconds(environment.get("CHINATOWN_ALERT_SECONDS") or str(ALERT_SECONDS)),
            webhooks=environment.get("CHINATOWN_WEBHOOKS", "0") not in ("", "0"),
            networks=_networks(environment.get("CHINATOWN_ALERT_NETWORKS", "").split()),
            mail_server=mail_server,
            mail_from=mail_from,
            push_contact=contact,
        )


NO_ALERTS: Final = AlertSettings()
"""What holds where nothing is set."""


def _seconds(words: str) -> float:
    try:
        return max(0.0, float(words))
    except ValueError as error:
        raise AlertSettingError("CHINATOWN_ALERT_SECONDS") from error


def _networks(words: Sequence[str]) -> tuple[Network, ...]:
    try:
        return tuple(ipaddress.ip_network(word) for word in words)
    except ValueError as error:
        raise AlertSettingError("CHINATOWN_ALERT_NETWORKS") from error


def _mail_server(url: str) -> MailServer | None:
    """Return a mail server by its address, such as `smtp://user:password@mail.example.org`."""
    if not url:
        return None
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError as error:
        raise AlertSettingError("CHINATOWN_SMTP_URL") from error
    if parts.scheme not in _PORTS or not parts.hostname:
        raise AlertSettingError("CHINATOWN_SMTP_URL")
    return MailServer(
        parts.hostname,
        port or _PORTS[parts.scheme],
        parts.scheme,
        unquote(parts.username or ""),
        unquote(parts.password or ""),
    )

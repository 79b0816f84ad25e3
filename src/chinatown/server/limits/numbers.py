"""The numbers that limit what strangers may use, each with a default and a name in a setting."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from typing import Final

OFF = "off"
"""The setting that lifts all limits of this kind, for measurements and tests."""

_UNLIMITED = 1_000_000_000


@dataclass(frozen=True, slots=True)
class Limits:
    """How much of the server an address, a guest, a socket and a table may use.

    An address is that of a visitor's network: a whole IPv4 address, or the first 64 bits of an IPv6
    one. The machine's own address is not limited. What is open at a time: `connections` (0: as many
    as the process may have files, less some), connections and sockets of an address, sockets of a
    guest and of a table, and tables whose bots only one address keeps awake. Within a minute:
    requests and openings of sockets of an address, and units of work, of which a plain command is
    one, of a socket, a guest, an address and a table. Within an hour: new tables of a guest and of
    an address, tries of a table's password from an address and altogether, tries to sign in from an
    address and for an account, new accounts from an address, reports of people by a guest and
    from an address, changes and trials of the alerts of a guest and from an address, and mails by
    which one e-mail address is confirmed. `waiting` are kilobytes that wait to be sent.
    `header_seconds` and `body_seconds` may pass until a request's header and body are there, and
    `unread_seconds` until a client reads what it is sent.
    """

    connections: int = 0
    connections_per_address: int = 200
    sockets_per_address: int = 100
    sockets_per_guest: int = 20
    sockets_per_table: int = 100
    bot_tables_per_address: int = 20
    requests_per_address: int = 1800
    openings_per_address: int = 180
    work_per_socket: int = 1200
    work_per_guest: int = 1800
    work_per_address: int = 6000
    work_per_table: int = 9000
    tables_per_guest: int = 60
    tables_per_address: int = 120
    tries_per_address: int = 30
    tries_per_table: int = 300
    sign_ins_per_address: int = 60
    sign_ins_per_account: int = 120
    accounts_per_address: int = 20
    reports_per_guest: int = 10
    reports_per_address: int = 30
    alerts_per_guest: int = 60
    alerts_per_address: int = 120
    mails_per_recipient: int = 6
    waiting_per_socket: int = 1024
    waiting_per_address: int = 16_384
    waiting: int = 131_072
    header_seconds: int = 15
    body_seconds: int = 20
    unread_seconds: int = 20


DEFAULT_LIMITS: Final = Limits()
"""The limits where nothing is set."""


class LimitError(ValueError):
    """A setting of limits that cannot be understood; the message is the part that is wrong."""


def parse_limits(words: str) -> Limits:
    """Return limits from a setting such as `sockets-per-guest=50 header-seconds=5`, or `off`.

    Raises LimitError for an unknown name, or what is no whole number from 0.

    >>> parse_limits("sockets-per-guest=50").sockets_per_guest
    50
    """
    if words.strip() == OFF:
        names = [field.name for field in fields(Limits) if field.name != "connections"]
        return replace(DEFAULT_LIMITS, **dict.fromkeys(names, _UNLIMITED))
    known = {field.name.replace("_", "-"): field.name for field in fields(Limits)}
    numbers: dict[str, int] = {}
    for word in words.split():
        name, _, number = word.partition("=")
        if name not in known or not number.isdecimal():
            raise LimitError(word)
        numbers[known[name]] = int(number)
    return replace(DEFAULT_LIMITS, **numbers)

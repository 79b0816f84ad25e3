"""Asks the limits: whether a socket may open, a request be answered, a table be made."""

from __future__ import annotations

import os
from collections.abc import Hashable
from typing import Final, TypeAlias

from chinatown.server.errors import RequestError
from chinatown.server.limits.bans import Bans
from chinatown.server.limits.meters import Meter, Tally, seconds_to_wait
from chinatown.server.limits.numbers import Limits
from chinatown.server.limits.shared_use import SharedUse
from chinatown.server.limits.turns import Turns
from chinatown.server.messages.codes import RequestCode
from chinatown.server.metrics import Metrics

MINUTE: Final = 60.0
HOUR: Final = 3600.0

SOON: Final = 30
"""After how many seconds to try again where only others can make room."""

MAX_OPENING: Final = 2
"""How many tables are made, opened or started at a time."""

MAX_REFUSED: Final = 100
"""How many commands of a socket are refused within a minute before it is closed."""

_SHARE: Final = 0.25
"""How much of a minute's allowance may be used at once."""

_SHARE_OF_TRIES: Final = 1 / 3
"""How many tries of an hour's allowance may be made at once."""

_KILOBYTE: Final = 1024

_Use: TypeAlias = tuple[Meter, Hashable]
"""A meter, and the key that is to use some of it."""


class Gate:
    """The limits of one server process, and what everybody uses of it.

    `metrics` are its figures, `bans` whom it does not serve; `shared_use` takes in what addresses,
    guests and tables use of other processes.

    `network` is always that of `network_of`: empty for the machine itself, which has no limits of
    an address. Turns at `thinking` and `analysing` are taken by whatever thinks in a thread: as
    threads take turns with the event loop, more of them would make everybody wait. Turns at
    `opening` are taken by whoever makes, opens or starts a table, which takes far longer than a
    command.
    """

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.metrics = Metrics()
        self.bans = Bans()
        self.connections = Tally()
        self.sockets = Tally()
        self.waiting = Tally()
        processors = os.cpu_count() or 1
        self.thinking = Turns(max(1, processors // 2))
        self.opening = Turns(MAX_OPENING)
        self.analysing = Turns(max(1, processors // 2))
        self._requests = Meter(limits.requests_per_address, MINUTE, _SHARE)
        self._openings = Meter(limits.openings_per_address, MINUTE, _SHARE * 2)
        self._tables = {
            "guest": Meter(limits.tables_per_guest, HOUR),
            "address": Meter(limits.tables_per_address, HOUR, _SHARE * 2),
        }
        self._tries = {
            "address": Meter(limits.tries_per_address, HOUR, _SHARE_OF_TRIES),
            "table": Meter(limits.tries_per_table, HOUR, _SHARE_OF_TRIES),
        }
        self._sign_ins = {
            "address": Meter(limits.sign_ins_per_address, HOUR, _SHARE_OF_TRIES),
            "account": Meter(limits.sign_ins_per_account, HOUR, _SHARE_OF_TRIES),
        }
        self._reports = {
            "guest": Meter(limits.reports_per_guest, HOUR),
            "address": Meter(limits.reports_per_address, HOUR),
        }
        self._accounts = Meter(limits.accounts_per_address, HOUR, _SHARE * 2)
        self._alerts = {
            "guest": Meter(limits.alerts_per_guest, HOUR, _SHARE * 2),
            "address": Meter(limits.alerts_per_address, HOUR, _SHARE * 2),
        }
        self._mails = Meter(limits.mails_per_recipient, HOUR, _SHARE * 2)
        self._work = {
            "socket": Meter(limits.work_per_socket, MINUTE, _SHARE),
            "guest": Meter(limits.work_per_guest, MINUTE, _SHARE),
            "address": Meter(limits.work_per_address, MINUTE, _SHARE),
            "table": Meter(limits.work_per_table, MINUTE, _SHARE),
        }
        self._refused = Meter(MAX_REFUSED, MINUTE)
        work = {name: meter for name, meter in self._work.items() if name != "socket"}
        meters = {"requests": self._requests, "openings": self._openings}
        meters |= {f"tables of {name}": meter for name, meter in self._tables.items()}
        meters |= {f"tries of {name}": meter for name, meter in self._tries.items()}
        meters |= {f"signing in of {name}": meter for name, meter in self._sign_ins.items()}
        meters |= {f"reports of {name}": meter for name, meter in self._reports.items()}
        meters["accounts"] = self._accounts
        meters |= {f"alerts of {name}": meter for name, meter in self._alerts.items()}
        meters["mails"] = self._mails
        meters |= {f"work of {name}": meter for name, meter in work.items()}
        self.shared_use = SharedUse(meters, self.sockets)
        self._numbers = 0

    def request(self, network: str, units: float = 1) -> None:
        """Note a request. Raises RequestError `too-many-requests`."""
        if network:
            _spend([(self._requests, network)], units, "too-many-requests")

    def new_table(self, network: str, guest: str) -> None:
        """Note that a guest makes a table. Raises RequestError `too-many-new-tables`."""
        uses: list[_Use] = [(self._tables["guest"], guest)]
        if network:
            uses.append((self._tables["address"], network))
        _spend(uses, 1, "too-many-new-tables")

    def password_try(self, network: str, table: str) -> None:
        """Note that somebody says a table's password. Raises RequestError `too-many-tries`."""
        uses: list[_Use] = [(self._tries["table"], table)]
        if network:
            uses.append((self._tries["address"], f"{table} {network}"))
        _spend(uses, 1, "too-many-tries")

    def sign_in_try(self, network: str, account: str) -> None:
        """Note that somebody says an account's password or code; `account` is any name's digest.

        Raises RequestError `too-many-tries`.
        """
        uses: list[_Use] = [(self._sign_ins["account"], account)]
        if network:
            uses.append((self._sign_ins["address"], network))
        _spend(uses, 1, "too-many-tries")

    def new_account(self, network: str) -> None:
        """Note that somebody wants an account. Raises RequestError `too-many-new-accounts`."""
        if network:
            _spend([(self._accounts, network)], 1, "too-many-new-accounts")

    def report(self, network: str, guest: str) -> None:
        """Note that a guest reports somebody. Raises RequestError `too-many-reports`."""
        uses: list[_Use] = [(self._reports["guest"], guest)]
        if network:
            uses.append((self._reports["address"], network))
        _spend(uses, 1, "too-many-reports")

    def alert(self, network: str, guest: str, recipient: str = "") -> None:
        """Note that somebody changes or tries out how they are alerted.

        `recipient` is the digest of an address that is sent a mail. Raises RequestError
        `too-many-alerts`.
        """
        uses: list[_Use] = [(self._alerts["guest"], guest)]
        if network:
            uses.append((self._alerts["address"], network))
        if recipient:
            uses.append((self._mails, recipient))
        _spend(uses, 1, "too-many-alerts")

    def open_socket(self, network: str, guest: str | None, table: str) -> Account:
        """Return the account of a socket that opens.

        Raises RequestError `too-many-requests`, `too-many-connections`, `too-many-windows` or
        `too-many-watchers`.
        """
        limits = self.limits
        keys: dict[tuple[str, str], tuple[RequestCode, int]] = {
            ("table", table): ("too-many-watchers", limits.sockets_per_table)
        }
        if guest is not None:
            keys["guest", guest] = ("too-many-windows", limits.sockets_per_guest)
        if network:
            _spend([(self._openings, network)], 1, "too-many-requests")
            keys["address", network] = ("too-many-connections", limits.sockets_per_address)
        for key, (code, most) in keys.items():
            if self.sockets[key] >= most:
                raise RequestError(code, most=most, seconds=SOON)
        self._numbers += 1
        account = Account(self, self._numbers, network, guest, table)
        for key in account.keys:
            self.sockets.add(key)
        return account

    def close_socket(self, account: Account) -> None:
        """Take in that a socket has closed, and that nothing waits for it any more."""
        account.unqueue(account.waiting)
        for key in account.keys:
            self.sockets.add(key, -1)

    def work(self, account: Account, units: float) -> None:
        """Note that a command of a socket takes units. Raises RequestError `too-many-requests`."""
        uses: list[_Use] = [
            (self._work["socket"], account.number),
            (self._work["table"], account.table),
        ]
        if account.guest is not None:
            uses.append((self._work["guest"], account.guest))
        if account.network:
            uses.append((self._work["address"], account.network))
        _spend(uses, units, "too-many-requests")

    def is_flooding(self, account: Account) -> bool:
        """Note that a command of a socket is refused; return whether that happens all the time."""
        if self._refused.wait(account.number):
            return True
        self._refused.use(account.number)
        return False


class Account:
    """What one socket uses, and on whose behalf. `waiting` are bytes not yet sent to it."""

    def __init__(
        self, gate: Gate, number: int, network: str, guest: str | None, table: str
    ) -> None:
        self.gate = gate
        self.number = number
        self.network = network
        self.guest = guest
        self.table = table
        self.waiting = 0

    @property
    def party(self) -> str:
        """On whose behalf the socket takes turns."""
        return self.network or self.guest or self.table

    @property
    def keys(self) -> list[tuple[str, str]]:
        """For whom the socket counts."""
        keys = [("table", self.table)]
        if self.guest is not None:
            keys.append(("guest", self.guest))
        if self.network:
            keys.append(("address", self.network))
        return keys

    def queue(self, size: int) -> bool:
        """Note that bytes wait to be sent; False if that is too much and they must not."""
        limits, waiting = self.gate.limits, self.gate.waiting
        most = (
            (self.waiting, limits.waiting_per_socket),
            (waiting[self.network] if self.network else 0, limits.waiting_per_address),
            (waiting.total, limits.waiting),
        )
        if any(queued + size > kilobytes * _KILOBYTE for queued, kilobytes in most):
            return False
        self.waiting += size
        waiting.add(self.network, size)
        return True

    def unqueue(self, size: int) -> None:
        """Note that bytes no longer wait."""
        self.waiting -= size
        self.gate.waiting.add(self.network, -size)


def _spend(uses: list[_Use], units: float, code: RequestCode) -> None:
    """Note a use that all meters allow. Raises RequestError with `seconds` to wait."""
    wait = max(meter.wait(key, units) for meter, key in uses)
    if wait > 0:
        raise RequestError(code, seconds=seconds_to_wait(wait))
    for meter, key in uses:
        meter.use(key, units)

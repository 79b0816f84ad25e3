"""The other server processes on the same database, as a process knows them."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Protocol

from chinatown.server.limits.shared_use import Used
from chinatown.server.peers.messages import PeerMessage


class PeersListener(Protocol):
    """Whoever wants to know what other processes tell."""

    def heard(self, table: str, sender: str, message: PeerMessage) -> None:
        """Take in what another process told of a table that was joined."""

    def died(self, processes: Collection[str]) -> None:
        """Take in that other processes are no more."""

    def inherited(self, tables: Sequence[str]) -> None:
        """Take in that this process leads the tables of one that is no more."""

    def heard_use(self, sender: str, used: Used) -> None:
        """Take in what visitors use of another process."""

    def missed(self) -> None:
        """Take in that something may have been told that this process has not heard."""


class Peers(Protocol):
    """The other processes. Which of them leads a table runs its bots and its clocks.

    Messages may be lost; whoever has missed any is told so, and looks in the database.
    """

    name: str
    shared: bool

    async def start(self, listener: PeersListener) -> None:
        """Begin to listen."""

    async def close(self) -> None:
        """Tell the others to take over what this process leads."""

    async def join(self, table: str) -> None:
        """Hear what is told of a table from now on."""

    def leave(self, table: str) -> None:
        """Hear no more of a table."""

    def tell(self, table: str, message: PeerMessage) -> None:
        """Tell the others something of a table, in the order in which it happened."""

    async def told(self) -> None:
        """Wait until all that was to be told is on its way, unless the others cannot be reached."""

    def tell_use(self, used: Used) -> None:
        """Tell the others what visitors use of this process."""

    async def check(self) -> None:
        """Raise what keeps the others from being reached."""

    async def lead(self, tables: Sequence[str]) -> set[str] | None:
        """Lead those tables that no other living process leads; return all that this one leads.

        None means that this cannot be known now.
        """

    def free(self, table: str, heir: str = "") -> None:
        """Lead a table no more; the process `heir` is to, or whichever wants."""


class NoPeers:
    """No other processes: there is nobody to tell, and nobody else leads a table."""

    name = ""
    shared = False

    async def start(self, listener: PeersListener) -> None:
        """Do nothing."""

    async def close(self) -> None:
        """Do nothing."""

    async def join(self, table: str) -> None:
        """Do nothing."""

    def leave(self, table: str) -> None:
        """Do nothing."""

    def tell(self, table: str, message: PeerMessage) -> None:
        """Do nothing."""

    async def told(self) -> None:
        """Do nothing."""

    def tell_use(self, used: Used) -> None:
        """Do nothing."""

    async def check(self) -> None:
        """Do nothing."""

    async def lead(self, tables: Sequence[str]) -> set[str] | None:
        """Return all tables."""
        return set(tables)

    def free(self, table: str, heir: str = "") -> None:
        """Do nothing."""

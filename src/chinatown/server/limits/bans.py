"""Who may not use the server at all."""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable
from typing import TypeAlias

from chinatown.server.errors import RequestError

_Network: TypeAlias = ipaddress.IPv4Network | ipaddress.IPv6Network


class Bans:
    """The guests and networks that whoever runs the server has banned."""

    def __init__(self) -> None:
        self._guests: frozenset[str] = frozenset()
        self._networks: tuple[_Network, ...] = ()

    def replace(self, guests: Iterable[str], networks: Iterable[str]) -> None:
        """Ban these and nobody else from now on."""
        self._guests = frozenset(guests)
        self._networks = tuple(map(ipaddress.ip_network, networks))

    def check_guest(self, guest: str | None) -> None:
        """Raise RequestError `banned-here` for a guest that is banned."""
        if guest in self._guests:
            raise RequestError("banned-here")

    def check_address(self, host: str) -> None:
        """Raise RequestError `banned-here` for an address in a network that is banned."""
        if not self._networks:
            return
        try:
            address = ipaddress.ip_address(host.partition("%")[0])
        except ValueError:
            return
        if isinstance(address, ipaddress.IPv6Address) and address.ipv4_mapped is not None:
            address = address.ipv4_mapped
        if any(address in network for network in self._networks):
            raise RequestError("banned-here")


def checked_network(words: str) -> str:
    """Return an address or a network as a network. Raises ValueError.

    >>> checked_network("203.0.113.7"), checked_network("2001:db8::/32")
    ('203.0.113.7/32', '2001:db8::/32')
    """
    return str(ipaddress.ip_network(words, strict=False))

"""The proxies whose word about a visitor's address and scheme is taken."""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable


class ProxyError(ValueError):
    """A trusted proxy that is neither an address nor a network; the message is what was given."""


def checked_proxies(words: Iterable[str]) -> tuple[str, ...]:
    """Return addresses and networks of proxies as they are written.

    Raises ProxyError for anything else. Names are refused, as whoever answers for a name could
    then say who any visitor is.

    >>> checked_proxies(["10.0.0.7", "172.18.0.0/16"])
    ('10.0.0.7', '172.18.0.0/16')
    """
    proxies = tuple(words)
    for proxy in proxies:
        try:
            ipaddress.ip_network(proxy)
        except ValueError as error:
            raise ProxyError(proxy) from error
    return proxies


class Proxies:
    """Tells trusted proxies from others."""

    def __init__(self, proxies: Iterable[str] = ()) -> None:
        self._networks = tuple(map(ipaddress.ip_network, proxies))

    def __contains__(self, host: str) -> bool:
        try:
            address = ipaddress.ip_address(host)
        except ValueError:
            return False
        return any(address in network for network in self._networks)

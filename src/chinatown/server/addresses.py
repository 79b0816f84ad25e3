"""Where browsers find the server: on this machine, and on others of the network."""

from __future__ import annotations

import socket
from typing import Final

from chinatown.server.settings import Settings

LOOPBACK: Final = ("127.0.0.1", "localhost", "::1")
"""Hosts that only this machine reaches."""

_EVERYWHERE: Final = ("0.0.0.0", "::", "")
_SOMEWHERE: Final = ("192.0.2.1", 9)
"""An address that nobody has: looking up the way there sends nothing, and tells our own address."""


def listens_everywhere(host: str) -> bool:
    """Return whether a server that listens on a host can be reached by other machines as well."""
    return host in _EVERYWHERE


def address(host: str, port: int) -> str:
    """Return where a browser on this machine finds the server.

    >>> address("0.0.0.0", 8000)
    'http://127.0.0.1:8000'
    """
    if listens_everywhere(host):
        host = LOOPBACK[0]
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def network_url(settings: Settings) -> str:
    """Return where others on the network find the server, empty where they cannot reach it.

    It may ask a name server for this machine's own addresses, so it can take a while.
    """
    if not listens_everywhere(settings.host):
        return ""
    addresses = network_addresses()
    return address(addresses[0], settings.port) if addresses else ""


def network_addresses() -> list[str]:
    """Return this machine's addresses that others on its network may reach, the likeliest first."""
    numbers: dict[str, None] = {}
    try:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            probe.connect(_SOMEWHERE)
            numbers[str(probe.getsockname()[0])] = None
    except OSError:
        pass
    try:
        for *_, place in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET):
            numbers[str(place[0])] = None
    except OSError:
        pass
    return [number for number in numbers if not number.startswith("127.")]

"""Posting to addresses that strangers have given, without doing them a favour.

A server stands where strangers do not: on a network of its own, beside a database or the metadata
of a cloud. So what is posted goes to public addresses over TLS only, no answer sends it elsewhere,
and nothing of an answer reaches whoever gave the address but whether it was one of success.
"""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import socket
import ssl
from collections.abc import AsyncIterator, Iterable, Mapping
from typing import Final, TypeAlias
from urllib.parse import SplitResult, urlsplit

import h11

from chinatown.server.alerts.settings import Network

POST_SECONDS: Final = 10.0
"""How long one post may take in all."""

MAX_ANSWER: Final = 64 * 1024
"""How many bytes of an answer are read at most."""

_ADDRESSES: Final = 3
"""How many addresses of a host are tried."""

_Address: TypeAlias = ipaddress.IPv4Address | ipaddress.IPv6Address

_TRANSLATED: Final = ipaddress.ip_network("64:ff9b::/96")
"""IPv6 addresses whose last 32 bits are an IPv4 address that a router translates."""


class PostError(Exception):
    """Something could not be posted; it has no message, as that could hold the address."""


class AddressRefusedError(PostError):
    """An address to which nothing is posted: no https, or not public."""


class Poster:
    """Posts to public addresses, and to `networks` that the operator trusts, over http, too."""

    def __init__(self, networks: Iterable[Network] = (), seconds: float = POST_SECONDS) -> None:
        self._networks = tuple(networks)
        self._seconds = seconds
        self._tls = ssl.create_default_context()

    async def check(self, url: str) -> None:
        """Raise PostError unless an address is one to which something could be posted."""
        async with self._within_time():
            await self._resolved(_split(url))

    async def post(self, url: str, body: bytes, headers: Mapping[str, str]) -> int:
        """Post a body and return the status of the answer. Raises PostError."""
        async with self._within_time():
            parts = _split(url)
            reader, writer = await self._connected(parts)
            try:
                return await _exchange(reader, writer, parts, body, headers)
            except (OSError, h11.ProtocolError, asyncio.IncompleteReadError) as error:
                raise PostError from error
            finally:
                writer.close()
                # TLS may wait for an end that never answers.
                with contextlib.suppress(Exception):
                    writer.transport.abort()

    @contextlib.asynccontextmanager
    async def _within_time(self) -> AsyncIterator[None]:
        try:
            async with asyncio.timeout(self._seconds):
                yield
        except TimeoutError as error:
            raise PostError from error

    async def _resolved(self, parts: SplitResult) -> list[str]:
        """Return the addresses of a host, all of which are allowed.

        What is connected to is one of these, so that no other answer of a name server counts.
        """
        loop = asyncio.get_running_loop()
        try:
            infos = await loop.getaddrinfo(
                parts.hostname, _port(parts), type=socket.SOCK_STREAM, proto=socket.IPPROTO_TCP
            )
        except (OSError, UnicodeError) as error:
            raise PostError from error
        addresses = list(dict.fromkeys(str(info[4][0]) for info in infos))
        for address in addresses:
            known = ipaddress.ip_address(address.partition("%")[0])
            trusted = any(known in network for network in self._networks)
            if not trusted and (parts.scheme != "https" or not is_public(known)):
                raise AddressRefusedError
        return addresses[:_ADDRESSES]

    async def _connected(
        self, parts: SplitResult
    ) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        tls = self._tls if parts.scheme == "https" else None
        name = parts.hostname if tls else None
        for address in await self._resolved(parts):
            try:
                return await asyncio.open_connection(
                    address, _port(parts), ssl=tls, server_hostname=name
                )
            except OSError:
                continue
        raise PostError


def is_public(address: _Address) -> bool:
    """Return whether an address is one of the internet, whatever it is wrapped in.

    >>> is_public(ipaddress.ip_address("::ffff:127.0.0.1"))
    False
    """
    if isinstance(address, ipaddress.IPv6Address):
        wrapped = address.ipv4_mapped or address.sixtofour
        if address in _TRANSLATED:
            wrapped = ipaddress.IPv4Address(int(address) & 0xFFFFFFFF)
        if wrapped is not None:
            return is_public(wrapped)
    return address.is_global and not address.is_multicast


def _split(url: str) -> SplitResult:
    """Return the parts of an address. Raises AddressRefusedError for none that could be meant."""
    try:
        parts = urlsplit(url)
        _port(parts)
    except ValueError as error:
        raise AddressRefusedError from error
    plain = url.isascii() and url.isprintable() and " " not in url and "@" not in parts.netloc
    if not plain or parts.scheme not in ("http", "https") or not parts.hostname:
        raise AddressRefusedError
    return parts


def _port(parts: SplitResult) -> int:
    return parts.port or (443 if parts.scheme == "https" else 80)


async def _exchange(
    reader: asyncio.StreamReader,
    writer: asyncio.StreamWriter,
    parts: SplitResult,
    body: bytes,
    headers: Mapping[str, str],
) -> int:
    """Send a request and return the status of its answer, of which the rest is not waited for."""
    connection = h11.Connection(h11.CLIENT, max_incomplete_event_size=MAX_ANSWER)
    target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    all_headers = {
        "Host": parts.netloc,
        "Content-Length": str(len(body)),
        "Connection": "close",
        "User-Agent": "chinatown",
        **headers,
    }
    request = h11.Request(method="POST", target=target, headers=list(all_headers.items()))
    for part in (request, h11.Data(data=body), h11.EndOfMessage()):
        writer.write(connection.send(part) or b"")
    await writer.drain()
    while True:
        event = connection.next_event()
        if isinstance(event, h11.Response):
            return event.status_code
        if event is h11.NEED_DATA:
            connection.receive_data(await reader.read(4096))
        elif not isinstance(event, h11.InformationalResponse):
            raise PostError

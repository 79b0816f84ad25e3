"""Connections that may not take their time: uvicorn's protocols with time limits and a tally.

Whoever opens a connection must send a whole request soon and read the answer; whoever has too many
is sent away before anything is read. A trusted proxy may have as many as it needs.
"""

from __future__ import annotations

import asyncio
import json
from typing import Final, cast

import h11
from fastapi import FastAPI
from uvicorn.config import Config
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from chinatown.server.limits.gate import SOON, Gate
from chinatown.server.limits.meters import network_of
from chinatown.server.limits.proxies import Proxies
from chinatown.server.messages.codes import RequestCode
from chinatown.server.security_events import note_refusal

_PING: Final = b"\x89\x00"
"""The frame of a ping without content."""

_JITTER: Final = 0.001
"""How many seconds too early a timer may ring."""

_STATUS: Final = {408: b"Request Timeout", 429: b"Too Many Requests", 503: b"Service Unavailable"}


class Doorkeeper:
    """Admits at most `limit` connections, and not too many of an address.

    `proxies` are the addresses of trusted proxies, which have no limit of their own.
    """

    def __init__(self, gate: Gate, limit: int, proxies: Proxies) -> None:
        self.gate = gate
        self._limit = limit
        self._proxies = proxies

    def admit(self, host: str) -> RequestCode | None:
        """Note a connection from an address, or return why there must not be one."""
        network, tally = network_of(host), self.gate.connections
        if tally.total >= self._limit:
            return "server-full"
        counts = bool(network) and host not in self._proxies
        if counts and tally[network] >= self.gate.limits.connections_per_address:
            return "too-many-connections"
        tally.add(network)
        return None

    def dismiss(self, host: str) -> None:
        """Note that a connection that was admitted has closed."""
        self.gate.connections.add(network_of(host), -1)


class _ReadInTime(asyncio.Protocol):
    """Drops a connection, with all that waits in its buffer, unless its client reads in time."""

    config: Config
    transport: asyncio.Transport
    _unread_timer: asyncio.TimerHandle | None = None

    def pause_writing(self) -> None:
        """Give the client some time to read what it is sent."""
        super().pause_writing()
        if self._unread_timer is None:
            seconds = _door(self.config).gate.limits.unread_seconds
            loop = asyncio.get_running_loop()
            self._unread_timer = loop.call_later(seconds, self.transport.abort)

    def resume_writing(self) -> None:
        """Go on, as the client has read."""
        super().resume_writing()
        if self._unread_timer is not None:
            self._unread_timer.cancel()
            self._unread_timer = None


class PatientHttp(_ReadInTime, H11Protocol):
    """HTTP with time limits for headers, bodies and unread answers."""

    _admitted = False
    _upgraded = False
    _awaited = ""
    _request_timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Admit a connection, or say why not and close it."""
        super().connection_made(transport)
        refusal = _door(self.config).admit(_host(self.client))
        if refusal is not None:
            self._end(503 if refusal == "server-full" else 429, refusal)
            return
        self._admitted = True
        self._expect("header")

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget a connection."""
        super().connection_lost(exc)
        self._expect("")
        self.resume_writing()
        if self._admitted:
            self._admitted = False
            _door(self.config).dismiss(_host(self.client))

    def handle_events(self) -> None:
        """Take in what has come, and give the client some time for what has not."""
        super().handle_events()
        if self._upgraded:
            return
        state = self.conn.their_state
        if state is h11.IDLE:
            # Between requests, uvicorn's own time limit counts until something comes.
            self._expect("header" if self.conn.trailing_data[0] else "")
        else:
            self._expect("body" if state is h11.SEND_BODY else "")

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Hand the connection over to `PatientSocket`, which notes its end."""
        self._expect("")
        self._admitted, self._upgraded = False, True
        super().handle_websocket_upgrade(event)

    def _expect(self, part: str) -> None:
        """Give the client some time for a part of a request, or with "" as long as it likes."""
        if part == self._awaited:
            return
        self._awaited = part
        if self._request_timer is not None:
            self._request_timer.cancel()
            self._request_timer = None
        if part:
            limits = _door(self.config).gate.limits
            seconds = limits.header_seconds if part == "header" else limits.body_seconds
            self._request_timer = self.loop.call_later(seconds, self._end, 408, "request-too-slow")

    def _end(self, status: int, code: RequestCode) -> None:
        """Say why the connection ends, and close it."""
        note_refusal(code, network_of(_host(self.client)))
        answering: RequestResponseCycle | None = self.cycle
        if answering is None or not answering.response_started:
            self.transport.write(_refusal(status, code))
        self.transport.close()


class PatientSocket(_ReadInTime, WebSocketsSansIOProtocol):
    """A WebSocket whose end is noted, and which is given up if its client does not read.

    It is pinged while its client is silent only, and any sign of life counts as an answer. So one
    timer does, and nothing is to be sent to a browser, whose page asks more often by itself.
    """

    _heard_at = 0.0

    def start_keepalive(self) -> None:
        """Begin to ping, now that the client is accepted, and forget what it asked for."""
        del self.request, self.response
        self._heard_at = self.loop.time()
        super().start_keepalive()

    def data_received(self, data: bytes) -> None:
        """Take in what the client sends."""
        self._heard_at = self.loop.time()
        super().data_received(data)

    def send_keepalive_ping(self) -> None:
        """Ping a client that has been silent for an interval, drop one that does not answer."""
        self.ping_timer = None
        if self.close_sent or self.transport.is_closing():
            return
        assert self.ping_interval is not None, "the timer was set for it"
        silent = self.loop.time() - self._heard_at
        if self.ping_timeout is not None and silent >= self.ping_interval + self.ping_timeout:
            self.keepalive_timeout()
            return
        wait = self.ping_interval - silent
        if wait < _JITTER:
            self.transport.write(_PING)
            wait = self.ping_interval
        self.ping_timer = self.loop.call_later(wait, self.send_keepalive_ping)

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget a connection that `PatientHttp` admitted."""
        super().connection_lost(exc)
        self.resume_writing()
        _door(self.config).dismiss(_host(self.client))


def _door(config: Config) -> Doorkeeper:
    door: Doorkeeper = cast("FastAPI", config.app).state.door
    return door


def _host(client: tuple[str, int] | None) -> str:
    return client[0] if client else ""


def _refusal(status: int, code: RequestCode) -> bytes:
    body = json.dumps({"code": code, "params": {"seconds": SOON}}).encode()
    lines = (
        b"HTTP/1.1 %d %s" % (status, _STATUS[status]),
        b"Content-Type: application/json",
        b"Content-Length: %d" % len(body),
        b"Retry-After: %d" % SOON,
        b"Connection: close",
    )
    return b"\r\n".join((*lines, b"", body))

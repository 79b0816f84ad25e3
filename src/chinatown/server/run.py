"""Running the server: a socket to listen on, and uvicorn."""

from __future__ import annotations

import asyncio
import gc
import socket
import sys
from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

import uvicorn
from fastapi import FastAPI

from chinatown.server import logs
from chinatown.server.app import create_app
from chinatown.server.limits.descriptors import raise_descriptor_limit
from chinatown.server.limits.patient import PatientHttp, PatientSocket
from chinatown.server.settings import HEARTBEAT, Settings

_MAX_FRAME_BYTES: Final = 1024 * 1024
"""A larger message closes the socket; a smaller one, however malformed, gets an answer."""

_SWITCH_SECONDS: Final = 0.001
"""How long a thread in which a bot thinks may keep the event loop waiting. Python's own 5 ms come
again whenever the loop has waited for the network or a database."""

Ready: TypeAlias = Callable[[str, int], None]


def listener(host: str, port: int, tries: int = 1) -> socket.socket:
    """Return a socket that listens on the first free one of `tries` ports.

    Raises OSError if none of them is free.
    """
    for offset in range(tries):
        kind = socket.AF_INET6 if ":" in host else socket.AF_INET
        listening = socket.socket(kind, socket.SOCK_STREAM)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((host, port + offset if port else 0))
        except OSError:
            listening.close()
            if offset == tries - 1:
                raise
            continue
        listening.listen(1024)
        return listening
    raise ValueError("at least one try is needed")


def serve(
    settings: Settings, listening: socket.socket | None = None, ready: Ready | None = None
) -> None:
    """Run the server until it is told to stop (Ctrl+C).

    `ready` is called with host and port once the server answers. Raises OSError if the port is
    taken, StoreError if the database is of another version.
    """
    logs.set_up()
    raise_descriptor_limit()
    sys.setswitchinterval(_SWITCH_SECONDS)
    listening = listening or listener(settings.host, settings.port)
    host, port = listening.getsockname()[:2]

    def announce() -> None:
        if ready is not None:
            ready(str(host), int(port))

    app = create_app(settings)
    server = _Server(configuration(app, settings.heartbeat, settings.proxies), announce)
    with asyncio.Runner(loop_factory=_new_event_loop) as runner:
        runner.run(server.serve(sockets=[listening]))


def _new_event_loop() -> asyncio.AbstractEventLoop:
    """Return uvloop's event loop, or asyncio's own where uvloop is not installed."""
    try:
        import uvloop
    except ImportError:
        return asyncio.new_event_loop()
    return uvloop.new_event_loop()


class _Server(uvicorn.Server):
    """A server that calls a function once it accepts requests."""

    def __init__(self, config: uvicorn.Config, announce: Callable[[], None]) -> None:
        super().__init__(config)
        self._announce = announce

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then call the function."""
        await super().startup(sockets)
        if self.started:
            # What is loaded by now stays. Searching it for garbage would now and then keep every
            # table waiting for 50 ms.
            gc.freeze()
            self._announce()


def configuration(
    app: FastAPI, heartbeat: float = HEARTBEAT, proxies: Sequence[str] = ()
) -> uvicorn.Config:
    """Return how uvicorn is to run an application.

    A socket that is silent is pinged every 2.5 heartbeats, which browsers answer by themselves, and
    dropped once nothing has come for 7.5. Clients give up sooner, so a short gap does not show them
    as gone to the others. Only `proxies` are believed about the address and scheme of a request.
    Messages are not compressed, as their compressed lengths would leak secrets that resemble what
    somebody else has written.
    """
    return uvicorn.Config(
        app,
        lifespan="on",
        http=PatientHttp,
        ws=PatientSocket,
        ws_per_message_deflate=False,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=list(proxies),
        ws_max_size=_MAX_FRAME_BYTES,
        ws_ping_interval=2.5 * heartbeat,
        ws_ping_timeout=5 * heartbeat,
        server_header=False,
        access_log=False,
        log_config=None,
        log_level="warning",
        timeout_graceful_shutdown=2,
    )

"""Running the server: a socket to listen on, and uvicorn."""

from __future__ import annotations

import asyncio
import gc
import socket
from collections.abc import Callable
from typing import Final

import uvicorn
from fastapi import FastAPI

from chinatown.server.app import create_app
from chinatown.server.settings import Settings

_LARGEST_FRAME: Final = 1024 * 1024
"""Bytes above which a message is not even read to the end; smaller ones get an answer."""

Ready = Callable[[str, int], None]


def listener(host: str, port: int, tries: int = 1) -> socket.socket:
    """Return a socket that listens on a port, or on the next free one within `tries`.

    Raises OSError where none of them is free.
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

    `ready` is called once with host and port when it answers. Raises OSError when the port is
    not free, StoreError when the database is another version's.
    """
    listening = listening or listener(settings.host, settings.port)
    host, port = listening.getsockname()[:2]

    def told() -> None:
        if ready is not None:
            ready(str(host), int(port))

    asyncio.run(_Server(configuration(create_app(settings)), told).serve(sockets=[listening]))


class _Server(uvicorn.Server):
    """A server that says when it answers."""

    def __init__(self, config: uvicorn.Config, told: Callable[[], None]) -> None:
        super().__init__(config)
        self._told = told

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then say so."""
        await super().startup(sockets)
        if self.started:
            # What is loaded by now stays, and need not be looked through for garbage, which would
            # keep every table waiting for 50 ms now and then.
            gc.freeze()
            self._told()


def configuration(app: FastAPI) -> uvicorn.Config:
    """Return how uvicorn is to run an application."""
    return uvicorn.Config(
        app,
        lifespan="on",
        ws="websockets-sansio",
        ws_max_size=_LARGEST_FRAME,
        server_header=False,
        access_log=False,
        log_level="warning",
        timeout_graceful_shutdown=2,
    )

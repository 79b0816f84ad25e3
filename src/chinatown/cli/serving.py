"""Running the server from the terminal, and opening the browser where there is a display."""

from __future__ import annotations

import asyncio
import contextlib
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Mapping

import typer
from sqlalchemy.exc import SQLAlchemyError

from chinatown.cli.files import CommandError
from chinatown.cli.words import text
from chinatown.server.run import listener
from chinatown.server.run import serve as serve_until_stopped
from chinatown.server.settings import Settings
from chinatown.server.store.store import Store, StoreError

TRIES = 100
"""How many ports `play` tries."""

_EVERYWHERE = ("0.0.0.0", "::", "")
_SOMEWHERE = ("192.0.2.1", 9)
"""An address that nobody has: looking up the way there sends nothing, and tells our own address."""


def run(host: str, port: int, database_url: str) -> None:
    """Serve until stopped; the first line on stdout is the address.

    Raises CommandError `port-taken` or `database-unusable`.
    """

    def ready(_: str, port: int) -> None:
        typer.echo(address(host, port))
        sys.stdout.flush()

    _run(host, _listener(host, port), database_url, ready)


def run_and_open(host: str, port: int, database_url: str) -> None:
    """Serve until stopped on a port or one of the next, tell people, and open the browser.

    Raises CommandError `no-port` or `database-unusable`.
    """
    listening = _listener(host, port, TRIES)

    def ready(_: str, port: int) -> None:
        here = address(host, port)
        typer.echo(text("serve-address", address=here))
        if host in _EVERYWHERE:
            for other in network_addresses():
                typer.echo(text("serve-network", address=f"http://{other}:{port}"))
        elif host in ("127.0.0.1", "localhost", "::1"):
            typer.echo(text("serve-local"))
        typer.echo(text("serve-stop"))
        sys.stdout.flush()
        if has_display(os.environ, sys.platform):
            # In a thread, as some browsers return only when they are closed.
            threading.Thread(target=_open_browser, args=(here,), daemon=True).start()

    _run(host, listening, database_url, ready)


def _open_browser(here: str) -> None:
    # The address has been told already, so a browser that cannot be opened is no loss.
    with contextlib.suppress(webbrowser.Error, OSError):
        webbrowser.open(here)


def address(host: str, port: int) -> str:
    """Return where a browser on this machine finds the server.

    >>> address("0.0.0.0", 8000)
    'http://127.0.0.1:8000'
    """
    if host in _EVERYWHERE:
        host = "127.0.0.1"
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def network_addresses() -> list[str]:
    """Return this machine's addresses that others on its network may reach."""
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


def has_display(environment: Mapping[str, str], platform: str) -> bool:
    """Tell whether a browser can be shown to somebody."""
    if platform in ("darwin", "win32"):
        return True
    return bool(environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY"))


def _listener(host: str, port: int, tries: int = 1) -> socket.socket:
    try:
        return listener(host, port, min(tries, 65536 - port))
    except OSError as error:
        problem = error.strerror or str(error)
        if tries > 1:
            last = min(port + tries, 65536) - 1
            raise CommandError(
                "no-port", host=host, first=str(port), last=str(last), problem=problem
            ) from error
        raise CommandError("port-taken", host=host, port=str(port), problem=problem) from error


def _run(
    host: str, listening: socket.socket, database_url: str, ready: Callable[[str, int], None]
) -> None:
    settings = Settings.from_environment(host, listening.getsockname()[1], database_url)
    # An interrupt is how people stop it. It may come back as an exception or not, depending on what
    # the loop was doing just then; every acknowledged action is kept either way.
    with listening, contextlib.suppress(KeyboardInterrupt):
        _check_database(settings.database_url)
        serve_until_stopped(settings, listening, ready)
    typer.echo(text("serve-stopped"), err=True)


def _check_database(url: str) -> None:
    # Opened once before, so that what is wrong is said in a sentence and not by the server's log.
    async def opened() -> None:
        store = await Store.open(url)
        await store.close()

    try:
        asyncio.run(opened())
    except (StoreError, SQLAlchemyError, OSError, ImportError) as error:
        problem = str(error).splitlines()[0]
        raise CommandError("database-unusable", database=url, problem=problem) from error

"""Running the server from the terminal, and opening the browser where there is a display."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Mapping, Sequence

from chinatown.cli.databases import saying_what_is_wrong
from chinatown.cli.files import CommandError, Terminated
from chinatown.cli.output import complain, say
from chinatown.cli.words import text
from chinatown.server.addresses import LOOPBACK, address, listens_everywhere, network_addresses
from chinatown.server.alerts.settings import AlertPackageError, AlertSettingError
from chinatown.server.limits.numbers import LimitError
from chinatown.server.limits.proxies import ProxyError
from chinatown.server.peers.connecting import check, shown_redis_url
from chinatown.server.run import listener
from chinatown.server.run import serve as serve_until_stopped
from chinatown.server.settings import AccountsError, AddressError, Settings
from chinatown.server.store.store import Store
from chinatown.server.store.urls import database_url, shown_url

TRIES = 100
"""How many ports `play` tries."""


def run(
    host: str,
    port: int,
    database_url: str,
    public_url: str = "",
    redis_url: str = "",
    proxies: Sequence[str] = (),
) -> None:
    """Serve until stopped; the first line on stdout is the address.

    `public_url` is where others find it, if that is not its own address. With a `redis_url` other
    servers may use the same database. The forwarded headers of `proxies` are believed. Raises
    CommandError `port-taken`, `bad-public-url`, `bad-proxy`, `bad-accounts`, `bad-alerts`,
    `alerts-need-package`, `bad-limits`, `database-unusable`, `database-in-use`, `redis-unusable` or
    `redis-needs-postgresql`.
    """

    def ready(_: str, port: int) -> None:
        say(address(host, port))

    _run(host, _listener(host, port), database_url, public_url, redis_url, proxies, ready)


def run_and_open(
    host: str, port: int, database_url: str, public_url: str = "", proxies: Sequence[str] = ()
) -> None:
    """Serve on a port or one of the next until stopped, tell people, and open the browser.

    `public_url` is where others find it, if that is not its own address; the forwarded headers of
    `proxies` are believed. Raises CommandError `no-port`, `bad-public-url`, `bad-proxy`,
    `bad-accounts`, `bad-alerts`, `alerts-need-package`, `bad-limits`, `database-unusable` or
    `database-in-use`.
    """
    listening = _listener(host, port, TRIES)

    def ready(_: str, port: int) -> None:
        here = address(host, port)
        say(text("serve-address", address=here))
        if public_url:
            say(text("serve-public", address=public_url))
        elif listens_everywhere(host):
            for other in network_addresses():
                say(text("serve-network", address=address(other, port)))
        elif host in LOOPBACK:
            say(text("serve-local"))
        say(text("serve-stop"))
        if has_display(os.environ, sys.platform):
            # In a thread, as some browsers return only when they are closed.
            threading.Thread(target=_open_browser, args=(here,), daemon=True).start()

    _run(host, listening, database_url, public_url, "", proxies, ready)


def _open_browser(here: str) -> None:
    # The address has been printed already, so nothing is lost if no browser can be opened.
    with contextlib.suppress(webbrowser.Error, OSError):
        webbrowser.open(here)


def has_display(environment: Mapping[str, str], platform: str) -> bool:
    """Return whether a browser can be shown to somebody."""
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
    host: str,
    listening: socket.socket,
    database_url: str,
    public_url: str,
    redis_url: str,
    proxies: Sequence[str],
    ready: Callable[[str, int], None],
) -> None:
    port = listening.getsockname()[1]
    try:
        settings = Settings.from_environment(
            host, port, database_url, public_url, redis_url, proxies=proxies
        )
    except AddressError as error:
        listening.close()
        raise CommandError("bad-public-url", address=str(error)) from error
    except ProxyError as error:
        listening.close()
        raise CommandError("bad-proxy", address=str(error)) from error
    except AccountsError as error:
        listening.close()
        raise CommandError("bad-accounts", words=str(error)) from error
    except AlertSettingError as error:
        listening.close()
        raise CommandError("bad-alerts", variable=str(error)) from error
    except AlertPackageError as error:
        listening.close()
        raise CommandError("alerts-need-package", extra=str(error)) from error
    except LimitError as error:
        listening.close()
        raise CommandError("bad-limits", words=str(error)) from error
    unsaid: list[OSError] = []

    def ready_or_stop(host: str, port: int) -> None:
        try:
            ready(host, port)
        except OSError as error:
            # Raised in the running server, it would end as a traceback.
            unsaid.append(error)
            signal.raise_signal(signal.SIGINT)

    # An interrupt is how people stop it. It may come back as an exception or not, depending on what
    # the loop was doing just then; every acknowledged action is kept either way.
    try:
        with listening, contextlib.suppress(KeyboardInterrupt):
            _check_database(settings)
            _check_redis(settings.redis_url)
            serve_until_stopped(settings, listening, ready_or_stop)
    except Terminated:
        complain(text("serve-stopped"))
        raise
    complain(text("serve-stopped"))
    if unsaid:
        raise unsaid[0]


def _check_database(settings: Settings) -> None:
    url, shared = settings.database_url, bool(settings.redis_url)

    # Opened once before, so that what is wrong is said in a sentence and not by the server's log.
    async def opened() -> None:
        store = await Store.open(url, sole=True, shared=shared, key=settings.key)
        await store.close()

    if shared and database_url(url).get_backend_name() != "postgresql":
        raise CommandError("redis-needs-postgresql", database=shown_url(url))
    with saying_what_is_wrong(url):
        asyncio.run(opened())


def _check_redis(url: str) -> None:
    if not url:
        return
    try:
        asyncio.run(check(url))
    except (ValueError, ImportError, ConnectionError, TimeoutError) as error:
        problem = str(error).splitlines()[0].replace(url, shown_redis_url(url))
        raise CommandError("redis-unusable", redis=shown_redis_url(url), problem=problem) from error

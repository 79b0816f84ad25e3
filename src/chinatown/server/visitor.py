"""Who sends a request, and the tables that it is about.

Each router whose pages ask for the visitor depends on `recognise`, which looks sessions up.
"""

from __future__ import annotations

from datetime import timedelta
from typing import Final

from fastapi import Request, Response
from starlette.requests import HTTPConnection

from chinatown.server.identity import Identity, new_secret
from chinatown.server.limits.gate import Gate
from chinatown.server.limits.meters import network_of
from chinatown.server.store.accounts import SignedIn
from chinatown.server.store.rows import token_digest
from chinatown.server.tables.arrangement import Requester
from chinatown.server.tables.registry import Tables
from chinatown.server.times import time_text

TOUCH_AFTER: Final = timedelta(hours=1)
"""How long after it was last noted that a session is used this is noted again."""


def tables_of(request: Request) -> Tables:
    """Return the server's tables."""
    tables: Tables = request.app.state.tables
    return tables


async def recognise(connection: HTTPConnection) -> None:
    """Look up whether the browser that sends a request, or opens a socket, is signed in."""
    connection.state.signed_in = None
    identity: Identity = connection.app.state.identity
    if token := identity.session_token(connection.cookies, secure=is_secure(connection)):
        tables: Tables = connection.app.state.tables
        accounts, now = tables.store.accounts, tables.clock()
        since = time_text(now - timedelta(days=identity.session_days))
        signed_in = await accounts.of_session(token_digest(token), since)
        if signed_in is not None and signed_in.seen < time_text(now - TOUCH_AFTER):
            await accounts.touch(signed_in.session, time_text(now))
        connection.state.signed_in = signed_in


def is_secure(connection: HTTPConnection) -> bool:
    """Return whether a request came over TLS, as far as the server knows."""
    return connection.url.scheme in ("https", "wss")


def signed_in(connection: HTTPConnection) -> SignedIn | None:
    """Return who is signed in, None for a guest."""
    known: SignedIn | None = connection.state.signed_in
    return known


def browser_guest(connection: HTTPConnection) -> str | None:
    """Return the guest that a browser is, or will be again once it is signed out, if any."""
    identity: Identity = connection.app.state.identity
    return identity.guest(connection.cookies)


def person_of(connection: HTTPConnection) -> str | None:
    """Return who a visitor is at tables: the person who is signed in, else the guest, if any."""
    known = signed_in(connection)
    return browser_guest(connection) if known is None else known.account.guest


def known_guest(request: Request) -> str | None:
    """Return the visitor's guest id, or None for a visitor without a cookie of ours.

    Whoever is signed in has that of the account. Raises RequestError `banned-here`.
    """
    guest = person_of(request)
    gate: Gate = request.app.state.gate
    gate.bans.check_guest(guest)
    return guest


def guest_of(request: Request, response: Response) -> str:
    """Return the visitor's guest id, and give a new visitor a cookie.

    Raises RequestError `banned-here`.
    """
    guest = known_guest(request) or new_secret()
    if signed_in(request) is None:
        remember(request, response, guest)
    else:
        identity: Identity = request.app.state.identity
        token = identity.session_token(request.cookies, secure=is_secure(request))
        remember_session(request, response, token)
    return guest


def remember(request: Request, response: Response, guest: str) -> None:
    """Give a visitor the cookie of a guest."""
    identity: Identity = request.app.state.identity
    identity.remember(response, guest, secure=is_secure(request))


def remember_session(request: Request, response: Response, token: str) -> None:
    """Give a visitor the cookie of a session."""
    identity: Identity = request.app.state.identity
    identity.remember_session(response, token, secure=is_secure(request))


def requester(request: Request, response: Response) -> Requester:
    """Return who asks for a change, and give a new visitor a cookie."""
    user_agent = request.headers.get("user-agent", "")
    guest = guest_of(request, response)
    return tables_of(request).requester(guest, user_agent, network(request))


def network(connection: HTTPConnection) -> str:
    """Return the network that a request or socket comes from, empty for this machine."""
    return network_of(connection.client.host if connection.client else "")


def charge(request: Request, units: float) -> None:
    """Note that an answer takes more than others do. Raises RequestError `too-many-requests`."""
    gate: Gate = request.app.state.gate
    gate.request(network(request), units)

"""Who sends a request, and the tables that it is about."""

from __future__ import annotations

from fastapi import Request, Response
from starlette.requests import HTTPConnection

from chinatown.server.identity import Identity, new_secret
from chinatown.server.limits.gate import Gate
from chinatown.server.limits.meters import network_of
from chinatown.server.tables.arrangement import Requester
from chinatown.server.tables.registry import Tables


def tables_of(request: Request) -> Tables:
    """Return the server's tables."""
    tables: Tables = request.app.state.tables
    return tables


def known_guest(request: Request) -> str | None:
    """Return the visitor's guest id, or None for a visitor without a cookie of ours.

    Raises RequestError `banned-here`.
    """
    identity: Identity = request.app.state.identity
    guest = identity.guest(request.cookies)
    gate: Gate = request.app.state.gate
    gate.bans.check_guest(guest)
    return guest


def guest_of(request: Request, response: Response) -> str:
    """Return the visitor's guest id, and give a new visitor a cookie.

    Raises RequestError `banned-here`.
    """
    guest = known_guest(request) or new_secret()
    remember(request, response, guest)
    return guest


def remember(request: Request, response: Response, guest: str) -> None:
    """Give a visitor the cookie of a guest."""
    identity: Identity = request.app.state.identity
    identity.remember(response, guest, secure=request.url.scheme == "https")


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

"""Who sends a request, and the tables that it is about."""

from __future__ import annotations

from fastapi import Request, Response

from chinatown.server.identity import Identity, new_secret
from chinatown.server.tables.arrangement import Requester
from chinatown.server.tables.registry import Tables


def tables_of(request: Request) -> Tables:
    """Return the server's tables."""
    tables: Tables = request.app.state.tables
    return tables


def known_guest(request: Request) -> str | None:
    """Return the visitor's guest id, or None for a visitor without a cookie of ours."""
    identity: Identity = request.app.state.identity
    return identity.guest(request.cookies)


def guest_of(request: Request, response: Response) -> str:
    """Return the visitor's guest id, and give a new visitor a cookie."""
    identity: Identity = request.app.state.identity
    guest = identity.guest(request.cookies) or new_secret()
    identity.remember(response, guest, secure=request.url.scheme == "https")
    return guest


def requester(request: Request, response: Response) -> Requester:
    """Return who asks for a change, and give a new visitor a cookie."""
    user_agent = request.headers.get("user-agent", "")
    return tables_of(request).requester(guest_of(request, response), user_agent)

"""The security headers of every response, and requests that are refused unseen."""

from __future__ import annotations

import logging
import re
from time import perf_counter
from typing import Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import ClientDisconnect
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from chinatown.server.errors import RequestError, own_trouble
from chinatown.server.limits.gate import Gate
from chinatown.server.limits.meters import network_of
from chinatown.server.logs import new_request_id, request_id
from chinatown.server.messages.commands import MAX_MESSAGE_BYTES
from chinatown.server.messages.replay import MAX_RECORD_BYTES, RECORD_PATHS
from chinatown.server.refusal_answers import refusal_answer
from chinatown.server.security_events import note_refusal

_POLICY: Final = "; ".join(
    (
        "default-src 'self'",
        "img-src 'self' data:",
        "font-src 'self' data:",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)

_HEADERS: Final = {
    "Content-Security-Policy": _POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}

_CONTROL: Final = re.compile(r"[\0-\x1f\x7f-\x9f\u2028\u2029]")
"""Control characters, and what else breaks lines."""

_DENIAL: Final = "websocket.http.response"
"""The extension of ASGI by which the handshake of a socket can be answered with a response."""

_SECURE: Final = frozenset({"https", "wss"})
"""The schemes of connections with TLS, as a trusted proxy says."""

_CHANGING: Final = frozenset({"POST", "PUT", "PATCH", "DELETE"})


_log = logging.getLogger("chinatown.server")


class SecurityMiddleware:
    """Refuses requests of other sites' pages and large bodies; adds security headers."""

    def __init__(self, app: ASGIApp, gate: Gate, origins: tuple[str, ...] = ()) -> None:
        self._app = app
        self._gate = gate
        self._origins = frozenset(origins)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or refuse it."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        request_id.set(new_request_id())
        try:
            self._check(scope, Headers(scope=scope))
        except RequestError as error:
            note_refusal(error.code, network_of(_host(scope)))
            await self._refuse(error, scope, receive, send)
            return
        if scope["type"] == "http":
            await self._answer(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    def _check(self, scope: Scope, headers: Headers) -> None:
        """Raise RequestError for a request or socket that is not even looked at."""
        if _CONTROL.search(scope["path"]):
            # No page has a zero byte or a line break in its address, and what looks for one or
            # keeps a log may trip over them.
            raise RequestError("unknown-page")
        host = _host(scope)
        self._gate.bans.check_address(host)
        changes = scope["type"] == "websocket" or scope["method"] in _CHANGING
        if changes and not self._is_ours(headers, scope):
            raise RequestError("foreign-origin")
        if scope["type"] == "http":
            if changes and not _is_short(headers, most := _most(scope)):
                raise RequestError("message-too-large", most=most)
            self._gate.request(network_of(host))

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        begun, began = False, perf_counter()

        async def note_start(message: Message) -> None:
            nonlocal begun
            begun = True
            if message["type"] == "http.response.start":
                seconds = perf_counter() - began
                self._gate.metrics.requested(scope["method"], message["status"], seconds)
            await send(message)

        try:
            await self._app(scope, receive, _with_headers(note_start, scope))
        except ClientDisconnect:
            # Whoever does not wait for the answer, or sends only part of a request, gets none.
            return
        except Exception as error:
            # Not the address itself, which may be a private link.
            route = getattr(scope.get("route"), "path", "a page")
            _log.exception("%s %s failed", scope["method"], route)
            if begun:
                raise
            await self._refuse(own_trouble(error), scope, receive, send)

    def _is_ours(self, headers: Headers, scope: Scope) -> bool:
        origin = headers.get("origin")
        # Only browsers send it, and only in a browser could a foreign page use our cookie.
        if origin is None or origin in self._origins:
            return True
        scheme = "https" if scope["scheme"] in _SECURE else "http"
        return origin == f"{scheme}://{headers.get('host')}"

    async def _refuse(
        self, error: RequestError, scope: Scope, receive: Receive, send: Send
    ) -> None:
        if scope["type"] == "websocket" and _DENIAL not in scope.get("extensions", {}):
            await send({"type": "websocket.close", "code": 1008})
            return
        response = await refusal_answer(error, Headers(scope=scope))
        await response(scope, receive, _with_headers(send, scope))


def _host(scope: Scope) -> str:
    return scope["client"][0] if scope["client"] else ""


def _most(scope: Scope) -> int:
    """Return how many bytes a body may have: only records are long."""
    return MAX_RECORD_BYTES if scope["path"] in RECORD_PATHS else MAX_MESSAGE_BYTES


def _is_short(headers: Headers, most: int) -> bool:
    length = headers.get("content-length", "")
    # A body without its length is refused: browsers always send it.
    if headers.get("transfer-encoding") is not None or not (length or "0").isdecimal():
        return False
    return int(length or "0") <= most


def _with_headers(send: Send, scope: Scope) -> Send:
    async def send_with_headers(message: Message) -> None:
        if message["type"] in ("http.response.start", "websocket.http.response.start"):
            headers = MutableHeaders(scope=message)
            for name, value in _HEADERS.items():
                headers.setdefault(name, value)
            headers["X-Request-Id"] = request_id.get()
            if scope["scheme"] in _SECURE:
                headers.setdefault("Strict-Transport-Security", "max-age=31536000")
            if scope["path"].startswith(("/api/", "/r/")):
                headers.setdefault("Cache-Control", "no-store")
        await send(message)

    return send_with_headers

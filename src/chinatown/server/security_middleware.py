"""What every answer says to browsers, and what is refused before anyone looks at it."""

from __future__ import annotations

import logging
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from chinatown.server.commands import MAX_BYTES
from chinatown.server.errors import RequestError, problem, status_of

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

_CHANGING: Final = frozenset({"POST", "PUT", "PATCH", "DELETE"})


_log = logging.getLogger("chinatown.server")


class SecurityMiddleware:
    """Refuses pages of other sites and bodies without end; adds the headers of a careful site."""

    def __init__(self, app: ASGIApp, origins: tuple[str, ...] = ()) -> None:
        self._app = app
        self._origins = frozenset(origins)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or answer it."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        changes = scope["type"] == "websocket" or scope["method"] in _CHANGING
        if changes and not self._is_ours(headers):
            await self._refuse(RequestError("foreign-origin"), scope, receive, send)
        elif scope["type"] == "http" and changes and not _is_short(headers):
            error = RequestError("message-too-large", most=MAX_BYTES)
            await self._refuse(error, scope, receive, send)
        elif scope["type"] == "http":
            await self._answer(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        begun = False

        async def noting(message: Message) -> None:
            nonlocal begun
            begun = True
            await send(message)

        try:
            await self._app(scope, receive, _careful(noting, scope["path"]))
        except Exception:
            _log.exception("%s %s failed", scope["method"], scope["path"])
            if begun:
                raise
            await self._refuse(RequestError("internal"), scope, receive, send)

    def _is_ours(self, headers: Headers) -> bool:
        origin = headers.get("origin")
        # Only browsers send it, and only from a browser could a foreign page use our cookie.
        if origin is None or origin in self._origins:
            return True
        return urlsplit(origin).netloc == headers.get("host")

    async def _refuse(
        self, error: RequestError, scope: Scope, receive: Receive, send: Send
    ) -> None:
        if scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 1008})
            return
        body = problem(error).model_dump()
        response = JSONResponse(body, status_code=status_of(error))
        await response(scope, receive, _careful(send, scope["path"]))


def _is_short(headers: Headers) -> bool:
    length = headers.get("content-length", "")
    # A body that does not say how long it is has no place here: browsers always say.
    if headers.get("transfer-encoding") is not None or not (length or "0").isdecimal():
        return False
    return int(length or "0") <= MAX_BYTES


def _careful(send: Send, path: str) -> Send:
    async def with_headers(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in _HEADERS.items():
                headers.setdefault(name, value)
            if path.startswith(("/api/", "/r/")):
                headers.setdefault("Cache-Control", "no-store")
        await send(message)

    return with_headers

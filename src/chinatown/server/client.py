"""The built browser client: its files, and its start page for every other address."""

from __future__ import annotations

import mimetypes
from importlib.resources import files
from pathlib import Path
from typing import Final

from starlette.datastructures import Headers
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import FileResponse, Response
from starlette.types import ASGIApp, Receive, Scope, Send

from chinatown.server.errors import RequestError
from chinatown.server.refusal_answers import refusal_answer
from chinatown.server.revalidation import REVALIDATE, if_changed, takes

_IMMUTABLE: Final = "public, max-age=31536000, immutable"
_NOT_PAGES: Final = ("/api/", "/ws/", "/assets/")


def static_folder() -> Path:
    """Return where the built client is, installed or not."""
    return Path(str(files("chinatown") / "static"))


def protocol_of(folder: Path) -> str:
    """Return the identity of the messages that a built client knows; empty if none is built."""
    file = folder / "protocol.txt"
    return file.read_text().strip() if file.is_file() else ""


class Client:
    """Serves the client. Files below assets/ have a hash in their name and are kept for good."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder.resolve()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request with a file."""
        if scope["type"] == "http":
            headers = Headers(scope=scope)
            try:
                response = self._response(scope["path"], scope["method"], headers)
            except RequestError as error:
                response = await refusal_answer(error, headers)
            await response(scope, receive, send)

    def _response(self, path: str, method: str, headers: Headers) -> Response:
        if method not in ("GET", "HEAD"):
            raise RequestError("unknown-page")
        file = self._file(path)
        if file is not None:
            caching = _IMMUTABLE if path.startswith("/assets/") else REVALIDATE
            return _sent(file, caching, headers)
        if path.startswith(_NOT_PAGES):
            raise RequestError("unknown-page")
        page = self._folder / "index.html"
        if not page.is_file():
            raise RequestError("client-not-built")
        return _sent(page, REVALIDATE, headers)

    def _file(self, path: str) -> Path | None:
        if path == "/" or "\0" in path:
            return None
        try:
            file = (self._folder / path.lstrip("/")).resolve()
            return file if file.is_relative_to(self._folder) and file.is_file() else None
        except OSError:
            # A name that is longer than the file system allows.
            return None


def _sent(file: Path, caching: str, request: Headers) -> Response:
    headers = {"Cache-Control": caching}
    sent = file
    smaller = file.with_name(f"{file.name}.br")
    if smaller.is_file():
        headers["Vary"] = "Accept-Encoding"
        if takes("br", request):
            sent = smaller
            headers["Content-Encoding"] = "br"
    kind = mimetypes.guess_type(file.name)[0]
    response = FileResponse(sent, headers=headers, media_type=kind, stat_result=sent.stat())
    return if_changed(response, request)


def client(folder: Path) -> ASGIApp:
    """Return the client as an application that compresses what the build has not.

    Of answers, only what is the same for everybody is compressed: a compressed length would reveal
    something of secrets.
    """
    return GZipMiddleware(Client(folder), minimum_size=500)

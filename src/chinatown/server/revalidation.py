"""Answers that a browser keeps and asks about again: 304 where its copy is as good."""

from __future__ import annotations

import gzip
import hashlib
from functools import lru_cache

from starlette.datastructures import Headers
from starlette.responses import Response
from starlette.staticfiles import NotModifiedResponse

REVALIDATE = "no-cache"
"""Kept by a browser, which asks before each use whether it is still the same."""


def if_changed(response: Response, request: Headers) -> Response:
    """Return a response that has an `ETag`, or 304 if the browser has it already.

    Whether a copy is compressed makes no difference.
    """
    copies = {tag.strip().removeprefix("W/") for tag in request.get("if-none-match", "").split(",")}
    return NotModifiedResponse(response.headers) if response.headers["etag"] in copies else response


def public_json(body: bytes, request: Headers) -> Response:
    """Return JSON that is the same for everybody, or 304 if the browser has it already."""
    tag = f'"{hashlib.sha256(body).hexdigest()[:16]}"'
    headers = {"Cache-Control": REVALIDATE, "ETag": tag, "Vary": "Accept-Encoding"}
    if takes("gzip", request):
        # It holds no secret of which a compressed length could reveal something.
        headers["Content-Encoding"] = "gzip"
        body = _compressed(body)
    return if_changed(Response(body, media_type="application/json", headers=headers), request)


def takes(encoding: str, request: Headers) -> bool:
    """Return whether a browser takes answers compressed so; one that weighs it is not asked."""
    return encoding in {name.strip() for name in request.get("accept-encoding", "").split(",")}


@lru_cache(maxsize=8)
def _compressed(body: bytes) -> bytes:
    return gzip.compress(body, mtime=0)

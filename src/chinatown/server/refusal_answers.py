"""Refused requests: programs get a code, whoever opens an address in a browser a sentence."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from http import HTTPStatus
from typing import Final

from starlette.datastructures import Headers
from starlette.responses import JSONResponse, PlainTextResponse, Response

from chinatown.catalogue import FALLBACK, catalogue, languages
from chinatown.server.errors import Refusal, params_of, problem, status_of

REFUSAL_SECONDS: Final = 0.5
"""How long whoever asks for too much waits to be told so: whoever asks again at once, without
reading when to come again, would otherwise keep the server busy with refusals."""

_VARY: Final = "Accept, Accept-Language"


async def refusal_answer(error: Refusal, headers: Headers) -> Response:
    """Return the answer to a request with these headers that is refused.

    The page and other programs get the error as JSON. A browser that opens the address itself,
    which asks for HTML, gets its sentence in the first of the reader's languages that there is.
    Whoever asks for too much waits for it.
    """
    status = status_of(error)
    if status == HTTPStatus.TOO_MANY_REQUESTS:
        await asyncio.sleep(REFUSAL_SECONDS)
    more = {"Vary": _VARY}
    if isinstance(seconds := error.params.get("seconds"), int):
        more["Retry-After"] = str(seconds)
    if "text/html" not in headers.get("accept", ""):
        return JSONResponse(problem(error).model_dump(), status, headers=more)
    language = language_of(headers)
    # In a thread, as the first text of a language is read from its files.
    text = await asyncio.to_thread(_sentence, error, language)
    return PlainTextResponse(text, status, {**more, "Content-Language": language})


def _sentence(error: Refusal, language: str) -> str:
    params = {
        name: ", ".join(map(str, value)) if isinstance(value, list) else value
        for name, value in params_of(error).items()
    }
    return catalogue("errors", language=language).text(f"error-{error.code}", **params)


def language_of(headers: Headers) -> str:
    """Return the first of the reader's languages that there is."""
    known = languages()
    wished = _wished(headers.get("accept-language", ""))
    return next((tag for tag in wished if tag in known), FALLBACK)


def _wished(accepted: str) -> Iterator[str]:
    """Yield the languages of an Accept-Language, which browsers write in the order of wishes."""
    for part in accepted.split(","):
        yield part.split(";")[0].split("-")[0].strip().lower()

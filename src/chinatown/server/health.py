"""Whether the server lives, and whether it can serve: for whatever watches it."""

from __future__ import annotations

import asyncio
import time
from typing import Final

from fastapi import APIRouter, Request

from chinatown.server.visitor import tables_of

router = APIRouter()

CHECK_SECONDS: Final = 1.0
"""How long what a check has found holds, so that nobody can keep the database busy by asking."""


@router.get("/healthz")
@router.get("/livez")
async def livez() -> dict[str, str]:
    """Answer that the process lives, whatever its database does."""
    return {"status": "ok"}


@router.get("/readyz")
async def readyz(request: Request) -> dict[str, str]:
    """Answer that actions can be kept; else the answer is the error `database-unavailable`."""
    readiness: Readiness = request.app.state.readiness
    await readiness.check(request)
    return {"status": "ok"}


class Readiness:
    """Checks that the database can be written, once for all who ask within a second."""

    def __init__(self) -> None:
        self._lock = asyncio.Lock()
        self._checked = float("-inf")
        self._trouble: Exception | None = None

    async def check(self, request: Request) -> None:
        """Raise whatever keeps the database from being written."""
        async with self._lock:
            if time.monotonic() - self._checked >= CHECK_SECONDS:
                try:
                    await tables_of(request).store.check()
                except Exception as error:
                    self._trouble = error.with_traceback(None)
                else:
                    self._trouble = None
                self._checked = time.monotonic()
            if self._trouble is not None:
                raise self._trouble

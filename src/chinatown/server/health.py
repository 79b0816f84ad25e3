"""Whether the server lives, and whether it can serve: for whatever watches it."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable
from http import HTTPStatus
from typing import Final, Literal, TypeAlias

from fastapi import APIRouter, Request, Response

from chinatown.protocol.base import Message
from chinatown.server.peers.peers import Peers
from chinatown.server.store.store import Store

router = APIRouter()

CHECK_SECONDS: Final = 1.0
"""How long what a check has found holds, so that nobody can keep the database busy by asking."""

_PATIENCE: Final = 5.0
"""Seconds after which a part that has not answered is not well."""

State: TypeAlias = Literal["ok", "unavailable", "other-version", "unknown", "unused"]
"""How a part is: `other-version` are tables of the database that this version cannot use."""

_WELL: Final[tuple[State, ...]] = ("ok", "unused")

_log = logging.getLogger("chinatown.server")


class Health(Message):
    """How the server's parts are; it is `unwell` unless all are `ok`, or `unused`."""

    status: Literal["ok", "unwell"]
    database: State
    migrations: State
    redis: State


@router.get("/healthz")
@router.get("/livez")
async def livez() -> dict[str, str]:
    """Answer that the process lives, whatever its database does."""
    return {"status": "ok"}


@router.get("/readyz")
async def readyz(request: Request, response: Response) -> Health:
    """Answer how the database, its migrations and Redis are; with 503 if not all are well."""
    readiness: Readiness = request.app.state.readiness
    health = await readiness.health()
    if health.status != "ok":
        response.status_code = HTTPStatus.SERVICE_UNAVAILABLE
    return health


class Readiness:
    """Checks what the server needs, once for all who ask within a second."""

    def __init__(self, store: Store, peers: Peers) -> None:
        self._store = store
        self._peers = peers
        self._lock = asyncio.Lock()
        self._checked = float("-inf")
        self._health: Health | None = None

    async def health(self) -> Health:
        """Return how the server's parts are."""
        async with self._lock:
            if self._health is None or time.monotonic() - self._checked >= CHECK_SECONDS:
                self._health = await self._check()
                self._checked = time.monotonic()
            return self._health

    async def _check(self) -> Health:
        database, migrations, redis = await asyncio.gather(
            _state("the database", self._store.check()),
            self._migrations(),
            _state("Redis", self._peers.check()),
        )
        if not self._peers.shared:
            redis = "unused"
        well = all(state in _WELL for state in (database, migrations, redis))
        return Health(
            status="ok" if well else "unwell",
            database=database,
            migrations=migrations,
            redis=redis,
        )

    async def _migrations(self) -> State:
        try:
            async with asyncio.timeout(_PATIENCE):
                return "ok" if await self._store.is_current() else "other-version"
        except Exception:
            # Why it cannot be read, the check of the database says.
            return "unknown"


async def _state(name: str, check: Awaitable[None]) -> State:
    try:
        async with asyncio.timeout(_PATIENCE):
            await check
    except Exception:
        _log.exception("%s cannot be used", name)
        return "unavailable"
    return "ok"

"""The server as one application: HTTP, sockets and the browser client around the tables."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Iterable
from http import HTTPStatus
from pathlib import Path

from fastapi import Depends, FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import Response

from chinatown.bots.registry import BOTS, make_bot
from chinatown.server import (
    account_pages,
    alert_pages,
    health,
    http,
    lesson,
    metrics,
    my_games,
    public_tables,
    replay_pages,
    reports,
    seat_links,
    socket,
)
from chinatown.server.alerts.alerts import AlertService
from chinatown.server.bots.runner import MakeBot
from chinatown.server.client import client, protocol_of, static_folder
from chinatown.server.errors import REFUSALS, RequestError
from chinatown.server.identity import Identity
from chinatown.server.limits.descriptors import max_connections
from chinatown.server.limits.gate import Gate
from chinatown.server.limits.patient import Doorkeeper
from chinatown.server.limits.proxies import Proxies
from chinatown.server.options import options
from chinatown.server.peers.connecting import peers_through
from chinatown.server.refusal_answers import refusal_answer
from chinatown.server.security_events import note_refusal
from chinatown.server.security_middleware import SecurityMiddleware
from chinatown.server.settings import Settings, default_database_url
from chinatown.server.store.store import Store
from chinatown.server.tables.registry import Tables
from chinatown.server.tables.retention import keep_to_retention
from chinatown.server.times import Clock, steady_clock
from chinatown.server.visitor import network, recognise


def create_app(
    settings: Settings,
    *,
    make_bot: MakeBot = make_bot,
    bots: Iterable[str] = BOTS,
    clock: Clock | None = None,
    static: Path | None = None,
) -> FastAPI:
    """Return the application. The store is opened when it starts and closed when it stops.

    Tests and experiments may pass other bots, another clock and another folder of the client.
    """
    kinds = tuple(bots)
    gate = Gate(settings.limits)

    @contextlib.asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        url = settings.database_url or default_database_url()
        shared = bool(settings.redis_url)
        store = await Store.open(url, sole=settings.sole, shared=shared, key=settings.key)
        peers = peers_through(settings.redis_url, store.key)
        at = clock or steady_clock()
        tables = Tables(store, settings, at, make_bot, frozenset(kinds), gate, peers)
        app.state.identity = Identity(store.key, settings.cookie_days)
        app.state.tables = tables
        alerts = AlertService(settings.alerts, settings.public_url, store, at, gate)
        app.state.alerts = alerts
        tables.alert = alerts.sender.tell_turn if settings.alerts.kinds else None
        tables.measure()
        app.state.readiness = health.Readiness(store, peers)
        await tables.sharing.start()
        resuming = asyncio.create_task(tables.resume())
        forgetting = asyncio.create_task(tables.forget_idle())
        retaining = asyncio.create_task(keep_to_retention(store, at, settings))
        try:
            yield
        finally:
            forgetting.cancel()
            retaining.cancel()
            await tables.close()
            await alerts.sender.close()
            await asyncio.gather(resuming, forgetting, retaining, return_exceptions=True)
            await tables.sharing.close()
            await store.close()

    app = FastAPI(lifespan=lifespan, openapi_url=None, docs_url=None, redoc_url=None)
    app.state.options = options(
        kinds,
        settings.public_url,
        public_tables=settings.public_tables,
        accounts=settings.accounts == "open",
        alerts=settings.alerts.kinds,
    )
    app.state.settings = settings
    app.state.gate = gate
    app.state.readers = metrics.Readers(settings.metrics_readers)
    most = settings.limits.connections or max_connections()
    app.state.door = Doorkeeper(gate, most, Proxies(settings.proxies))
    folder = static or static_folder()
    app.state.protocol = protocol_of(folder)
    origins = (*settings.origins, *filter(None, [settings.public_url]))
    app.add_middleware(SecurityMiddleware, gate=gate, origins=origins)
    for kind in REFUSALS:
        app.add_exception_handler(kind, _refused)
    app.add_exception_handler(RequestValidationError, _not_understood)
    app.add_exception_handler(HTTPException, _refused_by_framework)
    app.include_router(health.router)
    app.include_router(metrics.router)
    for pages in (
        *(http, account_pages, alert_pages, public_tables, my_games, reports),
        *(replay_pages, seat_links, lesson),
    ):
        app.include_router(pages.router, dependencies=[Depends(recognise)])
    app.router.routes.extend(socket.ROUTES)
    app.mount("/", client(folder))
    return app


async def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, REFUSALS)
    note_refusal(error.code, network(request))
    return await refusal_answer(error, request.headers)


async def _refused_by_framework(request: Request, error: Exception) -> Response:
    """Answer what is no page, such as an address that is only posted to, or an unreadable body."""
    assert isinstance(error, HTTPException)
    unreadable = error.status_code == HTTPStatus.BAD_REQUEST
    refusal = RequestError("message-not-json" if unreadable else "unknown-page")
    return await refusal_answer(refusal, request.headers)


async def _not_understood(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    if first["type"] == "json_invalid":
        return await _refused(request, RequestError("message-not-json"))
    return await _refused(request, RequestError("message-wrong", field=str(first["loc"][-1])[:40]))

"""The finished games of a visitor over HTTP, and how they came out."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Annotated, Final

from fastapi import APIRouter, Query, Request, Response

from chinatown.analysis.seat_figures import played_out
from chinatown.game.actions import Action
from chinatown.game.deal_table import MAX_PLAYERS
from chinatown.game.standings import ranking
from chinatown.game.state import Setup
from chinatown.server.errors import RequestError
from chinatown.server.habits import habits
from chinatown.server.messages.my_games import Against, MyGame, MyGames
from chinatown.server.store.results import MyResult, Result
from chinatown.server.store.store import Store
from chinatown.server.tables.registry import reading
from chinatown.server.visitor import charge, guest_of, network, tables_of

PAGE: Final = 20
"""How many games are told at once."""

MAX_NEW: Final = 10
"""How many games are replayed for one answer, as their results are not kept yet."""

UNITS: Final = 5
"""How many requests a page counts for."""

router = APIRouter()


@router.get("/api/games")
async def my_games(
    request: Request,
    response: Response,
    page: Annotated[int, Query(ge=0, le=100_000)] = 0,
    edition: Annotated[str, Query(max_length=20)] = "",
    players: Annotated[int, Query(ge=0, le=MAX_PLAYERS)] = 0,
    against: Against = "all",
) -> MyGames:
    """Return a page of the visitor's finished games; without a filter it is of all of them."""
    charge(request, UNITS)
    guest = guest_of(request, response)
    tables = tables_of(request)
    async with tables.gate.opening.turn(network(request) or guest):
        missing = await tables.store.results.missing(guest, MAX_NEW + 1)
        for table_id in missing[:MAX_NEW]:
            await _keep_result(tables.store, table_id)
    games = [
        result
        for result in await tables.store.results.of_guest(guest)
        if edition in ("", result.edition)
        and players in (0, result.players)
        and against in ("all", "people" if result.people else "bots")
    ]
    shown = games[page * PAGE : (page + 1) * PAGE]
    names = await tables.store.results.names([result.game for result in shown])
    return MyGames(
        games=[_game(result, names[result.game]) for result in shown],
        count=len(games),
        wins=sum(result.own.place == 1 for result in games),
        best=max((result.own.cash for result in games), default=0),
        average_place=sum(result.own.place for result in games) / len(games) if games else None,
        habits=habits(games),
        pending=len(missing) > MAX_NEW,
    )


def _game(result: MyResult, names: list[str]) -> MyGame:
    return MyGame(
        id=result.game,
        edition=result.edition,
        ended=result.ended,
        seat=result.own.seat,
        names=names,
        place=result.own.place,
        cash=result.own.cash,
        people=result.people,
    )


async def _keep_result(store: Store, table_id: str) -> None:
    """Replay a finished game once, and keep how it came out."""
    results: list[Result] = []
    ended = ""
    try:
        with reading(table_id):
            row = await store.games.get(table_id)
            log = await store.log.read(table_id)
            if row is not None and log:
                ended = log[-1].at
                played = [entry.action for entry in log]
                results = await asyncio.to_thread(_results, row.setup(), played)
    except RequestError:
        # What cannot be read is noted as such, or it would be read again and again.
        results = []
    await store.results.keep(table_id, ended, results)


def _results(setup: Setup, actions: Sequence[Action]) -> list[Result]:
    state, figures = played_out(setup, actions)
    return [
        Result(place.seat, place.place, place.cash, figures[place.seat]) for place in ranking(state)
    ]

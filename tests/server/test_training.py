"""Whoever trains against bots is shown the best trade of a round once its trading is over."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from tests.server.kit import Json, Line, Person, Site, keep_all, running, settle

from chinatown.analysis import missed_trades
from chinatown.game import Build, Done
from chinatown.server.messages.missed import MissedNow
from chinatown.server.training import missed_now


@pytest.fixture
async def site(tmp_path: Path) -> AsyncIterator[Site]:
    async with running(tmp_path / "games") as site:
        yield site


async def begun(person: Person, *others: str, variants: tuple[str, ...] = ("training",)) -> Line:
    """Begin a game against bots."""
    table = await person.make_table("me", *(others or ("plain", "plain")), variants=variants)
    line = await person.look_on(table)
    await line.start()
    await settle(line)
    return line


async def missed(person: Person, table: str) -> Json:
    answer = await person.http.get(f"/api/tables/{table}/missed-now")
    body: Json = answer.json()
    return body


async def traded(line: Line) -> None:
    """Let trading end."""
    await keep_all([line])
    await line.until(lambda line: line.game["now"]["phase"] == "trade")
    await line.do(Done(0))
    await line.until(lambda line: line.game["now"]["phase"] == "build")


async def test_the_best_trade_is_there_once_trading_is_over(site: Site) -> None:
    ann = site.person()
    line = await begun(ann)
    table = line.table["id"]
    assert line.table["variants"] == ["training"]
    assert await missed(ann, table) == {"round": 0, "trade": None, "standing": []}
    await traded(line)
    game = (await site.tables.get(table)).game
    own = [trade for trade in missed_trades(game.views[0]) if 0 in trade.seats]
    answer = await missed(ann, table)
    assert answer["round"] == 1
    gains = [answer["trade"]["gain"]] if answer["trade"] else []
    assert gains == [trade.gain for trade in own[:1]]
    # What is built since changes nothing, and the next trading is not looked at before it ends.
    await line.do(Build(0, ()))
    await line.until(lambda line: line.game["now"]["round"] == 2)
    assert await missed(ann, table) == answer


async def test_it_is_for_the_only_person_at_a_table_for_training(site: Site) -> None:
    ann, eve = site.person(), site.person("Eve")
    line = await begun(ann)
    await eve.get("/api/me")
    assert (await missed(eve, line.table["id"]))["code"] == "training-off"
    line = await begun(ann, variants=())
    assert (await missed(ann, line.table["id"]))["code"] == "training-off"
    table = await ann.make_table("me", "friend", "plain", variants=("training",))
    await eve.join(table)
    line = await ann.look_on(table)
    await line.start()
    assert (await missed(ann, table))["code"] == "training-off"


async def test_nothing_counts_that_the_person_does_not_know(site: Site) -> None:
    ann = site.person()
    line = await begun(ann, variants=("training", "hidden-tiles"))
    await traded(line)
    table = await site.tables.get(line.table["id"])
    log = await table.store.log.read(table.id)
    setup, actions = table.row.setup(), [row.action for row in log]
    known = [trade for trade in missed_trades(table.game.views[0]) if 0 in trade.seats]
    answer: MissedNow = missed_now(setup, actions, 0)
    gains: list[Any] = [] if answer.trade is None else [answer.trade.gain]
    assert gains == [trade.gain for trade in known[:1]]

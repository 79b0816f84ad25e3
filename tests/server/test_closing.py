"""The grace before trading closes, where a person could still take an offer (docs/rules.md 4.3)."""

from datetime import timedelta
from pathlib import Path
from typing import Any

from tests.server.kit import Line, Site, Watch, come_back, keep_all, running, seated, settle

from chinatown.game import Call, Done, Goods, Offer, Trade, Transfer, Withdraw
from chinatown.server.times import time_of

ANN, BEN, CHO = range(3)


def gift(giver: int, taker: int, **more: Any) -> Offer:
    return Offer(giver, Trade((Transfer(giver, taker, cash=10_000),)), **more)


async def all_done(lines: list[Line]) -> None:
    for line in lines:
        await line.do(Done(line.seat))
    for line in lines:
        await settle(line)


def now(line: Line) -> dict[str, Any]:
    return dict(line.game["now"])


async def last_action(site: Site, table: str) -> Any:
    return (await site.tables.store.log.read(table))[-1].action


async def test_with_nothing_to_take_the_last_done_ends_trading_at_once(tmp_path: Path) -> None:
    async with running(tmp_path / "games") as site:
        _, lines = await seated(site, "Ann", "Ben", "Cho")
        await keep_all(lines)
        await all_done(lines)
        assert now(lines[0])["phase"] == "build"


async def test_a_standing_offer_keeps_trading_open_for_five_seconds(tmp_path: Path) -> None:
    watch = Watch()
    async with running(tmp_path / "games", clock=watch) as site:
        table, lines = await seated(site, "Ann", "Ben", "Cho")
        await keep_all(lines)
        await lines[ANN].do(gift(ANN, BEN))
        await all_done(lines)
        for line in lines:
            assert now(line)["phase"] == "trade"
            left = time_of(now(line)["closes"]) - watch()
            assert timedelta(seconds=3) < left <= timedelta(seconds=5)
        assert (await last_action(site, table)).hold


async def test_whoever_trades_on_meanwhile_keeps_trading_open(tmp_path: Path) -> None:
    async with running(tmp_path / "games") as site:
        _, lines = await seated(site, "Ann", "Ben", "Cho")
        await keep_all(lines)
        await lines[ANN].do(gift(ANN, BEN))
        await all_done(lines)
        await lines[BEN].do(Done(BEN, done=False))
        await settle(lines[CHO])
        assert (now(lines[CHO])["closes"], now(lines[CHO])["waiting"]) == (None, [BEN])
        assert not (await site.tables.get(lines[0].table["id"])).clocks.running


async def test_trading_that_was_closing_when_the_server_stopped_ends_after_it(
    tmp_path: Path,
) -> None:
    watch = Watch()
    async with running(tmp_path / "games", clock=watch) as site:
        table, lines = await seated(site, "Ann", "Ben", "Cho")
        await keep_all(lines)
        await lines[ANN].do(gift(ANN, BEN))
        await all_done(lines)
        jar = site.people[0].http.cookies
    watch.ahead = timedelta(seconds=6)
    async with running(tmp_path / "games", clock=watch) as site:
        line = await come_back(site, jar, table)
        await line.until(lambda line: line.game["now"]["phase"] == "build")
        assert not line.log_of("trading-ended")[-1]["clock"]
        assert (await last_action(site, table)).do == "close-trading"


async def test_what_a_client_says_of_holding_is_ignored(tmp_path: Path) -> None:
    async with running(tmp_path / "games") as site:
        table, lines = await seated(site, "Ann", "Ben", "Cho")
        await keep_all(lines)
        for line in lines:
            await line.do(Done(line.seat, hold=True))
        await settle(lines[0])
        assert now(lines[0])["phase"] == "build"
        assert not (await last_action(site, table)).hold


async def test_only_what_everybody_sees_and_a_person_could_take_keeps_trading_open(
    tmp_path: Path,
) -> None:
    async with running(tmp_path / "games") as site:
        ann = site.person()
        table = await ann.make_table("me", "plain", "plain")
        line = await ann.look_on(table)
        await line.start()
        await keep_all([line])
        await line.until(lambda line: line.game["now"]["phase"] == "trade")
        # Bots refuse at once, so the call is the only thing left to take, and only for bots.
        await line.do(Call(ANN, Goods(cash=10_000), Goods(tiles=first_tile(line)), first=True))
        await line.do(Done(ANN))
        await line.until(lambda line: line.game["now"]["phase"] == "build")
    async with running(tmp_path / "more") as site:
        _, lines = await seated(site, "Ann", "Ben", "Cho")
        await keep_all(lines)
        await lines[ANN].do(gift(ANN, BEN, secret=True))
        await all_done(lines)
        assert now(lines[0])["phase"] == "build"


def first_tile(line: Line) -> tuple[str, ...]:
    return tuple(line.game["players"][ANN]["tiles"][:1])


async def test_an_offer_taken_back_keeps_nothing_open(tmp_path: Path) -> None:
    async with running(tmp_path / "games") as site:
        _, lines = await seated(site, "Ann", "Ben", "Cho")
        await keep_all(lines)
        await lines[ANN].do(gift(ANN, BEN))
        await settle(lines[ANN])
        await lines[ANN].do(Withdraw(ANN, lines[ANN].game["offers"][-1]["id"]))
        await all_done(lines)
        assert now(lines[0])["phase"] == "build"

"""Offers that are limited in time."""

import asyncio
from datetime import timedelta
from pathlib import Path

from tests.server.kit import (
    Line,
    StoppedWatch,
    Watch,
    come_back,
    keep_all,
    lot_of,
    running,
    seated,
    settle,
    trading,
)

from chinatown.game import Agree, Done, Expire, Offer, Trade, Transfer
from chinatown.server.times import time_of


def limited(line: Line, to: int, seconds: int, *, secret: bool = False) -> Offer:
    trade = Trade((Transfer(line.seat, to, (lot_of(line, line.seat),)),))
    return Offer(line.seat, trade, secret, seconds=seconds)


async def test_an_offer_says_when_it_lapses(tmp_path: Path) -> None:
    watch = StoppedWatch()
    async with running(tmp_path / "games", clock=watch) as site:
        ann, ben, _ = await trading(site)
        await ann.do(limited(ann, 1, 60))
        await ann.do(limited(ann, 2, 0))
        await settle(ben)
        long, forever = ben.game["offers"]
        assert time_of(long["expires"]) - watch() == timedelta(seconds=60)
        assert forever["expires"] is None


async def test_an_offer_lapses_when_its_time_is_up(tmp_path: Path) -> None:
    async with running(tmp_path / "games") as site:
        table, (ann, ben, cho) = await seated(site, "Ann", "Ben", "Cho")
        await keep_all([ann, ben, cho])
        await ann.do(limited(ann, 1, 60))
        await ann.do(limited(ann, 1, 1, secret=True))
        await ann.do(limited(ann, 2, 0))
        await settle(ben)
        short = ben.game["offers"][1]
        await asyncio.wait_for(
            ben.until(lambda line: line.game["offers"][1]["status"] == "lapsed"), 5
        )
        assert ben.game["offers"][1]["lapse"] == "expired"
        assert ben.log[-1]["happened"] == "lapsed"
        assert [offer["status"] for offer in ben.game["offers"] if offer["id"] != short["id"]] == [
            "open",
            "open",
        ]
        log = await site.tables.store.log.read(table)
        assert (log[-1].seat, log[-1].action) == (-1, Expire(-1, short["id"]))
        # Cho has seen nothing of the secret one.
        await settle(cho)
        assert short["id"] not in "".join(cho.heard)


async def test_an_offer_whose_time_ran_out_while_the_server_was_down_lapses_at_once(
    tmp_path: Path,
) -> None:
    watch = Watch()
    async with running(tmp_path / "games", clock=watch) as site:
        table, (ann, ben, cho) = await seated(site, "Ann", "Ben", "Cho")
        await keep_all([ann, ben, cho])
        await ann.do(limited(ann, 1, 30))
        await ann.do(limited(ann, 2, 300))
        await settle(ann)
        expires = [offer["expires"] for offer in ann.game["offers"]]
        jar = site.people[0].http.cookies
    watch.ahead = timedelta(seconds=31)
    async with running(tmp_path / "games", clock=watch) as site:
        ann = await come_back(site, jar, table)
        await ann.until(lambda line: line.game["offers"][0]["status"] == "lapsed")
        assert [offer["expires"] for offer in ann.game["offers"]] == expires
        assert ann.game["offers"][1]["status"] == "open"


async def test_nobody_can_agree_after_the_time_even_before_the_alarm_rings(tmp_path: Path) -> None:
    watch = Watch()
    async with running(tmp_path / "games", clock=watch) as site:
        _, (ann, ben, cho) = await seated(site, "Ann", "Ben", "Cho")
        await keep_all([ann, ben, cho])
        lot = lot_of(ann, 0)
        await ann.do(limited(ann, 1, 3000))
        await settle(ben)
        watch.ahead = timedelta(seconds=3001)
        answer = await ben.act(Agree(1, ben.game["offers"][0]["id"]))
        assert (answer["code"], answer["params"]["status"]) == ("offer-closed", "lapsed")
        assert ben.game["board"]["owners"][lot - 1] == 0


async def test_a_client_cannot_let_offers_lapse(tmp_path: Path) -> None:
    async with running(tmp_path / "games") as site:
        _, (ann, ben, cho) = await seated(site, "Ann", "Ben", "Cho")
        await keep_all([ann, ben, cho])
        await ann.do(limited(ann, 1, 60))
        await settle(ben)
        offer = ben.game["offers"][0]["id"]
        assert (await ben.act(Expire(1, offer)))["code"] == "clock-only"
        assert (await ben.act(Expire(-1, offer)))["code"] == "clock-only"
        assert ben.game["offers"][0]["status"] == "open"


async def test_time_limits_end_with_the_phase(tmp_path: Path) -> None:
    async with running(tmp_path / "games") as site:
        table, lines = await seated(site, "Ann", "Ben", "Cho")
        await keep_all(lines)
        await lines[0].do(limited(lines[0], 1, 1))
        for line in lines:
            await line.do(Done(line.seat))
        for line in lines:
            await line.until(lambda line: line.game["now"]["phase"] == "build")
        await asyncio.sleep(1.1)
        log = await site.tables.store.log.read(table)
        assert not any(isinstance(row.action, Expire) for row in log)
        assert not (await site.tables.get(table)).clocks.running

"""Limits against flooding, and not wanting to hear somebody."""

from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from tests.server.kit import Line, Watch, come_back, keep_all, lot_of, running, seated, settle

from chinatown.game import Call, Goods, Offer, Say, Trade, Transfer, Withdraw
from chinatown.server.tables.rate_limit import MAX_OFFERS, MAX_REMARKS


def gift(line: Line, seat: int, to: int, *, secret: bool = False) -> Offer:
    return Offer(seat, Trade((Transfer(seat, to, (lot_of(line, seat),)),)), secret)


async def offer(line: Line, to: int) -> Any:
    """Offer a building, and withdraw the offer if it was let stand."""
    answer = await line.act(gift(line, line.seat, to))
    if answer["t"] == "ok":
        await settle(line)
        await line.do(Withdraw(line.seat, line.game["offers"][-1]["id"]))
    return answer


async def test_ten_new_offers_a_minute_and_no_more_also_after_a_restart(tmp_path: Path) -> None:
    watch = Watch()
    async with running(tmp_path / "games", clock=watch) as site:
        table, (ann, ben, cho) = await seated(site, "Ann", "Ben", "Cho")
        await keep_all([ann, ben, cho])
        # What is refused does not count.
        assert (await ann.act(gift(ann, 1, 2)))["code"] == "not-your-seat"
        for _ in range(3):
            assert (await ann.act(Offer(0, Trade(()))))["code"] == "empty-trade"
        for _ in range(MAX_OFFERS - 1):
            assert (await offer(ann, 1))["t"] == "ok"
        await ann.do(Call(0, Goods(tiles=("Photo",)), Goods()))
        refused = await offer(ann, 1)
        assert refused["code"] == "too-many-new-offers"
        assert refused["params"]["most"] == MAX_OFFERS
        assert 0 < refused["params"]["seconds"] <= 60
        call = await ann.act(Call(0, Goods(), Goods(), "Anyone?"))
        assert call["code"] == "too-many-new-offers"
        assert (await offer(ben, 0))["t"] == "ok"
        jar = site.people[0].http.cookies
    watch.ahead = timedelta(seconds=20)
    async with running(tmp_path / "games", clock=watch) as site:
        ann = await come_back(site, jar, table)
        refused = await offer(ann, 1)
        assert refused["code"] == "too-many-new-offers"
        assert 0 < refused["params"]["seconds"] <= 40
        watch.ahead = timedelta(seconds=61)
        assert (await offer(ann, 1))["t"] == "ok"


@pytest.mark.parametrize("hours", [-1, 1])
async def test_a_clock_that_is_set_back_or_forward_makes_nobody_wait_longer(
    tmp_path: Path, hours: int
) -> None:
    watch = Watch()
    async with running(tmp_path / "games", clock=watch) as site:
        table, (ann, *_) = await seated(site, "Ann", "Ben", "Cho")
        for number in range(MAX_REMARKS):
            await ann.do(Say(0, f"remark {number}"))
        watch.ahead = timedelta(hours=hours)
        await check_that_nobody_waits_longer(ann, may_speak=hours > 0)
        jar = site.people[0].http.cookies
    watch.ahead = timedelta(hours=2 * hours)
    async with running(tmp_path / "games", clock=watch) as site:
        ann = await come_back(site, jar, table)
        await check_that_nobody_waits_longer(ann, may_speak=hours > 0)
        watch.ahead += timedelta(seconds=61)
        await ann.do(Say(0, "later"))


async def check_that_nobody_waits_longer(line: Line, *, may_speak: bool) -> None:
    answer = await line.act(Say(line.seat, "one more"))
    assert answer.get("code", "") == ("" if may_speak else "talking-too-fast")
    assert 0 <= answer.get("params", {}).get("seconds", 0) <= 60

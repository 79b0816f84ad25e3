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
    if may_speak:
        assert answer["t"] == "ok"
    else:
        assert answer["code"] == "talking-too-fast"
        assert 0 < answer["params"]["seconds"] <= 60


async def test_twenty_remarks_a_minute_and_no_more(tmp_path: Path) -> None:
    watch = Watch()
    async with running(tmp_path / "games", clock=watch) as site:
        _, (ann, ben, _) = await seated(site, "Ann", "Ben", "Cho")
        assert (await ann.act(Say(0, " ")))["code"] == "text-length"
        for number in range(MAX_REMARKS):
            await ann.do(Say(0, f"remark {number}", (1,) if number % 2 else ()))
        refused = await ann.act(Say(0, "one more"))
        assert refused["code"] == "talking-too-fast"
        assert refused["params"]["most"] == MAX_REMARKS
        await ben.do(Say(1, "laugh", kind="reaction"))
        watch.ahead = timedelta(seconds=61)
        await ann.do(Say(0, "one more"))


async def test_a_refused_command_sent_again_is_refused_again_for_the_same_reason(
    tmp_path: Path,
) -> None:
    async with running(tmp_path / "games") as site:
        _, (ann, *_) = await seated(site, "Ann", "Ben", "Cho")
        for number in range(MAX_REMARKS):
            await ann.do(Say(0, f"remark {number}"))
        first = await ann.act(Say(0, "one more"), id="more")
        again = await ann.act(Say(0, "one more"), id="more")
        assert first == again


async def mute(line: Line, seat: int, *, muted: bool = True) -> Any:
    return await line.ask({"t": "mute", "seat": seat, "muted": muted})


async def test_a_muted_player_can_send_no_offer_and_no_whisper(tmp_path: Path) -> None:
    async with running(tmp_path / "games") as site:
        table, (ann, ben, cho) = await seated(site, "Ann", "Ben", "Cho")
        await keep_all([ann, ben, cho])
        assert (await mute(ben, 0))["t"] == "ok"
        assert ben.table["muted"] == [0]
        refused = await ann.act(gift(ann, 0, 1))
        assert (refused["code"], refused["params"]) == ("muted-by", {"seat": 1})
        three = Trade((Transfer(0, 2, (lot_of(ann, 0),)), Transfer(2, 1, (lot_of(ann, 2),))))
        assert (await ann.act(Offer(0, three)))["code"] == "muted-by"
        assert (await ann.act(Say(0, "psst", (1, 2))))["code"] == "muted-by"
        # Where Ben has nothing to answer, he hears as everyone does: his client hides it.
        await ann.do(gift(ann, 0, 2))
        await ann.do(Say(0, "Hello all"))
        await settle(ben)
        assert [said["text"] for said in ben.log if said["happened"] == "said"] == ["Hello all"]
        # The other way round all is as it was.
        await ben.do(gift(ben, 1, 0))
        for line in (ann, cho):
            await settle(line)
            assert line.table["muted"] == []
        jars = [person.http.cookies for person in site.people]
    async with running(tmp_path / "games") as site:
        ann, ben = [await come_back(site, jar, table) for jar in jars[:2]]
        assert ben.table["muted"] == [0]
        assert (await ann.act(gift(ann, 0, 1)))["code"] == "muted-by"
        assert (await mute(ben, 0, muted=False))["t"] == "ok"
        assert ben.table["muted"] == []
        await ann.do(gift(ann, 0, 1))


async def test_who_can_be_muted(tmp_path: Path) -> None:
    async with running(tmp_path / "games") as site:
        table, (ann, *_) = await seated(site, "Ann", "Ben", "Cho")
        assert (await mute(ann, 0))["code"] == "mute-oneself"
        assert (await mute(ann, 3))["code"] == "unknown-seat"
        assert (await mute(ann, -1))["code"] == "unknown-seat"
        assert (await mute(ann, 1, muted=False))["t"] == "ok"
        assert (await mute(ann, 1))["t"] == "ok"
        assert (await mute(ann, 1))["t"] == "ok"
        assert ann.table["muted"] == [1]
        onlooker = await site.person("Eve").look_on(table)
        assert (await mute(onlooker, 0))["code"] == "not-seated"
        assert onlooker.table["muted"] == []

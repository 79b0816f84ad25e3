"""One new offer in place of several older ones of its author: all of it is done, or nothing."""

from dataclasses import asdict
from pathlib import Path
from typing import Any

from tests.server.kit import Json, Line, keep_all, running, seated, settle

from chinatown.game import Offer, Trade, Transfer
from chinatown.record import Record, verify

ANN, BEN, CHO = range(3)


def gift(dollars: int, **more: Any) -> Offer:
    return Offer(ANN, Trade((Transfer(ANN, BEN, cash=dollars),)), **more)


async def offered(line: Line, dollars: int) -> str:
    await line.do(gift(dollars))
    return str(line.game["offers"][-1]["id"])


async def replace(line: Line, withdraws: list[str], **more: Any) -> Json:
    action = asdict(gift(40_000, **more))
    return await line.ask({"t": "act", "action": action, "withdraws": withdraws})


def standing(line: Line) -> list[str]:
    return [offer["id"] for offer in line.game["offers"] if offer["status"] == "open"]


async def test_a_new_offer_takes_the_place_of_several(tmp_path: Path) -> None:
    async with running(tmp_path / "games") as site:
        table, lines = await seated(site, "Ann", "Ben", "Cho")
        await keep_all(lines)
        ann, ben, cho = lines
        first, second, third = [await offered(ann, cash) for cash in (10_000, 20_000, 30_000)]
        assert (await replace(ann, [first, second], replaces=third))["t"] == "ok"
        for line in (ann, ben, cho):
            await settle(line)
            assert len(standing(line)) == 1
            assert line.game["offers"][-1]["replaces"] == third
        for line in lines:
            await line.vote("end")
        await ben.until(lambda line: line.game["now"]["phase"] == "over")
        answer = await site.people[BEN].http.get(f"/api/tables/{table}/record")
        assert verify(Record.from_json(answer.content)) is None


async def test_sent_again_it_does_nothing_more(tmp_path: Path) -> None:
    async with running(tmp_path / "games") as site:
        table, lines = await seated(site, "Ann", "Ben", "Cho")
        await keep_all(lines)
        ann = lines[ANN]
        first = await offered(ann, 10_000)
        command = {"t": "act", "action": asdict(gift(40_000)), "withdraws": [first], "id": "same"}
        number = len(await site.tables.store.log.read(table))
        for _ in range(2):
            assert await ann.ask(command) == {"t": "ok", "id": "same"}
        log = await site.tables.store.log.read(table)
        assert [row.request for row in log[number:]] == [None, "same"]


async def test_where_one_part_is_refused_nothing_happens(tmp_path: Path) -> None:
    async with running(tmp_path / "games") as site:
        table, lines = await seated(site, "Ann", "Ben", "Cho")
        await keep_all(lines)
        ann, ben, _ = lines
        first = await offered(ann, 10_000)
        await ben.do(Offer(BEN, Trade((Transfer(BEN, ANN, cash=10_000),))))
        await settle(ann)
        theirs = ann.game["offers"][-1]["id"]
        before = await site.tables.store.log.read(table)
        refused = [
            await replace(ann, [first, theirs]),
            await replace(ann, [first, "no such"]),
            await replace(ann, [first, first]),
            await replace(ann, [first], counters="no such"),
        ]
        assert [answer.get("code") for answer in refused] == [
            "not-your-offer",
            "no-such-offer",
            "offer-closed",
            "no-such-offer",
        ]
        assert await site.tables.store.log.read(table) == before
        await settle(ann)
        assert standing(ann) == [first, theirs]


async def test_no_more_are_named_than_may_stand(tmp_path: Path) -> None:
    async with running(tmp_path / "games") as site:
        _, lines = await seated(site, "Ann", "Ben", "Cho")
        await keep_all(lines)
        answer = await replace(lines[ANN], ["x"] * 21)
        assert answer["code"] == "message-wrong"
